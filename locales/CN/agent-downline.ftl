# Downline management.
# Orders and columns.
downline-name = 账户名
downline-registered = 注册时间
downline-last-login = 最近登录
downline-balance = 余额
downline-team-balance = 团队余额
downline-team-size = 团队人数
downline-turnover = 30 天投注额
downline-ascending = 升序
downline-descending = 降序
downline-any-label = 全部标签
# $status: a word. $type: number of an account type.
downline-status = { $status ->
    [FROZEN] 已冻结
    [SUSPENDED] 已停用
    [CLOSED] 已关闭
   *[ACTIVE] 正常
}
downline-type = { $type ->
    [0] 会员
   *[1] 代理，类型 { $type }
}
# $count: a number.
downline-below = 查看 { $count } 位直属下级
downline-rate-all = 所有产品
# $least: a percentage. $name: an account name.
downline-rate-below = 最低 { $least }：有直属下级正使用该比例，须由 { $name } 先将其调低。
# $least and $most: percentages.
downline-rate-bounds = { $least } 至 { $most }
downline-rates = 返水比例
# $name: an account name.
downline-rates-by = 由 { $name } 设定
downline-rates-by-operator = 由运营方设定
# $day: a day. $name: an account name.
downline-rates-from = 自 { $day } 起生效，在此之前不变。
downline-rates-review = { $name } 自 { $day } 起使用以下比例。
downline-rates-set = { $name } 的比例自 { $day } 起变更，并已发消息告知。
downline-rates-since = 自 { $day } 起
downline-rates-title = { $name } 的返水比例
downline-path = 您与其之间
downline-real-name = 真实姓名
downline-email = 邮箱
downline-mobile = 手机号
downline-transfer = 转账
downline-message = 发消息
downline-labels = 标签
downline-freeze = 冻结
downline-unfreeze = 解除冻结
# $name: an account name.
downline-freeze-title = 冻结 { $name }
downline-labels-title = { $name } 的标签
downline-message-title = 发消息给 { $name }
downline-message-all = 发消息给所有直属下级
downline-transfer-title = 转账给 { $name }
downline-transfer-closed = 目前无法向该账户转账。
downline-fact-to = 收款人
# $reason: words of an agent. $count: a number.
downline-frozen-why = 已冻结：{ $reason }
downline-frozen = 账户已冻结。
downline-unfrozen = 已解除冻结。
downline-labelled = 标签已保存。
downline-written = 消息已发出。收件人：{ $count }
downline-reason-wrong = 请用一行 5 至 200 个字说明原因。
downline-labels-wrong = 最多 8 个标签，每个不超过 24 个字。
downline-title-wrong = 标题须为一行 1 至 80 个字。
downline-text-wrong = 内容须为 1 至 1000 个字。
# The views' own words.
view-downline-search = 按账户名或昵称搜索
view-downline-search-hint = 输入开头至少两个字，搜索整个下级。
view-downline-clear = 清除搜索
view-downline-sort = 排序
view-downline-label = 标签
view-downline-list = 下级列表
view-downline-path = 返回路径
view-downline-me = 我的团队
view-downline-find = 搜索
view-downline-back = 返回列表
view-downline-unknown = 您的团队中已无此成员。
view-downline-none-title = 这里还没有人
view-downline-none-text = 在您名下注册的人会显示在这里。开户中心有您的链接。
view-downline-no-match-title = 未找到
view-downline-no-match-text = 请换其他开头的字。
view-downline-own = 本人 30 天
view-downline-team = 其团队 30 天
view-downline-contract-offer = 提出合约
view-downline-contract-stands = 已有合约或申请
view-downline-contracts = 合约
view-downline-rates = 返水比例
view-downline-rates-change = 核对比例
view-downline-rates-check = 核对并更改比例
view-downline-rates-send = 更改比例
view-downline-rates-history = 变更记录
view-downline-rates-none = 尚无变更。
view-downline-rates-legend = 每笔有效投注的百分比
view-downline-person = 个人资料
view-downline-actions = 可用操作
view-downline-reason = 原因
view-downline-freeze-hint = 会话立即结束，无法登录。资金保留在账户中，并会通知会员。
view-downline-labels-hint = 用逗号分隔。仅您可见。
view-downline-title = 标题
view-downline-text = 内容
view-downline-send = 发送
view-downline-save = 保存
view-downline-close = 关闭
view-downline-pin = 请先设置支付密码
