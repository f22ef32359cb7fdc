//! What the server itself says to a person, in the languages that the bundle has: mails, text messages, files, the few pages without a
//! script. What the site says stands in `locales/`, and what an operator words in `texts`.

/// One sentence, once in each language.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Words {
    /// English, for every language that has none of its own here.
    pub en: &'static str,
    /// Chinese, simplified.
    pub cn: &'static str,
    /// Chinese, traditional.
    pub ty: &'static str,
    /// Vietnamese.
    pub vi: &'static str,
    /// Thai.
    pub th: &'static str,
    /// Indonesian.
    pub id: &'static str,
    /// Burmese.
    pub my: &'static str,
    /// Khmer.
    pub km: &'static str,
    /// Arabic.
    pub ar: &'static str,
}

/// The codes of the languages that [`Words`] has.
pub const LANGUAGES: [&str; 9] = ["EN", "CN", "TY", "VI", "TH", "ID", "MY", "KM", "AR"];

impl Words {
    /// In the language with this code.
    pub fn of(&self, language: &str) -> &'static str {
        match language {
            "CN" => self.cn,
            "TY" => self.ty,
            "VI" => self.vi,
            "TH" => self.th,
            "ID" => self.id,
            "MY" => self.my,
            "KM" => self.km,
            "AR" => self.ar,
            _ => self.en,
        }
    }

    /// Whether no language was forgotten.
    pub fn is_whole(&self) -> bool {
        LANGUAGES.iter().all(|language| !self.of(language).trim().is_empty())
    }
}
