# Announcements: their kinds, the reader, the page and the popups of a session's start.

notice-board = 公告
notice-player = 會員須知
notice-popup = 值得留意
notice-promotion = 優惠
notice-holiday = 假期時間

view-notices-list = 全部公告
view-notice-previous = 上一則
view-notice-next = 下一則
view-notice-gone = 此公告已不存在
view-notice-gone-text = 營運商已將其撤下。其他公告仍在清單中。

view-notice-unread = 未讀
# $count: a number of notices, in digits.
view-popup-others = 更多公告（{ $count }）
