# Deposits: ways to pay in, how far one has come, what to do next (sections 2 and 3 of the specification).
deposit-act-hosted = បន្តទៅការបង់ប្រាក់
deposit-act-qr = បង្ហាញកូដ
deposit-act-slip = បង្ហាញកន្លែងត្រូវផ្ទេរ
deposit-act-voucher = ប្រើប័ណ្ណ
deposit-asked = បានស្នើ
deposit-received = បានមកដល់
deposit-fee-taken = កម្រៃសេវា
deposit-credited = ក្នុងកាបូបរបស់អ្នក
deposit-at-once = ភ្លាមៗ
# $unit: minutes, hours or days. $count: how many.
deposit-takes = { $unit ->
    [minutes] ប្រហែល { $count } នាទី
    [hours] ប្រហែល { $count } ម៉ោង
   *[days] ប្រហែល { $count } ថ្ងៃ
}
deposit-fee-none = គ្មានកម្រៃសេវា
# $fee: an amount, a share, or both.
deposit-fee = កម្រៃសេវា { $fee }

# $amount, $net: amounts with their currency.
deposit-review = អ្នកបង់ { $amount } ហើយ { $net } ចូលទៅក្នុងកាបូបរបស់អ្នក។
# $amount, $fee, $net: amounts with their currency.
deposit-review-fee = អ្នកបង់ { $amount }។ ក្រោយដកកម្រៃសេវា { $fee } នោះ { $net } ចូលទៅក្នុងកាបូបរបស់អ្នក។
deposit-review-voucher = តម្លៃនៃប័ណ្ណនឹងចូលទៅក្នុងកាបូបរបស់អ្នក។
deposit-wager-none = អ្នកអាចដកវាចេញវិញបានគ្រប់ពេល។
deposit-wager-once = ត្រូវភ្នាល់វាម្ដងសិន ទើបអាចដកចេញបាន។
# $times: a number, maybe with decimals.
deposit-wager-times = ត្រូវភ្នាល់វា { $times } ដងសិន ទើបអាចដកចេញបាន។
voucher-empty = សូមបញ្ចូលលេខកូដប័ណ្ណ។

# How far a deposit has come.
deposit-state-pending = រង់ចាំការបង់របស់អ្នក
deposit-state-redeeming = កំពុងប្ដូរ
deposit-state-review = យើងកំពុងពិនិត្យការផ្ទេររបស់អ្នក
deposit-state-held = ត្រូវបានឃាត់ទុក៖ លើសដែនកំណត់ដាក់ប្រាក់របស់អ្នក
deposit-state-credited = បានបញ្ចូលក្នុងគណនី
deposit-state-declined = ត្រូវបានបដិសេធ
deposit-state-expired = មិនបានបង់ទាន់ពេល
deposit-state-cancelled = បានបោះបង់
deposit-state-failed = បរាជ័យ
deposit-filter-all = ទាំងអស់

# What comes next.
deposit-next-preparing = ការបង់ប្រាក់កំពុងត្រូវបានរៀបចំ។ ជាធម្មតាចំណាយពេលប៉ុន្មានវិនាទី។
deposit-next-hosted = សូមបង់នៅទំព័ររបស់អ្នកផ្ដល់សេវាបង់ប្រាក់។ ពេលគេប្រាប់យើង ប្រាក់នឹងនៅក្នុងកាបូបរបស់អ្នក។
deposit-next-qr = សូមស្កេនកូដដោយកម្មវិធីដែលអ្នកប្រើបង់ប្រាក់។ ពេលអ្នកផ្ដល់សេវាប្រាប់យើង ប្រាក់នឹងនៅក្នុងកាបូបរបស់អ្នក។
deposit-next-slip = សូមផ្ទេរចំនួនប្រាក់ដោយដាក់លេខយោងនេះ រួចផ្ញើរូបភាពបង្កាន់ដៃ។
deposit-next-voucher = អ្នកផ្ដល់សេវាកំពុងពិនិត្យលេខកូដ។ ជាធម្មតាចំណាយពេលតិចជាងមួយនាទី។
deposit-next-review = ប្រតិបត្តិករប្រៀបធៀបបង្កាន់ដៃរបស់អ្នកជាមួយគណនី ហើយបញ្ចូលចំនួនដែលបានមកដល់។
deposit-next-held = ដែនកំណត់ដាក់ប្រាក់របស់អ្នកមិនគ្រប់សម្រាប់ប្រាក់នេះទេ។ ប្រតិបត្តិករផ្ញើវាត្រឡប់វិញ ឬបញ្ចូលវានៅពេលដែនកំណត់មានកន្លែង។
deposit-next-nothing = គ្មានអ្វីកើតឡើងដោយខ្លួនឯងទៀតទេ។ ប្រាក់ដែលនៅតែមកដល់ នឹងត្រូវបានបញ្ចូល។

# $asked, $received: amounts with their currency.
deposit-less = អ្នកបានស្នើ { $asked } ហើយ { $received } បានមកដល់ គឺតិចជាង។ ចំនួនដែលមកដល់ត្រូវបានបញ្ចូល។
# $asked, $received: amounts with their currency.
deposit-more = អ្នកបានស្នើ { $asked } ហើយ { $received } បានមកដល់ គឺច្រើនជាង។ ចំនួនដែលមកដល់ត្រូវបានបញ្ចូល។

# What has happened.
deposit-step-asked = បានស្នើ
deposit-step-receipt = បានផ្ញើបង្កាន់ដៃ
deposit-step-held = ប្រាក់មកដល់លើសដែនកំណត់ដាក់ប្រាក់របស់អ្នក ហើយត្រូវបានឃាត់ទុក
deposit-step-credited = ប្រាក់មកដល់ និងបានបញ្ចូល
deposit-step-not-redeemed = មិនបានប្ដូរ

# Where to transfer to by hand.
slip-bank = ធនាគារ
slip-account = គណនី
slip-holder = ម្ចាស់គណនី
slip-amount = ចំនួនទឹកប្រាក់
slip-reference = លេខយោង
# $count: a number.
receipts-left = រូបភាព { $count } ទៀត ជា png ឬ jpg នីមួយៗតិចជាង 5 MB។ មានតែបុគ្គលិករបស់យើងទេដែលឃើញ។
toast-deposit-arrived = ការដាក់ប្រាក់របស់អ្នកបានចូលក្នុងកាបូបហើយ។
deposit-bonus = ប្រាក់រង្វាន់
# $promotion: its title.
deposit-bonus-nothing = { $promotion } មិនបានផ្តល់អ្វីទេ៖ ប្រាក់មកដល់តិចពេក ឬអ្នកធ្លាប់ចូលរួមរួចហើយ។
# $promotion: its title.
deposit-bonus-takes = ចូលរួមក្នុង { $promotion }។
# $percent: such as 50. $most, $least: money.
deposit-promo-about = បន្ថែម { $percent }% រហូតដល់ { $most } សម្រាប់ { $least } ឡើងទៅ។
deposit-promo-none = មិនយកប្រូម៉ូសិន
# $times: how often the bonus must be staked.
deposit-promo-wager = ប្រាក់រង្វាន់ត្រូវភ្នាល់ { $times } ដង មុនពេលដកបាន។
deposit-promo-wager-none = ប្រាក់រង្វាន់អាចដកបានគ្រប់ពេល។
# $bonus: money.
deposit-review-bonus = ប្រាក់រង្វាន់ { $bonus } មកជាមួយ។
