# Inviting friends: the member's link, what is given for a friend, and what became of friends.

# $name: a title as its owner writes it.
invite-name = { $name }
invite-step-register = 好友透過您的連結註冊。
# $amount: with its currency.
invite-step-deposit = 好友累計存款滿 { $amount }。
# $amount: with its currency.
invite-step-turnover = 好友累計有效投注滿 { $amount }。
# $days: a number as text.
invite-step-days = 以上須在註冊後 { $days } 天內完成。
# $from: a number as text. $amount: with its currency.
invite-tier = 從第 { $from } 位好友起：每位 { $amount }
# $amount: with its currency.
invite-tier-only = 每位完成的好友 { $amount }
invite-rule-free = 您獲得的獎勵無需流水
# $times: a number as text.
invite-rule-times = 您獲得的獎勵須投注 { $times } 倍後方可提出
# $amount: with its currency. $times: a number as text.
invite-friend-gets = 好友獲得 { $amount }，須投注 { $times } 倍
# $amount: with its currency.
invite-friend-gets-free = 好友獲得 { $amount }，無需投注
# $days: a number as text.
invite-claim-days = 獎勵在獎勵中心保留 { $days } 天
# $count: a number as text.
invite-most-friends = 最多為 { $count } 位好友發放
# $time: a date and time.
invite-ends = 適用於 { $time } 前註冊的好友
invite-held-rule = 您自己的第二個帳戶不算。若好友與您或您的其他好友共用裝置、網路位址、收款人或收款帳戶，將先由營運商審核
invite-fact-friends = 已註冊好友
invite-fact-qualified = 有效好友
invite-fact-waiting = 待領取
invite-fact-claimed = 已領取
# $amount: with its currency. $number: a number as text.
invite-earned = 第 { $number } 位好友：{ $amount }
# $number: a number as text.
invite-earned-nothing = 第 { $number } 位好友沒有發放獎勵
invite-own-deposit = 您的存款
invite-own-turnover = 您的有效投注
invite-own-rule-free = 無需投注
# $times: a number as text.
invite-own-rule-times = 須投注 { $times } 倍後方可提出
# $state: what became of a friend, a word.
invite-state = { $state ->
    [REGISTERED] 已註冊
    [HELD] 審核中
    [QUALIFIED] 有效
    [REJECTED] 不計入
   *[EXPIRED] 已過期
}
# $state: what became of a friend, a word. $time: a date and time.
invite-about = { $state ->
    [REGISTERED] 時間至 { $time }
    [HELD] { $time } 註冊。營運商審核前不發放獎勵。
    [QUALIFIED] 自 { $time } 起
    [REJECTED] { $time } 註冊。營運商認定該好友不計入。
   *[EXPIRED] 截至 { $time } 未完成計畫要求
}
# $state: where it stands, a word. $amount: with its currency. $time: a date and time.
invite-own = { $state ->
    [REGISTERED] 您透過好友連結加入。在 { $time } 前完成以下要求即可領取 { $amount }。
    [HELD] 您透過好友連結加入。營運商先進行審核，之後才會發放 { $amount }。
    [QUALIFIED] 您透過好友連結加入，已發放 { $amount }。
    [REJECTED] 您透過好友連結加入。營運商認定不計入。
   *[EXPIRED] 您透過好友連結加入。取得 { $amount } 的期限已於 { $time } 結束。
}

view-invite-link = 您的連結
view-invite-code = 您的連結 QR 碼
view-invite-share = 分享
# $brand: name of the site.
view-invite-share-text = { $brand } 邀請
view-invite-preview = 好友看到的頁面
view-invite-steps = 好友需要做什麼
view-invite-gives = 您獲得什麼
view-invite-terms = 條款
view-invite-sums = 目前成果
view-invite-friends = 您的好友
view-invite-friends-empty = 還沒有人透過您的連結註冊。
view-invite-own = 您收到的邀請
view-invite-no-plan = 目前沒有進行中的計畫：您的連結有效，但現在註冊的好友不發放獎勵。
view-invite-closed-title = 邀請目前未對您開放
view-invite-closed-text = 詳情請洽客服。
view-invite-to-rewards = 前往獎勵中心
