# Missions and leaderboards.

# $name: a title as its owner writes it.
mission-name = { $name }
mission-tab-missions = 任務
mission-tab-boards = 排行榜
# $zone: offset from UTC.
mission-zone = 以營運商日期計（{ $zone }）
# $count: a number.
mission-streak = { $count ->
   *[other] 已連續簽到 { $count } 天
}
# $period: a word.
mission-period = { $period ->
    [DAILY] 每日
    [WEEKLY] 每週
    [MONTHLY] 每月
   *[ONCE] 一次
}
# $kind: a word.
mission-kind = { $kind ->
    [CHECK_IN] 簽到天數
    [IN_A_ROW] 連續簽到天數
    [BET_AMOUNT] 已結算的投注
    [BET_COUNT] 已結算的局數
    [DEPOSIT] 存款
    [WIN] 派彩高於投注的局數
    [INVITE] 您邀請且符合條件的好友
   *[PROFILE] 您的帳戶
}
# $state: a word.
mission-state = { $state ->
    [LOCKED] 尚未開放
    [COMPLETED] 獎勵待領取
    [CLAIMED] 已領取
    [EXPIRED] 已結束
   *[ACTIVE] 進行中
}
# $unit: what is counted, a word. $done, $target: numbers as text, or money with its currency.
mission-progress = { $unit ->
    [DAYS] 天數：{ $done } / { $target }
    [BETS] 局數：{ $done } / { $target }
    [WINS] 贏的局數：{ $done } / { $target }
    [FRIENDS] 好友：{ $done } / { $target }
    [STEPS] 步驟：{ $done } / { $target }
   *[MONEY] { $done } / { $target }
}
# $kind: what is given, a word. $amount: money with its currency, or points.
mission-reward = { $kind ->
    [BONUS] 紅利 { $amount }
    [POINTS] { $amount } 點
   *[CASH] { $amount }
}
# $times: a number as text.
mission-wager = 須投注 { $times } 倍
# $name: a title as its owner writes it.
mission-waits-for = 請先領取 { $name } 的獎勵
# $step: a word.
mission-step = { $step ->
    [EMAIL] 驗證您的電子郵件
    [MOBILE] 驗證您的手機號碼
    [NICKNAME] 選擇暱稱
    [PAYEE_NAME] 填寫收款人姓名
   *[IDENTITY] 完成身分核驗
}
mission-fact-starts = 開始於
mission-fact-ends = 結束於
mission-fact-claim = 領取截止
mission-fact-resets = 重新開始於
# $kind: what is given, a word. $amount: money with its currency, or points.
mission-taken = { $kind ->
    [BONUS] 紅利 { $amount } 已存入您的錢包。
    [POINTS] 您獲得了 { $amount } 點。
   *[CASH] { $amount } 已存入您的錢包。
}
error-mission-not-claimable = 沒有可領取的獎勵：任務未完成、獎勵已領取或已過期。
# $rule: a word.
board-rule = { $rule ->
    [BET_COUNT] 局數最多
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
    [CLOSING] { $from } 至 { $until }：已結束，尚未結算
   *[CLOSED] { $from } 至 { $until }：已結算
}
# $count: a number.
board-close = { $count ->
   *[other] 結束 { $count } 小時後結算，此前的投注更正仍計入。
}
# $place: a number as text. $score: a number as text, or money with its currency.
board-my-place = 您的名次：{ $place }，得分 { $score }
# $score: a number as text, or money with its currency.
board-no-place = 尚未上榜，得分 { $score }
view-mission-tabs = 任務與排行榜
view-mission-check-in = 今日簽到
view-mission-checked-in = 今日已簽到
view-mission-claim = 領取獎勵
view-mission-step-done = 已完成
view-mission-step-open = 未完成
view-mission-empty-title = 目前沒有任務
view-mission-empty-text = 任務進行期間會列在這裡。
view-mission-to-promotions = 查看優惠
view-board-empty-title = 目前沒有排行榜
view-board-empty-text = 排行榜進行期間及結束後會列在這裡。
view-board-prizes = 獎品
view-board-you = 您
view-board-nobody = 尚無人上榜
view-board-last = 查看上一期
view-board-current = 查看本期
view-board-ties = 得分相同者並列，並平分其所佔名次的獎品。
