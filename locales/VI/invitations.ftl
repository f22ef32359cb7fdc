# Inviting friends: the member's link, what is given for a friend, and what became of friends.

# $name: a title as its owner writes it.
invite-name = { $name }
invite-step-register = Bạn của bạn đăng ký qua liên kết của bạn.
# $amount: with its currency.
invite-step-deposit = Bạn của bạn nạp tổng cộng { $amount }.
# $amount: with its currency.
invite-step-turnover = Tổng cược hợp lệ của bạn ấy đạt { $amount }.
# $days: a number as text.
invite-step-days = Tất cả trong vòng { $days } ngày kể từ khi đăng ký.
# $from: a number as text. $amount: with its currency.
invite-tier = Từ người bạn thứ { $from }: { $amount } mỗi người
# $amount: with its currency.
invite-tier-only = { $amount } cho mỗi người bạn đã hoàn thành
invite-rule-free = Khoản bạn nhận không cần vòng cược
# $times: a number as text.
invite-rule-times = Khoản bạn nhận phải cược { $times } lần trước khi rút được
# $amount: with its currency. $times: a number as text.
invite-friend-gets = Bạn của bạn nhận { $amount }, phải cược { $times } lần
# $amount: with its currency.
invite-friend-gets-free = Bạn của bạn nhận { $amount }, không cần cược
# $days: a number as text.
invite-claim-days = Phần thưởng chờ trong trung tâm thưởng { $days } ngày
# $count: a number as text.
invite-most-friends = Tối đa { $count } người bạn được tính thưởng
# $time: a date and time.
invite-ends = Dành cho bạn bè đăng ký trước { $time }
invite-held-rule = Tài khoản thứ hai của chính bạn không được tính. Bạn bè dùng chung thiết bị, địa chỉ mạng, người nhận hoặc tài khoản nhận tiền với bạn hoặc với người bạn khác sẽ được nhà điều hành xem xét trước
invite-fact-friends = Bạn bè đã đăng ký
invite-fact-qualified = Bạn bè được tính
invite-fact-waiting = Chờ nhận
invite-fact-claimed = Đã nhận
# $amount: with its currency. $number: a number as text.
invite-earned = { $amount } cho người bạn thứ { $number }
# $number: a number as text.
invite-earned-nothing = Không có thưởng cho người bạn thứ { $number }
invite-own-deposit = Tiền bạn đã nạp
invite-own-turnover = Cược hợp lệ của bạn
invite-own-rule-free = Không cần cược
# $times: a number as text.
invite-own-rule-times = Phải cược { $times } lần trước khi rút được
# $state: what became of a friend, a word.
invite-state = { $state ->
    [REGISTERED] Đã đăng ký
    [HELD] Đang xem xét
    [QUALIFIED] Được tính
    [REJECTED] Không được tính
   *[EXPIRED] Hết hạn
}
# $state: what became of a friend, a word. $time: a date and time.
invite-about = { $state ->
    [REGISTERED] Còn thời gian đến { $time }
    [HELD] Đăng ký { $time }. Chưa có thưởng cho đến khi nhà điều hành xem xét xong.
    [QUALIFIED] Từ { $time }
    [REJECTED] Đăng ký { $time }. Nhà điều hành quyết định người bạn này không được tính.
   *[EXPIRED] Chưa hoàn thành yêu cầu trước { $time }
}
# $state: where it stands, a word. $amount: with its currency. $time: a date and time.
invite-own = { $state ->
    [REGISTERED] Bạn đến qua liên kết của bạn bè. Hoàn thành trước { $time } để nhận { $amount }.
    [HELD] Bạn đến qua liên kết của bạn bè. Nhà điều hành xem xét trước; sau đó mới có { $amount }.
    [QUALIFIED] Bạn đến qua liên kết của bạn bè và đã được tặng { $amount }.
    [REJECTED] Bạn đến qua liên kết của bạn bè. Nhà điều hành quyết định không tính.
   *[EXPIRED] Bạn đến qua liên kết của bạn bè. Thời hạn cho { $amount } đã hết { $time }.
}

view-invite-link = Liên kết của bạn
view-invite-code = Mã QR của liên kết
view-invite-share = Chia sẻ
# $brand: name of the site.
view-invite-share-text = Lời mời đến { $brand }
view-invite-preview = Trang mà bạn bè của bạn thấy
view-invite-steps = Việc bạn của bạn cần làm
view-invite-gives = Bạn nhận được gì
view-invite-terms = Điều kiện
view-invite-sums = Kết quả đến nay
view-invite-friends = Bạn bè của bạn
view-invite-friends-empty = Chưa có ai đăng ký qua liên kết của bạn.
view-invite-own = Lời mời của bạn
view-invite-no-plan = Hiện không có chương trình nào: liên kết của bạn vẫn dùng được, nhưng không có thưởng cho bạn bè đăng ký lúc này.
view-invite-closed-title = Hiện bạn chưa thể mời bạn bè
view-invite-closed-text = CSKH sẽ cho bạn biết thêm.
view-invite-to-rewards = Đến trung tâm thưởng
