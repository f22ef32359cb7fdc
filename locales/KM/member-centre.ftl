# The member centre: the names of its pages, what each is for, and how safe the account is.
member-group-account = គណនី
member-group-records = កំណត់ត្រា
member-group-rewards = រង្វាន់
member-group-control = ក្នុងដៃអ្នក

member-security = គណនីរបស់ខ្ញុំ
member-wallet = កាបូបរបស់ខ្ញុំ
member-deposit = ដាក់ប្រាក់
member-withdraw = ដកប្រាក់
member-transfer-upline = ផ្ទេរទៅខ្សែលើ
member-betting-record = កំណត់ត្រាភ្នាល់
member-account-record = កំណត់ត្រាគណនី
member-profit-and-loss = ចំណេញ និងខាត
member-bonus-details = ព័ត៌មានលម្អិតប្រាក់រង្វាន់
member-reward-centre = មជ្ឈមណ្ឌលរង្វាន់
member-referral = អញ្ជើញមិត្តភក្តិ
member-missions = សកម្មភាពបេសកកម្ម
member-messages = ព័ត៌មានវេទិកា

member-about-withdraw = ដកប្រាក់ចេញពីកាបូប ហើយតាមដានអ្វីដែលកំពុងផ្ញើ។
member-about-security = របៀបទាក់ទងអ្នក របៀបចូលគណនីរបស់អ្នក និងកន្លែងដែលវាកំពុងបើក។

member-about-wallet = អ្វីដែលអ្នកមាន អ្វីដែលអ្នកអាចដក និងមូលហេតុដែលនៅសល់ត្រូវរក្សា។
member-about-transfer-upline = ផ្ទេរប្រាក់ទៅភ្នាក់ងារខាងលើអ្នក។ ប្រាក់ទៅដល់ភ្លាម ដោយគ្មានកម្រៃ។
member-about-betting-record = ការភ្នាល់នីមួយៗរបស់អ្នក លទ្ធផល និងអ្វីដែលចេញ។
member-about-profit-and-loss = ប្រាក់ដែលអ្នកឈ្នះ និងចាញ់ តាមថ្ងៃ និងតាមផលិតផល។
member-about-account-record = រាល់ចលនានៃប្រាក់ និងពិន្ទុរបស់អ្នក ព្រមទាំងសមតុល្យមុន និងក្រោយ។
member-about-bonus-details = ប្រាក់រង្វាន់នីមួយៗដែលអ្នកទទួលបាន អ្វីដែលបានភ្នាល់ និងអ្វីដែលត្រូវបាត់បើលះបង់។
member-about-fair-play = ការចំណាយលើការលេង ដែនកំណត់របស់អ្នក ការសម្រាកពីការលេង និងកន្លែងរកជំនួយ។
member-about-deposit = ដាក់ប្រាក់ចូលកាបូបរបស់អ្នក និងមើលដំណើរការនៃការដាក់ប្រាក់នីមួយៗ។
member-about-reward-centre = អ្វីៗទាំងអស់ដែលអ្នកអាចទទួលបានក្នុងបញ្ជីតែមួយ កម្រិតរបស់អ្នក និងប្រាក់ត្រឡប់។
member-about-referral = តំណរបស់អ្នក មិត្តដែលមកតាមវា និងអ្វីដែលអ្នកទទួលបាន។
member-about-messages = អ្វីដែលកើតឡើងចំពោះប្រាក់ និងគណនីរបស់អ្នក និងអ្វីដែលប្រតិបត្តិករសរសេរជូនអ្នក។
member-about-missions = អ្វីដែលអាចធ្វើ វឌ្ឍនភាពរបស់អ្នក និងចំណាត់ថ្នាក់ក្នុងតារាង។

safety-level-low = គណនីរបស់អ្នកមានការការពារតិច
safety-level-middle = គណនីរបស់អ្នកត្រូវបានការពារមួយផ្នែក
safety-level-high = គណនីរបស់អ្នកត្រូវបានការពារល្អ
# $done, $total: numbers.
safety-count = ការការពារដែលបើក៖ { $done } ក្នុង { $total }
safety-email = អ៊ីមែលដែលបានផ្ទៀងផ្ទាត់
safety-mobile = លេខទូរសព្ទដែលបានផ្ទៀងផ្ទាត់
safety-second = កម្មវិធីផ្ទៀងផ្ទាត់ ឬសោចូល
safety-next-email = បន្ថែមអ៊ីមែល៖ វាជួយអ្នកចូលវិញពេលភ្លេចពាក្យសម្ងាត់។
safety-next-mobile = បន្ថែមលេខទូរសព្ទ៖ វិធីមួយទៀតដើម្បីចូលវិញពេលភ្លេចពាក្យសម្ងាត់។
safety-next-second = រៀបចំកម្មវិធីផ្ទៀងផ្ទាត់៖ វាការពារការចូលពីកន្លែងថ្មី។
safety-act-second = រៀបចំកម្មវិធីផ្ទៀងផ្ទាត់
