//! What the browser calls.

use wasm_bindgen::prelude::{JsError, wasm_bindgen};

use crate::{Colour, LogoPlacement, Picture, QrRequest, render};

/// A code to draw, with the pictures that were given to it.
#[wasm_bindgen]
pub struct QrDrawing {
    request: QrRequest,
    background: Option<Picture>,
    logo: Option<Picture>,
}

#[wasm_bindgen]
impl QrDrawing {
    /// A code with the defaults of section 9, `size` pixels a side with its margin.
    #[wasm_bindgen(constructor)]
    pub fn new(text: &str, size: u32, margin: u32) -> QrDrawing {
        let request = QrRequest { text: text.to_owned(), size, margin, ..QrRequest::default() };
        QrDrawing { request, background: None, logo: None }
    }

    /// Colours as `#rrggbb`; `auto` takes the dots' colour from the background picture.
    ///
    /// # Errors
    /// Throws when a colour can not be read.
    pub fn colours(&mut self, dark: &str, light: &str, auto: bool) -> Result<(), JsError> {
        self.request.dark = Colour::parse(dark)?;
        self.request.light = Colour::parse(light)?;
        self.request.auto_colour = auto;
        Ok(())
    }

    /// Side of a dot as a part of its cell.
    pub fn dots(&mut self, scale: f32) {
        self.request.dot_scale = scale;
    }

    /// Makes the background two-coloured at this brightness.
    pub fn binarise(&mut self, threshold: u8) {
        self.request.binarise = Some(threshold);
    }

    /// The picture behind the code, as a canvas gives its pixels.
    ///
    /// # Errors
    /// Throws when the bytes are not width x height x 4.
    pub fn background(&mut self, width: u32, height: u32, pixels: Vec<u8>) -> Result<(), JsError> {
        self.background = Some(Picture::new(width, height, pixels)?);
        Ok(())
    }

    /// The picture in the middle: side as a part of the code's, edge and corners in pixels.
    ///
    /// # Errors
    /// Throws when the bytes are not width x height x 4.
    pub fn logo(
        &mut self,
        width: u32,
        height: u32,
        pixels: Vec<u8>,
        scale: f32,
        margin: u32,
        radius: u32,
    ) -> Result<(), JsError> {
        self.logo = Some(Picture::new(width, height, pixels)?);
        self.request.logo = LogoPlacement { scale, margin, radius };
        Ok(())
    }

    /// The pixels of the finished code, size x size x 4.
    ///
    /// # Errors
    /// Throws the message of a [`crate::QrError`].
    pub fn pixels(&self) -> Result<Vec<u8>, JsError> {
        Ok(render(&self.request, self.background.as_ref(), self.logo.as_ref())?.into_bytes())
    }
}
