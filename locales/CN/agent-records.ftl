# The records of the agent centre: bets, profit and loss, income and transactions of a team.
agent-about-team-bets = 您团队的每一笔投注：有汇总，也可逐笔查看。
agent-about-team-profit = 您团队的输赢，按分支、日期和产品列出。
agent-about-income = 您的收入，以及构成它的每笔变动。
agent-about-transactions = 您团队钱包中除投注以外的所有变动。
income-net = 净收入
income-paid = 付给下级
income-own-bets = 本人投注
# $source: where it came from, a word.
income-source = { $source ->
    [REBATE] 返点
    [DIVIDEND] 分红
    [DAILY] 日工资
    [HOURLY] 小时工资
    [REALTIME] 实时工资
   *[OTHER] 其他
}
team-others = 其他所有人
team-whole = 我的团队
# $reach: whose rows, a word.
team-reach = { $reach ->
    [BRANCH] 含所有下级
   *[OWN] 仅本人
}
# $count: how many movements.
team-moves = { $count } 笔变动
# $count: how many bets. $stake: with its currency.
team-open = { $count } 笔投注未结算，共 { $stake }

# The views' own words in these records.
view-team-member = 账号
view-team-reach = 范围
view-team-unknown-title = 您的团队中没有这个账号
view-team-unknown-text = 请核对名称。您能看到现在或曾经属于您下级的人。
view-team-incomplete = 最近几分钟的数据仍在汇总。
view-team-bets-note = 已结算的投注计入结算当日，归当时的上级所有。
view-team-bets-empty-text = 您的团队一有投注，就会显示在这里。
view-team-bets-unknown-title = 您的团队没有这笔投注
view-team-bets-unknown-text = 编号可能有误，或者它属于别人。
view-team-profit-formula = 输赢 = 派彩 + 返点 + 红利 + 工资 + 分红 - 投注额，从您团队的角度计算。
view-team-direct = 直属下级
view-team-total = 所有下级
view-team-own = 本人
view-team-path = 层级路径
view-team-by-member = 按分支
view-team-profit-empty-title = 这些日子没有任何记录
view-team-profit-empty-text = 您的团队投注、存入和提出的款项都会显示在这里。
view-team-party = 对方
view-income-formula = 净收入 = 返点 + 分红 + 工资 - 您付给下级的款项，按支付当日计。
view-income-empty-title = 这些日子没有收入
view-income-empty-text = 返点、分红和工资支付后会显示在这里。
view-income-chart = 每日净收入
view-income-by-day = 按日
view-income-by-source = 按来源
view-income-by-product = 返点按产品
view-income-by-branch = 返点按分支
