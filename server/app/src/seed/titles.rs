//! The sample catalogue: over 2,400 titles, composed from word lists, each name used once.
//!
//! Nothing here is random at run time: lists are shuffled by a generator with a fixed seed, so that every start on every machine makes the
//! same titles with the same ids, and links to games stay valid.

use std::collections::{BTreeMap, HashSet};

use lumora_core::domain::game::{Classification, GameType, NEW_DAYS, VENDOR_LIST};

use super::covers;
use super::data::{Vendor, Word, WordLists};
use art::Rng;
use supplier::Kind;

/// A game of the sample catalogue.
#[derive(Clone, Debug, PartialEq)]
pub struct Title {
    /// Id in the operator's catalogue.
    pub node_id: String,
    /// Vendor code.
    pub vendor: String,
    /// The vendor's game code, unique over all vendors.
    pub game_code: String,
    /// Game type.
    pub game_type: GameType,
    /// Classification of a slot; none for other games and for plain slots.
    pub classification: Option<Classification>,
    /// Name in English.
    pub name: String,
    /// Name in Chinese.
    pub name_cn: String,
    /// Name in Khmer.
    pub name_km: String,
    /// The English name as a part of addresses.
    pub slug: String,
    /// The kind of artwork of its cover.
    pub art: &'static str,
    /// Site-relative address of its cover.
    pub image_url: String,
    /// The smallest coin per line (or other unit of the stake), in minor units.
    pub min_bet: i64,
    /// Rank among the operator's hot games, from 1; none for others.
    pub hot_rank: Option<i64>,
    /// Position in lists.
    pub rank: i64,
    /// Days between its addition to the catalogue and the seeding.
    pub added_days_ago: i64,
}

impl Title {
    /// The kind of game that the sample supplier plays for it; none for a title without a game. Only slots have games.
    pub fn kind(&self) -> Option<Kind> {
        let kind = match self.classification {
            Some(Classification::Jackpot) => Kind::Jackpot,
            Some(Classification::Table) => Kind::Table,
            Some(Classification::Arcade) => Kind::Arcade,
            Some(Classification::Bingo) => Kind::Bingo,
            None => Kind::Slot,
        };
        (self.game_type == GameType::Rng).then_some(kind)
    }
}

/// Titles of one kind, composed from two word lists.
struct Batch {
    game_type: GameType,
    classification: Option<Classification>,
    /// Names of the word lists of the first and the second part of a name.
    parts: (&'static str, &'static str),
    count: usize,
    /// Kind of artwork of the covers.
    art: &'static str,
    /// The smallest coins that occur, in minor units.
    min_bets: &'static [i64],
    /// How many of the titles are hot.
    hot: usize,
}

const fn batch(game_type: GameType, parts: (&'static str, &'static str), count: usize, art: &'static str) -> Batch {
    Batch { game_type, classification: None, parts, count, art, min_bets: &[100, 500, 1_000], hot: 4 }
}

const SLOT_STAKES: &[i64] = &[1, 1, 5, 5, 10, 10, 10, 50, 75];

const fn slots(
    class: Option<Classification>,
    second: &'static str,
    count: usize,
    art: &'static str,
    hot: usize,
) -> Batch {
    Batch { classification: class, min_bets: SLOT_STAKES, hot, ..batch(GameType::Rng, ("themes", second), count, art) }
}

/// The kinds of titles of the catalogue, in the order of their ids.
const BATCHES: [Batch; 13] = [
    slots(None, "nouns", 1_330, "rng", 30),
    slots(Some(Classification::Jackpot), "jackpots", 140, "jackpot", 6),
    slots(Some(Classification::Table), "tables", 130, "table", 4),
    slots(Some(Classification::Arcade), "arcades", 110, "arcade", 4),
    slots(Some(Classification::Bingo), "bingos", 30, "bingo", 0),
    Batch { min_bets: &[1, 5, 10, 50], hot: 8, ..batch(GameType::Fish, ("themes", "fishing"), 84, "fish") },
    batch(GameType::Live, ("themes", "live"), 300, "live"),
    Batch { min_bets: &[10, 50, 100, 500], hot: 8, ..batch(GameType::Pvp, ("themes", "pvp"), 110, "pvp") },
    batch(GameType::Sports, ("vendors", "sports"), 48, "sports"),
    batch(GameType::Esports, ("vendors", "esports"), 36, "esports"),
    batch(GameType::Lott, ("draws", "lotteries"), 60, "lottery"),
    batch(GameType::Elott, ("themes", "quick"), 60, "lottery"),
    batch(GameType::Sv3, ("themes", "arena"), 24, "sv3"),
];

