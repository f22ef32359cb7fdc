# What only the views of fair play say where one plays, pays and signs up.
view-reality-check-title = Nhìn lại việc chơi của bạn
view-reality-check-text = Vòng chơi phía sau vẫn tiếp tục. Không nhận cược mới cho đến khi bạn trả lời.
view-reality-check-time = Thời gian phiên này
view-reality-check-staked = Đã cược
view-reality-check-paid = Đã trả thưởng
view-reality-check-deposited = Đã nạp trong lúc này
view-reality-check-continue = Chơi tiếp
view-reality-check-history = Xem tôi đã chơi những gì
view-reality-check-log-out = Đăng xuất

# $hours: how long a raise waits.
view-limit-offer-text = Hạn mức giữ số tiền nạp trong mức bạn muốn chi. Hạn mức áp dụng cho tài khoản của bạn trên mọi thiết bị. Sau này bạn có thể thay đổi: mức thấp hơn có hiệu lực ngay, mức cao hơn cần chờ { $hours } giờ và bạn xác nhận lần nữa.
view-limit-offer-set = Đặt hạn mức của tôi
view-limit-offer-decline = Không đặt hạn mức
view-limit-offer-hint = Để trống nếu không đặt

view-funds-title = Tiền của bạn được giữ như thế nào
view-funds-read = Tôi đã đọc
view-play-session = Phiên chơi của bạn
