# What only the views of fair play say where one plays, pays and signs up.
view-reality-check-title = 看看您的游戏情况
view-reality-check-text = 后面的这一局会继续。在您回应之前，不会接受新的投注。
view-reality-check-time = 本次游戏时长
view-reality-check-staked = 投注
view-reality-check-paid = 派彩
view-reality-check-deposited = 期间存款
view-reality-check-continue = 继续游戏
view-reality-check-history = 查看我的游戏记录
view-reality-check-log-out = 退出登录

# $hours: how long a raise waits.
view-limit-offer-text = 限额让您的存款不超出自己愿意花费的金额。它对您的账户在所有设备上都有效。以后可以修改：调低立即生效，调高需等 { $hours } 小时并由您再次确认。
view-limit-offer-set = 设定我的限额
view-limit-offer-decline = 不设限额
view-limit-offer-hint = 留空表示不设

view-funds-title = 您的资金如何保管
view-funds-read = 我已阅读
view-play-session = 本次游戏
