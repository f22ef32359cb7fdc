//! Home below the fold: featured games, the winner board, the next draws (sections 1 and 7). Nothing is asked for until it
//! comes into sight; then all three at once. What is there stays for the visit, except the winners of another period.

use crate::api::Failure;
use crate::api::calls::calls;
use crate::domain::game::GameType;
use crate::domain::route::{Query, Screen};
use crate::domain::time;
use crate::domain::winners::WinnerPeriod;
use crate::event::{GameEvent, UiEvent};
use crate::feature::domain_event::DomainEvent;
use crate::feature::screens::lottery;
use crate::feature::services::call;
use crate::feature::services::location;
use crate::feature::services::moment::moment;
use crate::feature::services::remote::Remote;
use crate::model::{Model, Now, Step};
use crate::text::key;
use crate::view::{DrawList, FeaturedItem, FeaturedList, PeriodOption, ShowcaseView, Text, WinnerBoard, WinnerItem};
use crate::wire::{Draw, DrawListValue, Featured, FeaturedValue, Winner, WinnerBoardValue};
use serde::{Deserialize, Serialize};

calls! {
    /// Featured games.
    Featured => FEATURED_GAMES: Get "/wps/system/featuredGames" Public Plain, latest, on_featured(FeaturedValue);
    /// The winner board of a period.
    Winners => WINNER_BOARD: Get "/wps/relay/ODSFE2_getWinnerBoard" Public Plain, latest, on_winners(WinnerBoardValue);
    /// The next draws of lotteries.
    Draws => (&lottery::endpoint::DRAWS), latest in "showcase/draws", on_draws(DrawListValue);
}

/// Events of home below the fold.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum ShowcaseEvent {
    /// Home below the fold comes into sight.
    Shown,
    /// Show the winners of this period.
    Period(WinnerPeriod),
    /// Fetch again what failed.
    Retry,
}

/// How many draws home shows; the lottery page shows all.
const DRAWS_ON_HOME: usize = 6;

/// The parts of home below the fold, as far as they have come.
#[derive(Default)]
pub(crate) struct Showcase {
    /// Whether home below the fold was in sight.
    shown: bool,
    featured: Remote<Vec<Featured>>,
    period: WinnerPeriod,
    winners: Remote<Vec<Winner>>,
    draws: Remote<Vec<Draw>>,
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: ShowcaseEvent) {
    match event {
        ShowcaseEvent::Shown => {
            model.showcase.shown = true;
            load_missing(model, step);
        }
        ShowcaseEvent::Period(period) if period != model.showcase.period => {
            model.showcase.period = period;
            model.showcase.winners = Remote::Idle;
            load_winners(model, step);
        }
        ShowcaseEvent::Period(_) => {}
        ShowcaseEvent::Retry => load_missing(model, step),
    }
}

/// Fetches those parts that are not there and not under way.
pub(crate) fn load_missing(model: &mut Model, step: &mut Step) {
    if !model.showcase.shown {
        return;
    }
    if model.showcase.featured.ready().is_none() && !model.calls.busy(&Request::Featured.slot()) {
        model.showcase.featured.start_loading();
        call::send(model, step, Request::Featured, "");
    }
    if model.showcase.winners.ready().is_none() && !model.calls.busy(&Request::Winners.slot()) {
        load_winners(model, step);
    }
    if model.showcase.draws.ready().is_none() && !model.calls.busy(&Request::Draws.slot()) {
        load_draws(model, step);
    }
}

/// Fetches all parts again: another language, or the operator changed something.
pub(crate) fn reload(model: &mut Model, step: &mut Step) {
    if model.showcase.shown && matches!(model.location.route.screen, Screen::Home | Screen::Register) {
        call::send(model, step, Request::Featured, "");
        load_winners(model, step);
        load_draws(model, step);
    } else {
        let period = model.showcase.period;
        *model.showcase = Showcase { period, ..Showcase::default() };
    }
}

fn load_winners(model: &mut Model, step: &mut Step) {
    model.showcase.winners.start_loading();
    let mut query = Query::default();
    query.push("period", Some(model.showcase.period.code()));
    query.push("language", Some(model.site.language.code));
    call::send(model, step, Request::Winners, &query.text());
}

