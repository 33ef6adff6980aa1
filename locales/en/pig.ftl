# Pig, a reference game.

pig-name = Pig
pig-tagline = One die, one question: once more?

pig-rules-turn = A turn
pig-rules-end = End of the game

pig-option-goal = Goal
pig-option-goal-50 = 50 points: a short game.
pig-option-goal-100 = 100 points: the usual game.

pig-board = A die and the scores
pig-die = A die with { $faces } faces
pig-pot = { $pot ->
    [0] The pot is empty
   *[other] Pot: { $pot }
}
pig-score = { $seat }: { $score }
pig-player = { $seat }
pig-points = Points

pig-prompt-dare = { $pot ->
    [0] Roll the die.
   *[other] Roll again, or hold and keep { $pot }?
}
pig-prompt-wait = { $seat } decides whether to dare.
pig-prompt-rolling = The die is rolling.
pig-choice-roll = Roll
pig-choice-hold = Hold
pig-brings = Brings you to { $score }

pig-turn = { $seat } takes the die ({ $clause }).
pig-rolled = { $seat } rolls { $pips }: { $pot } in the pot.
pig-unlucky = { $pot ->
    [0] { $seat } rolls 1 ({ $clause }).
   *[other] { $seat } rolls 1 and loses the { $pot } in the pot ({ $clause }).
}
pig-held = { $seat } keeps { $pot } and has { $score }.
pig-won = { $seat } reaches { $goal } and wins ({ $clause }).

pig-refusal-nothing-to-hold = There is nothing in the pot to hold: roll first.

pig-fault-faces = A die with { $found } faces cannot be rolled here: it can have 2 to 20.
