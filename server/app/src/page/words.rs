//! The texts of a page's head. Titles are read from the same files as the client's own texts.

use lumora_core::domain::language::Language;

/// The titles of a language: lines of a Fluent file, without arguments.
fn titles(language: Language) -> &'static str {
    match language.code {
        "AR" => include_str!("../../../../locales/AR/titles.ftl"),
        "CN" => include_str!("../../../../locales/CN/titles.ftl"),
        "ID" => include_str!("../../../../locales/ID/titles.ftl"),
        "KM" => include_str!("../../../../locales/KM/titles.ftl"),
        "MY" => include_str!("../../../../locales/MY/titles.ftl"),
        "TH" => include_str!("../../../../locales/TH/titles.ftl"),
        "TY" => include_str!("../../../../locales/TY/titles.ftl"),
        "VI" => include_str!("../../../../locales/VI/titles.ftl"),
        _ => include_str!("../../../../locales/EN/titles.ftl"),
    }
}

/// The title by its key in the core; the key itself where the language has no such title, which a test rules out.
pub(super) fn title(key: &str, language: Language) -> String {
    let lines = titles(language).lines().filter_map(|line| line.split_once('='));
    let found = lines.map(|(name, text)| (name.trim(), text.trim())).find(|(name, _)| *name == key);
    found.map_or_else(|| key.to_owned(), |(_, text)| text.to_owned())
}

/// The page's description: its name (except for the home page), what the site is, and the notice about age and play money.
pub(super) fn description(language: Language, brand: &str, page: &str, is_home: bool) -> String {
    let (site, notice) = sentences(language);
    let site = site.replace("{brand}", brand);
    if is_home { format!("{site} {notice}") } else { format!("{page} – {site} {notice}") }
}

/// One sentence about the site, with the placeholder `{brand}`, and the notice about age and play money.
fn sentences(language: Language) -> (&'static str, &'static str) {
    match language.code {
        "AR" => ("{brand}: ألعاب من مزوّدين كثيرين بمحفظة واحدة.", "أموال افتراضية فقط. للبالغين من عمر 18 عامًا فأكثر."),
        "CN" => ("{brand}：众多供应商的游戏，共用一个钱包。", "仅使用试玩币。仅限年满 18 岁的成年人。"),
        "TY" => ("{brand}：眾多遊戲商的遊戲，共用一個錢包。", "僅使用遊戲幣。僅限年滿 18 歲的成年人。"),
        "ID" => (
            "{brand}: permainan dari banyak penyedia dengan satu dompet.",
            "Hanya uang mainan. Untuk dewasa berusia 18 tahun ke atas.",
        ),
        "KM" => ("{brand}៖ ហ្គេមពីក្រុមហ៊ុនជាច្រើន ក្នុងកាបូបតែមួយ។", "ប្រាក់សាកល្បងប៉ុណ្ណោះ។ សម្រាប់មនុស្សពេញវ័យអាយុ 18 ឆ្នាំឡើងទៅ។"),
        "MY" => (
            "{brand}- ကုမ္ပဏီများစွာ၏ ဂိမ်းများကို ပိုက်ဆံအိတ်တစ်ခုတည်းဖြင့် ကစားနိုင်ပါသည်။",
            "အစမ်းငွေသာ ဖြစ်ပါသည်။ အသက် 18 နှစ်နှင့်အထက် လူကြီးများအတွက်သာ။",
        ),
        "TH" => ("{brand}: เกมจากหลายค่าย ในกระเป๋าเดียว", "ใช้เงินจำลองเท่านั้น สำหรับผู้ใหญ่อายุ 18 ปีขึ้นไป"),
        "VI" => (
            "{brand}: trò chơi của nhiều nhà cung cấp, chung một ví.",
            "Chỉ dùng tiền chơi thử. Dành cho người từ 18 tuổi trở lên.",
        ),
        _ => ("{brand}: games from many vendors on one wallet.", "Play money only. For adults of 18 and over."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lumora_core::domain::language;
    use lumora_core::domain::route::Route;
    use lumora_core::text::screen;

    #[test]
    fn every_title_stands_in_every_language_with_texts() {
        for code in ["EN", "CN", "ID", "MY", "TH", "TY", "VI", "KM", "AR"] {
            let language = language::by_code(code).expect("a language");
            for path in ["/", "/rng", "/live", "/promotions", "/promoDetail", "/help", "/down", "/join", "/login", "/x"]
            {
                let key = screen::title(&Route::parse(path, "").screen);
                let text = title(key, language);
                assert!(text != key && !text.contains('{'), "{code} {key}: {text}");
            }
            let home = description(language, "Brand", "", true);
            assert!(home.starts_with("Brand") && home.contains("18"), "{home}");
        }
    }
}
