# What only the views of promotions and of the points mall say.
view-promo-categories = الفئات
view-promo-statuses = الحالة
view-promo-none-title = لا توجد عروض بعد
view-promo-none-text = عد لاحقًا.
view-promo-no-match-title = لا توجد عروض مطابقة
view-promo-no-match-text = اختر فئة أو حالة أخرى.
view-promo-show-all = إظهار كل العروض
view-promo-featured = العروض
view-promo-gone-title = لا يوجد عرض كهذا
view-promo-gone-text = ربما انتهى منذ مدة، أو الرابط غير مكتمل.
view-promo-standing = حالته
view-promo-reward = ما يمنحه
view-promo-when = الموعد
view-promo-significant = الشروط باختصار
view-promo-terms = كل الشروط
view-promo-application = طلبك
view-promo-applied = أُرسل
view-promo-reviewed = جرى الرد
view-promo-reason = ردنا
view-promo-remark = ملاحظة
# $count: a number.
view-promo-pictures = { $count ->
    [zero] لا صور
    [one] صورة واحدة
    [two] صورتان
    [few] { $count } صور
    [many] { $count } صورة
   *[other] { $count } صورة
}
view-apply-title = تقديم طلب
view-apply-send = إرسال الطلب
view-apply-choose = اختر صورًا
view-apply-drop = أفلت الصور هنا، أو اخترها
view-apply-files = الصور
# $name: name of the file.
view-apply-remove = إزالة { $name }
# $name: name of the file.
view-apply-again = رفع { $name } مرة أخرى
view-apply-waiting = قيد الانتظار
view-apply-uploading = جارٍ الرفع
view-apply-done = تم الرفع
view-raffle-odds = الجوائز واحتمالاتها
view-raffle-prize = الجائزة
view-raffle-chance = الاحتمال
view-raffle-draws = سحوباتك
view-mall-rules = قواعد النقاط
view-mall-need = للاستبدال
view-mall-back = كل المكافآت
view-mall-log-in = سجّل الدخول لترى نقاطك
view-mall-none-title = لا توجد مكافآت بعد
view-mall-none-text = عد لاحقًا.
view-mall-gone-title = لا توجد مكافأة كهذه
view-mall-gone-text = ربما نفدت أو لم تعد متاحة.
