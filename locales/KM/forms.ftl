# The account forms: fields, rules, registration, codes (sections 2 and 5 of the specification).

# Labels of fields.
field-username = ឈ្មោះអ្នកប្រើ
field-mobile-num = លេខទូរសព្ទ
field-verification-code = លេខកូដផ្ទៀងផ្ទាត់
field-password = ពាក្យសម្ងាត់
field-confirm-password = បញ្ជាក់ពាក្យសម្ងាត់
field-old-password = ពាក្យសម្ងាត់បច្ចុប្បន្ន
field-payment-password = ពាក្យសម្ងាត់ទូទាត់
field-payee-name = ឈ្មោះពិត
field-nickname = ឈ្មោះហៅក្រៅ
field-birthday = ថ្ងៃខែឆ្នាំកំណើត
field-email = អ៊ីមែល
field-qq-num = លេខ QQ
field-wechat = លេខសម្គាល់ WeChat
field-line = លេខសម្គាល់ LINE
field-whatsapp = លេខ WhatsApp
field-telegram = ឈ្មោះ Telegram
field-zalo = លេខ Zalo
field-facebook = ឈ្មោះ Facebook
field-id-number = លេខអត្តសញ្ញាណប័ណ្ណ
field-recommender-id = អ្នកណែនាំ
field-affiliate-code = លេខកូដអញ្ជើញ
field-captcha = កូដ Captcha

# What an empty field wants.
field-mobile-num-empty = សូមបញ្ចូលលេខទូរសព្ទរបស់អ្នក។
field-confirm-password-empty = សូមវាយពាក្យសម្ងាត់ម្ដងទៀត។
field-old-password-empty = សូមបញ្ចូលពាក្យសម្ងាត់បច្ចុប្បន្ន។
field-payment-password-empty = សូមជ្រើសពាក្យសម្ងាត់ទូទាត់។
field-payee-name-empty = សូមបញ្ចូលឈ្មោះតាមឯកសាររបស់អ្នក។
field-nickname-empty = សូមជ្រើសឈ្មោះហៅក្រៅ។
field-birthday-empty = សូមបញ្ចូលថ្ងៃខែឆ្នាំកំណើត។
field-email-empty = សូមបញ្ចូលអ៊ីមែលរបស់អ្នក។
field-qq-num-empty = សូមបញ្ចូលលេខ QQ របស់អ្នក។
field-wechat-empty = សូមបញ្ចូលលេខសម្គាល់ WeChat របស់អ្នក។
field-line-empty = សូមបញ្ចូលលេខសម្គាល់ LINE របស់អ្នក។
field-whatsapp-empty = សូមបញ្ចូលលេខ WhatsApp របស់អ្នក។
field-telegram-empty = សូមបញ្ចូលឈ្មោះ Telegram របស់អ្នក។
field-zalo-empty = សូមបញ្ចូលលេខ Zalo របស់អ្នក។
field-facebook-empty = សូមបញ្ចូលឈ្មោះ Facebook របស់អ្នក។
field-id-number-empty = សូមបញ្ចូលលេខអត្តសញ្ញាណប័ណ្ណរបស់អ្នក។
field-recommender-id-empty = សូមបញ្ចូលអ្នកណែនាំរបស់អ្នក។
field-affiliate-code-empty = សូមបញ្ចូលលេខកូដអញ្ជើញរបស់អ្នក។

# What is wrong with a value.
rule-twice-different = ការបញ្ចូលទាំងពីរមិនដូចគ្នា។ សូមវាយពាក្យសម្ងាត់ដដែលពីរដង។