fn load_draws(model: &mut Model, step: &mut Step) {
    model.showcase.draws.start_loading();
    let query = lottery::query(model, GameType::Lott, "").text();
    call::send(model, step, Request::Draws, &query);
}

pub(crate) fn on_featured(model: &mut Model, _: &mut Step, answer: Result<FeaturedValue, Failure>) {
    if let Ok(value) = &answer {
        value.list.iter().for_each(|featured| drop(model.games.note(featured.game.clone())));
    }
    model.showcase.featured.answer(answer.map(|value| value.list));
}

pub(crate) fn on_winners(model: &mut Model, _: &mut Step, answer: Result<WinnerBoardValue, Failure>) {
    if let Ok(value) = &answer {
        value.winners.iter().for_each(|winner| drop(model.games.note(winner.game.clone())));
    }
    model.showcase.winners.answer(answer.map(|value| value.winners));
}

pub(crate) fn on_draws(model: &mut Model, _: &mut Step, answer: Result<DrawListValue, Failure>) {
    model.showcase.draws.answer(answer.map(|value| value.list));
}

fn play(node_id: &str) -> UiEvent {
    UiEvent::Game(GameEvent::Play(node_id.to_owned()))
}

fn featured(model: &Model) -> FeaturedList {
    let item = |it: &Featured| FeaturedItem {
        key: it.game.node_id.clone(),
        name: it.game.game_name.clone(),
        headline: if it.headline.is_empty() { it.game.game_name.clone() } else { it.headline.clone() },
        text: it.text.clone(),
        image: model.site.image(&it.game.image_url),
        play: play(&it.game.node_id),
    };
    let list = model.showcase.featured.ready().map(Vec::as_slice).unwrap_or_default();
    FeaturedList { status: model.showcase.featured.status(), items: list.iter().map(item).collect() }
}

fn label(period: WinnerPeriod) -> &'static str {
    match period {
        WinnerPeriod::Latest => key::WINNERS_LATEST,
        WinnerPeriod::Day => key::WINNERS_DAY,
        WinnerPeriod::Week => key::WINNERS_WEEK,
        WinnerPeriod::Month => key::WINNERS_MONTH,
    }
}

fn winners(model: &Model, now: &Now) -> WinnerBoard {
    let period = |it: WinnerPeriod| PeriodOption {
        key: it.code().to_owned(),
        label: Text::of(label(it)),
        selected: it == model.showcase.period,
        select: UiEvent::Showcase(ShowcaseEvent::Period(it)),
    };
    let item = |(index, it): (usize, &Winner)| WinnerItem {
        key: crate::domain::digits::plain(index as u64),
        name: it.name.clone(),
        game: it.game.game_name.clone(),
        image: model.site.image(&it.game.image_url),
        payout: model.site.info.currency.format(it.payout.0),
        at: moment(&it.settled_at, now),
        play: play(&it.game.node_id),
    };
    let list = model.showcase.winners.ready().map(Vec::as_slice).unwrap_or_default();
    WinnerBoard {
        status: model.showcase.winners.status(),
        periods: WinnerPeriod::ALL.into_iter().map(period).collect(),
        winners: list.iter().enumerate().map(item).collect(),
    }
}

pub(crate) fn view(model: &Model) -> ShowcaseView {
    let now = &model.now;
    let draws = model.showcase.draws.ready().map(Vec::as_slice).unwrap_or_default();
    let ahead = |draw: &&Draw| time::parse_rfc3339(&draw.open_time).is_some_and(|at| at > now.ms());
    ShowcaseView {
        featured: featured(model),
        winners: winners(model, now),
        draws: DrawList {
            status: model.showcase.draws.status(),
            items: draws
                .iter()
                .filter(ahead)
                .take(DRAWS_ON_HOME)
                .map(|it| lottery::item(model, now, it, false))
                .collect(),
        },
    }
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    match event {
        DomainEvent::Entered { previous } if location::is_other_screen(model, previous) => {
            if matches!(model.location.route.screen, Screen::Home | Screen::Register) {
                load_missing(model, step);
            }
        }
        DomainEvent::LanguageChanged | DomainEvent::SiteChanged => reload(model, step),
        _ => {}
    }
}
