//! What holds at every moment, whatever happens: one function an invariant, by name.

mod intents;
mod streams;

use super::observer::{Broken, Cause, Observation, Observer, countdowns_of, typed_in};
use super::operator::{NEEDLES, moves_money};
use lumora_core::api::endpoint::{self, Access, Endpoint};
use lumora_core::domain::route::{self, Overlay, Route, Screen};
use lumora_core::effect::{Effect, HttpCall, Method, StorageArea, StoredText};
use lumora_core::testing::World;
use lumora_core::view::Slice;
use std::collections::BTreeSet;

type Check = fn(&Observer, &Observation<'_>) -> Result<(), String>;

/// How addresses begin that are good for one reading.
const GOOD_ONCE: [&str; 2] = ["/wps/identityDocument/", "/wps/member/dataCopy/file?ticket="];

/// The invariants of every moment.
const ALWAYS: &[(&str, Check)] = &[
    ("no member call without a token", no_member_call_without_a_token),
    ("a guest opens no centre and marks no favourite", a_guest_stays_outside),
    ("a countdown never grows", a_countdown_never_grows),
    ("a countdown never shows after its end", a_countdown_ends),
    ("no secret shows", no_secret_shows),
    ("no secret is stored", no_secret_is_stored),
    ("no secret stands in an address or a log", no_secret_leaks),
    ("a write is sent once", a_write_is_sent_once),
    ("an intent keeps its key until its outcome is known", intents::an_intent_keeps_its_key),
    ("storage knows the open intents, and nothing of what they say", intents::storage_knows_the_open_intents),
    ("no two writes of a kind are under way", one_write_at_a_time),
    ("a stale reply changes nothing", a_stale_reply_changes_nothing),
    ("a call id is used once", a_call_id_is_used_once),
    ("one dialog is on top", one_dialog_on_top),
    ("address and overlay agree", address_and_overlay_agree),
    ("token and session agree", token_and_session_agree),
    ("a closed session stays closed", a_closed_session_stays_closed),
    ("the guard holds", the_guard_holds),
    ("a forced change of the password can not be left", a_forced_change_can_not_be_left),
    ("errors keep what was typed", errors_keep_what_was_typed),
    ("no game shows twice", no_game_shows_twice),
    ("one stream is open at most", streams::one_stream_is_open),
    ("a stream is of who is logged in", streams::a_stream_is_of_who_is_logged_in),
];

/// Checks every invariant of one observation.
pub fn check(observer: &Observer, observation: &Observation<'_>) -> Result<(), Broken> {
    for (name, invariant) in ALWAYS {
        invariant(observer, observation).map_err(|detail| Broken::new(name, detail))?;
    }
    Ok(())
}

/// What holds once the network is well again and everything was answered: nothing is busy any more, and nothing loads.
pub fn when_calm(observer: &Observer, world: &World) -> Result<(), Broken> {
    const FLAGS: [&str; 6] = ["busy", "loading", "refreshing", "retrying", "signingOut", "sending"];
    let broken = |slice: Slice, what: &str| Err(Broken::new("loading ends", format!("{what} in {}", slice.name())));
    for slice in Slice::ALL {
        let text = observer.shown(slice);
        let now = serde_json::to_string(&world.app.read(slice))
            .map_err(|error| Broken::new("a slice is JSON", error.to_string()))?;
        if !text.is_empty() && text != now {
            return Err(Broken::new("what changed is told", format!("{} shows {text}, and is {now}", slice.name())));
        }
        if text.contains("outcome-checking") {
            return broken(slice, "an outcome that is not known");
        }
        if let Some(flag) = FLAGS.iter().find(|flag| text.contains(&format!("\"{flag}\":true"))) {
            return broken(slice, flag);
        }
        let kinds: &[&str] = match slice {
            Slice::Site => &["starting"],
            Slice::Session => &["restoring"],
            Slice::Game => &["launching"],
            Slice::Lobby if matches!(current_route(world).screen, Screen::Games(..)) => &["loading"],
            Slice::VendorLobby if matches!(current_route(world).screen, Screen::VendorLobby(_)) => &["loading"],
            Slice::Home | Slice::Notices => &["loading"],
            _ => &[],
        };
        if let Some(kind) = kinds.iter().find(|kind| text.contains(&format!("\"kind\":\"{kind}\""))) {
            return broken(slice, kind);
        }
    }
    Ok(())
}

fn current_route(world: &World) -> Route {
    let (path, query) = world.address().split_once('?').unwrap_or((world.address(), ""));
    Route::parse(path, query)
}

fn endpoint_of(call: &HttpCall) -> Option<Endpoint> {
    let path = call.url.split('?').next().unwrap_or_default();
    endpoint::ALL.iter().copied().find(|it| it.path == path && it.method == call.method)
}

fn header<'a>(call: &'a HttpCall, name: &str) -> Option<&'a str> {
    call.headers.iter().find(|(it, _)| *it == name).map(|(_, value)| value.reveal())
}

