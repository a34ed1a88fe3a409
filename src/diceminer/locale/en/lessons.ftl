# Learn by playing: eight lessons, and who gives them. The numbers come from the engine.

### Around the lessons

lesson-learn = Learn by playing
lesson-learn-about = Eight short lessons to play, ten minutes in all. Nothing can go wrong.
lesson-of = Lesson { $n } of { $all }
lesson-begin = Begin
lesson-go-on = Go on with lesson { $n }
lesson-done = done
lesson-tips = Short tips during a game
lesson-foreman = Brunna, who runs the mine
lesson-rival = Grim
lesson-next = Next
lesson-again = Start this lesson again
lesson-list = All lessons
lesson-next-lesson = Next lesson
lesson-first-game = Play your first game
lesson-next-solo = Next: solo
lesson-solo-game = Play a solo game
lesson-engine = The lesson could not be loaded. Please try again in a moment.
lesson-step = Step { $n } of { $all }
lesson-count = { $part }: { $before } → { $after }

### What they are about

lesson-title-top = Top and side
lesson-about-top = Which dice you may take, and what slides.
lesson-title-cheers = Cheers!
lesson-about-cheers = Share a Beer and take two dice for it.
lesson-title-tunnels = Tunnels
lesson-about-tunnels = Straights from 1 up.
lesson-title-treasure = Treasure
lesson-about-treasure = Gems, and who counts them twice.
lesson-title-hazards = Hazards and tools
lesson-about-hazards = Cave-ins, dragons, and what helps.
lesson-title-magic = Magic
lesson-about-magic = Roll dice again.
lesson-title-chests = Chests
lesson-about-chests = What you keep when everything is rolled.
lesson-title-solo = The solo game
lesson-about-solo = Alone in the mine, with rules of its own.

### 1: top and side

lesson-say-top-take = Welcome to my mine! On your turn you take one die from the top: one that glows, with nothing resting on it. Take the white 1!
lesson-no-top-cave-in = That one is free as well, but cave-ins cost points. Take the white 1.
lesson-say-top-free = Now it lies in your trove, with all dice you own: { $total } point. { lesson-rival } took the die beside it, and three more are free. Take the 2!
lesson-no-top-two = It is free, but a 2 goes well with your 1. Take the 2.
lesson-say-top-more = 1 and 2 together: { $total } points. (The dice with a golden edge came with your hero.) That was the top. Now I will show you the side, on another mountain.
lesson-say-top-side = Suppose you have just shared a Beer with { lesson-rival } (lesson 2 shows how): now you may also take a side die, with just one die resting on it. Take the 3 on the slope, and watch what slides!
lesson-no-top-side = You could have that one. But now try the 3 at the foot of the slope.
lesson-say-top-slid = See how they slid? The 4 was buried under two dice, and now only one rests on it. A Beer is good for two dice, so take the 4!
lesson-no-top-four = You could have that one, too. But the 4 goes on from your 3.
lesson-no-top-leave = You may leave the second die. But the 4 is worth 4 points to you: take it.
lesson-say-top-end = { $total } points! Nothing on a die: take it. One die on it: only with a Beer. Two dice on it: nobody gets it.

### 2: Cheers!

lesson-say-cheers-share = Only black dice on top, hazards that cost points. But there is a Beer in your trove: choose it and share it with { lesson-rival }!
lesson-no-cheers-hazard = Ouch, that would cost you points! Share your Beer instead: it is in your trove.
lesson-say-cheers-two = Cheers! { lesson-rival } gets your die, rolled: now it shows three dragons. And you take two dice, top or side. First the 2!
lesson-no-cheers-two = Not bad, but first take the 2, at the foot of the slope.
lesson-say-cheers-second = The dice above slid down. Now take the 3 as your second die!
lesson-no-cheers-three = The 3 brings you more: it goes on from your 2.
lesson-no-cheers-leave = You may leave the second die. But the 3 is worth 3 points to you: take it.
lesson-say-cheers-end = { $total } points and no hazard! A Beer itself scores nothing, so share it before the mountain is empty. You give the die away: if you have several Beers, share the one you need least.

### 3: tunnels

lesson-say-tunnels-three = The white dice are tunnels. They score in straights from 1 up. Yours: 1 + 2 = { $tunnels } points. Take the die that goes on from there!
lesson-no-tunnels-gap = A 5 scores nothing as long as 3 and 4 are missing. Take the 3.
lesson-say-tunnels-four = 1 + 2 + 3 = { $tunnels } points. Go on with the 4!
lesson-no-tunnels-again = That would begin a second straight, for 1 point. The 4 brings you 4.
lesson-no-tunnels-hazard = Cave-ins cost points. Take the 4.
lesson-say-tunnels-again = { $tunnels } points! Now a second straight. It begins with a 1, too: take it.
lesson-no-tunnels-one = Not yet. A straight begins with a 1.
lesson-say-tunnels-straight = One point more. What comes after your second 1? Take it, too.
lesson-no-tunnels-second = After the 1 comes the 2. Take the 2.
lesson-say-tunnels-end = 1-2-3-4 and 1-2: { $tunnels } points. A number that fits into no straight scores nothing.

