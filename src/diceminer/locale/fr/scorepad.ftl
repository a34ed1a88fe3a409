# La feuille de score : ce qu’elle écrit des collections, et pourquoi elle en refuse.

pad-hero = Héros
pad-no-hero = aucun
pad-dice = Dés
pad-cached-dice = Dans les coffres
pad-gems = gemmes
pad-cave-ins = effondrements
pad-dragons = dragons
pad-rank = Rang
pad-doubled = × 2 : pour qui a le plus de gemmes à la table, elles comptent double.
pad-no-majority = Personne n’a plus de gemmes que tous les autres : elles ne comptent double pour personne.
pad-lone = Une seule collection : personne avec qui comparer les gemmes. Si c’étaient les plus nombreuses à la table, le trésor vaudrait { $treasure } et le total serait { $total }.

### Refus

pad-token = « { $token } » n’est pas la face d’un dé ; les faces sont { $faces }, plusieurs pareilles comme 2T1 ou T1x2.
pad-troves = La feuille de score prend de 1 à { $most } collections, pas { $count }.
pad-too-many = Il y a ici { $have } dés de type { pad-kind }, mais le jeu n’en a que { $most }.
pad-kind = { $kind ->
    [tunnel] { kind-tunnel }
    [treasure] { kind-treasure }
    [magic] { kind-magic }
    [hazard] { kind-hazard }
   *[tool] { kind-tool }
}
pad-heroes-count = Le nombre de héros ({ $have }) n’est pas celui des collections ({ $need }) ; donnez-en un pour chacune, « none » pour aucun.
pad-hero-unknown = Il n’y a pas de héros « { $hero } » ; il y a { $heroes }.
pad-hero-twice = Le héros « { $hero } » est là deux fois ; personne ne joue celui d’un autre.
pad-cached-table = Seul le jeu en solo compte les dés cachés ; à une table, ils comptent comme tous les autres.
pad-solo-one = Une partie en solo a une seule collection, pas { $count }.
pad-solo-heroes = Le jeu en solo n’a pas de héros.
pad-solo-beer = { $token } ne peut pas être dans une collection en solo : la Bière prend une autre face quand le dé est pris, et seuls les dés magie de la mise en place (3 au plus) peuvent encore la montrer.
pad-solo-draft = { $token } ne peut pas être dans cette collection en solo : les tunnels se prennent dans l’ordre à partir du 1, et chaque dé danger demande un dé outil pour lui seul.
pad-cached = On ne peut cacher que des dés trésor de la collection.
pad-chests = Il y a plus de dés cachés ({ $have }) que de coffres ({ $chests }).
