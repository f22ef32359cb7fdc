//! Promotions (sections 3 and 4 of the specification).

use super::in_order;
use crate::kind::{Fault, Field, Kind, Record, Takes, Unless};

const MODES: &[&str] = &["AUTO", "CLAIM", "SIGN_UP", "APPLY", "RAFFLE"];
const REWARDS: &[&str] = &["CASH", "BONUS", "FREE_SPIN", "POINTS", "RAFFLE", "PHYSICAL"];
const NONE: Unless = Unless::Given("0");

pub(super) const KIND: Kind = Kind {
    name: "promotions",
    one: "promotion",
    about: "promotions and what they promise",
    table: "promotions",
    fields: &[
        Field::needed("code", Takes::Code(64), "its name in addresses; no two share one"),
        Field::needed("category", Takes::Code(40), "the tab that it stands under"),
        Field::needed("imageUrl", Takes::Picture, "the picture of its card"),
        Field::optional("mobileUrl", Takes::Picture, "the picture on narrow screens"),
        Field::optional("startsAt", Takes::Time, "runs from then on").unless(Unless::Now),
        Field::optional("endsAt", Takes::Time, "no longer runs from then on"),
        Field::optional("signUpFrom", Takes::Time, "sign-up or application opens; startsAt unless given"),
        Field::optional("signUpTo", Takes::Time, "sign-up or application closes; endsAt unless given"),
        Field::optional("applyMode", Takes::Word(MODES), "how members take part").unless(Unless::Given("AUTO")),
        Field::optional("rewardType", Takes::Word(REWARDS), "what it gives").unless(Unless::Given("BONUS")),
        Field::optional("rewardAmount", Takes::Amount, "money or points that it pays").unless(NONE),
        Field::optional("rewardCurrency", Takes::Code(3), "currency of the money, such as VND; nothing for points"),
        Field::optional("wagerMultiplier", Takes::Number(0, 100), "how often a bonus is wagered").unless(NONE),
        Field::optional("draws", Takes::Number(0, 1_000), "draws of a raffle that signing up brings").unless(NONE),
        Field::optional("imagesMin", Takes::Number(0, 3), "pictures that an application needs").unless(NONE),
        Field::optional("levelMin", Takes::Number(0, 99), "least VIP rank of who takes part").unless(NONE),
        Field::optional("stock", Takes::Number(0, 10_000_000), "how many rewards there are; nothing for no bound"),
        Field::optional("featured", Takes::Switch, "shows on home"),
        Field::optional("enabled", Takes::Switch, "shows at all").unless(Unless::Given("on")),
    ],
    words: &[
        Field::needed("title", Takes::Text(120), "headline"),
        Field::optional("summary", Takes::Text(400), "one line on its card"),
        Field::optional("significant", Takes::Lines(2_000), "the terms that matter most, a line each"),
        Field::optional("terms", Takes::Html(40_000), "all terms"),
    ],
    check,
    ..Kind::BLANK
};

fn check(record: &Record) -> Vec<Fault> {
    let mut faults = in_order(record, "startsAt", "endsAt");
    faults.extend(in_order(record, "signUpFrom", "signUpTo"));
    let amount = record.number("rewardAmount").unwrap_or(0);
    let (mode, reward) = (record.text("applyMode"), record.text("rewardType"));
    let is_paid = ["CASH", "BONUS", "POINTS"].contains(&reward);
    if mode == "CLAIM" && (!is_paid || amount == 0) {
        faults.push(Fault::new("rewardAmount", "must be set where members claim: CASH, BONUS or POINTS, and how much"));
    }
    if is_paid && reward != "POINTS" && amount > 0 && record.text("rewardCurrency").is_empty() {
        faults.push(Fault::new("rewardCurrency", "must be named where money is paid, such as VND"));
    }
    faults
}
