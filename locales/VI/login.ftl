# The login form.
field-username-empty = Vui lòng nhập tên đăng nhập.
field-password-empty = Vui lòng nhập mật khẩu.
field-captcha-empty = Vui lòng nhập các ký tự trong hình.

# Why the form opened. $game: the name of a game.
resume-play = Đăng nhập để chơi { $game }.
resume-favourite = Đăng nhập để thêm { $game } vào mục yêu thích.
resume-page = Đăng nhập để mở trang này.
resume-session-ended = Phiên của bạn đã kết thúc. Đăng nhập để tiếp tục tại chỗ đang dở.
