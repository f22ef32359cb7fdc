//! The texts of a record, one behind the other in one buffer that is used again, and pairs of a name and a value.

/// Texts of a record.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Fields {
    text: Vec<u8>,
    ends: Vec<usize>,
}

impl Fields {
    pub(crate) fn clear(&mut self) {
        self.text.clear();
        self.ends.clear();
    }

    /// Adds to the text that is being read.
    pub(crate) fn extend(&mut self, bytes: &[u8]) {
        self.text.extend_from_slice(bytes);
    }

    /// Ends that text.
    pub(crate) fn end(&mut self) {
        self.ends.push(self.text.len());
    }

    pub(crate) fn push(&mut self, bytes: &[u8]) {
        self.extend(bytes);
        self.end();
    }

    pub(crate) fn len(&self) -> usize {
        self.ends.len()
    }

    /// Bytes in all.
    pub(crate) fn bytes(&self) -> usize {
        self.text.len()
    }

    pub(crate) fn get(&self, index: usize) -> Option<&[u8]> {
        let end = *self.ends.get(index)?;
        let start = index.checked_sub(1).and_then(|before| self.ends.get(before).copied()).unwrap_or(0);
        self.text.get(start..end)
    }

    /// The text at a place, as far as it is one.
    pub(crate) fn text(&self, index: usize) -> &str {
        self.get(index).and_then(|bytes| core::str::from_utf8(bytes).ok()).unwrap_or_default()
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &[u8]> {
        (0..self.len()).filter_map(|index| self.get(index))
    }
}

/// Names with their values, in the order of the file.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Pairs(pub(crate) Vec<(String, String)>);

impl Pairs {
    pub(crate) fn push(&mut self, name: &str, value: impl Into<String>) {
        self.0.push((name.to_owned(), value.into()));
    }

    pub(crate) fn value(&self, name: &str) -> &str {
        self.0.iter().find(|(own, _)| own == name).map_or("", |(_, value)| value)
    }

    pub(crate) fn number(&self, name: &str) -> Option<usize> {
        self.value(name).parse().ok()
    }

    /// In the order of their names, so that a program that writes a file anew in another order changes nothing.
    pub(crate) fn sorted(&self) -> Vec<(&str, &str)> {
        let mut pairs: Vec<(&str, &str)> = self.0.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        pairs.sort_unstable();
        pairs
    }
}
