# Connect Four, a reference game.

connect-four-name = Connect Four
connect-four-tagline = Seven columns, two colours, four in a line.

connect-four-rules-play = Play
connect-four-rules-end = End of the game

connect-four-rack = The rack: seven columns of six cells
connect-four-column = Column { $column }
connect-four-disc = Disc of { $seat }, column { $column }, row { $row }
connect-four-player = { $seat }
connect-four-discs-left = Discs left
connect-four-lines = Lines of four

connect-four-prompt-drop = Choose a column for your disc.
connect-four-prompt-wait = { $seat } is choosing a column.
connect-four-choice = Column { $column }

connect-four-dropped = { $seat } drops a disc into column { $column }.
connect-four-won = { $seat } has four in a line and wins ({ $clause }).
connect-four-shared = The rack is full: the victory is shared ({ $clause }).

connect-four-refusal-no-column = There is no such column: they count from 1 to 7.
connect-four-refusal-full = This column is full: choose another.
