# Contracts of agents: the core's words.
error-contract-terms = Không thể đề nghị các điều khoản này: trái quy tắc hoặc vượt mức nhà điều hành cho phép.
error-contract-exceeds = Các điều khoản này cao hơn hợp đồng cùng loại của bạn, hoặc bạn chưa có. Hãy giảm xuống.
error-contract-stands = Giữa hai bên đã có hợp đồng loại này, hoặc một yêu cầu đang chờ.
error-contract-party = Một bên hiện không thể ký: tài khoản đã đóng hoặc bị loại trừ, hoặc hai bên không còn trực tiếp trên dưới nhau.
error-contracts-end = Một số hợp đồng tuyến dưới sẽ kết thúc. Hãy xem và đồng ý danh sách trước.
agent-about-contracts = Điều bạn đã thỏa thuận với tuyến trên và tuyến dưới, mang lại gì và sẽ mang lại gì.
agent-contract-tier = Bậc { $tier }
agent-contract-with-downline = Với { $party }
agent-contract-version = Phiên bản { $version }, từ { $from }
agent-contract-ending = { $downline } (từ { $upline }): { $rate }, sau đó tối đa { $most }
agent-contract-unreadable = Có mục không đọc được.
agent-contract-reason-short = Nêu lý do, ít nhất 3 ký tự.
# $count: a number.
agent-contract-periods = { $count } kỳ
agent-contract-plain = { $text }
agent-contract-tab = { $tab ->
    [records] Lịch sử
    [contract] Hợp đồng
    [requests] Yêu cầu
   *[workbench] Bàn tính
}
agent-contract-label = { $what ->
    [PERIOD] Kỳ
    [BASIS] Tính trên
    [PRODUCTS] Sản phẩm
    [SUB_TEAMS] Mọi cấp dưới
    [SELF] Tính cược của bạn
    [PAYER] Bên trả
    [GUARANTEED] Tỷ lệ bảo đảm
    [CARRY_OVER] Khi âm
    [PLATFORM_FEE] Phí nền tảng
    [BONUSES] Trừ tiền thưởng
    [PAYMENT_FEE] Phí thanh toán
    [TURNOVER] Tiền cược từ
    [NET_LOSS] Lỗ ròng từ
    [MEMBERS] Hội viên có chơi
    [LEAST] Cược hợp lệ tối thiểu mỗi người
    [RATE] Tỷ lệ
   *[CAP] Tối đa
}
agent-contract-word = { $word ->
    [REALTIME_5M] Năm phút
    [HOURLY] Giờ
    [DAILY] Ngày
    [WEEKLY] Tuần
    [HALF_MONTHLY] Nửa tháng
    [MONTHLY] Tháng
    [NET_LOSS] Lỗ ròng
    [TURNOVER] Tiền cược
    [VALID_BET] Cược hợp lệ
    [GGR] Cược trừ trả thưởng
    [NGR] Doanh thu ròng
    [RESET] Bắt đầu lại từ không
    [CARRY_NEGATIVE] Chuyển sang kỳ sau
    [UPLINE] Tuyến trên
    [OPERATOR] Nhà điều hành
    [YES] Có
    [NO] Không
   *[ALL] Mọi sản phẩm
}
agent-contract-action = { $action ->
    [OFFER] Đề nghị
    [COUNTER] Điều khoản khác
    [ACCEPT] Chấp nhận và ký
    [REJECT] Từ chối
    [WITHDRAW] Rút lại
    [TERMINATE] Kết thúc hợp đồng
    [AMEND] Đổi điều khoản
   *[ASK] Xin hợp đồng
}
agent-contract-step = { $action ->
    [OFFER] Ký đề nghị của bạn
    [COUNTER] Ký điều khoản khác
    [ACCEPT] Ký hợp đồng này
    [REJECT] Từ chối yêu cầu
    [WITHDRAW] Rút yêu cầu của bạn
   *[TERMINATE] Yêu cầu kết thúc hợp đồng
}
agent-contract-done = { $action ->
    [OFFER] Đã gửi đề nghị.
    [COUNTER] Đã gửi điều khoản của bạn.
    [ACCEPT] Đã ký. Có hiệu lực từ kỳ sau.
    [REJECT] Đã từ chối yêu cầu.
    [WITHDRAW] Đã rút yêu cầu.
   *[TERMINATE] Đã yêu cầu bên kia kết thúc.
}
agent-contract-with-upline = { $named ->
    [OPERATOR] Với nhà điều hành
   *[ACCOUNT] Với tuyến trên { $party }
}
agent-contract-status = { $status ->
    [ACTIVE] Có hiệu lực từ { $from }
    [TERMINATING] Kết thúc { $until }: { $why ->
            [RATE_LOWERED] hợp đồng của tuyến trên bị giảm
            [UPLINE_CHANGED] đã đổi tuyến trên
           *[AGREED] hai bên đồng ý
        }
   *[ENDED] Đã kết thúc { $until }: { $why ->
            [RATE_LOWERED] hợp đồng của tuyến trên bị giảm
            [UPLINE_CHANGED] đã đổi tuyến trên
           *[AGREED] hai bên đồng ý
        }
}
agent-contract-signed = { $named ->
    [OPERATOR] Nhà điều hành ký, { $time }
   *[ACCOUNT] { $party } ký, { $time }
}
agent-contract-request = { $what ->
    [NEW] Hợp đồng mới với { $named ->
            [OPERATOR] nhà điều hành
           *[ACCOUNT] { $party }
        }
    [AMEND] Điều khoản khác với { $named ->
            [OPERATOR] nhà điều hành
           *[ACCOUNT] { $party }
        }
   *[TERMINATE] Kết thúc hợp đồng với { $named ->
            [OPERATOR] nhà điều hành
           *[ACCOUNT] { $party }
        }
}
agent-contract-turn = { $turn ->
    [YOURS] Chờ bạn trả lời, đến { $until }
    [THEIRS] Bên kia có đến { $until }
   *[CLOSED] { $status ->
            [ACCEPTED] Hai bên đã ký
            [REJECTED] Bị từ chối
            [EXPIRED] Không ai trả lời kịp
           *[CANCELLED] Đã rút lại
        }
}
agent-contract-bench-title = { $what ->
    [OFFER] Đề nghị cho { $named ->
            [NOBODY] nhà điều hành
           *[SOMEBODY] { $party }
        }
    [ASK] Xin hợp đồng từ tuyến trên
    [AMEND] Điều khoản khác với { $named ->
            [NOBODY] nhà điều hành
           *[SOMEBODY] { $party }
        }
    [COUNTER] Trả lời { $named ->
            [NOBODY] nhà điều hành
           *[SOMEBODY] { $party }
        }
   *[WORKBENCH] Bàn tính
}
agent-contract-closed = { $what ->
    [RIGHT] Bạn không được bắt đầu hợp đồng loại này.
    [NO_OWN] Bạn chưa có hợp đồng loại này nên không thể đề nghị.
   *[GONE] Mục này không còn nữa.
}
agent-contract-fault = { $fault ->
    [PERIOD] Loại này không có kỳ đó
    [BASIS] Loại này không có cơ sở đó
    [PRODUCTS] Chọn sản phẩm, mỗi loại một lần
    [UNKNOWN_PRODUCT] Không có sản phẩm đó
    [CARRY_OVER] Tiền cược không bao giờ âm nên không có gì để chuyển
    [DEDUCTIONS] Chỉ doanh thu ròng mới có khoản trừ
    [RATE] Tỷ lệ trên 100%
    [NO_RATE] Sẽ không bao giờ trả gì
    [TOO_MANY_TIERS] Quá nhiều bậc
    [NEGATIVE] Không được âm
    [CAP] Mức tối đa phải lớn hơn không
    [LEAST_STAKE] Cược tối thiểu cần có hội viên có chơi
    [NOT_RISING] Phải yêu cầu nhiều hơn bậc dưới và không ít hơn ở mục nào
    [RATE_FALLS] Không được cho ít hơn bậc dưới
   *[CAP_FALLS] Mức tối đa không được thấp hơn bậc dưới
}
agent-contract-excess = { $what ->
    [KIND] Khác loại với hợp đồng của bạn
    [PRODUCTS] Khác sản phẩm với hợp đồng của bạn
    [SUB_TEAMS] Tính cấp mà hợp đồng của bạn không tính
    [CARRY_OVER] Hợp đồng của bạn chuyển phần âm
    [PLATFORM_FEE] Phí nền tảng ít nhất { $allowed }
    [BONUSES] Phải trừ tiền thưởng như hợp đồng của bạn
    [PAYMENT_FEE] Phí thanh toán ít nhất { $allowed }
    [RATE] Ở đây tối đa { $allowed }
   *[CAP] Mức tối đa không quá { $allowed }
}

