//! Texts that the server itself writes to people, in the languages of the site: mails, text messages, files, the few pages without a
//! script. The texts of the site are in `locales/`, those that operators write in the table `texts`.

/// One text in all languages of the site.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LocalizedText {
    /// English, also the fallback for every other language.
    pub en: &'static str,
    /// Simplified Chinese.
    pub cn: &'static str,
    /// Traditional Chinese.
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

/// The codes of the languages in [`LocalizedText`].
pub const LANGUAGES: [&str; 9] = ["EN", "CN", "TY", "VI", "TH", "ID", "MY", "KM", "AR"];

impl LocalizedText {
    /// The text in the language with this code; English for an unknown code.
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

    /// Whether no translation is blank; for tests.
    pub fn is_whole(&self) -> bool {
        LANGUAGES.iter().all(|language| !self.of(language).trim().is_empty())
    }
}
