# The views' own words in the member centre.
view-centre-back = Về tất cả các trang
view-centre-choose-title = Chọn một trang
view-centre-choose = Danh sách có mọi thứ thuộc tài khoản của bạn.

view-identity-account = Tên tài khoản
view-identity-last-login = Đăng nhập lần cuối
view-safeguard-on = Bật
view-safeguard-off = Tắt
view-password-about = Hãy dùng mật khẩu mà không trang nào khác biết.

view-logins = Lịch sử đăng nhập
view-logins-about = Những lần đăng nhập gần nhất: tối đa 50 lần trong 90 ngày qua.
view-logins-show = Xem lịch sử
view-logins-at = Thời gian
