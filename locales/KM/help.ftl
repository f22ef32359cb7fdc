# The help centre and the letters to the operator.

contact-form-question-type = អំពីរឿងអ្វី?
contact-form-name = ឈ្មោះរបស់អ្នក
contact-form-contact = កន្លែងដែលយើងអាចទាក់ទងអ្នក
contact-form-contact-optional = កន្លែងដែលយើងអាចទាក់ទងអ្នក បើអ្នកចង់បានចម្លើយ
contact-form-channel = អ្នកលេងរបស់អ្នកនឹងមកពីណា
contact-form-content = តើអ្នកចង់ប្រាប់យើងអ្វី?
contact-form-plan = តើអ្នកនឹងនាំអ្នកលេងមកដោយរបៀបណា?
contact-form-missing = សូមបំពេញប្រអប់នេះ
# $min, $max: numbers of characters.
contact-form-length = សូមសរសេរពី { $min } ដល់ { $max } តួអក្សរ
contact-form-unknown = សូមជ្រើសរើសមួយក្នុងបញ្ជី
# $count: a number, characters written so far. $max: a number, the most.
contact-form-count = { $count } ក្នុង { $max } តួអក្សរ
# $min, $max: numbers of characters. $count: a number, characters written so far.
contact-form-bounds = ពី { $min } ដល់ { $max } តួអក្សរ; បានសរសេរ { $count }

view-help-search = ស្វែងរកទំព័រជំនួយ
view-help-search-clear = សម្អាតការស្វែងរក
# $count: a number of pages found.
view-help-found = រកឃើញ { $count } ទំព័រ
view-help-no-match = គ្មានទំព័រណាមានពាក្យទាំងនេះទេ
view-help-no-match-text = សូមសាកពាក្យតិចជាង ឬពាក្យផ្សេង ឬមើលប្រធានបទខាងក្រោម។
view-help-topics = ប្រធានបទ
view-help-contents = ប្រធានបទជំនួយទាំងអស់
view-help-gone = ទំព័រជំនួយនេះលែងមានហើយ
view-help-gone-text = វាប្រហែលបានផ្លាស់ទី។ ប្រធានបទនៅក្នុងបញ្ជី។
view-help-none = មិនទាន់មានទំព័រជំនួយទេ
view-help-none-text = ក្នុងពេលនេះ សេវាអតិថិជននឹងឆ្លើយអ្នក។
# $time: date and time.
view-help-updated = ធ្វើបច្ចុប្បន្នភាព { $time }
view-help-more = នៅត្រូវការជំនួយមែនទេ?
view-help-deposit = ទៅកន្លែងដាក់ប្រាក់
view-help-browsers = កម្មវិធីរុករកដែលណែនាំ
view-help-browsers-text = គេហទំព័រដំណើរការក្នុងកម្មវិធីរុករកទាំងអស់នៃពីរឆ្នាំចុងក្រោយ។ វាត្រូវបានសាកល្បងក្នុងកម្មវិធីទាំងនេះ។
view-contact-form-choose = សូមជ្រើសរើស
view-contact-form-send-feedback = ផ្ញើមតិ
view-contact-form-send-application = ផ្ញើពាក្យសុំ
view-contact-form-sent-feedback = សូមអរគុណ យើងបានទទួលមតិរបស់អ្នកហើយ
view-contact-form-sent-application = សូមអរគុណ យើងបានទទួលពាក្យសុំរបស់អ្នកហើយ
# $reference: a short code.
view-contact-form-reference = លេខយោងរបស់អ្នកគឺ { $reference }។ សូមប្រាប់លេខនេះពេលអ្នកសួរអំពីរឿងនេះ។
view-contact-form-again = សរសេរមួយទៀត
