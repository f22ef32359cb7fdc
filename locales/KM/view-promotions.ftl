# What only the views of promotions and of the points mall say.
view-promo-categories = ប្រភេទ
view-promo-statuses = ស្ថានភាព
view-promo-none-title = មិនទាន់មានប្រូម៉ូសិន
view-promo-none-text = សូមមើលម្ដងទៀតពេលក្រោយ។
view-promo-no-match-title = រកមិនឃើញប្រូម៉ូសិនទេ
view-promo-no-match-text = សូមជ្រើសប្រភេទ ឬស្ថានភាពផ្សេង។
view-promo-show-all = បង្ហាញប្រូម៉ូសិនទាំងអស់
view-promo-featured = ប្រូម៉ូសិន
view-promo-gone-title = គ្មានប្រូម៉ូសិននេះទេ
view-promo-gone-text = វាប្រហែលបានបញ្ចប់យូរហើយ ឬតំណមិនពេញលេញ។
view-promo-standing = ស្ថានភាពរបស់វា
view-promo-reward = អ្វីដែលអ្នកទទួលបាន
view-promo-when = ពេលវេលា
view-promo-significant = លក្ខខណ្ឌសង្ខេប
view-promo-terms = លក្ខខណ្ឌទាំងអស់
view-promo-application = ពាក្យសុំរបស់អ្នក
view-promo-applied = បានផ្ញើ
view-promo-reviewed = បានឆ្លើយ
view-promo-reason = ចម្លើយរបស់យើង
view-promo-remark = កំណត់សម្គាល់
# $count: a number.
view-promo-pictures = { $count } រូប
view-apply-title = ដាក់ពាក្យ
view-apply-send = ផ្ញើពាក្យសុំ
view-apply-choose = ជ្រើសរូបភាព
view-apply-drop = ទម្លាក់រូបភាពនៅទីនេះ ឬជ្រើសរើស
view-apply-files = រូបភាព
# $name: name of the file.
view-apply-remove = លុប { $name }
# $name: name of the file.
view-apply-again = ផ្ទុកឡើង { $name } ម្ដងទៀត
view-apply-waiting = កំពុងរង់ចាំ
view-apply-uploading = កំពុងផ្ទុកឡើង
view-apply-done = បានផ្ទុកឡើង
view-raffle-odds = រង្វាន់ និងឱកាស
view-raffle-prize = រង្វាន់
view-raffle-chance = ឱកាស
view-raffle-draws = ការចាប់របស់អ្នក
view-mall-rules = លក្ខខណ្ឌពិន្ទុ
view-mall-need = ដើម្បីប្ដូរ
view-mall-back = រង្វាន់ទាំងអស់
view-mall-log-in = ចូលគណនីដើម្បីមើលពិន្ទុរបស់អ្នក
view-mall-none-title = មិនទាន់មានរង្វាន់
view-mall-none-text = សូមមើលម្ដងទៀតពេលក្រោយ។
view-mall-gone-title = គ្មានរង្វាន់នេះទេ
view-mall-gone-text = វាប្រហែលអស់ ឬលែងមានទៀតហើយ។
