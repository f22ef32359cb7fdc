# The register centre.
agent-register-channel-wrong = សរសេរក្នុងមួយបន្ទាត់ មិនលើសពី 40 តួអក្សរ។
# $most: a number.
agent-register-days-wrong = បញ្ចូលចំនួនថ្ងៃមិនលើសពី { $most } ឬទុកទទេបើគ្មានកំណត់។
agent-register-fact-deposits = បានដាក់ប្រាក់
agent-register-fact-first-deposits = ដាក់ប្រាក់លើកដំបូង
agent-register-fact-registered = បានចុះឈ្មោះ
agent-register-fact-turnover = ការភ្នាល់ត្រឹមត្រូវ
# $channel: the agent's own words.
agent-register-link-channel = { $channel }
# $code: of a link.
agent-register-link-code = តំណ { $code }
agent-register-link-made = តំណរួចរាល់ហើយ។
agent-register-link-no-end = គ្មានកំណត់
# $state: a word.
agent-register-link-state = { $state ->
    [ENDED] បានបញ្ចប់
    [EXPIRED] ផុតកំណត់
    [USED_UP] ប្រើអស់
   *[OPEN] បើក
}
# $time: when it expires.
agent-register-link-until = រហូតដល់ { $time }
# $name: an account name.
agent-register-made = បានបង្កើត { $name }។
agent-register-made-hint = សូមប្រគល់ឈ្មោះគណនី និងពាក្យសម្ងាត់ដំបូង។ ពេលចូលលើកដំបូង សមាជិកជ្រើសពាក្យសម្ងាត់ផ្ទាល់ខ្លួន និងយល់ព្រមលក្ខខណ្ឌ។
# $most: a percentage.
agent-register-rate-above = មិនលើសពី { $most }។
# $most: a percentage.
agent-register-rate-most = មិនលើសពី { $most }
agent-register-rate-wrong = បញ្ចូលភាគរយដែលមានទសភាគមិនលើសពីពីរខ្ទង់ ដូចជា 0.25។
# $most: a number.
agent-register-uses-wrong = បញ្ចូលលេខពី 1 ដល់ { $most }។

# The views' own words.
view-agent-register-account = គណនីថ្មី
view-agent-register-account-text = គណនីនេះស្ថិតនៅក្រោមអ្នកចាប់ពីពេលនេះ។ ពាក្យសម្ងាត់ដំបូងត្រូវប្តូរពេលចូលលើកដំបូង។
view-agent-register-type = ប្រភេទគណនី
view-agent-register-rates = ប្រាក់បង្វិលសង
view-agent-register-rates-text = ភាគរយនៃការភ្នាល់ត្រឹមត្រូវនីមួយៗ។ ទទេមានន័យថាគ្មាន ហើយមិនលើសអត្រារបស់អ្នកទេ។
view-agent-register-create = បង្កើតគណនី
view-agent-register-another = បង្កើតមួយទៀត
view-agent-register-link = តំណចុះឈ្មោះថ្មី
view-agent-register-link-text = អ្នកចុះឈ្មោះតាមតំណនេះស្ថិតនៅក្រោមអ្នក ដោយមានប្រភេទ និងអត្រានេះ។
view-agent-register-channel = កន្លែងបង្ហាញ
view-agent-register-channel-hint = មិនបាច់ក៏បាន៖ មានតែអ្នកទេដែលឃើញ
view-agent-register-uses = ចំនួនអ្នកអាចចុះឈ្មោះ
view-agent-register-days = ចំនួនថ្ងៃមុនផុតកំណត់
view-agent-register-days-hint = ទុកទទេបើគ្មានកំណត់
view-agent-register-add = បង្កើតតំណ
view-agent-register-links = តំណចុះឈ្មោះ
view-agent-register-none = មិនទាន់មានតំណទេ។ សូមបង្កើតខាងលើ រួចចែករំលែក។
view-agent-register-show = បង្ហាញកូដ QR
view-agent-register-qr = កូដ QR នៃតំណចុះឈ្មោះ
view-agent-register-share = ចែករំលែក
# $brand: the site's name.
view-agent-register-share-text = ចូលរួម { $brand }
view-agent-register-end = បញ្ចប់តំណ
view-agent-register-end-ask = បញ្ចប់តំណនេះ? គ្មាននរណាអាចចុះឈ្មោះតាមវាទៀតទេ អ្នកដែលបានចុះឈ្មោះនៅដដែល។
view-agent-register-end-yes = បញ្ចប់
view-agent-register-end-no = រក្សាទុក
view-agent-register-address = តំណចុះឈ្មោះ
