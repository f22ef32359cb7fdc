//! Handler functions behind one type.
//!
//! axum compiles a handler with all its extractors for each function, which is more code than most of the functions are. Here each
//! type of argument has one reader, shared by all functions, and a function gets its arguments in boxes: a few small allocations per
//! request, for a twentieth less of compile time.

use std::any::Any;
use std::pin::Pin;
use std::sync::Arc;
use std::vec;

use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::handler::Handler;
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};

/// A response under way.
type Answer = Pin<Box<dyn Future<Output = Response> + Send>>;

/// An argument being read, or the response that says why it can not be read.
type Reading<'r> = Pin<Box<dyn Future<Output = Result<Argument, Response>> + Send + 'r>>;

/// An argument whose type only its reader and its function know.
type Argument = Box<dyn Any + Send>;

type PartReader<S> = for<'r> fn(&'r mut Parts, &'r S) -> Reading<'r>;
type RequestReader<S> = for<'r> fn(Request, &'r S) -> Reading<'r>;

/// The readers of a function's arguments, in their order.
pub struct Readers<S> {
    parts: Vec<PartReader<S>>,
    /// Reads the last argument, which may take the body; none for a function without arguments.
    last: Option<RequestReader<S>>,
}

impl<S: Sync> Readers<S> {
    async fn read(&self, request: Request, state: &S) -> Result<Arguments, Response> {
        let (mut parts, body) = request.into_parts();
        let mut arguments = Vec::with_capacity(self.parts.len() + 1);
        for read in &self.parts {
            arguments.push(read(&mut parts, state).await?);
        }
        if let Some(read) = self.last {
            arguments.push(read(Request::from_parts(parts, body), state).await?);
        }
        Ok(Arguments(arguments.into_iter()))
    }
}

fn from_parts<'r, S: Sync, A: FromRequestParts<S> + Any + Send>(parts: &'r mut Parts, state: &'r S) -> Reading<'r> {
    Box::pin(async move {
        let read = A::from_request_parts(parts, state).await;
        read.map(boxed).map_err(IntoResponse::into_response)
    })
}

fn from_request<S: Sync, M, A: FromRequest<S, M> + Any + Send>(request: Request, state: &S) -> Reading<'_> {
    Box::pin(async move {
        let read = A::from_request(request, state).await;
        read.map(boxed).map_err(IntoResponse::into_response)
    })
}

fn boxed<A: Any + Send>(argument: A) -> Argument {
    Box::new(argument)
}

/// The arguments of a call, read and in their order.
pub struct Arguments(vec::IntoIter<Argument>);

impl Arguments {
    fn next<A: Any>(&mut self) -> Option<A> {
        Some(*self.0.next()?.downcast().ok()?)
    }
}

/// A handler function: its arguments are extractors of axum, of which only the last may take the body. `T` is their types, with axum's
/// marker for the kind of the last one.
pub trait Function<S, T>: Copy + Send + Sync + 'static {
    /// The readers of its arguments.
    fn readers() -> Readers<S>;
    /// Calls the function with the arguments that its readers have read.
    fn call(self, arguments: Arguments) -> Answer;
}

fn answer<R: IntoResponse>(reply: impl Future<Output = R> + Send + 'static) -> Answer {
    Box::pin(async move { reply.await.into_response() })
}

/// Unreachable: readers and function are made of the same types.
#[cold]
fn mismatched() -> Answer {
    answer(std::future::ready(StatusCode::INTERNAL_SERVER_ERROR))
}

impl<F, S, Reply, R> Function<S, ((),)> for F
where
    F: Fn() -> Reply + Copy + Send + Sync + 'static,
    Reply: Future<Output = R> + Send + 'static,
    R: IntoResponse,
{
    fn readers() -> Readers<S> {
        Readers { parts: Vec::new(), last: None }
    }

    fn call(self, _: Arguments) -> Answer {
        answer(self())
    }
}

