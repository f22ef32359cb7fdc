# What only the views of fair play say where one plays, pays and signs up.
view-reality-check-title = មើលការលេងរបស់អ្នកបន្តិច
view-reality-check-text = ជុំនៅខាងក្រោយនេះនៅតែបន្ត។ គ្មានការភ្នាល់ថ្មីត្រូវបានទទួលទេ រហូតដល់អ្នកឆ្លើយ។
view-reality-check-time = រយៈពេលវគ្គនេះ
view-reality-check-staked = បានភ្នាល់
view-reality-check-paid = ប្រាក់ឈ្នះដែលបានទទួល
view-reality-check-deposited = បានដាក់ប្រាក់ក្នុងពេលនេះ
view-reality-check-continue = លេងបន្ត
view-reality-check-history = មើលអ្វីដែលខ្ញុំបានលេង
view-reality-check-log-out = ចេញពីគណនី

# $hours: how long a raise waits.
view-limit-offer-text = ដែនកំណត់រក្សាការដាក់ប្រាក់របស់អ្នកឱ្យនៅក្នុងចំនួនដែលអ្នកចង់ចំណាយ។ វាមានប្រសិទ្ធភាពលើគណនីរបស់អ្នកនៅគ្រប់ឧបករណ៍។ អ្នកអាចប្ដូរវានៅពេលក្រោយ៖ ទាបជាងមុនមានប្រសិទ្ធភាពភ្លាម ខ្ពស់ជាងមុនត្រូវរង់ចាំ { $hours } ម៉ោង និងការយល់ព្រមម្ដងទៀតរបស់អ្នក។
view-limit-offer-set = ដាក់ដែនកំណត់របស់ខ្ញុំ
view-limit-offer-decline = គ្មានដែនកំណត់
view-limit-offer-hint = ទុកទទេ បើមិនចង់ដាក់

view-funds-title = របៀបរក្សាទុកប្រាក់របស់អ្នក
view-funds-read = ខ្ញុំបានអានហើយ
view-play-session = វគ្គលេងរបស់អ្នក
