//! What the fragment of the address brought when the page was opened: the ticket of a social login, the reason why there is
//! none, or the token of a recovery mail. It is read once and taken out of the address, so that it stands neither in the
//! history nor in a link that somebody copies.

use crate::boot::Boot;
use crate::domain::route::{Modal, Overlay, Query};
use crate::feature::domain_event::DomainEvent;
use crate::feature::screens::login;
use crate::feature::services::session::ResumeAfterLogin;
use crate::feature::services::{link, location};
use crate::model::{Model, Step};
use crate::secret::Secret;

/// The fragment, and the query that stood beside it.
#[derive(Debug)]
pub(crate) struct OpeningFragment {
    query: String,
    fragment: Secret,
}

/// What was brought along and not read yet.
pub(crate) type PendingFragment = Option<OpeningFragment>;

/// What the browser has in its address at the start.
pub(crate) fn from_fragment(boot: &mut Boot) -> PendingFragment {
    let opened = OpeningFragment { query: boot.query.clone(), fragment: boot.fragment.clone() };
    (!opened.fragment.is_empty()).then_some(opened)
}

/// Reads the fragment after the first address was entered. One that belongs to nobody here stays as it is.
pub(crate) fn read(model: &mut Model, step: &mut Step) {
    let Some(OpeningFragment { query, fragment }) = model.opening_fragment.take() else { return };
    let text = fragment.reveal();
    if let Some(ticket) = text.strip_prefix("social=") {
        let ticket = Secret::new(ticket);
        resume_at_return_address(model, &query);
        clear_fragment(model, step);
        login::on_social_ticket(model, step, &ticket);
    } else if let Some(code) = text.strip_prefix("social-error=") {
        let code = code.to_owned();
        resume_at_return_address(model, &query);
        clear_fragment(model, step);
        login::on_social_refused(model, step, &code);
    } else if model.location.route.overlay == Some(Overlay::Modal(Modal::ResetPassword)) {
        step.emit(DomainEvent::RecoveryLinkFollowed(fragment.clone()));
        clear_fragment(model, step);
    }
}

/// After the login the visitor goes on where the provider was chosen: a path of this site, whatever the address says.
fn resume_at_return_address(model: &mut Model, query: &str) {
    let address = Query::parse(query).owned("returnTo").filter(|address| address.starts_with('/'));
    let address = address.map(|address| link::safe(&address)).filter(|address| !address.is_empty());
    if let (Some(address), None) = (address, &model.session.resume_after_login) {
        model.session.resume_after_login = Some(ResumeAfterLogin::Page(address));
    }
}

/// Replaces the address by the same one without its fragment.
fn clear_fragment(model: &mut Model, step: &mut Step) {
    location::replace(step, model.location.route.address());
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    if matches!(event, DomainEvent::ChunkLoaded) {
        read(model, step);
    }
}
