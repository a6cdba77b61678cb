//! What can be done in a turn.
//!
//! One walk lists both *candidates*, what one might think of, and *options*, what is legal of it. On the way to options
//! what many answers share is judged once, and what can be told at a glance to be illegal is not judged at all.

use kernel::Seat;

use super::{
    combat, duel, exploring, interaction, joint_assault, movement, playing, turn, variants,
};
use crate::{
    content::{Site, TableRule},
    derive::mana::Purse,
    state::{Choice, Hex, MageKnight, Points, Position, Stage, TurnKind, Way},
};

/// Everything a player might think of doing next, or what of it is legal.
pub(super) fn list<const LEGAL: bool>(game: &MageKnight, seat: Seat, out: &mut Vec<Choice>) {
    TurnOptions::<LEGAL> { game, seat, out }.all();
}

/// The walk; with `LEGAL` it leaves out what is not.
struct TurnOptions<'a, const LEGAL: bool> {
    game: &'a MageKnight,
    seat: Seat,
    out: &'a mut Vec<Choice>,
}

impl<const LEGAL: bool> TurnOptions<'_, LEGAL> {
    /// Lists one answer, if it is legal or that does not matter.
    fn add(&mut self, choice: Choice) {
        if !LEGAL || turn::may_act(self.game, self.seat, choice).is_ok() {
            self.out.push(choice);
        }
    }

    /// Likewise for what is known to be legal or not.
    fn add_if(&mut self, choice: Choice, legal: impl FnOnce() -> bool) {
        if !LEGAL || legal() {
            self.out.push(choice);
        }
    }

    /// Answers another procedure lists, judged one by one.
    fn add_all(&mut self, list: impl FnOnce(&MageKnight, Seat, &mut dyn FnMut(Choice))) {
        list(self.game, self.seat, &mut |choice| self.add(choice));
    }

    fn all(&mut self) {
        let game = self.game;
        self.cards();
        self.units();
        for skill in &game.player(self.seat).skills {
            self.add(Choice::UseSkill { skill: skill.skill });
        }
        if game.player(self.seat).tactic.is_some() {
            self.add(Choice::UseTactic);
        }
        if game.turn.healing > 0 {
            self.add(Choice::Heal);
        }
        self.add_all(interaction::candidates);
        if game.combat.is_some() {
            return self.fighting();
        }
        if game.turn.stage == Stage::Movement && duel::due(game, self.seat).is_some() {
            self.add(Choice::Duel);
        }
        self.add_all(joint_assault::candidates);
        if !LEGAL || movement::may_move_at_all(game).is_ok() {
            self.steps();
        }
        self.challenges();
        self.site();
        if game.plays(TableRule::Incantations) {
            self.add_all(variants::incantation::mark_candidates);
            self.add(Choice::Incant);
        }
        self.add(Choice::Rest);
        self.add(Choice::AnnounceEndOfRound);
        self.add(Choice::EndTurn);
    }

    fn cards(&mut self) {
        let (game, seat) = (self.game, self.seat);
        let mut purse = Purse::of(game, seat, None);
        let sideways = |points| playing::may_be_sideways(game, points).is_ok();
        let fights = game.combat.is_some();
        let (attacks, blocks) = if LEGAL && fights {
            (sideways(Points::Attack), sideways(Points::Block))
        } else {
            (false, false)
        };
        for card in game.player(seat).kinds_in_hand() {
            if !card.is_wound() {
                purse.set_aside(card);
                for (way, strong) in [(Way::Basic, false), (Way::Strong, true)] {
                    let choice = Choice::Play { card, way };
                    self.add_if(choice, || playing::can_play(game, seat, card, strong, &purse));
                }
            }
            let counts =
                !LEGAL || !card.is_wound() || playing::sideways_value(game, card).is_some();
            let play = |points| Choice::Play { card, way: Way::Sideways(points) };
            // MK-RULING-67: at any time.
            self.add_if(play(Points::Move), || counts);
            self.add_if(play(Points::Influence), || counts);
            if fights {
                self.add_if(play(Points::Attack), || counts && attacks);
                self.add_if(play(Points::Block), || counts && blocks);
            }
            if let TurnKind::Resting(_) = game.turn.kind {
                self.add(Choice::Discard { card });
            }
        }
    }

    fn units(&mut self) {
        for (at, unit) in self.game.player(self.seat).units.iter().enumerate() {
            let at = at as u8;
            for ability in 0..unit.unit.printed().abilities.len() as u8 {
                self.add(Choice::Activate { unit: at, ability });
            }
            if unit.banner.is_some() {
                self.add(Choice::UseBanner { unit: at });
            }
            if unit.wounds > 0 {
                self.add(Choice::HealUnit { unit: at });
            }
        }
    }

    fn fighting(&mut self) {
        if let (Some(_), Some(combat)) = (&self.game.duel, &self.game.combat) {
            // MK-RULING-115
            let phase = combat.phase;
            self.add_all(|game, _, add| combat::conversions(game, phase, add));
            self.add(Choice::Launch);
            return self.add(Choice::EndPhase);
        }
        self.add_all(combat::candidates);
        self.add(Choice::EndTurn);
    }

    /// Spaces to enter and tiles to reveal.
    fn steps(&mut self) {
        let game = self.game;
        let at = game.player(self.seat).at;
        let around = at.neighbours();
        if !LEGAL || movement::may_afford_a_step(game) {
            for to in around {
                self.step(at, to);
            }
        }
        if self.may_pay_for_a_tile() {
            for tile in at.place().0.neighbours() {
                self.reveal(at, tile);
            }
        }
        if movement::reach(game) > 1 {
            self.far_steps(at, around);
        }
        for to in variants::dungeons::links(game, at) {
            if to.distance(at) > 1 {
                self.add(Choice::Move { to });
            }
        }
    }

    /// A step over land, within reach.
    fn step(&mut self, from: Hex, to: Hex) {
        let (game, seat) = (self.game, self.seat);
        let Some(space) = game.space(to) else { return };
        self.add_if(Choice::Move { to }, || {
            movement::may_afford(game, from, to, space)
                && movement::may_enter(game, seat, from, to, space).is_ok()
        });
    }

    fn may_pay_for_a_tile(&self) -> bool {
        !LEGAL || exploring::may_afford(self.game).is_ok()
    }

    /// A tile within reach that can be paid for.
    fn reveal(&mut self, from: Hex, at: Position) {
        let game = self.game;
        if game.map.tile(at).is_none() {
            let legal = || exploring::may_reveal(game, from, at).is_ok();
            self.add_if(Choice::Explore { at }, legal);
        }
    }

    /// Spaces two away, and tiles that begin there.
    fn far_steps(&mut self, at: Hex, around: [Hex; 6]) {
        let mut far: Vec<_> = around.iter().flat_map(|hex| hex.neighbours()).collect();
        far.sort_unstable();
        far.dedup();
        far.retain(|to| to.distance(at) == 2);
        for to in &far {
            self.step(at, *to);
        }
        if self.may_pay_for_a_tile() {
            for (tile, _) in far.into_iter().map(Hex::place) {
                if !self.out.contains(&Choice::Explore { at: tile }) {
                    self.reveal(at, tile);
                }
            }
        }
    }

    /// Every set of the rampaging enemies around.
    fn challenges(&mut self) {
        let (game, seat) = (self.game, self.seat);
        if LEGAL && combat::may_act(game, seat).is_err() {
            return;
        }
        self.out.extend(combat::subsets(combat::rampaging_around(game, game.player(seat).at)));
    }

    /// What the site of the own space is for.
    fn site(&mut self) {
        let game = self.game;
        let Some(site) = game.site_at(game.player(self.seat).at) else { return };
        if site.is_fortified() || matches!(site, Site::Monastery | Site::Village) {
            self.add(Choice::Interact);
        }
        let mine = matches!(site, Site::Mine(_)) && game.plays(TableRule::OccupiedMines);
        if site == Site::Monastery {
            self.add(Choice::Burn);
        } else if site == Site::Village {
            self.add(Choice::Plunder);
        } else if site.is_adventure() || mine {
            self.add(Choice::EnterSite);
        }
    }
}
