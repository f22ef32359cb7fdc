# The views' own words: names of controls, states of lists, pages that stand for the whole site. The core never asks for
# these.

view-close = إغلاق
view-retry = أعد المحاولة
view-loading = جارٍ التحميل
view-go-home = الانتقال إلى الرئيسية
view-see-all = عرض الكل
view-failed = لم ينجح ذلك
# $id: the request id to quote to customer service.
view-request-id = رقم الطلب { $id }
view-skip = الانتقال إلى المحتوى

# The layout around the screens.
# $brand: the name of the site.
view-logo = { $brand }: الصفحة الرئيسية
view-nav = الأقسام
view-nav-vendors = المزوّدون
view-bottom-bar = الأقسام الرئيسية
view-language = اللغة
view-theme-light = التبديل إلى المظهر الفاتح
view-theme-dark = التبديل إلى المظهر الداكن
view-notices = الإعلانات
view-notices-pause = إيقاف حركة الإعلانات
view-notices-play = تشغيل حركة الإعلانات
view-messages-region = التنبيهات
view-outcome-region = طلبك الأخير
view-log-in = تسجيل الدخول
view-sign-up = إنشاء حساب
view-account-menu = حسابك
view-sign-out = تسجيل الخروج
view-agent = وكيل
view-trial = ضيف تجريبي
# $time: date and time of day.
view-last-login = آخر دخول { $time }
view-messages = الرسائل
view-balance = الرصيد
view-balance-play = الرصيد الافتراضي
view-balance-refresh = تحديث الرصيد
view-balance-show = إظهار الرصيد
view-balance-hide = إخفاء الرصيد
view-balance-stale = قد يكون هذا الرقم قديمًا. اضغط لإعادة المحاولة.

view-side-open = خدمة العملاء والتطبيقات

# Home.
view-banners = العروض المميزة
# $number: which slide. $count: how many there are.
view-banner-dot = العرض { $number } من { $count }
view-banners-pause = إيقاف تبدّل العروض
view-banners-play = تشغيل تبدّل العروض
view-jackpot = الجائزة الكبرى التراكمية
view-jackpot-sample = رسم توضيحي: الجائزة الكبرى
view-jackpot-illustrative = للتوضيح فقط: لا يوجد صندوق جوائز خلف هذا الرقم.
view-jackpot-pool = يحدد المشغّل هذا الرقم وسرعة نموه.
view-jackpot-pause = إيقاف الرقم
view-jackpot-play = تشغيل الرقم
view-categories = أنواع الألعاب
view-hot-games = الأكثر رواجًا الآن
view-popular-games = الأكثر لعبًا في آخر 14 يومًا
view-continue-playing = تابع اللعب
view-search = ابحث عن لعبة
# $count: how many games there are, grouped.
view-search-count = ابحث في الألعاب ({ $count })

# Tiles of games.
view-play = العب
view-demo = تجربة
view-hot = رائجة
view-coming-soon = قريبًا
view-favourite = إضافة إلى المفضلة
view-unfavourite = إزالة من المفضلة

# Pages that stand for the whole site, and parts that are missing.
view-maintenance-title = الموقع قيد الصيانة
view-maintenance-text = سنعود قريبًا. رصيدك ورهاناتك في أمان.
# $until: date and time of day.
view-maintenance-until = العودة المتوقعة: { $until }
view-blocked-title = الموقع غير متاح في مكانك
view-blocked-text = الوصول مقيّد في منطقتك. إن كنت تعتقد أن هذا خطأ فتواصل مع خدمة العملاء.
# $ip: the visitor's network address.
view-blocked-ip = عنوانك: { $ip }
view-unreachable-title = تعذّر الوصول إلى الموقع
view-crash-title = توقفت الصفحة
view-crash-text = حدث عطل داخل الصفحة. رصيدك ورهاناتك محفوظة على الخادم.
view-crash-restart = ابدأ من جديد
view-chunk-title = لم يُحمَّل هذا الجزء من الموقع
view-chunk-missing = هناك ملف مفقود: ربما حُدّث الموقع. أعد تحميل الصفحة أو حاول مجددًا.
view-chunk-error = انقطع الاتصال، أو تعذّر تشغيل الملف. حاول مجددًا.
view-chunk-timeout = استغرق الأمر أكثر من دقيقتين. تحقق من الاتصال وحاول مجددًا.
view-not-found = لا توجد صفحة على هذا العنوان. ربما نُقلت.

view-renewal-missing = جزء من هذه الصفحة لم يعد موجودًا على الخادم. أكمل ما تكتبه ثم أعد التحميل.
view-renewal-ready = تتوفر نسخة جديدة من الموقع. أكمل ما تكتبه ثم أعد التحميل.
view-renewal-region = أخبار عن الموقع نفسه
view-renewal-accept = إعادة التحميل
view-renewal-later = لاحقًا
view-menu-open = فتح القائمة
view-menu = كل الصفحات
view-agent-centre = مركز الوكلاء
view-bell-unread = إعلانات غير مقروءة
view-notices-all = كل الإعلانات
view-chat-mark = محادثتك
