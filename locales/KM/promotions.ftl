# Promotions: how one stands for the visitor (a word on a badge).
promo-coming-soon = ឆាប់ៗនេះ
promo-join = បើកឱ្យចូលរួម
promo-signed-up = បានចុះឈ្មោះ
promo-in-progress = កំពុងដំណើរការ
promo-joined = បានចូលរួម
promo-applying = កំពុងពិនិត្យ
promo-process = កំពុងរៀបចំ
promo-claim = អាចទទួលបាន
promo-claimed = បានទទួល
promo-issued = បានផ្ដល់ជូន
promo-closed-for-signup = បិទការចុះឈ្មោះ
promo-rejected = ត្រូវបានបដិសេធ
promo-close = បានបញ្ចប់

# What a status means to do.
promo-what-coming-soon = មិនទាន់បើកទេ។ សូមត្រឡប់មកពេលវាបើក។
promo-what-join = សូមចុះឈ្មោះដើម្បីចូលរួម។
promo-what-signed-up = អ្នកបានចុះឈ្មោះហើយ។ វាមិនទាន់ចាប់ផ្ដើមទេ។
promo-what-in-progress = វាដំណើរការ និងគណនាដោយខ្លួនឯង៖ មិនចាំបាច់ចុះឈ្មោះទេ។
promo-what-joined = អ្នកកំពុងចូលរួម។
promo-what-applying = យើងបានទទួលពាក្យសុំរបស់អ្នក ហើយកំពុងពិនិត្យ។ ចម្លើយនឹងបង្ហាញនៅទីនេះ។
promo-what-process = ពាក្យសុំរបស់អ្នកត្រូវបានទទួលយក។ យើងកំពុងរៀបចំរង្វាន់។
promo-what-claim = រង្វាន់របស់អ្នករួចរាល់ហើយ។ ចុចទទួល វានឹងចូលភ្លាម។
promo-what-claimed = អ្នកបានទទួលរង្វាន់ហើយ។ វាបានចូលក្នុងគណនី។
promo-what-issued = រង្វាន់ត្រូវបានផ្ដល់ជូនអ្នកហើយ។
promo-what-closed-for-signup = វាកំពុងដំណើរការ ប៉ុន្តែការចុះឈ្មោះបានបិទ។
promo-what-rejected = ពាក្យសុំរបស់អ្នកត្រូវបានបដិសេធ។ មូលហេតុនៅខាងក្រោម។
promo-what-close = ប្រូម៉ូសិននេះបានបញ្ចប់ហើយ។
promo-what-log-in = ប្រូម៉ូសិននេះសម្រាប់សមាជិក។
promo-what-apply = សូមដាក់ពាក្យតាមទម្រង់ខាងក្រោម។ យើងឆ្លើយនៅលើទំព័រនេះ។
promo-what-apply-again = ពាក្យសុំរបស់អ្នកត្រូវបានបដិសេធ។ អ្នកអាចដាក់ពាក្យម្ដងទៀតខាងក្រោម។
promo-what-draw = អ្នកកំពុងចូលរួម។ អាចចាប់រង្វាន់បានដរាបណានៅមានសិទ្ធិ។
promo-what-drawn = អ្នកបានចាប់រង្វាន់អស់ចំនួនហើយ។

promo-act-log-in = ចូលគណនីដើម្បីចូលរួម
promo-act-join = ចុះឈ្មោះ
promo-act-claim = ទទួលរង្វាន់
promo-act-draw = ចាប់ម្ដង

promo-category-all = ទាំងអស់
promo-category-new = អ្នកលេងថ្មី
promo-category-special = ពិសេស
promo-category-vip = សមាជិក VIP
promo-category-referral = មិត្តភក្តិ
promo-category-other = ផ្សេងៗ
promo-filter-any = គ្រប់ស្ថានភាព
promo-filter-open = កំពុងបើក
promo-filter-coming = ឆាប់ៗនេះ
promo-filter-mine = របស់ខ្ញុំ
promo-filter-ended = បានបញ្ចប់

