# The end of a round in the browser: the scored troves, counted one by one.

web-scored = Conteggio del round { $n }
web-scored-tiebreak = Conteggio dello spareggio
web-scored-all = Mostra tutto
web-scored-continue = Continua
web-scored-crown = { $name } ha più gemme di tutti: contano doppio.
web-scored-crown-you = Hai più gemme di tutti: contano doppio.
web-scored-no-crown = Parità di gemme: non contano doppio per nessuno.
web-scored-limit = Il tuo tempo scorre: tra poco si va avanti in automatico.
web-scored-awaited = Tocca a te: gli altri aspettano, e tra poco si va avanti in automatico.

### Da che cosa viene un numero

web-explain-tunnels = Tunnel { $numbers }: { $points }
web-explain-treasure = { $gems }: { $points }
web-explain-treasure-most = { $gems }, più di tutti al tavolo, contano doppio: { $points }
web-explain-hazards = { $caveins } con { $pickaxes }, { $dragons } con { $shields }: { $points }
