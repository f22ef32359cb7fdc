# What contracts have brought: dividends, daily, hourly and real-time wages.

# $role: which side of a contract, a word.
settlement-role = { $role ->
    [PAYER] ខ្ញុំបង់
   *[PAYEE] ខ្ញុំទទួល
}
# $status: where a settlement stands, a word.
settlement-status = { $status ->
    [CALCULATED] រង់ចាំការអនុម័ត
    [PENDING] រង់ចាំបង់
    [PAID] បានបង់
    [REFUSED] បានបដិសេធ
    [PARTIAL] បានបង់មួយផ្នែក
    [OVERDUE] ហួសកំណត់
   *[ALL] ទាំងអស់
}
# $fact: a figure, a word.
settlement-fact = { $fact ->
    [COUNT] ចំនួនទូទាត់
    [TURNOVER] ប្រាក់ភ្នាល់
    [VALID_BET] ការភ្នាល់មានសុពលភាព
    [PAYOUT] ប្រាក់ឈ្នះ
    [REBATE] ប្រាក់សងត្រឡប់
    [BONUSES] ប្រាក់រង្វាន់
    [DEPOSITS] ប្រាក់ដាក់
    [NET_LOSS] ការខាតសុទ្ធ
    [BASIS] មូលដ្ឋានគណនា
    [CARRIED_IN] យកពីវគ្គមុន
    [CARRIED_OUT] ផ្ទេរទៅវគ្គក្រោយ
    [ACTIVE] សមាជិកសកម្ម
    [DUE] សម្រាប់វគ្គនេះ
    [DUE_NOW] រហូតមកដល់ឥឡូវ
    [CORRECTED] កែតម្រូវវគ្គមុន
    [DEBT_IN] ត្រូវកាត់វិញ មុននេះ
    [DEBT_OUT] ត្រូវកាត់វិញ ក្រោយនេះ
    [PAID] បានបង់
   *[AMOUNT] ចំនួនទឹកប្រាក់
}
# $tier: number of the tier, 0 for the guaranteed rate. $rate: a rate with its sign.
settlement-tier = { $tier ->
    [0] អត្រាធានា { $rate }
   *[1] កម្រិត { $tier }, { $rate }
}
# $need: what a tier needs, a word. $tier: its number. $reached, $needed: money, or a number of members.
settlement-need = { $need ->
    [NET_LOSS] កម្រិត { $tier }៖ ការខាតសុទ្ធ { $reached } នៃ { $needed }
    [ACTIVE_MEMBERS] កម្រិត { $tier }៖ សមាជិកសកម្ម { $reached } នៃ { $needed }
   *[TURNOVER] កម្រិត { $tier }៖ ប្រាក់ភ្នាល់ { $reached } នៃ { $needed }
}
# $role: which side of a contract, a word. $account: who is paid.
settlement-running = { $role ->
    [PAYER] សម្រាប់ { $account }
   *[PAYEE] សម្រាប់អ្នក
}
# $rate: a rate with its sign.
settlement-next = ទៅកម្រិតបន្ទាប់ { $rate }
# $side: who it is, a word. $account: of the other side.
settlement-party = { $side ->
    [OPERATOR] ពីប្រតិបត្តិករ
    [TO] ទៅ { $account }
   *[FROM] ពី { $account }
}
settlement-wallet = កាបូប
# $note: what is unusual, a word.
settlement-note = { $note ->
    [CAPPED] ពិដាននៃកម្រិតធ្វើឱ្យចំនួនថយចុះ។
    [CHANGED] ការភ្នាល់យឺត ឬត្រូវបានលុបបានផ្លាស់ប្តូរវគ្គនេះ ភាពខុសគ្នានៅក្នុងការបង់លើកក្រោយ។
    [LATE] ការភ្នាល់ទាំងនេះលេចឡើងក្រោយវគ្គបានទូទាត់ ចំនួននៅក្នុងការបង់លើកក្រោយ។
   *[CORRECTIONS_ONLY] កិច្ចសន្យាបានបញ្ចប់៖ ទូទាត់តែការកែតម្រូវ។
}

# The views' own words.
view-settlement-running = វគ្គកំពុងដំណើរការ
view-settlement-so-far = រហូតមកដល់ឥឡូវ
view-settlement-side = ភាគី
view-settlement-status = ស្ថានភាព
view-settlement-list = ការទូទាត់
view-settlement-none-title = មិនទាន់មានការទូទាត់
view-settlement-none-text = ការទូទាត់ដំបូងមានក្រោយចប់វគ្គនៃកិច្ចសន្យារបស់អ្នក។
view-settlement-back = ត្រឡប់ទៅការទូទាត់
view-settlement-unknown-title = គ្មានការទូទាត់នេះទេ
view-settlement-unknown-text = វាអាចជារបស់គណនីផ្សេង។
view-settlement-how = របៀបគណនា
view-settlement-stopped = ហេតុអ្វីមិនដល់កម្រិតខ្ពស់ជាង
view-settlement-payments = ការបង់
view-settlement-members = រួមមានអ្នកណា
view-settlement-paid = បានបង់ { $amount }
view-settlement-reason = មូលហេតុ
