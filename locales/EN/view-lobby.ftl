# The views' own words in the grid of games: its filters, its pages, and a game that is played.

view-vendors = Game vendors
view-vendors-all = All vendors
view-vendors-previous = Previous vendors
view-vendors-next = More vendors
view-vendors-none-title = Nothing is offered here now
view-vendors-none-text = Come back later, or look at the other kinds of games.
# $count: how many games the vendor has, grouped.
view-vendor-games = Games: { $count }
view-modes = Lists
view-classifications = Kind of game
view-min-bet = Minimum bet
view-filters = Filters
view-filters-count = Filters ({ $count })
view-filters-show = Show { $total } games
# $total: how many games were found, grouped.
view-lobby-total = Games: { $total }
view-lobby-more = Show more games
view-lobby-all = See all games
view-lobby-clear = Clear the filters
view-lobby-nothing-title = Nothing here yet
view-lobby-nothing-text = Games that you play or mark with the heart will appear here.
view-lobby-no-match-title = No games found
view-lobby-no-match-text = No game matches the name and filters that you chose.
view-lobby-login-title = Log in to see your games
view-lobby-login-text = Your favourites and the games you played last are kept with your account.
view-pages = Pages
# $number: the number of the page.
view-page = Page { $number }
view-page-previous = Previous page
view-page-next = Next page
view-game-deposit = Deposit, the game stays open
view-game-leave = Leave the game
view-game-fullscreen = Full screen
view-game-fullscreen-end = Leave full screen
view-play-session-time = Session time
view-play-session-net = Net this session
view-game-launching = The game is starting
view-game-coming-soon = This cannot be played yet. Choose another game for now.
