# Les mots de la maison qui tient les tables : ce qui peut aller de travers, et que faire.

house-unknown-game = Il n'y a pas de jeu « { $game } » ici. Les jeux sont : { $known }.
house-unknown-table = Il n'y a pas de table « { $table } ». Vérifiez l'adresse, ou ouvrez une nouvelle table.
house-refused = { $reason } ({ $clause })
house-stale = La table a changé depuis cet affichage : rien n'a été fait. Regardez de nouveau, puis décidez.
house-not-your-seat = Cette place n'est pas la vôtre. Qui a ouvert la table décide pour elle, depuis son propre navigateur ou terminal.
house-not-over = La partie n'est pas terminée : son enregistrement dévoilerait ce qui est encore caché.
house-no-advice = Cette table a été ouverte sans conseils. Qui ouvre une table en décide, pour tous ceux qui y jouent.
house-no-analyst = Personne n’analyse ce jeu.
house-flawed = Cette table ne peut pas être chargée : la ligne { $line } de son enregistrement ne convient pas ({ $reason }) Elle reste conservée telle quelle ; la version d'Argead qui l'a écrite peut la poursuivre.
house-stumbled = Le robot de { $seat } a échoué à son tour. Rien n'est perdu : revenez à la table dans quelques secondes et il réessaiera.
house-broken = Quelque chose a échoué à cette table. Elle reste conservée comme elle était : rechargez la page, et signalez-le si cela se reproduit.
house-no-threads = Le système ne laisse réfléchir aucun robot ({ $detail }). Fermez d'autres programmes et recommencez.

# Ce qui peut clocher dans une demande de table.
house-fault-at-line = { $file }, ligne { $line } : { $reason }
house-fault-name = Chaque joueur a besoin d'un nom de { $most } caractères au plus.
house-fault-entropy = Pour les dés, chaque joueur peut apporter un texte de { $most } caractères au plus.

# Ce qui peut aller de travers avec la base de données.
house-store-taken = Il y a déjà une table de ce nom.
house-store-missing = Cette table n'est plus dans la base de données.
house-store-moved = La table a maintenant { $found } lignes : quelqu'un d'autre a été plus rapide.
house-store-in-use = La base de données { $place } est utilisée par un autre Argead. Fermez-le, ou choisissez une autre base avec --database.
house-store-newer = La base de données { $place } vient d'un Argead plus récent (format { $found } ; celui-ci connaît { $known }). Utilisez le programme plus récent, ou choisissez une autre base avec --database.
house-store-foreign = { $place } est la base de données d'un autre programme. Choisissez un autre fichier avec --database.
house-store-corrupt = { $place } est endommagé ou n'est pas une base de données ({ $detail }). Rien n'a été modifié : remettez une sauvegarde à sa place, ou choisissez un autre fichier avec --database.
house-store-unreachable = La base de données { $place } ne peut pas être ouverte ({ $detail }). Vérifiez le dossier et ses droits, ou choisissez un autre fichier avec --database.
house-store-failed = La base de données n'a pas pu être utilisée à l'instant ({ $detail }). Rien n'a été fait : vérifiez l'espace libre du disque, puis réessayez.
house-store-no-folder = Le système n'a pas de dossier pour vos données. Choisissez un fichier avec --database.
house-store-unknown-kind = « { $place } » n'est pas une base que ce programme sait utiliser. Donnez le chemin d'un fichier, sqlite:CHEMIN, ou :memory: pour ne rien conserver.
