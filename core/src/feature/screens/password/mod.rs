//! The forms that set a new password: forgotten ([`forgot`]), by the link of a mail ([`reset`]), changed by a member
//! ([`change`]).

pub(crate) mod change;
mod event;
pub(crate) mod forgot;
pub(crate) mod reset;

use crate::domain::field::Field;
use crate::feature::shared::forms::{self, Mark};
use crate::model::Model;
use crate::secret::Secret;
pub use event::{ForgotEvent, ForgotWay, PasswordEvent};

/// The marks of a new password and its repetition.
fn check_new(model: &Model, password: &Secret, confirm: &Secret) -> Vec<(Field, Mark)> {
    vec![
        (Field::Password, forms::check(model, Field::Password, password.reveal(), true)),
        (Field::ConfirmPassword, forms::check_twice(password, confirm)),
    ]
}
