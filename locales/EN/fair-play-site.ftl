# Fair play where one plays, pays and signs up: limits that are offered or reached, the reality check, who may play.
limit-offer-title = Your deposit limits
limit-offer-day = In 24 hours
limit-offer-week = In 7 days
limit-offer-month = In 31 days
limit-offer-empty = Fill in at least one amount, or choose “No limit”.
limit-offer-empty-demanded = Fill in at least one amount.

limit-reached-title = You have reached a limit
limit-reached-go = See my limits
# $period: day, week or month. $limit: what the limit is. $left: what it still leaves; both with their currency, or as hours:minutes. $time: date and time.
limit-reached-deposit = Your deposit limit for { $period ->
    [day] 24 hours
    [week] 7 days
   *[month] 31 days
    } is { $limit }. Left now: { $left }.
limit-reached-deposit-until = Your deposit limit for { $period ->
    [day] 24 hours
    [week] 7 days
   *[month] 31 days
    } is { $limit }. Left now: { $left }. More is free from { $time }.
limit-reached-loss = Your loss limit for { $period ->
    [day] 24 hours
    [week] 7 days
   *[month] 31 days
    } is { $limit }. Left now: { $left }.
limit-reached-loss-until = Your loss limit for { $period ->
    [day] 24 hours
    [week] 7 days
   *[month] 31 days
    } is { $limit }. Left now: { $left }. More is free from { $time }.
limit-reached-stake = Your stake limit for { $period ->
    [day] 24 hours
    [week] 7 days
   *[month] 31 days
    } is { $limit }. Left now: { $left }.
limit-reached-stake-until = Your stake limit for { $period ->
    [day] 24 hours
    [week] 7 days
   *[month] 31 days
    } is { $limit }. Left now: { $left }. More is free from { $time }.
limit-reached-time = You have allowed yourself { $limit } of play (hours:minutes) within { $period ->
    [day] 24 hours
    [week] 7 days
   *[month] 31 days
    }. Left now: { $left }.
limit-reached-time-until = You have allowed yourself { $limit } of play (hours:minutes) within { $period ->
    [day] 24 hours
    [week] 7 days
   *[month] 31 days
    }. Left now: { $left }. More is free from { $time }.

# $hours, $minutes: how long the session of play has lasted.
reality-check-time = { $hours } h { $minutes } min
reality-check-minutes = { $minutes } min
reality-check-won = Won
reality-check-lost = Lost
reality-check-even = Neither won nor lost

age-check-title = Your age has to be checked first
age-check-text = The licence of this site allows this only once your age and identity are checked. You need a photo of a document.
age-check-go = Check my identity
# $age: in years.
age-notice = Nobody under { $age } may play here.
other-game-title = This ends your other game
other-game-start = Start this game

demo-closed-title = Playing for nothing needs an account here
demo-closed-text = The licence of this site lets only people with an account play, even for nothing. Log in or sign up, then the game opens.
demo-closed-log-in = Log in
funds-unread = Read this and tick the box before you pay in.

# $time: date and time. $place: device and address.
previous-login = Your last login: { $time }
previous-login-from = Your last login: { $time }, { $place }
