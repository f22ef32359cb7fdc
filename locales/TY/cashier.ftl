# Money in and out: the field of an amount, and what the cashier refuses (sections 3, 8 and 9 of the specification).
amount-empty = 請輸入金額。
amount-not-an-amount = 請用數字輸入金額。
amount-too-precise = 最多輸入兩位小數。
amount-not-whole = 請輸入整數金額，不帶小數。
# $amount: an amount with its currency.
amount-least = 最少 { $amount }。
# $amount: an amount with its currency.
amount-most = 最多 { $amount }。
# $min, $max: amounts with their currency.
amount-range = { $min } 至 { $max }

# Who did a step of a deposit or withdrawal.
step-member = 您
step-operator = 營運商
step-provider = 付款服務商
step-system = 系統自動

# Refusals.
error-amount-too-small = 金額太小，請輸入較大的金額。
error-amount-too-large = 金額太大，請輸入較小的金額。
error-not-enough-money = 您的餘額不足以支付此金額，請輸入較小的金額。
error-wagering-left = 其中一部分須先投注才能提出。錢包頁面會顯示您現在可提出的金額。
error-daily-limit = 此金額超過您今天還可提出的金額。請輸入較小的金額，或等到明天。
error-daily-count = 您今天的提款次數已依等級用完，請明天再試。
error-too-many-open = 等待您付款的存款太多。請先支付或取消其中一筆。
error-channel-closed = 此付款方式目前關閉，請選擇其他方式。
error-state-changed = 情況在此期間已變更。您現在看到的是最新狀態。
error-provider-unavailable = 付款服務商沒有回應。資金未有變動，請過幾分鐘再試。
error-voucher-unknown = 沒有此代碼的代金券。請檢查代碼後再試。
error-voucher-used = 此代金券已被兌換，請使用其他代金券。
error-voucher-expired = 此代金券已過期，請使用其他代金券。
error-voucher-currency = 此代金券的幣種與您的錢包不同，請使用其他代金券。
error-wrong-payment-password = 支付密碼錯誤，請檢查後再試。
error-payment-locked = 支付密碼錯誤次數過多，付款暫時鎖定。請稍候，或找回支付密碼。
error-payment-password-needed = 請先設定支付密碼。
error-payment-password-set = 您已有支付密碼，請改為變更密碼。
error-proof-needed = 請先驗證信箱或手機號碼，以便我們確認是您本人。
error-account-checksum = 檢查碼不符，帳號輸入有誤。請再核對一次。
error-account-known = 您已新增過此帳戶。
error-institution-unknown = 請從清單中選擇一個。
error-account-waiting = 此帳戶剛新增不久，暫時無法收款。請選擇其他帳戶，或稍候。
error-factor-waiting = 驗證器在不到一天前被移除或更換。請減少提款金額，或等滿一天後再試。
error-payee-name-other = 款項只能匯入您本人名下的帳戶。請輸入我們記錄的姓名。
error-upline-unavailable = 目前無法向您的上級轉帳。款項未轉出，請聯絡客服。
error-downline-unavailable = 目前無法向該帳戶轉帳。款項未轉出。
error-not-freezable = 您目前無法凍結或解凍該帳戶。
error-transfer-daily-count = 您今天的轉帳次數已用完，請明天再試。
error-transfer-daily-limit = 超過您今天還能轉帳的金額。請減少金額，或等到明天。
error-given-locked = 這筆金額暫時不能轉出主錢包：獲贈的款項須先完成投注。
error-wallet-closed = 該錢包目前不接受轉帳，請稍後再試。
error-wallet-unreadable = 遊戲商暫未告知該錢包的餘額。款項沒有變動，請稍後再試。
error-round-unreadable = 遊戲商暫未告知開獎結果。您的投注與派彩不受影響，請稍後再試。
error-bet-open = 您有未結算的投注：請先等它結束。
error-payee-name-needed = 請先驗證您的姓名：款項只付給已驗證的姓名。
error-payee-name-checked = 您的證件上是另一個姓名。請輸入證件上的姓名。
error-identity-check-needed = 需要先通過身分驗證。請前往安全中心辦理。
error-document-invalid = 無法接受此檔案。請提供圖片，或最多 10 頁、不含指令碼、附件和密碼的 PDF。
error-identity-incomplete = 資料不全：請填寫資料，並上傳護照、駕照或身分證正反兩面。
