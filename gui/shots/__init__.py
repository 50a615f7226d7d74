"""The gallery: every page, dialog, menu, duty, scene and document of nights made by real acts, as pictures
and measured for words that are cut or lie on each other. ``run`` is the command."""
