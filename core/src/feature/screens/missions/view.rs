//! The view of missions and leaderboards (section 2 of the specification).

use super::{MissionTab, Missions, MissionsEvent, is_busy, is_checking_in, is_points, is_shown};
use crate::domain::game::GameType;
use crate::domain::mission::{MissionState, MissionUnit};
use crate::domain::money::Money;
use crate::domain::route::{Route, Screen};
use crate::domain::time::offset_name;
use crate::event::UiEvent;
use crate::feature::services::moment::exact;
use crate::model::Model;
use crate::text::{game, key};
use crate::view::{
    BoardLine, BoardPlace, BoardPrize, FilterOption, LoadStatus, MissionLine, MissionStep, MissionsView, MoneyFact,
    Text,
};
use crate::wire::{
    LeaderboardItem, LeaderboardRound, Measure, MissionItem, MissionLeaderboardValue, MissionSummaryValue, RewardTerms,
};

fn ui_event(event: MissionsEvent) -> UiEvent {
    UiEvent::Missions(event)
}

pub(crate) fn view(model: &Model) -> MissionsView {
    if !is_shown(model) {
        return MissionsView::default();
    }
    let page = &*model.missions;
    let (summary, boards) = (page.summary.ready(), page.boards.ready());
    MissionsView {
        status: status(page),
        tabs: tabs(page),
        boards_tab: page.tab == MissionTab::Boards,
        streak: summary
            .filter(|value| value.streak > 0)
            .map(|value| Text::of(key::MISSION_STREAK).with("count", value.streak)),
        checked_in: summary.is_some_and(|value| value.checked_in),
        check_in: summary.filter(|value| asks_to_check_in(value)).map(|_| ui_event(MissionsEvent::CheckIn)),
        checking_in: is_checking_in(model),
        lines: summary.map(|value| value.missions.iter().map(|it| line(model, page, it)).collect()).unwrap_or_default(),
        boards: boards.map(|value| value.boards.iter().map(|it| board(model, page, it)).collect()).unwrap_or_default(),
        taken: page.claimed.as_ref().map(|reward| reward_text(model, key::MISSION_TAKEN, reward, reward.amount.0)),
        refusal: page.refusal.clone(),
        zone: zone(page, summary, boards),
        promotions_href: Route::to(Screen::Promotions(Default::default())).address(),
    }
}

/// Whether a mission asks for checking in, and it was not done today.
fn asks_to_check_in(value: &MissionSummaryValue) -> bool {
    !value.checked_in && value.missions.iter().any(|it| it.unit == MissionUnit::Days)
}

fn status(page: &Missions) -> LoadStatus {
    match page.tab {
        MissionTab::Missions => page.summary.status(),
        MissionTab::Boards => page.boards.status(),
    }
}

fn tabs(page: &Missions) -> Vec<FilterOption> {
    let tab = |name: &str, label, tab: MissionTab| FilterOption {
        key: name.to_owned(),
        label: Text::of(label),
        selected: page.tab == tab,
        select: ui_event(MissionsEvent::Tab(tab)),
    };
    vec![
        tab("missions", key::MISSION_TAB_MISSIONS, MissionTab::Missions),
        tab("boards", key::MISSION_TAB_BOARDS, MissionTab::Boards),
    ]
}

/// The time zone of the days, in words.
fn zone(
    page: &Missions,
    summary: Option<&MissionSummaryValue>,
    boards: Option<&MissionLeaderboardValue>,
) -> Option<Text> {
    let minutes = match page.tab {
        MissionTab::Missions => summary.map(|it| it.utc_offset_minutes),
        MissionTab::Boards => boards.map(|it| it.utc_offset_minutes),
    };
    minutes.map(|minutes| Text::of(key::MISSION_ZONE).with("zone", offset_name(minutes)))
}

/// What a reward gives: money or points.
fn reward_text(model: &Model, label: &'static str, reward: &RewardTerms, amount: Money) -> Text {
    let shown = if is_points(reward) { without_decimals(amount) } else { model.site.info.currency.format(amount) };
    Text::of(label).with("kind", reward.kind.name()).with("amount", shown)
}

