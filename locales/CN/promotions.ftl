# Promotions: how one stands for the visitor (a word on a badge).
promo-coming-soon = 即将开始
promo-join = 可参加
promo-signed-up = 已报名
promo-in-progress = 进行中
promo-joined = 已参加
promo-applying = 审核中
promo-process = 处理中
promo-claim = 可领取
promo-claimed = 已领取
promo-issued = 已发放
promo-closed-for-signup = 报名截止
promo-rejected = 已拒绝
promo-close = 已结束

# What a status means to do.
promo-what-coming-soon = 尚未开放，请到时再来。
promo-what-join = 报名即可参加。
promo-what-signed-up = 您已报名，活动尚未开始。
promo-what-in-progress = 活动自动进行和计算，无需报名。
promo-what-joined = 您已参加。
promo-what-applying = 我们已收到您的申请，正在审核。结果会显示在这里。
promo-what-process = 您的申请已通过，我们正在准备奖励。
promo-what-claim = 您的奖励已备好。领取后立即到账。
promo-what-claimed = 您已领取奖励，并已到账。
promo-what-issued = 奖励已发放给您。
promo-what-closed-for-signup = 活动正在进行，但报名已截止。
promo-what-rejected = 您的申请未获通过，原因见下方。
promo-what-close = 此优惠已结束。
promo-what-log-in = 此优惠仅限会员。
promo-what-apply = 请用下方表单申请，我们会在此页回复。
promo-what-apply-again = 您的申请未获通过，您可以在下方再次申请。
promo-what-draw = 您已参加。只要还有抽奖次数就可以抽。
promo-what-drawn = 您的抽奖次数已用完。

promo-act-log-in = 登录后参加
promo-act-join = 报名
promo-act-claim = 领取奖励
promo-act-draw = 抽一次

promo-category-all = 全部
promo-category-new = 新会员
promo-category-special = 特别活动
promo-category-vip = VIP 专享
promo-category-referral = 好友
promo-category-other = 其他
promo-filter-any = 全部状态
promo-filter-open = 开放中
promo-filter-coming = 即将开始
promo-filter-mine = 我的
promo-filter-ended = 已结束

# $unit: minutes, hours or days. $count: how many.
promo-ends = { $unit ->
    [minutes] { $count } 分钟后结束
    [hours] { $count } 小时后结束
   *[days] { $count } 天后结束
}
# $unit: minutes, hours or days. $count: how many.
promo-starts = { $unit ->
    [minutes] { $count } 分钟后开始
    [hours] { $count } 小时后开始
   *[days] { $count } 天后开始
}
# $date: a date.
promo-ended = 已于 { $date } 结束
promo-open-end = 无结束日期
# $from, $to: date and time of day to the second, with the offset from UTC.
promo-when = { $from } 至 { $to }
# $from: date and time of day to the second, with the offset from UTC.
promo-when-open = { $from } 起
# $from, $to: date and time of day to the second, with the offset from UTC.
promo-sign-up = 报名时间 { $from } 至 { $to }
# $from: date and time of day to the second, with the offset from UTC.
promo-sign-up-open = { $from } 起报名

# $amount: an amount with its currency sign.
promo-gives-cash = { $amount } 存入您的钱包
# $amount: an amount with its currency sign. $times: a number as text.
promo-gives-bonus = 红利 { $amount }，流水 { $times } 倍
promo-gives-share = 视您的游戏情况而定：请看条款
# $points: a grouped number.
promo-gives-points = 积分：{ $points }
promo-gives-free-spin = 免费旋转
promo-gives-raffle = 抽奖机会
promo-gives-physical = 我们送出的礼品

# $title: the promotion's own title.
title-promo-named = { $title }

