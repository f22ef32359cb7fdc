# The views' own words of deposits.
view-deposit-open = កំពុងរង់ចាំអ្នក
view-deposit-continue = បន្ត
view-deposit-channels = តើអ្នកចង់បង់ដោយវិធីណា?
view-deposit-closed = បិទនៅពេលនេះ
view-deposit-opens = បើក៖
view-deposit-amount = ចំនួនទឹកប្រាក់
# $min, $max: amounts with their currency.
view-amount-range = { $min } ដល់ { $max }
view-amount-presets = ចំនួនសម្រាប់ជ្រើសរើស
# $amount: an amount with its currency.
view-amount-last = { $amount } ដូចលើកមុន
view-deposit-review = អ្វីនឹងកើតឡើង
view-deposit-code = លេខកូដប័ណ្ណ
view-deposit-none-title = គ្មានវិធីបង់ប្រាក់ណាបើកទេ
view-deposit-none-text = អ្នកជ្រើសរើសវិធីដាក់ប្រាក់នៅទីនេះ ពេលមានវិធីមួយបើក។ សេវាអតិថិជនអាចប្រាប់អ្នកបន្ថែម។
view-deposit-history = ការដាក់ប្រាក់របស់អ្នក
view-deposit-filters = ស្ថានភាព
view-deposit-empty-title = មិនទាន់មានការដាក់ប្រាក់ទេ
view-deposit-empty-text = ការដាក់ប្រាក់នីមួយៗនឹងបង្ហាញនៅទីនេះ ជាមួយអ្វីៗដែលបានកើតឡើង។ ការដាក់ដំបូងចាប់ផ្ដើមខាងលើ។
view-deposit-no-match-title = គ្មានការដាក់ប្រាក់ដែលមានស្ថានភាពនេះ
view-deposit-no-match-text = សូមជ្រើសរើសស្ថានភាពផ្សេង ដើម្បីមើលការដាក់ប្រាក់ផ្សេងទៀត។
view-deposit-back = ការដាក់ប្រាក់ទាំងអស់
view-deposit-unknown-title = អ្នកគ្មានការដាក់ប្រាក់នេះទេ
view-deposit-unknown-text = អាសយដ្ឋាននេះសំដៅលើការដាក់ប្រាក់ដែលមិនមែនជារបស់អ្នក ឬមិនដែលមាន។ សូមរកមើលក្នុងចំណោមរបស់អ្នកទាំងអស់។
view-order-number = លេខបញ្ជា
# $label: what is copied.
view-copy-named = ចម្លង៖ { $label }
view-timeline = អ្វីដែលបានកើតឡើង
view-timeline-next = បន្ទាប់
view-ask-service = សួរសេវាអតិថិជន
view-deposit-pay-page = ទៅទំព័របង់ប្រាក់
view-deposit-new-window = វាបើកក្នុងវីនដូថ្មី។ ទំព័រនេះនឹងធ្វើបច្ចុប្បន្នភាពដោយខ្លួនឯង។
view-deposit-same-device = បង់លើឧបករណ៍នេះវិញ
view-deposit-qr = កូដ QR នៃការបង់ប្រាក់
view-deposit-left = ពេលវេលានៅសល់
view-deposit-until = បង់មុន
view-deposit-receipts = រូបភាពបង្កាន់ដៃ
view-deposit-call-off = បោះបង់ការដាក់ប្រាក់
view-deposit-call-off-sure = បោះបង់ការដាក់ប្រាក់នេះឬ? បើអ្នកបានបង់រួចហើយ ប្រាក់នៅតែត្រូវបានបញ្ចូល។
view-deposit-call-off-yes = បាទ/ចាស បោះបង់
view-deposit-keep = រក្សាទុក
view-deposit-wallet = មើលចំនួនដែលអាចដក
view-deposit-promotions = ប្រូម៉ូសិន
view-deposit-print = បោះពុម្ព ឬរក្សាទុកបង្កាន់ដៃ
