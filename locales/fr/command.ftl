# Les mots de la ligne de commande.

command-usage = Usage
command-verbs = Verbes
command-verb = VERBE
command-arguments = Arguments
command-options = Options

command-about = La table de quatre jeux d'Alexandre le Grand : dans le navigateur, dans le terminal, contre de bons adversaires, avec des dés honnêtes.
command-examples =
    Exemples :
      argead                                              jouer dans le navigateur
      argead play alexandros                              jouer dans ce terminal
      argead games                                        ce qu'on peut jouer
      argead simulate alexandros --seats captain,recruit  les robots jouent entre eux
      argead VERBE --help                                 en savoir plus sur un verbe

# Ce qu'on peut dire à plusieurs verbes.
command-arg-help = Afficher cette aide
command-arg-version = Afficher la version
command-arg-lang = La langue : en ou fr. Sinon, celle de l'environnement (LC_ALL, LC_MESSAGES, LANG)
command-arg-json = Répondre en JSON, tel que le décrit docs/json.md
command-arg-game = Le jeu, tel que « argead games » le nomme
command-arg-seats = Qui s'assoit où : un robot par place, dans l'ordre, tels que « argead games » les énumère (random, recruit, captain, …)
command-arg-options = Les options du jeu qui diffèrent de l'usage, telles que « argead games » les énumère
command-arg-edition = Une autre édition : une de celles du jeu, ou votre propre fichier
command-arg-seed = Un nombre pour les dés : le même nombre donne la même partie
command-arg-file = Une partie enregistrée

command-games-about = Ce qu'on peut jouer : jeux, places, options, éditions, robots
command-games-examples =
    Exemples :
      argead games
      argead games --lang fr
      argead games --json
command-games-seats = Places : { $values }
command-games-bots = Robots :
command-games-editions = Éditions : { $values }

command-fame-about = Le palmarès des jeux qu'on joue seul
command-fame-examples =
    Exemples :
      argead fame
      argead fame commander --json
command-fame-game = Le jeu ; sinon, tous ceux qui tiennent un palmarès
command-fame-nobody = Personne n'y figure encore. Terminez une partie, gagnée ou perdue : « argead play » en ouvre une.
command-fame-none = { $game } ne tient pas de palmarès : des points pris à d'autres ne se comparent pas.
command-fame-advice = avec conseils

command-simulate-about = Faire jouer les robots entre eux et compter les victoires
command-simulate-examples =
    Exemples :
      argead simulate alexandros --seats captain,recruit --games 100 --seed 1
      argead simulate alexandros --seats recruit,random,random --games 1000 --json

    Une victoire partagée est divisée. L'intervalle est celui où se trouve la vraie part 95 fois sur 100.
command-simulate-games = Combien de parties (100)
command-simulate-threads = Combien de parties à la fois (une par cœur)
command-simulate-head = { $game } : { $games ->
    [one] une partie
   *[other] { $games } parties
}, graine { $seed } ; { $seconds } s, { $decisions } décisions ({ $rate }/s)
command-simulate-seat = Place { $number }  { $bot }  gagne { $wins }  { $share } %  (95 % : { $low }–{ $high } %)  points { $score }  (de { $least } à { $most })

command-lab-about = Étudier un jeu : des robots y jouent à toutes les tables possibles ; sièges, durées, points, actions et matériel
command-lab-examples =
    Exemples :
      argead lab phalanxx --levels recruit,captain --games 1000 -o docs/balance
      argead lab commander --each campaign --levels recruit=400,captain=100 -o docs/balance
      argead lab alexandros --players 2 --games 50

    Le rapport est en Markdown. Avec -o il est écrit dans DIR/GAME.md, son graphique à côté ; sinon il est affiché.
command-lab-players = Pour combien de joueurs (tous les nombres possibles)
command-lab-levels = Quels robots jouent, les mêmes à tous les sièges ; LEVEL=N pour un autre nombre de parties
command-lab-games = Combien de parties à chaque table (1000)
command-lab-each = Une option dont chaque valeur est étudiée, ou celles qui sont nommées
command-lab-threads = Combien de parties à la fois (une par cœur)
command-lab-output = Le dossier où le rapport est écrit
command-unknown-option = { $game } n'a pas d'option « { $option } ».
command-known-options = Ses options sont : { $known }.
command-lab-no-such-players = { $game } se joue à { $least } jusqu'à { $most }, pas à { $players }.
command-lab-wrote = { $file } est écrit ({ $games } parties, { $seconds } s).

