//! The program at a real pseudo-terminal: what it writes, and a person who types when they are asked.

use std::{
    io::{Read as _, Write},
    path::Path,
    sync::{Arc, Condvar, Mutex},
    thread,
    time::Duration,
};

use anstream::adapter::strip_str;
use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use unicode_width::UnicodeWidthStr as _;

/// A program that says nothing for so long hangs. Nothing waits for this time where all is well.
const PATIENCE: Duration = Duration::from_secs(240);

/// The sizes that are tried.
pub(super) const SIZES: [(u16, u16); 2] = [(80, 24), (120, 40)];

pub(super) struct Terminal {
    columns: usize,
    heard: Arc<(Mutex<Heard>, Condvar)>,
    writer: Box<dyn Write + Send>,
    child: Box<dyn Child + Send + Sync>,
    /// What was there when the person typed last.
    read: usize,
    _master: Box<dyn MasterPty + Send>,
}

#[derive(Default)]
struct Heard {
    bytes: Vec<u8>,
    over: bool,
}

impl Terminal {
    /// Starts the program in a terminal of this size; `home` is where it keeps its data.
    pub(super) fn start(args: &[&str], size: (u16, u16), home: &Path) -> Self {
        let (columns, rows) = size;
        let size = PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_grimoire"));
        command.args(args);
        command.env("LC_ALL", "C");
        command.env("TERM", "xterm-256color");
        command.env("XDG_DATA_HOME", home);
        command.env_remove("LANGUAGE");
        command.env_remove("NO_COLOR");
        let child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let mut reader = pair.master.try_clone_reader().unwrap();
        let writer = pair.master.take_writer().unwrap();
        let heard = Arc::new((Mutex::new(Heard::default()), Condvar::new()));
        let listener = Arc::clone(&heard);
        thread::spawn(move || {
            let mut bytes = [0; 65_536];
            loop {
                // A terminal whose program is gone is an error on some systems and an end on others.
                let read = reader.read(&mut bytes).unwrap_or(0);
                let (heard, news) = &*listener;
                let mut heard = heard.lock().unwrap();
                heard.bytes.extend_from_slice(&bytes[..read]);
                heard.over = read == 0;
                news.notify_all();
                if read == 0 {
                    return;
                }
            }
        });
        Terminal { columns: columns.into(), heard, writer, child, read: 0, _master: pair.master }
    }

    /// What was written since the person typed last, up to the next prompt; nothing when the program is over.
    #[track_caller]
    pub(super) fn until_asked(&mut self) -> Option<String> {
        let (heard, news) = &*self.heard;
        let is_waiting = |heard: &mut Heard| {
            let new = String::from_utf8_lossy(&heard.bytes[self.read..]);
            !heard.over && !is_prompt(&strip_str(&new).to_string())
        };
        let heard = heard.lock().unwrap();
        let (heard, waited) = news.wait_timeout_while(heard, PATIENCE, is_waiting).unwrap();
        let new = String::from_utf8_lossy(&heard.bytes[self.read..]).into_owned();
        assert!(!waited.timed_out(), "the program hangs after: {new}");
        let is_over = heard.over;
        drop(heard);
        let text = strip_str(&new).to_string();
        self.check_width(&text);
        (!is_over).then_some(text)
    }

    /// Types a line.
    pub(super) fn type_line(&mut self, line: &str) {
        self.read = self.heard.0.lock().unwrap().bytes.len();
        // A program that has just ended reads no more; what it said is checked elsewhere.
        let _gone = self.writer.write_all(format!("{line}\r").as_bytes());
        let _gone = self.writer.flush();
    }

    /// Types a line and gives what comes of it, up to the next prompt.
    #[track_caller]
    pub(super) fn answer(&mut self, line: &str) -> String {
        self.type_line(line);
        self.until_asked()
            .unwrap_or_else(|| panic!("the program ended after “{line}”: {}", self.all()))
    }

    /// Everything that was written, without colours.
    pub(super) fn all(&self) -> String {
        let bytes = &self.heard.0.lock().unwrap().bytes;
        strip_str(&String::from_utf8_lossy(bytes)).to_string()
    }

    /// Whether it was coloured.
    pub(super) fn has_colours(&self) -> bool {
        String::from_utf8_lossy(&self.heard.0.lock().unwrap().bytes).contains("\x1b[36m")
    }

    /// Ends the program as a closed window or a power cut does.
    pub(super) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Waits until the program ends by itself, with success.
    #[track_caller]
    pub(super) fn ended(mut self) -> String {
        if let Some(asked) = self.until_asked() {
            panic!("the program still asks: {asked}");
        }
        assert!(self.child.wait().unwrap().success(), "{}", self.all());
        self.all()
    }

    /// No line is wider than the terminal, which would break it anywhere. What is typed over a line is a line too.
    #[track_caller]
    fn check_width(&self, text: &str) {
        for line in text.split(['\n', '\r']) {
            assert!(line.width() <= self.columns, "{} columns: {line}", line.width());
        }
    }
}

/// Whether the program waits for a person: the last line is a prompt, and nothing is typed yet. The editor goes back to
/// the beginning of the line to place the cursor.
fn is_prompt(text: &str) -> bool {
    let last = text.trim_end_matches('\r').rsplit(['\n', '\r']).next().unwrap_or_default();
    matches!(last.as_bytes(), [b'A'..=b'D', b'>', b' '] | [b'>', b' '])
}
