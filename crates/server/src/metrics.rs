//! What the server counts, for Prometheus.

use prometheus_client::{
    encoding::text::encode,
    metrics::{counter::Counter, gauge::Gauge},
    registry::Registry,
};

#[derive(Debug)]
pub(crate) struct Metrics {
    registry: Registry,
    /// Sockets that are open.
    pub(crate) sockets: Gauge,
    /// Games that are in memory.
    pub(crate) running: Gauge,
    /// Games that were made.
    pub(crate) made: Counter,
    /// Requests that came too often.
    pub(crate) held_back: Counter,
}

impl Metrics {
    pub(crate) fn new() -> Self {
        let mut registry = Registry::with_prefix("grimoire");
        let counts = (Gauge::default(), Gauge::default(), Counter::default(), Counter::default());
        let (sockets, running, made, held_back) = counts;
        registry.register("sockets", "Sockets that are open", sockets.clone());
        registry.register("games_running", "Games that are in memory", running.clone());
        registry.register("games_made", "Games that were made", made.clone());
        registry.register("held_back", "Requests that came too often", held_back.clone());
        Metrics { registry, sockets, running, made, held_back }
    }

    /// All of them in the text form of OpenMetrics.
    pub(crate) fn text(&self) -> anyhow::Result<String> {
        let mut text = String::new();
        encode(&mut text, &self.registry)?;
        Ok(text)
    }
}
