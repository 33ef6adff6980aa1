# Les mots des pages web.

# Le cadre.
web-skip = Aller à la page
web-nav = Principal
web-nav-games = Jeux
web-nav-help = Aide
web-home-link = Argead, accueil
web-language = Langue
web-theme = Thème
web-theme-auto = Comme le système
web-theme-light = Clair
web-theme-dark = Sombre
web-unofficial = Argead est un projet non officiel, sans lien avec aucun éditeur. Ses textes et ses images sont les siens.
web-designed = Les règles suivent les livrets publiés, clause par clause. Les plateaux, cartes et autres valeurs que les livrets n'impriment pas sont conçus par ce projet et marqués comme tels dans ses fichiers d'édition ; ce ne sont pas les originaux imprimés.
web-more = En savoir plus
web-close = Fermer

# Accueil.
web-home-title = La table des Argéades
web-home-lead = Des jeux de plateau sur Alexandre le Grand : seul contre des adversaires coriaces, ou entre amis devant un même écran. Les règles jusqu'à la dernière clause, des dés que chacun peut vérifier.
web-home-play = Jouer à { $game }
web-home-tables = Vos tables
web-home-games = Les jeux
web-players = Pour { $min } à { $max } joueurs.
web-players-exactly = { $count ->
    [one] Pour un joueur.
   *[other] Pour { $count } joueurs.
}
web-new = Nouvelle table
web-rules = Règles
web-not-built = Pas encore construit
web-table-over = Terminée
web-table-yours = À vous de jouer
web-table-waits = En cours
web-ago-now = à l'instant
web-ago-minutes = { $n ->
    [one] il y a une minute
   *[other] il y a { $n } minutes
}
web-ago-hours = { $n ->
    [one] il y a une heure
   *[other] il y a { $n } heures
}
web-ago-days = { $n ->
    [one] hier
   *[other] il y a { $n } jours
}
web-game-alexandros = Alexandros
web-game-alexandros-about = Menez Alexandre à travers la carte, ceignez des provinces et levez l'impôt.
web-game-phalanxx = Phalanxx
web-game-phalanxx-about = Les diadoques se partagent le monde : armées, cités et sang-froid.
web-game-empire = Empire
web-game-empire-about = Alexandre le Grand : conquérir, bâtir et fonder des cités sur la route de l'Orient.
web-game-commander = Commander
web-game-commander-about = Field Commander Alexander : quatre campagnes en solitaire.

# Nouvelle table.
web-new-title = { $game } : une nouvelle table
web-new-seats = Qui joue ?
web-new-seats-hint = Les amis devant cet écran jouent à tour de rôle derrière un rideau : personne ne voit la main d'un autre.
web-new-rules = Quelles règles ?
web-new-rulings = { $count ->
    [one] Là où la règle laisse le choix : une question
   *[other] Là où la règle laisse le choix : { $count } questions
 }
web-new-more = Dés et langue
web-new-seed = Graine
web-new-seed-hint = Un nombre entier. La même graine redonne les mêmes dés ; laissez vide pour une graine secrète.
web-new-entropy = Votre grain de chance
web-new-entropy-hint = Des mots quelconques : ils sont mêlés aux dés, pour que personne n'ait pu les préparer.
web-new-open = Ouvrir la table
web-player-you = Vous
web-player-friend = Un ami devant cet écran
web-player-bot = Robot : { $level }
web-player-empty = Personne
web-player-name = Nom
web-edition = Édition
web-option-usual = (habituel)
web-name-1 = Roxane
web-name-2 = Ptolémée
web-name-3 = Olympias
web-name-4 = Séleucos
web-name-5 = Antigone

# La table.
web-name = { $seat }
web-table-nav = Cette table
web-title-yours = ● À vous : { $game }
web-steps = Les étapes de cette décision
web-rules-here = Règles :
web-rules-more = et { $count } de plus
web-thinking = { $count ->
    [one] { $who } réfléchit…
   *[other] { $who } réfléchissent…
}
web-thinks = réfléchit
web-to-play = au trait
web-you = vous
web-times = fois
web-choices = Ce que vous pouvez faire
web-final = sans retour possible
web-final-legend = Avec cette marque : sans retour possible.
web-no-undo = Rien à reprendre : depuis votre dernière décision, quelque chose a été tiré ou révélé, ou quelqu'un d'autre a joué.
web-not-allowed = pas permis maintenant : appuyez pour savoir pourquoi
web-why-not = Pourquoi pas ?
web-sheet-total = En tout : { $total }.
web-sheet-left = Reste :
web-sheet-more = { $what } : un de plus
web-sheet-less = { $what } : un de moins
web-undo = Reprendre
web-lost-server = Le serveur ne répond pas. Rien n'a été fait et rien n'est perdu : vérifiez qu'il tourne, puis rechargez la page.
web-zoom = Agrandir le plateau
web-chronicle = Chronique
web-chronicle-all = Tout ce qui s'est passé, le dernier tour d'abord
web-since = Depuis votre dernier tour
web-nothing-yet = Rien ne s'est encore passé.
web-curtain = { $who }, c'est à vous
web-curtain-hint = Les autres détournent les yeux. Rien de caché ne s'affiche avant que vous le demandiez.
web-curtain-open = Je suis { $seat } : montrer mon jeu

