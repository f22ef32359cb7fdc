//! The sample operator's data files, embedded in the binary and read at the first start.

use std::collections::BTreeMap;

use lumora_core::wire::FieldRuleValue;
use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::SeedError;
use super::translations::{self, Translation};

/// A text by language code; a missing language falls back to English when it is read.
pub(super) type Text = BTreeMap<String, String>;

/// A word of game titles in English, Chinese and Khmer.
pub(super) type Word = [String; 3];

/// Lists of words that game titles are composed of, by the name of the list.
pub(super) type WordLists = BTreeMap<String, Vec<Word>>;

/// A vendor of `vendors.json`.
#[derive(Deserialize)]
pub(super) struct Vendor {
    /// Vendor code: the value of `vassalage` in the API.
    pub(super) code: String,
    /// Display name.
    pub(super) name: String,
    /// The game types it offers.
    pub(super) offers: Vec<Offer>,
}

/// A vendor's offer in one game type.
#[derive(Deserialize)]
pub(super) struct Offer {
    /// Game type code.
    #[serde(rename = "type")]
    pub(super) game_type: String,
    /// Featured by the operator.
    #[serde(default)]
    pub(super) hot: bool,
    /// What the vendor's card opens: `GAME`, `VASSALAGE`, or empty for a list in the lobby.
    #[serde(default)]
    pub(super) lobby: String,
}

/// A banner of `banners.json`.
#[derive(Deserialize)]
pub(super) struct Banner {
    pub(super) group: String,
    pub(super) scene: String,
    pub(super) link: String,
    pub(super) title: Text,
    pub(super) text: Text,
    pub(super) action: Text,
}

/// A notice of `notices.json`; its content is HTML.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Notice {
    pub(super) id: String,
    #[serde(rename = "type")]
    pub(super) notice_type: String,
    /// A popup that is no advertisement, so that members who must not be advertised to see it too.
    #[serde(default)]
    pub(super) service: bool,
    /// Shown to agents only.
    #[serde(default)]
    pub(super) agents: bool,
    pub(super) days_ago: i64,
    pub(super) title: Text,
    pub(super) content: Text,
}

/// A promotion of `promotions.json`.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Promotion {
    pub(super) id: String,
    pub(super) category: String,
    pub(super) scene: String,
    pub(super) starts_days_ago: i64,
    pub(super) lasts_days: i64,
    /// How a member takes part: the code of the promotion's mode.
    pub(super) mode: String,
    /// The kind of reward: `CASH`, `POINTS`, `BONUS` or `RAFFLE`.
    pub(super) reward: String,
    /// Amount of the reward: minor units of money, or hundredths of a point.
    pub(super) amount: i64,
    #[serde(default)]
    pub(super) wager: i64,
    /// Bonus in percent of the deposit.
    #[serde(default)]
    pub(super) percent: i64,
    /// Least deposit in minor units.
    #[serde(default)]
    pub(super) least: i64,
    #[serde(default)]
    pub(super) first_deposit: bool,
    #[serde(default)]
    pub(super) draws: i64,
    #[serde(default)]
    pub(super) images_min: i64,
    #[serde(default)]
    pub(super) level_min: i64,
    pub(super) stock: Option<i64>,
    /// Start of the sign-up in days after the promotion's start; negative for before it.
    pub(super) sign_up_from: Option<i64>,
    pub(super) sign_up_to: Option<i64>,
    #[serde(default)]
    pub(super) featured: bool,
    pub(super) title: Text,
    pub(super) summary: Text,
    /// Conditions, one per line.
    pub(super) significant: Text,
}

/// The content of `rewards.json`: terms of promotions, prizes of the raffle, rewards and earning rules of points.
#[derive(Deserialize)]
pub(super) struct Rewards {
    /// Terms by mode of promotion; HTML.
    pub(super) terms: BTreeMap<String, Text>,
    pub(super) prizes: Vec<Prize>,
    pub(super) rewards: Vec<PointReward>,
    pub(super) rules: Vec<PointRule>,
}

/// A prize of the raffle.
#[derive(Deserialize)]
pub(super) struct Prize {
    pub(super) id: String,
    /// Kind of the prize; empty for a blank.
    pub(super) kind: String,
    /// Amount of the prize in minor units.
    pub(super) amount: i64,
    pub(super) weight: i64,
    pub(super) name: Text,
}

/// A reward of the points mall.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct PointReward {
    pub(super) id: String,
    pub(super) category: String,
    pub(super) scene: String,
    pub(super) points: i64,
    /// Worth of the reward in minor units; 0 for goods.
    pub(super) cash_value: i64,
    /// Wagering multiplier of a reward in money.
    #[serde(default)]
    pub(super) wager: i64,
    pub(super) stock: Option<i64>,
    pub(super) limit: i64,
    pub(super) level_min: i64,
    pub(super) name: Text,
    pub(super) description: Text,
}

/// A rule by which points are earned: one point for each `per` minor units of `base`.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct PointRule {
    pub(super) id: String,
    pub(super) product: String,
    pub(super) base: String,
    pub(super) per: i64,
    pub(super) daily_cap: i64,
}

