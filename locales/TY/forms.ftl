# The account forms: fields, rules, registration, codes (sections 2 and 5 of the specification).

# Labels of fields.
field-username = 使用者名稱
field-mobile-num = 手機號碼
field-verification-code = 驗證碼
field-password = 密碼
field-confirm-password = 確認密碼
field-old-password = 目前密碼
field-payment-password = 支付密碼
field-payee-name = 真實姓名
field-nickname = 暱稱
field-birthday = 出生日期
field-email = 電子郵件
field-qq-num = QQ 號碼
field-wechat = 微信 ID
field-line = LINE 帳號
field-whatsapp = WhatsApp 號碼
field-telegram = Telegram 名稱
field-zalo = Zalo 號碼
field-facebook = Facebook 名稱
field-id-number = 身分證件號碼
field-recommender-id = 推薦人
field-affiliate-code = 邀請碼
field-captcha = 圖形驗證碼

# What an empty field wants.
field-mobile-num-empty = 請輸入手機號碼。
field-confirm-password-empty = 請再次輸入密碼。
field-old-password-empty = 請輸入目前密碼。
field-payment-password-empty = 請設定支付密碼。
field-payee-name-empty = 請輸入與證件相同的真實姓名。
field-nickname-empty = 請輸入暱稱。
field-birthday-empty = 請輸入出生日期。
field-email-empty = 請輸入電子郵件。
field-qq-num-empty = 請輸入 QQ 號碼。
field-wechat-empty = 請輸入微信 ID。
field-line-empty = 請輸入 LINE 帳號。
field-whatsapp-empty = 請輸入 WhatsApp 號碼。
field-telegram-empty = 請輸入 Telegram 名稱。
field-zalo-empty = 請輸入 Zalo 號碼。
field-facebook-empty = 請輸入 Facebook 名稱。
field-id-number-empty = 請輸入身分證件號碼。
field-recommender-id-empty = 請輸入推薦人。
field-affiliate-code-empty = 請輸入邀請碼。

# What is wrong with a value.
rule-twice-different = 兩次輸入不一致，請輸入相同的密碼。