# La fin.
web-won = Victoire de { $who }
web-shared = { $who } se partagent la victoire
web-lost = La campagne est perdue
web-scores = Scores
web-total = Total
web-rank = Rang
web-replay = Revoir la partie
web-again = Rejouer
web-download = Télécharger l'enregistrement
web-honest = Dés honnêtes
web-honest-promise = Avant le premier tirage, cette table s'est engagée sur un secret en publiant son SHA-256. Le secret est révélé à la fin de la partie : chacun peut alors vérifier que chaque tirage en découle.
web-honest-told = Avant le premier tirage, cette table a publié le SHA-256 d'un secret. Voici ce secret : chaque tirage en découle, ainsi que du nom de la table.
web-honest-commitment = Publié avant la partie
web-honest-seed = Révélé après
web-honest-check = Téléchargez l'enregistrement et vérifiez-le sur votre machine, sans ce serveur :

# Revoir.
web-replay-title = { $game } : revoir la partie
web-replay-place = Étape { $line } sur { $last }
web-replay-steps = Étapes
web-replay-first = Au début
web-replay-turn-before = Un tour en arrière
web-replay-before = Une étape en arrière
web-replay-after = Une étape en avant
web-replay-turn-after = Un tour en avant
web-replay-last = À la fin
web-replay-line = Étape
web-replay-go = Y aller
web-replay-link = Lien vers ce moment
web-replay-result = Le résultat
web-this-step = À cette étape

# Le livret.
web-rules-title = { $game } : les règles
web-rules-lead = Chaque règle est une clause numérotée, dans nos propres mots. Les questions et les refus à la table mènent ici.
web-rules-search = Chercher dans les clauses
web-rules-both = Les deux langues
web-rules-go = Chercher
web-rules-found = { $found ->
    [0] Aucune des { $all } clauses : essayez avec moins de mots.
    [one] { $found } clause sur { $all }
   *[other] { $found } clauses sur { $all }
}
web-rules-example = Un exemple détaillé du livret

# Aide.
web-help-title = Aide
web-help-play = Jouer
web-help-choose = Ce que vous pouvez faire s'affiche sous forme de boutons. Vous pouvez aussi désigner le plateau ou une carte : ce qui brille peut être choisi. Tant que vous désignez un choix, le plateau montre ce qu'il ferait.
web-help-refused = Les choix interdits sont listés aussi. Appuyez sur l'un d'eux pour savoir quelle règle s'y oppose et ce qui manque.
web-help-final = Vous pouvez reprendre vos décisions tant que rien n'est tiré ni révélé et que personne d'autre n'a joué. Les choix au-delà portent un cadenas.
web-help-news = Ce qui s'est passé depuis votre dernier tour figure en tête de la chronique et brille sur le plateau.
web-help-screen = Quand des amis partagent un écran, un rideau tombe entre les tours. Votre main n'est envoyée à l'écran que lorsque vous la demandez.
web-help-keys = Touches
web-help-dice = Robots et dés n'ont plus de secret une fois la partie finie : la table publie un engagement avant le premier tirage et révèle la graine après le dernier.
web-help-about = À qui sont ces jeux
web-help-privacy = Un cookie dit à la table que vous êtes vous, trois autres retiennent langue, thème et si vous passez les étapes. Rien n'est chargé d'ailleurs et personne n'apprend que vous jouez.
web-key-tab = d'une chose à la suivante : choix, plateau, cartes
web-key-arrows = sur le plateau : vers le prochain lieu à choisir
web-key-enter = choisir
web-key-undo = reprendre
web-key-choices = vers les choix
web-key-board = vers le plateau
web-key-steps = pas à pas : en avant, en arrière
web-key-escape = fermer une note, montrer de nouveau tous les choix, passer les étapes
web-key-help = cette page
web-key-single = Utiliser les touches simples U, C, B et ?

