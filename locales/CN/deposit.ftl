# Deposits: ways to pay in, how far one has come, what to do next (sections 2 and 3 of the specification).
deposit-act-hosted = 继续付款
deposit-act-qr = 显示二维码
deposit-act-slip = 显示收款账户
deposit-act-voucher = 兑换代金券
deposit-asked = 申请金额
deposit-received = 已到账
deposit-fee-taken = 手续费
deposit-credited = 已入钱包
deposit-at-once = 即时到账
# $unit: minutes, hours or days. $count: how many.
deposit-takes = { $unit ->
    [minutes] 约 { $count } 分钟
    [hours] 约 { $count } 小时
   *[days] 约 { $count } 天
}
deposit-fee-none = 免手续费
# $fee: an amount, a share, or both.
deposit-fee = 手续费 { $fee }

# $amount, $net: amounts with their currency.
deposit-review = 您支付 { $amount }，钱包将收到 { $net }。
# $amount, $fee, $net: amounts with their currency.
deposit-review-fee = 您支付 { $amount }。扣除手续费 { $fee } 后，钱包将收到 { $net }。
deposit-review-voucher = 代金券的面值将存入您的钱包。
deposit-wager-none = 您可以随时取出。
deposit-wager-once = 取出之前须投注一倍。
# $times: a number, maybe with decimals.
deposit-wager-times = 取出之前须投注 { $times } 倍。
voucher-empty = 请输入代金券代码。

# How far a deposit has come.
deposit-state-pending = 等待您付款
deposit-state-redeeming = 正在兑换
deposit-state-review = 正在核对您的转账
deposit-state-held = 已暂扣：超出您的存款限额
deposit-state-credited = 已到账
deposit-state-declined = 已拒绝
deposit-state-expired = 超时未付
deposit-state-cancelled = 已取消
deposit-state-failed = 失败
deposit-filter-all = 全部

# What comes next.
deposit-next-preparing = 正在准备付款，通常只需几秒钟。
deposit-next-hosted = 请在支付服务商的页面付款。收到其通知后，款项即入您的钱包。
deposit-next-qr = 请用您的支付应用扫描二维码。收到服务商通知后，款项即入您的钱包。
deposit-next-slip = 请附上此附言转账，然后上传回单图片。
deposit-next-voucher = 服务商正在核对代码，通常不到一分钟。
deposit-next-review = 运营方会将您的回单与账户核对，并将到账金额入账。
deposit-next-held = 您的存款限额容不下这笔钱。运营方会将其退回，或在限额放宽后入账。
deposit-next-nothing = 不会再自动进行。若款项仍然到账，将照常入账。

# $asked, $received: amounts with their currency.
deposit-less = 您申请 { $asked }，实际到账 { $received }，金额较少。已按到账金额入账。
# $asked, $received: amounts with their currency.
deposit-more = 您申请 { $asked }，实际到账 { $received }，金额较多。已按到账金额入账。

# What has happened.
deposit-step-asked = 提出申请
deposit-step-receipt = 已上传回单
deposit-step-held = 到账金额超出您的存款限额，已暂扣
deposit-step-credited = 款项到账并入账
deposit-step-not-redeemed = 未能兑换

# Where to transfer to by hand.
slip-bank = 银行
slip-account = 账号
slip-holder = 户名
slip-amount = 金额
slip-reference = 附言
# $count: a number.
receipts-left = 还可上传 { $count } 张图片，png 或 jpg，每张小于 5 MB。仅工作人员可见。
toast-deposit-arrived = 您的存款已入钱包。
deposit-bonus = 红利
# $promotion: its title.
deposit-bonus-nothing = { $promotion } 未发放红利：到账金额不足，或您已参加过。
# $promotion: its title.
deposit-bonus-takes = 参加 { $promotion }。
# $percent: such as 50. $most, $least: money.
deposit-promo-about = 存款达 { $least } 加送 { $percent }%，最高 { $most }。
deposit-promo-none = 不参加优惠
# $times: how often the bonus must be staked.
deposit-promo-wager = 红利须投注 { $times } 倍后方可提取。
deposit-promo-wager-none = 红利可随时提取。
# $bonus: money.
deposit-review-bonus = 另送红利 { $bonus }。
