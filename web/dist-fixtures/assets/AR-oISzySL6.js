var e=`cancel = إلغاء
close = إغلاق
warning-title = يُرجى الانتباه

sign-out-title = هل تريد تسجيل الخروج؟
sign-out-text = سيبقى رصيدك ومفضلتك كما هما.
sign-out-confirm = تسجيل الخروج

in_need_true_account = لا يتيح الحساب التجريبي هذا الإجراء. سجّل الدخول بحساب حقيقي للمتابعة.
in_increase_submit = حسنًا

password-weak-title = غيّر كلمة المرور
password-weak-text = كلمة مرورك سهلة التخمين. اختر كلمة أطول لا تستخدمها في أي مكان آخر.
password-expired-text = انتهت صلاحية كلمة مرورك. اختر كلمة جديدة للحفاظ على أمان حسابك.

first-login-title = أهلًا بك
first-login-text = حسابك جاهز. تفضّل بجولة في الموقع.

toast-signed-out = تم تسجيل خروجك.
toast-favourite-failed = تعذّر حفظ التغيير في المفضلة للعبة { $game }. حاول مرة أخرى.
toast-session-ended = انتهت جلستك. سجّل الدخول من جديد.

error-network = الشبكة لا تستجيب. تحقق من اتصالك وحاول مرة أخرى.
error-timeout = استغرق فتح الصفحة وقتًا طويلًا. حاول مرة أخرى.
error-garbled = تعذّرت قراءة رد الخادم. حاول مرة أخرى.
error-system = حدث خطأ في النظام. حاول مرة أخرى بعد قليل.
error-other = { $message }
error-operation = تعذّر تنفيذ الإجراء. أعد تحميل الصفحة وحاول مرة أخرى.
error-seal = تعذّر إعداد الاتصال الآمن. أعد تحميل الصفحة وحاول مرة أخرى.

error-wrong-credentials = اسم المستخدم أو كلمة المرور غير صحيحة.
error-captcha-wrong = الأحرف لا تطابق الصورة. جرّب الصورة الجديدة.
error-captcha-required = أدخل الأحرف الظاهرة في الصورة للمتابعة.
error-account-locked = محاولات فاشلة كثيرة: هذا الحساب مقفل مؤقتًا. حاول لاحقًا أو تواصل مع خدمة العملاء.
error-account-suspended = هذا الحساب موقوف. تواصل مع خدمة العملاء.
error-too-many-requests = محاولات كثيرة. انتظر قليلًا ثم حاول مرة أخرى.
error-not-logged-in = يُرجى تسجيل الدخول أولًا.
error-non-member = الدخول هنا للأعضاء فقط. استخدم حساب عضو.
error-non-agent = هذا القسم للوكلاء فقط. سجّل الدخول بحساب وكيل.

error-maintenance = الموقع قيد الصيانة. يُرجى العودة لاحقًا.
error-region = الوصول من منطقتك أو شبكتك مقيّد.
error-invalid-domain = هذا العنوان غير صالح. تواصل مع خدمة العملاء للحصول على العنوان الصحيح.

error-game-not-found = تعذّر العثور على هذه اللعبة. اختر لعبة أخرى من صالة الألعاب.
error-game-unavailable = هذه اللعبة غير متاحة الآن. اختر لعبة أخرى أو حاول لاحقًا.
error-game-stopped = توقفت اللعبة. أعد تشغيلها أو اختر لعبة أخرى.
error-insufficient-balance = رصيدك لا يكفي. تحقق من رصيدك أو اختر مبلغًا أقل.

nav-home = الرئيسية
nav-games = الألعاب
nav-deposit = إيداع
nav-promotions = العروض
nav-me = حسابي
nav-rng = السلوت
nav-pvp = تحدّي اللاعبين
nav-fish = الصيد
nav-live = مباشر
nav-sports = الرياضة
nav-esports = إلكترونية
nav-sv3 = الديوك
nav-elott = اليانصيب

menu-account-record = سجل الحساب
menu-profit-and-loss = الربح والخسارة
menu-reward-centre = مركز المكافآت
menu-security-centre = مركز الأمان

mode-all = كل الألعاب
mode-hot = الرائجة
mode-favourite = المفضلة
mode-recent = الأخيرة

class-all = كل الأنواع
class-jp = الجائزة الكبرى
class-tg = ألعاب الطاولة
class-ac = ألعاب الأركيد
class-bg = البينغو

min-bet-all = أي حد أدنى للرهان
min-bet-from = من { $amount }

field-username-empty = أدخل اسم المستخدم.
field-password-empty = أدخل كلمة المرور.
field-captcha-empty = أدخل الأحرف الظاهرة في الصورة.

wanted-play = سجّل الدخول لتلعب { $game }.
wanted-favourite = سجّل الدخول لإضافة { $game } إلى المفضلة.
wanted-page = سجّل الدخول لفتح هذه الصفحة.
wanted-session-ended = انتهت جلستك. سجّل الدخول لتتابع من حيث توقفت.

title-home = الرئيسية
title-rng = ألعاب السلوت
title-pvp = لاعب ضد لاعب
title-fish = ألعاب الصيد
title-live = الكازينو المباشر
title-sports = الرياضة
title-esports = الرياضات الإلكترونية
title-sv3 = صراع الديوك
title-elott = اليانصيب
title-lott = اليانصيب
title-lottery = اليانصيب
title-promotions = العروض
title-promo-detail = تفاصيل العرض
title-point-mall = متجر النقاط
title-notices = الإعلانات
title-help = مركز المساعدة
title-download = التنزيل
title-join = اعمل معنا
title-seamless = ألعاب المحفظة الموحّدة
title-fbsports = FB Sports
title-game = اللعبة
title-login = تسجيل الدخول
title-register = إنشاء حساب
title-forgot-password = نسيت كلمة المرور
title-change-password = تغيير كلمة المرور
title-game-list = اختر لعبة
title-chat-room = غرفة الدردشة
title-member-centre = مركز الأعضاء
title-agent-centre = مركز الوكلاء
title-not-found = الصفحة غير موجودة


view-close = إغلاق
view-retry = أعد المحاولة
view-loading = جارٍ التحميل
view-go-home = الانتقال إلى الرئيسية
view-see-all = عرض الكل
view-failed = لم ينجح ذلك
view-request-id = رقم الطلب { $id }
view-skip = تخطٍّ إلى المحتوى

view-logo = { $brand }: الصفحة الرئيسية
view-nav = الأقسام
view-nav-vendors = المزودون
view-bottom-bar = الأقسام الرئيسية
view-language = اللغة
view-theme-light = التبديل إلى المظهر الفاتح
view-theme-dark = التبديل إلى المظهر الداكن
view-notices = الإعلانات
view-notices-pause = إيقاف حركة الإعلانات
view-notices-play = تشغيل حركة الإعلانات
view-notices-none = لا توجد إعلانات
view-messages-region = الرسائل
view-log-in = تسجيل الدخول
view-sign-up = إنشاء حساب
view-sign-out = تسجيل الخروج
view-account-menu = حسابك
view-agent = وكيل
view-trial = ضيف تجريبي
view-last-login = آخر دخول { $time }
view-messages = الرسائل الواردة
view-balance = الرصيد
view-balance-play = رصيد اللعب
view-balance-refresh = تحديث الرصيد
view-balance-show = إظهار الرصيد
view-balance-hide = إخفاء الرصيد
view-balance-stale = قد يكون هذا الرقم قديماً. اضغط لإعادة المحاولة.

view-footer-help = المساعدة
view-footer-support = خدمة العملاء
view-footer-app = التطبيقات
view-footer-browsers = المتصفحات الموصى بها
view-footer-licences = التراخيص
view-footer-vendors = مزودو الألعاب
view-footer-play-money = كل الأرصدة في هذا الموقع أموال للعب فقط: لا تُشترى ولا تُصرف ولا تُستبدل.
view-footer-age = للبالغين من عمر 18 عاماً فأكثر. ضع حدوداً قبل اللعب، وتوقف حين لا يعود ممتعاً.
view-footer-copyright = © { $brand } جميع الحقوق محفوظة
view-qr = رمز الاستجابة: { $name }

view-banners = العروض المميزة
view-banner-dot = العرض { $number } من { $count }
view-banners-pause = إيقاف تبدّل العروض
view-banners-play = تشغيل تبدّل العروض
view-jackpot = الجائزة الكبرى المتصاعدة
view-jackpot-illustrative = للتوضيح فقط: لا يوجد صندوق جوائز خلف هذا الرقم.
view-jackpot-pause = إيقاف الرقم
view-jackpot-play = تشغيل الرقم
view-categories = أنواع الألعاب
view-hot-games = الأكثر رواجاً الآن
view-popular-games = الأكثر لعباً
view-search = البحث عن لعبة
view-search-count = ابحث في { $count } لعبة
view-search-clear = مسح البحث

view-play = العب
view-demo = تجربة
view-hot = رائجة
view-favourite = إضافة إلى المفضلة
view-unfavourite = إزالة من المفضلة
view-vendors = مزودو اللعبة
view-vendors-previous = المزودون السابقون
view-vendors-next = مزودون آخرون
view-vendors-none-title = لا يوجد شيء معروض هنا الآن
view-vendors-none-text = عد لاحقاً، أو تصفح أنواع الألعاب الأخرى.
view-vendor-games = الألعاب: { $count }
view-modes = القوائم
view-classifications = نوع اللعبة
view-min-bet = الحد الأدنى للرهان
view-lobby-total = عدد الألعاب: { $total }
view-lobby-more = عرض المزيد من الألعاب
view-lobby-all = عرض كل الألعاب
view-lobby-clear = مسح عوامل التصفية
view-lobby-nothing-title = لا يوجد شيء هنا بعد
view-lobby-nothing-text = ستظهر هنا الألعاب التي تلعبها أو تضع لها قلباً.
view-lobby-no-match-title = لا توجد لعبة مطابقة
view-lobby-no-match-text = لا توجد لعبة تطابق الاسم وعوامل التصفية التي اخترتها.
view-lobby-login-title = سجّل الدخول لترى ألعابك
view-lobby-login-text = تُحفظ مفضلتك وآخر ألعابك في حسابك.
view-pages = الصفحات
view-page = الصفحة { $number }
view-page-previous = الصفحة السابقة
view-page-next = الصفحة التالية
view-game-leave = مغادرة اللعبة
view-game-fullscreen = ملء الشاشة
view-game-launching = اللعبة قيد البدء

view-login-username = اسم المستخدم
view-login-password = كلمة المرور
view-password-show = إظهار كلمة المرور
view-password-hide = إخفاء كلمة المرور
view-login-remember = إبقاء تسجيل الدخول في هذا المتصفح لمدة 24 ساعة
view-login-wait = يمكنك المحاولة مجدداً بعد { $time }.
view-login-no-account = ليس لديك حساب؟
view-captcha = الأحرف الظاهرة في الصورة
view-captcha-picture = الأحرف المطلوب كتابتها
view-captcha-refresh = صورة أخرى

view-maintenance-title = الموقع قيد الصيانة
view-maintenance-text = سنعود قريباً. رصيدك ورهاناتك في أمان.
view-maintenance-until = العودة المتوقعة: { $until }
view-blocked-title = الموقع غير متاح في مكانك
view-blocked-text = الوصول مقيّد في منطقتك. إن كنت تعتقد أن هذا خطأ فتواصل مع خدمة العملاء.
view-blocked-ip = عنوانك: { $ip }
view-unreachable-title = تعذّر الوصول إلى الموقع
view-crash-title = توقفت الصفحة
view-crash-text = حدث عطل داخل الصفحة. رصيدك ورهاناتك في أمان لدى الخادم.
view-crash-restart = ابدأ من جديد
view-chunk-title = لم يُحمَّل هذا الجزء من الموقع
view-chunk-missing = هناك ملف مفقود: ربما حُدّث الموقع. أعد تحميل الصفحة أو حاول مجدداً.
view-chunk-error = انقطع الاتصال، أو تعذّر تشغيل الملف. حاول مجدداً.
view-chunk-timeout = استغرق الأمر أكثر من دقيقتين. تحقق من الاتصال وحاول مجدداً.
view-not-built-title = لم يُبنَ بعد
view-not-built = هذا الجزء من الموقع مخطط له، لكنه لم يُبنَ بعد.
view-not-found = لا توجد صفحة على هذا العنوان. ربما نُقلت.
`;export{e as default};