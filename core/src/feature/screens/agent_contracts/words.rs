//! Terms in words, and what is wrong with them.

use crate::domain::agent::check::TermsProblem;
use crate::domain::agent::limit::{Excess, ExcessKind};
use crate::domain::agent::terms::{Basis, CarryOver, Terms};
use crate::domain::money::Money;
use crate::domain::reward::cashback::ALL_PRODUCTS;
use crate::feature::shared::amount::{Writing, of_hundredths};
use crate::text::key;
use crate::view::{ContractEndingLine, ContractFact, ContractTierWords, ContractWords, Text};
use crate::wire::{Amount, ContractEnding};

/// A word of the contract in the language of the page.
pub(super) fn word(word: &str) -> Text {
    Text::of(key::AGENT_CONTRACT_WORD).with("word", word)
}

/// The label of a line or of an input.
pub(super) fn label(what: &'static str) -> Text {
    Text::of(key::AGENT_CONTRACT_LABEL).with("what", what)
}

pub(super) fn rate(rate: u32) -> String {
    [&of_hundredths(rate), "%"].concat()
}

fn yes_no(value: bool) -> Text {
    word(if value { "YES" } else { "NO" })
}

fn plain(text: String) -> Text {
    Text::of(key::AGENT_CONTRACT_PLAIN).with("text", text)
}

/// The name of a tier, counted from 0; of the guarantee where there is none.
pub(super) fn tier_name(tier: Option<usize>) -> Text {
    match tier {
        Some(index) => Text::of(key::AGENT_CONTRACT_TIER).with("tier", u32::try_from(index).unwrap_or_default() + 1),
        None => label("GUARANTEED"),
    }
}

/// The headings of the columns of a tier.
pub(super) fn tier_columns() -> Vec<Text> {
    ["TURNOVER", "NET_LOSS", "MEMBERS", "RATE", "CAP"].map(label).to_vec()
}

/// Terms in words: what holds for all, and the tiers.
pub(super) fn words(terms: &Terms, writing: &Writing) -> ContractWords {
    let fact = |key, what, value| ContractFact { key, label: label(what), value };
    let products = if terms.covers(ALL_PRODUCTS) { word("ALL") } else { plain(terms.scope().join(", ")) };
    let mut facts = vec![
        fact("period", "PERIOD", word(terms.period.name())),
        fact("basis", "BASIS", word(terms.basis.name())),
        fact("products", "PRODUCTS", products),
        fact("levels", "SUB_TEAMS", yes_no(terms.include_sub_teams)),
        fact("self", "SELF", yes_no(terms.include_self)),
        fact("payer", "PAYER", word(terms.payer.name())),
        fact("guaranteed", "GUARANTEED", plain(rate(terms.guaranteed_rate))),
    ];
    if terms.basis.is_result() {
        facts.push(fact("carry", "CARRY_OVER", word(terms.carry_over.name())));
    }
    if terms.basis == Basis::Ngr {
        let deducted = &terms.deductions;
        facts.push(fact("platform", "PLATFORM_FEE", plain(rate(deducted.platform_fee_rate))));
        facts.push(fact("bonuses", "BONUSES", yes_no(deducted.bonuses)));
        facts.push(fact("payment", "PAYMENT_FEE", plain(rate(deducted.payment_fee_rate))));
    }
    let amount = |it: Amount| if it.0.is_positive() { writing.format(it.0) } else { "–".to_owned() };
    let tier = |(index, it): (usize, &crate::domain::agent::terms::Tier)| ContractTierWords {
        name: tier_name(Some(index)),
        cells: vec![
            amount(it.min_turnover),
            amount(it.min_net_loss),
            match (it.min_active_members, it.active_member_min_bet.0.is_positive()) {
                (0, _) => "–".to_owned(),
                (count, true) => format!("{count} × {}", writing.format(it.active_member_min_bet.0)),
                (count, false) => count.to_string(),
            },
            rate(it.rate),
            it.cap.map_or("–".to_owned(), |cap| writing.format(cap.0)),
        ],
    };
    ContractWords { facts, tiers: terms.tiers.iter().enumerate().map(tier).collect() }
}

/// What is wrong with terms, in words.
pub(super) fn problem(problem: &TermsProblem) -> Text {
    Text::of(key::AGENT_CONTRACT_FAULT).with("fault", problem.fault.name())
}

/// How far an offer is above the own contract, in words.
pub(super) fn excess(excess: &Excess, writing: &Writing) -> Text {
    let allowed = match (excess.what, excess.allowed) {
        (ExcessKind::Cap, Some(max)) => writing.format(Money(max)),
        (_, Some(max)) => rate(u32::try_from(max).unwrap_or_default()),
        (_, None) => String::new(),
    };
    Text::of(key::AGENT_CONTRACT_EXCESS).with("what", excess.what.name()).with("allowed", allowed)
}

/// The line of a contract below that would end.
pub(super) fn ending(ending: &ContractEnding) -> ContractEndingLine {
    let text = Text::of(key::AGENT_CONTRACT_ENDING)
        .with("upline", ending.upline.as_str())
        .with("downline", ending.downline.as_str())
        .with("rate", rate(ending.rate))
        .with("most", rate(ending.new_max));
    ContractEndingLine { key: ending.contract_id.clone(), text }
}

/// Resets the choices that the basis has no use for: a turnover is never negative, so nothing of it is carried over, and only an
/// NGR has deductions.
pub(super) fn reset_unused_choices(terms: &mut Terms) {
    if !terms.basis.is_result() {
        terms.carry_over = CarryOver::Reset;
    }
    if terms.basis != Basis::Ngr {
        terms.deductions = crate::domain::agent::terms::Deductions::default();
    }
}
