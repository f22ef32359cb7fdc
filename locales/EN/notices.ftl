# Announcements: their kinds, the reader, the page and the popups of a session's start.

notice-board = Announcement
notice-player = For players
notice-popup = Worth knowing
notice-promotion = Promotion
notice-holiday = Holiday hours

view-notices-list = All notices
view-notices-all = All notices
view-notice-previous = Previous
view-notice-next = Next
view-notice-gone = This notice is no longer there
view-notice-gone-text = The operator has taken it down. The other notices are still in the list.
view-popup-skip = Skip the rest
# $number: a number, place of the popup that shows. $count: a number, all of them.
view-popup-next = Next ({ $number } of { $count })