fn holds_secret(text: &str) -> bool {
    NEEDLES.iter().any(|needle| text.contains(needle))
}

fn ensure(holds: bool, detail: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(detail()) }
}

/// A call for members carries the token that the browser holds.
fn no_member_call_without_a_token(_: &Observer, observation: &Observation<'_>) -> Result<(), String> {
    for call in observation.calls() {
        let endpoint = endpoint_of(call).ok_or_else(|| format!("{} is no call of the table", call.url))?;
        let token = header(call, "Authorization").and_then(|it| it.strip_prefix("Bearer ")).unwrap_or_default();
        let needs_none = matches!(endpoint.access, Access::Public | Access::Customer);
        ensure(needs_none || !token.is_empty(), || endpoint.path.to_owned())?;
    }
    Ok(())
}

/// A member who is known to be a guest of the demo (account type 4) sees no centre and changes no favourite.
fn a_guest_stays_outside(observer: &Observer, observation: &Observation<'_>) -> Result<(), String> {
    if !observer.is_trial() {
        return Ok(());
    }
    let overlay = current_route(observation.world).overlay;
    ensure(!overlay.is_some_and(Overlay::is_centre), || format!("{overlay:?}"))?;
    let refused = [endpoint::FAVOURITE_ADD, endpoint::FAVOURITE_REMOVE];
    let forbidden = observation.calls().find(|call| endpoint_of(call).is_some_and(|it| refused.contains(&it)));
    // A guest is only known as one once the member info is here; what went out before is the server's to refuse.
    ensure(forbidden.is_none() || observation.cause == Cause::Reply, || format!("{forbidden:?}"))
}

/// Only a reply of the server, or a page that is opened, starts a countdown anew.
fn a_countdown_never_grows(observer: &Observer, observation: &Observation<'_>) -> Result<(), String> {
    if observation.cause == Cause::Reply {
        return Ok(());
    }
    for slice in observation.dirty.iter() {
        for (key, seconds) in countdowns_of(slice, observer.shown(slice)) {
            if let Some(known) = observer.countdowns.get(&key) {
                ensure(seconds <= known.seconds, || format!("{key:?}: {} became {seconds}", known.seconds))?;
            }
        }
    }
    Ok(())
}

/// Nothing counts down when its time is over.
fn a_countdown_ends(observer: &Observer, observation: &Observation<'_>) -> Result<(), String> {
    if matches!(observation.cause, Cause::ClockSet(_)) {
        return Ok(());
    }
    for (key, countdown) in &observer.countdowns {
        let slice = Slice::ALL[usize::from(key.0)];
        let shows =
            countdowns_of(slice, observer.shown(slice)).iter().any(|(it, now)| it == key && *now <= countdown.seconds);
        let over = observation.world.now_ms >= countdown.end_ms + 1_000;
        ensure(!(shows && over), || format!("{key:?} shows {} s after its end", countdown.seconds))?;
    }
    Ok(())
}

/// No slice holds a password, a code, a token or a ticket.
fn no_secret_shows(observer: &Observer, observation: &Observation<'_>) -> Result<(), String> {
    // The member must see the secret of an authenticator that is being set up, and nowhere else.
    let meant =
        |slice: Slice| slice == Slice::SecuritySettings && observer.shown(slice).contains("\"kind\":\"settingUp\"");
    match observation.dirty.iter().find(|slice| !meant(*slice) && holds_secret(observer.shown(*slice))) {
        Some(slice) => Err(format!("{}: {}", slice.name(), observer.shown(slice))),
        None => Ok(()),
    }
}

/// The token is the only secret that is stored, and only for as long as the tab lives.
fn no_secret_is_stored(_: &Observer, observation: &Observation<'_>) -> Result<(), String> {
    for effect in observation.effects {
        let Effect::Store { area, key, value: Some(value) } = effect else { continue };
        let text = match value {
            StoredText::Open(text) => text.as_str(),
            StoredText::Secret(secret) => secret.reveal(),
        };
        let token = key == "token" && *area == StorageArea::Session && matches!(value, StoredText::Secret(_));
        ensure(token || !holds_secret(text), || format!("{key} in {area:?}"))?;
    }
    Ok(())
}

