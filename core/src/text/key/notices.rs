//! Keys of the texts in `notices.ftl`.

keys! {
    NOTICE_BOARD = "notice-board";
    NOTICE_PLAYER = "notice-player";
    NOTICE_POPUP = "notice-popup";
    NOTICE_PROMOTION = "notice-promotion";
    NOTICE_HOLIDAY = "notice-holiday";
}
