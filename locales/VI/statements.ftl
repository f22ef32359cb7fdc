# Statements of the records, and the page that checks one.

# $kind: which record, a word. $format: CSV or JSON.
statement-title = { $kind ->
    [BETS] Lịch sử cược, { $format }
    [PROFIT] Lãi và lỗ, { $format }
    [TEAM_BETS] Lịch sử cược của đội, { $format }
    [TEAM_PROFIT] Lãi lỗ của người dùng, { $format }
    [INCOME] Thu nhập của tôi, { $format }
    [TEAM_TRANSACTIONS] Giao dịch tuyến dưới, { $format }
    [DIVIDENDS] Lịch sử cổ tức, { $format }
    [DAILY_WAGES] Lương ngày, { $format }
    [HOURLY_SALARY] Lương giờ, { $format }
    [REAL_TIME_SALARY] Lương thời gian thực, { $format }
   *[ACCOUNT] Lịch sử tài khoản, { $format }
}
# $from and $until: days, year first.
statement-days = { $from } đến { $until }
statement-preparing = Đang tạo
statement-failed = Không tạo được
# $count: a number.
statement-rows = { $count } dòng
# $format: a word.
statement-format = { $format ->
    [JSON] Cho chương trình (JSON)
   *[CSV] Cho bảng tính (CSV)
}
# $name: what a statement says, a word.
statement-fact = { $name ->
    [site] Trang
    [operator] Lập bởi
    [kind] Lịch sử
    [account] Tên đăng nhập
    [from] Ngày đầu
    [until] Ngày cuối
    [zone] Múi giờ
    [unit] Đơn vị tiền
    [filter] Bộ lọc
    [asOf] Tính đến
    [count] Số dòng
    [totalIn] Vào
    [totalOut] Ra
    [stake] Tiền cược
    [validBet] Cược hợp lệ
    [payout] Tiền thưởng trả
    [turnover] Vòng cược
    [rewards] Quà tặng
    [net] Ròng
    [deposits] Nạp
    [withdrawals] Rút
    [rebate] Hoàn trả
    [bonus] Thưởng
    [wages] Lương
    [dividends] Cổ tức
    [commission] Hoa hồng
    [profit] Thắng hoặc thua
    [amount] Số tiền
    [paid] Đã trả
   *[unknown] Chi tiết khác
}
# $verdict: a word.
verify-verdict = { $verdict ->
    [GENUINE] Bản sao kê này là thật
    [UNKNOWN_KEY] Nhất quán, nhưng không rõ khóa
    [OTHER] Không phải bản sao kê đã in
    [NO_STATEMENT] Đây không phải bản sao kê
   *[ALTERED] Bản sao kê này đã bị sửa
}
# $verdict: a word.
verify-meaning = { $verdict ->
    [GENUINE] Mọi dòng, thứ tự và tổng đều đúng như trang này đã ký.
    [UNKNOWN_KEY] Không có gì mâu thuẫn, nhưng chưa biết trang này dùng khóa đó. Ai cũng có thể ký tệp bằng khóa riêng: đừng dựa vào nó.
    [OTHER] Tệp còn nguyên, nhưng mã tóm tắt khác với bản in. Hãy so với tờ giấy của nó.
    [NO_STATEMENT] Hãy chọn tệp CSV hoặc JSON như lúc tải về. Bảng tính lưu lại có thể làm tệp không còn nhận ra.
   *[ALTERED] Đừng dựa vào tệp này. Hãy xin bản gốc tải từ trang này.
}
# $count: a number.
verify-more = Và { $count } chỗ khác
# $authority: a word. $key: letters and digits.
verify-signature = { $authority ->
    [KNOWN] Trang này ký bằng khóa { $key }
    [UNKNOWN] Ký bằng khóa { $key }, chưa biết là của trang này
   *[NONE] Không có chữ ký phù hợp
}
# $kind: what was altered, a word.
verify-found = { $kind ->
    [HEAD_EDITED] Phần đầu đã bị sửa: chủ, ngày hoặc bộ lọc
    [COLUMNS_EDITED] Tên cột đã bị sửa
    [END_ALTERED] Phần cuối đã bị sửa: số dòng, tổng hoặc chữ ký
    [END_MISSING] Thiếu phần cuối: tệp bị cắt
    [RECALCULATED] Có người đã tính lại mã băm để che giấu
   *[FOREIGN] Trong tệp có thứ không thuộc bản sao kê nào
}
# $from: the number of a row.
verify-found-edited = Dòng { $from } đã bị sửa
# $from and $to: numbers of rows.
verify-found-missing = Các dòng { $from } đến { $to } bị bỏ đi
# $from and $to: numbers of rows.
verify-found-moved = Dòng { $from } bị dời ra sau dòng { $to }
# $from: the number of a row.
verify-found-added = Một dòng được thêm sau dòng { $from }
# $from and $to: numbers of rows.
verify-found-numbers = Số của các dòng { $from } đến { $to } bị sửa, nội dung còn nguyên
# $from: the number of a row.
verify-found-chain = Mã băm của dòng { $from } bị sửa, nội dung còn nguyên
# $from and $to: numbers of rows.
verify-found-block = Mã băm đã ký của các dòng { $from } đến { $to } bị sửa: chỉ chuỗi băm chứng cho các dòng này
# $from: the number of a row.
verify-found-missing-one = Dòng { $from } bị bỏ đi
# $from: the number of a row.
verify-found-moved-first = Dòng { $from } bị dời lên đầu
verify-found-added-first = Một dòng được thêm ở đầu
# $from: the number of a row.
verify-found-number = Số của dòng { $from } bị sửa, nội dung còn nguyên
view-statements-open = Sao kê
view-statements-about = Tệp gồm những gì bộ lọc đang hiện, do trang này ký. Người nhận có thể kiểm tra rằng không ai sửa nó.
view-statements-format = Tệp
view-statements-make = Tạo sao kê
view-statements-list = Các bản sao kê
view-statements-none = Chưa có
view-statements-full = Giữ tối đa năm bản. Xóa một bản để tạo bản khác.
# $percent: a number.
view-statements-progress = Xong { $percent }%
view-statements-until = Giữ đến
view-statements-download = Tải về
view-statements-print = In
view-statements-delete = Xóa
view-statements-check = Kiểm tra sao kê
view-print-about = Trang này đi cùng một tệp. Quét mã, chọn tệp ở đó, và nó được so với mã tóm tắt này.
view-print-close = Quay lại
view-statement-digest = Mã tóm tắt
view-statement-key = Ký bằng khóa
view-statement-says = Nội dung nêu
view-verify-about = Chọn bản sao kê bạn nhận được. Nó được kiểm tra trong trình duyệt này và không rời khỏi đây.
view-verify-choose = Chọn tệp
view-verify-drop = hoặc thả vào đây
view-verify-checking = Đang kiểm tra
view-verify-broken = Không kiểm tra được tệp. Hãy chọn lại, hoặc thử lại khi có mạng.
view-verify-no-keys = Không lấy được khóa của trang này. Bản sao kê chỉ được coi là thật nếu khóa của nó đã được lấy trước đó.
view-verify-again = Thử lại
view-verify-wanted = Mã tóm tắt trên giấy
view-verify-found = Những chỗ bị sửa