/// Neither an address nor what `Debug` prints of an effect holds a secret.
fn no_secret_leaks(_: &Observer, observation: &Observation<'_>) -> Result<(), String> {
    let timer = |effect: &&Effect| matches!(effect, Effect::StartTimer { .. } | Effect::StopTimer(_));
    // The browser is sent to an address that is good once, for a file of the member's own; nothing else may hold it.
    let file = |effect: &&Effect| matches!(effect, Effect::Leave(address) if GOOD_ONCE.iter().any(|it| address.starts_with(it)));
    for effect in observation.effects.iter().filter(|effect| !timer(effect) && !file(effect)) {
        let text = format!("{effect:?}");
        ensure(!holds_secret(&text), || text.clone())?;
    }
    ensure(!holds_secret(observation.world.address()), || observation.world.address().to_owned())
}

/// What moves no money goes out once for each wish: its idempotency key is new.
fn a_write_is_sent_once(observer: &Observer, observation: &Observation<'_>) -> Result<(), String> {
    for call in observation.calls().filter(|call| call.method != Method::Get && !moves_money(call)) {
        let key = header(call, "Idempotency-Key").ok_or_else(|| format!("{} has no key", call.url))?;
        ensure(!observer.keys.contains(key), || format!("{} reuses a key", call.url))?;
    }
    Ok(())
}

/// Of each write one is under way at most; of favourites one for each game. The writes of a session that is over no longer
/// count. The language may be changed at any time, and a game that was left and is entered again is another wish.
fn one_write_at_a_time(_: &Observer, observation: &Observation<'_>) -> Result<(), String> {
    let mut seen = BTreeSet::new();
    for call in observation.world.calls.iter().filter(|call| call.method != Method::Get) {
        let endpoint = endpoint_of(call);
        if [endpoint::LANGUAGE, endpoint::LAUNCH, endpoint::LAUNCH_RELAY].into_iter().any(|it| endpoint == Some(it)) {
            continue;
        }
        let favourite = [Some(endpoint::FAVOURITE_ADD), Some(endpoint::FAVOURITE_REMOVE)].contains(&endpoint);
        let body = call.body.as_ref().filter(|_| favourite).map(|body| body.reveal());
        let wish = (call.url.split('?').next(), call.method.as_str(), header(call, "Authorization"), body);
        ensure(seen.insert(wish), || call.url.clone())?;
    }
    Ok(())
}

/// What nobody waits for any more is not heard.
fn a_stale_reply_changes_nothing(_: &Observer, observation: &Observation<'_>) -> Result<(), String> {
    if observation.cause != Cause::StaleReply {
        return Ok(());
    }
    ensure(observation.effects.is_empty() && observation.dirty.is_empty(), || {
        format!("{:?}, {:?}", observation.effects, observation.dirty.iter().map(Slice::name).collect::<Vec<_>>())
    })
}

/// No two calls of a page have the same call id, so that every one is answered once.
fn a_call_id_is_used_once(observer: &Observer, observation: &Observation<'_>) -> Result<(), String> {
    let mut here = BTreeSet::new();
    for effect in observation.effects {
        let call_id = match effect {
            Effect::Http(call) => call.call_id,
            Effect::Seal(job) => job.call_id,
            Effect::Subscribe(subscription) => subscription.call_id,
            _ => continue,
        };
        ensure(here.insert(call_id) && !observer.call_ids.contains(&call_id), || format!("{call_id:?}"))?;
    }
    Ok(())
}

/// A dialog has buttons, and at most one of them is the default; one without shows only while a login is under way.
fn one_dialog_on_top(observer: &Observer, observation: &Observation<'_>) -> Result<(), String> {
    if !observation.dirty.contains(Slice::Dialogs) || observer.dialog().is_none() {
        return Ok(());
    }
    let text = observer.shown(Slice::Dialogs);
    let defaults = text.matches("\"default\":true").count();
    let waits = observer.shown(Slice::Login).contains("\"busy\":true");
    ensure((text.contains("\"press\":") || waits) && defaults <= 1, || text.to_owned())
}

