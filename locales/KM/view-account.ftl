# The views' own words in the forms of accounts: registration, forgotten and changed passwords, and the parts they share.

view-country = ប្រទេស
view-country-search = ស្វែងរកប្រទេស
view-country-none = គ្មានប្រទេសណាត្រូវនឹងអ្វីដែលអ្នកបានវាយទេ។
view-code-sent = លេខកូដកំពុងផ្ញើទៅអ្នក។
view-strength = ភាពរឹងមាំនៃពាក្យសម្ងាត់
view-captcha-kinds = បញ្ជាក់ថាអ្នកជាមនុស្ស
view-captcha-audio = លេខដែលអ្នកឮ
view-captcha-play = ចាក់សំឡេង
view-captcha-pause = ផ្អាក
view-captcha-work = ពិនិត្យដោយកម្មវិធីរុករក
view-captcha-working = កម្មវិធីរុករករបស់អ្នកកំពុងគណនា។ អ្នកមិនចាំបាច់វាយអ្វីទេ។
view-captcha-done = បានពិនិត្យរួច។ អ្នកមិនចាំបាច់វាយអ្វីទេ។

# Registration.
view-register = ចុះឈ្មោះ
view-register-reset = សម្អាត
view-register-methods = របៀបចុះឈ្មោះ
view-register-invited = អ្នកត្រូវបានអញ្ជើញ៖ លេខកូដអញ្ជើញបានបំពេញរួចហើយ។
# $age: the least age, a number.
view-register-consent = ខ្ញុំមានអាយុ { $age } ឆ្នាំឡើងទៅ ហើយយល់ព្រមតាមលក្ខខណ្ឌ។
view-register-terms = អានលក្ខខណ្ឌ
view-register-have-account = មានគណនីរួចហើយមែនទេ?

# Forgotten and changed passwords.
view-forgot-methods = របៀបកំណត់ពាក្យសម្ងាត់ថ្មី
view-forgot-email = បញ្ចូលឈ្មោះអ្នកប្រើ និងអ៊ីមែលនៃគណនីរបស់អ្នក។ យើងនឹងផ្ញើតំណសម្រាប់កំណត់ពាក្យសម្ងាត់ថ្មី។
view-forgot-mobile = បញ្ចូលលេខទូរសព្ទនៃគណនីរបស់អ្នក។ យើងនឹងផ្ញើលេខកូដសម្រាប់កំណត់ពាក្យសម្ងាត់ថ្មី។
view-forgot-send = ផ្ញើតំណ
view-forgot-set = កំណត់ពាក្យសម្ងាត់ ហើយចូលគណនី
view-forgot-back = ត្រឡប់ទៅចូលគណនី
view-password-account = គណនី
view-password-change = ប្ដូរពាក្យសម្ងាត់
view-password-set = កំណត់ពាក្យសម្ងាត់
view-reset-expired-title = តំណនេះលែងដំណើរការហើយ
view-reset-expired-text = តំណមួយប្រើបានតែម្ដង ហើយក្នុងរយៈពេលខ្លី។ សូមស្នើអ៊ីមែលថ្មី ដើម្បីកំណត់ពាក្យសម្ងាត់របស់អ្នក។
view-reset-again = ស្នើអ៊ីមែលថ្មី

view-contacts = ព័ត៌មានទំនាក់ទំនង
view-contacts-about = ទំនាក់ទំនងដែលបានផ្ទៀងផ្ទាត់ជួយអ្នកចូលវិញពេលភ្លេចពាក្យសម្ងាត់ និងការពារការចូលពីកន្លែងថ្មី។
view-contact-codes = លេខកូដមួយផ្ញើទៅទំនាក់ទំនងថ្មី និងមួយទៀតទៅ { $present }។
view-contact-save = រក្សាទុក
view-register-optional = ព័ត៌មានបន្ថែម (មិនចាំបាច់)
