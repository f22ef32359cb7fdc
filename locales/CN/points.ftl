# The points mall: redeeming, converting, what became of it.

# $field: an input of the form, a word.
points-field = { $field ->
    [RECIPIENT] 收件人
    [PHONE] 电话号码
    [ADDRESS] 收货地址
   *[CONTACT] 通讯软件号码
}
# $status: how a redemption stands, a word.
points-status = { $status ->
    [APPLYING] 申请中
    [APPROVED_IN_PROCESS] 已通过，处理中
    [APPROVED] 已通过
    [SHIPPED] 已通过，运送中
    [COMPLETED] 已送达
    [APPROVED_REJECTED] 通过后被拒绝
   *[REJECTED] 已拒绝
}
# $name: of a reward. $points: a grouped number.
points-redeem-done = 您已申请兑换 { $name }，已扣除 { $points } 积分。
points-limit-used = 您已达到每位会员的兑换上限。
# $points: a grouped number.
points-back = 已退回 { $points } 积分
# $points: a grouped number.
points-taken = { $points } 积分
points-purpose = 这些信息仅用于本次兑换，结束180天后删除。
# $points: a grouped number.
points-convert-least = { $points } 积分起
# $points: a grouped number.
points-convert-step = 须为 { $points } 积分的整数倍
# $points: a grouped number.
points-convert-left = 今天还可转换 { $points } 积分
# $times: a number as text.
points-convert-wager = 提款前须投注：{ $times } 倍
# $amount: an amount with its currency sign.
points-convert-gives = 您将获得 { $amount }
# $points: a grouped number. $amount: an amount with its currency sign.
points-convert-done = 已转换 { $points } 积分，{ $amount } 已存入钱包。
# $points: a grouped number.
points-convert-short = 至少需要 { $points } 积分才能转换。
points-convert-used = 您今天转换的积分已达上限，请明天再试。
# $times: a number as text.
points-wager = 提款前须投注：{ $times } 倍
credit-points = 积分转换
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-lottery = 彩票：每投注 { $amount } 得 1 积分，每天最多 { $cap } 积分
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-pvp = 棋牌：每投注 { $amount } 得 1 积分，每天最多 { $cap } 积分
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-esports = 电竞：每投注 { $amount } 得 1 积分，每天最多 { $cap } 积分
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-cockfight = 斗鸡：每投注 { $amount } 得 1 积分，每天最多 { $cap } 积分
error-recipient = 请填写收件人姓名。
error-address = 请填写完整的收货地址。
error-points-too-few = 积分太少，请输入更多。
error-points-off-step = 只能转换规定倍数的积分，请重新输入。
error-points-daily-limit = 超过今天可转换的积分，请减少。
error-not-enough-points = 您的积分不足，请减少。
error-reward-sold-out = 库存不足，请减少数量或选择其他奖品。
error-reward-limit = 超过每位会员的兑换上限，请减少数量或选择其他奖品。
error-reward-changed = 内容已变更，未扣除任何积分，请重新查看。
