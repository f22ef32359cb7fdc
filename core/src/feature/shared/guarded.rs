//! A change that the server may want the password for again (section 7 of the specification): it walks Idle -> Sent -> Idle, or Sent ->
//! Proving -> Sent -> Idle, and nothing that the member typed is lost on the way.
//!
//! A machine of forms holds one of these, makes a call of its own for the proof, and sends what comes out of [`Guarded::proved`] again.

use super::payment_password;
use crate::api::Failure;
use crate::model::Model;
use crate::secret::Secret;
use crate::text::key;
use crate::view::{ProofView, Text};
use crate::wire::{Done, ReauthenticateRequest, code};

/// How far a change has come.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) enum Guarded<R> {
    /// No change is asked for.
    #[default]
    Idle,
    /// The request of the change is under way.
    Sent(R),
    /// The server wants the password before the change.
    Proving {
        /// The request that waits for the password.
        request: R,
        /// What is wrong with the password that was given.
        error: Option<Text>,
    },
}

/// What is to be done after an answer.
pub(crate) enum Reply<R, T> {
    /// Nothing: nobody waited for it, or it waits for the password now.
    Nothing,
    /// The change was done.
    Done(R, T),
    /// The change was refused.
    Refused(R, Failure),
}

impl<R> Guarded<R> {
    /// Whether nothing is under way, nor waits for the password.
    pub fn is_idle(&self) -> bool {
        matches!(self, Guarded::Idle)
    }

    /// Whether a change waits for the password.
    pub fn is_proving(&self) -> bool {
        matches!(self, Guarded::Proving { .. })
    }

    /// The call of the change was answered: what is to be done.
    pub fn take_reply<T>(&mut self, answer: Result<T, Failure>) -> Reply<R, T> {
        let request = match std::mem::take(self) {
            Guarded::Sent(request) => request,
            other => {
                *self = other;
                return Reply::Nothing;
            }
        };
        match answer {
            Ok(value) => Reply::Done(request, value),
            Err(failure) if failure.code == code::PASSWORD_REQUIRED => {
                *self = Guarded::Proving { request, error: None };
                Reply::Nothing
            }
            Err(failure) => Reply::Refused(request, failure),
        }
    }

    /// The member gives the password: the call that checks it, unless nothing waits for it or it is empty.
    pub fn prove(&mut self, password: &Secret) -> Option<ReauthenticateRequest> {
        let Guarded::Proving { error, .. } = self else { return None };
        let password = password.trimmed();
        *error = password.is_empty().then(|| Text::of(key::FIELD_PASSWORD_EMPTY));
        (!password.is_empty()).then(|| ReauthenticateRequest { password: password.reveal().into() })
    }

    /// The check of the password was answered: the request to send again.
    pub fn proved(&mut self, answer: Result<Done, Failure>) -> Option<R> {
        let Guarded::Proving { error, .. } = self else { return None };
        match answer {
            Ok(Done {}) => match std::mem::take(self) {
                Guarded::Proving { request, .. } => Some(request),
                Guarded::Idle | Guarded::Sent(_) => None,
            },
            Err(failure) => {
                *error = Some(failure.problem().text);
                None
            }
        }
    }

    /// The member does not give the password: the change that waited is given up.
    pub fn give_up(&mut self) {
        if self.is_proving() {
            *self = Guarded::Idle;
        }
    }

    /// The password is being typed anew.
    pub fn edited(&mut self) {
        if let Guarded::Proving { error, .. } = self {
            *error = None;
        }
    }

    /// What shows while the password is asked for; `busy` while it is being checked.
    pub fn view(&self, model: &Model, busy: bool) -> Option<ProofView> {
        let Guarded::Proving { error, .. } = self else { return None };
        Some(ProofView { account: model.session.account_name().to_owned(), error: error.clone(), busy })
    }
}

/// The end of a form that the payment password signs: what was wrong with it, how often the form was refused, and the change itself.
pub(crate) struct Signing<R> {
    /// What is wrong with the payment password that was given.
    pub pin_error: Option<Text>,
    /// Counts refusals: another one moves the focus.
    pub refusals: u32,
    /// The change that the payment password signs.
    pub change: Guarded<R>,
}

impl<R> Default for Signing<R> {
    fn default() -> Self {
        Self { pin_error: None, refusals: 0, change: Guarded::default() }
    }
}

impl<R> Signing<R> {
    /// The input of a password was changed: its error goes away.
    pub fn edited(&mut self) {
        self.change.edited();
        self.pin_error = None;
    }

    /// The server or the form refused the change.
    pub fn refuse(&mut self) {
        self.refusals = self.refusals.wrapping_add(1);
    }

    /// Whether this can be a payment password at all; what is wrong with it shows.
    pub fn takes(&mut self, payment_password: &Secret) -> bool {
        self.pin_error = payment_password::entry_error(payment_password);
        if self.pin_error.is_some() {
            self.refuse();
        }
        self.pin_error.is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api::FailureKind;

    fn refused(code: &str) -> Failure {
        Failure { code: code.to_owned(), ..Failure::without_reply(FailureKind::Refused(401)) }
    }

    #[test]
    fn what_waits_for_the_password_goes_out_again_with_all_that_was_typed() {
        let mut change = Guarded::Sent("typed");
        assert!(matches!(change.take_reply::<()>(Err(refused(code::PASSWORD_REQUIRED))), Reply::Nothing));
        assert!(change.prove(&Secret::new("  ")).is_none(), "an empty password proves nothing");
        assert!(change.prove(&Secret::new("right")).is_some());
        assert_eq!(change.proved(Err(refused(code::WRONG_CREDENTIALS))), None);
        assert!(matches!(&change, Guarded::Proving { error: Some(_), .. }));
        change.edited();
        assert_eq!(change, Guarded::Proving { request: "typed", error: None });
        assert_eq!(change.proved(Ok(Done {})), Some("typed"));
        assert!(change.is_idle());
    }

    #[test]
    fn an_answer_that_nobody_waits_for_changes_nothing() {
        let mut change: Guarded<&str> = Guarded::Idle;
        assert!(matches!(change.take_reply(Ok(1)), Reply::Nothing));
        assert_eq!(change.proved(Ok(Done {})), None);
        change = Guarded::Proving { request: "typed", error: None };
        assert!(matches!(change.take_reply(Ok(1)), Reply::Nothing));
        assert_eq!(change, Guarded::Proving { request: "typed", error: None });
        change.give_up();
        assert!(change.is_idle());
    }

    #[test]
    fn any_other_refusal_ends_it() {
        let mut change = Guarded::Sent("typed");
        assert!(matches!(change.take_reply::<()>(Err(refused("other"))), Reply::Refused("typed", _)));
        assert!(change.is_idle());
    }

    #[test]
    fn a_wrong_entry_of_the_payment_password_counts_as_a_refusal_and_an_edit_forgets_it() {
        let mut signing: Signing<&str> = Signing::default();
        assert!(!signing.takes(&Secret::new("")));
        assert_eq!((signing.pin_error.is_some(), signing.refusals), (true, 1));
        signing.edited();
        assert!(signing.pin_error.is_none());
        assert!(signing.takes(&Secret::new("246810")));
        assert_eq!(signing.refusals, 1);
    }
}