# What a field accepts, and how many characters. $range: exact, at-least, at-most, between or any. $min, $max: numbers.
rule-not-matching = ទម្រង់មិនត្រឹមត្រូវតាមតម្រូវការ។ { $range ->
    [exact] ប្រវែង៖ { $min }។
    [at-least] ប្រវែង៖ { $min } ឡើងទៅ។
    [at-most] ប្រវែង៖ មិនលើស { $max }។
    [between] ប្រវែង៖ { $min } ដល់ { $max }។
   *[any] { "" }
}
rule-format-account = ទម្រង់ឈ្មោះគណនីមិនត្រឹមត្រូវទេ។ { $range ->
    [exact] ប្រវែង៖ { $min }។
    [at-least] ប្រវែង៖ { $min } ឡើងទៅ។
    [at-most] ប្រវែង៖ មិនលើស { $max }។
    [between] ប្រវែង៖ { $min } ដល់ { $max }។
   *[any] { "" }
}
rule-format-password = ទម្រង់ពាក្យសម្ងាត់មិនត្រឹមត្រូវទេ។ { $range ->
    [exact] ប្រវែង៖ { $min }។
    [at-least] ប្រវែង៖ { $min } ឡើងទៅ។
    [at-most] ប្រវែង៖ មិនលើស { $max }។
    [between] ប្រវែង៖ { $min } ដល់ { $max }។
   *[any] { "" }
}
rule-format-email = ទម្រង់អ៊ីមែលមិនត្រឹមត្រូវទេ។ { $range ->
    [exact] ប្រវែង៖ { $min }។
    [at-least] ប្រវែង៖ { $min } ឡើងទៅ។
    [at-most] ប្រវែង៖ មិនលើស { $max }។
    [between] ប្រវែង៖ { $min } ដល់ { $max }។
   *[any] { "" }
}
rule-format-real-name = ទម្រង់ឈ្មោះពិតមិនត្រឹមត្រូវទេ។ { $range ->
    [exact] ប្រវែង៖ { $min }។
    [at-least] ប្រវែង៖ { $min } ឡើងទៅ។
    [at-most] ប្រវែង៖ មិនលើស { $max }។
    [between] ប្រវែង៖ { $min } ដល់ { $max }។
   *[any] { "" }
}
rule-format-mobile = ទម្រង់លេខទូរសព្ទដៃមិនត្រឹមត្រូវទេ។ { $range ->
    [exact] ប្រវែង៖ { $min }។
    [at-least] ប្រវែង៖ { $min } ឡើងទៅ។
    [at-most] ប្រវែង៖ មិនលើស { $max }។
    [between] ប្រវែង៖ { $min } ដល់ { $max }។
   *[any] { "" }
}
rule-length-only = អាចប្រើតួអក្សរណាក៏បាន។ { $range ->
    [exact] ប្រវែង៖ { $min }។
    [at-least] ប្រវែង៖ { $min } ឡើងទៅ។
    [at-most] ប្រវែង៖ មិនលើស { $max }។
    [between] ប្រវែង៖ { $min } ដល់ { $max }។
   *[any] { "" }
}
rule-letter-first-alphanumeric = អក្សរ និងលេខ ដោយចាប់ផ្ដើមដោយអក្សរ។ { $range ->
    [exact] ប្រវែង៖ { $min }។
    [at-least] ប្រវែង៖ { $min } ឡើងទៅ។
    [at-most] ប្រវែង៖ មិនលើស { $max }។
    [between] ប្រវែង៖ { $min } ដល់ { $max }។
   *[any] { "" }
}
rule-letters-chinese = ប្រើតែអក្សរ និងអក្សរចិន។ { $range ->
    [exact] ប្រវែង៖ { $min }។
    [at-least] ប្រវែង៖ { $min } ឡើងទៅ។
    [at-most] ប្រវែង៖ មិនលើស { $max }។
    [between] ប្រវែង៖ { $min } ដល់ { $max }។
   *[any] { "" }
}
rule-email = សូមបញ្ចូលអ៊ីមែលត្រឹមត្រូវ ដូចជា name@example.com។ { $range ->
    [exact] ប្រវែង៖ { $min }។
    [at-least] ប្រវែង៖ { $min } ឡើងទៅ។
    [at-most] ប្រវែង៖ មិនលើស { $max }។
    [between] ប្រវែង៖ { $min } ដល់ { $max }។
   *[any] { "" }
}
rule-alphanumeric-no-chinese = ប្រើតែអក្សរ និងលេខ មិនប្រើអក្សរចិន។ { $range ->
    [exact] ប្រវែង៖ { $min }។
    [at-least] ប្រវែង៖ { $min } ឡើងទៅ។
    [at-most] ប្រវែង៖ មិនលើស { $max }។
    [between] ប្រវែង៖ { $min } ដល់ { $max }។
   *[any] { "" }
}
rule-alphanumeric-mixed = អក្សរ និងលេខរួមគ្នា យ៉ាងតិចមួយនៃប្រភេទនីមួយៗ។ { $range ->
    [exact] ប្រវែង៖ { $min }។
    [at-least] ប្រវែង៖ { $min } ឡើងទៅ។
    [at-most] ប្រវែង៖ មិនលើស { $max }។
    [between] ប្រវែង៖ { $min } ដល់ { $max }។
   *[any] { "" }
}
rule-digits = ប្រើតែលេខ។ { $range ->
    [exact] ប្រវែង៖ { $min }។
    [at-least] ប្រវែង៖ { $min } ឡើងទៅ។
    [at-most] ប្រវែង៖ មិនលើស { $max }។
    [between] ប្រវែង៖ { $min } ដល់ { $max }។
   *[any] { "" }
}
rule-alphanumeric-upper = អក្សរ និងលេខ ដោយមានអក្សរធំយ៉ាងតិចមួយ។ { $range ->
    [exact] ប្រវែង៖ { $min }។
    [at-least] ប្រវែង៖ { $min } ឡើងទៅ។
    [at-most] ប្រវែង៖ មិនលើស { $max }។
    [between] ប្រវែង៖ { $min } ដល់ { $max }។
   *[any] { "" }
}
rule-letters-spaces = ប្រើតែអក្សរអង់គ្លេស និងដកឃ្លា។ { $range ->
    [exact] ប្រវែង៖ { $min }។
    [at-least] ប្រវែង៖ { $min } ឡើងទៅ។
    [at-most] ប្រវែង៖ មិនលើស { $max }។
    [between] ប្រវែង៖ { $min } ដល់ { $max }។
   *[any] { "" }
}
rule-no-spaces = មិនអាចមានដកឃ្លា។ { $range ->
    [exact] ប្រវែង៖ { $min }។
    [at-least] ប្រវែង៖ { $min } ឡើងទៅ។
    [at-most] ប្រវែង៖ មិនលើស { $max }។
    [between] ប្រវែង៖ { $min } ដល់ { $max }។
   *[any] { "" }
}
rule-chinese-symbols = ប្រើតែអក្សរចិន និងសញ្ញា។ { $range ->
    [exact] ប្រវែង៖ { $min }។
    [at-least] ប្រវែង៖ { $min } ឡើងទៅ។
    [at-most] ប្រវែង៖ មិនលើស { $max }។
    [between] ប្រវែង៖ { $min } ដល់ { $max }។
   *[any] { "" }
}
rule-date = សូមបញ្ចូលកាលបរិច្ឆេទជា yyyy-MM-dd ឬ MM-dd-yyyy។ { $range ->
    [exact] ប្រវែង៖ { $min }។
    [at-least] ប្រវែង៖ { $min } ឡើងទៅ។
    [at-most] ប្រវែង៖ មិនលើស { $max }។
    [between] ប្រវែង៖ { $min } ដល់ { $max }។
   *[any] { "" }
}
rule-two-letters-spaces = អក្សរអង់គ្លេស និងដកឃ្លា យ៉ាងតិចពីរអក្សរ។ { $range ->
    [exact] ប្រវែង៖ { $min }។
    [at-least] ប្រវែង៖ { $min } ឡើងទៅ។
    [at-most] ប្រវែង៖ មិនលើស { $max }។
    [between] ប្រវែង៖ { $min } ដល់ { $max }។
   *[any] { "" }
}
rule-korean = ប្រើតែអក្សរកូរ៉េ។ { $range ->
    [exact] ប្រវែង៖ { $min }។
    [at-least] ប្រវែង៖ { $min } ឡើងទៅ។
    [at-most] ប្រវែង៖ មិនលើស { $max }។
    [between] ប្រវែង៖ { $min } ដល់ { $max }។
   *[any] { "" }
}
rule-thai = ប្រើតែអក្សរថៃ។ { $range ->
    [exact] ប្រវែង៖ { $min }។
    [at-least] ប្រវែង៖ { $min } ឡើងទៅ។
    [at-most] ប្រវែង៖ មិនលើស { $max }។
    [between] ប្រវែង៖ { $min } ដល់ { $max }។
   *[any] { "" }
}

