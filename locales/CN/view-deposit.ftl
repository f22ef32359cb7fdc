# The views' own words of deposits.
view-deposit-open = 待您处理
view-deposit-continue = 继续
view-deposit-channels = 您想如何付款？
view-deposit-closed = 暂未开放
view-deposit-opens = 开放时间：
view-deposit-amount = 金额
# $min, $max: amounts with their currency.
view-amount-range = { $min } 至 { $max }
view-amount-presets = 可选金额
# $amount: an amount with its currency.
view-amount-last = { $amount }，同上次
view-deposit-review = 将会发生什么
view-deposit-code = 代金券代码
view-deposit-none-title = 暂无开放的付款方式
view-deposit-none-text = 一旦有付款方式开放，您可在此选择。详情请咨询客服。
view-deposit-history = 您的存款记录
view-deposit-filters = 状态
view-deposit-empty-title = 暂无存款
view-deposit-empty-text = 每笔存款及其全部经过都会显示在这里。请从上方开始第一笔。
view-deposit-no-match-title = 没有此状态的存款
view-deposit-no-match-text = 选择其他状态以查看其他存款。
view-deposit-back = 全部存款
view-deposit-unknown-title = 没有这笔存款
view-deposit-unknown-text = 此地址所指的存款不属于您，或从未存在。请在您的全部存款中查找。
view-order-number = 订单号
# $label: what is copied.
view-copy-named = 复制：{ $label }
view-timeline = 处理经过
view-timeline-next = 下一步
view-ask-service = 咨询客服
view-deposit-pay-page = 前往付款页面
view-deposit-new-window = 将在新窗口打开。本页会自动更新。
view-deposit-same-device = 改为在此设备上付款
view-deposit-qr = 付款二维码
view-deposit-left = 剩余时间
view-deposit-until = 付款截止
view-deposit-receipts = 回单图片
view-deposit-call-off = 取消存款
view-deposit-call-off-sure = 要取消这笔存款吗？如果您已付款，款项仍会入账。
view-deposit-call-off-yes = 是，取消
view-deposit-keep = 保留
view-deposit-wallet = 查看可提出的金额
view-deposit-promotions = 优惠
view-deposit-print = 打印或保存收据
