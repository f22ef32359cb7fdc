# Withdrawals: what comes first, the form, the accounts to be paid to, how one stands, and what has arrived (section 4 of the specification).
withdraw-step-password = 支付密碼
withdraw-step-account = 收款帳戶
withdraw-step-withdraw = 提款

# $left, $daily: amounts with their currency. $time: date and time of day with the offset from UTC.
withdraw-limit-amount = 每日限額剩餘：{ $left }（共 { $daily }），至 { $time }。
# $left, $daily: numbers.
withdraw-limit-count = 今日剩餘提款次數：{ $left }（共 { $daily }）。

# Why nothing can be asked for now.
# $time: date and time of day with the offset from UTC.
withdraw-count-used = 您的等級今天的提款次數已用完。{ $time } 起可再次提款。
# $time: date and time of day with the offset from UTC.
withdraw-amount-used = 您已達到所屬等級的每日限額。{ $time } 起可再次提款。
# $least: an amount with its currency.
withdraw-too-little = 目前可轉出的金額不足：最低提款額為 { $least }。錢包頁面會說明款項為何不能轉出。
# $time: date and time of day with the offset from UTC.
withdraw-all-wait = 您的帳戶剛剛新增，{ $time } 起可以收款。
withdraw-methods-closed = 目前所有收款方式都已關閉。請稍後再試，或洽詢客服。

# The form.
# $amount: an amount with its currency.
withdraw-all = 全部：{ $amount }
withdraw-fee-none = 免手續費
# $fee: a share, an amount, or both.
withdraw-fee = 手續費：{ $fee }
# $unit: minutes, hours or days. $count: how many.
withdraw-usual-time = { $unit ->
    [minutes] 通常 { $count } 分鐘內
    [hours] 通常 { $count } 小時內
   *[days] 通常 { $count } 天內
}
# $net: an amount with its currency. $account: bank or service with the end of the account.
withdraw-review = 您會在 { $account } 收到 { $net }。
withdraw-fact-amount = 從錢包轉出
withdraw-fact-fee = 手續費
withdraw-fact-net = 入帳
withdraw-fact-account = 帳戶
withdraw-fact-paid = 目前已付
withdraw-fact-received = 您確認已收到
withdraw-fact-remaining = 您表示尚缺
# $net: an amount with its currency. $account: bank or service with the end of the account.
withdraw-sent-sentence = { $net } 正在轉往 { $account }。
withdraw-sent = 付款前，該金額在您的錢包中保留。
# $time: date and time of day with the offset from UTC.
withdraw-sent-by = 付款前，該金額在您的錢包中保留，預計 { $time } 前付出。
withdraw-sent-review = 該金額已在您的錢包中保留。營運商會先審核這筆提款，需要多久我們無法確定。

# Accounts to be paid to.
payout-account-number = 帳號
payout-wallet-number = 電子錢包的號碼或帳戶名稱
payout-address = 地址
payout-account-empty = 請輸入帳戶。
payout-holder-empty = 請輸入帳戶持有人姓名。
# $name: a name, mostly hidden.
payout-holder-known = 款項只付給您本人名下的帳戶：{ $name }
# $unit: minutes, hours or days. $count: how many.
payout-waits = { $unit ->
    [minutes] 為了您的安全，新帳戶在 { $count } 分鐘後才能收款。
    [hours] 為了您的安全，新帳戶在 { $count } 小時後才能收款。
   *[days] 為了您的安全，新帳戶在 { $count } 天後才能收款。
}
# $time: date and time of day with the offset from UTC.
payout-waits-until = { $time } 起可以收款
payout-method-closed = 目前關閉
# $account: bank or service with the end of the account.
payout-remove-asked = 移除 { $account }？已在途中的款項仍會入帳。
payout-too-many = 您的帳戶數量已達上限。請先移除一個再新增。
toast-payout-added = 帳戶已新增。
toast-payout-removed = 帳戶已移除。

# How a withdrawal stands.
withdrawals-all = 全部
withdrawal-asked = 已申請提款
withdrawal-risk-review = 審核中
withdrawal-approved = 已核准
withdrawal-processing = 付款中
withdrawal-partly-paid = 已部分付款
withdrawal-awaiting = 已付款，等您確認
withdrawal-disputed = 正在查詢
withdrawal-completed = 已收到
withdrawal-auto-confirmed = 視為已收到
withdrawal-rejected = 已拒絕
withdrawal-failed = 未能付款
withdrawal-returned = 已退回
withdrawal-cancelled = 已取消
withdrawal-changed = 有變動
withdrawal-next-paid = 服務商付款
withdrawal-next-confirm = 由您說明收到了什麼
withdrawal-about-review = 營運商正在審核，需要多久我們無法確定。
# $time: date and time of day with the offset from UTC.
withdrawal-about-expected = 預計 { $time } 前。
withdrawal-about-awaiting = 服務商已全部付出。請查看您的帳戶，然後在下面說明收到了什麼。
withdrawal-about-disputed = 營運商正在向服務商查詢款項去向，並會在這裡了結。如有更多憑證，請聯絡客服。
withdrawal-about-auto-confirmed = 您未在期限內說明，因此視為已收到。若未入帳，請聯絡客服。
withdrawal-about-back = 款項已退回您的錢包。
withdrawal-about-failed = 未付出的部分已退回您的錢包。
toast-withdrawal-cancelled = 提款已取消，款項已退回您的錢包。

# What has arrived.
# $time: date and time of day with the offset from UTC.
arrival-until = 您可在 { $time } 前回答。若屆時沒有說明，則視為已全部收到。
arrival-full = 已全部收到
arrival-partial = 只收到一部分
arrival-not-received = 什麼也沒收到
# $amount: an amount with its currency.
arrival-follows-full = 您確認已收到 { $amount }，這筆提款就此結束。
arrival-follows-dispute = 營運商隨後會向服務商查詢款項去向。查明之前，這筆提款不會結束。
arrival-choose = 請選擇收到了什麼。
arrival-pictures-missing = 請附上一張能說明收到多少的圖片。
# $most: how many.
arrival-pictures-needed = 1 至 { $most } 張帳戶明細圖片，png 或 jpg，每張小於 5 MB。只有我們的人員看得到。
# $most: how many.
arrival-pictures-may = 如願意，可附最多 { $most } 張帳戶明細圖片，png 或 jpg，每張小於 5 MB。只有我們的人員看得到。
toast-arrival-said = 謝謝，您的回答已記錄。