/// The whole catalogue, in the order of its ids.
pub(super) fn all(words: &WordLists, vendors: &[Vendor]) -> Vec<Title> {
    let mut used = HashSet::new();
    let mut titles: Vec<Title> = Vec::with_capacity(2_500);
    for batch in &BATCHES {
        for title in make(batch, words, vendors) {
            if used.insert(title.name.clone()) {
                titles.push(title);
            }
        }
    }
    for (title, number) in titles.iter_mut().zip(10_001..) {
        title.node_id = format!("{number}");
    }
    covers::assign(&mut titles, vendors);
    titles
}

fn make(batch: &Batch, words: &WordLists, vendors: &[Vendor]) -> Vec<Title> {
    let mut rng = Rng::named(batch.parts.1);
    let makers: Vec<&Vendor> = vendors.iter().filter(|vendor| offers(vendor, batch.game_type)).collect();
    let mut names = pairs(batch, words, &makers);
    shuffle(&mut names, &mut rng);
    let mut hot = 0;
    let mut titles = Vec::with_capacity(batch.count);
    for (index, name) in names.into_iter().take(batch.count).enumerate() {
        let vendor = name.vendor.clone().or_else(|| pick_vendor(&makers, &mut rng)).unwrap_or_default();
        let slug = slug(&name.english);
        // The hot titles are among the first of the list, spread so that they are not all on the first page.
        let hot_rank = (index % 3 == 0 && hot < batch.hot).then(|| {
            hot += 1;
            i64::try_from(hot).unwrap_or(i64::MAX)
        });
        titles.push(Title {
            node_id: String::new(),
            game_code: format!("{}-{slug}", vendor.to_lowercase().replace('_', "-")),
            vendor,
            game_type: batch.game_type,
            classification: batch.classification,
            image_url: String::new(),
            art: batch.art,
            slug,
            name: name.english,
            name_cn: name.chinese,
            name_km: name.khmer,
            min_bet: rng.pick(batch.min_bets, 100),
            hot_rank,
            rank: i64::try_from(index).unwrap_or(i64::MAX),
            added_days_ago: 0,
        });
    }
    set_added_days(&mut titles, batch.parts.1);
    titles
}

/// Every so many-th title of a list is new, and so many days lie between the additions of two of them.
const NEW_TITLES: (usize, i64) = (29, 4);
/// The other titles were added from this many days ago on, spread over this many days.
const OLD_TITLES: (u32, u32) = (90, 900);

/// Backdates the titles that were played in the history, so that none was played before it was added.
pub(super) fn backdate_played(titles: &mut [Title], played: &HashSet<&str>) {
    for title in titles.iter_mut().filter(|title| played.contains(title.game_code.as_str())) {
        title.added_days_ago = title.added_days_ago.max(i64::from(OLD_TITLES.0));
    }
}

/// Sets when titles were added. Hot games are among the first of a list and old; new ones are in its second half.
fn set_added_days(titles: &mut [Title], name: &str) {
    let mut rng = Rng::named(&format!("when {name} were added"));
    let (step, days) = NEW_TITLES;
    let new_from = titles.len() / 2;
    for (index, title) in titles.iter_mut().enumerate() {
        let since_half = index.checked_sub(new_from).filter(|since| since % step == 7 && title.hot_rank.is_none());
        title.added_days_ago = match since_half.and_then(|since| i64::try_from(since / step).ok()) {
            Some(place) if place * days < i64::from(NEW_DAYS) => 1 + place * days,
            _ => i64::from(OLD_TITLES.0 + rng.below(OLD_TITLES.1)),
        };
    }
}

