# Team overview.
team-today = Hôm nay
team-week = 7 ngày
team-month = 30 ngày
team-quarter = 90 ngày
# $from: a day, YYYY-MM-DD.
team-compared = So với cùng số ngày trước đó, kể từ { $from }.
team-all = Cả đội
team-direct = Trực tiếp
team-deeper = Tầng sâu hơn
team-own = Của riêng tôi
team-members = Thành viên
team-agents = Đại lý
team-online = Đang trực tuyến
team-balance = Số dư của đội
team-new = Đăng ký mới
team-first-deposits = Nạp lần đầu
team-active = Thành viên hoạt động
team-deposits = Nạp tiền
team-withdrawals = Rút tiền
team-turnover = Doanh số cược
team-valid-bet = Cược hợp lệ
team-payout = Tiền trả thưởng
team-rebate = Hoàn trả
team-bonus = Thưởng
team-net-loss = Thua ròng
team-wages = Lương
team-dividends = Cổ tức
# $difference: more or less than before, with its sign. $percent: the same as a percentage.
team-change = { $difference } ({ $percent })
team-change-plain = { $difference }
team-same = như trước
# The views' own words.
view-team-days = Thời gian
view-team-share = Phần của cây
view-team-standing = Hiện trạng của đội
view-team-figures = Kết quả của những ngày này
view-team-trend = Xu hướng của cả đội
view-team-series = Biểu đồ hiển thị
view-team-by-day = Theo ngày
view-team-formula = Thua ròng = doanh số cược - trả thưởng - hoàn trả - thưởng, của cược đã quyết toán. Số dư là tiền trong ví chính.
