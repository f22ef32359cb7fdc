# Downline management.
# Orders and columns.
downline-name = Tên tài khoản
downline-registered = Đăng ký
downline-last-login = Đăng nhập gần nhất
downline-balance = Số dư
downline-team-balance = Số dư của đội
downline-team-size = Quy mô đội
downline-turnover = Tiền cược 30 ngày
downline-ascending = Tăng dần
downline-descending = Giảm dần
downline-any-label = Mọi nhãn
# $status: a word. $type: number of an account type.
downline-status = { $status ->
    [FROZEN] Bị khóa
    [SUSPENDED] Tạm ngưng
    [CLOSED] Đã đóng
   *[ACTIVE] Hoạt động
}
downline-type = { $type ->
    [0] Hội viên
   *[1] Đại lý, loại { $type }
}
# $count: a number.
downline-below = Xem { $count } người trực tiếp
downline-rate-all = Mọi sản phẩm
# $least: a percentage. $name: an account name.
downline-rate-below = Tối thiểu { $least }: một tuyến dưới trực tiếp đang có tỷ lệ này. { $name } phải giảm tỷ lệ đó trước.
# $least and $most: percentages.
downline-rate-bounds = Từ { $least } đến { $most }
downline-rates = Tỷ lệ hoàn trả
# $name: an account name.
downline-rates-by = Do { $name } đặt
downline-rates-by-operator = Do nhà điều hành đặt
# $day: a day. $name: an account name.
downline-rates-from = Áp dụng từ ngày { $day }. Trước ngày đó không có gì thay đổi.
downline-rates-review = { $name } có các tỷ lệ này từ ngày { $day }.
downline-rates-set = Tỷ lệ của { $name } thay đổi từ ngày { $day }; đã có tin nhắn báo cho họ.
downline-rates-since = Từ ngày { $day }
downline-rates-title = Tỷ lệ hoàn trả của { $name }
downline-path = Ở giữa
downline-real-name = Tên thật
downline-email = Email
downline-mobile = Số di động
downline-transfer = Chuyển tiền
downline-message = Nhắn tin
downline-labels = Nhãn
downline-freeze = Khóa
downline-unfreeze = Mở khóa
# $name: an account name.
downline-freeze-title = Khóa { $name }
downline-labels-title = Nhãn của { $name }
downline-message-title = Nhắn tin cho { $name }
downline-message-all = Nhắn tin cho mọi tuyến dưới trực tiếp
downline-transfer-title = Chuyển tiền cho { $name }
downline-transfer-closed = Hiện không thể chuyển tiền cho tài khoản này.
downline-fact-to = Người nhận
# $reason: words of an agent. $count: a number.
downline-frozen-why = Đã khóa: { $reason }
downline-frozen = Tài khoản đã bị khóa.
downline-unfrozen = Đã mở khóa.
downline-labelled = Đã lưu nhãn.
downline-written = Tin nhắn đang được gửi. Người nhận: { $count }
downline-reason-wrong = Hãy nêu lý do trong một dòng, 5 đến 200 ký tự.
downline-labels-wrong = Tối đa 8 nhãn, mỗi nhãn tối đa 24 ký tự.
downline-title-wrong = Tiêu đề cần một dòng, 1 đến 80 ký tự.
downline-text-wrong = Nội dung cần 1 đến 1.000 ký tự.
# The views' own words.
view-downline-search = Tìm theo tài khoản hoặc tên
view-downline-search-hint = Ít nhất hai chữ cái đầu; tìm trong cả cây.
view-downline-clear = Xóa tìm kiếm
view-downline-sort = Sắp xếp
view-downline-label = Nhãn
view-downline-list = Tuyến dưới
view-downline-path = Đường quay lại
view-downline-me = Đội của tôi
view-downline-find = Tìm
view-downline-back = Về danh sách
view-downline-unknown = Không còn ai trong đội của bạn ở địa chỉ này.
view-downline-none-title = Chưa có ai ở đây
view-downline-none-text = Người đăng ký dưới bạn sẽ hiện ở đây. Trung tâm đăng ký có liên kết của bạn.
view-downline-no-match-title = Không tìm thấy ai
view-downline-no-match-text = Thử chữ cái đầu khác.
view-downline-own = Tự chơi trong 30 ngày
view-downline-team = Đội của họ trong 30 ngày
view-downline-contract-offer = Đề nghị hợp đồng
view-downline-contract-stands = Đã có hoặc đang được đề nghị
view-downline-contracts = Hợp đồng
view-downline-rates = Tỷ lệ hoàn trả
view-downline-rates-change = Kiểm tra tỷ lệ
view-downline-rates-check = Kiểm tra và đổi tỷ lệ
view-downline-rates-send = Đổi tỷ lệ
view-downline-rates-history = Các lần thay đổi
view-downline-rates-none = Chưa có thay đổi nào.
view-downline-rates-legend = Phần trăm của mỗi cược hợp lệ
view-downline-person = Cá nhân
view-downline-actions = Bạn có thể làm
view-downline-reason = Lý do
view-downline-freeze-hint = Phiên kết thúc ngay và không ai đăng nhập được. Tiền vẫn ở lại và hội viên được báo.
view-downline-labels-hint = Cách nhau bằng dấu phẩy. Chỉ bạn nhìn thấy.
view-downline-title = Tiêu đề
view-downline-text = Nội dung
view-downline-send = Gửi
view-downline-save = Lưu
view-downline-close = Đóng
view-downline-pin = Hãy đặt mật khẩu giao dịch trước
