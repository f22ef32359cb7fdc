# Dialogs and toasts of the core. Titles and buttons without full stop.
cancel = إلغاء
not-now = ليس الآن
close = إغلاق
warning-title = يُرجى الانتباه

sign-out-title = هل تريد تسجيل الخروج؟
sign-out-text = سيبقى رصيدك ومفضلتك كما هما.
sign-out-guest-text = ستغادر الوضع التجريبي ورصيده الافتراضي.
sign-out-confirm = تسجيل الخروج

# The keys of these two are fixed by section 8 of the specification.
in_need_true_account = لا يتيح الحساب التجريبي هذا الإجراء. سجّل الدخول بحساب حقيقي للمتابعة.
in_increase_submit = حسنًا

password-weak-text = كلمة مرورك سهلة التخمين. اختر كلمة أطول لا تستخدمها في أي مكان آخر.
password-expired-text = انتهت صلاحية كلمة مرورك. اختر كلمة جديدة للحفاظ على أمان حسابك.

first-login-title = أهلًا بك
first-login-text = حسابك جاهز. يمكنك في مركز الأمان حمايته بشكل أفضل.

toast-signed-out = تم تسجيل خروجك.
# $game: the name of a game.
toast-favourite-failed = تعذّر حفظ التغيير في المفضلة للعبة { $game }. حاول مرة أخرى.
# $game: the name of a game or of a vendor.
toast-coming-soon = لا يمكن لعب { $game } بعد. اختر لعبة لا تحمل هذه العلامة.
toast-session-ended = انتهت جلستك. سجّل الدخول من جديد.