# What a field accepts, and how many characters. $range: exact, at-least, at-most, between or any. $min, $max: numbers.
rule-not-matching = 格式不符合要求。{ $range ->
    [exact] 長度：{ $min }。
    [at-least] 長度：至少 { $min }。
    [at-most] 長度：最多 { $max }。
    [between] 長度：{ $min } 至 { $max }。
   *[any] { "" }
}
rule-format-account = 帳號格式不正確。{ $range ->
    [exact] 長度：{ $min }。
    [at-least] 長度：至少 { $min }。
    [at-most] 長度：最多 { $max }。
    [between] 長度：{ $min } 至 { $max }。
   *[any] { "" }
}
rule-format-password = 密碼格式不正確。{ $range ->
    [exact] 長度：{ $min }。
    [at-least] 長度：至少 { $min }。
    [at-most] 長度：最多 { $max }。
    [between] 長度：{ $min } 至 { $max }。
   *[any] { "" }
}
rule-format-email = 電子郵件格式不正確。{ $range ->
    [exact] 長度：{ $min }。
    [at-least] 長度：至少 { $min }。
    [at-most] 長度：最多 { $max }。
    [between] 長度：{ $min } 至 { $max }。
   *[any] { "" }
}
rule-format-real-name = 真實姓名格式不正確。{ $range ->
    [exact] 長度：{ $min }。
    [at-least] 長度：至少 { $min }。
    [at-most] 長度：最多 { $max }。
    [between] 長度：{ $min } 至 { $max }。
   *[any] { "" }
}
rule-format-mobile = 手機號碼格式不正確。{ $range ->
    [exact] 長度：{ $min }。
    [at-least] 長度：至少 { $min }。
    [at-most] 長度：最多 { $max }。
    [between] 長度：{ $min } 至 { $max }。
   *[any] { "" }
}
rule-length-only = 可使用任何字元。{ $range ->
    [exact] 長度：{ $min }。
    [at-least] 長度：至少 { $min }。
    [at-most] 長度：最多 { $max }。
    [between] 長度：{ $min } 至 { $max }。
   *[any] { "" }
}
rule-letter-first-alphanumeric = 英文字母與數字，須以字母開頭。{ $range ->
    [exact] 長度：{ $min }。
    [at-least] 長度：至少 { $min }。
    [at-most] 長度：最多 { $max }。
    [between] 長度：{ $min } 至 { $max }。
   *[any] { "" }
}
rule-letters-chinese = 只能使用英文字母與中文字。{ $range ->
    [exact] 長度：{ $min }。
    [at-least] 長度：至少 { $min }。
    [at-most] 長度：最多 { $max }。
    [between] 長度：{ $min } 至 { $max }。
   *[any] { "" }
}
rule-email = 請輸入有效的電子郵件地址，例如 name@example.com。{ $range ->
    [exact] 長度：{ $min }。
    [at-least] 長度：至少 { $min }。
    [at-most] 長度：最多 { $max }。
    [between] 長度：{ $min } 至 { $max }。
   *[any] { "" }
}
rule-alphanumeric-no-chinese = 只能使用英文字母與數字，不可使用中文字。{ $range ->
    [exact] 長度：{ $min }。
    [at-least] 長度：至少 { $min }。
    [at-most] 長度：最多 { $max }。
    [between] 長度：{ $min } 至 { $max }。
   *[any] { "" }
}
rule-alphanumeric-mixed = 英文字母與數字混合，各至少一個。{ $range ->
    [exact] 長度：{ $min }。
    [at-least] 長度：至少 { $min }。
    [at-most] 長度：最多 { $max }。
    [between] 長度：{ $min } 至 { $max }。
   *[any] { "" }
}
rule-digits = 只能使用數字。{ $range ->
    [exact] 長度：{ $min }。
    [at-least] 長度：至少 { $min }。
    [at-most] 長度：最多 { $max }。
    [between] 長度：{ $min } 至 { $max }。
   *[any] { "" }
}
rule-alphanumeric-upper = 英文字母與數字，至少包含一個大寫字母。{ $range ->
    [exact] 長度：{ $min }。
    [at-least] 長度：至少 { $min }。
    [at-most] 長度：最多 { $max }。
    [between] 長度：{ $min } 至 { $max }。
   *[any] { "" }
}
rule-letters-spaces = 只能使用英文字母與空格。{ $range ->
    [exact] 長度：{ $min }。
    [at-least] 長度：至少 { $min }。
    [at-most] 長度：最多 { $max }。
    [between] 長度：{ $min } 至 { $max }。
   *[any] { "" }
}
rule-no-spaces = 不可包含空格。{ $range ->
    [exact] 長度：{ $min }。
    [at-least] 長度：至少 { $min }。
    [at-most] 長度：最多 { $max }。
    [between] 長度：{ $min } 至 { $max }。
   *[any] { "" }
}
rule-chinese-symbols = 只能使用中文字與符號。{ $range ->
    [exact] 長度：{ $min }。
    [at-least] 長度：至少 { $min }。
    [at-most] 長度：最多 { $max }。
    [between] 長度：{ $min } 至 { $max }。
   *[any] { "" }
}
rule-date = 請以 yyyy-MM-dd 或 MM-dd-yyyy 輸入日期。{ $range ->
    [exact] 長度：{ $min }。
    [at-least] 長度：至少 { $min }。
    [at-most] 長度：最多 { $max }。
    [between] 長度：{ $min } 至 { $max }。
   *[any] { "" }
}
rule-two-letters-spaces = 英文字母與空格，至少兩個字母。{ $range ->
    [exact] 長度：{ $min }。
    [at-least] 長度：至少 { $min }。
    [at-most] 長度：最多 { $max }。
    [between] 長度：{ $min } 至 { $max }。
   *[any] { "" }
}
rule-korean = 只能使用韓文字母。{ $range ->
    [exact] 長度：{ $min }。
    [at-least] 長度：至少 { $min }。
    [at-most] 長度：最多 { $max }。
    [between] 長度：{ $min } 至 { $max }。
   *[any] { "" }
}
rule-thai = 只能使用泰文字母。{ $range ->
    [exact] 長度：{ $min }。
    [at-least] 長度：至少 { $min }。
    [at-most] 長度：最多 { $max }。
    [between] 長度：{ $min } 至 { $max }。
   *[any] { "" }
}

# The registration form.
register-tab-account = 帳號註冊
register-tab-mobile = 手機註冊
register-closed = 目前暫停註冊。客服可協助您開立帳號。
consent-missing = 請確認您的年齡並同意條款。

# The captcha.
captcha-image = 圖片
captcha-audio = 語音
captcha-work = 交給這台裝置
captcha-working = 這台裝置仍在處理中，請稍候再試。
captcha-work-failed = 這台裝置無法完成，請改選圖片或語音。

# The button that sends a code. $seconds: a number.
code-get = 取得驗證碼
code-get-again = 重新取得
code-countdown = { $seconds } 秒後重新取得
code-get-first = 請先為此號碼取得驗證碼。

# How strong a password is.
strength-0 = 非常弱
strength-1 = 弱
strength-2 = 普通
strength-3 = 強
strength-4 = 非常強
strength-too-weak = 此密碼太容易被猜到，請加長或避開常見組合。
strength-common = 這是大家最先嘗試的密碼，請自行另想一組。
strength-nearly-common = 這與眾所周知的密碼太相近。
strength-word = 單一字詞容易被猜到，請再多加幾個字詞。
strength-name = 姓名容易被猜到，請避免使用姓名與帳號。
strength-keyboard = 鍵盤上連續的按鍵容易被猜到。
strength-repeat = 重複的內容容易被猜到。
strength-sequence = 像 abc 或 6543 這類順序容易被猜到。
strength-date = 日期與年份容易被猜到。
strength-longer = 請再多加一兩個字詞。

field-current-code = 寄到目前聯絡方式的驗證碼
field-current-code-empty = 請輸入寄到目前聯絡方式的驗證碼。
