//! What the operator tells its players: site settings, status, banners, notices, promotions, resources.
//!
//! Sections 3, 4, 6 and 7 of the specification.

pub mod html;
