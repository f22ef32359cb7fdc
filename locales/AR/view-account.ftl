# The views' own words in the forms of accounts: registration, forgotten and changed passwords, and the parts they share.

view-country = البلد
view-country-search = ابحث عن بلد
view-country-none = لا يوجد بلد يطابق ما كتبته.
view-code-sent = أُرسل الرمز إليك.
view-strength = قوة كلمة المرور
view-captcha-kinds = أثبت أنك إنسان
view-captcha-audio = الأرقام التي تسمعها
view-captcha-play = تشغيل
view-captcha-pause = إيقاف مؤقت
view-captcha-work = تحقق عبر متصفحك
view-captcha-working = يجري متصفحك عملية حسابية. لا حاجة إلى كتابة أي شيء.
view-captcha-done = تم التحقق. لا حاجة إلى كتابة أي شيء.

# Registration.
view-register = إنشاء حساب
view-register-reset = مسح
view-register-methods = طرق إنشاء الحساب
view-register-invited = لقد دُعيت إلى الموقع: رمز الدعوة معبأ مسبقًا.
# $age: the least age, a number.
view-register-consent = عمري { $age } عامًا أو أكثر، وأوافق على الشروط.
view-register-terms = اقرأ الشروط
view-register-have-account = لديك حساب بالفعل؟

# Forgotten and changed passwords.
view-forgot-methods = طرق الحصول على كلمة مرور جديدة
view-forgot-email = أدخل اسم المستخدم وعنوان البريد الإلكتروني لحسابك. سنرسل إليك رابطًا لتعيين كلمة مرور جديدة.
view-forgot-mobile = أدخل رقم الجوال لحسابك. سنرسل إليك رمزًا تعيّن به كلمة مرور جديدة.
view-forgot-send = أرسل الرابط
view-forgot-set = تعيين كلمة المرور وتسجيل الدخول
view-forgot-back = العودة إلى تسجيل الدخول
view-password-account = الحساب
view-password-change = تغيير كلمة المرور
view-password-set = تعيين كلمة المرور
view-reset-expired-title = لم يعد هذا الرابط صالحًا
view-reset-expired-text = يعمل الرابط مرة واحدة ولمدة قصيرة. اطلب رسالة أخرى لتعيين كلمة المرور.
view-reset-again = اطلب رسالة أخرى

view-contacts = بيانات الاتصال
view-contacts-about = وسيلة اتصال مؤكدة تعيدك إلى حسابك إذا فقدت كلمة المرور، وتحمي الدخول من مكان جديد.
view-contact-codes = يُرسل رمز إلى الوسيلة الجديدة، ورمز آخر إلى { $present }.
view-contact-save = حفظ
view-register-optional = بيانات اختيارية
