# The records of the member centre.

# $account: whose movements, a word.
record-account = { $account ->
    [POINTS] ពិន្ទុ
   *[CASH] ប្រាក់
}
# $span: which days, a word.
record-span = { $span ->
    [TODAY] ថ្ងៃនេះ
    [YESTERDAY] ម្សិលមិញ
    [DAYS_7] 7 ថ្ងៃ
    [DAYS_30] 30 ថ្ងៃ
    [DAYS_365] 12 ខែ
   *[OWN] ជ្រើសថ្ងៃខ្លួនឯង
}
# $group: which kind, a word.
record-group = { $group ->
    [STAKES] ប្រាក់ភ្នាល់
    [PAYOUTS] ប្រាក់ឈ្នះ
    [DEPOSITS] ដាក់ប្រាក់
    [WITHDRAWALS] ដកប្រាក់
    [TRANSFERS] ផ្ទេរ
    [REWARDS] រង្វាន់
    [COMMISSION] កម្រៃជើងសារ
    [POINTS] ហាងប្ដូរពិន្ទុ
    [CORRECTIONS] ការកែតម្រូវ
   *[ALL] ទាំងអស់
}
# $direction: which way, a word.
record-direction = { $direction ->
    [IN] ចូល
    [OUT] ចេញ
   *[ALL] ទាំងអស់
}
# $kind: what happened, a word.
record-kind = { $kind ->
    [game_bet] ប្រាក់ភ្នាល់
    [game_win] ប្រាក់ឈ្នះ
    [game_bet_rollback] ប្រគល់ប្រាក់ភ្នាល់វិញ
    [game_win_rollback] ដកប្រាក់ឈ្នះវិញ
    [play_money_grant] ប្រាក់សាកលេង
    [play_money_return] ដកប្រាក់សាកលេងវិញ
    [correction] ការកែតម្រូវដោយប្រតិបត្តិករ
    [promotion_reward] ការផ្សព្វផ្សាយ
    [raffle_prize] រង្វាន់ចាប់ឆ្នោត
    [cashback] ប្រាក់ត្រឡប់
    [level_gift] អំណោយកម្រិត
    [red_envelope] អាំងប៉ាវ
    [referral_reward] អញ្ជើញមិត្ត
    [mission_reward] រង្វាន់បេសកកម្ម
    [leaderboard_prize] រង្វាន់តារាងចំណាត់ថ្នាក់
    [free_spins_win] ឈ្នះពីការបង្វិលឥតគិតថ្លៃ
    [free_spins_win_rollback] ដកប្រាក់ឈ្នះពីការបង្វិលឥតគិតថ្លៃវិញ
    [payment_deposit] ដាក់ប្រាក់
    [payment_withdrawal] ដកប្រាក់
    [payment_paid_out] បានបង់ប្រាក់ដក
    [payment_returned] ប្រាក់ដកត្រឡប់វិញ
    [upline_transfer] ផ្ទេរជាមួយខ្សែលើ
    [downline_transfer] ផ្ទេរជាមួយខ្សែក្រោម
    [rebate] ប្រាក់បង្វិល
    [dividend] ភាគលាភ
    [wage] ប្រាក់ឈ្នួល
    [transfer_to_vendor] ចូលកាបូបរបស់ក្រុមហ៊ុន
    [transfer_to_main] ត្រឡប់ពីកាបូបរបស់ក្រុមហ៊ុន
    [vendor_bet] ភ្នាល់ពីកាបូបរបស់ក្រុមហ៊ុន
    [balance_given_up] លះបង់ពេលបិទគណនី
    [bonus_cancelled] បោះបង់ប្រាក់រង្វាន់
    [bonus_given_up] លះបង់ប្រាក់រង្វាន់
    [stakes_returned] ប្រគល់ប្រាក់ភ្នាល់
    [points_earned] ពិន្ទុដែលបានទទួល
    [points_taken_back] ពិន្ទុដែលបានដកវិញ
    [points_redeemed] ពិន្ទុដែលបានប្ដូរ
    [points_returned] ពិន្ទុដែលបានសង
    [points_converted] ពិន្ទុប្ដូរជាប្រាក់
    [points_reward] រង្វាន់ហាងប្ដូរពិន្ទុ
   *[unknown] ចលនា
}
# $from: a day, year first. $zone: offset from UTC.
record-day-of = { $from } តាមថ្ងៃរបស់ប្រតិបត្តិករ ({ $zone })
# $from and $until: days, year first. $zone: offset from UTC.
record-days-of = { $from } ដល់ { $until } តាមថ្ងៃរបស់ប្រតិបត្តិករ ({ $zone })
record-days-wrong = ជ្រើសពីរថ្ងៃ ដោយថ្ងៃដំបូងមកមុន។
bets-all = ទាំងអស់
# $name: a name as its owner writes it.
bets-name = { $name }
# $status: where a bet stands, a word.
bets-status = { $status ->
    [PENDING] កំពុងរង់ចាំ
    [WON] ឈ្នះ
    [LOST] ចាញ់
    [DRAW] ស្មើ
   *[ROLLED_BACK] បានលុបចោល
}
bets-free = បង្វិលឥតគិតថ្លៃ
bets-fact-stake = ប្រាក់ភ្នាល់
bets-fact-valid = ប្រាក់ភ្នាល់មានសុពលភាព
bets-fact-payout = ប្រាក់ឈ្នះ
bets-fact-net = ឈ្នះឬចាញ់
bets-fact-placed = ពេលភ្នាល់
bets-fact-settled = ពេលទូទាត់
bets-fact-round = ជុំរបស់អ្នកផ្គត់ផ្គង់
# $state: how far the round is at its supplier, a word.
bets-outcome = { $state ->
    [settled] ជុំនេះបានបញ្ចប់។
    [undone] ជុំនេះត្រូវបានលុបចោល ហើយប្រាក់ភ្នាល់ត្រូវបានប្រគល់វិញ។
    [pending] ជុំនេះកំពុងបន្ត។
   *[gone] អ្នកផ្គត់ផ្គង់មិនរក្សារូបភាពនៃជុំនេះទៀតទេ។ ប្រាក់ភ្នាល់ និងប្រាក់ឈ្នះមាននៅខាងលើ។
}
bets-spin = ការបង្វិលបង់ប្រាក់
# $number: which of the free spins, from 1.
bets-spin-free = ការបង្វិលឥតគិតថ្លៃទី { $number }
# $kind: a word. $number: of the line, or of ways. $count: how many of the symbol. $payout: with its currency.
bets-win = { $kind ->
    [line] ខ្សែ { $number }៖ { $count } × { $symbol }, { $payout }
    [ways] { $number } ផ្លូវ៖ { $count } × { $symbol }, { $payout }
   *[scatter] { $count } × { $symbol } គ្រប់ទីកន្លែង, { $payout }
}
profit-net = ឈ្នះឬចាញ់
profit-stakes = ប្រាក់ភ្នាល់
profit-payout = ប្រាក់ឈ្នះ
profit-rewards = រង្វាន់
profit-commission = កម្រៃជើងសារ
profit-deposits = បានដាក់ចូល
profit-withdrawals = បានដកចេញ
profit-transfers = ផ្ទេរជាមួយខ្សែលើ
profit-corrections = ការកែតម្រូវដោយប្រតិបត្តិករ
profit-net-deposits = ប្រាក់ដាក់សុទ្ធតាំងពីបើកគណនី
# $day: year first. $net: with its currency.
profit-bar = { $day }៖ { $net }
# $count: how many bets.
profit-bets = ភ្នាល់ { $count } ដង
# $day: year first.
profit-day = { $day }
# $hours, $minutes: numbers.
profit-played = លេង { $hours } ម៉ោង { $minutes } នាទី
view-bets-product = ផលិតផល
view-bets-vendor = ក្រុមហ៊ុនហ្គេម
view-bets-game = ហ្គេម
view-bets-status = ស្ថានភាព
view-bets-number = លេខភ្នាល់ក្នុងរយៈពេល 12 ខែចុងក្រោយ
view-bets-clear = សម្អាតប្រអប់
view-bets-sums = ផលបូកនៃការភ្នាល់ដែលបានជ្រើស
view-bets-count = ចំនួនភ្នាល់
view-bets-list = ការភ្នាល់
view-bets-empty-title = គ្មានការភ្នាល់ក្នុងថ្ងៃទាំងនេះ
view-bets-empty-text = ការភ្នាល់នីមួយៗបង្ហាញនៅទីនេះ ចាប់ពីពេលដាក់។
view-bets-no-match-text = សូមជ្រើសផលិតផល ក្រុមហ៊ុន ហ្គេម ស្ថានភាព ឬថ្ងៃផ្សេង។
view-bets-back = ការភ្នាល់ទាំងអស់
view-bets-unknown-title = អ្នកគ្មានការភ្នាល់នេះទេ
view-bets-unknown-text = លេខអាចមិនត្រឹមត្រូវ ឬភ្នាល់ដោយគណនីផ្សេង។
view-bets-detail-number = លេខ
view-bets-copy = ចម្លងលេខ
view-bets-movements = ចលនាប្រាក់
view-bets-no-movements = ភ្នាល់ពីកាបូបរបស់ក្រុមហ៊ុន៖ កាបូបចម្បងមិនមានចលនាទេ។
view-bets-outcome = លទ្ធផល
view-profit-formula = ឈ្នះឬចាញ់ = ប្រាក់ឈ្នះ + រង្វាន់ + កម្រៃជើងសារ - ប្រាក់ភ្នាល់ នៃការភ្នាល់ដែលបានទូទាត់ តាមថ្ងៃទូទាត់។
view-profit-sums = ថ្ងៃទាំងអស់រួមគ្នា
view-profit-chart = ឈ្នះឬចាញ់តាមថ្ងៃ
view-profit-by-day = តាមថ្ងៃ
view-profit-by-product = តាមផលិតផល
view-profit-incomplete = ការភ្នាល់នៃប៉ុន្មាននាទីចុងក្រោយកំពុងបូកបញ្ចូល។
view-profit-empty-title = គ្មានឈ្នះឬចាញ់
view-profit-empty-text = ថ្ងៃដែលអ្នកលេង ឬមានប្រាក់ចូលចេញ បង្ហាញនៅទីនេះ។
view-record-account = គណនី
view-record-days = ថ្ងៃ
view-record-groups = ប្រភេទ
view-record-directions = ទិសដៅ
view-record-from = ពី
view-record-until = ដល់
view-record-show = បង្ហាញ
view-record-sums = ផលបូកនៃអ្វីដែលបានជ្រើស
view-record-count = ចំនួន
view-record-in = ចូល
view-record-out = ចេញ
view-record-list = ចលនា
view-record-before = មុន
view-record-after = ក្រោយ
view-record-more = បង្ហាញមុននេះ
view-record-empty-title = គ្មានចលនាទេ
view-record-empty-text = អ្វីដែលចូល ឬចេញក្នុងថ្ងៃទាំងនេះ នឹងបង្ហាញនៅទីនេះ។
view-record-no-match-title = គ្មានអ្វីត្រូវនឹងការជ្រើស
view-record-no-match-text = ជ្រើសប្រភេទ ទិសដៅ ឬថ្ងៃផ្សេង។
view-record-number = លេខ
