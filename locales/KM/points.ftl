# The points mall: redeeming, converting, what became of it.

# $field: an input of the form, a word.
points-field = { $field ->
    [RECIPIENT] អ្នកទទួល
    [PHONE] លេខទូរសព្ទ
    [ADDRESS] អាសយដ្ឋានដឹកជញ្ជូន
   *[CONTACT] លេខកម្មវិធីផ្ញើសារ
}
# $status: how a redemption stands, a word.
points-status = { $status ->
    [APPLYING] កំពុងស្នើ
    [APPROVED_IN_PROCESS] បានអនុម័ត កំពុងរៀបចំ
    [APPROVED] បានអនុម័ត
    [SHIPPED] បានអនុម័ត កំពុងដឹកជញ្ជូន
    [COMPLETED] បានដឹកដល់
    [APPROVED_REJECTED] បានអនុម័ត រួចត្រូវបានបដិសេធ
   *[REJECTED] ត្រូវបានបដិសេធ
}
# $name: of a reward. $points: a grouped number.
points-redeem-done = អ្នកបានស្នើប្ដូរយក { $name }។ បានដក { $points } ពិន្ទុ។
points-limit-used = អ្នកបានប្ដូរដល់ចំនួនអតិបរមាសម្រាប់សមាជិកម្នាក់ហើយ។
# $points: a grouped number.
points-back = បានសង { $points } ពិន្ទុវិញ
# $points: a grouped number.
points-taken = { $points } ពិន្ទុ
points-purpose = យើងប្រើព័ត៌មាននេះសម្រាប់រង្វាន់នេះតែប៉ុណ្ណោះ ហើយលុបវា 180 ថ្ងៃក្រោយបញ្ចប់។
# $points: a grouped number.
points-convert-least = ចាប់ពី { $points } ពិន្ទុឡើងទៅ
# $points: a grouped number.
points-convert-step = ត្រូវជាពហុគុណនៃ { $points } ពិន្ទុ
# $points: a grouped number.
points-convert-left = ថ្ងៃនេះនៅអាចប្ដូរបាន { $points } ពិន្ទុ
# $times: a number as text.
points-convert-wager = ត្រូវភ្នាល់មុនដក៖ { $times } ដង
# $amount: an amount with its currency sign.
points-convert-gives = អ្នកទទួលបាន { $amount }
# $points: a grouped number. $amount: an amount with its currency sign.
points-convert-done = បានប្ដូរ { $points } ពិន្ទុ។ { $amount } នៅក្នុងកាបូបរបស់អ្នក។
# $points: a grouped number.
points-convert-short = អ្នកត្រូវការយ៉ាងតិច { $points } ពិន្ទុដើម្បីប្ដូរ។
points-convert-used = អ្នកបានប្ដូរពិន្ទុដល់ចំនួនអតិបរមាសម្រាប់ថ្ងៃនេះហើយ។ សូមព្យាយាមថ្ងៃស្អែក។
# $times: a number as text.
points-wager = ត្រូវភ្នាល់មុនដក៖ { $times } ដង
credit-points = ពិន្ទុដែលបានប្ដូរ
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-lottery = ឆ្នោត៖ មួយពិន្ទុរាល់ការភ្នាល់ { $amount } យ៉ាងច្រើន { $cap } ពិន្ទុក្នុងមួយថ្ងៃ
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-pvp = ទល់គ្នា៖ មួយពិន្ទុរាល់ការភ្នាល់ { $amount } យ៉ាងច្រើន { $cap } ពិន្ទុក្នុងមួយថ្ងៃ
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-esports = អ៊ីស្ព័រ៖ មួយពិន្ទុរាល់ការភ្នាល់ { $amount } យ៉ាងច្រើន { $cap } ពិន្ទុក្នុងមួយថ្ងៃ
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-cockfight = ជល់មាន់៖ មួយពិន្ទុរាល់ការភ្នាល់ { $amount } យ៉ាងច្រើន { $cap } ពិន្ទុក្នុងមួយថ្ងៃ
error-recipient = សូមបញ្ចូលឈ្មោះអ្នកទទួលកញ្ចប់។
error-address = សូមបញ្ចូលអាសយដ្ឋានដឹកជញ្ជូនឲ្យពេញលេញ។
error-points-too-few = ពិន្ទុតិចពេក។ សូមបញ្ចូលច្រើនជាងនេះ។
error-points-off-step = អាចប្ដូរបានតែពហុគុណនៃពិន្ទុដែលបានកំណត់។ សូមបញ្ចូលម្ដងទៀត។
error-points-daily-limit = លើសពីពិន្ទុដែលនៅអាចប្ដូរបានថ្ងៃនេះ។ សូមបញ្ចូលតិចជាងនេះ។
error-not-enough-points = អ្នកមិនមានពិន្ទុច្រើនដល់ម្ល៉ឹងទេ។ សូមជ្រើសតិចជាងនេះ។
error-reward-sold-out = នៅសល់មិនគ្រប់ទេ។ សូមជ្រើសតិចជាងនេះ ឬជ្រើសរង្វាន់ផ្សេង។
error-reward-limit = លើសចំនួនដែលសមាជិកម្នាក់អាចប្ដូរបាន។ សូមជ្រើសតិចជាងនេះ ឬជ្រើសរង្វាន់ផ្សេង។
error-reward-changed = វាបានផ្លាស់ប្ដូរ ហើយមិនបានដកអ្វីទេ។ សូមមើលម្ដងទៀត។
