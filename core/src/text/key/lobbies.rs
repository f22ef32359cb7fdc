//! Keys of the texts in `lobbies.ftl`.

keys! {
    ROW_FOR_YOU = "row-for-you";
    ROW_NEWEST = "row-newest";
    ROW_HIGH_RETURN = "row-high-return";
    ROOM_BEGINNER = "room-beginner";
    ROOM_REGULAR = "room-regular";
    ROOM_EXPERT = "room-expert";
    WINNERS_LATEST = "winners-latest";
    WINNERS_DAY = "winners-day";
    WINNERS_WEEK = "winners-week";
    WINNERS_MONTH = "winners-month";
}
