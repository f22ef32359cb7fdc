//! The identity check as a machine (section 2 of the specification, security centre; levels of knowing a customer).
//!
//! A member states who it is, sends documents, and hands them in; an operator decides. None -> Pending -> Approved, or -> Rejected with a
//! reason, from which it may be handed in again. What was approved stays, whatever its member does: a name that money is paid to has to rest on
//! something. Only an operator revokes it, with a reason, when it turns out to be false. Client and
//! server move by the same table, and [`Dossier`] says for both what is still missing.

use super::named_enum::named_enum;

/// The most documents of one check, all kinds together.
pub const MAX_DOCUMENTS: usize = 5;
/// The most pages of a PDF.
pub const MAX_PDF_PAGES: usize = 10;
/// The most characters of a name.
pub const MAX_NAME_LENGTH: usize = 100;

named_enum! {
    /// How far a check has come.
    IdentityStatus {
        /// Nothing was handed in.
        #[default]
        None = "NONE",
        /// An operator looks at it.
        Pending = "PENDING",
        /// The member is who it says.
        Approved = "APPROVED",
        /// The check was refused, and can be handed in again.
        Rejected = "REJECTED",
    }
}

named_enum! {
    /// The kind of a document.
    DocumentKind {
        /// A passport: the page with the picture.
        #[default]
        Passport = "PASSPORT",
        /// The front of a national identity card.
        NationalIdFront = "NATIONAL_ID_FRONT",
        /// The back of a national identity card.
        NationalIdBack = "NATIONAL_ID_BACK",
        /// A driving licence, with its picture.
        DrivingLicence = "DRIVING_LICENCE",
        /// A bill or statement with name and address.
        ProofOfAddress = "PROOF_OF_ADDRESS",
    }
}

named_enum! {
    /// Why a check was refused.
    RejectionReason {
        /// A document can not be read.
        #[default]
        Unreadable = "UNREADABLE",
        /// A document is no longer valid.
        Expired = "EXPIRED",
        /// A document says something else than the details.
        Mismatch = "MISMATCH",
        /// A page or side is missing.
        Incomplete = "INCOMPLETE",
        /// A document of another kind is needed.
        NotAccepted = "NOT_ACCEPTED",
        /// Another reason, which the operator's note says.
        Other = "OTHER",
    }
}

/// What happens to a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IdentityEvent {
    /// The member handed it in.
    Submitted,
    /// An operator approved it.
    Approved,
    /// An operator refused it.
    Rejected,
    /// An operator takes an approval back.
    Revoked,
}

impl IdentityStatus {
    /// The status that follows; nothing when the event does not fit, and changes nothing.
    #[must_use]
    pub const fn after(self, event: IdentityEvent) -> Option<IdentityStatus> {
        match (self, event) {
            (Self::None | Self::Rejected, IdentityEvent::Submitted) => Some(Self::Pending),
            (Self::Pending, IdentityEvent::Approved) => Some(Self::Approved),
            (Self::Pending, IdentityEvent::Rejected) | (Self::Approved, IdentityEvent::Revoked) => Some(Self::Rejected),
            _ => None,
        }
    }

    /// Whether the member may change details and documents.
    #[must_use]
    pub const fn is_editable(self) -> bool {
        matches!(self, Self::None | Self::Rejected)
    }

    /// What the member is known by: 0 nothing, 1 stated details, 2 documents that an operator has looked at.
    #[must_use]
    pub const fn level(self, has_details: bool) -> u8 {
        match (self, has_details) {
            (Self::Approved, _) => 2,
            (_, true) => 1,
            (_, false) => 0,
        }
    }
}

/// What was sent so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dossier<'a> {
    /// Name, date of birth and country were stated.
    pub has_details: bool,
    /// Kinds of the documents that are there.
    pub documents: &'a [DocumentKind],
}

/// What a check lacks before it can be handed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// The details: name, date of birth and country.
    Details,
    /// A document with a picture: passport, driving licence, or both sides of a national identity card.
    Document,
    /// The front of the national identity card whose back is there.
    Front,
    /// The back of the national identity card whose front is there.
    Back,
}

impl Dossier<'_> {
    /// The first thing that is missing; nothing where it can be handed in.
    #[must_use]
    pub fn missing(&self) -> Option<Missing> {
        let has = |kind| self.documents.contains(&kind);
        let whole = has(DocumentKind::Passport) || has(DocumentKind::DrivingLicence);
        match (has(DocumentKind::NationalIdFront), has(DocumentKind::NationalIdBack)) {
            _ if !self.has_details => Some(Missing::Details),
            (true, true) => None,
            _ if whole => None,
            (true, false) => Some(Missing::Back),
            (false, true) => Some(Missing::Front),
            (false, false) => Some(Missing::Document),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use DocumentKind::{DrivingLicence, NationalIdBack, NationalIdFront, Passport, ProofOfAddress};

    const EVENTS: [IdentityEvent; 4] =
        [IdentityEvent::Submitted, IdentityEvent::Approved, IdentityEvent::Rejected, IdentityEvent::Revoked];

    #[test]
    fn only_what_waits_is_decided_and_what_was_approved_stays_until_it_is_revoked() {
        for status in IdentityStatus::ALL {
            for event in [IdentityEvent::Approved, IdentityEvent::Rejected] {
                assert_eq!(status.after(event).is_some(), *status == IdentityStatus::Pending, "{status:?} {event:?}");
            }
            assert_eq!(status.after(IdentityEvent::Submitted).is_some(), status.is_editable(), "{status:?}");
        }
        for event in EVENTS {
            let revoked = (event == IdentityEvent::Revoked).then_some(IdentityStatus::Rejected);
            assert_eq!(IdentityStatus::Approved.after(event), revoked, "{event:?}");
        }
    }

    #[test]
    fn every_state_can_be_reached_and_each_is_found_by_its_word() {
        let mut reached = vec![IdentityStatus::None];
        let mut next = 0;
        while let Some(status) = reached.get(next).copied() {
            next += 1;
            for following in EVENTS.into_iter().filter_map(|event| status.after(event)) {
                if !reached.contains(&following) {
                    reached.push(following);
                }
            }
        }
        assert_eq!(reached.len(), IdentityStatus::ALL.len());
        assert!(IdentityStatus::ALL.iter().all(|it| IdentityStatus::from_name(it.name()) == Some(*it)));
    }

    #[test]
    fn a_whole_document_with_a_picture_is_needed_and_an_address_alone_proves_nobody() {
        for (documents, missing) in [
            (&[][..], Some(Missing::Document)),
            (&[ProofOfAddress], Some(Missing::Document)),
            (&[NationalIdFront], Some(Missing::Back)),
            (&[NationalIdBack, ProofOfAddress], Some(Missing::Front)),
            (&[NationalIdBack, NationalIdFront], None),
            (&[Passport], None),
            (&[DrivingLicence, NationalIdFront], None),
        ] {
            assert_eq!(Dossier { has_details: true, documents }.missing(), missing, "{documents:?}");
            assert_eq!(Dossier { has_details: false, documents }.missing(), Some(Missing::Details));
        }
    }

    #[test]
    fn the_level_is_what_is_known() {
        assert_eq!(IdentityStatus::None.level(false), 0);
        assert_eq!(IdentityStatus::Pending.level(true), 1);
        assert_eq!(IdentityStatus::Rejected.level(true), 1);
        assert_eq!(IdentityStatus::Approved.level(true), 2);
    }
}
