//! The words of a contract, as both sides sign and keep them.
//!
//! One fact a line, always in the same order, in English and with the words that travel, so that the same contract has the same text on each
//! machine and its hash can be compared. Names that come from outside can not begin a line of their own.

use super::check::TermsProblem;
use super::terms::{Terms, Tier, percent};

/// Version of the text's format. A change of the format takes another number; texts that were signed stay as they are.
pub const FORM: u32 = 1;

/// The heading of a contract's text: which contract it is, and whose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heading<'a> {
    /// Number of the contract.
    pub contract: &'a str,
    /// Version of its terms, from 1.
    pub version: u32,
    /// Account of the upline; nothing where that is the operator.
    pub upline: Option<&'a str>,
    /// Account of the downline.
    pub downline: &'a str,
    /// Code of the currency that amounts are in.
    pub currency: &'a str,
}

/// The terms have faults, so there is no text to sign.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unwritable(pub Vec<TermsProblem>);

/// The text of a contract; its bytes in UTF-8 are what is hashed.
///
/// # Errors
/// What is wrong with the terms.
pub fn canonical(heading: &Heading<'_>, terms: &Terms) -> Result<String, Unwritable> {
    let problems = terms.check();
    if !problems.is_empty() {
        return Err(Unwritable(problems));
    }
    let mut lines = heading_lines(heading);
    lines.extend(terms_lines(terms));
    lines.extend(terms.tiers.iter().enumerate().map(|(index, tier)| tier_line(index, tier)));
    Ok(lines.join("\n") + "\n")
}

/// The text that both sign where a contract is to end: it names the version that is the last.
#[must_use]
pub fn canonical_end(heading: &Heading<'_>) -> String {
    let mut lines = heading_lines(heading);
    lines
        .push("both sides end the contract: the period that runs when the second of them signs is the last".to_owned());
    lines.join("\n") + "\n"
}

fn heading_lines(heading: &Heading<'_>) -> Vec<String> {
    let Heading { contract, version, upline, downline, currency } = heading;
    vec![
        format!("agent contract, form {FORM}"),
        format!("contract: {}", on_one_line(contract)),
        format!("version: {version}"),
        upline.map_or("upline: the operator".to_owned(), |it| format!("upline: account {}", on_one_line(it))),
        format!("downline: account {}", on_one_line(downline)),
        format!("currency: {}", on_one_line(currency)),
    ]
}

fn terms_lines(terms: &Terms) -> Vec<String> {
    let yes_no = |it: bool| if it { "yes" } else { "no" };
    let deducted = &terms.deductions;
    vec![
        format!("type: {}", terms.contract_type.name()),
        format!("period: {}", terms.period.name()),
        format!("basis: {}", terms.basis.name()),
        format!("products: {}", terms.scope().join(" ")),
        format!("own play counts: {}", yes_no(terms.include_self)),
        format!("all levels below count: {}", yes_no(terms.include_sub_teams)),
        format!("below zero: {}", terms.carry_over.name()),
        format!("platform fee: {}", percent(deducted.platform_fee_rate)),
        format!("bonuses deducted: {}", yes_no(deducted.bonuses)),
        format!("payment fee: {}", percent(deducted.payment_fee_rate)),
        format!("payer: {}", terms.payer.name()),
        format!("guaranteed rate: {}", percent(terms.guaranteed_rate)),
        format!("tiers: {}", terms.tiers.len()),
    ]
}

fn tier_line(index: usize, tier: &Tier) -> String {
    let money = |amount: crate::wire::Amount| amount.0.to_decimal();
    format!(
        "tier {}: turnover {}, net loss {}, active members {} of {} each, rate {}, at most {}",
        index + 1,
        money(tier.min_turnover),
        money(tier.min_net_loss),
        tier.min_active_members,
        money(tier.active_member_min_bet),
        percent(tier.rate),
        tier.cap.map_or("any amount".to_owned(), money),
    )
}

