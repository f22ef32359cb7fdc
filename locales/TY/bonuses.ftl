# The member's bonuses.

# $name: a title as its owner writes it.
bonus-name = { $name }
bonus-nameless = 已不存在的優惠
# $kind: what it came by, a word.
bonus-kind = { $kind ->
    [DEPOSIT] 存款紅利
    [RAFFLE] 抽獎獎品
    [POINTS] 點數商城
    [CASHBACK] 返水
    [VIP] 等級禮金
    [RED_ENVELOPE] 紅包
    [REFERRAL] 邀請好友
    [MISSION] 任務獎勵
    [LEADERBOARD] 排行榜獎品
    [FREE_SPIN] 免費旋轉
   *[PROMOTION] 優惠
}
# $state: where a bonus stands, a word.
bonus-state = { $state ->
    [ALL] 全部
    [ACTIVE] 投注中
    [PLAYABLE] 可使用
    [PENDING] 發放中
    [COMPLETED] 已完成
    [EXPIRED] 已過期
    [FORFEITED] 已放棄
    [LOST] 已輸掉
   *[CANCELLED] 已取消
}
bonus-rule-free = 無須投注：與其他資金相同
# $done, $required: with their currency. $percent: a number as text.
bonus-progress = 已投注 { $done }，共需 { $required }（{ $percent }%）
# $amount: with its currency.
bonus-cost = 放棄它將從您的錢包扣除 { $amount }。
bonus-cost-nothing = 已無剩餘：放棄它不會從您的錢包扣除任何金額。
bonus-bet-open = 您有未結算的投注，結算前不能放棄任何紅利。
# $amount: with its currency.
bonus-given-up = 紅利已放棄：已從您的錢包扣除 { $amount }。
bonus-given-up-nothing = 紅利已放棄：未從您的錢包扣除任何金額。
# $times: a number as text.
bonus-spins-rule-times = 所贏金額須投注 { $times } 倍
bonus-spins-rule-free = 所贏金額無須投注
# $amount: with its currency.
bonus-spins-cost = 放棄將失去剩餘的免費旋轉，以及已贏得的 { $amount }。
bonus-fact-spins = 剩餘免費旋轉
bonus-fact-spin-value = 每次旋轉價值
bonus-fact-spins-won = 目前已贏
bonus-fact-spins-max = 最高可得
bonus-fact-spin-games = 遊戲
bonus-fact-spins-until = 可用至
bonus-fact-granted = 發放金額
bonus-fact-left = 剩餘
bonus-fact-taken = 已收回
bonus-fact-required = 須投注
bonus-fact-done = 已投注
bonus-fact-remaining = 還須投注
bonus-fact-granted-at = 發放時間
bonus-fact-expires = 到期時間
bonus-fact-ended = 結束時間
view-bonus-state = 狀態
view-bonus-list = 紅利
# $count: a number as text.
view-bonus-count = 紅利：{ $count }
view-bonus-record = 帳戶紀錄中的發放當日
view-bonus-taken = 帳戶紀錄中的收回當日
view-bonus-give-up = 放棄此紅利
view-bonus-ask = 要放棄此紅利嗎？
view-bonus-ask-stays = 您存入和贏得的資金仍歸您所有，此紅利也不再需要投注。此操作無法復原。
view-bonus-keep = 保留
view-bonus-confirm = 放棄
view-bonus-rule = 放棄紅利的代價
view-bonus-rule-text = 紅利是您錢包裡的資金，提出前須投注。紅利入帳後您輸掉的金額先算作紅利，每筆損失只計入一筆紅利。放棄紅利會收回其剩餘部分，且不會超過您錢包可扣除的金額。
view-bonus-weights = 投注如何計入
view-bonus-weights-text = 投注結算後按其遊戲的百分比計入，依序計入各筆紅利。
view-bonus-games = 計入比例不同的遊戲
view-bonus-empty-title = 還沒有紅利
view-bonus-empty-text = 來自優惠、存款和抽獎的紅利，自發放起就會顯示在這裡。
view-bonus-to-promotions = 查看優惠
view-bonus-no-match-title = 沒有這樣的紅利
view-bonus-no-match-text = 請選擇其他狀態。
