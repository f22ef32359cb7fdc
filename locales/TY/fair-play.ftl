# Play in control: what play has cost, limits, reality checks, breaks from play, a questionnaire.
fair-deposit = 存款限額
fair-deposit-about = 您存入多少。提款不會騰出新的額度。
fair-loss = 虧損限額
fair-loss-about = 遊戲最多花費您多少：投注減去派彩。
fair-stake = 投注限額
fair-stake-about = 您投注的全部金額，無論輸贏。
fair-time = 時間限額
fair-time-about = 您玩多久。
# $kind: what it bounds, a word. $period: how long what was used counts, a word.
fair-limit-name = { $kind ->
    [LOSS] 虧損限額
    [STAKE] 投注限額
    [TIME] 時間限額
   *[DEPOSIT] 存款限額
}，{ $period ->
    [WEEK] 7 天
    [MONTH] 31 天
   *[DAY] 24 小時
}
fair-day = 24 小時
fair-week = 7 天
fair-month = 31 天
fair-ever = 開戶以來
# $hours, $minutes: numbers.
fair-time-value = { $hours } 小時 { $minutes } 分鐘
fair-no-limit = 無限額
# $time: date and time of day with the offset from UTC.
fair-eases = 從 { $time } 起會有更多額度。
fair-counts-now = 此項立即生效。
fair-counts-now-drops = 此項立即生效，等待中的調高申請將取消。
# $time: date and time of day with the offset from UTC.
fair-counts-later = 這是調高限額。您可從 { $time } 起確認，在此之前限額不變。
fair-counts-already = 這已是您目前的限額。
# $time: date and time of day with the offset from UTC.
fair-removed-later = 您可從 { $time } 起確認不要限額，在此之前限額不變。
# $hours: a number of hours, 24 or more.
fair-time-wrong = 請輸入至少 1 分鐘、最多 { $hours } 小時。
# $time: date and time of day with the offset from UTC.
fair-raise-waits = 您可從 { $time } 起確認。未經您再次同意，不會生效。
fair-raise-ripe = 等待時間已過。您還想要嗎？未經您再次同意，不會生效。
fair-row-deposited = 存款
fair-row-withdrawn = 提款
fair-row-staked = 投注
fair-row-paid = 派彩
fair-row-net = 淨結果
fair-row-minutes = 遊戲時間
fair-check-never = 不要理性提醒
# $count: a number.
fair-check-every = { $count ->
   *[other] 每玩 { $count } 分鐘
}
# $span: how long, a word.
fair-span = { $span ->
    [WEEK] 7 天
    [DAYS_30] 30 天
    [WEEKS_6] 6 週
    [MONTHS_6] 6 個月
    [YEAR] 1 年
    [YEARS_5] 5 年
    [FOREVER] 永久
   *[HOURS_24] 24 小時
}
# $kind: which break, a word.
fair-break-present = { $kind ->
    [SELF_EXCLUSION] 您已自我排除
   *[TIME_OUT] 您正在暫停遊戲
}
# $cause: what has brought it about, a word.
fair-break-cause = { $cause ->
    [MATCHED] 這是因為您在另一個帳號中已自我排除。
    [OPERATOR] 這是由營運商設定的。
    [MINOR] 據我們所知，您尚未達到可以遊戲的年齡。
   *[OWN] 這是您自己的選擇。
}
# $time: date and time of day with the offset from UTC.
fair-break-until = 至 { $time }
fair-break-forever = 沒有期限
# $time: date and time of day with the offset from UTC.
fair-break-until-asked = 至 { $time }，之後直到您申請回來為止
# $time: date and time of day with the offset from UTC.
fair-break-since = 始於 { $time }
fair-break-over = 期限已滿。只有您提出申請，遊戲才會開放，申請後還有一段思考時間。
# $time: date and time of day with the offset from UTC.
fair-break-returns = 您已申請回來，遊戲將於 { $time } 開放。
fair-break-asked = 開始這次暫停？
# $time: date and time of day with the offset from UTC.
fair-break-asked-time-out = 在 { $time } 之前您不能遊戲。任何人都不能提前結束，我們也不能。
# $time: date and time of day with the offset from UTC.
fair-break-asked-exclusion = 在 { $time } 之前您不能遊戲，之後也須由您提出申請。任何人都不能提前結束，我們也不能。
fair-break-asked-forever = 您將不能再在此遊戲。任何人都不能撤回，我們也不能。
fair-break-begin = 開始暫停
fair-break-closed = 遊戲對您關閉
fair-notice-title = 您正在暫停遊戲
# $time: date and time of day with the offset from UTC.
fair-notice-until = 在 { $time } 之前，此功能對您關閉。資金仍是您的，您仍可提領。
fair-notice-forever = 此功能對您關閉，沒有期限。資金仍是您的，您仍可提領。
# $time: date and time of day with the offset from UTC.
fair-notice-until-asked = 在 { $time } 之前，此功能對您關閉，之後直到您申請回來為止。資金仍是您的，您仍可提領。
fair-notice-open = 查看仍可使用的功能
# $kind: what happened, a word.
fair-did = { $kind ->
    [LIMIT_SET] 已設定限額
    [LIMIT_LOWERED] 已降低限額
    [RAISE_ASKED] 已申請調高
    [RAISE_CONFIRMED] 已確認調高
    [RAISE_DROPPED] 已取消調高
    [LIMIT_DECLINED] 不要限額
    [LIMIT_HELD] 已達到限額
    [REALITY_CHECK_SET] 已變更理性提醒
    [REALITY_CHECK_ANSWERED] 已閱讀理性提醒
    [TIME_OUT] 短期暫停開始
    [SELF_EXCLUSION] 自我排除開始
    [RETURN_ASKED] 已申請回來
    [RETURNED] 遊戲已重新開放
    [SELF_TEST] 已完成自測
   *[OTHER] 已變更
}
# $actor: who did it, a word.
fair-by = { $actor ->
    [OPERATOR] 由營運商操作
   *[SYSTEM] 由網站自動操作
}
# The nine questions of the Problem Gambling Severity Index (Ferris and Wynne, 2001), about the last 12 months.
fair-test-1 = 您是否下過超出自己承受能力的賭注？
fair-test-2 = 您是否需要用更大的金額賭博，才能得到同樣的刺激？
fair-test-3 = 您是否曾在另一天回來，想把輸掉的錢贏回來？
fair-test-4 = 您是否為了賭博而借錢或變賣東西？
fair-test-5 = 您是否覺得自己可能有賭博問題？
fair-test-6 = 賭博是否給您帶來健康問題，包括壓力或焦慮？
fair-test-7 = 是否有人批評您賭博，或說您有賭博問題，不管您是否認同？
fair-test-8 = 賭博是否給您或您的家庭帶來財務問題？
fair-test-9 = 您是否對自己的賭博方式或其後果感到內疚？
fair-test-never = 從不
fair-test-sometimes = 有時
fair-test-mostly = 大多數時候
fair-test-always = 幾乎總是
fair-test-left-out = 請選擇一個答案。
# $score, $most: numbers.
fair-test-score = 您的總分是 { $score } 分，滿分 { $most } 分。
# $band: what the sum means, a word.
fair-test-band = { $band ->
    [LOW] 您的回答顯示少量受損跡象
    [MODERATE] 您的回答顯示一些受損跡象
    [HIGH] 您的回答顯示明顯的受損跡象
   *[NONE] 您的回答沒有顯示受損跡象
}
# $band: what the sum means, a word.
fair-test-next = { $band ->
    [LOW] 為金額或時間設定限額可能有幫助。過幾個月再答一次。
    [MODERATE] 降低限額或暫停遊戲可能有幫助。和人談談也好：本頁列出的機構就是為此而設。
    [HIGH] 您不必獨自面對。本頁列出的機構願意與您交談，暫停遊戲也會給您時間。
   *[NONE] 不需要改變什麼。限額仍是在遊戲開始前冷靜做決定的好方法。
}
