//! The ways into one chunk: the functions that the cut goes through (see `generate`).

macro_rules! split_point {
    (
        $(#[$chunk_doc:meta])*
        $chunk:ident {
            $(
                $Feature:ident = $module:ident {
                    $(events $Event:ident;)?
                    $(calls $Request:ident;)?
                    $(timer $Timer:ident $(($key:ident))? = $ring:ident;)*
                    $(reacts $react:ident;)?
                    $(slice $Slice:ident $slice:ident = $view:ident;)*
                }
            )*
        }
    ) => {
        #[allow(
            dead_code,
            unused_imports,
            unused_variables,
            reason = "not every chunk has events, calls, timers, reactions and slices"
        )]
        pub(crate) mod $chunk {
            use super::super::*;

            $(#[$chunk_doc])*
            #[inline(never)]
            pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: UiEvent) {
                match event {
                    $($(UiEvent::$Feature(event) => only_with!($Event $module::on_event(model, step, event)),)?)*
                    _ => {}
                }
            }

            #[inline(never)]
            pub(crate) fn on_answer(model: &mut Model, step: &mut Step, request: Request, outcome: Outcome) {
                match request {
                    $($(Request::$Feature(request) => only_with!($Request $module::on_answer(model, step, request, outcome)),)?)*
                    _ => {}
                }
            }

            // Two chunks may have functions of the same shape: they name the chunk, so that the compiler never makes one of both, which would
            // then be in one of the two only.

            /// The call that a request of the chunk makes.
            #[inline(never)]
            pub(crate) fn endpoint(request: &Request) -> &'static Endpoint {
                std::hint::black_box(stringify!($chunk));
                match request {
                    $($(Request::$Feature(request) => only_with!($Request request.endpoint()),)?)*
                    _ => &SEAL,
                }
            }

            /// The slot that a request of the chunk holds while it is under way.
            #[inline(never)]
            pub(crate) fn slot(request: &Request) -> Slot {
                std::hint::black_box(stringify!($chunk));
                match request {
                    $($(Request::$Feature(request) => only_with!($Request request.slot()),)?)*
                    _ => Slot::latest(SEAL.path, Key::None),
                }
            }

            #[inline(never)]
            pub(crate) fn on_timer(model: &mut Model, step: &mut Step, timer: TimerId) {
                match timer {
                    $($(TimerId::$Timer $(($key))? => $module::$ring(model, step $(, $key)?),)*)*
                    _ => {}
                }
            }

            #[inline(never)]
            pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
                $($($module::$react(model, step, event);)?)*
            }

            /// Builds a slice of the chunk anew; says whether it differs from what was shown.
            #[inline(never)]
            pub(crate) fn build(shown: &mut ShownSlices, slice: Slice, model: &Model) -> bool {
                std::hint::black_box(stringify!($chunk));
                match slice {
                    $($(Slice::$Slice => replace_if_changed(&mut shown.$slice, $module::$view(model)),)*)*
                    _ => false,
                }
            }

            /// Writes a slice of the chunk.
            #[inline(never)]
            pub(crate) fn write<S: Serializer>(read: &SliceRef<'_>, serializer: S) -> Result<S::Ok, S::Error> {
                std::hint::black_box(stringify!($chunk));
                match read.slice {
                    $($(Slice::$Slice => read.shown.$slice.serialize(serializer),)*)*
                    _ => serializer.serialize_none(),
                }
            }

            /// Reads an event of the chunk.
            #[inline(never)]
            pub(crate) fn deserialize<'de, D: Deserializer<'de>>(name: EventName, source: D) -> Result<UiEvent, D::Error> {
                std::hint::black_box(stringify!($chunk));
                match name {
                    $($(EventName::$Feature => only_with!($Event Deserialize::deserialize(source).map(UiEvent::$Feature)),)?)*
                    _ => Err(unknown_event()),
                }
            }

            /// Writes what an event of the chunk says.
            #[inline(never)]
            pub(crate) fn serialize<S: Serializer>(event: &UiEvent, serializer: S) -> Result<S::Ok, S::Error> {
                std::hint::black_box(stringify!($chunk));
                match event {
                    $($(UiEvent::$Feature(event) => only_with!($Event event.serialize(serializer)),)?)*
                    _ => serializer.serialize_unit(),
                }
            }

            /// Whether two events are equal, of which the first is the chunk's.
            #[inline(never)]
            pub(crate) fn equal(left: &UiEvent, right: &UiEvent) -> bool {
                std::hint::black_box(stringify!($chunk));
                match (left, right) {
                    $($((UiEvent::$Feature(left), UiEvent::$Feature(right)) => only_with!($Event left == right),)?)*
                    _ => false,
                }
            }
        }
    };
}

pub(super) use split_point;
