# The name that money is paid to, and the identity check (section 2 of the specification, security centre).
payee-name-none = لم يُذكر بعد
payee-name-stated = مذكور ولم يُثبت بعد
payee-name-proven = مثبت برمز
payee-name-checked = مثبت ومؤكد بوثائقك
payee-name-prove = أثبت اسمك
payee-name-change = تغيير الاسم
payee-name-empty = أدخل اسمك الحقيقي.
# $contact: a mail address or number, mostly hidden.
payee-name-about = اسمك الحقيقي كما هو لدى مصرفك. نرسل رمزًا إلى { $contact }، وبه يسري الاسم. تُدفع أموالك كلها إلى هذا الاسم فقط.
# $contact: a mail address or number, mostly hidden.
payee-name-about-checked = أدخل الاسم كما تظهره وثائقك. نرسل رمزًا إلى { $contact }، وبه يسري الاسم.
payee-name-contact-first = أكّد عنوان بريد إلكتروني أولًا: إليه يُرسل الرمز الذي يثبت اسمك.
toast-payee-name-set = تم إثبات اسمك
payout-other-name = باسم غير اسمك: لا يمكن الدفع إليه.
safety-payee-name = اسم مثبت لاستلام الأموال
safety-next-payee-name = أثبت اسمك: عندها تُدفع الأموال إليك وحدك.
withdraw-step-name = اسمك
# $amount: an amount with its currency.
withdraw-identity-above = يتطلب السحب فوق { $amount } تحققًا معتمدًا من الهوية أولًا.
withdraw-identity-first = يتطلب سحبك الأول تحققًا معتمدًا من الهوية.
identity-level-none = المستوى 0: لا شيء معروف
identity-level-stated = المستوى 1: ذُكرت البيانات
identity-level-checked = المستوى 2: تم فحص الوثائق
identity-none = لم يُقدَّم
identity-pending = قيد المراجعة
identity-approved = تمت الموافقة
identity-rejected = لم تتم الموافقة
identity-step-handed-in = قُدِّم
identity-about-none = اذكر من أنت وأرسل وثيقة ثم قدّمهما معًا. يراجعها شخص.
identity-about-pending = يراجع شخص وثائقك. نخبرك بالنتيجة عبر البريد الإلكتروني أو رسالة قصيرة.
identity-about-approved = تم فحص وثائقك. تُدفع الأموال إلى الاسم الذي تظهره.
identity-reason-unreadable = تعذرت قراءة وثيقة. أرسل صورة واضحة للصفحة كاملة في إضاءة جيدة.
identity-reason-expired = انتهت صلاحية وثيقة. أرسل وثيقة سارية.
identity-reason-mismatch = وثيقة تخالف بياناتك. صحّح البيانات أو أرسل وثيقة أخرى.
identity-reason-incomplete = صفحة أو وجه ناقص. أرسل ما ينقص.
identity-reason-not-accepted = هذا النوع من الوثائق غير مقبول. أرسل نوعًا آخر.
identity-reason-other = اقرأ الملاحظة أدناه وصحّح ما تذكره ثم قدّم من جديد.
identity-name = الاسم كما في الوثيقة
identity-country = الدولة
identity-country-empty = اختر دولة.
identity-state = اذكر من أنت
identity-state-anew = تصحيح البيانات
identity-missing-details = اذكر من أنت أولًا.
identity-missing-document = أرسل جواز سفر أو رخصة قيادة أو وجهي بطاقة الهوية.
identity-missing-front = الوجه الأمامي لبطاقة الهوية ناقص.
identity-missing-back = الوجه الخلفي لبطاقة الهوية ناقص.
document-passport = جواز سفر
document-id-front = بطاقة الهوية، الوجه الأمامي
document-id-back = بطاقة الهوية، الوجه الخلفي
document-driving-licence = رخصة قيادة
document-proof-of-address = إثبات عنوان: فاتورة أو كشف
# $size: a size such as 940 KB.
document-pdf = ملف PDF، { $size }
# $size: a size such as 940 KB.
document-picture = صورة، { $size }
document-hint = png أو jpg أو PDF أقل من 5 MB؛ ملف PDF بعشر صفحات على الأكثر ودون كلمة مرور. لا يراه إلا من يفحصه.
document-file-kind = هذا الملف ليس png ولا jpg ولا PDF.
toast-identity-saved = حُفظت بياناتك
toast-identity-handed-in = قُدِّم: سنخبرك بالنتيجة