fn offers(vendor: &Vendor, game_type: GameType) -> bool {
    vendor.offers.iter().any(|offer| offer.game_type == game_type.code())
}

/// A vendor of the game type; the first two of the list get twice as many titles as the others.
fn pick_vendor(makers: &[&Vendor], rng: &mut Rng) -> Option<String> {
    let weighted: Vec<&str> = makers.iter().chain(makers.iter().take(2)).map(|vendor| vendor.code.as_str()).collect();
    let first = *weighted.first()?;
    Some(rng.pick(&weighted, first).to_owned())
}

/// A name in three languages, with its vendor's code where the name belongs to one.
struct Name {
    english: String,
    chinese: String,
    khmer: String,
    vendor: Option<String>,
}

/// Every name that the two word lists of a batch can make.
fn pairs(batch: &Batch, words: &WordLists, makers: &[&Vendor]) -> Vec<Name> {
    let none: Vec<Word> = Vec::new();
    let second = words.get(batch.parts.1).unwrap_or(&none);
    if batch.parts.0 == "vendors" {
        return makers.iter().flat_map(|vendor| second.iter().map(|word| of_vendor(vendor, word))).collect();
    }
    let first = words.get(batch.parts.0).unwrap_or(&none);
    first
        .iter()
        .enumerate()
        .flat_map(|(index, one)| second.iter().map(move |two| (index, one, two)))
        .filter(|(_, [one, ..], [two, ..])| !two.starts_with(one.as_str()))
        .map(|(index, [one, one_cn, one_km], [two, two_cn, two_km])| Name {
            english: format!("{one} {two}"),
            chinese: format!("{one_cn}{two_cn}"),
            // In Khmer the qualifying word comes second.
            khmer: format!("{two_km}{one_km}"),
            vendor: draw_vendor(batch.game_type, index, two),
        })
        .collect()
}

fn of_vendor(vendor: &Vendor, [english, chinese, khmer]: &Word) -> Name {
    let maker = &vendor.name;
    Name {
        english: format!("{maker} {english}"),
        chinese: format!("{maker} {chinese}"),
        khmer: format!("{khmer} {maker}"),
        vendor: Some(vendor.code.clone()),
    }
}

/// The vendor of a lottery: the first eighteen places are Vietnamese, the others of the wider region.
fn draw_vendor(game_type: GameType, index: usize, draw: &str) -> Option<String> {
    (game_type == GameType::Lott).then(|| {
        let vendor = if index >= 18 {
            "TCG_SEA"
        } else if draw.contains("4D") {
            "LOTT"
        } else {
            "TCG_LOTTO_VN"
        };
        vendor.to_owned()
    })
}

fn shuffle<T>(items: &mut [T], rng: &mut Rng) {
    for last in (1..items.len()).rev() {
        let other = rng.below(u32::try_from(last + 1).unwrap_or(u32::MAX)) as usize;
        items.swap(last, other);
    }
}

/// The name in lower case with hyphens: part of a game code and of a cover's address.
fn slug(name: &str) -> String {
    let mut slug = String::with_capacity(name.len());
    for word in name.split([' ', '-']) {
        if !slug.is_empty() {
            slug.push('-');
        }
        slug.extend(word.chars().filter(char::is_ascii_alphanumeric).map(|letter| letter.to_ascii_lowercase()));
    }
    slug
}

/// The game that a vendor's card starts, by vendor and game type: the first title of its list.
pub(super) fn first_of_each(titles: &[Title]) -> BTreeMap<(&str, &'static str), &str> {
    let mut first = BTreeMap::new();
    for title in titles {
        first.entry((title.vendor.as_str(), title.game_type.code())).or_insert(title.game_code.as_str());
    }
    first
}

/// The value of the column `is_game` for every title of the catalogue.
pub(super) const IS_GAME: &str = "GAME";

/// Whether a vendor's card of this kind opens a list of its games.
pub(super) fn lists_games(lobby: &str) -> bool {
    lobby == VENDOR_LIST
}

#[cfg(test)]
mod tests;
