//! The points mall (sections 2 to 5 and 9 of the specification): what earns points, what they buy, what they convert to, and how far a
//! redemption has come.
//!
//! A point has a hundred minor units, so that small stakes earn fractions that add up; what is redeemed and converted is whole points. The
//! server stores the words of these tables and moves by this machine; the client names and checks by the same ones.

mod sums;

pub use sums::{Conversion, ConversionFault, capped, earned};

use super::named_enum::named_enum;
use crate::wire::code;

/// Minor units of a point.
pub const POINT: i64 = 100;

named_enum! {
    /// The category of a reward: what it is.
    RewardCategory {
        /// Money that can leave at once.
        #[default]
        Cash = "CASH",
        /// Money that must be staked first.
        Bonus = "BONUS",
        /// Rounds that cost nothing.
        FreeSpin = "FREE_SPIN",
        /// A thing that is sent.
        Physical = "PHYSICAL",
        /// A code that is good elsewhere.
        Voucher = "VOUCHER",
    }
}

named_enum! {
    /// What points are earned by.
    EarnBase {
        /// What of settled bets was at risk.
        #[default]
        ValidBet = "VALID_BET",
        /// Deposits of money.
        Deposit = "DEPOSIT",
        /// What a day's bets have lost, once the day is over.
        Loss = "LOSS",
    }
}

named_enum! {
    /// How far a redemption has come (section 4: applying, rejected, approved, and of that in process, rejected, approved).
    RedemptionStatus {
        /// The redemption waits for an operator's decision.
        #[default]
        Applying = "APPLYING",
        /// The redemption is approved, and is being prepared.
        InProcess = "APPROVED_IN_PROCESS",
        /// The redemption is approved, and given: the money is in the wallet, the code is there.
        Approved = "APPROVED",
        /// The parcel is on its way.
        Shipped = "SHIPPED",
        /// The parcel has arrived.
        Completed = "COMPLETED",
        /// The redemption was refused, before or after the approval; the points are back.
        Rejected = "REJECTED",
    }
}

/// What happens to a redemption.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RedemptionEvent {
    /// An operator approves it.
    Approved,
    /// An operator refuses it.
    Rejected,
    /// An operator gives its code.
    CodeGiven,
    /// An operator hands the parcel to a courier.
    Shipped,
    /// The parcel has arrived.
    Delivered,
}

impl RewardCategory {
    /// Whether approving a redemption pays money into the wallet.
    #[must_use]
    pub const fn is_money(self) -> bool {
        matches!(self, Self::Cash | Self::Bonus)
    }

    /// What has to be known of whoever redeems it, beside the payment password.
    #[must_use]
    pub const fn needs(self) -> Needs {
        Needs { address: matches!(self, Self::Physical), contact: matches!(self, Self::Bonus | Self::FreeSpin) }
    }
}

/// What is asked of whoever redeems a reward. A telephone number always is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Needs {
    /// Who gets the parcel, and where.
    pub address: bool,
    /// The number in the operator's messenger, where it wants one and does not know it (section 5).
    pub contact: bool,
}

impl RedemptionStatus {
    /// The status that follows; nothing when the event does not fit, and changes nothing.
    #[must_use]
    pub const fn after(self, event: RedemptionEvent, category: RewardCategory) -> Option<RedemptionStatus> {
        use RedemptionEvent as E;
        match (self, event) {
            (Self::Applying, E::Approved) if category.is_money() => Some(Self::Approved),
            (Self::Applying, E::Approved) => Some(Self::InProcess),
            (Self::Applying | Self::InProcess, E::Rejected) => Some(Self::Rejected),
            (Self::InProcess, E::CodeGiven) if !matches!(category, RewardCategory::Physical) => Some(Self::Approved),
            (Self::InProcess, E::Shipped) if matches!(category, RewardCategory::Physical) => Some(Self::Shipped),
            (Self::Shipped, E::Delivered) => Some(Self::Completed),
            _ => None,
        }
    }

    /// Whether it waits for an operator.
    #[must_use]
    pub const fn is_open(self) -> bool {
        matches!(self, Self::Applying | Self::InProcess | Self::Shipped)
    }
}

/// What somebody types who redeems a reward.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Recipient<'a> {
    /// Name of who gets the parcel.
    pub name: &'a str,
    /// Telephone number to reach the member by.
    pub phone: &'a str,
    /// Address that the parcel goes to.
    pub address: &'a str,
}

impl Recipient<'_> {
    /// The fields that are wrong, as the call names them, with their codes, in the order of a form.
    #[must_use]
    pub fn invalid_fields(&self, needs: Needs) -> Vec<(&'static str, &'static str)> {
        let mut wrong = Vec::new();
        let mut note = |field: &'static str, code: Option<&'static str>| wrong.extend(code.map(|code| (field, code)));
        if needs.address {
            note("recipient", wrong_text(self.name, (2, 80), code::RECIPIENT_INVALID));
        }
        note("phone", wrong_number(self.phone));
        if needs.address {
            note("address", wrong_text(self.address, (10, 300), code::ADDRESS_INVALID));
        }
        wrong
    }
}

