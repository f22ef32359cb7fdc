# Fair play where one plays, pays and signs up: limits that are offered or reached, the reality check, who may play.
limit-offer-title = 您的存款限額
limit-offer-day = 24 小時內
limit-offer-week = 7 天內
limit-offer-month = 31 天內
limit-offer-empty = 請至少填寫一個金額，或選擇「不設限額」。
limit-offer-empty-demanded = 請至少填寫一個金額。

limit-reached-title = 您已達到限額
limit-reached-go = 查看我的限額
# $period: day, week or month. $limit: what the limit is. $left: what it still leaves; both with their currency, or as hours:minutes. $time: date and time.
limit-reached-deposit = 您{ $period ->
    [day] 24 小時
    [week] 7 天
   *[month] 31 天
    }內的存款限額是 { $limit }。目前剩餘：{ $left }。
limit-reached-deposit-until = 您{ $period ->
    [day] 24 小時
    [week] 7 天
   *[month] 31 天
    }內的存款限額是 { $limit }。目前剩餘：{ $left }。{ $time } 起會有更多額度。
limit-reached-loss = 您{ $period ->
    [day] 24 小時
    [week] 7 天
   *[month] 31 天
    }內的虧損限額是 { $limit }。目前剩餘：{ $left }。
limit-reached-loss-until = 您{ $period ->
    [day] 24 小時
    [week] 7 天
   *[month] 31 天
    }內的虧損限額是 { $limit }。目前剩餘：{ $left }。{ $time } 起會有更多額度。
limit-reached-stake = 您{ $period ->
    [day] 24 小時
    [week] 7 天
   *[month] 31 天
    }內的投注限額是 { $limit }。目前剩餘：{ $left }。
limit-reached-stake-until = 您{ $period ->
    [day] 24 小時
    [week] 7 天
   *[month] 31 天
    }內的投注限額是 { $limit }。目前剩餘：{ $left }。{ $time } 起會有更多額度。
limit-reached-time = 您為自己設定{ $period ->
    [day] 24 小時
    [week] 7 天
   *[month] 31 天
    }內可以玩 { $limit }（小時:分鐘）。目前剩餘：{ $left }。
limit-reached-time-until = 您為自己設定{ $period ->
    [day] 24 小時
    [week] 7 天
   *[month] 31 天
    }內可以玩 { $limit }（小時:分鐘）。目前剩餘：{ $left }。{ $time } 起會有更多額度。

# $hours, $minutes: how long the session of play has lasted.
reality-check-time = { $hours } 小時 { $minutes } 分鐘
reality-check-minutes = { $minutes } 分鐘
reality-check-won = 贏了
reality-check-lost = 輸了
reality-check-even = 不贏不輸

age-check-title = 需要先核實您的年齡
age-check-text = 依本站執照的要求，核實年齡與身分後才能使用此功能。您需要準備一張證件照片。
age-check-go = 核實我的身分
# $age: in years.
age-notice = 未滿 { $age } 歲不得在此遊戲。
other-game-title = 開始後，您的另一款遊戲將結束
other-game-start = 開始這款遊戲

demo-closed-title = 免費遊戲也需要帳號
demo-closed-text = 依本站執照的要求，即使免費也只有擁有帳號的人才能遊戲。請登入或註冊，遊戲隨後開啟。
demo-closed-log-in = 登入
funds-unread = 存款前請閱讀此說明並勾選。

# $time: date and time. $place: device and address.
previous-login = 您上次登入：{ $time }
previous-login-from = 您上次登入：{ $time }，{ $place }
