//! Keys of the texts in `lobby.ftl`.

keys! {
    MODE_ALL = "mode-all";
    MODE_HOT = "mode-hot";
    MODE_FAVOURITE = "mode-favourite";
    MODE_RECENT = "mode-recent";
    CLASS_ALL = "class-all";
    CLASS_JP = "class-jp";
    CLASS_TG = "class-tg";
    CLASS_AC = "class-ac";
    CLASS_BG = "class-bg";
    MIN_BET_ALL = "min-bet-all";
    MIN_BET_FROM = "min-bet-from";
    SORT_USUAL = "sort-usual";
    SORT_NEW = "sort-new";
    SORT_PLAYED = "sort-played";
    SORT_RETURN = "sort-return";
    SORT_NAME = "sort-name";
    VOLATILITY_LOW = "volatility-low";
    VOLATILITY_MEDIUM = "volatility-medium";
    VOLATILITY_HIGH = "volatility-high";
}
