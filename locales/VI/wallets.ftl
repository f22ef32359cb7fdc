# The main wallet, those that vendors keep, and money between them (sections 3 and 7 of the specification).
# $amount: an amount with its currency.
wallets-movable = Trong đó { $amount } có thể chuyển sang ví khác. Phần còn lại được tặng và phải đặt cược trước.
wallets-unreadable = Hiện không đọc được số dư.
# $amount: an amount with its currency. $time: date and time of day with the offset from UTC.
wallets-unreadable-since = Hiện không đọc được số dư. Lúc { $time } là { $amount }.
wallets-closed = Hiện không thể chuyển tiền vào đó.
wallets-all-unknown = Hiện không đọc được ví này nên không chọn được số tiền. Bạn có thể yêu cầu chuyển hết về.
# $least: an amount with its currency.
wallets-too-little-in = Số tiền chuyển được quá ít: thấp nhất là { $least }.
# $least: an amount with its currency.
wallets-too-little-back = Ví này có quá ít: thấp nhất có thể chuyển là { $least }.
# $amount: an amount with its currency. $name: name of the vendor.
wallets-moved-in = { $amount } đã vào ví của bạn tại { $name }.
# $amount: an amount with its currency.
wallets-moved-back = { $amount } đã về ví chính của bạn.
# $amount: an amount with its currency.
wallets-not-moved = { $amount } chưa được chuyển.
# $amount: an amount with its currency.
wallets-on-its-way = { $amount } đang được chuyển.
# $name: name of the vendor.
wallets-to-vendor = Đến { $name }
# $name: name of the vendor.
wallets-to-main = Về từ { $name }
wallets-status-sent = Đang thực hiện
wallets-status-unknown = Chưa xác nhận
wallets-status-done = Xong
wallets-status-failed = Không chuyển
wallets-about-sent = Đã hỏi nhà cung cấp và chưa có trả lời.
wallets-about-unknown-in = Thiếu câu trả lời của nhà cung cấp. Chúng tôi hỏi cho đến khi biết kết quả. Trong lúc đó số tiền được giữ riêng; nếu chưa đến nơi, bạn có thể dùng lại.
wallets-about-unknown-back = Thiếu câu trả lời của nhà cung cấp. Chúng tôi hỏi cho đến khi biết kết quả. Phần đã rời đi sẽ được ghi có ở đây; phần khác vẫn ở đó.
wallets-failure-refused = Nhà cung cấp không nhận. Tiền của bạn vẫn ở chỗ cũ.
wallets-failure-not-enough = Ví tại nhà cung cấp không đủ. Tiền của bạn vẫn ở chỗ cũ.
wallets-failure-closed = Nhà cung cấp hiện không nhận chuyển tiền. Tiền của bạn vẫn ở chỗ cũ.
wallets-cause-launch = Khi bắt đầu trò chơi
wallets-cause-return = Tự động trở về
# $name: name of the vendor.
wallets-back-failed = Không có gì trở về từ { $name }.
# $name: name of the vendor.
wallets-back-unreadable = { $name } không cho biết số dư nên chưa yêu cầu chuyển về từ đó.
wallets-back-nothing = Không có gì để chuyển về.
# $amount: an amount with its currency. $name: name of the game.
wallets-launched = { $amount } đã được chuyển vào ví của nhà cung cấp cho { $name }.
