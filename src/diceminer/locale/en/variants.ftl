# The variants of the rules, and what each is.

variant-heroes = Heroes
variant-heroes-about = Which heroes there are to choose from.
variant-heroes-base = The six of the game
variant-heroes-backer = Six of our own
variant-heroes-all = All twelve
variant-deal-heroes = Dealt heroes
variant-deal-heroes-about = Heroes are dealt at random instead of chosen.
variant-reroll-hazards = Magic on hazards
variant-reroll-hazards-about = Magic can roll hazard dice again, too.
variant-beer-takes = Dice for a Beer
variant-beer-takes-about = How many dice you take after sharing Beer.
variant-beer-takes-up-to-two = One or two
variant-beer-takes-two = Always two
variant-extra-tunnel-dice = More tunnels
variant-extra-tunnel-dice-about = Six more tunnel dice in the bag.
variant-magic = Magic to start with
variant-magic-about = Magic dice you begin the solo game with: the fewer, the harder.
