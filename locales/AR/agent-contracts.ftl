# Contracts of agents: the core's words.
error-contract-terms = لا يمكن عرض هذه الشروط: تخالف قاعدة أو تتجاوز ما يسمح به المشغّل.
error-contract-exceeds = هذه الشروط أعلى من عقدك من النوع نفسه، أو ليس لديك عقد منه. خفّضها.
error-contract-stands = يوجد بينكما عقد من هذا النوع، أو طلب بشأنه ما زال مفتوحًا.
error-contract-party = لا يستطيع أحدكما التوقيع الآن: الحساب مغلق أو مستبعد، أو لم تعودا متتاليين مباشرة.
error-contracts-end = ستنتهي عقود في الأسفل. اطّلع على القائمة ووافق عليها أولًا.
agent-about-contracts = ما اتفقت عليه مع وكيلك الأعلى ومن تحتك، وما يعود به وما كان سيعود به.
agent-contract-tier = الشريحة { $tier }
agent-contract-with-downline = مع { $party }
agent-contract-version = الإصدار { $version }، من { $from }
agent-contract-ending = { $downline } (من { $upline }): { $rate }، ثم { $most } على الأكثر
agent-contract-unreadable = بعض الخانات لا تُقرأ.
agent-contract-reason-short = اذكر السبب في 3 أحرف على الأقل.
# $count: a number.
agent-contract-periods = { $count ->
    [zero] لا فترات
    [one] فترة واحدة
    [two] فترتان
    [few] { $count } فترات
    [many] { $count } فترة
   *[other] { $count } فترة
}
agent-contract-plain = { $text }
agent-contract-tab = { $tab ->
    [records] السجلات
    [contract] العقود
    [requests] الطلبات
   *[workbench] طاولة الحساب
}
agent-contract-label = { $what ->
    [PERIOD] الفترة
    [BASIS] جزء من
    [PRODUCTS] المنتجات
    [SUB_TEAMS] كل المستويات أدناه
    [SELF] يُحسب لعبك
    [PAYER] يدفعه
    [GUARANTEED] النسبة المضمونة
    [CARRY_OVER] تحت الصفر
    [PLATFORM_FEE] رسم المنصة
    [BONUSES] تُخصم المكافآت
    [PAYMENT_FEE] رسم الدفع
    [TURNOVER] مبلغ رهان من
    [NET_LOSS] صافي خسارة من
    [MEMBERS] أعضاء نشطون
    [LEAST] أقل رهان صالح لكل منهم
    [RATE] النسبة
   *[CAP] على الأكثر
}
agent-contract-word = { $word ->
    [REALTIME_5M] خمس دقائق
    [HOURLY] ساعة
    [DAILY] يوم
    [WEEKLY] أسبوع
    [HALF_MONTHLY] نصف شهر
    [MONTHLY] شهر
    [NET_LOSS] صافي الخسارة
    [TURNOVER] مبلغ الرهان
    [VALID_BET] الرهانات الصالحة
    [GGR] مبلغ الرهان ناقص مبلغ الدفع
    [NGR] صافي الإيراد
    [RESET] تبدأ من الصفر
    [CARRY_NEGATIVE] تُرحّل
    [UPLINE] الوكيل الأعلى
    [OPERATOR] المشغّل
    [YES] نعم
    [NO] لا
   *[ALL] كل المنتجات
}
agent-contract-action = { $action ->
    [OFFER] اعرض
    [COUNTER] شروط أخرى
    [ACCEPT] اقبل ووقّع
    [REJECT] ارفض
    [WITHDRAW] اسحب
    [TERMINATE] أنهِ العقد
    [AMEND] غيّر الشروط
   *[ASK] اطلب عقدًا
}
agent-contract-step = { $action ->
    [OFFER] وقّع عرضك
    [COUNTER] وقّع شروطًا أخرى
    [ACCEPT] وقّع هذا العقد
    [REJECT] ارفض الطلب
    [WITHDRAW] اسحب طلبك
   *[TERMINATE] اطلب إنهاء العقد
}
agent-contract-done = { $action ->
    [OFFER] أُرسل العرض.
    [COUNTER] أُرسلت شروطك.
    [ACCEPT] تم التوقيع، ويسري من الفترة القادمة.
    [REJECT] رُفض الطلب.
    [WITHDRAW] سُحب الطلب.
   *[TERMINATE] طُلب من الطرف الآخر الإنهاء.
}
agent-contract-with-upline = { $named ->
    [OPERATOR] مع المشغّل
   *[ACCOUNT] مع وكيلك الأعلى { $party }
}
agent-contract-status = { $status ->
    [ACTIVE] يسري منذ { $from }
    [TERMINATING] ينتهي { $until }: { $why ->
            [RATE_LOWERED] خُفّض عقد الوكيل الأعلى نفسه
            [UPLINE_CHANGED] تغيّر الوكيل الأعلى
           *[AGREED] اتفق الطرفان
        }
   *[ENDED] انتهى { $until }: { $why ->
            [RATE_LOWERED] خُفّض عقد الوكيل الأعلى نفسه
            [UPLINE_CHANGED] تغيّر الوكيل الأعلى
           *[AGREED] اتفق الطرفان
        }
}
agent-contract-signed = { $named ->
    [OPERATOR] وقّعه المشغّل، { $time }
   *[ACCOUNT] وقّعه { $party }، { $time }
}
agent-contract-request = { $what ->
    [NEW] عقد جديد مع { $named ->
            [OPERATOR] المشغّل
           *[ACCOUNT] { $party }
        }
    [AMEND] شروط أخرى مع { $named ->
            [OPERATOR] المشغّل
           *[ACCOUNT] { $party }
        }
   *[TERMINATE] إنهاء عقد مع { $named ->
            [OPERATOR] المشغّل
           *[ACCOUNT] { $party }
        }
}
agent-contract-turn = { $turn ->
    [YOURS] بانتظار ردك حتى { $until }
    [THEIRS] أمام الطرف الآخر حتى { $until }
   *[CLOSED] { $status ->
            [ACCEPTED] وقّعه الطرفان
            [REJECTED] مرفوض
            [EXPIRED] لم يُجب أحد في الوقت
           *[CANCELLED] مسحوب
        }
}
agent-contract-bench-title = { $what ->
    [OFFER] عرض إلى { $named ->
            [NOBODY] المشغّل
           *[SOMEBODY] { $party }
        }
    [ASK] اطلب عقدًا من وكيلك الأعلى
    [AMEND] شروط أخرى مع { $named ->
            [NOBODY] المشغّل
           *[SOMEBODY] { $party }
        }
    [COUNTER] رد على { $named ->
            [NOBODY] المشغّل
           *[SOMEBODY] { $party }
        }
   *[WORKBENCH] طاولة الحساب
}
agent-contract-closed = { $what ->
    [RIGHT] لا يمكنك بدء عقد من هذا النوع.
    [NO_OWN] ليس لديك عقد من هذا النوع، فلا يمكنك عرضه.
   *[GONE] لم يعد هذا موجودًا.
}
agent-contract-fault = { $fault ->
    [PERIOD] لا فترة كهذه لهذا النوع
    [BASIS] لا أساس كهذا لهذا النوع
    [PRODUCTS] اختر المنتجات، كلًا مرة
    [UNKNOWN_PRODUCT] لا منتج كهذا
    [CARRY_OVER] مبلغ الرهان لا ينزل تحت الصفر فلا شيء يُرحّل
    [DEDUCTIONS] الخصومات لصافي الإيراد وحده
    [RATE] نسبة فوق 100%
    [NO_RATE] لن يُدفع شيء أبدًا
    [TOO_MANY_TIERS] شرائح كثيرة جدًا
    [NEGATIVE] لا يجوز ما تحت الصفر
    [CAP] الحد يجب أن يكون فوق الصفر
    [LEAST_STAKE] أقل رهان يحتاج أعضاء نشطين
    [NOT_RISING] يجب أن تطلب أكثر من الشريحة أدناها ولا أقل في شيء
    [RATE_FALLS] لا يجوز أن تعطي أقل من الشريحة أدناها
   *[CAP_FALLS] لا يجوز أن يقل الحد عن حد الشريحة أدناها
}
agent-contract-excess = { $what ->
    [KIND] نوع غير عقدك
    [PRODUCTS] منتجات غير عقدك
    [SUB_TEAMS] مستويات لا يحسبها عقدك
    [CARRY_OVER] عقدك يرحّل ما تحت الصفر
    [PLATFORM_FEE] رسم المنصة { $allowed } على الأقل
    [BONUSES] تُخصم المكافآت كما في عقدك
    [PAYMENT_FEE] رسم الدفع { $allowed } على الأقل
    [RATE] هنا { $allowed } على الأكثر
   *[CAP] الحد { $allowed } على الأكثر
}

