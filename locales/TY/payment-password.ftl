# The payment password: how it stands, its forms, and what is said where it is asked for.
pin-set = 已設定
pin-not-set = 尚未設定
# $time: date and time of day with the offset from UTC.
pin-locked = 支付密碼錯誤次數過多，付款已鎖定至 { $time }。找回支付密碼可提前解鎖。
# $count: a number.
pin-guesses = 再輸錯 { $count } 次，付款將鎖定一天。
# $count: a number.
pin-wrong-left = 支付密碼錯誤。再輸錯 { $count } 次，付款將鎖定一天。
pin-empty = 請輸入支付密碼。
pin-different = 兩次輸入不一致，請輸入相同的支付密碼。
pin-guessable = 太容易被猜中。請勿重複同一個數字，也不要使用連續數字。
pin-change = 變更支付密碼
pin-set-one = 設定支付密碼
pin-recover = 忘記了？
pin-recover-title = 找回支付密碼
pin-contact-first = 忘記了？請先驗證電子郵件，設定新支付密碼的代碼會寄到那裡。
pin-present = 目前的支付密碼
pin-new = 新的支付密碼
pin-again = 再次輸入
pin-save = 儲存
pin-about-first = 每次從錢包轉出款項時都會要求輸入。請勿告訴他人：我們的人員絕不會索取。
# $hint: the address, mostly hidden.
pin-code-by-mail = 代碼會以電子郵件寄到 { $hint }，憑它設定新的支付密碼。
# $hint: the number, mostly hidden.
pin-code-by-sms = 代碼會以簡訊傳到 { $hint }，憑它設定新的支付密碼。
toast-payment-password-set = 您的支付密碼已設定。
safety-payment-password = 支付密碼
safety-next-payment-password = 請設定支付密碼：沒有它，錢包裡的錢轉不出去。
