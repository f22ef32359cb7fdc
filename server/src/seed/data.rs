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
    pub(super) title: Text,
    pub(super) summary: Text,
}

/// `site.json`.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Site {
    pub(super) settings: BTreeMap<String, String>,
    pub(super) languages: Vec<String>,
    pub(super) resources: Vec<Resource>,
    pub(super) customer_service: Vec<CustomerService>,
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

/// `register.json`.
#[derive(Deserialize)]
pub(super) struct Register {
    pub(super) fields: BTreeMap<String, FieldRuleValue>,
    /// ISO code and dialling code.
    pub(super) countries: Vec<(String, String)>,
}

/// All files.
pub(super) struct Files {
    pub(super) words: Words,
    pub(super) vendors: Vec<Vendor>,
    pub(super) banners: Vec<Banner>,
    pub(super) notices: Vec<Notice>,
    pub(super) promotions: Vec<Promotion>,
    pub(super) site: Site,
    pub(super) register: Register,
    pub(super) translations: Vec<Translation>,
}

impl Files {
    /// Reads all files.
    ///
    /// # Errors
    /// [`SeedError::File`] names the file that is not of the expected shape.
    pub(super) fn read() -> Result<Self, SeedError> {
        Ok(Self {
            words: parse("words.json", include_str!("data/words.json"))?,
            vendors: parse("vendors.json", include_str!("data/vendors.json"))?,
            banners: parse("banners.json", include_str!("data/banners.json"))?,
            notices: parse("notices.json", include_str!("data/notices.json"))?,
            promotions: parse("promotions.json", include_str!("data/promotions.json"))?,
            site: parse("site.json", include_str!("data/site.json"))?,
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
