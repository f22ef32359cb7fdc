# The points mall: redeeming, converting, what became of it.

# $field: an input of the form, a word.
points-field = { $field ->
    [RECIPIENT] المستلم
    [PHONE] رقم الهاتف
    [ADDRESS] عنوان التوصيل
   *[CONTACT] رقم تطبيق المراسلة
}
# $status: how a redemption stands, a word.
points-status = { $status ->
    [APPLYING] قيد الطلب
    [APPROVED_IN_PROCESS] مقبول، قيد التجهيز
    [APPROVED] مقبول
    [SHIPPED] مقبول، في الطريق
    [COMPLETED] وصل
    [APPROVED_REJECTED] مقبول ثم مرفوض
   *[REJECTED] مرفوض
}
# $name: of a reward. $points: a grouped number.
points-redeem-done = طلبت { $name }. النقاط المخصومة: { $points }.
points-limit-used = استبدلت العدد المسموح لكل عضو.
# $points: a grouped number.
points-back = النقاط المعادة: { $points }
# $points: a grouped number.
points-taken = النقاط: { $points }
points-purpose = نستخدم هذه البيانات لهذا الاستبدال فقط، ونحذفها بعد 180 يومًا من انتهائه.
# $points: a grouped number.
points-convert-least = الحد الأدنى للنقاط: { $points }
# $points: a grouped number.
points-convert-step = بمضاعفات عدد النقاط { $points }
# $points: a grouped number.
points-convert-left = النقاط المتبقية اليوم: { $points }
# $times: a number as text.
points-convert-wager = الرهان المطلوب قبل السحب: { $times }×
# $amount: an amount with its currency sign.
points-convert-gives = ستحصل على { $amount }
# $points: a grouped number. $amount: an amount with its currency sign.
points-convert-done = النقاط المحوّلة: { $points }. المبلغ في محفظتك: { $amount }.
# $points: a grouped number.
points-convert-short = أقل عدد من النقاط للتحويل: { $points }.
points-convert-used = حوّلت اليوم أقصى عدد من النقاط. حاول غدًا.
# $times: a number as text.
points-wager = الرهان المطلوب قبل السحب: { $times }×
credit-points = نقاط محوّلة
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-lottery = اليانصيب: نقطة لكل { $amount } من الرهان، والحد اليومي للنقاط { $cap }
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-pvp = لاعب ضد لاعب: نقطة لكل { $amount } من الرهان، والحد اليومي للنقاط { $cap }
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-esports = رياضات إلكترونية: نقطة لكل { $amount } من الرهان، والحد اليومي للنقاط { $cap }
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-cockfight = صراع الديوك: نقطة لكل { $amount } من الرهان، والحد اليومي للنقاط { $cap }
error-recipient = أدخل اسم مستلم الطرد.
error-address = أدخل عنوان التوصيل كاملًا.
error-points-too-few = النقاط قليلة جدًا. أدخل عددًا أكبر.
error-points-off-step = تُحوَّل مضاعفات النقاط المحددة فقط. أدخل عددًا منها.
error-points-daily-limit = هذا أكثر من النقاط المتبقية للتحويل اليوم. أدخل عددًا أقل.
error-not-enough-points = نقاطك لا تكفي. اختر أقل.
error-reward-sold-out = لم يبق منها ما يكفي. اختر عددًا أقل أو جائزة أخرى.
error-reward-limit = هذا أكثر مما يحق لكل عضو استبداله. اختر عددًا أقل أو جائزة أخرى.
error-reward-changed = تغيّر هذا في الأثناء ولم يُخصم شيء. اطّلع عليه مجددًا.
