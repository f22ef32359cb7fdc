# Announcements: their kinds, the reader, the page and the popups of a session's start.

notice-board = 公告
notice-player = 会员须知
notice-popup = 值得留意
notice-promotion = 优惠
notice-holiday = 假期时间

view-notices-list = 全部公告
view-notice-previous = 上一条
view-notice-next = 下一条
view-notice-gone = 此公告已不存在
view-notice-gone-text = 运营方已将其撤下。其他公告仍在列表中。

view-notice-unread = 未读
# $count: a number of notices, in digits.
view-popup-others = 更多公告（{ $count }）
