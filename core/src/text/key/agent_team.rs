//! Keys of the texts in `agent-team.ftl`.

keys! {
    TEAM_ACTIVE = "team-active";
    TEAM_AGENTS = "team-agents";
    TEAM_ALL = "team-all";
    TEAM_BALANCE = "team-balance";
    TEAM_BONUS = "team-bonus";
    TEAM_CHANGE = "team-change";
    TEAM_CHANGE_PLAIN = "team-change-plain";
    TEAM_COMPARED = "team-compared";
    TEAM_DEEPER = "team-deeper";
    TEAM_DEPOSITS = "team-deposits";
    TEAM_DIRECT = "team-direct";
    TEAM_DIVIDENDS = "team-dividends";
    TEAM_FIRST_DEPOSITS = "team-first-deposits";
    TEAM_MEMBERS = "team-members";
    TEAM_MONTH = "team-month";
    TEAM_NET_LOSS = "team-net-loss";
    TEAM_NEW = "team-new";
    TEAM_ONLINE = "team-online";
    TEAM_OWN = "team-own";
    TEAM_PAYOUT = "team-payout";
    TEAM_QUARTER = "team-quarter";
    TEAM_REBATE = "team-rebate";
    TEAM_SAME = "team-same";
    TEAM_TODAY = "team-today";
    TEAM_TURNOVER = "team-turnover";
    TEAM_VALID_BET = "team-valid-bet";
    TEAM_WAGES = "team-wages";
    TEAM_WEEK = "team-week";
    TEAM_WITHDRAWALS = "team-withdrawals";
}
