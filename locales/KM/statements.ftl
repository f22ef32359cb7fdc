# Statements of the records, and the page that checks one.

# $kind: which record, a word. $format: CSV or JSON.
statement-title = { $kind ->
    [BETS] កំណត់ត្រាភ្នាល់, { $format }
    [PROFIT] ចំណេញ និងខាត, { $format }
    [TEAM_BETS] កំណត់ត្រាភ្នាល់របស់ក្រុម, { $format }
    [TEAM_PROFIT] ចំណេញ និងខាតរបស់អ្នកប្រើ, { $format }
    [INCOME] ចំណូលរបស់ខ្ញុំ, { $format }
    [TEAM_TRANSACTIONS] ប្រតិបត្តិការខ្សែក្រោម, { $format }
    [DIVIDENDS] កំណត់ត្រាភាគលាភ, { $format }
    [DAILY_WAGES] ប្រាក់ឈ្នួលប្រចាំថ្ងៃ, { $format }
    [HOURLY_SALARY] ប្រាក់ខែតាមម៉ោង, { $format }
    [REAL_TIME_SALARY] ប្រាក់ខែភ្លាមៗ, { $format }
   *[ACCOUNT] កំណត់ត្រាគណនី, { $format }
}
# $from and $until: days, year first.
statement-days = { $from } ដល់ { $until }
statement-preparing = កំពុងបង្កើត
statement-failed = បង្កើតមិនបាន
# $count: a number.
statement-rows = { $count } ជួរ
# $format: a word.
statement-format = { $format ->
    [JSON] សម្រាប់កម្មវិធី (JSON)
   *[CSV] សម្រាប់តារាងគណនា (CSV)
}
# $name: what a statement says, a word.
statement-fact = { $name ->
    [site] គេហទំព័រ
    [operator] បង្កើតដោយ
    [kind] កំណត់ត្រា
    [account] ឈ្មោះអ្នកប្រើ
    [from] ថ្ងៃដំបូង
    [until] ថ្ងៃចុងក្រោយ
    [zone] តំបន់ម៉ោង
    [unit] ឯកតាប្រាក់
    [filter] តម្រង
    [asOf] គិតត្រឹម
    [count] ចំនួនជួរ
    [totalIn] ចូល
    [totalOut] ចេញ
    [stake] ភ្នាល់
    [validBet] ការភ្នាល់មានសុពលភាព
    [payout] ប្រាក់ឈ្នះ
    [turnover] លក្ខខណ្ឌភ្នាល់
    [rewards] រង្វាន់
    [net] សុទ្ធ
    [deposits] ដាក់ប្រាក់
    [withdrawals] ដកប្រាក់
    [rebate] ប្រាក់សងត្រឡប់
    [bonus] ប្រាក់រង្វាន់
    [wages] ប្រាក់ឈ្នួល
    [dividends] ភាគលាភ
    [commission] កម្រៃជើងសារ
    [profit] ឈ្នះឬចាញ់
    [amount] ចំនួនទឹកប្រាក់
    [paid] បានបង់
   *[unknown] ព័ត៌មានផ្សេង
}
# $verdict: a word.
verify-verdict = { $verdict ->
    [GENUINE] របាយការណ៍នេះពិតប្រាកដ
    [UNKNOWN_KEY] ស៊ីគ្នា ប៉ុន្តែមិនស្គាល់សោ
    [OTHER] មិនមែនរបាយការណ៍ដែលបានបោះពុម្ព
    [NO_STATEMENT] នេះមិនមែនជារបាយការណ៍ទេ
   *[ALTERED] របាយការណ៍នេះត្រូវបានកែ
}
# $verdict: a word.
verify-meaning = { $verdict ->
    [GENUINE] គ្រប់ជួរ លំដាប់ និងចំនួនសរុប ដូចដែលគេហទំព័រនេះបានចុះហត្ថលេខា។
    [UNKNOWN_KEY] គ្មានអ្វីផ្ទុយគ្នា ប៉ុន្តែមិនដឹងថាគេហទំព័រនេះប្រើសោនេះទេ។ នរណាក៏អាចចុះហត្ថលេខាដោយសោខ្លួនឯងបាន សូមកុំពឹងផ្អែក។
    [OTHER] ឯកសារនៅដដែល ប៉ុន្តែលេខសង្ខេបខុសពីអ្វីដែលបានបោះពុម្ព។ សូមផ្ទៀងនឹងក្រដាសរបស់វា។
    [NO_STATEMENT] សូមជ្រើសឯកសារ CSV ឬ JSON ដូចពេលទាញយក។ តារាងគណនាដែលរក្សាទុកឡើងវិញអាចប្តូរវា។
   *[ALTERED] សូមកុំពឹងផ្អែកលើឯកសារនេះ។ សូមស្នើច្បាប់ដើមដែលទាញយកពីគេហទំព័រនេះ។
}
# $count: a number.
verify-more = និង { $count } កន្លែងទៀត
# $authority: a word. $key: letters and digits.
verify-signature = { $authority ->
    [KNOWN] ចុះហត្ថលេខាដោយគេហទំព័រនេះ ដោយសោ { $key }
    [UNKNOWN] ចុះហត្ថលេខាដោយសោ { $key } ដែលមិនស្គាល់ថាជារបស់គេហទំព័រនេះ
   *[NONE] គ្មានហត្ថលេខាត្រូវគ្នា
}
# $kind: what was altered, a word.
verify-found = { $kind ->
    [HEAD_EDITED] ផ្នែកដើមត្រូវបានកែ៖ ម្ចាស់ ថ្ងៃ ឬតម្រង
    [COLUMNS_EDITED] ឈ្មោះជួរឈរត្រូវបានកែ
    [END_ALTERED] ផ្នែកចុងត្រូវបានកែ៖ ចំនួន សរុប ឬហត្ថលេខា
    [END_MISSING] គ្មានផ្នែកចុង៖ ឯកសារត្រូវបានកាត់
    [RECALCULATED] មានគេគណនាលេខសម្គាល់ឡើងវិញដើម្បីលាក់បាំង
   *[FOREIGN] មានអ្វីមួយក្នុងឯកសារដែលមិនមែនជារបាយការណ៍
}
# $from: the number of a row.
verify-found-edited = ជួរ { $from } ត្រូវបានកែ
# $from and $to: numbers of rows.
verify-found-missing = ជួរ { $from } ដល់ { $to } ត្រូវបានដកចេញ
# $from and $to: numbers of rows.
verify-found-moved = ជួរ { $from } ត្រូវបានផ្លាស់ទៅក្រោយជួរ { $to }
# $from: the number of a row.
verify-found-added = ជួរមួយត្រូវបានបន្ថែមក្រោយជួរ { $from }
# $from and $to: numbers of rows.
verify-found-numbers = លេខជួរ { $from } ដល់ { $to } ត្រូវបានកែ ខ្លឹមសារនៅដដែល
# $from: the number of a row.
verify-found-chain = លេខសម្គាល់ជួរ { $from } ត្រូវបានកែ ខ្លឹមសារនៅដដែល
# $from and $to: numbers of rows.
verify-found-block = លេខសម្គាល់មានហត្ថលេខានៃជួរ { $from } ដល់ { $to } ត្រូវបានកែ៖ មានតែខ្សែសង្វាក់ប៉ុណ្ណោះធានាជួរទាំងនេះ
# $from: the number of a row.
verify-found-missing-one = ជួរ { $from } ត្រូវបានដកចេញ
# $from: the number of a row.
verify-found-moved-first = ជួរ { $from } ត្រូវបានផ្លាស់ទៅដើម
verify-found-added-first = ជួរមួយត្រូវបានបន្ថែមនៅដើម
# $from: the number of a row.
verify-found-number = លេខជួរ { $from } ត្រូវបានកែ ខ្លឹមសារនៅដដែល
view-statements-open = របាយការណ៍
view-statements-about = ឯកសារតាមតម្រងដែលបង្ហាញ ចុះហត្ថលេខាដោយគេហទំព័រនេះ។ អ្នកទទួលអាចពិនិត្យថាគ្មាននរណាកែវាទេ។
view-statements-format = ឯកសារ
view-statements-make = បង្កើតរបាយការណ៍
view-statements-list = បញ្ជីរបាយការណ៍
view-statements-none = មិនទាន់មាន
view-statements-full = រក្សាទុកបានប្រាំក្នុងពេលតែមួយ។ លុបមួយដើម្បីបង្កើតមួយទៀត។
# $percent: a number.
view-statements-progress = រួច { $percent }%
view-statements-until = រក្សាទុកដល់
view-statements-download = ទាញយក
view-statements-print = បោះពុម្ព
view-statements-delete = លុប
view-statements-check = ពិនិត្យរបាយការណ៍
view-print-about = ទំព័រនេះជារបស់ឯកសារមួយ។ ស្កេនកូដ ជ្រើសឯកសារ រួចវានឹងត្រូវផ្ទៀងនឹងលេខសង្ខេបនេះ។
view-print-close = ត្រឡប់
view-statement-digest = លេខសង្ខេប
view-statement-key = ចុះហត្ថលេខាដោយសោ
view-statement-says = អ្វីដែលវាបញ្ជាក់
view-verify-about = ជ្រើសរបាយការណ៍ដែលអ្នកបានទទួល។ វាត្រូវបានពិនិត្យក្នុងកម្មវិធីរុករកនេះ ហើយមិនចេញពីវាទេ។
view-verify-choose = ជ្រើសឯកសារ
view-verify-drop = ឬទម្លាក់វានៅទីនេះ
view-verify-checking = កំពុងពិនិត្យ
view-verify-broken = ពិនិត្យឯកសារមិនបាន។ សូមជ្រើសម្តងទៀត ឬសាកម្តងទៀតពេលមានបណ្តាញ។
view-verify-no-keys = ទាញយកសោរបស់គេហទំព័រនេះមិនបាន។ របាយការណ៍រាប់ថាពិត លុះត្រាតែសោរបស់វាធ្លាប់ទាញយកពីមុន។
view-verify-again = សាកម្តងទៀត
view-verify-wanted = លេខសង្ខេបលើក្រដាស
view-verify-found = អ្វីដែលត្រូវបានកែ
