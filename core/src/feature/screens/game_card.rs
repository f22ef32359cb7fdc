//! The card of a game: what is known of it, and the ways to play it. It shows beside a tile under a mouse or with focus, and as a
//! sheet after a long press (section 2, the lobby's tiles).
//!
//! One card at most is open. When it opens and where it stands is the view's to say; what it says is built here, from the book alone,
//! so that it never waits.

use crate::domain::game::{Volatility, shown_return};
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::games;
use crate::feature::services::moment::moment;
use crate::model::{Model, Now, Step};
use crate::text::key;
use crate::view::{GameCard, GameCardView, Text};
use serde::{Deserialize, Serialize};

/// Events of the card of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum GameCardEvent {
    /// Show the card of the game with this key.
    Show(String),
    /// Close the card that shows.
    Close,
}

/// The key of the game whose card is open.
#[derive(Default)]
pub(crate) struct OpenCard(Option<String>);

pub(crate) fn on_event(model: &mut Model, _: &mut Step, event: GameCardEvent) {
    model.game_card.0 = match event {
        GameCardEvent::Show(key) => model.games.get(&key).is_some().then_some(key),
        GameCardEvent::Close => None,
    };
}

fn volatility(code: &str) -> Option<Text> {
    Volatility::from_code(code).map(|volatility| {
        Text::of(match volatility {
            Volatility::Low => key::VOLATILITY_LOW,
            Volatility::Medium => key::VOLATILITY_MEDIUM,
            Volatility::High => key::VOLATILITY_HIGH,
        })
    })
}

fn card(model: &Model, now: &Now) -> Option<GameCard> {
    let key = model.game_card.0.as_ref()?;
    let game = model.games.get(key)?;
    let tile = games::tiles(model, std::slice::from_ref(key)).pop()?;
    Some(GameCard {
        tile,
        returned: game.return_to_player.map(shown_return).unwrap_or_default(),
        volatility: volatility(&game.volatility),
        smallest_stake: game.smallest_stake.map(|amount| model.site.info.currency.format(amount.0)).unwrap_or_default(),
        played_at: moment(&game.played_at, now),
    })
}

pub(crate) fn view(model: &Model) -> GameCardView {
    GameCardView { card: card(model, &model.now) }
}

/// Whatever another address shows, it shows without the card.
pub(crate) fn react(model: &mut Model, _: &mut Step, event: &DomainEvent) {
    if let DomainEvent::Entered { .. } = event
        && model.game_card.0.is_some()
    {
        model.game_card.0 = None;
    }
}
