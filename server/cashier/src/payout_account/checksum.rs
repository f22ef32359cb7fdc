//! Check digits of account numbers: a mistyped number is refused before money is sent to it.

use sha2::{Digest as _, Sha256};
use sha3::Keccak256;

/// Whether the check digits of a number fit its network. Numbers of other networks, and without one, pass.
pub(super) fn is_right(network: &str, account: &str) -> bool {
    match network {
        "TRC20" => base58_check(account).is_some_and(|bytes| bytes.len() == 21 && bytes.first() == Some(&0x41)),
        "BTC" => is_bitcoin(account),
        "ERC20" => is_ethereum(account),
        "IBAN" => is_iban(account),
        _ => true,
    }
}

/// The payload of a Base58Check text, whose last four bytes are its checksum; `None` where they do not fit.
fn base58_check(text: &str) -> Option<Vec<u8>> {
    let bytes = bs58::decode(text).into_vec().ok()?;
    let (payload, sum) = bytes.split_last_chunk::<4>()?;
    let hash = Sha256::digest(Sha256::digest(payload));
    hash.starts_with(sum).then(|| payload.to_vec())
}

/// Bitcoin addresses: legacy ones in Base58Check, newer ones in Bech32 (BIP 173, BIP 350).
fn is_bitcoin(address: &str) -> bool {
    if address.to_ascii_lowercase().starts_with("bc1") {
        return bech32::segwit::decode(address).is_ok_and(|(hrp, ..)| hrp == bech32::hrp::BC);
    }
    base58_check(address).is_some_and(|bytes| bytes.len() == 21 && matches!(bytes.first(), Some(0x00 | 0x05)))
}

/// Ethereum addresses: hexadecimal; where lower and upper case are mixed, the case is the checksum (EIP-55).
fn is_ethereum(address: &str) -> bool {
    let Some(digits) = address.strip_prefix("0x").filter(|digits| digits.len() == 40) else { return false };
    if !digits.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return false;
    }
    let has_both =
        digits.bytes().any(|byte| byte.is_ascii_lowercase()) && digits.bytes().any(|byte| byte.is_ascii_uppercase());
    if !has_both {
        return true;
    }
    let hash = Keccak256::digest(digits.to_ascii_lowercase().as_bytes());
    digits.bytes().enumerate().all(|(index, byte)| {
        let pair = hash.get(index / 2).copied().unwrap_or_default();
        let nibble = if index % 2 == 0 { pair >> 4 } else { pair & 15 };
        byte.is_ascii_digit() || byte.is_ascii_uppercase() == (nibble >= 8)
    })
}

/// International bank account numbers (ISO 13616): the number with its first four characters moved to the end leaves 1
/// modulo 97.
fn is_iban(number: &str) -> bool {
    let compact: Vec<u8> = number.bytes().filter(|byte| *byte != b' ').map(|byte| byte.to_ascii_uppercase()).collect();
    let Some((head, rest)) = compact.split_at_checked(4) else { return false };
    let mut remainder = 0_u32;
    for byte in rest.iter().chain(head) {
        let Some(value) = char::from(*byte).to_digit(36) else { return false };
        remainder = (remainder * if value > 9 { 100 } else { 10 } + value) % 97;
    }
    remainder == 1 && compact.len() >= 15
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The account with its last character changed.
    fn mistyped(account: &str) -> String {
        let (head, last) = account.split_at(account.len() - 1);
        format!("{head}{}", if last == "2" { "3" } else { "2" })
    }

    #[test]
    fn addresses_of_the_standards_pass_and_mistyped_ones_do_not() {
        let valid = [
            // Addresses of the genesis block, of BIP 173 and of BIP 350.
            ("BTC", "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa"),
            ("BTC", "BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4"),
            ("BTC", "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0"),
            // The contract of a token on Tron.
            ("TRC20", "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t"),
            // The example in the registry of the standard.
            ("IBAN", "GB82 WEST 1234 5698 7654 32"),
        ];
        for (network, account) in valid {
            assert!(is_right(network, account), "{account}");
            assert!(!is_right(network, &mistyped(account)), "{account}");
        }
    }

    #[test]
    fn an_address_with_capital_letters_is_checked_by_them() {
        // An example of EIP-55.
        let address = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
        assert!(is_right("ERC20", address));
        assert!(is_right("ERC20", &address.to_ascii_lowercase().replace("0X", "0x")));
        assert!(!is_right("ERC20", "0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"));
        assert!(!is_right("ERC20", "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe"));
        assert!(!is_right("ERC20", "5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed00"));
    }

    #[test]
    fn an_address_of_another_network_is_refused_and_what_has_no_check_digits_passes() {
        assert!(!is_right("TRC20", "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa"));
        assert!(!is_right("BTC", "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t"));
        for text in ["", "0", "é", "TR7", "bc1", "GB"] {
            for network in ["TRC20", "BTC", "ERC20", "IBAN"] {
                assert!(!is_right(network, text), "{network} {text}");
            }
        }
        assert!(is_right("", "0123456789"));
    }
}
