# Dialogs and toasts of the core. Titles and buttons without full stop.
cancel = Hủy
not-now = Để sau
close = Đóng
warning-title = Xin lưu ý

sign-out-title = Đăng xuất?
sign-out-text = Số dư và mục yêu thích của bạn vẫn giữ nguyên.
sign-out-guest-text = Bạn sẽ rời chế độ chơi thử và số dư chơi thử.
sign-out-confirm = Đăng xuất

# The keys of these two are fixed by section 8 of the specification.
in_need_true_account = Tài khoản chơi thử không dùng được chức năng này. Hãy đăng nhập bằng tài khoản thật để tiếp tục.
in_increase_submit = Đồng ý

password-weak-text = Mật khẩu của bạn dễ đoán. Hãy chọn mật khẩu dài hơn và không dùng ở nơi nào khác.
password-expired-text = Mật khẩu của bạn đã quá cũ. Hãy chọn mật khẩu mới để giữ an toàn cho tài khoản.

first-login-title = Chào mừng bạn
first-login-text = Tài khoản của bạn đã sẵn sàng. Tại trung tâm bảo mật, bạn có thể bảo vệ tài khoản tốt hơn.

toast-signed-out = Bạn đã đăng xuất.
# $game: the name of a game.
toast-favourite-failed = Không lưu được thay đổi yêu thích cho { $game }. Vui lòng thử lại.
# $game: the name of a game or of a vendor.
toast-coming-soon = { $game } chưa chơi được. Hãy chọn trò không có nhãn này.
toast-session-ended = Phiên của bạn đã kết thúc. Vui lòng đăng nhập lại.
