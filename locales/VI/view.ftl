# The views' own words: names of controls, states of lists, pages that stand for the whole site. The core never asks for
# these.

view-close = Đóng
view-retry = Thử lại
view-loading = Đang tải
view-go-home = Về trang chủ
view-see-all = Xem tất cả
view-failed = Không thành công
# $id: the request id to quote to customer service.
view-request-id = Mã yêu cầu { $id }
view-skip = Chuyển đến nội dung

# The layout around the screens.
# $brand: the name of the site.
view-logo = { $brand }: trang chủ
view-nav = Chuyên mục
view-nav-vendors = Nhà cung cấp
view-bottom-bar = Chuyên mục chính
view-language = Ngôn ngữ
view-theme-light = Chuyển sang giao diện sáng
view-theme-dark = Chuyển sang giao diện tối
view-notices = Thông báo
view-notices-pause = Tạm dừng thông báo
view-notices-play = Chạy thông báo
view-notices-none = Không có thông báo nào
view-messages-region = Lời nhắn
view-outcome-region = Yêu cầu gần nhất của bạn
view-log-in = Đăng nhập
view-sign-up = Đăng ký
view-sign-out = Đăng xuất
view-account-menu = Tài khoản của bạn
view-agent = Đại lý
view-trial = Khách chơi thử
# $time: date and time of day.
view-last-login = Đăng nhập lần cuối { $time }
view-messages = Tin nhắn
view-balance = Số dư
view-balance-play = Số dư chơi thử
view-balance-refresh = Làm mới số dư
view-balance-show = Hiện số dư
view-balance-hide = Ẩn số dư
view-balance-stale = Số này có thể đã cũ. Bấm để thử lại.

# The foot of the page.
view-side-open = CSKH và ứng dụng
view-footer-help = Trợ giúp
view-footer-support = Chăm sóc khách hàng
view-footer-app = Ứng dụng
view-footer-browsers = Trình duyệt khuyên dùng
view-footer-licences = Giấy phép
# $number: the number of a licence.
view-footer-licence-number = Số { $number }
# $name: the name of the licence.
view-footer-licence-check = Kiểm tra giấy phép này: { $name }
view-footer-vendors = Nhà cung cấp game
view-footer-copyright = © { $brand }. Bảo lưu mọi quyền.
# $name: what the code leads to, e.g. Android.
view-qr = Mã QR: { $name }

# Home.
view-banners = Ưu đãi
# $number: which slide. $count: how many there are.
view-banner-dot = Ưu đãi { $number } trên { $count }
view-banners-pause = Dừng chuyển ưu đãi
view-banners-play = Tiếp tục chuyển ưu đãi
view-jackpot = Jackpot lũy tiến
view-jackpot-sample = Minh họa jackpot
view-jackpot-illustrative = Chỉ để minh họa: không có quỹ thưởng nào đứng sau con số này.
view-jackpot-pause = Dừng con số
view-jackpot-play = Chạy con số
view-categories = Thể loại trò chơi
view-hot-games = Đang hot
view-popular-games = Chơi nhiều nhất 14 ngày qua
view-continue-playing = Chơi tiếp
view-search = Tìm trò chơi
# $count: how many games there are, grouped.
view-search-count = Tìm trong { $count } trò chơi
view-search-clear = Xóa tìm kiếm

