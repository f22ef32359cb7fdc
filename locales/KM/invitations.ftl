# Inviting friends: the member's link, what is given for a friend, and what became of friends.

# $name: a title as its owner writes it.
invite-name = { $name }
invite-step-register = មិត្តរបស់អ្នកចុះឈ្មោះតាមតំណរបស់អ្នក។
# $amount: with its currency.
invite-step-deposit = មិត្តរបស់អ្នកដាក់ប្រាក់សរុប { $amount }។
# $amount: with its currency.
invite-step-turnover = ការភ្នាល់មានសុពលភាពរបស់មិត្តអ្នកសរុប { $amount }។
# $days: a number as text.
invite-step-days = ទាំងអស់ក្នុងរយៈពេល { $days } ថ្ងៃក្រោយចុះឈ្មោះ។
# $from: a number as text. $amount: with its currency.
invite-tier = ចាប់ពីមិត្តទី { $from }៖ { $amount } ម្នាក់
# $amount: with its currency.
invite-tier-only = { $amount } សម្រាប់មិត្តម្នាក់ៗដែលបានធ្វើរួច
invite-rule-free = អ្វីដែលអ្នកទទួលបានមិនចាំបាច់ភ្នាល់ទេ
# $times: a number as text.
invite-rule-times = អ្វីដែលអ្នកទទួលបានត្រូវភ្នាល់ { $times } ដង មុននឹងអាចដកបាន
# $amount: with its currency. $times: a number as text.
invite-friend-gets = មិត្តរបស់អ្នកទទួលបាន { $amount } ត្រូវភ្នាល់ { $times } ដង
# $amount: with its currency.
invite-friend-gets-free = មិត្តរបស់អ្នកទទួលបាន { $amount } ដោយមិនចាំបាច់ភ្នាល់
# $days: a number as text.
invite-claim-days = វារង់ចាំក្នុងមជ្ឈមណ្ឌលរង្វាន់ { $days } ថ្ងៃ
# $count: a number as text.
invite-most-friends = ផ្ដល់រង្វាន់សម្រាប់មិត្តច្រើនបំផុត { $count } នាក់
# $time: a date and time.
invite-ends = សម្រាប់មិត្តដែលចុះឈ្មោះមុន { $time }
invite-held-rule = គណនីទីពីររបស់អ្នកផ្ទាល់មិនរាប់ទេ។ មិត្តដែលប្រើឧបករណ៍ អាសយដ្ឋានបណ្ដាញ អ្នកទទួលប្រាក់ ឬគណនីទទួលប្រាក់រួមជាមួយអ្នក ឬមិត្តផ្សេងទៀតរបស់អ្នក ត្រូវប្រតិបត្តិករពិនិត្យជាមុនសិន
invite-fact-friends = មិត្តដែលបានចុះឈ្មោះ
invite-fact-qualified = មិត្តដែលរាប់
invite-fact-waiting = រង់ចាំទទួល
invite-fact-claimed = បានទទួលរួច
# $amount: with its currency. $number: a number as text.
invite-earned = { $amount } សម្រាប់មិត្តទី { $number }
# $number: a number as text.
invite-earned-nothing = គ្មានអ្វីបានផ្ដល់សម្រាប់មិត្តទី { $number }
invite-own-deposit = ប្រាក់ដែលអ្នកបានដាក់
invite-own-turnover = ការភ្នាល់មានសុពលភាពរបស់អ្នក
invite-own-rule-free = មិនចាំបាច់ភ្នាល់ទេ
# $times: a number as text.
invite-own-rule-times = ត្រូវភ្នាល់ { $times } ដង មុននឹងអាចដកបាន
# $state: what became of a friend, a word.
invite-state = { $state ->
    [REGISTERED] បានចុះឈ្មោះ
    [HELD] កំពុងពិនិត្យ
    [QUALIFIED] រាប់
    [REJECTED] មិនរាប់
   *[EXPIRED] ហួសពេល
}
# $state: what became of a friend, a word. $time: a date and time.
invite-about = { $state ->
    [REGISTERED] មានពេលដល់ { $time }
    [HELD] ចុះឈ្មោះ { $time }។ គ្មានអ្វីផ្ដល់ទេរហូតដល់ប្រតិបត្តិករបានពិនិត្យ។
    [QUALIFIED] ចាប់ពី { $time }
    [REJECTED] ចុះឈ្មោះ { $time }។ ប្រតិបត្តិករបានសម្រេចថាមិត្តនេះមិនរាប់ទេ។
   *[EXPIRED] មិនបានធ្វើតាមគម្រោងត្រឹម { $time }
}
# $state: where it stands, a word. $amount: with its currency. $time: a date and time.
invite-own = { $state ->
    [REGISTERED] អ្នកមកតាមតំណរបស់មិត្ត។ ធ្វើរួចមុន { $time } ទើបអាចទទួល { $amount }។
    [HELD] អ្នកមកតាមតំណរបស់មិត្ត។ ប្រតិបត្តិករពិនិត្យជាមុនសិន ទើបផ្ដល់ { $amount }។
    [QUALIFIED] អ្នកមកតាមតំណរបស់មិត្ត ហើយ { $amount } ត្រូវបានផ្ដល់ជូនអ្នក។
    [REJECTED] អ្នកមកតាមតំណរបស់មិត្ត។ ប្រតិបត្តិករបានសម្រេចថាមិនរាប់ទេ។
   *[EXPIRED] អ្នកមកតាមតំណរបស់មិត្ត។ ពេលសម្រាប់ { $amount } បានផុត { $time }។
}

view-invite-link = តំណរបស់អ្នក
view-invite-code = កូដ QR នៃតំណរបស់អ្នក
view-invite-share = ចែករំលែក
# $brand: name of the site.
view-invite-share-text = ការអញ្ជើញមក { $brand }
view-invite-preview = ទំព័រដែលមិត្តរបស់អ្នកឃើញ
view-invite-steps = អ្វីដែលមិត្តអ្នកធ្វើ
view-invite-gives = អ្វីដែលអ្នកទទួលបាន
view-invite-terms = លក្ខខណ្ឌ
view-invite-sums = លទ្ធផលមកទល់ពេលនេះ
view-invite-friends = មិត្តរបស់អ្នក
view-invite-friends-empty = មិនទាន់មាននរណាចុះឈ្មោះតាមតំណរបស់អ្នកទេ។
view-invite-own = ការអញ្ជើញផ្ទាល់របស់អ្នក
view-invite-no-plan = បច្ចុប្បន្នគ្មានគម្រោងទេ៖ តំណរបស់អ្នកដំណើរការ ប៉ុន្តែគ្មានរង្វាន់សម្រាប់មិត្តដែលចុះឈ្មោះឥឡូវនេះទេ។
view-invite-closed-title = ការអញ្ជើញមិនទាន់បើកសម្រាប់អ្នកទេនៅពេលនេះ
view-invite-closed-text = សេវាអតិថិជននឹងប្រាប់បន្ថែម។
view-invite-to-rewards = ទៅមជ្ឈមណ្ឌលរង្វាន់
