# The account forms: fields, rules, registration, codes (sections 2 and 5 of the specification).

# Labels of fields.
field-username = Tên đăng nhập
field-mobile-num = Số di động
field-verification-code = Mã xác minh
field-password = Mật khẩu
field-confirm-password = Xác nhận mật khẩu
field-old-password = Mật khẩu hiện tại
field-payment-password = Mật khẩu giao dịch
field-payee-name = Họ tên thật
field-nickname = Biệt danh
field-birthday = Ngày sinh
field-email = Email
field-qq-num = Số QQ
field-wechat = ID WeChat
field-line = ID LINE
field-whatsapp = Số WhatsApp
field-telegram = Tên Telegram
field-zalo = Số Zalo
field-facebook = Tên Facebook
field-id-number = Số CCCD/CMND
field-recommender-id = Người giới thiệu
field-affiliate-code = Mã mời
field-captcha = Mã captcha

# What an empty field wants.
field-mobile-num-empty = Nhập số di động của bạn.
field-confirm-password-empty = Nhập lại mật khẩu một lần nữa.
field-old-password-empty = Nhập mật khẩu hiện tại.
field-payment-password-empty = Chọn mật khẩu giao dịch.
field-payee-name-empty = Nhập họ tên như trên giấy tờ của bạn.
field-nickname-empty = Chọn một biệt danh.
field-birthday-empty = Nhập ngày sinh của bạn.
field-email-empty = Nhập email của bạn.
field-qq-num-empty = Nhập số QQ của bạn.
field-wechat-empty = Nhập ID WeChat của bạn.
field-line-empty = Nhập ID LINE của bạn.
field-whatsapp-empty = Nhập số WhatsApp của bạn.
field-telegram-empty = Nhập tên Telegram của bạn.
field-zalo-empty = Nhập số Zalo của bạn.
field-facebook-empty = Nhập tên Facebook của bạn.
field-id-number-empty = Nhập số CCCD/CMND của bạn.
field-recommender-id-empty = Nhập người giới thiệu của bạn.
field-affiliate-code-empty = Nhập mã mời của bạn.

# What is wrong with a value.
rule-twice-different = Hai lần nhập không khớp. Hãy nhập cùng một mật khẩu hai lần.

