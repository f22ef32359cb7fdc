//! Whole numbers written with a zero fraction, such as `2.0`. JSON has one kind of number, and JSON Schema counts `2.0` as an integer;
//! the decoder does not.

/// The JSON with `2` for each `2.0`; `None` where it holds none. Texts are left alone.
pub fn without_empty_fractions(json: &[u8]) -> Option<Vec<u8>> {
    let mut output = Vec::with_capacity(json.len());
    let (mut in_text, mut is_escaped) = (false, false);
    let mut rest = json;
    while let [byte, behind @ ..] = rest {
        rest = behind;
        if in_text {
            in_text = *byte != b'"' || is_escaped;
            is_escaped = *byte == b'\\' && !is_escaped;
        } else if *byte == b'"' {
            in_text = true;
        } else if let (b'.', Some(after)) = (*byte, behind_zeros(behind)) {
            rest = after;
            continue;
        }
        output.push(*byte);
    }
    (output.len() < json.len()).then_some(output)
}

/// What follows a fraction of zeros only; `None` if the fraction has other digits or an exponent.
fn behind_zeros(fraction: &[u8]) -> Option<&[u8]> {
    let zeros = fraction.iter().take_while(|byte| **byte == b'0').count();
    let (_, after) = fraction.split_at(zeros);
    let has_more = after.first().is_some_and(|byte| byte.is_ascii_digit() || matches!(byte, b'e' | b'E'));
    (zeros > 0 && !has_more).then_some(after)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fraction_of_nothing_is_left_out_and_all_else_stays() {
        let cases = [
            ("[2.0,-3.00, 0.0]", Some("[2,-3, 0]")),
            (r#"{"a":{"b":10.0},"c":"2.0"}"#, Some(r#"{"a":{"b":10},"c":"2.0"}"#)),
            (r#"{"2.0":"\"3.0","\\":4.0}"#, Some(r#"{"2.0":"\"3.0","\\":4}"#)),
            ("[2.5,2.05,1.0e3,1e2,7]", None),
            ("[2.,.0.", Some("[2.,.")),
            ("\"2.0", None),
            ("", None),
        ];
        for (json, expected) in cases {
            let output = without_empty_fractions(json.as_bytes());
            assert_eq!(output.as_deref().map(String::from_utf8_lossy).as_deref(), expected, "{json}");
        }
    }
}
