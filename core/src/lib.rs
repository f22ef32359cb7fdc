//! Lumora core.
