# What only the views of fair play say where one plays, pays and signs up.
view-reality-check-title = A look at your play
view-reality-check-text = The round behind this goes on. No new stake is taken until you answer.
view-reality-check-time = Length of this session
view-reality-check-staked = Staked
view-reality-check-paid = Paid out
view-reality-check-deposited = Deposited meanwhile
view-reality-check-continue = Keep playing
view-reality-check-history = See what I have played
view-reality-check-log-out = Log out

# $hours: how long a raise waits.
view-limit-offer-text = A limit keeps your deposits within what you want to spend. It counts for your account on every device. You can change it later: a lower one counts at once, a higher one after { $hours } hours and your second yes.
view-limit-offer-set = Set my limits
view-limit-offer-decline = No limit
view-limit-offer-hint = Leave it empty for none

view-funds-title = How your money is kept
view-funds-read = I have read this
view-play-session = Your session of play
