# Downline management.
# Orders and columns.
downline-name = ឈ្មោះគណនី
downline-registered = បានចុះឈ្មោះ
downline-last-login = ចូលចុងក្រោយ
downline-balance = សមតុល្យ
downline-team-balance = សមតុល្យក្រុម
downline-team-size = ទំហំក្រុម
downline-turnover = ប្រាក់ភ្នាល់ 30 ថ្ងៃ
downline-ascending = លំដាប់ឡើង
downline-descending = លំដាប់ចុះ
downline-any-label = ស្លាកទាំងអស់
# $status: a word. $type: number of an account type.
downline-status = { $status ->
    [FROZEN] បានបង្កក
    [SUSPENDED] បានផ្អាក
    [CLOSED] បានបិទ
   *[ACTIVE] សកម្ម
}
downline-type = { $type ->
    [0] សមាជិក
   *[1] ភ្នាក់ងារ ប្រភេទ { $type }
}
# $count: a number.
downline-below = បង្ហាញ { $count } នាក់ខ្សែក្រោមផ្ទាល់
downline-rate-all = ផលិតផលទាំងអស់
# $least: a percentage. $name: an account name.
downline-rate-below = យ៉ាងតិច { $least }៖ មានអ្នកនៅខ្សែក្រោមផ្ទាល់ប្រើអត្រានេះ។ { $name } ត្រូវបន្ថយវាជាមុន។
# $least and $most: percentages.
downline-rate-bounds = ពី { $least } ដល់ { $most }
downline-rates = អត្រាសងត្រឡប់
# $name: an account name.
downline-rates-by = កំណត់ដោយ { $name }
downline-rates-by-operator = កំណត់ដោយប្រតិបត្តិករ
# $day: a day. $name: an account name.
downline-rates-from = មានប្រសិទ្ធភាពចាប់ពី { $day }។ មុននោះគ្មានអ្វីផ្លាស់ប្តូរទេ។
downline-rates-review = { $name } ទទួលបានអត្រាទាំងនេះចាប់ពី { $day }។
downline-rates-set = អត្រារបស់ { $name } ផ្លាស់ប្តូរចាប់ពី { $day } ហើយមានសារជូនដំណឹង។
downline-rates-since = ចាប់ពី { $day }
downline-rates-title = អត្រាសងត្រឡប់របស់ { $name }
downline-path = នៅចន្លោះ
downline-real-name = ឈ្មោះពិត
downline-email = អ៊ីមែល
downline-mobile = លេខទូរសព្ទ
downline-transfer = ផ្ទេរប្រាក់
downline-message = សរសេរសារ
downline-labels = ស្លាក
downline-freeze = បង្កក
downline-unfreeze = ដោះការបង្កក
# $name: an account name.
downline-freeze-title = បង្កក { $name }
downline-labels-title = ស្លាករបស់ { $name }
downline-message-title = សរសេរទៅ { $name }
downline-message-all = សរសេរទៅខ្សែក្រោមផ្ទាល់ទាំងអស់
downline-transfer-title = ផ្ទេរទៅ { $name }
downline-transfer-closed = ឥឡូវនេះមិនអាចផ្ទេរប្រាក់ទៅគណនីនេះបានទេ។
downline-fact-to = ទៅកាន់
# $reason: words of an agent. $count: a number.
downline-frozen-why = បានបង្កក៖ { $reason }
downline-frozen = គណនីត្រូវបានបង្កក។
downline-unfrozen = ការបង្កកបានបញ្ចប់។
downline-labelled = បានរក្សាទុកស្លាក។
downline-written = សារកំពុងផ្ញើ។ អ្នកទទួល៖ { $count }
downline-reason-wrong = សរសេរមូលហេតុក្នុងមួយបន្ទាត់ 5 ដល់ 200 តួអក្សរ។
downline-labels-wrong = យ៉ាងច្រើន 8 ស្លាក មួយៗយ៉ាងច្រើន 24 តួអក្សរ។
downline-title-wrong = ចំណងជើងត្រូវមានមួយបន្ទាត់ 1 ដល់ 80 តួអក្សរ។
downline-text-wrong = អត្ថបទត្រូវមាន 1 ដល់ 1000 តួអក្សរ។
# The views' own words.
view-downline-search = ស្វែងរកតាមគណនី ឬឈ្មោះ
view-downline-search-hint = អក្សរដំបូងយ៉ាងតិចពីរ ស្វែងរកក្នុងក្រុមទាំងមូល។
view-downline-clear = សម្អាតការស្វែងរក
view-downline-sort = តម្រៀប
view-downline-label = ស្លាក
view-downline-list = ខ្សែក្រោម
view-downline-path = ផ្លូវត្រឡប់
view-downline-me = ក្រុមរបស់ខ្ញុំ
view-downline-find = ស្វែងរក
view-downline-back = ត្រឡប់ទៅបញ្ជី
view-downline-unknown = គ្មាននរណាក្នុងក្រុមរបស់អ្នកនៅអាសយដ្ឋាននេះទេ។
view-downline-none-title = មិនទាន់មាននរណានៅទីនេះទេ
view-downline-none-text = អ្នកចុះឈ្មោះក្រោមអ្នកនឹងបង្ហាញនៅទីនេះ។ តំណរបស់អ្នកនៅមជ្ឈមណ្ឌលចុះឈ្មោះ។
view-downline-no-match-title = រកមិនឃើញនរណាទេ
view-downline-no-match-text = សាកល្បងអក្សរដំបូងផ្សេង។
view-downline-own = លេងផ្ទាល់ 30 ថ្ងៃ
view-downline-team = ក្រុមក្នុង 30 ថ្ងៃ
view-downline-contract-offer = ស្នើកិច្ចសន្យា
view-downline-contract-stands = មានរួចហើយ ឬកំពុងស្នើ
view-downline-contracts = កិច្ចសន្យា
view-downline-rates = អត្រាសងត្រឡប់
view-downline-rates-change = ពិនិត្យអត្រា
view-downline-rates-check = ពិនិត្យ រួចប្តូរអត្រា
view-downline-rates-send = ប្តូរអត្រា
view-downline-rates-history = ការផ្លាស់ប្តូរ
view-downline-rates-none = មិនទាន់មានការផ្លាស់ប្តូរទេ។
view-downline-rates-legend = ភាគរយនៃការភ្នាល់មានសុពលភាពនីមួយៗ
view-downline-person = បុគ្គល
view-downline-actions = អ្វីដែលអ្នកអាចធ្វើ
view-downline-reason = មូលហេតុ
view-downline-freeze-hint = សម័យបញ្ចប់ភ្លាម ហើយគ្មាននរណាអាចចូលបានទេ។ ប្រាក់នៅក្នុងគណនី ហើយសមាជិកត្រូវបានជូនដំណឹង។
view-downline-labels-hint = បំបែកដោយសញ្ញាក្បៀស។ មានតែអ្នកទេដែលឃើញ។
view-downline-title = ចំណងជើង
view-downline-text = អត្ថបទ
view-downline-send = ផ្ញើ
view-downline-save = រក្សាទុក
view-downline-close = បិទ
view-downline-pin = កំណត់ពាក្យសម្ងាត់ទូទាត់ជាមុន