/// Points, without decimals where they are whole.
fn without_decimals(points: Money) -> String {
    let grouped = points.grouped();
    grouped.strip_suffix(".00").map(str::to_owned).unwrap_or(grouped)
}

/// A measure in words: so much of what is counted.
fn counted(model: &Model, is_money: bool, measure: &Measure) -> String {
    if is_money { model.site.info.currency.format(measure.amount.0) } else { measure.count.to_string() }
}

/// The product or the game whose play counts; nothing where all does.
fn scope(product: &str, game_name: &str) -> Option<Text> {
    if !game_name.is_empty() {
        return Some(Text::of(key::MISSION_NAME).with("name", game_name));
    }
    GameType::ALL.iter().find(|it| it.code() == product).map(|it| Text::of(game::label(*it)))
}

/// How often a bonus must be staked.
fn wager(reward: &RewardTerms) -> Option<Text> {
    (reward.wager > 0).then(|| Text::of(key::MISSION_WAGER).with("times", reward.wager.to_string()))
}

fn percent(mission: &MissionItem) -> u32 {
    let (done, target) = match mission.unit {
        MissionUnit::Money => (mission.progress.amount.0.0.max(0), mission.target.amount.0.0),
        _ => (
            i64::try_from(mission.progress.count).unwrap_or(i64::MAX),
            i64::try_from(mission.target.count).unwrap_or(0),
        ),
    };
    if target <= 0 {
        return 0;
    }
    u32::try_from(done.min(target).saturating_mul(100) / target).unwrap_or(100)
}

fn line(model: &Model, page: &Missions, mission: &MissionItem) -> MissionLine {
    let is_money = mission.unit == MissionUnit::Money;
    let is_claiming = page
        .claiming
        .as_ref()
        .is_some_and(|(mission_id, period_id)| mission.mission_id == *mission_id && mission.period_id == *period_id);
    let waits = mission.status == MissionState::Completed;
    MissionLine {
        key: format!("{}-{}", mission.mission_id, mission.period_id),
        title: mission.title.clone(),
        description: mission.description.clone(),
        kind: Text::of(key::MISSION_KIND).with("kind", if mission.in_a_row { "IN_A_ROW" } else { mission.kind.name() }),
        period: Text::of(key::MISSION_PERIOD).with("period", mission.period.name()),
        scope: scope(&mission.product, &mission.game_name),
        state: Text::of(key::MISSION_STATE).with("state", mission.status.name()),
        waits,
        percent: percent(mission),
        progress: Text::of(key::MISSION_PROGRESS)
            .with("unit", mission.unit.name())
            .with("done", counted(model, is_money, &mission.progress))
            .with("target", counted(model, is_money, &mission.target)),
        reward: reward_text(model, key::MISSION_REWARD, &mission.reward, mission.reward.amount.0),
        wager: wager(&mission.reward),
        waits_for: Some(mission.waits_for.as_str())
            .filter(|name| !name.is_empty())
            .map(|name| Text::of(key::MISSION_WAITS_FOR).with("name", name)),
        steps: mission.steps.iter().map(step).collect(),
        facts: facts(model, mission),
        claim: waits.then(|| {
            ui_event(MissionsEvent::Claim { mission: mission.mission_id.clone(), period: mission.period_id.clone() })
        }),
        busy: is_claiming && is_busy(model),
    }
}

fn step(step: &crate::wire::ProfileStepItem) -> MissionStep {
    MissionStep {
        key: step.step.name().to_owned(),
        label: Text::of(key::MISSION_STEP).with("step", step.step.name()),
        done: step.done,
    }
}