command-ladder-about = Faire jouer entre eux tous les niveaux d'un jeu et les classer
command-ladder-examples =
    Exemples :
      argead ladder alexandros --games 40 --levels recruit,captain
      argead ladder alexandros phalanxx empire commander --games 400 -o docs/strength/levels.md
      argead ladder commander --each campaign=granicus,issus --games 20
      argead ladder empire --games 40 --levels plain@100,general@100

    Chaque paire échange ses places à mi-chemin, avec la même chance dans les deux moitiés. Un jeu solitaire est classé par ses résultats.
    Pour mesurer : plain cherche sans rien savoir que les règles, et niveau@100 réfléchit 100 millisecondes par décision.
command-ladder-titles = Les jeux, tels que « argead games » les nomme
command-ladder-again = Rejouer les échelles de ces fichiers, chacune par la commande qu'il nomme, et récrire leurs tableaux
command-ladder-levels = Quels niveaux, du plus faible au plus fort (tous)
command-ladder-games = Combien de parties par paire (100)
command-ladder-seed = Un nombre pour les parties : le même nombre donne les mêmes parties (2026)
command-ladder-each = Une option dont chaque valeur est jouée, ou celles qui sont nommées, aussi souvent que les autres
command-ladder-threads = Combien de parties à la fois (une par cœur)
command-ladder-output = Où écrire les tableaux ; sans cela, ou avec « - », la sortie standard
command-ladder-head =
    # La force des niveaux

    Chaque niveau contre tous les autres, les places échangées à mi-chemin. Les points Elo se comptent à partir de la moyenne des niveaux
    d'un jeu ; 400 de plus signifient dix victoires pour une défaite. Chaque intervalle contient la vraie valeur 95 fois sur 100. Pour tout rejouer :
command-ladder-played = { $games } parties à deux par paire, graine { $seed }.
command-ladder-alone = { $games } parties en solitaire par niveau, graine { $seed }. Le résultat est ce pour quoi les robots jouent : une victoire, et ses points.
command-ladder-together = ## { $game }, tout cela ensemble
command-ladder-columns = | niveau | Elo | victoires | points |
command-ladder-alone-columns = | niveau | victoires | résultat, en pour cent | points |
command-ladder-met = | plus fort | plus faible | le plus fort gagne | intervalle |
command-ladder-wrote = { $file } est écrit.
command-ladder-no-command = { $file } ne nomme aucune échelle à rejouer.
command-ladder-write-first = Écrivez-en d'abord une : argead ladder JEU --output { $file }

command-train-about = Apprendre, de parties entre robots, le poids de chaque terme du jugement d'un jeu
command-train-examples =
    Exemples :
      argead train alexandros --games 2000 --seed 1 -o crates/alexandros/judgement.toml
      argead train alexandros --seats 2,3,4 --level captain --games 600 -o judgement.toml
      argead train commander --level glance --each campaign --keep level,past --games 8000

    Les poids comptent une fois compilés dans le jeu. Réappris sur les parties de robots plus forts, ils s'améliorent encore.
    Une partie sur cinq est mise de côté pour mesurer. Perte logarithmique : la surprise causée par les résultats (sans rien savoir, à deux : 0,693).
command-train-seats = À combien de places, un nombre ou plusieurs (2)
command-train-level = Quel robot joue (recruit)
command-train-each = Une option dont chaque valeur est jouée, ou celles qui sont nommées, aussi souvent que les autres
command-train-keep = Les termes qui gardent leurs poids
command-train-games = Combien de parties (2000)
command-train-seed = Un nombre pour les parties : le même nombre donne les mêmes poids (1)
command-train-threads = Combien de parties à la fois (une par cœur)
command-train-output = Où écrire les poids ; sans cela, ou avec « - », la sortie standard
command-train-no-such-term = { $game } n'a pas de terme « { $term } ».
command-train-known-terms = Ses termes : { $known }.
command-train-no-terms = { $game } ne nomme aucun terme : il n'y a rien à apprendre.
command-train-done = { $file } : appris de { $positions } positions de { $games } parties. Sur les parties mises de côté : perte logarithmique { $loss } (avant : { $lossbefore }), favoris gagnants { $right } % (avant : { $rightbefore } %).

