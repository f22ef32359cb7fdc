# The views' own words in the member centre.
view-centre-back = Back to all pages
view-centre-choose-title = Choose a page
view-centre-choose = The list holds everything that belongs to your account.

view-identity-account = Account name
view-identity-last-login = Last login
view-safeguard-on = On
view-safeguard-off = Off
view-password-about = Use one that no other site knows.

view-logins = Login history
view-logins-about = The latest logins to your account: at most 50, from the last 90 days.
view-logins-show = Show the logins
view-logins-at = Time