/// A featured game of `featured.json`.
#[derive(Deserialize)]
pub(super) struct Featured {
    /// The rank of the hot slot that is featured, from 1.
    pub(super) place: i64,
    pub(super) headline: Text,
    pub(super) text: Text,
}

/// The content of `site.json`.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Site {
    pub(super) settings: BTreeMap<String, String>,
    pub(super) languages: Vec<String>,
    pub(super) resources: Vec<Resource>,
    pub(super) customer_service: Vec<CustomerService>,
    pub(super) online_service: Vec<OnlineService>,
    pub(super) chat_room: ChatRoom,
    pub(super) categories: Vec<Category>,
}

/// A game type's title, of `site.json`.
#[derive(Deserialize)]
pub(super) struct Category {
    #[serde(rename = "type")]
    pub(super) game_type: String,
    pub(super) title: Text,
}

/// A resource of `site.json`; `image` is a picture's address without version and suffix.
#[derive(Deserialize)]
pub(super) struct Resource {
    pub(super) id: String,
    #[serde(rename = "type")]
    pub(super) resource_type: String,
    pub(super) image: String,
    pub(super) url: String,
    /// Number of a licence; empty for others.
    #[serde(default)]
    pub(super) number: String,
    pub(super) label: Text,
}

/// A contact channel of customer service, of `site.json`.
#[derive(Deserialize)]
pub(super) struct CustomerService {
    pub(super) id: String,
    #[serde(rename = "type")]
    pub(super) cs_type: String,
    pub(super) path: String,
    pub(super) title: Text,
}

/// The content of `help.json`.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Help {
    pub(super) categories: Vec<HelpCategory>,
    pub(super) question_types: Vec<QuestionType>,
}

/// A category of help pages, of `help.json`.
#[derive(Deserialize)]
pub(super) struct HelpCategory {
    pub(super) id: String,
    pub(super) title: Text,
    pub(super) pages: Vec<HelpPage>,
}

/// A help page, of `help.json`; its content is HTML.
#[derive(Deserialize)]
pub(super) struct HelpPage {
    pub(super) id: String,
    pub(super) tool: String,
    pub(super) title: Text,
    pub(super) keywords: Text,
    pub(super) content: Text,
}

/// A subject of feedback, of `help.json`.
#[derive(Deserialize)]
pub(super) struct QuestionType {
    pub(super) code: String,
    pub(super) title: Text,
}

/// An entry point of a support conversation, of `site.json`.
#[derive(Deserialize)]
pub(super) struct OnlineService {
    pub(super) id: String,
    pub(super) kind: i64,
    pub(super) path: String,
}

/// The chat room, of `site.json`.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct ChatRoom {
    pub(super) header_colour: String,
    pub(super) title: Text,
    pub(super) text: Text,
}

/// The content of `register.json`.
#[derive(Deserialize)]
pub(super) struct Register {
    pub(super) fields: BTreeMap<String, FieldRuleValue>,
    /// ISO 3166 alpha-2 code and dialling code.
    pub(super) countries: Vec<(String, String)>,
}

/// The content of all data files.
pub(super) struct Files {
    pub(super) featured: Vec<Featured>,
    pub(super) words: WordLists,
    pub(super) vendors: Vec<Vendor>,
    pub(super) banners: Vec<Banner>,
    pub(super) notices: Vec<Notice>,
    pub(super) promotions: Vec<Promotion>,
    pub(super) rewards: Rewards,
    pub(super) site: Site,
    pub(super) register: Register,
    pub(super) translations: Vec<Translation>,
    pub(super) help: Help,
}

impl Files {
    /// Parses all embedded files.
    ///
    /// # Errors
    /// [`SeedError::File`] names the file that is not of the expected shape.
    pub(super) fn read() -> Result<Self, SeedError> {
        Ok(Self {
            featured: parse("featured.json", include_str!("data/featured.json"))?,
            words: parse("words.json", include_str!("data/words.json"))?,
            vendors: parse("vendors.json", include_str!("data/vendors.json"))?,
            banners: parse("banners.json", include_str!("data/banners.json"))?,
            notices: parse("notices.json", include_str!("data/notices.json"))?,
            promotions: parse("promotions.json", include_str!("data/promotions.json"))?,
            rewards: parse("rewards.json", include_str!("data/rewards.json"))?,
            site: parse("site.json", include_str!("data/site.json"))?,
            help: parse("help.json", include_str!("data/help.json"))?,
            register: parse("register.json", include_str!("data/register.json"))?,
            translations: translations::read()?,
        })
    }
}

/// Parses a JSON file; `name` is its name for errors.
///
/// # Errors
/// [`SeedError::File`] with its name when it is not of the expected shape.
pub(super) fn parse<T: DeserializeOwned>(name: &'static str, text: &str) -> Result<T, SeedError> {
    serde_json::from_str(text).map_err(|error| SeedError::File { name, detail: error.to_string() })
}