macro_rules! function {
    ($($part:ident)*; $last:ident) => {
        impl<F, S, M, Reply, R, $($part,)* $last> Function<S, (M, $($part,)* $last)> for F
        where
            F: Fn($($part,)* $last) -> Reply + Copy + Send + Sync + 'static,
            S: Send + Sync + 'static,
            M: 'static,
            Reply: Future<Output = R> + Send + 'static,
            R: IntoResponse,
            $($part: FromRequestParts<S> + Any + Send,)*
            $last: FromRequest<S, M> + Any + Send,
        {
            fn readers() -> Readers<S> {
                Readers { parts: vec![$(from_parts::<S, $part>),*], last: Some(from_request::<S, M, $last>) }
            }

            #[allow(non_snake_case, reason = "an argument is called as its type")]
            fn call(self, mut arguments: Arguments) -> Answer {
                $(let Some($part) = arguments.next() else { return mismatched() };)*
                let Some($last) = arguments.next() else { return mismatched() };
                answer(self($($part,)* $last))
            }
        }
    };
}

function!(; A);
function!(A; B);
function!(A B; C);
function!(A B C; D);
function!(A B C D; E);
function!(A B C D E; G);
function!(A B C D E G; H);
function!(A B C D E G H; I);

/// Any handler function, in the form that axum's router takes.
pub struct Endpoint<S>(Arc<Inner<S>>);

struct Inner<S> {
    readers: Readers<S>,
    call: Box<dyn Fn(Arguments) -> Answer + Send + Sync>,
}

impl<S> Endpoint<S> {
    /// Erases the type of a function.
    pub fn of<T, F: Function<S, T>>(function: F) -> Self {
        let call = Box::new(move |arguments| function.call(arguments));
        Self(Arc::new(Inner { readers: F::readers(), call }))
    }
}

impl<S> Clone for Endpoint<S> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<S: Send + Sync + 'static> Handler<(), S> for Endpoint<S> {
    type Future = Answer;

    fn call(self, request: Request, state: S) -> Answer {
        Box::pin(async move {
            match self.0.readers.read(request, &state).await {
                Ok(arguments) => (self.0.call)(arguments).await,
                Err(rejection) => rejection,
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::Router;
    use axum::body::{Body, to_bytes};
    use axum::extract::{Path, State};
    use axum::http::Method;
    use axum::routing::any;
    use tower::ServiceExt;

    /// Status and body of a function's response to a request to `/of/{number}`, with the state "lumora".
    async fn answer_of<T: 'static, F: Function<&'static str, T>>(function: F, path: &str, body: &str) -> (u16, String) {
        let router = Router::new().route("/of/{number}", any(Endpoint::of(function))).with_state("lumora");
        let request = Request::post(path).body(Body::from(body.to_owned())).unwrap();
        let response = router.oneshot(request).await.unwrap();
        let status = response.status().as_u16();
        (status, String::from_utf8(to_bytes(response.into_body(), 1_000).await.unwrap().to_vec()).unwrap())
    }

    #[tokio::test]
    async fn a_function_gets_its_arguments_in_their_order_and_the_last_one_may_take_the_body() {
        async fn all(
            State(state): State<&'static str>,
            method: Method,
            Path(number): Path<u8>,
            body: String,
        ) -> String {
            format!("{state} {method} {number} {body}")
        }
        async fn from_parts_alone(Path(number): Path<u8>, State(state): State<&'static str>) -> String {
            format!("{number} {state}")
        }
        async fn body_alone(body: String) -> String {
            body
        }
        async fn nothing() -> StatusCode {
            StatusCode::NO_CONTENT
        }
        assert_eq!(answer_of(all, "/of/7", "text").await, (200, "lumora POST 7 text".into()));
        assert_eq!(answer_of(from_parts_alone, "/of/7", "text").await, (200, "7 lumora".into()));
        assert_eq!(answer_of(body_alone, "/of/7", "text").await, (200, "text".into()));
        assert_eq!(answer_of(nothing, "/of/7", "text").await, (204, String::new()));
    }

    #[tokio::test]
    async fn an_argument_that_can_not_be_read_answers_and_nothing_is_called() {
        async fn taken(Path(_): Path<u8>, _: String) -> String {
            panic!("called without an argument")
        }
        let (status, text) = answer_of(taken, "/of/many", "text").await;
        assert_eq!(status, 400, "{text}");
        let (status, text) = answer_of(taken, "/nowhere", "text").await;
        assert_eq!((status, text.as_str()), (404, ""));
    }
}
