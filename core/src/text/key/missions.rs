//! Keys of the texts in `missions.ftl`.

keys! {
    BOARD_CLOSE = "board-close";
    BOARD_LEAST = "board-least";
    BOARD_MY_PLACE = "board-my-place";
    BOARD_NO_PLACE = "board-no-place";
    BOARD_PLACE = "board-place";
    BOARD_RULE = "board-rule";
    BOARD_STATE = "board-state";
    ERROR_MISSION_NOT_CLAIMABLE = "error-mission-not-claimable";
    MISSION_FACT_CLAIM = "mission-fact-claim";
    MISSION_FACT_ENDS = "mission-fact-ends";
    MISSION_FACT_RESETS = "mission-fact-resets";
    MISSION_FACT_STARTS = "mission-fact-starts";
    MISSION_KIND = "mission-kind";
    MISSION_NAME = "mission-name";
    MISSION_PERIOD = "mission-period";
    MISSION_PROGRESS = "mission-progress";
    MISSION_REWARD = "mission-reward";
    MISSION_STATE = "mission-state";
    MISSION_STEP = "mission-step";
    MISSION_STREAK = "mission-streak";
    MISSION_TAB_BOARDS = "mission-tab-boards";
    MISSION_TAB_MISSIONS = "mission-tab-missions";
    MISSION_TAKEN = "mission-taken";
    MISSION_WAGER = "mission-wager";
    MISSION_WAITS_FOR = "mission-waits-for";
    MISSION_ZONE = "mission-zone";
}
