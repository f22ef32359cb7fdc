# Money in and out: the field of an amount, and what the cashier refuses (sections 3, 8 and 9 of the specification).
amount-empty = 请输入金额。
amount-not-an-amount = 请用数字输入金额。
amount-too-precise = 最多输入两位小数。
amount-not-whole = 请输入整数金额，不带小数。
# $amount: an amount with its currency.
amount-least = 最少 { $amount }。
# $amount: an amount with its currency.
amount-most = 最多 { $amount }。
# $min, $max: amounts with their currency.
amount-range = { $min } 至 { $max }

# Who did a step of a deposit or withdrawal.
step-member = 您
step-operator = 运营方
step-provider = 支付服务商
step-system = 系统自动

# Refusals.
error-amount-too-small = 金额太小，请输入更大的金额。
error-amount-too-large = 金额太大，请输入更小的金额。
error-not-enough-money = 您的余额不足以支付该金额，请输入更小的金额。
error-wagering-left = 其中一部分须先投注才能提出。钱包页面会显示您现在可提出的金额。
error-daily-limit = 该金额超过您今天还可提出的金额。请输入更小的金额，或等到明天。
error-daily-count = 您今天的提款次数已按等级用完，请明天再试。
error-too-many-open = 等待您付款的存款太多。请先支付或取消其中一笔。
error-channel-closed = 此支付方式目前关闭，请选择其他方式。
error-state-changed = 情况在此期间已变化。您现在看到的是最新状态。
error-provider-unavailable = 支付服务商没有响应。资金未发生变动，请过几分钟再试。
error-voucher-unknown = 没有此代码的代金券。请检查代码后再试。
error-voucher-used = 此代金券已被兑换，请使用其他代金券。
error-voucher-expired = 此代金券已过期，请使用其他代金券。
error-voucher-currency = 此代金券的币种与您的钱包不同，请使用其他代金券。
error-wrong-payment-password = 支付密码错误，请检查后再试。
error-payment-locked = 支付密码错误次数过多，付款暂时锁定。请稍候，或找回支付密码。
error-payment-password-needed = 请先设置支付密码。
error-payment-password-set = 您已有支付密码，请改为修改密码。
error-proof-needed = 请先验证邮箱或手机号码，以便我们确认是您本人。
error-account-checksum = 校验位不符，账号输入有误。请再核对一遍。
error-account-known = 您已添加过此账户。
error-institution-unknown = 请从列表中选择一个。
error-account-waiting = 此账户刚添加不久，暂时无法收款。请选择其他账户，或稍候。
error-factor-waiting = 验证器在不到一天前被移除或更换。请减少提款金额，或等满一天后再试。
error-payee-name-other = 款项只能汇入您本人名下的账户。请输入我们记录的姓名。
error-upline-unavailable = 目前无法向您的上级转账。款项未转出，请联系客服。
error-downline-unavailable = 目前无法向该账户转账。款项未转出。
error-not-freezable = 您目前无法冻结或解冻该账户。
error-transfer-daily-count = 您今天的转账次数已用完，请明天再试。
error-transfer-daily-limit = 超过您今天还能转账的金额。请减少金额，或等到明天。
error-given-locked = 这笔金额暂时不能转出主钱包：获赠的款项须先完成投注。
error-wallet-closed = 该钱包目前不接受转账，请稍后再试。
error-wallet-unreadable = 供应商暂未告知该钱包的余额。款项没有变动，请稍后再试。
error-round-unreadable = 供应商暂未告知开奖结果。您的投注与派彩不受影响，请稍后再试。
error-bet-open = 您有未结算的投注：请先等它结束。
error-payee-name-needed = 请先验证您的姓名：款项只付给已验证的姓名。
error-payee-name-checked = 您的证件上是另一个姓名。请输入证件上的姓名。
error-identity-check-needed = 需要先通过身份认证。请前往安全中心办理。
error-document-invalid = 无法接受此文件。请提供图片，或最多 10 页、不含脚本、附件和密码的 PDF。
error-identity-incomplete = 资料不全：请填写资料，并上传护照、驾驶证或身份证正反两面。
