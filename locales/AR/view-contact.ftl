# Words of the views round the screens: menu of all pages, side bar, chat room, download page, carousel of vendors.
view-menu = كل الصفحات
view-menu-open = فتح القائمة
view-menu-games = الألعاب
view-menu-pages = المزيد

view-chat-open = تحدّث إلينا
view-chat-open-link = فتح المحادثة
view-chat-others = وسائل أخرى للتواصل معنا
view-chat-nobody = لا يوجد من تتواصل معه هنا بعد

view-footer-vendors-back = المزوّدون السابقون
view-footer-vendors-on = مزوّدون آخرون

view-download-lead = خذ الموقع معك: كتطبيق، يُفتح بضغطة واحدة ويبدأ أسرع.
view-download-none = لا يوجد تطبيق بعد
view-download-none-text = يعمل الموقع في متصفح كل هاتف.
view-download-apps = التطبيقات
view-download-yours = جهازك
view-download-scan = امسح الرمز بالهاتف الذي سيعمل عليه التطبيق.
view-download-scan-other = لجهاز آخر، امسح الرمز بذلك الجهاز.
view-download-download = تنزيل
view-download-steps = طريقة التثبيت

view-domains = عناوين هذا الموقع
view-domains-here = أنت هنا
view-domains-test = اختبر السرعة
