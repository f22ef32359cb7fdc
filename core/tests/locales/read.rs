//! Reads the files of a language into what can be compared.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource, VariantKey};
use fluent_syntax::parser;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{fs, io};

/// One message, reduced to what can be compared.
#[derive(Debug, Default, PartialEq)]
pub struct Message {
    /// The name of its file.
    pub file: String,
    /// The words, with nothing for each placeable.
    pub words: String,
    pub variables: BTreeSet<String>,
    /// The keys of the variants of each select expression.
    pub selects: Vec<BTreeSet<String>>,
    /// Message, term or function references: a text stands alone, so that it can be read and checked alone.
    pub references: bool,
}

/// A language's messages by key, and what is wrong with the files themselves.
#[derive(Default)]
pub struct Locale {
    pub code: String,
    pub messages: BTreeMap<String, Message>,
    pub problems: Vec<String>,
}

impl Locale {
    pub fn read(code: &str) -> io::Result<Locale> {
        let mut locale = Locale { code: code.to_owned(), ..Locale::default() };
        for path in sorted(&root().join(code))? {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            if name.ends_with(".ftl") {
                locale.add_file(&name, &fs::read_to_string(&path)?);
            } else {
                locale.problems.push(format!("{code}/{name} is no .ftl file"));
            }
        }
        Ok(locale)
    }

    pub fn add_file(&mut self, file: &str, source: &str) {
        let resource = match parser::parse(source) {
            Ok(resource) => resource,
            Err((resource, errors)) => {
                for error in errors {
                    let line = source.get(..error.pos.start).unwrap_or_default().lines().count();
                    self.problems.push(format!("{}/{file}, line {line}: {error}", self.code));
                }
                resource
            }
        };
        self.add_messages(file, resource);
    }

    fn add_messages(&mut self, file: &str, resource: Resource<&str>) {
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let name = message.id.name;
            let mut read = Message { file: file.to_owned(), ..Message::default() };
            if let Some(pattern) = &message.value {
                read.add_pattern(pattern);
            }
            if !message.attributes.is_empty() {
                self.problems.push(format!("{}/{file}: {name} has attributes, which nothing shows", self.code));
            }
            if let Some(first) = self.messages.insert(name.to_owned(), read) {
                self.problems.push(format!("{}: {name} is in {} and in {file}", self.code, first.file));
            }
        }
    }

    /// Problems of each message, as `find` sees them.
    pub fn check(&self, find: impl Fn(&str, &Message) -> Option<String>) -> Vec<String> {
        let say = |(name, message): (&String, &Message)| {
            find(name, message).map(|problem| format!("{}/{}: {name} {problem}", self.code, message.file))
        };
        self.messages.iter().filter_map(say).collect()
    }
}

impl Message {
    fn add_pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.words.push_str(value),
                PatternElement::Placeable { expression } => self.add_expression(expression),
            }
        }
    }

    fn add_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.add_inline(inline),
            Expression::Select { selector, variants } => {
                self.add_inline(selector);
                let mut keys = BTreeSet::new();
                for variant in variants {
                    let (VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name }) = variant.key;
                    keys.insert(name.to_owned());
                    self.add_pattern(&variant.value);
                }
                self.selects.push(keys);
            }
        }
    }

    fn add_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::Placeable { expression } => self.add_expression(expression),
            InlineExpression::StringLiteral { value } => self.words.push_str(value),
            InlineExpression::NumberLiteral { .. } => {}
            _ => self.references = true,
        }
    }

    pub fn is_empty(&self) -> bool {
        self.words.trim().is_empty() && self.variables.is_empty()
    }
}

/// The folder of all languages.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../locales")
}

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries: io::Result<Vec<_>> = fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path())).collect();
    entries.map(|mut paths| {
        paths.sort();
        paths
    })
}

/// Every language of the folder.
pub fn locales() -> io::Result<Vec<Locale>> {
    let folders = sorted(&root())?.into_iter().filter(|path| path.is_dir());
    folders.map(|path| Locale::read(&path.file_name().unwrap_or_default().to_string_lossy())).collect()
}
