//! What is said of a picture that is not taken.

use crate::domain::upload::ImageFault;
use crate::text::key;

/// The text key for a fault of a picture.
pub(crate) const fn fault_key(fault: ImageFault) -> &'static str {
    match fault {
        ImageFault::Kind => key::APPLY_FILE_KIND,
        ImageFault::Size => key::APPLY_FILE_SIZE,
        ImageFault::Empty => key::APPLY_FILE_EMPTY,
    }
}
