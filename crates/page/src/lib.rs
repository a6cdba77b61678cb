//! The web page, embedded in the program. `build.rs` builds it from `web/`.
//!
//! ```
//! let index = page::file("index.html").unwrap();
//! assert_eq!(index.kind, "text/html; charset=utf-8");
//! assert!(page::file("no-such-file.js").is_none());
//! ```

use std::sync::LazyLock;

use sha2::{Digest as _, Sha256};

/// Paths and contents, by path.
static FILES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The SHA-256 of each of them, in hexadecimal.
static HASHES: LazyLock<Vec<String>> =
    LazyLock::new(|| FILES.iter().map(|(_, content)| hash(content)).collect());

/// One file of the page.
#[derive(Clone, Copy, Debug)]
pub struct File {
    pub content: &'static [u8],
    /// For the `Content-Type` header.
    pub kind: &'static str,
    /// The SHA-256 of the content, in hexadecimal.
    pub hash: &'static str,
    /// Whether the content is compressed with gzip.
    pub is_compressed: bool,
}

/// The file at this path, without a leading slash.
pub fn file(path: &str) -> Option<File> {
    read(path, path, false)
}

/// The file at this path for somebody who takes gzip: the compressed copy, where one lies beside it.
pub fn compressed_file(path: &str) -> Option<File> {
    read(path, &format!("{path}.gz"), true).or_else(|| file(path))
}

fn read(path: &str, stored: &str, is_compressed: bool) -> Option<File> {
    let at = FILES.binary_search_by_key(&stored, |&(name, _)| name).ok()?;
    Some(File { content: FILES[at].1, kind: kind(path), hash: &HASHES[at], is_compressed })
}

fn hash(content: &[u8]) -> String {
    Sha256::digest(content).iter().map(|byte| format!("{byte:02x}")).collect()
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
