//! Who asks, also behind proxies, and by which name they know the server.

use std::{
    net::{IpAddr, Ipv6Addr, SocketAddr},
    str::FromStr,
    sync::Arc,
};

use axum::http::{HeaderMap, Uri, header, uri::Authority};
use ipnet::IpNet;

/// Whoever a request comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Caller {
    /// Where they are, as far as limits are concerned: see [`household`].
    pub(crate) address: IpAddr,
    /// Whether they speak TLS, to us or to a proxy that is trusted.
    pub(crate) secure: bool,
}

/// The reverse proxies whose word is taken on who asks.
#[derive(Clone, Debug, Default)]
pub(crate) struct Proxies(Arc<[IpNet]>);

impl Proxies {
    pub(crate) fn new(trusted: Vec<IpNet>) -> Self {
        Proxies(trusted.into())
    }

    pub(crate) fn contain(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.0.iter().any(|network| network.contains(&address))
    }

    /// Who asks through this connection. What `X-Forwarded-For` says is believed from the right, as far as it was written
    /// by proxies that are trusted: whatever stands left of that anybody may have written.
    pub(crate) fn caller(&self, peer: SocketAddr, headers: &HeaderMap) -> Caller {
        let peer = peer.ip();
        if !self.contain(peer) {
            return Caller { address: household(peer), secure: false };
        }
        let lines = headers.get_all("x-forwarded-for").iter().rev();
        let told = lines.filter_map(|line| line.to_str().ok()).flat_map(|line| line.rsplit(','));
        let mut address = peer;
        for hop in told.map_while(|hop| host_of(hop.trim())) {
            address = hop;
            if !self.contain(hop) {
                break;
            }
        }
        let proto = headers.get_all("x-forwarded-proto").iter().next_back();
        let secure = proto.is_some_and(|proto| proto == "https");
        Caller { address: household(address), secure }
    }
}

/// An address, with a port or without.
fn host_of(text: &str) -> Option<IpAddr> {
    let bare = || text.trim_start_matches('[').trim_end_matches(']').parse().ok();
    bare().or_else(|| text.parse::<SocketAddr>().ok().map(|address| address.ip()))
}

/// What counts as one address: of IPv6 the network of 64 bits, because whoever has one address there has all of them.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(long) => {
            let network = long.to_bits() & !u128::from(u64::MAX);
            Ipv6Addr::from_bits(network).into()
        }
        short @ IpAddr::V4(_) => short,
    }
}

/// The address by which people know a server, such as `https://play.example`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl {
    secure: bool,
    /// Host and port, without the usual port of the scheme.
    authority: String,
}

impl PublicUrl {
    /// Whether browsers reach the server by TLS.
    pub(crate) fn is_secure(&self) -> bool {
        self.secure
    }

    /// Whether the request was meant for this server. Others come from pages that let their own name point to it.
    pub(crate) fn is_meant(&self, headers: &HeaderMap, uri: &Uri) -> bool {
        let told = headers.get(header::HOST).and_then(|host| host.to_str().ok());
        let host = told.or_else(|| uri.authority().map(Authority::as_str));
        host.is_some_and(|host| plain(host, self.secure) == self.authority)
    }
}

/// Host and port in lower case; the usual port goes without saying.
fn plain(authority: &str, secure: bool) -> String {
    let usual = if secure { ":443" } else { ":80" };
    let lower = authority.to_ascii_lowercase();
    lower.strip_suffix(usual).map(str::to_owned).unwrap_or(lower)
}

impl FromStr for PublicUrl {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("“{text}” is no address such as https://play.example");
        let uri: Uri = text.parse().map_err(|_| wrong())?;
        let secure = match uri.scheme_str() {
            Some("https") => true,
            Some("http") => false,
            _ => return Err(wrong()),
        };
        let rest = uri.path_and_query().map_or("/", |rest| rest.as_str());
        let authority = uri.authority().filter(|_| rest == "/").ok_or_else(wrong)?;
        Ok(PublicUrl { secure, authority: plain(authority.as_str(), secure) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn caller(peer: &str, headers: &[(&'static str, &'static str)]) -> (String, bool) {
        let trusted = ["10.0.0.0/8", "::1/128"].map(|network| network.parse().unwrap());
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.append(*name, value.parse().unwrap());
        }
        let peer = SocketAddr::new(peer.parse().unwrap(), 1);
        let Caller { address, secure } = Proxies::new(trusted.into()).caller(peer, &map);
        (address.to_string(), secure)
    }

    #[test]
    fn only_what_trusted_proxies_wrote_is_believed() {
        let told =
            [("x-forwarded-for", "1.1.1.1, 2.2.2.2, 10.0.0.7"), ("x-forwarded-proto", "https")];
        assert_eq!(caller("9.9.9.9", &told), ("9.9.9.9".to_owned(), false), "a stranger's word");
        assert_eq!(caller("10.0.0.1", &told), ("2.2.2.2".to_owned(), true), "1.1.1.1 may be a lie");
        assert_eq!(caller("::ffff:10.0.0.1", &told).0, "2.2.2.2");
        let lines = [("x-forwarded-for", "3.3.3.3"), ("x-forwarded-for", "4.4.4.4:1234")];
        assert_eq!(caller("::1", &lines).0, "4.4.4.4", "the last line was written last");
        assert_eq!(caller("10.0.0.1", &[("x-forwarded-for", "unknown")]).0, "10.0.0.1");
        assert_eq!(caller("10.0.0.1", &[]).0, "10.0.0.1");
        let six = [("x-forwarded-for", "[2001:db8:1:2:3:4:5:6]:99")];
        assert_eq!(caller("10.0.0.1", &six).0, "2001:db8:1:2::", "a household has many addresses");
    }

    #[test]
    fn a_request_must_name_the_server() {
        let meant = |url: &str, host: Option<&str>| {
            let url: PublicUrl = url.parse().unwrap();
            let mut headers = HeaderMap::new();
            if let Some(host) = host {
                headers.insert(header::HOST, host.parse().unwrap());
            }
            url.is_meant(&headers, &Uri::from_static("/"))
        };
        assert!(meant("https://Play.example/", Some("play.example")));
        assert!(meant("https://play.example", Some("play.example:443")));
        assert!(meant("http://play.example:8080", Some("play.example:8080")));
        for other in
            [Some("evil.example"), Some("play.example:80"), Some("play.example.evil"), None]
        {
            assert!(!meant("https://play.example", other), "{other:?}");
        }
        for wrong in
            ["play.example", "ftp://play.example", "https://play.example/games", "https://"]
        {
            assert!(wrong.parse::<PublicUrl>().is_err(), "{wrong}");
        }
    }
}