# The views' own words.
view-contracts-own = Hợp đồng với tuyến trên
view-contracts-downlines = Hợp đồng với tuyến dưới
view-contracts-none = Chưa có hợp đồng
view-contracts-none-text = Đề nghị từ quản lý tuyến dưới hoặc xin tuyến trên.
view-contracts-text = Văn bản và chữ ký
view-contracts-download = Tải văn bản
view-contracts-hash = SHA-256
view-contracts-tiers = Các bậc
view-contracts-ending = Các hợp đồng bên dưới kết thúc theo
view-contracts-agree = Tôi đã xem danh sách và đồng ý
view-contracts-reason = Lý do
view-contracts-back = Quay lại
view-contracts-set-password = Đặt mật khẩu giao dịch để ký
view-contracts-add = Thêm bậc
view-contracts-raise = Đưa lên
view-contracts-remove = Bỏ
view-contracts-replay = Lẽ ra đã mang lại
view-contracts-period = Kỳ
view-contracts-basis = Tính trên
view-contracts-members = Có chơi
view-contracts-tier = Bậc
view-contracts-downline = Tuyến dưới
view-contracts-mine = Bạn
view-contracts-kept = Bạn giữ
view-contracts-total = Tổng
view-contracts-chart = Số tiền theo kỳ
view-contracts-no-requests = Không có yêu cầu
view-contracts-no-requests-text = Yêu cầu của bạn hoặc bên kia hiện ở đây.
view-contracts-terms = Điều khoản
