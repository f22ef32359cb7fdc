# The login form.
field-username-empty = សូមបញ្ចូលឈ្មោះអ្នកប្រើ។
field-password-empty = សូមបញ្ចូលពាក្យសម្ងាត់។
field-captcha-empty = សូមបញ្ចូលតួអក្សរក្នុងរូបភាព។

# Why the form opened. $game: the name of a game.
resume-play = សូមចូលគណនី ដើម្បីលេង { $game }។
resume-favourite = សូមចូលគណនី ដើម្បីបន្ថែម { $game } ទៅក្នុងសំណព្វរបស់អ្នក។
resume-page = សូមចូលគណនី ដើម្បីបើកទំព័រនេះ។
resume-session-ended = វគ្គរបស់អ្នកបានបញ្ចប់។ សូមចូលគណនីម្ដងទៀត ដើម្បីបន្តពីកន្លែងដដែល។
