var e=`cancel = Cancel
close = Close
warning-title = Please note

sign-out-title = Log out?
sign-out-text = Your balance and favourites stay as they are.
sign-out-confirm = Log out

in_need_true_account = A demo account cannot do this. Log in with a real account to continue.
in_increase_submit = OK

password-weak-title = Change your password
password-weak-text = Your password is easy to guess. Choose a longer one that you use nowhere else.
password-expired-text = Your password is too old. Choose a new one to keep your account safe.

first-login-title = Welcome
first-login-text = Your account is ready. Have a look around.

toast-signed-out = You are logged out.
toast-favourite-failed = The change to your favourites could not be saved for { $game }. Please try again.
toast-session-ended = Your session has ended. Please log in again.

error-network = The network is not responding. Check your connection and try again.
error-timeout = The page took too long to open. Please try again.
error-garbled = We could not read the answer from the server. Please try again.
error-system = Something went wrong on our side. Please try again in a moment.
error-other = { $message }
error-operation = This could not be done. Reload the page and try again.
error-seal = The secure connection could not be set up. Reload the page and try again.

error-wrong-credentials = Wrong username or password.
error-captcha-wrong = The characters do not match the picture. Try the new picture.
error-captcha-required = Enter the characters in the picture to continue.
error-account-locked = Too many failed attempts: this account is locked for a while. Try again later or contact customer service.
error-account-suspended = This account is suspended. Contact customer service.
error-too-many-requests = Too many attempts. Wait a moment, then try again.
error-not-logged-in = Please log in first.
error-non-member = Only members can log in here. Use a member account.
error-non-agent = Only agents can open this. Log in with an agent account.

error-maintenance = The site is under maintenance. Please come back later.
error-region = Access from your region or network is restricted.
error-invalid-domain = This address is not valid. Contact customer service for the right one.

error-game-not-found = We could not find this game. Choose another one in the lobby.
error-game-unavailable = This game is not available right now. Please choose another one or try again later.
error-game-stopped = The game has stopped. Start it again or choose another one.
error-insufficient-balance = Your balance is too low for this. Check your balance or choose a smaller amount.

nav-home = Home
nav-games = Games
nav-deposit = Deposit
nav-promotions = Promotions
nav-me = Me
nav-rng = Slots
nav-pvp = PvP
nav-fish = Fishing
nav-live = Live
nav-sports = Sports
nav-esports = Esports
nav-sv3 = Cockfighting
nav-elott = Lottery

menu-account-record = Account record
menu-profit-and-loss = Profit and loss
menu-reward-centre = Reward centre
menu-security-centre = Security centre

mode-all = All games
mode-hot = Popular
mode-favourite = Favourites
mode-recent = Recent

class-all = All types
class-jp = Jackpot
class-tg = Table games
class-ac = Arcade
class-bg = Bingo

min-bet-all = Any minimum bet
min-bet-from = From { $amount }

field-username-empty = Enter your username.
field-password-empty = Enter your password.
field-captcha-empty = Enter the characters in the picture.

wanted-play = Log in to play { $game }.
wanted-favourite = Log in to add { $game } to your favourites.
wanted-page = Log in to open this page.
wanted-session-ended = Your session has ended. Log in to carry on where you were.

title-home = Home
title-rng = Slots
title-pvp = Player versus player
title-fish = Fishing games
title-live = Live casino
title-sports = Sports
title-esports = Esports
title-sv3 = Cockfighting
title-elott = Lottery
title-lott = Lottery
title-lottery = Lottery
title-promotions = Promotions
title-promo-detail = Promotion
title-point-mall = Point mall
title-notices = Notices
title-help = Help centre
title-download = Download
title-join = Work with us
title-seamless = Seamless games
title-fbsports = FB Sports
title-game = Game
title-login = Log in
title-register = Sign up
title-forgot-password = Forgotten password
title-change-password = Change password
title-game-list = Choose a game
title-chat-room = Chat room
title-member-centre = Member centre
title-agent-centre = Agent centre
title-not-found = Page not found


view-close = Close
view-retry = Try again
view-loading = Loading
view-go-home = Go to the home page
view-see-all = See all
view-failed = That did not work
view-request-id = Request { $id }
view-skip = Skip to the content

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
view-log-in = Log in
view-sign-up = Sign up
view-sign-out = Sign out
view-account-menu = Your account
view-agent = Agent
view-trial = Trial guest
view-last-login = Last login { $time }
view-messages = Messages
view-balance = Balance
view-balance-play = Play balance
view-balance-refresh = Refresh the balance
view-balance-show = Show the balance
view-balance-hide = Hide the balance
view-balance-stale = This figure may be old. Press to try again.

view-footer-help = Help
view-footer-support = Customer service
view-footer-app = Apps
view-footer-browsers = Recommended browsers
view-footer-licences = Licences
view-footer-vendors = Game vendors
view-footer-play-money = Every balance on this site is play money: it cannot be bought, paid out or exchanged.
view-footer-age = For adults of 18 and older. Set limits before you play, and stop when it is no longer fun.
view-footer-copyright = © { $brand }. All rights reserved.
view-qr = QR code: { $name }

view-banners = Offers
view-banner-dot = Offer { $number } of { $count }
view-banners-pause = Stop the offers from changing
view-banners-play = Let the offers change
view-jackpot = Progressive jackpot
view-jackpot-illustrative = For illustration only: no prize pool stands behind this figure.
view-jackpot-pause = Stop the figure
view-jackpot-play = Let the figure run
view-categories = Kinds of games
view-hot-games = Hot right now
view-popular-games = Most played
view-search = Search games
view-search-count = Search { $count } games
view-search-clear = Clear the search

view-play = Play
view-demo = Demo
view-hot = HOT
view-favourite = Add to favourites
view-unfavourite = Remove from favourites
view-vendors = Game vendors
view-vendors-previous = Earlier vendors
view-vendors-next = More vendors
view-vendors-none-title = Nothing is offered here now
view-vendors-none-text = Come back later, or look at the other kinds of games.
view-vendor-games = Games: { $count }
view-modes = Lists
view-classifications = Kind of game
view-min-bet = Minimum bet
view-lobby-total = Games: { $total }
view-lobby-more = Show more games
view-lobby-all = See all games
view-lobby-clear = Clear the filters
view-lobby-nothing-title = Nothing here yet
view-lobby-nothing-text = Games that you play or mark with the heart will stand here.
view-lobby-no-match-title = No game fits
view-lobby-no-match-text = No game matches the name and filters that you chose.
view-lobby-login-title = Log in to see your games
view-lobby-login-text = Your favourites and the games you played last are kept with your account.
view-pages = Pages
view-page = Page { $number }
view-page-previous = Previous page
view-page-next = Next page
view-game-leave = Leave the game
view-game-fullscreen = Fill the screen
view-game-launching = The game is starting

view-login-username = Username
view-login-password = Password
view-password-show = Show the password
view-password-hide = Hide the password
view-login-remember = Keep me signed in on this browser for 24 hours
view-login-wait = You can try again in { $time }.
view-login-no-account = No account yet?
view-captcha = Characters in the picture
view-captcha-picture = The characters to type
view-captcha-refresh = Another picture

view-maintenance-title = The site is under maintenance
view-maintenance-text = We will be back soon. Your balance and your bets are safe.
view-maintenance-until = Expected back at { $until }
view-blocked-title = The site is not offered where you are
view-blocked-text = Access is restricted in your region. If you think that this is wrong, talk to customer service.
view-blocked-ip = Your address: { $ip }
view-unreachable-title = The site cannot be reached
view-crash-title = The page stopped
view-crash-text = Something broke inside the page. Your balance and your bets are safe with the server.
view-crash-restart = Start again
view-chunk-title = This part of the site did not load
view-chunk-missing = A file is missing: the site may have been updated. Reload the page, or try again.
view-chunk-error = The connection broke, or the file could not start. Try again.
view-chunk-timeout = It took more than two minutes. Check the connection and try again.
view-not-built-title = Not built yet
view-not-built = This part of the site is planned, but not built yet.
view-not-found = There is no page at this address. It may have moved.
`;export{e as default};