# $unit: minutes, hours or days. $count: how many.
promo-ends = { $unit ->
    [minutes] បញ្ចប់ក្នុង { $count } នាទី
    [hours] បញ្ចប់ក្នុង { $count } ម៉ោង
   *[days] បញ្ចប់ក្នុង { $count } ថ្ងៃ
}
# $unit: minutes, hours or days. $count: how many.
promo-starts = { $unit ->
    [minutes] ចាប់ផ្ដើមក្នុង { $count } នាទី
    [hours] ចាប់ផ្ដើមក្នុង { $count } ម៉ោង
   *[days] ចាប់ផ្ដើមក្នុង { $count } ថ្ងៃ
}
# $date: a date.
promo-ended = បានបញ្ចប់ { $date }
promo-open-end = គ្មានថ្ងៃបញ្ចប់
# $from, $to: date and time of day to the second, with the offset from UTC.
promo-when = { $from } ដល់ { $to }
# $from: date and time of day to the second, with the offset from UTC.
promo-when-open = ចាប់ពី { $from }
# $from, $to: date and time of day to the second, with the offset from UTC.
promo-sign-up = ចុះឈ្មោះពី { $from } ដល់ { $to }
# $from: date and time of day to the second, with the offset from UTC.
promo-sign-up-open = ចុះឈ្មោះចាប់ពី { $from }

# $amount: an amount with its currency sign.
promo-gives-cash = { $amount } ចូលកាបូបរបស់អ្នក
# $amount: an amount with its currency sign. $times: a number as text.
promo-gives-bonus = ប្រាក់រង្វាន់ { $amount } ត្រូវភ្នាល់ { $times } ដង
promo-gives-share = អាស្រ័យលើការលេងរបស់អ្នក៖ មើលលក្ខខណ្ឌ
# $points: a grouped number.
promo-gives-points = ពិន្ទុ៖ { $points }
promo-gives-free-spin = បង្វិលឥតគិតថ្លៃ
promo-gives-raffle = ការចាប់រង្វាន់
promo-gives-physical = កាដូពីយើង

# $title: the promotion's own title.
title-promo-named = { $title }

# The form to apply with.
# $count, $most: numbers as text.
apply-remark-count = { $count } ក្នុង { $most } តួអក្សរ
apply-remark-long = កំណត់សម្គាល់វែងពេក។ សូមបន្ថយ។
apply-remark-refused = កំណត់សម្គាល់មិនត្រូវបានទទួលយក។ សូមបន្ថយ ហើយប្រើអក្សរធម្មតា។
promo-contact-zalo = ត្រូវការលេខ Zalo ដើម្បីទទួលប្រាក់រង្វាន់
promo-contact-whatsapp = ត្រូវការលេខ WhatsApp ដើម្បីទទួលប្រាក់រង្វាន់
# $most: a number as text.
apply-files-hint = យ៉ាងច្រើន { $most } រូប png ឬ jpg ក្រោម 5 MB ក្នុងមួយរូប។ មានតែបុគ្គលិករបស់យើងទេដែលឃើញ។
# $most: a number as text. $least: a number as text.
apply-files-hint-needed = ពី { $least } ដល់ { $most } រូប png ឬ jpg ក្រោម 5 MB ក្នុងមួយរូប។ មានតែបុគ្គលិករបស់យើងទេដែលឃើញ។
apply-files-too-many = យ៉ាងច្រើនបីរូប។ សូមដកចេញមួយជាមុនសិន។
apply-files-missing = ពាក្យសុំនេះត្រូវការរូបភាព។
apply-files-under-way = សូមរង់ចាំរូបភាពផ្ទុកឡើងចប់។
apply-files-failed = សូមដកឯកសារដែលមិនត្រូវបានទទួលយក ឬព្យាយាមម្ដងទៀត។
apply-file-kind = ឯកសារនេះមិនមែន png ឬ jpg ទេ។
apply-file-size = ឯកសារនេះមានទំហំ 5 MB ឬធំជាង។
apply-file-empty = ឯកសារនេះទទេ។
apply-file-gone = រូបភាពត្រូវបានរក្សាទុកតែមួយថ្ងៃ។ សូមផ្ទុកឡើងម្ដងទៀត។

# Raffles.
# $count: a number.
raffle-left = នៅសល់ការចាប់ { $count } ដង
# $prize: name of the prize.
raffle-won = អ្នកឈ្នះ៖ { $prize }
raffle-blank = លើកនេះគ្មានរង្វាន់ទេ

toast-promo-joined = អ្នកបានចុះឈ្មោះហើយ។
toast-promo-claimed = រង្វាន់បានចូលគណនីហើយ។
toast-promo-applied = ពាក្យសុំរបស់អ្នកត្រូវបានផ្ញើហើយ។

error-promotion-closed = ឥឡូវនេះមិនអាចធ្វើបានទេ។ ទំព័របង្ហាញស្ថានភាពនៃប្រូម៉ូសិន។
error-promotion-exhausted = រង្វាន់ទាំងអស់នៃប្រូម៉ូសិននេះអស់ហើយ។
error-no-draws-left = អ្នកអស់សិទ្ធិចាប់រង្វាន់ហើយ។
error-rank-too-low = ប្រូម៉ូសិននេះសម្រាប់សមាជិកកម្រិត VIP ខ្ពស់ជាង។
error-image-invalid = ឯកសារនេះមិនមែនជារូបភាពត្រឹមត្រូវទេ។ សូមរក្សាទុកជាថ្មីជា png ឬ jpg ហើយព្យាយាមម្ដងទៀត។

