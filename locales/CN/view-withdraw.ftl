# The views' own words of the withdrawal page and of the payment password.
view-payment-password = 支付密码
view-payment-password-about = 它在登录之外，再保护转出的款项。
view-payment-password-manage = 修改或找回
view-pin-show = 显示支付密码
view-pin-hide = 隐藏支付密码
view-pin-forgotten = 忘记支付密码？

view-withdraw = 取出款项
view-withdraw-can = 现在可取出
# $balance: an amount with its currency.
view-withdraw-of = 您的钱包共有 { $balance }。
view-withdraw-why = 为什么不是全部？
view-withdraw-first = 第一次提款之前，需要先完成一些设置。
view-withdraw-steps = 步骤
view-withdraw-step-done = 已完成
view-withdraw-to = 收款账户
view-withdraw-amount = 金额
# $min, $max: amounts with their currency.
view-withdraw-bounds = { $min } 至 { $max }
# $fee, $net: amounts with their currency.
view-withdraw-net = 手续费 { $fee }，到账 { $net }。
view-withdraw-review = 核对提款
view-withdraw-check = 核对并提交
view-withdraw-factor = 验证器应用的代码
view-withdraw-factor-why = 此金额需要它。
view-withdraw-send = 提款
view-withdraw-change = 返回
view-withdraw-order = 订单号
view-withdraw-copy-order = 复制订单号
view-withdraw-another = 再次提款
view-withdraw-open = 在途
view-withdraw-named = 提款
view-withdraw-all-of-them = 所有提款
view-withdraw-timeline = 发生了什么
view-withdraw-state-done = 已完成
view-withdraw-state-now = 当前
view-withdraw-state-failed = 未完成
view-withdraw-state-ahead = 接下来
view-withdraw-support = 咨询客服
view-withdraw-cancel = 撤销
view-withdraw-cancel-sure = 确认撤销：款项退回钱包
view-withdraw-keep = 保留
view-withdraw-history = 所有提款
view-withdraw-filter = 状态
view-withdraw-none = 您的提款会显示在这里，以及每笔的经过。
view-withdraw-none-such = 没有处于此状态的提款。

view-payout-accounts = 收款账户
view-payout-accounts-about = 只限您本人名下。添加或移除都需要支付密码。
view-payout-none = 您的银行账户、电子钱包和地址会显示在这里。请添加第一个。
view-payout-add = 添加账户
view-payout-method = 收款方式
view-payout-institution = 银行或服务
view-payout-choose = 请选择
view-payout-holder = 账户持有人
# $account: way to be paid with the end of the account.
view-payout-remove = 移除 { $account }
view-payout-remove-it = 移除账户

view-arrival = 收到了什么？
view-arrival-answers = 您的回答
view-arrival-amount = 收到的金额
view-arrival-send = 提交回答
