# My wallet: what there is, what may leave, and why (sections 2 and 3 of the specification).
wallet-balance = Bạn đang có
wallet-withdrawable = Bạn có thể rút
wallet-held = Đang tạm giữ
wallet-spendable = Dùng để chơi được
wallet-kept = Phải đặt cược trước
wallet-about-balance = Toàn bộ tiền trong ví, gồm cả phần đang tạm giữ.
wallet-about-withdrawable = Số có thể rút ngay. Cách tính ở bên dưới.
wallet-about-held = Giữ cho các lệnh rút đến khi được chuyển đi. Trang rút tiền cho xem từng lệnh.
wallet-about-held-none = Không có khoản nào đang rút.
# $reference: number of a deposit or name of a promotion.
wallet-locked-by = Giữ bởi { $reference } đến khi cược đủ
wallet-short = Số phải giữ nhiều hơn số đang có, nên chưa thể rút.
# $amount: an amount with its currency.
wallet-elsewhere = { $amount } đang ở các ví khác. Đó là tiền của bạn và rút được khi đã về ví chính.

# $reference: number of a deposit or name of a promotion.
credit-deposit = Nạp tiền { $reference }
# $reference: name of a promotion.
credit-bonus = Thưởng: { $reference }
# $reference: name of a promotion.
credit-reward = Phần thưởng: { $reference }
# $reference: what it was for.
credit-gift = Quà tặng: { $reference }
# $amount: an amount with its currency.
credit-rule-once = { $amount }, phải đặt cược một lần
# $amount: an amount with its currency. $times: a number, maybe with decimals.
credit-rule-times = { $amount }, phải đặt cược { $times } lần
# $done, $required: amounts with their currency.
credit-progress = Đã cược { $done } trên { $required }
# $amount: an amount with its currency.
credit-left = Còn { $amount }
credit-done = Hoàn tất

# $bet, $counted: amounts with their currency.
next-bet-counts = Một lượt cược { $bet } được tính { $counted }.
# $bet, $counted: amounts with their currency.
next-bet-nothing = Lượt cược { $bet } không được tính ở đây: { $counted }.
# $amount: an amount with its currency. $reference: number of a deposit or name of a promotion.
next-bet-after = Sau đó, { $reference } còn phải cược { $amount }.
