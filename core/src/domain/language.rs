//! Languages: the operator's codes, and what a browser needs to know about each.
//!
//! Section 9 of the specification offers about thirty. Its codes (CN, EN, KM, TY, VI, ...) are what travels and what is
//! stored; each maps to a BCP-47 tag, which decides `lang`, plural rules and fonts. A stored code that the operator does
//! not support falls back (section 5).

/// The direction in which a language is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Written from left to right.
    Ltr,
    /// Written from right to left.
    Rtl,
}

impl Direction {
    /// The value of the HTML attribute `dir`.
    #[must_use]
    pub const fn attribute(self) -> &'static str {
        match self {
            Direction::Ltr => "ltr",
            Direction::Rtl => "rtl",
        }
    }
}

/// A language that the site can be shown in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Language {
    /// The operator's code: what travels and what is stored.
    pub code: &'static str,
    /// The BCP-47 tag, which decides `lang`, plural rules and fonts.
    pub tag: &'static str,
    /// The name of the language in itself.
    pub own_name: &'static str,
    /// The country (ISO 3166-1 alpha-2, lower case) whose flag stands beside the name.
    pub flag: &'static str,
    /// The direction of writing.
    pub direction: Direction,
}

const fn ltr(code: &'static str, tag: &'static str, own_name: &'static str, flag: &'static str) -> Language {
    Language { code, tag, own_name, flag, direction: Direction::Ltr }
}

const fn rtl(code: &'static str, tag: &'static str, own_name: &'static str, flag: &'static str) -> Language {
    Language { code, tag, own_name, flag, direction: Direction::Rtl }
}

/// The language of an operator that names none, and of every choice that can not be met.
pub const DEFAULT: Language = ltr("EN", "en", "English", "gb");

/// Every language the site knows.
pub const ALL: [Language; 30] = [
    DEFAULT,
    ltr("CN", "zh-Hans", "简体中文", "cn"),
    ltr("KM", "km", "ខ្មែរ", "kh"),
    ltr("TY", "zh-Hant-TW", "繁體中文(台灣)", "tw"),
    ltr("TW", "zh-Hant", "繁體中文", "hk"),
    ltr("VI", "vi", "Tiếng Việt", "vn"),
    ltr("TH", "th", "ไทย", "th"),
    ltr("ID", "id", "Bahasa Indonesia", "id"),
    ltr("MS", "ms", "Bahasa Melayu", "my"),
    ltr("MY", "my", "မြန်မာ", "mm"),
    ltr("LO", "lo", "ລາວ", "la"),
    ltr("TL", "fil", "Tagalog", "ph"),
    ltr("JA", "ja", "日本語", "jp"),
    ltr("KO", "ko", "한국어", "kr"),
    ltr("HI", "hi", "हिन्दी", "in"),
    ltr("BN", "bn", "বাংলা", "bd"),
    ltr("TA", "ta", "தமிழ்", "in"),
    ltr("TE", "te", "తెలుగు", "in"),
    ltr("NE", "ne", "नेपाली", "np"),
    rtl("UR", "ur", "اردو", "pk"),
    rtl("AR", "ar", "العربية", "sa"),
    rtl("FA", "fa", "فارسی", "ir"),
    ltr("TR", "tr", "Türkçe", "tr"),
    ltr("RU", "ru", "Русский", "ru"),
    ltr("KK", "kk", "Қазақ тілі", "kz"),
    ltr("UZ", "uz", "Oʻzbekcha", "uz"),
    ltr("ES", "es", "Español", "es"),
    ltr("PT", "pt-PT", "Português", "pt"),
    ltr("BR", "pt-BR", "Português (Brasil)", "br"),
    ltr("FR", "fr", "Français", "fr"),
];

/// The language that one of the operator's codes stands for.
#[must_use]
pub fn by_code(code: &str) -> Option<Language> {
    ALL.into_iter().find(|language| language.code == code)
}

/// The language to start in: the stored code if the operator supports it, else the first of the browser's languages that
/// it supports, else English, else the first that it supports.
///
/// `browser_tags` are BCP-47 tags in the order of preference; an empty list leaves the browser out of it.
#[must_use]
pub fn pick(stored: Option<&str>, supported: &[&str], browser_tags: &[&str]) -> Language {
    let offered = |language: &Language| supported.contains(&language.code);
    stored
        .and_then(by_code)
        .filter(offered)
        .or_else(|| browser_tags.iter().find_map(|tag| ALL.into_iter().filter(offered).find(|it| speaks(it.tag, tag))))
        .or_else(|| Some(DEFAULT).filter(offered))
        .or_else(|| supported.iter().find_map(|code| by_code(code)))
        .unwrap_or(DEFAULT)
}

