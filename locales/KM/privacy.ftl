# What a member decides about own data: consent to promotional messages, a copy, the end of the account.
consent-email = អ៊ីមែល
consent-sms = សារខ្លី
consent-call = ការហៅទូរស័ព្ទ
# $hint: the address or number, mostly hidden.
consent-to = ទៅ { $hint }
consent-unreachable = អ្នកមិនទាន់បានផ្ទៀងផ្ទាត់មធ្យោបាយនេះនៅឡើយទេ។
# $time: date and time of day with the offset from UTC.
consent-given-since = បានយល់ព្រម { $time }
# $time: date and time of day with the offset from UTC.
consent-ended-since = បានបញ្ឈប់ { $time }
toast-consent-saved = ជម្រើសរបស់អ្នកត្រូវបានរក្សាទុក។
copy-preparing = ច្បាប់ចម្លងរបស់អ្នកកំពុងរៀបចំ។ អ្នកអាចចាកចេញពីទំព័រនេះបាន។
copy-failed = មិនអាចបង្កើតច្បាប់ចម្លងបានទេ។ សូមស្នើម្តងទៀត។
# $size: a number of kilobytes. $time: date and time of day with the offset from UTC.
copy-ready = ច្បាប់ចម្លងរបស់អ្នករួចរាល់៖ { $size } kB។ វានឹងត្រូវលុបនៅ { $time }។
# $time: date and time of day with the offset from UTC.
copy-next = អាចស្នើមួយទៀតចាប់ពី { $time }។
# $amount: an amount with its currency.
closing-withdraw-first = អ្នកនៅអាចដកបាន { $amount }។ សូមដកប្រាក់ជាមុន។
closing-withdraw-link = ដកប្រាក់
# $count: a number.
closing-withdrawals = ការដកប្រាក់ { $count } កំពុងដំណើរការ។ សូមរង់ចាំរហូតដល់បញ្ចប់។
closing-withdrawals-link = មើលការដកប្រាក់
# $count: a number.
closing-deposits = ការដាក់ប្រាក់ { $count } នៅបើក។ សូមបង់ បោះបង់ ឬរង់ចាំរហូតដល់បញ្ចប់។
closing-deposits-link = មើលការដាក់ប្រាក់
closing-bets = នៅមានការភ្នាល់មិនទាន់ចប់។ សូមរង់ចាំរហូតដល់មានលទ្ធផល។
# $amount: an amount with its currency.
closing-balance = អ្នកលះបង់ { $amount } ក្នុងកាបូប ដែលមិនអាចដកប្រាក់បាន។
# $amount, $left: amounts with their currency.
closing-bonus = ប្រាក់រង្វាន់ { $amount } ត្រូវបញ្ចប់៖ នៅខ្វះការភ្នាល់ { $left }។
# $amount, $left: amounts with their currency.
closing-deposit = ការដាក់ប្រាក់ { $amount } មិនទាន់ភ្នាល់គ្រប់៖ នៅខ្វះ { $left } ហើយអ្វីដែលនៅសល់ត្រូវលះបង់។
# $points: a number.
closing-points = ពិន្ទុរបស់អ្នកមិនអាចប្រើបានទៀតទេ៖ { $points }
closing-accounts = គណនីទទួលប្រាក់ ការយល់ព្រមទទួលសារផ្សព្វផ្សាយ និងច្បាប់ចម្លងទិន្នន័យរបស់អ្នកនឹងត្រូវដកចេញ។
closing-sessions = អ្នកនឹងចាកចេញពីគ្រប់ទីកន្លែង ហើយគ្មាននរណាអាចយកឈ្មោះរបស់អ្នកបានទេ។
closing-records = កំណត់ត្រាប្រាក់ និងការភ្នាល់របស់អ្នកនៅរក្សាទុកជាមួយយើងតាមច្បាប់។
# $count: a number of days.
closing-reopen = សេវាអតិថិជនអាចបើកគណនីវិញក្នុងរយៈពេល { $count } ថ្ងៃ។ អ្វីដែលបានលះបង់មិនត្រឡប់មកវិញទេ។
closing-reopen-never = មិនអាចត្រឡប់វិញបានទេ។
closing-not-understood = សូមអានអត្ថន័យនៃការបិទ រួចធីកប្រអប់។
toast-account-closed = គណនីរបស់អ្នកត្រូវបានបិទ។
# $amount: money.
closing-elsewhere = { $amount } ស្ថិតក្នុងកាបូបរបស់ក្រុមហ៊ុនហ្គេម។ សូមយកត្រឡប់មកវិញជាមុន។
closing-elsewhere-link = កាបូបរបស់ខ្ញុំ
closing-transfers = ការផ្ទេរទៅ ឬមកពីកាបូបផ្សេងមួយ មិនទាន់ចប់ទេ។