command-record-about = Jouer une partie entre robots et l'enregistrer, avec des dés honnêtes
command-record-examples =
    Exemples :
      argead record alexandros --seats captain,recruit --seed 7 -o partie.jsonl
      argead record alexandros --seats recruit,recruit --until 40 -o en-cours.jsonl
      argead record alexandros --seats random,random -o -

    L'enregistrement d'une partie inachevée garde sa graine secrète dans FILE.seed, pour que « argead act » continue avec des dés honnêtes.
    docs/record.md décrit le format.
command-record-output = Où écrire l'enregistrement ; « - » pour la sortie standard
command-record-until = S'arrêter quand quelqu'un doit décider et que l'enregistrement a ce nombre de lignes
command-record-ended = { $file } : { $lines } lignes. Victoire : { $winners } ({ $scores }).
command-record-open = { $file } : { $lines } lignes, partie inachevée.
command-seat = { $seat }

command-verify-about = Vérifier des enregistrements : chaque ligne légale, le résultat tel qu'annoncé, les dés honnêtes
command-verify-examples =
    Exemples :
      argead verify partie.jsonl
      argead verify parties/*.jsonl --json

    Code de sortie 0 : tout est légal et honnête. 1 : un fichier ne l'est pas (ligne et raison sur stderr). 2 : un fichier est illisible.
    Il ne faut que les fichiers : ni réseau, ni serveur.
command-verify-files = Les enregistrements à vérifier
command-verified = Légal et honnête : { $what }
command-unfinished-remedy = Ses lignes sont légales jusqu'ici. Les dés se vérifient une fois la partie terminée et la graine révélée.

command-inspect-about = Montrer ce qu'une place voit et peut faire à une ligne d'un enregistrement
command-inspect-examples =
    Exemples :
      argead inspect partie.jsonl
      argead inspect partie.jsonl --at 40 --seat 1
      argead inspect partie.jsonl --at 40 --json

    Les places comptent à partir de 0, les lignes à partir de 1 (la première est l'en-tête). Sans --seat : la place qui doit décider, ou tout
    quand aucune ne le doit.
command-inspect-at = Après cette ligne (la dernière)
command-inspect-seat = Par les yeux de cette place, à partir de 0

command-clauses-about = La règle en nos propres mots, clause par clause
command-clauses-examples =
    Exemples :
      argead clauses alexandros
      argead clauses alexandros AX-023
      argead clauses alexandros --check

    Avec --check : code de sortie 0 seulement si chaque clause a son texte dans les deux langues et un test, et du code là où l'on peut l'enfreindre.
command-clauses-game = Le jeu ; sans lui, tous
command-clauses-id = Une clause, comme AX-023, avec les endroits qui la citent
command-clauses-check = Vérifier que texte, code et test répondent de chaque clause
command-clauses-checked = { $game } : { $total } clauses ; texte { $text }, code { $code }, test { $test }.
command-clauses-missing = Manque : { $what }
command-clauses-code = code
command-clauses-test = test

command-act-about = Ajouter une action à un enregistrement, ou la refuser avec la clause
command-act-examples =
    Exemples :
      argead record alexandros --seats recruit,recruit --until 1 -o en-cours.jsonl
      argead inspect en-cours.jsonl --json        les actions de la place qui doit décider
      argead act en-cours.jsonl --seat 0 --action '"pass"'
      argead act partie.jsonl --at 40 --seat 1 --action '"pass"' -o autre.jsonl

    Les tirages qui s'ensuivent sont ajoutés aussi. Leurs dés demandent la graine secrète : FILE.seed pour une partie inachevée, la
    graine révélée pour une partie terminée. Code de sortie 1 : la règle refuse. 2 : ce n'est pas une action, ou pas le tour de cette place.
command-act-seat = Qui agit, à partir de 0
command-act-action = Quoi, tel que « argead inspect --json » l'énumère sous « actions »
command-act-at = Repartir de cette ligne plutôt que de la dernière, et écrire le résultat dans un autre fichier
command-act-output = Où écrire l'enregistrement prolongé (FILE lui-même) ; « - » pour la sortie standard
command-act-see = « argead inspect { $file } --json » énumère ce qui est permis.
command-act-not-json = L'action n'est pas du JSON ({ $detail }).
command-act-no-seed = Un tirage suit cette action, et sa graine n'est pas là : il n'y a pas de { $seed }.
command-act-no-seed-remedy = Remettez dans { $seed } la graine écrite avec l'enregistrement, ou repartez d'une ligne de la partie terminée avec --at.

command-completions-about = Écrire la complétion pour un shell
command-completions-examples =
    Exemples :
      argead completions bash > ~/.local/share/bash-completion/completions/argead
      argead completions zsh > ~/.zfunc/_argead
      argead completions fish > ~/.config/fish/completions/argead.fish
command-completions-shell = bash, elvish, fish, powershell ou zsh
command-man-about = Écrire la page de manuel
command-man-examples =
    Exemples :
      argead man | man -l -
      argead man > argead.1

command-serve-about = Servir la table aux navigateurs
command-serve-examples =
    Exemples :
      argead                                 servir cette machine, et ouvrir le navigateur
      argead serve --listen 0.0.0.0:8080     toute la maison
      argead serve --database club.db --host jouer.example.org

    Les parties sont gardées dans la base de données : arrêtez et relancez quand vous voulez.
command-serve-listen = Où écouter (127.0.0.1:7330) ; le port 0 prend n'importe quel port libre
command-serve-host = Un nom auquel répondre en plus de localhost et des adresses simples ; peut être donné plusieurs fois
command-serve-open = Ouvrir le navigateur
command-serving = La table est dressée à { $address } (Ctrl-C l'arrête ; les parties sont gardées).
command-serve-open-yourself = Aucun navigateur n'a pu être ouvert : ouvrez l'adresse vous-même.
command-serve-busy = { $address } est pris par un autre programme.
command-serve-busy-remedy = Argead tourne peut-être déjà : ouvrez http://{ $address }/ dans le navigateur. Ou choisissez une autre adresse, comme --listen 127.0.0.1:0 pour n'importe quel port libre.
command-serve-address = On ne peut pas écouter sur { $address } ({ $detail }).
command-serve-address-remedy = Donnez une adresse de cette machine et un port, comme --listen 127.0.0.1:7330.
command-serve-failed = Le serveur a échoué ({ $detail }).

command-play-about = Jouer dans ce terminal, au clavier seul
command-play-examples =
    Exemples :
      argead play                                      continuer une partie, ou en choisir une nouvelle
      argead play alexandros                           contre le capitaine
      argead play alexandros --seats you,recruit,captain
      argead play alexandros --seats you=Anna,you=Bert à deux devant cet écran, avec un rideau entre les tours

    Quitter garde la partie : « argead play » sans rien d'autre la continue.
command-play-game = Le jeu ; sans lui, choisir dans une liste
command-play-seats = Qui s'assoit où : « you », « you=NOM » ou un robot, tels que « argead games » les énumère (random, recruit, captain, …)
command-play-advice = Qui doit décider peut demander conseil, par la touche ! ; tous à l’écran en sont d’accord
command-play-person = Joueur
command-play-kept = La partie est gardée : « argead play » la continue.
command-play-no-terminal = Ce n'est pas un terminal où l'on pourrait jouer.
command-play-no-terminal-remedy = Lancez-le dans une fenêtre de terminal, sans rediriger ni l'entrée ni la sortie.
command-terminal-failed = Le terminal ne répond pas ({ $detail }).
command-arg-database = Où les tables sont gardées : un fichier, ou « :memory: » pour ne rien garder. Sinon, argead.db dans votre dossier de données

command-replay-about = Revoir un enregistrement pas à pas
command-replay-examples =
    Exemples :
      argead replay partie.jsonl
      argead replay partie.jsonl > recit.txt    la chronique en texte

command-edition-about = Les données d'un jeu : les regarder, ou vérifier les vôtres
command-edition-examples =
    Exemples :
      argead edition show alexandros > mon-plateau.toml
      argead edition check mon-plateau.toml
      argead edition show alexandros --sources

    Qui possède un jeu imprimé peut y mettre ses vraies valeurs sans toucher au code.
command-edition-check-about = Vérifier votre propre édition : chaque erreur avec fichier, ligne et raison
command-edition-check-examples =
    Exemples :
      argead edition check mon-plateau.toml
      argead edition check mon-plateau.toml --game alexandros
command-edition-check-file = L'édition à vérifier
command-edition-check-game = Le jeu auquel elle appartient, si son dossier n'en porte pas le nom
command-edition-show-about = Afficher une édition
command-edition-show-examples =
    Exemples :
      argead edition show alexandros
      argead edition show alexandros --sources

    Sources : « rulebook » est fixé par le texte de la règle, « public » est attesté ailleurs, « designed » est de nous.
command-edition-show-sources = Chaque valeur avec sa provenance
command-edition-fine = { $file } est une édition valable de { $game }.
command-edition-line = On y lit : { $line }
command-edition-which = On ne sait pas pour quel jeu est cette édition.
command-edition-which-remedy = Nommez le jeu avec --game.

# Ce qui peut clocher.
command-see-help = « argead --help » montre les verbes, « argead VERBE --help » ce qu'on peut dire à l'un d'eux.
command-did-you-mean = Vouliez-vous dire « { $near } » ?
command-missing-verb = Il manque un verbe.
command-unknown-verb = Il n'y a pas de verbe « { $verb } ».
command-unknown-argument = « { $argument } » est inconnu ici.
command-missing-argument = Il manque quelque chose : { $argument }.
command-missing-value = « { $argument } » demande une valeur.
command-bad-value = « { $value } » ne convient pas pour { $argument }.
command-conflict = « { $argument } » ne va pas avec « { $other } ».
command-twice = « { $argument } » ne peut être donné qu'une fois.
command-unknown-game = Il n'y a pas de jeu « { $game } ».
command-known-games = Les jeux sont : { $known }.
command-unknown-edition = Il n'y a ni édition « { $edition } », ni fichier de ce nom.
command-known-editions = Les éditions de ce jeu sont : { $known }. Ou donnez le chemin d'un fichier.
command-give-edition = La partie a été jouée sur l'édition « { $edition } ». Donnez-la avec --edition FILE.
command-unknown-clause = Il n'y a pas de clause « { $clause } ».
command-known-clauses = Les clauses vont de { $first } à { $last }.
command-no-such-seat = Il n'y a pas de place { $seat }. Les places vont de 0 à { $last }.
command-no-such-line = Il n'y a pas de ligne { $line }. Les lignes vont de 1 à { $last }.
command-cannot-read = Impossible de lire { $file } ({ $detail }).
command-cannot-write = Impossible d'écrire { $file } ({ $detail }).
command-cannot-print = Impossible d'écrire la réponse ({ $detail }).
command-not-text = { $file } n'est pas un fichier de texte.
command-not-text-remedy = Les enregistrements et les éditions sont du texte en UTF-8.
command-no-randomness = Cette machine ne donne pas de nombres aléatoires ({ $detail }).
command-give-seed = Donnez un nombre avec --seed.
command-wrong-seed = { $file } ne contient pas la graine que l'enregistrement avait engagée.
command-wrong-seed-remedy = Remettez le fichier écrit avec l'enregistrement, ou commencez un nouvel enregistrement.
command-flaw = { $file }, ligne { $line } : { $reason }
command-refused = { $reason } ({ $clause })
command-time-left = encore { $time }

command-analyze-about = Juger une partie terminée : ce que les décisions ont perdu, ce que la chance a apporté
command-analyze-examples =
    Exemples :
      argead analyze partie.jsonl
      argead analyze partie.jsonl --html > rapport.html
      argead analyze partie.jsonl --simulations 4000 --json
command-analyze-simulations = Simulations de la recherche qui juge une décision : davantage est plus lent et plus sûr
command-analyze-threads = Combien d’événements sont examinés à la fois (un par cœur) ; le rapport est le même
command-analyze-html = Écrire le rapport en page HTML, avec une courbe des chances
command-analyze-unfinished = On n’analyse que des parties terminées : un rapport dirait à qui joue encore ce que les autres ont en main.
command-analyze-sums = Départ, chance et décisions donnent ensemble le résultat, en pour cent.
command-analyze-account = { $seat } : { $start } au départ, chance { $luck }, décisions propres { $own }, des autres { $others } = { $result } ; sans la chance { $adjusted } ; { $loss } perdus par { $decisions } décisions
command-analyze-mistake = Ligne { $line }, { $seat } a perdu { $loss } : { $chosen } ({ $expects } %), mieux { $best } ({ $better } %).
command-verified-origin = Ses { $lines } premières lignes après l’en-tête viennent de la table { $table } ; les dés de cette table commencent après elles.
