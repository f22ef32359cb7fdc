# The page that the browser keeps for times without a network, and the question whether to load a newer build of the site.
view-offline-title = No connection
view-offline-text = Your device is offline, or our server cannot be reached. Your balance and your bets are safe with the server.
view-offline-retry = Try again
view-renewal-region = News of the site itself
view-renewal-ready = A new version of the site is ready. Finish what you are typing, then reload.
view-renewal-missing = A part of this page is no longer on the server. Finish what you are typing, then reload.
view-renewal-accept = Reload
view-renewal-later = Later
