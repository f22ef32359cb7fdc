# The views' own words round the screens, below or beside what is seen first: the foot and the side.

view-notices-none = لا توجد إعلانات
view-footer-help = المساعدة
view-footer-support = خدمة العملاء
view-footer-app = التطبيقات
view-footer-browsers = المتصفحات الموصى بها
view-footer-licences = التراخيص
# $number: the number of a licence.
view-footer-licence-number = رقم { $number }
# $name: the name of the licence.
view-footer-licence-check = تحقق من هذا الترخيص: { $name }
view-footer-vendors = مزوّدو الألعاب
view-footer-copyright = © { $brand } جميع الحقوق محفوظة.
# $name: what the code leads to, e.g. Android.
view-qr = رمز الاستجابة: { $name }
