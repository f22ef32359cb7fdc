# Messages to the member.

# $category: what messages are about, a word.
inbox-category = { $category ->
    [SYSTEM] ប្រព័ន្ធ
    [PAYMENT] ការទូទាត់
    [SECURITY] សុវត្ថិភាព
    [PROMO] ប្រូម៉ូសិន
    [AGENT] ភ្នាក់ងាររបស់អ្នក
    [AGENT] ក្រុម
    [RG] លេងដោយមានការគ្រប់គ្រង
   *[ALL] ទាំងអស់
}
# $kind: what has happened, a word.
inbox-title = { $kind ->
    [DEPOSIT_CREDITED] ការដាក់ប្រាក់បានចូលហើយ
    [WITHDRAWAL_PAID] ការដកប្រាក់ត្រូវបានផ្ញើ
    [WITHDRAWAL_REJECTED] ការដកប្រាក់ត្រូវបានបដិសេធ
    [WITHDRAWAL_FAILED] ការដកប្រាក់មិនអាចបង់បាន
    [WITHDRAWAL_RETURNED] ការដកប្រាក់ត្រូវបានបង្វិល
    [BALANCE_CORRECTED] សមតុល្យត្រូវបានកែតម្រូវ
    [UPLINE_TRANSFER_SENT] ផ្ទេរទៅខ្សែលើ
    [UPLINE_TRANSFER_RECEIVED] ទទួលពីខ្សែក្រោម
    [DOWNLINE_TRANSFER_SENT] ផ្ទេរទៅខ្សែក្រោម
    [DOWNLINE_TRANSFER_RECEIVED] ប្រាក់ពីខ្សែលើ
    [PAYMENT_PASSWORD_CHANGED] ពាក្យសម្ងាត់ទូទាត់ត្រូវបានប្តូរ
    [PASSWORD_CHANGED] ពាក្យសម្ងាត់ត្រូវបានប្តូរ
    [AUTHENTICATOR_ADDED] បានបន្ថែមកម្មវិធីផ្ទៀងផ្ទាត់
    [AUTHENTICATOR_REMOVED] បានដកកម្មវិធីផ្ទៀងផ្ទាត់ចេញ
    [PASSKEY_ADDED] បានបន្ថែមសោចូល
    [PASSKEY_REMOVED] បានដកសោចូលចេញ
    [EMAIL_CHANGED] អាសយដ្ឋានអ៊ីមែលត្រូវបានប្តូរ
    [MOBILE_CHANGED] លេខទូរសព្ទត្រូវបានប្តូរ
    [PAYOUT_ACCOUNT_ADDED] បានបន្ថែមគណនីទទួលប្រាក់
    [PAYOUT_ACCOUNT_REMOVED] បានដកគណនីទទួលប្រាក់ចេញ
    [PAYEE_NAME_SET] បានកំណត់ឈ្មោះអ្នកទទួលប្រាក់
    [IDENTITY_APPROVED] ការផ្ទៀងផ្ទាត់អត្តសញ្ញាណត្រូវបានអនុម័ត
    [IDENTITY_REJECTED] ការផ្ទៀងផ្ទាត់អត្តសញ្ញាណមិនត្រូវបានអនុម័ត
    [ACCOUNT_CLOSED] គណនីត្រូវបានបិទ
    [ACCOUNT_REOPENED] គណនីត្រូវបានបើកឡើងវិញ
    [ACCOUNT_FROZEN] គណនីត្រូវបានបង្កក
    [ACCOUNT_UNFROZEN] គណនីលែងត្រូវបានបង្កក
    [EXCLUDED] ត្រូវបានដកចេញពីការលេង
    [REDEMPTION_APPROVED] ការប្ដូរត្រូវបានអនុម័ត
    [REDEMPTION_REJECTED] ការប្ដូរត្រូវបានបដិសេធ
    [REDEMPTION_CODE] លេខកូដរបស់អ្នកមកដល់ហើយ
    [REDEMPTION_SHIPPED] កញ្ចប់របស់អ្នកកំពុងដឹកជញ្ជូន
    [CASHBACK_READY] មានប្រាក់ត្រឡប់ត្រូវទទួល
    [LEVEL_GIFT_READY] មានអំណោយកម្រិតត្រូវទទួល
    [RED_ENVELOPE_READY] អាំងប៉ាវសម្រាប់អ្នក
    [FREE_SPINS_READY] បង្វិលឥតគិតថ្លៃសម្រាប់អ្នក
    [REFERRAL_READY] រង្វាន់អញ្ជើញត្រូវទទួល
    [LEVEL_REACHED] កម្រិតថ្មី
    [LEVEL_LOWERED] កម្រិតត្រូវបានបន្ថយ
    [MISSION_COMPLETED] បេសកកម្មបានបញ្ចប់
    [LEADERBOARD_PRIZE] រង្វាន់តារាងចំណាត់ថ្នាក់
    [AGENT_APPOINTED] អ្នកជាភ្នាក់ងារហើយ
    [AGENT_REFUSED] ពាក្យសុំជាភ្នាក់ងារត្រូវបានបដិសេធ
    [SETTLEMENT_PAID] ការបង់តាមកិច្ចសន្យា
    [SETTLEMENT_PART_PAID] ការបង់តាមកិច្ចសន្យាមួយផ្នែក
    [SETTLEMENT_REFUSED] ការបង់តាមកិច្ចសន្យាត្រូវបានបដិសេធ
    [CONTRACT_OFFERED] កិច្ចសន្យាមួយកំពុងរង់ចាំចម្លើយរបស់អ្នក
    [CONTRACT_SIGNED] កិច្ចសន្យាត្រូវបានចុះហត្ថលេខា
    [CONTRACT_DECLINED] កិច្ចសន្យាមិនបានព្រមព្រៀង
    [CONTRACT_ENDED] កិច្ចសន្យាមួយនឹងបញ្ចប់
    [RATES_CHANGED] អត្រាសងត្រឡប់របស់អ្នកផ្លាស់ប្តូរ
   *[OTHER] សារ
}
# $detail: what is said, a word. $amount: money with its currency, and its sign where it was taken. $number: of a deposit,
# withdrawal or transfer. $name: of an account, passkey or person, mostly hidden.
inbox-text = { $detail ->
    [DEPOSIT] { $amount } ពីការដាក់ប្រាក់ { $number } បានចូលកាបូបរបស់អ្នកហើយ។
    [PAID] { $amount } ត្រូវបានផ្ញើជូនអ្នក (ការដកប្រាក់ { $number })។ សូមប្រាប់នៅទំព័ររបស់វាថាប្រាក់បានមកដល់ឬនៅ។
    [BACK] { $amount } ពីការដកប្រាក់ { $number } បានត្រឡប់មកកាបូបរបស់អ្នកវិញ។
    [CORRECTED] ប្រតិបត្តិករបានកែតម្រូវសមតុល្យរបស់អ្នក { $amount }។
    [SENT] អ្នកបានផ្ទេរ { $amount } ទៅខ្សែលើ (លេខ { $number })។
    [RECEIVED] អ្នកបានទទួល { $amount } ពីខ្សែក្រោម (លេខ { $number })។
    [SENT_DOWN] អ្នកបានផ្ទេរ { $amount } ទៅខ្សែក្រោម (លេខ { $number })។
    [RECEIVED_DOWN] អ្នកបានទទួល { $amount } ពីខ្សែលើ (លេខ { $number })។
    [FROZEN] ភ្នាក់ងារខ្សែលើបានបង្កកគណនីរបស់អ្នក។ ប្រាក់របស់អ្នកនៅក្នុងគណនីដដែល។ សូមទាក់ទងខ្សែលើ ឬផ្នែកបម្រើអតិថិជន។
    [UNFROZEN] គណនីរបស់អ្នកលែងត្រូវបានបង្កកហើយ។ អ្នកអាចចូលដូចធម្មតា។
    [IDENTITY] មូលហេតុ និងអ្វីដែលត្រូវធ្វើ មាននៅមជ្ឈមណ្ឌលសុវត្ថិភាព។
    [CLOSED] សេវាអតិថិជនអាចបើកវិញក្នុងរយៈពេលមួយ។
    [EXCLUDED] អ្នកត្រូវបានដកចេញពីការលេងនៅគណនីផ្សេង ដូច្នេះគណនីនេះក៏ដូចគ្នាដែរ។ អ្នកនៅតែអាចដកប្រាក់របស់អ្នកបាន។
    [REDEMPTION_APPROVED] ការប្ដូរ { $number } ត្រូវបានអនុម័ត។
    [REDEMPTION_REJECTED] ការប្ដូរ { $number } ត្រូវបានបដិសេធ ហើយពិន្ទុត្រូវបានសងវិញ។ មើលមូលហេតុនៅហាងប្ដូរពិន្ទុ។
    [REDEMPTION_CODE] លេខកូដនៃការប្ដូរ { $number } នៅក្នុងហាងប្ដូរពិន្ទុ។
    [REDEMPTION_SHIPPED] កញ្ចប់នៃការប្ដូរ { $number } ត្រូវបានប្រគល់ឲ្យក្រុមហ៊ុនដឹកជញ្ជូន។ លេខតាមដាននៅហាងប្ដូរពិន្ទុ។
    [CASHBACK] ប្រាក់ត្រឡប់ { $amount } រង់ចាំនៅមជ្ឈមណ្ឌលរង្វាន់។
    [LEVEL_GIFT] អំណោយរបស់ { $name } ចំនួន { $amount } រង់ចាំនៅមជ្ឈមណ្ឌលរង្វាន់។
    [RED_ENVELOPE] អាំងប៉ាវ { $amount } រង់ចាំនៅមជ្ឈមណ្ឌលរង្វាន់។
    [FREE_SPINS] បង្វិលឥតគិតថ្លៃ៖ { $number }។ ព័ត៌មានលម្អិតប្រាក់រង្វាន់ប្រាប់ថាសម្រាប់ហ្គេមណា និងដល់ពេលណា។
    [REFERRAL] { $amount } ពីការអញ្ជើញមិត្តរង់ចាំក្នុងមជ្ឈមណ្ឌលរង្វាន់។
    [LEVEL] អ្នកបានទៅដល់កម្រិត { $name }។
    [LEVEL_LOWERED] កម្រិតរបស់អ្នកឥឡូវនេះគឺ { $name }។
    [MISSION] រង្វាន់កំពុងរង់ចាំ៖ សូមទទួលមុនផុតកំណត់។
    [LEADERBOARD] { $amount } មានក្នុងកាបូបរបស់អ្នកហើយ។
    [LEADERBOARD_POINTS] រង្វាន់មានក្នុងពិន្ទុរបស់អ្នកហើយ។
    [AGENT] មជ្ឈមណ្ឌលភ្នាក់ងារបើកសម្រាប់អ្នកហើយ៖ អញ្ជើញសមាជិក មើលក្រុមរបស់អ្នក និងចំណូលពីក្រុម។
    [SETTLEMENT_PAID] { $amount } ពីកិច្ចសន្យារបស់អ្នកបានចូលកាបូបហើយ។
    [SETTLEMENT_PART_PAID] { $amount } ពីកិច្ចសន្យារបស់អ្នកបានចូលកាបូបហើយ។ ផ្នែកដែលនៅសល់នៅជំពាក់អ្នក។
    [SETTLEMENT_REFUSED] ប្រតិបត្តិករបានបដិសេធការបង់ { $amount } តាមកិច្ចសន្យា។ មូលហេតុមាននៅក្នុងកំណត់ត្រានៃមជ្ឈមណ្ឌលភ្នាក់ងារ។
    [SETTLEMENT_GIVEN] { $amount } បានចេញពីកាបូបរបស់អ្នកសម្រាប់កិច្ចសន្យាជាមួយខ្សែក្រោម។
    [CONTRACT] កិច្ចសន្យា { $number } ជាមួយ { $name }។ មើលក្នុងមជ្ឈមណ្ឌលភ្នាក់ងារ។
    [CONTRACT_OPERATOR] កិច្ចសន្យា { $number } ជាមួយប្រតិបត្តិករ។ មើលក្នុងមជ្ឈមណ្ឌលភ្នាក់ងារ។
    [RATES] { $name } បានប្តូរអត្រាសងត្រឡប់របស់អ្នក។ មានប្រសិទ្ធភាពចាប់ពី { $number }៖
   *[NAME] { $name }
}
inbox-advice = ប្រសិនបើមិនមែនជាអ្នក សូមប្តូរពាក្យសម្ងាត់ចូលភ្លាមៗ ហើយទាក់ទងសេវាអតិថិជន។
# $to: where the link leads, a word.
inbox-action = { $to ->
    [DEPOSIT] មើលការដាក់ប្រាក់
    [WITHDRAWAL] មើលការដកប្រាក់
    [RECORD] មើលកំណត់ត្រាគណនី
    [TRANSFERS] មើលការផ្ទេរ
    [SECURITY] មើលគណនីរបស់ខ្ញុំ
    [PAYOUT] មើលគណនីទទួលប្រាក់
    [FAIR_PLAY] មើល «លេងដោយម្ចាស់ការ»
    [MALL] មើលអ្វីដែលអ្នកបានប្ដូរ
    [REWARDS] មើលមជ្ឈមណ្ឌលរង្វាន់
    [BONUSES] បង្ហាញព័ត៌មានលម្អិតប្រាក់រង្វាន់
    [MISSIONS] មើលបេសកកម្ម និងតារាងចំណាត់ថ្នាក់
    [AGENT] បើកមជ្ឈមណ្ឌលភ្នាក់ងារ
    [CONTRACTS] បើកមជ្ឈមណ្ឌលភ្នាក់ងារ
   *[OTHER] បើកទំព័រ
}