/// The overlay that shows is the one that the address asks for.
fn address_and_overlay_agree(observer: &Observer, observation: &Observation<'_>) -> Result<(), String> {
    let route = current_route(observation.world);
    let shown = observer.shown(Slice::Route);
    let name = shown.split("\"overlay\":{\"name\":\"").nth(1).and_then(|rest| rest.split('"').next());
    let wanted = match (route.overlay, &route.screen) {
        (None, Screen::Register) => Some(Overlay::Modal(route::Modal::Register)),
        (overlay, _) => overlay,
    };
    let agrees = match (wanted, name) {
        (None, None) => true,
        (Some(Overlay::Modal(modal)), Some(name)) => modal.key() == name,
        (Some(overlay), Some("memberCentre")) => overlay.is_member_centre(),
        (Some(overlay), Some("agentCentre")) => overlay.is_agent_centre(),
        (Some(_), Some(_)) => true,
        _ => false,
    };
    ensure(agrees, || format!("{} shows {name:?}", observation.world.address()))
}

/// Who has a token is a member, over a reload as well; who has none is not.
fn token_and_session_agree(observer: &Observer, observation: &Observation<'_>) -> Result<(), String> {
    let stored = observation.world.session.get("token").is_some_and(|token| !token.is_empty());
    ensure(stored == observer.is_member(), || format!("token: {stored}, {}", observer.shown(Slice::Session)))
}

/// The token of a session that is over goes out no more, and signing out ends remembering as well.
fn a_closed_session_stays_closed(observer: &Observer, observation: &Observation<'_>) -> Result<(), String> {
    for call in observation.calls() {
        let token = header(call, "Authorization").and_then(|it| it.strip_prefix("Bearer ")).unwrap_or_default();
        ensure(!observer.closed.contains(token), || call.url.clone())?;
        let remembered = observation.world.local.get("loginRemember").is_some_and(|it| it == "1");
        let asks = endpoint_of(call) == Some(endpoint::REMEMBERED);
        ensure(!asks || (remembered && observation.cause == Cause::Opened), || {
            "a session comes back by itself".to_owned()
        })?;
    }
    Ok(())
}

/// Where the operator demands a login, a visitor sees only the open screens; elsewhere everyone sees all.
fn the_guard_holds(observer: &Observer, observation: &Observation<'_>) -> Result<(), String> {
    if !observer.is_open() {
        return Ok(());
    }
    let access = current_route(observation.world).guard(observer.is_member(), observation.operator.login_required);
    ensure(access == route::Access::Allowed, || observation.world.address().to_owned())
}

/// While the password must be changed, its form is what shows, and nothing of the member's is asked for.
fn a_forced_change_can_not_be_left(observer: &Observer, observation: &Observation<'_>) -> Result<(), String> {
    if !observer.shown(Slice::ChangePassword).contains("\"forced\":true") || !observer.is_member() {
        return Ok(());
    }
    let shown = observer.shown(Slice::Route);
    ensure(shown.contains("\"name\":\"changePassword\"") && shown.contains("\"closable\":false"), || shown.to_owned())?;
    let allowed = [endpoint::PASSWORD, endpoint::LOGOUT];
    let refused =
        observation.calls().filter_map(endpoint_of).find(|it| it.access == Access::Member && !allowed.contains(it));
    ensure(refused.is_none(), || format!("{refused:?}"))
}

/// What a form keeps of what was typed is still there after its call failed: only an answer that logs somebody in, a new
/// session, the visitor, or other rules change it.
fn errors_keep_what_was_typed(observer: &Observer, observation: &Observation<'_>) -> Result<(), String> {
    if observation.cause != Cause::Reply || observer.is_member() || observer.was_member {
        return Ok(());
    }
    for (slice, before) in &observer.typed {
        let now = typed_in(observer.shown(*slice));
        let lost = before.iter().find(|(name, value)| now.iter().any(|(it, now)| it == name && now != value));
        ensure(lost.is_none(), || format!("{}: {lost:?}", slice.name()))?;
    }
    Ok(())
}

/// The lobby shows each game once.
fn no_game_shows_twice(observer: &Observer, observation: &Observation<'_>) -> Result<(), String> {
    if !observation.dirty.contains(Slice::Lobby) {
        return Ok(());
    }
    // The key of a tile's quiet line names a text.
    let text = observer.shown(Slice::Lobby).replace("\"note\":{\"key\":", "\"note\":{\"text\":");
    let tiles = text.split("\"tiles\":[").nth(1).and_then(|rest| rest.split(']').next()).unwrap_or_default();
    let mut seen = BTreeSet::new();
    let twice =
        tiles.split("\"key\":\"").skip(1).filter_map(|rest| rest.split('"').next()).find(|key| !seen.insert(*key));
    ensure(twice.is_none(), || format!("{twice:?}"))
}
