//! Keys of the texts in `lobbies.ftl`.

keys! {
    ROOM_BEGINNER = "room-beginner";
    ROOM_REGULAR = "room-regular";
    ROOM_EXPERT = "room-expert";
    WINNERS_LATEST = "winners-latest";
    WINNERS_DAY = "winners-day";
    WINNERS_WEEK = "winners-week";
    WINNERS_MONTH = "winners-month";
}