# Quand quelque chose cloche.
web-woe-title = Ennui ({ $status })
web-woe-home = Retour aux jeux
web-woe-not-found = Il n'y a rien ici
web-woe-forbidden = Pas d'ici
web-woe-conflict = Pas maintenant
web-woe-refused = Les règles disent non
web-woe-bad = Incompréhensible
web-woe-trouble = Quelque chose a échoué
web-woe-nowhere = Il n'y a pas de page à cette adresse. Elle est peut-être mal tapée ; tous les jeux et toutes les tables se trouvent depuis l'accueil.
web-woe-form = La demande est incomplète ou incorrecte ({ $detail }). Revenez en arrière, rechargez la page et recommencez.
web-woe-host = Ce serveur ne répond pas au nom « { $host } ». Utilisez son adresse, ou démarrez-le en autorisant ce nom.
web-woe-origin = La demande venait de la page d'un autre site et n'a pas été exécutée. Faites-la depuis la table elle-même.
web-woe-method = Cette adresse n'accepte pas ce genre de demande. Utilisez les liens et les boutons de la page.
web-woe-too-large = La demande est trop grande. Rien n'a été fait ; raccourcissez-la et réessayez.
web-woe-edition = Il n'y a pas d'édition « { $name } ». Les éditions sont : { $known }.
web-woe-seed = « { $seed } » n'est pas une graine : il faut un nombre entier, 0 ou plus. Laissez vide pour une graine secrète.

# Conseils.
web-advice = Conseils
web-advice-ask = Demander conseil
web-advice-allowed = Partie avec conseils
web-advice-legend = D’après ce que cette place peut savoir, sur quelques milliers de parties imaginées à partir d’ici. Une estimation, pas une promesse.
web-new-advice = Qui doit décider peut demander conseil
web-new-advice-hint = Tout le monde voit que c’est permis. Sur un écran partagé, vous en décidez pour tous : mettez-vous d’accord d’abord.
web-help-advice = À une table ouverte avec conseils, qui doit décider peut demander quels sont les trois meilleurs choix, ce que chacun promet, et pourquoi. Le conseiller sait ce que sait la place, et rien de plus.

# Analyse.
web-analysis = Analyse
web-analysis-runs = L’analyste parcourt la partie, événement par événement. Cette page montrera son rapport dès qu’il sera prêt.
web-analysis-steps = { $done } événements sur { $total }
web-play-on = Reprendre à partir d’ici
web-play-on-hint = Reprendre ouvre sur cet écran une nouvelle table qui commence par les lignes jusque-là, avec de nouveaux dés. Chacun y retrouve sa place ; celle qui doit décider est la vôtre.
web-help-analysis = Après une partie, son analyse dit ce que chaque décision a perdu, ce que les dés et les cartes ont apporté, ce qu’il en reste sans la chance, et quelles décisions furent les pires : de chacune on peut reprendre la partie.

# Le palmarès.
web-fame = Palmarès
web-fame-lead = Les parties terminées de ceux qui ont joué seuls, la meilleure d'abord : chacune telle que son enregistrement la prouve, du premier tour au dernier, avec des dés que personne ne pouvait prévoir. Les parties des robots, d'une graine choisie ou reprises d'une autre partie n'y entrent pas.
web-fame-nobody = Personne n'y figure encore. Terminez une partie, gagnée ou perdue, et votre nom y sera.
web-fame-no-game = Aucun des jeux de ce serveur ne se joue seul.
web-fame-points = { $points ->
    [one] point
   *[other] points
}
web-fame-again = Revoir la partie de { $player }
web-fame-options = { $count ->
    [one] Une option inhabituelle
   *[other] { $count } options inhabituelles
}

# Pas à pas.
web-steps-door = { $count ->
    [one] Ce qui s'est passé
   *[other] Ce qui s'est passé, en { $count } étapes
}
web-steps-place = Ce qui s'est passé : { $at } sur { $count }
web-steps-next = Suite
web-steps-skip = Passer
web-steps-skip-always = Désormais, passer les étapes
web-steps-show-always = Désormais, montrer les étapes
web-help-steps = Quand plusieurs choses arrivent entre deux de vos décisions, elles sont montrées l'une après l'autre : le dé, ce qu'il fallait, ce qui en résulte. Passez-les quand vous voulez ; un bouton les ramène.
