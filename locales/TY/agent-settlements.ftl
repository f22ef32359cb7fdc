# What contracts have brought: dividends, daily, hourly and real-time wages.

# $role: which side of a contract, a word.
settlement-role = { $role ->
    [PAYER] 我支付
   *[PAYEE] 我收取
}
# $status: where a settlement stands, a word.
settlement-status = { $status ->
    [CALCULATED] 待審批
    [PENDING] 待支付
    [PAID] 已支付
    [REFUSED] 已拒絕
    [PARTIAL] 部分支付
    [OVERDUE] 逾期
   *[ALL] 全部
}
# $fact: a figure, a word.
settlement-fact = { $fact ->
    [COUNT] 結算數
    [TURNOVER] 投注額
    [VALID_BET] 有效投注
    [PAYOUT] 派彩
    [REBATE] 返水
    [BONUSES] 紅利
    [DEPOSITS] 存款
    [NET_LOSS] 淨虧損
    [BASIS] 計算基數
    [CARRIED_IN] 結轉轉入
    [CARRIED_OUT] 結轉轉出
    [ACTIVE] 活躍會員
    [DUE] 本期應得
    [DUE_NOW] 目前應得
    [CORRECTED] 前期更正
    [DEBT_IN] 待扣回（之前）
    [DEBT_OUT] 待扣回（之後）
    [PAID] 已支付
   *[AMOUNT] 金額
}
# $tier: number of the tier, 0 for the guaranteed rate. $rate: a rate with its sign.
settlement-tier = { $tier ->
    [0] 保底比例 { $rate }
   *[1] 第 { $tier } 檔，{ $rate }
}
# $need: what a tier needs, a word. $tier: its number. $reached, $needed: money, or a number of members.
settlement-need = { $need ->
    [NET_LOSS] 第 { $tier } 檔：淨虧損 { $reached } / { $needed }
    [ACTIVE_MEMBERS] 第 { $tier } 檔：活躍會員 { $reached } / { $needed }
   *[TURNOVER] 第 { $tier } 檔：投注額 { $reached } / { $needed }
}
# $role: which side of a contract, a word. $account: who is paid.
settlement-running = { $role ->
    [PAYER] 給 { $account }
   *[PAYEE] 給您
}
# $rate: a rate with its sign.
settlement-next = 距下一檔 { $rate }
# $side: who it is, a word. $account: of the other side.
settlement-party = { $side ->
    [OPERATOR] 來自營運商
    [TO] 付給 { $account }
   *[FROM] 來自 { $account }
}
settlement-wallet = 錢包
# $note: what is unusual, a word.
settlement-note = { $note ->
    [CAPPED] 該檔的封頂使金額減少。
    [CHANGED] 之後有遲到或撤銷的投注改變了本期；差額計入後續付款。
    [LATE] 這些投注在本期結算後才出現；金額計入後續付款。
   *[CORRECTIONS_ONLY] 合約已結束：僅結算了更正。
}

# The views' own words.
view-settlement-running = 進行中的週期
view-settlement-so-far = 截至目前
view-settlement-side = 方向
view-settlement-status = 狀態
view-settlement-list = 結算紀錄
view-settlement-none-title = 尚無結算
view-settlement-none-text = 合約的首個週期結束後會出現第一筆結算。
view-settlement-back = 返回結算紀錄
view-settlement-unknown-title = 沒有這筆結算
view-settlement-unknown-text = 它可能屬於其他帳號。
view-settlement-how = 金額由來
view-settlement-stopped = 為何未達到更高檔
view-settlement-payments = 付款
view-settlement-members = 構成成員
view-settlement-paid = 已支付 { $amount }
view-settlement-reason = 原因
