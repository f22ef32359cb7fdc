# The payment password: how it stands, its forms, and what is said where it is asked for.
pin-set = បានកំណត់
pin-not-set = មិនទាន់កំណត់
# $time: date and time of day with the offset from UTC.
pin-locked = ការបង់ប្រាក់ត្រូវបានចាក់សោរហូតដល់ { $time } ដោយសារពាក្យសម្ងាត់ទូទាត់ខុសច្រើនដង។ ការសង្គ្រោះពាក្យសម្ងាត់ទូទាត់នឹងដោះសោលឿនជាង។
# $count: a number.
pin-guesses = បើខុស { $count } ដងទៀត ការបង់ប្រាក់នឹងត្រូវចាក់សោមួយថ្ងៃ។
# $count: a number.
pin-wrong-left = ពាក្យសម្ងាត់ទូទាត់មិនត្រឹមត្រូវទេ។ បើខុស { $count } ដងទៀត ការបង់ប្រាក់នឹងត្រូវចាក់សោមួយថ្ងៃ។
pin-empty = សូមបញ្ចូលពាក្យសម្ងាត់ទូទាត់របស់អ្នក។
pin-different = ការបញ្ចូលទាំងពីរមិនដូចគ្នាទេ។ សូមវាយពាក្យសម្ងាត់ទូទាត់ដដែលពីរដង។
pin-guessable = ងាយទាយពេក។ កុំប្រើលេខដដែលច្រើនដង ឬលេខរៀងគ្នា។
pin-change = ប្ដូរពាក្យសម្ងាត់ទូទាត់
pin-set-one = កំណត់ពាក្យសម្ងាត់ទូទាត់
pin-recover = ភ្លេចមែនទេ?
pin-recover-title = សង្គ្រោះពាក្យសម្ងាត់ទូទាត់
pin-contact-first = ភ្លេចមែនទេ? សូមផ្ទៀងផ្ទាត់អ៊ីមែលជាមុនសិន៖ លេខកូដសម្រាប់ពាក្យសម្ងាត់ទូទាត់ថ្មីនឹងផ្ញើទៅទីនោះ។
pin-present = ពាក្យសម្ងាត់ទូទាត់បច្ចុប្បន្ន
pin-new = ពាក្យសម្ងាត់ទូទាត់ថ្មី
pin-again = វាយម្ដងទៀត
pin-save = រក្សាទុក
pin-about-first = វាត្រូវបានសួរនៅពេលប្រាក់ចេញពីកាបូបរបស់អ្នក។ សូមរក្សាទុកសម្រាប់ខ្លួនឯង៖ បុគ្គលិករបស់យើងមិនដែលសួររកវាទេ។
# $hint: the address, mostly hidden.
pin-code-by-mail = លេខកូដនឹងផ្ញើតាមអ៊ីមែលទៅ { $hint }។ អ្នកប្រើវាដើម្បីកំណត់ពាក្យសម្ងាត់ទូទាត់ថ្មី។
# $hint: the number, mostly hidden.
pin-code-by-sms = លេខកូដនឹងផ្ញើតាម SMS ទៅ { $hint }។ អ្នកប្រើវាដើម្បីកំណត់ពាក្យសម្ងាត់ទូទាត់ថ្មី។
toast-payment-password-set = ពាក្យសម្ងាត់ទូទាត់របស់អ្នកត្រូវបានកំណត់។
safety-payment-password = ពាក្យសម្ងាត់ទូទាត់
safety-next-payment-password = សូមកំណត់ពាក្យសម្ងាត់ទូទាត់៖ បើគ្មានវា ប្រាក់មិនអាចចេញពីកាបូបរបស់អ្នកបានទេ។
