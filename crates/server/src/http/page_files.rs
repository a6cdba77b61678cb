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
    let Some(file) = page::file(if is_screen { "index.html" } else { path }) else {
        return StatusCode::NOT_FOUND.into_response();
    };
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
    ];
    (headers, file.content).into_response()
}