# The form to apply with.
# $count, $most: numbers as text.
apply-remark-count = { $count } / { $most } 个字符
apply-remark-long = 备注过长，请缩短。
apply-remark-refused = 备注未被接受，请缩短并使用纯文字。
promo-contact-zalo = 领取红利需要 Zalo 号码
promo-contact-whatsapp = 领取红利需要 WhatsApp 号码
# $most: a number as text.
apply-files-hint = 最多 { $most } 张图片，png 或 jpg，每张小于 5 MB。只有我们的员工能看到。
# $most: a number as text. $least: a number as text.
apply-files-hint-needed = { $least } 至 { $most } 张图片，png 或 jpg，每张小于 5 MB。只有我们的员工能看到。
apply-files-too-many = 最多三张图片，请先移除一张。
apply-files-missing = 此申请需要图片。
apply-files-under-way = 请等待图片上传完成。
apply-files-failed = 请移除未被接受的文件，或重新上传。
apply-file-kind = 此文件不是 png 或 jpg。
apply-file-size = 此文件达到或超过 5 MB。
apply-file-empty = 此文件是空的。
apply-file-gone = 图片只保留一天，请重新上传。

# Raffles.
# $count: a number.
raffle-left = 剩余 { $count } 次抽奖
# $prize: name of the prize.
raffle-won = 您抽中了：{ $prize }
raffle-blank = 这次未中奖

toast-promo-joined = 您已报名。
toast-promo-claimed = 奖励已到账。
toast-promo-applied = 您的申请已发送。

error-promotion-closed = 目前无法进行。此页会显示优惠的状态。
error-promotion-exhausted = 此优惠的名额已全部发完。
error-no-draws-left = 您没有剩余的抽奖次数。
error-rank-too-low = 此优惠仅限更高 VIP 等级的会员。
error-image-invalid = 此文件不是有效的图片。请重新存为 png 或 jpg 后再试。

# The points mall.
mall-cash = 现金
mall-bonus = 红利
mall-free-spin = 免费旋转
mall-physical = 礼品
mall-voucher = 礼券
# $points: a grouped number.
mall-price = { $points } 积分
# $count: a number.
mall-left = 剩余 { $count } 件
mall-sold-out = 已兑完
# $amount: an amount with its currency sign.
mall-worth = 价值 { $amount }
# $count: a number.
mall-limit = 每位会员最多 { $count } 件
# $rank: a number as text.
mall-rank = VIP { $rank } 级起
mall-need-stock = 已兑完，请稍后再看。
mall-need-login = 登录后查看您的积分。
# $rank: a number as text.
mall-need-rank = 兑换此项需要 VIP { $rank } 级。
# $points: a grouped number.
mall-need-points = 还需 { $points } 积分才能兑换。
mall-need-open = 积分立即扣除，若被拒绝则退回。
# $points: a grouped number.
mall-balance = 您有 { $points } 积分
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-rng = 老虎机：每投注 { $amount } 得 1 积分，每天最多 { $cap } 积分
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-live = 真人娱乐：每投注 { $amount } 得 1 积分，每天最多 { $cap } 积分
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-sports = 体育：每投注 { $amount } 得 1 积分，每天最多 { $cap } 积分
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-fish = 捕鱼：每投注 { $amount } 得 1 积分，每天最多 { $cap } 积分
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-bet = 任何游戏：每投注 { $amount } 得 1 积分，每天最多 { $cap } 积分
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-deposit = 存款：每 { $amount } 得 1 积分，每天最多 { $cap } 积分
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-loss = 亏损：每 { $amount } 得 1 积分，每天最多 { $cap } 积分
# $points, $least: grouped numbers. $amount: an amount with its currency sign.
mall-convert = { $points } 积分可兑换 { $amount }，{ $least } 积分起
mall-never-expire = 积分永不过期。
promo-act-deposit = 存款
promo-what-deposit = 在存款表单中选择此优惠，红利随款项一并到账。
promo-what-excluded = 仅限首次存款，您此前已存过款。
# $percent: such as 50. $least, $amount: money. $times: how often the bonus is wagered.
promo-gives-deposit-bonus = 存款达 { $least } 送 { $percent }%，最高 { $amount }；流水 { $times } 倍
# $percent: such as 50. $least, $amount: money.
promo-gives-deposit-cash = 存款达 { $least } 送 { $percent }%，最高 { $amount }