# The points mall.
mall-cash = សាច់ប្រាក់
mall-bonus = ប្រាក់រង្វាន់
mall-free-spin = បង្វិលឥតគិតថ្លៃ
mall-physical = កាដូ
mall-voucher = ប័ណ្ណ
# $points: a grouped number.
mall-price = { $points } ពិន្ទុ
# $count: a number.
mall-left = នៅសល់ { $count }
mall-sold-out = អស់ហើយ
# $amount: an amount with its currency sign.
mall-worth = តម្លៃ { $amount }
# $count: a number.
mall-limit = យ៉ាងច្រើន { $count } សម្រាប់សមាជិកម្នាក់
# $rank: a number as text.
mall-rank = ចាប់ពីកម្រិត VIP { $rank }
mall-need-stock = អស់ហើយ។ សូមមើលម្ដងទៀតពេលក្រោយ។
mall-need-login = ចូលគណនីដើម្បីមើលពិន្ទុរបស់អ្នក។
# $rank: a number as text.
mall-need-rank = អ្នកត្រូវការកម្រិត VIP { $rank } ដើម្បីប្ដូរ។
# $points: a grouped number.
mall-need-points = អ្នកត្រូវការ { $points } ពិន្ទុទៀតដើម្បីប្ដូរ។
mall-need-open = ពិន្ទុត្រូវបានដកភ្លាម។ ប្រសិនបើត្រូវបានបដិសេធ ពិន្ទុនឹងត្រូវបានសងវិញ។
# $points: a grouped number.
mall-balance = អ្នកមាន { $points } ពិន្ទុ
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-rng = ស្លុត៖ មួយពិន្ទុរាល់ការភ្នាល់ { $amount } យ៉ាងច្រើន { $cap } ពិន្ទុក្នុងមួយថ្ងៃ
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-live = កាស៊ីណូផ្ទាល់៖ មួយពិន្ទុរាល់ការភ្នាល់ { $amount } យ៉ាងច្រើន { $cap } ពិន្ទុក្នុងមួយថ្ងៃ
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-sports = កីឡា៖ មួយពិន្ទុរាល់ការភ្នាល់ { $amount } យ៉ាងច្រើន { $cap } ពិន្ទុក្នុងមួយថ្ងៃ
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-fish = បាញ់ត្រី៖ មួយពិន្ទុរាល់ការភ្នាល់ { $amount } យ៉ាងច្រើន { $cap } ពិន្ទុក្នុងមួយថ្ងៃ
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-bet = គ្រប់ហ្គេម៖ មួយពិន្ទុរាល់ការភ្នាល់ { $amount } យ៉ាងច្រើន { $cap } ពិន្ទុក្នុងមួយថ្ងៃ
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-deposit = ការដាក់ប្រាក់៖ មួយពិន្ទុរាល់ { $amount } យ៉ាងច្រើន { $cap } ពិន្ទុក្នុងមួយថ្ងៃ
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-loss = ការចាញ់៖ មួយពិន្ទុរាល់ { $amount } យ៉ាងច្រើន { $cap } ពិន្ទុក្នុងមួយថ្ងៃ
# $points, $least: grouped numbers. $amount: an amount with its currency sign.
mall-convert = { $points } ពិន្ទុប្ដូរបាន { $amount } ចាប់ពី { $least } ពិន្ទុឡើងទៅ
mall-never-expire = ពិន្ទុមិនផុតកំណត់ទេ។
promo-act-deposit = ដាក់ប្រាក់
promo-what-deposit = ជ្រើសវាក្នុងទម្រង់ដាក់ប្រាក់។ ប្រាក់រង្វាន់មកដល់ជាមួយប្រាក់របស់អ្នក។
promo-what-excluded = វាសម្រាប់ការដាក់ប្រាក់លើកដំបូង ហើយអ្នកធ្លាប់ដាក់ប្រាក់រួចហើយ។
# $percent: such as 50. $least, $amount: money. $times: how often the bonus is wagered.
promo-gives-deposit-bonus = { $percent }% នៃការដាក់ប្រាក់ចាប់ពី { $least } រហូតដល់ { $amount } ត្រូវភ្នាល់ { $times } ដង
# $percent: such as 50. $least, $amount: money.
promo-gives-deposit-cash = { $percent }% នៃការដាក់ប្រាក់ចាប់ពី { $least } រហូតដល់ { $amount }
