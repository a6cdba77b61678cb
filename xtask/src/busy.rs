//! A machine that is busy with other things, to see whether tests hold there.

use std::{
    hint,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
};

/// Threads that do nothing as fast as they can, until this is dropped.
#[derive(Debug)]
pub(crate) struct Busy(Arc<AtomicBool>);

impl Busy {
    pub(crate) fn begin(threads: u32) -> Self {
        let over = Arc::new(AtomicBool::new(false));
        for _ in 0..threads {
            let over = Arc::clone(&over);
            thread::spawn(move || {
                while !over.load(Ordering::Relaxed) {
                    hint::spin_loop();
                }
            });
        }
        Busy(over)
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}
