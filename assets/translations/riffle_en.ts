<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en_GB">
<context>
    <name>backups</name>
    <message numerus="yes">
        <source>%n backups</source>
        <translation>
            <numerusform>%n backup</numerusform>
            <numerusform>%n backups</numerusform>
        </translation>
    </message>
    <message>
        <source>A backup helps when a file is damaged or deleted. A USB stick, or a folder on another disk, also helps when this PC&apos;s disk fails.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As of {when}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backing up…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backup location</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backups are made in {place} again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backups cannot be made in {place}: {why}. The location was not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that it is plugged in, or choose another folder under Menu, Backups.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another folder or a USB stick under Menu, Backups.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose folder or USB stick…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>Heading: what a backup holds.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demo nights are not backed up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder or USB stick with backups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free some space on this PC&apos;s disk, or choose a USB stick under Menu, Backups.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free some space there, or choose another folder under Menu, Backups.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is in {folder}: the tournament&apos;s own folder is read-only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last backup at {time}, in Riffle&apos;s own folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last backup at {time}, in {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Location</source>
        <extracomment>Heading: the folder where backups are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Location: Riffle&apos;s own folder on this PC.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Location: {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look in another folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for backups…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Riffle backups in {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No backup could be made in Riffle&apos;s own folder, {place}: {why}. The tournament itself is saved as usual.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No backup could be made in {place}: {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No backup could be made: the tournament&apos;s own file cannot be read right now. {again}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No backup yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only on this PC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plug in the USB stick, or choose another folder under Menu, Backups.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove its write protection, or choose another folder under Menu, Backups.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore</source>
        <extracomment>Button: make a tournament from the backup chosen.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore backup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Riffle keeps all backups of the last three hours, then one per hour, then one per day; at most 40 per tournament.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Riffle tries again by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When this location is not available, backups go to Riffle&apos;s own folder on this PC.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restoring creates a new file, {file}, in {folder}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No backups yet. Riffle makes one when a tournament is opened, when its clock starts, at each new level, every quarter of an hour while no level runs, and at its end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restoring creates a new file, {file}. {other} is not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restoring…</source>
        <extracomment>While a backup is being restored.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Riffle copies each tournament when it is opened, when its clock starts, at each new level and at its end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Riffle&apos;s own folder on this PC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a backup to see its contents.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The backup in {first} is damaged; this one is from {taken}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The backup was made in Riffle&apos;s own folder on this PC instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The backups in {place} cannot be read: {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk has damaged this tournament&apos;s file. Its last good backup is from {time}. Print the paper pack now (Ctrl+Shift+P), then restore that backup from the menu.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk has damaged this tournament&apos;s file: it could not be backed up. Print the paper pack now (Ctrl+Shift+P), then close the tournament and open it again: Repair a copy saves what can be saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last two backups in {place} failed: {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tournament itself is saved as usual.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This backup cannot be read: you have no permission to, or another program has locked it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This backup is damaged and nothing in it can be verified. Choose another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This backup is damaged from action {bad} on. What came before is intact and shown here; restoring keeps that part.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>This backup is kept at %n places: {places}.</source>
        <translation>
            <numerusform>This backup is kept at %n place: {places}.</numerusform>
            <numerusform>This backup is kept at %n places: {places}.</numerusform>
        </translation>
    </message>
    <message>
        <source>This backup is no longer a Riffle tournament. Choose another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This backup no longer exists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This backup was made by a newer version of Riffle. Install that version to restore it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This backup was made by a trial version of Riffle, which this one does not read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is {file}, restored as of {when}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This tournament is read-only, so it is not backed up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tournaments</source>
        <extracomment>Heading over backups: the tournaments they are of.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trying {place}…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Untitled</source>
        <extracomment>A tournament without a name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another program has locked it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>backup {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>backup {time}, on this PC only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>damaged from action {n} on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>damaged: nothing can be restored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it does not respond</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no backup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no backup since {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reading…</source>
        <extracomment>In a row: the backup is being read.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is no longer in {folder}: it was moved, renamed or deleted, or its disk was removed. Riffle still has everything up to now and the clock goes on, but nothing new is saved. Put the file back, or save a copy from the menu and open that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{left} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} (as of {when})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} (restored {when})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{other} was not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>chicago</name>
    <message numerus="yes">
        <source>%n advance</source>
        <translation>
            <numerusform>%n advances</numerusform>
            <numerusform>%n advance</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of each table advance</source>
        <translation>
            <numerusform>%n of each table advances</numerusform>
            <numerusform>%n of each table advance</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of each table to the final</source>
        <translation>
            <numerusform>%n of each table to the final</numerusform>
            <numerusform>%n of each table to the final</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of each table to the next heat</source>
        <translation>
            <numerusform>%n of each table to the next heat</numerusform>
            <numerusform>%n of each table to the next heat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players are in the final already.</source>
        <translation>
            <numerusform>%n player is in the final already.</numerusform>
            <numerusform>%n players are in the final already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players are left at the table.</source>
        <translation>
            <numerusform>%n player is left at the table.</numerusform>
            <numerusform>%n players are left at the table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points cannot be reached: {name} at table {table}.</source>
        <translation>
            <numerusform>%n point cannot be reached: {name} at table {table}.</numerusform>
            <numerusform>%n points cannot be reached: {name} at table {table}.</numerusform>
        </translation>
    </message>
    <message>
        <source>53c* 27c 14 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;{names}&lt;/b&gt; share the first place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;{tables}&lt;/b&gt; have handed in round {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A and B final</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A correction here can change who advances.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A final</source>
        <extracomment>The final of the winners of each table.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A play-off is between all who are equal at one table: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player who is out has reached {points} points. Type all points of {name} at table {table} after a slash, as 0O/{points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A round from paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A straight flush ends at %n points: {name} at table {table}.</source>
        <translation>
            <numerusform>A straight flush ends at %n point: {name} at table {table}.</numerusform>
            <numerusform>A straight flush ends at %n points: {name} at table {table}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A table needs %n players.</source>
        <translation>
            <numerusform>A table needs %n player.</numerusform>
            <numerusform>A table needs %n players.</numerusform>
        </translation>
    </message>
    <message>
        <source>Advancing from table {table} by this: {into}, in place of {out}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the last round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All rounds of this table are in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All rounds of this table are in. A play-off decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All side points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All tables begin the next round together. These have not handed in: {tables}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At zero the tables still in the round finish their deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B final</source>
        <extracomment>The final of the seconds of each table.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change heat…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chicago broken by nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chicago broken, first by {by}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chicagos</source>
        <extracomment>Column: how many Chicagos a player made in the round.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another player at table {table}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>Column: the number of a deal (one hand) of a round.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {deal}, exchange {exchange}: who scores?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {deal}: who says Chicago?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {deal}: who wins the last trick?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {deal}: {name} said Chicago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer {name}: how many wrong cards?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer’s error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals of this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Did not follow suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw heat {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw lots for the seats of each round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw of heat {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw of the final</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw of the finals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw round {n} at table {tables}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Draw round {round} at %n tables</source>
        <translation>
            <numerusform>Draw round {round} at %n table</numerusform>
            <numerusform>Draw round {round} at %n tables</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw the final</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the finals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the first heat first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the heat again, or unregister the player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the next seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each table writes its points on its score sheet. Fetch the sheet after every round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier heat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter round {round}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the play-off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal in round points ({round}), points in all deals ({side}) and Chicagos made ({won}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal in round points: side points of the match, then Chicagos made, then the play-off decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ex. {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchanged in spite of the stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fetch round {round} from table {table}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final</source>
        <extracomment>The last heat, of one table.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finals</source>
        <extracomment>The last heat: the A and the B final.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finals drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish the entry first, or leave it with Esc. {question}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish the round from paper first, or leave it with Esc.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>Heading of a legend: what poker hands score.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand in after every round. {places}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heat before or after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heat {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heat {n} drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heats and draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later heat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marks</source>
        <extracomment>Heading of a legend: the marks on a score sheet.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More points are left than {name} made at table {table}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New seats each round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No heat is drawn yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No heat is drawn yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No round is being played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No-show…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has been asked yet at table {table}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has points in this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody plays at table {table} in this heat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody plays at this table in this heat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody says Chicago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody: these are the last tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Heading of a legend: what the play of the cards scores.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play-off at table {table}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play-off…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players advance to the next heat, to the finals, to one final, or nowhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points, in fives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Register and check in the players first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Register and check in the players, then draw the first heat: tables of four, or three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Column: the points a player gets for a round, by the place.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round points, if it ended now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {n} from paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {n} is not handed in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {n} of {rounds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {n} of {rounds} · &lt;b&gt;time is up&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {n} of {rounds} · &lt;b&gt;{time}&lt;/b&gt; left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {n} of {rounds} · paused at &lt;b&gt;{time}&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round}: score sheet missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules of Chicago</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Say why %n points are taken off {name}.</source>
        <translation>
            <numerusform>Say why %n point is taken off {name}.</numerusform>
            <numerusform>Say why %n points are taken off {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Say why %n points are taken off.</source>
        <translation>
            <numerusform>Say why %n point is taken off.</numerusform>
            <numerusform>Say why %n points are taken off.</numerusform>
        </translation>
    </message>
    <message>
        <source>Score sheets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score sheets are missing from these tables: {tables}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score sheets for the next heat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score sheets to fill in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scorekeeper for each round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scorekeeper for the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scorekeeper {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scorekeeper…</source>
        <extracomment>Button: name who writes the score at a table.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats of round {n} drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side</source>
        <extracomment>Column: the side points of a round.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standings</source>
        <extracomment>Title of a list: who has how many points.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standings of the heat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Column: whether a heat or table is done.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sum</source>
        <extracomment>Column: the round points of all rounds together.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table &lt;b&gt;{tables}&lt;/b&gt; has handed in round {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table} has played all its rounds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Table {table} needs %n players.</source>
        <translation>
            <numerusform>Table {table} needs %n player.</numerusform>
            <numerusform>Table {table} needs %n players.</numerusform>
        </translation>
    </message>
    <message>
        <source>Table {table} plays its first deal without &lt;b&gt;{name}&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Table {table}: %n points, Chicago not said</source>
        <translation>
            <numerusform>Table {table}: %n point, Chicago not said</numerusform>
            <numerusform>Table {table}: %n points, Chicago not said</numerusform>
        </translation>
    </message>
    <message>
        <source>Tables done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables of the heat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables {range} of {total} · page {page} of {pages}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take points off…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock of round {n} starts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal in hand is played to its end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The error is entered. {name} has {points} points and keeps them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The final is played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The finals are played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first deal at table {table} is played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last heat is drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round at table {table} is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round’s time is up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table began round {next} at &lt;b&gt;{time}&lt;/b&gt;. Its points count when the sheet is in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table began round {next}. Its points count when the sheet is in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time was up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The title is shared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This round has deals already: undo them with Ctrl+Z to type the whole round from paper.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time is up at table {table}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time is up…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time of the round…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Told the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the points of each in the play-off, from 0 to {most}, with the straight flush to {flush}: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the side points of each player with a space between, as 53c* 27c 14 6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unregister the player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the PC is back, press P at each table on the Chicago page and type its rounds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who advances from {heat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who advances…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who did not follow suit?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who exchanged in spite of the stop?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who says Chicago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole round from paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winners to the A final, seconds to the B final</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a flush</source>
        <extracomment>A poker hand, in a sentence: five cards of a suit.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a full house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pair</source>
        <extracomment>A poker hand, in a sentence.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a royal flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a straight</source>
        <extracomment>A poker hand, in a sentence: five cards in sequence.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a straight flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>advances</source>
        <extracomment>Of a player: plays in the next heat.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all points made, if some were taken off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all points off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as it stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as proposed for the field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>back</source>
        <extracomment>What the Esc key does: one step back.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>began round {round} at {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>broken −{lost} · breaker {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>broken −{points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by Chicagos made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by play-off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by points in all deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by the director’s word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clubs</source>
        <extracomment>The suit.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal {deal}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disqualified</source>
        <extracomment>After a player&apos;s name: the player plays no more at this table.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left</source>
        <extracomment>After a player&apos;s name: the player plays no more at this table.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no round is in yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play-off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seats</source>
        <extracomment>After the name of a heat: who sits on which chair.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tables {tables}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time was up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to heat {n}, {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the final, {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two straight flushes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{into} would advance from table {table} by this, but heat {n} stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{into} would advance from table {table} in place of {out}, but the place in the final is given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{key} is chosen already. The card shows the keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{key} is no answer here. For another table, press Esc first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{late} comes after the draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} &lt;b&gt;error&lt;/b&gt;, no points lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} &lt;b&gt;four&lt;/b&gt; → &lt;b&gt;{other} 0&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} &lt;b&gt;left&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} &lt;b&gt;revoke&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} &lt;b&gt;{points}&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} &lt;b&gt;{points}&lt;/b&gt; deuce</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} &lt;b&gt;{points}&lt;/b&gt; royal flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} &lt;b&gt;{points}&lt;/b&gt; straight flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} &lt;b&gt;−{lost}&lt;/b&gt;, {other} broke &lt;b&gt;{points}&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} &lt;b&gt;−{points}&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} &lt;b&gt;−{points}&lt;/b&gt; error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} &lt;b&gt;−{points}&lt;/b&gt; taken off</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} at table {table} said Chicago, so made at least %n points. If some were taken off later, type all of them after a slash, as 13C/28.</source>
        <translation>
            <numerusform>{name} at table {table} said Chicago, so made at least %n point. If some were taken off later, type all of them after a slash, as 13C/28.</numerusform>
            <numerusform>{name} at table {table} said Chicago, so made at least %n points. If some were taken off later, type all of them after a slash, as 13C/28.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} exchanged &lt;b&gt;0&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has no seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is out of round {round}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} made &lt;b&gt;{points}&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamonds</source>
        <extracomment>The suit.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n points made in one round are hard to believe: {name} at table {table}.</source>
        <translation>
            <numerusform>%n point made in one round is hard to believe: {name} at table {table}.</numerusform>
            <numerusform>%n points made in one round are hard to believe: {name} at table {table}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Start the clock for round {round}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table}, round {round}, deal {deal}: &lt;b&gt;{points} of {least}&lt;/b&gt; as it is written now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal at table {table} does not ask for this now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The later entries at table {table} in deal {deal} would not fit any more. Undo them first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The players are still equal after %n play-offs.</source>
        <translation>
            <numerusform>The players are still equal after %n play-off.</numerusform>
            <numerusform>The players are still equal after %n play-offs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The players sit at %n tables of four or three.</source>
        <translation>
            <numerusform>The players sit at %n table of four or three.</numerusform>
            <numerusform>The players sit at %n tables of four or three.</numerusform>
        </translation>
    </message>
    <message>
        <source>The round has &lt;b&gt;{length}&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score sheet is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score sheet is missing; the scorekeeper is &lt;b&gt;{name}&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table’s round {round} ends, and its places go by the points as they stand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winners go to the final; the others play for two more places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such entry at table {table} in deal {deal}, exchange {exchange}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This heat is drawn or over. Change a later heat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players cannot win the round: {name} at table {table} has {points} too. The director names the winner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players hold a straight flush: who?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a number from 1 on for table {table}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the points of each in the play-off, from 0 to {most}: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo exchange {n} first with Ctrl+Z, then type who says Chicago.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you enter corrects the earlier entry. Esc leaves that entry as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>^Z undoes the last entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>did not follow suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>Of a table or heat: all of its score sheets are in.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw the seats of round {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawn</source>
        <extracomment>Of a heat: its seats are drawn, nothing is played.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enter</source>
        <extracomment>What the Enter key does: write it down.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enter a deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error −{points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exchanged</source>
        <extracomment>Key: a player exchanged cards although not allowed to.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flush</source>
        <extracomment>A poker hand beside its key: five cards of a suit.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four</source>
        <extracomment>A poker hand beside its key: four of a kind.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four, or one to 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts</source>
        <extracomment>The suit.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in round {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last trick {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last trick {trick}, with a deuce {deuce} · Chicago made {made}, broken −{broken}, first to break it {breaker} · dealer’s error −{mistake} a card · exchange at {stop} or more: to 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leave</source>
        <extracomment>What the Esc key does: leave the score sheet.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>made</source>
        <extracomment>Key and legend: the Chicago was made.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>made {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may say Chicago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no deal entered, the table writes on paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no exchange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one final</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>Of a player: out of the round.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out of the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair</source>
        <extracomment>A poker hand beside its key.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair {pair} · two pair {two} · three {three} · straight {straight} · flush {flush} · full house {house} · four {four}, or one player to 0 · straight flush {exit} · royal {exit}, all others to 0 · write every point, past {exit} too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play-off between {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ready to be drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>results</source>
        <extracomment>After the name of a heat: it is over.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ring: said Chicago · star: made it · line through: lost · {stop} no exchange · {exit} with a ring wins, without one is out with 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>royal flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>royal flush, all others to 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>said Chicago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scorekeeper {name}, began round {round} at {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spades</source>
        <extracomment>The suit.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{replaced} cannot come: the next players of those tables play instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n players are drawn.</source>
        <translation>
            <numerusform>%n player is drawn.</numerusform>
            <numerusform>%n players are drawn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points taken off {who}</source>
        <translation>
            <numerusform>%n point taken off {who}</numerusform>
            <numerusform>%n points taken off {who}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%n players&lt;/b&gt;</source>
        <translation>
            <numerusform>&lt;b&gt;%n player&lt;/b&gt;</numerusform>
            <numerusform>&lt;b&gt;%n players&lt;/b&gt;</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%n players&lt;/b&gt; in the A and the B final</source>
        <translation>
            <numerusform>&lt;b&gt;%n player&lt;/b&gt; in the A and the B final</numerusform>
            <numerusform>&lt;b&gt;%n players&lt;/b&gt; in the A and the B final</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%n tables&lt;/b&gt;</source>
        <translation>
            <numerusform>&lt;b&gt;%n table&lt;/b&gt;</numerusform>
            <numerusform>&lt;b&gt;%n tables&lt;/b&gt;</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;{names}&lt;/b&gt; are equal: %n deals without Chicago decide the prize</source>
        <translation>
            <numerusform>&lt;b&gt;{names}&lt;/b&gt; are equal: %n deal without Chicago decides the prize</numerusform>
            <numerusform>&lt;b&gt;{names}&lt;/b&gt; are equal: %n deals without Chicago decide the prize</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;{names}&lt;/b&gt; are equal: %n deals without Chicago decide the title</source>
        <translation>
            <numerusform>&lt;b&gt;{names}&lt;/b&gt; are equal: %n deal without Chicago decides the title</numerusform>
            <numerusform>&lt;b&gt;{names}&lt;/b&gt; are equal: %n deals without Chicago decide the title</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;{names}&lt;/b&gt; are equal: %n deals without Chicago decide who advances</source>
        <translation>
            <numerusform>&lt;b&gt;{names}&lt;/b&gt; are equal: %n deal without Chicago decides who advances</numerusform>
            <numerusform>&lt;b&gt;{names}&lt;/b&gt; are equal: %n deals without Chicago decide who advances</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;{others}&lt;/b&gt; play on for the top places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player who is out has 0 points: {name} at table {table}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player, by seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advancing from table {table} by this: {into}, in heat {n} in place of {out}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An error is the dealer’s: type - without a player. H, T takes points off others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer the card: nobody, or points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most {most} play at table {table}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to a newer entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct an older entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct what was written, or let it stand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corrected</source>
        <extracomment>Before an entry of a score sheet that takes the place of another.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw again…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the next heat…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw…</source>
        <extracomment>Button: show the commitment of the next heat&apos;s draw.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the table’s score sheet as it stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five players cannot sit at tables of three and four.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four of a kind for {name}: points, or an opponent to zero?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four of a kind for {name}: {other} loses all points?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heat {heat} has begun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys not entered: {keys}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys were not entered: {keys}. Press Esc first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters are entries while the sheet is open. Type / before a name. ^Z undoes entries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No scorekeeper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No table has a free seat before its first deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has fewer than 0 points: {name} at table {table}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has won the round at table {table}. Enter the winner, or that the time was up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody sits in this seat at table {table}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One to four players of a table advance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only four of a kind takes an opponent to 0 points at table {table}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only numbers and these marks, a space after each player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one hand scores in an exchange: {name} would be the second at table {table}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one heat is drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play-off · {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reached, round points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round before or after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round} at table {table} is begun and not finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round} of table {table} from paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score sheets of earlier heats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats are drawn again for round {round}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side points in this order, a space after each player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table &lt;b&gt;{table}&lt;/b&gt; has a free seat before its first deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table before or after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table} has no seat {chair}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table} is in round {rounds}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This round is from paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those sent on from table {table} go by the points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the points of every player at table {table}, in the order of the seats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>correct the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>equal to the other hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standings</source>
        <extracomment>After the name of a heat: who has how many points.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>straight</source>
        <extracomment>A poker hand beside its key.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>straight flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table {table}, round {round}, deal {deal}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taken off −{points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three</source>
        <extracomment>A poker hand beside its key: three of a kind.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to heat {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the final</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the next heat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to zero −{points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two players hold one: leave this and begin with 9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whole round from paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with a deuce {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{heat} planned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{heat} · Round {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{heat}: standings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{heat}: tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{into} would advance from table {table} in place of {out}, but heat {n} has begun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{key} is no answer here. The card shows the keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{late} comes after the draw, and no table has a free seat before its first deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} are equal at table {table}: they play off who advances.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} at table {table} has %n points without having said Chicago and is out.</source>
        <translation>
            <numerusform>{name} at table {table} has %n point without having said Chicago and is out.</numerusform>
            <numerusform>{name} at table {table} has %n points without having said Chicago and is out.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} at table {table} has said Chicago, so it cannot be out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} at table {table} made a Chicago that was not said.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} did not follow suit: the hand at table {table} wins no trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has already scored in this exchange at table {table}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has too few points at table {table} to say Chicago.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is not there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is out by breaking it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is out of the round at table {table}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is out with a deuce</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is out with the last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is out with {points} or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} left the table, or was never at it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} may exchange cards: the points at table {table} are below the limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} plays at no table of this heat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} plays at table {table}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} said Chicago at table {table} in deal {deal}, then with only %n points.</source>
        <translation>
            <numerusform>{name} said Chicago at table {table} in deal {deal}, then with only %n point.</numerusform>
            <numerusform>{name} said Chicago at table {table} in deal {deal}, then with only %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} said Chicago with too few points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} was disqualified and cannot play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} was drawn for a heat, so this entry stays. If the player goes home, use “leave”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins by breaking it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins round {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins the B final.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins the tournament.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins with Chicago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins with a deuce</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins with the last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins with {points} or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: highest card?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: suit?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: the last trick, or with a deuce?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: which hand?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: which straight flush?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} no exchange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{one} before {other} by a play-off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{one} before {other}: Chicagos made {more}, not {less}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{one} before {other}: {more} points in all deals, not {less}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} exchanged in spite of the stop and has 0 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} scored four of a kind, {by} to 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} scored {hand}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} sent on from table {table}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} won the last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} won the last trick with a deuce</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{who} dealt %n cards wrong</source>
        <translation>
            <numerusform>{who} dealt %n card wrong</numerusform>
            <numerusform>{who} dealt %n cards wrong</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} did not come to table {table}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} did not follow suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} keeps the score at table {table}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} left table {table}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} left the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} plays at table {table}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} says Chicago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{hand}” is no hand. Type one of {hands}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>← corrects an entry</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>chips</name>
    <message numerus="yes">
        <source>%n tables to race</source>
        <translation>
            <numerusform>%n table to race</numerusform>
            <numerusform>%n tables to race</numerusform>
        </translation>
    </message>
    <message>
        <source>10</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;{names}&lt;/b&gt; came from a table that had not raced</source>
        <translation>
            <numerusform>&lt;b&gt;{names}&lt;/b&gt; came from a table that had not raced</numerusform>
            <numerusform>&lt;b&gt;{names}&lt;/b&gt; came from a table that had not raced</numerusform>
        </translation>
    </message>
    <message>
        <source>After</source>
        <extracomment>Heading: the chips after a race or exchange.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce</source>
        <extracomment>Button: say that the room was told of the colour-up.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As Kd 2c</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the next break</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards are dealt one at a time around the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards as entered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards go out from seat 1: {seats}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards go out from the left of the button: {seats}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards of seat {seat}, {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chip set: {values}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips and plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips are collected from seat 1: {seats}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips are collected from the left of the button: {seats}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips that were found, hidden or pocketed leave play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a player’s row first: L marks the last chips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collect and deal from seat 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collect and deal from the left of the button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collect from seat 1, deal from the left of the button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collect from the left of the button, deal from seat 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour up the {chips}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour up the {lower}s before the {chip}s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour-ups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours…</source>
        <extracomment>Button: choose the colour of each chip.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer’s sheets…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter each player&apos;s odd chips. They become {new}s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter in the ledger…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter: confirm the seat above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter: no odd chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything adds up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange old chips…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand out the chips, next table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ledger</source>
        <extracomment>The account of all chips bought, out of play and in play.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ledger and audit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cards: too few odd chips for a new chip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No chips added or removed, except by entries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No denomination is out of play yet: nothing to exchange.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No odd chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody had odd {chips}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Nobody wins more than %n chips.</source>
        <translation>
            <numerusform>Nobody wins more than %n chip.</numerusform>
            <numerusform>Nobody wins more than %n chips.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not needed after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to race now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now, while the players stay at their tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odd chips total {value}: {won} × {new}, exactly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odd chips total {value}: {won} × {new}, rounded to the nearest, half up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odd chips total {value}: {won} × {new}, rounded up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odd chips…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otherwise</source>
        <extracomment>Heading: how a race came out if not as Riffle dealt it.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Planned for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pocketed chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Race the {chips} at table {table}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Race…</source>
        <extracomment>Button: hold a chip race. Race is the race for odd chips.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rescue after a chip race</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Room</source>
        <extracomment>Heading: the whole room, all tables together.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounding of a chip race</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} cannot have {odd} odd {chip}s: {most} at most. Exchange the others for higher chips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stack given up for a re-entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stack of a disqualified player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surplus chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {label}, raced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {label}, {chips}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table} had no odd {chip}s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table} has already raced the {chip}s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables: chips raced in and handed out, and other changes there. Room: chips sold and chips in play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the {chips} out of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock has not started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The odd {chip}s of all tables total {value}. That leaves {rest} of the {total} in play, which {unit}s cannot make up. Count again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The structure does not plan this colour-up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The structure does not plan to colour up the {chip}s now. Announce it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The structure has no colour-up. You can announce one under Chips and plan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {chips} are out of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {chip}s are out of play. Any found later are exchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {chip}s are out of play. Any found later are removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {chip}s are out of play. Exchange those that are left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {chip}s are still in play. Race them off first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {chip}s are still needed: level {level} has a bet of {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {chip}s have not been raced yet at: {tables}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {chip}s of {name} are already raced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {going}s are coloured up too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no {chip}s in this tournament. Its denominations: {chips}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This does not add up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This race was marked as done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where is the button at table {table}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace</source>
        <extracomment>A card&apos;s rank, before “of spades”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>added to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adds up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all tables raced</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>and %n earlier entries, under History</source>
        <translation>
            <numerusform>and %n earlier entry, under History</numerusform>
            <numerusform>and %n earlier entries, under History</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more tables, which add up</source>
        <translation>
            <numerusform>and %n more table, which adds up</numerusform>
            <numerusform>and %n more tables, which add up</numerusform>
        </translation>
    </message>
    <message>
        <source>announced</source>
        <extracomment>State of a colour-up: the room was told.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{row}: a colour-up of the {chips} while lower ones stay in play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{row}: a colour-up of the {chips}, but later blinds or antes need them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{row}: a colour-up of the {chips}, but no chips are left then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{row}: a colour-up of the {chips}, but they are not all in play then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{word}” is not a reason for adding or removing chips. Type one of {words}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>card {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards {first} to {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards {numbers}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards at {seat}: {cards}, odd chips: {odd}. Enter one card per odd chip.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n odd chips need %n cards, and a deck has {cards}. Exchange in steps.</source>
        <translation>
            <numerusform>%n odd chip needs %n card, and a deck has {cards}. Exchange in steps.</numerusform>
            <numerusform>%n odd chips need %n cards, and a deck has {cards}. Exchange in steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players who came after this table raced</source>
        <translation>
            <numerusform>%n player who came after this table raced</numerusform>
            <numerusform>%n players who came after this table raced</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stacks that left the table were not counted.</source>
        <translation>
            <numerusform>%n stack that left the table was not counted.</numerusform>
            <numerusform>%n stacks that left the table were not counted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All &lt;b&gt;%n tables&lt;/b&gt; have raced them</source>
        <translation>
            <numerusform>The table has raced them</numerusform>
            <numerusform>All &lt;b&gt;%n tables&lt;/b&gt; have raced them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the next break, &lt;b&gt;%n tables&lt;/b&gt;</source>
        <translation>
            <numerusform>At the next break, &lt;b&gt;%n table&lt;/b&gt;</numerusform>
            <numerusform>At the next break, &lt;b&gt;%n tables&lt;/b&gt;</numerusform>
        </translation>
    </message>
    <message>
        <source>Break after level {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chip set: none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal real cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player gets all cards before the next player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter: go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal ranks: clubs are highest, then diamonds, hearts, spades.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal ranks: hearts are highest, then spades, diamonds, clubs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal ranks: spades are highest, then hearts, diamonds, clubs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchanged at par: {exchanged}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forfeited chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found chips leave play. Type -{amount}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest cards: {winners}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L: these are the last chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New chips won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next colour-up: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No chip set yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody goes out in a race. Rescued with one {chip} chip, the lowest in play: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody goes out in a race. Rescued with one {chip} chip, the next denomination: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody sits in seat {seat}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Now, at &lt;b&gt;%n tables&lt;/b&gt;, while the players stay there</source>
        <translation>
            <numerusform>Now, at &lt;b&gt;%n table&lt;/b&gt;, while the players stay there</numerusform>
            <numerusform>Now, at &lt;b&gt;%n tables&lt;/b&gt;, while the players stay there</numerusform>
        </translation>
    </message>
    <message>
        <source>Odd chips out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odd {chips}, type 0 to {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removed: {removed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Riffle dealt the cards; anyone can verify them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} has no odd chips in this race, so they cannot be its last chips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the chips first: chips 25 100 500.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the chips once. Riffle then plans the colour-ups, runs the chip races and audits the chips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table}, the {chips} become {new}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The director rules on chips that were found, hidden or pocketed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The race starts to the left of the button. Type the seat or click it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {unpaid} in play cannot be made up of the remaining denominations. Look for more {chip}s, or count again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These chips are suggested from the blinds and the starting stack. Change those that your chip set does not have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This rulebook has no rescue chips. Left without chips: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To race this table here, undo that action in History.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type each denomination once, twenty at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When this is on, you type the cards that were dealt; otherwise Riffle deals. Key: C</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black {chip}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue {chip}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>brown {chip}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards from seat 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards from the left of the button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green {chip}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grey {chip}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack</source>
        <extracomment>A card&apos;s rank, before “of spades”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king</source>
        <extracomment>A card&apos;s rank, before “of spades”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needed to the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not planned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off by {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orange {chip}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pink {chip}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>purple {chip}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen</source>
        <extracomment>A card&apos;s rank, before “of spades”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raced at all tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raced at {n} of {of}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red {chip}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>removed from play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rescued with {chip}: seat {seats}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat {order}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat {seat} by {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seats {order}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stays in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stays to the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these are the last chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turquoise {chip}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white {chip}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow {chip}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{chip} is the highest denomination, so it cannot be coloured up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} still had {count} × {chip}, {value} in all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} = {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{card}” is not a card. Type As, Kh, 10d or 2c.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{amount} is more than the {chips} in play. Check the number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{cards} cards for %n odd chips</source>
        <translation>
            <numerusform>{cards} cards for %n odd chip</numerusform>
            <numerusform>{cards} cards for %n odd chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards} of %n cards</source>
        <translation>
            <numerusform>{cards} of %n card</numerusform>
            <numerusform>{cards} of %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} was dealt twice. Check the cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{chips} added to play: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{chips} in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{chips} in play is not a multiple of {unit}: somebody miscounted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{chips} removed from play: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} at {seat} lost the last chips in a race and got one {rescue} chip, so there are no odd {chip}s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} × {chip}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rank} of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rank} of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rank} of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rank} of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} gave up {odd}, too few for one {new}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} had no odd {chips}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} raced {odd} for {chips}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: chips already out of play exchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: {said}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>clock</name>
    <message>
        <source>A break has no blinds, ante, bets or hands. Leave them out, or make it a level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A length of {length} is not possible here. A row lasts from 1 second to 24 hours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A level needs blinds, limits or an ante. Give at least one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A level lasts either minutes or hands. Give one of the two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n hands cannot have been played: the level has {most}.</source>
        <translation>
            <numerusform>%n hand cannot have been played: the level has {most}.</numerusform>
            <numerusform>%n hands cannot have been played: the level has {most}.</numerusform>
        </translation>
    </message>
    <message>
        <source>A row cannot be shorter than the time already played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An end of day has no length: the clock stops until the next day is started. Leave the length out, or make it a break.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce the talk break</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce: no raise cap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At zero, from the next hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bag and count: {players}, {chips} in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bagged</source>
        <extracomment>State at the end of a day: all chips are in bags until the next.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blinds and limits are changed one level at a time. Choose one row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of day {day}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry and re-entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry and re-entry close when level {n} begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry and re-entry until {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Late registration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Late registration closes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Late registration closes when level {n} begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Late registration until {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level {n} at zero: {blinds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level {n}: new blinds from the next hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No clock is set now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No raise cap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play resumes when you start the next day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row {row} has already run {run}. It cannot be shorter than that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row {row} has begun or is over, so it cannot be changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sale ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That time is in the future. Choose an earlier one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock has already been started.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock is already paused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock is already running.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The structure has no row {row}. Its rows are 1 to {rows}, breaks included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the last row of the structure. Add a level first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This level has no ante to pay. Give the ante as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This structure has no level with higher blinds than the present ones. Choose another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until you resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When level {next} begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{ante} at %n players or fewer</source>
        <translation>
            <numerusform>{ante} at %n player or fewer</numerusform>
            <numerusform>{ante} at %n players or fewer</numerusform>
        </translation>
    </message>
    <message>
        <source>{time} is in the future. Choose an earlier time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is not a kind of break. Type break, talk or day-end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{paid_by}” cannot pay the ante. Type each, bb or button.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a break can be a talk break or the end of a day. This row is a level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n hands of this level are already played. Give a larger number.</source>
        <translation>
            <numerusform>%n hand of this level is already played. Give a larger number.</numerusform>
            <numerusform>%n hands of this level are already played. Give a larger number.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A level has 1 to %n hands.</source>
        <translation>
            <numerusform>A level has 1 to %n hand.</numerusform>
            <numerusform>A level has 1 to %n hands.</numerusform>
        </translation>
    </message>
    <message>
        <source>From the next hand’s first riffle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the next hand’s shuffle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No time away is left to count or ignore: the question was answered, or the clock was set since.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players stay at their tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re-buys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re-buys close when level {n} begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re-buys until {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re-entry closes when level {n} begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re-entry until {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That length is not possible. A row lasts from 1 second to 24 hours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That number of hands is not possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That time is too early. Choose a later one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ante cannot be {ante}. Check the number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bring-in cannot be {bring_in}. Check the number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The cap cannot be %n raises. Type 0 to 99; 0 means no cap.</source>
        <translation>
            <numerusform>The cap cannot be %n raise. Type 0 to 99; 0 means no cap.</numerusform>
            <numerusform>The cap cannot be %n raises. Type 0 to 99; 0 means no cap.</numerusform>
        </translation>
    </message>
    <message>
        <source>The clock has not been started yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tournament is heads-up: the raise cap of {cap} is lifted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no levels yet. Add one under Structure first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the first row of the structure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This row has no set end, so no time can be added. End it with Next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While dealers change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a short stack pays the ante first, then the blind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a short stack pays the blind first, then the ante</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one more hand is dealt at the old level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>posted for an absent player, whose hand is dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>close at level {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>close in {left}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closes at level {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closes in {left}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the next hand · {begins}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hand starts at the first riffle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hand starts at the shuffle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tournament is heads-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ante} at {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{small} / {big} cannot be blinds or limits. Check the numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time} is too early. Choose a later time.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>commands</name>
    <message numerus="yes">
        <source>Bust %n players</source>
        <translation>
            <numerusform>Bust %n player</numerusform>
            <numerusform>Bust %n players</numerusform>
        </translation>
    </message>
    <message>
        <source>Ctrl+Z took back what you typed. Press Esc, then Ctrl+Z undoes an action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Did {seats} have the big blind? To eliminate them, type “eliminate {typed}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw seats with the number {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I don’t understand “{typed}”. Type a seat (4.5), a name or an action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is called “{name}”. Choose with the arrow keys, or type another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not done: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Enter again for “{what}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Enter again to change the prizes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Esc to clear the line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Register {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} is closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set big blinds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set big blinds: {seats}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table}: which seat? Type it like {table}.4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no seat {seat}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no typing to take back. Press Esc, then Ctrl+Z undoes an action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To draw with {number}, first prepare the draw: Enter on its duty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To re-enter, press Down and Enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a name, a seat or an action…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the next name or seat…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which one: {titles}? Type more, or choose with the arrow keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a captain handed over a card: &quot;Fisk&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a member leaves, or is disqualified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a method of the rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a part to each of the team</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a player who went out in the same hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a seat for each stack of a late team</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a step, or next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>abandon the prepared draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add</source>
        <extracomment>Typed in the command bar: register a player.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add a break: length 15, or length open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add a level: blinds 400/800 length 20</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add a member before the start: &quot;Fisk&quot; &quot;Bo Sund&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add a note to the log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add or remove chips: -500 why found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add or remove time in this level: +1, -1, 0:30</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add to the prize pool: &quot;The club&quot; 2000; 0 takes it away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all hands are done: the talk break runs from now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all share the places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>alter the tournament, with the reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>alternate: waits for a free seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>amounts are multiples of this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an equal hand scores too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an offence of the rulebooks: splashing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another amount than the rulebook’s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another seat than before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at how many players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at how many tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at which table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>balance by the rulebook; from, who, to: your choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bb, all, or button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before which row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begin hand-for-hand; off: end it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>break a table and draw new seats for its players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>break, talk or day-end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>call a time-out for a seat: 4.2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>call the clock: 3.4 by &quot;Bo Sund&quot;, or with fewer seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cancel the tournament, with the reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change a row of the structure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change a tournament setting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change the name, number or note of a player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chips coloured up then: 25 100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chips dealt out, by seat: 1:5000 3:2500</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chips given up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose the format: holdem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose the rulebook: cpc-2023</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clock</source>
        <extracomment>Typed in the command bar: a player&apos;s time to act is called.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>close a seat: 3.7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>close an empty table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>correct the count of a transfer: 3.4 stack 24300</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>correct the name of a team: &quot;Fisk&quot; to &quot;Fisken&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>count</source>
        <extracomment>What a button of the till says, typed: count the money in it.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>count a hand at a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>count a hand played at all tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>count or ignore time away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>count the time away as played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal</source>
        <extracomment>Suggestion in the command bar: the players share the prizes.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal again at a stopped table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal in a player who waited for the button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disqualified, not gone home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disqualify a player: 7.4 for &quot;cheating&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disqualify a team: &quot;Fisk&quot; for &quot;collusion&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw a seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw seats for everybody without one, with the number called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw the final table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw the next heat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw the seats of the next round at these tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drop a transfer that is not counted: 3.4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eliminate a name or seat: 7.4 by &quot;Bo Sund&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end a clock call: acted, dead, checked or withdrawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end a penalty: 7.4 served, or lifted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end a round by the clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end a time-out: acted, dead or withdrawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enter a chip count: 3.4 35000</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enter a play-off: 7.1 7.3 points 12 8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enter a round from paper: 7 round 1 points 53 27 14 6 said 1 made 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enter in the ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enter what was counted: Cash 11400</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exchange chips out of play: 3.4 chip 25 count 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exchange old chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fix the prize of a place: 7 900; without an amount it is open again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>floor</source>
        <extracomment>Typed in the command bar with a table: its dealer calls the floor.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for exposed cards: from the next hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found, hidden, pocketed, forfeited, missing, surplus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give a penalty: 7.4 for &quot;phone&quot;, or with warning, minutes, hands, rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give money back: &quot;Anna Ek&quot; 350 Cash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give the round a time, in minutes: 40</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go back to the previous row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go to the next level or break</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>guarantee a prize pool: the house adds what is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand over a seat: &quot;Anna Ek&quot; to &quot;Bo Sund&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hands already played in the level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hands to sit out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many cards were dealt wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many chips were counted out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many chips were left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many chips, if not counted yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many hands a level lasts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many of each table go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many places are paid: 7, 15% down, grid; none: one a share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how much</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how much is paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its answers: &quot;faced=200&quot; &quot;chips=200&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep a till</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep back from the prize pool: &quot;League pot&quot; 5%, 300 or 7x150</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep people from drawing seats at one table: Anna Ek, Bo Ek; off takes it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep the biggest stacks apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept for the winner: 10% or 600</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>length: 20, 1:30, or open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>let a table that called the floor play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>make a member captain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mark a player as absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mark an absent player as present</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mark the slips of an action as printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>merge a third stack: 2.5 into 3.4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minutes to sit out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>misdeals among them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>most per player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>most raises in a betting round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move a player: &quot;Anna Ek&quot; to 3.4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move rows of the structure: 11 to 14 at 8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name a table’s scorekeeper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name on the room screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nickname</source>
        <extracomment>Beside a suggestion: what stands here is a nickname.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>note for the floor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>note that a player leaves: 0 from this round on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>note that a table waits for a ruling: 2 about &quot;string bet&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>note that a transfer was announced: 3.4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>odd chips by seat: 1:3 4:2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on which player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one number each, lowest place first; equal numbers share: 1 2 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only levels above the present blinds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open a table: 4 seats 9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>order players out in different hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>order players out in one hand: stacks, in order, or shared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>Beside a player: eliminated.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paid or qualified before the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pause the clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pay a prize: &quot;Anna Ek&quot; 900 Cash; without an amount all that is due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>place a table on the plan: 7 column 3 row 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plan a heat: 2 at 16:30 best 2 to next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play ends: places by stack, or as said after it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play for tickets of a value: 2000, or so many of them: 2000 5 &quot;Main event&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>print</source>
        <extracomment>Typed in the command bar: a paper to print, by its name, or the menu of them.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>race chips at a table: 3 chip 25 odd 1:3 4:2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>re-enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>re-enter a player who is out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record a misdeal at a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record an announcement: break-order, redraws, seeded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>redo what was undone last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>register a player: &quot;Anna Ek&quot; seat 3.4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>register a team: &quot;Fisk&quot; members &quot;Ida Falk&quot; &quot;Per Öst&quot; &quot;Siv Frost&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>register several players: &quot;Anna Ek&quot; &quot;Bo Sund&quot; number &quot;113&quot; accessible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>register several teams: &quot;Fisk: Ida Falk, Per Öst, Siv Frost&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove a row of the structure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove an absent stack from play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove an entry not yet played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reopen a closed seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>replace the structure: &quot;add level blinds 25/50 length 20&quot; &quot;add break length 10&quot; ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rest a third stack: 2.5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>resume the clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rounds to sit out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ruling at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say who advances from a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>schedule the start: 18:00</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set the price of an entry, re-entry, re-buy or add-on, or one of its own name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share the pool by the usual grid, or your own: 2-8:100% 9-20:60/40</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share the pool in falling steps, the last place so many buy-ins: 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share the prizes of all who are left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share the prizes of all who are left: icm, chips, even, or custom &quot;Anna Ek&quot; 3900 &quot;Bo&quot; 3500</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sit a member behind a stack: 3.4 &quot;Bo Sund&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>split a third stack: 2.5 to 3.4 5.2 chips 12000 8000</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take a payment: &quot;Anna Ek&quot; 350 Swish; without an amount all; prize: set off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take away what is added or kept back under a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bounty within the price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the captain, if not the first member</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the chips for each of them, in that order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the clause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the clock ended the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the club number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the giving stack, as the dealer counted it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the heat that is drawn and has not begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last row of several</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last trick was won with a deuce</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the members, the captain first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name of its price: Guest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name of the new player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number called in the room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the opponent who is taken to 0 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the player of a table of four who plays instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the player the seat is kept for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the player who called the clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the player who had a straight flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the player who is penalised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the players, first place first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the points of each, in that order: 12 8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the print menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seat of the player who broke it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seat of the player who comes back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seat where the player was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the situation of the rulebook: string-bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the stack that receives the chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the stacks as counted, in the order of their columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the stacks that receive the chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table where a resting stack is dealt out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table where the chips are dealt out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the team is gathered: its time runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the till: float 2000, in 300 &quot;reason&quot;, out 300 &quot;reason&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to be printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>transfer between two stacks: 3.4 to 5.2, stack 24300 once counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what was ruled, where it is not as in the rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what was shouted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when it was claimed: 20:41</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when the heat begins: 16:30</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when the player went out: 20:41</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when the time away began: 19:55</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when the time away ended: 20:10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where they go on: next, finals, final, end, or proposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which deal, to correct it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which exchange, to correct it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which heat, if an earlier one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which heat, to correct it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which players it is about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which round, to correct it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which row of the floor, from the top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which row of the structure, breaks included</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which table becomes the final table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whose hands are dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>withdraw a team before the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes or no: needs an accessible seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} out in one hand at different tables: they share {place}, {sum} each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} out in one hand at different tables: they share {place}, {sum} together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} out in one hand at different tables: they share {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} out in one hand at different tables: {places}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} {place}, {sum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has no seat yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>−1 min</source>
        <extracomment>Typed in the command bar: one minute less on the clock.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>correct an elimination: player, by whom, when</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+1 min</source>
        <extracomment>Typed in the command bar: one minute more on the clock.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>-1 min</source>
        <extracomment>Typed in the command bar, with a hyphen: one minute less on the clock.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press / for a name, a seat or an action…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all points made in the seats, if some were taken off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>correct the player of an entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last level it is sold in, or a time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>log a ruling: &quot;A call of 200&quot; on 2.7, with clause, dead, penalty next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mark a duty as done, dismissed, or otherwise (done differently)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mark a seat: 3.4 accessible for Anna Ek, or ordinary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mark an absent player&apos;s chips as carried to the new seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pay bounties whole (fixed), or progressive 50%: half is added to the winner&apos;s own bounty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat a late player: Eva at 7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat of the button, empty or not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat of the small blind, empty or not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seated players too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seats with no other chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sell a re-buy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sell an add-on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>send a player in the wrong seat to the right one: at 3.4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>separate team-mates at a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set redraws of all seats: tables 3 2 players 27</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set shares by place: 50% 30% 20%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set the break order: 8 7 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set the clock: row 3 elapsed 4:10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set the denominations in use: 25 100 500 1000</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set the hands sat out: 7.4 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set the last big blind at several tables: 3.5 7.2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set the last blinds and button: 3 big 5 small 4 button 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share places of players out at the same time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show the commitment before a number is called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>small and big: 100/200</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start the clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stop dealing at a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stop it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>swap seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>swap two players: &quot;Anna Ek&quot; with &quot;Bo Sund&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tables side by side so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take out a player who is not there at the first deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take points off: 7.2 points 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take raced chips out of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fee within the price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hand is dead too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the limits played: 200/400</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the mildest step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the offence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the other player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the player leaves and gives up the seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the player who won the chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the points of the seats, in order: 53 27 14 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the real cards by seat: 1:As 4:Kd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the refund</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the right name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the right player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seat of the big blind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seat with a straight flush, or that won at the exit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seats that are out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seats that made Chicago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seats that said Chicago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table that gives the player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text of a house rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>their stacks at the start of the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time already run: 4:10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>track every hand of a table; off: stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undo an elimination: back in the same seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undo the last action, or one by number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when first days merge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when the offence was reported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which column of the floor, from the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which denomination</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with the actions that depend on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write a dealer’s mistake: 7 cards 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write that Chicago was made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write that nobody says Chicago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write who broke the Chicago: 7 by 7.2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write who did not follow suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write who exchanged in spite of the stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write who says Chicago: 7.1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write who scores what: 7.3 flush, or 7.0 for nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write who wins the last trick: 7.2, or 7.2 deuce</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} out: they sit at different tables.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is out, {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{table} is both a table and the club number of {name}. Type a seat ({table}.4) or “{table} out”.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>common</name>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free seats</source>
        <translation>
            <numerusform>%n free seat</numerusform>
            <numerusform>%n free seats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hands</source>
        <translation>
            <numerusform>%n hand</numerusform>
            <numerusform>%n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n levels</source>
        <translation>
            <numerusform>%n level</numerusform>
            <numerusform>%n levels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seats</source>
        <translation>
            <numerusform>%n seat</numerusform>
            <numerusform>%n seats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tables</source>
        <translation>
            <numerusform>%n table</numerusform>
            <numerusform>%n tables</numerusform>
        </translation>
    </message>
    <message>
        <source>Absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Absent: the staff carries the chips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accessible seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add-on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All players left are paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ante</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Audit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Average stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big blinds: {seats}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blinds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Break</source>
        <extracomment>A rest of all players; never a table that is broken.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Break in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Break order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bust</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bust by…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bust {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy-in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call the clock</source>
        <extracomment>A player asks that another player&apos;s time be limited; nothing to do with the tournament clock.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call the clock on {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chicago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chicago made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chip</source>
        <extracomment>A poker chip, or its value.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chip set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips already out of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock calls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock on {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Club</source>
        <extracomment>The poker club that organises; never the suit.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Club number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealt in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Did you mean “{near}”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disqualify…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit player…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit {name}…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End hand-for-hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry</source>
        <extracomment>One paid start with its stack.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter and sort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find table or player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find…</source>
        <extracomment>Button: find a table or player.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish on time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Floor</source>
        <extracomment>The page of what the floor staff do: penalties, rulings, calls.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For exposed cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give penalty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand-for-hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand-for-hand · hand {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n add-ons</source>
        <translation>
            <numerusform>%n add-on</numerusform>
            <numerusform>%n add-ons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chips</source>
        <translation>
            <numerusform>%n chip</numerusform>
            <numerusform>%n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n re-buys</source>
        <translation>
            <numerusform>%n re-buy</numerusform>
            <numerusform>%n re-buys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n re-entries</source>
        <translation>
            <numerusform>%n re-entry</numerusform>
            <numerusform>%n re-entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n teams</source>
        <translation>
            <numerusform>%n team</numerusform>
            <numerusform>%n teams</numerusform>
        </translation>
    </message>
    <message>
        <source>+{sum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All {n}…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>Heading: the chips before a race or exchange; on the room screen the blinds of the level before.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collected</source>
        <extracomment>Line of the till: payments taken from the players.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct bust…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demo night</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export log for programs…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Float</source>
        <extracomment>Line of the till: the money it began with.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the till</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It follows without being said.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Late player…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>The period with the same blinds.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Misdeal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move, print slip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New tournament…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No actions yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No clock call is running.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No levels yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No redraws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No refund.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No seat yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No. {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is out yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odd {chips}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One hand or two?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid</source>
        <extracomment>Money that was taken for entries.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payout slips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payouts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penalty…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play-off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player leaves…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>Column, page or figure: the players of the tournament.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pool and prizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Present</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prize</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prize pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Race</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re-buy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re-buy for {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re-entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redraws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refund</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refunded</source>
        <extracomment>Line of the till: money given back to players.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Register</source>
        <extracomment>Button: put a player into the tournament.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repair a copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report to the disciplinary board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rescue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Riffle tournaments (*.riffle)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as template…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scorekeeper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Screen off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat</source>
        <extracomment>The chair at a table, never the finishing place.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat}, {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats per table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Served</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set chips…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set clock…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stack of an absent player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stack of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>A button: begin.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starts in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Structure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>A poker table, never a list.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {label}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table} deals again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table} seat {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table} stands still</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables {tables}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take payment…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Talk break</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tally…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand is dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The prizes are not set yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then level {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is read-only. Save a copy to continue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a time. Type it like 20:14.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Till</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>A time of day.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time is up: the hand is dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time-out cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time-out without a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time-outs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tonight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type digits only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When first days merge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who advances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who moves?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winner&apos;s own bounty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about {chips}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accessible seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message>
        <source>and {n} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bounty {sum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>break</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ends about {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entry {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>Of a seat: nobody sits there.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gets {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand-for-hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>house rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>late registration closes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs an accessible seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no accessible seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no ante</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no seat yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not stated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>Instead of an amount or a list that is empty.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now</source>
        <extracomment>When something is due: at once.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>re-entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>somebody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table {table}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table {table} seat {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time is up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the winner, besides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>will be registered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{chips} chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{chips} chips leave play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{chips} colour up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{field}: “{typed}” is not valid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{left} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} ({team})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{team} out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time}, then {n} counted down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: {ruling}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>conduct</name>
    <message numerus="yes">
        <source>%n more penalties follow</source>
        <translation>
            <numerusform>%n more penalty follows</numerusform>
            <numerusform>%n more penalties follow</numerusform>
        </translation>
    </message>
    <message>
        <source>Blinds and antes are taken from the stack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blinds are taken from the stack, antes are not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards are dealt to the seat and taken in after the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count the stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count {name}&apos;s chips and take them from the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not the first offence of this kind tonight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither blinds nor antes are taken from the stack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cards are dealt to the seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No offence is called {offence}. Type one of these: {near}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penalty over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penalty served?</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Players at the table when the penalty was given, offender included: {players}. That makes %n hands.</source>
        <translation>
            <numerusform>Players at the table when the penalty was given, offender included: {players}. That makes %n hand.</numerusform>
            <numerusform>Players at the table when the penalty was given, offender included: {players}. That makes %n hands.</numerusform>
        </translation>
    </message>
    <message>
        <source>The chips are dealt out to the table: {shares}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The director gives no refund.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The minutes run in breaks too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rulebook forbids this and names no penalty: the director decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rulebook says this has to be punished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rulebook says this may be punished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shares total {shared}, but the stack is {chips}. Deal out every chip.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not one of the penalty steps; the next one was {next_step}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This step is harsher than the next one, as the director may decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This step is harsher than the next one, {next_step}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This step is harsher than the next one, {next_step}: the director may go further.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This step is milder than the next one, {next_step}: the director decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clause {clause}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the next hand on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from this hand on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tallied on the table sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{chips} chips dealt out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{chips} chips out of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} at {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} exposed cards, but the hand stays live.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} had %n penalties tonight: the next step is {next_step}.</source>
        <translation>
            <numerusform>{name} had %n penalty tonight: the next step is {next_step}.</numerusform>
            <numerusform>{name} had %n penalties tonight: the next step is {next_step}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has no hands left to sit out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has no penalty to serve.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} has sat out {served} of %n hands.</source>
        <translation>
            <numerusform>{name} has sat out {served} of %n hand.</numerusform>
            <numerusform>{name} has sat out {served} of %n hands.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is disqualified. The stack was not counted, so its chips still count as in play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} may play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} may return to seat {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} still has {left} to sit out. To end it sooner, lift the penalty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} was disqualified tonight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s chips leave play. Leave the shares out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s next step is {next_step}; {step} would be harsher.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{step} served</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} disqualified</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{who} has sat out {served} of %n hands</source>
        <translation>
            <numerusform>{who} has sat out {served} of %n hand</numerusform>
            <numerusform>{who} has sat out {served} of %n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} sits out %n hands</source>
        <translation>
            <numerusform>{who} sits out %n hand</numerusform>
            <numerusform>{who} sits out %n hands</numerusform>
        </translation>
    </message>
    <message>
        <source>A misdeal and its replay count as one hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A misdeal and its replay count as two hands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A penalty for exposed cards begins after the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A penalty for exposed cards begins at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A penalty is one step. Give a warning, minutes, hands or rounds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A round has one hand per player at the table at the time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count chips…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody in seat {seat} can get {name}&apos;s chips. Type seats of other players at that table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refund: {refund}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand is dead too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The minutes run only during play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next step for {name} is disqualification. Disqualify, or give a milder step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The penalty is reported to the disciplinary board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stack was not counted, so its chips still count as in play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no penalty step {step}. The steps are: {ladder}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This rulebook does not combine a dead hand with a penalty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} gets no refund under this rulebook.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} had no penalty tonight: the first step is {next_step}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s chips are dealt out to the other players at the table. Enter each player&apos;s share.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum} refunded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has sat out {hands}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} sits out {step}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}&apos;s penalty lifted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}&apos;s penalty served</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}&apos;s penalty withdrawn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>console</name>
    <message numerus="yes">
        <source>%n duties</source>
        <translation>
            <numerusform>%n duty</numerusform>
            <numerusform>%n duties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n duties · nothing overdue</source>
        <translation>
            <numerusform>%n duty · nothing overdue</numerusform>
            <numerusform>%n duties · nothing overdue</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n duties · {overdue} overdue</source>
        <translation>
            <numerusform>%n duty · {overdue} overdue</numerusform>
            <numerusform>%n duties · {overdue} overdue</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier penalties are left out, because what was noted of them cannot be read.</source>
        <translation>
            <numerusform>%n earlier penalty is left out, because what was noted of it cannot be read.</numerusform>
            <numerusform>%n earlier penalties are left out, because what was noted of them cannot be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players are in and none has a seat. Start the clock anyway?</source>
        <translation>
            <numerusform>%n player has no seat. Start the clock anyway?</numerusform>
            <numerusform>%n players are in and none has a seat. Start the clock anyway?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players are left out of the player list, because what was noted of them cannot be read.</source>
        <translation>
            <numerusform>%n player is left out of the player list, because what was noted of the player cannot be read.</numerusform>
            <numerusform>%n players are left out of the player list, because what was noted of them cannot be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players have no seat yet. Start the clock anyway?</source>
        <translation>
            <numerusform>%n player has no seat yet. Start the clock anyway?</numerusform>
            <numerusform>%n players have no seat yet. Start the clock anyway?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tournaments are left out of the list below, because what was noted of them cannot be read. Open them by their files.</source>
        <translation>
            <numerusform>%n tournament is left out of the list below, because what was noted of it cannot be read. Open it by its file.</numerusform>
            <numerusform>%n tournaments are left out of the list below, because what was noted of them cannot be read. Open them by their files.</numerusform>
        </translation>
    </message>
    <message>
        <source>+1 min</source>
        <extracomment>Button: one minute more on the clock.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A report without names is in {report}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A seat: 7.4 and Enter opens it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A template keeps price, prizes, structure, chips, tables, rulebook, sounds and screen as they were at the start, without player names. New tournaments can begin from it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After level {n} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All in different hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Already done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alter tournament…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program is using library.db, or its disk is slow. The tournament is saved; players, templates and choices are saved as soon as it is free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appearance</source>
        <extracomment>Menu: light, dark or as the system.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply</source>
        <extracomment>Button of a dialog: use what was entered.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Average</source>
        <extracomment>Figure: the average stack.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backspace</source>
        <extracomment>A key, as keyboards of the country name it.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backups…</source>
        <extracomment>Menu entry: open the backups.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By hand, under {page}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel tournament…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips of {name}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one hand or two first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose printer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count as played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Enter overrides a refusal. Nothing is refused now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Z undoes the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End break</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends about {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter again does what stands here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter carries out the marked duty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter marks the next duty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc, then Enter carries out the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody has a seat. Start the clock when the room is ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back to {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to Structure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to Tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to {page}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand-for-hand is on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys that type a character work outside text fields only. How a night goes is told in README.md, in Riffle&apos;s folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level {n} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>The page of the prize pool, the prizes and the till.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More clock actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next break</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next: break</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next: break, {length}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next: end of day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next: talk break</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No actions yet. Everything you do shows here and can be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No duties right now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No duties yet. Register the players; duties appear here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No duty waits for Enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No key found. Press Esc to close this list first if you meant a command.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No levels yet. Add them under Structure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tables yet. Open them under Tables, then draw seats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is registered. Start the clock anyway?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is seated yet. Draw seats first, then print the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>Choice: no screen, no printer, no picture.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing typed here can be taken back. Press Esc, then Ctrl+Z undoes an action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number pad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OK</source>
        <extracomment>Button: noted.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open tournaments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Override</source>
        <extracomment>Button: do it against the rule, with a reason.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>Button and key: stop the tournament clock.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place by stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Ctrl+Enter to do this, Esc to leave it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Ctrl+Enter to override for this reason.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Enter again to answer so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Enter to do this, Esc to leave it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason for the override</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>Button and key: let the tournament clock run again.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Riffle was away for {time}, from {start} to {end}, while the clock ran.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Riffle was away from {start} to {end} while the clock ran.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulebook: {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved to {path}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving…</source>
        <extracomment>While the disk is writing.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schedule</source>
        <extracomment>Menu: when the clock starts by itself.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schedule start…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select an action in the list first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set clock to its start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in Structure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong in Riffle. Everything saved is safe and the tournament goes on. If your last action is not in History, do it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound played: {cue}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>A key: the space bar.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start anyway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starts {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>Choice of appearance: as the computer&apos;s.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take from play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That Enter came too soon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The actions in this file contradict each other from some point on. It is shown up to there and not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock had not started.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock is running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock is running. Pause it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is not responding: the copy of {name} is not saved. Close again to give it up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is not responding: the last action of {name} is not saved. Close again to give it up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is not responding. Riffle goes on; your next action shows whether it is saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The level clock stops while Riffle is closed, and no hands are counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player list cannot be saved: new players are kept in tonight&apos;s file only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player list could not be read, so Riffle started a new one. The old one is kept as {path}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player list was made by a trial version of Riffle, so Riffle started a new one. The old one is kept as {path}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The room screen still shows {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tournament is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no clock to start or pause now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing left to shorten: this is the last level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to look for on this page yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This PC was set to another time zone. Times are shown in it now; the clock goes on as it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This PC&apos;s time was set back by {time}. The clock goes on as it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This PC&apos;s time was set back while Riffle was closed, so the time away is unknown. The clock goes on from where it stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This PC&apos;s time was set forward by {time}. The clock goes on as it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is in a folder that {service} synchronises. Open it on one PC only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is in a network folder. Open it on one PC only, and keep a copy here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a reason first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type how many chips were counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the seat with its table again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the seat, or click it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the seats first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for library.db: Riffle closes as soon as it is free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>library.db is free again: players, templates and choices are saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>library.db is not free: the last players, templates or choices are not saved. Close again to give them up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{choice} is chosen already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{choice} is chosen. Press Enter again to go on with it, or Esc to take {seat} to the command bar.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes the place of {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time} if started now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By stack…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this pace the tournament ends about {ends}, {late} after closing time ({closes}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By hand, already done, or later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>Button: change what is shown beside it.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips at the start of the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a seat, or type &lt;b&gt;3&lt;/b&gt; and Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click two seats, or type &lt;b&gt;3 5&lt;/b&gt; and Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everywhere</source>
        <extracomment>Key sheet, heading: keys that work on every page.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a key or action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish on time…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How</source>
        <extracomment>Label: in which way something was done.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Title of the sheet of keys of the keyboard.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys…</source>
        <extracomment>Menu entry: the sheet of keys of the keyboard.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otherwise…</source>
        <extracomment>Button: the duty was done in another way than proposed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print sheets…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore backup…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sounds…</source>
        <extracomment>Menu entry: choose the sounds.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock goes on while Riffle is closed. When you open this tournament again after more than a minute, Riffle asks about the time between.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Their clocks go on while Riffle is closed. When you open these tournaments again after more than a minute, Riffle asks about the time between.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This action cannot be undone alone: later actions depend on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This tournament is played in the format {format}, which this Riffle does not know, so it is only shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the number called.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo all together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who shares a place with {name}? Type the number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>break order {order}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copy</source>
        <extracomment>Put after a file&apos;s name: “Thursday 200 copy”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hands played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing to save yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saved {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>venue closes {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without {levels}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{left} of {all} in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} are running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is already open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} shares a place with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {sentence}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} BB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{players}, average {chips}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{row}{blinds}, paused with {time} on the clock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{row}{blinds}, {time} on the clock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time} late registration closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time} late registration closes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time} now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time} {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{trouble} The tournament itself is saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} · colour up {chips}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{seat}” is a seat. Press Esc to take it to the command bar.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is not a number of chips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” looks like a seat or a number. Type the reason in words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” was typed: press Ctrl+Enter to do this, Esc to leave it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{typed}” is none of these.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{typed}” means nothing here. Press Esc to take it to the command bar.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>−1 min</source>
        <extracomment>Button: one minute less on the clock.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>files</name>
    <message numerus="yes">
        <source>%n actions after that match their seals, but what came before them cannot be verified.</source>
        <translation>
            <numerusform>%n action after that matches its seal, but what came before it cannot be verified.</numerusform>
            <numerusform>%n actions after that match their seals, but what came before them cannot be verified.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the file&apos;s {all} pages are empty.</source>
        <translation>
            <numerusform>%n of the file&apos;s {all} pages is empty.</numerusform>
            <numerusform>%n of the file&apos;s {all} pages are empty.</numerusform>
        </translation>
    </message>
    <message>
        <source>A backup may have more: see Restore backup.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draw gives different seats if repeated. Skip it and seat the players as the line below it says, or as they sit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>All its %n actions are saved in {file}.</source>
        <translation>
            <numerusform>Its %n action is saved in {file}.</numerusform>
            <numerusform>All its %n actions are saved in {file}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another program has locked {file}, so this was not saved. Everything before it is safe. Do it again in a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program has locked {file}. Nothing was changed. Close it there, or try again in a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Good: actions 1 to %n, up to {time}. Their seals match.</source>
        <translation>
            <numerusform>Good: action 1, at {time}.</numerusform>
            <numerusform>Good: actions 1 to %n, up to {time}. Their seals match.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line {line}, column {column}: {said}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost: {actions}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing in this file can be verified: {what}. It is not changed. Restore a backup.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repairing a copy of {file}…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk of {file} does not respond, so this was not saved. Everything before it is safe. Plug the disk in and do it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk of {file} does not respond. Nothing was changed. Plug the disk in and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk of {file} is full, so this was not saved. Everything before it is safe. Free some space and do it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first action cannot be verified, and all others rest on it: no new file can be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This amount is too large. Type a smaller one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is damaged: {what}. It is shown up to {until} and not changed. Repair a copy to continue from there, or restore a backup from the menu: it may have more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is good up to action {good} and damaged from action {bad} on: {what}. The good part is shown and the file is not changed. Repair a copy to continue from there, or restore a backup from the menu: it may have more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file was saved by a newer version of Riffle and cannot be shown. It is not changed. Install that version to open it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file was saved by a newer version of Riffle. It is shown up to {until} and not changed. Install that version to continue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type =&gt; and the result of the line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a closing quote.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a known word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a length such as 20, 3:20 or 90s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a length such as 20, 3:20 or open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a line of an exported night.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a name in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a number such as 1200 or 25k.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a player&apos;s name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a player, by name or seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a quoted row such as &quot;add level blinds 25/50 length 20&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a seat and a card such as 4:As.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a seat and a number such as 4:2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a seat such as 7.4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a shorter line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a space before or after the quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a table&apos;s name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a text in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a time from {first} on, when the tournament begins, or a time with its date.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a time such as 19:42.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type an action such as eliminate, register or pause.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type an amount or a per cent such as 10%.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type an amount such as 200.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type an occupied seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type an open table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type chip values such as 25 100.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type decimals after a point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type each player with an amount such as 3900.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type names in quotes, each with its details: &quot;Anna Ek&quot; number &quot;113&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type nothing more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type numbers such as 25 100.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type one or more names in quotes: &quot;Anna Ek&quot; &quot;Bo Sund&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type one or more players, by name or seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type one player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type open tables.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type quoted rows such as &quot;add level blinds 25/50 length 20&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type seats such as 7.4 7.5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type several words in quotes: {quoted}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type shares such as 50% 30% 20%, or amounts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the exported result of the line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the name of a setting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the number of a row, breaks included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the number of an action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the setting&apos;s value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type two numbers such as 400/800.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type what is kept back: 5%, an amount, or 7x150.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type words such as 15% down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be read: you have no permission to, or another program has locked it. Nothing was changed. Ask its owner for permission, or close it there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is not a Riffle tournament. It was not changed. Choose another file, or restore a backup.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{got}” does not fit here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{word}” is missing before “{got}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{word}” is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>action {n} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>action {n} of {all} (after {time})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>action {n} of {all} ({time}, {line})</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>actions {which}</source>
        <translation>
            <numerusform>action {which}</numerusform>
            <numerusform>actions {which}</numerusform>
        </translation>
    </message>
    <message>
        <source>it has records that belong to no action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the stored content does not match its seal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is played in the format {format}, which this Riffle does not know and cannot repair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} was made by a trial version of Riffle, which this one does not read. It was not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has an impossible time</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n actions can be read but not trusted.</source>
        <translation>
            <numerusform>%n action can be read but not trusted.</numerusform>
            <numerusform>%n actions can be read but not trusted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other actions could be read. They are in {file}: read them and enter them again.</source>
        <translation>
            <numerusform>%n other action could be read. It is in {file}: read it and enter it again.</numerusform>
            <numerusform>%n other actions could be read. They are in {file}: read them and enter them again.</numerusform>
        </translation>
    </message>
    <message>
        <source>Left out: {line}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing in the file is intact.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The damage begins at the first action, and all others rest on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder for {file} does not exist. Nothing was changed. Choose another folder, or make it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others are below. Enter them again in this order, one line at a time, in the command bar, each with its time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To save the good part into a new file: {call} repair &quot;{file}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the number of a level, or a time such as 19:42.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it contradicts the actions before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has content unknown to this version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its database tables are wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>records before {action} belong to no action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seats: {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is cut or overwritten from {action} on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is cut or overwritten there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{actions}: lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action} contradicts the actions before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action} does not match its seal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action} has an impossible time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action} has content unknown to this version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{a} to {b}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} already exists. It was not changed. Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be saved: the folder or disk is read-only. Nothing was changed. Choose another folder, or save a copy there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is a pipe, a device or a folder, not a file. Nothing was changed. Remove it, then do it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is cut short and nothing in it can be read. It was not changed. Restore a backup, or copy the file here again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is damaged and nothing in it can be read. It was not changed. Restore a backup.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is damaged: it cannot be read normally, or ends too early.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is damaged: its database tables are wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is damaged: {here}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{file} is fine: its %n actions are intact. No new file was made.</source>
        <translation>
            <numerusform>{file} is fine: its %n action is intact. No new file was made.</numerusform>
            <numerusform>{file} is fine: its %n actions are intact. No new file was made.</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} is not damaged: it was saved by a newer version of Riffle. No new file was made. Install that version to continue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is open in another Riffle since {since}, by {user} on {host}. Nothing was changed. Close it there, or open a copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is open in another Riffle, by {user} on {host}. Nothing was changed. Close it there, or open a copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is open in another Riffle, or another program changed it. Nothing was changed here. Close it there, then open it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} was damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} was not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} was not found. Nothing was changed. Was it moved, or a USB stick removed?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} was saved by a newer version of Riffle. It was not changed. Install that version to open it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} (repaired)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, to enter again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} of the {all} actions are in {new}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} of {all} actions are saved in {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n}: damaged, check it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Repair a copy” recovers what is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{got}” could be several players. Type one of {several}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>floor</name>
    <message numerus="yes">
        <source>%n sit out</source>
        <translation>
            <numerusform>%n sits out</numerusform>
            <numerusform>%n sit out</numerusform>
        </translation>
    </message>
    <message>
        <source>Action {action} moved nobody, so it has no slips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All tables have played this hand: it counts as one hand of the level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>All tables have played this hand: the level is %n minutes shorter.</source>
        <translation>
            <numerusform>All tables have played this hand: the level is %n minute shorter.</numerusform>
            <numerusform>All tables have played this hand: the level is %n minutes shorter.</numerusform>
        </translation>
    </message>
    <message>
        <source>Announce the alteration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce the break order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce the new break order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce to the room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce: cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Break order by the rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Break order: {tables}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call the clock…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collect the slip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decided by the rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw abandoned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw prepared, waiting for a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Final table: %n players draw seat cards</source>
        <translation>
            <numerusform>Final table: %n player draws a seat card</numerusform>
            <numerusform>Final table: %n players draw seat cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n departures from the rules, with their reasons</source>
        <translation>
            <numerusform>%n departure from the rules, with its reason</numerusform>
            <numerusform>%n departures from the rules, with their reasons</numerusform>
        </translation>
    </message>
    <message>
        <source>F finds what happened at the table, and how it is ruled. P gives a penalty and proposes the next step. C calls the clock on a player. V notes a misdeal. Whatever you decide against the rulebook is listed here with its reason.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Final table drawn, %n players</source>
        <translation>
            <numerusform>Final table drawn, %n player</numerusform>
            <numerusform>Final table drawn, %n players</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand sat out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand-for-hand begins, and the clock stops.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand-for-hand ends and the clock resumes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands of table {table} no longer tracked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands of table {table} tracked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands…</source>
        <extracomment>Button: count the hands a player sits out.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lift</source>
        <extracomment>Button: end a penalty before its time.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Misdeal…</source>
        <extracomment>Button: record a misdeal, a deal that is void.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More…</source>
        <extracomment>Button: further actions.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No penalties tonight or on earlier nights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No penalties, rulings or clock calls yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No prizes are set: the distance to the money is unknown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only penalties in hands or rounds are tallied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out at the same time…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redraw of all seats: {which}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redraw prepared, waiting for a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Redraw: %n players draw seat cards</source>
        <translation>
            <numerusform>Redraw: %n player draws a seat card</numerusform>
            <numerusform>Redraw: %n players draw seat cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Report the rulings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulings</source>
        <extracomment>Filter: rulings at the tables, and where the director overruled the rulebook.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat}  {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a penalty first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table} placed on the plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table}: big blind seat {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The final table is still to be drawn: %n players are left, and it seats {size}.</source>
        <translation>
            <numerusform>The final table is still to be drawn: %n player is left, and it seats {size}.</numerusform>
            <numerusform>The final table is still to be drawn: %n players are left, and it seats {size}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The move was undone after the slip was printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rulebook cannot be used and was not changed. {fault}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rulebook cannot change after the start. This tournament is played by {book}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tables must be balanced: this duty cannot be dismissed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tournament management decided this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This duty already has this mark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first days merge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>forbidden</source>
        <extracomment>Before a step and a clause: the rulebook forbids this offence and names no penalty.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may</source>
        <extracomment>Before a step and a clause: the rulebook lets this offence be punished, and leaves it to the director.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must</source>
        <extracomment>Before a step and a clause: the rulebook has this offence punished.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not in this rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>Of a table: no new hand is dealt there.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{step} (harsher)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{step} (next step)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} sat in the wrong seat {found} and moves to {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}&apos;s chips carried to {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{value}” is not possible for {key}. Type a number from {least} to {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chips are removed from play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n players moved</source>
        <translation>
            <numerusform>%n player moved</numerusform>
            <numerusform>%n players moved</numerusform>
        </translation>
    </message>
    <message>
        <source>About {chips} are left by estimate after the blinds posted. Count the stack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action {action}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>Filter: penalties, rulings and calls together.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Floor called…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For</source>
        <extracomment>Label: the offence a penalty is for.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No matches. Clear the field, or show all, to see everything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players are registered. The format can no longer be changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Proposed: equal shares, %n odd chips to the next seats clockwise.</source>
        <translation>
            <numerusform>Proposed: equal shares, the odd chip to the next seat clockwise.</numerusform>
            <numerusform>Proposed: equal shares, %n odd chips to the next seats clockwise.</numerusform>
        </translation>
    </message>
    <message>
        <source>Proposed: equal shares.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Redraw of all seats, %n players</source>
        <translation>
            <numerusform>Redraw of all seats, %n player</numerusform>
            <numerusform>Redraw of all seats, %n players</numerusform>
        </translation>
    </message>
    <message>
        <source>Ruling…</source>
        <extracomment>Button: find what happened at a table, and rule it.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Seats drawn for %n players</source>
        <translation>
            <numerusform>Seats drawn for %n player</numerusform>
            <numerusform>Seats drawn for %n players</numerusform>
        </translation>
    </message>
    <message>
        <source>Table {from_table} still has {from_players}; table {to_table} has {to_players}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Table {table} broken, %n players draw seat cards</source>
        <translation>
            <numerusform>Table {table} broken, %n player draws a seat card</numerusform>
            <numerusform>Table {table} broken, %n players draw seat cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Table {table} broken, %n players moved</source>
        <translation>
            <numerusform>Table {table} broken, %n player moved</numerusform>
            <numerusform>Table {table} broken, %n players moved</numerusform>
        </translation>
    </message>
    <message>
        <source>Table {table} closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Table {table} has %n seats</source>
        <translation>
            <numerusform>Table {table} has %n seat</numerusform>
            <numerusform>Table {table} has %n seats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Table {table} is still open, with %n players.</source>
        <translation>
            <numerusform>Table {table} is still open, with %n player.</numerusform>
            <numerusform>Table {table} is still open, with %n players.</numerusform>
        </translation>
    </message>
    <message>
        <source>Table {table} opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table} seat {seat} closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table} seat {seat} is an accessible seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table} seat {seat} is an ordinary seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table} seat {seat} reopened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table} stops dealing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables {tables} closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables {tables} opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tournament is cancelled: {cause}. Undo the cancellation to continue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no format {format}. Choose one of {formats}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no rulebook {book}. Choose one of {books}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such rulebook.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This penalty is not being served.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This rulebook does not allow altering or cancelling a tournament.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This value is not possible for {key}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick two or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a seat</source>
        <extracomment>A slip&apos;s goal while the table is known and the seat not.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>acted in time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>acting out of turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after the previous one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all are paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>balance</source>
        <extracomment>In the history: players were moved to balance the tables.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>called by {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>checked</source>
        <extracomment>Outcome of a clock call, after its time: the player checked.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clock call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column {column}, row {row}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disqualification…</source>
        <extracomment>Choice of penalty: put a player out of the tournament.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>Of a warning or a ruling: nothing is left to be done.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>into the next level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>late to the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lifted</source>
        <extracomment>Of a penalty in a record: ended early by the director.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lifted {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none; {paid} paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other hands…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other minutes…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other rounds…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over</source>
        <extracomment>Of a penalty: served.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>override</source>
        <extracomment>Of a ruling at a table: not as the rulebook has it.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ruling</source>
        <extracomment>In the list of the floor: a ruling at a table, or the director overruled a rule.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running</source>
        <extracomment>Outcome of a clock call, after its time: there is none yet.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>served {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>showing cards to another player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>small blind seat {small}, button seat {button}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>went out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>withdrawn</source>
        <extracomment>Of a clock call, or a penalty given with one: taken back.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>withdrawn {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{a} and {b} changed seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{book} has no method {option}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{book} has no method {option}. It has {options}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{chips} dealt out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{chips} out of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{nth} call on this player tonight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} (rulebook)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} counted down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} from the money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} s to act</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{players}, all of them paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{players}, {paid} paid: {n} from the money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{players}, {paid} paid: {n} from the money, at one table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{said} · next back {time}, {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{served} of {hands} sat out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{some} and {n} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum} dealt out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum} dealt out: all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum} of {stack} dealt out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} are kept apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} drew the card of {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} drew {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} is dealt in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} left the seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} may sit together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} moved to {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} seated at {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} waits for the button to pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: the move was undone after the slip was printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” looks like a seat or a number. Type what happened in words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{value}” is not possible. Type the methods of payment with commas, cash first: Cash, Swish, Card. “prize” is no method.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{verb}” has no meaning in the format {format}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{value}” is not possible for {key}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formats</name>
    <message>
        <source>A player without chips is out; the last player in wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy-in, a team</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each team has three stacks; players change places and give chips in talk breaks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry, a team</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold’em, elimination</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point</source>
        <extracomment>Column: the number or the heading of the rules a sentence is from.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <extracomment>Column: the sentence of a rule.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standings</source>
        <extracomment>Entry of the room screen&apos;s menu: the tables with who leads at each.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables of four play rounds to 52; the best of each table advance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team poker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This rulebook has no rules of this format.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>forms</name>
    <message>
        <source>0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>12 8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>16:30</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>18:00</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>24300 18000 7500</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>25 100 500 1000</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>27</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>300, or 300+50 with the fee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>40</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A member of {name} leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player who is out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>Button of a dialog: add the row.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a member to {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add member</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advance</source>
        <extracomment>Button: let these players play in the next heat.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alter tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At a table that writes on paper, take them off on the score sheet too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this many players left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this many tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begins at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call a time-out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Called by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Called for the hand of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captain of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>Button: change when a heat begins and who advances.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change and reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change heat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips added or removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips given up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct</source>
        <extracomment>Button: put a wrong count right.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct bust</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the bust of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the entry of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the name of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the transfer of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct transfer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count the till</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals without Chicago between all who are equal. Everybody starts at 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealt out at table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealt out to the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Denominations, separated by spaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Direction</source>
        <extracomment>Field: which way seats are counted.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disqualified</source>
        <extracomment>Tick: the member is disqualified, not only gone home.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disqualify</source>
        <extracomment>Title and button: put a player out of the tournament.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disqualify player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disqualify team</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disqualify {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Divided among the members, odd units to the captain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eliminated by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>Title and button: exchange chips for others of the same worth.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange old chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill in or change a field first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Floor called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand is dead too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands sat out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands sat out so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands {name} has sat out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much is there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Into</source>
        <extracomment>Field: the stack another one is merged into.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Into or out of the till</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep a seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep {name} for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Late player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>Button: note that a player goes home.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaves</source>
        <extracomment>Button: a member leaves the team.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Member</source>
        <extracomment>Field: a player of a team.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Member leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge</source>
        <extracomment>Button: put the chips of one stack of a team into another.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge a stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge a stack of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Method</source>
        <extracomment>Field: how the money was paid that is counted: cash, card.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minutes for the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Misdeals among them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name from the player list, or a new one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name or seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name or seat of a player still in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name or seat, or empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name or seat; empty: no player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name, number or seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needs an accessible seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nickname</source>
        <extracomment>Field: what a player is called on the screen.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No-show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other amounts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out at the same time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay out to {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payment by {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penalty for {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player who is not there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players of each table who advance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players, the winner first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points, in the same order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Purchase</source>
        <extracomment>Title of a dialog: a re-buy or an add-on is bought.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refund to {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reported at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rest</source>
        <extracomment>Button: a team&apos;s third stack rests for a level.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rest a stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resting stack dealt out at table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row</source>
        <extracomment>Field: the number of a row of the structure.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same hand as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schedule start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat for {name}, back in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat, chips and history stay; only the player changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat, name or number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds</source>
        <extracomment>Field: how many seconds a called player has.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Separate denominations with spaces: 25 100 500.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set</source>
        <extracomment>Button of a dialog: take the value.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sit there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split</source>
        <extracomment>Button: divide the chips of a stack between the team&apos;s other two.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split a stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split a stack of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stack as counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stack as it was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stacks as counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop all play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Straight flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surrender stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables, first to break first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take payment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take points off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock starts at once. At zero the tables still in the round finish their deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock stops and the room screen shows the reason. Ctrl+Z undoes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draw gives them seats at different tables, as far as it can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The log keeps the change and its reason. A duty asks you to announce it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player gets 0 for this round and those after. Finished rounds stand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The players you name advance. Leave the field empty to go by the standings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They advance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Third stack: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick the players who went out at the same time at different tables.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time of the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transfer of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type an amount.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the denominations, separated by spaces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the number of the heat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type what was counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was shouted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is not to sit at one table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays instead, from a table of four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as last counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by the rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>e.g. coffee</source>
        <extracomment>In an empty field: an example of a reason why money left the till.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>e.g. phone at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>e.g. talking tactics in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty: announced only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty: by the rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>optional</source>
        <extracomment>In an empty field: it may stay empty.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} surrenders the stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{field}” is empty. Fill it in first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{typed}” is not a denomination. Type 25, 1000 or 25k.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>guide</name>
    <message numerus="yes">
        <source>%n prizes</source>
        <translation>
            <numerusform>%n prize</numerusform>
            <numerusform>%n prizes</numerusform>
        </translation>
    </message>
    <message>
        <source>As last time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As “{name}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin from a tournament file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build it under Structure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a structure to begin from. Every row can be changed, even while the clock runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty structure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder</source>
        <extracomment>Field: where the tournament&apos;s file is kept.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Friday tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the tournament a name first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monday tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Step of the guide: prices and fee.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name and rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No choice here begins with “{text}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not copied: {lines}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not created yet: press Enter to continue, or Escape again to cancel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing: step by step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Enter again to continue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Enter again to take this name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price and prizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Register everybody here. Then carry out the duty that draws their seats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same as earlier today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same as last Friday</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same as last Monday</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same as last Saturday</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same as last Sunday</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same as last Thursday</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same as last Tuesday</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same as last Wednesday</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same as {day}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saturday tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save and leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sunday tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables and start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Template “{name}” saved. New tournaments can begin from it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Template: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder {folder} cannot be created: {why}. Choose another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The template “{name}” cannot be read. Save it again, or begin from another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tournament is one file, saved after every action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tournament is saved in {path}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thursday tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tournament file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tuesday tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wednesday tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is played?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can change everything later; the decimals until somebody has paid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can open and close tables at any time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for {n} chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} already exists and was not changed. Choose another name or folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} has no settings yet. Begin from another file, or from nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{paid}, including fee {fee}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” was typed outside of the fields: press Tab to reach one.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>handbook</name>
    <message>
        <source>Bets in turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clauses</source>
        <extracomment>Heading: the index of the clauses of a rulebook, at the end of the booklet.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conduct</source>
        <extracomment>Heading: rulings on how players behave.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>Column: whether a row is a procedure, a rule or a ruling.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live and dead hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No other rulebook says anything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No parameter of the rulebook decides it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not stated: the director decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing in this rulebook about “{what}”: the director decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On which every rulebook is silent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other rulebooks: {books}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otherwise</source>
        <extracomment>Heads the last of several cases: it holds where none of the others does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paragraphs of the rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Procedures, rules and rulings of {book} in Riffle&apos;s words, each with its clause. A rule without a clause is no rule of the book but what holds where it is silent. Of several rulings the first that fits holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruled as “{title}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats, levels and the clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Showdown and pots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rest is left to the director.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns</source>
        <extracomment>Heading: rulings on whose turn it is in a betting round.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worked out by the rules of {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>procedure</source>
        <extracomment>A row of the rulebook: how something is carried out at a tournament.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rule</source>
        <extracomment>A row of the rulebook: a point on which rulebooks differ.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ruling</source>
        <extracomment>A row of the rulebook: how a situation at the table is ruled.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hands</name>
    <message numerus="yes">
        <source>%n from the money</source>
        <translation>
            <numerusform>%n from the money</numerusform>
            <numerusform>%n from the money</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes come off the level</source>
        <translation>
            <numerusform>%n minute comes off the level</numerusform>
            <numerusform>%n minutes come off the level</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes come off the level.</source>
        <translation>
            <numerusform>%n minute comes off the level.</numerusform>
            <numerusform>%n minutes come off the level.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds to act</source>
        <translation>
            <numerusform>%n second to act</numerusform>
            <numerusform>%n seconds to act</numerusform>
        </translation>
    </message>
    <message>
        <source>Absent players dealt in, whose cards are taken in after the deal: {dealt_names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acted</source>
        <extracomment>Outcome of a clock call: the player acted in time.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All-in hands are turned up as in any other hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All-in hands stay face down until every table has played the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer…</source>
        <extracomment>Button: say what a duty asks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At zero the hand is dead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call {n} on this player tonight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Called by {by}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checked</source>
        <extracomment>Outcome of a clock call: the player checked.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock call on {who} withdrawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock called on {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count the hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {hand} of {hands} is being played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand-for-hand is already on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand-for-hand is not on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level {number} has begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No clock call is running on {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hands are counted now: hand-for-hand is off, and the level is timed in minutes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table}: misdeal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock is already running on {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The clock is stopped for hand-for-hand: each hand takes %n minutes off the level.</source>
        <translation>
            <numerusform>The clock is stopped for hand-for-hand: each hand takes %n minute off the level.</numerusform>
            <numerusform>The clock is stopped for hand-for-hand: each hand takes %n minutes off the level.</numerusform>
        </translation>
    </message>
    <message>
        <source>The larger stack at the start of the hand finishes higher. From lowest to highest: {who}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stacks of {who} at the start of the hand are unknown: they share their places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>This rulebook gives %n seconds to act, not {seconds}.</source>
        <translation>
            <numerusform>This rulebook gives %n second to act, not {seconds}.</numerusform>
            <numerusform>This rulebook gives %n seconds to act, not {seconds}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} finish in the order they went out, even at different tables.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} sat at one table: the larger stack at the start of the hand finishes higher.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} share places only in hand-for-hand. Enter them one by one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} acted as the time ended: the action counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} acted as the time ended: the director rules on the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} and the others already share their places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} at {seat} is absent and cannot be blinded out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} did not act in time and faces no bet: the hand is checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} did not act in time: the hand is dead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is absent and cannot be blinded out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s time is up: the rulebook decides the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} began the hand with equal stacks: they share their places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Each hand takes %n minutes off the level.</source>
        <translation>
            <numerusform>Each hand takes %n minute off the level.</numerusform>
            <numerusform>Each hand takes %n minutes off the level.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places are paid.</source>
        <translation>
            <numerusform>%n place is paid.</numerusform>
            <numerusform>%n places are paid.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players are left.</source>
        <translation>
            <numerusform>%n player is left.</numerusform>
            <numerusform>%n players are left.</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;{players}&lt;/b&gt; are left, &lt;b&gt;{places}&lt;/b&gt; are paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go hand-for-hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {n} played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand-for-hand is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand-for-hand, hand {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the hand is dealt again is the director&apos;s ruling.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is too early for hand-for-hand: {players} are in, {places} are paid. It may begin when at most {most} are still to go out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level {level} begins with the next hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places are shared from the hand now in progress.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places are shared from the next hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared places?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stacks…</source>
        <extracomment>Button: type the stacks of who went out in one hand.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The break begins now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The clock is running on %n players. Name one of them.</source>
        <translation>
            <numerusform>The clock is running on %n player. Name that player.</numerusform>
            <numerusform>The clock is running on %n players. Name one of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The clock was called on {name} %n times.</source>
        <translation>
            <numerusform>The clock was called on {name} %n time.</numerusform>
            <numerusform>The clock was called on {name} %n times.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no other table to wait for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This rulebook does not reduce the ante at short tables.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At zero the hand is dead if it faces a bet, otherwise it is checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In two hands the player out later finishes higher, in one hand the one with the larger stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players not in this hand: {new_names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some of these players sat at one table: sharing is only proposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The button and the players stay the same, and level {level} still holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The button, the level and the players stay the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The director gives fewer seconds than the rulebook&apos;s {n}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The larger stack at the start of the hand finishes higher. The players share until the stacks are entered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The larger stack at the start of the hand finishes higher; equal stacks share. From lowest to highest: {who}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These players went out in one hand. The director placed them; equals share. From lowest to highest: {who}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time is up: the hand is dead if it faces a bet, otherwise it is checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait until every table has finished its hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who had more chips?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdraw</source>
        <extracomment>Button: take a clock call back.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clock called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dealt again with the same button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>level clock runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>level clock stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out at the same time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out in one hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>placed by stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>placed by the director</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{by} called the clock on {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} at {seat} has to act</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is not in a seat at that table, so cannot call the clock there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is not in seat {seat} now, so cannot call the clock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} sits at {seat}, so cannot call the clock at another table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} still has {left} to act.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time}, the last {n} counted down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} acted in time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} checks: the time is up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} finish in the order they went out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} share their places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} share {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{who} went out at table {table}, %n seconds apart</source>
        <translation>
            <numerusform>{who} went out at table {table}, one second apart</numerusform>
            <numerusform>{who} went out at table {table}, %n seconds apart</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} went out at the same time: they share their places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} went out in different hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} went out in one hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} went out in one hand at different tables: they share their places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} went out in one hand: they share their places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} went out together at different tables: they share their places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}&apos;s hand is dead: the time is up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is not one of the numbers shown.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>history</name>
    <message numerus="yes">
        <source>%n actions</source>
        <translation>
            <numerusform>%n action</numerusform>
            <numerusform>%n actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players registered</source>
        <translation>
            <numerusform>%n player registered</numerusform>
            <numerusform>%n players registered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players still in have no seat now.</source>
        <translation>
            <numerusform>%n player still in has no seat now.</numerusform>
            <numerusform>%n players still in have no seat now.</numerusform>
        </translation>
    </message>
    <message>
        <source>Break added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Busts</source>
        <extracomment>Filter: eliminations.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock and structure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock resumed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the bust of {name}…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the entry of {name}…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct…</source>
        <extracomment>Button: put right what an action recorded.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draws, moves, tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit structure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries and purchases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything</source>
        <extracomment>Filter: all actions.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export log for programs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {n} of {all} played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {name}…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>Where a search found no action.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Override: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penalties and rulings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redone: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row {row} changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row {row} removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulebook: unreadable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulebook: {book}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings and notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start no longer scheduled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start scheduled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start scheduled for {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Structure changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Structure set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action {action} is already undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n actions undone</source>
        <translation>
            <numerusform>%n action undone</numerusform>
            <numerusform>%n actions undone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players re-entered</source>
        <translation>
            <numerusform>%n player re-entered</numerusform>
            <numerusform>%n players re-entered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players registered or re-entered</source>
        <translation>
            <numerusform>%n player registered or re-entered</numerusform>
            <numerusform>%n players registered or re-entered</numerusform>
        </translation>
    </message>
    <message>
        <source>Action {action} is not undone, so it cannot be redone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add-on “{name}” set: {sum}, {chips} chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An error in Riffle prevents this. Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it was at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it was at {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bounty: {bounty_sum} of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal again from the menu of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duty “{duty}” already done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duty “{duty}” dismissed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duty “{duty}” done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry “{name}” set: {sum}, {chips} chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in history…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fixed bounties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format: {format}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guarantee set: {asked}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later actions depend on this one: {actions}. Undo them together, or correct this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No guarantee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No matches. Clear the field to see everything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid {sum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places paid: one a share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places paid: {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prize pool {money}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Prizes set, %n places paid</source>
        <translation>
            <numerusform>Prizes set, %n place paid</numerusform>
            <numerusform>Prizes set, %n places paid</numerusform>
        </translation>
    </message>
    <message>
        <source>Prizes: {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progressive bounties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re-buy “{name}” set: {sum}, {chips} chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re-entry “{name}” set: {sum}, {chips} chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Riffle was away for an unknown time; the clock is unchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row {row} moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows {row} to {last} changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows {row} to {last} moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows {row} to {last} removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulebook: none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show this moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bounty on {who}: nobody is named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock was set after this action. Set the clock to the right time instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no action {action}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This action cannot be corrected. Undo it, or enter the right action now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This action contradicts later ones: action {later} would be impossible. Nothing was changed. Undo or correct action {later} first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This action contradicts the log. Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This action is undone. Redo it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This moment is shown already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tournament altered: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tournament cancelled: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undone</source>
        <extracomment>Mark and filter: an action that was taken back.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undone: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>action {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all hands played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clock set back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>correction</source>
        <extracomment>Kind of action: something was put right.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counted</source>
        <extracomment>Kind of action: a stack was counted.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawn with a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>note</source>
        <extracomment>Kind of action: the director noted a text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paid {sum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undone {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} and {n} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{key}: not set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{key}: {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{link}: nothing added to the prize pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{link}: nothing kept from the prize pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{link}: {asked} added to the prize pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{link}: {asked} kept from the prize pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{nth} prize fixed: {fixed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{nth} prize no longer fixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} of {whole}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{row}, {n} of %n hands played</source>
        <translation>
            <numerusform>{row}, {n} of %n hand played</numerusform>
            <numerusform>{row}, {n} of %n hands played</numerusform>
        </translation>
    </message>
    <message>
        <source>{team} out in {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} announced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: add-on, {chips} chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: at the price “{at}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: bounty of {amount_sum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: entry, {chips} chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: re-buy, {chips} chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: re-entry, {chips} chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{row}, {blinds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add-on set: {sum}, {chips} chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry corrected: {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry set: {sum}, {chips} chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re-buy set: {sum}, {chips} chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re-entry set: {sum}, {chips} chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slips printed for action {action}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fee {fee_sum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{by_names}: the bounty on {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{row}, {time} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{share} is paid at once, the rest is added to the winner&apos;s own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time} away counted as played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time} away not counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has {chips}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} is absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} is an alternate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} is back in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} is here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} out in {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} out in {place}, by {by}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} out, by {by}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} out, corrected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} out, corrected: by {by}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} re-entered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} registered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} registered as an alternate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} unregistered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} went out, not {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}&apos;s details changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}&apos;s stack removed from play</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>A seat: 7.4 and Enter busts it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carry out the marked duty, or mark the next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check in players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command bar: a name, a seat or an action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Farther</source>
        <extracomment>Key sheet: a smaller floor plan.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find</source>
        <extracomment>Key sheet: go to the search field.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the field to the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log the ruling, or take the usual answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the table on the plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nearer</source>
        <extracomment>Key sheet: a larger floor plan.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next part: levels, and each group of settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan</source>
        <extracomment>Key sheet: the floor plan.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Presenter&apos;s clicker, back: the marked duty. On the rulebook: scroll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Presenter&apos;s clicker, forward: start, pause, resume. On the rulebook: scroll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Presenter&apos;s clicker: start, pause, resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press the large button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the last document again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the paper pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Races</source>
        <extracomment>Key sheet: the chip races.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Readable size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Real cards or Riffle&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Room screen follows the play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Room screen: turn it on; its views, message and set-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide duties in a narrow window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show this list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start, pause, resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player has no other chips</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>money</name>
    <message numerus="yes">
        <source>%n more places</source>
        <translation>
            <numerusform>%n more place</numerusform>
            <numerusform>%n more places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more players</source>
        <translation>
            <numerusform>%n more player</numerusform>
            <numerusform>%n more players</numerusform>
        </translation>
    </message>
    <message>
        <source>Amounts are rounded to the smallest amount at least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the prizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing on
