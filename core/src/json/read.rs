//! From text to types, by serde. All methods are a few lines, since the compiler makes a copy of them for every type.

use super::Malformed;
use super::scan::Scanner;
use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, Error, Expected, IntoDeserializer, MapAccess, SeqAccess, Unexpected,
    VariantAccess, Visitor, value::StrDeserializer,
};
use serde::forward_to_deserialize_any;

/// The errors carry no text: the messages would be bigger than the reader.
impl Error for Malformed {
    fn custom<T: std::fmt::Display>(_: T) -> Self {
        Malformed
    }

    fn invalid_type(_: Unexpected<'_>, _: &dyn Expected) -> Self {
        Malformed
    }

    fn invalid_value(_: Unexpected<'_>, _: &dyn Expected) -> Self {
        Malformed
    }

    fn invalid_length(_: usize, _: &dyn Expected) -> Self {
        Malformed
    }

    fn unknown_variant(_: &str, _: &'static [&'static str]) -> Self {
        Malformed
    }

    fn unknown_field(_: &str, _: &'static [&'static str]) -> Self {
        Malformed
    }

    fn missing_field(_: &'static str) -> Self {
        Malformed
    }

    fn duplicate_field(_: &'static str) -> Self {
        Malformed
    }
}

/// A reader of one value, for serde.
pub(super) struct Reader<'r, 'de>(pub &'r mut Scanner<'de>);

impl<'de> Reader<'_, 'de> {
    fn unsigned(self) -> Result<u64, Malformed> {
        self.0.number()?.parse().map_err(|_| Malformed)
    }

    fn bool(self) -> Result<bool, Malformed> {
        let is_true = self.0.literal("true");
        if is_true || self.0.literal("false") { Ok(is_true) } else { Err(Malformed) }
    }
}

