# Announcements: their kinds, the reader, the page and the popups of a session's start.

notice-board = إعلان
notice-player = للاعبين
notice-popup = معلومة تهمّك
notice-promotion = عرض
notice-holiday = مواعيد العطلات

view-notices-list = كل الإعلانات
view-notice-previous = السابق
view-notice-next = التالي
view-notice-gone = هذا الإعلان لم يعد موجودًا
view-notice-gone-text = أزال المشغّل هذا الإعلان. الإعلانات الأخرى ما زالت في القائمة.

view-notice-unread = غير مقروء
# $count: a number of notices, in digits.
view-popup-others = إعلانات أخرى ({ $count })
