//! Keys of the texts in `titles.ftl`.

keys! {
    TITLE_HOME = "title-home";
    TITLE_RNG = "title-rng";
    TITLE_PVP = "title-pvp";
    TITLE_FISH = "title-fish";
    TITLE_LIVE = "title-live";
    TITLE_SPORTS = "title-sports";
    TITLE_ESPORTS = "title-esports";
    TITLE_SV3 = "title-sv3";
    TITLE_ELOTT = "title-elott";
    TITLE_LOTT = "title-lott";
    TITLE_LOTTERY = "title-lottery";
    TITLE_PROMOTIONS = "title-promotions";
    TITLE_PROMO_DETAIL = "title-promo-detail";
    TITLE_POINT_MALL = "title-point-mall";
    TITLE_NOTICE = "title-notice";
    TITLE_NOTICES = "title-notices";
    TITLE_HELP = "title-help";
    TITLE_DOWNLOAD = "title-download";
    TITLE_VERIFY = "title-verify";
    TITLE_REFERRAL = "title-referral";
    TITLE_FAIR_PLAY = "title-fair-play";
    TITLE_SEAMLESS = "title-seamless";
    TITLE_FBSPORTS = "title-fbsports";
    TITLE_GAME = "title-game";
    TITLE_LOGIN = "title-login";
    TITLE_REGISTER = "title-register";
    TITLE_FORGOT_PASSWORD = "title-forgot-password";
    TITLE_CHANGE_PASSWORD = "title-change-password";
    TITLE_RESET_PASSWORD = "title-reset-password";
    TITLE_GAME_LIST = "title-game-list";
    TITLE_CHAT_ROOM = "title-chat-room";
    TITLE_SEARCH = "title-search";
    TITLE_MEMBER_CENTRE = "title-member-centre";
    TITLE_AGENT_CENTRE = "title-agent-centre";
    TITLE_NOT_FOUND = "title-not-found";
}
