# Fair play where one plays, pays and signs up: limits that are offered or reached, the reality check, who may play.
limit-offer-title = ដែនកំណត់ដាក់ប្រាក់របស់អ្នក
limit-offer-day = ក្នុង 24 ម៉ោង
limit-offer-week = ក្នុង 7 ថ្ងៃ
limit-offer-month = ក្នុង 31 ថ្ងៃ
limit-offer-empty = សូមបំពេញចំនួនប្រាក់យ៉ាងហោចណាស់មួយ ឬជ្រើស «គ្មានដែនកំណត់»។
limit-offer-empty-demanded = សូមបំពេញចំនួនប្រាក់យ៉ាងហោចណាស់មួយ។

limit-reached-title = អ្នកបានដល់ដែនកំណត់ហើយ
limit-reached-go = មើលដែនកំណត់របស់ខ្ញុំ
# $period: day, week or month. $limit: what the limit is. $left: what it still leaves; both with their currency, or as hours:minutes. $time: date and time.
limit-reached-deposit = ដែនកំណត់ដាក់ប្រាក់របស់អ្នកក្នុង { $period ->
    [day] 24 ម៉ោង
    [week] 7 ថ្ងៃ
   *[month] 31 ថ្ងៃ
    } គឺ { $limit }។ នៅសល់ឥឡូវនេះ៖ { $left }។
limit-reached-deposit-until = ដែនកំណត់ដាក់ប្រាក់របស់អ្នកក្នុង { $period ->
    [day] 24 ម៉ោង
    [week] 7 ថ្ងៃ
   *[month] 31 ថ្ងៃ
    } គឺ { $limit }។ នៅសល់ឥឡូវនេះ៖ { $left }។ នឹងមានច្រើនជាងនេះចាប់ពី { $time }។
limit-reached-loss = ដែនកំណត់ចាញ់របស់អ្នកក្នុង { $period ->
    [day] 24 ម៉ោង
    [week] 7 ថ្ងៃ
   *[month] 31 ថ្ងៃ
    } គឺ { $limit }។ នៅសល់ឥឡូវនេះ៖ { $left }។
limit-reached-loss-until = ដែនកំណត់ចាញ់របស់អ្នកក្នុង { $period ->
    [day] 24 ម៉ោង
    [week] 7 ថ្ងៃ
   *[month] 31 ថ្ងៃ
    } គឺ { $limit }។ នៅសល់ឥឡូវនេះ៖ { $left }។ នឹងមានច្រើនជាងនេះចាប់ពី { $time }។
limit-reached-stake = ដែនកំណត់ភ្នាល់របស់អ្នកក្នុង { $period ->
    [day] 24 ម៉ោង
    [week] 7 ថ្ងៃ
   *[month] 31 ថ្ងៃ
    } គឺ { $limit }។ នៅសល់ឥឡូវនេះ៖ { $left }។
limit-reached-stake-until = ដែនកំណត់ភ្នាល់របស់អ្នកក្នុង { $period ->
    [day] 24 ម៉ោង
    [week] 7 ថ្ងៃ
   *[month] 31 ថ្ងៃ
    } គឺ { $limit }។ នៅសល់ឥឡូវនេះ៖ { $left }។ នឹងមានច្រើនជាងនេះចាប់ពី { $time }។
limit-reached-time = អ្នកបានអនុញ្ញាតឱ្យខ្លួនឯងលេង { $limit } (ម៉ោង:នាទី) ក្នុង { $period ->
    [day] 24 ម៉ោង
    [week] 7 ថ្ងៃ
   *[month] 31 ថ្ងៃ
    }។ នៅសល់ឥឡូវនេះ៖ { $left }។
limit-reached-time-until = អ្នកបានអនុញ្ញាតឱ្យខ្លួនឯងលេង { $limit } (ម៉ោង:នាទី) ក្នុង { $period ->
    [day] 24 ម៉ោង
    [week] 7 ថ្ងៃ
   *[month] 31 ថ្ងៃ
    }។ នៅសល់ឥឡូវនេះ៖ { $left }។ នឹងមានច្រើនជាងនេះចាប់ពី { $time }។

# $hours, $minutes: how long the session of play has lasted.
reality-check-time = { $hours } ម៉ោង { $minutes } នាទី
reality-check-minutes = { $minutes } នាទី
reality-check-won = ឈ្នះ
reality-check-lost = ចាញ់
reality-check-even = មិនឈ្នះ មិនចាញ់

age-check-title = ត្រូវពិនិត្យអាយុរបស់អ្នកជាមុនសិន
age-check-text = អាជ្ញាបណ្ណរបស់គេហទំព័រនេះអនុញ្ញាតវា លុះត្រាតែបានពិនិត្យអាយុ និងអត្តសញ្ញាណរបស់អ្នករួច។ អ្នកត្រូវមានរូបថតឯកសារមួយ។
age-check-go = ពិនិត្យអត្តសញ្ញាណរបស់ខ្ញុំ
# $age: in years.
age-notice = អ្នកអាយុក្រោម { $age } ឆ្នាំ មិនអាចលេងនៅទីនេះទេ។
other-game-title = ហ្គេមផ្សេងរបស់អ្នកនឹងបញ្ចប់
other-game-start = ចាប់ផ្ដើមហ្គេមនេះ

demo-closed-title = ការលេងដោយឥតគិតថ្លៃត្រូវការគណនី
demo-closed-text = អាជ្ញាបណ្ណរបស់គេហទំព័រនេះឱ្យលេងតែអ្នកដែលមានគណនី ទោះជាឥតគិតថ្លៃក៏ដោយ។ សូមចូល ឬចុះឈ្មោះ រួចហ្គេមនឹងបើក។
demo-closed-log-in = ចូលគណនី
funds-unread = សូមអានវា ហើយធីកប្រអប់ មុនពេលដាក់ប្រាក់។

# $time: date and time. $place: device and address.
previous-login = ការចូលចុងក្រោយរបស់អ្នក៖ { $time }
previous-login-from = ការចូលចុងក្រោយរបស់អ្នក៖ { $time }, { $place }
