# The end of a round in the browser: the scored troves, counted one by one.

web-scored = Puntuación de la ronda { $n }
web-scored-tiebreak = Puntuación del desempate
web-scored-all = Mostrar todo
web-scored-continue = Continuar
web-scored-crown = { $name } tiene más gemas que nadie: cuentan doble.
web-scored-crown-you = Tienes más gemas que nadie: cuentan doble.
web-scored-no-crown = Empate a gemas: a nadie le cuentan doble.
web-scored-limit = Tu tiempo corre: esto sigue solo.
web-scored-awaited = Te toca: los demás esperan y esto seguirá solo.

### De qué se compone un número

web-explain-tunnels = Túneles { $numbers }: { $points }
web-explain-treasure = { $gems }: { $points }
web-explain-treasure-most = { $gems }, más que nadie en la mesa, cuentan doble: { $points }
web-explain-hazards = { $caveins } con { $pickaxes }, { $dragons } con { $shields }: { $points }
