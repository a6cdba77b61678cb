//! Recorded games: looked at through any eyes once they are over, and taken up again.

use std::{net::IpAddr, sync::Arc};

use anyhow::{Context as _, anyhow};
use games::OpenError;
use kernel::{Seat, Seed, Viewer, msg};
use protocol::{
    ContinueGame, CreateGame, CreatedGame, Ending, Occupant, OtherEdition, ReplayChapter,
    ReplayCheck, ReplayInfo, ReplayMoment, ReplayScene, ReplayStanding, ReplayStep, ReplayStory,
    ReplayViews, SeatInfo,
};
use serde_json::{Value, json};
use table::{
    Act, DynReplayCursor, Entry, ReplayError, commitment,
    replay::{Header, VERSION},
    replay_cursor::Check,
};

use super::{Hub, making::Beginning, no_such_game, open_problem, seat_info};
use crate::{
    http::ApiError,
    replay_cache::Recorded,
    secrets,
    store::{NewEntry, Person, StoredEntry, StoredGame},
};

/// How many steps one answer tells of at most.
const MOST_VIEWS: usize = 32;
const MOST_STORY: usize = 400;
/// So many answers a game takes over when it goes on from another one; no game that people played has as many.
const MOST_INHERITED: usize = 5_000;
/// An answer with views ends after the view that brings it here.
const VIEWS_BYTES: usize = 400 * 1024;

impl Hub {
    /// A recorded game: one of ours that is over, or a file that was sent in. Nothing at all is given of a game that
    /// still runs, to nobody.
    async fn recorded(&self, id: &str) -> Result<Arc<Recorded>, ApiError> {
        if let Some(found) = self.replay_cache.find(id).await {
            return Ok(found);
        }
        if let Some(found) = self.fetch(id).await? {
            return Ok(found);
        }
        let stored = self.db.game(id).await.context("a game could not be read")?;
        let stored = stored.ok_or_else(no_such_game)?;
        let Some(ending) = &stored.ending else {
            return Err(ApiError::conflict(msg!("server-not-over")));
        };
        let ending: Ending = serde_json::from_str(ending).context("a stored ending")?;
        let seats = self.db.seats(id).await.context("seats could not be read")?;
        let log = self.db.entries(id).await.context("a log could not be read")?;
        let file = file_of(&stored, &log)?.to_string();
        let kind = self.registry.find(&stored.kind).ok_or_else(no_such_game)?;
        let played = self.replay_cache.play(move || kind.cursor(&file)).await;
        let cursor = played
            .ok_or_else(|| anyhow!("game {id} breaks the engine when it is played again"))?
            .map_err(|error| anyhow!("game {id} cannot be played again: {error}"))?;
        let recorded = Recorded {
            id: id.to_owned(),
            cursor,
            seats: seats.iter().map(seat_info).collect(),
            ending: Some(ending),
            sent_in: false,
        };
        Ok(self.replay_cache.keep(recorded).await)
    }

    /// A finished game as a scenario script, for a bug report.
    pub(crate) async fn replay_script(&self, id: &str) -> Result<String, ApiError> {
        let recorded = self.recorded(id).await?;
        let kind = self.registry.find(recorded.cursor.game_id()).ok_or_else(no_such_game)?;
        let work = move || kind.script(&recorded.cursor.file());
        let script = tokio::task::spawn_blocking(work).await.context("a recorded game")?;
        script.ok_or_else(|| ApiError::missing(msg!("server-replay-no-script")))
    }

    pub(crate) async fn replay_info(&self, id: &str) -> Result<ReplayInfo, ApiError> {
        Ok(info(&*self.recorded(id).await?))
    }

    /// Plays a file again that somebody sent in, and keeps it for a while.
    pub(crate) async fn send_in(&self, file: String, from: IpAddr) -> Result<ReplayInfo, ApiError> {
        let read = self.terms.workshop.run(from, move || (Header::read(&file), file)).await?;
        let (header, file) = (read.0.map_err(replay_problem)?, read.1);
        let kind = self
            .registry
            .find(&header.game)
            .ok_or_else(|| ApiError::invalid("game", msg!("server-no-such-game-kind")))?;
        let cursor = self
            .replay_cache
            .play(move || kind.cursor(&file))
            .await
            .ok_or_else(|| ApiError::invalid("entries", msg!("server-replay-broken")))?
            .map_err(replay_problem)?;
        // Who took it stands in its id, so that other servers know whom to ask for it.
        let id = format!("{}{}", secrets::id()?, mark(self.others.own()));
        Ok(info(&*self.replay_cache.keep(sent_in(id, cursor)).await))
    }

