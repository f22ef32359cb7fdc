# What contracts have brought: dividends, daily, hourly and real-time wages.

# $role: which side of a contract, a word.
settlement-role = { $role ->
    [PAYER] Tôi trả
   *[PAYEE] Tôi nhận
}
# $status: where a settlement stands, a word.
settlement-status = { $status ->
    [CALCULATED] Chờ duyệt
    [PENDING] Chờ trả
    [PAID] Đã trả
    [REFUSED] Bị từ chối
    [PARTIAL] Trả một phần
    [OVERDUE] Quá hạn
   *[ALL] Tất cả
}
# $fact: a figure, a word.
settlement-fact = { $fact ->
    [COUNT] Số lần quyết toán
    [TURNOVER] Tiền cược
    [VALID_BET] Cược hợp lệ
    [PAYOUT] Tiền trả thưởng
    [REBATE] Hoàn trả
    [BONUSES] Thưởng
    [DEPOSITS] Nạp tiền
    [NET_LOSS] Lỗ ròng
    [BASIS] Cơ sở tính
    [CARRIED_IN] Chuyển từ kỳ trước
    [CARRIED_OUT] Chuyển sang kỳ sau
    [ACTIVE] Hội viên có chơi
    [DUE] Phải trả cho kỳ
    [DUE_NOW] Phải trả đến nay
    [CORRECTED] Điều chỉnh kỳ trước
    [DEBT_IN] Phải khấu trừ, trước đó
    [DEBT_OUT] Phải khấu trừ, sau đó
    [PAID] Đã trả
   *[AMOUNT] Số tiền
}
# $tier: number of the tier, 0 for the guaranteed rate. $rate: a rate with its sign.
settlement-tier = { $tier ->
    [0] Tỷ lệ bảo đảm { $rate }
   *[1] Bậc { $tier }, { $rate }
}
# $need: what a tier needs, a word. $tier: its number. $reached, $needed: money, or a number of members.
settlement-need = { $need ->
    [NET_LOSS] Bậc { $tier }: lỗ ròng { $reached } / { $needed }
    [ACTIVE_MEMBERS] Bậc { $tier }: hội viên có chơi { $reached } / { $needed }
   *[TURNOVER] Bậc { $tier }: tiền cược { $reached } / { $needed }
}
# $role: which side of a contract, a word. $account: who is paid.
settlement-running = { $role ->
    [PAYER] Cho { $account }
   *[PAYEE] Cho bạn
}
# $rate: a rate with its sign.
settlement-next = Để đạt bậc kế tiếp, { $rate }
# $side: who it is, a word. $account: of the other side.
settlement-party = { $side ->
    [OPERATOR] Từ nhà điều hành
    [TO] Đến { $account }
   *[FROM] Từ { $account }
}
settlement-wallet = Ví
# $note: what is unusual, a word.
settlement-note = { $note ->
    [CAPPED] Mức trần của bậc làm giảm số tiền.
    [CHANGED] Cược đến muộn hoặc bị hủy đã làm thay đổi kỳ này; phần chênh lệch nằm trong lần trả sau.
    [LATE] Các cược này xuất hiện sau khi kỳ đã quyết toán; số tiền nằm trong lần trả sau.
   *[CORRECTIONS_ONLY] Hợp đồng đã kết thúc: chỉ quyết toán điều chỉnh.
}

# The views' own words.
view-settlement-running = Kỳ đang chạy
view-settlement-so-far = Đến nay
view-settlement-side = Bên
view-settlement-status = Trạng thái
view-settlement-list = Các lần quyết toán
view-settlement-none-title = Chưa có quyết toán
view-settlement-none-text = Lần quyết toán đầu tiên có sau khi kết thúc một kỳ hợp đồng.
view-settlement-back = Về danh sách quyết toán
view-settlement-unknown-title = Không có lần quyết toán này
view-settlement-unknown-text = Có thể nó thuộc tài khoản khác.
view-settlement-how = Cách tính
view-settlement-stopped = Vì sao chưa đạt bậc cao hơn
view-settlement-payments = Các lần trả
view-settlement-members = Gồm những ai
view-settlement-paid = Đã trả { $amount }
view-settlement-reason = Lý do
