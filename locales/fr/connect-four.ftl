# Puissance 4, un jeu de référence.

connect-four-name = Puissance 4
connect-four-tagline = Sept colonnes, deux couleurs, quatre jetons alignés.

connect-four-rules-play = Déroulement
connect-four-rules-end = Fin de la partie

connect-four-rack = Le support : sept colonnes de six cases
connect-four-column = Colonne { $column }
connect-four-disc = Jeton de { $seat }, colonne { $column }, rangée { $row }
connect-four-player = { $seat }
connect-four-discs-left = Jetons restants
connect-four-lines = Lignes de quatre

connect-four-prompt-drop = Choisissez une colonne pour votre jeton.
connect-four-prompt-wait = { $seat } choisit une colonne.
connect-four-choice = Colonne { $column }

connect-four-dropped = { $seat } glisse un jeton dans la colonne { $column }.
connect-four-won = { $seat } aligne quatre jetons et gagne ({ $clause }).
connect-four-shared = Le support est plein : la victoire est partagée ({ $clause }).

connect-four-refusal-no-column = Cette colonne n'existe pas : elles vont de 1 à 7.
connect-four-refusal-full = Cette colonne est pleine : choisissez-en une autre.
