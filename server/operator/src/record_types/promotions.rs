//! Record type: promotions (sections 3 and 4 of the specification).

use std::collections::BTreeSet;

use lumora_core::domain::game::GameType;

use super::in_order;
use crate::record_type::{DefaultValue, Field, FieldType, Record, RecordType, ValidationError};

const MODES: &[&str] = &["AUTO", "CLAIM", "SIGN_UP", "APPLY", "RAFFLE", "DEPOSIT"];
const REWARDS: &[&str] = &["CASH", "BONUS", "FREE_SPIN", "POINTS", "RAFFLE", "PHYSICAL"];
const NONE: DefaultValue = DefaultValue::Given("0");

pub(super) const RECORD_TYPE: RecordType = RecordType {
    name: "promotions",
    singular: "promotion",
    about: "promotions and what they promise",
    table: "promotions",
    fields: &[
        Field::required("code", FieldType::Code(64), "its name in addresses; no two share one"),
        Field::required("category", FieldType::Code(40), "the tab that it stands under"),
        Field::required("imageUrl", FieldType::Picture, "the picture of its card"),
        Field::optional("mobileUrl", FieldType::Picture, "the picture on narrow screens"),
        Field::optional("startsAt", FieldType::Time, "runs from then on").default(DefaultValue::Now),
        Field::optional("endsAt", FieldType::Time, "no longer runs from then on"),
        Field::optional("signUpFrom", FieldType::Time, "sign-up or application opens; startsAt unless given"),
        Field::optional("signUpTo", FieldType::Time, "sign-up or application closes; endsAt unless given"),
        Field::optional("applyMode", FieldType::Enum(MODES), "how members take part")
            .default(DefaultValue::Given("AUTO")),
        Field::optional("rewardType", FieldType::Enum(REWARDS), "what it gives").default(DefaultValue::Given("BONUS")),
        Field::optional("rewardAmount", FieldType::Amount, "money or points that it pays; for a deposit, at most")
            .default(NONE),
        Field::optional("rewardCurrency", FieldType::Code(3), "currency of the money, such as USD; nothing for points"),
        Field::optional("wagerMultiplier", FieldType::Number(0, 100), "how often a bonus is wagered").default(NONE),
        Field::optional("spinGames", FieldType::Text(600), "of FREE_SPIN: codes of the games, with spaces between")
            .default(DefaultValue::Given("")),
        Field::optional("spins", FieldType::Number(0, 500), "of FREE_SPIN: how many; 0 where you give them by hand")
            .default(NONE),
        Field::optional("spinValue", FieldType::Amount, "of FREE_SPIN: what each stakes, a stake that the games offer")
            .default(NONE),
        Field::optional("spinMaxWin", FieldType::Amount, "of FREE_SPIN: the most that they give; 0 for no bound")
            .default(NONE),
        Field::optional("spinDays", FieldType::Number(1, 365), "of FREE_SPIN: how many days they can be played")
            .default(DefaultValue::Given("7")),
        Field::optional(
            "products",
            FieldType::Text(80),
            "products whose play it asks for, such as RNG, with spaces between; nothing for none in particular",
        ),
        Field::optional("depositPercent", FieldType::Number(0, 1_000), "of a deposit that takes part, in percent")
            .default(NONE),
        Field::optional("depositLeast", FieldType::Amount, "what must be deposited at least").default(NONE),
        Field::optional("firstDeposit", FieldType::Switch, "only a member's first deposit takes part"),
        Field::optional("draws", FieldType::Number(0, 1_000), "draws of a raffle that signing up brings").default(NONE),
        Field::optional("imagesMin", FieldType::Number(0, 3), "pictures that an application needs").default(NONE),
        Field::optional("levelMin", FieldType::Number(0, 99), "least VIP rank of who takes part").default(NONE),
        Field::optional("stock", FieldType::Number(0, 10_000_000), "how many rewards there are; nothing for no bound"),
        Field::optional("featured", FieldType::Switch, "shows on home"),
        Field::optional("enabled", FieldType::Switch, "shows at all").default(DefaultValue::Given("on")),
    ],
    localized: &[
        Field::required(
            "title",
            FieldType::Text(120),
            "headline; { $amount }, { $spins }, { $draws }, { $stock }, { $rank }, { $times }, { $percent } and { $least } show the figures above",
        ),
        Field::optional("summary", FieldType::Text(400), "one line on its card"),
        Field::optional("significant", FieldType::Lines(2_000), "the terms that matter most, a line each"),
        Field::optional("terms", FieldType::Html(40_000), "all terms"),
    ],
    check,
    ..RecordType::DEFAULT
};

fn check(record: &Record) -> Vec<ValidationError> {
    let mut faults = in_order(record, "startsAt", "endsAt");
    faults.extend(in_order(record, "signUpFrom", "signUpTo"));
    faults.extend(products(record));
    faults.extend(super::free_spins(record, record.text("rewardType") == "FREE_SPIN"));
    let amount = record.number("rewardAmount").unwrap_or(0);
    let (mode, reward) = (record.text("applyMode"), record.text("rewardType"));
    let is_paid = ["CASH", "BONUS", "POINTS"].contains(&reward);
    let gives_spins = reward == "FREE_SPIN" && record.number("spins").unwrap_or(0) > 0;
    if mode == "CLAIM" && (!is_paid || amount == 0) && !gives_spins {
        faults.push(ValidationError::new(
            "rewardAmount",
            "must be set where members claim: CASH, BONUS or POINTS, and how much; or FREE_SPIN with spins",
        ));
    }
    let percent = record.number("depositPercent").unwrap_or(0);
    if mode == "DEPOSIT" && (!["CASH", "BONUS"].contains(&reward) || amount == 0 || percent == 0) {
        let needs = "must be set where a deposit takes part, with CASH or BONUS, and rewardAmount as the most";
        faults.push(ValidationError::new("depositPercent", needs));
    }
    if mode != "DEPOSIT" && percent > 0 {
        faults.push(ValidationError::new("depositPercent", "is for promotions whose applyMode is DEPOSIT"));
    }
    if mode == "DEPOSIT" && record.number("stock").is_some() {
        let why = "a deposit is promised its share before it is paid: set no stock where applyMode is DEPOSIT";
        faults.push(ValidationError::new("stock", why));
    }
    if is_paid && reward != "POINTS" && amount > 0 && record.text("rewardCurrency").is_empty() {
        faults.push(ValidationError::new("rewardCurrency", "must be named where money is paid, such as USD"));
    }
    faults
}

fn products(record: &Record) -> Option<ValidationError> {
    let named: Vec<&str> = record.text("products").split_whitespace().collect();
    let is_product = |code: &&str| GameType::ALL.iter().any(|product| product.code() == *code);
    let is_once = named.iter().collect::<BTreeSet<_>>().len() == named.len();
    let takes = "takes codes of products, each once, with spaces between: RNG, LIVE, SPORTS, ESPORTS, LOTT, ELOTT, FISH, PVP, SV3";
    (!named.iter().all(is_product) || !is_once).then(|| ValidationError::new("products", takes))
}
