# The records of the agent centre: bets, profit and loss, income and transactions of a team.
agent-about-team-bets = Mọi lượt cược của đội bạn, cả tổng cộng lẫn từng lượt.
agent-about-team-profit = Đội của bạn thắng hay thua bao nhiêu, theo nhánh, ngày và sản phẩm.
agent-about-income = Thu nhập của bạn và các giao dịch tạo nên nó.
agent-about-transactions = Mọi biến động trong ví của đội bạn, ngoài cược.
income-net = Thu nhập
income-paid = Đã trả cho tuyến dưới
income-own-bets = Cược của bản thân
# $source: where it came from, a word.
income-source = { $source ->
    [REBATE] Hoàn trả
    [DIVIDEND] Cổ tức
    [DAILY] Lương ngày
    [HOURLY] Lương giờ
    [REALTIME] Lương theo thời gian thực
   *[OTHER] Khác
}
team-others = Những người còn lại
team-whole = Đội của tôi
# $reach: whose rows, a word.
team-reach = { $reach ->
    [BRANCH] Cả tuyến dưới
   *[OWN] Chỉ người này
}
# $count: how many movements.
team-moves = { $count } biến động
# $count: how many bets. $stake: with its currency.
team-open = { $count } lượt cược chưa kết toán, tổng { $stake }

# The views' own words in these records.
view-team-member = Tên tài khoản
view-team-reach = Phạm vi
view-team-unknown-title = Đội của bạn không có tài khoản này
view-team-unknown-text = Hãy kiểm tra lại tên. Bạn thấy những người đang hoặc đã từng ở tuyến dưới của bạn.
view-team-incomplete = Số liệu của vài phút gần đây đang được cộng thêm.
view-team-bets-note = Lượt cược đã kết toán được tính vào ngày kết toán, cho những người ở tuyến trên lúc đó.
view-team-bets-empty-text = Khi đội của bạn chơi, các lượt cược sẽ hiện ở đây.
view-team-bets-unknown-title = Đội của bạn không có lượt cược này
view-team-bets-unknown-text = Có thể số sai, hoặc lượt này thuộc về người khác.
view-team-profit-formula = Thắng hoặc thua = tiền trả thưởng + hoàn trả + tiền thưởng + lương + cổ tức - tiền cược, tính từ phía đội của bạn.
view-team-direct = Tuyến dưới trực tiếp
view-team-total = Toàn bộ tuyến dưới
view-team-own = Riêng người này
view-team-path = Đường đi trong cây
view-team-by-member = Theo nhánh
view-team-profit-empty-title = Không có gì trong những ngày này
view-team-profit-empty-text = Những gì đội của bạn chơi, nạp và rút sẽ hiện ở đây.
view-team-party = Bên kia
view-income-formula = Thu nhập = hoàn trả + cổ tức + lương - phần bạn trả cho tuyến dưới, theo ngày trả.
view-income-empty-title = Không có thu nhập trong những ngày này
view-income-empty-text = Hoàn trả, cổ tức và lương sẽ hiện ở đây khi được trả.
view-income-chart = Thu nhập theo ngày
view-income-by-day = Theo ngày
view-income-by-source = Theo nguồn
view-income-by-product = Hoàn trả theo sản phẩm
view-income-by-branch = Hoàn trả theo nhánh
