# The main wallet, those that vendors keep, and money between them (sections 3 and 7 of the specification).
# $amount: an amount with its currency.
wallets-movable = ក្នុងនោះ { $amount } អាចផ្ទេរទៅកាបូបផ្សេង។ ចំនួនដែលនៅសល់គឺប្រាក់ដែលបានផ្ដល់ ហើយត្រូវភ្នាល់ជាមុន។
wallets-unreadable = ឥឡូវនេះមិនអាចអានសមតុល្យបានទេ។
# $amount: an amount with its currency. $time: date and time of day with the offset from UTC.
wallets-unreadable-since = ឥឡូវនេះមិនអាចអានសមតុល្យបានទេ។ នៅ { $time } មាន { $amount }។
wallets-closed = ឥឡូវនេះមិនអាចផ្ទេរប្រាក់ចូលទីនោះបានទេ។
wallets-all-unknown = ឥឡូវនេះមិនអាចអានកាបូបនេះបាន ដូច្នេះមិនអាចជ្រើសចំនួនបានទេ។ អ្នកអាចស្នើឱ្យផ្ទេរមកវិញទាំងអស់។
# $least: an amount with its currency.
wallets-too-little-in = ប្រាក់ដែលអាចផ្ទេរតិចពេក៖ តិចបំផុតគឺ { $least }។
# $least: an amount with its currency.
wallets-too-little-back = កាបូបនេះមានប្រាក់តិចពេក៖ តិចបំផុតដែលអាចផ្ទេរគឺ { $least }។
# $amount: an amount with its currency. $name: name of the vendor.
wallets-moved-in = { $amount } នៅក្នុងកាបូបរបស់អ្នកនៅ { $name } ហើយ។
# $amount: an amount with its currency.
wallets-moved-back = { $amount } បានត្រឡប់មកកាបូបមេវិញ។
# $amount: an amount with its currency.
wallets-not-moved = { $amount } មិនត្រូវបានផ្ទេរទេ។
# $amount: an amount with its currency.
wallets-on-its-way = { $amount } កំពុងផ្ទេរ។
# $name: name of the vendor.
wallets-to-vendor = ទៅ { $name }
# $name: name of the vendor.
wallets-to-main = ត្រឡប់ពី { $name }
wallets-status-sent = កំពុងដំណើរការ
wallets-status-unknown = មិនទាន់បញ្ជាក់
wallets-status-done = រួចរាល់
wallets-status-failed = មិនបានផ្ទេរ
wallets-about-sent = បានសួរក្រុមហ៊ុនហើយ មិនទាន់ឆ្លើយទេ។
wallets-about-unknown-in = ខ្វះចម្លើយពីក្រុមហ៊ុន។ យើងសួររហូតដល់ដឹងលទ្ធផល។ រហូតដល់ពេលនោះ ចំនួនត្រូវបានទុកដាច់ដោយឡែក បើមិនទៅដល់ អ្នកអាចប្រើវាម្ដងទៀត។
wallets-about-unknown-back = ខ្វះចម្លើយពីក្រុមហ៊ុន។ យើងសួររហូតដល់ដឹងលទ្ធផល។ អ្វីដែលបានចេញនឹងចូលនៅទីនេះ អ្វីផ្សេងនៅទីនោះដដែល។
wallets-failure-refused = ក្រុមហ៊ុនមិនបានទទួលទេ។ ប្រាក់របស់អ្នកនៅកន្លែងដដែល។
wallets-failure-not-enough = កាបូបនៅក្រុមហ៊ុនមិនមានប្រាក់គ្រប់ទេ។ ប្រាក់របស់អ្នកនៅកន្លែងដដែល។
wallets-failure-closed = ឥឡូវនេះក្រុមហ៊ុនមិនទទួលការផ្ទេរទេ។ ប្រាក់របស់អ្នកនៅកន្លែងដដែល។
wallets-cause-launch = ពេលចាប់ផ្ដើមហ្គេម
wallets-cause-return = ត្រឡប់មកវិញដោយខ្លួនឯង
# $name: name of the vendor.
wallets-back-failed = គ្មានអ្វីត្រឡប់មកពី { $name } ទេ។
# $name: name of the vendor.
wallets-back-unreadable = { $name } មិនបានប្រាប់សមតុល្យទេ ដូច្នេះមិនបានស្នើយកមកវិញពីទីនោះទេ។
wallets-back-nothing = គ្មានអ្វីត្រូវយកមកវិញទេ។
# $amount: an amount with its currency. $name: name of the game.
wallets-launched = { $amount } ត្រូវបានផ្ទេរទៅកាបូបក្រុមហ៊ុនសម្រាប់ { $name }។