### 4: treasure

lesson-say-treasure-tie = A new mountain, and another hero for you. A gem is a point. Whoever has the most counts them twice: { lesson-rival } has 3 gems and { $their-treasure } points! Take a gem yourself!
lesson-no-treasure-gem = A 4 alone scores nothing. Take the gem.
lesson-say-treasure-most = Three each: with a tie nobody counts twice, and { lesson-rival } is down to { $their-treasure } points. Now get ahead!
lesson-no-treasure-gems = That brings less. Take the two gems and get ahead.
lesson-say-treasure-end = { $gems } gems, counted twice: { $treasure } points! Keep an eye on the gems of the others: if somebody catches up with you, yours count only once.

### 5: hazards and tools

lesson-say-hazards-pickaxe = Two cave-ins in your trove: { $hazards } points. With a pickaxe they count for you instead of against you. Take it!
lesson-no-hazards-shield = Shields are for dragons. Against cave-ins take the pickaxe.
lesson-say-hazards-more = Minus becomes plus: { $hazards } points! And with a pickaxe every further cave-in is good for you. Take them!
lesson-no-hazards-dragon = Not the dragons! Without a shield they cost you 4 points.
lesson-no-hazards-tunnel = A 5 alone scores nothing. Take the cave-ins: they are good for you now.
lesson-say-hazards-second = { $hazards } points. A second pickaxe counts all your cave-ins once more. Take it!
lesson-no-hazards-pickaxe = The pickaxe brings you far more. Take it.
lesson-say-hazards-dragon = { $hazards } points! But now only dragons lie on top, and you can’t pass. Take them …
lesson-say-hazards-shield = Four dragons and no shield: { $hazards } points left. Take the shield!
lesson-say-hazards-end = { $hazards } points! Pickaxes are for cave-ins, shields for dragons. Without the right tool, hazards cost points.

### 6: magic

lesson-say-magic-spend = The mountain is empty: time for Magic. Choose the magic die with two symbols: each of them rolls a die again. Then choose a 2 and the 5, and roll!
lesson-no-magic-die = That one is your hero’s, for later. Choose the magic die with two symbols.
lesson-no-magic-idle = That die scores for you. Choose what scores nothing: one 2 and the 5.
lesson-no-magic-early = Not yet! You have magic left, and a die that scores nothing.
lesson-say-magic-hero = 1, 2, 3: { $tunnels } points! The faces with a golden edge are your hero’s. Choose one of them, and roll the spare 2 again.
lesson-no-magic-spare = That die scores for you. Choose the spare 2.
lesson-say-magic-end = { $tunnels } points for tunnels! Hazards can’t be rolled again. Once you press “{ web-done-magic }” and everybody is done, the round is scored.

### 7: chests and the next round

lesson-say-chests-keep = Round 1 is scored. Now all dice are rolled again, but each chest keeps one as it lies. You have two: choose the three gems and the pickaxe!
lesson-no-chests-rare = You could keep that. But three gems are rare, and the pickaxe is for your cave-ins. Choose those two.
lesson-no-chests-nothing = Then your three gems would be rolled, too! Choose them and the pickaxe.
lesson-say-chests-grow = Gems and pickaxe stayed, all else was rolled, and the mountain is full again. { lesson-rival } had the fewest points and began. Take the 1!
lesson-no-chests-one = You could have that one. But the 1 makes a straight with your 2.
lesson-say-chests-end = Three rounds, and your trove grows in each. All three are added up, and the most points win! That is all you need for a game.

### 8: solo

lesson-say-solo-four = Alone, other rules hold: you draft (take) one top die after another. Tunnels only go in order, and score nothing until 1 to 5 are complete. After your 1, 2, 3 draft the 4!
lesson-say-solo-five = Still no points: now draft the 5, which completes the straight!
lesson-say-solo-wild = Alone, a whole straight is always { $total } points. And Beer is wild: draft it and choose its face. The dragons beside it ask for a shield.
lesson-no-solo-shield = Dragons need a shield. Make it a shield.
lesson-say-solo-dragon = A shield lets you draft one die with dragons, and each dragon is a point. Draft it!
lesson-say-solo-gems = { $total } points! A gem is a point, or two if it is in a chest: only gems that you draft once you have a chest go in. You have none yet, so just draft the gems!
lesson-say-solo-spend = Now nothing on top can be drafted. So spend your magic die: you lose it, but for each of its symbols you put a top die back into the bag, and what lay below comes free.
lesson-say-solo-recycle = Put the cave-ins back: they cover a 1.
lesson-no-solo-cave-in = Nothing lies under that one. Put the cave-ins back.
lesson-say-solo-one = There it is: a 1, for a new straight. Draft it!
lesson-say-solo-refill = Now you would need a 2, and none is left. But twice in a game you may fill the mountain again. Press “{ web-refill }”!
lesson-no-solo-first = Later! First do what I said.
lesson-say-solo-end = New dice! That was all. In a game you dig on like this, and stop when there is nothing more to gain. You have { $total } points here: the more, the higher your rank!
