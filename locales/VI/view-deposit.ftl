# The views' own words of deposits.
view-deposit-open = Đang chờ bạn
view-deposit-continue = Tiếp tục
view-deposit-channels = Bạn muốn trả bằng cách nào?
view-deposit-closed = Đang đóng
view-deposit-opens = Mở lúc:
view-deposit-amount = Số tiền
# $min, $max: amounts with their currency.
view-amount-range = { $min } đến { $max }
view-amount-presets = Số tiền để chọn
# $amount: an amount with its currency.
view-amount-last = { $amount }, như lần trước
view-deposit-review = Điều sẽ diễn ra
view-deposit-code = Mã thẻ nạp
view-deposit-none-title = Chưa có cách thanh toán nào mở
view-deposit-none-text = Khi có cách thanh toán mở, bạn sẽ chọn tại đây. Chăm sóc khách hàng có thể cho biết thêm.
view-deposit-history = Các lần nạp của bạn
view-deposit-filters = Tình trạng
view-deposit-empty-title = Chưa có lần nạp nào
view-deposit-empty-text = Mỗi lần nạp sẽ hiện ở đây cùng mọi diễn biến. Lần đầu bắt đầu ở phía trên.
view-deposit-no-match-title = Không có lần nạp nào như vậy
view-deposit-no-match-text = Hãy chọn tình trạng khác để xem các lần nạp khác.
view-deposit-back = Tất cả lần nạp
view-deposit-unknown-title = Bạn không có lần nạp này
view-deposit-unknown-text = Địa chỉ này chỉ một lần nạp không phải của bạn hoặc chưa từng có. Hãy tìm trong tất cả lần nạp của bạn.
view-order-number = Mã lệnh
# $label: what is copied.
view-copy-named = Sao chép: { $label }
view-timeline = Diễn biến
view-timeline-next = Tiếp theo
view-ask-service = Hỏi chăm sóc khách hàng
view-deposit-pay-page = Đến trang thanh toán
view-deposit-new-window = Trang mở trong cửa sổ riêng. Trang này tự cập nhật.
view-deposit-same-device = Trả trên thiết bị này
view-deposit-qr = Mã QR thanh toán
view-deposit-left = Thời gian còn lại
view-deposit-until = Trả trước
view-deposit-receipts = Hình biên lai
view-deposit-call-off = Hủy lệnh nạp
view-deposit-call-off-sure = Hủy lần nạp này? Nếu bạn đã trả, tiền vẫn được cộng cho bạn.
view-deposit-call-off-yes = Có, hủy
view-deposit-keep = Giữ lại
view-deposit-wallet = Xem số có thể rút
view-deposit-promotions = Khuyến mãi
view-deposit-print = In hoặc lưu biên nhận
