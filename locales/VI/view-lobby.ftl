# The views' own words in the grid of games: its filters, its pages, and a game that is played.

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
