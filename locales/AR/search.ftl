# The search of the site.
search-games = الألعاب
search-vendors = المزوّدون
search-game-gone = لم تعد هذه اللعبة متاحة. اختر لعبة أخرى.
