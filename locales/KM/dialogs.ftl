# Dialogs and toasts of the core. Titles and buttons without full stop.
cancel = បោះបង់
not-now = មិនមែនឥឡូវទេ
close = បិទ
warning-title = សូមចំណាំ

sign-out-title = ចាកចេញពីគណនី?
sign-out-text = សមតុល្យ និងសំណព្វរបស់អ្នកនៅដដែល។
sign-out-guest-text = អ្នកនឹងចាកចេញពីការសាកល្បង និងសមតុល្យសាកល្បង។
sign-out-confirm = ចាកចេញ

# The keys of these two are fixed by section 8 of the specification.
in_need_true_account = គណនីសាកល្បងមិនអាចធ្វើបែបនេះបានទេ។ សូមចូលដោយគណនីពិត ដើម្បីបន្ត។
in_increase_submit = យល់ព្រម

password-weak-text = ពាក្យសម្ងាត់របស់អ្នកងាយទាយ។ សូមជ្រើសរើសពាក្យដែលវែងជាងនេះ ហើយមិនប្រើនៅកន្លែងផ្សេង។
password-expired-text = ពាក្យសម្ងាត់របស់អ្នកផុតកំណត់ហើយ។ សូមជ្រើសរើសពាក្យសម្ងាត់ថ្មី ដើម្បីរក្សាសុវត្ថិភាពគណនី។

first-login-title = សូមស្វាគមន៍
first-login-text = គណនីរបស់អ្នករួចរាល់ហើយ។ នៅមជ្ឈមណ្ឌលសុវត្ថិភាព អ្នកអាចការពារវាឱ្យកាន់តែប្រសើរ។

toast-signed-out = អ្នកបានចាកចេញពីគណនីហើយ។
# $game: the name of a game.
toast-favourite-failed = មិនអាចរក្សាទុកការប្ដូរសំណព្វសម្រាប់ { $game } បានទេ។ សូមព្យាយាមម្ដងទៀត។
# $game: the name of a game or of a vendor.
toast-coming-soon = { $game } មិនទាន់អាចលេងបានទេ។ សូមជ្រើសហ្គេមដែលគ្មានសញ្ញានេះ។
toast-session-ended = វគ្គរបស់អ្នកបានបញ្ចប់។ សូមចូលគណនីម្ដងទៀត។
