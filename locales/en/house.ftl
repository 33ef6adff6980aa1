# Words of the house that runs the tables: what can go wrong, and what to do about it.

house-unknown-game = There is no game “{ $game }” here. The games are: { $known }.
house-unknown-table = There is no table “{ $table }”. Check the address, or open a new table.
house-refused = { $reason } ({ $clause })
house-stale = The table has moved on since this was shown: nothing was done. Look again, then decide.
house-not-your-seat = This seat is not yours. Whoever opened the table decides for it, from their own browser or terminal.
house-not-over = The game is not over yet: its record would tell what is still hidden.
house-no-advice = This table was opened without advice. Whoever opens a table decides that, for all who play at it.
house-no-analyst = Nobody analyses this game.
house-flawed = This table cannot be loaded: line { $line } of its record does not fit ({ $reason }) It stays stored as it is; the version of Argead that wrote it can go on with it.
house-stumbled = The bot of { $seat } failed at its turn. Nothing is lost: come back to the table in a few seconds and it tries again.
house-broken = Something failed at this table. It stays stored as it was: load the page again, and report this if it happens twice.
house-no-threads = The system lets no bot think ({ $detail }). Close other programs and start again.

# What can be wrong with an order for a table.
house-fault-at-line = { $file }, line { $line }: { $reason }
house-fault-name = Each player needs a name of at most { $most } characters.
house-fault-entropy = For the dice each player can throw in one text of at most { $most } characters.

# What can go wrong with the database.
house-store-taken = There is a table with this name already.
house-store-missing = This table is no longer in the database.
house-store-moved = The table has { $found } lines by now: someone else was quicker.
house-store-in-use = The database { $place } is in use by another Argead. Close that one, or choose another database with --database.
house-store-newer = The database { $place } was made by a newer Argead (layout { $found }; this one knows { $known }). Use the newer program, or choose another database with --database.
house-store-foreign = { $place } is a database of another program. Choose another file with --database.
house-store-corrupt = { $place } is damaged or no database ({ $detail }). Nothing was changed: put a backup in its place, or choose another file with --database.
house-store-unreachable = The database { $place } cannot be opened ({ $detail }). Check the folder and its permissions, or choose another file with --database.
house-store-failed = The database could not be used just now ({ $detail }). Nothing was done: check the free space on the disk, then try again.
house-store-no-folder = The system has no folder for your data. Choose a file with --database.
house-store-unknown-kind = “{ $place }” is no database this program can use. Give the path of a file, sqlite:PATH, or :memory: to keep nothing.
