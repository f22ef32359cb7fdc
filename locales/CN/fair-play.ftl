# Play in control: what play has cost, limits, reality checks, breaks from play, a questionnaire.
fair-deposit = 存款限额
fair-deposit-about = 您存入多少。提款不会腾出新的额度。
fair-loss = 亏损限额
fair-loss-about = 游戏最多花费您多少：投注减去派彩。
fair-stake = 投注限额
fair-stake-about = 您投注的全部金额，无论输赢。
fair-time = 时间限额
fair-time-about = 您玩多久。
# $kind: what it bounds, a word. $period: how long what was used counts, a word.
fair-limit-name = { $kind ->
    [LOSS] 亏损限额
    [STAKE] 投注限额
    [TIME] 时间限额
   *[DEPOSIT] 存款限额
}，{ $period ->
    [WEEK] 7 天
    [MONTH] 31 天
   *[DAY] 24 小时
}
fair-day = 24 小时
fair-week = 7 天
fair-month = 31 天
fair-ever = 开户以来
# $hours, $minutes: numbers.
fair-time-value = { $hours } 小时 { $minutes } 分钟
fair-no-limit = 无限额
# $time: date and time of day with the offset from UTC.
fair-eases = 从 { $time } 起会有更多额度。
fair-counts-now = 此项立即生效。
fair-counts-now-drops = 此项立即生效，等待中的提高申请将取消。
# $time: date and time of day with the offset from UTC.
fair-counts-later = 这是提高限额。您可从 { $time } 起确认，在此之前限额不变。
fair-counts-already = 这已是您目前的限额。
# $time: date and time of day with the offset from UTC.
fair-removed-later = 您可从 { $time } 起确认不要限额，在此之前限额不变。
# $hours: a number of hours, 24 or more.
fair-time-wrong = 请输入至少 1 分钟、最多 { $hours } 小时。
# $time: date and time of day with the offset from UTC.
fair-raise-waits = 您可从 { $time } 起确认。未经您再次同意，不会生效。
fair-raise-ripe = 等待时间已过。您还想要吗？未经您再次同意，不会生效。
fair-row-deposited = 存款
fair-row-withdrawn = 提款
fair-row-staked = 投注
fair-row-paid = 派彩
fair-row-net = 净结果
fair-row-minutes = 游戏时间
fair-check-never = 不要理性提醒
# $count: a number.
fair-check-every = { $count ->
   *[other] 每玩 { $count } 分钟
}
# $span: how long, a word.
fair-span = { $span ->
    [WEEK] 7 天
    [DAYS_30] 30 天
    [WEEKS_6] 6 周
    [MONTHS_6] 6 个月
    [YEAR] 1 年
    [YEARS_5] 5 年
    [FOREVER] 永久
   *[HOURS_24] 24 小时
}
# $kind: which break, a word.
fair-break-present = { $kind ->
    [SELF_EXCLUSION] 您已自我排除
   *[TIME_OUT] 您正在暂停游戏
}
# $cause: what has brought it about, a word.
fair-break-cause = { $cause ->
    [MATCHED] 这是因为您在另一个账户中已自我排除。
    [OPERATOR] 这是由运营方设定的。
    [MINOR] 据我们所知，您尚未达到可以游戏的年龄。
   *[OWN] 这是您自己的选择。
}
# $time: date and time of day with the offset from UTC.
fair-break-until = 至 { $time }
fair-break-forever = 没有期限
# $time: date and time of day with the offset from UTC.
fair-break-until-asked = 至 { $time }，之后直到您申请回来为止
# $time: date and time of day with the offset from UTC.
fair-break-since = 始于 { $time }
fair-break-over = 期限已满。只有您提出申请，游戏才会开放，申请后还有一段思考时间。
# $time: date and time of day with the offset from UTC.
fair-break-returns = 您已申请回来，游戏将于 { $time } 开放。
fair-break-asked = 开始这次暂停？
# $time: date and time of day with the offset from UTC.
fair-break-asked-time-out = 在 { $time } 之前您不能游戏。任何人都不能提前结束，我们也不能。
# $time: date and time of day with the offset from UTC.
fair-break-asked-exclusion = 在 { $time } 之前您不能游戏，之后也须由您提出申请。任何人都不能提前结束，我们也不能。
fair-break-asked-forever = 您将不能再在此游戏。任何人都不能撤回，我们也不能。
fair-break-begin = 开始暂停
fair-break-closed = 游戏对您关闭
fair-notice-title = 您正在暂停游戏
# $time: date and time of day with the offset from UTC.
fair-notice-until = 在 { $time } 之前，此功能对您关闭。资金仍是您的，您仍可提取。
fair-notice-forever = 此功能对您关闭，没有期限。资金仍是您的，您仍可提取。
# $time: date and time of day with the offset from UTC.
fair-notice-until-asked = 在 { $time } 之前，此功能对您关闭，之后直到您申请回来为止。资金仍是您的，您仍可提取。
fair-notice-open = 查看仍可使用的功能
# $kind: what happened, a word.
fair-did = { $kind ->
    [LIMIT_SET] 已设定限额
    [LIMIT_LOWERED] 已降低限额
    [RAISE_ASKED] 已申请提高
    [RAISE_CONFIRMED] 已确认提高
    [RAISE_DROPPED] 已取消提高
    [LIMIT_DECLINED] 不要限额
    [LIMIT_HELD] 已达到限额
    [REALITY_CHECK_SET] 已更改理性提醒
    [REALITY_CHECK_ANSWERED] 已阅读理性提醒
    [TIME_OUT] 短期暂停开始
    [SELF_EXCLUSION] 自我排除开始
    [RETURN_ASKED] 已申请回来
    [RETURNED] 游戏已重新开放
    [SELF_TEST] 已完成自测
   *[OTHER] 已更改
}
# $actor: who did it, a word.
fair-by = { $actor ->
    [OPERATOR] 由运营方操作
   *[SYSTEM] 由网站自动操作
}
# The nine questions of the Problem Gambling Severity Index (Ferris and Wynne, 2001), about the last 12 months.
fair-test-1 = 您是否投下过超出自己承受能力的赌注？
fair-test-2 = 您是否需要用更大的金额赌博，才能得到同样的刺激？
fair-test-3 = 您是否曾在另一天回来，想把输掉的钱赢回来？
fair-test-4 = 您是否为了赌博而借钱或变卖东西？
fair-test-5 = 您是否觉得自己可能有赌博问题？
fair-test-6 = 赌博是否给您带来健康问题，包括压力或焦虑？
fair-test-7 = 是否有人批评您赌博，或说您有赌博问题，不管您是否认同？
fair-test-8 = 赌博是否给您或您的家庭带来经济问题？
fair-test-9 = 您是否对自己的赌博方式或其后果感到内疚？
fair-test-never = 从不
fair-test-sometimes = 有时
fair-test-mostly = 大多数时候
fair-test-always = 几乎总是
fair-test-left-out = 请选择一个答案。
# $score, $most: numbers.
fair-test-score = 您的总分是 { $score } 分，满分 { $most } 分。
# $band: what the sum means, a word.
fair-test-band = { $band ->
    [LOW] 您的回答显示少量受损迹象
    [MODERATE] 您的回答显示一些受损迹象
    [HIGH] 您的回答显示明显的受损迹象
   *[NONE] 您的回答没有显示受损迹象
}
# $band: what the sum means, a word.
fair-test-next = { $band ->
    [LOW] 为金额或时间设定限额可能有帮助。过几个月再答一次。
    [MODERATE] 降低限额或暂停游戏可能有帮助。和人谈谈也好：本页列出的机构就是为此而设。
    [HIGH] 您不必独自面对。本页列出的机构愿意与您交谈，暂停游戏也会给您时间。
   *[NONE] 无需改变什么。限额仍是在游戏开始前冷静做决定的好办法。
}
