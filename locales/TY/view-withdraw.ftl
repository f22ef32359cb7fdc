# The views' own words of the withdrawal page and of the payment password.
view-payment-password = 支付密碼
view-payment-password-about = 它在登入之外，再保護轉出的款項。
view-payment-password-manage = 變更或找回
view-pin-show = 顯示支付密碼
view-pin-hide = 隱藏支付密碼
view-pin-forgotten = 忘記支付密碼？

view-withdraw = 取出款項
view-withdraw-can = 現在可取出
# $balance: an amount with its currency.
view-withdraw-of = 您的錢包共有 { $balance }。
view-withdraw-why = 為什麼不是全部？
view-withdraw-first = 第一次提款之前，需要先完成一些設定。
view-withdraw-steps = 步驟
view-withdraw-step-done = 已完成
view-withdraw-to = 收款帳戶
view-withdraw-amount = 金額
# $min, $max: amounts with their currency.
view-withdraw-bounds = { $min } 至 { $max }
# $fee, $net: amounts with their currency.
view-withdraw-net = 手續費 { $fee }，入帳 { $net }。
view-withdraw-review = 核對提款
view-withdraw-check = 核對並送出
view-withdraw-factor = 驗證器應用程式的代碼
view-withdraw-factor-why = 此金額需要它。
view-withdraw-send = 提款
view-withdraw-change = 返回
view-withdraw-order = 訂單編號
view-withdraw-copy-order = 複製訂單編號
view-withdraw-another = 再次提款
view-withdraw-open = 在途
view-withdraw-named = 提款
view-withdraw-all-of-them = 所有提款
view-withdraw-timeline = 發生了什麼
view-withdraw-state-done = 已完成
view-withdraw-state-now = 目前
view-withdraw-state-failed = 未完成
view-withdraw-state-ahead = 接下來
view-withdraw-support = 洽詢客服
view-withdraw-cancel = 取消提款
view-withdraw-cancel-sure = 確認取消：款項退回錢包
view-withdraw-keep = 保留
view-withdraw-history = 所有提款
view-withdraw-filter = 狀態
view-withdraw-none = 您的提款會顯示在這裡，以及每筆的經過。
view-withdraw-none-such = 沒有處於此狀態的提款。

view-payout-accounts = 收款帳戶
view-payout-accounts-about = 僅限您本人名下。新增或移除都需要支付密碼。
view-payout-none = 您的銀行帳戶、電子錢包和地址會顯示在這裡。請新增第一個。
view-payout-add = 新增帳戶
view-payout-method = 收款方式
view-payout-institution = 銀行或服務
view-payout-choose = 請選擇
view-payout-holder = 帳戶持有人
# $account: way to be paid with the end of the account.
view-payout-remove = 移除 { $account }
view-payout-remove-it = 移除帳戶

view-arrival = 收到了什麼？
view-arrival-answers = 您的回答
view-arrival-amount = 收到的金額
view-arrival-send = 送出回答
