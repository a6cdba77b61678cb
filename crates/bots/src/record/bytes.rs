//! A game as bytes. Numbers are LEB128: seven bits a byte, the lowest first, the top bit set in all but the last.

use kernel::Seat;

use super::{Decision, Ending, GameRecord};

/// In place of the value of a decision nobody thought about.
const NO_VALUE: u16 = u16::MAX;

/// Before every game: its length and its checksum, each as four bytes, the lowest first.
pub(super) const FRAME: usize = 8;

impl GameRecord {
    /// The game with its frame, ready to be put at the end of a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut body = Vec::with_capacity(16 * self.decisions.len() + 64);
        write(&mut body, self.game);
        let setup = self.setup.as_deref().unwrap_or_default();
        write(&mut body, setup.len() as u64);
        body.extend(setup.as_bytes());
        body.push(match self.ending {
            Ending::Rules => 0,
            Ending::Rounds => 1,
            Ending::Answers => 2,
        });
        write(&mut body, u64::from(self.rounds));
        body.push(self.winners.iter().fold(0, |bits, seat| bits | 1 << seat.0));
        body.push(u8::from(self.lost));
        write(&mut body, self.scores.len() as u64);
        for score in &self.scores {
            // Zigzag: the sign is the lowest bit.
            write(&mut body, u64::from(((score << 1) ^ (score >> 31)) as u32));
        }
        write(&mut body, self.decisions.len() as u64);
        for decision in &self.decisions {
            body.push(decision.seat.0);
            write(&mut body, u64::from(decision.options));
            write(&mut body, u64::from(decision.answer));
            body.extend(decision.value.unwrap_or(NO_VALUE).to_le_bytes());
            write(&mut body, decision.shares.len() as u64);
            for (answer, share) in &decision.shares {
                write(&mut body, u64::from(*answer));
                body.push(*share);
            }
        }
        let mut bytes = Vec::with_capacity(FRAME + body.len());
        bytes.extend((body.len() as u32).to_le_bytes());
        bytes.extend(checksum(&body).to_le_bytes());
        bytes.extend(body);
        bytes
    }

    /// A game from its bytes without the frame; nothing where they are none.
    pub(super) fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let mut bytes = Bytes(bytes);
        let game = bytes.number()?;
        let length = bytes.count()?;
        let setup = String::from_utf8(bytes.take(length)?.to_vec()).ok()?;
        let ending = match bytes.byte()? {
            0 => Ending::Rules,
            1 => Ending::Rounds,
            2 => Ending::Answers,
            _ => return None,
        };
        let rounds = u32::try_from(bytes.number()?).ok()?;
        let won = bytes.byte()?;
        let lost = bytes.byte()? == 1;
        let count = bytes.count()?;
        let scores = (0..count).map(|_| bytes.score()).collect::<Option<_>>()?;
        let count = bytes.count()?;
        let decisions = (0..count).map(|_| bytes.decision()).collect::<Option<_>>()?;
        let winners = Seat::all(8).filter(|seat| won >> seat.0 & 1 == 1).collect();
        let setup = (!setup.is_empty()).then_some(setup);
        bytes.0.is_empty().then_some(GameRecord {
            game,
            setup,
            decisions,
            ending,
            winners,
            scores,
            lost,
            rounds,
        })
    }
}

fn write(bytes: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

/// What is left to be read.
struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    fn take(&mut self, length: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        Some(taken)
    }

    fn byte(&mut self) -> Option<u8> {
        self.take(1)?.first().copied()
    }

    fn number(&mut self) -> Option<u64> {
        let mut number = 0;
        for shift in (0..64).step_by(7) {
            let byte = self.byte()?;
            number |= u64::from(byte & 0x7f) << shift;
            if byte & 0x80 == 0 {
                return Some(number);
            }
        }
        None
    }

    /// How many things follow: each has a byte at least, so a wrong number is found before memory is taken for it.
    fn count(&mut self) -> Option<usize> {
        let count = usize::try_from(self.number()?).ok()?;
        (count <= self.0.len()).then_some(count)
    }

    fn score(&mut self) -> Option<i32> {
        let score = u32::try_from(self.number()?).ok()?;
        Some((score >> 1) as i32 ^ -((score & 1) as i32))
    }

    fn decision(&mut self) -> Option<Decision> {
        let seat = Seat(self.byte()?);
        let options = u32::try_from(self.number()?).ok()?;
        let answer = u32::try_from(self.number()?).ok()?;
        let value = u16::from_le_bytes([self.byte()?, self.byte()?]);
        let value = (value != NO_VALUE).then_some(value);
        let count = self.count()?;
        let mut share = || Some((u32::try_from(self.number()?).ok()?, self.byte()?));
        let shares = (0..count).map(|_| share()).collect::<Option<_>>()?;
        (answer < options).then_some(Decision { seat, options, answer, value, shares })
    }
}

/// CRC-32, as zip files and Python's `zlib.crc32` have it.
pub fn checksum(bytes: &[u8]) -> u32 {
    const TABLE: [u32; 256] = {
        let mut table = [0; 256];
        let mut at = 0;
        while at < 256 {
            let mut rest = at as u32;
            let mut bit = 0;
            while bit < 8 {
                rest = if rest & 1 == 1 { rest >> 1 ^ 0xedb8_8320 } else { rest >> 1 };
                bit += 1;
            }
            table[at] = rest;
            at += 1;
        }
        table
    };
    !bytes.iter().fold(!0, |sum: u32, byte| sum >> 8 ^ TABLE[usize::from(sum as u8 ^ byte)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_checksum_is_that_of_zip() {
        assert_eq!(checksum(b"123456789"), 0xcbf4_3926);
    }

    #[test]
    fn a_game_is_read_as_it_was_written_and_not_when_it_is_cut() {
        let decision = |answer, value| Decision {
            seat: Seat(1),
            options: 300,
            answer,
            value,
            shares: vec![(299, 200), (0, 55)],
        };
        let game = GameRecord {
            game: 1 << 40,
            setup: Some("{}".to_owned()),
            decisions: vec![decision(299, Some(7)), decision(0, None)],
            ending: Ending::Rounds,
            winners: vec![Seat(0), Seat(3)],
            scores: vec![-5, 70_000, i32::MIN],
            lost: true,
            rounds: 12,
        };
        let bytes = game.to_bytes();
        let body = &bytes[FRAME..];
        assert_eq!(GameRecord::from_bytes(body), Some(game));
        for cut in 0..body.len() {
            assert_eq!(GameRecord::from_bytes(&body[..cut]), None, "{cut}");
        }
    }
}
