//! The in-process test kit.
