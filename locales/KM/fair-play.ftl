# Play in control: what play has cost, limits, reality checks, breaks from play, a questionnaire.
fair-deposit = ដែនកំណត់ដាក់ប្រាក់
fair-deposit-about = ចំនួនដែលអ្នកដាក់ចូល។ ការដកប្រាក់មិនបង្កើនចំនួនដែលអាចដាក់បានទេ។
fair-loss = ដែនកំណត់ចាញ់
fair-loss-about = ចំនួនដែលការលេងអាចចំណាយអស់៖ ការភ្នាល់ដកប្រាក់ឈ្នះ។
fair-stake = ដែនកំណត់ភ្នាល់
fair-stake-about = អ្វីៗទាំងអស់ដែលអ្នកភ្នាល់ ទោះឈ្នះឬចាញ់។
fair-time = ដែនកំណត់ពេល
fair-time-about = រយៈពេលដែលអ្នកលេង។
# $kind: what it bounds, a word. $period: how long what was used counts, a word.
fair-limit-name = { $kind ->
    [LOSS] ដែនកំណត់ចាញ់
    [STAKE] ដែនកំណត់ភ្នាល់
    [TIME] ដែនកំណត់ពេល
   *[DEPOSIT] ដែនកំណត់ដាក់ប្រាក់
} { $period ->
    [WEEK] 7 ថ្ងៃ
    [MONTH] 31 ថ្ងៃ
   *[DAY] 24 ម៉ោង
}
fair-day = 24 ម៉ោង
fair-week = 7 ថ្ងៃ
fair-month = 31 ថ្ងៃ
fair-ever = តាំងពីដំបូង
# $hours, $minutes: numbers.
fair-time-value = { $hours } ម៉ោង { $minutes } នាទី
fair-no-limit = គ្មានដែនកំណត់
# $time: date and time of day with the offset from UTC.
fair-eases = អាចប្រើបន្ថែមបានទៀតចាប់ពី { $time }។
fair-counts-now = វាមានប្រសិទ្ធភាពភ្លាម។
fair-counts-now-drops = វាមានប្រសិទ្ធភាពភ្លាម ហើយការដំឡើងដែលកំពុងរង់ចាំត្រូវបោះបង់។
# $time: date and time of day with the offset from UTC.
fair-counts-later = នេះជាការដំឡើង។ អ្នកអាចបញ្ជាក់ចាប់ពី { $time }។ មុននោះ ដែនកំណត់របស់អ្នកនៅដដែល។
fair-counts-already = នេះជាដែនកំណត់របស់អ្នករួចហើយ។
# $time: date and time of day with the offset from UTC.
fair-removed-later = អ្នកអាចបញ្ជាក់ថាមិនចង់បានដែនកំណត់ចាប់ពី { $time }។ មុននោះ ដែនកំណត់របស់អ្នកនៅដដែល។
# $hours: a number of hours, 24 or more.
fair-time-wrong = សូមបញ្ចូលយ៉ាងតិច 1 នាទី និងច្រើនបំផុត { $hours } ម៉ោង។
# $time: date and time of day with the offset from UTC.
fair-raise-waits = អ្នកអាចបញ្ជាក់ចាប់ពី { $time }។ បើអ្នកមិនយល់ព្រមលើកទីពីរ វាមិនចាប់ផ្តើមទេ។
fair-raise-ripe = ការរង់ចាំចប់ហើយ។ តើអ្នកនៅតែចង់បានឬ? បើអ្នកមិនយល់ព្រមលើកទីពីរ វាមិនចាប់ផ្តើមទេ។
fair-row-deposited = ការដាក់ប្រាក់
fair-row-withdrawn = ការដកប្រាក់
fair-row-staked = ការភ្នាល់
fair-row-paid = ប្រាក់ឈ្នះ
fair-row-net = លទ្ធផលសុទ្ធ
fair-row-minutes = ពេលលេង
fair-check-never = គ្មានការរំលឹក
# $count: a number.
fair-check-every = { $count ->
   *[other] រៀងរាល់ { $count } នាទីនៃការលេង
}
# $span: how long, a word.
fair-span = { $span ->
    [WEEK] 7 ថ្ងៃ
    [DAYS_30] 30 ថ្ងៃ
    [WEEKS_6] 6 សប្តាហ៍
    [MONTHS_6] 6 ខែ
    [YEAR] 1 ឆ្នាំ
    [YEARS_5] 5 ឆ្នាំ
    [FOREVER] រហូត
   *[HOURS_24] 24 ម៉ោង
}
# $kind: which break, a word.
fair-break-present = { $kind ->
    [SELF_EXCLUSION] អ្នកបានដកខ្លួនចេញពីការលេង
   *[TIME_OUT] អ្នកកំពុងសម្រាកពីការលេង
}
# $cause: what has brought it about, a word.
fair-break-cause = { $cause ->
    [MATCHED] វាកើតពីការដកខ្លួនរបស់អ្នកនៅគណនីផ្សេង។
    [OPERATOR] ប្រតិបត្តិករបានកំណត់វា។
    [MINOR] តាមអ្វីដែលយើងដឹង អ្នកនៅក្មេងពេកសម្រាប់លេង។
   *[OWN] អ្នកបានជ្រើសរើសវា។
}
# $time: date and time of day with the offset from UTC.
fair-break-until = រហូតដល់ { $time }
fair-break-forever = គ្មានទីបញ្ចប់
# $time: date and time of day with the offset from UTC.
fair-break-until-asked = រហូតដល់ { $time } ហើយបន្ទាប់មករហូតដល់អ្នកស្នើសុំត្រឡប់មកវិញ
# $time: date and time of day with the offset from UTC.
fair-break-since = តាំងពី { $time }
fair-break-over = រយៈពេលចប់ហើយ។ ការលេងបើកវិញតែពេលអ្នកស្នើសុំ បន្ទាប់ពីពេលវេលាសម្រាប់គិតដែលចាប់ផ្ដើមពេលស្នើ។
# $time: date and time of day with the offset from UTC.
fair-break-returns = អ្នកបានស្នើសុំត្រឡប់មកវិញ។ ការលេងបើកនៅ { $time }។
fair-break-asked = ចាប់ផ្តើមសម្រាកឬ?
# $time: date and time of day with the offset from UTC.
fair-break-asked-time-out = អ្នកមិនអាចលេងបានទេរហូតដល់ { $time }។ គ្មានអ្នកណាអាចបញ្ចប់មុនបានទេ យើងក៏មិនអាចដែរ។
# $time: date and time of day with the offset from UTC.
fair-break-asked-exclusion = អ្នកមិនអាចលេងបានទេរហូតដល់ { $time } ហើយក្រោយមកទៀតអាចលេងតែពេលអ្នកស្នើសុំ។ គ្មានអ្នកណាអាចបញ្ចប់មុនបានទេ យើងក៏មិនអាចដែរ។
fair-break-asked-forever = អ្នកមិនអាចលេងនៅទីនេះទៀតទេ។ គ្មានអ្នកណាអាចដកវិញបានទេ យើងក៏មិនអាចដែរ។
fair-break-begin = ចាប់ផ្តើមសម្រាក
fair-break-closed = ការលេងត្រូវបានបិទសម្រាប់អ្នក
fair-notice-title = អ្នកកំពុងសម្រាកពីការលេង
# $time: date and time of day with the offset from UTC.
fair-notice-until = មុខងារនេះបិទសម្រាប់អ្នករហូតដល់ { $time }។ ប្រាក់នៅតែជារបស់អ្នក ហើយអ្នកនៅតែអាចដកបាន។
fair-notice-forever = មុខងារនេះបិទសម្រាប់អ្នកដោយគ្មានទីបញ្ចប់។ ប្រាក់នៅតែជារបស់អ្នក ហើយអ្នកនៅតែអាចដកបាន។
# $time: date and time of day with the offset from UTC.
fair-notice-until-asked = មុខងារនេះបិទសម្រាប់អ្នករហូតដល់ { $time } ហើយបន្ទាប់មករហូតដល់អ្នកស្នើសុំត្រឡប់មកវិញ។ ប្រាក់នៅតែជារបស់អ្នក ហើយអ្នកនៅតែអាចដកបាន។
fair-notice-open = មើលអ្វីដែលនៅបើក
# $kind: what happened, a word.
fair-did = { $kind ->
    [LIMIT_SET] បានដាក់ដែនកំណត់
    [LIMIT_LOWERED] បានបន្ថយដែនកំណត់
    [RAISE_ASKED] បានស្នើដំឡើង
    [RAISE_CONFIRMED] បានបញ្ជាក់ការដំឡើង
    [RAISE_DROPPED] បានបោះបង់ការដំឡើង
    [LIMIT_DECLINED] មិនចង់បានដែនកំណត់
    [LIMIT_HELD] ដល់ដែនកំណត់
    [REALITY_CHECK_SET] បានប្តូរការរំលឹក
    [REALITY_CHECK_ANSWERED] បានអានការរំលឹក
    [TIME_OUT] ការសម្រាកខ្លីចាប់ផ្តើម
    [SELF_EXCLUSION] ការដកខ្លួនចាប់ផ្តើម
    [RETURN_ASKED] បានស្នើសុំត្រឡប់មកវិញ
    [RETURNED] ការលេងបើកវិញ
    [SELF_TEST] បានឆ្លើយតេស្តខ្លួនឯង
   *[OTHER] បានផ្លាស់ប្តូរ
}
# $actor: who did it, a word.
fair-by = { $actor ->
    [OPERATOR] ដោយប្រតិបត្តិករ
   *[SYSTEM] ដោយគេហទំព័រផ្ទាល់
}
# The nine questions of the Problem Gambling Severity Index (Ferris and Wynne, 2001), about the last 12 months.
fair-test-1 = តើអ្នកធ្លាប់ភ្នាល់លើសពីអ្វីដែលអ្នកពិតជាអាចខាតបានឬទេ?
fair-test-2 = តើអ្នកធ្លាប់ត្រូវលេងល្បែងដោយប្រាក់ច្រើនជាងមុន ដើម្បីទទួលអារម្មណ៍រំភើបដូចមុនឬទេ?
fair-test-3 = តើអ្នកធ្លាប់ត្រឡប់មកលេងនៅថ្ងៃផ្សេង ដើម្បីយកប្រាក់ដែលចាញ់មកវិញឬទេ?
fair-test-4 = តើអ្នកធ្លាប់ខ្ចីប្រាក់ឬលក់របស់ ដើម្បីបានប្រាក់លេងល្បែងឬទេ?
fair-test-5 = តើអ្នកធ្លាប់គិតថាអ្នកអាចមានបញ្ហាជាមួយល្បែងស៊ីសងឬទេ?
fair-test-6 = តើល្បែងស៊ីសងធ្លាប់បង្កបញ្ហាសុខភាពដល់អ្នក រួមទាំងភាពតានតឹងឬការព្រួយបារម្ភឬទេ?
fair-test-7 = តើធ្លាប់មានគេរិះគន់ការភ្នាល់របស់អ្នក ឬប្រាប់ថាអ្នកមានបញ្ហាល្បែង ទោះអ្នកគិតថាពិតឬមិនពិតក៏ដោយ?
fair-test-8 = តើការលេងល្បែងរបស់អ្នកធ្លាប់បង្កបញ្ហាហិរញ្ញវត្ថុដល់អ្នកឬគ្រួសារឬទេ?
fair-test-9 = តើអ្នកធ្លាប់មានអារម្មណ៍ខុសចំពោះរបៀបលេងល្បែង ឬអ្វីដែលកើតឡើងពេលអ្នកលេងឬទេ?
fair-test-never = មិនដែល
fair-test-sometimes = ម្តងម្កាល
fair-test-mostly = ភាគច្រើន
fair-test-always = ស្ទើរតែរាល់ពេល
fair-test-left-out = សូមជ្រើសរើសចម្លើយមួយ។
# $score, $most: numbers.
fair-test-score = ផលបូករបស់អ្នកគឺ { $score } ក្នុងចំណោម { $most }។
# $band: what the sum means, a word.
fair-test-band = { $band ->
    [LOW] ចម្លើយរបស់អ្នកបង្ហាញសញ្ញាគ្រោះថ្នាក់បន្តិចបន្តួច
    [MODERATE] ចម្លើយរបស់អ្នកបង្ហាញសញ្ញាគ្រោះថ្នាក់មួយចំនួន
    [HIGH] ចម្លើយរបស់អ្នកបង្ហាញសញ្ញាគ្រោះថ្នាក់ច្បាស់
   *[NONE] ចម្លើយរបស់អ្នកមិនបង្ហាញសញ្ញាគ្រោះថ្នាក់ទេ
}
# $band: what the sum means, a word.
fair-test-next = { $band ->
    [LOW] ដែនកំណត់ប្រាក់ឬពេលអាចជួយបាន។ សូមឆ្លើយម្តងទៀតនៅប៉ុន្មានខែក្រោយ។
    [MODERATE] ដែនកំណត់ទាបជាងមុន ឬការសម្រាក អាចជួយបាន។ ការនិយាយជាមួយនរណាម្នាក់ក៏ល្អ៖ សេវានៅលើទំព័រនេះមានសម្រាប់រឿងនោះ។
    [HIGH] អ្នកមិនចាំបាច់ដោះស្រាយរឿងនេះតែម្នាក់ឯងទេ។ សេវានៅលើទំព័រនេះមានសម្រាប់ជជែក ហើយការសម្រាកផ្តល់ពេលឱ្យអ្នក។
   *[NONE] មិនចាំបាច់ប្តូរអ្វីទេ។ ដែនកំណត់នៅតែជាវិធីស្ងប់ស្ងាត់ដើម្បីសម្រេចចិត្តមុនពេលលេង។
}
