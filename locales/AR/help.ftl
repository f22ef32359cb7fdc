# The help centre and the letters to the operator.

contact-form-question-type = ما الموضوع؟
contact-form-name = اسمك
contact-form-contact = كيف نتواصل معك
contact-form-contact-optional = كيف نتواصل معك، إن أردت ردًا
contact-form-channel = من أين سيأتي لاعبوك
contact-form-content = ماذا تود أن تخبرنا؟
contact-form-plan = كيف ستجلب اللاعبين؟
contact-form-missing = يُرجى ملء هذا الحقل
# $min, $max: numbers of characters.
contact-form-length = يُرجى كتابة نص طوله بين { $min } و{ $max } من الأحرف
contact-form-unknown = يُرجى الاختيار من القائمة
# $count: a number, characters written so far. $max: a number, the most.
contact-form-count = الأحرف: { $count } من { $max }
# $min, $max: numbers of characters. $count: a number, characters written so far.
contact-form-bounds = من { $min } إلى { $max } حرفًا؛ المكتوب { $count }

view-help-search = ابحث في صفحات المساعدة
view-help-search-clear = مسح البحث
# $count: a number of pages found.
view-help-found = { $count ->
    [zero] لا صفحات
    [one] صفحة واحدة
    [two] صفحتان
    [few] { $count } صفحات
    [many] { $count } صفحة
   *[other] { $count } صفحة
}
view-help-no-match = لا توجد صفحة تضم كل هذه الكلمات
view-help-no-match-text = جرّب كلمات أقل أو غيرها، أو تصفح المواضيع أدناه.
view-help-topics = المواضيع
view-help-contents = كل مواضيع المساعدة
view-help-gone = صفحة المساعدة هذه لم تعد موجودة
view-help-gone-text = ربما نُقلت. المواضيع ما زالت في القائمة.
view-help-none = لا توجد صفحات مساعدة بعد
view-help-none-text = تجيبك خدمة العملاء في هذه الأثناء.
# $time: date and time.
view-help-updated = آخر تحديث { $time }
view-help-more = أما زلت بحاجة إلى مساعدة؟
view-help-deposit = الانتقال إلى الإيداع
view-help-browsers = المتصفحات الموصى بها
view-help-browsers-text = يعمل الموقع في كل متصفح صدر خلال العامين الماضيين، وقد جُرّب في هذه.
view-contact-form-choose = يُرجى الاختيار
view-contact-form-send-feedback = إرسال الملاحظات
view-contact-form-send-application = إرسال الطلب
view-contact-form-sent-feedback = شكرًا لك، وصلتنا ملاحظاتك
view-contact-form-sent-application = شكرًا لك، وصلنا طلبك
# $reference: a short code.
view-contact-form-reference = رقمك المرجعي { $reference }. اذكره عند السؤال عن هذا الأمر.
view-contact-form-again = اكتب رسالة أخرى
