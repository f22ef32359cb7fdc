# Words that only the views of the search use.
view-search-site = Search games, vendors, promotions and help
view-search-recent = Recent searches
view-search-forget = Clear recent searches
# $count: a number.
view-search-found = { $count ->
    [one] One result
   *[other] { $count } results
}
# $shown and $total: numbers of results of one kind.
view-search-part = { $shown } of { $total }
# $text: what was typed.
view-search-none-title = Nothing found for “{ $text }”
view-search-none-text = Check the spelling, type fewer letters, or try the name of a vendor.
view-search-keys = Arrows choose, Enter opens, Esc closes
view-search-clear = Clear the search
