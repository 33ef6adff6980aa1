# Les mots de la table elle-même : ce que partagent tous les jeux et tous les écrans.

table-said = { $what }
table-seat = Place { $number }
table-list = { $head } et { $last }
table-list-none = rien

# Refus de la table plutôt que d'une règle.
table-refusal-not-your-turn = Ce n'est pas à cette place de décider.
table-refusal-game-over = La partie est terminée.
table-refusal-malformed = Ce n'est pas une action de ce jeu ({ $detail }).
table-refusal-nothing-to-undo = Il n'y a rien à reprendre : depuis, un dé, une carte ou un secret a été révélé, ou quelqu'un d'autre a joué.

# Ce qui peut clocher dans une demande de table ou une édition.
table-fault-unknown-option = Il n'y a pas d'option « { $key } ». Les options sont : { $known }.
table-fault-option-value = L'option « { $key } » ne peut pas valoir « { $value } ». Elle peut valoir : { $allowed }.
table-fault-seat-count = { $found ->
    [one] On ne joue pas seul à ce jeu : il faut de { $min } à { $max } joueurs.
   *[other] Ce jeu se joue de { $min } à { $max }, pas à { $found }.
}
table-fault-level = Il n'y a pas de robot « { $level } ». Les robots sont : { $known }.
table-fault-toml = { $detail }

# Ce qui peut clocher dans une partie enregistrée.
table-flaw-unreadable = Ce n'est pas une ligne d'enregistrement ({ $detail }).
table-flaw-altered = Cette ligne, ou une ligne précédente aujourd'hui absente, a été modifiée après coup.
table-flaw-empty = L'enregistrement est vide.
table-flaw-format = L'enregistrement est au format { $found } ; ce programme lit le format { $known }.
table-flaw-game = C'est une partie de « { $game } ».
table-flaw-rules = La partie a été jouée selon la version { $found } des règles ; ce programme joue la version { $known }.
table-flaw-edition = La partie a été jouée sur l'édition « { $name } », au contenu différent de celle-ci.
table-flaw-options = L'enregistrement n'indique pas toutes les options du jeu.
table-flaw-refused = { $reason }
table-flaw-refused-by-clause = { $reason } ({ $clause })
table-flaw-chance = Ce n'est pas un tirage de ce jeu ({ $detail }).
table-flaw-impossible-chance = Ce tirage est impossible ici.
table-flaw-dishonest = La graine révélée donne un autre tirage que celui-ci.
table-flaw-ended-early = L'enregistrement dit la partie terminée ; elle ne l'est pas.
table-flaw-ended-twice = La partie était déjà terminée.
table-flaw-result = La partie ne s'est pas terminée sur ce résultat.
table-flaw-seed = La graine révélée n'est pas celle que la table avait engagée.
table-flaw-unfinished = L'enregistrement s'arrête avant la fin de la partie.

# Conseils et analyse.
table-choice-under = { $group } : { $choice }
table-choice-bringing = { $choice } ({ $note })
table-field-given = { $label } { $number }
table-sheet-given = { $label } : { $given }
table-reasons-for = Pour : { $good }.
table-reasons-against = Contre : { $bad }.
table-reasons-both = Pour : { $good }. Contre : { $bad }.
table-advice-expects = gagne environ { $percent } % de ces parties
table-advice-expects-alone = résultat espéré d’environ { $percent } %

table-name = { $seat }
table-percent = { $number } %
table-analysis-title = { $game } : l’analyse
table-analysis-curve = Chances de victoire au fil de la partie, en pour cent
table-analysis-curve-alone = Résultat espéré au fil de la partie, en pour cent
table-analysis-sums = Le bilan
table-analysis-start = Avant le premier événement
table-analysis-luck = Chance
table-analysis-own = Décisions propres
table-analysis-others = Décisions des autres
table-analysis-result = Résultat
table-analysis-adjusted = Résultat sans la chance
table-analysis-decisions = Décisions avec un choix
table-analysis-loss = Perdu par elles face au meilleur
table-analysis-worst = Les pires décisions
table-analysis-no-mistakes = Aucune décision n’était moins bonne que la meilleure trouvée.
table-analysis-mistake = { $seat } a perdu { $loss }
table-analysis-chosen = Choisi : { $what } ({ $percent })
table-analysis-better = Mieux : { $what } ({ $percent })
table-analysis-line = Ligne { $line } de l’enregistrement
table-analysis-line-head = Ligne
table-analysis-event-head = Ce qui s’est passé
table-analysis-loss-head = Perdu
table-analysis-events = Chaque événement, et ce qu’il a changé
table-analysis-decided = { $seat } : { $what }
table-analysis-chance = Un jet, une pioche ou un tirage
table-analysis-how = Pour lire ce bilan : chaque position a une valeur pour chaque joueur, sa part espérée de la victoire (en solitaire, le résultat espéré), estimée en la poursuivant de nombreuses fois. La chance est ce que jets, pioches et tirages en ont changé par rapport à leur moyenne ; le reste a été changé par les décisions. Départ, chance et décisions donnent donc ensemble le résultat. Ce qu’une décision a perdu se juge d’après ce que le joueur pouvait savoir, par une recherche ; de petites pertes peuvent être des erreurs d’estimation.

# Comment jouent les robots. D'abord un mot de leur style.
table-level-random = hasard
table-level-random-about = Fantasque. Joue n'importe quel coup permis. Pour une première découverte.
table-level-recruit = recrue
table-level-recruit-about = Impulsif. Regarde ce que rapporte chaque tour et prend le meilleur. Un adversaire honnête pour vos premières parties.
table-level-captain = capitaine
table-level-captain-about = Calculateur. Anticipe, des parties entières à la fois.
table-level-general = général
table-level-general-about = Patient. Comme le capitaine, avec dix fois plus de réflexion.
table-level-alexander = alexandre
table-level-alexander-about = Implacable. Le plus fort de tous ; réfléchit le plus longtemps et imagine le mieux.
