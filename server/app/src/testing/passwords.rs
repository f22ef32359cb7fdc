//! Passwords of members that the test kit makes: hashed with the least work that argon2 takes.
//!
//! What a hash costs on purpose is most of what many a test would do. A hash says itself what it was made with, so the server compares a
//! password with such a one as with any other, in no time. Members who register have hashes of full cost.

use argon2::password_hash::PasswordHasher;
use argon2::{Algorithm, Argon2, Params, Version};

/// The hash of a password.
pub(super) fn quick_hash(password: &str) -> String {
    let least =
        Params::new(Params::MIN_M_COST, Params::MIN_T_COST, Params::MIN_P_COST, None).expect("sound parameters");
    let salt: [u8; 16] = platform::ids::random_bytes();
    let argon2 = Argon2::new(Algorithm::Argon2id, Version::V0x13, least);
    argon2.hash_password_with_salt(password.as_bytes(), &salt).expect("a hash").to_string()
}
