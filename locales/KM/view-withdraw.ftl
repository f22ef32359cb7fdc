# The views' own words of the withdrawal page and of the payment password.
view-payment-password = ពាក្យសម្ងាត់ទូទាត់
view-payment-password-about = វាការពារប្រាក់ដែលចេញ បន្ថែមលើការចូលរបស់អ្នក។
view-payment-password-manage = ប្ដូរ ឬសង្គ្រោះ
view-pin-show = បង្ហាញពាក្យសម្ងាត់ទូទាត់
view-pin-hide = លាក់ពាក្យសម្ងាត់ទូទាត់
view-pin-forgotten = ភ្លេចពាក្យសម្ងាត់ទូទាត់?

view-withdraw = យកប្រាក់ចេញ
view-withdraw-can = អ្នកអាចយកចេញឥឡូវនេះ
# $balance: an amount with its currency.
view-withdraw-of = កាបូបរបស់អ្នកមាន { $balance }។
view-withdraw-why = ហេតុអ្វីមិនមែនទាំងអស់?
view-withdraw-first = មុនការដកប្រាក់លើកដំបូង មានអ្វីត្រូវរៀបចំសិន។
view-withdraw-steps = ជំហាន
view-withdraw-step-done = រួចរាល់
view-withdraw-to = បង់ទៅ
view-withdraw-amount = ចំនួនប្រាក់
# $min, $max: amounts with their currency.
view-withdraw-bounds = ពី { $min } ដល់ { $max }
# $fee, $net: amounts with their currency.
view-withdraw-net = កម្រៃ { $fee } ទទួលបាន { $net }។
view-withdraw-review = ពិនិត្យការដកប្រាក់
view-withdraw-check = ពិនិត្យ រួចផ្ញើ
view-withdraw-factor = លេខកូដពីកម្មវិធីផ្ទៀងផ្ទាត់
view-withdraw-factor-why = ចំនួនប៉ុណ្ណេះត្រូវការវា។
view-withdraw-send = ដកប្រាក់
view-withdraw-change = ត្រឡប់
view-withdraw-order = លេខប្រតិបត្តិការ
view-withdraw-copy-order = ចម្លងលេខប្រតិបត្តិការ
view-withdraw-another = ដកប្រាក់ម្ដងទៀត
view-withdraw-open = កំពុងដំណើរការ
view-withdraw-named = ការដកប្រាក់
view-withdraw-all-of-them = ការដកប្រាក់ទាំងអស់
view-withdraw-timeline = អ្វីដែលបានកើតឡើង
view-withdraw-state-done = រួចរាល់
view-withdraw-state-now = ឥឡូវនេះ
view-withdraw-state-failed = មិនបានសម្រេច
view-withdraw-state-ahead = បន្ទាប់
view-withdraw-support = សួរសេវាអតិថិជន
view-withdraw-cancel = បោះបង់
view-withdraw-cancel-sure = បញ្ជាក់បោះបង់៖ ប្រាក់ត្រឡប់ចូលកាបូប
view-withdraw-keep = រក្សាទុក
view-withdraw-history = ការដកប្រាក់ទាំងអស់
view-withdraw-filter = ស្ថានភាព
view-withdraw-none = ការដកប្រាក់របស់អ្នកនឹងបង្ហាញនៅទីនេះ រួមទាំងអ្វីដែលបានកើតឡើង។
view-withdraw-none-such = គ្មានការដកប្រាក់ក្នុងស្ថានភាពនេះទេ។

view-payout-accounts = គណនីទទួលប្រាក់
view-payout-accounts-about = ក្នុងឈ្មោះរបស់អ្នកប៉ុណ្ណោះ។ ការបន្ថែម ឬលុបត្រូវការពាក្យសម្ងាត់ទូទាត់។
view-payout-none = គណនីធនាគារ កាបូបអេឡិចត្រូនិក និងអាសយដ្ឋានរបស់អ្នកនឹងបង្ហាញនៅទីនេះ។ សូមបន្ថែមមួយដំបូង។
view-payout-add = បន្ថែមគណនី
view-payout-method = វិធីទទួលប្រាក់
view-payout-institution = ធនាគារ ឬសេវា
view-payout-choose = ជ្រើសរើស
view-payout-holder = ម្ចាស់គណនី
# $account: way to be paid with the end of the account.
view-payout-remove = លុប { $account }
view-payout-remove-it = លុបគណនី

view-arrival = តើបានទទួលអ្វី?
view-arrival-answers = ចម្លើយរបស់អ្នក
view-arrival-amount = ចំនួនដែលបានទទួល
view-arrival-send = ផ្ញើចម្លើយ
