# Words of the table in a terminal.

terminal-thinking = { $seat } is thinking
terminal-chronicle = Chronicle
terminal-prompt = Now
terminal-final = This cannot be taken back.
terminal-seat = { $seat }
terminal-won = { $count ->
    [one] { $winners } has won.
   *[other] { $winners } share the victory.
}
terminal-nobody-won = Nobody has won.
terminal-total = Total
terminal-rank = Rank
terminal-curtain =
    { $seat } is next.
    Nothing is shown until { $seat } is at the keyboard.
    Enter: I am { $seat }    q: leave the table

terminal-keys = ↑↓ choose · Enter do it · u undo · ? help · q leave · c rules · l chronicle · / find · Tab board
terminal-keys-sheet = ↑↓ field · ←→ or digits change it · Enter next, then send · u undo · c rules · ? help · q leave
terminal-sheet-head = { $label }: { $state }
terminal-sheet-missing = { $count } of { $total } to give
terminal-sheet-too-much = { $count } too many ({ $total } to give)
terminal-keys-typing = type what you look for · ↑↓ choose · Enter keep · Esc forget
terminal-keys-waiting = c rules · l chronicle · ? help · q leave (the game is kept)
terminal-keys-over = l chronicle · ? help · q leave
terminal-keys-replay = ← → a line · PgUp PgDn a turn · Home End · c rules · l chronicle · q leave
terminal-keys-steps = Enter next · ← back · Esc skip · c rules · l chronicle · q leave
terminal-step = What happened: { $at } of { $count }
terminal-line = line { $line } of { $last }

terminal-lobby-keys = ↑↓ choose · Enter go · q leave
terminal-new = New game: { $game }
terminal-resume = Go on: { $game } with { $names } ({ $ago })
terminal-now = just now
terminal-minutes = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
}
terminal-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
}
terminal-days = { $count ->
    [one] a day ago
   *[other] { $count } days ago
}

terminal-advice-title = Advice
terminal-advice-thinks = The adviser is thinking …
terminal-advice-legend = By what this seat can know. An estimate, not a promise.

terminal-page-keys = ↑↓ scroll · any other key closes

terminal-clauses-title = The rules here
terminal-clauses-none = No clause is needed here.
terminal-help-title = Keys
terminal-help-text =
    ↑ ↓            up and down the list of choices
    PgUp PgDn      faster
    ← →            to the nearest choice left or right on the board
    Tab, Shift-Tab to the next or previous choice on the board
    1 … 9          to a choice by its number
    a letter       to the next choice that begins with it
    /              look for a choice: type part of its words
    Enter          take the choice
    u              take the last action back
    !              ask for advice, at a table opened with it
    c              the rules behind the question or the refusal
    l              the whole chronicle
    q              leave: the game is kept, `argead play` resumes it

    ‹H› may be chosen, [H] is pointed at, ✗ is not allowed (Enter says why).
    • in the chronicle is new since your last action.
    While you are shown what happened step by step: Enter goes on, ← back, Esc to the present.
