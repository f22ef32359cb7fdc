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
error-agent-right = نوع حسابك كوكيل لا يسمح بهذا. اسأل الوكيل الأعلى أو خدمة العملاء.
error-registration-link-ended = انتهى رابط التسجيل هذا أو استُنفد. اطلب رابطًا جديدًا، أو سجّل من دونه.
error-tree-too-deep = موقعك في الفريق عميق إلى حد لا يسمح بوجود أحد تحتك. اسأل خدمة العملاء.
error-rates-same = هذه هي النسب الحالية ولن يتغير شيء. أدخل نسبة أخرى.
error-rate-too-high = هذه النسبة أعلى من نسبتك.
error-rate-too-low = هذه النسبة أقل من نسبة أحد التابعين مباشرة.
error-too-many-links = بلغت الحد الأقصى للروابط المفتوحة. أنهِ واحدًا منها أولًا.

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
outcome-went-through = تم تنفيذ طلبك السابق.
outcome-refused = رُفض طلبك السابق. لم يُنفّذ أي شيء.
outcome-not-received = لم يصلنا طلبك، لذلك لم يُنفّذ أي شيء. يمكنك إرساله مرة أخرى.
outcome-lost = لم يعد بإمكاننا معرفة ما إذا كان طلبك قد تم. اطّلع على الوضع الحالي قبل إرساله مرة أخرى.

error-contact-unchanged = هذا هو ما تحققت منه من قبل.
error-account-closed = هذا الحساب مغلق. راسل خدمة العملاء إن أردت إعادة فتحه.
error-closing-blocked = لم يُغلق الحساب: تغيّر شيء ما. اقرأ الوضع الآن.
error-data-copy-daily = نسخة واحدة في اليوم. اطلبها مجددًا غدًا.
error-statement-under-way = يجري إعداد كشف. انتظر حتى يكتمل.
error-statements-full = بلغ عدد الكشوف حده. احذف واحدًا أولًا.
error-statement-too-long = عدد الصفوف أكبر مما يسعه كشف. اختر أيامًا أقل.
error-consent-text-changed = تغيّر نص هذه الموافقة. أعد تحميل الصفحة واقرأه.
error-funds-acknowledgement-needed = قبل الإيداع، اقرأ كيف نحفظ أموال عملائنا وأكّد ذلك.
error-excluded = أنت الآن في استراحة من اللعب، لذلك هذا مغلق حاليًا. ما زال بإمكانك سحب أموالك.
error-limit-reached = هذا يتجاوز حدًا وضعته أنت. صفحة «اللعب بوعي» تبيّن ما تبقّى.
error-limit-decision-needed = قرّر أولًا إن كنت تريد حدًا لعمليات الإيداع.
error-no-raise = لا توجد زيادة لتأكيدها الآن. اطّلع على وضع حدودك، وما تبقّى من كل حد.
error-exclusion-stands = يمكن إطالة الاستراحة، ولا يمكن تقصيرها.
error-age-check-needed = علينا أولًا التحقق من عمرك وهويتك. يمكنك ذلك في مركز الأمان.
error-reality-check-due = تذكير اللعب بانتظارك. اقرأه أولًا ثم يمكنك المتابعة.
error-other-game-open = فتحت لعبة في نافذة أخرى أو على جهاز آخر. لا يمكن لعب إلا واحدة في الوقت نفسه: عندما تبدأ هذه، لن تقبل الأخرى رهانات بعد ذلك.
error-demo-closed = تجربة اللعبة تحتاج إلى حساب. سجّل الدخول أو أنشئ حسابًا أولًا.
