//! Keys of the texts in `wallets.ftl`

keys! {
    WALLETS_ABOUT_SENT = "wallets-about-sent";
    WALLETS_ABOUT_UNKNOWN_BACK = "wallets-about-unknown-back";
    WALLETS_ABOUT_UNKNOWN_IN = "wallets-about-unknown-in";
    WALLETS_ALL_UNKNOWN = "wallets-all-unknown";
    WALLETS_BACK_FAILED = "wallets-back-failed";
    WALLETS_BACK_NOTHING = "wallets-back-nothing";
    WALLETS_BACK_UNREADABLE = "wallets-back-unreadable";
    WALLETS_CAUSE_LAUNCH = "wallets-cause-launch";
    WALLETS_CAUSE_RETURN = "wallets-cause-return";
    WALLETS_CLOSED = "wallets-closed";
    WALLETS_FAILURE_CLOSED = "wallets-failure-closed";
    WALLETS_FAILURE_NOT_ENOUGH = "wallets-failure-not-enough";
    WALLETS_FAILURE_REFUSED = "wallets-failure-refused";
    WALLETS_LAUNCHED = "wallets-launched";
    WALLETS_MOVABLE = "wallets-movable";
    WALLETS_MOVED_BACK = "wallets-moved-back";
    WALLETS_MOVED_IN = "wallets-moved-in";
    WALLETS_NOT_MOVED = "wallets-not-moved";
    WALLETS_ON_ITS_WAY = "wallets-on-its-way";
    WALLETS_STATUS_DONE = "wallets-status-done";
    WALLETS_STATUS_FAILED = "wallets-status-failed";
    WALLETS_STATUS_SENT = "wallets-status-sent";
    WALLETS_STATUS_UNKNOWN = "wallets-status-unknown";
    WALLETS_TO_MAIN = "wallets-to-main";
    WALLETS_TO_VENDOR = "wallets-to-vendor";
    WALLETS_TOO_LITTLE_BACK = "wallets-too-little-back";
    WALLETS_TOO_LITTLE_IN = "wallets-too-little-in";
    WALLETS_UNREADABLE = "wallets-unreadable";
    WALLETS_UNREADABLE_SINCE = "wallets-unreadable-since";
}
