# The views' own words of logging in and account security: login, second factor, security settings, invitation, panel.

# Ways to log in: the login form.
view-login-methods = 登入方式
view-login-or = 或
view-login-passkey = 以密碼金鑰登入
view-free-play-title = 只是先看看？
view-free-play-note = 使用遊戲幣，不需帳號。無法贏取或提領任何款項。
view-free-play = 用遊戲幣試玩

# The second factor of a login.
view-factor-why = 您正從新的地點登入。請再次證明是您本人。
view-factor-choose = 驗證方式
view-factor-confirm = 確認
view-factor-other = 選擇其他方式
view-factor-leave = 返回登入表單

# Security settings: passkeys, authenticator, sessions.
view-passkeys = 密碼金鑰
view-passkeys-about = 以指紋、臉部或裝置鎖登入。不必記憶，也無從竊取。
view-passkeys-none = 您還沒有密碼金鑰。
view-passkeys-unsupported = 此瀏覽器無法建立密碼金鑰。請改用其他瀏覽器或手機。
view-passkey-created = 新增於
view-passkey-used = 上次使用
view-passkey-never = 從未
# $name: what the member calls the passkey.
view-passkey-remove = 移除 { $name }
view-passkey-name = 新密碼金鑰的名稱
view-passkey-name-hint = 方便您日後辨認，例如裝置名稱。
view-passkey-add = 新增密碼金鑰
view-authenticator = 驗證器應用程式
view-authenticator-about = 手機上的應用程式會顯示每半分鐘更換一次的驗證碼。從新地點登入時需要輸入。
view-authenticator-off = 尚未設定
view-authenticator-on = 正在保護您的帳號
view-authenticator-begin = 設定
view-authenticator-remove = 移除驗證器
view-authenticator-step-app = 用驗證器應用程式掃描此圖，或在這台裝置上開啟應用程式。
view-authenticator-code-picture = 驗證器應用程式的 QR 碼
view-authenticator-open = 在應用程式中開啟
view-authenticator-step-key = 或將此金鑰輸入應用程式。請勿讓任何人看到。
view-authenticator-key = 金鑰
view-authenticator-step-code = 輸入應用程式目前顯示的驗證碼。
view-authenticator-code = 應用程式的驗證碼
view-authenticator-confirm = 啟用
view-sessions = 登入位置
view-sessions-about = 如果有您不認得的登入，請將它結束並變更密碼。
view-sessions-end-others = 結束所有其他登入
view-session-unknown = 不明裝置
view-session-current = 這台裝置
view-session-ip = 位址
view-session-started = 登入時間
view-session-seen = 最近活動
view-session-end = 結束
# $device: browser and system. $ip: a network address, its end hidden.
view-session-end-of = 結束 { $device }，{ $ip }
view-proof = 需要密碼
view-proof-why = 變更前請輸入您的密碼。
view-proof-confirm = 繼續
view-cancel = 取消
view-copy = 複製
view-copied = 已複製

# Dialogs.
view-dialog-timeout = 稍後會自動關閉

# The invitation page.
# $brand: the name of the site.
view-referral-lead = 一個帳號即可進入 { $brand } 的所有遊戲大廳。歡迎隨意瀏覽，瀏覽完全免費。
# $count: a number.
view-referral-games = 可選遊戲：{ $count }
view-referral-steps = 如何開始
view-referral-step-register = 註冊帳號。
view-referral-step-protect = 新增密碼金鑰或驗證器，確保帳號始終屬於您。
view-referral-step-play = 選擇遊戲。

# Login.
view-login-username = 使用者名稱
view-login-password = 密碼
view-password-show = 顯示密碼
view-password-hide = 隱藏密碼
view-login-remember = 在此瀏覽器保持登入 24 小時
# $time: minutes and seconds, e.g. 4:59.
view-login-wait = { $time } 後可再試一次。
view-login-forgot = 忘記密碼？
view-login-no-account = 還沒有帳號？
view-captcha = 圖片中的字元
view-captcha-picture = 要輸入的字元
view-captcha-refresh = 換一張圖片
