# The page that the browser keeps for times without a network, and the question whether to load a newer build of the site.
view-offline-title = لا يوجد اتصال
view-offline-text = جهازك غير متصل بالإنترنت، أو تعذر الوصول إلى خادمنا. رصيدك ورهاناتك محفوظة على الخادم.
view-offline-retry = أعد المحاولة
