# Words of the web pages.

# The frame.
web-skip = Skip to the page
web-nav = Main
web-nav-games = Games
web-nav-help = Help
web-home-link = Argead, home
web-language = Language
web-theme = Theme
web-theme-auto = As the system has it
web-theme-light = Light
web-theme-dark = Dark
web-unofficial = Argead is an unofficial project, not connected with any publisher. Its words and pictures are its own.
web-designed = The rules follow the published rulebooks clause by clause. Boards, cards and other values that the rulebooks do not print are designed by this project and marked as such in its edition files; they are not the printed originals.
web-more = More about it
web-close = Close

# Home.
web-home-title = The table of the Argeads
web-home-lead = Board games on Alexander the Great: alone against opponents worth beating, or with friends at one screen. Rules to the last clause, dice anyone can verify.
web-home-play = Play { $game }
web-home-tables = Your tables
web-home-games = The games
web-players = For { $min } to { $max } players.
web-players-exactly = { $count ->
    [one] For one player.
   *[other] For { $count } players.
}
web-new = New table
web-rules = Rules
web-not-built = Not built yet
web-table-over = Finished
web-table-yours = Your turn
web-table-waits = Under way
web-ago-now = just now
web-ago-minutes = { $n ->
    [one] a minute ago
   *[other] { $n } minutes ago
}
web-ago-hours = { $n ->
    [one] an hour ago
   *[other] { $n } hours ago
}
web-ago-days = { $n ->
    [one] yesterday
   *[other] { $n } days ago
}
web-game-alexandros = Alexandros
web-game-alexandros-about = Lead Alexander across the map, wall in provinces, and tax them.
web-game-phalanxx = Phalanxx
web-game-phalanxx-about = The successors divide the world: armies, cities and nerve.
web-game-empire = Empire
web-game-empire-about = Alexander the Great: conquer, build and found cities on the way east.
web-game-commander = Commander
web-game-commander-about = Field Commander Alexander: four campaigns for one player.

# A new table.
web-new-title = { $game }: a new table
web-new-seats = Who plays?
web-new-seats-hint = Friends at this screen take turns behind a curtain: nobody sees another’s hand.
web-new-rules = Which rules?
web-new-rulings = { $count ->
    [one] Where the rulebook leaves room: one question
   *[other] Where the rulebook leaves room: { $count } questions
 }
web-new-more = Dice and language
web-new-seed = Seed
web-new-seed-hint = A whole number. The same seed gives the same dice again; leave it empty for a secret one.
web-new-entropy = Your own luck
web-new-entropy-hint = Any words: they are mixed into the dice, so that nobody could have prepared them.
web-new-open = Open the table
web-player-you = You
web-player-friend = A friend at this screen
web-player-bot = Bot: { $level }
web-player-empty = Nobody
web-player-name = Name
web-edition = Edition
web-option-usual = (usual)
web-name-1 = Roxana
web-name-2 = Ptolemy
web-name-3 = Olympias
web-name-4 = Seleucus
web-name-5 = Antigonus

# The table.
web-name = { $seat }
web-table-nav = This table
web-title-yours = ● Your turn: { $game }
web-steps = The steps of this decision
web-rules-here = Rules:
web-rules-more = and { $count } more
web-thinking = { $count ->
    [one] { $who } is thinking…
   *[other] { $who } are thinking…
}
web-thinks = thinking
web-to-play = to play
web-you = you
web-times = times
web-choices = What you may do
web-final = cannot be undone
web-final-legend = With this mark: cannot be undone.
web-no-undo = Nothing to take back: something was drawn or revealed since your last decision, or someone else has played.
web-not-allowed = not allowed now: press to learn why
web-why-not = Why not?
web-sheet-total = Together: { $total }.
web-sheet-left = Left:
web-sheet-more = { $what }: one more
web-sheet-less = { $what }: one less
web-undo = Take back
web-lost-server = The server does not answer. Nothing was done and nothing is lost: check that it runs, then load the page again.
web-zoom = Enlarge the board
web-chronicle = Chronicle
web-chronicle-all = Everything that happened, newest turn first
web-since = Since your last turn
web-nothing-yet = Nothing has happened yet.
web-curtain = { $who }, it is your turn
web-curtain-hint = The others look away. Nothing hidden is shown before you ask for it.
web-curtain-open = I am { $seat }: show my side

# The end.
web-won = { $who } wins
web-shared = { $who } share the victory
web-lost = The campaign is lost
web-scores = Scores
web-total = Total
web-rank = Rank
web-replay = See it again
web-again = Play again
web-download = Download the record
web-honest = Honest dice
web-honest-promise = Before the first draw this table committed to a secret by publishing its SHA-256. The secret is revealed when the game is over, and anyone can then check that every draw followed from it.
web-honest-told = Before the first draw this table published the SHA-256 of a secret. This is the secret: every draw follows from it and from the name of the table.
web-honest-commitment = Published before the game
web-honest-seed = Revealed after it
web-honest-check = Download the record and check it on your own machine, without this server:

# Replay.
web-replay-title = { $game }, again
web-replay-place = Step { $line } of { $last }
web-replay-steps = Steps
web-replay-first = To the beginning
web-replay-turn-before = Back one turn
web-replay-before = Back one step
web-replay-after = On one step
web-replay-turn-after = On one turn
web-replay-last = To the end
web-replay-line = Step
web-replay-go = Go there
web-replay-link = Link to this moment
web-replay-result = The result
web-this-step = At this step

