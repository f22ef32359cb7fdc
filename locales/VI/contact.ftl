# How the operator is reached, the apps to download, and which browser to use.
support-failed-title = Không bắt đầu được cuộc trò chuyện
support-nobody = Hiện chưa có nhân viên trả lời. Hãy chọn cách liên hệ khác hoặc thử lại sau.
support-blocked = Trình duyệt không cho mở cửa sổ. Hãy tự mở cuộc trò chuyện:

# $browser: name of the visitor's browser. $version: a number, its first version that has all that the site uses; not counted.
browser-old = Phiên bản { $browser } này cũ hơn mức trang hỗ trợ. Hãy cập nhật lên phiên bản { $version } trở lên, hoặc dùng trình duyệt khuyên dùng.

download-open = Trên điện thoại, bấm Tải về và cho phép.
download-start = Mở ứng dụng và đăng nhập như ở đây.
download-home-screen = Xác nhận. Ứng dụng nằm trên màn hình chính và mở không có thanh trình duyệt.
download-ios-open = Trên iPhone hoặc iPad, mở trang này bằng Safari.
download-ios-share = Bấm Chia sẻ, rồi chọn Thêm vào MH chính.
download-ios-file = Khi ứng dụng đã tải về, hãy tin cậy nhà phát triển trong Cài đặt, Cài đặt chung, Quản lý thiết bị.
download-config-allow = Bấm Tải về và cho phép hồ sơ.
download-config-install = Trong Cài đặt, chọn hồ sơ đã tải về và bấm Cài đặt: ứng dụng sẽ nằm trên màn hình chính.
download-android-open = Trên điện thoại, mở trang này bằng Chrome.
download-android-menu = Trong trình đơn, bấm Thêm vào màn hình chính, rồi bấm Cài đặt.
download-android-file = Khi tệp đã tải về, hãy mở tệp và cho phép cài đặt từ nguồn này.

domains-speed = { $ms } mili giây
