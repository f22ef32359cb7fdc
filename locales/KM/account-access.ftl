# Access to an account: login tabs, second factor, forgotten and changed passwords, passkeys, sessions, invitation.
login-by-username = ឈ្មោះអ្នកប្រើ
login-by-mobile = លេខទូរសព្ទ
social-facebook = បន្តជាមួយ Facebook
social-google = បន្តជាមួយ Google
# $provider: the name of the provider.
social-other = បន្តជាមួយ { $provider }
social-wait-title = សូមរង់ចាំបន្តិច
social-wait-text = យើងកំពុងបញ្ចូលគណនីរបស់អ្នក។

factor-sms = លេខកូដតាម SMS
factor-email = លេខកូដតាមអ៊ីមែល
factor-totp = កម្មវិធីផ្ទៀងផ្ទាត់
factor-payee-name = ឈ្មោះពិតរបស់អ្នកទទួលប្រាក់
# $hint: the number, mostly hidden.
factor-sms-text = បញ្ចូលលេខកូដពី SMS ដែលផ្ញើទៅ { $hint }។
# $hint: the address, mostly hidden.
factor-email-text = បញ្ចូលលេខកូដពីអ៊ីមែលដែលផ្ញើទៅ { $hint }។
factor-totp-text = បញ្ចូលលេខកូដដែលកម្មវិធីផ្ទៀងផ្ទាត់របស់អ្នកបង្ហាញឥឡូវនេះ។
factor-payee-name-text = បញ្ចូលឈ្មោះពិតដែលអ្នកប្រើសម្រាប់ទទួលប្រាក់។
field-code-empty = បញ្ចូលលេខកូដ។
field-name-empty = ដាក់ឈ្មោះឱ្យសោចូល។

forgot-by-email = តាមអ៊ីមែល
forgot-by-mobile = តាមលេខទូរសព្ទ
password-mailed-title = ពិនិត្យអ៊ីមែលរបស់អ្នក
password-mailed-text = ប្រសិនបើឈ្មោះអ្នកប្រើ និងអ៊ីមែលត្រូវគ្នា តំណសម្រាប់កំណត់ពាក្យសម្ងាត់ថ្មីត្រូវបានផ្ញើហើយ។ តំណនេះប្រើបានតែម្ដង ក្នុងរយៈពេល 30 នាទី។
password-first-text = អ្នកផ្សេងបានជ្រើសរើសពាក្យសម្ងាត់របស់អ្នក។ សូមកំណត់ពាក្យសម្ងាត់ដែលមានតែអ្នកដឹង។
toast-password-changed = ពាក្យសម្ងាត់របស់អ្នកត្រូវបានប្ដូរហើយ។
toast-password-reset = ពាក្យសម្ងាត់ថ្មីត្រូវបានកំណត់ហើយ។ សូមចូលដោយប្រើវា។
toast-password-change = ពាក្យសម្ងាត់របស់អ្នកត្រូវប្ដូរជាមុនសិន។ សូមចូលម្ដងទៀតដើម្បីប្ដូរវា។

toast-passkey-added = សោចូលត្រូវបានបន្ថែមហើយ។
toast-passkey-removed = សោចូលត្រូវបានដកចេញហើយ។
toast-authenticator-on = កម្មវិធីផ្ទៀងផ្ទាត់ការពារគណនីរបស់អ្នកហើយ។
toast-authenticator-off = កម្មវិធីផ្ទៀងផ្ទាត់ត្រូវបានដកចេញហើយ។
toast-session-closed = បានចាកចេញពីឧបករណ៍នោះហើយ។

referral-wallet-title = កាបូបតែមួយសម្រាប់គ្រប់ហ្គេម
referral-wallet-text = មិនចាំបាច់ផ្ទេរពីក្រុមហ៊ុនមួយទៅក្រុមហ៊ុនមួយទៀតទេ។
referral-safety-title = អ៊ិនគ្រីប និងការពារ
referral-safety-text = ទិន្នន័យរបស់អ្នកត្រូវបានអ៊ិនគ្រីប ហើយកត្តាទីពីរ និងសោចូលការពារគណនីរបស់អ្នក។
referral-games-title = ហ្គេមជាច្រើនប្រភេទ
referral-games-text = ស្លុតពីក្រុមហ៊ុនហ្គេមជាច្រើន ក្នុងកម្មវិធីរុករកលើគ្រប់ឧបករណ៍។
referral-support-title = សរសេរមកយើងក្នុងការជជែក
referral-support-text = មានមនុស្សឆ្លើយ ក្នុងម៉ោងដែលបង្ហាញនៅទីនោះ។
referral-invited = អ្នកមកតាមតំណរបស់មិត្ត៖ វាត្រូវបានរក្សាទុករហូតដល់អ្នកបានចុះឈ្មោះ។
referral-closed = ការចុះឈ្មោះត្រូវបានបិទនៅពេលនេះ។ សូមសួរសេវាអតិថិជន។
referral-member = អ្នកជាសមាជិករួចហើយ។

