//! Takes connections, speaks HTTP on them, and ends them in order.

use std::{io, net::SocketAddr, pin::pin, time::Duration};

use axum::{
    Router,
    body::Body,
    extract::{ConnectInfo, Request},
};
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::{
    net::{TcpListener, TcpSocket, TcpStream},
    sync::watch,
    time::{sleep, timeout},
};
use tower_service::Service as _;

use super::{Place, Places, Proxies, household, stalling::Stalling};

/// No page of ours needs a longer head or more lines in it.
const HEAD_BYTES: usize = 32 * 1024;
const HEAD_LINES: usize = 64;
/// Without files or memory for another connection, the server waits so long before it looks for the next one.
const BREATHER: Duration = Duration::from_millis(500);
/// How long requests may take to end when the server stops.
const LAST_WORDS: Duration = Duration::from_secs(5);

/// How much the system keeps of what was not read yet, each way. Otherwise it keeps megabytes of every connection, and
/// a few hundred people who ask and do not read bring it to where it drops what others are sent. A reader at the other end
/// of the world still gets a megabyte a second.
const UNREAD_BYTES: u32 = 128 * 1024;
/// How many may wait to be taken.
const WAITING: u32 = 1024;

/// Listens at an address. Every connection that comes has the limits of the socket it came through.
pub(crate) fn listen(wanted: SocketAddr) -> io::Result<TcpListener> {
    let socket = if wanted.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    // A server that starts again takes its address back at once. Elsewhere this would let two have the same one.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.set_send_buffer_size(UNREAD_BYTES)?;
    socket.set_recv_buffer_size(UNREAD_BYTES)?;
    socket.bind(wanted)?;
    socket.listen(WAITING)
}

/// How connections are taken.
#[derive(Clone, Debug)]
pub(crate) struct Accepting {
    pub(crate) places: Places,
    pub(crate) proxies: Proxies,
    /// How long a head may take to come, and how long a connection may wait for its next request.
    pub(crate) head: Duration,
    /// How long a write may wait for the other side to read.
    pub(crate) write: Duration,
}

impl Accepting {
    /// A place for a connection. A proxy speaks for many and is counted by whom it speaks for.
    fn place(&self, peer: SocketAddr) -> Option<Place> {
        let address = peer.ip();
        self.places.take((!self.proxies.contain(address)).then(|| household(address)))
    }
}

/// Serves until `stopped`. Then no connection is taken any more, `farewell` is said, and what was asked is answered.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    accepting: Accepting,
    stopped: impl Future<Output = ()>,
    farewell: impl Future<Output = ()>,
) {
    // Every connection listens to it while it lasts.
    let (stopping, _) = watch::channel(());
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new())
        .header_read_timeout(accepting.head)
        .max_buf_size(HEAD_BYTES)
        .max_headers(HEAD_LINES);
    tokio::pin!(stopped);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stopped => break,
        };
        let (stream, peer) = match accepted {
            Ok(connection) => connection,
            Err(error) if is_theirs(&error) => continue,
            Err(error) => {
                tracing::warn!("no connection can be taken: {error}");
                sleep(BREATHER).await;
                continue;
            }
        };
        let Some(place) = accepting.place(peer) else {
            refuse(&stream);
            continue;
        };
        // Messages are small, and nobody shall wait for them to be collected.
        let _ = stream.set_nodelay(true);
        let router = router.clone();
        let service = service_fn(move |request: hyper::Request<Incoming>| {
            let mut request: Request = request.map(Body::new);
            request.extensions_mut().insert(ConnectInfo(peer));
            // A router is always ready.
            router.clone().call(request)
        });
        let stream = TokioIo::new(Stalling::new(stream, accepting.write, place));
        let connection = http.serve_connection(stream, service).with_upgrades();
        let mut stop = stopping.subscribe();
        tokio::spawn(async move {
            let mut connection = pin!(connection);
            let ended = tokio::select! {
                ended = connection.as_mut() => ended,
                _ = stop.changed() => {
                    connection.as_mut().graceful_shutdown();
                    connection.await
                }
            };
            if let Err(error) = ended {
                tracing::debug!(%peer, "a connection broke off: {error}");
            }
        });
    }
    drop(listener);
    farewell.await;
    stopping.send_replace(());
    if timeout(LAST_WORDS, stopping.closed()).await.is_err() {
        tracing::info!("some requests were cut off");
    }
}

/// Whether a connection failed by whoever made it.
fn is_theirs(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// Hangs up. A person who looks learns why, if they can be told at once.
fn refuse(stream: &TcpStream) {
    let _ = stream.try_write(
        b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Type: text/plain\r\n\
          Content-Length: 21\r\n\r\ntoo many connections\n",
    );
}
