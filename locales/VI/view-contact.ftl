# Words of the views round the screens: menu of all pages, side bar, chat room, download page, carousel of vendors.
view-menu = Tất cả các trang
view-menu-open = Mở trình đơn
view-menu-games = Trò chơi
view-menu-pages = Thêm

view-chat-open = Chat với chúng tôi
view-chat-open-link = Mở cuộc trò chuyện
view-chat-others = Cách liên hệ khác
view-chat-nobody = Ở đây chưa có ai để liên hệ

view-footer-vendors-back = Nhà cung cấp trước
view-footer-vendors-on = Thêm nhà cung cấp

view-download-lead = Mang trang theo bạn: khi là ứng dụng, chỉ bấm một lần là mở và khởi động nhanh hơn.
view-download-none = Chưa có ứng dụng
view-download-none-text = Trang chạy được trên trình duyệt của mọi điện thoại.
view-download-apps = Ứng dụng
view-download-yours = Thiết bị của bạn
view-download-scan = Quét mã bằng điện thoại sẽ dùng ứng dụng.
view-download-scan-other = Với thiết bị khác, hãy quét mã bằng thiết bị đó.
view-download-download = Tải về
view-download-steps = Cách cài đặt

view-domains = Địa chỉ của trang này
view-domains-here = Bạn đang ở đây
view-domains-test = Kiểm tra tốc độ
