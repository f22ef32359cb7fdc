# What went wrong and what to do about it (section 8 of the specification).
error-network = The network is not responding. Check your connection and try again.
error-timeout = The page took too long to open. Please try again.
error-garbled = We could not read the answer from the server. Please try again.
error-system = Something went wrong on our side. Please try again in a moment.
# $message: what the server said, in its own words.
error-other = { $message }
error-unavailable = The site is busy or under maintenance. Please try again in a few minutes.
error-in-progress = This is still being worked on. Wait a moment and look again.
error-sent-before = An earlier request of yours was carried out meanwhile. See how things stand before you send this one.
error-already-done = This went through already. What you see is how it stands now.
error-operation = This could not be done. Reload the page and try again.
error-seal = The secure connection could not be set up. Reload the page and try again.

error-wrong-credentials = Wrong username or password. Check both and try again.
error-captcha-required = Enter the characters in the new picture to continue.
error-account-locked = Too many failed attempts: this account is locked for a while. Try again later or contact customer service.
error-account-suspended = This account is suspended. Contact customer service.
error-too-many-requests = Too many attempts. Wait a moment, then try again.
error-not-logged-in = Please log in first.
error-non-agent = Only agents can open this. Log in with an agent account.
error-agent-right = Your type of agent account cannot do this. Your upline or customer service can tell you more.
error-registration-link-ended = This registration link has ended or is used up. Ask for a new one, or register without it.
error-tree-too-deep = Your place in the team is so deep that nobody can stand below you. Ask customer service.
error-rates-same = These are the rates already; nothing would change. Enter another rate.
error-rate-too-high = This rate is above your own.
error-rate-too-low = This rate is below that of somebody directly below.
error-too-many-links = You have as many open links as are allowed. End one first.

error-region = Access from your region or network is restricted.

error-not-found = This no longer exists, or never did. Go back and choose again.
error-game-not-found = We could not find this game. Choose another one in the lobby.
error-game-unavailable = This game is not available right now. Please choose another one or try again later.
error-room-full = Every seat of this room is taken. Choose another room.
error-room-entry = Your balance is smaller than this room asks for. Choose a smaller room.
error-no-sports = No sports vendor is open right now. Come back later or look at the other games.
error-game-stopped = The game has stopped. Start it again or choose another one.

error-username-taken = This username is taken. Choose another one.
error-invalid-affiliate = The invitation code is wrong. Check it, or leave the field empty if you may.
error-invalid-recommender = We do not know this referrer. Check the name.
error-invalid-phone-number = Enter a valid phone number.
error-missing-phone-number = Enter your phone number.
error-phone-too-many-requests = Too many requests for this number. Try again after 5 minutes.
error-invalid-verification-code = The verification code is wrong. Check it and try again.
error-missing-verification-code = Enter the verification code.
error-captcha-failed = The captcha was not solved. Try the new one.
error-quota-exceeded = No more codes can be sent right now. Contact customer service.
error-code-expired = This code has expired. Get another one.
error-not-enabled = This function is not available here.

# What became of a request that moves money and whose answer did not come.
outcome-checking = We are checking whether your request went through. You need not send it again.
outcome-check-now = Check now
outcome-went-through = Your earlier request went through.
outcome-refused = Your earlier request was refused. Nothing was done.
outcome-not-received = Your request did not reach us, so nothing was done. You can send it again.
outcome-lost = We can no longer find out whether your request went through. See how things stand before you send it again.

error-contact-unchanged = This is the one that you have verified already.
error-account-closed = This account is closed. Write to customer service if you want it opened again.
error-closing-blocked = The account was not closed: something has changed. Read how it stands now.
error-data-copy-daily = One copy a day is possible. Ask again tomorrow.
error-statement-under-way = A statement is being made. Wait until it is there.
error-statements-full = As many statements are there as are kept. Delete one first.
error-statement-too-long = That would be more rows than a statement can have. Choose fewer days.
error-consent-text-changed = The words of this consent have changed. Load the page again and read them.
error-funds-acknowledgement-needed = Before you deposit, read and confirm how we keep our customers’ money.
error-excluded = You are taking a break from play, so this is closed for now. You can still withdraw your money.
error-limit-reached = This would go beyond a limit that you have set. The page “Play in control” shows what is left.
error-limit-decision-needed = Decide first whether you want a limit for your deposits.
error-no-raise = There is no raise to confirm now. Look at how your limits stand.
error-exclusion-stands = A break can be made longer, but not shorter.
error-age-check-needed = We have to check your age and identity first. You can do that in the security centre.
error-reality-check-due = Your reality check is waiting. Read it first, then you can go on.
error-other-game-open = You opened a game in another window or on another device. Only one can be played at a time: when you start this one, the other takes no more stakes.
error-demo-closed = This demo needs an account. Log in or sign up first.
