//! Conversion of text to HTML.

/// Escapes text for element content and quoted attributes.
pub fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            other => out.push(other),
        }
    }
    out
}

/// Text with blank lines as HTML paragraphs; backticks become `<code>`.
pub(super) fn paragraphs(text: &str) -> String {
    let blocks = text.split("\n\n").map(str::trim).filter(|block| !block.is_empty());
    blocks.map(|block| format!("<p>{}</p>", inline(block))).collect()
}

/// One line of text as HTML; backticks become `<code>`.
pub(super) fn inline(text: &str) -> String {
    let mut out = String::new();
    for (index, part) in text.split('`').enumerate() {
        let part = escape(part);
        if index % 2 == 1 { out.push_str(&format!("<code>{part}</code>")) } else { out.push_str(&part) }
    }
    out
}

/// A name as it can be used in an address or an HTML id.
pub(super) fn slug(text: &str) -> String {
    text.chars()
        .map(|character| if character.is_ascii_alphanumeric() { character.to_ascii_lowercase() } else { '-' })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markup_in_a_text_stays_text() {
        assert_eq!(inline("a <b> `c & \"d\"`"), "a &lt;b&gt; <code>c &amp; &quot;d&quot;</code>");
        assert_eq!(paragraphs("one\n\ntwo"), "<p>one</p><p>two</p>");
    }
}
