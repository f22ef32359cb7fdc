# Words that only the views of the payee's name, the identity check and the own picture use.
view-payee-name = ឈ្មោះទទួលប្រាក់
view-payee-name-about = ប្រាក់ទាំងអស់របស់អ្នកបង់ទៅឈ្មោះនេះតែប៉ុណ្ណោះ។ លេខកូដបញ្ជាក់ថាអ្នកជាអ្នកកំណត់។
view-payee-name-field = ឈ្មោះពិតរបស់អ្នក
view-payee-name-save = រក្សាទុកឈ្មោះ
view-identity-check = ការផ្ទៀងផ្ទាត់អត្តសញ្ញាណ
view-identity-check-about = ឯកសារបង្ហាញថាអ្នកជានរណា។ ការបង់ប្រាក់ធំៗអាចត្រូវការវា។
view-identity-save = រក្សាទុកព័ត៌មាន
view-identity-birth-date = ថ្ងៃខែឆ្នាំកំណើត
view-identity-name = ឈ្មោះ ដូចក្នុងឯកសារ
view-identity-country = ប្រទេស
view-identity-choose = សូមជ្រើស
view-identity-documents = ឯកសារ
view-identity-kind = ឯកសារបន្ទាប់ជាអ្វី
view-identity-drop = ទម្លាក់ឯកសារនៅទីនេះ ឬជ្រើសរើស
view-identity-choose-file = ជ្រើសឯកសារ
# $document: what the document is.
view-identity-show = យក { $document } មកមើល
# $document: what the document is.
view-identity-remove = ដក { $document } ចេញ
view-identity-hand-in = ដាក់ស្នើ
view-identity-steps = អ្វីដែលបានកើតឡើង
view-picture-choose = ប្រើរូបភាពផ្ទាល់ខ្លួន
view-picture-remove = ត្រឡប់ទៅរូបគំនូរ
view-withdraw-identity = ទៅការផ្ទៀងផ្ទាត់អត្តសញ្ញាណ
