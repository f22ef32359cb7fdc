//! The affiliate's code and the referral code (sections 3, 4, 5 and 8).
//!
//! Both may come with the link that was followed, and are kept for the rest of the tab's life. A linked affiliate code is
//! checked at load: a good one hides its field and goes along, a bad one leaves the field to be filled. A typed code is
//! checked before the registration is sent.

use super::Request;
use super::{FORM, Stage, fields, submit};
use crate::api::Failure;
use crate::boot::Boot;
use crate::domain::field::Field;
use crate::domain::referral::CODE_PARAMETER;
use crate::domain::route::Query;
use crate::effect::StorageArea;
use crate::feature::services::{call, dialogs};
use crate::feature::shared::captcha;
use crate::feature::shared::forms::Mark;
use crate::model::{Model, Step};
use crate::text::key;
use crate::view::Text;
use crate::wire::{AffiliateQuery, AffiliateValue, RegisterRequest};

/// Entries of session storage.
const AFFILIATE_KEY: &str = "affiliateCode";
const REFERRAL_KEY: &str = CODE_PARAMETER;

/// What is known of affiliate codes.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Affiliate {
    link: Option<Link>,
    /// The typed affiliate code that was found good.
    typed: String,
}

#[derive(Clone, Debug, PartialEq)]
struct Link {
    code: String,
    state: LinkState,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LinkState {
    /// The code was not checked yet. Its field shows only when it is found bad.
    Unchecked,
    Valid,
    Invalid,
    /// The code is that of an agent's registration link which has ended or is used up: said in the form.
    Ended,
}

impl Affiliate {
    pub(super) fn from_boot(boot: &Boot) -> Affiliate {
        let query = Query::parse(&boot.query);
        let short = matches!(boot.path.as_str(), "/register" | "/register.html").then(|| query.owned("code")).flatten();
        let stored = || boot.session(AFFILIATE_KEY).map(|code| code.reveal().to_owned());
        let code = query.owned("affiliateCode").or(short).or_else(stored).filter(|code| !code.is_empty());
        Affiliate { link: code.map(|code| Link { code, state: LinkState::Unchecked }), typed: String::new() }
    }

    /// Whether the link's code is good as far as is known: its field does not show.
    pub(super) fn is_linked(&self) -> bool {
        self.link.as_ref().is_some_and(|link| matches!(link.state, LinkState::Unchecked | LinkState::Valid))
    }

    /// Whether the link's code was found bad: its field shows, so that the visitor sees that it did not count.
    pub(super) fn is_refused(&self) -> bool {
        self.link.as_ref().is_some_and(|link| link.state == LinkState::Invalid)
    }

    /// Whether nobody can register by the link any more.
    pub(super) fn link_has_ended(&self) -> bool {
        self.link.as_ref().is_some_and(|link| link.state == LinkState::Ended)
    }

    /// The link has ended since it was found good.
    pub(super) fn end_link(&mut self) {
        self.set_link(LinkState::Ended);
    }

    /// The code of a link that was found good.
    pub(super) fn valid_link(&self) -> Option<&str> {
        self.link.as_ref().filter(|link| link.state == LinkState::Valid).map(|link| link.code.as_str())
    }

    pub(super) fn without_typed(self) -> Affiliate {
        Affiliate { typed: String::new(), ..self }
    }

    fn set_link(&mut self, state: LinkState) {
        if let Some(link) = &mut self.link {
            link.state = state;
        }
    }

    /// The server refused a code that was found good before: it is typed anew.
    pub(super) fn refuse(&mut self) {
        self.set_link(LinkState::Invalid);
        self.typed.clear();
    }
}

pub(super) fn referral_from_boot(boot: &Boot) -> String {
    let stored = || boot.session(REFERRAL_KEY).map(|code| code.reveal().to_owned());
    Query::parse(&boot.query).owned(CODE_PARAMETER).or_else(stored).unwrap_or_default()
}

/// Keeps what the link said, and checks its affiliate code.
pub(crate) fn load(model: &mut Model, step: &mut Step) {
    if !model.register.referral.is_empty() {
        step.store(StorageArea::Session, REFERRAL_KEY, &model.register.referral);
    }
    let Some(Link { code, state: LinkState::Unchecked }) = model.register.affiliate.link.clone() else { return };
    step.store(StorageArea::Session, AFFILIATE_KEY, &code);
    if !model.calls.busy(&Request::Affiliate { from_link: true }.slot()) {
        check_code(model, step, &code, true);
    }
}

fn check_code(model: &mut Model, step: &mut Step, code: &str, from_link: bool) {
    let request = AffiliateQuery { code: code.to_owned(), domain: model.site.host().to_owned() };
    let mut query = Query::default();
    query.push("code", Some(&request.code));
    query.push("domain", Some(&request.domain));
    call::send(model, step, Request::Affiliate { from_link }, &query.text());
}

/// Whether the code of the request can be sent as it is. One that was not checked yet is checked first; the answer goes on with the request.
pub(super) fn check_typed(model: &mut Model, step: &mut Step, request: &RegisterRequest) -> bool {
    let code = request.affiliate_code.as_str();
    let affiliate = &model.register.affiliate;
    if code.is_empty() || affiliate.typed == code || affiliate.valid_link() == Some(code) {
        return true;
    }
    check_code(model, step, code, false);
    false
}

pub(crate) fn on_checked(model: &mut Model, step: &mut Step, from_link: bool, answer: Result<AffiliateValue, Failure>) {
    if from_link {
        match answer {
            Ok(value) => {
                let state = match value {
                    AffiliateValue { valid: true, .. } => LinkState::Valid,
                    AffiliateValue { ended: true, .. } => LinkState::Ended,
                    _ => LinkState::Invalid,
                };
                model.register.affiliate.set_link(state);
            }
            // A call that failed says nothing about the code: it is checked again when the form opens.
            Err(_) => return,
        }
        return;
    }
    let Stage::CheckingAffiliate(request) = std::mem::take(&mut model.register.stage) else { return };
    match answer {
        Ok(AffiliateValue { valid: true, .. }) => {
            model.register.affiliate.typed.clone_from(&request.affiliate_code);
            submit::proceed(model, step, request);
        }
        Ok(AffiliateValue { valid: false, ended }) => {
            captcha::renew(model, step, FORM);
            let words = if ended { key::ERROR_REGISTRATION_LINK_ENDED } else { key::ERROR_INVALID_AFFILIATE };
            refuse(model, step, words);
        }
        Err(failure) => {
            captcha::renew(model, step, FORM);
            model.register.problem = Some(failure.problem());
        }
    }
}

/// Section 8: a warning that the invitation code is wrong, or that its link takes nobody any more.
pub(super) fn refuse(model: &mut Model, step: &mut Step, words: &'static str) {
    let words = || Text::of(words);
    model.register.affiliate.refuse();
    model.register.fields.set_mark(Field::AffiliateCode, Mark::Refused(words()));
    if fields::visible(model).iter().any(|shown| shown.field == Field::AffiliateCode) {
        super::focus(model, Some(Field::AffiliateCode));
    }
    dialogs::warn(model, step, key::WARNING_TITLE, words(), key::NEED_TRUE_ACCOUNT_CONFIRM);
}
