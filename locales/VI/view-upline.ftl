# The views' own words of transfers to the upline.
view-upline = Chuyển tiền
view-upline-can = Bây giờ bạn có thể chuyển
view-upline-to = Đến
view-upline-review = Kiểm tra lần chuyển
view-upline-check = Kiểm tra và chuyển
view-upline-send = Chuyển
view-upline-another = Chuyển lần khác
view-upline-history = Các lần chuyển
view-upline-none = Các lần chuyển của bạn sẽ hiện ở đây, kèm mã đơn.