    /// A recorded game that was sent in to another server.
    async fn fetch(&self, id: &str) -> Result<Option<Arc<Recorded>>, ApiError> {
        let has = |node: &String| id.ends_with(&mark(node));
        let (Some(link), Some(node)) = (&self.link, self.others.living().into_iter().find(has))
        else {
            return Ok(None);
        };
        let Some(file) = link.fetch(&node, id).await else { return Ok(None) };
        let header = Header::read(&file).map_err(replay_problem)?;
        let kind = self.registry.find(&header.game).ok_or_else(no_such_game)?;
        let played = self.replay_cache.play(move || kind.cursor(&file)).await;
        let cursor = played.ok_or_else(ApiError::trouble)?.map_err(replay_problem)?;
        Ok(Some(self.replay_cache.keep(sent_in(id.to_owned(), cursor)).await))
    }

    /// The file of a recorded game that was sent in to this server.
    pub(crate) async fn file_sent_in(&self, id: &str) -> Option<String> {
        let recorded = self.replay_cache.find(id).await.filter(|recorded| recorded.sent_in)?;
        tokio::task::spawn_blocking(move || recorded.cursor.file()).await.ok()
    }

    pub(crate) async fn replay_views(
        &self,
        id: &str,
        eyes: &str,
        from: usize,
        count: usize,
    ) -> Result<ReplayViews, ApiError> {
        let recorded = self.recorded(id).await?;
        let viewer = viewer(eyes, recorded.cursor.as_ref())?;
        let count = count.clamp(1, MOST_VIEWS);
        let work = move || recorded.cursor.scenes(viewer, from, count, VIEWS_BYTES);
        let scenes = tokio::task::spawn_blocking(work).await.context("a recorded game")?;
        let scenes = scenes.into_iter().map(|scene| ReplayScene {
            step: number(scene.step),
            view: scene.view,
            waiting_for: scene.waiting_for,
        });
        Ok(ReplayViews { scenes: scenes.collect() })
    }

    pub(crate) async fn replay_story(
        &self,
        id: &str,
        eyes: &str,
        from: usize,
    ) -> Result<ReplayStory, ApiError> {
        let recorded = self.recorded(id).await?;
        let viewer = viewer(eyes, recorded.cursor.as_ref())?;
        let work = move || recorded.cursor.story(viewer, from, MOST_STORY);
        let told = tokio::task::spawn_blocking(work).await.context("a recorded game")?;
        let steps = told.into_iter().map(|told| ReplayStep {
            step: number(told.step),
            seat: told.seat,
            answer: told.answer,
            lines: told.lines,
        });
        Ok(ReplayStory { steps: steps.collect() })
    }

    pub(crate) async fn replay_standing(&self, id: &str) -> Result<ReplayStanding, ApiError> {
        let recorded = self.recorded(id).await?;
        let moments = recorded.cursor.standings().iter().map(|standing| ReplayMoment {
            step: number(standing.step),
            chances: standing.chances.clone(),
        });
        Ok(ReplayStanding { moments: moments.collect() })
    }

    /// A new game that goes on from a step of a recorded one. Its log begins with the old answers; then come dice from
    /// a seed nobody knows, promised anew. It never counts for ratings: what lies hidden there can be read in the old game.
    pub(crate) async fn go_on(
        &self,
        id: &str,
        wish: ContinueGame,
        creator: &Person,
        from: IpAddr,
    ) -> Result<CreatedGame, ApiError> {
        let recorded = self.recorded(id).await?;
        let cursor = recorded.cursor.as_ref();
        let step = usize::try_from(wish.step).unwrap_or(usize::MAX);
        if step > cursor.steps() || !cursor.goes_on(step) {
            return Err(ApiError::invalid("step", msg!("server-replay-step")));
        }
        let first_seed = cursor
            .first_seed()
            .ok_or_else(|| ApiError::invalid("step", msg!("server-replay-scripted")))?;
        let create = CreateGame {
            game: cursor.game_id().to_owned(),
            setup: Some(cursor.setup()),
            seats: wish.seats,
            clock: wish.clock,
            stand_in: None,
            private: wish.private,
            rated: false,
        };
        if step > MOST_INHERITED {
            let message = msg!("server-replay-too-long", most = MOST_INHERITED as u32);
            return Err(ApiError::invalid("step", message));
        }
        let fresh = self.new_seed()?;
        let copied = Arc::clone(&recorded);
        let mut entries =
            self.terms.workshop.run(from, move || copied.cursor.entries(step)).await?;
        entries.push(Entry::Reseed(fresh));
        let beginning = Beginning { seed: first_seed, entries, rematch_of: None };
        let made = self.store_new(create, creator, from, beginning).await?;
        made.ok_or_else(ApiError::trouble)
    }
}

/// What the ids of games end with that were sent in to a server.
fn mark(node: &str) -> String {
    secrets::hash(node)[..8].to_owned()
}

fn sent_in(id: String, cursor: Box<dyn DynReplayCursor>) -> Recorded {
    let seats = Seat::all(cursor.seats())
        .map(|seat| SeatInfo {
            seat,
            occupant: Occupant::Person { name: String::new() },
            present: false,
        })
        .collect();
    let ending = cursor.outcome().map(Ending::Played);
    Recorded { id, cursor, seats, ending, sent_in: true }
}