fn facts(model: &Model, mission: &MissionItem) -> Vec<MoneyFact> {
    use MissionState::{Active, Completed, Locked};
    let time = |key, label, at: &str| {
        let at = exact(at, &model.now);
        (!at.is_empty()).then(|| MoneyFact { key, label: Text::of(label), value: at })
    };
    let runs = matches!(mission.status, Active | Locked);
    [
        time("starts", key::MISSION_FACT_STARTS, &mission.start_at)
            .filter(|_| mission.status == Locked && mission.waits_for.is_empty()),
        time("ends", key::MISSION_FACT_ENDS, &mission.end_at).filter(|_| runs),
        time("claimBefore", key::MISSION_FACT_CLAIM, &mission.claim_before).filter(|_| mission.status == Completed),
        time("resets", key::MISSION_FACT_RESETS, &mission.reset_at).filter(|_| mission.status == MissionState::Claimed),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn board(model: &Model, page: &Missions, leaderboard: &LeaderboardItem) -> BoardLine {
    let turned = leaderboard.current.is_none() || page.turned.contains(&leaderboard.board_id);
    let round = if turned { leaderboard.last.as_ref() } else { leaderboard.current.as_ref() };
    let least = (leaderboard.least.count > 1 || leaderboard.least.amount.0.0 > 1)
        .then(|| counted(model, leaderboard.money, &leaderboard.least));
    let prize = |(place, amount): (u32, &crate::wire::Amount)| BoardPrize {
        key: place.to_string(),
        place: Text::of(key::BOARD_PLACE).with("place", place.to_string()),
        prize: reward_text(model, key::MISSION_REWARD, &leaderboard.reward, amount.0),
    };
    BoardLine {
        key: leaderboard.board_id.clone(),
        title: leaderboard.title.clone(),
        description: leaderboard.description.clone(),
        rule: Text::of(key::BOARD_RULE).with("rule", leaderboard.rule.name()),
        period: Text::of(key::MISSION_PERIOD).with("period", leaderboard.period.name()),
        scope: scope(&leaderboard.product, &leaderboard.game_name),
        least: least.map(|least| Text::of(key::BOARD_LEAST).with("least", least)),
        wager: wager(&leaderboard.reward),
        prizes: (1..).zip(&leaderboard.prizes).map(prize).collect(),
        close: Text::of(key::BOARD_CLOSE).with("count", leaderboard.close_hours),
        state: round.map(|round| state(model, round, turned)),
        mine: round.map(|round| own_place(model, leaderboard, round)),
        places: round.map(|round| places(model, leaderboard, round)).unwrap_or_default(),
        turned,
        turn: (leaderboard.current.is_some() && leaderboard.last.is_some())
            .then(|| ui_event(MissionsEvent::Turn(leaderboard.board_id.clone()))),
    }
}

/// When the period of a board runs, and whether it was closed.
fn state(model: &Model, round: &LeaderboardRound, turned: bool) -> Text {
    let state = match () {
        () if !turned => "RUNS",
        () if round.closed_at.is_empty() => "CLOSING",
        () => "CLOSED",
    };
    Text::of(key::BOARD_STATE)
        .with("state", state)
        .with("from", exact(&round.start_at, &model.now))
        .with("until", exact(&round.end_at, &model.now))
}

/// The member's own place and score.
fn own_place(model: &Model, leaderboard: &LeaderboardItem, round: &LeaderboardRound) -> Text {
    let score = counted(model, leaderboard.money, &round.my_score);
    if round.my_rank == 0 {
        return Text::of(key::BOARD_NO_PLACE).with("score", score);
    }
    Text::of(key::BOARD_MY_PLACE).with("place", round.my_rank.to_string()).with("score", score)
}

fn places(model: &Model, leaderboard: &LeaderboardItem, round: &LeaderboardRound) -> Vec<BoardPlace> {
    let place = |(index, row): (usize, &crate::wire::LeaderboardRow)| BoardPlace {
        key: index.to_string(),
        place: row.rank.to_string(),
        account: row.account.clone(),
        score: counted(model, leaderboard.money, &row.score),
        prize: row
            .prize
            .0
            .is_positive()
            .then(|| reward_text(model, key::MISSION_REWARD, &leaderboard.reward, row.prize.0)),
        mine: row.mine,
    };
    round.rows.iter().enumerate().map(place).collect()
}
