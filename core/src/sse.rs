//! Server-sent events (HTML, section 9.2.6): from bytes, cut anywhere, to events.
//!
//! Lines are put together as bytes and read as text only when they are whole, so that no cut can fall into a character. What
//! is invalid in UTF-8 reads as U+FFFD. Fields that are not known are passed over, `retry` among them: how long a page waits
//! is its own matter. Memory is bounded: a line or an event that is too long ends the reading, and the stream is to be left.

/// The longest line, in bytes without its end.
pub(crate) const MAX_LINE: usize = 16 << 10;
/// The longest data of an event, in bytes.
pub(crate) const MAX_DATA: usize = 64 << 10;

const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

/// An event of a stream.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Event {
    /// Type of the event; empty where the server names none.
    pub name: String,
    /// The lines of its data.
    pub data: String,
    /// What to say in `Last-Event-ID` once this event was taken; empty where the server named none yet.
    pub last_id: String,
}

/// A line or an event is longer than any that makes sense.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TooLong;

/// Reads one stream from beginning to end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Reader {
    line: Vec<u8>,
    /// The byte before was a carriage return: a line feed that follows belongs to the same end of line.
    after_return: bool,
    /// The first line of the stream is over.
    begun: bool,
    name: String,
    data: String,
    /// There was a line of data, even if an empty one.
    has_data: bool,
    id: String,
}

impl Reader {
    /// Takes what came. Gives the events that it completes, in order.
    ///
    /// # Errors
    /// When a line or an event is too long. Nothing that comes afterwards means anything.
    pub fn read(&mut self, bytes: &[u8]) -> Result<Vec<Event>, TooLong> {
        let mut events = Vec::new();
        for byte in bytes {
            let after_return = std::mem::replace(&mut self.after_return, *byte == b'\r');
            match byte {
                b'\n' if after_return => {}
                b'\r' | b'\n' => {
                    let line = std::mem::take(&mut self.line);
                    events.extend(self.end_line(&line)?);
                }
                _ if self.line.len() == MAX_LINE => return Err(TooLong),
                _ => self.line.push(*byte),
            }
        }
        Ok(events)
    }

    fn end_line(&mut self, line: &[u8]) -> Result<Option<Event>, TooLong> {
        let is_first = !std::mem::replace(&mut self.begun, true);
        let line = line.strip_prefix(BYTE_ORDER_MARK).filter(|_| is_first).unwrap_or(line);
        if line.is_empty() {
            return Ok(self.end_event());
        }
        let line = String::from_utf8_lossy(line);
        let (field, value) = line.split_once(':').unwrap_or((&line, ""));
        let value = value.strip_prefix(' ').unwrap_or(value);
        match field {
            "event" => self.name = value.to_owned(),
            "data" => self.add_data(value)?,
            "id" if !value.contains('\0') => self.id = value.to_owned(),
            _ => {}
        }
        Ok(None)
    }

    fn add_data(&mut self, value: &str) -> Result<(), TooLong> {
        if self.data.len() + value.len() >= MAX_DATA {
            return Err(TooLong);
        }
        if std::mem::replace(&mut self.has_data, true) {
            self.data.push('\n');
        }
        self.data.push_str(value);
        Ok(())
    }

