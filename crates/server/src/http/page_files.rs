//! The page, as the program hands it to the server.

use std::sync::Arc;

use axum::{
    extract::State,
    http::{HeaderMap, Method, StatusCode, Uri, header},
    response::{IntoResponse, Response},
};
use sha2::{Digest as _, Sha256};

use crate::PageFiles;

/// File names under here contain a hash of their content.
const HASHED: &str = "assets/";

/// The files of the page with the SHA-256 of each, in hexadecimal.
#[derive(Debug)]
pub(super) struct Page {
    files: PageFiles,
    hashes: Vec<String>,
}

/// One file of the page.
#[derive(Clone, Copy, Debug)]
struct File<'a> {
    content: &'static [u8],
    hash: &'a str,
    is_compressed: bool,
}

impl Page {
    pub(super) fn new(files: PageFiles) -> Self {
        Page { files, hashes: files.iter().map(|(_, content)| hash(content)).collect() }
    }

    /// The file at this path, compressed for those who take that if there is a compressed copy.
    fn file(&self, path: &str, takes_gzip: bool) -> Option<File<'_>> {
        let compressed = || self.stored(&format!("{path}.gz"), true);
        takes_gzip.then(compressed).flatten().or_else(|| self.stored(path, false))
    }

    fn stored(&self, path: &str, is_compressed: bool) -> Option<File<'_>> {
        let at = self.files.binary_search_by_key(&path, |&(name, _)| name).ok()?;
        Some(File { content: self.files[at].1, hash: &self.hashes[at], is_compressed })
    }
}

fn hash(content: &[u8]) -> String {
    Sha256::digest(content).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// What the `Content-Type` header says.
fn kind(path: &str) -> &'static str {
    match path.rsplit_once('.').map(|(_, ending)| ending) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("woff") => "font/woff",
        Some("woff2") => "font/woff2",
        Some("json" | "map") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("png") => "image/png",
        Some("txt") => "text/plain; charset=utf-8",
        Some(_) | None => "application/octet-stream",
    }
}

/// A file of the page. Any other address without a dot is one of the page's own screens.
pub(super) async fn serve(
    State(page): State<Arc<Page>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    let is_screen = !path.contains('.');
    let wanted = if is_screen { "index.html" } else { path };
    let Some(file) = page.file(wanted, takes_gzip(&headers)) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let tag = format!("\"{}\"", file.hash);
    if headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return StatusCode::NOT_MODIFIED.into_response();
    }
    let cache =
        if path.starts_with(HASHED) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let headers = [
        (header::CONTENT_TYPE, kind(wanted).to_owned()),
        (header::CACHE_CONTROL, cache.to_owned()),
        (header::ETAG, tag),
        (header::VARY, header::ACCEPT_ENCODING.to_string()),
    ];
    let encoding = file.is_compressed.then_some([(header::CONTENT_ENCODING, "gzip")]);
    (headers, encoding, file.content).into_response()
}

/// Whether gzip is among the encodings that are accepted, and not by a weight of nought.
fn takes_gzip(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    accepted.unwrap_or_default().split(',').any(|encoding| {
        let (name, weight) = encoding.split_once(';').unwrap_or((encoding, ""));
        let refused = weight
            .trim()
            .strip_prefix("q=")
            .is_some_and(|number| number.chars().all(|digit| digit == '0' || digit == '.'));
        name.trim() == "gzip" && !refused
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gzip_is_sent_to_those_who_take_it() {
        let takes = |value: &'static str| {
            let value = axum::http::HeaderValue::from_static(value);
            takes_gzip(&HeaderMap::from_iter([(header::ACCEPT_ENCODING, value)]))
        };
        assert!(takes("gzip, deflate, br") && takes("br;q=1.0, gzip;q=0.8"));
        assert!(!takes("br") && !takes("gzip;q=0") && !takes("gzip;q=0.0, br"));
        assert!(!takes_gzip(&HeaderMap::new()));
    }
}
