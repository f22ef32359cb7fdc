//! Facts that identify a person, normalised and stored as keyed tags.

use platform::vault::Vault;
use unicode_normalization::UnicodeNormalization;

/// Kind of an identifying fact.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FactKind {
    /// A mail address.
    Mail,
    /// A telephone number.
    Phone,
    /// A name together with a date of birth.
    NameAndBirth,
}

impl FactKind {
    /// The code that is stored, also the purpose of the tag.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Mail => "MAIL",
            Self::Phone => "PHONE",
            Self::NameAndBirth => "NAME_AND_BIRTH",
        }
    }
}

/// An identifying fact of a person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fact {
    /// Kind of the fact.
    pub kind: FactKind,
    /// Keyed hash of the normalised fact, under the vault's key.
    pub tag: String,
    /// Whether the member has proven it.
    pub proven: bool,
}

impl Fact {
    /// A mail address; none for an empty or malformed one.
    pub fn mail(vault: &Vault, address: &str, proven: bool) -> Option<Self> {
        Self::of(vault, FactKind::Mail, normalised_mail(address)?, proven)
    }

    /// A telephone number with its country code; none for one without digits.
    pub fn phone(vault: &Vault, number: &str, proven: bool) -> Option<Self> {
        let digits: String = number.chars().filter(char::is_ascii_digit).collect();
        if digits.is_empty() { None } else { Self::of(vault, FactKind::Phone, digits, proven) }
    }

    /// A name with a date of birth (YYYY-MM-DD); none unless both are given.
    pub fn name_and_birth(vault: &Vault, name: &str, born_on: &str, proven: bool) -> Option<Self> {
        let name = normalised_name(name);
        if name.is_empty() || born_on.is_empty() {
            return None;
        }
        Self::of(vault, FactKind::NameAndBirth, format!("{name}|{born_on}"), proven)
    }

    #[expect(clippy::unnecessary_wraps, reason = "it ends functions that give none for nothing")]
    fn of(vault: &Vault, kind: FactKind, text: String, proven: bool) -> Option<Self> {
        Some(Self { kind, tag: vault.tag(kind.name(), text.as_bytes()), proven })
    }
}

/// The normalised address of a mailbox: lower case, without a part after a plus sign, and without dots where the provider ignores them.
fn normalised_mail(address: &str) -> Option<String> {
    let address = address.trim().to_lowercase();
    let (mailbox, domain) = address.rsplit_once('@')?;
    let mailbox = mailbox.split('+').next().unwrap_or_default();
    let domain = if domain == "googlemail.com" { "gmail.com" } else { domain };
    let mailbox = if domain == "gmail.com" { mailbox.replace('.', "") } else { mailbox.to_owned() };
    if mailbox.is_empty() || domain.is_empty() { None } else { Some(format!("{mailbox}@{domain}")) }
}

/// The normalised name: regardless of case, accents, punctuation, and the order of the words.
fn normalised_name(name: &str) -> String {
    let folded: String = name.nfkd().flat_map(char::to_lowercase).collect();
    let is_name_char = |letter: char| letter.is_alphanumeric();
    let mut words: Vec<String> = folded
        .split(|letter: char| letter.is_whitespace() || letter == '-')
        .map(|word| word.chars().filter(|letter| is_name_char(*letter)).collect::<String>())
        .filter(|word| !word.is_empty())
        .collect();
    words.sort_unstable();
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_mailbox_has_one_form() {
        for same in ["Mira.Tran+bets@GMAIL.com", " miratran@googlemail.com", "m.i.r.a.tran@gmail.com"] {
            assert_eq!(normalised_mail(same).as_deref(), Some("miratran@gmail.com"), "{same}");
        }
        assert_eq!(normalised_mail("mira.tran@lumora.example").as_deref(), Some("mira.tran@lumora.example"));
        assert_ne!(normalised_mail("mira.tran@lumora.example"), normalised_mail("miratran@lumora.example"));
        assert_eq!(normalised_mail(""), None);
        assert_eq!(normalised_mail("+x@y.example"), None);
    }

    #[test]
    fn one_name_has_one_form_and_another_name_another() {
        assert_eq!(normalised_name("TRẦN  thị Linh"), normalised_name("linh tra\u{302}\u{300}n Thị"));
        assert_eq!(normalised_name("O'Neill-Smith, Ann"), normalised_name("Ann Smith ONeill"));
        assert_ne!(normalised_name("Ann Smith"), normalised_name("Anna Smith"));
        assert_eq!(normalised_name(" . "), "");
    }

    #[test]
    fn a_name_without_a_date_is_no_fact() {
        let folder = std::env::temp_dir().join(format!("lumora-fact-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let vault = Vault::open(&folder).unwrap();
        assert_eq!(Fact::name_and_birth(&vault, "Mira Tran", "", true), None);
        assert_eq!(Fact::name_and_birth(&vault, "", "1990-01-01", true), None);
        let fact = Fact::name_and_birth(&vault, "Mira Tran", "1990-01-01", true).unwrap();
        assert!(!fact.tag.contains("1990"));
        assert_ne!(Some(fact), Fact::name_and_birth(&vault, "Mira Tran", "1990-01-02", true));
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
