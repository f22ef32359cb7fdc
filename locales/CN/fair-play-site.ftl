# Fair play where one plays, pays and signs up: limits that are offered or reached, the reality check, who may play.
limit-offer-title = 您的存款限额
limit-offer-day = 24 小时内
limit-offer-week = 7 天内
limit-offer-month = 31 天内
limit-offer-empty = 请至少填写一个金额，或选择“不设限额”。
limit-offer-empty-demanded = 请至少填写一个金额。

limit-reached-title = 您已达到限额
limit-reached-go = 查看我的限额
# $period: day, week or month. $limit: what the limit is. $left: what it still leaves; both with their currency, or as hours:minutes. $time: date and time.
limit-reached-deposit = 您{ $period ->
    [day] 24 小时
    [week] 7 天
   *[month] 31 天
    }内的存款限额是 { $limit }。目前剩余：{ $left }。
limit-reached-deposit-until = 您{ $period ->
    [day] 24 小时
    [week] 7 天
   *[month] 31 天
    }内的存款限额是 { $limit }。目前剩余：{ $left }。{ $time } 起会有更多额度。
limit-reached-loss = 您{ $period ->
    [day] 24 小时
    [week] 7 天
   *[month] 31 天
    }内的亏损限额是 { $limit }。目前剩余：{ $left }。
limit-reached-loss-until = 您{ $period ->
    [day] 24 小时
    [week] 7 天
   *[month] 31 天
    }内的亏损限额是 { $limit }。目前剩余：{ $left }。{ $time } 起会有更多额度。
limit-reached-stake = 您{ $period ->
    [day] 24 小时
    [week] 7 天
   *[month] 31 天
    }内的投注限额是 { $limit }。目前剩余：{ $left }。
limit-reached-stake-until = 您{ $period ->
    [day] 24 小时
    [week] 7 天
   *[month] 31 天
    }内的投注限额是 { $limit }。目前剩余：{ $left }。{ $time } 起会有更多额度。
limit-reached-time = 您为自己设定{ $period ->
    [day] 24 小时
    [week] 7 天
   *[month] 31 天
    }内可以玩 { $limit }（小时:分钟）。目前剩余：{ $left }。
limit-reached-time-until = 您为自己设定{ $period ->
    [day] 24 小时
    [week] 7 天
   *[month] 31 天
    }内可以玩 { $limit }（小时:分钟）。目前剩余：{ $left }。{ $time } 起会有更多额度。

# $hours, $minutes: how long the session of play has lasted.
reality-check-time = { $hours } 小时 { $minutes } 分钟
reality-check-minutes = { $minutes } 分钟
reality-check-won = 赢了
reality-check-lost = 输了
reality-check-even = 不赢不输

age-check-title = 需要先核实您的年龄
age-check-text = 按本站牌照的要求，核实年龄和身份后才能使用此功能。您需要准备一张证件照片。
age-check-go = 核实我的身份
# $age: in years.
age-notice = 未满 { $age } 岁不得在此游戏。
other-game-title = 开始后，您的另一款游戏将结束
other-game-start = 开始这款游戏

demo-closed-title = 免费游戏也需要账户
demo-closed-text = 按本站牌照的要求，即使免费也只有拥有账户的人才能游戏。请登录或注册，游戏随后打开。
demo-closed-log-in = 登录
funds-unread = 存款前请阅读此说明并勾选。

# $time: date and time. $place: device and address.
previous-login = 您上次登录：{ $time }
previous-login-from = 您上次登录：{ $time }，{ $place }
