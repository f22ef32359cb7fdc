//! Small pieces of what `features!` writes: names, and what a row has only because of something else that it has.

/// The name of a variant as serde writes it.
macro_rules! camel_case {
    ($Name:ident $(; $mark:ident)?) => {{
        const NAME: &[u8] = stringify!($Name).as_bytes();
        const CAMEL: [u8; NAME.len()] = lower_first(NAME);
        const TEXT: &str = match std::str::from_utf8(&CAMEL) {
            Ok(text) => text,
            Err(_) => "",
        };
        TEXT
    }};
}

macro_rules! make {
    (from_boot $module:ident $State:ident, $boot:ident) => {
        <$module::$State>::from_boot($boot)
    };
    (default $module:ident $State:ident, $boot:ident) => {
        <$module::$State>::default()
    };
    ($make:ident $module:ident $State:ident, $boot:ident) => {
        $module::$make($boot)
    };
}

macro_rules! ignored {
    ($key:ident) => {
        _
    };
}

/// An expression that a row has because of something else that it has.
macro_rules! only_with {
    ($because:ident $then:expr) => {
        $then
    };
}

pub(super) use {camel_case, ignored, make, only_with};
