//! The page that is embedded in the program.

use axum::{
    http::{HeaderMap, Method, StatusCode, Uri, header},
    response::{IntoResponse, Response},
};

/// File names under here contain a hash of their content.
const HASHED: &str = "assets/";

/// A file of the page. Any other address without a dot is one of the page's own screens.
pub(super) async fn serve(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    let is_screen = !path.contains('.');
    let wanted = if is_screen { "index.html" } else { path };
    let found = match takes_gzip(&headers) {
        true => page::compressed_file(wanted),
        false => page::file(wanted),
    };
    let Some(file) = found else { return StatusCode::NOT_FOUND.into_response() };
    let tag = format!("\"{}\"", file.hash);
    if headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return StatusCode::NOT_MODIFIED.into_response();
    }
    let cache = match path.starts_with(HASHED) {
        true => "public, max-age=31536000, immutable",
        false => "no-cache",
    };
    let headers = [
        (header::CONTENT_TYPE, file.kind.to_owned()),
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
