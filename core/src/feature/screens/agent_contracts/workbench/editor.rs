//! Terms while they are put together: what was typed for each tier, and what was chosen for the whole.

use super::{ContractChosen, ContractField, ContractTyped};
use crate::domain::agent::check::MAX_TIERS;
use crate::domain::agent::terms::{Deductions, Terms as ContractTerms, Tier};
use crate::domain::cashier::{Bounds, Charge};
use crate::domain::money::Money;
use crate::domain::reward::cashback::ALL_PRODUCTS;
use crate::event::AmountEvent;
use crate::feature::shared::amount::{AmountField, Terms, Writing};
use crate::wire::Amount;

/// Most characters of a rate or a number.
const MAX_LENGTH: usize = 12;

/// The bounds of an amount: from nothing on.
const ANY: Terms = Terms {
    bounds: Bounds { min: Money::ZERO, max: Money(i64::MAX) },
    charge: Charge { fixed: Money::ZERO, basis_points: 0 },
};

/// A tier as it is typed.
#[derive(Clone, Debug, Default)]
pub(super) struct Row {
    /// Number of the tier in the editor, which stays while others come and go.
    pub key: u32,
    turnover: AmountField,
    net_loss: AmountField,
    members: String,
    least: AmountField,
    rate: String,
    cap: AmountField,
}

/// Terms as they are typed.
#[derive(Clone, Debug, Default)]
pub(super) struct Editor {
    /// The choices of the terms; tiers and rates stand in the inputs.
    pub kind: ContractTerms,
    pub rows: Vec<Row>,
    guaranteed: String,
    platform_fee: String,
    payment_fee: String,
    keys: u32,
}

/// A rate as it is typed: `1.5`, without its sign.
fn rate_text(rate: u32) -> String {
    if rate == 0 { String::new() } else { crate::feature::shared::amount::of_hundredths(rate) }
}

/// Hundredths of a percent of what was typed; nothing typed stands for none.
fn read_rate(text: &str) -> Option<u32> {
    let text = text.trim().trim_end_matches('%').trim();
    if text.is_empty() {
        return Some(0);
    }
    let hundredths = Money::parse(&text.replace(',', ".")).ok()?;
    u32::try_from(hundredths.0).ok()
}

fn read_number(text: &str) -> Option<u32> {
    let text = text.trim();
    if text.is_empty() { Some(0) } else { text.parse().ok() }
}

fn amount_field(amount: Amount, writing: &Writing) -> AmountField {
    let mut field = AmountField::default();
    if amount.0.is_positive() {
        field.set_amount(amount.0, writing);
    }
    field
}

/// The amount that was typed; nothing typed stands for none.
fn read_amount(field: &AmountField, writing: &Writing) -> Option<Option<Money>> {
    if is_empty(field, writing) {
        return Some(None);
    }
    field.money(&ANY, writing).ok().map(Some)
}

fn is_empty(field: &AmountField, writing: &Writing) -> bool {
    field.money(&ANY, writing) == Err(crate::feature::shared::amount::AmountProblem::Empty)
}

impl Row {
    fn of(key: u32, tier: &Tier, writing: &Writing) -> Row {
        let members = tier.min_active_members;
        Row {
            key,
            turnover: amount_field(tier.min_turnover, writing),
            net_loss: amount_field(tier.min_net_loss, writing),
            members: if members == 0 { String::new() } else { members.to_string() },
            least: amount_field(tier.active_member_min_bet, writing),
            rate: rate_text(tier.rate),
            cap: tier.cap.map(|cap| amount_field(cap, writing)).unwrap_or_default(),
        }
    }

    /// The tier that was typed; nothing where something in it can not be read.
    fn read(&self, writing: &Writing) -> Option<Tier> {
        let amount = |field| read_amount(field, writing).map(|it| Amount(it.unwrap_or(Money::ZERO)));
        Some(Tier {
            min_turnover: amount(&self.turnover)?,
            min_net_loss: amount(&self.net_loss)?,
            min_active_members: read_number(&self.members)?,
            active_member_min_bet: amount(&self.least)?,
            rate: read_rate(&self.rate)?,
            cap: read_amount(&self.cap, writing)?.map(Amount),
        })
    }

    /// The text of a tier's input, and whether it can not be read.
    pub fn input_text(&self, field: ContractField, writing: &Writing) -> (String, bool) {
        let amount = |field: &AmountField| (field.typed().to_owned(), read_amount(field, writing).is_none());
        match field {
            ContractField::Turnover => amount(&self.turnover),
            ContractField::NetLoss => amount(&self.net_loss),
            ContractField::Least => amount(&self.least),
            ContractField::Cap => amount(&self.cap),
            ContractField::Members => (self.members.clone(), read_number(&self.members).is_none()),
            _ => (self.rate.clone(), read_rate(&self.rate).is_none()),
        }
    }
}

