# The views' own words: names of controls, states of lists, pages that stand for the whole site. The core never asks for
# these.

view-close = Close
view-retry = Try again
view-loading = Loading
view-go-home = Go to the home page
view-see-all = See all
view-failed = That did not work
# $id: the request id to quote to customer service.
view-request-id = Request { $id }
view-skip = Skip to the content

# The layout around the screens.
# $brand: the name of the site.
view-logo = { $brand }: home page
view-nav = Sections
view-nav-vendors = Vendors
view-bottom-bar = Main sections
view-language = Language
view-theme-light = Switch to the light theme
view-theme-dark = Switch to the dark theme
view-notices = Notices
view-notices-pause = Pause the notices
view-notices-play = Play the notices
view-notices-none = There are no notices
view-messages-region = Messages
view-outcome-region = Your last request
view-log-in = Log in
view-sign-up = Sign up
view-sign-out = Log out
view-account-menu = Your account
view-agent = Agent
view-trial = Trial guest
# $time: date and time of day.
view-last-login = Last login { $time }
view-messages = Messages
view-balance = Balance
view-balance-play = Play balance
view-balance-refresh = Refresh the balance
view-balance-show = Show the balance
view-balance-hide = Hide the balance
view-balance-stale = This figure may be old. Press to try again.

# The foot of the page.
view-side-open = Customer service and apps
view-footer-help = Help
view-footer-support = Customer service
view-footer-app = Apps
view-footer-browsers = Recommended browsers
view-footer-licences = Licences
# $number: the number of a licence.
view-footer-licence-number = Number { $number }
# $name: the name of the licence.
view-footer-licence-check = Check this licence: { $name }
view-footer-vendors = Game vendors
view-footer-copyright = © { $brand }. All rights reserved.
# $name: what the code leads to, e.g. Android.
view-qr = QR code: { $name }

# Home.
view-banners = Offers
# $number: which slide. $count: how many there are.
view-banner-dot = Offer { $number } of { $count }
view-banners-pause = Stop the offers from changing
view-banners-play = Let the offers change
view-jackpot = Progressive jackpot
view-jackpot-sample = Illustration of a jackpot
view-jackpot-illustrative = For illustration only: no prize pool stands behind this figure.
view-jackpot-pause = Stop the figure
view-jackpot-play = Let the figure run
view-categories = Kinds of games
view-hot-games = Hot right now
view-popular-games = Most played in the last 14 days
view-continue-playing = Continue playing
view-search = Search games
# $count: how many games there are, grouped.
view-search-count = Search { $count } games
view-search-clear = Clear the search

# Games and lobbies.
view-play = Play
view-demo = Demo
view-hot = HOT
view-coming-soon = Coming soon
view-favourite = Add to favourites
view-unfavourite = Remove from favourites
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

# Login.
view-login-username = Username
view-login-password = Password
view-password-show = Show the password
view-password-hide = Hide the password
view-login-remember = Keep me logged in on this browser for 24 hours
# $time: minutes and seconds, e.g. 4:59.
view-login-wait = You can try again in { $time }.
view-login-forgot = Forgot your password?
view-login-no-account = No account yet?
view-captcha = Characters in the picture
view-captcha-picture = The characters to type
view-captcha-refresh = Another picture

# Pages that stand for the whole site, and parts that are missing.
view-maintenance-title = The site is under maintenance
view-maintenance-text = We will be back soon. Your balance and your bets are safe.
# $until: date and time of day.
view-maintenance-until = Expected back at { $until }
view-blocked-title = The site is not offered where you are
view-blocked-text = Access is restricted in your region. If you think that this is wrong, talk to customer service.
# $ip: the visitor's network address.
view-blocked-ip = Your address: { $ip }
view-unreachable-title = The site cannot be reached
view-crash-title = The page stopped
view-crash-text = Something broke inside the page. Your balance and your bets are kept on the server.
view-crash-restart = Start again
view-chunk-title = This part of the site did not load
view-chunk-missing = A file is missing: the site may have been updated. Reload the page, or try again.
view-chunk-error = The connection broke, or the file could not start. Try again.
view-chunk-timeout = It took more than two minutes. Check the connection and try again.
view-not-found = There is no page at this address. It may have moved.

view-renewal-missing = A part of this page is no longer on the server. Finish what you are typing, then reload.
view-renewal-ready = A new version of the site is ready. Finish what you are typing, then reload.
view-renewal-region = News of the site itself
view-renewal-accept = Reload
view-renewal-later = Later
view-menu-open = Open the menu
view-menu = All pages
view-agent-centre = Agent centre
view-bell-unread = Unread notices
view-notices-all = All notices
view-chat-mark = Your conversation
