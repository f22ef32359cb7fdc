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
view-messages-region = Messages
view-outcome-region = Your last request
view-log-in = Log in
view-sign-up = Sign up
view-account-menu = Your account
view-sign-out = Log out
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

view-side-open = Customer service and apps

# Home.
view-banners = Offers
# $number: which slide. $count: how many there are.
view-banner-dot = Offer { $number } of { $count }
view-banners-pause = Stop the offers from changing
view-banners-play = Let the offers change
view-jackpot = Progressive jackpot
view-jackpot-sample = Illustration of a jackpot
view-jackpot-illustrative = For illustration only: no prize pool stands behind this figure.
view-jackpot-pool = The operator sets this figure and how fast it grows.
view-jackpot-pause = Stop the figure
view-jackpot-play = Let the figure run
view-categories = Kinds of games
view-hot-games = Hot right now
view-popular-games = Most played in the last 14 days
view-continue-playing = Continue playing
view-search = Search games
# $count: how many games there are, grouped.
view-search-count = Search { $count } games

# Tiles of games.
view-play = Play
view-demo = Demo
view-hot = HOT
view-coming-soon = Coming soon
view-favourite = Add to favourites
view-unfavourite = Remove from favourites

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