# What a field accepts, and how many characters. $range: exact, at-least, at-most, between or any. $min, $max: numbers.
rule-not-matching = Chưa đúng định dạng yêu cầu. { $range ->
    [exact] Độ dài: { $min } ký tự.
    [at-least] Độ dài: từ { $min } ký tự trở lên.
    [at-most] Độ dài: tối đa { $max } ký tự.
    [between] Độ dài: { $min } đến { $max } ký tự.
   *[any] { "" }
}
rule-format-account = Tên tài khoản không đúng định dạng. { $range ->
    [exact] Độ dài: { $min } ký tự.
    [at-least] Độ dài: từ { $min } ký tự trở lên.
    [at-most] Độ dài: tối đa { $max } ký tự.
    [between] Độ dài: { $min } đến { $max } ký tự.
   *[any] { "" }
}
rule-format-password = Mật khẩu không đúng định dạng. { $range ->
    [exact] Độ dài: { $min } ký tự.
    [at-least] Độ dài: từ { $min } ký tự trở lên.
    [at-most] Độ dài: tối đa { $max } ký tự.
    [between] Độ dài: { $min } đến { $max } ký tự.
   *[any] { "" }
}
rule-format-email = Email không đúng định dạng. { $range ->
    [exact] Độ dài: { $min } ký tự.
    [at-least] Độ dài: từ { $min } ký tự trở lên.
    [at-most] Độ dài: tối đa { $max } ký tự.
    [between] Độ dài: { $min } đến { $max } ký tự.
   *[any] { "" }
}
rule-format-real-name = Họ tên thật không đúng định dạng. { $range ->
    [exact] Độ dài: { $min } ký tự.
    [at-least] Độ dài: từ { $min } ký tự trở lên.
    [at-most] Độ dài: tối đa { $max } ký tự.
    [between] Độ dài: { $min } đến { $max } ký tự.
   *[any] { "" }
}
rule-format-mobile = Số điện thoại không đúng định dạng. { $range ->
    [exact] Độ dài: { $min } ký tự.
    [at-least] Độ dài: từ { $min } ký tự trở lên.
    [at-most] Độ dài: tối đa { $max } ký tự.
    [between] Độ dài: { $min } đến { $max } ký tự.
   *[any] { "" }
}
rule-length-only = Dùng ký tự nào cũng được. { $range ->
    [exact] Độ dài: { $min } ký tự.
    [at-least] Độ dài: từ { $min } ký tự trở lên.
    [at-most] Độ dài: tối đa { $max } ký tự.
    [between] Độ dài: { $min } đến { $max } ký tự.
   *[any] { "" }
}
rule-letter-first-alphanumeric = Chữ cái và chữ số, bắt đầu bằng chữ cái. { $range ->
    [exact] Độ dài: { $min } ký tự.
    [at-least] Độ dài: từ { $min } ký tự trở lên.
    [at-most] Độ dài: tối đa { $max } ký tự.
    [between] Độ dài: { $min } đến { $max } ký tự.
   *[any] { "" }
}
rule-letters-chinese = Chỉ dùng chữ cái và chữ Hán. { $range ->
    [exact] Độ dài: { $min } ký tự.
    [at-least] Độ dài: từ { $min } ký tự trở lên.
    [at-most] Độ dài: tối đa { $max } ký tự.
    [between] Độ dài: { $min } đến { $max } ký tự.
   *[any] { "" }
}
rule-email = Nhập địa chỉ email hợp lệ, ví dụ name@example.com. { $range ->
    [exact] Độ dài: { $min } ký tự.
    [at-least] Độ dài: từ { $min } ký tự trở lên.
    [at-most] Độ dài: tối đa { $max } ký tự.
    [between] Độ dài: { $min } đến { $max } ký tự.
   *[any] { "" }
}
rule-alphanumeric-no-chinese = Chỉ dùng chữ cái và chữ số, không dùng chữ Hán. { $range ->
    [exact] Độ dài: { $min } ký tự.
    [at-least] Độ dài: từ { $min } ký tự trở lên.
    [at-most] Độ dài: tối đa { $max } ký tự.
    [between] Độ dài: { $min } đến { $max } ký tự.
   *[any] { "" }
}
rule-alphanumeric-mixed = Kết hợp chữ cái và chữ số, mỗi loại ít nhất một ký tự. { $range ->
    [exact] Độ dài: { $min } ký tự.
    [at-least] Độ dài: từ { $min } ký tự trở lên.
    [at-most] Độ dài: tối đa { $max } ký tự.
    [between] Độ dài: { $min } đến { $max } ký tự.
   *[any] { "" }
}
rule-digits = Chỉ dùng chữ số. { $range ->
    [exact] Độ dài: { $min } ký tự.
    [at-least] Độ dài: từ { $min } ký tự trở lên.
    [at-most] Độ dài: tối đa { $max } ký tự.
    [between] Độ dài: { $min } đến { $max } ký tự.
   *[any] { "" }
}
rule-alphanumeric-upper = Chữ cái và chữ số, có ít nhất một chữ hoa. { $range ->
    [exact] Độ dài: { $min } ký tự.
    [at-least] Độ dài: từ { $min } ký tự trở lên.
    [at-most] Độ dài: tối đa { $max } ký tự.
    [between] Độ dài: { $min } đến { $max } ký tự.
   *[any] { "" }
}
rule-letters-spaces = Chỉ dùng chữ cái tiếng Anh và dấu cách. { $range ->
    [exact] Độ dài: { $min } ký tự.
    [at-least] Độ dài: từ { $min } ký tự trở lên.
    [at-most] Độ dài: tối đa { $max } ký tự.
    [between] Độ dài: { $min } đến { $max } ký tự.
   *[any] { "" }
}
rule-no-spaces = Không dùng dấu cách. { $range ->
    [exact] Độ dài: { $min } ký tự.
    [at-least] Độ dài: từ { $min } ký tự trở lên.
    [at-most] Độ dài: tối đa { $max } ký tự.
    [between] Độ dài: { $min } đến { $max } ký tự.
   *[any] { "" }
}
rule-chinese-symbols = Chỉ dùng chữ Hán và ký hiệu. { $range ->
    [exact] Độ dài: { $min } ký tự.
    [at-least] Độ dài: từ { $min } ký tự trở lên.
    [at-most] Độ dài: tối đa { $max } ký tự.
    [between] Độ dài: { $min } đến { $max } ký tự.
   *[any] { "" }
}
rule-date = Nhập ngày theo dạng yyyy-MM-dd hoặc MM-dd-yyyy. { $range ->
    [exact] Độ dài: { $min } ký tự.
    [at-least] Độ dài: từ { $min } ký tự trở lên.
    [at-most] Độ dài: tối đa { $max } ký tự.
    [between] Độ dài: { $min } đến { $max } ký tự.
   *[any] { "" }
}
rule-two-letters-spaces = Chữ cái tiếng Anh và dấu cách, ít nhất hai chữ cái. { $range ->
    [exact] Độ dài: { $min } ký tự.
    [at-least] Độ dài: từ { $min } ký tự trở lên.
    [at-most] Độ dài: tối đa { $max } ký tự.
    [between] Độ dài: { $min } đến { $max } ký tự.
   *[any] { "" }
}
rule-korean = Chỉ dùng chữ Hàn. { $range ->
    [exact] Độ dài: { $min } ký tự.
    [at-least] Độ dài: từ { $min } ký tự trở lên.
    [at-most] Độ dài: tối đa { $max } ký tự.
    [between] Độ dài: { $min } đến { $max } ký tự.
   *[any] { "" }
}
rule-thai = Chỉ dùng chữ Thái. { $range ->
    [exact] Độ dài: { $min } ký tự.
    [at-least] Độ dài: từ { $min } ký tự trở lên.
    [at-most] Độ dài: tối đa { $max } ký tự.
    [between] Độ dài: { $min } đến { $max } ký tự.
   *[any] { "" }
}

