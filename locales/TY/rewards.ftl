# The reward centre and the member's level.

# $kind: what a reward came by, a word.
reward-kind = { $kind ->
    [RAFFLE] 抽獎機會
    [CASHBACK] 返水
    [LEVEL_GIFT] 等級禮金
    [RED_ENVELOPE] 紅包
    [REFERRAL] 邀請好友
    [MISSION] 任務獎勵
   *[PROMOTION] 優惠
}
# $name: a title as its owner writes it, or an amount with its currency.
reward-name = { $name }
reward-nameless = 名稱已不存在的獎勵
# $amount: a number as text.
reward-points = { $amount } 點數
# $amount: a number as text.
reward-draws = 抽獎次數：{ $amount }
reward-rule-free = 無須投注
# $times: a number as text.
reward-rule-times = 提領前須投注 { $times } 倍
# $time: a date and time.
reward-until = 可領取至 { $time }
reward-until-never = 可隨時領取
# $time: a date and time.
reward-from = 自 { $time } 起可領取
# $from, $until: days.
reward-period = { $from } 至 { $until }
# $state: what has become of it, a word. $time: a date and time.
reward-state = { $state ->
    [EXPIRED] 已於 { $time } 過期
    [WITHDRAWN] 已取消：您已被排除在遊戲之外
   *[CLAIMED] 已於 { $time } 領取
}
# $unit: what it consists of, a word. $amount: with its currency, or a number as text.
reward-claimed = { $unit ->
    [POINTS] { $amount } 點數已歸您所有。
   *[MONEY] { $amount } 已存入您的錢包。
}

# $level: a number as text.
level-rank = 等級 { $level }
level-vip = 由 VIP 客服服務
# $name: of a level.
level-next = 下一等級：{ $name }
# $percent: a number as text. $name: of a level.
level-progress = 距 { $name } 已完成 { $percent }%
level-top = 這是最高等級。
level-need-turnover = 有效投注
level-need-deposits = 存款
level-kept-always = 保持此等級無須任何條件。
level-stays = 已達到的等級不會失去。
# $from, $until: days.
level-period = 本週期：{ $from } 至 { $until }。週期結束後審核等級。
# $raise: when a level is given, a word.
level-raise = { $raise ->
    [AT_REVIEW] 達到的等級在週期審核後生效。
   *[AT_ONCE] 達到的等級立即生效。
}
# $amount: with its currency. $times: a number as text.
level-gift = 禮金：{ $amount }，須投注 { $times } 倍
# $amount: with its currency.
level-gift-free = 禮金：{ $amount }，無須投注
# $amount: with its currency.
level-gift-given = 禮金：{ $amount }，已發放
# $cause: why the level has changed, a word. $name: of a level.
level-change = { $cause ->
    [REVIEW] 審核結果：{ $name }
    [OPERATOR] 由客服設定：{ $name }
   *[REACHED] 已達到：{ $name }
}

# $kind: of what a part comes back and how often, a word.
cashback-about = { $kind ->
    [NET_LOSS_DAILY] 返還您一日淨輸額的一部分
    [NET_LOSS_MONTHLY] 返還您一個月淨輸額的一部分
    [VALID_BET_DAILY] 返還您一日有效投注的一部分
    [VALID_BET_WEEKLY] 返還您一週有效投注的一部分
    [VALID_BET_MONTHLY] 返還您一個月有效投注的一部分
   *[NET_LOSS_WEEKLY] 返還您一週淨輸額的一部分
}
cashback-all-products = 其他所有遊戲
# $amount: with its currency.
cashback-cap = 每週期最多 { $amount }
# $amount: with its currency.
cashback-least = 不足 { $amount } 不予發放
# $days: a number as text.
cashback-claim-days = 可領取天數：{ $days }
# $level: a number as text.
cashback-rate-level = 等級 { $level } 起

view-reward-open = 現在可領取
view-reward-later = 稍後
view-reward-past = 已領取與已過期
view-reward-claim = 領取
view-reward-go = 前往其頁面
view-reward-empty-title = 目前沒有可領取的獎勵
view-reward-empty-text = 優惠、返水和等級的獎勵一旦產生，就會顯示在這裡。
view-reward-to-promotions = 查看優惠
view-reward-to-bonuses = 查看紅利詳情
view-reward-past-empty = 尚無已領取或已過期的獎勵。
view-level-title = 您的等級
view-level-keep = 每個週期保持等級所需
view-level-all = 所有等級
view-level-current = 您目前的等級
view-level-start = 所有人的起點
view-level-no-gift = 無禮金
view-level-changes = 等級變動
view-cashback-title = 返水
# $plan: what the plan is called.
view-cashback-rates = { $plan }的比例
view-cashback-own = 您目前適用
