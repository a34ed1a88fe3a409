# The variants of the rules, and what each is.

variant-heroes = Héros
variant-heroes-about = Parmi quels héros on peut choisir.
variant-heroes-base = Les six du jeu
variant-heroes-backer = Six héros maison
variant-heroes-all = Les douze
variant-deal-heroes = Héros au hasard
variant-deal-heroes-about = Les héros sont distribués au hasard au lieu d’être choisis.
variant-reroll-hazards = Magie sur les dangers
variant-reroll-hazards-about = La magie permet aussi de relancer les dés danger.
variant-beer-takes = Dés pour une Bière
variant-beer-takes-about = Combien de dés on prend après avoir offert une Bière.
variant-beer-takes-up-to-two = Un ou deux
variant-beer-takes-two = Toujours deux
variant-extra-tunnel-dice = Plus de tunnels
variant-extra-tunnel-dice-about = Six dés tunnel de plus dans le sac.
variant-magic = Magie de départ
variant-magic-about = Les dés magie avec lesquels commence le jeu en solo : moins il y en a, plus c’est dur.
