# The main wallet, those that vendors keep, and money between them (sections 3 and 7 of the specification).
# $amount: an amount with its currency.
wallets-movable = Of it, { $amount } can move to other wallets. The rest was given to you and must be staked first.
wallets-unreadable = The balance cannot be read right now.
# $amount: an amount with its currency. $time: date and time of day with the offset from UTC.
wallets-unreadable-since = The balance cannot be read right now. It was { $amount } at { $time }.
wallets-closed = No money can go there right now.
wallets-all-unknown = This wallet cannot be read right now, so no amount can be chosen. You can ask for everything in it.
# $least: an amount with its currency.
wallets-too-little-in = Too little can be moved: the least is { $least }.
# $least: an amount with its currency.
wallets-too-little-back = This wallet holds too little: the least that can be moved is { $least }.
# $amount: an amount with its currency. $name: name of the vendor.
wallets-moved-in = { $amount } is now in your wallet at { $name }.
# $amount: an amount with its currency.
wallets-moved-back = { $amount } is back in your main wallet.
# $amount: an amount with its currency.
wallets-not-moved = { $amount } was not moved.
# $amount: an amount with its currency.
wallets-on-its-way = { $amount } is on its way.
# $name: name of the vendor.
wallets-to-vendor = To { $name }
# $name: name of the vendor.
wallets-to-main = Back from { $name }
wallets-status-sent = Under way
wallets-status-unknown = Not confirmed yet
wallets-status-done = Done
wallets-status-failed = Not moved
wallets-about-sent = The vendor was asked and has not answered yet.
wallets-about-unknown-in = The vendor's answer is missing. The vendor is asked until it says what it did. Until then the amount is set aside; if it did not arrive, you can use it again.
wallets-about-unknown-back = The vendor's answer is missing. The vendor is asked until it says what it did. What it let go of is credited here; anything else is still there.
wallets-failure-refused = The vendor did not take it. Your money is where it was.
wallets-failure-not-enough = The vendor's wallet held less than that. Your money is where it was.
wallets-failure-closed = The vendor takes no transfers right now. Your money is where it was.
wallets-cause-launch = When a game was started
wallets-cause-return = Came back by itself
# $name: name of the vendor.
wallets-back-failed = Nothing came back from { $name }.
# $name: name of the vendor.
wallets-back-unreadable = { $name } did not say what it holds, so nothing was asked back from there.
wallets-back-nothing = There was nothing to bring back.
# $amount: an amount with its currency. $name: name of the game.
wallets-launched = { $amount } was moved to the vendor's wallet for { $name }.
