# Inviting friends: the member's link, what is given for a friend, and what became of friends.

# $name: a title as its owner writes it.
invite-name = { $name }
invite-step-register = 好友通过您的链接注册。
# $amount: with its currency.
invite-step-deposit = 好友累计存款满 { $amount }。
# $amount: with its currency.
invite-step-turnover = 好友累计有效投注满 { $amount }。
# $days: a number as text.
invite-step-days = 以上须在注册后 { $days } 天内完成。
# $from: a number as text. $amount: with its currency.
invite-tier = 从第 { $from } 位好友起：每位 { $amount }
# $amount: with its currency.
invite-tier-only = 每位完成的好友 { $amount }
invite-rule-free = 您获得的奖励无需流水
# $times: a number as text.
invite-rule-times = 您获得的奖励须投注 { $times } 倍后方可提出
# $amount: with its currency. $times: a number as text.
invite-friend-gets = 好友获得 { $amount }，须投注 { $times } 倍
# $amount: with its currency.
invite-friend-gets-free = 好友获得 { $amount }，无需投注
# $days: a number as text.
invite-claim-days = 奖励在奖励中心保留 { $days } 天
# $count: a number as text.
invite-most-friends = 最多为 { $count } 位好友发放
# $time: a date and time.
invite-ends = 适用于 { $time } 前注册的好友
invite-held-rule = 您自己的第二个账户不算。若好友与您或您的其他好友共用设备、网络地址、收款人或收款账户，将先由运营方审核
invite-fact-friends = 已注册好友
invite-fact-qualified = 有效好友
invite-fact-waiting = 待领取
invite-fact-claimed = 已领取
# $amount: with its currency. $number: a number as text.
invite-earned = 第 { $number } 位好友：{ $amount }
# $number: a number as text.
invite-earned-nothing = 第 { $number } 位好友没有发放奖励
invite-own-deposit = 您的存款
invite-own-turnover = 您的有效投注
invite-own-rule-free = 无需投注
# $times: a number as text.
invite-own-rule-times = 须投注 { $times } 倍后方可提出
# $state: what became of a friend, a word.
invite-state = { $state ->
    [REGISTERED] 已注册
    [HELD] 审核中
    [QUALIFIED] 有效
    [REJECTED] 不计入
   *[EXPIRED] 已过期
}
# $state: what became of a friend, a word. $time: a date and time.
invite-about = { $state ->
    [REGISTERED] 时间至 { $time }
    [HELD] { $time } 注册。运营方审核前不发放奖励。
    [QUALIFIED] 自 { $time } 起
    [REJECTED] { $time } 注册。运营方认定该好友不计入。
   *[EXPIRED] 截至 { $time } 未完成计划要求
}
# $state: where it stands, a word. $amount: with its currency. $time: a date and time.
invite-own = { $state ->
    [REGISTERED] 您通过好友链接加入。在 { $time } 前完成以下要求即可领取 { $amount }。
    [HELD] 您通过好友链接加入。运营方先进行审核，之后才会发放 { $amount }。
    [QUALIFIED] 您通过好友链接加入，已发放 { $amount }。
    [REJECTED] 您通过好友链接加入。运营方认定不计入。
   *[EXPIRED] 您通过好友链接加入。领取 { $amount } 的期限已于 { $time } 结束。
}

view-invite-link = 您的链接
view-invite-code = 您的链接二维码
view-invite-share = 分享
# $brand: name of the site.
view-invite-share-text = { $brand } 邀请
view-invite-preview = 好友看到的页面
view-invite-steps = 好友需要做什么
view-invite-gives = 您获得什么
view-invite-terms = 条款
view-invite-sums = 目前成果
view-invite-friends = 您的好友
view-invite-friends-empty = 还没有人通过您的链接注册。
view-invite-own = 您收到的邀请
view-invite-no-plan = 目前没有进行中的计划：您的链接有效，但现在注册的好友不发放奖励。
view-invite-closed-title = 邀请目前未对您开放
view-invite-closed-text = 详情请咨询客服。
view-invite-to-rewards = 前往奖励中心
