# Access to an account: login tabs, second factor, forgotten and changed passwords, passkeys, sessions, invitation.
login-by-username = 使用者名稱
login-by-mobile = 手機號碼
social-facebook = 以 Facebook 登入
social-google = 以 Google 登入
# $provider: the name of the provider.
social-other = 以 { $provider } 登入
social-wait-title = 請稍候
social-wait-text = 正在為您登入。

factor-sms = 簡訊驗證碼
factor-email = 電子郵件驗證碼
factor-totp = 驗證器應用程式
factor-payee-name = 收款人真實姓名
# $hint: the number, mostly hidden.
factor-sms-text = 請輸入傳送至 { $hint } 的簡訊驗證碼。
# $hint: the address, mostly hidden.
factor-email-text = 請輸入寄至 { $hint } 的郵件驗證碼。
factor-totp-text = 請輸入驗證器應用程式目前顯示的驗證碼。
factor-payee-name-text = 請輸入您收款時使用的真實姓名。
field-code-empty = 請輸入驗證碼。
field-name-empty = 請為密碼金鑰命名。

forgot-by-email = 透過電子郵件
forgot-by-mobile = 透過手機號碼
password-mailed-title = 請查收郵件
password-mailed-text = 若使用者名稱與電子郵件相符，設定新密碼的連結已寄出。連結僅可使用一次，30 分鐘內有效。
password-first-text = 您的密碼是由他人設定的。請設定一組只有您知道的密碼。
toast-password-changed = 您的密碼已變更。
toast-password-reset = 新密碼已設定，請以新密碼登入。
toast-password-change = 必須先變更密碼。請重新登入以進行變更。

toast-passkey-added = 已新增密碼金鑰。
toast-passkey-removed = 已移除密碼金鑰。
toast-authenticator-on = 驗證器應用程式已開始保護您的帳號。
toast-authenticator-off = 已移除驗證器應用程式。
toast-session-closed = 已在該裝置登出。

referral-wallet-title = 所有遊戲共用一個錢包
referral-wallet-text = 不必在遊戲商之間轉帳。
referral-safety-title = 加密與防護
referral-safety-text = 資料加密傳輸，雙重驗證與密碼金鑰守護您的帳號。
referral-games-title = 遊戲種類豐富
referral-games-text = 眾多遊戲商的老虎機，任何裝置的瀏覽器皆可玩。
referral-support-title = 在聊天中聯絡我們
referral-support-text = 於所示時間內由專人回覆。
referral-invited = 您透過好友的連結來到這裡：連結會保留到您完成註冊。
referral-closed = 目前暫停註冊，詳情請洽客服。
referral-member = 您已經是會員。

error-passkey-cancelled = 未使用密碼金鑰。請再試一次，或以其他方式登入。
error-passkey-known = 這台裝置已有您帳號的密碼金鑰。
error-passkey-unsupported = 此瀏覽器不支援密碼金鑰，請改用其他瀏覽器或裝置。
error-passkey-invalid = 無法辨識此密碼金鑰。請換一個，或以其他方式登入。
error-second-factor = 請先完成驗證。
error-wrong-factor = 不相符，請確認後再試一次。
error-factor-expired = 驗證逾時或失敗次數過多，請重新登入。
error-password-required = 請輸入密碼以繼續。
error-ticket-expired = 已逾時，請重新開始。
error-link-expired = 此連結已使用過或已過期，請重新申請。
error-password-change = 請先變更密碼。
error-password-unchanged = 新密碼與舊密碼相同，請換一組。
error-wrong-old-password = 舊密碼錯誤。
error-non-member = 此處僅限會員登入，請使用您帳號類型的入口。
error-invalid-domain = 此網址不屬於本站，請聯絡客服。
error-popup-closed = 登入已中斷。請再試一次，或以其他方式登入。
error-too-large = 內容過大無法送出，請縮短後再試一次。
error-too-young = 您的年齡尚未達到可在此遊戲的標準。
error-mobile-taken = 此號碼已屬於其他帳號。請以該帳號登入，或使用其他號碼。
error-too-long = 內容過長，請縮短。

contact-add-email = 新增電子郵件
contact-change-email = 變更電子郵件
contact-add-mobile = 新增手機號碼
contact-change-mobile = 變更手機號碼
contact-none = 尚未新增
contact-verified = 已驗證
contact-not-verified = 未驗證
toast-contact-set = 已儲存，立即生效。
