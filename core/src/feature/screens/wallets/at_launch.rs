//! The choice whether money follows when a game of a vendor with its own wallet is started. The operator offers it, the member chooses.

use super::Request;
use crate::api::Failure;
use crate::feature::services::call;
use crate::feature::services::remote::Remote;
use crate::model::{Model, Step};
use crate::wire::TransferAtLaunch;

pub(super) fn set(model: &mut Model, step: &mut Step, on: bool) {
    let Some(all) = model.wallets.all.ready() else { return };
    if all.at_launch_offered && all.at_launch != on {
        model.wallets.problem = None;
        call::send_with_body(model, step, Request::AtLaunch, &TransferAtLaunch { on });
    }
}

pub(super) fn on_set(model: &mut Model, _: &mut Step, answer: Result<TransferAtLaunch, Failure>) {
    match answer {
        Ok(TransferAtLaunch { on }) => {
            if let Remote::Ready(all) = &mut model.wallets.all {
                all.at_launch = on;
            }
        }
        Err(failure) => model.wallets.problem = Some(failure.problem()),
    }
}
