//! How the operator keeps the money of its customers: where the licence asks for it, the statement stands in the form of the first deposit,
//! and nothing is paid in before it was read. Whether a deposit is the first is the server's to say; it asks again where it knows better.

use super::view::ui_event;
use crate::api::Failure;
use crate::event::DepositsEvent;
use crate::model::Model;
use crate::text::key;
use crate::view::{FundsStatement, Text};
use crate::wire::code;

/// What is known of the statement about the customers' money.
#[derive(Default)]
pub(super) struct Funds {
    /// Whether the member has read the statement.
    pub acknowledged: bool,
    /// Whether the form was sent without that.
    missing: bool,
    /// Whether the server asks for the statement to be read.
    demanded: bool,
}

fn is_shown(model: &Model) -> bool {
    let is_first = || model.deposits.channels.ready().is_some_and(|value| !value.last_amount.0.is_positive());
    !model.site.info.policy.customer_funds.is_empty() && (model.deposits.funds.demanded || is_first())
}

pub(super) fn acknowledge(model: &mut Model, read: bool) {
    let funds = &mut model.deposits.funds;
    funds.acknowledged = read;
    funds.missing = false;
}

/// Whether the statement has to be read first; that it is missing shows then.
pub(super) fn blocks_deposit(model: &mut Model) -> bool {
    let missing = is_shown(model) && !model.deposits.funds.acknowledged;
    model.deposits.funds.missing = missing;
    missing
}

/// The server refused the deposit; says whether it asks for the statement to be read.
pub(super) fn refused(model: &mut Model, failure: &Failure) -> bool {
    if failure.code != code::FUNDS_ACKNOWLEDGEMENT_NEEDED {
        return false;
    }
    model.deposits.funds = Funds { acknowledged: false, missing: true, demanded: true };
    true
}

pub(super) fn view(model: &Model) -> Option<FundsStatement> {
    is_shown(model).then(|| FundsStatement {
        text: model.site.info.policy.customer_funds.clone(),
        acknowledged: model.deposits.funds.acknowledged,
        error: model.deposits.funds.missing.then(|| Text::of(key::FUNDS_UNREAD)),
        acknowledge: ui_event(DepositsEvent::AcknowledgeFunds(!model.deposits.funds.acknowledged)),
    })
}
