# The records of the member centre.

# $account: whose movements, a word.
record-account = { $account ->
    [POINTS] 积分
   *[CASH] 资金
}
# $span: which days, a word.
record-span = { $span ->
    [TODAY] 今天
    [YESTERDAY] 昨天
    [DAYS_7] 7 天
    [DAYS_30] 30 天
    [DAYS_365] 12 个月
   *[OWN] 自选日期
}
# $group: which kind, a word.
record-group = { $group ->
    [STAKES] 投注
    [PAYOUTS] 派彩
    [DEPOSITS] 存款
    [WITHDRAWALS] 提款
    [TRANSFERS] 转账
    [REWARDS] 奖励
    [COMMISSION] 佣金
    [POINTS] 积分商城
    [CORRECTIONS] 更正
   *[ALL] 全部
}
# $direction: which way, a word.
record-direction = { $direction ->
    [IN] 收入
    [OUT] 支出
   *[ALL] 全部
}
# $kind: what happened, a word.
record-kind = { $kind ->
    [game_bet] 投注
    [game_win] 派彩
    [game_bet_rollback] 退回投注
    [game_win_rollback] 收回派彩
    [play_money_grant] 试玩金
    [play_money_return] 收回试玩金
    [correction] 运营方更正
    [promotion_reward] 优惠
    [raffle_prize] 抽奖奖品
    [cashback] 返水
    [level_gift] 等级礼金
    [red_envelope] 红包
    [referral_reward] 邀请好友
    [mission_reward] 任务奖励
    [leaderboard_prize] 排行榜奖品
    [free_spins_win] 免费旋转所赢
    [free_spins_win_rollback] 收回免费旋转所赢
    [payment_deposit] 存款
    [payment_withdrawal] 提款
    [payment_paid_out] 提款已支付
    [payment_returned] 提款退回
    [upline_transfer] 与上级的转账
    [downline_transfer] 与下级转账
    [rebate] 返点
    [dividend] 分红
    [wage] 工资
    [transfer_to_vendor] 转入供应商钱包
    [transfer_to_main] 从供应商钱包转回
    [vendor_bet] 供应商钱包投注
    [balance_given_up] 销户时放弃
    [bonus_cancelled] 红利取消
    [bonus_given_up] 放弃红利
    [stakes_returned] 退还投注
    [points_earned] 获得积分
    [points_taken_back] 收回积分
    [points_redeemed] 兑换积分
    [points_returned] 退回积分
    [points_converted] 积分转换
    [points_reward] 积分商城奖励
   *[unknown] 变动
}
# $from: a day, year first. $zone: offset from UTC.
record-day-of = { $from }，以运营方日期计（{ $zone }）
# $from and $until: days, year first. $zone: offset from UTC.
record-days-of = { $from } 至 { $until }，以运营方日期计（{ $zone }）
record-days-wrong = 请选择两个日期，较早的在前。
bets-all = 全部
# $name: a name as its owner writes it.
bets-name = { $name }
# $status: where a bet stands, a word.
bets-status = { $status ->
    [PENDING] 未结算
    [WON] 赢
    [LOST] 输
    [DRAW] 和局
   *[ROLLED_BACK] 已撤销
}
bets-free = 免费旋转
bets-fact-stake = 投注额
bets-fact-valid = 有效投注
bets-fact-payout = 派彩
bets-fact-net = 输赢
bets-fact-placed = 投注时间
bets-fact-settled = 结算时间
bets-fact-round = 供应商局号
# $state: how far the round is at its supplier, a word.
bets-outcome = { $state ->
    [settled] 本局已结束。
    [undone] 本局已撤销，投注额已退回。
    [pending] 本局仍在进行。
   *[gone] 供应商已不再保存本局画面。投注与派彩见上文。
}
bets-spin = 付费旋转
# $number: which of the free spins, from 1.
bets-spin-free = 第 { $number } 次免费旋转
# $kind: a word. $number: of the line, or of ways. $count: how many of the symbol. $payout: with its currency.
bets-win = { $kind ->
    [line] 第 { $number } 线：{ $count } × { $symbol }，{ $payout }
    [ways] { $number } 路：{ $count } × { $symbol }，{ $payout }
   *[scatter] 任意位置 { $count } × { $symbol }，{ $payout }
}
profit-net = 输赢
profit-stakes = 投注额
profit-payout = 派彩
profit-rewards = 奖励
profit-commission = 佣金
profit-deposits = 存入
profit-withdrawals = 提出
profit-transfers = 与上级的转账
profit-corrections = 运营方更正
profit-net-deposits = 开户以来的净存款
# $day: year first. $net: with its currency.
profit-bar = { $day }：{ $net }
# $count: how many bets.
profit-bets = { $count } 注
# $day: year first.
profit-day = { $day }
# $hours, $minutes: numbers.
profit-played = 游戏时长 { $hours } 小时 { $minutes } 分
view-bets-product = 产品
view-bets-vendor = 供应商
view-bets-game = 游戏
view-bets-status = 状态
view-bets-number = 近 12 个月的注单号
view-bets-clear = 清空
view-bets-sums = 所选投注合计
view-bets-count = 注单数
view-bets-list = 投注
view-bets-empty-title = 这些日期没有投注
view-bets-empty-text = 每一笔投注自下注起即列于此。
view-bets-no-match-text = 请选择其他产品、供应商、游戏、状态或日期。
view-bets-back = 全部投注
view-bets-unknown-title = 您没有此注单
view-bets-unknown-text = 注单号可能有误，或由其他账户下注。
view-bets-detail-number = 注单号
view-bets-copy = 复制注单号
view-bets-movements = 资金变动
view-bets-no-movements = 此注由供应商钱包支付，主钱包没有变动。
view-bets-outcome = 开奖结果
view-profit-formula = 输赢 = 派彩 + 奖励 + 佣金 - 投注额；只计已结算的投注，按结算当日计。
view-profit-sums = 全部日期合计
view-profit-chart = 每日输赢
view-profit-by-day = 按日
view-profit-by-product = 按产品
view-profit-incomplete = 最近几分钟的投注仍在汇总。
view-profit-empty-title = 没有输赢
view-profit-empty-text = 有投注或资金出入的日期会列于此。
view-record-account = 账户
view-record-days = 日期
view-record-groups = 类型
view-record-directions = 方向
view-record-from = 从
view-record-until = 至
view-record-show = 显示
view-record-sums = 所选合计
view-record-count = 笔数
view-record-in = 收入
view-record-out = 支出
view-record-list = 变动
view-record-before = 变动前
view-record-after = 变动后
view-record-more = 显示更早的
view-record-empty-title = 没有变动
view-record-empty-text = 这些日期内的收支会显示在这里。
view-record-no-match-title = 没有符合的记录
view-record-no-match-text = 请选择其他类型、方向或日期。
view-record-number = 编号
