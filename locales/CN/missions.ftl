# Missions and leaderboards.

# $name: a title as its owner writes it.
mission-name = { $name }
mission-tab-missions = 任务
mission-tab-boards = 排行榜
# $zone: offset from UTC.
mission-zone = 以运营方日期计（{ $zone }）
# $count: a number.
mission-streak = { $count ->
   *[other] 已连续签到 { $count } 天
}
# $period: a word.
mission-period = { $period ->
    [DAILY] 每日
    [WEEKLY] 每周
    [MONTHLY] 每月
   *[ONCE] 一次
}
# $kind: a word.
mission-kind = { $kind ->
    [CHECK_IN] 签到天数
    [IN_A_ROW] 连续签到天数
    [BET_AMOUNT] 已结算的投注
    [BET_COUNT] 已结算的局数
    [DEPOSIT] 存款
    [WIN] 派彩高于投注的局数
    [INVITE] 您邀请且符合条件的好友
   *[PROFILE] 您的账户
}
# $state: a word.
mission-state = { $state ->
    [LOCKED] 尚未开放
    [COMPLETED] 奖励待领取
    [CLAIMED] 已领取
    [EXPIRED] 已结束
   *[ACTIVE] 进行中
}
# $unit: what is counted, a word. $done, $target: numbers as text, or money with its currency.
mission-progress = { $unit ->
    [DAYS] 天数：{ $done } / { $target }
    [BETS] 局数：{ $done } / { $target }
    [WINS] 赢的局数：{ $done } / { $target }
    [FRIENDS] 好友：{ $done } / { $target }
    [STEPS] 步骤：{ $done } / { $target }
   *[MONEY] { $done } / { $target }
}
# $kind: what is given, a word. $amount: money with its currency, or points.
mission-reward = { $kind ->
    [BONUS] 红利 { $amount }
    [POINTS] { $amount } 积分
   *[CASH] { $amount }
}
# $times: a number as text.
mission-wager = 须投注 { $times } 倍
# $name: a title as its owner writes it.
mission-waits-for = 请先领取 { $name } 的奖励
# $step: a word.
mission-step = { $step ->
    [EMAIL] 验证您的邮箱
    [MOBILE] 验证您的手机号
    [NICKNAME] 选择昵称
    [PAYEE_NAME] 填写收款人姓名
   *[IDENTITY] 完成身份核验
}
mission-fact-starts = 开始于
mission-fact-ends = 结束于
mission-fact-claim = 领取截止
mission-fact-resets = 重新开始于
# $kind: what is given, a word. $amount: money with its currency, or points.
mission-taken = { $kind ->
    [BONUS] 红利 { $amount } 已存入您的钱包。
    [POINTS] 您获得了 { $amount } 积分。
   *[CASH] { $amount } 已存入您的钱包。
}
error-mission-not-claimable = 没有可领取的奖励：任务未完成、奖励已领取或已过期。
# $rule: a word.
board-rule = { $rule ->
    [BET_COUNT] 局数最多
    [WIN_AMOUNT] 派彩最多
   *[BET_AMOUNT] 投注最多
}
# $least: a number as text, or money with its currency.
board-least = 上榜至少需 { $least }
# $place: a number as text.
board-place = 第 { $place } 名
# $state: a word. $from, $until: times.
board-state = { $state ->
    [RUNS] { $from } 至 { $until }
    [CLOSING] { $from } 至 { $until }：已结束，尚未结算
   *[CLOSED] { $from } 至 { $until }：已结算
}
# $count: a number.
board-close = { $count ->
   *[other] 结束 { $count } 小时后结算，此前的投注更正仍计入。
}
# $place: a number as text. $score: a number as text, or money with its currency.
board-my-place = 您的名次：{ $place }，得分 { $score }
# $score: a number as text, or money with its currency.
board-no-place = 尚未上榜，得分 { $score }
view-mission-tabs = 任务与排行榜
view-mission-check-in = 今日签到
view-mission-checked-in = 今日已签到
view-mission-claim = 领取奖励
view-mission-step-done = 已完成
view-mission-step-open = 未完成
view-mission-empty-title = 目前没有任务
view-mission-empty-text = 任务进行期间会列在这里。
view-mission-to-promotions = 查看优惠
view-board-empty-title = 目前没有排行榜
view-board-empty-text = 排行榜进行期间及结束后会列在这里。
view-board-prizes = 奖品
view-board-you = 您
view-board-nobody = 尚无人上榜
view-board-last = 查看上一期
view-board-current = 查看本期
view-board-ties = 得分相同者并列，并平分其所占名次的奖品。
