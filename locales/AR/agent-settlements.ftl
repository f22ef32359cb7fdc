# What contracts have brought: dividends, daily, hourly and real-time wages.

# $role: which side of a contract, a word.
settlement-role = { $role ->
    [PAYER] أدفع
   *[PAYEE] يُدفع لي
}
# $status: where a settlement stands, a word.
settlement-status = { $status ->
    [CALCULATED] بانتظار الموافقة
    [PENDING] بانتظار الدفع
    [PAID] مدفوع
    [REFUSED] مرفوض
    [PARTIAL] مدفوع جزئيًا
    [OVERDUE] متأخر
   *[ALL] الكل
}
# $fact: a figure, a word.
settlement-fact = { $fact ->
    [COUNT] التسويات
    [TURNOVER] مبلغ الرهان
    [VALID_BET] الرهانات الصالحة
    [PAYOUT] مبلغ الدفع
    [REBATE] الاسترداد
    [BONUSES] المكافآت
    [DEPOSITS] الإيداعات
    [NET_LOSS] صافي الخسارة
    [BASIS] أساس الحساب
    [CARRIED_IN] مرحّل من السابق
    [CARRIED_OUT] مرحّل إلى التالي
    [ACTIVE] الأعضاء النشطون
    [DUE] مستحق الفترة
    [DUE_NOW] المستحق حتى الآن
    [CORRECTED] تصحيحات فترات سابقة
    [DEBT_IN] للاسترجاع قبلها
    [DEBT_OUT] للاسترجاع بعدها
    [PAID] مدفوع
   *[AMOUNT] المبلغ
}
# $tier: number of the tier, 0 for the guaranteed rate. $rate: a rate with its sign.
settlement-tier = { $tier ->
    [0] النسبة المضمونة { $rate }
   *[1] الشريحة { $tier }، { $rate }
}
# $need: what a tier needs, a word. $tier: its number. $reached, $needed: money, or a number of members.
settlement-need = { $need ->
    [NET_LOSS] الشريحة { $tier }: صافي الخسارة { $reached } من { $needed }
    [ACTIVE_MEMBERS] الشريحة { $tier }: الأعضاء النشطون { $reached } من { $needed }
   *[TURNOVER] الشريحة { $tier }: مبلغ الرهان { $reached } من { $needed }
}
# $role: which side of a contract, a word. $account: who is paid.
settlement-running = { $role ->
    [PAYER] لـ { $account }
   *[PAYEE] لك
}
# $rate: a rate with its sign.
settlement-next = للشريحة التالية، { $rate }
# $side: who it is, a word. $account: of the other side.
settlement-party = { $side ->
    [OPERATOR] من المشغّل
    [TO] إلى { $account }
   *[FROM] من { $account }
}
settlement-wallet = المحفظة
# $note: what is unusual, a word.
settlement-note = { $note ->
    [CAPPED] سقف الشريحة خفّض المبلغ.
    [CHANGED] رهانات متأخرة أو ملغاة غيّرت هذه الفترة لاحقًا؛ الفرق في دفعة تالية.
    [LATE] ظهرت هذه الرهانات بعد تسوية الفترة؛ المبلغ في دفعة تالية.
   *[CORRECTIONS_ONLY] كان العقد منتهيًا: سُوّيت التصحيحات فقط.
}

# The views' own words.
view-settlement-running = الفترة الجارية
view-settlement-so-far = حتى الآن
view-settlement-side = الطرف
view-settlement-status = الحالة
view-settlement-list = التسويات
view-settlement-none-title = لم تتم أي تسوية بعد
view-settlement-none-text = تأتي أول تسوية بعد نهاية فترة من عقدك.
view-settlement-back = العودة إلى التسويات
view-settlement-unknown-title = لا توجد تسوية كهذه
view-settlement-unknown-text = قد تعود إلى حساب آخر.
view-settlement-how = كيف نتج المبلغ
view-settlement-stopped = لماذا لم تُحتسب شريحة أعلى
view-settlement-payments = الدفعات
view-settlement-members = ممّن يتكوّن
view-settlement-paid = دُفع { $amount }
view-settlement-reason = السبب
