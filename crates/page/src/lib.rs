//! The web page, embedded in the program. `build.rs` builds it from `web/`.
//!
//! ```
//! let index = page::file("index.html").unwrap();
//! assert_eq!(index.kind, "text/html; charset=utf-8");
//! assert!(page::file("no-such-file.js").is_none());
//! ```

use std::borrow::Cow;

use rust_embed::Embed;

#[derive(Embed)]
#[folder = "$GRIMOIRE_PAGE_BUILT"]
struct Files;

/// One file of the page.
#[derive(Clone, Debug)]
pub struct File {
    pub content: Cow<'static, [u8]>,
    /// For the `Content-Type` header.
    pub kind: &'static str,
    /// The SHA-256 of the content, in hexadecimal.
    pub hash: String,
    /// Whether the content is compressed with gzip.
    pub is_compressed: bool,
}

/// Compressed copies lie beside the files they are of.
const COMPRESSED: &str = ".gz";

/// The file at this path, without a leading slash.
pub fn file(path: &str) -> Option<File> {
    read(path, path, false)
}

/// The file at this path for somebody who takes gzip: compressed, where there is such a copy.
pub fn compressed_file(path: &str) -> Option<File> {
    read(path, &format!("{path}{COMPRESSED}"), true).or_else(|| file(path))
}

fn read(path: &str, stored: &str, is_compressed: bool) -> Option<File> {
    let file = Files::get(stored)?;
    let hash = file.metadata.sha256_hash().iter().map(|byte| format!("{byte:02x}")).collect();
    Some(File { content: file.data, kind: kind(path), hash, is_compressed })
}

/// All paths there are.
pub fn paths() -> impl Iterator<Item = Cow<'static, str>> {
    Files::iter().filter(|path| !path.ends_with(COMPRESSED))
}

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
