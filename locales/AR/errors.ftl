# What went wrong and what to do about it (section 8 of the specification).
error-network = الشبكة لا تستجيب. تحقق من اتصالك وحاول مرة أخرى.
error-timeout = استغرق فتح الصفحة وقتًا طويلًا. حاول مرة أخرى.
error-garbled = تعذّرت قراءة رد الخادم. حاول مرة أخرى.
error-system = حدث خطأ في النظام. حاول مرة أخرى بعد قليل.
# $message: what the server said, in its own words.
error-other = { $message }
error-unavailable = الموقع مشغول أو قيد الصيانة. حاول مرة أخرى بعد بضع دقائق.
error-in-progress = ما زال هذا الإجراء قيد التنفيذ. انتظر قليلًا ثم تحقق مرة أخرى.
error-sent-before = نُفّذ في هذه الأثناء طلب سابق لك. اطّلع على الوضع الحالي قبل إرسال هذا الطلب.
error-already-done = تم هذا الإجراء من قبل. ما تراه هو الوضع الحالي.
error-operation = تعذّر تنفيذ الإجراء. أعد تحميل الصفحة وحاول مرة أخرى.
error-seal = تعذّر إعداد الاتصال الآمن. أعد تحميل الصفحة وحاول مرة أخرى.

error-wrong-credentials = اسم المستخدم أو كلمة المرور غير صحيحة. تحقق منهما وحاول مرة أخرى.
error-captcha-required = أدخل الأحرف الظاهرة في الصورة الجديدة للمتابعة.
error-account-locked = محاولات فاشلة كثيرة: هذا الحساب مقفل مؤقتًا. حاول لاحقًا أو تواصل مع خدمة العملاء.
error-account-suspended = هذا الحساب موقوف. تواصل مع خدمة العملاء.
error-too-many-requests = محاولات كثيرة. انتظر قليلًا ثم حاول مرة أخرى.
error-not-logged-in = يُرجى تسجيل الدخول أولًا.
error-non-agent = هذا القسم للوكلاء فقط. سجّل الدخول بحساب وكيل.

error-region = الوصول من منطقتك أو شبكتك مقيّد.

error-not-found = هذه الصفحة أو هذا العنصر لم يعد موجودًا. ارجع واختر مرة أخرى.
error-game-not-found = تعذّر العثور على هذه اللعبة. اختر لعبة أخرى من صالة الألعاب.
error-game-unavailable = هذه اللعبة غير متاحة الآن. اختر لعبة أخرى أو حاول لاحقًا.
error-game-stopped = توقفت اللعبة. أعد تشغيلها أو اختر لعبة أخرى.

error-username-taken = اسم المستخدم هذا محجوز. اختر اسمًا آخر.
error-invalid-affiliate = رمز الدعوة غير صحيح. تحقق منه، أو اترك الحقل فارغًا إن أمكن.
error-invalid-recommender = لا نعرف هذا المُحيل. تحقق من الاسم.
error-invalid-phone-number = أدخل رقم هاتف صحيحًا.
error-missing-phone-number = أدخل رقم هاتفك.
error-phone-too-many-requests = طلبات كثيرة لهذا الرقم. حاول مجددًا بعد 5 دقائق.
error-invalid-verification-code = رمز التحقق غير صحيح. تحقق منه وحاول مجددًا.
error-missing-verification-code = أدخل رمز التحقق.
error-captcha-failed = رمز الصورة غير صحيح. جرّب الرمز الجديد.
error-quota-exceeded = لا يمكن إرسال رموز أخرى حاليًا. تواصل مع خدمة العملاء.
error-code-expired = انتهت صلاحية هذا الرمز. اطلب رمزًا آخر.
error-not-enabled = هذه الخدمة غير متاحة هنا.
error-room-full = كل مقاعد هذه الغرفة مشغولة. اختر غرفة أخرى.
error-room-entry = رصيدك أقل مما تتطلبه هذه الغرفة. اختر غرفة أصغر.
error-no-sports = لا يوجد مزوّد رياضة متاح الآن. عد لاحقًا أو تصفح الألعاب الأخرى.

# What became of a request that moves money and whose answer did not come.
outcome-checking = نتحقق مما إذا كان طلبك قد تم. لا حاجة إلى إرساله مرة أخرى.
outcome-check-now = تحقق الآن
outcome-went-through = تم طلبك قبل إعادة تحميل الصفحة.
outcome-refused = رُفض طلبك الذي أرسلته قبل إعادة تحميل الصفحة. لم يُنفّذ أي شيء.
outcome-not-received = لم يصلنا طلبك، لذلك لم يُنفّذ أي شيء. يمكنك إرساله مرة أخرى.
outcome-lost = لم يعد بإمكاننا معرفة ما إذا كان طلبك قد تم. اطّلع على الوضع الحالي قبل إرساله مرة أخرى.

error-contact-unchanged = هذا هو ما تحققت منه من قبل.
