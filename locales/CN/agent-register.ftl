# The register centre.
agent-register-channel-wrong = 请用一行填写，最多 40 个字符。
# $most: a number.
agent-register-days-wrong = 请输入不超过 { $most } 的天数；留空表示不限期。
agent-register-fact-deposits = 存款
agent-register-fact-first-deposits = 首次存款
agent-register-fact-registered = 已注册
agent-register-fact-turnover = 有效投注
# $channel: the agent's own words.
agent-register-link-channel = { $channel }
# $code: of a link.
agent-register-link-code = 链接 { $code }
agent-register-link-made = 链接已创建。
agent-register-link-no-end = 不限期
# $state: a word.
agent-register-link-state = { $state ->
    [ENDED] 已结束
    [EXPIRED] 已过期
    [USED_UP] 已用完
   *[OPEN] 有效
}
# $time: when it expires.
agent-register-link-until = 有效至 { $time }
# $name: an account name.
agent-register-made = 已创建 { $name }。
agent-register-made-hint = 请将账户名和初始密码交给对方。首次登录时，会员需设置自己的密码并同意条款。
# $most: a percentage.
agent-register-rate-above = 最高 { $most }。
# $most: a percentage.
agent-register-rate-most = 最高 { $most }
agent-register-rate-wrong = 请输入最多两位小数的百分比，例如 0.25。
# $most: a number.
agent-register-uses-wrong = 请输入 1 到 { $most } 之间的数字。

# The views' own words.
view-agent-register-account = 新账户
view-agent-register-account-text = 该账户即刻成为您的下级。初始密码须在首次登录时更改。
view-agent-register-type = 账户类型
view-agent-register-rates = 返水
view-agent-register-rates-text = 每笔有效投注的百分比。不填表示没有；不得高于您自己的比例。
view-agent-register-create = 创建账户
view-agent-register-another = 再创建一个
view-agent-register-link = 新注册链接
view-agent-register-link-text = 通过链接注册的人将成为您的下级，并采用此类型和这些比例。
view-agent-register-channel = 展示渠道
view-agent-register-channel-hint = 选填：仅您可见
view-agent-register-uses = 可注册人数
view-agent-register-days = 有效天数
view-agent-register-days-hint = 留空表示不限期
view-agent-register-add = 创建链接
view-agent-register-links = 注册链接
view-agent-register-none = 还没有链接。请在上方创建并分享。
view-agent-register-show = 显示二维码
view-agent-register-qr = 注册链接的二维码
view-agent-register-share = 分享
# $brand: the site's name.
view-agent-register-share-text = 加入 { $brand }
view-agent-register-end = 结束链接
view-agent-register-end-ask = 结束此链接？之后无人能再通过它注册；已注册的不受影响。
view-agent-register-end-yes = 结束
view-agent-register-end-no = 保留
view-agent-register-address = 注册链接
