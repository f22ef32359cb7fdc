# The page that the browser keeps for times without a network, and the question whether to load a newer build of the site.
view-offline-title = No connection
view-offline-text = Your device is offline, or our server cannot be reached. Your balance and your bets are safe with the server.
view-offline-retry = Try again
