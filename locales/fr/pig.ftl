# Le cochon, un jeu de référence.

pig-name = Le cochon
pig-tagline = Un dé, une question : encore une fois ?

pig-rules-turn = Un tour
pig-rules-end = Fin de la partie

pig-option-goal = But
pig-option-goal-50 = 50 points : une partie courte.
pig-option-goal-100 = 100 points : la partie habituelle.

pig-board = Un dé et les scores
pig-die = Un dé à { $faces } faces
pig-pot = { $pot ->
    [0] La cagnotte est vide
   *[other] Cagnotte : { $pot }
}
pig-score = { $seat } : { $score }
pig-player = { $seat }
pig-points = Points

pig-prompt-dare = { $pot ->
    [0] Lancez le dé.
   *[other] Relancer, ou s'arrêter et garder { $pot } ?
}
pig-prompt-wait = { $seat } se demande s'il faut oser.
pig-prompt-rolling = Le dé roule.
pig-choice-roll = Lancer
pig-choice-hold = S'arrêter
pig-brings = Vous mène à { $score }

pig-turn = { $seat } prend le dé ({ $clause }).
pig-rolled = { $seat } fait { $pips } : { $pot } dans la cagnotte.
pig-unlucky = { $pot ->
    [0] { $seat } fait 1 ({ $clause }).
   *[other] { $seat } fait 1 et perd les { $pot } de la cagnotte ({ $clause }).
}
pig-held = { $seat } garde { $pot } et en a { $score }.
pig-won = { $seat } atteint { $goal } et gagne ({ $clause }).

pig-refusal-nothing-to-hold = Il n'y a rien à garder dans la cagnotte : lancez d'abord.

pig-fault-faces = On ne lance pas ici un dé à { $found } faces : il peut en avoir de 2 à 20.
