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
view-messages-region = Lời nhắn
view-outcome-region = Yêu cầu gần nhất của bạn
view-log-in = Đăng nhập
view-sign-up = Đăng ký
view-account-menu = Tài khoản của bạn
view-sign-out = Đăng xuất
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

view-side-open = CSKH và ứng dụng

# Home.
view-banners = Ưu đãi
# $number: which slide. $count: how many there are.
view-banner-dot = Ưu đãi { $number } trên { $count }
view-banners-pause = Dừng chuyển ưu đãi
view-banners-play = Tiếp tục chuyển ưu đãi
view-jackpot = Jackpot lũy tiến
view-jackpot-sample = Minh họa jackpot
view-jackpot-illustrative = Chỉ để minh họa: không có quỹ thưởng nào đứng sau con số này.
view-jackpot-pool = Nhà điều hành đặt con số này và mức tăng của nó.
view-jackpot-pause = Dừng con số
view-jackpot-play = Chạy con số
view-categories = Thể loại trò chơi
view-hot-games = Đang hot
view-popular-games = Chơi nhiều nhất 14 ngày qua
view-continue-playing = Chơi tiếp
view-search = Tìm trò chơi
# $count: how many games there are, grouped.
view-search-count = Tìm trong { $count } trò chơi

# Tiles of games.
view-play = Chơi
view-demo = Chơi thử
view-hot = HOT
view-coming-soon = Sắp ra mắt
view-favourite = Thêm vào yêu thích
view-unfavourite = Bỏ khỏi yêu thích

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
