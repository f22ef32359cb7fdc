# Missions and leaderboards.

# $name: a title as its owner writes it.
mission-name = { $name }
mission-tab-missions = Nhiệm vụ
mission-tab-boards = Bảng xếp hạng
# $zone: offset from UTC.
mission-zone = Theo ngày của nhà điều hành ({ $zone })
# $count: a number.
mission-streak = { $count ->
   *[other] Đã điểm danh { $count } ngày liên tiếp
}
# $period: a word.
mission-period = { $period ->
    [DAILY] Mỗi ngày
    [WEEKLY] Mỗi tuần
    [MONTHLY] Mỗi tháng
   *[ONCE] Một lần
}
# $kind: a word.
mission-kind = { $kind ->
    [CHECK_IN] Số ngày điểm danh
    [IN_A_ROW] Số ngày điểm danh liên tiếp
    [BET_AMOUNT] Tiền cược đã quyết toán
    [BET_COUNT] Số vòng đã quyết toán
    [DEPOSIT] Tiền nạp
    [WIN] Số vòng trả nhiều hơn tiền cược
    [INVITE] Bạn bè bạn mời và được tính
   *[PROFILE] Tài khoản của bạn
}
# $state: a word.
mission-state = { $state ->
    [LOCKED] Chưa mở
    [COMPLETED] Chờ nhận thưởng
    [CLAIMED] Đã nhận thưởng
    [EXPIRED] Đã hết hạn
   *[ACTIVE] Đang diễn ra
}
# $unit: what is counted, a word. $done, $target: numbers as text, or money with its currency.
mission-progress = { $unit ->
    [DAYS] Ngày: { $done } / { $target }
    [BETS] Vòng: { $done } / { $target }
    [WINS] Vòng thắng: { $done } / { $target }
    [FRIENDS] Bạn bè: { $done } / { $target }
    [STEPS] Bước: { $done } / { $target }
   *[MONEY] { $done } / { $target }
}
# $kind: what is given, a word. $amount: money with its currency, or points.
mission-reward = { $kind ->
    [BONUS] Thưởng { $amount }
    [POINTS] { $amount } điểm
   *[CASH] { $amount }
}
# $times: a number as text.
mission-wager = Phải cược: { $times } lần
# $name: a title as its owner writes it.
mission-waits-for = Trước tiên hãy nhận thưởng của { $name }
# $step: a word.
mission-step = { $step ->
    [EMAIL] Xác minh địa chỉ e-mail
    [MOBILE] Xác minh số di động
    [NICKNAME] Chọn biệt danh
    [PAYEE_NAME] Khai tên người nhận tiền
   *[IDENTITY] Hoàn tất kiểm tra danh tính
}
mission-fact-starts = Bắt đầu
mission-fact-ends = Kết thúc
mission-fact-claim = Nhận thưởng trước
mission-fact-resets = Bắt đầu lại
# $kind: what is given, a word. $amount: money with its currency, or points.
mission-taken = { $kind ->
    [BONUS] Khoản thưởng { $amount } đã vào ví của bạn.
    [POINTS] Bạn đã nhận { $amount } điểm.
   *[CASH] { $amount } đã vào ví của bạn.
}
error-mission-not-claimable = Không có gì để nhận: nhiệm vụ chưa xong, phần thưởng đã được nhận hoặc đã quá hạn.
# $rule: a word.
board-rule = { $rule ->
    [BET_COUNT] Nhiều vòng nhất
    [WIN_AMOUNT] Trả thưởng nhiều nhất
   *[BET_AMOUNT] Cược nhiều nhất
}
# $least: a number as text, or money with its currency.
board-least = Cần ít nhất { $least } để có hạng
# $place: a number as text.
board-place = Hạng { $place }
# $state: a word. $from, $until: times.
board-state = { $state ->
    [RUNS] Từ { $from } đến { $until }
    [CLOSING] { $from } đến { $until }: đã kết thúc, chưa chốt
   *[CLOSED] { $from } đến { $until }: đã chốt
}
# $count: a number.
board-close = { $count ->
   *[other] Chốt sau khi kết thúc { $count } giờ; cho đến lúc đó, điều chỉnh cược vẫn được tính.
}
# $place: a number as text. $score: a number as text, or money with its currency.
board-my-place = Hạng của bạn: { $place }, thành tích { $score }
# $score: a number as text, or money with its currency.
board-no-place = Chưa có hạng, thành tích { $score }
view-mission-tabs = Nhiệm vụ và bảng xếp hạng
view-mission-check-in = Điểm danh hôm nay
view-mission-checked-in = Đã điểm danh hôm nay
view-mission-claim = Nhận thưởng
view-mission-step-done = Đã xong
view-mission-step-open = Chưa xong
view-mission-empty-title = Hiện không có nhiệm vụ
view-mission-empty-text = Nhiệm vụ hiển thị tại đây khi đang diễn ra.
view-mission-to-promotions = Xem khuyến mãi
view-board-empty-title = Hiện không có bảng xếp hạng
view-board-empty-text = Bảng xếp hạng hiển thị tại đây khi đang diễn ra và sau khi kết thúc.
view-board-prizes = Giải thưởng
view-board-you = Bạn
view-board-nobody = Chưa ai có hạng
view-board-last = Xem kỳ trước
view-board-current = Xem kỳ hiện tại
view-board-ties = Thành tích bằng nhau đồng hạng và chia đều giải thưởng của các hạng đó.
