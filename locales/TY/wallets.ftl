# The main wallet, those that vendors keep, and money between them (sections 3 and 7 of the specification).
# $amount: an amount with its currency.
wallets-movable = 其中 { $amount } 可轉到其他錢包。其餘為贈送金額，須先完成投注。
wallets-unreadable = 目前無法讀取餘額。
# $amount: an amount with its currency. $time: date and time of day with the offset from UTC.
wallets-unreadable-since = 目前無法讀取餘額。{ $time } 時為 { $amount }。
wallets-closed = 目前無法轉入。
wallets-all-unknown = 目前無法讀取此錢包，因此不能選擇金額。您可以要求全部轉回。
# $least: an amount with its currency.
wallets-too-little-in = 可轉金額不足：最低為 { $least }。
# $least: an amount with its currency.
wallets-too-little-back = 此錢包金額不足：最低可轉 { $least }。
# $amount: an amount with its currency. $name: name of the vendor.
wallets-moved-in = { $amount } 已轉入您在 { $name } 的錢包。
# $amount: an amount with its currency.
wallets-moved-back = { $amount } 已回到您的主錢包。
# $amount: an amount with its currency.
wallets-not-moved = { $amount } 未轉出。
# $amount: an amount with its currency.
wallets-on-its-way = { $amount } 正在轉帳中。
# $name: name of the vendor.
wallets-to-vendor = 轉到 { $name }
# $name: name of the vendor.
wallets-to-main = 從 { $name } 轉回
wallets-status-sent = 進行中
wallets-status-unknown = 尚未確認
wallets-status-done = 已完成
wallets-status-failed = 未轉帳
wallets-about-sent = 已向遊戲商發出請求，尚未回覆。
wallets-about-unknown-in = 遊戲商沒有回覆，我們會一直詢問，直到得知結果。在此之前該金額會預留；如果沒有到帳，您可以再次使用。
wallets-about-unknown-back = 遊戲商沒有回覆，我們會一直詢問，直到得知結果。已轉出的會記入主錢包，其餘仍在原處。
wallets-failure-refused = 遊戲商沒有接受。您的錢仍在原處。
wallets-failure-not-enough = 遊戲商錢包中的金額不足。您的錢仍在原處。
wallets-failure-closed = 遊戲商目前不接受轉帳。您的錢仍在原處。
wallets-cause-launch = 啟動遊戲時
wallets-cause-return = 自動轉回
# $name: name of the vendor.
wallets-back-failed = 沒有從 { $name } 轉回任何金額。
# $name: name of the vendor.
wallets-back-unreadable = { $name } 沒有說明餘額，因此沒有從那裡轉回。
wallets-back-nothing = 沒有可轉回的金額。
# $amount: an amount with its currency. $name: name of the game.
wallets-launched = 已為 { $name } 將 { $amount } 轉入遊戲商錢包。
