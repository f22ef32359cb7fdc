# The views' own words of logging in and account security: login, second factor, security settings, invitation, panel.

# Ways to log in: the login form.
view-login-methods = វិធីចូលគណនី
view-login-or = ឬ
view-login-passkey = ចូលគណនីដោយសោចូល
view-free-play-title = គ្រាន់តែចង់មើល?
view-free-play-note = ប្រាក់សាកល្បង មិនបាច់មានគណនី។ មិនអាចឈ្នះ ឬដកប្រាក់បានទេ។
view-free-play = លេងដោយប្រាក់សាកល្បង

# The second factor of a login.
view-factor-why = អ្នកកំពុងចូលគណនីពីកន្លែងថ្មី។ សូមបញ្ជាក់ម្ដងទៀតថាជាអ្នក។
view-factor-choose = វិធីបញ្ជាក់
view-factor-confirm = បញ្ជាក់
view-factor-other = ជ្រើសវិធីផ្សេង
view-factor-leave = ត្រឡប់ទៅទម្រង់ចូលគណនី

# Security settings: passkeys, authenticator, sessions.
view-passkeys = សោចូល
view-passkeys-about = ចូលដោយស្នាមម្រាមដៃ មុខ ឬសោឧបករណ៍របស់អ្នក។ គ្មានអ្វីត្រូវចាំ ហើយគ្មានអ្វីអាចលួចបាន។
view-passkeys-none = អ្នកមិនទាន់មានសោចូលទេ។
view-passkeys-unsupported = កម្មវិធីរុករកនេះមិនអាចបង្កើតសោចូលបានទេ។ ប្រើកម្មវិធីផ្សេង ឬទូរសព្ទរបស់អ្នក។
view-passkey-created = បានបន្ថែម
view-passkey-used = ប្រើចុងក្រោយ
view-passkey-never = មិនដែល
# $name: what the member calls the passkey.
view-passkey-remove = លុប { $name }
view-passkey-name = ឈ្មោះសោចូលថ្មី
view-passkey-name-hint = ដើម្បីឱ្យអ្នកស្គាល់វា ឧទាហរណ៍ ឈ្មោះឧបករណ៍។
view-passkey-add = បន្ថែមសោចូល
view-authenticator = កម្មវិធីផ្ទៀងផ្ទាត់
view-authenticator-about = កម្មវិធីក្នុងទូរសព្ទបង្ហាញលេខកូដដែលប្ដូររៀងរាល់កន្លះនាទី។ ការចូលពីកន្លែងថ្មីសួររកវា។
view-authenticator-off = មិនទាន់រៀបចំ
view-authenticator-on = កំពុងការពារគណនីរបស់អ្នក
view-authenticator-begin = រៀបចំ
view-authenticator-remove = លុបកម្មវិធីផ្ទៀងផ្ទាត់
view-authenticator-step-app = ស្កេនរូបនេះដោយកម្មវិធីផ្ទៀងផ្ទាត់ ឬបើកកម្មវិធីនៅលើឧបករណ៍នេះ។
view-authenticator-code-picture = កូដ QR សម្រាប់កម្មវិធីផ្ទៀងផ្ទាត់
view-authenticator-open = បើកក្នុងកម្មវិធី
view-authenticator-step-key = ឬវាយសោនេះចូលក្នុងកម្មវិធី។ កុំបង្ហាញវាដល់នរណាម្នាក់។
view-authenticator-key = សោ
view-authenticator-step-code = វាយលេខកូដដែលកម្មវិធីបង្ហាញឥឡូវនេះ។
view-authenticator-code = លេខកូដនៃកម្មវិធី
view-authenticator-confirm = បើក
view-sessions = កន្លែងដែលអ្នកបានចូលគណនី
view-sessions-about = បើអ្នកមិនស្គាល់មួយណា សូមបញ្ចប់វា ហើយប្ដូរពាក្យសម្ងាត់។
view-sessions-end-others = បញ្ចប់ទាំងអស់ផ្សេងទៀត
view-session-unknown = ឧបករណ៍មិនស្គាល់
view-session-current = ឧបករណ៍នេះ
view-session-ip = អាសយដ្ឋាន
view-session-started = ចូលគណនីនៅ
view-session-seen = សកម្មចុងក្រោយ
view-session-end = បញ្ចប់
# $device: browser and system. $ip: a network address, its end hidden.
view-session-end-of = បញ្ចប់ { $device }, { $ip }
view-proof = ត្រូវការពាក្យសម្ងាត់
view-proof-why = វាយពាក្យសម្ងាត់របស់អ្នក មុនពេលផ្លាស់ប្ដូរ។
view-proof-confirm = បន្ត
view-cancel = បោះបង់
view-copy = ចម្លង
view-copied = បានចម្លង

# Dialogs.
view-dialog-timeout = នឹងបិទដោយខ្លួនឯងបន្តិចទៀត

# The invitation page.
# $brand: the name of the site.
view-referral-lead = គណនីតែមួយបើកគ្រប់បន្ទប់ហ្គេមរបស់ { $brand }។ សូមមើលជុំវិញតាមចិត្ត ការមើលមិនអស់ប្រាក់ទេ។
# $count: a number.
view-referral-games = ហ្គេមសម្រាប់ជ្រើស៖ { $count }
view-referral-steps = របៀបចាប់ផ្ដើម
view-referral-step-register = ចុះឈ្មោះ។
view-referral-step-protect = បន្ថែមសោចូល ឬកម្មវិធីផ្ទៀងផ្ទាត់ ដើម្បីឱ្យគណនីនៅជារបស់អ្នក។
view-referral-step-play = ជ្រើសហ្គេម។

# Login.
view-login-username = ឈ្មោះអ្នកប្រើ
view-login-password = ពាក្យសម្ងាត់
view-password-show = បង្ហាញពាក្យសម្ងាត់
view-password-hide = លាក់ពាក្យសម្ងាត់
view-login-remember = ចងចាំការចូលគណនីលើកម្មវិធីរុករកនេះ 24 ម៉ោង
# $time: minutes and seconds, e.g. 4:59.
view-login-wait = អ្នកអាចព្យាយាមម្ដងទៀតក្នុងរយៈពេល { $time }។
view-login-forgot = ភ្លេចពាក្យសម្ងាត់មែនទេ?
view-login-no-account = មិនទាន់មានគណនីមែនទេ?
view-captcha = តួអក្សរក្នុងរូបភាព
view-captcha-picture = តួអក្សរដែលត្រូវវាយ
view-captcha-refresh = រូបភាពផ្សេង
