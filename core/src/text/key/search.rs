//! Keys of the texts in `search.ftl`.

keys! {
    SEARCH_GAMES = "search-games";
    SEARCH_VENDORS = "search-vendors";
    SEARCH_GAME_GONE = "search-game-gone";
}
