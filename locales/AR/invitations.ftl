# Inviting friends: the member's link, what is given for a friend, and what became of friends.

# $name: a title as its owner writes it.
invite-name = { $name }
invite-step-register = يسجّل صديقك عبر رابطك.
# $amount: with its currency.
invite-step-deposit = يُجري صديقك عمليات إيداع مجموعها { $amount }.
# $amount: with its currency.
invite-step-turnover = يبلغ مجموع رهانات صديقك الصالحة { $amount }.
# $days: a number as text.
invite-step-days = كل ذلك خلال { $days } من الأيام بعد التسجيل.
# $from: a number as text. $amount: with its currency.
invite-tier = ابتداءً من الصديق رقم { $from }: { $amount } عن كل صديق
# $amount: with its currency.
invite-tier-only = { $amount } عن كل صديق أتمّ ذلك
invite-rule-free = ما تحصل عليه لا يحتاج إلى رهان
# $times: a number as text.
invite-rule-times = ما تحصل عليه يجب أن يدخل في رهان { $times } مرات قبل أن يمكن سحبه
# $amount: with its currency. $times: a number as text.
invite-friend-gets = يحصل صديقك على { $amount }، ويدخل في رهان { $times } مرات
# $amount: with its currency.
invite-friend-gets-free = يحصل صديقك على { $amount } دون حاجة إلى رهان
# $days: a number as text.
invite-claim-days = تنتظر المكافأة في مركز المكافآت { $days } من الأيام
# $count: a number as text.
invite-most-friends = تُمنح المكافآت عن { $count } من الأصدقاء كحد أقصى
# $time: a date and time.
invite-ends = للأصدقاء الذين يتم تسجيلهم قبل { $time }
invite-held-rule = لا يُحتسب حساب ثانٍ لك أنت. أما الصديق الذي يشترك معك أو مع صديق آخر لك في جهاز أو عنوان شبكة أو اسم مستفيد أو حساب استلام، فيراجعه المشغّل أولًا
invite-fact-friends = أصدقاء أتمّوا تسجيلهم
invite-fact-qualified = أصدقاء محتسبون
invite-fact-waiting = بانتظار الاستلام
invite-fact-claimed = ما استُلم حتى الآن
# $amount: with its currency. $number: a number as text.
invite-earned = { $amount } عن الصديق رقم { $number }
# $number: a number as text.
invite-earned-nothing = لم يُمنح شيء عن الصديق رقم { $number }
invite-own-deposit = إيداعاتك
invite-own-turnover = رهاناتك الصالحة
invite-own-rule-free = لا حاجة إلى رهان
# $times: a number as text.
invite-own-rule-times = يجب أن يدخل في رهان { $times } مرات قبل أن يمكن سحبه
# $state: what became of a friend, a word.
invite-state = { $state ->
    [REGISTERED] تم التسجيل
    [HELD] قيد المراجعة
    [QUALIFIED] محتسب
    [REJECTED] غير محتسب
   *[EXPIRED] انتهى الوقت
}
# $state: what became of a friend, a word. $time: a date and time.
invite-about = { $state ->
    [REGISTERED] لديه وقت حتى { $time }
    [HELD] تم التسجيل { $time }. لا يُمنح شيء حتى يراجعه المشغّل.
    [QUALIFIED] منذ { $time }
    [REJECTED] تم التسجيل { $time }. قرّر المشغّل أن هذا الصديق غير محتسب.
   *[EXPIRED] لم يتحقق ما تطلبه الخطة حتى { $time }
}
# $state: where it stands, a word. $amount: with its currency. $time: a date and time.
invite-own = { $state ->
    [REGISTERED] جئت عبر رابط صديق. يمكنك استلام { $amount } متى تحقق هذا قبل { $time }.
    [HELD] جئت عبر رابط صديق. يراجعه المشغّل أولًا، ولا يُمنح { $amount } قبل ذلك.
    [QUALIFIED] جئت عبر رابط صديق، ومُنحت { $amount }.
    [REJECTED] جئت عبر رابط صديق. قرّر المشغّل أنه غير محتسب.
   *[EXPIRED] جئت عبر رابط صديق. انتهى وقت { $amount } { $time }.
}

view-invite-link = رابطك
view-invite-code = رمز QR لرابطك
view-invite-share = مشاركة
# $brand: name of the site.
view-invite-share-text = دعوة إلى { $brand }
view-invite-preview = الصفحة التي يراها أصدقاؤك
view-invite-steps = ما يفعله صديقك
view-invite-gives = ما تحصل عليه
view-invite-terms = الشروط
view-invite-sums = ما تحقق حتى الآن
view-invite-friends = أصدقاؤك
view-invite-friends-empty = لم يُتمّ أحد التسجيل عبر رابطك بعد.
view-invite-own = دعوتك أنت
view-invite-no-plan = لا توجد خطة جارية حاليًا: رابطك يعمل، ولا يُمنح شيء عن الأصدقاء الذين يجري تسجيلهم الآن.
view-invite-closed-title = الدعوات غير متاحة لك حاليًا
view-invite-closed-text = خدمة العملاء توضّح لك المزيد.
view-invite-to-rewards = إلى مركز المكافآت
