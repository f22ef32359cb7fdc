# Words of the views round the screens: menu of all pages, side bar, chat room, download page, carousel of vendors.
view-menu-games = Games
view-menu-pages = More

view-chat-open = Chat with us
view-chat-open-link = Open the conversation
view-chat-others = Other ways to reach us
view-chat-nobody = There is nobody to reach here yet
view-chat-field = Your message
view-chat-send = Send
view-chat-sending = Sending
view-chat-sent = Sent
view-chat-seen = Seen
view-chat-failed = Not sent
view-chat-again = Send again
view-chat-discard = Discard
view-chat-earlier = Earlier messages
# $operator: a name.
view-chat-typing = { $operator } is writing
view-chat-end = End the conversation
view-chat-log = Conversation
view-chat-begin = Write to us here. A person reads it and answers in this place.
view-chat-rate = How did we do?
# $count: a number, as text.
view-chat-stars = { $count } of 5 stars
view-chat-comment = A word about it (optional)
view-chat-rate-send = Send the rating
# $count: a number, as text.
view-chat-rated = Thank you for your rating: { $count } of 5
view-chat-from-feedback = See the answer in your conversation
view-chat-attach = Send a picture: png or jpg, under 5 MB
view-chat-show-picture = Show the picture
view-chat-picture = Picture
view-chat-picture-failed = The picture could not be fetched

view-footer-vendors-back = Earlier vendors
view-footer-vendors-on = More vendors

view-download-lead = Take the site with you: as an app, it opens with one press and starts faster.
view-download-none = There is no app yet
view-download-none-text = The site works in the browser of every phone.
view-download-apps = Apps
view-download-yours = Your device
view-download-scan = Scan the code with the phone that the app is for.
view-download-download = Download
view-download-steps = How to install it

view-domains = Addresses of this site
view-domains-here = You are here
view-domains-test = Test the speed

# $host: the host of a script.
view-consent-text = May we count your visit? A script from { $host } counts which pages are opened. Everything works the same without it.
view-consent-agree = Allow counting
view-consent-refuse = Do not count
view-consent-change = Visitor statistics
