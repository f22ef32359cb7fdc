# Transfers to the upline: what the page says of limits, the form, and what was given and got.
upline-none = ឥឡូវនេះគ្មានខ្សែលើដែលអ្នកអាចផ្ទេរប្រាក់ទៅបានទេ។ បើអ្នកគិតថាគួរមាន សូមសួរសេវាអតិថិជន។
# $left, $daily: numbers.
upline-limit-count = ចំនួនដងផ្ទេរនៅសល់ថ្ងៃនេះ៖ { $left } ក្នុងចំណោម { $daily }។
# $time: date and time of day with the offset from UTC.
upline-count-used = អ្នកបានប្រើចំនួនដងផ្ទេរអស់ហើយសម្រាប់ថ្ងៃនេះ។ ចាប់ពី { $time } អ្នកអាចផ្ទេរបានទៀត។
# $time: date and time of day with the offset from UTC.
upline-amount-used = អ្នកបានដល់ដែនកំណត់ផ្ទេរប្រចាំថ្ងៃ។ ចាប់ពី { $time } អ្នកអាចផ្ទេរបានទៀត។
# $least: an amount with its currency.
upline-too-little = ឥឡូវនេះប្រាក់ដែលអាចចេញបានតិចពេក៖ ការផ្ទេរតិចបំផុតគឺ { $least }។ ទំព័រកាបូបបង្ហាញពីអ្វីដែលរារាំងប្រាក់។
# $name: of the upline. $amount: an amount with its currency.
upline-review = { $name } ទទួលបាន { $amount } ភ្លាម។ មិនអាចត្រឡប់វិញបានទេ។
upline-fact-gets = ខ្សែលើទទួលបាន
upline-fact-to = ខ្សែលើ
# $name: of the upline. $amount: an amount with its currency.
upline-sent = { $name } បានទទួល { $amount }។
# $name: of the upline.
upline-given = ទៅ { $name }
# $name: of a member below.
upline-got = ពី { $name }
