# Words of the views round the screens: menu of all pages, side bar, chat room, download page, carousel of vendors.
view-menu = All pages
view-menu-open = Open the menu
view-menu-games = Games
view-menu-pages = More

view-chat-open = Chat with us
view-chat-open-link = Open the conversation
view-chat-others = Other ways to reach us
view-chat-nobody = There is nobody to reach here yet

view-footer-vendors-back = Earlier vendors
view-footer-vendors-on = More vendors

view-download-lead = Take the site with you: as an app, it opens with one press and starts faster.
view-download-none = There is no app yet
view-download-none-text = The site works in the browser of every phone.
view-download-apps = Apps
view-download-yours = Your device
view-download-scan = Scan the code with the phone that the app is for.
view-download-scan-other = For another device, scan the code with it.
view-download-download = Download
view-download-steps = How to install it

view-domains = Addresses of this site
view-domains-here = You are here
view-domains-test = Test the speed