is worth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The amounts total {amount}, but the pool is {total}: 1st place gets less by the difference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The amounts total {amount}, but the pool is {total}: prizes are paid in proportion.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{amount} of {total} is unallocated; it goes to 1st.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prize: {prize_sum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n buy-ins</source>
        <translation>
            <numerusform>%n buy-in</numerusform>
            <numerusform>%n buy-ins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more nights</source>
        <translation>
            <numerusform>%n more night</numerusform>
            <numerusform>%n more nights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players are to be paid</source>
        <translation>
            <numerusform>%n player is to be paid</numerusform>
            <numerusform>%n players are to be paid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players owe</source>
        <translation>
            <numerusform>%n player owes</numerusform>
            <numerusform>%n players owe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shares</source>
        <translation>
            <numerusform>%n share</numerusform>
            <numerusform>%n shares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n still owe</source>
        <translation>
            <numerusform>%n still owes</numerusform>
            <numerusform>%n still owe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to be paid</source>
        <translation>
            <numerusform>%n to be paid</numerusform>
            <numerusform>%n to be paid</numerusform>
        </translation>
    </message>
    <message>
        <source>+ {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2000</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>20000</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 %, 300 or 7x150</source>
        <extracomment>Example of what is typed: a per cent, an amount, or so many times an amount.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>= the pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A custom deal has an amount for each player who is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deal is between two players at least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deal is by icm, by chips, even, or custom.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deal needs all who are left. Missing: {missing_who}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number cannot be read. Check the numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number has too many decimals: amounts have {decimals} here, per cents 2 at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number is too large. Check the numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A place that is fixed is not among those that are paid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A row of a grid is written 2-8:1 or 2-8:65/35, each number of entries once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accounts</source>
        <extracomment>List: who bought something, with what is paid, owed and to be paid.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add it to the prize pool if you want to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add-ons</source>
        <extracomment>Line of the prize pool: the money of the add-ons.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After smooth stands how many buy-ins the last place gets at least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount</source>
        <extracomment>Label of the field for a sum of money.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An amount is below zero. Check the numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An amount is too large. Check the numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An amount that is set has decimals. Change the amount first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An amount, or a per cent of the prizes: 600, 10 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An earlier night is settled in its own file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As things stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least one place is paid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Below: the gain
on playing on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bounties</source>
        <extracomment>Line of the till: the money that was taken for bounties.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy-ins</source>
        <extracomment>Line of the prize pool: the money of the first entries.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>Label and button: change what is added to the prize pool or kept back.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the prize pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change {link}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a place that no deal has settled: Enter types its prize.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a player in the list first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the bust to name who won it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not be read: {nights}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted by: ____________________</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted: {amount_sum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count…</source>
        <extracomment>Button: enter what was counted in the till.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Custom</source>
        <extracomment>Button: a deal whose amounts the players have agreed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Custom deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal by ICM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal by chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Deal with %n players left</source>
        <translation>
            <numerusform>Deal with %n player left</numerusform>
            <numerusform>Deal with %n players left</numerusform>
        </translation>
    </message>
    <message>
        <source>Difference</source>
        <extracomment>Column: by how much the till that was counted is off.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each more entry adds {sum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier night</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty takes it away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Even</source>
        <extracomment>Button: a deal in which all get the same.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Even deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody has the agreed amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fees</source>
        <extracomment>Line of the till: the money that was taken for fees, which the house keeps.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fixed at {amount_sum}, the places would no longer fall from the first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Float, in and out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Float: {amount_sum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guarantee</source>
        <extracomment>Line of the prize pool: what the house adds up to the sum that was promised.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guarantee a pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has paid {sum} more than was bought.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has won {sum} that is not paid yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ICM</source>
        <extracomment>Button: a deal by the independent chip model, what playing on is worth.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ICM is computed for 15 players at most, and {players} are left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In or out…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Into the till: {amount_sum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep a till</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep money back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep to play for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less than the next place, {least_sum}: {below_who}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Method</source>
        <extracomment>Column: how somebody paid: cash, card.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Methods</source>
        <extracomment>List of the methods of payment: cash, card.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Money is put into the till as float or in, or taken out: not “{way}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Money was taken. The decimals of the amounts can no longer be changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than first prize, {first_sum}: {above_who}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No deal yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No guarantee is set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No night has kept money back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No price yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No prize is fixed for this place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No prizes yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No till is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No till is kept tonight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No till is kept: what is entered counts as paid. Keep one with “set till on”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noted</source>
        <extracomment>Button: the director knows that nobody won this bounty.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is added to the prize pool or kept back as {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is open from earlier nights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is to be given back to {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is to be paid to this player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is to be paid to {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was collected from this player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One entry more or less counts at today’s price; re-buys and add-ons stay as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a custom deal has an amount for each player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of the till: {amount_sum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out, or named twice: {who}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Owes</source>
        <extracomment>Column: what a player still has to pay.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Owes {sum}: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay out…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places and shares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places are a number, a per cent of the entries up to 100 %, or a grid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places are in an order, or all share them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play ended with a deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play ends, places by stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play ends, places shared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play ends: all who were left share their places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play ends: places as the players agreed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play ends: the larger stack finishes higher.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print prizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prize pool {sums}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prizes for any number of entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prizes move until late registration closes, {time}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prizes paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prizes…</source>
        <extracomment>Button: choose how the prizes are shared.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re-buys</source>
        <extracomment>Line of the prize pool: the money of the re-buys.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re-entries</source>
        <extracomment>Line of the prize pool: the money of the re-entries.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refund…</source>
        <extracomment>Button: give back money that was collected.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the price of an entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Column: the part of the prize pool, in per cent.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sharing…</source>
        <extracomment>Button: open how the prize pool is shared.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed</source>
        <extracomment>Button: all who made a deal have signed its sheet.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smooth prizes need the number of places. Set that first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smooth prizes need the price of an entry: the last place is paid so many buy-ins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stack of {name}, {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stacks not counted: {who}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still to be collected: {total}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sum</source>
        <extracomment>Row: what the stacks and the amounts come to.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken</source>
        <extracomment>Line: the money taken from the players for the prize pool.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken for the pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The amounts come to {total_sum}: {over_sum} more than the {to_share_sum} to share.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The amounts come to {total_sum}: {under_sum} less than the {to_share_sum} to share.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The count is right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The counted stacks come to {counted}, {fewer} fewer than the {chips} in play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The counted stacks come to {counted}, {more} more than the {chips} in play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The custom deal stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal by ICM stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal by chips stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal came to {amount}, and its prizes now come to {total}: each has the same part less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal no longer stands: others are in than those of the deal. Prizes are as without it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal was paid already: {who}. Take the payment back first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The even deal stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The grid has no row for so many entries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The grid has places and no per cents.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The places come to {total_sum} at least, more than the pool of {pool_sum}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The places that are fixed come to {total_sum}, and the pool is {pool_sum}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pool is empty. The prizes stand here once somebody has entered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The prize pool goes from {before_sum} to {after_sum}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The prize pool is what the players pay. Set the price of an entry, then share the pool.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The prizes follow the pool, which may still change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The prizes for %n entries are shown.</source>
        <translation>
            <numerusform>The prizes for %n entry are shown.</numerusform>
            <numerusform>The prizes for %n entries are shown.</numerusform>
        </translation>
    </message>
    <message>
        <source>The prizes stand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rest to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shares come to {hundredths}. They may come to 100 % at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shares of a row come to more than 100 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sheet has a line for each: name, amount, signature.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then</source>
        <extracomment>Field: whether play goes on after a deal.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to share: no prize is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This changes prizes that are won: {changes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This player owes nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ticket</source>
        <extracomment>The prize of a satellite: an entry to another tournament.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tickets are written 2000, 2000 5 or 2000 5 &quot;Main event&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tickets say how many places are paid. Set no places, and fix none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Till · %n owe</source>
        <translation>
            <numerusform>Till · %n owes</numerusform>
            <numerusform>Till · %n owe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Till · %n to pay</source>
        <translation>
            <numerusform>Till · %n to pay</numerusform>
            <numerusform>Till · %n to pay</numerusform>
        </translation>
    </message>
    <message>
        <source>To be paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To be refunded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To share now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the winner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a number of entries from 1 to {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type in “What each place gets”, as 50 30 20, or choose the grid by entries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Was paid {sum} too much.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>We have a winner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is entered counts as paid. With a till every entry is owed until it is collected, and prizes are paid one by one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it is kept for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where each deal lands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who adds it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who won the bounty?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever buys something is listed here, with what is owed and to be paid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as float</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counted {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>falling steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fixed by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the prize</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from {least}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grid, by entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>into the till</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is due {sum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is due {sum} from {date}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nearest {unit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not set yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing won yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out of the till</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>owes {sum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>owes {sum} from {date}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>own grid, by entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tickets {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{before} → {after}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{chips} = in play ✓</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{chips}, {fewer} still to count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{chips}, {more} too many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{field}: type a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{given_sum} were given: {change_sum} go back as change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kept_sum} are kept for the winner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kept_sum} kept for the winner is more than first prize, {first_sum}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kept_sum} kept for the winner leaves nothing of {total_sum} to share.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kept_sum} would be kept back, and {there_sum} is there to keep it from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{method} is no method of payment here. There are: {methods_said}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} &lt;b&gt;{sum}&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has nothing to be paid that a debt could be set off against.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has paid {due_sum}, less than {amount_sum}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is due {due_sum}, less than {amount_sum}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is {sum} short.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} owes nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} owes {owes_sum} and is due {due_sum}: no more than either can be set off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} owes {owes_sum}, less than {amount_sum}. Only for cash there is change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} {sum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, by the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, {asked}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, {prizes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} of {range} entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{part} of the {kept}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{part} of {sum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{places} places are paid, and {shares} have a share.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{places}: {ticket}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place} prize</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place} prize {sum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place} prize {sum}, already won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place} {prize}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{players} are left. A deal can be made here once {most} or fewer are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{prizes} = {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum} goes to the house.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum} less than should be there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum} less than the pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum} more than should be there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum} more than the pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum} to the house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum} to the winner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum}, the debt set off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ticket} · {sum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{times} × {each}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{to_share_sum} are shared as the players agreed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{to_share_sum} are shared by what playing on is worth to each (ICM).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{to_share_sum} are shared evenly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{to_share_sum} are shared in proportion to the chips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit}, down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unshared_sum} of {pool_sum} is in no place&apos;s share.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{way}: this way is chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} gets {sum}, less than the next place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} gets {sum}, more than first prize.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: {amount_sum} collected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: {amount_sum} given back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: {amount_sum} paid out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: {amount_sum} refunded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: {amount_sum} set off against the prize</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{winner} has all the chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>× {sum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{typed}” cannot be kept back. Type 5 %, 300, or 7x150.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>− {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, {place}, {prizes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is named for the bounty of {amount_sum} on {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody won a bounty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bounty of {amount_sum} on {name} stays with the house.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} has {sum} from %n nights.</source>
        <translation>
            <numerusform>{name} has {sum} from %n night.</numerusform>
            <numerusform>{name} has {sum} from %n nights.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place} place gets nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place} place gets {amount}: less than {total} is not rounded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place} place has a larger share than the place above: prizes are sorted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place} {prizes}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>numbers</name>
    <message>
        <source>BB ante {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BB {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of day {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a number. Type 1200, {grouped} or 25k.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a whole amount. This tournament counts without decimals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type an amount with one decimal at most, such as {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type an amount with two decimals at most, such as {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ante {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blinds {small} / {big}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bring-in {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>button ante {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>button {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>cap %n raises</source>
        <translation>
            <numerusform>cap %n raise</numerusform>
            <numerusform>cap %n raises</numerusform>
        </translation>
    </message>
    <message>
        <source>no blinds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{date}, {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{h} h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{h} h {m} min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{m} min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{m} min {s} s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n}nd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n}rd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n}s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n}st</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n}th</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{small} / {big} limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{s} s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{typed}” could be {grouped} or {half}. Type {digits} for the first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paper</name>
    <message numerus="yes">
        <source>%n hands left</source>
        <translation>
            <numerusform>%n hand left</numerusform>
            <numerusform>%n hands left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>1 page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players absent</source>
        <translation>
            <numerusform>%n player absent</numerusform>
            <numerusform>%n players absent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players are still in.</source>
        <translation>
            <numerusform>%n player is still in.</numerusform>
            <numerusform>%n players are still in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players waiting</source>
        <translation>
            <numerusform>%n player waiting</numerusform>
            <numerusform>%n players waiting</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rulings</source>
        <translation>
            <numerusform>%n ruling</numerusform>
            <numerusform>%n rulings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rulings on conduct</source>
        <translation>
            <numerusform>%n ruling on conduct</numerusform>
            <numerusform>%n rulings on conduct</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slips sent to {printer}.</source>
        <translation>
            <numerusform>%n slip sent to {printer}.</numerusform>
            <numerusform>%n slips sent to {printer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to be reported</source>
        <translation>
            <numerusform>%n to be reported</numerusform>
            <numerusform>%n to be reported</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Letter</source>
        <extracomment>Paper size of North America, with the key that chooses it.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <extracomment>Menu entry with the key that chooses it.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player left with nothing gets a chip of {chip}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player left with nothing gets no chip.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A single penalty of more than {minutes} minutes, or a disqualification, is reported to the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A&amp;4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Absent players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alternates</source>
        <extracomment>Title: entered players who wait for a seat.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An absent player&apos;s stack is at the seat and posts blinds and antes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announced at {time}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As of {time}: the prize pool may still grow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blank move slips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Label: the disciplinary board; whether it was told. Never the common cards.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Break ends at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Break tables in the break order. Fill in a slip for each player who moves, and write the player on the new table&apos;s sheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By</source>
        <extracomment>Label: who did it.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CHIP RACE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CHIP RACE, RESULT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock and chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Club no.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conduct report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cross off one box per hand dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer</source>
        <extracomment>Label: the person who deals.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealers&apos; chip-race sheets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealers&apos; sheets for later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Director&apos;s ruling: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw {code}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn with a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elimination list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ended</source>
        <extracomment>Label: how a penalty ended.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody is here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchanged for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final table, by name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <extracomment>Label on a slip: the seat a player leaves.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gets {chips}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand-for-hand: no new hand until all tables have finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands played</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Highest card first, at most %n chips per player; equal ranks: {suits}.</source>
        <translation>
            <numerusform>Highest card first, at most %n chip per player; equal ranks: {suits}.</numerusform>
            <numerusform>Highest card first, at most %n chips per player; equal ranks: {suits}.</numerusform>
        </translation>
    </message>
    <message>
        <source>In this pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger</source>
        <extracomment>Button of the preview: enlarge the page.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last known button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>Column: how long a level or break is.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level ends at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MOVE</source>
        <extracomment>Head of a slip: this player moves.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move slips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move slips, no. {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name in print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New seats, by name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No chips to race.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No levels yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No other chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No printer is set up on this PC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No printer on this PC. Save as PDF and print it elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No prizes yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No redraw yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No response from the printer {printer}. Is it on? You can save as PDF instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rulebook: the director&apos;s own judgement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tables yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has entered yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has moved yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is seated yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is seated yet. Draw seats first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is waiting for a seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody was penalised or disqualified.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not announced yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not dealt in, or without a seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved in {folder}: {error}. Choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved: folder {folder} not found. Choose another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved: the disk of {folder} is full. Free some space, or choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved: the folder {folder} is read-only. Choose another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved: {path} is a folder. Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved: {path} is a pipe or a device, not a file. Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved: {path} is a tournament and was not changed. Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved: {path} is not a valid file name here. Choose another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved: {path} is open in another program. Close it there, or choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing printed since this tournament was opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odd chips are collected from seat 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odd chips are collected from the left of the button.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PAYOUT</source>
        <extracomment>Head of a slip: this player gets a prize.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper</source>
        <extracomment>Choice: the size of the paper.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay by the prize list. Players who share places share their prizes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place and date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print again: {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print slips when players move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prize pool {sum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Race chips in the breaks marked for it, with the dealers&apos; sheets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Real cards were dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Received by the board, date and signature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redraw list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An absent player&apos;s stack is kept back until the player arrives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n seats drawn with cards</source>
        <translation>
            <numerusform>%n seat drawn with a card</numerusform>
            <numerusform>%n seats drawn with cards</numerusform>
        </translation>
    </message>
    <message>
        <source>+ {sum} for bounties = {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>= the prize pool, nothing left over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card for each chip, all of one player&apos;s before the next player&apos;s, from seat 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card for each chip, all of one player&apos;s before the next player&apos;s, from the left of the button.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card for each chip, dealt round by round from seat 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card for each chip, dealt round by round from the left of the button.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a misdeal the button stays, and no new player is dealt in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bounties</source>
        <extracomment>Column: what somebody won besides the prize, for those he put out.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cash report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cashier</source>
        <extracomment>Under a line to sign: the person who pays the prizes out.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dead hand</source>
        <extracomment>Label: whose hand was ruled dead.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal, to be signed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealt by Riffle; check with main.py verify.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Departure</source>
        <extracomment>Label: what was done against the rules.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Departures from the rules are reported, with the reasons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference when counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw commitment {code} · check: main.py verify</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ICM value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept for the winner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log {code}, action {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No deal has been made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rulings, and no departures from the rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other money in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other money out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prize, {currency}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prizes and bounties paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results</source>
        <extracomment>Title: who finished where.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results and payouts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounded to {unit}; the odd units go to the largest remainders.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulebook to read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulebook: {book}, method: {option}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulebook: {book}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruled</source>
        <extracomment>Label: when the ruling was made.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruling</source>
        <extracomment>Label: what the director decided.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulings report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SEAT</source>
        <extracomment>Head of a slip, over the number of the chair.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as {path}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seating list by name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seating list by table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seating, by name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seating, by table</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Seats {seats} had nothing left and got a rescue chip each.</source>
        <translation>
            <numerusform>Seat {seats} had nothing left and got a rescue chip.</numerusform>
            <numerusform>Seats {seats} had nothing left and got a rescue chip each.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sent to {printer} again: {title}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent to {printer}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set at {time}, not announced yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sheet {n} of {of}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signature</source>
        <extracomment>Under a line to be signed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sits out</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Sits out a penalty: %n hands left.</source>
        <translation>
            <numerusform>Sits out a penalty: %n hand left.</numerusform>
            <numerusform>Sits out a penalty: %n hands left.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sits out a penalty: {time} left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Situation</source>
        <extracomment>Label: what happened at the table, as a ruling names it.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slip not printed: no response from {printer}. Is it on? Try again under Print › Slips of the last move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slip not printed: printer {printer} not found. Choose another under Print › Choose printer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slips not printed: no printer chosen. Choose one under Print › Choose printer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slips of the last move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller</source>
        <extracomment>Button of the preview: shrink the page.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starts at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped: no new hand until the floor says so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Structure for the wall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Structure, small</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sum</source>
        <extracomment>Row: what the prizes, or all methods of payment, come to.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TABLE</source>
        <extracomment>Head of a slip, over the number of the poker table.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TABLE SHEET</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table sheets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team</source>
        <extracomment>Column of the prizes: the name of a team.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock is paused: write down when it resumes. The time left runs from then; the times under Structure move with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock was paused at {time}; the times are as if it resumed then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The director chooses which table breaks; Riffle proposes the one opened last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The director has set tables {tables} first.</source>
        <translation>
            <numerusform>The director has set table {tables} first.</numerusform>
            <numerusform>The director has set tables {tables} first.</numerusform>
        </translation>
    </message>
    <message>
        <source>The director has set the order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first on the list gets the next free seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player is absent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The slip was sent to {printer}, but the log could not be saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table with the highest number breaks first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table with the lowest number breaks first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Their total in new chips, rounded up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Their total in new chips, to the nearest, a half up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These times hold if the clock never stops.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This table breaks next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This table had no odd {chips}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time left when paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Times as of {time}; each pause moves the later ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Label: the sum.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tournament director</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tournament director, signature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until level {n} begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use any watch: this level ends at the time above, later ones begin at the times under Structure. Write down each pause; it moves all later times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for a seat, in order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the PC is back, type everything with its time, oldest first, in the command bar: 20:31 eliminate 7.4 by 7.2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without the PC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write down when each level begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write each elimination on the elimination list at once: place, name, time, who won the chips. Strike the name on the table sheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write from the top, in the order players go out. If two go out in one hand, bracket them and write their stacks at its start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write from the top, in the order players go out. Registration is still open: number the places from the last one up once it closes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a break</source>
        <extracomment>What comes next: a rest without a name of its own.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>absent</source>
        <extracomment>Of a player: entered and not at the table.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after the button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the players agreed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at once, but not between SB and button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the seat, not blinded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>back about {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blinded</source>
        <extracomment>Of an absent player: the stack posts blinds and antes.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by ICM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by whom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closed</source>
        <extracomment>Of a seat: nobody may be seated there.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clubs, diamonds, hearts, spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>colour-up of the {chips}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>colour-up of the {chips} at the next break</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>continued</source>
        <extracomment>After a title on the second page.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disqualified</source>
        <extracomment>In the results, in the column of who won a player&apos;s chips.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts, spades, diamonds, clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>level {n}: {level}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lifted by the director</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} also won the {sum} kept for the winner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} owes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} of {of}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{paper} is chosen already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{places} by a deal at {left} left, {how}, made at {time}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum} are kept for the winner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum} less than the prize pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum} more than the prize pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time} acted in time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time} checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time} hand dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time} ruling, seat {seats}: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time} ruling: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time} running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time} went out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: {step} served, may return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none in this rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not reported yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>re-entry {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reported</source>
        <extracomment>Of a penalty: the board was told.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>served</source>
        <extracomment>Of a penalty: ended in its time.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shared evenly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sits out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sits out {step}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spades, hearts, diamonds, clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stack kept back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stays</source>
        <extracomment>Of a player in a redraw: keeps the seat.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table {table} button {button}, big blind {big} ({time})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the management</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then {steps}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waits for the button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>withdrawn with the call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{chips} = {sum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{chips}, dealt out to the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{chips}, out of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{chip} → {new}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{left} at {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number}, report {n} of {of}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} · {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} × {chip} = {sum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{players} · breaks next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{players} · stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{said} · {owed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{step} (%n hands)</source>
        <translation>
            <numerusform>{step} (%n hand)</numerusform>
            <numerusform>{step} (%n hands)</numerusform>
        </translation>
    </message>
    <message>
        <source>{step}, {hands}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{step}, {hands} as things stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time} of play left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} not printed: no response from {printer}. Is it on?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}, and the hand is dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: sits out {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: {what}; time left: see the table sheet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>players</name>
    <message numerus="yes">
        <source>%n are here</source>
        <translation>
            <numerusform>%n is here</numerusform>
            <numerusform>%n are here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are in already</source>
        <translation>
            <numerusform>%n is in already</numerusform>
            <numerusform>%n are in already</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are refused</source>
        <translation>
            <numerusform>%n is refused</numerusform>
            <numerusform>%n are refused</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players checked in.</source>
        <translation>
            <numerusform>%n player checked in.</numerusform>
            <numerusform>%n players checked in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n will be registered</source>
        <translation>
            <numerusform>%n will be registered</numerusform>
            <numerusform>%n will be registered</numerusform>
        </translation>
    </message>
    <message>
        <source>A player is named twice. Name each player once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add-ons were open through level {until}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also in the player list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bets made before the chips arrive are owed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bust {players} in one hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check in…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Club number {number} is {name}&apos;s. Check the number, or leave it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct entry…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done for {n} of {of}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eliminated by nobody so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eliminated by {names} so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody</source>
        <extracomment>Filter: all players.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For another player of the same name add the club number: {name}, 300.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In, absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In, no seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {line}: unknown column “{heading}” ignored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {line}: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listed by first name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listed by surname</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>Button: further actions on the players chosen.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name, nickname or number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No name, nickname, number or seat matches. Esc shows everybody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No players found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No players yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No suitable player is called “{text}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is absent, and everybody in the player list is in. Players you register are added to the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re-buys were open through level {until}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re-entry was open through level {until}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Registration stopped after {done} of {of} players. The others were not added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Registration was open through level {until}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surrender stack…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The list has more than %n players, or a line that is too long. Nothing was added. Paste it in parts.</source>
        <translation>
            <numerusform>The list has more than %n player, or a line that is too long. Nothing was added. Paste it in parts.</numerusform>
            <numerusform>The list has more than %n players, or a line that is too long. Nothing was added. Paste it in parts.</numerusform>
        </translation>
    </message>
    <message>
        <source>The re-buy had to be declared before the first card of the next hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The re-buy had to be declared before the next hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text contains invalid characters. Type it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is empty. Type a name or a text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such entry in this tournament.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such player here. Check the name, or register the player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no usual price for this. Choose one: {prices}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{amount} cannot be right for the bounties: fixed, or progressive with a per cent such as 50%.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{amount} cannot be right for the last level of the sale. Check the number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{amount} cannot be right for the misdeals, which are among the hands. Check the number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} cannot be eliminated by the same player. Name the player who won the chips, or leave it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has already played, so this entry cannot be removed. Bust the player instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has no chips at another seat to carry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has no entry tonight. Register the player first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is already in, in seat {seat}. For another player of the same name add the club number: {plain}, 113.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is already in. For another player of the same name add the club number: {plain}, 113.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is named twice. Name two different players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is out. Use re-entry instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} was absent and was blinded out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n players registered.</source>
        <translation>
            <numerusform>%n player registered.</numerusform>
            <numerusform>%n players registered.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player can have at most %n add-ons, and this player already has them.</source>
        <translation>
            <numerusform>A player can have at most %n add-on, and this player already has it.</numerusform>
            <numerusform>A player can have at most %n add-ons, and this player already has them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player can have at most %n entries, and this player already has them.</source>
        <translation>
            <numerusform>A player can have at most %n entry, and this player already has it.</numerusform>
            <numerusform>A player can have at most %n entries, and this player already has them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player can have at most %n re-buys, and this player already has them.</source>
        <translation>
            <numerusform>A player can have at most %n re-buy, and this player already has it.</numerusform>
            <numerusform>A player can have at most %n re-buys, and this player already has them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player can have at most %n re-entries, and this player already has them.</source>
        <translation>
            <numerusform>A player can have at most %n re-entry, and this player already has it.</numerusform>
            <numerusform>A player can have at most %n re-entries, and this player already has them.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add-on for {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E opened this dialog. If “{name}” is the whole name, press Ctrl+Enter to save it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry for {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find name, number or seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In, no stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N opened the field. Is “{name}” the whole name?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No add-on is sold in this tournament. Set its price and chips under Structure first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No entry is sold in this tournament. Set its price and chips under Structure first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No re-buy is sold in this tournament. Set its price and chips under Structure first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No re-entry is sold in this tournament. Set its price and chips under Structure first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is left to tick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody to check in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One player per line, with or without headings: name, nickname, club number, note, accessible seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open that night</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other amounts…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out in {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste list…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste player list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Enter again to save this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re-entry for {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Register {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Register “{name}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Column: the place and the prize.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a player first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select one player only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several players are called {name}. Choose one by club number or seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stack bought</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stacks at the start of the hand decide the places. Without them, Riffle asks later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>Column: playing, absent, out and so on.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table} is named twice. Name each table once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That would leave nobody in. The last player has won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The %n chips that {name} gave up leave play.</source>
        <translation>
            <numerusform>The %n chip that {name} gave up leaves play.</numerusform>
            <numerusform>The %n chips that {name} gave up leave play.</numerusform>
        </translation>
    </message>
    <message>
        <source>The largest number is {most}. Type a smaller one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list is kept: it stands there when you open it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The offence is missing. Type it after “for”: for &quot;phone at the table&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is told that the player plays for {chips}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The text is longer than %n characters. Shorten it.</source>
        <translation>
            <numerusform>The text is longer than %n character. Shorten it.</numerusform>
            <numerusform>The text is longer than %n characters. Shorten it.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is a file, not text. Nothing was added. Open it in its own program, copy the players there and paste them here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the content of another program&apos;s file, not text. Nothing was added. Open it there, copy the players and paste them here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This price is no longer sold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This price was sold until {time}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This tournament does not sell “{purchase}”. Set its price and chips under Structure first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick all shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a name and press Enter to tick it, or click. Ctrl+Enter checks in all ticked players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a name first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a name under “Add player” and press Enter, or paste your member list with Ctrl+V.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo bust</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unregister</source>
        <extracomment>Button: take back an entry that was not played.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unregister {name}: the entry and its {sum} are removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unregistered</source>
        <extracomment>Status: the entry was taken back.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accessible seat must be yes or no; taken as yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>already in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing closing quote; line skipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no name; line skipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same name: add the club number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too long; line skipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twice in the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>will be here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{amount} cannot be right for a payment or the till. Check the number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{amount} cannot be right for a prize. Check the number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{amount} cannot be right for a share of the chips. Check the number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{amount} cannot be right for the bounty. It is part of the price, beside the fee.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{amount} cannot be right for the chips given up. Check the number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{amount} cannot be right for the chips. Check the number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{amount} cannot be right for the fee. Check the number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{amount} cannot be right for the hands of a penalty. Check the number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{amount} cannot be right for the limit per player. Check the number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{amount} cannot be right for the minutes of a penalty. Check the number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{amount} cannot be right for the number of redraws: 20 at most. Check the number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{amount} cannot be right for the number of stacks: one for each player, in their order. Check the number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{amount} cannot be right for the payment. Check the number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{amount} cannot be right for the price. Check the number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{amount} cannot be right for the prize pool. Check the number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{amount} cannot be right for the refund. Check the number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{amount} cannot be right for the rounds of a penalty. Check the number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{amount} cannot be right for the seconds. Check the number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{amount} cannot be right for the stacks. Check the number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n lines read…</source>
        <translation>
            <numerusform>{done} of %n lines read…</numerusform>
            <numerusform>{done} of %n lines read…</numerusform>
        </translation>
    </message>
    <message>
        <source>{group} · {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} cannot give up chips for a re-entry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} cannot hand over the seat after the start. The stack is blinded off instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} eliminated {beaten_name}, so this entry cannot be removed. Correct that elimination first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} gets no refund after the start. Overriding this refunds {paid_sum}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} had declared the re-buy before the first card of the next hand: the bust is taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} had declared the re-buy before the next hand: the bust is taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} had paid, or qualified, before the start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has already played. To keep the money, use “Bust” or “Player leaves”. Overriding this removes the entry and refunds {paid_sum}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has no seat, and play has not begun: nobody is out yet. Unregister instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is already out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is named already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is on the list already. Press Ctrl+Enter to register “{typed}” as another player, Esc to leave it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is out: the re-buy was not declared in time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is registered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is still in, in seat {seat}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is still in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} re-entered, {sum}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} re-entered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, 300</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name}: a name, number or note is longer than %n characters. Shorten it.</source>
        <translation>
            <numerusform>{name}: a name, number or note is longer than %n character. Shorten it.</numerusform>
            <numerusform>{name}: a name, number or note is longer than %n characters. Shorten it.</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} of {of} ticked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} owed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{other} goes out, and {name} comes back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{taker_player} plays on in the seat of {giver_player}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}: {sum} and {chips} chips each, {all} together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}: {sum}, {chips} chips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}. Selected, but out of view.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}. Some selected rows are out of view.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Å, Ä, Ö after Z</source>
        <extracomment>Choice: how lists are sorted.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Å, Ä, Ö as A, O</source>
        <extracomment>Choice: how lists are sorted.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” looks like a seat or a number. Press Ctrl+Enter to register a player of this name, Esc to leave it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>program</name>
    <message>
        <source>A clock is running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was played: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n seats drawn with seat cards.</source>
        <translation>
            <numerusform>%n seat drawn with a seat card.</numerusform>
            <numerusform>%n seats drawn with seat cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything before that line was carried out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No draws.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The log is inconsistent: {problem}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a trial version of Riffle exported this, and this one cannot read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text after the line that begins with “end”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is cut: its last line, beginning with “end”, is missing. What is there was kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seal does not match: a line above was changed after the export.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not UTF-8 text (byte {hex}). Save the file as UTF-8 and run it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this line has text that cannot be saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{folder} cannot be written to ({why}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{folder} is not empty and has no earlier demo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{players}, {actions} actions. Everything is in {folder}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>report</name>
    <message numerus="yes">
        <source>%n actions, seals and content verified.</source>
        <translation>
            <numerusform>%n action, seal and content verified.</numerusform>
            <numerusform>%n actions, seals and content verified.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip races, all match their cards.</source>
        <translation>
            <numerusform>1 chip race, matches its cards.</numerusform>
            <numerusform>%n chip races, all match their cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draws, all match their commitments.</source>
        <translation>
            <numerusform>1 draw, matches its commitment.</numerusform>
            <numerusform>%n draws, all match their commitments.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries, {left} still in</source>
        <translation>
            <numerusform>%n entry, {left} still in</numerusform>
            <numerusform>%n entries, {left} still in</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries, {left} still in, {chips} chips, {average} on average</source>
        <translation>
            <numerusform>%n entry, {left} still in, {chips} chips, {average} on average</numerusform>
            <numerusform>%n entries, {left} still in, {chips} chips, {average} on average</numerusform>
        </translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>Column of the verification: what was checked.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commitment</source>
        <extracomment>Column: the sealed code of a draw, announced before it.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FAILED: {flaws}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File {file} not found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>Row: the file&apos;s record of actions.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No duties.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No permission to read {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>Column: number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>Row: the finishing places.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prize pool {pool}: {taken} taken, {fees} fees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as {file}, with the lines before line {line} alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats</source>
        <extracomment>Row: the chairs at the tables.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>abandoned</source>
        <extracomment>Of a draw: announced and not made.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was not prepared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was prepared for another kind of draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its secret had been used before: the draw was repeated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its secret had been used before: the race was repeated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ok</source>
        <extracomment>Result of a check: nothing is wrong.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ok, announced; no number called, the PC alone decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ok, cards as entered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ok, drawn at once; commitment not shown before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ok, no cards dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cards do not follow from its secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the chips did not go to the highest cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the commitment shown does not match the secret kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ledger does not match its result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the log before it is inconsistent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seats do not follow from the secret and the number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seats drawn from were not the free ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the secret of the draw was replaced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the wrong players were drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this kind of draw is unknown to this version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undone by {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting for its number</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{bad} of %n chip races cannot be trusted.</source>
        <translation>
            <numerusform>{bad} of %n chip race cannot be trusted.</numerusform>
            <numerusform>{bad} of %n chip races cannot be trusted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{bad} of %n draws cannot be trusted.</source>
        <translation>
            <numerusform>{bad} of %n draw cannot be trusted.</numerusform>
            <numerusform>{bad} of %n draws cannot be trusted.</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} cannot be read: {detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is a folder. Name a text file in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is a pipe or a device. Name a text file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is a tournament, not a text. It was not changed. To open it: {call} &quot;{file}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is larger than the limit of {limit} MB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{left} of {of} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} (no seat)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{of} hands played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{run} played, open end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{said} (undone later)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>room</name>
    <message numerus="yes">
        <source>%n clocks called</source>
        <translation>
            <numerusform>Clock called</numerusform>
            <numerusform>%n clocks called</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left, {paid} paid</source>
        <translation>
            <numerusform>%n left, {paid} paid</numerusform>
            <numerusform>%n left, {paid} paid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left, {paid} paid, at least {money}</source>
        <translation>
            <numerusform>%n left, {paid} paid, at least {money}</numerusform>
            <numerusform>%n left, {paid} paid, at least {money}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places paid</source>
        <translation>
            <numerusform>%n place paid</numerusform>
            <numerusform>%n places paid</numerusform>
        </translation>
    </message>
    <message>
        <source>Add sponsor…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announcement in the band below every view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the break: {chips} colour up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Average in big blinds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bag and count your chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between small blind and button:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blinds when play goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>A chip&apos;s colour.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Break at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Breaks next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brown</source>
        <extracomment>A chip&apos;s colour.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose logo…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Club colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Club logo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Club logo, colour and sponsors…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Club on the room screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour-up announced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw commitment {hash} · anyone can check it</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Each hand takes %n minutes off the level</source>
        <translation>
            <numerusform>Each hand takes %n minute off the level</numerusform>
            <numerusform>Each hand takes %n minutes off the level</numerusform>
        </translation>
    </message>
    <message>
        <source>Every team gets at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody gets at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Farthest table: can you read this? Name lists are this size or larger.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures beside the time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final table: table {table}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find your seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First prize and places paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First prize · {n} paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow the play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From table {table}, between small blind and button:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From tables {tables}, between small blind and button:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green</source>
        <extracomment>A chip&apos;s colour.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grey</source>
        <extracomment>A chip&apos;s colour.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand-for-hand is over, the clock runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Images</source>
        <extracomment>Kind of file in the dialog that opens a logo.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level after next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magenta</source>
        <extracomment>A chip&apos;s colour.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message</source>
        <extracomment>Menu: a message on the room&apos;s screen.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message on screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message on screen…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message on the whole screen, time below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than one table is playing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Scene: who goes to which seat.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nearest table: can you read this? No text on any view is smaller.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New players between small blind and button:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next colour-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cards between small blind and button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cards until the button has passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No club colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No table has been drawn yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has moved since the start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has moved yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has won yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now · stay at your table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One table is left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play begins {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play resumes {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Purple</source>
        <extracomment>A chip&apos;s colour.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reached</source>
        <extracomment>Label: a place that is reached, with its prize.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>A chip&apos;s colour.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redraw of all seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Registered</source>
        <extracomment>Figure: how many players have entered.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Registration open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Registration open until level {n} begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove logo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove sponsor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Riffle cannot read this image, or it is damaged. Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Scan these before a number is called. Check the draw with them afterwards.</source>
        <translation>
            <numerusform>Scan this before a number is called. Check the draw with it afterwards.</numerusform>
            <numerusform>Scan these before a number is called. Check the draw with them afterwards.</numerusform>
        </translation>
    </message>
    <message>
        <source>Set up screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand is dead if it faces a bet, otherwise it is checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The room screen looks like this from now on, at every tournament.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The room screen looks like this tonight. It could not be saved for other nights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winner gets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winning team gets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file cannot be read. Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This image has more than 20 MB, or too many pixels. Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This image is blank. Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This image is too small, or too narrow for a logo. Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the message first under “Message on screen”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Room screen: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A clock call fills the screen when it follows the play, and is a band on any other view.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large, above three figures of the clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Screen</source>
        <extracomment>Menu: which screen the room sees.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seating list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button: show the message in the room.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show clock calls automatically</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show this tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side by side with {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sponsor {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sponsors</source>
        <extracomment>Scene: the sponsors&apos; pictures.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starts soon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starts {time} · in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay at your tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still to race the {chips}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table} breaks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table}: new player next hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table}: stop dealing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables are balanced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables {tables} break</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables {tables}: stop dealing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teal</source>
        <extracomment>A chip&apos;s colour.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thanks to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The console is on this screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The message stays until you remove it. The tournament is not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The prizes are not set yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tournament has started.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn room screen off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn room screen on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until the director calls you back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Welcome</source>
        <extracomment>Scene before the start.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>at %n players</source>
        <translation>
            <numerusform>at %n player</numerusform>
            <numerusform>at %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at %n tables</source>
        <translation>
            <numerusform>at %n table</numerusform>
            <numerusform>at %n tables</numerusform>
        </translation>
    </message>
    <message>
        <source>at a difference of {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each table when the floor comes to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from table {table} seat {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the next hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hands started after zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hands started before zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keeps the biggest stacks apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name and seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no cards until the button has passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>page {page} of {pages}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prize pool {money}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat</source>
        <extracomment>On the room&apos;s screen beside a number: the chair at a table.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat and name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat, name and chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seconds to act</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seconds to act · last {n} counted down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seconds to act · then {n} counted down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>since {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>since {time}, %n minutes</source>
        <translation>
            <numerusform>since {time}, %n minute</numerusform>
            <numerusform>since {time}, %n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>table</source>
        <extracomment>On the room&apos;s screen beside a number: a poker table.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bubble has burst</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when the first days merge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when the floor says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{chips} after level {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{level} stands at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{level} · hands played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{level} · last minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{money} each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} share {place}, at {time}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} was {place}, at {time}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place} is {said}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{range} of {total} · page {page} of {pages}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{scene}, fixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{size} · {rate} Hz</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rulebook</name>
    <message numerus="yes">
        <source>%n house rulebooks cannot be used; the others can.</source>
        <translation>
            <numerusform>%n house rulebook cannot be used; the others can.</numerusform>
            <numerusform>%n house rulebooks cannot be used; the others can.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message>
        <source>7 b, or empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; in six-max and turbo events the director decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bet is at least the big blind; a smaller one is completed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A blind dodged on purpose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A call facing a bet, otherwise a bet of the first amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A call without a card gets no time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A call without a card gets the usual time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A call without a card is warned, the next one gets the next step of the ladder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A chip far too small for the bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dead hand is a penalty by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dealer&apos;s mistake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A disqualified player&apos;s chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A disqualified player&apos;s entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A disqualified resting stack is dealt out at the table the director names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A disqualified resting stack leaves play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A flush</source>
        <extracomment>The points of five cards of a suit in Chicago.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A flush scores %n points</source>
        <translation>
            <numerusform>A flush scores %n point</numerusform>
            <numerusform>A flush scores %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>A full house</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A full house scores %n points</source>
        <translation>
            <numerusform>A full house scores %n point</numerusform>
            <numerusform>A full house scores %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>A full table and {plus} more, never more than {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand begins with the first riffle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand begins with the shuffle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A house variant is a copy of this rulebook that you can edit. It is saved as a file and offered at every tournament.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A late player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A late team gets its stacks seats at different tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A misdeal and its replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A moved player is dealt in at once, wherever the seat is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new level is announced once the clock is at zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new level may be announced before the clock is at zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new player is dealt in at once, wherever the seat is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pair</source>
        <extracomment>The points of a pair in Chicago.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A pair scores %n points</source>
        <translation>
            <numerusform>A pair scores %n point</numerusform>
            <numerusform>A pair scores %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>A penalty</source>
        <extracomment>Question of the rulebook: what a penalty is.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A penalty of more than {minutes} minutes, or a disqualification, is reported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A penalty runs in breaks too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A penalty runs only while play runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A play-off has %n deals, without Chicago</source>
        <translation>
            <numerusform>A play-off has %n deal, without Chicago</numerusform>
            <numerusform>A play-off has %n deals, without Chicago</numerusform>
        </translation>
    </message>
    <message>
        <source>A player calls the time-out aloud, and the dealer repeats it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player does not have to say how many cards, or which open card, were taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player in a seat at that table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player in the wrong seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A player may say Chicago from %n points on</source>
        <translation>
            <numerusform>A player may say Chicago from %n point on</numerusform>
            <numerusform>A player may say Chicago from %n points on</numerusform>
        </translation>
    </message>
    <message>
        <source>A player sits at the stack he plays when the second card is dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player who comes after the draw does not play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player who does not follow suit cannot win the last trick, and keeps the points of the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player who is all-in may bet, call or raise for less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player who re-buys draws a new seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player who re-buys keeps the seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player who was passed over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A raise adds at least as much as the last bet or raise added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A raise adds at least as much as the whole bet before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A re-buy not declared in time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A revoke</source>
        <extracomment>Not following suit in Chicago.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ring to win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A seat may be handed over to somebody else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A short big blind in pot-limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A short table plays on until it is balanced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A short table stops dealing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A single card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A single card: the table decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A stack that gave does not receive in the same break</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A stack that gave may receive in the same break</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A stack without a player posts blinds and antes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A stack without a player posts nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A straight</source>
        <extracomment>The points of five cards in sequence in Chicago.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A straight flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A straight flush ends the round: its player has the points of the exit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A straight flush ends the round: the points of the exit are added</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A straight scores %n points</source>
        <translation>
            <numerusform>A straight scores %n point</numerusform>
            <numerusform>A straight scores %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>A table begins its next round when its score sheet is in</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A table has at least %n players</source>
        <translation>
            <numerusform>A table has at least %n player</numerusform>
            <numerusform>A table has at least %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A table has at most %n players</source>
        <translation>
            <numerusform>A table has at most %n player</numerusform>
            <numerusform>A table has at most %n players</numerusform>
        </translation>
    </message>
    <message>
        <source>A table has one scorekeeper for its whole match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A table names a scorekeeper for each round</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A table plays %n rounds</source>
        <translation>
            <numerusform>A table plays %n round</numerusform>
            <numerusform>A table plays %n rounds</numerusform>
        </translation>
    </message>
    <message>
        <source>A table {short} or more players short by eliminations stops dealing once its big blind would fall on an empty seat{by_director_in}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A table {short} or more players short of the largest stops dealing{by_director_in}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A talk break between two levels lasts %n seconds</source>
        <translation>
            <numerusform>A talk break between two levels lasts %n second</numerusform>
            <numerusform>A talk break between two levels lasts %n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A team has %n stacks</source>
        <translation>
            <numerusform>A team has %n stack</numerusform>
            <numerusform>A team has %n stacks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A team has %n time-out cards</source>
        <translation>
            <numerusform>A team has %n time-out card</numerusform>
            <numerusform>A team has %n time-out cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A team has at least %n players</source>
        <translation>
            <numerusform>A team has at least %n player</numerusform>
            <numerusform>A team has at least %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A team has at most %n players</source>
        <translation>
            <numerusform>A team has at most %n player</numerusform>
            <numerusform>A team has at most %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A team makes up to %n transfers in a break</source>
        <translation>
            <numerusform>A team makes up to %n transfer in a break</numerusform>
            <numerusform>A team makes up to %n transfers in a break</numerusform>
        </translation>
    </message>
    <message>
        <source>A team may choose another captain</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A time-out lasts %n seconds once the team is gathered</source>
        <translation>
            <numerusform>A time-out lasts %n second once the team is gathered</numerusform>
            <numerusform>A time-out lasts %n seconds once the team is gathered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A transfer is %n % of the stack, rounded down</source>
        <translation>
            <numerusform>A transfer is %n % of the stack, rounded down</numerusform>
            <numerusform>A transfer is %n % of the stack, rounded down</numerusform>
        </translation>
    </message>
    <message>
        <source>A transfer is told in the talk break</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A transfer may be told at any time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A word once the chips lie there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wrong amount noticed later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Absent and penalised players can be blinded out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acting out of turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a long penalty or a disqualification</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After substantial action behind the floor kills the hand or limits it to passive actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All go to the first in order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All odd chips go to the high hand in the worst position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All players discard before any card is exchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All seats of the final table are drawn again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All-in for less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All-in for less than a full raise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All-in hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allowed once, after exactly the call; otherwise it is a call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allowed once, after exactly the call; otherwise the first motion is the raise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Altering or cancelling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Altering or cancelling the tournament is a departure from the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An absent player&apos;s bring-in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An absent player&apos;s chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An absent player&apos;s stack posts blinds and antes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An absent player&apos;s stack posts nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An alternate draws a free seat at the shortest table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An alternate draws any free seat at any table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An amount that is said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An amount with several meanings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announcing a new level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announcing the order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another captain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anybody at that table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As soon as its players fit at the other tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>At most %n cards are exchanged at once</source>
        <translation>
            <numerusform>At most %n card are exchanged at once</numerusform>
            <numerusform>At most %n cards are exchanged at once</numerusform>
        </translation>
    </message>
    <message>
        <source>At the last table players swap at talk breaks too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the last table players swap when their player has the button, not at talk breaks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Balancing</source>
        <extracomment>Chapter: players moved so that tables are as large as each other.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Balancing more tightly later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Based on {book}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Based on {book}; %n rules differ.</source>
        <translation>
            <numerusform>Based on {book}; %n rule differs.</numerusform>
            <numerusform>Based on {book}; %n rules differ.</numerusform>
        </translation>
    </message>
    <message>
        <source>Based on {book}; no differences.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the finals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the flop the largest bet is counted as if the blind were full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bets made before the chips arrive are not owed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bets made while waiting for chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Betting in a hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Betting reopens from half of a full raise on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Betting reopens only for a player who faces a full raise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between small blind and button a moved player waits until the button has passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between small blind and button a new player waits until the button has passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between small blind and button the player waits until the button has passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blinded out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blinds and antes are posted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blinds are posted, antes are not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Book</source>
        <extracomment>Column: what the rulebook says.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Breaking tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Breaking tables: the director decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By number, the highest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By number, the lowest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the size of the tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the size of the tables: {sizes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calling a time-out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calling a time-out: the director decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calling the clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards are dealt and taken in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards are played so that all can see them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards in an exchange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards played: the table decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards run out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards run out: the table decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changing decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changing the method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chicago broken</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Chicago broken costs %n points</source>
        <translation>
            <numerusform>Chicago broken costs %n point</numerusform>
            <numerusform>Chicago broken costs %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Chicago from</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Chicago made scores %n points</source>
        <translation>
            <numerusform>Chicago made scores %n point</numerusform>
            <numerusform>Chicago made scores %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Chip race</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips given up for a re-entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips given up for a re-entry leave play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips in several motions without a word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips may not be given up for a re-entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips of an earlier bet still in front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips of the amount to call are a call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choosing another table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cited as {book}. Ctrl+R shows all its rules at any time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clause in your rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clubs, diamonds, hearts, spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collecting the odd chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create</source>
        <extracomment>Button: make a rulebook of one&apos;s own.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealt in, or waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decks are changed with the dealer or the limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declaring</source>
        <extracomment>Saying what hand one has in Chicago.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declaring: the table decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Departures from the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differences only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discards</source>
        <extracomment>Cards a player puts away in Chicago.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discards: the table decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disqualified resting stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dividing the pot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each counts by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player is given a random seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Each player may exchange cards %n times</source>
        <translation>
            <numerusform>Each player may exchange cards %n time</numerusform>
            <numerusform>Each player may exchange cards %n times</numerusform>
        </translation>
    </message>
    <message>
        <source>Each pot is divided by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elimination</source>
        <extracomment>Chapter: when a player is out.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entering</source>
        <extracomment>Chapter: how players enter late and again.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entering after the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every stroke ever made counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody gets the same time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchanges</source>
        <extracomment>How often cards are exchanged in Chicago.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exit</source>
        <extracomment>The points at which a round of Chicago ends.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewer chips than the call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File…</source>
        <extracomment>Button: choose a rulebook&apos;s file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a rule, a procedure or a ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First player to break Chicago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First race cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First to show after a bet on the last card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First to show without a bet on the last card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five players cannot be seated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five players sit at tables of three and two: the winners go to the final, and the other three play a match for the other two places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four of a kind against an opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four of a kind only score</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Four of a kind score %n points</source>
        <translation>
            <numerusform>Four of a kind score %n point</numerusform>
            <numerusform>Four of a kind score %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Fourth</source>
        <extracomment>The points of the fourth of a round of Chicago.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>From %n points on a player must not exchange cards</source>
        <translation>
            <numerusform>From %n point on a player must not exchange cards</numerusform>
            <numerusform>From %n points on a player must not exchange cards</numerusform>
        </translation>
    </message>
    <message>
        <source>From half of a full raise on it is completed; less is a call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From three players to two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Giving and receiving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Giving less time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half of a full raise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half of the whole bet before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand of a player who exposed cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Handing over a seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands are declared in turn; nobody lies about a hand or fishes for another&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands in a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Harsher step than the next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads-up events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads-up events have a final table like any other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads-up events have no larger final table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads-up or against the opening bet it is a full call; otherwise the director decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts, spades, diamonds, clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heats and finals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules, {book}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House variant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House variant…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long a stack rests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards: the table decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How seats are given out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the new seats are given out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I bet the pot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a break the teams may talk all the time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a break the teams may talk in its last minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In one&apos;s seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In one&apos;s seat: the director decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instead of scoring four of a kind, a player may take one opponent to 0 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It begins after the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It begins at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It binds unless a bet or raise has been made before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It can be ruled dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It costs a penalty {on}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It costs the blinds as dead money, a penalty, or both, {on}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It counts as if it had come first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It depends on the action and on how many players are left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It goes to the first winner to the left of the button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It goes to the first winner to the left of the button, high or low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It goes to the high hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It goes to the highest card by suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is a check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is a full call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is announced beforehand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is at least the smallest bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is completed to the smallest raise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is corrected until the next card is dealt; then it stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is declared before the first card of the next hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is kept when two players are left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is lifted once two players are left in the tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is made up to the next whole big blind until the next card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is posted and the hand is dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is too late: the chips count without it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It need not be announced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It rests the remainder of the level and the whole next one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It rests until the next talk break</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stays live, whatever the penalty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stays until the blinds have taken it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest team</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last trick with a deuce</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Late registration is open until the level that is set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Late teams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of a time-out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost after so many players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost after substantial action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>The rounds of one table of Chicago together.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Members of a team</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Method</source>
        <extracomment>Label: one of several ways the rulebook offers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Minutes each hand takes off the level: %n</source>
        <translation>
            <numerusform>Minutes each hand takes off the level: %n</numerusform>
            <numerusform>Minutes each hand takes off the level: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Minutes in a break</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More cards at two tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More minutes than</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than a full table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than the pot in pot-limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moving</source>
        <extracomment>Chapter: how a player goes to a new seat.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>Value: at no time.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never more than</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next hand&apos;s big blind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No action in time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No answer about the third stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cards are dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No misdeal any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tactics are talked while hands are played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No team enters after the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody enters after the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody hands over a seat once play has begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is blinded out while absent or penalised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is reminded to change decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody need be told how much the player plays for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody need carry an absent player&apos;s chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not used tonight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is posted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odd chip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odd chip between high and low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odd chip in stud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odd chips are collected from seat 1 on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odd chips are collected from the left of the button on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Old and new chips count together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the button or the small blind a moved player sits out until it has passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once both players after the big blind have acted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once two have acted, unless both checked or folded, or three in any way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once two players have acted with chips, or three in any way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One chip before the flop, only blinds in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One chip facing a bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One chip where nobody has bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One chip without a word counts with its whole value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One chip without a word is a bet of its value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One chip without a word is a call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One each, in order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a player who has said Chicago in the round can reach the exit; anybody else is out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only in hand-for-hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the exact amount is counted out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other rulings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other rulings: the director decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player-dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points alone decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points of the last exchange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positions and the button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pots with the same winners are divided together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pulling back chips of an earlier bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Putting in the call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Race cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reducing the ante</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reporting to a board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset to original rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>How many rounds a table of Chicago plays.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulebooks (*.toml)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saying an amount is the same as putting it in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saying “call” where nobody has bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saying “check” facing a bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saying “pot” in no-limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saying “raise” and an amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saying “raise” where nobody has bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saying “raise” with one chip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saying “raise”, then chips in two motions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat 1 deals first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat 1 gets the first card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat after a re-buy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat of a re-entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat of an alternate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats are drawn again for each round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats are drawn once, for all rounds of a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats are drawn or given out by the director</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats are drawn, never chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats are not drawn again for the final table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats at a table: at the final table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats at the final table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second</source>
        <extracomment>The points of the second of a round of Chicago.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Seconds counted down: %n</source>
        <translation>
            <numerusform>Seconds counted down: %n</numerusform>
            <numerusform>Seconds counted down: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seconds to act: %n</source>
        <translation>
            <numerusform>Seconds to act: %n</numerusform>
            <numerusform>Seconds to act: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Seeded draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a rule to edit it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set by the method “{method}”. Choose another method to change it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several all-ins for less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several chips without a word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several odd chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short name for citations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all rules to edit one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Showing hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side pots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the final table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the last table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the last table: the director decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smallest bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smallest raise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smallest table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smallest team</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spades, hearts, diamonds, clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stack without a player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stacks of a team</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard</source>
        <extracomment>Value: as is usual.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps: {steps}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swaps at the last table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables and seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables break as soon as it is needed and possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables of teams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tactics in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tactics in play: the director decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taking a player from nearby</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Talk break in a break</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Talk breaks and transfers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team-mates at one table stay there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The action is lost once {players} players have acted behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The amount is added to the bet before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The amount is the player&apos;s whole bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ante for the table is never reduced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ante for the table is reduced at the numbers of players that are set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ante is paid before the blind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best of those who said Chicago is first; if nobody did, points alone decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bet is corrected to the pot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The big blind moves on, even if somebody has the button twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The big blind, else the first free seat clockwise from it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The biggest stacks are kept apart only if that was announced before the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The blind is paid before the ante</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The break order need not be announced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The break order, and a change of it, is announced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The button moves on, even if somebody posts the big blind twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The button stays where it was for that hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The captain changes only for special reasons, which the director judges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The countdown comes after the time to act</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The countdown is the last part of the time to act</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal rotates clockwise, the player at its right cuts, cut card and button are used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal: the table decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The dealer loses %n points for each wrong card</source>
        <translation>
            <numerusform>The dealer loses %n point for each wrong card</numerusform>
            <numerusform>The dealer loses %n points for each wrong card</numerusform>
        </translation>
    </message>
    <message>
        <source>The difference stays the same all tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The director chooses; the table opened last is proposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The director decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The director decides how it is replayed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The director decides when it leaves play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The director judges a call without a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The director may balance at a smaller difference as the event goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The director may change the members during the tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The director may choose another of the short tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The director may give less time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The director may keep the biggest stacks apart whenever seats are drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The director may rule otherwise than TDA where that is justified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The director rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The director rules on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The director rules on them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The director rules on who does not follow suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The director sets it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The director sets the size of the last table once the number of teams is known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first dealer is drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first motion counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The first player to break a Chicago scores %n points</source>
        <translation>
            <numerusform>The first player to break a Chicago scores %n point</numerusform>
            <numerusform>The first player to break a Chicago scores %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>The first player to the left of the button shows first</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The fourth gets %n points</source>
        <translation>
            <numerusform>The fourth gets %n point</numerusform>
            <numerusform>The fourth gets %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>The hand after a misdeal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand is dead if it faces a bet, else it is checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The higher amount counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest meaning that is not more than the pot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The incoming dealer deals one hand at the old level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last player to bet or raise shows first</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The last trick scores %n points</source>
        <translation>
            <numerusform>The last trick scores %n point</numerusform>
            <numerusform>The last trick scores %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last trick won with a deuce scores %n points</source>
        <translation>
            <numerusform>The last trick won with a deuce scores %n point</numerusform>
            <numerusform>The last trick won with a deuce scores %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>The management may alter or cancel the tournament, with a reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The members are named before the start and stay the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The method is kept all tournament; changing it is a departure from the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The method may be changed at any time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The money into the pot, a penalty, or both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next of the same table plays instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next round begins when all score sheets are in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The place stays empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player comes from the table that has to give one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player folds and loses them, or completes the call without raising</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player has to call or raise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player has to make a valid bet or raise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player is dealt in at once, wherever the seat is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player may call or fold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The players own the score and watch each other&apos;s exchanges and open cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The question comes first: its points count only if nobody says Chicago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The raise goes as far as the chip&apos;s value and the limit allow</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The round ends at %n points</source>
        <translation>
            <numerusform>The round ends at %n point</numerusform>
            <numerusform>The round ends at %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>The same in limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score is the table&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score is the table&apos;s: the table decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seats are drawn and shuffled, then the players draw them</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The second gets %n points</source>
        <translation>
            <numerusform>The second gets %n point</numerusform>
            <numerusform>The second gets %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>The shortest; of equal ones the first to break</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shortest; of equal ones the last to break</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The staff carries an absent player&apos;s chips to the new seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is set beforehand; another one is a departure from the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is told how much the player plays for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table waits for the team&apos;s answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The third gets %n points</source>
        <translation>
            <numerusform>The third gets %n point</numerusform>
            <numerusform>The third gets %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The winner of a round gets %n points</source>
        <translation>
            <numerusform>The winner of a round gets %n point</numerusform>
            <numerusform>The winner of a round gets %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>The words count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Their total counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no folder for house rulebooks here. Nothing was saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are a call unless more than the call is there without the smallest chip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are a call unless the call is there without the smallest chip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are dealt out to the others at that table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are turned up as in any other hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They count as one hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They count as two hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They count before the question is asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They count together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They leave play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They share the place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They stay face down until every table has played the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Third</source>
        <extracomment>The points of the third of a round of Chicago.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Three of a kind score %n points</source>
        <translation>
            <numerusform>Three of a kind score %n point</numerusform>
            <numerusform>Three of a kind score %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Time each hand takes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time to act</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To which seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tonight&apos;s version: {book}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tonight: {book}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too small a raise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too small a raise that was announced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total points of the deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transfer the chips cannot pay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transfers in a break</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transfers outside the break</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks</source>
        <extracomment>The play of the cards in Chicago.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns in a hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two equal hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Two pair score %n points</source>
        <translation>
            <numerusform>Two pair score %n point</numerusform>
            <numerusform>Two pair score %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Type a name and a short name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type pairs from 2 to 12, like 9: 9, 8: 9, 6: 7.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type steps like: warning, minutes 10, hands 3, rounds 1, disqualified.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use this rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used tonight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning for a call without a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a player says in turn binds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What half of is asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What rulings protect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What rulings protect: the director decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was taken off is taken off the total too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When a table breaks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When an absent stack leaves play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When dealers change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When moving from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When seats are drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When tables are balanced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the time is up</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>When two tables are left each team gets %n more cards</source>
        <translation>
            <numerusform>When two tables are left each team gets %n more card</numerusform>
            <numerusform>When two tables are left each team gets %n more cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Whenever the director marks them as simultaneous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where cards run out, the muck is shuffled and dealt from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the chips in play cannot pay it, the next lower amount is counted out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where two hands are equal, each of them scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where two hands are equal, nobody scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where two hands are equal, the director decides who scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which table gets the player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which table gives a player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whichever came first counts, the words if both came together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who cannot come to the next heat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever reaches the exit wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winner of a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winners go to the A final, seconds to the B final</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With many tables left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With more tables than</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With more than {above} tables left the player may come from any table nearby: {who}, to {to}; {wait}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without an answer the third stack rests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words and chips that differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words of a player in turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worst position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your wording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a broken table only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a seat near the big blind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a warning</source>
        <extracomment>A step of the penalties.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>absence</source>
        <extracomment>Within a list of what a rulebook governs.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all-in for less than a raise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>alternates</source>
        <extracomment>Within a list of what a rulebook governs: entered players who wait for a seat.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as near the big blind as possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>balancing tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bets too small</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>binding actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>breaking tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>calling the clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changing decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check facing a bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dealt in at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>denominations out of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disqualification</source>
        <extracomment>The last step of the penalties.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>earlier chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty: the sentence above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exposed cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found or hidden chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in no event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in six-max and turbo events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is dealt in at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a pipe, a device or a folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is based on itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is for another version of Riffle: format = {allowed} is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is too large to be a rulebook.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>larger chip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moving players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next hand&apos;s big blind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number of players and stacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>odd chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on any move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>order of the showdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other rules of teams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out of turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>penalty</source>
        <extracomment>Within a list of what a rulebook governs.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>penalty rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>penalty steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>player passed over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pulling back chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>putting in several chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rules of the championship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saying an amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>short blind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>short call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>size of a raise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>small chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>substantial action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>teams at the tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time-outs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tournament management</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>transfers</source>
        <extracomment>Within a list of what a rulebook governs: chips from one stack of a team to another.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unofficial words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ways to call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ways to raise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whole bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>words and chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>words without a bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{book} house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{book} · {option}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seating</source>
        <extracomment>Within a list of what a rulebook governs.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sits out on button and small blind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the big blind, else the first free seat after it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the id “{allowed}” is already used; choose another id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the line cannot be read as TOML ({allowed})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rulebook it is based on is not here; available: {allowed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the worst position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unplanned colour-ups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waits between small blind and button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when moving from a broken table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dead hand can be added to a penalty step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A full table plus some</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player who comes after the draw takes a free seat at a table of three before its first deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player who enters after the start gets a full stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player who enters after the start gets the stack that the director sells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player who has not declared a re-buy in time is out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player who registers late draws a free seat at the shortest table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player who registers late draws any free seat at any table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A single card is offered open; a player who does not take it gets a closed one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action as the time ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As near the big blind as possible, ideally on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Balancing that is due is proposed; the director may dismiss it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Balancing that is due must be carried out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bets made before the chips arrive are owed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big blind with a short stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blinds of a player sitting out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Button at an empty seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By players short by eliminations, once its big blind would fall on an empty seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By players short of the largest table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards of a player sitting out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deadline for declaring a re-buy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decks are changed as the organiser decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Departures from the rules are logged, without a report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Departures from the rules are reported, with the reasons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Director&apos;s choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earliest hand-for-hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First hand in which places are shared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found or hidden chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is declared before the shuffle of the next hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not refunded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most new chips per player</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Most new chips per player in one race: %n</source>
        <translation>
            <numerusform>Most new chips per player in one race: %n</numerusform>
            <numerusform>Most new chips per player in one race: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Most players still to go out before the money: %n</source>
        <translation>
            <numerusform>Most players still to go out before the money: %n</numerusform>
            <numerusform>Most players still to go out before the money: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>New chips for odd chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No refund after the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No report is required</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Once one table has %n players fewer than another</source>
        <translation>
            <numerusform>Once one table has %n player fewer than another</numerusform>
            <numerusform>Once one table has %n players fewer than another</numerusform>
        </translation>
    </message>
    <message>
        <source>One card per odd chip, dealt one at a time around the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One card per odd chip; each player gets all cards before the next player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One per player at the table at the time of each hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One per player at the table when the penalty is given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the winner of each table advances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of suits for equal ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penalty steps, the mildest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penalty with a dead hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player left without chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players out at different tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players out in one hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players who advance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players who go out at the same time share the place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players who need an accessible seat are seated before the others are drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print rulebook…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise cap, heads-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refund after the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulings protect players who are not involved, then the game, then the weaker party</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same button, level and players; absent players are dealt in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat in late registration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Separating team-mates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stack in late registration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stack of a player waiting for chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start of a hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps are given in their order; a harsher one is a departure from the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team-mates at one table are separated as soon as the tables allow it</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The best %n players of a table advance</source>
        <translation>
            <numerusform>The best %n player of a table advances</numerusform>
            <numerusform>The best %n players of a table advance</numerusform>
        </translation>
    </message>
    <message>
        <source>The button is dead, at the empty seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The director decides at any time how seats are redrawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The director decides on a refund for a player who must leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The director decides where the player goes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The director decides whether they stay face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The director gives out the seat or has it drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The director may give a harsher step than the next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The director seats players who need an accessible seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first player in the race to the left of the button gets the first card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand after the announcement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand in which hand-for-hand is announced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest; of equal ones the first to break</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest; of equal ones the last to break</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next hand is at the new level, even with a new dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player draws a free seat at the shortest table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player draws any free seat at any table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player gets no chip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player gets one chip of the lowest denomination in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player gets one chip of the next higher denomination</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player has acted in time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player keeps the old seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player moves to the right seat with the current stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player who began the hand with more chips finishes higher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player who can keep the position to the big blind, the worst position first, never the small blind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player who goes out first finishes lower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same position to the big blind as before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The total of the odd chips is rounded to the nearest new chip, half up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The total of the odd chips is rounded up to whole new chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The way seats are redrawn is announced by the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The worst position, even a single big blind, never the small blind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are exchanged at par; a remainder smaller than one chip is removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This rulebook cites no clauses and forbids little: the director decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tournament management</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unplanned colour-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When places at different tables are shared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the countdown runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the director decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether balancing is required</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who may call the clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a player who lands between small blind and button waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a player who lands on button or small blind sits out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the player who can keep the position, the worst first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{book} added to the house rulebooks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{book} is saved. Select a rule to edit it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{book} · house variant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{book} · {clause}, {gloss}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{book}: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{clause}: {gloss}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}, line {line}: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: changed in {book} and in force now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: changed in {book}, which is not used tonight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} cannot be read: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{size} at tables of {seats}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} is unknown; allowed here: {allowed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} must be a language code like “en”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} must be a whole number from {low} to {high}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} must be lower-case letters, digits and hyphens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} must be lower-case letters, digits and underscores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} must be one line of text, at most {allowed} characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} must be one of {allowed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} must be pairs of seats from {low} to {high}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} must be steps like “minutes 10”, each only once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} must be true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} needs its parts in braces or under a heading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} {clause}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>↵ edits the rule</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rulings</name>
    <message>
        <source>All who talked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By tonight’s rulebook, {book}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claimed</source>
        <extracomment>Label: when a ruling was asked for.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claimed at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clause</source>
        <extracomment>Field: the clause of the rulebook that a ruling rests on.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Enter takes the usual answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter takes it all the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc closes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc goes back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Floor called, ruling open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Floor called: &lt;b&gt;{about}&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on: {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the rest is as usual: {ruling}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In your own words…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No chip here is worth {chip}; there are {chips}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or: {ruling}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other rulebooks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penalty</source>
        <extracomment>Label: the penalty given with a ruling.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player it is about, then others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>Field: whom a ruling is about.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read so because: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruled in other words…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule…</source>
        <extracomment>Button of a duty: find what happened at the table, and rule it.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruling in your own words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruling: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Situations</source>
        <extracomment>The list of what can happen at a table.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still open: {titles}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table} already waits for a ruling.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table} does not wait for a ruling.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table} plays on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table}: floor called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The level’s blinds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The penalty has no player. Name the player, or press Ctrl+Enter again to log no penalty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player in turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player who announced the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player who hid the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player who threw the hand away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rulebook leaves it to you. Type what you rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rulebook rules otherwise: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rulebook wants this punished. It rules: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ruling of {situation} depends on more. Answer {facts}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ruling stands here once these questions are answered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>There are %n answers.</source>
        <translation>
            <numerusform>There is %n answer.</numerusform>
            <numerusform>There are %n answers.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no situation {situation}. The command “ruling --list” lists all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no usual answer here. Press a digit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These answers cannot be true together: {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These answers of {situation} cannot be true together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a seat, as 4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a whole number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a word of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a word of it, and choose one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type amounts with blanks between, as 500 5000.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type an answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type it in order, as 4:bet 500, 7:all-in 600, 9:call.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type players with blanks between: seats, as 4 7.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type seat and card, as 4:As, 7:Td.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type seat and chips, as 4:650, 7:1400, 9:50/folded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the best hand first, ties with =, as 4=7, 9.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was shouted?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may be penalised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may fold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may raise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}, table {table}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{typed}” is no answer here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the value of each chip, as 1000 25 25.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type whole chips, as 500.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counts as {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dead hand: {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>depends on more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>differs</source>
        <extracomment>Of another rulebook: it rules otherwise.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>harsher than a warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has to be penalised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if nobody raises</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if somebody bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if somebody raises</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if the player in turn bets no more than that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if the player in turn checks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if the player in turn makes it more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if the player in turn makes it no more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Of chips and penalties: there is none.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ruling</source>
        <extracomment>What is undone: a ruling at a table.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ruling at table {table}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ruling for {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bet to match is {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{answer} answers no question of {situation}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{answer}. Click to change it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is named in the ruling, and not put out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} in the pot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} s counted down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} s in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} to add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{step}…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{usual}, or type another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{words}”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Accessible seats to be marked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alphabet of lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ante at short tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B final</source>
        <extracomment>Kind of draw: the final of the second of each table.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B final, again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Balance when tables differ by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chip colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Currency</source>
        <extracomment>Setting: how the currency is written beside an amount.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decimals of amounts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final table size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Late registration until end of level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Levels between deck changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Methods of payment, cash first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More accessible seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names sorted by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more accessible seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prizes rounded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round prizes to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats drawn by Riffle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats drawn with seat cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds a page stays on the screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Till kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turbo event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Venue closes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is in no share goes to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What rounding leaves goes to place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Chicago said with too few points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a call for the floor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a chip race</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a clock call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a hand played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a missing score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a new captain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a penalty in hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a penalty in minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a penalty is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a play-off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a player out of the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a player who came after the draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a player who is not there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a sale that ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a stack that rests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a stack without a player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a stopped table deals again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a table that stands still</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a time-out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a transfer</source>
        <extracomment>Within a sentence: Already done: a transfer.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add-on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add-on “{name}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an announcement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an open bounty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>announce a talk break</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>announce the champion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ask about a third stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>balance the tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>balancing difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>break a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>break down to two tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>break order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>call a number for the draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>calling a time-out without a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>carry an absent player&apos;s chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change the decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>collect a time-out card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>collect the slips of an undone move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>colour up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>colour-up of the {chip}s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>count a disqualified player&apos;s stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal a waiting player in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw</source>
        <extracomment>Kind of draw: the seats at the start.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw a heat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw the next round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end hand-for-hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entry</source>
        <extracomment>Kind of purchase: the first buy-in.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entry “{name}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>final table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go hand-for-hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heat</source>
        <extracomment>Kind of draw: the tables of a heat.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heat, again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many seconds a page stays on the screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no raise cap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one hand or two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>players to be paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>players who owe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prizes that look wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>re-buy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>re-buy “{name}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>re-entry “{name}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>redraw</source>
        <extracomment>Kind of draw: all seats drawn again.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>redraw all seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>redraws</source>
        <extracomment>What was announced: that all seats are drawn again.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>report the rulings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>report to the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round</source>
        <extracomment>Kind of draw: the seats of a table for its next round.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seeded draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>separate team-mates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shared places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sign the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start the time of a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stop a short table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table broken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table {table} breaks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table {table} deals again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table {table} races the {chip}s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table {table} stops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the accessible seat (yes or no)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the accessible seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the accessible seats (none: no more than those marked)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the alphabet of the lists (swedish or latin)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the announcement (break-order, redraws, seeded, difference, altered, cancelled, hand-for-hand, or e.g. colour-up-25)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ante at short tables (5=50% 3=25%)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the balancing difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the closing time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the club</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the colours of the chips (25=green 100=black)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the currency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the decimals of the amounts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the end of a day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the final table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the kind of seat (accessible or ordinary)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last level for late registration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the levels between deck changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the mark (of a duty: done, otherwise or dismissed; of a penalty: served or lifted)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the methods of payment, cash first (Cash, Swish, Card)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the place that gets what rounding leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the result (of a clock call: acted, dead, checked or withdrawn; of a time-out: acted, dead or withdrawn)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the till (on, or off: what is entered counts as paid)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the winner&apos;s own bounty (keep, or pool: it is in the prize pool from the start)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who gets what is in no share (place, house or refuse)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name of a duty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A final</source>
        <extracomment>Kind of draw: the final of the winners.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A final, again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>alteration of the tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the order of names (surname or first)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the penalty for a time-out without a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the redraws, by players left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the redraws, by tables left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rounding of the prizes (nearest or down)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seat draw (cards, or empty: by the PC)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seats per table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the size of the final table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the time of a round is up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the unit of the prizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the winner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turbo event (yes or empty)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sounds</name>
    <message>
        <source>Break begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Break is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final table drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand-for-hand begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last five seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mute all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No audio device found. Sounds are off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One minute left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play sample: {cue}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>Title of a dialog.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sounds play on this PC. ▶ plays a sample.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>How loud.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} %</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>start</name>
    <message numerus="yes">
        <source>%n days ago</source>
        <translation>
            <numerusform>%n day ago</numerusform>
            <numerusform>%n days ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n structures</source>
        <translation>
            <numerusform>%n structure</numerusform>
            <numerusform>%n structures</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;{winner}&lt;/b&gt; won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;{winner}&lt;/b&gt; won &lt;b&gt;{prize}&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A made-up night to try</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four short steps, then the players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From this PC or a USB stick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Button of the start page: opens the sheet of keys of the keyboard.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language: {language}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last Friday</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last Monday</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last Saturday</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last Sunday</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last Thursday</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last Tuesday</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last Wednesday</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name, structure, prices and tables; everything can be changed later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nights</source>
        <extracomment>Heading: the tournaments played lately.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a tournament before typing “{text}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Poker tournament clock and table manager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore…</source>
        <extracomment>Button: make a tournament from a backup.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Riffle</source>
        <extracomment>The program&apos;s name; not translated.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Riffle works without a network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same again…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set it up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Template or step by step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock went on meanwhile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tournament resumes where it stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then paste the players and draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your first tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your tournaments appear here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cancelled</source>
        <extracomment>Of a tournament: it does not take place.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clock was running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ended {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>stopped in level {level}, %n players left</source>
        <translation>
            <numerusform>stopped in level {level}, %n player left</numerusform>
            <numerusform>stopped in level {level}, %n players left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stopped, %n players left</source>
        <translation>
            <numerusform>stopped, %n player left</numerusform>
            <numerusform>stopped, %n players left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>structure</name>
    <message numerus="yes">
        <source>%n levels removed</source>
        <translation>
            <numerusform>One level removed</numerusform>
            <numerusform>%n levels removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows are laid.</source>
        <translation>
            <numerusform>%n row is laid.</numerusform>
            <numerusform>%n rows are laid.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows are removed.</source>
        <translation>
            <numerusform>%n row is removed.</numerusform>
            <numerusform>%n rows are removed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows change.</source>
        <translation>
            <numerusform>%n row changes.</numerusform>
            <numerusform>%n rows change.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows move.</source>
        <translation>
            <numerusform>%n row moves.</numerusform>
            <numerusform>%n rows move.</numerusform>
        </translation>
    </message>
    <message>
        <source>+{time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10-minute levels, two breaks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>20-minute levels, a break every hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>30-minute levels, a big blind ante from the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>30-minute levels, a dinner break</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5:00</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A break is added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A change is not done yet. Enter does it, Esc drops it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A level is added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number is zero or too large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add break</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add end of day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add talk break</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the first level or load a template. Every cell can be edited later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add-on “{name}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another price, called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applies from the break at {time}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applies from the level that begins at {time}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applies from the next row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As an entry: {price}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BB ante</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big blind ante from level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blinds rise by more than half each level. Use shorter levels or more time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bounty</source>
        <extracomment>Field: the part of a price that goes on the player&apos;s head.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Break length (min)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Breaks shortened by {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring-in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Button ante</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cap</source>
        <extracomment>Column: the most raises of a round.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Championship</source>
        <extracomment>Name of a structure: slow, for an important event.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closes at {time}, in {left}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Club night</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deep stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends in level {n}, after about {time}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the price of an entry, or 0 if it is free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the starting stack: nobody plays with 0 chips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry “{name}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected re-entries and re-buys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Generate structure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Generate structure…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Generate…</source>
        <extracomment>Button: makes a structure from players, stack and time.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insert break above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insert level above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept for every tournament. Undo does not change the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level length (min)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Levels of {n} min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit</source>
        <extracomment>Field: how often one player may buy it.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists</source>
        <extracomment>Heading: how lists are sorted.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes a house variant of {book}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes a rulebook of the house&apos;s own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show it here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end of the night is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The price says a bounty of {sum}, this field another. Correct one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The price says a fee of {sum}, this field another. Correct one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are no shares. Type 50 30 20, amounts, grid, smooth or tickets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a price. Type 350, 300+50 for a fee of 50, or 200+50+100 with a bounty of 100.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This was read as prizes of {several}. Type one prize of {one} as {digits}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until level or time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody: refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>å, ä with a, ö with o</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>å, ä, ö after z</source>
        <extracomment>The alphabet of the lists: the Swedish one.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n sponsors</source>
        <translation>
            <numerusform>%n sponsor</numerusform>
            <numerusform>%n sponsors</numerusform>
        </translation>
    </message>
    <message>
        <source>Ground</source>
        <extracomment>Setting: whether the room screen is dark or light.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept for every tournament. Undo does not take it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logo, colour, sponsors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7, 15% down, grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message>
        <source>5, 50 30 20, grid, tickets 2000</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guaranteed prize pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guest</source>
        <extracomment>Example of the name of a price beside the usual one.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No setting is called “{typed}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be typed into this cell. Esc leaves the sheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a cell or a setting, and do what is typed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prices</source>
        <extracomment>Heading: what entries cost.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise cap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re-buy “{name}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re-entry “{name}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Heading: settings of the rules.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scheduled start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Screen</source>
        <extracomment>Heading: settings of the room screen.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a row first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setting as in the rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Heading and page.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stacks start at {n} big blinds; blinds rise {rise} % per level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Structure saved as “{name}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take more levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Talk breaks, ends of days, columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Templates</source>
        <extracomment>Heading: structures to lay.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last row ends when it did.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last row ends {time} earlier.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last row ends {time} later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The night ends about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The night ends about here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stack is under twenty big blinds of the lowest chip. Use a larger stack or lower chips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time is too short for two levels. Use shorter levels or more time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no levels yet. L adds one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no folder for house rulebooks here: it holds tonight only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a length. Type 20 (minutes), 12:30, 10 hands, or open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time between breaks (min)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total playing time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turbo</source>
        <extracomment>Name of a structure: fast.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a whole number from {low} to {high}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each place gets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who pays the ante</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a full table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add-ons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add-ons close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as an entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as usual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>big blind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>break · colour up {chips}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>button</source>
        <extracomment>Who pays the ante: the player with the dealer&apos;s disc.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by Riffle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by the book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by the rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dark</source>
        <extracomment>The ground of the room screen.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>down</source>
        <extracomment>How prizes are rounded.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edits</source>
        <extracomment>After keys: they open the cell.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ends about {time}, still {over} late</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entries</source>
        <extracomment>What ends: late registration.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entries close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hands</source>
        <extracomment>After a number: a level lasts so many dealt hands.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>house</source>
        <extracomment>Mark of a setting that differs from the rulebook: the club&apos;s own.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the prize pool</source>
        <extracomment>Value of a setting: where the winner&apos;s own bounty is.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept</source>
        <extracomment>Value of a setting: the winner keeps his own bounty.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>late registration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light</source>
        <extracomment>The ground of the room screen.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>manual</source>
        <extracomment>The clock is started by hand.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moves</source>
        <extracomment>After keys: they move the row.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>Value of a setting: it is no turbo event.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no: what is entered is paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody</source>
        <extracomment>Who pays the ante: no player.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>now, %n hands left</source>
        <translation>
            <numerusform>now, %n hand left</numerusform>
            <numerusform>now, %n hands left</numerusform>
        </translation>
    </message>
    <message>
        <source>now, {time} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one a share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>re-buys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>re-buys close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>re-entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>re-entries close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>re-entries only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>removes</source>
        <extracomment>After a key: it removes the row.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shown at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shown by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>surname</source>
        <extracomment>What names are sorted by.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes more levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to be marked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the nearest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until end of level {level}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>usual for {currency}: {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>usually {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with seat cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>Value of a setting: it is a turbo event.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{book} has {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{buy_in} + {fee}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{levels} · {time} with breaks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} not as usual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{row}: a talk break is usually two minutes long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{row}: colours up chips that are not in the chip set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{row}: colours up the last chips in play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{setting}: {value}, as usual.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{setting}: {value}, by {book}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{row}: colours up chips that later blinds or antes need.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n differ from {book}</source>
        <translation>
            <numerusform>%n differs from {book}</numerusform>
            <numerusform>%n differ from {book}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n each</source>
        <translation>
            <numerusform>%n each</numerusform>
            <numerusform>%n each</numerusform>
        </translation>
    </message>
    <message>
        <source>Bets</source>
        <extracomment>Column: the small and the big bet of a limit game.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Min</source>
        <extracomment>Column: how long a level or break is, in minutes.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{row}: colours up chips while lower ones stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{row}: each player&apos;s ante is as large as the big blind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{row}: longer than a hundred hands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{row}: longer than three hours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{row}: no blinds and no ante.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{row}: raise cap without limit bets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{row}: the blinds are lower than in the previous level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{row}: the bring-in is as large as the small bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{row}: the small blind is larger than the big blind.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tables</name>
    <message numerus="yes">
        <source>%n players are left; the final table seats {size}.</source>
        <translation>
            <numerusform>%n player is left; the final table seats {size}.</numerusform>
            <numerusform>%n players are left; the final table seats {size}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players drew their seats.</source>
        <translation>
            <numerusform>%n player drew a seat.</numerusform>
            <numerusform>%n players drew their seats.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players to table {table}</source>
        <translation>
            <numerusform>%n player to table {table}</numerusform>
            <numerusform>%n players to table {table}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seats are free</source>
        <translation>
            <numerusform>%n seat is free</numerusform>
            <numerusform>%n seats are free</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seats are free: open another table first</source>
        <translation>
            <numerusform>%n seat is free: open another table first</numerusform>
            <numerusform>%n seats are free: open another table first</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seats kept</source>
        <translation>
            <numerusform>%n seat kept</numerusform>
            <numerusform>%n seats kept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seats would be left</source>
        <translation>
            <numerusform>%n seat would be left</numerusform>
            <numerusform>%n seats would be left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n short</source>
        <translation>
            <numerusform>%n short</numerusform>
            <numerusform>%n short</numerusform>
        </translation>
    </message>
    <message>
        <source>2  Number called by a player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3.4, or click the seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;{players}&lt;/b&gt;; no seat is free at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;{players}&lt;/b&gt;; nothing stops the table any longer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;{players}&lt;/b&gt;; the largest table has &lt;b&gt;{largest}&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draw that keeps the biggest stacks apart was not announced before the start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand needs two players; table {table} has {players}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A table cannot be called “{label}”. Use up to 12 letters and digits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A table needs a name of up to 12 letters and digits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A team-mate stays at table {from_table}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abandon draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accessible seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add tables…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>All %n needs are met</source>
        <translation>
            <numerusform>%n need is met</numerusform>
            <numerusform>All %n needs are met</numerusform>
        </translation>
    </message>
    <message>
        <source>All seats are drawn again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All seats are drawn again, with seat cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All seats are drawn again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An absent stack stays in play until the blinds have taken it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At tables of {seats} the final table seats {size}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Balance tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Balance: who had the big blind last at table {table}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Balance: who had the big blind last at tables {tables}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Balance…</source>
        <extracomment>Button: move players so that tables are as large as each other.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Break order…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Break table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Break table {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Break table {table}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the floor plan table {table} is not near table {far_from_table}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the rulebook {meant_name} at {meant_seat} moves, not {name} at {seat}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carried</source>
        <extracomment>Button: an absent player&apos;s chips were carried to the new seat.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carry the chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close table {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close table {table}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closed seats at table {to_table}: {closed}. Reopen one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns and rows of the floor are numbered from 1 to {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disqualify {name}…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a player to a seat, or draw seats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw seats…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the final table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every seat is drawn at random.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody draws a seat card</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Fetch %n chairs to table {table}</source>
        <translation>
            <numerusform>Fetch %n chair to table {table}</numerusform>
            <numerusform>Fetch %n chairs to table {table}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fetch %n chairs to table {table}.</source>
        <translation>
            <numerusform>Fetch %n chair to table {table}.</numerusform>
            <numerusform>Fetch %n chairs to table {table}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Full commitment as QR code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its players draw seat cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep apart…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep for…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last big blind here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Late registration closed after level {level}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay out seat cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Lay out the cards of all %n free seats</source>
        <translation>
            <numerusform>Lay out the card of the free seat</numerusform>
            <numerusform>Lay out the cards of all %n free seats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay out {cards} cards of each of %n tables</source>
        <translation>
            <numerusform>Lay out {cards} cards of %n table</numerusform>
            <numerusform>Lay out {cards} cards of each of %n tables</numerusform>
        </translation>
    </message>
    <message>
        <source>Let somebody in the room call a number, then draw the seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark a seat…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark and keep for {name}: which seat?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Misdeal at table {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>Button: move the player to the seat typed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {name} to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move…</source>
        <extracomment>Button: move a player; a dialog asks where.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name two players or more who are to be kept apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needs {name}…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needs, {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needs…</source>
        <extracomment>Button: what players need of their seats, such as an accessible one.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No accessible seat is known at table {final}, the final table. Mark one before the draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No accessible seat is known. Mark one before the draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No accessible seat was free for {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No draw is waiting for its number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No position matches; {from_position} comes closest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No seat would be left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No seat “{text}”. Did you mean {seats}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No seat “{text}”. Type table and seat like 3.4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No table, seat or player matches “{text}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tables yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody new enters after the start. Through level {level} there are only re-entries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody posts the small blind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing stops table {table} any longer: it deals again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only table {table} is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only {free} is free, the next small blind&apos;s seat, where nobody is moved. Closed seats: {closed}. Reopen one, or enter the big blind again after the next hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a table…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the tables you play on, then draw seats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ordinary seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penalty for {name}…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players dealt in: {dealt_in_names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players kept in accessible seats: {passed_names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players still sit at table {table}: {players}. Break the table, or move them first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players who need a seat: {players}, seats free: {seats}. Open another table first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Readable</source>
        <extracomment>Button: zoom until names can be read.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redraw seated players too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redraws…</source>
        <extracomment>Button: when all seats are drawn again.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reopen seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat an alternate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat card of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} already has this mark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} cannot have the big blind and another blind or the button too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} is closed. Open the seat again, or choose another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} is taken by {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a seat first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a table first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select an occupied seat first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sits out a penalty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop dealing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop table {table}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop tracking hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap {name} with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap…</source>
        <extracomment>Button: let two players change seats.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {breaks} breaks, and at the others no accessible seat is known. Mark one before the draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {label} has no seat {text}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table} breaks out of order: table {first} was next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table} has stopped dealing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table} is dealing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table} is next in the break order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table} is no longer short: it deals again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table} is not short enough to stop dealing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table} is still short: balance first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table}: which seat?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables are balanced at a difference of {difference}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The %n biggest stacks are kept apart.</source>
        <translation>
            <numerusform>The %n biggest stack is kept apart.</numerusform>
            <numerusform>The %n biggest stacks are kept apart.</numerusform>
        </translation>
    </message>
    <message>
        <source>The button stands at an empty seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last small blind&apos;s seat is empty: the button stays where it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The misdealt hand is dealt again: the button stays at seat {button}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others draw its free seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others draw seat cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The players draw seat cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seat is in the closest position, {to_position}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seat is in the same position, {to_position}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seat is the big blind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seat is the free one nearest the big blind, {to_position}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seat is the last free one, {to_position}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seat is the worst free one, {to_position}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n players need accessible seats</source>
        <translation>
            <numerusform>%n player needs an accessible seat</numerusform>
            <numerusform>%n players need accessible seats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n behind the big blind</source>
        <translation>
            <numerusform>%n behind the big blind</numerusform>
            <numerusform>%n behind the big blind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>1  Show these commitments before a number is called.</source>
        <translation>
            <numerusform>1  Show this commitment before a number is called.</numerusform>
            <numerusform>1  Show these commitments before a number is called.</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;{players}&lt;/b&gt; are left, the final table seats &lt;b&gt;{size}&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A blind dodged on purpose costs a penalty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A blind dodged on purpose goes into the pot as dead money, with or without a penalty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draw is already waiting for its number. Draw the seats, or abandon that draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A redraw of all seats was planned for this moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A seat is free, and {who} is waiting for one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A table has 2 to 23 seats, not {size}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All players who could leave table {from_table} need an accessible seat. Mark one at table {to_table}, or enter the big blind again after the next hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big blind now, &lt;b&gt;table {table}&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big blind: {seats}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the rulebook another player moves, or to another seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call a number for the redraw</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Commitments {hash}</source>
        <translation>
            <numerusform>Commitment {hash}</numerusform>
            <numerusform>Commitments {hash}</numerusform>
        </translation>
    </message>
    <message>
        <source>Eliminations at table {table} since it was opened or redrawn: {eliminated}. It stops dealing at {short}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First enter who had the last big blind at table {table}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No redraw of all seats was planned for now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No stacks are known, so the biggest cannot be kept apart. Count the stacks first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody enters after the start. {name} may play only if paid or qualified before the start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has a seat yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only {free} is free, the next small blind&apos;s seat, where nobody is moved. Enter the big blind again after the next hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players already there stay; the others draw its free seats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players already there stay; the others draw the cards of its free seats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redraw all seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redraw seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redraws can be set only before the start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat cards as shuffled: {seats}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {number} is table {table}&apos;s &lt;b&gt;free seat nearest the big blind&lt;/b&gt;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {number} is table {table}&apos;s &lt;b&gt;last free seat&lt;/b&gt;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {number} is table {table}&apos;s &lt;b&gt;next big blind&lt;/b&gt;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {number} is table {table}&apos;s &lt;b&gt;worst free seat&lt;/b&gt;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} is already open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {first_table} breaks before table {table}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table} cannot be broken yet. Players who need a seat: {players}. Free seats at the other tables: {seats}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table} does not have to give a player. Move one from the table that does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table} has no free seat where the rulebook moves a player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table} is already open. Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table} is already there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The break order and every change to it are announced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next hand&apos;s big blind moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stack is not set out until {name} arrives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stack is set out and posts blinds and antes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tables are balanced, or the short table has no free seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no open table {table}. Open it, or choose another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no seat {seat}: that table has seats 1 to {size}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such open table. Open it, or choose another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the final table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Track every hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a number of tables from 1 to 60.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a seat at each of tables {tables}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a seat of table {table} only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type seats…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the seat drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the seats drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under this rulebook the director decides whether {name} moves to {seat}. Move the player by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a number the PC alone decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>e.g. 4711</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from table {table}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not sure to be apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>race the {chips} first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seats are drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to table {table}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{deed}: table {label}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{draw}: {hash}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{mates_names} would move first, but a team-mate sits at table {table}: {name} is &lt;b&gt;next in order&lt;/b&gt;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} draws seat {seat}, at one of the shortest tables.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is already dealt in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} moves before {mates_names}: a &lt;b&gt;team-mate&lt;/b&gt; sits at table {from_table} too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} moves to {seat}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} needs an accessible seat, but none is known: {seat} is an ordinary seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} needs an accessible seat, which the director gives out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name}&apos;s stack of %n chips left play.</source>
        <translation>
            <numerusform>{name}&apos;s stack of %n chip left play.</numerusform>
            <numerusform>{name}&apos;s stack of %n chips left play.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} need accessible seats</source>
        <translation>
            <numerusform>{who} needs an accessible seat</numerusform>
            <numerusform>{who} need accessible seats</numerusform>
        </translation>
    </message>
    <message>
        <source>Whole floor</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n accessible seats are known, {needed} are needed</source>
        <translation>
            <numerusform>%n accessible seat is known, {needed} are needed</numerusform>
            <numerusform>%n accessible seats are known, {needed} are needed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {needs} needs are not met</source>
        <translation>
            <numerusform>%n of {needs} needs is not met</numerusform>
            <numerusform>%n of {needs} needs are not met</numerusform>
        </translation>
    </message>
    <message>
        <source>Break order, redraws, who sits apart…</source>
        <extracomment>Button: what is decided before it is needed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the rulebook the player goes to table {meant_table}, not to table {table}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the rulebook {name} goes to {meant_seat}, not to {seat}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody who is in has a seat, so there is nobody to draw for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody who is in has a seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand tracking at table {table} already has this setting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No position is the same: that of {name} is &lt;b&gt;closest&lt;/b&gt;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody needs an accessible seat. Players: Edit player notes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody sits at the table any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats are drawn, not chosen: {name} draws one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {from_table} has &lt;b&gt;{from_players}&lt;/b&gt;; table {table} has &lt;b&gt;{to_players}&lt;/b&gt;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {from_table} has &lt;b&gt;{from_players}&lt;/b&gt;; table {to_table} has &lt;b&gt;{to_players}&lt;/b&gt;. Nobody can be sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Table {from_table} has &lt;b&gt;{from_players}&lt;/b&gt;; table {to_table} has &lt;b&gt;{to_players}&lt;/b&gt;: %n move.</source>
        <translation>
            <numerusform>Table {from_table} has &lt;b&gt;{from_players}&lt;/b&gt;; table {to_table} has &lt;b&gt;{to_players}&lt;/b&gt;: one moves.</numerusform>
            <numerusform>Table {from_table} has &lt;b&gt;{from_players}&lt;/b&gt;; table {to_table} has &lt;b&gt;{to_players}&lt;/b&gt;: %n move.</numerusform>
        </translation>
    </message>
    <message>
        <source>Table {from_table} has {from_players}; table {table} has {to_players}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {name} is closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table} has &lt;b&gt;{players}&lt;/b&gt;; the largest has &lt;b&gt;{largest}&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table} has {players}; the largest has {largest}. Table {table} deals again, by the director&apos;s decision.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table} has {players}; the largest has {largest}. Table {table} stops dealing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The director changed the seats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The director moved the player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The director named the player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The director named the seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The director named {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player gets no cards until the button has passed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player is absent: the staff carries the chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player is dealt in at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player is dealt in at once; between small blind and button only once the button has passed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player is next in order after {mates_names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player keeps position {from_position}; the worst position moves first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player needs an accessible seat; none is known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player needs an accessible seat; this is an ordinary one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player posts a single big blind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player waits for the button to pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The redraw is planned for now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The redraw of all seats was not announced before the start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seats were drawn in this order: {order_names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table deals again when you say so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table may stop dealing until it is balanced: you decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table stops dealing until it is balanced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole floor is seen already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no table {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players are left: the button posts the small blind and moves on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players are left: the button posts the small blind, and the big blind moves on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a seat, or click it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who has the big blind now at table {table}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who has the big blind now at tables {tables}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about {chips} chips, by estimate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>alternates wait for a seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>apart</source>
        <extracomment>Of people: the draw seats them at different tables.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>breaks next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closed</source>
        <extracomment>Of a seat: nobody is to sit there.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draws an accessible seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight behind the big blind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five behind the big blind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four behind the big blind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gets {least} or {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gets {least} to {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its players draw seat cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>late registration is open until level {level} begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine behind the big blind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no seat is free: open another table first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven behind the big blind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six behind the big blind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stands still {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>table {table}: %n cards</source>
        <translation>
            <numerusform>table {table}: %n card</numerusform>
            <numerusform>table {table}: %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>the next big blind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three behind the big blind</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>to %n tables</source>
        <translation>
            <numerusform>to %n table</numerusform>
            <numerusform>to %n tables</numerusform>
        </translation>
    </message>
    <message>
        <source>two behind the big blind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you choose the seat of {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{each} at each of %n tables: one seat is enough</source>
        <translation>
            <numerusform>{each} at %n table: one seat is enough</numerusform>
            <numerusform>{each} at each of %n tables: one seat is enough</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{each} at each of %n tables: {enough} seats are enough</source>
        <translation>
            <numerusform>{each} at %n table: {enough} seats are enough</numerusform>
            <numerusform>{each} at each of %n tables: {enough} seats are enough</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{least}–%n players to table {table}</source>
        <translation>
            <numerusform>{least}–%n players to table {table}</numerusform>
            <numerusform>{least}–%n players to table {table}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} already has this mark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} already sits in seat {seat}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} at {seat}, once the button has passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} draws seat {seat} of all free seats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} draws seat {seat}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} drew the card of seat {seat}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} goes back to seat {seat}, not to another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} goes from {from_seat} to {seat}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has no seat yet. Draw one first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is already kept apart from others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is here. Only an absent player&apos;s stack is removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is kept apart from nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is present</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is table {from_table}&apos;s &lt;b&gt;next big blind&lt;/b&gt;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} keeps the &lt;b&gt;same position&lt;/b&gt;; the worst moves first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} leaves…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} needs an accessible seat and gets {seat} before the others are drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} sat at {found_seat} with the right stack and moves to {seat} with the current stack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} starts with a full stack of {full} chips, not with {chips}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s chips: {from_seat} to {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s stack at {seat} stays in play until the blinds have taken it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, seat {seat}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {at}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {from_seat} to {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{players} are left for a final table of {size}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{players} · {seats} at {tables}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{players}, {seats}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tables} · {seats}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tables} · {seats} · break order {order}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} · {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} could not be kept apart: table {table}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{who} draw seat cards</source>
        <translation>
            <numerusform>{who} draws a seat card</numerusform>
            <numerusform>{who} draw seat cards</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} without a seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: no longer apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is not a number.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>team</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more time-out cards come when two tables remain.</source>
        <translation>
            <numerusform>%n more time-out card comes when two tables remain.</numerusform>
            <numerusform>%n more time-out cards come when two tables remain.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n owed</source>
        <translation>
            <numerusform>%n owed</numerusform>
            <numerusform>%n owed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds from when the team is gathered.</source>
        <translation>
            <numerusform>%n second from when the team is gathered.</numerusform>
            <numerusform>%n seconds from when the team is gathered.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds. Captain {name} hands this to the director.</source>
        <translation>
            <numerusform>%n second. Captain {name} hands this to the director.</numerusform>
            <numerusform>%n seconds. Captain {name} hands this to the director.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stacks</source>
        <translation>
            <numerusform>%n stack</numerusform>
            <numerusform>%n stacks</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;{percent} %&lt;/b&gt; of &lt;b&gt;{stack}&lt;/b&gt; is &lt;b&gt;{exact}&lt;/b&gt;, rounded down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;{percent} %&lt;/b&gt; of the stack, rounded down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;{team}&lt;/b&gt; needs another captain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A busted stack’s seat is gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A late team gets %n seats, each at a table of its own.</source>
        <translation>
            <numerusform>A late team gets %n seat, each at a table of its own.</numerusform>
            <numerusform>A late team gets %n seats, each at a table of its own.</numerusform>
        </translation>
    </message>
    <message>
        <source>A member of {team} can sit there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player with a team-mate at the table goes before {passed_names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A team-mate sits at table {table}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A transfer is told in the talk break.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acted</source>
        <extracomment>Button: the team acted within its time-out.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add member…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All play and the level clock stop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All play stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce transfer: {team}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce, on screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another team is called “{name}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer…</source>
        <extracomment>Button: enter the captain&apos;s answer about the third stack.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the last table a team changes players when its player has the button.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the last table {team} changes players when its player has the button.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Average</source>
        <extracomment>Figure: chips a stack.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both other stacks of {team} are out: the resting one is seated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Break before level {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CAPTAIN</source>
        <extracomment>Heading on a team&apos;s sheet: what the captain has to know.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captain’s signature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captain…</source>
        <extracomment>Menu: choose the captain of a team.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card {n} of {of}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a team first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another stack to receive the chips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose…</source>
        <extracomment>Button: choose who sits behind a stack.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collect a time-out card: {team}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct name…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the count…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count the stack of {name} first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count transfer: {team}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer</source>
        <extracomment>On a transfer slip: where the dealer signs.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disqualify team…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop the transfer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each stack is dealt out in equal shares at its table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the count…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every table waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a team, a member or a seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find your seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From captain &lt;b&gt;{name}&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From captain &lt;b&gt;{name}&lt;/b&gt;, called {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n seconds from when the team gathered · no action by then, &lt;b&gt;the hand is dead&lt;/b&gt;</source>
        <translation>
            <numerusform>%n second from when the team gathered · no action by then, &lt;b&gt;the hand is dead&lt;/b&gt;</numerusform>
            <numerusform>%n seconds from when the team gathered · no action by then, &lt;b&gt;the hand is dead&lt;/b&gt;</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n teams left</source>
        <translation>
            <numerusform>%n team left</numerusform>
            <numerusform>%n teams left</numerusform>
        </translation>
    </message>
    <message>
        <source>Any member may sit behind any of the team’s stacks. Change only at a talk break, and sit down before the second card is dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any member of the team may call “time-out”; the call stands once made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call {nth} without a time-out card, by {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Called by &lt;b&gt;{name}&lt;/b&gt;, {seat}. Every table waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Called by {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captain: {next}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a member of {team}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock stands at</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Hand a slip to the director before the chips move: %n transfers a break, from a living stack to a living stack, exactly {percent} %.</source>
        <translation>
            <numerusform>Hand a slip to the director before the chips move: %n transfer a break, from a living stack to a living stack, exactly {percent} %.</numerusform>
            <numerusform>Hand a slip to the director before the chips move: %n transfers a break, from a living stack to a living stack, exactly {percent} %.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hands done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the transfer was announced wrongly, drop it under More and announce it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a talk break the players of a team change stacks freely.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this order: {stacks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level {n} of {of}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MEMBERS, NAMED BEFORE THE START</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Member leaves…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Members</source>
        <extracomment>Field and column: the players of a team.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Members, captain first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge a stack…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge the stack of &lt;b&gt;{name}&lt;/b&gt; into that of {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More actions on the team</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More…</source>
        <extracomment>Button: a menu of more actions.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name, captain first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New captain: {team}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next step of the ladder: {step}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No chips are set, so what can be paid is not checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No matches. Clear the field to see all teams.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No talk break has just begun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No team has seats yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No team is called “{name}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No teams yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No teams yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No time-out is called.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No transfer from {stack} has been counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No transfer from {stack} is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No transfer has been told.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No transfer is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody else could go: team-mates share the table from now on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody of {team} is left for this stack: it is blinded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody of {team} is left for this stack: it posts nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody sits there already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odd chips: {chips}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of {stack} exactly {due} is counted out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of {stack} it would be {exact}, and the chips in play pay {due}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of {stack} nothing can be transferred.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>STACKS, TABLE AND SEAT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Separate team-mates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Separate team-mates at table {from_table}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table} breaks, and two tables remain. Without an answer the stack rests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table} breaks, and two tables remain. Without an answer this stack rests: {stack}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The director seated the player there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transfer of {team} announced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transfer of {team} dropped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transfer of {team} told</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{giver_name} is of {of_giver}, {taker_name} of {of_taker}: chips stay in the team.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{mate_name} of {team} stays at table {from_table}. Table {table} has {to_players} and nobody of the team.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>One payment buys %n stacks of {chips} each.</source>
        <translation>
            <numerusform>One payment buys %n stack of {chips} each.</numerusform>
            <numerusform>One payment buys %n stacks of {chips} each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One payment buys %n stacks.</source>
        <translation>
            <numerusform>One payment buys %n stack.</numerusform>
            <numerusform>One payment buys %n stacks.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only a team with three stacks can split one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the third stack of a team rests, is split or merged, when two tables are left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste teams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste teams…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players of a team change stacks in the talk break.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Register a team with R: its name, three to six members and the captain. V takes a pasted list, a team a line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Register team</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Register team…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rest a stack…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rest, split or merge the stack of &lt;b&gt;{name}&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resting: {team}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Column: what becomes of a pasted line.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save standings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save standings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer of table {table} counts it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Then &lt;b&gt;%n cards&lt;/b&gt; are left.</source>
        <translation>
            <numerusform>Then &lt;b&gt;%n card&lt;/b&gt; is left.</numerusform>
            <numerusform>Then &lt;b&gt;%n cards&lt;/b&gt; are left.</numerusform>
        </translation>
    </message>
    <message>
        <source>Time is up: &lt;b&gt;the hand is dead&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split a stack…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n teams registered</source>
        <translation>
            <numerusform>%n team registered</numerusform>
            <numerusform>%n teams registered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A team has {fewest} to %n members, {name} has {members}.</source>
        <translation>
            <numerusform>A team has {fewest} to %n member, {name} has {members}.</numerusform>
            <numerusform>A team has {fewest} to %n members, {name} has {members}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Blind {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Break now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Break table {table} now?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every table has played its hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level {n} of {of} starts {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge…</source>
        <extracomment>Menu: put the chips of the third stack into another of the team.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card is left: play resumes when the director says so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No player at {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No team-mates can be separated now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody sits behind a stack of {team}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Once &lt;b&gt;%n third stacks&lt;/b&gt; rest, the players fit at the other two tables</source>
        <translation>
            <numerusform>Once &lt;b&gt;%n third stack&lt;/b&gt; rests, the players fit at the other two tables</numerusform>
            <numerusform>Once &lt;b&gt;%n third stacks&lt;/b&gt; rest, the players fit at the other two tables</numerusform>
        </translation>
    </message>
    <message>
        <source>One team per line, the captain first or marked (c): Fisk: Ida Falk, Per Öst, Siv Frost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players of {team} swapped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split…</source>
        <extracomment>Menu: divide the chips of the third stack between the other two.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stack rests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stack, counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stacks</source>
        <extracomment>Figure: stacks still in, of all.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stacks lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stacks: table.seat and who sits there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standings</source>
        <extracomment>A document: the teams by place.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap…</source>
        <extracomment>Button: members of a team change stacks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TIME-OUT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TRANSFER</source>
        <extracomment>Heading of a transfer slip, in capitals.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table} · +{chips}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table} · {chips}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table}: the other players share {chips} chips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables, by team</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Talk break before level {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Talk tactics and change stacks now. Tell the director of a transfer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Talk tactics only in the %n minutes between levels.</source>
        <translation>
            <numerusform>Talk tactics only in the %n minute between levels.</numerusform>
            <numerusform>Talk tactics only in the %n minutes between levels.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Talk tactics only in the %n seconds between levels.</source>
        <translation>
            <numerusform>Talk tactics only in the %n second between levels.</numerusform>
            <numerusform>Talk tactics only in the %n seconds between levels.</numerusform>
        </translation>
    </message>
    <message>
        <source>Team</source>
        <extracomment>Column and field: the name of a team.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team gathered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team sheets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team sheets…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team {n} of {of}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team {team} registered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team {team} withdrawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team, captain in bold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teams left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The call still stops the room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The captain of {team} changes only for special reasons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chips in play cannot pay it: &lt;b&gt;{chips}&lt;/b&gt; is counted out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand of {team} is dead, and the time-out is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The members of {team} are fixed: seats are drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other stacks: {stacks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rest is over: split or merge the stack of &lt;b&gt;{name}&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stack of {name} rests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stack of {name} rests to the break after level {until}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stack of {name} rests: it gives and receives nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stack that received too much is out: nothing can be counted back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time-out of {team} is not over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The transfer from {stack} is already announced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The transfer from {stack} was told to go to {taker}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then &lt;b&gt;no card&lt;/b&gt; is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then &lt;b&gt;{left}&lt;/b&gt; of {given} are left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no time to talk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Third stack of {team} merged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Third stack of {team} rests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Third stack of {team} split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Third stack: {team}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This stack already rests.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This team has no counted transfer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This team is out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time-out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time-out for {team}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time-out for {team}, without a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time-out of {team} withdrawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time-out · table {table}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time-out: {team}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time-out…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transfer slips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transfers, {percent} % of the stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transfer…</source>
        <extracomment>Button: enter a transfer of chips between two stacks of a team.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Two tables are left: each team gets %n time-out cards more.</source>
        <translation>
            <numerusform>Two tables are left: each team gets %n time-out card more.</numerusform>
            <numerusform>Two tables are left: each team gets %n time-out cards more.</numerusform>
        </translation>
    </message>
    <message>
        <source>Until the break after level {until}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until the next talk break</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for the team</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where is the button?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdraw team</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdraw the time-out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counted</source>
        <extracomment>How far a transfer is: 3 → 5 · counted.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counting</source>
        <extracomment>How far a transfer is: 3 → 5 · counting.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disqualified</source>
        <extracomment>Of a stack: how it left play.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>team disqualified</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{fewest} to %n members</source>
        <translation>
            <numerusform>{fewest} to %n member</numerusform>
            <numerusform>{fewest} to %n members</numerusform>
        </translation>
    </message>
    <message>
        <source>{team} has won. If a bust before was another’s, correct that one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{team} is disqualified.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{team}: &lt;b&gt;{name}&lt;/b&gt; to table {to_table}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{team}: &lt;b&gt;{spare}&lt;/b&gt; can sit there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Break now” asks each team about its third stack. “Later”, under “Otherwise…”, keeps the tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>captain</source>
        <extracomment>Behind a member&apos;s name on the team&apos;s sheet.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the captains first what becomes of {entries}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No. {team}-{n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One other stack is left: merge this one into {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rest, split or merge one of &lt;b&gt;{stacks}&lt;/b&gt;: the team chooses which</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules of team poker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team renamed {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teams talk tactics, change stacks and tell transfers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stack is split between {others}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stack of {name} rests and is dealt out: name the table where the others get it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stack of {name} was counted as {stack}, and {parts} would be given out. Count it again first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transfer: {team}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a card: tell &lt;b&gt;{team}&lt;/b&gt; of the warning, which is noted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw {code}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heading, no team</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in</source>
        <extracomment>Instead of a place: the team still plays.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>level {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>merged</source>
        <extracomment>Of a stack: its chips went into another of the team.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no time to talk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody</source>
        <extracomment>Choice: nobody sits behind the stack.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>Of a stack: it has no chips left.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>resting</source>
        <extracomment>Of a stack: it rests for a level and has no seat.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rests</source>
        <extracomment>Of a stack: it rests for a level and has no seat.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat &lt;b&gt;{seat}&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>split</source>
        <extracomment>Of a stack: its chips went to two others of the team.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table &lt;b&gt;{table}&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to announce</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to {stack}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting for the team</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{book}, transfers and time-outs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{captain_player} is no longer in the team</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{chips} each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{chips} to {stack}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{chips} was counted out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{giver} to {taker}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{mate_name} sits at the same table. Table {to_table} has &lt;b&gt;{to_players}&lt;/b&gt; and nobody of {team}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} ({seat})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is already captain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is already in {team}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is named twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is not a member of {team}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is not in a team.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is too late: teams enter before the start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{passed_names} would sit with a team-mate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{stack} gave chips in this break, so it receives none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{percent} %, rounded down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} already sits there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} sits behind a stack. Disqualify {player} at that seat: the chips are dealt out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} sits out a penalty at {place} and takes no other seat meanwhile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{team} acted, and the time-out is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{team} did not act in time: the hand is dead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{team} gathered, the time-out runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{team} gave no answer: the third stack rests.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{team} handed over a time-out card</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{team} has %n cards left.</source>
        <translation>
            <numerusform>{team} has %n card left.</numerusform>
            <numerusform>{team} has %n cards left.</numerusform>
        </translation>
    </message>
    <message>
        <source>{team} has fewer players than stacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{team} has made its %n transfers in this break.</source>
        <translation>
            <numerusform>{team} has made its %n transfer in this break.</numerusform>
            <numerusform>{team} has made its %n transfers in this break.</numerusform>
        </translation>
    </message>
    <message>
        <source>{team} has no card left: call {n} without one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{team} has played: its registration stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{team} is disqualified: {chips} dealt out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{team} is drawn under its name. Only a misspelling is corrected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{team} is gathered: its time runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{team} merges its third stack into another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{team} owes no card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{team} rests its third stack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{team} splits its third stack between the other two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{team} transferred {chips} chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{team}: &lt;b&gt;{name}&lt;/b&gt; to table {to_table} seat {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{team}: &lt;b&gt;{step}&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} is captain of {team}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} joined {team}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} left {team}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} of {team} disqualified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{line}” is no team. Write the name, a colon and the members: Fisk: Ida Falk, Per Öst, Siv Frost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>⇄ swapped in this break</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
