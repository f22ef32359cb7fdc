# Access to an account: login tabs, second factor, forgotten and changed passwords, passkeys, sessions, invitation.
login-by-username = Tên đăng nhập
login-by-mobile = Số di động
social-facebook = Tiếp tục với Facebook
social-google = Tiếp tục với Google
# $provider: the name of the provider.
social-other = Tiếp tục với { $provider }
social-wait-title = Chờ một lát
social-wait-text = Đang đăng nhập cho bạn.

factor-sms = Mã qua SMS
factor-email = Mã qua email
factor-totp = Ứng dụng xác thực
factor-payee-name = Họ tên thật của người nhận
# $hint: the number, mostly hidden.
factor-sms-text = Nhập mã trong SMS gửi đến { $hint }.
# $hint: the address, mostly hidden.
factor-email-text = Nhập mã trong email gửi đến { $hint }.
factor-totp-text = Nhập mã mà ứng dụng xác thực đang hiển thị.
factor-payee-name-text = Nhập họ tên thật mà bạn dùng để nhận tiền.
field-code-empty = Vui lòng nhập mã.
field-name-empty = Hãy đặt tên cho khóa truy cập.

forgot-by-email = Qua email
forgot-by-mobile = Qua số di động
password-mailed-title = Kiểm tra hộp thư
password-mailed-text = Nếu tên đăng nhập và email khớp nhau, liên kết đặt mật khẩu mới đã được gửi. Liên kết chỉ dùng một lần, trong 30 phút.
password-first-text = Mật khẩu của bạn do người khác đặt. Hãy đặt mật khẩu chỉ mình bạn biết.
toast-password-changed = Đã đổi mật khẩu.
toast-password-reset = Đã đặt mật khẩu mới. Hãy đăng nhập bằng mật khẩu này.
toast-password-change = Bạn cần đổi mật khẩu trước. Hãy đăng nhập lại để đổi.

toast-passkey-added = Đã thêm khóa truy cập.
toast-passkey-removed = Đã xóa khóa truy cập.
toast-authenticator-on = Ứng dụng xác thực đang bảo vệ tài khoản của bạn.
toast-authenticator-off = Đã gỡ ứng dụng xác thực.
toast-session-closed = Đã đăng xuất ở thiết bị đó.

referral-wallet-title = Một ví cho mọi trò chơi
referral-wallet-text = Không cần chuyển giữa các nhà cung cấp.
referral-safety-title = Mã hóa và bảo vệ
referral-safety-text = Dữ liệu của bạn được mã hóa; xác minh hai bước và khóa truy cập bảo vệ tài khoản.
referral-games-title = Trò chơi đa dạng
referral-games-text = Nổ hũ của nhiều nhà cung cấp, chơi trong trình duyệt trên mọi thiết bị.
referral-support-title = Nhắn cho chúng tôi qua chat
referral-support-text = Nhân viên trả lời trong giờ ghi ở đó.
referral-invited = Bạn đến qua liên kết của bạn bè: liên kết được giữ cho đến khi bạn đăng ký xong.
referral-closed = Hiện đang ngừng đăng ký. Hãy hỏi CSKH để biết thêm.
referral-member = Bạn đã là hội viên.

error-passkey-cancelled = Chưa dùng khóa truy cập nào. Hãy thử lại hoặc đăng nhập bằng cách khác.
error-passkey-known = Thiết bị này đã có khóa truy cập cho tài khoản của bạn.
error-passkey-unsupported = Trình duyệt này không dùng được khóa truy cập. Hãy dùng trình duyệt hoặc thiết bị khác.
error-passkey-invalid = Không nhận ra khóa truy cập này. Hãy thử khóa khác hoặc đăng nhập bằng cách khác.
error-second-factor = Vui lòng hoàn tất bước xác minh trước.
error-wrong-factor = Không khớp. Hãy kiểm tra rồi thử lại.
error-factor-expired = Xác minh quá lâu hoặc sai quá nhiều lần. Vui lòng đăng nhập lại.
error-password-required = Nhập mật khẩu để tiếp tục.
error-ticket-expired = Đã quá thời gian. Vui lòng bắt đầu lại.
error-link-expired = Liên kết này đã dùng rồi hoặc quá cũ. Hãy yêu cầu liên kết khác.
error-password-change = Hãy đổi mật khẩu trước.
error-password-unchanged = Mật khẩu mới trùng mật khẩu cũ. Hãy chọn mật khẩu khác.
error-wrong-old-password = Mật khẩu cũ không đúng.
error-non-member = Chỉ hội viên đăng nhập được ở đây. Hãy dùng lối vào dành cho loại tài khoản của bạn.
error-invalid-domain = Địa chỉ này không phải của chúng tôi. Vui lòng liên hệ CSKH.
error-popup-closed = Đăng nhập đã bị ngắt. Hãy thử lại hoặc đăng nhập bằng cách khác.
error-too-large = Nội dung quá lớn để gửi. Hãy rút ngắn rồi thử lại.
error-too-young = Bạn chưa đủ tuổi để chơi ở đây.
error-mobile-taken = Số này đã thuộc về tài khoản khác. Hãy đăng nhập bằng số này hoặc dùng số khác.
error-too-long = Nội dung quá dài. Hãy rút ngắn.

contact-add-email = Thêm email
contact-change-email = Đổi email
contact-add-mobile = Thêm số di động
contact-change-mobile = Đổi số di động
contact-none = Chưa có
contact-verified = Đã xác minh
contact-not-verified = Chưa xác minh
toast-contact-set = Đã lưu và có hiệu lực ngay.
