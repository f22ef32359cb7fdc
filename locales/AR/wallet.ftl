# My wallet: what there is, what may leave, and why (sections 2 and 3 of the specification).
wallet-balance = ما لديك
wallet-withdrawable = ما يمكنك سحبه
wallet-held = مجمّد في الطريق
wallet-spendable = متاح للعب
wallet-kept = يجب رهانه أولًا
wallet-about-balance = كل ما في محفظتك، مع المجمّد منه.
wallet-about-withdrawable = ما يمكن أن يخرج الآن. وتجد حسابه أدناه.
wallet-about-held = محفوظ لعمليات السحب حتى تُسلَّم. تعرض صفحة السحب كلًا منها.
wallet-about-held-none = لا شيء في طريقه إلى الخروج.
# $reference: number of a deposit or name of a promotion.
wallet-locked-by = محجوز بسبب { $reference } حتى رهانه
wallet-short = المحجوز أكثر من الموجود، فلا يمكن سحب شيء بعد.
# $amount: an amount with its currency.
wallet-elsewhere = { $amount } في محافظ أخرى. هو لك، ويمكن سحبه متى عاد إلى المحفظة الرئيسية.

# $reference: number of a deposit or name of a promotion.
credit-deposit = إيداع { $reference }
# $reference: name of a promotion.
credit-bonus = مكافأة: { $reference }
# $reference: name of a promotion.
credit-reward = جائزة: { $reference }
# $reference: what it was for.
credit-gift = هدية: { $reference }
# $amount: an amount with its currency.
credit-rule-once = { $amount }، يجب رهانه مرة واحدة
# $amount: an amount with its currency. $times: a number, maybe with decimals.
credit-rule-times = { $amount }، مرات رهانه المطلوبة: { $times }
# $done, $required: amounts with their currency.
credit-progress = تم رهان { $done } من { $required }
# $amount: an amount with its currency.
credit-left = المتبقي { $amount }
credit-done = اكتمل

# $bet, $counted: amounts with their currency.
next-bet-counts = رهان بقيمة { $bet } يُحتسب { $counted }.
# $bet, $counted: amounts with their currency.
next-bet-nothing = رهان بقيمة { $bet } لا يُحتسب هنا: { $counted }.
# $amount: an amount with its currency. $reference: number of a deposit or name of a promotion.
next-bet-after = بعده يبقى من { $reference } ما يجب رهانه: { $amount }.