# Games and lobbies.
view-play = Chơi
view-demo = Chơi thử
view-hot = HOT
view-coming-soon = Sắp ra mắt
view-favourite = Thêm vào yêu thích
view-unfavourite = Bỏ khỏi yêu thích
view-vendors = Nhà cung cấp game
view-vendors-all = Tất cả nhà cung cấp
view-vendors-previous = Nhà cung cấp trước
view-vendors-next = Thêm nhà cung cấp
view-vendors-none-title = Hiện chưa có gì ở đây
view-vendors-none-text = Hãy quay lại sau, hoặc xem các thể loại khác.
# $count: how many games the vendor has, grouped.
view-vendor-games = Trò chơi: { $count }
view-modes = Danh sách
view-classifications = Thể loại
view-min-bet = Cược tối thiểu
view-filters = Bộ lọc
view-filters-count = Bộ lọc ({ $count })
view-filters-show = Xem { $total } trò chơi
# $total: how many games were found, grouped.
view-lobby-total = Trò chơi: { $total }
view-lobby-more = Xem thêm trò chơi
view-lobby-all = Xem tất cả trò chơi
view-lobby-clear = Xóa bộ lọc
view-lobby-nothing-title = Chưa có gì ở đây
view-lobby-nothing-text = Trò chơi bạn đã chơi hoặc thả tim sẽ hiện ở đây.
view-lobby-no-match-title = Không tìm thấy trò chơi
view-lobby-no-match-text = Không có trò chơi nào khớp với tên và bộ lọc bạn chọn.
view-lobby-login-title = Đăng nhập để xem trò chơi của bạn
view-lobby-login-text = Mục yêu thích và trò chơi gần đây được lưu trong tài khoản của bạn.
view-pages = Trang
# $number: the number of the page.
view-page = Trang { $number }
view-page-previous = Trang trước
view-page-next = Trang sau
view-game-deposit = Nạp tiền, trò chơi vẫn mở
view-game-leave = Rời trò chơi
view-game-fullscreen = Toàn màn hình
view-game-fullscreen-end = Thoát toàn màn hình
view-play-session-time = Thời gian phiên
view-play-session-net = Lãi lỗ phiên này
view-game-launching = Trò chơi đang khởi động
view-game-coming-soon = Hiện chưa chơi được. Hãy chọn trò chơi khác.

# Login.
view-login-username = Tên đăng nhập
view-login-password = Mật khẩu
view-password-show = Hiện mật khẩu
view-password-hide = Ẩn mật khẩu
view-login-remember = Giữ đăng nhập trên trình duyệt này trong 24 giờ
# $time: minutes and seconds, e.g. 4:59.
view-login-wait = Bạn có thể thử lại sau { $time }.
view-login-forgot = Quên mật khẩu?
view-login-no-account = Chưa có tài khoản?
view-captcha = Ký tự trong hình
view-captcha-picture = Các ký tự cần nhập
view-captcha-refresh = Hình khác

# Pages that stand for the whole site, and parts that are missing.
view-maintenance-title = Trang đang bảo trì
view-maintenance-text = Chúng tôi sẽ sớm trở lại. Số dư và các lệnh cược của bạn vẫn an toàn.
# $until: date and time of day.
view-maintenance-until = Dự kiến trở lại lúc { $until }
view-blocked-title = Trang không phục vụ tại nơi bạn ở
view-blocked-text = Truy cập bị hạn chế tại khu vực của bạn. Nếu bạn cho rằng có nhầm lẫn, hãy liên hệ CSKH.
# $ip: the visitor's network address.
view-blocked-ip = Địa chỉ của bạn: { $ip }
view-unreachable-title = Không truy cập được trang
view-crash-title = Trang gặp lỗi
view-crash-text = Có lỗi bên trong trang. Số dư và các lệnh cược của bạn được lưu trên máy chủ.
view-crash-restart = Khởi động lại
view-chunk-title = Phần này của trang chưa tải được
view-chunk-missing = Thiếu một tệp: trang có thể vừa được cập nhật. Hãy tải lại trang hoặc thử lại.
view-chunk-error = Mất kết nối, hoặc tệp không khởi động được. Hãy thử lại.
view-chunk-timeout = Đã quá hai phút. Hãy kiểm tra kết nối rồi thử lại.
view-not-found = Không có trang nào ở địa chỉ này. Có thể trang đã chuyển đi.

view-renewal-missing = Một phần của trang này không còn trên máy chủ. Hãy nhập xong rồi tải lại.
view-renewal-ready = Đã có phiên bản mới của trang web. Hãy nhập xong rồi tải lại.
view-renewal-region = Tin về chính trang web này
view-renewal-accept = Tải lại
view-renewal-later = Để sau
view-menu-open = Mở trình đơn
view-menu = Tất cả các trang
view-agent-centre = Trung tâm đại lý
view-bell-unread = Thông báo chưa đọc
view-notices-all = Tất cả thông báo
view-chat-mark = Cuộc trò chuyện của bạn