/// Entries of an older game as the first ones of a new log.
pub(super) fn inherited(game_id: &str, entries: Vec<Entry<Value>>, at_ms: i64) -> Vec<NewEntry> {
    (1..)
        .zip(entries)
        .map(|(revision, entry)| NewEntry {
            game_id: game_id.to_owned(),
            revision,
            act: (&Act::Enter(entry)).into(),
            client_id: None,
            at_ms,
            ending: None,
            clock: None,
            deadline_ms: None,
            lease: None,
        })
        .collect()
}

/// The file of a stored game. What was taken back is not in it; the state it led to was not written down.
fn file_of(stored: &StoredGame, log: &[StoredEntry]) -> anyhow::Result<Value> {
    let mut entries: Vec<Entry<Value>> = Vec::new();
    let mut seed = Seed::try_from(stored.seed.clone()).map_err(|why| anyhow!(why))?;
    for entry in log {
        match entry.act()? {
            Act::Enter(entry) => {
                if let Entry::Reseed(fresh) = entry {
                    seed = fresh;
                }
                entries.push(entry);
            }
            Act::Undo(_) => {
                entries.pop();
            }
            Act::Rewind { entries: kept, .. } => entries.truncate(kept),
            Act::Resign(_) | Act::Draw(_) | Act::TimeUp(_) | Act::Replace { .. } => (),
        }
    }
    Ok(json!({
        "version": VERSION,
        "game": stored.kind,
        "fingerprint": stored.fingerprint,
        "commitment": commitment::commitment(seed),
        "dice": { "seed": stored.seed },
        "setup": serde_json::from_str::<Value>(&stored.setup).context("a stored setup")?,
        "entries": entries,
        "state": "",
    }))
}

/// Whose eyes: the number of a seat, `spectator`, or `all`.
fn viewer(eyes: &str, cursor: &dyn DynReplayCursor) -> Result<Viewer, ApiError> {
    let seat = || {
        let seat: u8 = eyes.parse().ok()?;
        (seat < cursor.seats()).then_some(Viewer::Seat(Seat(seat)))
    };
    match eyes {
        "spectator" => Ok(Viewer::Spectator),
        "all" => Ok(Viewer::Omniscient),
        _ => seat().ok_or_else(|| ApiError::missing(msg!("server-no-such-seat"))),
    }
}

fn number(step: usize) -> u32 {
    u32::try_from(step).unwrap_or(u32::MAX)
}

fn info(recorded: &Recorded) -> ReplayInfo {
    let cursor = recorded.cursor.as_ref();
    let by_rules = match &recorded.ending {
        Some(Ending::Played(outcome)) => Some(outcome.clone()),
        Some(_) | None => cursor.outcome(),
    };
    let check = match cursor.check() {
        Check::Holds if by_rules != cursor.outcome() => ReplayCheck::OtherEnd,
        Check::Holds => ReplayCheck::Holds,
        Check::Scripted => ReplayCheck::Scripted,
        Check::Promise => ReplayCheck::Promise,
        Check::StopsAfter(step) => ReplayCheck::StopsAfter(number(step)),
        Check::OtherEnd => ReplayCheck::OtherEnd,
    };
    let chapters = cursor
        .chapters()
        .iter()
        .map(|chapter| ReplayChapter { step: number(chapter.step), name: chapter.name.clone() });
    ReplayInfo {
        id: recorded.id.clone(),
        game: cursor.game_id().to_owned(),
        seats: recorded.seats.clone(),
        steps: number(cursor.steps()),
        chapters: chapters.collect(),
        ending: recorded.ending.clone(),
        check,
        other_edition: cursor.other_edition().map(|(played, here)| OtherEdition { played, here }),
        commitment: cursor.commitment().map(str::to_owned),
        seed: cursor.seed().map(|seed| seed.to_string()),
        sent_in: recorded.sent_in,
    }
}

fn replay_problem(error: ReplayError) -> ApiError {
    match error {
        ReplayError::Malformed(why) => {
            ApiError::invalid("file", msg!("server-replay-unreadable", why = why))
        }
        ReplayError::Version(version) => {
            ApiError::invalid("version", msg!("server-replay-version", version = version))
        }
        ReplayError::OtherGame(_) => ApiError::invalid("game", msg!("server-no-such-game-kind")),
        ReplayError::Setup(problems) => open_problem(OpenError::Setup(problems)),
        // Found only when the whole file is proven, which a cursor does not need.
        ReplayError::Fingerprint { .. }
        | ReplayError::Commitment
        | ReplayError::Entry { .. }
        | ReplayError::State { .. } => ApiError::invalid("entries", msg!("server-replay-broken")),
    }
}