# The rulebook.
web-rules-title = The rules of { $game }
web-rules-lead = Every rule as a clause with a number, in our own words. Prompts and refusals at the table lead here.
web-rules-search = Search the clauses
web-rules-both = Both languages
web-rules-go = Search
web-rules-found = { $found ->
    [0] None of the { $all } clauses: try with fewer words.
    [one] { $found } of { $all } clauses
   *[other] { $found } of { $all } clauses
}
web-rules-example = A worked example from the rulebook

# Help.
web-help-title = Help
web-help-play = Playing
web-help-choose = What you may do is listed as buttons. You can also point at the board or at a card: what glows can be chosen. While you point at a choice, the board shows what it would do.
web-help-refused = Choices that are not allowed are listed too. Press one to learn which rule stands in the way and what is missing.
web-help-final = You may take back your decisions until something is drawn or revealed or someone else has a say. Choices beyond that point carry a lock.
web-help-news = What happened since your last turn stands on top of the chronicle and glows on the board.
web-help-screen = Where friends share a screen, a curtain falls between turns. Your hand is only sent to the screen when you ask for it.
web-help-keys = Keys
web-help-dice = Bots and dice have no secrets from the end of the game: the table publishes a commitment before the first draw and reveals the seed after the last.
web-help-about = Whose games these are
web-help-privacy = One cookie tells the table that you are you, three more remember language, theme and whether you skip the steps. Nothing is fetched from elsewhere and nobody is told that you play.
web-key-tab = from one thing to the next: choices, board, cards
web-key-arrows = on the board: to the next place one can choose
web-key-enter = choose
web-key-undo = take back
web-key-choices = to the choices
web-key-board = to the board
web-key-steps = step by step: on, back
web-key-escape = close a note, show all choices again, skip the steps
web-key-help = this page
web-key-single = Use the single keys U, C, B and ?

# When something goes wrong.
web-woe-title = Trouble ({ $status })
web-woe-home = Back to the games
web-woe-not-found = There is nothing here
web-woe-forbidden = Not from here
web-woe-conflict = Not now
web-woe-refused = The rules say no
web-woe-bad = That cannot be understood
web-woe-trouble = Something failed
web-woe-nowhere = There is no page at this address. It may have been mistyped; every game and table can be found from the home page.
web-woe-form = The request is not complete or not in order ({ $detail }). Go back, load the page again and repeat what you did.
web-woe-host = This server does not answer to the name “{ $host }”. Use its address, or start it with that name allowed.
web-woe-origin = The request came from a page of another site and was not carried out. Do it from the table itself.
web-woe-method = This address does not take that kind of request. Use the links and buttons of the page.
web-woe-too-large = The request is too large. Nothing was done; shorten it and try again.
web-woe-edition = There is no edition “{ $name }”. The editions are: { $known }.
web-woe-seed = “{ $seed }” is not a seed: it must be a whole number of 0 or more. Leave it empty for a secret one.

# Advice.
web-advice = Advice
web-advice-ask = Ask for advice
web-advice-allowed = Played with advice
web-advice-legend = By what this seat can know, from some thousand games imagined from here. An estimate, not a promise.
web-new-advice = Whoever is to decide may ask for advice
web-new-advice-hint = Everybody sees that it is allowed. At a shared screen you decide it for all: agree first.
web-help-advice = At a table opened with advice, whoever is to decide can ask which three choices look best, what each promises, and why. The adviser knows what the seat knows and no more.

# Analysis.
web-analysis = Analysis
web-analysis-runs = The analyst goes through the game, event by event. This page shows the report when it is ready.
web-analysis-steps = { $done } of { $total } events
web-play-on = Play on from here
web-play-on-hint = To play on opens a new table on this screen that begins with the lines up to there, with new dice. Whoever sat there sits there again; the seat that is to decide is yours.
web-help-analysis = After a game its analysis tells what each decision lost, what the dice and cards brought, what was left without luck, and which decisions were the worst: from each of them one can play on.

# The hall of fame.
web-fame = Hall of fame
web-fame-lead = The finished games of those who played alone, the best first: each as its record proves it, from the first turn to the last, with dice that nobody could foresee. Games of bots, from a chosen seed or played on from another game do not enter.
web-fame-nobody = Nobody is remembered yet. Finish a game, won or lost, and your name will stand here.
web-fame-no-game = None of the games on this server is played alone.
web-fame-points = { $points ->
    [one] point
   *[other] points
}
web-fame-again = See the game of { $player } again
web-fame-options = { $count ->
    [one] One option unlike the usual
   *[other] { $count } options unlike the usual
}

# Step by step.
web-steps-door = { $count ->
    [one] What happened
   *[other] What happened, in { $count } steps
}
web-steps-place = What happened: { $at } of { $count }
web-steps-next = Next
web-steps-skip = Skip
web-steps-skip-always = From now on, skip the steps
web-steps-show-always = From now on, show the steps
web-help-steps = When several things happen between two of your decisions, they are shown one after the other: what was rolled, what it needed, what it did. Skip them whenever you like; a button brings them back.
