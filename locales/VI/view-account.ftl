# The views' own words in the forms of accounts: registration, forgotten and changed passwords, and the parts they share.

view-country = Quốc gia
view-country-search = Tìm quốc gia
view-country-none = Không có quốc gia nào khớp với nội dung bạn nhập.
view-code-sent = Mã đang được gửi đến bạn.
view-strength = Độ mạnh của mật khẩu
view-captcha-kinds = Xác minh bạn là người thật
view-captcha-audio = Chữ số bạn nghe được
view-captcha-play = Phát
view-captcha-pause = Tạm dừng
view-captcha-work = Kiểm tra bằng trình duyệt
view-captcha-working = Trình duyệt của bạn đang tính toán. Không cần nhập gì.
view-captcha-done = Đã kiểm tra. Không cần nhập gì.

# Registration.
view-register = Đăng ký
view-register-reset = Xóa hết
view-register-methods = Cách đăng ký
view-register-invited = Bạn được mời: mã mời đã được điền sẵn.
# $age: the least age, a number.
view-register-consent = Tôi từ { $age } tuổi trở lên và đồng ý với điều khoản.
view-register-terms = Đọc điều khoản
view-register-have-account = Đã có tài khoản?

# Forgotten and changed passwords.
view-forgot-methods = Cách lấy mật khẩu mới
view-forgot-email = Nhập tên đăng nhập và email của tài khoản. Chúng tôi sẽ gửi liên kết để đặt mật khẩu mới.
view-forgot-mobile = Nhập số di động của tài khoản. Chúng tôi sẽ gửi mã để bạn đặt mật khẩu mới.
view-forgot-send = Gửi liên kết
view-forgot-set = Đặt mật khẩu và đăng nhập
view-forgot-back = Quay lại đăng nhập
view-password-account = Tài khoản
view-password-change = Đổi mật khẩu
view-password-set = Đặt mật khẩu
view-reset-expired-title = Liên kết này không còn dùng được
view-reset-expired-text = Liên kết chỉ dùng một lần và trong thời gian ngắn. Hãy yêu cầu email khác để đặt mật khẩu.
view-reset-again = Yêu cầu email khác

view-contacts = Thông tin liên hệ
view-contacts-about = Thông tin đã xác minh giúp bạn vào lại khi quên mật khẩu và bảo vệ khi đăng nhập từ nơi mới.
view-contact-codes = Một mã được gửi đến liên hệ mới và một mã khác đến { $present }.
view-contact-save = Lưu
view-register-optional = Thông tin tùy chọn