view-inbox-list = សារ
view-inbox-categories = ប្រភេទ
view-inbox-pick = ជ្រើសរើស
view-inbox-pick-all = ជ្រើសរើសទាំងអស់
# $count: a number.
view-inbox-picked = បានជ្រើសរើស៖ { $count }
view-inbox-read = សម្គាល់ថាបានអាន
view-inbox-read-all = សម្គាល់ទាំងអស់ថាបានអាន
view-inbox-delete = លុប
# $count: a number.
view-inbox-ask = លុបសារដែលបានជ្រើសរើសជារៀងរហូតឬ? បានជ្រើសរើស៖ { $count }
view-inbox-keep = រក្សាទុក
view-inbox-unread = មិនទាន់អាន
view-inbox-pinned = បានខ្ទាស់
view-inbox-reply = សរសេរទៅសេវាអតិថិជន
view-inbox-back = សារទាំងអស់
view-inbox-choose = ជ្រើសរើសសារមួយដើម្បីអាននៅទីនេះ។
view-inbox-unknown = សារនេះលែងមានហើយ។
view-inbox-empty-title = មិនទាន់មានសារ
view-inbox-empty-text = អ្វីដែលកើតឡើងចំពោះប្រាក់ និងគណនីរបស់អ្នក នឹងប្រាប់នៅទីនេះ។
view-inbox-no-match-title = គ្មានអ្វីក្នុងប្រភេទនេះ
view-inbox-no-match-text = ជ្រើសរើសប្រភេទផ្សេងដើម្បីមើលសារដែលនៅសល់។
view-inbox-bulk = សារដែលបានជ្រើសរើស
