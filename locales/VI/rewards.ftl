# The reward centre and the member's level.

# $kind: what a reward came by, a word.
reward-kind = { $kind ->
    [RAFFLE] Lượt rút thăm
    [CASHBACK] Hoàn tiền
    [LEVEL_GIFT] Quà lên cấp
    [RED_ENVELOPE] Bao lì xì
    [REFERRAL] Mời bạn bè
    [MISSION] Thưởng nhiệm vụ
   *[PROMOTION] Khuyến mãi
}
# $name: a title as its owner writes it, or an amount with its currency.
reward-name = { $name }
reward-nameless = Phần thưởng không còn tên
# $amount: a number as text.
reward-points = { $amount } điểm
# $amount: a number as text.
reward-draws = Lượt rút: { $amount }
reward-rule-free = Không phải đặt cược
# $times: a number as text.
reward-rule-times = Phải đặt cược { $times } lần trước khi rút
# $time: a date and time.
reward-until = Nhận được đến { $time }
reward-until-never = Nhận được bất cứ lúc nào
# $time: a date and time.
reward-from = Nhận được từ { $time }
# $from, $until: days.
reward-period = Cho kỳ { $from } đến { $until }
# $state: what has become of it, a word. $time: a date and time.
reward-state = { $state ->
    [EXPIRED] Đã hết hạn lúc { $time }
    [WITHDRAWN] Đã gỡ: bạn bị loại khỏi việc chơi
   *[CLAIMED] Đã nhận lúc { $time }
}
# $unit: what it consists of, a word. $amount: with its currency, or a number as text.
reward-claimed = { $unit ->
    [POINTS] { $amount } điểm đã là của bạn.
   *[MONEY] { $amount } đã vào ví của bạn.
}

# $level: a number as text.
level-rank = Cấp { $level }
level-vip = Được CSKH VIP phục vụ
# $name: of a level.
level-next = Cấp tiếp theo: { $name }
# $percent: a number as text. $name: of a level.
level-progress = Đã đi { $percent }% chặng đường đến { $name }
level-top = Đây là cấp cao nhất.
level-need-turnover = Cược hợp lệ
level-need-deposits = Tiền nạp
level-kept-always = Không cần gì để giữ cấp này.
level-stays = Cấp bạn đã đạt luôn là của bạn.
# $from, $until: days.
level-period = Kỳ này: { $from } đến { $until }. Cấp được xét khi kỳ kết thúc.
# $raise: when a level is given, a word.
level-raise = { $raise ->
    [AT_REVIEW] Cấp bạn đạt được có hiệu lực sau khi kỳ được xét.
   *[AT_ONCE] Cấp bạn đạt được có hiệu lực ngay.
}
# $amount: with its currency. $times: a number as text.
level-gift = Quà: { $amount }, phải đặt cược { $times } lần
# $amount: with its currency.
level-gift-free = Quà: { $amount }, không phải đặt cược
# $amount: with its currency.
level-gift-given = Quà: { $amount }, đã trao
# $cause: why the level has changed, a word. $name: of a level.
level-change = { $cause ->
    [REVIEW] Đã xét: { $name }
    [OPERATOR] CSKH đặt: { $name }
   *[REACHED] Đã đạt: { $name }
}

# $kind: of what a part comes back and how often, a word.
cashback-about = { $kind ->
    [NET_LOSS_DAILY] Hoàn một phần tiền bạn thua trong ngày
    [NET_LOSS_MONTHLY] Hoàn một phần tiền bạn thua trong tháng
    [VALID_BET_DAILY] Hoàn một phần cược hợp lệ trong ngày
    [VALID_BET_WEEKLY] Hoàn một phần cược hợp lệ trong tuần
    [VALID_BET_MONTHLY] Hoàn một phần cược hợp lệ trong tháng
   *[NET_LOSS_WEEKLY] Hoàn một phần tiền bạn thua trong tuần
}
cashback-all-products = Mọi trò chơi khác
# $amount: with its currency.
cashback-cap = Tối đa { $amount } mỗi kỳ
# $amount: with its currency.
cashback-least = Dưới { $amount } không được trả
# $days: a number as text.
cashback-claim-days = Số ngày để nhận: { $days }
# $level: a number as text.
cashback-rate-level = Từ cấp { $level }

view-reward-open = Nhận ngay
view-reward-later = Sau này
view-reward-past = Đã nhận và đã hết hạn
view-reward-claim = Nhận
view-reward-go = Đến trang của nó
view-reward-empty-title = Hiện không có gì để nhận
view-reward-empty-text = Phần thưởng từ khuyến mãi, hoàn tiền và cấp sẽ hiện ở đây ngay khi có.
view-reward-to-promotions = Xem khuyến mãi
view-reward-to-bonuses = Xem chi tiết thưởng
view-reward-past-empty = Chưa có gì được nhận hay hết hạn.
view-level-title = Cấp của bạn
view-level-keep = Để giữ cấp, mỗi kỳ cần
view-level-all = Tất cả các cấp
view-level-current = Cấp hiện tại của bạn
view-level-start = Nơi mọi người bắt đầu
view-level-no-gift = Không có quà
view-level-changes = Thay đổi cấp của bạn
view-cashback-title = Hoàn tiền
# $plan: what the plan is called.
view-cashback-rates = Tỷ lệ của { $plan }
view-cashback-own = Của bạn hiện nay
