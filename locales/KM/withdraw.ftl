# Withdrawals: what comes first, the form, the accounts to be paid to, how one stands, and what has arrived (section 4 of the specification).
withdraw-step-password = ពាក្យសម្ងាត់ទូទាត់
withdraw-step-account = គណនីទទួលប្រាក់
withdraw-step-withdraw = ដកប្រាក់

# $left, $daily: amounts with their currency. $time: date and time of day with the offset from UTC.
withdraw-limit-amount = ដែនកំណត់ប្រចាំថ្ងៃនៅសល់៖ { $left } ក្នុងចំណោម { $daily } រហូតដល់ { $time }។
# $left, $daily: numbers.
withdraw-limit-count = ចំនួនដងដកប្រាក់នៅសល់ថ្ងៃនេះ៖ { $left } ក្នុងចំណោម { $daily }។

# Why nothing can be asked for now.
# $time: date and time of day with the offset from UTC.
withdraw-count-used = អ្នកបានប្រើចំនួនដងដកប្រាក់នៃកម្រិតរបស់អ្នកអស់ហើយសម្រាប់ថ្ងៃនេះ។ ចាប់ពី { $time } អ្នកអាចដកបានទៀត។
# $time: date and time of day with the offset from UTC.
withdraw-amount-used = អ្នកបានដល់ដែនកំណត់ប្រចាំថ្ងៃនៃកម្រិតរបស់អ្នក។ ចាប់ពី { $time } អ្នកអាចដកបានទៀត។
# $least: an amount with its currency.
withdraw-too-little = ឥឡូវនេះប្រាក់ដែលអាចចេញបានតិចពេក៖ ការដកប្រាក់តិចបំផុតគឺ { $least }។ ទំព័រកាបូបបង្ហាញពីអ្វីដែលរារាំងប្រាក់។
# $time: date and time of day with the offset from UTC.
withdraw-all-wait = គណនីរបស់អ្នកទើបនឹងបន្ថែម។ ចាប់ពី { $time } វាអាចទទួលប្រាក់បាន។
withdraw-methods-closed = វិធីទទួលប្រាក់ទាំងអស់កំពុងបិទ។ សូមព្យាយាមនៅពេលក្រោយ ឬសួរសេវាអតិថិជន។

# The form.
# $amount: an amount with its currency.
withdraw-all = ទាំងអស់៖ { $amount }
withdraw-fee-none = គ្មានកម្រៃ
# $fee: a share, an amount, or both.
withdraw-fee = កម្រៃ៖ { $fee }
# $unit: minutes, hours or days. $count: how many.
withdraw-usual-time = { $unit ->
    [minutes] ជាធម្មតាក្នុង { $count } នាទី
    [hours] ជាធម្មតាក្នុង { $count } ម៉ោង
   *[days] ជាធម្មតាក្នុង { $count } ថ្ងៃ
}
# $net: an amount with its currency. $account: bank or service with the end of the account.
withdraw-review = អ្នកទទួលបាន { $net } នៅ { $account }។
withdraw-fact-amount = ចេញពីកាបូប
withdraw-fact-fee = កម្រៃ
withdraw-fact-net = ទទួលបាន
withdraw-fact-account = គណនី
withdraw-fact-paid = បានបង់រហូតមកដល់ពេលនេះ
withdraw-fact-received = ទទួលបាន តាមអ្នកប្រាប់
withdraw-fact-remaining = នៅខ្វះ តាមអ្នកប្រាប់
# $net: an amount with its currency. $account: bank or service with the end of the account.
withdraw-sent-sentence = { $net } កំពុងផ្ញើទៅ { $account }។
withdraw-sent = ចំនួននេះត្រូវបានទុកក្នុងកាបូបរបស់អ្នករហូតដល់បង់រួច។
# $time: date and time of day with the offset from UTC.
withdraw-sent-by = ចំនួននេះត្រូវបានទុកក្នុងកាបូបរបស់អ្នករហូតដល់បង់រួច ដែលរំពឹងថាមុន { $time }។
withdraw-sent-review = ចំនួននេះត្រូវបានទុកក្នុងកាបូបរបស់អ្នក។ ប្រតិបត្តិករពិនិត្យការដកប្រាក់នេះជាមុន ហើយយើងមិនអាចប្រាប់រយៈពេលបានទេ។

# Accounts to be paid to.
payout-account-number = លេខគណនី
payout-wallet-number = លេខ ឬឈ្មោះគណនីកាបូបអេឡិចត្រូនិក
payout-address = អាសយដ្ឋាន
payout-account-empty = សូមបញ្ចូលគណនី។
payout-holder-empty = សូមបញ្ចូលឈ្មោះម្ចាស់គណនី។
# $name: a name, mostly hidden.
payout-holder-known = ប្រាក់បង់ទៅគណនីក្នុងឈ្មោះរបស់អ្នកប៉ុណ្ណោះ៖ { $name }
# $unit: minutes, hours or days. $count: how many.
payout-waits = { $unit ->
    [minutes] ដើម្បីសុវត្ថិភាពរបស់អ្នក គណនីថ្មីអាចទទួលប្រាក់បានក្រោយ { $count } នាទី។
    [hours] ដើម្បីសុវត្ថិភាពរបស់អ្នក គណនីថ្មីអាចទទួលប្រាក់បានក្រោយ { $count } ម៉ោង។
   *[days] ដើម្បីសុវត្ថិភាពរបស់អ្នក គណនីថ្មីអាចទទួលប្រាក់បានក្រោយ { $count } ថ្ងៃ។
}
# $time: date and time of day with the offset from UTC.
payout-waits-until = អាចទទួលប្រាក់ចាប់ពី { $time }
payout-method-closed = កំពុងបិទ
# $account: bank or service with the end of the account.
payout-remove-asked = លុប { $account } ឬ? ប្រាក់ដែលកំពុងផ្ញើទៅនៅតែទៅដល់។
payout-too-many = អ្នកមានគណនីគ្រប់ចំនួនហើយ។ សូមលុបមួយ ដើម្បីបន្ថែមមួយទៀត។
toast-payout-added = គណនីត្រូវបានបន្ថែម។
toast-payout-removed = គណនីត្រូវបានលុប។

