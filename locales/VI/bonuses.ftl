# The member's bonuses.

# $name: a title as its owner writes it.
bonus-name = { $name }
bonus-nameless = Khuyến mãi không còn nữa
# $kind: what it came by, a word.
bonus-kind = { $kind ->
    [DEPOSIT] Thưởng nạp tiền
    [RAFFLE] Giải rút thăm
    [POINTS] Đổi điểm
    [CASHBACK] Hoàn tiền
    [VIP] Quà lên cấp
    [RED_ENVELOPE] Bao lì xì
    [REFERRAL] Mời bạn bè
    [MISSION] Thưởng nhiệm vụ
    [LEADERBOARD] Giải bảng xếp hạng
    [FREE_SPIN] Vòng quay miễn phí
   *[PROMOTION] Khuyến mãi
}
# $state: where a bonus stands, a word.
bonus-state = { $state ->
    [ALL] Tất cả
    [ACTIVE] Đang cược
    [PLAYABLE] Có thể chơi
    [PENDING] Đang được gửi
    [COMPLETED] Hoàn tất
    [EXPIRED] Hết hạn
    [FORFEITED] Đã từ bỏ
    [LOST] Đã thua hết
   *[CANCELLED] Đã hủy
}
bonus-rule-free = Không phải đặt cược: là tiền như mọi khoản khác
# $done, $required: with their currency. $percent: a number as text.
bonus-progress = Đã cược { $done } trên { $required } ({ $percent }%)
# $amount: with its currency.
bonus-cost = Từ bỏ khoản này sẽ trừ { $amount } khỏi ví của bạn.
bonus-cost-nothing = Khoản này không còn gì: từ bỏ sẽ không trừ gì khỏi ví của bạn.
bonus-bet-open = Bạn có một lượt cược chưa kết thúc. Chưa thể từ bỏ khoản thưởng nào trước khi nó kết thúc.
# $amount: with its currency.
bonus-given-up = Đã từ bỏ khoản thưởng: { $amount } đã được trừ khỏi ví của bạn.
bonus-given-up-nothing = Đã từ bỏ khoản thưởng: không có gì bị trừ khỏi ví của bạn.
# $times: a number as text.
bonus-spins-rule-times = Tiền thắng phải đặt cược { $times } lần
bonus-spins-rule-free = Tiền thắng không phải đặt cược
# $amount: with its currency.
bonus-spins-cost = Từ bỏ sẽ mất các vòng quay miễn phí còn lại và { $amount } đã thắng.
bonus-fact-spins = Vòng quay miễn phí còn lại
bonus-fact-spin-value = Giá trị mỗi lượt quay
bonus-fact-spins-won = Đã thắng đến nay
bonus-fact-spins-max = Nhận tối đa
bonus-fact-spin-games = Trò chơi
bonus-fact-spins-until = Chơi được đến
bonus-fact-granted = Được cấp
bonus-fact-left = Còn lại
bonus-fact-taken = Đã thu lại
bonus-fact-required = Phải đặt cược
bonus-fact-done = Đã cược
bonus-fact-remaining = Còn phải cược
bonus-fact-granted-at = Ngày cấp
bonus-fact-expires = Hết hạn lúc
bonus-fact-ended = Kết thúc lúc
view-bonus-state = Trạng thái
view-bonus-list = Các khoản thưởng
# $count: a number as text.
view-bonus-count = Số khoản thưởng: { $count }
view-bonus-record = Ngày cấp trong lịch sử tài khoản
view-bonus-taken = Ngày bị thu lại trong lịch sử tài khoản
view-bonus-give-up = Từ bỏ khoản thưởng này
view-bonus-ask = Từ bỏ khoản thưởng này?
view-bonus-ask-stays = Tiền bạn đã nạp và đã thắng vẫn là của bạn, và không còn phải đặt cược gì cho khoản thưởng này. Không thể hoàn tác.
view-bonus-keep = Giữ lại
view-bonus-confirm = Từ bỏ
view-bonus-rule = Từ bỏ thưởng tốn bao nhiêu
view-bonus-rule-text = Khoản thưởng là tiền trong ví của bạn, phải đặt cược trước khi rút ra. Tiền bạn thua sau khi nhận thưởng được tính vào thưởng trước, và mỗi khoản thua chỉ tính cho một khoản thưởng. Từ bỏ thì phần còn lại bị thu lại, không bao giờ nhiều hơn số ví của bạn có thể trả.
view-bonus-weights = Cược được tính thế nào
view-bonus-weights-text = Lượt cược được tính khi đã kết toán, theo phần trăm của trò chơi, lần lượt cho từng khoản thưởng.
view-bonus-games = Trò chơi được tính khác
view-bonus-empty-title = Chưa có khoản thưởng
view-bonus-empty-text = Thưởng từ khuyến mãi, nạp tiền và rút thăm nằm ở đây ngay khi được cấp.
view-bonus-to-promotions = Xem khuyến mãi
view-bonus-no-match-title = Không có khoản thưởng như vậy
view-bonus-no-match-text = Hãy chọn trạng thái khác.
