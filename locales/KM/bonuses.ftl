# The member's bonuses.

# $name: a title as its owner writes it.
bonus-name = { $name }
bonus-nameless = ប្រូម៉ូសិនដែលលែងមានទៀត
# $kind: what it came by, a word.
bonus-kind = { $kind ->
    [DEPOSIT] ប្រាក់រង្វាន់ដាក់ប្រាក់
    [RAFFLE] រង្វាន់ចាប់ឆ្នោត
    [POINTS] ហាងប្ដូរពិន្ទុ
    [CASHBACK] ប្រាក់ត្រឡប់
    [VIP] អំណោយកម្រិត
    [RED_ENVELOPE] អាំងប៉ាវ
    [REFERRAL] អញ្ជើញមិត្ត
    [MISSION] រង្វាន់បេសកកម្ម
    [LEADERBOARD] រង្វាន់តារាងចំណាត់ថ្នាក់
    [FREE_SPIN] បង្វិលឥតគិតថ្លៃ
   *[PROMOTION] ប្រូម៉ូសិន
}
# $state: where a bonus stands, a word.
bonus-state = { $state ->
    [ALL] ទាំងអស់
    [ACTIVE] កំពុងភ្នាល់
    [PLAYABLE] អាចលេងបាន
    [PENDING] កំពុងផ្ញើ
    [COMPLETED] បានបំពេញ
    [EXPIRED] ផុតកំណត់
    [FORFEITED] បានលះបង់
    [LOST] បានចាញ់អស់
   *[CANCELLED] បានលុបចោល
}
bonus-rule-free = មិនចាំបាច់ភ្នាល់៖ ជាប្រាក់ដូចប្រាក់ផ្សេងទៀត
# $done, $required: with their currency. $percent: a number as text.
bonus-progress = បានភ្នាល់ { $done } ក្នុងចំណោម { $required } ({ $percent }%)
# $amount: with its currency.
bonus-cost = បើលះបង់ { $amount } នឹងត្រូវដកពីកាបូបរបស់អ្នក។
bonus-cost-nothing = គ្មានអ្វីនៅសល់ទេ៖ បើលះបង់ គ្មានអ្វីត្រូវដកពីកាបូបរបស់អ្នកឡើយ។
bonus-bet-open = អ្នកមានការភ្នាល់មួយមិនទាន់ចប់។ មិនអាចលះបង់ប្រាក់រង្វាន់បានទេ រហូតដល់វាចប់។
# $amount: with its currency.
bonus-given-up = បានលះបង់ប្រាក់រង្វាន់៖ { $amount } ត្រូវបានដកពីកាបូបរបស់អ្នក។
bonus-given-up-nothing = បានលះបង់ប្រាក់រង្វាន់៖ គ្មានអ្វីត្រូវបានដកពីកាបូបរបស់អ្នកទេ។
# $times: a number as text.
bonus-spins-rule-times = ប្រាក់ឈ្នះត្រូវភ្នាល់ { $times } ដង
bonus-spins-rule-free = ប្រាក់ឈ្នះមិនចាំបាច់ភ្នាល់ទេ
# $amount: with its currency.
bonus-spins-cost = បើលះបង់ អ្នកនឹងបាត់ការបង្វិលឥតគិតថ្លៃដែលនៅសល់ និង { $amount } ដែលបានឈ្នះ។
bonus-fact-spins = បង្វិលឥតគិតថ្លៃនៅសល់
bonus-fact-spin-value = តម្លៃនៃការបង្វិលនីមួយៗ
bonus-fact-spins-won = បានឈ្នះមកដល់ពេលនេះ
bonus-fact-spins-max = ផ្ដល់ច្រើនបំផុត
bonus-fact-spin-games = ហ្គេម
bonus-fact-spins-until = អាចលេងបានដល់
bonus-fact-granted = បានផ្តល់
bonus-fact-left = នៅសល់
bonus-fact-taken = បានយកមកវិញ
bonus-fact-required = ត្រូវភ្នាល់
bonus-fact-done = បានភ្នាល់
bonus-fact-remaining = នៅត្រូវភ្នាល់
bonus-fact-granted-at = ផ្តល់នៅ
bonus-fact-expires = ផុតកំណត់នៅ
bonus-fact-ended = ចប់នៅ
view-bonus-state = ស្ថានភាព
view-bonus-list = ប្រាក់រង្វាន់
# $count: a number as text.
view-bonus-count = ប្រាក់រង្វាន់៖ { $count }
view-bonus-record = ថ្ងៃផ្តល់ក្នុងកំណត់ត្រាគណនី
view-bonus-taken = ថ្ងៃយកមកវិញក្នុងកំណត់ត្រាគណនី
view-bonus-give-up = លះបង់ប្រាក់រង្វាន់នេះ
view-bonus-ask = លះបង់ប្រាក់រង្វាន់នេះឬ?
view-bonus-ask-stays = ប្រាក់ដែលអ្នកបានដាក់ និងបានឈ្នះនៅតែជារបស់អ្នក ហើយមិនចាំបាច់ភ្នាល់អ្វីទៀតសម្រាប់ប្រាក់រង្វាន់នេះទេ។ មិនអាចត្រឡប់វិញបានទេ។
view-bonus-keep = រក្សាទុក
view-bonus-confirm = លះបង់
view-bonus-rule = លះបង់ប្រាក់រង្វាន់អស់ប៉ុន្មាន
view-bonus-rule-text = ប្រាក់រង្វាន់គឺជាប្រាក់ក្នុងកាបូបរបស់អ្នក ដែលត្រូវភ្នាល់មុននឹងដកចេញ។ ប្រាក់ដែលអ្នកចាញ់ក្រោយពេលវាមកដល់ គិតជាប្រាក់រង្វាន់មុន ហើយការចាញ់មួយគិតសម្រាប់ប្រាក់រង្វាន់តែមួយ។ ការលះបង់យកមកវិញនូវអ្វីដែលនៅសល់ ហើយមិនលើសពីអ្វីដែលកាបូបរបស់អ្នកអាចផ្តល់បានឡើយ។
view-bonus-weights = ការភ្នាល់រាប់ប៉ុន្មាន
view-bonus-weights-text = ការភ្នាល់រាប់ពេលបានទូទាត់ តាមភាគរយនៃហ្គេម សម្រាប់ប្រាក់រង្វាន់ម្តងមួយៗ។
view-bonus-games = ហ្គេមដែលរាប់ខុសពីនេះ
view-bonus-empty-title = មិនទាន់មានប្រាក់រង្វាន់
view-bonus-empty-text = ប្រាក់រង្វាន់ពីប្រូម៉ូសិន ការដាក់ប្រាក់ និងការចាប់ឆ្នោត បង្ហាញនៅទីនេះតាំងពីពេលផ្តល់។
view-bonus-to-promotions = មើលប្រូម៉ូសិន
view-bonus-no-match-title = គ្មានប្រាក់រង្វាន់បែបនេះ
view-bonus-no-match-text = សូមជ្រើសស្ថានភាពផ្សេង។
