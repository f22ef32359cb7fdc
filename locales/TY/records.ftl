# The records of the member centre.

# $account: whose movements, a word.
record-account = { $account ->
    [POINTS] 積分
   *[CASH] 資金
}
# $span: which days, a word.
record-span = { $span ->
    [TODAY] 今天
    [YESTERDAY] 昨天
    [DAYS_7] 7 天
    [DAYS_30] 30 天
    [DAYS_365] 12 個月
   *[OWN] 自選日期
}
# $group: which kind, a word.
record-group = { $group ->
    [STAKES] 投注
    [PAYOUTS] 派彩
    [DEPOSITS] 存款
    [WITHDRAWALS] 提款
    [TRANSFERS] 轉帳
    [REWARDS] 獎勵
    [COMMISSION] 佣金
    [POINTS] 點數商城
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
    [play_money_grant] 試玩金
    [play_money_return] 收回試玩金
    [correction] 營運商更正
    [promotion_reward] 優惠
    [raffle_prize] 抽獎獎品
    [cashback] 返水
    [level_gift] 等級禮金
    [red_envelope] 紅包
    [referral_reward] 邀請好友
    [mission_reward] 任務獎勵
    [leaderboard_prize] 排行榜獎品
    [free_spins_win] 免費旋轉所贏
    [free_spins_win_rollback] 收回免費旋轉所贏
    [payment_deposit] 存款
    [payment_withdrawal] 提款
    [payment_paid_out] 提款已支付
    [payment_returned] 提款退回
    [upline_transfer] 與上級的轉帳
    [downline_transfer] 與下級轉帳
    [rebate] 返點
    [dividend] 分紅
    [wage] 工資
    [transfer_to_vendor] 轉入遊戲商錢包
    [transfer_to_main] 從遊戲商錢包轉回
    [vendor_bet] 遊戲商錢包投注
    [balance_given_up] 銷戶時放棄
    [bonus_cancelled] 紅利取消
    [bonus_given_up] 放棄紅利
    [stakes_returned] 退還投注
    [points_earned] 獲得點數
    [points_taken_back] 收回點數
    [points_redeemed] 兌換點數
    [points_returned] 退回點數
    [points_converted] 點數轉換
    [points_reward] 點數商城獎勵
   *[unknown] 變動
}
# $from: a day, year first. $zone: offset from UTC.
record-day-of = { $from }，以營運商日期計（{ $zone }）
# $from and $until: days, year first. $zone: offset from UTC.
record-days-of = { $from } 至 { $until }，以營運商日期計（{ $zone }）
record-days-wrong = 請選擇兩個日期，較早的在前。
bets-all = 全部
# $name: a name as its owner writes it.
bets-name = { $name }
# $status: where a bet stands, a word.
bets-status = { $status ->
    [PENDING] 未結算
    [WON] 贏
    [LOST] 輸
    [DRAW] 和局
   *[ROLLED_BACK] 已撤銷
}
bets-free = 免費旋轉
bets-fact-stake = 投注額
bets-fact-valid = 有效投注
bets-fact-payout = 派彩
bets-fact-net = 輸贏
bets-fact-placed = 投注時間
bets-fact-settled = 結算時間
bets-fact-round = 供應商局號
# $state: how far the round is at its supplier, a word.
bets-outcome = { $state ->
    [settled] 本局已結束。
    [undone] 本局已撤銷，投注額已退回。
    [pending] 本局仍在進行。
   *[gone] 供應商已不再保存本局畫面。投注與派彩見上文。
}
bets-spin = 付費旋轉
# $number: which of the free spins, from 1.
bets-spin-free = 第 { $number } 次免費旋轉
# $kind: a word. $number: of the line, or of ways. $count: how many of the symbol. $payout: with its currency.
bets-win = { $kind ->
    [line] 第 { $number } 線：{ $count } × { $symbol }，{ $payout }
    [ways] { $number } 路：{ $count } × { $symbol }，{ $payout }
   *[scatter] 任意位置 { $count } × { $symbol }，{ $payout }
}
profit-net = 輸贏
profit-stakes = 投注額
profit-payout = 派彩
profit-rewards = 獎勵
profit-commission = 佣金
profit-deposits = 存入
profit-withdrawals = 提出
profit-transfers = 與上級的轉帳
profit-corrections = 營運商更正
profit-net-deposits = 開戶以來的淨存款
# $day: year first. $net: with its currency.
profit-bar = { $day }：{ $net }
# $count: how many bets.
profit-bets = { $count } 注
# $day: year first.
profit-day = { $day }
# $hours, $minutes: numbers.
profit-played = 遊戲時長 { $hours } 小時 { $minutes } 分
view-bets-product = 產品
view-bets-vendor = 遊戲商
view-bets-game = 遊戲
view-bets-status = 狀態
view-bets-number = 近 12 個月的注單號
view-bets-clear = 清空
view-bets-sums = 所選投注合計
view-bets-count = 注單數
view-bets-list = 投注
view-bets-empty-title = 這些日期沒有投注
view-bets-empty-text = 每一筆投注自下注起即列於此。
view-bets-no-match-text = 請選擇其他產品、遊戲商、遊戲、狀態或日期。
view-bets-back = 全部投注
view-bets-unknown-title = 您沒有此注單
view-bets-unknown-text = 注單號可能有誤，或由其他帳戶下注。
view-bets-detail-number = 注單號
view-bets-copy = 複製注單號
view-bets-movements = 資金變動
view-bets-no-movements = 此注由遊戲商錢包支付，主錢包沒有變動。
view-bets-outcome = 開獎結果
view-profit-formula = 輸贏 = 派彩 + 獎勵 + 佣金 - 投注額；只計已結算的投注，按結算當日計。
view-profit-sums = 全部日期合計
view-profit-chart = 每日輸贏
view-profit-by-day = 按日
view-profit-by-product = 按產品
view-profit-incomplete = 最近幾分鐘的投注仍在彙總。
view-profit-empty-title = 沒有輸贏
view-profit-empty-text = 有投注或資金出入的日期會列於此。
view-record-account = 帳戶
view-record-days = 日期
view-record-groups = 類型
view-record-directions = 方向
view-record-from = 從
view-record-until = 至
view-record-show = 顯示
view-record-sums = 所選合計
view-record-count = 筆數
view-record-in = 收入
view-record-out = 支出
view-record-list = 變動
view-record-before = 變動前
view-record-after = 變動後
view-record-more = 顯示更早的
view-record-empty-title = 沒有變動
view-record-empty-text = 這些日期內的收支會顯示在這裡。
view-record-no-match-title = 沒有符合的紀錄
view-record-no-match-text = 請選擇其他類型、方向或日期。
view-record-number = 編號
