# Announcements: their kinds, the reader, the page and the popups of a session's start.

notice-board = សេចក្ដីប្រកាស
notice-player = សម្រាប់អ្នកលេង
notice-popup = គួរដឹង
notice-promotion = ប្រូម៉ូសិន
notice-holiday = ម៉ោងថ្ងៃឈប់សម្រាក

view-notices-list = សេចក្ដីជូនដំណឹងទាំងអស់
view-notice-previous = មុន
view-notice-next = បន្ទាប់
view-notice-gone = សេចក្ដីជូនដំណឹងនេះលែងមានហើយ
view-notice-gone-text = ប្រតិបត្តិករបានដកវាចេញ។ សេចក្ដីជូនដំណឹងផ្សេងទៀតនៅក្នុងបញ្ជី។

view-notice-unread = មិនទាន់អាន
# $count: a number of notices, in digits.
view-popup-others = សេចក្ដីជូនដំណឹងផ្សេងទៀត ({ $count })
