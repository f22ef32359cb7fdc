//! Enums of filters as parameters of a request.

/// Declares a type that parses a filter's parameter into its enum, by implementing [`Choices`](platform::params::Choices).
macro_rules! choices {
    ($($name:ident of $value:ident;)+) => {$(
        #[derive(Debug)]
        pub(crate) struct $name;

        impl platform::params::Choices for $name {
            type Value = $value;

            fn all() -> Vec<(&'static str, $value)> {
                $value::ALL.iter().map(|it| (it.name(), *it)).collect()
            }
        }
    )+};
}

pub(crate) use choices;
