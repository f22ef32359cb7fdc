# What a member decides about own data: consent to promotional messages, a copy, the end of the account.
consent-email = 電子郵件
consent-sms = 簡訊
consent-call = 電話
# $hint: the address or number, mostly hidden.
consent-to = 傳送至 { $hint }
consent-unreachable = 您尚未驗證可用的聯絡方式，因此不會收到。
# $time: date and time of day with the offset from UTC.
consent-given-since = 同意於 { $time }
# $time: date and time of day with the offset from UTC.
consent-ended-since = 取消於 { $time }
toast-consent-saved = 您的選擇已儲存。
copy-preparing = 正在整理您的副本，期間可以離開此頁面。
copy-failed = 副本未能產生，請重新申請。
# $size: a number of kilobytes. $time: date and time of day with the offset from UTC.
copy-ready = 您的副本已就緒：{ $size } kB，將於 { $time } 刪除。
# $time: date and time of day with the offset from UTC.
copy-next = { $time } 之後可再次申請。
# $amount: an amount with its currency.
closing-withdraw-first = 您還有 { $amount } 可提款，請先提款。
closing-withdraw-link = 提款
# $count: a number.
closing-withdrawals = 有 { $count } 筆提款處理中，請等待完成。
closing-withdrawals-link = 查看提款
# $count: a number.
closing-deposits = 有 { $count } 筆存款未完成。請付款、取消或等待其結束。
closing-deposits-link = 查看存款
closing-bets = 還有未結算的投注，請等待結算。
# $amount: an amount with its currency.
closing-balance = 您將放棄錢包中無法提款的 { $amount }。
# $amount, $left: amounts with their currency.
closing-bonus = { $amount } 紅利將終止：還差 { $left } 的投注。
# $amount, $left: amounts with their currency.
closing-deposit = { $amount } 的存款尚未完成投注：還差 { $left }，剩餘部分將被放棄。
# $points: a number.
closing-points = 您的點數將無法再使用：{ $points }
closing-accounts = 您的收款帳戶、對推廣訊息的同意以及資料副本將被移除。
closing-sessions = 您將在所有裝置上登出，他人無法使用您的名稱。
closing-records = 依法律要求，您的資金與投注紀錄會由我們保留。
# $count: a number of days.
closing-reopen = 客服可在 { $count } 天內重新開啟帳號，已放棄的不予恢復。
closing-reopen-never = 此操作無法復原。
closing-not-understood = 請閱讀關閉帳號的含義並勾選。
toast-account-closed = 您的帳號已關閉。
# $amount: money.
closing-elsewhere = { $amount } 在遊戲商的錢包中，請先轉回。
closing-elsewhere-link = 我的錢包
closing-transfers = 有一筆與其他錢包之間的轉帳尚未完成。
