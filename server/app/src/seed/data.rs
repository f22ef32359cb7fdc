//! The sample operator's data files, embedded in the binary and read once at the first start.

use std::collections::BTreeMap;

use lumora_core::wire::FieldRuleValue;
use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::SeedError;
use super::translations::{self, Translation};

/// A text by language code; a language that is missing falls back to English when it is read.
pub(super) type Text = BTreeMap<String, String>;

/// English, Chinese and Khmer of a word of a title.
pub(super) type Word = [String; 3];

/// The words that titles are made of, by list.
pub(super) type Words = BTreeMap<String, Vec<Word>>;

/// A vendor of `vendors.json`.
#[derive(Deserialize)]
pub(super) struct Vendor {
    /// Code, as it travels in `vassalage`.
    pub(super) code: String,
    /// Display name.
    pub(super) name: String,
    /// What it offers.
    pub(super) offers: Vec<Offer>,
}

/// What a vendor offers in one game type.
#[derive(Deserialize)]
pub(super) struct Offer {
    /// Game type code.
    #[serde(rename = "type")]
    pub(super) game_type: String,
    /// The operator features it.
    #[serde(default)]
    pub(super) hot: bool,
    /// What its card opens: `GAME`, `VASSALAGE`, or nothing for a list in the lobby.
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
    /// A popup that does not advertise.
    #[serde(default)]
    pub(super) service: bool,
    /// For agents alone.
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
    /// How one takes part.
    pub(super) mode: String,
    /// What it gives.
    pub(super) reward: String,
    /// Minor units.
    pub(super) amount: i64,
    #[serde(default)]
    pub(super) wager: i64,
    /// Of a deposit that takes part, in percent.
    #[serde(default)]
    pub(super) percent: i64,
    /// Minor units that must be deposited at least.
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
    /// Days from the start on; before it when negative.
    pub(super) sign_up_from: Option<i64>,
    pub(super) sign_up_to: Option<i64>,
    #[serde(default)]
    pub(super) featured: bool,
    pub(super) title: Text,
    pub(super) summary: Text,
    /// A line each.
    pub(super) significant: Text,
}

/// `rewards.json`: what promotions have in common, the prizes of the raffle, and the points mall.
#[derive(Deserialize)]
pub(super) struct Rewards {
    /// Terms by mode; HTML.
    pub(super) terms: BTreeMap<String, Text>,
    pub(super) prizes: Vec<Prize>,
    pub(super) rewards: Vec<PointReward>,
    pub(super) rules: Vec<PointRule>,
}

/// A prize of the raffle.
#[derive(Deserialize)]
pub(super) struct Prize {
    pub(super) id: String,
    /// What it is; empty for a blank.
    pub(super) kind: String,
    /// Minor units.
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
    /// Minor units.
    pub(super) cash_value: i64,
    /// How often that money must be staked.
    #[serde(default)]
    pub(super) wager: i64,
    pub(super) stock: Option<i64>,
    pub(super) limit: i64,
    pub(super) level_min: i64,
    pub(super) name: Text,
    pub(super) description: Text,
}

/// How points are earned: one for so many minor units.
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
    /// Its place among the hot slots, from 1.
    pub(super) place: i64,
    pub(super) headline: Text,
    pub(super) text: Text,
}

/// `site.json`.
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
    /// Of a licence.
    #[serde(default)]
    pub(super) number: String,
    pub(super) label: Text,
}

/// A way to reach the operator, of `site.json`.
#[derive(Deserialize)]
pub(super) struct CustomerService {
    pub(super) id: String,
    #[serde(rename = "type")]
    pub(super) cs_type: String,
    pub(super) path: String,
    pub(super) title: Text,
}

/// `help.json`.
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

/// What feedback may be about, of `help.json`.
#[derive(Deserialize)]
pub(super) struct QuestionType {
    pub(super) code: String,
    pub(super) title: Text,
}

/// Where a conversation starts, of `site.json`.
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

/// `register.json`.
#[derive(Deserialize)]
pub(super) struct Register {
    pub(super) fields: BTreeMap<String, FieldRuleValue>,
    /// ISO code and dialling code.
    pub(super) countries: Vec<(String, String)>,
}

/// All files.
pub(super) struct Files {
    pub(super) featured: Vec<Featured>,
    pub(super) words: Words,
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
    /// Reads all files.
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

/// Reads a file of JSON.
///
/// # Errors
/// [`SeedError::File`] with its name when it is not of the expected shape.
pub(super) fn parse<T: DeserializeOwned>(name: &'static str, text: &str) -> Result<T, SeedError> {
    serde_json::from_str(text).map_err(|error| SeedError::File { name, detail: error.to_string() })
}
