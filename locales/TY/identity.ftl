# The name that money is paid to, and the identity check (section 2 of the specification, security centre).
payee-name-none = 尚未填寫
payee-name-stated = 已填寫，尚未驗證
payee-name-proven = 已透過驗證碼驗證
payee-name-checked = 已驗證，並與您的證件一致
payee-name-prove = 驗證您的姓名
payee-name-change = 更改姓名
payee-name-empty = 請輸入您的真實姓名。
# $contact: a mail address or number, mostly hidden.
payee-name-about = 請填寫與銀行登記一致的真實姓名。我們會向 { $contact } 傳送驗證碼，驗證後姓名生效。您的所有款項只付給這個姓名。
# $contact: a mail address or number, mostly hidden.
payee-name-about-checked = 請輸入證件上的姓名。我們會向 { $contact } 傳送驗證碼，驗證後姓名生效。
payee-name-contact-first = 請先驗證電子郵件：驗證姓名的驗證碼會寄到那裡。
toast-payee-name-set = 您的姓名已驗證
payout-other-name = 戶名與您的姓名不同，無法付款。
safety-payee-name = 已驗證的收款人姓名
safety-next-payee-name = 請驗證您的姓名：這樣款項只會付給您本人。
withdraw-step-name = 您的姓名
# $amount: an amount with its currency.
withdraw-identity-above = 超過 { $amount } 的提款需要先通過身分驗證。
withdraw-identity-first = 首次提款需要先通過身分驗證。
identity-level-none = 0 級：尚無資料
identity-level-stated = 1 級：已填寫資料
identity-level-checked = 2 級：證件已核驗
identity-none = 尚未提交
identity-pending = 審核中
identity-approved = 已通過
identity-rejected = 未通過
identity-step-handed-in = 已提交
identity-about-none = 填寫您的資料，上傳證件，然後一併提交。會有專人審核。
identity-about-pending = 正在由專人審核您的證件。結果會透過電子郵件或簡訊告知您。
identity-about-approved = 您的證件已核驗。款項只付給證件上的姓名。
identity-reason-unreadable = 證件無法辨認。請在光線充足處拍攝整頁的清晰照片。
identity-reason-expired = 證件已過期。請提供有效證件。
identity-reason-mismatch = 證件與填寫的資料不符。請更正資料，或提供其他證件。
identity-reason-incomplete = 缺少頁面或某一面。請補交缺少的部分。
identity-reason-not-accepted = 此處不接受這類證件。請提供其他證件。
identity-reason-other = 請閱讀下方說明，更正後重新提交。
identity-name = 姓名（與證件一致）
identity-country = 國家/地區
identity-country-empty = 請選擇國家/地區。
identity-state = 填寫資料
identity-state-anew = 更正資料
identity-missing-details = 請先填寫資料。
identity-missing-document = 請上傳護照、駕照，或身分證正反兩面。
identity-missing-front = 缺少身分證正面。
identity-missing-back = 缺少身分證反面。
document-passport = 護照
document-id-front = 身分證正面
document-id-back = 身分證反面
document-driving-licence = 駕照
document-proof-of-address = 地址證明：帳單或對帳單
# $size: a size such as 940 KB.
document-pdf = PDF，{ $size }
# $size: a size such as 940 KB.
document-picture = 圖片，{ $size }
document-hint = png、jpg 或 PDF，小於 5 MB；PDF 最多 10 頁且沒有密碼。只有審核人員能看到。
document-file-kind = 此檔案不是 png、jpg 或 PDF。
toast-identity-saved = 資料已儲存
toast-identity-handed-in = 已提交，結果會告知您
