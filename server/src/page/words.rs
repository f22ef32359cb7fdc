//! The words of a page's head. Titles are those of the client's own texts, read from the same files.

use lumora_core::domain::language::Language;

/// The titles of a language, as Fluent messages without arguments.
fn titles(language: Language) -> &'static str {
    match language.code {
        "AR" => include_str!("../../../locales/AR/titles.ftl"),
        "CN" => include_str!("../../../locales/CN/titles.ftl"),
        "ID" => include_str!("../../../locales/ID/titles.ftl"),
        "KM" => include_str!("../../../locales/KM/titles.ftl"),
        "MY" => include_str!("../../../locales/MY/titles.ftl"),
        "TH" => include_str!("../../../locales/TH/titles.ftl"),
        "TY" => include_str!("../../../locales/TY/titles.ftl"),
        "VI" => include_str!("../../../locales/VI/titles.ftl"),
        _ => include_str!("../../../locales/EN/titles.ftl"),
    }
}

/// The title with a key of the core; the key itself where there is none, which a test rules out.
pub(super) fn title(key: &str, language: Language) -> String {
    let lines = titles(language).lines().filter_map(|line| line.split_once('='));
    let found = lines.map(|(name, text)| (name.trim(), text.trim())).find(|(name, _)| *name == key);
    found.map_or_else(|| key.to_owned(), |(_, text)| text.to_owned())
}

/// What the site is, and that it is for adults and played for play money; before it, the page by its name.
pub(super) fn description(language: Language, brand: &str, page: &str, is_home: bool) -> String {
    let (site, notice) = sentences(language);
    let site = site.replace("{brand}", brand);
    if is_home { format!("{site} {notice}") } else { format!("{page} – {site} {notice}") }
}

/// The site in a sentence, and the notice about age and play money.
fn sentences(language: Language) -> (&'static str, &'static str) {
    match language.code {
        "AR" => (
            "{brand}: سلوتس وطاولات مباشرة ورياضة ويانصيب وألعاب صيد بمحفظة واحدة.",
            "بأموال افتراضية فقط. لمن هم فوق 18 عامًا.",
        ),
        "CN" => ("{brand}：老虎机、真人、体育、彩票和捕鱼游戏，一个钱包畅玩。", "仅限虚拟货币。未满 18 岁不得参与。"),
        "TY" => ("{brand}：老虎機、真人、體育、彩票和捕魚遊戲，一個錢包暢玩。", "僅限虛擬貨幣。未滿 18 歲不得參與。"),
        "ID" => (
            "{brand}: slot, meja langsung, olahraga, lotre, dan permainan tembak ikan dengan satu dompet.",
            "Hanya uang mainan. Khusus 18 tahun ke atas.",
        ),
        "KM" => ("{brand}៖ ស្លត តុផ្សាយផ្ទាល់ កីឡា ឆ្នោត និងល្បែងបាញ់ត្រី ក្នុងកាបូបតែមួយ។", "ប្រាក់លេងប៉ុណ្ណោះ។ សម្រាប់អ្នកមានអាយុចាប់ពី 18 ឆ្នាំ។"),
        "MY" => (
            "{brand}: စလော့၊ တိုက်ရိုက်စားပွဲ၊ အားကစား၊ ထီ နှင့် ငါးဖမ်းဂိမ်းများကို ပိုက်ဆံအိတ်တစ်ခုတည်းဖြင့် ကစားပါ။",
            "ကစားရန်ငွေသာ ဖြစ်သည်။ အသက် ၁၈ နှစ်နှင့်အထက်သာ။",
        ),
        "TH" => ("{brand}: สล็อต โต๊ะสด กีฬา ลอตเตอรี่ และเกมยิงปลา ในกระเป๋าเงินเดียว", "ใช้เงินเล่นเท่านั้น สำหรับผู้มีอายุ 18 ปีขึ้นไป"),
        "VI" => (
            "{brand}: slot, bàn trực tiếp, thể thao, xổ số và bắn cá trong một ví duy nhất.",
            "Chỉ dùng tiền chơi. Dành cho người từ 18 tuổi trở lên.",
        ),
        _ => (
            "{brand}: slots, live tables, sports, lottery and fishing games on one wallet.",
            "Play money only. For adults of 18 and over.",
        ),
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
            assert!(home.starts_with("Brand") && (home.contains("18") || home.contains("၁၈")), "{home}");
        }
    }
}
