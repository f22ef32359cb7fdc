# Messages to the member.

# $category: what messages are about, a word.
inbox-category = { $category ->
    [SYSTEM] Hệ thống
    [PAYMENT] Thanh toán
    [SECURITY] Bảo mật
    [PROMO] Khuyến mãi
    [AGENT] Đại lý của bạn
    [AGENT] Đội nhóm
    [RG] Chơi có kiểm soát
   *[ALL] Tất cả
}
# $kind: what has happened, a word.
inbox-title = { $kind ->
    [DEPOSIT_CREDITED] Tiền nạp đã vào ví
    [WITHDRAWAL_PAID] Đã chuyển tiền rút
    [WITHDRAWAL_REJECTED] Lệnh rút bị từ chối
    [WITHDRAWAL_FAILED] Chưa trả được tiền rút
    [WITHDRAWAL_RETURNED] Tiền rút được hoàn lại
    [BALANCE_CORRECTED] Số dư được điều chỉnh
    [UPLINE_TRANSFER_SENT] Chuyển cho tuyến trên
    [UPLINE_TRANSFER_RECEIVED] Nhận từ tuyến dưới
    [DOWNLINE_TRANSFER_SENT] Chuyển tiền cho tuyến dưới
    [DOWNLINE_TRANSFER_RECEIVED] Tiền từ tuyến trên
    [PAYMENT_PASSWORD_CHANGED] Mật khẩu giao dịch đã đổi
    [PASSWORD_CHANGED] Mật khẩu đã đổi
    [AUTHENTICATOR_ADDED] Đã thêm ứng dụng xác thực
    [AUTHENTICATOR_REMOVED] Đã gỡ ứng dụng xác thực
    [PASSKEY_ADDED] Đã thêm khóa truy cập
    [PASSKEY_REMOVED] Đã gỡ khóa truy cập
    [EMAIL_CHANGED] Địa chỉ email đã đổi
    [MOBILE_CHANGED] Số điện thoại đã đổi
    [PAYOUT_ACCOUNT_ADDED] Đã thêm tài khoản nhận tiền
    [PAYOUT_ACCOUNT_REMOVED] Đã xóa tài khoản nhận tiền
    [PAYEE_NAME_SET] Đã đặt tên người nhận tiền
    [IDENTITY_APPROVED] Xác minh danh tính đã được duyệt
    [IDENTITY_REJECTED] Xác minh danh tính chưa được duyệt
    [ACCOUNT_CLOSED] Tài khoản đã đóng
    [ACCOUNT_REOPENED] Tài khoản đã mở lại
    [ACCOUNT_FROZEN] Tài khoản bị khóa
    [ACCOUNT_UNFROZEN] Tài khoản đã được mở khóa
    [EXCLUDED] Bị loại khỏi việc chơi
    [REDEMPTION_APPROVED] Yêu cầu đổi được duyệt
    [REDEMPTION_REJECTED] Yêu cầu đổi bị từ chối
    [REDEMPTION_CODE] Mã của bạn đã có
    [REDEMPTION_SHIPPED] Hàng của bạn đang được giao
    [CASHBACK_READY] Có hoàn tiền để nhận
    [LEVEL_GIFT_READY] Có quà lên cấp để nhận
    [RED_ENVELOPE_READY] Bạn có một bao lì xì
    [FREE_SPINS_READY] Vòng quay miễn phí cho bạn
    [REFERRAL_READY] Thưởng mời bạn chờ nhận
    [LEVEL_REACHED] Cấp mới
    [LEVEL_LOWERED] Cấp bị hạ
    [MISSION_COMPLETED] Nhiệm vụ đã xong
    [LEADERBOARD_PRIZE] Giải bảng xếp hạng
    [AGENT_APPOINTED] Bạn đã là đại lý
    [AGENT_REFUSED] Đơn đăng ký đại lý bị từ chối
    [SETTLEMENT_PAID] Đã trả theo hợp đồng
    [SETTLEMENT_PART_PAID] Đã trả một phần theo hợp đồng
    [SETTLEMENT_REFUSED] Khoản trả theo hợp đồng bị từ chối
    [CONTRACT_OFFERED] Một hợp đồng đang chờ bạn trả lời
    [CONTRACT_SIGNED] Hợp đồng đã ký
    [CONTRACT_DECLINED] Hợp đồng không được thỏa thuận
    [CONTRACT_ENDED] Một hợp đồng sắp kết thúc
    [RATES_CHANGED] Tỷ lệ hoàn trả của bạn thay đổi
   *[OTHER] Tin nhắn
}
# $detail: what is said, a word. $amount: money with its currency, and its sign where it was taken. $number: of a deposit,
# withdrawal or transfer. $name: of an account, passkey or person, mostly hidden.
inbox-text = { $detail ->
    [DEPOSIT] { $amount } từ lệnh nạp { $number } đã vào ví của bạn.
    [PAID] { $amount } đã được chuyển cho bạn (lệnh rút { $number }). Vui lòng xác nhận trên trang của lệnh xem tiền đã đến chưa.
    [BACK] { $amount } từ lệnh rút { $number } đã trở lại ví của bạn.
    [CORRECTED] Nhà điều hành đã điều chỉnh số dư của bạn: { $amount }.
    [SENT] Bạn đã chuyển { $amount } cho tuyến trên (số { $number }).
    [RECEIVED] Bạn đã nhận { $amount } từ tuyến dưới (số { $number }).
    [SENT_DOWN] Bạn đã chuyển { $amount } cho tuyến dưới (số { $number }).
    [RECEIVED_DOWN] Bạn đã nhận { $amount } từ tuyến trên (số { $number }).
    [FROZEN] Đại lý tuyến trên đã khóa tài khoản của bạn. Tiền của bạn vẫn còn trong đó. Hãy liên hệ tuyến trên hoặc bộ phận hỗ trợ.
    [UNFROZEN] Tài khoản của bạn đã được mở khóa. Bạn có thể đăng nhập như trước.
    [IDENTITY] Lý do và cách xử lý có trong trung tâm bảo mật.
    [CLOSED] CSKH có thể mở lại trong một thời gian.
    [EXCLUDED] Bạn đang bị loại khỏi việc chơi ở một tài khoản khác, nên tài khoản này cũng vậy. Bạn vẫn có thể rút tiền.
    [REDEMPTION_APPROVED] Yêu cầu đổi { $number } đã được duyệt.
    [REDEMPTION_REJECTED] Yêu cầu đổi { $number } bị từ chối và điểm đã được hoàn. Xem lý do ở mục đổi điểm.
    [REDEMPTION_CODE] Mã của yêu cầu { $number } nằm ở mục đổi điểm.
    [REDEMPTION_SHIPPED] Hàng của yêu cầu { $number } đã giao cho đơn vị vận chuyển. Mã vận đơn ở mục đổi điểm.
    [CASHBACK] { $amount } tiền hoàn đang chờ trong trung tâm thưởng.
    [LEVEL_GIFT] Quà của { $name }, { $amount }, đang chờ trong trung tâm thưởng.
    [RED_ENVELOPE] Một bao lì xì { $amount } đang chờ trong trung tâm phần thưởng.
    [FREE_SPINS] Vòng quay miễn phí: { $number }. Chi tiết thưởng cho biết dùng cho trò chơi nào và đến khi nào.
    [REFERRAL] { $amount } từ việc mời bạn bè đang chờ trong trung tâm thưởng.
    [LEVEL] Bạn đã đạt cấp { $name }.
    [LEVEL_LOWERED] Cấp của bạn bây giờ là { $name }.
    [MISSION] Phần thưởng đang chờ: hãy nhận trước khi hết hạn.
    [LEADERBOARD] { $amount } đã vào ví của bạn.
    [LEADERBOARD_POINTS] Giải thưởng đã vào điểm của bạn.
    [AGENT] Trung tâm đại lý đã mở cho bạn: mời hội viên, xem đội của bạn và thu nhập từ đội.
    [SETTLEMENT_PAID] { $amount } theo hợp đồng của bạn đã vào ví.
    [SETTLEMENT_PART_PAID] { $amount } theo hợp đồng của bạn đã vào ví. Phần còn lại vẫn đang nợ bạn.
    [SETTLEMENT_REFUSED] Nhà vận hành đã từ chối khoản { $amount } theo hợp đồng. Lý do có trong bản ghi ở trung tâm đại lý.
    [SETTLEMENT_GIVEN] { $amount } đã rời ví của bạn theo hợp đồng với tuyến dưới.
    [CONTRACT] Hợp đồng { $number } với { $name }. Xem trong trung tâm đại lý.
    [CONTRACT_OPERATOR] Hợp đồng { $number } với nhà vận hành. Xem trong trung tâm đại lý.
    [RATES] { $name } đã đổi tỷ lệ hoàn trả của bạn. Áp dụng từ ngày { $number }:
   *[NAME] { $name }
}
inbox-advice = Nếu không phải bạn, hãy đổi mật khẩu đăng nhập ngay và liên hệ CSKH.
# $to: where the link leads, a word.
inbox-action = { $to ->
    [DEPOSIT] Xem lệnh nạp
    [WITHDRAWAL] Xem lệnh rút
    [RECORD] Xem lịch sử tài khoản
    [TRANSFERS] Xem các lần chuyển
    [SECURITY] Xem tài khoản của tôi
    [PAYOUT] Xem tài khoản nhận tiền
    [FAIR_PLAY] Xem “Chơi có kiểm soát”
    [MALL] Xem lịch sử đổi
    [REWARDS] Xem trung tâm thưởng
    [BONUSES] Xem chi tiết thưởng
    [MISSIONS] Xem nhiệm vụ và bảng xếp hạng
    [AGENT] Mở trung tâm đại lý
    [CONTRACTS] Mở trung tâm đại lý
   *[OTHER] Mở trang
}

view-inbox-list = Tin nhắn
view-inbox-categories = Phân loại
view-inbox-pick = Chọn
view-inbox-pick-all = Chọn tất cả
# $count: a number.
view-inbox-picked = Đã chọn: { $count }
view-inbox-read = Đánh dấu đã đọc
view-inbox-read-all = Đánh dấu tất cả đã đọc
view-inbox-delete = Xóa
# $count: a number.
view-inbox-ask = Xóa vĩnh viễn các tin đã chọn? Đã chọn: { $count }
view-inbox-keep = Giữ lại
view-inbox-unread = Chưa đọc
view-inbox-pinned = Đã ghim
view-inbox-reply = Nhắn CSKH
view-inbox-back = Tất cả tin nhắn
view-inbox-choose = Chọn một tin để đọc tại đây.
view-inbox-unknown = Tin nhắn này không còn ở đây.
view-inbox-empty-title = Chưa có tin nhắn
view-inbox-empty-text = Những gì xảy ra với tiền và tài khoản của bạn sẽ được báo tại đây.
view-inbox-no-match-title = Không có tin trong mục này
view-inbox-no-match-text = Chọn mục khác để xem các tin còn lại.
view-inbox-bulk = Các tin đã chọn
