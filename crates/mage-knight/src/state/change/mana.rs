//! Changes of mana, crystals and the Source.

use kernel::Seat;

use crate::{
    content::{
        Color, Mana,
        mana::{DIE_SIDES, MOST_CRYSTALS},
    },
    state::{Die, DiePlace, Event, MageKnight, ManaFrom},
};

impl MageKnight {
    /// MK-EFFECT-05
    pub(crate) fn gain_mana(&mut self, seat: Seat, mana: Mana, tokens: u8) {
        let held = &mut self.player_mut(seat).mana[mana.index()];
        *held = held.saturating_add(tokens);
        self.log.push(|| Event::GainedMana { seat, mana, tokens });
    }

    /// MK-EFFECT-06: a fourth crystal of a colour becomes a token.
    pub(crate) fn gain_crystal(&mut self, seat: Seat, color: Color) {
        if !self.store_crystal(seat, color) {
            self.gain_mana(seat, Mana::of(color), 1);
        }
    }

    /// Likewise where the colour is that of a die.
    pub(crate) fn gain_crystal_of(&mut self, seat: Seat, mana: Mana) {
        match mana.basic() {
            Some(color) => self.gain_crystal(seat, color),
            None => self.broken("a crystal of no basic colour"),
        }
    }

    pub(crate) fn lose_crystal(&mut self, seat: Seat, color: Color) {
        let held = &mut self.player_mut(seat).crystals[color as usize];
        *held = held.saturating_sub(1);
        self.log.push(|| Event::LostCrystal { seat, color });
    }

    /// MK-MANA-03, MK-RULING-03: into the Inventory if there is room; says whether there was.
    pub(crate) fn store_crystal(&mut self, seat: Seat, color: Color) -> bool {
        let held = &mut self.player_mut(seat).crystals[color as usize];
        if *held >= MOST_CRYSTALS {
            return false;
        }
        *held += 1;
        self.log.push(|| Event::GainedCrystal { seat, color });
        true
    }

    /// Mana is used for something (MK-MANA-04, MK-MANA-14).
    pub(crate) fn pay(&mut self, seat: Seat, from: ManaFrom, color: Mana) {
        match from {
            ManaFrom::Token(mana) => {
                let held = &mut self.player_mut(seat).mana[mana.index()];
                *held = held.saturating_sub(1);
            }
            ManaFrom::Crystal(mana) => {
                let Some(basic) = mana.basic() else {
                    return self.broken("a crystal of no basic colour");
                };
                let held = &mut self.player_mut(seat).crystals[basic as usize];
                *held = held.saturating_sub(1);
                self.turn.tally.crystals_spent[basic as usize] += 1;
            }
            ManaFrom::Die(mana) => {
                self.move_die(mana, DiePlace::Source, DiePlace::Used);
                self.turn.dice_left = self.turn.dice_left.saturating_sub(1);
                self.turn.dice_used += 1;
            }
            ManaFrom::StoredDie(mana) => {
                self.move_die(mana, DiePlace::Stored(seat), DiePlace::Used);
            }
            ManaFrom::Endless(_) => (),
            ManaFrom::Discard(card) => self.discard(seat, card),
        }
        self.log.push(|| Event::Paid { seat, from, color });
    }

    /// Moves one die that shows this colour.
    pub(crate) fn move_die(&mut self, mana: Mana, from: DiePlace, to: DiePlace) {
        match self.source.iter_mut().find(|die| die.place == from && die.color == mana) {
            Some(die) => die.place = to,
            None => self.broken("a die that is not there"),
        }
    }

    /// Rolls one die of the Source that shows this colour.
    pub(crate) fn reroll_die(&mut self, mana: Mana) {
        let in_source = |die: &&mut Die| die.place == DiePlace::Source && die.color == mana;
        let Some(die) = self.source.iter_mut().find(in_source) else {
            return self.broken("a die that is not in the Source");
        };
        die.color = Mana::of_face(self.chance.roll(DIE_SIDES));
        self.show_source();
    }

    /// MK-SETUP-19, MK-SETUP-20, MK-ROUND-05: all dice, until at least half show basic colours (MK-RULING-29).
    pub(crate) fn roll_source(&mut self) {
        for die in &mut self.source {
            die.place = DiePlace::Source;
            die.color = Mana::of_face(self.chance.roll(DIE_SIDES));
        }
        // MK-VARIANT-NIGHTSTART-02
        let all = crate::flow::variants::time::basic_source(self);
        let enough = if all { self.source.len() } else { self.source.len().div_ceil(2) };
        // MK-SETUP-20: it ends with certainty one, but a program counts.
        for _ in 0..1000 {
            if self.source.iter().filter(|die| die.color.basic().is_some()).count() >= enough {
                break;
            }
            for die in self.source.iter_mut().filter(|die| die.color.basic().is_none()) {
                die.color = Mana::of_face(self.chance.roll(DIE_SIDES));
            }
        }
        self.show_source();
    }

    /// MK-MANA-13: used dice are rerolled and return; those set by an effect return as they lie.
    pub(crate) fn return_dice(&mut self) {
        let mut rolled = false;
        for die in &mut self.source {
            match die.place {
                DiePlace::Used => {
                    die.color = Mana::of_face(self.chance.roll(DIE_SIDES));
                    die.place = DiePlace::Source;
                    rolled = true;
                }
                DiePlace::Kept => die.place = DiePlace::Source,
                DiePlace::Source | DiePlace::Stored(_) | DiePlace::Claimed(_) => (),
            }
        }
        if rolled {
            self.show_source();
        }
    }

    pub(crate) fn show_source(&mut self) {
        self.log.push(|| Event::SourceRolled {
            dice: self.source.iter().map(|die| die.color).collect(),
        });
    }
}
