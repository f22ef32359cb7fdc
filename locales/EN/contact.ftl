# How the operator is reached, the apps to download, and which browser to use.
support-failed-title = The conversation could not start
support-nobody = Nobody answers here just now. Choose another way to reach us, or try again later.
support-blocked = Your browser did not let a window open. Open the conversation yourself:
chat-hours-open = Someone answers now.
# $time: date and time of day.
chat-hours-closed = Nobody answers at the moment. Answers come from { $time } on.
# $place: a number.
chat-queue = You are number { $place } in the queue.
chat-next = You are next.
# $operator: a name.
chat-with = { $operator } answers you.
chat-closed = This conversation is closed. What you write next begins another.
chat-closed-by-operator = Customer service closed the conversation.
chat-closed-by-customer = You closed the conversation.
chat-closed-when-idle = The conversation was closed because nothing was said for a while.
# $operator: a name.
chat-taken-over = { $operator } takes over.
# $max: a number.
chat-too-long = At most { $max } characters.
error-conversation-state = The conversation is closed or was changed meanwhile. Open it again.
error-conversation-full = This conversation is full. Close it and begin another.
error-visitor-unknown = Your conversation has expired. Send again to begin another.

# $browser: name of the visitor's browser. $version: a number, its first version that has all that the site uses; not counted.
browser-old = { $browser } here is older than this site was built for. Update it to version { $version } or newer, or use a recommended browser.

download-open = On the phone, press Download, and allow it.
download-start = Open the app, and log in as you do here.
download-home-screen = Confirm. The app appears on the home screen, and opens without the browser's bars.
download-ios-open = On the iPhone or iPad, open this page in Safari.
download-ios-share = Press Share, then Add to Home Screen.
download-ios-file = When the app has arrived, trust its developer under Settings, General, Device Management.
download-config-allow = Press Download, and allow the profile.
download-config-install = Under Settings, choose the downloaded profile and press Install: the app stands on the home screen.
download-android-open = On the phone, open this page in Chrome.
download-android-menu = In the menu, press Add to Home screen, then Install.
download-android-file = When the file has arrived, open it, and allow the installation from this source.

domains-speed = { $ms } ms
