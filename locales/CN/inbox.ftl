# Messages to the member.

# $category: what messages are about, a word.
inbox-category = { $category ->
    [SYSTEM] 系统
    [PAYMENT] 收付款
    [SECURITY] 安全
    [PROMO] 优惠
    [AGENT] 代理
    [AGENT] 团队
    [RG] 理性游戏
   *[ALL] 全部
}
# $kind: what has happened, a word.
inbox-title = { $kind ->
    [DEPOSIT_CREDITED] 存款已到账
    [WITHDRAWAL_PAID] 提款已汇出
    [WITHDRAWAL_REJECTED] 提款被拒绝
    [WITHDRAWAL_FAILED] 提款未能支付
    [WITHDRAWAL_RETURNED] 提款已退回
    [BALANCE_CORRECTED] 余额已更正
    [UPLINE_TRANSFER_SENT] 已转账给上级
    [UPLINE_TRANSFER_RECEIVED] 收到下级转账
    [DOWNLINE_TRANSFER_SENT] 转账给下级
    [DOWNLINE_TRANSFER_RECEIVED] 收到上级转账
    [PAYMENT_PASSWORD_CHANGED] 支付密码已更改
    [PASSWORD_CHANGED] 密码已更改
    [AUTHENTICATOR_ADDED] 已添加验证器
    [AUTHENTICATOR_REMOVED] 已移除验证器
    [PASSKEY_ADDED] 已添加通行密钥
    [PASSKEY_REMOVED] 已移除通行密钥
    [EMAIL_CHANGED] 邮箱地址已更改
    [MOBILE_CHANGED] 手机号码已更改
    [PAYOUT_ACCOUNT_ADDED] 已添加收款账户
    [PAYOUT_ACCOUNT_REMOVED] 已移除收款账户
    [PAYEE_NAME_SET] 收款人姓名已设置
    [IDENTITY_APPROVED] 身份认证已通过
    [IDENTITY_REJECTED] 身份认证未通过
    [ACCOUNT_CLOSED] 账户已关闭
    [ACCOUNT_REOPENED] 账户已重新开启
    [ACCOUNT_FROZEN] 账户已冻结
    [ACCOUNT_UNFROZEN] 账户已解除冻结
    [EXCLUDED] 已被排除在游戏之外
    [REDEMPTION_APPROVED] 兑换已通过
    [REDEMPTION_REJECTED] 兑换被拒绝
    [REDEMPTION_CODE] 您的兑换码已发放
    [REDEMPTION_SHIPPED] 您的包裹已寄出
    [CASHBACK_READY] 有返水可领取
    [LEVEL_GIFT_READY] 有等级礼金可领取
    [RED_ENVELOPE_READY] 您收到一个红包
    [FREE_SPINS_READY] 您获得了免费旋转
    [REFERRAL_READY] 邀请奖励待领取
    [LEVEL_REACHED] 新等级
    [LEVEL_LOWERED] 等级下降
    [MISSION_COMPLETED] 任务已完成
    [LEADERBOARD_PRIZE] 排行榜奖品
    [AGENT_APPOINTED] 您已成为代理
    [AGENT_REFUSED] 代理申请未通过
    [SETTLEMENT_PAID] 合约款项已发放
    [SETTLEMENT_PART_PAID] 合约款项部分发放
    [SETTLEMENT_REFUSED] 合约款项被拒绝
    [CONTRACT_OFFERED] 有合同等待您答复
    [CONTRACT_SIGNED] 合同已签署
    [CONTRACT_DECLINED] 合同未达成
    [CONTRACT_ENDED] 合同即将结束
    [RATES_CHANGED] 您的返水比例将变更
   *[OTHER] 消息
}
# $detail: what is said, a word. $amount: money with its currency, and its sign where it was taken. $number: of a deposit,
# withdrawal or transfer. $name: of an account, passkey or person, mostly hidden.
inbox-text = { $detail ->
    [DEPOSIT] 存款 { $number } 的 { $amount } 已存入您的钱包。
    [PAID] { $amount } 已汇给您（提款 { $number }）。请在其页面确认是否到账。
    [BACK] 提款 { $number } 的 { $amount } 已退回您的钱包。
    [CORRECTED] 运营方已更正您的余额：{ $amount }。
    [SENT] 您向上级转账 { $amount }（单号 { $number }）。
    [RECEIVED] 您收到下级转来的 { $amount }（单号 { $number }）。
    [SENT_DOWN] 您向下级转账 { $amount }（单号 { $number }）。
    [RECEIVED_DOWN] 您收到上级转来的 { $amount }（单号 { $number }）。
    [FROZEN] 您的上级代理已冻结您的账户。您的资金仍在账户中。请联系上级或客服。
    [UNFROZEN] 您的账户已解除冻结，可以照常登录。
    [IDENTITY] 原因和后续步骤请查看安全中心。
    [CLOSED] 客服在一段时间内可以重新开启。
    [EXCLUDED] 您在另一账户中已被排除在游戏之外，因此本账户也同样被排除。您仍可以提取您的资金。
    [REDEMPTION_APPROVED] 兑换 { $number } 已通过。
    [REDEMPTION_REJECTED] 兑换 { $number } 被拒绝，积分已退回。原因见积分商城。
    [REDEMPTION_CODE] 兑换 { $number } 的兑换码见积分商城。
    [REDEMPTION_SHIPPED] 兑换 { $number } 的包裹已交快递，运单号见积分商城。
    [CASHBACK] { $amount } 返水正在奖励中心等您领取。
    [LEVEL_GIFT] { $name } 的礼金 { $amount } 正在奖励中心等您领取。
    [RED_ENVELOPE] { $amount } 的红包正在奖励中心等您领取。
    [FREE_SPINS] 免费旋转：{ $number } 次。红利明细中写明适用的游戏和期限。
    [REFERRAL] 邀请好友的 { $amount } 在奖励中心等待领取。
    [LEVEL] 您已达到等级 { $name }。
    [LEVEL_LOWERED] 您现在的等级是 { $name }。
    [MISSION] 奖励待领取，请在截止前领取。
    [LEADERBOARD] { $amount } 已存入您的钱包。
    [LEADERBOARD_POINTS] 奖品已计入您的积分。
    [AGENT] 代理中心已向您开放：邀请会员，查看您的团队及收益。
    [SETTLEMENT_PAID] 您的合约所得 { $amount } 已存入钱包。
    [SETTLEMENT_PART_PAID] 您的合约所得 { $amount } 已存入钱包，其余部分仍待支付。
    [SETTLEMENT_REFUSED] 运营方拒绝了一笔 { $amount } 的合约款项，原因见代理中心的记录。
    [SETTLEMENT_GIVEN] 您的钱包已按与下级的合约支付 { $amount }。
    [CONTRACT] 与 { $name } 的合同 { $number }，请在代理中心查看。
    [CONTRACT_OPERATOR] 与运营方的合同 { $number }，请在代理中心查看。
    [RATES] { $name } 更改了您的返水比例，自 { $number } 起生效：
   *[NAME] { $name }
}
inbox-advice = 如果不是您本人操作，请立即修改登录密码并联系客服。
# $to: where the link leads, a word.
inbox-action = { $to ->
    [DEPOSIT] 查看存款
    [WITHDRAWAL] 查看提款
    [RECORD] 查看账户记录
    [TRANSFERS] 查看转账
    [SECURITY] 查看我的账户
    [PAYOUT] 查看收款账户
    [FAIR_PLAY] 查看理性游戏
    [MALL] 查看兑换记录
    [REWARDS] 查看奖励中心
    [BONUSES] 查看红利明细
    [MISSIONS] 查看任务与排行榜
    [AGENT] 打开代理中心
    [CONTRACTS] 打开代理中心
   *[OTHER] 打开页面
}

view-inbox-list = 消息
view-inbox-categories = 分类
view-inbox-pick = 选择
view-inbox-pick-all = 全选
# $count: a number.
view-inbox-picked = 已选：{ $count }
view-inbox-read = 标为已读
view-inbox-read-all = 全部标为已读
view-inbox-delete = 删除
# $count: a number.
view-inbox-ask = 要永久删除所选消息吗？已选：{ $count }
view-inbox-keep = 保留
view-inbox-unread = 未读
view-inbox-pinned = 置顶
view-inbox-reply = 联系客服
view-inbox-back = 全部消息
view-inbox-choose = 选择一条消息在此阅读。
view-inbox-unknown = 这条消息已不存在。
view-inbox-empty-title = 还没有消息
view-inbox-empty-text = 您的资金和账户发生的事会在这里告诉您。
view-inbox-no-match-title = 此分类没有消息
view-inbox-no-match-text = 选择其他分类查看其余消息。
view-inbox-bulk = 所选消息
