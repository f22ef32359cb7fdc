# Transfers to the upline: what the page says of limits, the form, and what was given and got.
upline-none = 目前没有可以向其转账的上级。如果您认为应该有，请联系客服。
# $left, $daily: numbers.
upline-limit-count = 今日剩余转账次数：{ $left }（共 { $daily }）。
# $time: date and time of day with the offset from UTC.
upline-count-used = 您今天的转账次数已用完。{ $time } 起可再次转账。
# $time: date and time of day with the offset from UTC.
upline-amount-used = 您已达到每日转账限额。{ $time } 起可再次转账。
# $least: an amount with its currency.
upline-too-little = 目前可转出的金额不足：最低转账额为 { $least }。钱包页面会说明资金为何不能转出。
# $name: of the upline. $amount: an amount with its currency.
upline-review = { $name } 将立即收到 { $amount }。此操作无法撤销。
upline-fact-gets = 上级收到
upline-fact-to = 上级
# $name: of the upline. $amount: an amount with its currency.
upline-sent = { $name } 已收到 { $amount }。
# $name: of the upline.
upline-given = 转给 { $name }
# $name: of a member below.
upline-got = 来自 { $name }