impl Editor {
    /// An editor that begins with these terms.
    pub fn of(terms: &ContractTerms, writing: &Writing) -> Editor {
        let mut editor = Editor {
            kind: terms.clone(),
            guaranteed: rate_text(terms.guaranteed_rate),
            platform_fee: rate_text(terms.deductions.platform_fee_rate),
            payment_fee: rate_text(terms.deductions.payment_fee_rate),
            ..Editor::default()
        };
        for tier in &terms.tiers {
            editor.keys += 1;
            editor.rows.push(Row::of(editor.keys, tier, writing));
        }
        editor
    }

    pub fn add(&mut self) {
        if self.rows.len() < MAX_TIERS {
            self.keys += 1;
            // The new one begins as the highest stands, so that one figure makes it another.
            let last = self.rows.last().cloned().unwrap_or_default();
            self.rows.push(Row { key: self.keys, ..last });
        }
    }

    pub fn remove(&mut self, tier: u32) {
        let index = tier as usize;
        if index < self.rows.len() {
            self.rows.remove(index);
        }
    }

    pub fn raise(&mut self, tier: u32) {
        let index = tier as usize;
        if index + 1 < self.rows.len() {
            self.rows.swap(index, index + 1);
        }
    }

    pub fn typed(&mut self, typed: ContractTyped, writing: &Writing) {
        let ContractTyped { tier, field, event } = typed;
        let text = |event: &AmountEvent| match event {
            AmountEvent::Typed(text) | AmountEvent::Preset(text) => {
                Some(text.chars().filter(|it| !it.is_control()).take(MAX_LENGTH).collect::<String>())
            }
            AmountEvent::Left => None,
        };
        let whole = match field {
            ContractField::Guaranteed => Some(&mut self.guaranteed),
            ContractField::PlatformFee => Some(&mut self.platform_fee),
            ContractField::PaymentFee => Some(&mut self.payment_fee),
            _ => None,
        };
        if let Some(whole) = whole {
            if let Some(text) = text(&event) {
                *whole = text;
            }
            return;
        }
        let Some(row) = self.rows.get_mut(tier as usize) else { return };
        match field {
            ContractField::Turnover => row.turnover.on_event(event, &ANY, writing),
            ContractField::NetLoss => row.net_loss.on_event(event, &ANY, writing),
            ContractField::Least => row.least.on_event(event, &ANY, writing),
            ContractField::Cap => row.cap.on_event(event, &ANY, writing),
            ContractField::Members => row.members = text(&event).unwrap_or_else(|| row.members.clone()),
            _ => row.rate = text(&event).unwrap_or_else(|| row.rate.clone()),
        }
    }

    /// Takes a choice. Says whether other figures are needed now.
    pub fn choose(&mut self, chosen: ContractChosen) -> bool {
        let kind = &mut self.kind;
        match chosen {
            ContractChosen::Basis(basis) => kind.basis = basis,
            ContractChosen::Period(period) => kind.period = period,
            ContractChosen::Product(code) => toggle(&mut kind.products, &code),
            ContractChosen::IncludeSelf(it) => kind.include_self = it,
            ContractChosen::IncludeSubTeams(it) => kind.include_sub_teams = it,
            ContractChosen::CarryOver(it) => {
                kind.carry_over = it;
                return false;
            }
            ContractChosen::Bonuses(it) => {
                kind.deductions.bonuses = it;
                return false;
            }
            ContractChosen::Payer(it) => {
                kind.payer = it;
                return false;
            }
            ContractChosen::Own(_) => return false,
        }
        true
    }

    /// The text of an input of the whole, and whether it can not be read.
    pub fn input_text(&self, field: ContractField) -> (String, bool) {
        let text = match field {
            ContractField::PlatformFee => &self.platform_fee,
            ContractField::PaymentFee => &self.payment_fee,
            _ => &self.guaranteed,
        };
        (text.clone(), read_rate(text).is_none())
    }

    /// The terms as they are typed; nothing where something can not be read.
    pub fn read(&self, writing: &Writing) -> Option<ContractTerms> {
        let tiers: Option<Vec<Tier>> = self.rows.iter().map(|row| row.read(writing)).collect();
        Some(ContractTerms {
            tiers: tiers?,
            guaranteed_rate: read_rate(&self.guaranteed)?,
            deductions: Deductions {
                platform_fee_rate: read_rate(&self.platform_fee)?,
                bonuses: self.kind.deductions.bonuses,
                payment_fee_rate: read_rate(&self.payment_fee)?,
            },
            ..self.kind.clone()
        })
    }
}

/// Chooses a product, or drops it; "ALL" stands alone, and the list is never empty.
fn toggle(products: &mut Vec<String>, code: &str) {
    if code == ALL_PRODUCTS {
        *products = vec![ALL_PRODUCTS.to_owned()];
        return;
    }
    products.retain(|it| it != ALL_PRODUCTS);
    match products.iter().position(|it| it == code) {
        Some(index) => {
            products.remove(index);
        }
        None => products.push(code.to_owned()),
    }
    if products.is_empty() {
        products.push(ALL_PRODUCTS.to_owned());
    }
}
