//! Password hashes of members that the test kit makes, with the least cost that argon2 takes.
//!
//! Hashes of full cost would take most of the time of many tests. A hash carries its own parameters, so the server verifies such a one
//! like any other, only faster. Members who register get hashes of full cost.

use argon2::password_hash::PasswordHasher;
use argon2::{Algorithm, Argon2, Params, Version};

/// A hash of the password with the least cost.
pub(super) fn quick_hash(password: &str) -> String {
    let least =
        Params::new(Params::MIN_M_COST, Params::MIN_T_COST, Params::MIN_P_COST, None).expect("sound parameters");
    let salt: [u8; 16] = platform::ids::random_bytes();
    let argon2 = Argon2::new(Algorithm::Argon2id, Version::V0x13, least);
    argon2.hash_password_with_salt(password.as_bytes(), &salt).expect("a hash").to_string()
}
