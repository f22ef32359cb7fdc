# The views' own words in the forms of accounts: registration, forgotten and changed passwords, and the parts they share.

view-country = 國家或地區
view-country-search = 搜尋國家或地區
view-country-none = 沒有符合輸入內容的國家或地區。
view-code-sent = 驗證碼已寄出。
view-strength = 密碼強度
view-captcha-kinds = 請證明您是真人
view-captcha-audio = 您聽到的數字
view-captcha-play = 播放
view-captcha-pause = 暫停
view-captcha-work = 由瀏覽器驗證
view-captcha-working = 您的瀏覽器正在計算，不需輸入任何內容。
view-captcha-done = 已通過驗證，不需輸入任何內容。

# Registration.
view-register = 註冊
view-register-reset = 清除
view-register-methods = 註冊方式
view-register-invited = 您是受邀註冊：邀請碼已填好。
# $age: the least age, a number.
view-register-consent = 我已年滿 { $age } 歲，並同意服務條款。
view-register-terms = 閱讀服務條款
view-register-have-account = 已經有帳號？

# Forgotten and changed passwords.
view-forgot-methods = 重設密碼的方式
view-forgot-email = 請輸入使用者名稱與帳號的電子郵件。我們會寄出連結，讓您設定新密碼。
view-forgot-mobile = 請輸入帳號的手機號碼。我們會傳送驗證碼，讓您設定新密碼。
view-forgot-send = 寄送連結
view-forgot-set = 設定密碼並登入
view-forgot-back = 返回登入
view-password-account = 帳號
view-password-change = 變更密碼
view-password-set = 設定密碼
view-reset-expired-title = 此連結已失效
view-reset-expired-text = 連結只能使用一次，且有效時間很短。請重新申請郵件來設定密碼。
view-reset-again = 重新寄送郵件

view-contacts = 聯絡方式
view-contacts-about = 驗證後可用於找回密碼，並在從新地點登入時保護帳號。
view-contact-codes = 驗證碼將分別寄到新的聯絡方式和 { $present }。
view-contact-save = 儲存
view-register-optional = 選填資料
