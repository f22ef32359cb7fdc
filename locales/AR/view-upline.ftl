# The views' own words of transfers to the upline.
view-upline = تحويل المال
view-upline-can = يمكنك تحويله الآن
view-upline-to = إلى
view-upline-review = مراجعة التحويل
view-upline-check = مراجعة وتحويل
view-upline-send = تحويل
view-upline-another = تحويل آخر
view-upline-history = التحويلات السابقة
view-upline-none = ستظهر هنا تحويلاتك، ومع كل منها رقم الطلب.
