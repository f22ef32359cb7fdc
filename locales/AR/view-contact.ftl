# Words of the views round the screens: menu of all pages, side bar, chat room, download page, carousel of vendors.
view-menu-games = الألعاب
view-menu-pages = المزيد

view-chat-open = تحدّث إلينا
view-chat-open-link = فتح المحادثة
view-chat-others = وسائل أخرى للتواصل معنا
view-chat-nobody = لا توجد وسيلة تواصل هنا بعد
view-chat-field = رسالتك
view-chat-send = إرسال
view-chat-sending = جارٍ الإرسال
view-chat-sent = أُرسلت
view-chat-seen = قُرئت
view-chat-failed = لم تُرسل
view-chat-again = إعادة الإرسال
view-chat-discard = تجاهل
view-chat-earlier = رسائل سابقة
# $operator: a name.
view-chat-typing = { $operator } يكتب الآن
view-chat-end = إنهاء المحادثة
view-chat-log = المحادثة
view-chat-begin = اكتب إلينا هنا. سيقرأ موظفنا رسالتك ويرد عليك هنا.
view-chat-rate = كيف كانت خدمتنا؟
# $count: a number, as text.
view-chat-stars = { $count } من 5 نجوم
view-chat-comment = تعليقك (اختياري)
view-chat-rate-send = إرسال التقييم
# $count: a number, as text.
view-chat-rated = شكرًا على تقييمك: { $count } من 5
view-chat-from-feedback = اطّلع على الرد في محادثتك
view-chat-attach = إرسال صورة: png أو jpg أقل من 5 MB
view-chat-show-picture = عرض الصورة
view-chat-picture = صورة
view-chat-picture-failed = تعذّر جلب الصورة

view-footer-vendors-back = المزوّدون السابقون
view-footer-vendors-on = مزوّدون آخرون

view-download-lead = احمل الموقع معك: يُفتح التطبيق بضغطة واحدة ويبدأ أسرع.
view-download-none = لا يوجد تطبيق بعد
view-download-none-text = يعمل الموقع في متصفح كل هاتف.
view-download-apps = التطبيقات
view-download-yours = جهازك
view-download-scan = امسح الرمز بالهاتف الذي سيعمل عليه التطبيق.
view-download-download = تنزيل
view-download-steps = طريقة التثبيت

view-domains = عناوين هذا الموقع
view-domains-here = أنت هنا
view-domains-test = اختبر السرعة

# $host: the host of a script.
view-consent-text = هل تسمح لنا بإحصاء زيارتك؟ يحصي برنامج نصي من { $host } الصفحات التي تُفتح. يعمل كل شيء كما هو من دونه.
view-consent-agree = السماح بالإحصاء
view-consent-refuse = عدم السماح بالإحصاء
view-consent-change = إحصاءات الزيارات
