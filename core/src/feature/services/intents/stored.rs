//! Open intents in session storage: a line each with key, time and path, below a line with the version of this format and, after the
//! session has ended, the id of their member. An unreadable line is dropped: its outcome is not asked for, and nothing is sent again.

use super::{Intent, Intents, Stage};
use crate::api::endpoint;
use crate::domain::idempotency::is_key;
use crate::secret::Secret;

const VERSION: &str = "1";

/// What is stored; nothing when no intent is open.
pub(super) fn write(intents: &Intents) -> Option<Secret> {
    if intents.open.is_empty() {
        return None;
    }
    let mut text = VERSION.to_owned();
    if let Some(owner) = &intents.pending_owner {
        text.push(' ');
        text.push_str(owner);
    }
    for intent in &intents.open {
        for part in ["\n", intent.key.reveal(), " ", &intent.sent_ms.to_string(), " ", intent.path] {
            text.push_str(part);
        }
    }
    Some(Secret::new(text))
}

/// What a former page or session has left open.
pub(super) fn read(text: &str) -> Intents {
    let mut lines = text.split('\n');
    let mut head = lines.next().unwrap_or_default().splitn(2, ' ');
    if head.next() != Some(VERSION) {
        return Intents::default();
    }
    let pending_owner = head.next().filter(|owner| !owner.is_empty()).map(str::to_owned);
    let mut open: Vec<Intent> = Vec::new();
    for intent in lines.filter_map(intent) {
        if open.iter().all(|other| other.path != intent.path) {
            open.push(intent);
        }
    }
    Intents { pending_owner: pending_owner.filter(|_| !open.is_empty()), open, ..Intents::default() }
}

fn intent(line: &str) -> Option<Intent> {
    let mut parts = line.splitn(3, ' ');
    let (key, sent_ms, path) = (parts.next()?, parts.next()?.parse().ok()?, parts.next()?);
    let endpoint = endpoint::ALL.iter().find(|endpoint| endpoint.intent && endpoint.path == path)?;
    is_key(key).then(|| Intent { key: Secret::new(key), path: endpoint.path, sent_ms, stage: Stage::Orphaned })
}

#[cfg(test)]
mod tests {
    use super::*;

    const CLAIM: &str = endpoint::PROMOTION_CLAIM.path;

    #[test]
    fn what_is_stored_is_read_back_as_orphaned() {
        for (owner, head) in [(None, "1"), (Some("m 1".to_owned()), "1 m 1")] {
            let intent = Intent { key: Secret::new("k1"), path: CLAIM, sent_ms: 5, stage: Stage::Awaited };
            let intents = Intents { open: vec![intent], pending_owner: owner.clone(), ..Intents::default() };
            let text = write(&intents).expect("a text");
            assert_eq!(text.reveal(), format!("{head}\nk1 5 /wps/promotions/claim"));
            let read = read(text.reveal());
            let [intent] = &read.open[..] else { panic!() };
            assert_eq!(
                (intent.key.reveal(), intent.sent_ms, intent.path, intent.stage),
                ("k1", 5, CLAIM, Stage::Orphaned)
            );
            assert_eq!(read.pending_owner, owner);
        }
        assert!(write(&Intents::default()).is_none());
    }

    #[test]
    fn what_makes_no_sense_is_dropped() {
        for text in [
            "",
            "0\nk1 5 /wps/promotions/claim",
            "1\nk1 5 /wps/none",
            "1\nk1 5 /wps/system/language",
            "1\nk1 x /wps/promotions/claim",
            "1\n 5 /wps/promotions/claim",
            "1\nk1 5",
            "1 m1",
            "1 m1\nk1 5 /wps/none",
        ] {
            let read = read(text);
            assert!(read.open.is_empty() && read.pending_owner.is_none(), "{text}");
        }
        let twice = read("1\nk1 5 /wps/promotions/claim\nk2 6 /wps/promotions/claim");
        assert_eq!(twice.open.len(), 1, "of each call one is open at most");
    }
}
