# The views' own words of the wallets.
view-wallets = Wallets
view-wallets-main = Main wallet
view-wallets-read-again = Try again
# $name: name of the vendor.
view-wallets-read-again-of = Try again: { $name }
view-wallets-move-in = Move money in
# $name: name of the vendor.
view-wallets-move-in-of = Move money in: { $name }
view-wallets-move-back = Move back
# $name: name of the vendor.
view-wallets-move-back-of = Move back: { $name }
view-wallets-all-back = Bring everything back
view-wallets-pending = Not confirmed yet
view-wallets-history = Transfers between wallets
view-wallets-none = Transfers between your wallets will stand here.
view-wallets-more = Earlier transfers
view-wallets-follow = Take money along when a game starts
view-wallets-follow-about = When you start a game of a vendor with a wallet of its own, your main balance moves there. It comes back when you start a game elsewhere or leave the game.
view-wallets-sheet = Move money
view-wallets-from = From
view-wallets-to = To
view-wallets-turn = Swap direction
view-wallets-send = Move
view-wallets-send-all = Move everything
view-wallets-nobody = No vendor keeps a wallet of its own: all games play from the main wallet.
