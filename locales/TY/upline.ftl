# Transfers to the upline: what the page says of limits, the form, and what was given and got.
upline-none = 目前沒有可以向其轉帳的上級。如果您認為應該有，請聯絡客服。
# $left, $daily: numbers.
upline-limit-count = 今日剩餘轉帳次數：{ $left }（共 { $daily }）。
# $time: date and time of day with the offset from UTC.
upline-count-used = 您今天的轉帳次數已用完。{ $time } 起可再次轉帳。
# $time: date and time of day with the offset from UTC.
upline-amount-used = 您已達到每日轉帳限額。{ $time } 起可再次轉帳。
# $least: an amount with its currency.
upline-too-little = 目前可轉出的金額不足：最低轉帳額為 { $least }。錢包頁面會說明款項為何不能轉出。
# $name: of the upline. $amount: an amount with its currency.
upline-review = { $name } 會立即收到 { $amount }。此操作無法復原。
upline-fact-gets = 上級收到
upline-fact-to = 上級
# $name: of the upline. $amount: an amount with its currency.
upline-sent = { $name } 已收到 { $amount }。
# $name: of the upline.
upline-given = 轉給 { $name }
# $name: of a member below.
upline-got = 來自 { $name }
