# Access to an account: login tabs, second factor, forgotten and changed passwords, passkeys, sessions, invitation.
login-by-username = اسم المستخدم
login-by-mobile = رقم الجوال
social-facebook = المتابعة عبر فيسبوك
social-google = المتابعة عبر جوجل
# $provider: the name of the provider.
social-other = المتابعة عبر { $provider }
social-wait-title = لحظة من فضلك
social-wait-text = جارٍ تسجيل دخولك.

factor-sms = رمز عبر رسالة نصية
factor-email = رمز عبر البريد الإلكتروني
factor-totp = تطبيق المصادقة
factor-payee-name = الاسم الحقيقي للمستفيد
# $hint: the number, mostly hidden.
factor-sms-text = أدخل الرمز الوارد في الرسالة النصية إلى { $hint }.
# $hint: the address, mostly hidden.
factor-email-text = أدخل الرمز الوارد في البريد الإلكتروني إلى { $hint }.
factor-totp-text = أدخل الرمز الذي يعرضه تطبيق المصادقة الآن.
factor-payee-name-text = أدخل الاسم الحقيقي الذي تتلقى المدفوعات به.
field-code-empty = أدخل الرمز.
field-name-empty = أدخل اسمًا لمفتاح المرور.

forgot-by-email = عبر البريد الإلكتروني
forgot-by-mobile = عبر رقم الجوال
password-mailed-title = تحقق من بريدك
password-mailed-text = إذا كان اسم المستخدم والبريد الإلكتروني متطابقين فقد أُرسل رابط لتعيين كلمة مرور جديدة. يعمل الرابط مرة واحدة خلال 30 دقيقة.
password-first-text = شخص آخر اختار كلمة مرورك. عيّن كلمة لا يعرفها سواك.
toast-password-changed = تم تغيير كلمة مرورك.
toast-password-reset = تم تعيين كلمة مرورك الجديدة. سجّل الدخول بها.
toast-password-change = يجب تغيير كلمة مرورك أولًا. سجّل الدخول من جديد لتغييرها.

toast-passkey-added = تمت إضافة مفتاح المرور.
toast-passkey-removed = تمت إزالة مفتاح المرور.
toast-authenticator-on = أصبح تطبيق المصادقة يحمي حسابك.
toast-authenticator-off = تمت إزالة تطبيق المصادقة.
toast-session-closed = تم تسجيل الخروج هناك.

referral-wallet-title = محفظة واحدة لكل الألعاب
referral-wallet-text = لا حاجة إلى نقل شيء من مزوّد إلى آخر.
referral-safety-title = تشفير وحماية
referral-safety-text = بياناتك مشفّرة، وحسابك محمي بعامل ثانٍ ومفاتيح مرور.
referral-games-title = مجموعة واسعة من الألعاب
referral-games-text = ألعاب سلوت من مزوّدين كثيرين، في المتصفح على كل جهاز.
referral-support-title = راسلنا في الدردشة
referral-support-text = يجيبك فريقنا خلال الساعات المبينة هناك.
referral-invited = جئت عبر رابط صديق: نحتفظ به حتى يتم تسجيلك.
referral-closed = التسجيل مغلق حاليًا. تواصل مع خدمة العملاء لمعرفة المزيد.
referral-member = أنت عضو بالفعل.

error-passkey-cancelled = لم يُستخدم مفتاح مرور. حاول مرة أخرى أو سجّل الدخول بطريقة أخرى.
error-passkey-known = يحتوي هذا الجهاز على مفتاح مرور لحسابك بالفعل.
error-passkey-unsupported = لا يدعم هذا المتصفح مفاتيح المرور. استخدم متصفحًا أو جهازًا آخر.
error-passkey-invalid = لم يتم التعرف على مفتاح المرور هذا. جرّب غيره أو سجّل الدخول بطريقة أخرى.
error-second-factor = يُرجى إكمال التحقق أولًا.
error-wrong-factor = غير مطابق. تحقق منه وحاول مرة أخرى.
error-factor-expired = استغرق التحقق وقتًا طويلًا أو فشل مرات كثيرة. سجّل الدخول من جديد.
error-password-required = أدخل كلمة مرورك للمتابعة.
error-ticket-expired = استغرق هذا وقتًا طويلًا. ابدأ من جديد.
error-link-expired = استُخدم هذا الرابط أو انتهت صلاحيته. اطلب رابطًا آخر.
error-password-change = غيّر كلمة مرورك أولًا.
error-password-unchanged = كلمة المرور الجديدة هي القديمة نفسها. اختر غيرها.
error-wrong-old-password = كلمة المرور القديمة غير صحيحة.
error-non-member = الدخول من هنا للأعضاء فقط. استخدم المدخل المخصص لنوع حسابك.
error-invalid-domain = هذا العنوان ليس من عناويننا. تواصل مع خدمة العملاء.
error-popup-closed = انقطع تسجيل الدخول. حاول مرة أخرى أو سجّل الدخول بطريقة أخرى.
error-too-large = الحجم أكبر من أن يُرسل. اختصره وحاول مرة أخرى.
error-too-young = عمرك لا يسمح باللعب هنا.
error-mobile-taken = هذا الرقم مرتبط بحساب آخر. سجّل الدخول به أو استخدم رقمًا آخر.
error-too-long = النص طويل جدًا. اختصره.

contact-add-email = إضافة بريد إلكتروني
contact-change-email = تغيير البريد الإلكتروني
contact-add-mobile = إضافة رقم جوال
contact-change-mobile = تغيير رقم الجوال
contact-none = لا يوجد بعد
contact-verified = تم التحقق
contact-not-verified = لم يتم التحقق
toast-contact-set = تم الحفظ، ويسري من الآن.
