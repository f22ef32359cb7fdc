# Messages to the member.

# $category: what messages are about, a word.
inbox-category = { $category ->
    [SYSTEM] النظام
    [PAYMENT] المدفوعات
    [SECURITY] الأمان
    [PROMO] العروض
    [AGENT] وكيلك
    [AGENT] الفريق
    [RG] لعب تحت السيطرة
   *[ALL] الكل
}
# $kind: what has happened, a word.
inbox-title = { $kind ->
    [DEPOSIT_CREDITED] تمت إضافة الإيداع
    [WITHDRAWAL_PAID] تم إرسال السحب
    [WITHDRAWAL_REJECTED] رُفض السحب
    [WITHDRAWAL_FAILED] تعذّر دفع السحب
    [WITHDRAWAL_RETURNED] أُعيد السحب
    [BALANCE_CORRECTED] صُحّح رصيدك
    [UPLINE_TRANSFER_SENT] تحويل إلى المستوى الأعلى
    [UPLINE_TRANSFER_RECEIVED] تحويل من عضو تابع لك
    [DOWNLINE_TRANSFER_SENT] تحويل إلى عضو تابع لك
    [DOWNLINE_TRANSFER_RECEIVED] تحويل من الوكيل الأعلى
    [PAYMENT_PASSWORD_CHANGED] تغيّرت كلمة مرور الدفع
    [PASSWORD_CHANGED] تغيّرت كلمة المرور
    [AUTHENTICATOR_ADDED] أُضيف تطبيق المصادقة
    [AUTHENTICATOR_REMOVED] أُزيل تطبيق المصادقة
    [PASSKEY_ADDED] أُضيف مفتاح مرور
    [PASSKEY_REMOVED] أُزيل مفتاح مرور
    [EMAIL_CHANGED] تغيّر عنوان البريد
    [MOBILE_CHANGED] تغيّر رقم الجوال
    [PAYOUT_ACCOUNT_ADDED] أُضيف حساب لاستلام الأموال
    [PAYOUT_ACCOUNT_REMOVED] أُزيل حساب لاستلام الأموال
    [PAYEE_NAME_SET] حُدّد اسم مستلم الأموال
    [IDENTITY_APPROVED] تمت الموافقة على التحقق من الهوية
    [IDENTITY_REJECTED] لم تتم الموافقة على التحقق من الهوية
    [ACCOUNT_CLOSED] أُغلق الحساب
    [ACCOUNT_REOPENED] أُعيد فتح الحساب
    [ACCOUNT_FROZEN] حسابك مجمّد
    [ACCOUNT_UNFROZEN] رُفع التجميد عن حسابك
    [EXCLUDED] مستبعد من اللعب
    [REDEMPTION_APPROVED] قُبل الاستبدال
    [REDEMPTION_REJECTED] رُفض الاستبدال
    [REDEMPTION_CODE] رمزك جاهز
    [REDEMPTION_SHIPPED] طردك في الطريق
    [CASHBACK_READY] استرداد نقدي للمطالبة به
    [LEVEL_GIFT_READY] هدية مستوى للمطالبة بها
    [RED_ENVELOPE_READY] مظروف أحمر لك
    [FREE_SPINS_READY] دورات مجانية لك
    [REFERRAL_READY] مكافأة دعوة بانتظار الاستلام
    [LEVEL_REACHED] مستوى جديد
    [LEVEL_LOWERED] انخفض المستوى
    [MISSION_COMPLETED] مهمة مكتملة
    [LEADERBOARD_PRIZE] جائزة لوحة الصدارة
    [AGENT_APPOINTED] أصبحت وكيلًا
    [AGENT_REFUSED] رُفض طلب الانضمام كوكيل
    [SETTLEMENT_PAID] دفعة عقد
    [SETTLEMENT_PART_PAID] دفعة جزئية من عقد
    [SETTLEMENT_REFUSED] رُفضت دفعة عقد
    [CONTRACT_OFFERED] عقد ينتظر ردك
    [CONTRACT_SIGNED] تم توقيع العقد
    [CONTRACT_DECLINED] لم يُتفق على العقد
    [CONTRACT_ENDED] عقد على وشك الانتهاء
    [RATES_CHANGED] تتغير نسب الاسترداد الخاصة بك
   *[OTHER] رسالة
}
# $detail: what is said, a word. $amount: money with its currency, and its sign where it was taken. $number: of a deposit,
# withdrawal or transfer. $name: of an account, passkey or person, mostly hidden.
inbox-text = { $detail ->
    [DEPOSIT] أصبح مبلغ { $amount } من الإيداع { $number } في محفظتك.
    [PAID] أُرسل إليك مبلغ { $amount } (السحب { $number }). يُرجى أن تبيّن في صفحته هل وصل.
    [BACK] عاد مبلغ { $amount } من السحب { $number } إلى محفظتك.
    [CORRECTED] صحّح المشغّل رصيدك بمبلغ { $amount }.
    [SENT] حوّلت { $amount } إلى المستوى الأعلى (رقم { $number }).
    [RECEIVED] وصلك { $amount } من عضو تابع لك (رقم { $number }).
    [SENT_DOWN] حوّلت { $amount } إلى عضو تابع لك (رقم { $number }).
    [RECEIVED_DOWN] وصلك { $amount } من الوكيل الأعلى (رقم { $number }).
    [FROZEN] جمّد الوكيل الأعلى حسابك. لا تزال أموالك فيه. تواصل مع الوكيل أو مع خدمة العملاء.
    [UNFROZEN] رُفع التجميد عن حسابك. يمكنك تسجيل الدخول كالمعتاد.
    [IDENTITY] تجد السبب وما يلزم في مركز الأمان.
    [CLOSED] يمكن لخدمة العملاء إعادة فتحه خلال مدة.
    [EXCLUDED] أنت مستبعد من اللعب في حساب آخر، ولذلك استُبعد هذا الحساب أيضًا. لا يزال بإمكانك سحب أموالك.
    [REDEMPTION_APPROVED] قُبل الاستبدال { $number }.
    [REDEMPTION_REJECTED] رُفض الاستبدال { $number } وأُعيدت النقاط. السبب في متجر النقاط.
    [REDEMPTION_CODE] رمز الاستبدال { $number } في متجر النقاط.
    [REDEMPTION_SHIPPED] سُلّم طرد الاستبدال { $number } إلى شركة الشحن. رقم التتبع في متجر النقاط.
    [CASHBACK] ينتظرك في مركز المكافآت استرداد نقدي قدره { $amount }.
    [LEVEL_GIFT] تنتظرك في مركز المكافآت هدية { $name } وقدرها { $amount }.
    [RED_ENVELOPE] ينتظرك في مركز المكافآت مظروف أحمر قدره { $amount }.
    [FREE_SPINS] دورات مجانية: { $number }. تجد في صفحة «تفاصيل كل مكافأة» الألعاب التي تُلعب فيها وآخر موعد لها.
    [REFERRAL] { $amount } من دعوة الأصدقاء ينتظر في مركز المكافآت.
    [LEVEL] بلغت المستوى { $name }.
    [LEVEL_LOWERED] مستواك الآن هو { $name }.
    [MISSION] مكافأتها في انتظارك: خذها قبل انتهاء وقتها.
    [LEADERBOARD] أصبح { $amount } في محفظتك.
    [LEADERBOARD_POINTS] أُضيفت الجائزة إلى نقاطك.
    [AGENT] مركز الوكلاء مفتوح لك: ادعُ أعضاء، وتابع فريقك وما يحققه.
    [SETTLEMENT_PAID] أصبح { $amount } من عقدك في محفظتك.
    [SETTLEMENT_PART_PAID] أصبح { $amount } من عقدك في محفظتك، ولا يزال الباقي مستحقًا لك.
    [SETTLEMENT_REFUSED] رفض المشغّل دفعة قدرها { $amount } من عقد. السبب في سجلات مركز الوكلاء.
    [SETTLEMENT_GIVEN] خرج { $amount } من محفظتك لعقد مع عضو أدنى منك.
    [CONTRACT] العقد { $number } مع { $name }. تجده في مركز الوكلاء.
    [CONTRACT_OPERATOR] العقد { $number } مع المشغّل. تجده في مركز الوكلاء.
    [RATES] غيّر { $name } نسب الاسترداد الخاصة بك. تسري ابتداءً من { $number }:
   *[NAME] { $name }
}
inbox-advice = إن لم تكن أنت، فغيّر كلمة مرور الدخول فورًا وتواصل مع خدمة العملاء.
# $to: where the link leads, a word.
inbox-action = { $to ->
    [DEPOSIT] عرض الإيداع
    [WITHDRAWAL] عرض السحب
    [RECORD] عرض سجل الحساب
    [TRANSFERS] عرض التحويلات
    [SECURITY] عرض حسابي
    [PAYOUT] عرض حسابات الاستلام
    [FAIR_PLAY] عرض «اللعب بوعي»
    [MALL] عرض سجل الاستبدال
    [REWARDS] عرض مركز المكافآت
    [BONUSES] عرض تفاصيل كل مكافأة
    [MISSIONS] عرض المهام ولوحات الصدارة
    [AGENT] افتح مركز الوكلاء
    [CONTRACTS] افتح مركز الوكلاء
   *[OTHER] فتح الصفحة
}

view-inbox-list = الرسائل
view-inbox-categories = الفئات
view-inbox-pick = تحديد
view-inbox-pick-all = تحديد الكل
# $count: a number.
view-inbox-picked = المحدد: { $count }
view-inbox-read = وضع علامة مقروء
view-inbox-read-all = وضع علامة مقروء على الكل
view-inbox-delete = حذف
# $count: a number.
view-inbox-ask = هل تُحذف الرسائل المحددة نهائيًا؟ المحدد: { $count }
view-inbox-keep = إبقاء
view-inbox-unread = غير مقروءة
view-inbox-pinned = مثبتة
view-inbox-reply = الكتابة إلى خدمة العملاء
view-inbox-back = كل الرسائل
view-inbox-choose = اختر رسالة لقراءتها هنا.
view-inbox-unknown = لم تعد هذه الرسالة هنا.
view-inbox-empty-title = لا رسائل بعد
view-inbox-empty-text = ما يحدث لأموالك وحسابك تُبلَّغ به هنا.
view-inbox-no-match-title = لا شيء في هذه الفئة
view-inbox-no-match-text = اختر فئة أخرى لترى البقية.
view-inbox-bulk = الرسائل المحددة
