# The views' own words of deposits.
view-deposit-open = 待您處理
view-deposit-continue = 繼續
view-deposit-channels = 您想如何付款？
view-deposit-closed = 暫未開放
view-deposit-opens = 開放時間：
view-deposit-amount = 金額
# $min, $max: amounts with their currency.
view-amount-range = { $min } 至 { $max }
view-amount-presets = 可選金額
# $amount: an amount with its currency.
view-amount-last = { $amount }，同上次
view-deposit-review = 將會發生什麼
view-deposit-code = 代金券代碼
view-deposit-none-title = 暫無開放的付款方式
view-deposit-none-text = 一旦有付款方式開放，您可在此選擇。詳情請洽客服。
view-deposit-history = 您的存款紀錄
view-deposit-filters = 狀態
view-deposit-empty-title = 尚無存款
view-deposit-empty-text = 每筆存款及其全部經過都會顯示在這裡。請從上方開始第一筆。
view-deposit-no-match-title = 沒有此狀態的存款
view-deposit-no-match-text = 選擇其他狀態以查看其他存款。
view-deposit-back = 全部存款
view-deposit-unknown-title = 沒有這筆存款
view-deposit-unknown-text = 此網址所指的存款不屬於您，或從未存在。請在您的全部存款中查找。
view-order-number = 訂單編號
# $label: what is copied.
view-copy-named = 複製：{ $label }
view-timeline = 處理經過
view-timeline-next = 下一步
view-ask-service = 洽詢客服
view-deposit-pay-page = 前往付款頁面
view-deposit-new-window = 將在新視窗開啟。本頁會自動更新。
view-deposit-same-device = 改為在此裝置上付款
view-deposit-qr = 付款 QR 碼
view-deposit-left = 剩餘時間
view-deposit-until = 付款截止
view-deposit-receipts = 收據圖片
view-deposit-call-off = 取消存款
view-deposit-call-off-sure = 要取消這筆存款嗎？如果您已付款，款項仍會入帳。
view-deposit-call-off-yes = 是，取消
view-deposit-keep = 保留
view-deposit-wallet = 查看可提出的金額
view-deposit-promotions = 優惠
view-deposit-print = 列印或儲存收據
