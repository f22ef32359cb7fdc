//! Keys of the texts in `notices.ftl`.

keys! {
    TIME_TODAY = "time-today";
    TIME_YESTERDAY = "time-yesterday";
    TIME_TOMORROW = "time-tomorrow";
    TIME_DATE = "time-date";
    NOTICE_BOARD = "notice-board";
    NOTICE_PLAYER = "notice-player";
    NOTICE_POPUP = "notice-popup";
    NOTICE_PROMOTION = "notice-promotion";
    NOTICE_HOLIDAY = "notice-holiday";
}
