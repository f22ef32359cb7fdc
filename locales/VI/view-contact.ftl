# Words of the views round the screens: menu of all pages, side bar, chat room, download page, carousel of vendors.
view-menu-games = Trò chơi
view-menu-pages = Khác

view-chat-open = Chat với chúng tôi
view-chat-open-link = Mở cuộc trò chuyện
view-chat-others = Cách liên hệ khác
view-chat-nobody = Ở đây chưa có ai để liên hệ
view-chat-field = Tin nhắn của bạn
view-chat-send = Gửi
view-chat-sending = Đang gửi
view-chat-sent = Đã gửi
view-chat-seen = Đã xem
view-chat-failed = Chưa gửi được
view-chat-again = Gửi lại
view-chat-discard = Bỏ
view-chat-earlier = Tin nhắn trước đó
# $operator: a name.
view-chat-typing = { $operator } đang nhập
view-chat-end = Kết thúc trò chuyện
view-chat-log = Cuộc trò chuyện
view-chat-begin = Hãy viết cho chúng tôi tại đây. Nhân viên sẽ đọc và trả lời ngay tại chỗ này.
view-chat-rate = Bạn đánh giá thế nào?
# $count: a number, as text.
view-chat-stars = { $count } trên 5 sao
view-chat-comment = Nhận xét thêm (không bắt buộc)
view-chat-rate-send = Gửi đánh giá
# $count: a number, as text.
view-chat-rated = Cảm ơn bạn đã đánh giá: { $count } trên 5
view-chat-from-feedback = Xem câu trả lời trong cuộc trò chuyện
view-chat-attach = Gửi ảnh: png hoặc jpg, dưới 5 MB
view-chat-show-picture = Xem ảnh
view-chat-picture = Ảnh
view-chat-picture-failed = Không tải được ảnh

view-footer-vendors-back = Nhà cung cấp trước
view-footer-vendors-on = Thêm nhà cung cấp

view-download-lead = Mang trang theo bạn: ứng dụng mở chỉ với một lần bấm và khởi động nhanh hơn.
view-download-none = Chưa có ứng dụng
view-download-none-text = Trang chạy được trên trình duyệt của mọi điện thoại.
view-download-apps = Ứng dụng
view-download-yours = Thiết bị của bạn
view-download-scan = Quét mã bằng điện thoại bạn muốn cài ứng dụng.
view-download-download = Tải về
view-download-steps = Cách cài đặt

view-domains = Địa chỉ của trang này
view-domains-here = Bạn đang ở đây
view-domains-test = Kiểm tra tốc độ

# $host: the host of a script.
view-consent-text = Chúng tôi có thể đếm lượt truy cập của bạn không? Một tập lệnh từ { $host } đếm những trang nào được mở. Không có nó, mọi thứ vẫn hoạt động như cũ.
view-consent-agree = Cho phép đếm
view-consent-refuse = Không cho phép đếm
view-consent-change = Thống kê truy cập
