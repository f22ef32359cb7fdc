# The help centre and the letters to the operator.

contact-form-question-type = 關於什麼事？
contact-form-name = 您的姓名
contact-form-contact = 您的聯絡方式
contact-form-contact-optional = 您的聯絡方式（若需回覆）
contact-form-channel = 您的玩家來自哪裡
contact-form-content = 您想告訴我們什麼？
contact-form-plan = 您打算如何帶來玩家？
contact-form-missing = 請填寫此欄
# $min, $max: numbers of characters.
contact-form-length = 請填寫 { $min } 至 { $max } 個字元
contact-form-unknown = 請從清單中選擇
# $count: a number, characters written so far. $max: a number, the most.
contact-form-count = { $count } / { $max } 個字元
# $min, $max: numbers of characters. $count: a number, characters written so far.
contact-form-bounds = 請寫 { $min } 至 { $max } 個字元；已寫 { $count } 個

view-help-search = 搜尋說明頁面
view-help-search-clear = 清除搜尋
# $count: a number of pages found.
view-help-found = 找到 { $count } 個頁面
view-help-no-match = 沒有頁面包含所有這些詞
view-help-no-match-text = 請減少或更換字詞，或瀏覽下方的主題。
view-help-topics = 主題
view-help-contents = 全部說明主題
view-help-gone = 此說明頁面已不存在
view-help-gone-text = 它可能已移動。各主題仍在清單中。
view-help-none = 目前沒有說明頁面
view-help-none-text = 這段期間可洽詢客服。
# $time: date and time.
view-help-updated = 更新於 { $time }
view-help-more = 還需要協助？
view-help-deposit = 前往存款
view-help-browsers = 建議使用的瀏覽器
view-help-browsers-text = 本站可在近兩年的所有瀏覽器中使用，並在下列瀏覽器中測試過。
view-contact-form-choose = 請選擇
view-contact-form-send-feedback = 送出意見
view-contact-form-send-application = 送出申請
view-contact-form-sent-feedback = 謝謝您，意見已收到
view-contact-form-sent-application = 謝謝您，申請已收到
# $reference: a short code.
view-contact-form-reference = 您的編號是 { $reference }，詢問時請提供。
view-contact-form-again = 再寫一封