# The views' own words.
view-contracts-own = العقد مع وكيلك الأعلى
view-contracts-downlines = العقود مع من تحتك
view-contracts-none = لا عقود بعد
view-contracts-none-text = اعرض عقدًا من إدارة من تحتك، أو اطلب من وكيلك الأعلى.
view-contracts-text = النص والتواقيع
view-contracts-download = نزّل النص
view-contracts-hash = SHA-256
view-contracts-tiers = الشرائح
view-contracts-ending = تنتهي معه هذه العقود أدناه
view-contracts-agree = اطّلعت على القائمة وأوافق
view-contracts-reason = السبب
view-contracts-back = رجوع
view-contracts-set-password = عيّن كلمة مرور الدفع لتوقّع
view-contracts-add = أضف شريحة
view-contracts-raise = ارفع
view-contracts-remove = أزل
view-contracts-replay = ما كان سيعود به
view-contracts-period = الفترة
view-contracts-basis = جزء من
view-contracts-members = نشطون
view-contracts-tier = الشريحة
view-contracts-downline = من تحتك
view-contracts-mine = أنت
view-contracts-kept = يبقى لك
view-contracts-total = المجموع
view-contracts-chart = المبالغ لكل فترة
view-contracts-no-requests = لا طلبات
view-contracts-no-requests-text = ما تطلبه أنت أو الطرف الآخر يظهر هنا.
view-contracts-terms = الشروط
