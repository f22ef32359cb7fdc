# The member's bonuses.

# $name: a title as its owner writes it.
bonus-name = { $name }
bonus-nameless = 已不存在的优惠
# $kind: what it came by, a word.
bonus-kind = { $kind ->
    [DEPOSIT] 存款红利
    [RAFFLE] 抽奖奖品
    [POINTS] 积分商城
    [CASHBACK] 返水
    [VIP] 等级礼金
    [RED_ENVELOPE] 红包
    [REFERRAL] 邀请好友
    [MISSION] 任务奖励
    [LEADERBOARD] 排行榜奖品
    [FREE_SPIN] 免费旋转
   *[PROMOTION] 优惠
}
# $state: where a bonus stands, a word.
bonus-state = { $state ->
    [ALL] 全部
    [ACTIVE] 投注中
    [PLAYABLE] 可使用
    [PENDING] 发放中
    [COMPLETED] 已完成
    [EXPIRED] 已过期
    [FORFEITED] 已放弃
    [LOST] 已输掉
   *[CANCELLED] 已取消
}
bonus-rule-free = 无须投注：与其他资金相同
# $done, $required: with their currency. $percent: a number as text.
bonus-progress = 已投注 { $done }，共需 { $required }（{ $percent }%）
# $amount: with its currency.
bonus-cost = 放弃它将从您的钱包扣除 { $amount }。
bonus-cost-nothing = 已无剩余：放弃它不会从您的钱包扣除任何金额。
bonus-bet-open = 您有未结算的投注，结算前不能放弃任何红利。
# $amount: with its currency.
bonus-given-up = 红利已放弃：已从您的钱包扣除 { $amount }。
bonus-given-up-nothing = 红利已放弃：未从您的钱包扣除任何金额。
# $times: a number as text.
bonus-spins-rule-times = 所赢金额须投注 { $times } 倍
bonus-spins-rule-free = 所赢金额无须投注
# $amount: with its currency.
bonus-spins-cost = 放弃将失去剩余的免费旋转，以及已赢得的 { $amount }。
bonus-fact-spins = 剩余免费旋转
bonus-fact-spin-value = 每次旋转价值
bonus-fact-spins-won = 目前已赢
bonus-fact-spins-max = 最高可得
bonus-fact-spin-games = 游戏
bonus-fact-spins-until = 可用至
bonus-fact-granted = 发放金额
bonus-fact-left = 剩余
bonus-fact-taken = 已收回
bonus-fact-required = 须投注
bonus-fact-done = 已投注
bonus-fact-remaining = 还须投注
bonus-fact-granted-at = 发放时间
bonus-fact-expires = 到期时间
bonus-fact-ended = 结束时间
view-bonus-state = 状态
view-bonus-list = 红利
# $count: a number as text.
view-bonus-count = 红利：{ $count }
view-bonus-record = 账户记录中的发放当日
view-bonus-taken = 账户记录中的收回当日
view-bonus-give-up = 放弃此红利
view-bonus-ask = 要放弃此红利吗？
view-bonus-ask-stays = 您存入和赢得的资金仍归您所有，此红利也不再需要投注。此操作无法撤销。
view-bonus-keep = 保留
view-bonus-confirm = 放弃
view-bonus-rule = 放弃红利的代价
view-bonus-rule-text = 红利是您钱包里的资金，提出前须投注。红利到账后您输掉的金额先算作红利，每笔损失只计入一笔红利。放弃红利会收回其剩余部分，且不会超过您钱包可扣除的金额。
view-bonus-weights = 投注如何计入
view-bonus-weights-text = 投注结算后按其游戏的百分比计入，依次计入各笔红利。
view-bonus-games = 计入比例不同的游戏
view-bonus-empty-title = 还没有红利
view-bonus-empty-text = 来自优惠、存款和抽奖的红利，自发放起就会显示在这里。
view-bonus-to-promotions = 查看优惠
view-bonus-no-match-title = 没有这样的红利
view-bonus-no-match-text = 请选择其他状态。
