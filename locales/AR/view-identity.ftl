# Words that only the views of the payee's name, the identity check and the own picture use.
view-payee-name = اسم مستلم الأموال
view-payee-name-about = تُدفع أموالك كلها إلى هذا الاسم فقط. يثبت رمز أنك من يحدده.
view-payee-name-field = اسمك الحقيقي
view-payee-name-save = حفظ الاسم
view-identity-check = التحقق من الهوية
view-identity-check-about = تُظهر الوثائق أنك من تقول. قد تتطلبه المبالغ الكبيرة.
view-identity-save = حفظ البيانات
view-identity-birth-date = تاريخ الميلاد
view-identity-name = الاسم كما في الوثيقة
view-identity-country = الدولة
view-identity-choose = يُرجى الاختيار
view-identity-documents = الوثائق
view-identity-kind = ما يعرضه الملف التالي
view-identity-drop = أفلت وثيقة هنا أو اختر واحدة
view-identity-choose-file = اختر وثيقة
# $document: what the document is.
view-identity-show = احصل على { $document } للاطلاع
# $document: what the document is.
view-identity-remove = إزالة { $document }
view-identity-hand-in = تقديم
view-identity-steps = ما حدث
view-picture-choose = استخدام صورتك
view-picture-remove = العودة إلى الصورة المرسومة
view-withdraw-identity = إلى التحقق من الهوية
