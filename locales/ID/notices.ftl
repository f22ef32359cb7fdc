# Announcements: their kinds, the reader, the page and the popups of a session's start.

notice-board = Pengumuman
notice-player = Untuk pemain
notice-popup = Perlu diketahui
notice-promotion = Promosi
notice-holiday = Jam hari libur

view-notices-list = Semua pengumuman
view-notice-previous = Sebelumnya
view-notice-next = Berikutnya
view-notice-gone = Pengumuman ini sudah tidak ada
view-notice-gone-text = Operator telah menurunkannya. Pengumuman lain masih ada di daftar.

view-notice-unread = Belum dibaca
# $count: a number of notices, in digits.
view-popup-others = Pengumuman lainnya ({ $count })
