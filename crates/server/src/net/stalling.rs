//! A connection that hangs up on who does not read what they asked for.

use std::{
    io::{self, IoSlice},
    pin::Pin,
    task::{Context, Poll},
    time::Duration,
};

use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    time::{Sleep, sleep},
};

use super::Place;

/// A stream to somebody, with their place among all connections. Nothing of it is left when it is dropped.
#[derive(Debug)]
pub(super) struct Stalling<S> {
    stream: S,
    /// How long a write may wait for the other side to read.
    patience: Duration,
    /// Runs while one waits.
    stalled: Option<Pin<Box<Sleep>>>,
    _place: Place,
}

impl<S> Stalling<S> {
    pub(super) fn new(stream: S, patience: Duration, place: Place) -> Self {
        Stalling { stream, patience, stalled: None, _place: place }
    }

    fn watch<T>(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.stalled = None;
            return written;
        }
        let patience = self.patience;
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(sleep(patience)));
        stalled.as_mut().poll(context).map(|()| Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Stalling<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Stalling<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.watch(context, written)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(context);
        self.watch(context, flushed)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let closed = Pin::new(&mut self.stream).poll_shutdown(context);
        self.watch(context, closed)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, bytes);
        self.watch(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, duplex};

    use super::*;
    use crate::net::Places;

    const PATIENCE: Duration = Duration::from_secs(20);

    #[tokio::test(start_paused = true)]
    async fn who_does_not_read_is_hung_up_on_and_who_reads_is_not() {
        let places = Places::new(None, 1);
        let (near, mut far) = duplex(4);
        let place = places.take(None).unwrap();
        let mut stream = Stalling::new(near, PATIENCE, place);
        stream.write_all(b"full").await.unwrap();
        assert!(places.take(None).is_none(), "the only place is taken");
        // Whoever reads after a while is waited for.
        let reads = async {
            sleep(PATIENCE / 2).await;
            far.read_exact(&mut [0; 4]).await.unwrap();
        };
        let (written, ()) = tokio::join!(stream.write_all(b"more"), reads);
        written.unwrap();
        let stalled = stream.write_all(b"even more").await.unwrap_err();
        assert_eq!(stalled.kind(), io::ErrorKind::TimedOut);
        drop(stream);
        assert!(places.take(None).is_some());
    }
}