# The registration form.
register-tab-account = Đăng ký tài khoản
register-tab-mobile = Đăng ký bằng di động
register-closed = Hiện đang ngừng đăng ký. CSKH có thể giúp bạn mở tài khoản.
consent-missing = Vui lòng xác nhận độ tuổi và đồng ý với điều khoản.

# The captcha.
captcha-image = Hình ảnh
captcha-audio = Âm thanh
captcha-work = Để thiết bị này tự làm
captcha-working = Thiết bị này vẫn đang xử lý. Hãy chờ một lát rồi thử lại.
captcha-work-failed = Thiết bị này không làm được. Hãy chọn hình ảnh hoặc âm thanh.

# The button that sends a code. $seconds: a number.
code-get = Lấy mã
code-get-again = Lấy mã khác
code-countdown = Lấy lại sau { $seconds } giây
code-get-first = Hãy lấy mã cho số này trước.

# How strong a password is.
strength-0 = Rất yếu
strength-1 = Yếu
strength-2 = Trung bình
strength-3 = Mạnh
strength-4 = Rất mạnh
strength-too-weak = Mật khẩu này quá dễ đoán. Hãy đặt dài hơn hoặc ít phổ biến hơn.
strength-common = Đây là mật khẩu ai cũng thử đầu tiên. Hãy chọn mật khẩu của riêng bạn.
strength-nearly-common = Gần giống một mật khẩu mà ai cũng biết.
strength-word = Một từ đơn rất dễ đoán. Hãy thêm từ.
strength-name = Tên rất dễ đoán. Đừng dùng tên người hay tên tài khoản của bạn.
strength-keyboard = Dãy phím liền nhau rất dễ đoán.
strength-repeat = Ký tự lặp lại rất dễ đoán.
strength-sequence = Các dãy như abc hay 6543 rất dễ đoán.
strength-date = Ngày tháng và năm rất dễ đoán.
strength-longer = Hãy thêm một hai từ nữa.

field-current-code = Mã gửi đến liên hệ hiện tại
field-current-code-empty = Nhập mã đã gửi đến liên hệ hiện tại.
