# Il foglio dei punti: che cosa scrive sui bottini, e perché ne rifiuta alcuni.

pad-hero = Eroe
pad-no-hero = nessuno
pad-dice = Dadi
pad-cached-dice = Nei forzieri
pad-gems = gemme
pad-cave-ins = crolli
pad-dragons = draghi
pad-rank = Grado
pad-doubled = × 2: per chi ha più gemme al tavolo contano doppio.
pad-no-majority = Nessuno ha più gemme di tutti gli altri: non contano doppio per nessuno.
pad-lone = Un solo bottino: non c’è nessuno con cui confrontare le gemme. Se fossero le più numerose al tavolo, i tesori varrebbero { $treasure } e il totale sarebbe { $total }.

### Rifiuti

pad-token = “{ $token }” non è la faccia di un dado; le facce sono { $faces }, più d’una uguale come 2T1 o T1x2.
pad-troves = Il foglio dei punti prende da 1 a { $most } bottini, non { $count }.
pad-too-many = Qui i dadi di tipo { pad-kind } sono { $have }, ma il gioco ne ha solo { $most }.
pad-kind = { $kind ->
    [tunnel] { kind-tunnel }
    [treasure] { kind-treasure }
    [magic] { kind-magic }
    [hazard] { kind-hazard }
   *[tool] { kind-tool }
}
pad-heroes-count = Il numero degli eroi ({ $have }) non è quello dei bottini ({ $need }); danne uno per ciascuno, “none” per nessuno.
pad-hero-unknown = Non c’è nessun eroe “{ $hero }”; ci sono { $heroes }.
pad-hero-twice = L’eroe “{ $hero }” compare due volte; nessuno gioca quello di un altro.
pad-cached-table = Solo il solitario conta i dadi congelati; al tavolo valgono come tutti gli altri.
pad-solo-one = Un solitario ha un bottino solo, non { $count }.
pad-solo-heroes = Nel solitario non ci sono eroi.
pad-solo-beer = { $token } non può stare in un bottino del solitario: la Birra diventa un’altra faccia quando si prende il dado, e solo i dadi magici della preparazione (al massimo 3) possono ancora mostrarla.
pad-solo-draft = { $token } non può stare in questo bottino del solitario: i tunnel si prendono in ordine a partire dall’1, e ogni dado pericolo vuole un dado strumento tutto per sé.
pad-cached = Si possono congelare solo dadi tesoro del bottino.
pad-chests = I dadi congelati ({ $have }) sono più dei forzieri ({ $chests }).
