# Announcements: their kinds, the reader, the page and the popups of a session's start.

notice-board = ประกาศ
notice-player = สำหรับผู้เล่น
notice-popup = น่ารู้
notice-promotion = โปรโมชัน
notice-holiday = เวลาช่วงวันหยุด

view-notices-list = ประกาศทั้งหมด
view-notices-all = ประกาศทั้งหมด
view-notice-previous = ก่อนหน้า
view-notice-next = ถัดไป
view-notice-gone = ไม่มีประกาศนี้แล้ว
view-notice-gone-text = ผู้ให้บริการนำประกาศนี้ออกแล้ว ประกาศอื่นยังอยู่ในรายการ
view-popup-skip = ข้ามที่เหลือ
# $number: a number, place of the popup that shows. $count: a number, all of them.
view-popup-next = ถัดไป ({ $number } จาก { $count })