# How a withdrawal stands.
withdrawals-all = ទាំងអស់
withdrawal-asked = បានស្នើដកប្រាក់
withdrawal-risk-review = កំពុងពិនិត្យ
withdrawal-approved = បានអនុម័ត
withdrawal-processing = កំពុងបង់
withdrawal-partly-paid = បានបង់មួយផ្នែក
withdrawal-awaiting = បានបង់ កំពុងរង់ចាំចម្លើយអ្នក
withdrawal-disputed = កំពុងតាមដាន
withdrawal-completed = បានទទួល
withdrawal-auto-confirmed = ចាត់ទុកថាបានទទួល
withdrawal-rejected = បានបដិសេធ
withdrawal-failed = មិនអាចបង់បាន
withdrawal-returned = បានផ្ញើត្រឡប់
withdrawal-cancelled = បានបោះបង់
withdrawal-changed = មានការផ្លាស់ប្ដូរ
withdrawal-next-paid = អ្នកផ្ដល់សេវាបង់ប្រាក់
withdrawal-next-confirm = អ្នកប្រាប់ថាបានទទួលអ្វី
withdrawal-about-review = ប្រតិបត្តិករកំពុងពិនិត្យ។ យើងមិនអាចប្រាប់រយៈពេលបានទេ។
# $time: date and time of day with the offset from UTC.
withdrawal-about-expected = រំពឹងថាមុន { $time }។
withdrawal-about-awaiting = អ្នកផ្ដល់សេវាបានផ្ញើទាំងអស់ហើយ។ សូមមើលគណនីរបស់អ្នក រួចប្រាប់ខាងក្រោមថាបានទទួលអ្វី។
withdrawal-about-disputed = ប្រតិបត្តិករសួរអ្នកផ្ដល់សេវាថាប្រាក់នៅឯណា ហើយនឹងបញ្ចប់វានៅទីនេះ។ សូមសរសេរទៅសេវាអតិថិជន បើអ្នកមានភស្តុតាងបន្ថែម។
withdrawal-about-auto-confirmed = អ្នកមិនបានប្រាប់ទាន់ពេល ដូច្នេះវាត្រូវចាត់ទុកថាបានទទួល។ បើប្រាក់មិនទាន់មកដល់ សូមសរសេរទៅសេវាអតិថិជន។
withdrawal-about-back = ប្រាក់បានត្រឡប់ចូលកាបូបរបស់អ្នកវិញ។
withdrawal-about-failed = អ្វីដែលមិនទាន់បង់បានត្រឡប់ចូលកាបូបរបស់អ្នកវិញ។
toast-withdrawal-cancelled = ការដកប្រាក់ត្រូវបានបោះបង់។ ប្រាក់បានត្រឡប់ចូលកាបូបរបស់អ្នកវិញ។

# What has arrived.
# $time: date and time of day with the offset from UTC.
arrival-until = អ្នកអាចឆ្លើយរហូតដល់ { $time }។ បើមិនឆ្លើយទាន់ពេល វាត្រូវចាត់ទុកថាបានទទួលគ្រប់។
arrival-full = បានទទួលទាំងអស់
arrival-partial = បានទទួលមួយផ្នែក
arrival-not-received = មិនបានទទួលអ្វីទេ
# $amount: an amount with its currency.
arrival-follows-full = អ្នកបញ្ជាក់ថាបានទទួល { $amount }។ ការដកប្រាក់នេះចប់ត្រឹមនេះ។
arrival-follows-dispute = បន្ទាប់មក ប្រតិបត្តិករសួរអ្នកផ្ដល់សេវាថាប្រាក់នៅឯណា។ ការដកប្រាក់នេះនៅបើករហូតដល់ដឹងច្បាស់។
arrival-choose = សូមជ្រើសថាបានទទួលអ្វី។
arrival-pictures-missing = សូមបន្ថែមរូបដែលបង្ហាញថាបានទទួលអ្វី។
# $most: how many.
arrival-pictures-needed = ពី 1 ដល់ { $most } រូបនៃរបាយការណ៍គណនី png ឬ jpg ក្រោម 5 MB ក្នុងមួយរូប។ មានតែបុគ្គលិករបស់យើងទេដែលឃើញ។
# $most: how many.
arrival-pictures-may = បើអ្នកចង់ អាចភ្ជាប់យ៉ាងច្រើន { $most } រូបនៃរបាយការណ៍គណនី png ឬ jpg ក្រោម 5 MB ក្នុងមួយរូប។ មានតែបុគ្គលិករបស់យើងទេដែលឃើញ។
toast-arrival-said = អរគុណ។ ចម្លើយរបស់អ្នកត្រូវបានកត់ត្រា។
