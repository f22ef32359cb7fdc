# Words that only the views of the payee's name, the identity check and the own picture use.
view-payee-name = 收款人姓名
view-payee-name-about = 您的所有款項只付給這個姓名。設定時需用驗證碼證明是您本人。
view-payee-name-field = 您的真實姓名
view-payee-name-save = 儲存姓名
view-identity-check = 身分驗證
view-identity-check-about = 用證件證明您的身分。較大金額的付款可能需要。
view-identity-save = 儲存資料
view-identity-birth-date = 出生日期
view-identity-name = 姓名（與證件一致）
view-identity-country = 國家/地區
view-identity-choose = 請選擇
view-identity-documents = 證件
view-identity-kind = 接下來上傳的是
view-identity-drop = 將證件拖到此處，或選擇檔案
view-identity-choose-file = 選擇證件
# $document: what the document is.
view-identity-show = 取得以檢視：{ $document }
# $document: what the document is.
view-identity-remove = 移除：{ $document }
view-identity-hand-in = 提交審核
view-identity-steps = 處理進度
view-picture-choose = 使用自己的頭像
view-picture-remove = 恢復預設頭像
view-withdraw-identity = 前往身分驗證
