//! Lumora extras.
