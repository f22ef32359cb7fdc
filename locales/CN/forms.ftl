# The account forms: fields, rules, registration, codes (sections 2 and 5 of the specification).

# Labels of fields.
field-username = 用户名
field-mobile-num = 手机号码
field-verification-code = 验证码
field-password = 密码
field-confirm-password = 确认密码
field-old-password = 当前密码
field-payment-password = 支付密码
field-payee-name = 真实姓名
field-nickname = 昵称
field-birthday = 出生日期
field-email = 电子邮箱
field-qq-num = QQ 号码
field-wechat = 微信号
field-line = LINE 账号
field-whatsapp = WhatsApp 号码
field-telegram = Telegram 用户名
field-zalo = Zalo 号码
field-facebook = Facebook 用户名
field-id-number = 身份证件号码
field-recommender-id = 推荐人
field-affiliate-code = 邀请码
field-captcha = 图形验证码

# What an empty field wants.
field-mobile-num-empty = 请输入手机号码。
field-confirm-password-empty = 请再次输入密码。
field-old-password-empty = 请输入当前密码。
field-payment-password-empty = 请设置支付密码。
field-payee-name-empty = 请输入与证件一致的真实姓名。
field-nickname-empty = 请输入昵称。
field-birthday-empty = 请输入出生日期。
field-email-empty = 请输入电子邮箱。
field-qq-num-empty = 请输入 QQ 号码。
field-wechat-empty = 请输入微信号。
field-line-empty = 请输入 LINE 账号。
field-whatsapp-empty = 请输入 WhatsApp 号码。
field-telegram-empty = 请输入 Telegram 用户名。
field-zalo-empty = 请输入 Zalo 号码。
field-facebook-empty = 请输入 Facebook 用户名。
field-id-number-empty = 请输入身份证件号码。
field-recommender-id-empty = 请输入推荐人。
field-affiliate-code-empty = 请输入邀请码。

# What is wrong with a value.
rule-twice-different = 两次输入不一致，请输入相同的密码。

