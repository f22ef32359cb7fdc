# The reward centre and the member's level.

# $kind: what a reward came by, a word.
reward-kind = { $kind ->
    [RAFFLE] សិទ្ធិចាប់ឆ្នោត
    [CASHBACK] ប្រាក់ត្រឡប់
    [LEVEL_GIFT] អំណោយកម្រិត
    [RED_ENVELOPE] អាំងប៉ាវ
    [REFERRAL] អញ្ជើញមិត្ត
    [MISSION] រង្វាន់បេសកកម្ម
   *[PROMOTION] ប្រូម៉ូសិន
}
# $name: a title as its owner writes it, or an amount with its currency.
reward-name = { $name }
reward-nameless = រង្វាន់ដែលលែងមានឈ្មោះ
# $amount: a number as text.
reward-points = { $amount } ពិន្ទុ
# $amount: a number as text.
reward-draws = ចំនួនចាប់ឆ្នោត៖ { $amount }
reward-rule-free = មិនចាំបាច់ភ្នាល់
# $times: a number as text.
reward-rule-times = ត្រូវភ្នាល់ { $times } ដងមុនដកប្រាក់
# $time: a date and time.
reward-until = អាចទទួលបានរហូតដល់ { $time }
reward-until-never = អាចទទួលបានគ្រប់ពេល
# $time: a date and time.
reward-from = អាចទទួលបានចាប់ពី { $time }
# $from, $until: days.
reward-period = សម្រាប់ { $from } ដល់ { $until }
# $state: what has become of it, a word. $time: a date and time.
reward-state = { $state ->
    [EXPIRED] ផុតកំណត់នៅ { $time }
    [WITHDRAWN] បានដកចេញ៖ អ្នកត្រូវបានដកចេញពីការលេង
   *[CLAIMED] បានទទួលនៅ { $time }
}
# $unit: what it consists of, a word. $amount: with its currency, or a number as text.
reward-claimed = { $unit ->
    [POINTS] { $amount } ពិន្ទុជារបស់អ្នកហើយ។
   *[MONEY] { $amount } នៅក្នុងកាបូបរបស់អ្នកហើយ។
}

# $level: a number as text.
level-rank = កម្រិត { $level }
level-vip = បម្រើដោយសេវាអតិថិជន VIP
# $name: of a level.
level-next = កម្រិតបន្ទាប់៖ { $name }
# $percent: a number as text. $name: of a level.
level-progress = បាន { $percent }% ទៅកាន់ { $name }
level-top = នេះជាកម្រិតខ្ពស់បំផុត។
level-need-turnover = ការភ្នាល់ដែលរាប់
level-need-deposits = ការដាក់ប្រាក់
level-kept-always = មិនទាមទារអ្វីដើម្បីរក្សាកម្រិតនេះទេ។
level-stays = កម្រិតដែលអ្នកបានទៅដល់នៅជារបស់អ្នក។
# $from, $until: days.
level-period = រយៈពេលនេះ៖ { $from } ដល់ { $until }។ កម្រិតត្រូវពិនិត្យពេលវាចប់។
# $raise: when a level is given, a word.
level-raise = { $raise ->
    [AT_REVIEW] កម្រិតដែលអ្នកទៅដល់ជារបស់អ្នកក្រោយការពិនិត្យ។
   *[AT_ONCE] កម្រិតដែលអ្នកទៅដល់ជារបស់អ្នកភ្លាម។
}
# $amount: with its currency. $times: a number as text.
level-gift = អំណោយ៖ { $amount } ត្រូវភ្នាល់ { $times } ដង
# $amount: with its currency.
level-gift-free = អំណោយ៖ { $amount } មិនចាំបាច់ភ្នាល់
# $amount: with its currency.
level-gift-given = អំណោយ៖ { $amount } បានផ្តល់រួច
# $cause: why the level has changed, a word. $name: of a level.
level-change = { $cause ->
    [REVIEW] បានពិនិត្យ៖ { $name }
    [OPERATOR] កំណត់ដោយសេវាអតិថិជន៖ { $name }
   *[REACHED] បានទៅដល់៖ { $name }
}

# $kind: of what a part comes back and how often, a word.
cashback-about = { $kind ->
    [NET_LOSS_DAILY] មួយផ្នែកនៃប្រាក់ដែលអ្នកចាញ់ក្នុងមួយថ្ងៃ
    [NET_LOSS_MONTHLY] មួយផ្នែកនៃប្រាក់ដែលអ្នកចាញ់ក្នុងមួយខែ
    [VALID_BET_DAILY] មួយផ្នែកនៃការភ្នាល់ដែលរាប់ក្នុងមួយថ្ងៃ
    [VALID_BET_WEEKLY] មួយផ្នែកនៃការភ្នាល់ដែលរាប់ក្នុងមួយសប្តាហ៍
    [VALID_BET_MONTHLY] មួយផ្នែកនៃការភ្នាល់ដែលរាប់ក្នុងមួយខែ
   *[NET_LOSS_WEEKLY] មួយផ្នែកនៃប្រាក់ដែលអ្នកចាញ់ក្នុងមួយសប្តាហ៍
}
cashback-all-products = ហ្គេមផ្សេងទៀតទាំងអស់
# $amount: with its currency.
cashback-cap = ច្រើនបំផុត { $amount } ក្នុងមួយរយៈពេល
# $amount: with its currency.
cashback-least = តិចជាង { $amount } មិនបង់ទេ
# $days: a number as text.
cashback-claim-days = ចំនួនថ្ងៃដើម្បីទទួល៖ { $days }
# $level: a number as text.
cashback-rate-level = ចាប់ពីកម្រិត { $level }

view-reward-open = ទទួលឥឡូវនេះ
view-reward-later = ពេលក្រោយ
view-reward-past = បានទទួល និងផុតកំណត់
view-reward-claim = ទទួល
view-reward-go = ទៅទំព័ររបស់វា
view-reward-empty-title = ឥឡូវនេះគ្មានអ្វីត្រូវទទួលទេ
view-reward-empty-text = រង្វាន់ពីប្រូម៉ូសិន ប្រាក់ត្រឡប់ និងកម្រិត នឹងបង្ហាញនៅទីនេះភ្លាមពេលមាន។
view-reward-to-promotions = មើលប្រូម៉ូសិន
view-reward-to-bonuses = មើលព័ត៌មានប្រាក់រង្វាន់
view-reward-past-empty = មិនទាន់មានអ្វីបានទទួល ឬផុតកំណត់ទេ។
view-level-title = កម្រិតរបស់អ្នក
view-level-keep = ដើម្បីរក្សា ក្នុងរយៈពេលនីមួយៗ
view-level-all = កម្រិតទាំងអស់
view-level-current = កម្រិតរបស់អ្នកឥឡូវនេះ
view-level-start = កន្លែងដែលមនុស្សគ្រប់គ្នាចាប់ផ្តើម
view-level-no-gift = គ្មានអំណោយ
view-level-changes = ការផ្លាស់ប្តូរកម្រិតរបស់អ្នក
view-cashback-title = ប្រាក់ត្រឡប់
# $plan: what the plan is called.
view-cashback-rates = អត្រារបស់{ $plan }
view-cashback-own = របស់អ្នកឥឡូវនេះ
