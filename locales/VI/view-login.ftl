# The views' own words of logging in and account security: login, second factor, security settings, invitation, panel.

# Ways to log in: the login form.
view-login-methods = Cách đăng nhập
view-login-or = hoặc
view-login-passkey = Đăng nhập bằng khóa truy cập
view-free-play-title = Chỉ muốn xem thử?
view-free-play-note = Tiền chơi thử, không cần tài khoản. Không thắng hay rút được tiền thật.
view-free-play = Chơi bằng tiền chơi thử

# The second factor of a login.
view-factor-why = Bạn đang đăng nhập từ nơi mới. Hãy xác nhận thêm một lần rằng đó là bạn.
view-factor-choose = Cách xác nhận
view-factor-confirm = Xác nhận
view-factor-other = Chọn cách khác
view-factor-leave = Quay lại trang đăng nhập

# Security settings: passkeys, authenticator, sessions.
view-passkeys = Khóa truy cập
view-passkeys-about = Đăng nhập bằng vân tay, khuôn mặt hoặc khóa của thiết bị. Không phải nhớ gì và không có gì để mất cắp.
view-passkeys-none = Bạn chưa có khóa truy cập nào.
view-passkeys-unsupported = Trình duyệt này không tạo được khóa truy cập. Hãy dùng trình duyệt khác hoặc điện thoại.
view-passkey-created = Đã thêm
view-passkey-used = Dùng lần cuối
view-passkey-never = chưa dùng
# $name: what the member calls the passkey.
view-passkey-remove = Xóa { $name }
view-passkey-name = Tên khóa truy cập mới
view-passkey-name-hint = Để bạn nhận ra sau này, ví dụ tên thiết bị.
view-passkey-add = Thêm khóa truy cập
view-authenticator = Ứng dụng xác thực
view-authenticator-about = Ứng dụng trên điện thoại hiển thị mã đổi sau mỗi nửa phút. Khi đăng nhập từ nơi mới, bạn cần mã này.
view-authenticator-off = Chưa thiết lập
view-authenticator-on = Đang bảo vệ tài khoản
view-authenticator-begin = Thiết lập
view-authenticator-remove = Gỡ ứng dụng xác thực
view-authenticator-step-app = Quét hình này bằng ứng dụng xác thực, hoặc mở ứng dụng trên thiết bị này.
view-authenticator-code-picture = Mã QR cho ứng dụng xác thực
view-authenticator-open = Mở trong ứng dụng
view-authenticator-step-key = Hoặc nhập khóa này vào ứng dụng. Đừng cho ai xem.
view-authenticator-key = Khóa
view-authenticator-step-code = Nhập mã mà ứng dụng đang hiển thị.
view-authenticator-code = Mã của ứng dụng
view-authenticator-confirm = Bật
view-sessions = Nơi bạn đang đăng nhập
view-sessions-about = Nếu có phiên bạn không nhận ra, hãy kết thúc phiên đó và đổi mật khẩu.
view-sessions-end-others = Kết thúc mọi phiên khác
view-session-unknown = Thiết bị lạ
view-session-current = Thiết bị này
view-session-ip = Địa chỉ
view-session-started = Đăng nhập từ
view-session-seen = Hoạt động lần cuối
view-session-end = Kết thúc
# $device: browser and system. $ip: a network address, its end hidden.
view-session-end-of = Kết thúc { $device }, { $ip }
view-proof = Cần mật khẩu
view-proof-why = Nhập mật khẩu trước khi thay đổi.
view-proof-confirm = Tiếp tục
view-cancel = Hủy
view-copy = Sao chép
view-copied = Đã sao chép

# Dialogs.
view-dialog-timeout = Tự đóng sau giây lát

# The invitation page.
# $brand: the name of the site.
view-referral-lead = Một tài khoản mở mọi sảnh trò chơi của { $brand }. Cứ thoải mái khám phá: xem không mất phí.
# $count: a number.
view-referral-games = Trò chơi để chọn: { $count }
view-referral-steps = Cách tham gia
view-referral-step-register = Đăng ký.
view-referral-step-protect = Thêm khóa truy cập hoặc ứng dụng xác thực để tài khoản luôn là của bạn.
view-referral-step-play = Chọn trò chơi.

# Login.
view-login-username = Tên đăng nhập
view-login-password = Mật khẩu
view-password-show = Hiện mật khẩu
view-password-hide = Ẩn mật khẩu
view-login-remember = Giữ đăng nhập trên trình duyệt này trong 24 giờ
# $time: minutes and seconds, e.g. 4:59.
view-login-wait = Bạn có thể thử lại sau { $time }.
view-login-forgot = Quên mật khẩu?
view-login-no-account = Chưa có tài khoản?
view-captcha = Ký tự trong hình
view-captcha-picture = Các ký tự cần nhập
view-captcha-refresh = Hình khác
