//! Fair play: who has decided about limits, reality checks that come now and then, launches that it refuses.

use super::super::support::play_checks::{limit, limits, reality_check};
use super::{Answer, Refusal, refused};
use lumora_core::api::endpoint::{self, Endpoint};
use lumora_core::wire::code;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// What is known of it.
#[derive(Default)]
pub struct FairPlay {
    /// Accounts that have decided about limits.
    decided: BTreeSet<String>,
    asked: u32,
    launches: u32,
    /// The check that waits for an answer.
    due: Option<u32>,
}

impl FairPlay {
    fn check(&self) -> Value {
        reality_check(self.due.map(|number| format!("check-{number}")).as_deref())
    }

    /// What is answered; nothing for a call that is none of its own.
    pub fn answer(&mut self, account: &str, endpoint: Endpoint) -> Option<Answer> {
        Some(Ok(match endpoint {
            endpoint::LIMIT_OFFER => limits(self.decided.contains(account), account == "careful"),
            endpoint::LIMIT_OFFER_DECLINE if account == "careful" => {
                return Some(Err(refused(409, code::LIMIT_DECISION_NEEDED)));
            }
            endpoint::LIMIT_OFFER_SET | endpoint::LIMIT_OFFER_DECLINE => {
                self.decided.insert(account.to_owned());
                limits(true, false)
            }
            endpoint::REALITY_CHECK_DUE => {
                self.asked += 1;
                if self.asked.is_multiple_of(4) {
                    self.due = Some(self.asked);
                }
                self.check()
            }
            endpoint::REALITY_CHECK_ANSWER => {
                self.due = None;
                self.check()
            }
            endpoint::LAUNCH | endpoint::LAUNCH_RELAY => {
                self.launches += 1;
                return self.refusal().map(Err);
            }
            _ => return None,
        }))
    }

    /// Every third launch is refused, each time for another reason.
    fn refusal(&self) -> Option<Refusal> {
        if !self.launches.is_multiple_of(3) {
            return None;
        }
        Some(match self.launches / 3 % 6 {
            0 => Refusal(422, code::LIMIT_REACHED, json!({ "limit": limit("TIME", "DAY", Some("120"), "0") })),
            1 => refused(409, code::REALITY_CHECK_DUE),
            2 => refused(409, code::LIMIT_DECISION_NEEDED),
            3 => refused(403, code::AGE_CHECK_NEEDED),
            4 => refused(409, code::OTHER_GAME_OPEN),
            _ => refused(403, code::DEMO_CLOSED),
        })
    }
}
