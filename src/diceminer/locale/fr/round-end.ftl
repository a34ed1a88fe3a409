# The end of a round in the browser: the scored troves, counted one by one.

web-scored = Décompte de la manche { $n }
web-scored-tiebreak = Décompte du départage
web-scored-all = Tout afficher
web-scored-continue = Continuer
web-scored-crown = { $name } a le plus de gemmes : elles comptent double.
web-scored-crown-you = Vous avez le plus de gemmes : elles comptent double.
web-scored-no-crown = Égalité pour le plus de gemmes : personne ne les compte double.
web-scored-limit = Votre temps s’écoule : la suite viendra d’elle-même.
web-scored-awaited = C’est à vous : les autres attendent, la suite viendra d’elle-même.

### De quoi un nombre est fait

web-explain-tunnels = Tunnels { $numbers } : { $points }
web-explain-treasure = { $gems } : { $points }
web-explain-treasure-most = { $gems }, plus que tous les autres, comptent double : { $points }
web-explain-hazards = { $caveins } avec { $pickaxes }, { $dragons } avec { $shields } : { $points }