# The registration form.
register-tab-account = ចុះឈ្មោះដោយគណនី
register-tab-mobile = ចុះឈ្មោះដោយទូរសព្ទ
register-closed = ការចុះឈ្មោះត្រូវបានបិទនៅពេលនេះ។ សេវាអតិថិជនអាចជួយអ្នកបើកគណនី។
consent-missing = សូមបញ្ជាក់អាយុ ហើយយល់ព្រមតាមលក្ខខណ្ឌ។

# The captcha.
captcha-image = រូបភាព
captcha-audio = សំឡេង
captcha-work = ឱ្យឧបករណ៍នេះធ្វើ
captcha-working = ឧបករណ៍នេះកំពុងដំណើរការនៅឡើយ។ សូមរង់ចាំបន្តិច រួចព្យាយាមម្ដងទៀត។
captcha-work-failed = ឧបករណ៍នេះធ្វើមិនបាន។ សូមជ្រើសរូបភាព ឬសំឡេង។

# The button that sends a code. $seconds: a number.
code-get = យកលេខកូដ
code-get-again = យកលេខកូដម្ដងទៀត
code-countdown = ម្ដងទៀតក្នុង { $seconds } វិ.
code-get-first = សូមយកលេខកូដសម្រាប់លេខនេះជាមុនសិន។