fn wrong_text(typed: &str, (least, most): (usize, usize), wrong: &'static str) -> Option<&'static str> {
    let typed = typed.trim();
    let fits = (least..=most).contains(&typed.chars().count());
    let is_plain = typed.chars().all(|it| !it.is_control() || it == '\n');
    (!fits || !is_plain).then_some(wrong)
}

/// A number of 7 to 15 digits, perhaps with a plus before it and with blanks, hyphens and brackets within.
fn wrong_number(typed: &str) -> Option<&'static str> {
    let typed = typed.trim();
    if typed.is_empty() {
        return Some(code::MISSING_PHONE_NUMBER);
    }
    let digits = typed.bytes().filter(u8::is_ascii_digit).count();
    let rest = typed.strip_prefix('+').unwrap_or(typed);
    let fits = rest.bytes().all(|it| it.is_ascii_digit() || b" -()".contains(&it));
    (!fits || !(7..=15).contains(&digits) || typed.len() > 30).then_some(code::INVALID_PHONE_NUMBER)
}

/// What a redemption of so many costs, in points; nothing where it is more than can be.
#[must_use]
pub fn price(points: u32, quantity: u32) -> Option<u32> {
    points.checked_mul(quantity).filter(|_| quantity > 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use RedemptionStatus::{Applying, Approved, Completed, InProcess, Rejected, Shipped};

    const EVENTS: [RedemptionEvent; 5] = [
        RedemptionEvent::Approved,
        RedemptionEvent::Rejected,
        RedemptionEvent::CodeGiven,
        RedemptionEvent::Shipped,
        RedemptionEvent::Delivered,
    ];

    #[test]
    fn money_is_approved_at_once_a_parcel_is_shipped_and_a_code_is_given() {
        use RedemptionEvent as E;
        let walk = |category, events: &[E]| events.iter().try_fold(Applying, |at, event| at.after(*event, category));
        for category in [RewardCategory::Cash, RewardCategory::Bonus] {
            assert_eq!(walk(category, &[E::Approved]), Some(Approved));
            assert_eq!(walk(category, &[E::Approved, E::Rejected]), None, "what was paid is not taken back");
        }
        assert_eq!(walk(RewardCategory::Physical, &[E::Approved, E::Shipped, E::Delivered]), Some(Completed));
        assert_eq!(walk(RewardCategory::Physical, &[E::Approved, E::CodeGiven]), None);
        for category in [RewardCategory::Voucher, RewardCategory::FreeSpin] {
            assert_eq!(walk(category, &[E::Approved, E::CodeGiven]), Some(Approved));
            assert_eq!(walk(category, &[E::Approved, E::Shipped]), None);
            assert_eq!(walk(category, &[E::Approved, E::Rejected]), Some(Rejected));
        }
    }

    #[test]
    fn points_come_back_once_and_never_after_something_was_given() {
        for category in RewardCategory::ALL {
            for status in RedemptionStatus::ALL {
                let rejected = status.after(RedemptionEvent::Rejected, *category);
                assert_eq!(rejected.is_some(), matches!(status, Applying | InProcess), "{status:?}");
            }
            for status in [Approved, Completed, Rejected] {
                assert!(!status.is_open());
                assert!(EVENTS.iter().all(|event| status.after(*event, *category).is_none()), "{status:?}");
            }
            assert_eq!(Shipped.after(RedemptionEvent::Delivered, *category), Some(Completed));
        }
    }

    #[test]
    fn what_is_asked_follows_from_the_reward() {
        let typed = Recipient { name: "Mira Tran", phone: "+84 90-123 45 67", address: "12 Lantern Street, Hue" };
        let wrong = |typed: Recipient<'_>, category: RewardCategory| typed.invalid_fields(category.needs());
        assert_eq!(wrong(typed, RewardCategory::Physical), []);
        assert_eq!(wrong(Recipient { phone: "0901234567", ..Recipient::default() }, RewardCategory::Cash), []);
        let empty = wrong(Recipient::default(), RewardCategory::Physical);
        let expected = [
            ("recipient", code::RECIPIENT_INVALID),
            ("phone", code::MISSING_PHONE_NUMBER),
            ("address", code::ADDRESS_INVALID),
        ];
        assert_eq!(empty, expected);
        let control = wrong(Recipient { address: "12 Lantern\u{7} Street, Hue", ..typed }, RewardCategory::Physical);
        assert_eq!(control, [("address", code::ADDRESS_INVALID)]);
        for category in RewardCategory::ALL {
            assert_eq!(
                category.needs().contact,
                !matches!(category, RewardCategory::Cash | RewardCategory::Physical | RewardCategory::Voucher)
            );
        }
    }

    #[test]
    fn a_number_is_digits_and_what_people_write_between_them() {
        for good in ["0901234567", "+84 901 234 567", "(020) 1234-5678", " 1234567 "] {
            assert_eq!(wrong_number(good), None, "{good}");
        }
        for bad in ["123456", "1234567890123456", "090123456a", "++84901234567", "٠٩٠١٢٣٤٥٦٧", "0901234567\n0901"]
        {
            assert_eq!(wrong_number(bad), Some(code::INVALID_PHONE_NUMBER), "{bad:?}");
        }
        assert_eq!(wrong_number("  "), Some(code::MISSING_PHONE_NUMBER));
    }
}
