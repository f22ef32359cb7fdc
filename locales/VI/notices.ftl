# Announcements: their kinds, the reader, the page and the popups of a session's start.

notice-board = Thông báo
notice-player = Dành cho người chơi
notice-popup = Nên biết
notice-promotion = Khuyến mãi
notice-holiday = Giờ ngày lễ

view-notices-list = Tất cả thông báo
view-notice-previous = Trước
view-notice-next = Sau
view-notice-gone = Thông báo này không còn nữa
view-notice-gone-text = Nhà điều hành đã gỡ thông báo này. Các thông báo khác vẫn còn trong danh sách.

view-notice-unread = Chưa đọc
# $count: a number of notices, in digits.
view-popup-others = Thông báo khác ({ $count })
