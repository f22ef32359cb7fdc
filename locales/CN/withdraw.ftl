# Withdrawals: what comes first, the form, the accounts to be paid to, how one stands, and what has arrived (section 4 of the specification).
withdraw-step-password = 支付密码
withdraw-step-account = 收款账户
withdraw-step-withdraw = 提款

# $left, $daily: amounts with their currency. $time: date and time of day with the offset from UTC.
withdraw-limit-amount = 每日限额剩余：{ $left }（共 { $daily }），至 { $time }。
# $left, $daily: numbers.
withdraw-limit-count = 今日剩余提款次数：{ $left }（共 { $daily }）。

# Why nothing can be asked for now.
# $time: date and time of day with the offset from UTC.
withdraw-count-used = 您的等级今天的提款次数已用完。{ $time } 起可再次提款。
# $time: date and time of day with the offset from UTC.
withdraw-amount-used = 您已达到所属等级的每日限额。{ $time } 起可再次提款。
# $least: an amount with its currency.
withdraw-too-little = 目前可转出的金额不足：最低提款额为 { $least }。钱包页面会说明资金为何不能转出。
# $time: date and time of day with the offset from UTC.
withdraw-all-wait = 您的账户刚刚添加，{ $time } 起可以收款。
withdraw-methods-closed = 目前所有收款方式都已关闭。请稍后再试，或咨询客服。

# The form.
# $amount: an amount with its currency.
withdraw-all = 全部：{ $amount }
withdraw-fee-none = 免手续费
# $fee: a share, an amount, or both.
withdraw-fee = 手续费：{ $fee }
# $unit: minutes, hours or days. $count: how many.
withdraw-usual-time = { $unit ->
    [minutes] 通常 { $count } 分钟内
    [hours] 通常 { $count } 小时内
   *[days] 通常 { $count } 天内
}
# $net: an amount with its currency. $account: bank or service with the end of the account.
withdraw-review = 您将在 { $account } 收到 { $net }。
withdraw-fact-amount = 从钱包转出
withdraw-fact-fee = 手续费
withdraw-fact-net = 到账
withdraw-fact-account = 账户
withdraw-fact-paid = 目前已付
withdraw-fact-received = 您确认已收到
withdraw-fact-remaining = 您表示尚缺
# $net: an amount with its currency. $account: bank or service with the end of the account.
withdraw-sent-sentence = { $net } 正在转往 { $account }。
withdraw-sent = 付款前，该金额在您的钱包中保留。
# $time: date and time of day with the offset from UTC.
withdraw-sent-by = 付款前，该金额在您的钱包中保留，预计 { $time } 前付出。
withdraw-sent-review = 该金额已在您的钱包中保留。运营方会先审核这笔提款，需要多久我们无法确定。

# Accounts to be paid to.
payout-account-number = 账号
payout-wallet-number = 电子钱包的号码或账户名
payout-address = 地址
payout-account-empty = 请输入账户。
payout-holder-empty = 请输入账户持有人姓名。
# $name: a name, mostly hidden.
payout-holder-known = 款项只付给您本人名下的账户：{ $name }
# $unit: minutes, hours or days. $count: how many.
payout-waits = { $unit ->
    [minutes] 为了您的安全，新账户在 { $count } 分钟后才能收款。
    [hours] 为了您的安全，新账户在 { $count } 小时后才能收款。
   *[days] 为了您的安全，新账户在 { $count } 天后才能收款。
}
# $time: date and time of day with the offset from UTC.
payout-waits-until = { $time } 起可以收款
payout-method-closed = 目前关闭
# $account: bank or service with the end of the account.
payout-remove-asked = 移除 { $account }？已在途中的款项仍会到账。
payout-too-many = 您的账户数量已达上限。请先移除一个再添加。
toast-payout-added = 账户已添加。
toast-payout-removed = 账户已移除。

# How a withdrawal stands.
withdrawals-all = 全部
withdrawal-asked = 已申请提款
withdrawal-risk-review = 审核中
withdrawal-approved = 已批准
withdrawal-processing = 付款中
withdrawal-partly-paid = 已部分付款
withdrawal-awaiting = 已付款，等您确认
withdrawal-disputed = 正在查询
withdrawal-completed = 已收到
withdrawal-auto-confirmed = 视为已收到
withdrawal-rejected = 已拒绝
withdrawal-failed = 未能付款
withdrawal-returned = 已退回
withdrawal-cancelled = 已撤销
withdrawal-changed = 有变动
withdrawal-next-paid = 服务商付款
withdrawal-next-confirm = 由您说明收到了什么
withdrawal-about-review = 运营方正在审核，需要多久我们无法确定。
# $time: date and time of day with the offset from UTC.
withdrawal-about-expected = 预计 { $time } 前。
withdrawal-about-awaiting = 服务商已全部付出。请查看您的账户，然后在下面说明收到了什么。
withdrawal-about-disputed = 运营方正在向服务商查询款项去向，并会在这里了结。如有更多凭证，请联系客服。
withdrawal-about-auto-confirmed = 您未在期限内说明，因此视为已收到。若未到账，请联系客服。
withdrawal-about-back = 款项已退回您的钱包。
withdrawal-about-failed = 未付出的部分已退回您的钱包。
toast-withdrawal-cancelled = 提款已撤销，款项已退回您的钱包。

# What has arrived.
# $time: date and time of day with the offset from UTC.
arrival-until = 您可在 { $time } 前回答。若届时没有说明，则视为已全部收到。
arrival-full = 已全部收到
arrival-partial = 只收到一部分
arrival-not-received = 什么也没收到
# $amount: an amount with its currency.
arrival-follows-full = 您确认已收到 { $amount }，这笔提款就此结束。
arrival-follows-dispute = 运营方随后会向服务商查询款项去向。查明之前，这笔提款不会结束。
arrival-choose = 请选择收到了什么。
arrival-pictures-missing = 请添加一张能说明收到多少的图片。
# $most: how many.
arrival-pictures-needed = 1 至 { $most } 张账户明细图片，png 或 jpg，每张小于 5 MB。只有我们的员工能看到。
# $most: how many.
arrival-pictures-may = 如愿意，可附最多 { $most } 张账户明细图片，png 或 jpg，每张小于 5 MB。只有我们的员工能看到。
toast-arrival-said = 谢谢，您的回答已记录。
