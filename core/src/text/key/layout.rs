//! Keys of the texts in `layout.ftl`.

keys! {
    NAV_HOME = "nav-home";
    NAV_GAMES = "nav-games";
    NAV_DEPOSIT = "nav-deposit";
    NAV_SIGN_UP = "nav-sign-up";
    NAV_FREE_PLAY = "nav-free-play";
    NAV_PROMOTIONS = "nav-promotions";
    NAV_ME = "nav-me";
    NAV_RNG = "nav-rng";
    NAV_PVP = "nav-pvp";
    NAV_FISH = "nav-fish";
    NAV_LIVE = "nav-live";
    NAV_SPORTS = "nav-sports";
    NAV_ESPORTS = "nav-esports";
    NAV_SV3 = "nav-sv3";
    NAV_ELOTT = "nav-elott";
    MENU_ACCOUNT_RECORD = "menu-account-record";
    MENU_PROFIT_AND_LOSS = "menu-profit-and-loss";
    MENU_REWARD_CENTRE = "menu-reward-centre";
    MENU_SECURITY_CENTRE = "menu-security-centre";
}