# How strong a password is.
strength-0 = ខ្សោយណាស់
strength-1 = ខ្សោយ
strength-2 = មធ្យម
strength-3 = ខ្លាំង
strength-4 = ខ្លាំងណាស់
strength-too-weak = ពាក្យសម្ងាត់នេះងាយទាយពេក។ សូមធ្វើឱ្យវែងជាង ឬកុំឱ្យធម្មតាពេក។
strength-common = នេះជាពាក្យដែលគេសាកមុនគេ។ សូមជ្រើសពាក្យផ្ទាល់ខ្លួន។
strength-nearly-common = នេះជិតដូចពាក្យសម្ងាត់ដែលគេស្គាល់គ្រប់គ្នា។
strength-word = ពាក្យតែមួយងាយទាយ។ សូមបន្ថែមពាក្យទៀត។
strength-name = ឈ្មោះងាយទាយ។ សូមកុំប្រើឈ្មោះ និងគណនីរបស់អ្នក។
strength-keyboard = ជួរគ្រាប់ចុចងាយទាយ។
strength-repeat = ការដដែលៗងាយទាយ។
strength-sequence = លំដាប់ដូចជា abc ឬ 6543 ងាយទាយ។
strength-date = កាលបរិច្ឆេទ និងឆ្នាំងាយទាយ។
strength-longer = សូមបន្ថែមពាក្យមួយ ឬពីរទៀត។

field-current-code = លេខកូដដែលផ្ញើទៅទំនាក់ទំនងបច្ចុប្បន្ន
field-current-code-empty = សូមបញ្ចូលលេខកូដដែលផ្ញើទៅទំនាក់ទំនងបច្ចុប្បន្ន។
