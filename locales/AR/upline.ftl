# Transfers to the upline: what the page says of limits, the form, and what was given and got.
upline-none = لا يوجد وكيل أعلى يمكنك تحويل المال إليه الآن. إن كنت تتوقع وجوده فاسأل خدمة العملاء.
# $left, $daily: numbers.
upline-limit-count = التحويلات المتبقية اليوم: { $left } من { $daily }.
# $time: date and time of day with the offset from UTC.
upline-count-used = استنفدت تحويلات اليوم. يمكنك التحويل مجددًا ابتداءً من { $time }.
# $time: date and time of day with the offset from UTC.
upline-amount-used = بلغت الحد اليومي للتحويل. يمكنك التحويل مجددًا ابتداءً من { $time }.
# $least: an amount with its currency.
upline-too-little = ما يمكن إخراجه الآن أقل من اللازم: أقل تحويل هو { $least }. تعرض صفحة محفظتك ما يحجز المال.
# $name: of the upline. $amount: an amount with its currency.
upline-review = يستلم { $name } المبلغ { $amount } فورًا. لا يمكن التراجع عن ذلك.
upline-fact-gets = يستلم وكيلك الأعلى
upline-fact-to = الوكيل الأعلى
# $name: of the upline. $amount: an amount with its currency.
upline-sent = استلم { $name } المبلغ { $amount }.
# $name: of the upline.
upline-given = إلى { $name }
# $name: of a member below.
upline-got = من { $name }
