# The name that money is paid to, and the identity check (section 2 of the specification, security centre).
payee-name-none = មិនទាន់បញ្ជាក់
payee-name-stated = បានបញ្ជាក់ តែមិនទាន់ផ្ទៀងផ្ទាត់
payee-name-proven = បានផ្ទៀងផ្ទាត់ដោយលេខកូដ
payee-name-checked = បានផ្ទៀងផ្ទាត់ និងត្រូវនឹងឯកសាររបស់អ្នក
payee-name-prove = ផ្ទៀងផ្ទាត់ឈ្មោះ
payee-name-change = ប្តូរឈ្មោះ
payee-name-empty = សូមបញ្ចូលឈ្មោះពិតរបស់អ្នក។
# $contact: a mail address or number, mostly hidden.
payee-name-about = ឈ្មោះពិតរបស់អ្នក ដូចនៅធនាគារ។ យើងផ្ញើលេខកូដទៅ { $contact } ហើយឈ្មោះមានសុពលភាពដោយលេខកូដនោះ។ ប្រាក់ទាំងអស់របស់អ្នកបង់ទៅឈ្មោះនេះតែប៉ុណ្ណោះ។
# $contact: a mail address or number, mostly hidden.
payee-name-about-checked = សូមបញ្ចូលឈ្មោះដូចក្នុងឯកសាររបស់អ្នក។ យើងផ្ញើលេខកូដទៅ { $contact } ហើយឈ្មោះមានសុពលភាពដោយលេខកូដនោះ។
payee-name-contact-first = សូមផ្ទៀងផ្ទាត់អ៊ីមែលជាមុនសិន៖ លេខកូដសម្រាប់ឈ្មោះរបស់អ្នកនឹងផ្ញើទៅទីនោះ។
toast-payee-name-set = ឈ្មោះរបស់អ្នកត្រូវបានផ្ទៀងផ្ទាត់
payout-other-name = ក្នុងឈ្មោះផ្សេងពីអ្នក៖ មិនអាចបង់ទៅបានទេ។
safety-payee-name = ឈ្មោះទទួលប្រាក់ដែលបានផ្ទៀងផ្ទាត់
safety-next-payee-name = សូមផ្ទៀងផ្ទាត់ឈ្មោះរបស់អ្នក៖ បន្ទាប់មកប្រាក់បង់តែទៅអ្នកប៉ុណ្ណោះ។
withdraw-step-name = ឈ្មោះរបស់អ្នក
# $amount: an amount with its currency.
withdraw-identity-above = ការដកប្រាក់លើស { $amount } ត្រូវការការផ្ទៀងផ្ទាត់អត្តសញ្ញាណដែលបានអនុម័តជាមុន។
withdraw-identity-first = ការដកប្រាក់ត្រូវការការផ្ទៀងផ្ទាត់អត្តសញ្ញាណដែលបានអនុម័តជាមុន។
identity-level-none = កម្រិត 0៖ មិនទាន់មានព័ត៌មាន
identity-level-stated = កម្រិត 1៖ បានបញ្ជាក់ព័ត៌មាន
identity-level-checked = កម្រិត 2៖ បានពិនិត្យឯកសារ
identity-none = មិនទាន់ដាក់ស្នើ
identity-pending = កំពុងពិនិត្យ
identity-approved = បានអនុម័ត
identity-rejected = មិនបានអនុម័ត
identity-step-handed-in = បានដាក់ស្នើ
identity-about-none = បញ្ជាក់ថាអ្នកជានរណា ផ្ញើឯកសារ ហើយដាក់ស្នើទាំងពីរ។ មនុស្សម្នាក់នឹងពិនិត្យវា។
identity-about-pending = មនុស្សម្នាក់កំពុងពិនិត្យឯកសាររបស់អ្នក។ យើងប្រាប់លទ្ធផលតាមអ៊ីមែល ឬ SMS។
identity-about-approved = ឯកសាររបស់អ្នកត្រូវបានពិនិត្យ។ ប្រាក់បង់ទៅឈ្មោះដូចក្នុងឯកសារ។
identity-reason-unreadable = ឯកសារមួយអានមិនបាន។ សូមផ្ញើរូបច្បាស់នៃទំព័រទាំងមូល ក្នុងពន្លឺល្អ។
identity-reason-expired = ឯកសារមួយផុតសុពលភាព។ សូមផ្ញើឯកសារដែលនៅមានសុពលភាព។
identity-reason-mismatch = ឯកសារមួយខុសពីព័ត៌មានរបស់អ្នក។ សូមកែព័ត៌មាន ឬផ្ញើឯកសារផ្សេង។
identity-reason-incomplete = ខ្វះទំព័រ ឬផ្នែកម្ខាង។ សូមផ្ញើផ្នែកដែលខ្វះ។
identity-reason-not-accepted = ឯកសារប្រភេទនេះមិនទទួលទេ។ សូមផ្ញើប្រភេទផ្សេង។
identity-reason-other = សូមអានកំណត់ចំណាំខាងក្រោម កែតម្រូវ ហើយដាក់ស្នើម្តងទៀត។
identity-name = ឈ្មោះ ដូចក្នុងឯកសារ
identity-country = ប្រទេស
identity-country-empty = សូមជ្រើសប្រទេស។
identity-state = បញ្ជាក់ថាអ្នកជានរណា
identity-state-anew = កែព័ត៌មាន
identity-missing-details = សូមបញ្ជាក់ថាអ្នកជានរណាជាមុនសិន។
identity-missing-document = សូមផ្ញើលិខិតឆ្លងដែន ប័ណ្ណបើកបរ ឬអត្តសញ្ញាណប័ណ្ណទាំងពីរផ្នែក។
identity-missing-front = ខ្វះផ្នែកខាងមុខអត្តសញ្ញាណប័ណ្ណ។
identity-missing-back = ខ្វះផ្នែកខាងក្រោយអត្តសញ្ញាណប័ណ្ណ។
document-passport = លិខិតឆ្លងដែន
document-id-front = អត្តសញ្ញាណប័ណ្ណ ផ្នែកខាងមុខ
document-id-back = អត្តសញ្ញាណប័ណ្ណ ផ្នែកខាងក្រោយ
document-driving-licence = ប័ណ្ណបើកបរ
document-proof-of-address = ភស្តុតាងអាសយដ្ឋាន៖ វិក្កយបត្រ ឬរបាយការណ៍
# $size: a size such as 940 KB.
document-pdf = PDF { $size }
# $size: a size such as 940 KB.
document-picture = រូបភាព { $size }
document-hint = png, jpg ឬ PDF ក្រោម 5 MB។ PDF មិនលើស 10 ទំព័រ និងគ្មានពាក្យសម្ងាត់។ មានតែអ្នកពិនិត្យប៉ុណ្ណោះដែលឃើញ។
document-file-kind = ឯកសារនេះមិនមែន png, jpg ឬ PDF ទេ។
toast-identity-saved = ព័ត៌មានរបស់អ្នកត្រូវបានរក្សាទុក
toast-identity-handed-in = បានដាក់ស្នើ៖ យើងនឹងប្រាប់លទ្ធផល
