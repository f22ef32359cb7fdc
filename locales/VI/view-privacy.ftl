# The views' own words of the same cards.
view-consents = Tin quảng cáo
view-consents-about = Chúng tôi có thể báo cho bạn về khuyến mãi không? Chỉ gửi khi bạn bật ở đây, và mỗi tin đều cho phép ngừng nhận. Tin về tài khoản và tiền của bạn vẫn được gửi.
view-data-copy = Bản sao dữ liệu của bạn
view-data-copy-about = Mọi dữ liệu trang này lưu về bạn, trong một tệp có giải thích. Tệp được giữ bảy ngày.
view-data-copy-ask = Yêu cầu bản sao
view-data-copy-download = Tải xuống
view-data-copy-progress = Tiến độ bản sao
view-closing = Đóng tài khoản
view-closing-about = Đóng hẳn, sau khi bạn đã xem tiền của mình sẽ ra sao. Chưa có gì bị đóng trước khi bạn xác nhận.
view-closing-begin = Xem điều gì sẽ xảy ra
view-closing-first = Cần làm trước
view-closing-means = Đóng tài khoản nghĩa là gì
view-closing-understood = Tôi đã đọc và muốn đóng tài khoản của mình.
view-closing-close = Đóng tài khoản của tôi
view-closing-leave = Giữ tài khoản của tôi
