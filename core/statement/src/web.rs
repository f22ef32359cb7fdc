//! What the browser calls. The page hands over a file piece by piece, and breathes between.

use wasm_bindgen::prelude::wasm_bindgen;

use crate::{Checker, Step};

/// A check of a file.
#[wasm_bindgen]
pub struct StatementCheck(Option<Checker>);

#[wasm_bindgen]
impl StatementCheck {
    /// Begins, with the public keys of the site, each of 32 bytes, one behind the other.
    #[wasm_bindgen(constructor)]
    pub fn new(keys: &[u8]) -> StatementCheck {
        StatementCheck(Some(Checker::new(keys.as_chunks::<32>().0)))
    }

    /// Takes the next bytes; false once the file can be no statement.
    pub fn push(&mut self, bytes: &[u8]) -> bool {
        self.0.as_mut().is_some_and(|checker| checker.push(bytes))
    }

    /// The file has ended.
    pub fn close(&mut self) {
        if let Some(checker) = &mut self.0 {
            checker.close();
        }
    }

    /// Checks the next signature; false once all are checked.
    pub fn step(&mut self) -> bool {
        self.0.as_mut().is_some_and(|checker| checker.step() != Step::Done)
    }

    /// What was found, as JSON. The check is over.
    pub fn report(&mut self) -> String {
        self.0.take().map(|checker| checker.report().to_json()).unwrap_or_default()
    }
}
