# The views' own words of the same cards.
view-consents = Promotional messages
view-consents-about = May we tell you about promotions? Nothing is sent unless you turn it on here, and each message lets you end it. Messages about your account and your money come either way.
view-data-copy = A copy of your data
view-data-copy-about = Everything that this site holds about you, in one file with an explanation. It is kept for seven days.
view-data-copy-ask = Ask for a copy
view-data-copy-download = Download
view-data-copy-progress = Progress of the copy
view-closing = Close the account
view-closing-about = For good, after you have seen what becomes of your money. Nothing is closed before you confirm it.
view-closing-begin = See what it means
view-closing-first = This comes first
view-closing-means = What closing means
view-closing-understood = I have read this and want to close my account.
view-closing-close = Close my account
view-closing-leave = Keep my account
