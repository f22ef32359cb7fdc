# How the operator is reached, the apps to download, and which browser to use.
support-failed-title = Không bắt đầu được cuộc trò chuyện
support-nobody = Hiện chưa có nhân viên trả lời. Hãy chọn cách liên hệ khác hoặc thử lại sau.
support-blocked = Trình duyệt không cho mở cửa sổ. Hãy tự mở cuộc trò chuyện:
chat-hours-open = Hiện có người trả lời.
# $time: date and time of day.
chat-hours-closed = Hiện chưa có người trực. Trả lời từ { $time }.
# $place: a number.
chat-queue = Bạn đứng thứ { $place } trong hàng chờ.
chat-next = Sắp đến lượt bạn.
# $operator: a name.
chat-with = { $operator } đang trả lời bạn.
chat-closed = Cuộc trò chuyện đã đóng. Tin nhắn tiếp theo sẽ mở cuộc mới.
chat-closed-by-operator = CSKH đã đóng cuộc trò chuyện.
chat-closed-by-customer = Bạn đã đóng cuộc trò chuyện.
chat-closed-when-idle = Cuộc trò chuyện được đóng vì một lúc lâu không có tin nhắn.
# $operator: a name.
chat-taken-over = { $operator } tiếp nhận.
# $max: a number.
chat-too-long = Tối đa { $max } ký tự.
error-conversation-state = Cuộc trò chuyện đã đóng hoặc vừa thay đổi. Hãy mở lại.
error-conversation-full = Cuộc trò chuyện này đã đầy. Hãy đóng lại và bắt đầu cuộc khác.
error-visitor-unknown = Cuộc trò chuyện của bạn đã hết hạn. Gửi lại để bắt đầu cuộc mới.

# $browser: name of the visitor's browser. $version: a number, its first version that has all that the site uses; not counted.
browser-old = Phiên bản { $browser } này cũ hơn mức trang hỗ trợ. Hãy cập nhật lên phiên bản { $version } trở lên, hoặc dùng trình duyệt khuyên dùng.

download-open = Trên điện thoại, bấm Tải về và cho phép.
download-start = Mở ứng dụng và đăng nhập như ở đây.
download-home-screen = Xác nhận. Ứng dụng sẽ nằm trên màn hình chính và mở không có thanh trình duyệt.
download-ios-open = Trên iPhone hoặc iPad, mở trang này bằng Safari.
download-ios-share = Bấm Chia sẻ, rồi chọn Thêm vào MH chính.
download-ios-file = Khi ứng dụng đã tải về, hãy tin cậy nhà phát triển trong Cài đặt, Cài đặt chung, Quản lý thiết bị.
download-config-allow = Bấm Tải về và cho phép hồ sơ.
download-config-install = Trong Cài đặt, chọn hồ sơ đã tải về và bấm Cài đặt: ứng dụng sẽ nằm trên màn hình chính.
download-android-open = Trên điện thoại, mở trang này bằng Chrome.
download-android-menu = Trong trình đơn, bấm Thêm vào màn hình chính, rồi bấm Cài đặt.
download-android-file = Khi tệp đã tải về, hãy mở tệp và cho phép cài đặt từ nguồn này.

domains-speed = { $ms } mili giây