/// Whether a reader who asks for `wanted` is served by a language tagged `tag`. Chinese differs by script and Portuguese
/// by country; for all others the first subtag decides.
fn speaks(tag: &str, wanted: &str) -> bool {
    let mut subtags = wanted.split(['-', '_']);
    let primary = subtags.next().unwrap_or_default();
    let has = |subtag: &str| wanted.split(['-', '_']).skip(1).any(|it| it.eq_ignore_ascii_case(subtag));
    let wanted = if primary.eq_ignore_ascii_case("zh") {
        let traditional = has("Hant") || (!has("Hans") && (has("TW") || has("HK") || has("MO")));
        if traditional { "zh-Hant" } else { "zh-Hans" }
    } else if primary.eq_ignore_ascii_case("pt") {
        if has("BR") { "pt-BR" } else { "pt-PT" }
    } else if primary.eq_ignore_ascii_case("tl") {
        "fil"
    } else {
        primary
    };
    let bytes = tag.as_bytes();
    bytes.len() >= wanted.len()
        && bytes.iter().zip(wanted.as_bytes()).all(|(a, b)| a.eq_ignore_ascii_case(b))
        && matches!(bytes.get(wanted.len()), None | Some(b'-'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_tags_and_names_are_each_unique() {
        for (index, language) in ALL.iter().enumerate() {
            for other in ALL.iter().skip(index + 1) {
                assert!(
                    language.code != other.code && language.tag != other.tag && language.own_name != other.own_name
                );
            }
            assert_eq!(by_code(language.code), Some(*language));
            assert!(language.flag.len() == 2 && language.flag.bytes().all(|byte| byte.is_ascii_lowercase()));
        }
    }

    #[test]
    fn arabic_persian_and_urdu_run_right_to_left() {
        let mut rtl: Vec<_> = ALL.iter().filter(|it| it.direction == Direction::Rtl).map(|it| it.code).collect();
        rtl.sort_unstable();
        assert_eq!(rtl, ["AR", "FA", "UR"]);
        assert_eq!(Direction::Rtl.attribute(), "rtl");
    }

    #[test]
    fn a_stored_language_counts_only_while_it_is_supported() {
        let supported = ["EN", "KM", "CN"];
        assert_eq!(pick(Some("KM"), &supported, &["zh-CN"]).code, "KM");
        assert_eq!(pick(Some("VI"), &supported, &[]).code, "EN");
        assert_eq!(pick(Some("<script>"), &supported, &[]).code, "EN");
        assert_eq!(pick(None, &supported, &[]).code, "EN");
        assert_eq!(pick(Some("EN"), &["KM", "CN"], &[]).code, "KM");
        assert_eq!(pick(Some("EN"), &["??"], &["xx"]).code, "EN");
        assert_eq!(pick(None, &[], &["km"]).code, "EN");
    }

    #[test]
    fn the_browsers_languages_are_tried_in_their_order() {
        let all: Vec<&str> = ALL.iter().map(|language| language.code).collect();
        for (tags, code) in [
            (vec!["de-DE", "km-KH", "en"], "KM"),
            (vec!["zh"], "CN"),
            (vec!["zh-CN"], "CN"),
            (vec!["zh-Hans-HK"], "CN"),
            (vec!["zh-TW"], "TY"),
            (vec!["zh_HK"], "TY"),
            (vec!["pt"], "PT"),
            (vec!["pt-br"], "BR"),
            (vec!["pt-AO"], "PT"),
            (vec!["EN-us"], "EN"),
            (vec!["tl-PH"], "TL"),
            (vec!["fil"], "TL"),
            (vec!["k"], "EN"),
            (vec!["", "-"], "EN"),
            (vec!["ar-EG"], "AR"),
        ] {
            assert_eq!(pick(None, &all, &tags).code, code, "{tags:?}");
        }
        assert_eq!(pick(None, &["EN", "TW"], &["zh-HK"]).code, "TW");
    }
}