impl<'de> Deserializer<'de> for Reader<'_, 'de> {
    type Error = Malformed;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Malformed> {
        match self.0.peek() {
            b'"' => self.deserialize_str(visitor),
            b'{' => self.deserialize_map(visitor),
            b'[' => self.deserialize_seq(visitor),
            b't' | b'f' => self.deserialize_bool(visitor),
            b'n' => self.deserialize_unit(visitor),
            _ => number(self.0.number()?, visitor),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Malformed> {
        visitor.visit_bool(self.bool()?)
    }

    fn deserialize_u8<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Malformed> {
        visitor.visit_u64(self.unsigned()?)
    }

    fn deserialize_u16<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Malformed> {
        visitor.visit_u64(self.unsigned()?)
    }

    fn deserialize_u32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Malformed> {
        visitor.visit_u64(self.unsigned()?)
    }

    fn deserialize_u64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Malformed> {
        visitor.visit_u64(self.unsigned()?)
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Malformed> {
        visitor.visit_str(&self.0.string()?)
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Malformed> {
        self.deserialize_str(visitor)
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Malformed> {
        self.deserialize_str(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Malformed> {
        if self.0.literal("null") { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Malformed> {
        if self.0.literal("null") { visitor.visit_unit() } else { Err(Malformed) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Malformed> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Malformed> {
        let mut elements = Elements::open(self.0, b'[')?;
        let value = visitor.visit_seq(&mut elements)?;
        elements.close(b']')?;
        Ok(value)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Malformed> {
        let mut elements = Elements::open(self.0, b'{')?;
        let value = visitor.visit_map(&mut elements)?;
        elements.close(b'}')?;
        Ok(value)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Malformed> {
        self.deserialize_map(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Malformed> {
        if self.0.peek() == b'"' {
            let variant = self.0.string()?;
            let variant: StrDeserializer<'_, Malformed> = variant.as_ref().into_deserializer();
            return visitor.visit_enum(variant);
        }
        let mut elements = Elements::open(self.0, b'{')?;
        let value = visitor.visit_enum(&mut elements)?;
        elements.close(b'}')?;
        Ok(value)
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Malformed> {
        self.0.skip()?;
        visitor.visit_unit()
    }

    forward_to_deserialize_any! {
        i8 i16 i32 i64 i128 u128 f32 f64 char bytes byte_buf unit_struct tuple tuple_struct
    }
}

/// A number for a visitor that takes any type of it.
fn number<'de, V: Visitor<'de>>(text: &str, visitor: V) -> Result<V::Value, Malformed> {
    if let Ok(whole) = text.parse::<u64>() {
        return visitor.visit_u64(whole);
    }
    match (text.parse::<i64>(), fraction(text)) {
        // Only a fraction can be less than nothing and zero.
        (Ok(whole), _) if whole != 0 => visitor.visit_i64(whole),
        (_, fraction) if fraction.is_finite() => visitor.visit_f64(fraction),
        _ => Err(Malformed),
    }
}

/// A number of JSON, right to twelve digits. The tables of an exact reader weigh eleven kilobytes, and nothing here ever asks
/// for a fraction: amounts travel as whole numbers or text.
fn fraction(text: &str) -> f64 {
    /// Digits beyond these are beyond the accuracy.
    const ENOUGH: f64 = 1e17;
    let (mantissa, exponent) = text.split_once(['e', 'E']).unwrap_or((text, "0"));
    let too_far = if exponent.starts_with('-') { i32::MIN / 2 } else { i32::MAX / 2 };
    let mut exponent = exponent.parse::<i32>().unwrap_or(too_far).clamp(-100_000, 100_000);
    let (mut value, mut behind_point) = (0.0, false);
    for byte in mantissa.bytes() {
        behind_point |= byte == b'.';
        if byte.is_ascii_digit() {
            let fits = value < ENOUGH;
            if fits {
                value = value * 10.0 + f64::from(byte - b'0');
            }
            exponent += i32::from(!fits) - i32::from(behind_point);
        }
    }
    while exponent > 0 && value > 0.0 && value.is_finite() {
        value *= 10.0;
        exponent -= 1;
    }
    while exponent < 0 && value > 0.0 {
        value /= 10.0;
        exponent += 1;
    }
    if text.starts_with('-') { -value } else { value }
}

/// The elements of an array or object that is being read.
struct Elements<'r, 'de> {
    scanner: &'r mut Scanner<'de>,
    first: bool,
    open: bool,
}

impl<'r, 'de> Elements<'r, 'de> {
    fn open(scanner: &'r mut Scanner<'de>, bracket: u8) -> Result<Self, Malformed> {
        scanner.open(bracket)?;
        Ok(Elements { scanner, first: true, open: true })
    }

    fn another(&mut self, bracket: u8) -> Result<bool, Malformed> {
        let first = std::mem::take(&mut self.first);
        self.open = self.scanner.another(bracket, first)?;
        Ok(self.open)
    }

    /// The visitor may have stopped before it saw the bracket, yet nothing else may stand there.
    fn close(&mut self, bracket: u8) -> Result<(), Malformed> {
        if self.open && self.another(bracket)? { Err(Malformed) } else { Ok(()) }
    }
}

impl<'de> SeqAccess<'de> for &mut Elements<'_, 'de> {
    type Error = Malformed;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Malformed> {
        if self.another(b']')? { seed.deserialize(Reader(self.scanner)).map(Some) } else { Ok(None) }
    }
}

impl<'de> MapAccess<'de> for &mut Elements<'_, 'de> {
    type Error = Malformed;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Malformed> {
        if self.another(b'}')? { seed.deserialize(Reader(self.scanner)).map(Some) } else { Ok(None) }
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Malformed> {
        self.scanner.expect(b':')?;
        seed.deserialize(Reader(self.scanner))
    }
}

impl<'de> EnumAccess<'de> for &mut Elements<'_, 'de> {
    type Error = Malformed;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'de>>(mut self, seed: V) -> Result<(V::Value, Self), Malformed> {
        let variant = (&mut self).next_key_seed(seed)?.ok_or(Malformed)?;
        self.scanner.expect(b':')?;
        Ok((variant, self))
    }
}

impl<'de> VariantAccess<'de> for &mut Elements<'_, 'de> {
    type Error = Malformed;

    fn unit_variant(self) -> Result<(), Malformed> {
        if self.scanner.literal("null") { Ok(()) } else { Err(Malformed) }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Malformed> {
        seed.deserialize(Reader(self.scanner))
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Malformed> {
        Reader(self.scanner).deserialize_seq(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(self, _: &'static [&'static str], visitor: V) -> Result<V::Value, Malformed> {
        Reader(self.scanner).deserialize_map(visitor)
    }
}
