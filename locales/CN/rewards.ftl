# The reward centre and the member's level.

# $kind: what a reward came by, a word.
reward-kind = { $kind ->
    [RAFFLE] 抽奖机会
    [CASHBACK] 返水
    [LEVEL_GIFT] 等级礼金
    [RED_ENVELOPE] 红包
    [REFERRAL] 邀请好友
    [MISSION] 任务奖励
   *[PROMOTION] 优惠
}
# $name: a title as its owner writes it, or an amount with its currency.
reward-name = { $name }
reward-nameless = 名称已不存在的奖励
# $amount: a number as text.
reward-points = { $amount } 积分
# $amount: a number as text.
reward-draws = 抽奖次数：{ $amount }
reward-rule-free = 无须投注
# $times: a number as text.
reward-rule-times = 提款前须投注 { $times } 倍
# $time: a date and time.
reward-until = 可领取至 { $time }
reward-until-never = 可随时领取
# $time: a date and time.
reward-from = 自 { $time } 起可领取
# $from, $until: days.
reward-period = { $from } 至 { $until }
# $state: what has become of it, a word. $time: a date and time.
reward-state = { $state ->
    [EXPIRED] 已于 { $time } 过期
    [WITHDRAWN] 已取消：您已被排除在游戏之外
   *[CLAIMED] 已于 { $time } 领取
}
# $unit: what it consists of, a word. $amount: with its currency, or a number as text.
reward-claimed = { $unit ->
    [POINTS] { $amount } 积分已归您所有。
   *[MONEY] { $amount } 已存入您的钱包。
}

# $level: a number as text.
level-rank = 等级 { $level }
level-vip = 由 VIP 客服服务
# $name: of a level.
level-next = 下一等级：{ $name }
# $percent: a number as text. $name: of a level.
level-progress = 距 { $name } 已完成 { $percent }%
level-top = 这是最高等级。
level-need-turnover = 有效投注
level-need-deposits = 存款
level-kept-always = 保持此等级无须任何条件。
level-stays = 已达到的等级不会失去。
# $from, $until: days.
level-period = 本周期：{ $from } 至 { $until }。周期结束后审核等级。
# $raise: when a level is given, a word.
level-raise = { $raise ->
    [AT_REVIEW] 达到的等级在周期审核后生效。
   *[AT_ONCE] 达到的等级立即生效。
}
# $amount: with its currency. $times: a number as text.
level-gift = 礼金：{ $amount }，须投注 { $times } 倍
# $amount: with its currency.
level-gift-free = 礼金：{ $amount }，无须投注
# $amount: with its currency.
level-gift-given = 礼金：{ $amount }，已发放
# $cause: why the level has changed, a word. $name: of a level.
level-change = { $cause ->
    [REVIEW] 审核结果：{ $name }
    [OPERATOR] 由客服设定：{ $name }
   *[REACHED] 已达到：{ $name }
}

# $kind: of what a part comes back and how often, a word.
cashback-about = { $kind ->
    [NET_LOSS_DAILY] 返还您一日净输额的一部分
    [NET_LOSS_MONTHLY] 返还您一个月净输额的一部分
    [VALID_BET_DAILY] 返还您一日有效投注的一部分
    [VALID_BET_WEEKLY] 返还您一周有效投注的一部分
    [VALID_BET_MONTHLY] 返还您一个月有效投注的一部分
   *[NET_LOSS_WEEKLY] 返还您一周净输额的一部分
}
cashback-all-products = 其他所有游戏
# $amount: with its currency.
cashback-cap = 每周期最多 { $amount }
# $amount: with its currency.
cashback-least = 不足 { $amount } 不予发放
# $days: a number as text.
cashback-claim-days = 可领取天数：{ $days }
# $level: a number as text.
cashback-rate-level = 等级 { $level } 起

view-reward-open = 现在可领取
view-reward-later = 稍后
view-reward-past = 已领取与已过期
view-reward-claim = 领取
view-reward-go = 前往其页面
view-reward-empty-title = 目前没有可领取的奖励
view-reward-empty-text = 优惠、返水和等级的奖励一旦产生，就会显示在这里。
view-reward-to-promotions = 查看优惠
view-reward-to-bonuses = 查看红利详情
view-reward-past-empty = 尚无已领取或已过期的奖励。
view-level-title = 您的等级
view-level-keep = 每个周期保持等级所需
view-level-all = 所有等级
view-level-current = 您当前的等级
view-level-start = 所有人的起点
view-level-no-gift = 无礼金
view-level-changes = 等级变动
view-cashback-title = 返水
# $plan: what the plan is called.
view-cashback-rates = { $plan }的比例
view-cashback-own = 您当前适用
