# The page that the browser keeps for times without a network, and the question whether to load a newer build of the site.
view-offline-title = لا يوجد اتصال
view-offline-text = جهازك غير متصل، أو تعذّر الوصول إلى الخادم. رصيدك ورهاناتك في أمان على الخادم.
view-offline-retry = أعد المحاولة
view-renewal-region = أخبار الموقع نفسه
view-renewal-ready = إصدار جديد من الموقع جاهز. أكمل ما تكتبه ثم أعد التحميل.
view-renewal-missing = جزء من هذه الصفحة لم يعد موجودًا على الخادم. أكمل ما تكتبه ثم أعد التحميل.
view-renewal-accept = إعادة التحميل
view-renewal-later = لاحقًا