# What a field accepts, and how many characters. $range: exact, at-least, at-most, between or any. $min, $max: numbers.
rule-not-matching = 格式不符合要求。{ $range ->
    [exact] 长度：{ $min }。
    [at-least] 长度：{ $min } 或以上。
    [at-most] 长度：不超过 { $max }。
    [between] 长度：{ $min } 至 { $max }。
   *[any] { "" }
}
rule-format-account = 账号格式不正确。{ $range ->
    [exact] 长度：{ $min }。
    [at-least] 长度：{ $min } 或以上。
    [at-most] 长度：不超过 { $max }。
    [between] 长度：{ $min } 至 { $max }。
   *[any] { "" }
}
rule-format-password = 密码格式不正确。{ $range ->
    [exact] 长度：{ $min }。
    [at-least] 长度：{ $min } 或以上。
    [at-most] 长度：不超过 { $max }。
    [between] 长度：{ $min } 至 { $max }。
   *[any] { "" }
}
rule-format-email = 邮箱格式不正确。{ $range ->
    [exact] 长度：{ $min }。
    [at-least] 长度：{ $min } 或以上。
    [at-most] 长度：不超过 { $max }。
    [between] 长度：{ $min } 至 { $max }。
   *[any] { "" }
}
rule-format-real-name = 真实姓名格式不正确。{ $range ->
    [exact] 长度：{ $min }。
    [at-least] 长度：{ $min } 或以上。
    [at-most] 长度：不超过 { $max }。
    [between] 长度：{ $min } 至 { $max }。
   *[any] { "" }
}
rule-format-mobile = 手机号格式不正确。{ $range ->
    [exact] 长度：{ $min }。
    [at-least] 长度：{ $min } 或以上。
    [at-most] 长度：不超过 { $max }。
    [between] 长度：{ $min } 至 { $max }。
   *[any] { "" }
}
rule-length-only = 可使用任意字符。{ $range ->
    [exact] 长度：{ $min }。
    [at-least] 长度：{ $min } 或以上。
    [at-most] 长度：不超过 { $max }。
    [between] 长度：{ $min } 至 { $max }。
   *[any] { "" }
}
rule-letter-first-alphanumeric = 字母和数字，须以字母开头。{ $range ->
    [exact] 长度：{ $min }。
    [at-least] 长度：{ $min } 或以上。
    [at-most] 长度：不超过 { $max }。
    [between] 长度：{ $min } 至 { $max }。
   *[any] { "" }
}
rule-letters-chinese = 只能使用字母和汉字。{ $range ->
    [exact] 长度：{ $min }。
    [at-least] 长度：{ $min } 或以上。
    [at-most] 长度：不超过 { $max }。
    [between] 长度：{ $min } 至 { $max }。
   *[any] { "" }
}
rule-email = 请输入有效的电子邮箱，例如 name@example.com。{ $range ->
    [exact] 长度：{ $min }。
    [at-least] 长度：{ $min } 或以上。
    [at-most] 长度：不超过 { $max }。
    [between] 长度：{ $min } 至 { $max }。
   *[any] { "" }
}
rule-alphanumeric-no-chinese = 只能使用字母和数字，不能使用汉字。{ $range ->
    [exact] 长度：{ $min }。
    [at-least] 长度：{ $min } 或以上。
    [at-most] 长度：不超过 { $max }。
    [between] 长度：{ $min } 至 { $max }。
   *[any] { "" }
}
rule-alphanumeric-mixed = 字母和数字组合，各至少一个。{ $range ->
    [exact] 长度：{ $min }。
    [at-least] 长度：{ $min } 或以上。
    [at-most] 长度：不超过 { $max }。
    [between] 长度：{ $min } 至 { $max }。
   *[any] { "" }
}
rule-digits = 只能使用数字。{ $range ->
    [exact] 长度：{ $min }。
    [at-least] 长度：{ $min } 或以上。
    [at-most] 长度：不超过 { $max }。
    [between] 长度：{ $min } 至 { $max }。
   *[any] { "" }
}
rule-alphanumeric-upper = 字母和数字，至少包含一个大写字母。{ $range ->
    [exact] 长度：{ $min }。
    [at-least] 长度：{ $min } 或以上。
    [at-most] 长度：不超过 { $max }。
    [between] 长度：{ $min } 至 { $max }。
   *[any] { "" }
}
rule-letters-spaces = 只能使用英文字母和空格。{ $range ->
    [exact] 长度：{ $min }。
    [at-least] 长度：{ $min } 或以上。
    [at-most] 长度：不超过 { $max }。
    [between] 长度：{ $min } 至 { $max }。
   *[any] { "" }
}
rule-no-spaces = 不能包含空格。{ $range ->
    [exact] 长度：{ $min }。
    [at-least] 长度：{ $min } 或以上。
    [at-most] 长度：不超过 { $max }。
    [between] 长度：{ $min } 至 { $max }。
   *[any] { "" }
}
rule-chinese-symbols = 只能使用汉字和符号。{ $range ->
    [exact] 长度：{ $min }。
    [at-least] 长度：{ $min } 或以上。
    [at-most] 长度：不超过 { $max }。
    [between] 长度：{ $min } 至 { $max }。
   *[any] { "" }
}
rule-date = 请按 yyyy-MM-dd 或 MM-dd-yyyy 输入日期。{ $range ->
    [exact] 长度：{ $min }。
    [at-least] 长度：{ $min } 或以上。
    [at-most] 长度：不超过 { $max }。
    [between] 长度：{ $min } 至 { $max }。
   *[any] { "" }
}
rule-two-letters-spaces = 英文字母和空格，至少两个字母。{ $range ->
    [exact] 长度：{ $min }。
    [at-least] 长度：{ $min } 或以上。
    [at-most] 长度：不超过 { $max }。
    [between] 长度：{ $min } 至 { $max }。
   *[any] { "" }
}
rule-korean = 只能使用韩文。{ $range ->
    [exact] 长度：{ $min }。
    [at-least] 长度：{ $min } 或以上。
    [at-most] 长度：不超过 { $max }。
    [between] 长度：{ $min } 至 { $max }。
   *[any] { "" }
}
rule-thai = 只能使用泰文。{ $range ->
    [exact] 长度：{ $min }。
    [at-least] 长度：{ $min } 或以上。
    [at-most] 长度：不超过 { $max }。
    [between] 长度：{ $min } 至 { $max }。
   *[any] { "" }
}

# The registration form.
register-tab-account = 账号注册
register-tab-mobile = 手机注册
register-closed = 目前暂不开放注册。客服可以协助您开户。
consent-missing = 请确认年龄并同意条款。

# The captcha.
captcha-image = 图片
captcha-audio = 语音
captcha-work = 由本设备完成
captcha-working = 本设备仍在处理，请稍候再试。
captcha-work-failed = 本设备无法完成，请选择图片或语音。

# The button that sends a code. $seconds: a number.
code-get = 获取验证码
code-get-again = 重新获取
code-countdown = { $seconds } 秒后重试
code-get-first = 请先为此号码获取验证码。

# How strong a password is.
strength-0 = 非常弱
strength-1 = 弱
strength-2 = 一般
strength-3 = 强
strength-4 = 非常强
strength-too-weak = 此密码太容易被猜到，请加长或避免常见组合。
strength-common = 这是最常被尝试的密码，请自行另想一个。
strength-nearly-common = 这与众所周知的密码很相似。
strength-word = 单个词语容易被猜到，请再加几个词。
strength-name = 姓名容易被猜到，请避免使用姓名和用户名。
strength-keyboard = 键盘上的连续按键容易被猜到。
strength-repeat = 重复的内容容易被猜到。
strength-sequence = abc 或 6543 之类的顺序容易被猜到。
strength-date = 日期和年份容易被猜到。
strength-longer = 请再加一两个词。

field-current-code = 发送到当前联系方式的验证码
field-current-code-empty = 请输入发送到当前联系方式的验证码。
