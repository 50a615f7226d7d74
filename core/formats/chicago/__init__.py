"""Chicago, as the Swedish championship plays it: tables of four, three rounds to 52, the best go on."""
