# The views' own words of my wallet.
view-wallet-money = Your money
view-wallet-deposit = Deposit
view-wallet-withdraw = Withdraw
# $figure: what the figure is.
view-wallet-parts = What this is made of: { $figure }
view-wallet-why = Why this much can leave
view-wallet-total = Can leave now
view-wallet-credits = Must be staked before it can leave
view-wallet-credits-none = Nothing has to be staked. Deposits and bonuses that must be will stand here, each with how far it has come.
view-wallet-granted = Credited
view-wallet-expires = Ends by itself
view-wallet-next = What the next bet counts
view-wallet-game-types = Kind of game
view-wallet-games-otherwise = These games count otherwise