error-passkey-cancelled = មិនបានប្រើសោចូលទេ។ ព្យាយាមម្ដងទៀត ឬប្រើវិធីផ្សេង។
error-passkey-known = ឧបករណ៍នេះមានសោចូលសម្រាប់គណនីរបស់អ្នករួចហើយ។
error-passkey-unsupported = កម្មវិធីរុករកនេះមិនអាចប្រើសោចូលបានទេ។ សូមប្រើកម្មវិធីរុករក ឬឧបករណ៍ផ្សេង។
error-passkey-invalid = សោចូលនេះមិនត្រូវបានស្គាល់ទេ។ សូមសាកមួយទៀត ឬចូលតាមវិធីផ្សេង។
error-second-factor = សូមបញ្ចប់ការផ្ទៀងផ្ទាត់ជាមុនសិន។
error-wrong-factor = មិនត្រូវគ្នាទេ។ សូមពិនិត្យ ហើយព្យាយាមម្ដងទៀត។
error-factor-expired = ការផ្ទៀងផ្ទាត់ប្រើពេលយូរពេក ឬបរាជ័យច្រើនដងពេក។ សូមចូលម្ដងទៀត។
error-password-required = បញ្ចូលពាក្យសម្ងាត់របស់អ្នកដើម្បីបន្ត។
error-ticket-expired = ប្រើពេលយូរពេក។ សូមចាប់ផ្ដើមម្ដងទៀត។
error-link-expired = តំណនេះត្រូវបានប្រើរួច ឬផុតកំណត់ហើយ។ សូមស្នើតំណថ្មី។
error-password-change = សូមប្ដូរពាក្យសម្ងាត់របស់អ្នកជាមុនសិន។
error-password-unchanged = ពាក្យសម្ងាត់ថ្មីដូចនឹងពាក្យចាស់។ សូមជ្រើសរើសផ្សេង។
error-wrong-old-password = ពាក្យសម្ងាត់ចាស់មិនត្រឹមត្រូវ។
error-non-member = មានតែសមាជិកទេដែលអាចចូលទីនេះ។ សូមប្រើច្រកចូលសម្រាប់ប្រភេទគណនីរបស់អ្នក។
error-invalid-domain = អាសយដ្ឋាននេះមិនមែនជារបស់យើងទេ។ សូមទាក់ទងសេវាអតិថិជន។
error-popup-closed = ការចូលត្រូវបានបញ្ឈប់។ ព្យាយាមម្ដងទៀត ឬចូលតាមវិធីផ្សេង។
error-too-large = វាធំពេកសម្រាប់ផ្ញើ។ សូមបន្ថយ ហើយព្យាយាមម្ដងទៀត។
error-too-young = អ្នកមិនទាន់គ្រប់អាយុសម្រាប់លេងនៅទីនេះទេ។
error-mobile-taken = គណនីផ្សេងមានលេខនេះហើយ។ សូមចូលដោយប្រើវា ឬប្រើលេខផ្សេង។
error-too-long = អត្ថបទវែងពេក។ សូមបន្ថយ។

contact-add-email = បន្ថែមអ៊ីមែល
contact-change-email = ប្ដូរអ៊ីមែល
contact-add-mobile = បន្ថែមលេខទូរសព្ទ
contact-change-mobile = ប្ដូរលេខទូរសព្ទ
contact-none = មិនទាន់មានទេ
contact-verified = បានផ្ទៀងផ្ទាត់
contact-not-verified = មិនទាន់ផ្ទៀងផ្ទាត់
toast-contact-set = បានរក្សាទុក ហើយប្រើបានចាប់ពីពេលនេះ។
