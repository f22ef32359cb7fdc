# My wallet: what there is, what may leave, and why (sections 2 and 3 of the specification).
wallet-balance = អ្វីដែលអ្នកមាន
wallet-withdrawable = អ្វីដែលអ្នកអាចដក
wallet-held = កំពុងបង្កក
wallet-spendable = អាចប្រើលេង
wallet-kept = ត្រូវភ្នាល់សិន
wallet-about-balance = អ្វីៗទាំងអស់ក្នុងកាបូបរបស់អ្នក រួមទាំងអ្វីដែលបង្កក។
wallet-about-withdrawable = អ្វីដែលអាចដកចេញឥឡូវនេះ។ ខាងក្រោមពន្យល់ពីរបៀបគណនា។
wallet-about-held = រក្សាទុកសម្រាប់ការដកប្រាក់ រហូតដល់បញ្ជូនបន្ត។ ទំព័រដកប្រាក់បង្ហាញនីមួយៗ។
wallet-about-held-none = គ្មានប្រាក់ណាកំពុងដកចេញទេ។
# $reference: number of a deposit or name of a promotion.
wallet-locked-by = រក្សាដោយ { $reference } រហូតដល់ភ្នាល់គ្រប់
wallet-short = ចំនួនដែលត្រូវរក្សាច្រើនជាងអ្វីដែលមាន ដូច្នេះមិនទាន់អាចដកបានទេ។
# $amount: an amount with its currency.
wallet-elsewhere = { $amount } នៅក្នុងកាបូបផ្សេង។ វាជាប្រាក់របស់អ្នក ហើយអាចដកបានពេលវាត្រឡប់មកកាបូបមេវិញ។

# $reference: number of a deposit or name of a promotion.
credit-deposit = ការដាក់ប្រាក់ { $reference }
# $reference: name of a promotion.
credit-bonus = ប្រាក់រង្វាន់៖ { $reference }
# $reference: name of a promotion.
credit-reward = រង្វាន់៖ { $reference }
# $reference: what it was for.
credit-gift = អំណោយ៖ { $reference }
# $amount: an amount with its currency.
credit-rule-once = { $amount } ត្រូវភ្នាល់ម្ដង
# $amount: an amount with its currency. $times: a number, maybe with decimals.
credit-rule-times = { $amount } ត្រូវភ្នាល់ { $times } ដង
# $done, $required: amounts with their currency.
credit-progress = បានភ្នាល់ { $done } ក្នុងចំណោម { $required }
# $amount: an amount with its currency.
credit-left = នៅសល់ { $amount }
credit-done = រួចរាល់

# $bet, $counted: amounts with their currency.
next-bet-counts = ការភ្នាល់ { $bet } រាប់ជា { $counted }។
# $bet, $counted: amounts with their currency.
next-bet-nothing = ការភ្នាល់ { $bet } មិនរាប់នៅទីនេះទេ៖ { $counted }។
# $amount: an amount with its currency. $reference: number of a deposit or name of a promotion.
next-bet-after = បន្ទាប់ពីនោះ { $reference } នៅត្រូវភ្នាល់ { $amount } ទៀត។
