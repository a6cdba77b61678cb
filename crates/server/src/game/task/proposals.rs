//! What needs everyone's consent: taking back what others have seen, and a draw.

use kernel::{Seat, msg};
use protocol::{ProposalInfo, Proposed, ServerMessage};
use table::{Act, Occupant};

use super::Game;
use crate::game::ConnectionId;

/// What somebody asks all others to agree to. It lapses with the next change.
#[derive(Clone, Debug)]
pub(crate) struct Proposal {
    what: Proposed,
    from: Seat,
    agreed: Vec<Seat>,
}

impl Proposal {
    pub(super) fn told(&self) -> ServerMessage {
        ServerMessage::Proposal {
            proposal: Some(ProposalInfo {
                what: self.what,
                from: self.from,
                agreed: self.agreed.clone(),
            }),
        }
    }
}

impl Game {
    pub(super) async fn propose(
        &mut self,
        from: ConnectionId,
        seat: Seat,
        what: Proposed,
    ) -> anyhow::Result<()> {
        let possible = match what {
            Proposed::Undo => self.table.before_last_answer(seat).is_some(),
            // A bot plays on to the end.
            Proposed::Draw => !self.persons_and_bots().1,
        };
        let message = if !self.audience.plays(from, seat) {
            Some(msg!("server-not-your-seat", seat = seat))
        } else if self.table.ending().is_some() {
            Some(msg!("server-over"))
        } else if self.proposal.is_some() {
            Some(msg!("server-proposal-open"))
        } else {
            (!possible).then(|| msg!("server-proposal-impossible"))
        };
        if let Some(message) = message {
            self.audience.tell(from, &ServerMessage::Error { message });
            return Ok(());
        }
        // Whoever plays several seats agrees for all of them.
        let agreed = self.audience.seats(from);
        self.proposal = Some(Proposal { what, from: seat, agreed });
        self.conclude().await
    }

    pub(super) async fn consent(
        &mut self,
        from: ConnectionId,
        seat: Seat,
        agree: bool,
    ) -> anyhow::Result<()> {
        let plays = self.audience.plays(from, seat);
        let mine = self.audience.seats(from);
        let Some(proposal) = self.proposal.as_mut().filter(|_| plays) else {
            let message = msg!("server-no-proposal");
            self.audience.tell(from, &ServerMessage::Error { message });
            return Ok(());
        };
        if agree {
            proposal.agreed.extend(mine);
            proposal.agreed.sort_unstable();
            proposal.agreed.dedup();
            return self.conclude().await;
        }
        self.withdraw();
        Ok(())
    }

    /// Carries the proposal out once everyone has agreed, and tells how it stands until then.
    async fn conclude(&mut self) -> anyhow::Result<()> {
        let (persons, _) = self.persons_and_bots();
        let Some(proposal) = &self.proposal else { return Ok(()) };
        if !persons.iter().all(|seat| proposal.agreed.contains(seat)) {
            let told = proposal.told();
            self.audience.tell_all(&told);
            return Ok(());
        }
        let seat = proposal.from;
        let act = match proposal.what {
            Proposed::Draw => Act::Draw(seat),
            Proposed::Undo => {
                let entries = self.table.before_last_answer(seat).unwrap_or(0);
                Act::Rewind { seat, entries }
            }
        };
        self.make(act).await
    }

    /// Tells everyone that nothing is proposed any more.
    pub(super) fn withdraw(&mut self) {
        if self.proposal.take().is_some() {
            self.audience.tell_all(&ServerMessage::Proposal { proposal: None });
        }
    }

    /// The seats of people, and whether bots play as well.
    fn persons_and_bots(&self) -> (Vec<Seat>, bool) {
        let seats = || (0u8..).map(Seat).zip(self.table.people().seats());
        let persons = seats()
            .filter(|(_, occupant)| matches!(occupant, Occupant::Person(_)))
            .map(|(seat, _)| seat)
            .collect();
        (persons, seats().any(|(_, occupant)| matches!(occupant, Occupant::Bot(_))))
    }
}