    /// An empty line ends an event; one without data is none.
    fn end_event(&mut self) -> Option<Event> {
        let (name, data) = (std::mem::take(&mut self.name), std::mem::take(&mut self.data));
        std::mem::take(&mut self.has_data).then(|| Event { name, data, last_id: self.id.clone() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn event(name: &str, data: &str, last_id: &str) -> Event {
        Event { name: name.to_owned(), data: data.to_owned(), last_id: last_id.to_owned() }
    }

    fn read(text: &[u8]) -> Vec<Event> {
        Reader::default().read(text).unwrap()
    }

    /// A stream, and the events that it means.
    fn table() -> Vec<(&'static [u8], Vec<Event>)> {
        vec![
            (b"", vec![]),
            (b"data: 1\n\n", vec![event("", "1", "")]),
            (b"id: a\nevent: balance\ndata: {}\n\n", vec![event("balance", "{}", "a")]),
            (b"id:a\nevent:balance\ndata:{}\n\n", vec![event("balance", "{}", "a")]),
            (b"data:  two spaces\n\n", vec![event("", " two spaces", "")]),
            (b"data: a\rdata: b\r\rdata: c\r\n\r\n", vec![event("", "a\nb", ""), event("", "c", "")]),
            (b"data: a\n\r\ndata: b\r\n\n", vec![event("", "a", ""), event("", "b", "")]),
            (b"data: a\ndata\ndata: c\n\n", vec![event("", "a\n\nc", "")]),
            (b"data\n\n", vec![event("", "", "")]),
            (b": heartbeat\n\n:\n\n", vec![]),
            (b"event: balance\n\ndata: 1\n\n", vec![event("", "1", "")]),
            (b"id: a\ndata: 1\n\ndata: 2\n\n", vec![event("", "1", "a"), event("", "2", "a")]),
            (b"id: a\n\ndata: 1\n\n", vec![event("", "1", "a")]),
            (b"id: a\ndata: 1\n\nid\ndata: 2\n\n", vec![event("", "1", "a"), event("", "2", "")]),
            (b"id: a\nid: b\0c\ndata: 1\n\n", vec![event("", "1", "a")]),
            (b"\xEF\xBB\xBFdata: 1\n\n", vec![event("", "1", "")]),
            (b"\n\xEF\xBB\xBFdata: 1\n\n", vec![]),
            (b"retry: 10\nnonsense\ndata : x\nDATA: x\n\xff\xfe: x\ndata: 1\n\n", vec![event("", "1", "")]),
            ("data: \u{e9}\u{20ac}\u{1f3ee}\n\n".as_bytes(), vec![event("", "\u{e9}\u{20ac}\u{1f3ee}", "")]),
            (b"data: a\xffb\xe2\x82\n\n", vec![event("", "a\u{fffd}b\u{fffd}", "")]),
            (b"data: a:b: c\n\n", vec![event("", "a:b: c", "")]),
            (b"data: never ended\n", vec![]),
        ]
    }

    #[test]
    fn a_stream_reads_as_the_standard_says() {
        for (stream, events) in table() {
            assert_eq!(read(stream), events, "{}", String::from_utf8_lossy(stream));
        }
    }

    #[test]
    fn wherever_it_is_cut_it_reads_the_same() {
        for (stream, events) in table() {
            for first in 0..=stream.len() {
                for second in first..=stream.len() {
                    let mut reader = Reader::default();
                    let pieces = [&stream[..first], &stream[first..second], &stream[second..]];
                    let heard: Vec<Event> = pieces.iter().flat_map(|piece| reader.read(piece).unwrap()).collect();
                    assert_eq!(heard, events, "{} at {first} and {second}", String::from_utf8_lossy(stream));
                }
            }
        }
    }

    #[test]
    fn what_is_too_long_ends_the_reading_and_what_just_fits_does_not() {
        let line = |length: usize| [b"data:".as_slice(), &vec![b'x'; length - 5], b"\n"].concat();
        assert_eq!(Reader::default().read(&[line(MAX_LINE), b"\n".to_vec()].concat()).map(|it| it.len()), Ok(1));
        assert_eq!(Reader::default().read(&line(MAX_LINE + 1)), Err(TooLong));
        assert_eq!(Reader::default().read(&vec![b':'; MAX_LINE + 1]), Err(TooLong), "a line that never ends");
        let mut reader = Reader::default();
        let ended = (0..10).find(|_| reader.read(&line(MAX_LINE)).is_err());
        assert_eq!(ended, Some(4), "an event that never ends");
    }

    #[test]
    fn any_bytes_are_read_without_harm_and_the_same_in_any_pieces() {
        let mut random = crate::random::Random::from_seed([5; 32]);
        let alphabet = b"data: \n\r\0event:id\xff\xe2\x82\xac{}";
        for _ in 0..2_000 {
            let length = random.below(60);
            let stream: Vec<u8> =
                (0..length).filter_map(|_| alphabet.get(random.index(alphabet.len())?).copied()).collect();
            let whole = read(&stream);
            let mut reader = Reader::default();
            let pieces: Vec<Event> = stream.iter().flat_map(|byte| reader.read(&[*byte]).unwrap()).collect();
            assert_eq!(pieces, whole, "{stream:?}");
        }
    }
}
