# Missions and leaderboards.

# $name: a title as its owner writes it.
mission-name = { $name }
mission-tab-missions = បេសកកម្ម
mission-tab-boards = តារាងចំណាត់ថ្នាក់
# $zone: offset from UTC.
mission-zone = តាមថ្ងៃរបស់ប្រតិបត្តិករ ({ $zone })
# $count: a number.
mission-streak = { $count ->
   *[other] បានចុះវត្តមាន { $count } ថ្ងៃជាប់គ្នា
}
# $period: a word.
mission-period = { $period ->
    [DAILY] រៀងរាល់ថ្ងៃ
    [WEEKLY] រៀងរាល់សប្ដាហ៍
    [MONTHLY] រៀងរាល់ខែ
   *[ONCE] ម្ដង
}
# $kind: a word.
mission-kind = { $kind ->
    [CHECK_IN] ថ្ងៃចុះវត្តមាន
    [IN_A_ROW] ថ្ងៃចុះវត្តមានជាប់គ្នា
    [BET_AMOUNT] ប្រាក់ភ្នាល់ដែលបានបញ្ចប់
    [BET_COUNT] ជុំដែលបានបញ្ចប់
    [DEPOSIT] ការដាក់ប្រាក់
    [WIN] ជុំដែលសងលើសប្រាក់ភ្នាល់
    [INVITE] មិត្តដែលអ្នកបានអញ្ជើញ ហើយត្រូវបានរាប់
   *[PROFILE] គណនីរបស់អ្នក
}
# $state: a word.
mission-state = { $state ->
    [LOCKED] មិនទាន់បើក
    [COMPLETED] រង្វាន់កំពុងរង់ចាំ
    [CLAIMED] បានទទួលរង្វាន់
    [EXPIRED] ផុតកំណត់
   *[ACTIVE] កំពុងដំណើរការ
}
# $unit: what is counted, a word. $done, $target: numbers as text, or money with its currency.
mission-progress = { $unit ->
    [DAYS] ថ្ងៃ៖ { $done } នៃ { $target }
    [BETS] ជុំ៖ { $done } នៃ { $target }
    [WINS] ជុំឈ្នះ៖ { $done } នៃ { $target }
    [FRIENDS] មិត្ត៖ { $done } នៃ { $target }
    [STEPS] ជំហាន៖ { $done } នៃ { $target }
   *[MONEY] { $done } នៃ { $target }
}
# $kind: what is given, a word. $amount: money with its currency, or points.
mission-reward = { $kind ->
    [BONUS] ប្រាក់រង្វាន់ { $amount }
    [POINTS] { $amount } ពិន្ទុ
   *[CASH] { $amount }
}
# $times: a number as text.
mission-wager = ត្រូវភ្នាល់៖ { $times } ដង
# $name: a title as its owner writes it.
mission-waits-for = ទទួលរង្វាន់របស់ { $name } ជាមុនសិន
# $step: a word.
mission-step = { $step ->
    [EMAIL] បញ្ជាក់អ៊ីមែលរបស់អ្នក
    [MOBILE] បញ្ជាក់លេខទូរសព្ទរបស់អ្នក
    [NICKNAME] ជ្រើសរើសឈ្មោះហៅក្រៅ
    [PAYEE_NAME] ប្រាប់ឈ្មោះអ្នកទទួលប្រាក់
   *[IDENTITY] ឱ្យគេពិនិត្យអត្តសញ្ញាណរបស់អ្នក
}
mission-fact-starts = ចាប់ផ្ដើមនៅ
mission-fact-ends = បញ្ចប់នៅ
mission-fact-claim = ទទួលរង្វាន់មុន
mission-fact-resets = ចាប់ផ្ដើមឡើងវិញនៅ
# $kind: what is given, a word. $amount: money with its currency, or points.
mission-taken = { $kind ->
    [BONUS] ប្រាក់រង្វាន់ { $amount } មានក្នុងកាបូបរបស់អ្នកហើយ។
    [POINTS] អ្នកបានទទួល { $amount } ពិន្ទុ។
   *[CASH] { $amount } មានក្នុងកាបូបរបស់អ្នកហើយ។
}
error-mission-not-claimable = គ្មានអ្វីត្រូវទទួលទេ៖ បេសកកម្មមិនទាន់ចប់ រង្វាន់បានទទួលរួច ឬហួសពេលហើយ។
# $rule: a word.
board-rule = { $rule ->
    [BET_COUNT] ជុំច្រើនជាងគេ
    [WIN_AMOUNT] ប្រាក់ឈ្នះច្រើនជាងគេ
   *[BET_AMOUNT] ភ្នាល់ច្រើនជាងគេ
}
# $least: a number as text, or money with its currency.
board-least = ត្រូវការយ៉ាងតិច { $least } ដើម្បីមានចំណាត់ថ្នាក់
# $place: a number as text.
board-place = លេខ { $place }
# $state: a word. $from, $until: times.
board-state = { $state ->
    [RUNS] ពី { $from } ដល់ { $until }
    [CLOSING] { $from } ដល់ { $until }៖ បានបញ្ចប់ មិនទាន់បិទបញ្ជី
   *[CLOSED] { $from } ដល់ { $until }៖ បានបិទបញ្ជី
}
# $count: a number.
board-close = { $count ->
   *[other] បិទបញ្ជី { $count } ម៉ោងក្រោយបញ្ចប់ រហូតដល់ពេលនោះការកែភ្នាល់នៅតែរាប់។
}
# $place: a number as text. $score: a number as text, or money with its currency.
board-my-place = ចំណាត់ថ្នាក់របស់អ្នក៖ { $place } លទ្ធផល { $score }
# $score: a number as text, or money with its currency.
board-no-place = មិនទាន់មានចំណាត់ថ្នាក់ លទ្ធផល { $score }
view-mission-tabs = បេសកកម្ម និងតារាងចំណាត់ថ្នាក់
view-mission-check-in = ចុះវត្តមានថ្ងៃនេះ
view-mission-checked-in = បានចុះវត្តមានថ្ងៃនេះ
view-mission-claim = ទទួលរង្វាន់
view-mission-step-done = រួចរាល់
view-mission-step-open = មិនទាន់
view-mission-empty-title = ឥឡូវគ្មានបេសកកម្មទេ
view-mission-empty-text = បេសកកម្មបង្ហាញនៅទីនេះពេលកំពុងដំណើរការ។
view-mission-to-promotions = មើលប្រូម៉ូសិន
view-board-empty-title = ឥឡូវគ្មានតារាងចំណាត់ថ្នាក់ទេ
view-board-empty-text = តារាងបង្ហាញនៅទីនេះពេលកំពុងដំណើរការ និងពេលបានបញ្ចប់។
view-board-prizes = រង្វាន់
view-board-you = អ្នក
view-board-nobody = មិនទាន់មាននរណាមានចំណាត់ថ្នាក់ទេ
view-board-last = មើលរយៈពេលមុន
view-board-current = មើលរយៈពេលបច្ចុប្បន្ន
view-board-ties = លទ្ធផលស្មើគ្នាមានលេខដូចគ្នា ហើយចែករង្វាន់នៃលេខទាំងនោះស្មើៗគ្នា។
