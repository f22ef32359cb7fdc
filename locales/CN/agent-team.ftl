# Team overview.
team-today = 今日
team-week = 7 天
team-month = 30 天
team-quarter = 90 天
# $from: a day, YYYY-MM-DD.
team-compared = 与之前同样长的时段（自 { $from } 起）比较。
team-all = 整个团队
team-direct = 直属下级
team-deeper = 更深层级
team-own = 本人投注
team-members = 会员
team-agents = 代理
team-online = 当前在线
team-balance = 团队余额
team-new = 新注册
team-first-deposits = 首次存款
team-active = 活跃会员
team-deposits = 存款
team-withdrawals = 取款
team-turnover = 投注额
team-valid-bet = 有效投注
team-payout = 派彩
team-rebate = 返水
team-bonus = 奖金
team-net-loss = 净输
team-wages = 工资
team-dividends = 分红
# $difference: more or less than before, with its sign. $percent: the same as a percentage.
team-change = { $difference } ({ $percent })
team-change-plain = { $difference }
team-same = 与之前相同
# The views' own words.
view-team-days = 时段
view-team-share = 范围
view-team-standing = 团队现状
view-team-figures = 此时段的数据
view-team-trend = 整个团队的走势
view-team-series = 图表内容
view-team-by-day = 按日
view-team-formula = 净输 = 投注额 - 派彩 - 返水 - 奖金，按已结算投注计算。余额为主钱包中的金额。
