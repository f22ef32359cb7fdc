# The search of the site.
search-games = ဂိမ်းများ
search-vendors = ကုမ္ပဏီများ
search-game-gone = ဤဂိမ်း မရှိတော့ပါ။ အခြားဂိမ်း ရွေးပါ။
