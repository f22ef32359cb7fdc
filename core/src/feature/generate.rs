//! What the list of features becomes: `features!`.
//!
//! Everything is a static match, with neither trait objects nor tables of functions, since the cut of the wasm into chunks
//! follows direct calls. The functions of `split_points::CHUNK` are the only way from the rest of the core into the features
//! of a chunk (`generate_chunk`); they are never inlined, for the cut goes through them.

macro_rules! features {
    ($(
        $(#[$chunk_doc:meta])*
        $chunk:ident, $here:expr => {
            $(
                #[doc = $doc:literal]
                $Feature:ident $field:ident = $module:ident {
                    $(state $State:ident = $make:ident;)?
                    $(events $Event:ident;)?
                    $(calls $Request:ident;)?
                    $(timer $Timer:ident $(($key:ident: $Key:ty))? = $ring:ident;)*
                    $(reacts $react:ident;)?
                    $($(#[$slice_doc:meta])* slice $Slice:ident $slice:ident $View:ident = $view:ident $(, carries $($Carried:ident)+)?;)*
                }
            )*
        }
    )*) => {
        /// Everything that a view may say.
        #[derive(Clone, Debug)]
        #[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(rename_all = "camelCase"))]
        pub enum UiEvent {
            $($($(#[doc = $doc] $Feature($module::$Event),)?)*)*
        }

        /// The name of an event.
        #[derive(Clone, Copy)]
        pub(crate) enum EventName {
            $($($(#[doc = stringify!($Event)] $Feature,)?)*)*
        }

        /// The names of all events as serde writes them, each with the chunk that it is for.
        pub(crate) const EVENTS: &[(&str, EventName, Option<Chunk>)] =
            &[$($($((camel_case!($Feature; $Event), EventName::$Feature, $here),)?)*)*];

        // What events and slices are is known to their chunks: one way in for all of a chunk, whose code then looks which of them it is.
        // It is found by the chunk, since a match over what there is becomes a call for each.

        impl Serialize for EventPayload<'_> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let chunk = self.0.name().chunk();
                $(if chunk == $here {
                    return split_points::$chunk::serialize(self.0, serializer);
                })*
                serializer.serialize_unit()
            }
        }

        impl<'de> DeserializeSeed<'de> for EventName {
            type Value = UiEvent;

            fn deserialize<D: Deserializer<'de>>(self, source: D) -> Result<UiEvent, D::Error> {
                let chunk = self.chunk();
                $(if chunk == $here {
                    return split_points::$chunk::deserialize(self, source);
                })*
                Err(unknown_event())
            }
        }

        impl UiEvent {
            /// The name of the event.
            pub(crate) fn name(&self) -> EventName {
                match self { $($($(UiEvent::$Feature(_) => only_with!($Event EventName::$Feature),)?)*)* }
            }
        }

        // Slices are compared with what was shown, and hold the events that their buttons send. How those of a chunk compare is its own code: a slice
        // that holds some is not built before the chunk is here.
        impl PartialEq for UiEvent {
            fn eq(&self, other: &Self) -> bool {
                let chunk = self.name().chunk();
                $(if chunk == $here {
                    return split_points::$chunk::equal(self, other);
                })*
                false
            }
        }

        /// The events of all features by name.
        #[allow(unused_imports, reason = "two forms may share the events of one type")]
        pub mod events {
            $($($(
            pub use self::$field::*;
            mod $field {
                pub use super::super::$module::$Event;
            })?)*)*
        }

        /// What the core asks of the server.
        #[derive(Clone, Debug, PartialEq)]
        pub(crate) enum Request {
            $($($(#[doc = $doc] $Feature($module::$Request),)?)*)*
        }

        $($($(impl From<$module::$Request> for Request {
            fn from(request: $module::$Request) -> Self {
                Request::$Feature(request)
            }
        })?)*)*

        impl Request {
            /// The call that the request makes.
            pub fn endpoint(&self) -> Endpoint {
                *self.endpoint_ref()
            }

            /// The endpoint of that call: an address for each request is a fraction of the code of a copy for each.
            #[inline(never)]
            fn endpoint_ref(&self) -> &'static Endpoint {
                let chunk = self.chunk();
                $(if chunk == $here {
                    return split_points::$chunk::endpoint(self);
                })*
                &SEAL
            }

            /// The slot that the request holds while it is under way.
            pub fn slot(&self) -> Slot {
                let chunk = self.chunk();
                $(if chunk == $here {
                    return split_points::$chunk::slot(self);
                })*
                Slot::latest(SEAL.path, Key::None)
            }

            /// The chunk that knows the endpoint of the request and what to do with its reply.
            pub fn chunk(&self) -> Option<Chunk> {
                match self { $($($(Request::$Feature(_) => only_with!($Request $here),)?)*)* }
            }
        }

        /// Every endpoint, by the name of its call.
        #[allow(unused_imports, reason = "a list of calls may only reuse endpoints of another")]
        pub mod endpoints {
            use super::*;

            $($($(
            pub use self::$field::*;
            mod $field {
                // Says that the row makes calls.
                use super::super::$module::$Request;
                pub use super::super::$module::endpoint::*;
            })?)*)*

            /// The endpoints of all features, a list for each.
            pub(crate) const LISTS: &[&[Endpoint]] = &[$($($(only_with!($Request super::$module::endpoint::CALLS),)?)*)*];
        }

        /// Names a timer. Starting a timer that runs replaces it.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[allow(missing_docs, reason = "named by their features")]
        pub enum TimerId {
            $($($($Timer $(($Key))?,)*)*)*
        }

        /// All state of the client, each field of which knows whether it was read or written.
        pub(crate) struct Model {
            pub now: Now,
            pub random: Tracked<Random>,
            pub calls: Tracked<Calls>,
            $($($(pub $field: Tracked<$module::$State>,)?)*)*
        }

        impl Model {
            /// What the browser knows at the start.
            pub fn from_boot(boot: &mut Boot) -> Model {
                Model {
                    now: Now::at(boot.env()),
                    random: Tracked::new(Random::from_seed(boot.seed)),
                    calls: Tracked::new(Calls::default()),
                    $($($($field: Tracked::new(make!($make $module $State, boot)),)?)*)*
                }
            }

            /// The marks of each field: whether it was read or written.
            #[inline(never)]
            fn marks(&self) -> [&Marks; FIELDS] {
                [
                    self.now.ms.marks(),
                    self.now.offset.marks(),
                    self.random.marks(),
                    self.calls.marks(),
                    $($($(only_with!($State self.$field.marks()),)?)*)*
                ]
            }

            /// The fields that were read since the last time that this was asked.
            pub fn take_reads(&self) -> Fields {
                self.marks().into_iter().fold(0, |fields, marks| fields << 1 | Fields::from(marks.take_read()))
            }

            /// The fields that were written since the last time that this was asked.
            pub fn take_writes(&self) -> Fields {
                self.marks().into_iter().fold(0, |fields, marks| fields << 1 | Fields::from(marks.take_written()))
            }
        }

        /// Fields of the model: those of the features, and four that are nobody's.
        const FIELDS: usize = 4 + [$($($(only_with!($State ()),)?)*)*].len();
        const _: () = assert!(FIELDS <= Fields::BITS as usize);

        /// One part of what the views show. Each changes, and is read, on its own.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
        #[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
        #[serde(rename_all = "camelCase")]
        #[repr(u8)]
        pub enum Slice {
            $($($($(#[$slice_doc])* $Slice,)*)*)*
        }

        impl Slice {
            /// All slices, in the order of their numbers.
            pub const ALL: [Slice; COUNT] = [$($($(Slice::$Slice,)*)*)*];

            /// The slice's name in the generated TypeScript.
            pub fn name(self) -> &'static str {
                match self { $($($(Slice::$Slice => camel_case!($Slice),)*)*)* }
            }

            /// The chunk that makes the slice; nothing for what is always here.
            pub fn chunk(self) -> Option<Chunk> {
                match self { $($($(Slice::$Slice => $here,)*)*)* }
            }

            /// Other chunks whose events the slice carries. Their code writes these events: before it is here the slice shows nothing.
            pub fn carries(self) -> &'static [Chunk] {
                match self { $($($(Slice::$Slice => &[$($(Chunk::$Carried,)+)?],)*)*)* }
            }

            /// Visits the type of the slice's view.
            #[cfg(feature = "bindings")]
            pub fn visit_view(self, types: &mut impl ts_rs::TypeVisitor) {
                match self { $($($(Slice::$Slice => types.visit::<view::$View>(),)*)*)* }
            }

            /// The name of the type of the slice's view.
            #[cfg(feature = "bindings")]
            pub fn view_name(self, config: &ts_rs::Config) -> String {
                match self { $($($(Slice::$Slice => <view::$View as ts_rs::TS>::name(config),)*)*)* }
            }
        }

        const COUNT: usize = [$($($(Slice::$Slice,)*)*)*].len();

        /// The slices as last shown.
        pub(crate) struct ShownSlices {
            $($($($slice: Option<view::$View>,)*)*)*
            pub log: Log,
        }

        impl ShownSlices {
            /// No slice was shown yet.
            pub fn nothing() -> ShownSlices {
                ShownSlices { $($($($slice: None,)*)*)* log: Log::default() }
            }

            /// Builds a slice anew; says whether it differs from what was shown.
            pub fn build(&mut self, slice: Slice, model: &Model) -> bool {
                let chunk = slice.chunk();
                $(if chunk == $here {
                    return split_points::$chunk::build(self, slice, model);
                })*
                false
            }
        }

        impl Serialize for SliceRef<'_> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                if !self.shown.log.is_built(self.slice) {
                    return serializer.serialize_none();
                }
                let chunk = self.slice.chunk();
                $(if chunk == $here {
                    return split_points::$chunk::write(self, serializer);
                })*
                serializer.serialize_none()
            }
        }

        /// The ways into each chunk.
        pub(crate) mod split_points {
            use super::*;

            $(split_point! {
                $(#[$chunk_doc])*
                $chunk {
                    $($Feature = $module {
                        $(events $Event;)?
                        $(calls $Request;)?
                        $(timer $Timer $(($key))? = $ring;)*
                        $(reacts $react;)?
                        $(slice $Slice $slice = $view;)*
                    })*
                }
            })*
        }

        /// An event goes to the feature that it names.
        pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: UiEvent) {
            match &event {
                $($($(UiEvent::$Feature(_) => {
                    if only_with!($Event model.chunks.has($here)) {
                        split_points::$chunk::on_event(model, step, event);
                    }
                })?)*)*
            }
        }

        /// An answer goes to the feature that asked.
        pub(crate) fn on_answer(model: &mut Model, step: &mut Step, request: Request, outcome: Outcome) {
            match &request {
                $($($(Request::$Feature(_) => {
                    if only_with!($Request model.chunks.has($here)) {
                        split_points::$chunk::on_answer(model, step, request, outcome);
                    }
                })?)*)*
            }
        }

        /// A timer rings at the feature that started it.
        pub(crate) fn on_timer(model: &mut Model, step: &mut Step, timer: TimerId) {
            match timer {
                $($($(TimerId::$Timer $({ 0: ignored!($key) })? => {
                    if model.chunks.has($here) {
                        split_points::$chunk::on_timer(model, step, timer);
                    }
                })*)*)*
            }
        }

        /// The features of every chunk that is here react to what happened, in the order of the list.
        pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
            $(if model.chunks.has($here) {
                split_points::$chunk::react(model, step, event);
            })*
        }

        /// The features of one chunk react.
        pub(crate) fn react_in(chunk: Chunk, model: &mut Model, step: &mut Step, event: &DomainEvent) {
            $(if $here == Some(chunk) {
                split_points::$chunk::react(model, step, event);
            })*
        }
    };
}

pub(super) use features;
