# Deposits: ways to pay in, how far one has come, what to do next (sections 2 and 3 of the specification).
deposit-act-hosted = Tiếp tục thanh toán
deposit-act-qr = Hiện mã
deposit-act-slip = Xem nơi chuyển khoản
deposit-act-voucher = Dùng thẻ nạp
deposit-asked = Đã yêu cầu
deposit-received = Đã nhận
deposit-fee-taken = Phí
deposit-credited = Vào ví của bạn
deposit-at-once = Ngay lập tức
# $unit: minutes, hours or days. $count: how many.
deposit-takes = { $unit ->
    [minutes] Khoảng { $count } phút
    [hours] Khoảng { $count } giờ
   *[days] Khoảng { $count } ngày
}
deposit-fee-none = Miễn phí
# $fee: an amount, a share, or both.
deposit-fee = Phí { $fee }

# $amount, $net: amounts with their currency.
deposit-review = Bạn trả { $amount } và { $net } vào ví của bạn.
# $amount, $fee, $net: amounts with their currency.
deposit-review-fee = Bạn trả { $amount }. Sau khi trừ phí { $fee }, { $net } vào ví của bạn.
deposit-review-voucher = Giá trị của thẻ sẽ vào ví của bạn.
deposit-wager-none = Bạn có thể rút lại bất cứ lúc nào.
deposit-wager-once = Phải đặt cược một lần trước khi rút.
# $times: a number, maybe with decimals.
deposit-wager-times = Phải đặt cược { $times } lần trước khi rút.
voucher-empty = Hãy nhập mã thẻ nạp.

# How far a deposit has come.
deposit-state-pending = Chờ bạn thanh toán
deposit-state-redeeming = Đang dùng thẻ
deposit-state-review = Đang đối chiếu chuyển khoản của bạn
deposit-state-held = Đang tạm giữ: vượt hạn mức nạp của bạn
deposit-state-credited = Đã cộng tiền
deposit-state-declined = Bị từ chối
deposit-state-expired = Quá hạn thanh toán
deposit-state-cancelled = Đã hủy
deposit-state-failed = Thất bại
deposit-filter-all = Tất cả

# What comes next.
deposit-next-preparing = Đang chuẩn bị thanh toán. Thường mất vài giây.
deposit-next-hosted = Hãy trả trên trang của đơn vị thanh toán. Khi họ báo cho chúng tôi, tiền sẽ vào ví của bạn.
deposit-next-qr = Hãy quét mã bằng ứng dụng thanh toán của bạn. Khi đơn vị thanh toán báo cho chúng tôi, tiền sẽ vào ví của bạn.
deposit-next-slip = Hãy chuyển số tiền kèm nội dung này, rồi gửi hình biên lai.
deposit-next-voucher = Đơn vị phát hành đang kiểm tra mã. Thường mất chưa đến một phút.
deposit-next-review = Nhà điều hành đối chiếu biên lai của bạn với tài khoản và cộng số tiền đã nhận.
deposit-next-held = Hạn mức nạp của bạn không còn chỗ cho số tiền này. Nhà điều hành sẽ gửi trả, hoặc cộng vào khi hạn mức cho phép.
deposit-next-nothing = Sẽ không có gì tự diễn ra nữa. Nếu tiền vẫn đến, chúng tôi vẫn cộng cho bạn.

# $asked, $received: amounts with their currency.
deposit-less = Bạn yêu cầu { $asked }, nhưng chỉ nhận được { $received }. Số đã nhận được cộng cho bạn.
# $asked, $received: amounts with their currency.
deposit-more = Bạn yêu cầu { $asked }, và đã nhận được nhiều hơn: { $received }. Số đã nhận được cộng cho bạn.

# What has happened.
deposit-step-asked = Đã yêu cầu
deposit-step-receipt = Đã gửi biên lai
deposit-step-held = Tiền đến vượt hạn mức nạp của bạn và đang được tạm giữ
deposit-step-credited = Tiền đã đến và được cộng
deposit-step-not-redeemed = Không dùng được

# Where to transfer to by hand.
slip-bank = Ngân hàng
slip-account = Số tài khoản
slip-holder = Chủ tài khoản
slip-amount = Số tiền
slip-reference = Nội dung chuyển khoản
# $count: a number.
receipts-left = Còn gửi được { $count } hình png hoặc jpg, mỗi hình dưới 5 MB. Chỉ nhân viên của chúng tôi xem được.
toast-deposit-arrived = Tiền nạp đã vào ví của bạn.
deposit-bonus = Tiền thưởng
# $promotion: its title.
deposit-bonus-nothing = { $promotion } không tặng gì: tiền đến quá ít, hoặc bạn đã tham gia trước đó.
# $promotion: its title.
deposit-bonus-takes = Tham gia { $promotion }.
# $percent: such as 50. $most, $least: money.
deposit-promo-about = Thêm { $percent }%, tối đa { $most }, cho khoản từ { $least }.
deposit-promo-none = Không dùng khuyến mãi
# $times: how often the bonus must be staked.
deposit-promo-wager = Tiền thưởng phải được cược { $times } lần trước khi rút.
deposit-promo-wager-none = Tiền thưởng có thể rút bất cứ lúc nào.
# $bonus: money.
deposit-review-bonus = Kèm tiền thưởng { $bonus }.
