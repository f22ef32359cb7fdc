# What contracts have brought: dividends, daily, hourly and real-time wages.

# $role: which side of a contract, a word.
settlement-role = { $role ->
    [PAYER] 我支付
   *[PAYEE] 我收取
}
# $status: where a settlement stands, a word.
settlement-status = { $status ->
    [CALCULATED] 待审批
    [PENDING] 待支付
    [PAID] 已支付
    [REFUSED] 已拒绝
    [PARTIAL] 部分支付
    [OVERDUE] 逾期
   *[ALL] 全部
}
# $fact: a figure, a word.
settlement-fact = { $fact ->
    [COUNT] 结算数
    [TURNOVER] 投注额
    [VALID_BET] 有效投注
    [PAYOUT] 派彩
    [REBATE] 返水
    [BONUSES] 红利
    [DEPOSITS] 存款
    [NET_LOSS] 净亏损
    [BASIS] 计算基数
    [CARRIED_IN] 结转转入
    [CARRIED_OUT] 结转转出
    [ACTIVE] 活跃会员
    [DUE] 本期应得
    [DUE_NOW] 目前应得
    [CORRECTED] 前期更正
    [DEBT_IN] 待扣回（之前）
    [DEBT_OUT] 待扣回（之后）
    [PAID] 已支付
   *[AMOUNT] 金额
}
# $tier: number of the tier, 0 for the guaranteed rate. $rate: a rate with its sign.
settlement-tier = { $tier ->
    [0] 保底比例 { $rate }
   *[1] 第 { $tier } 档，{ $rate }
}
# $need: what a tier needs, a word. $tier: its number. $reached, $needed: money, or a number of members.
settlement-need = { $need ->
    [NET_LOSS] 第 { $tier } 档：净亏损 { $reached } / { $needed }
    [ACTIVE_MEMBERS] 第 { $tier } 档：活跃会员 { $reached } / { $needed }
   *[TURNOVER] 第 { $tier } 档：投注额 { $reached } / { $needed }
}
# $role: which side of a contract, a word. $account: who is paid.
settlement-running = { $role ->
    [PAYER] 给 { $account }
   *[PAYEE] 给您
}
# $rate: a rate with its sign.
settlement-next = 距下一档 { $rate }
# $side: who it is, a word. $account: of the other side.
settlement-party = { $side ->
    [OPERATOR] 来自运营方
    [TO] 付给 { $account }
   *[FROM] 来自 { $account }
}
settlement-wallet = 钱包
# $note: what is unusual, a word.
settlement-note = { $note ->
    [CAPPED] 该档的封顶使金额减少。
    [CHANGED] 之后有迟到或撤销的投注改变了本期；差额计入后续付款。
    [LATE] 这些投注在本期结算后才出现；金额计入后续付款。
   *[CORRECTIONS_ONLY] 合约已结束：仅结算了更正。
}

# The views' own words.
view-settlement-running = 进行中的周期
view-settlement-so-far = 截至目前
view-settlement-side = 方向
view-settlement-status = 状态
view-settlement-list = 结算记录
view-settlement-none-title = 尚无结算
view-settlement-none-text = 合约的首个周期结束后会出现第一笔结算。
view-settlement-back = 返回结算记录
view-settlement-unknown-title = 没有这笔结算
view-settlement-unknown-text = 它可能属于其他账号。
view-settlement-how = 金额由来
view-settlement-stopped = 为何未达到更高档
view-settlement-payments = 付款
view-settlement-members = 构成成员
view-settlement-paid = 已支付 { $amount }
view-settlement-reason = 原因
