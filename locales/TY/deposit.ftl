# Deposits: ways to pay in, how far one has come, what to do next (sections 2 and 3 of the specification).
deposit-act-hosted = 繼續付款
deposit-act-qr = 顯示 QR 碼
deposit-act-slip = 顯示收款帳戶
deposit-act-voucher = 兌換代金券
deposit-asked = 申請金額
deposit-received = 已到帳
deposit-fee-taken = 手續費
deposit-credited = 已入錢包
deposit-at-once = 立即到帳
# $unit: minutes, hours or days. $count: how many.
deposit-takes = { $unit ->
    [minutes] 約 { $count } 分鐘
    [hours] 約 { $count } 小時
   *[days] 約 { $count } 天
}
deposit-fee-none = 免手續費
# $fee: an amount, a share, or both.
deposit-fee = 手續費 { $fee }

# $amount, $net: amounts with their currency.
deposit-review = 您支付 { $amount }，錢包將收到 { $net }。
# $amount, $fee, $net: amounts with their currency.
deposit-review-fee = 您支付 { $amount }。扣除手續費 { $fee } 後，錢包將收到 { $net }。
deposit-review-voucher = 代金券的面額將存入您的錢包。
deposit-wager-none = 您可以隨時取出。
deposit-wager-once = 取出之前須投注一倍。
# $times: a number, maybe with decimals.
deposit-wager-times = 取出之前須投注 { $times } 倍。
voucher-empty = 請輸入代金券代碼。

# How far a deposit has come.
deposit-state-pending = 等待您付款
deposit-state-redeeming = 兌換中
deposit-state-review = 正在核對您的轉帳
deposit-state-held = 已暫扣：超出您的存款限額
deposit-state-credited = 已到帳
deposit-state-declined = 已拒絕
deposit-state-expired = 逾時未付
deposit-state-cancelled = 已取消
deposit-state-failed = 失敗
deposit-filter-all = 全部

# What comes next.
deposit-next-preparing = 正在準備付款，通常只需幾秒鐘。
deposit-next-hosted = 請在付款服務商的頁面付款。收到其通知後，款項即入您的錢包。
deposit-next-qr = 請用您的付款應用程式掃描 QR 碼。收到服務商通知後，款項即入您的錢包。
deposit-next-slip = 請附上此附言轉帳，然後上傳收據圖片。
deposit-next-voucher = 服務商正在核對代碼，通常不到一分鐘。
deposit-next-review = 營運商會將您的收據與帳戶核對，並將到帳金額入帳。
deposit-next-held = 您的存款限額容不下這筆錢。營運商會將其退回，或在限額放寬後入帳。
deposit-next-nothing = 不會再自動進行。若款項仍然到帳，將照常入帳。

# $asked, $received: amounts with their currency.
deposit-less = 您申請 { $asked }，實際到帳 { $received }，金額較少。已按到帳金額入帳。
# $asked, $received: amounts with their currency.
deposit-more = 您申請 { $asked }，實際到帳 { $received }，金額較多。已按到帳金額入帳。

# What has happened.
deposit-step-asked = 提出申請
deposit-step-receipt = 已上傳收據
deposit-step-held = 到帳金額超出您的存款限額，已暫扣
deposit-step-credited = 款項到帳並入帳
deposit-step-not-redeemed = 未能兌換

# Where to transfer to by hand.
slip-bank = 銀行
slip-account = 帳號
slip-holder = 戶名
slip-amount = 金額
slip-reference = 附言
# $count: a number.
receipts-left = 還可上傳 { $count } 張圖片，png 或 jpg，每張小於 5 MB。僅工作人員可見。
toast-deposit-arrived = 您的存款已入錢包。
deposit-bonus = 紅利
# $promotion: its title.
deposit-bonus-nothing = { $promotion } 未發放紅利：入帳金額不足，或您已參加過。
# $promotion: its title.
deposit-bonus-takes = 參加 { $promotion }。
# $percent: such as 50. $most, $least: money.
deposit-promo-about = 存款達 { $least } 加送 { $percent }%，最高 { $most }。
deposit-promo-none = 不參加優惠
# $times: how often the bonus must be staked.
deposit-promo-wager = 紅利須投注 { $times } 倍後方可提領。
deposit-promo-wager-none = 紅利可隨時提領。
# $bonus: money.
deposit-review-bonus = 另送紅利 { $bonus }。
