# Announcements: their kinds, the reader, the page and the popups of a session's start.

notice-board = Announcement
notice-player = For players
notice-popup = Worth knowing
notice-promotion = Promotion
notice-holiday = Holiday hours

view-notices-list = All notices
view-notice-previous = Previous
view-notice-next = Next
view-notice-gone = This notice is no longer there
view-notice-gone-text = The operator has taken it down. The other notices are still in the list.

view-notice-unread = Unread
# $count: a number of notices, in digits.
view-popup-others = More notices ({ $count })