/// A name without anything that ends a line.
fn on_one_line(name: &str) -> String {
    name.chars()
        .map(|it| if it.is_control() || matches!(it, '\u{2028}' | '\u{2029}') { '\u{fffd}' } else { it })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::super::check::TermsFault;
    use super::super::terms::{Basis, CarryOver, Deductions};
    use super::*;
    use crate::domain::money::Money;
    use crate::wire::Amount;

    const HEADING: Heading<'static> =
        Heading { contract: "7", version: 3, upline: Some("anna"), downline: "ben", currency: "USD" };

    fn terms() -> Terms {
        let low = Tier {
            min_turnover: Amount(Money(100_000)),
            rate: 100,
            cap: Some(Amount(Money(50_000))),
            ..Tier::default()
        };
        let high = Tier {
            min_net_loss: Amount(Money(5)),
            min_active_members: 3,
            active_member_min_bet: Amount(Money(1_000)),
            rate: 250,
            cap: None,
            ..low
        };
        Terms {
            products: vec!["RNG".to_owned(), "LIVE".to_owned()],
            basis: Basis::Ngr,
            include_sub_teams: true,
            carry_over: CarryOver::CarryNegative,
            tiers: vec![low, high],
            guaranteed_rate: 25,
            deductions: Deductions { platform_fee_rate: 1_000, bonuses: true, payment_fee_rate: 50 },
            ..Terms::default()
        }
    }

    #[test]
    fn the_text_says_everything_one_fact_a_line() {
        let expected = "agent contract, form 1\ncontract: 7\nversion: 3\nupline: account anna\ndownline: account ben\ncurrency: USD\n\
            type: DIVIDEND\nperiod: WEEKLY\nbasis: NGR\nproducts: LIVE RNG\nown play counts: no\nall levels below count: yes\n\
            below zero: CARRY_NEGATIVE\nplatform fee: 10.00%\nbonuses deducted: yes\npayment fee: 0.50%\npayer: UPLINE\n\
            guaranteed rate: 0.25%\ntiers: 2\n\
            tier 1: turnover 1000.00, net loss 0.00, active members 0 of 0.00 each, rate 1.00%, at most 500.00\n\
            tier 2: turnover 1000.00, net loss 0.05, active members 3 of 10.00 each, rate 2.50%, at most any amount\n";
        assert_eq!(canonical(&HEADING, &terms()).unwrap(), expected);
        let of_operator = canonical(&Heading { upline: None, ..HEADING }, &terms()).unwrap();
        assert_eq!(of_operator, expected.replace("upline: account anna", "upline: the operator"));
    }

    #[test]
    fn every_term_shows_in_the_text() {
        let changes: [fn(&mut Terms); 14] = [
            |it| it.products = vec!["ALL".to_owned()],
            |it| (it.basis, it.deductions) = (Basis::Ggr, Deductions::default()),
            |it| it.include_self = true,
            |it| it.include_sub_teams = false,
            |it| it.period = super::super::terms::ContractPeriod::Monthly,
            |it| it.carry_over = CarryOver::Reset,
            |it| it.guaranteed_rate = 26,
            |it| it.deductions.bonuses = false,
            |it| it.deductions.payment_fee_rate = 51,
            |it| it.deductions.platform_fee_rate = 0,
            |it| it.payer = super::super::terms::Payer::Operator,
            |it| it.tiers[1].min_active_members = 4,
            |it| it.tiers[0].cap = Some(Amount(Money(50_001))),
            |it| it.tiers.truncate(1),
        ];
        let mut texts = vec![canonical(&HEADING, &terms()).unwrap()];
        for change in changes {
            let mut terms = terms();
            change(&mut terms);
            texts.push(canonical(&HEADING, &terms).unwrap());
        }
        texts.push(canonical(&Heading { version: 4, ..HEADING }, &terms()).unwrap());
        texts.sort();
        texts.dedup();
        assert_eq!(texts.len(), 16);
    }

    #[test]
    fn the_order_of_products_does_not_change_the_text() {
        let mut other = terms();
        other.products.reverse();
        assert_eq!(canonical(&HEADING, &other), canonical(&HEADING, &terms()));
    }

    #[test]
    fn no_name_begins_a_line_of_its_own() {
        let heading = Heading { downline: "ben\nversion: 9\u{2028}x", ..HEADING };
        let text = canonical(&heading, &terms()).unwrap();
        assert_eq!(text.lines().count(), canonical(&HEADING, &terms()).unwrap().lines().count());
        assert!(text.contains("downline: account ben\u{fffd}version: 9\u{fffd}x\n"));
    }

    #[test]
    fn terms_that_are_none_have_no_text() {
        let Unwritable(problems) =
            canonical(&HEADING, &Terms { guaranteed_rate: 0, tiers: vec![], ..terms() }).unwrap_err();
        assert_eq!(problems, [TermsProblem { fault: TermsFault::NoRate, tier: None }]);
    }
}
