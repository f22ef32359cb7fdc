# The views' own words in the member centre.
view-centre-back = العودة إلى كل الصفحات
view-centre-choose-title = اختر صفحة
view-centre-choose = تضم القائمة كل ما يخص حسابك.

view-identity-account = اسم الحساب
view-identity-last-login = آخر دخول
view-safeguard-on = مفعّل
view-safeguard-off = غير مفعّل
view-password-about = استخدم كلمة مرور لا يعرفها أي موقع آخر.

view-logins = سجل الدخول
view-logins-about = آخر مرات الدخول إلى حسابك: 50 على الأكثر، من آخر 90 يومًا.
view-logins-show = عرض السجل
view-logins-at = الوقت
