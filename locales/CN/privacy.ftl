# What a member decides about own data: consent to promotional messages, a copy, the end of the account.
consent-email = 电子邮件
consent-sms = 短信
consent-call = 电话
# $hint: the address or number, mostly hidden.
consent-to = 发送至 { $hint }
consent-unreachable = 您尚未验证可用的联系方式，因此不会收到。
# $time: date and time of day with the offset from UTC.
consent-given-since = 同意于 { $time }
# $time: date and time of day with the offset from UTC.
consent-ended-since = 取消于 { $time }
toast-consent-saved = 您的选择已保存。
copy-preparing = 正在整理您的副本，期间可以离开此页面。
copy-failed = 副本未能生成，请重新申请。
# $size: a number of kilobytes. $time: date and time of day with the offset from UTC.
copy-ready = 您的副本已就绪：{ $size } kB，将于 { $time } 删除。
# $time: date and time of day with the offset from UTC.
copy-next = { $time } 之后可再次申请。
# $amount: an amount with its currency.
closing-withdraw-first = 您还有 { $amount } 可提款，请先提款。
closing-withdraw-link = 提款
# $count: a number.
closing-withdrawals = 有 { $count } 笔提款处理中，请等待完成。
closing-withdrawals-link = 查看提款
# $count: a number.
closing-deposits = 有 { $count } 笔存款未完成。请付款、取消或等待其结束。
closing-deposits-link = 查看存款
closing-bets = 还有未结算的投注，请等待结算。
# $amount: an amount with its currency.
closing-balance = 您将放弃钱包中无法提款的 { $amount }。
# $amount, $left: amounts with their currency.
closing-bonus = { $amount } 红利将终止：还差 { $left } 的投注。
# $amount, $left: amounts with their currency.
closing-deposit = { $amount } 的存款尚未完成投注：还差 { $left }，剩余部分将被放弃。
# $points: a number.
closing-points = 您的积分将无法再使用：{ $points }
closing-accounts = 您的收款账户、对推广信息的同意以及数据副本将被移除。
closing-sessions = 您将在所有设备上退出登录，他人无法使用您的名称。
closing-records = 按法律要求，您的资金和投注记录会由我们保留。
# $count: a number of days.
closing-reopen = 客服可在 { $count } 天内重新开启账户，已放弃的不予恢复。
closing-reopen-never = 此操作无法撤销。
closing-not-understood = 请阅读关闭账户的含义并勾选。
toast-account-closed = 您的账户已关闭。
# $amount: money.
closing-elsewhere = { $amount } 在供应商的钱包中，请先转回。
closing-elsewhere-link = 我的钱包
closing-transfers = 有一笔与其他钱包之间的转账尚未完成。
