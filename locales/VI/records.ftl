# The records of the member centre.

# $account: whose movements, a word.
record-account = { $account ->
    [POINTS] Điểm
   *[CASH] Tiền
}
# $span: which days, a word.
record-span = { $span ->
    [TODAY] Hôm nay
    [YESTERDAY] Hôm qua
    [DAYS_7] 7 ngày
    [DAYS_30] 30 ngày
    [DAYS_365] 12 tháng
   *[OWN] Tự chọn ngày
}
# $group: which kind, a word.
record-group = { $group ->
    [STAKES] Tiền cược
    [PAYOUTS] Tiền thắng
    [DEPOSITS] Nạp tiền
    [WITHDRAWALS] Rút tiền
    [TRANSFERS] Chuyển tiền
    [REWARDS] Phần thưởng
    [COMMISSION] Hoa hồng
    [POINTS] Đổi điểm
    [CORRECTIONS] Điều chỉnh
   *[ALL] Tất cả
}
# $direction: which way, a word.
record-direction = { $direction ->
    [IN] Vào
    [OUT] Ra
   *[ALL] Tất cả
}
# $kind: what happened, a word.
record-kind = { $kind ->
    [game_bet] Tiền cược
    [game_win] Tiền thắng
    [game_bet_rollback] Hoàn tiền cược
    [game_win_rollback] Thu hồi tiền thắng
    [play_money_grant] Tiền chơi thử
    [play_money_return] Thu hồi tiền chơi thử
    [correction] Nhà điều hành điều chỉnh
    [promotion_reward] Khuyến mãi
    [raffle_prize] Giải bốc thăm
    [cashback] Hoàn tiền
    [level_gift] Quà lên cấp
    [red_envelope] Bao lì xì
    [referral_reward] Mời bạn bè
    [mission_reward] Thưởng nhiệm vụ
    [leaderboard_prize] Giải bảng xếp hạng
    [free_spins_win] Thắng từ vòng quay miễn phí
    [free_spins_win_rollback] Thu hồi tiền thắng vòng quay miễn phí
    [payment_deposit] Nạp tiền
    [payment_withdrawal] Rút tiền
    [payment_paid_out] Đã chi tiền rút
    [payment_returned] Tiền rút trả lại
    [upline_transfer] Chuyển với tuyến trên
    [downline_transfer] Chuyển với tuyến dưới
    [rebate] Hoàn trả
    [dividend] Cổ tức
    [wage] Lương
    [transfer_to_vendor] Vào ví của nhà cung cấp
    [transfer_to_main] Về từ ví của nhà cung cấp
    [vendor_bet] Cược từ ví của nhà cung cấp
    [balance_given_up] Từ bỏ khi đóng tài khoản
    [bonus_cancelled] Hủy tiền thưởng
    [bonus_given_up] Từ bỏ thưởng
    [stakes_returned] Trả lại tiền cược
    [points_earned] Điểm nhận được
    [points_taken_back] Điểm bị thu hồi
    [points_redeemed] Điểm đã đổi quà
    [points_returned] Điểm hoàn lại
    [points_converted] Đổi điểm thành tiền
    [points_reward] Phần thưởng đổi điểm
   *[unknown] Biến động
}
# $from: a day, year first. $zone: offset from UTC.
record-day-of = { $from }, theo ngày của nhà điều hành ({ $zone })
# $from and $until: days, year first. $zone: offset from UTC.
record-days-of = { $from } đến { $until }, theo ngày của nhà điều hành ({ $zone })
record-days-wrong = Hãy chọn hai ngày, ngày đầu trước.
bets-all = Tất cả
# $name: a name as its owner writes it.
bets-name = { $name }
# $status: where a bet stands, a word.
bets-status = { $status ->
    [PENDING] Đang chờ
    [WON] Thắng
    [LOST] Thua
    [DRAW] Hòa
   *[ROLLED_BACK] Đã hủy
}
bets-free = Vòng quay miễn phí
bets-fact-stake = Tiền cược
bets-fact-valid = Cược hợp lệ
bets-fact-payout = Tiền trả thưởng
bets-fact-net = Thắng hoặc thua
bets-fact-placed = Thời điểm cược
bets-fact-settled = Thời điểm kết toán
bets-fact-round = Vòng của nhà cung cấp
# $state: how far the round is at its supplier, a word.
bets-outcome = { $state ->
    [settled] Vòng đã kết thúc.
    [undone] Vòng đã bị hủy và tiền cược được trả lại.
    [pending] Vòng vẫn đang diễn ra.
   *[gone] Nhà cung cấp không còn lưu hình ảnh của vòng này. Tiền cược và tiền trả thưởng ở phía trên.
}
bets-spin = Vòng quay trả tiền
# $number: which of the free spins, from 1.
bets-spin-free = Vòng quay miễn phí { $number }
# $kind: a word. $number: of the line, or of ways. $count: how many of the symbol. $payout: with its currency.
bets-win = { $kind ->
    [line] Đường { $number }: { $count } × { $symbol }, { $payout }
    [ways] { $number } cách: { $count } × { $symbol }, { $payout }
   *[scatter] { $count } × { $symbol } ở bất kỳ đâu, { $payout }
}
profit-net = Thắng hoặc thua
profit-stakes = Tiền cược
profit-payout = Tiền trả thưởng
profit-rewards = Phần thưởng
profit-commission = Hoa hồng
profit-deposits = Đã nạp
profit-withdrawals = Đã rút
profit-transfers = Chuyển khoản với tuyến trên
profit-corrections = Điều chỉnh của nhà điều hành
profit-net-deposits = Tiền nạp ròng kể từ khi mở tài khoản
# $day: year first. $net: with its currency.
profit-bar = { $day }: { $net }
# $count: how many bets.
profit-bets = { $count } lượt cược
# $day: year first.
profit-day = { $day }
# $hours, $minutes: numbers.
profit-played = Chơi { $hours } giờ { $minutes } phút
view-bets-product = Sản phẩm
view-bets-vendor = Nhà cung cấp
view-bets-game = Trò chơi
view-bets-status = Trạng thái
view-bets-number = Mã lượt cược trong 12 tháng qua
view-bets-clear = Xóa ô
view-bets-sums = Tổng các lượt cược đã chọn
view-bets-count = Số lượt cược
view-bets-list = Lượt cược
view-bets-empty-title = Không có lượt cược trong những ngày này
view-bets-empty-text = Mọi lượt cược đều hiển thị tại đây ngay khi đặt.
view-bets-no-match-text = Hãy chọn sản phẩm, nhà cung cấp, trò chơi, trạng thái hoặc ngày khác.
view-bets-back = Mọi lượt cược
view-bets-unknown-title = Bạn không có lượt cược này
view-bets-unknown-text = Mã có thể sai hoặc được đặt bằng tài khoản khác.
view-bets-detail-number = Mã
view-bets-copy = Sao chép mã
view-bets-movements = Biến động tiền
view-bets-no-movements = Cược từ ví của nhà cung cấp: ví chính không thay đổi.
view-bets-outcome = Kết quả
view-profit-formula = Thắng hoặc thua = tiền trả thưởng + phần thưởng + hoa hồng - tiền cược, của các lượt cược đã kết toán, theo ngày kết toán.
view-profit-sums = Tổng các ngày
view-profit-chart = Thắng hoặc thua theo ngày
view-profit-by-day = Theo ngày
view-profit-by-product = Theo sản phẩm
view-profit-incomplete = Các lượt cược vài phút qua vẫn đang được cộng.
view-profit-empty-title = Không có thắng hay thua
view-profit-empty-text = Những ngày bạn chơi hoặc có tiền vào ra hiển thị tại đây.
view-record-account = Tài khoản
view-record-days = Ngày
view-record-groups = Loại
view-record-directions = Chiều
view-record-from = Từ
view-record-until = Đến
view-record-show = Hiển thị
view-record-sums = Tổng của phần đã chọn
view-record-count = Số lượt
view-record-in = Vào
view-record-out = Ra
view-record-list = Biến động
view-record-before = Trước
view-record-after = Sau
view-record-more = Xem cũ hơn
view-record-empty-title = Không có biến động
view-record-empty-text = Mọi khoản vào ra trong những ngày này nằm ở đây.
view-record-no-match-title = Không có mục phù hợp
view-record-no-match-text = Hãy chọn loại, chiều hoặc ngày khác.
view-record-number = Mã số
