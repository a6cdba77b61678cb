//! Interactive Skills and Spells that outlast the turn (MK-SKILL-07, MK-SKILL-08).

use kernel::{Seat, msg};
use rules::mk;

use super::{combat, effect};
use crate::{
    cards::{
        Terrains,
        effect::{CostChange, TurnModifier},
    },
    content::Mana,
    legal::{About, Answers, Row},
    state::{Choice, DiePlace, Lasting, LastingKind, MageKnight, Question},
};

/// What the weather takes off for its owner and adds for others.
const MILDER: u8 = 2;
const ROUGHER: u8 = 1;
/// No terrain gets dearer than that.
const DEAREST: u8 = 5;

/// An effect begins to last.
pub(super) fn begin(game: &mut MageKnight, seat: Seat, kind: LastingKind) {
    if kind == LastingKind::Weather {
        change_terrain(game, CostChange::Less { by: MILDER, min: 1 });
    }
    let pushed = game.lasting.try_push(Lasting { owner: seat, kind });
    game.fits(pushed, "more effects last than there is room for");
}

fn change_terrain(game: &mut MageKnight, change: CostChange) {
    let terrains = Terrains::All;
    effect::add_modifier(game, TurnModifier::TerrainCost { terrains, change });
}

/// A turn of this seat begins: what it began ends or pays, what others began is felt.
pub(super) fn turn_begins(game: &mut MageKnight, seat: Seat) {
    let mut thawed = false;
    for at in 0..game.lasting.len() {
        let Lasting { owner, kind } = game.lasting[at];
        match kind {
            LastingKind::FrozenSource if owner == seat => thawed = true,
            // MK-TEAM-02: Skills do not touch allies.
            LastingKind::FrozenSource if !game.are_allies(owner, seat) => game.turn.dice_left = 0,
            LastingKind::Weather if !game.are_allies(owner, seat) => {
                change_terrain(game, CostChange::More { by: ROUGHER, max: DEAREST });
            }
            LastingKind::ClaimedDie { color } if owner == seat => {
                game.gain_mana(seat, color, 1);
            }
            LastingKind::CursedMana { color, hurt } => {
                let hurt = hurt & !(1 << seat.0);
                game.lasting[at].kind = LastingKind::CursedMana { color, hurt };
            }
            LastingKind::FrozenSource
            | LastingKind::Weather
            | LastingKind::MarkedMana { .. }
            | LastingKind::ClaimedDie { .. } => (),
        }
    }
    expire(game, seat);
    if thawed {
        game.choose(seat, Question::ShownColor);
    }
}

/// Whether somebody else keeps this seat from the Source.
pub(super) fn source_is_frozen(game: &MageKnight, seat: Seat) -> bool {
    let frozen = |lasting: &Lasting| {
        lasting.kind == LastingKind::FrozenSource && !game.are_allies(lasting.owner, seat)
    };
    game.lasting.iter().any(frozen)
}

/// MK-RULING-34: also a turn that is skipped ends what its owner began.
pub(super) fn expire(game: &mut MageKnight, seat: Seat) {
    game.lasting.retain(|lasting| lasting.owner != seat || !lasting.ends_with_next_turn());
}

/// Basic colours the dice in the Source show.
fn shown(game: &MageKnight) -> impl Iterator<Item = Mana> {
    Mana::ALL.into_iter().filter(|mana| {
        let shows = |die: &crate::state::Die| die.place == DiePlace::Source && die.color == *mana;
        mana.basic().is_some() && game.source.iter().any(shows)
    })
}

/// MK-SKILL-08: which colour of the Source the crystal has.
pub(crate) struct ShownColor;

impl Row for ShownColor {
    fn about(&self, _game: &MageKnight) -> About {
        About::new("shown-color", msg!("mk-question-shown-color"))
            .refusing(mk::SKILL_08, "mk-refusal-no-die")
    }

    fn answers(&self, game: &MageKnight, _seat: Seat, answers: &mut Answers<'_>) {
        answers.add_all(shown(game).map(|color| Choice::Color { color }));
    }

    /// The crystal for having frozen the Source. The die stays as it lies.
    fn take(&self, game: &mut MageKnight, seat: Seat, choice: Choice) {
        let Choice::Color { color } = choice else { return game.misplaced() };
        game.gain_crystal_of(seat, color);
    }
}

/// Mana was used in the own turn: marks and curses of others hurt. Gold counts as what it is used for.
pub(super) fn mana_used(game: &mut MageKnight, seat: Seat, color: Mana) {
    let mut wounds = 0;
    let teams = game.teams;
    let team = |seat: Seat| teams.get(seat.index()).copied();
    for lasting in game.lasting.iter_mut().filter(|lasting| lasting.owner != seat) {
        // MK-TEAM-02, MK-TEAM-03: the Skill spares allies, the Spell does not.
        let ally = team(lasting.owner) == team(seat);
        match &mut lasting.kind {
            LastingKind::MarkedMana { color: marked, hurt } if *marked != color && !ally => {
                let Some(hurt) = hurt.get_mut(seat.index()) else { continue };
                wounds += u8::from(*hurt & 1 << color.index() == 0);
                *hurt |= 1 << color.index();
            }
            LastingKind::CursedMana { color: cursed, hurt } if *cursed == color => {
                wounds += u8::from(*hurt & 1 << seat.0 == 0);
                *hurt |= 1 << seat.0;
            }
            LastingKind::FrozenSource
            | LastingKind::Weather
            | LastingKind::MarkedMana { .. }
            | LastingKind::ClaimedDie { .. }
            | LastingKind::CursedMana { .. } => (),
        }
    }
    combat::hero_takes_wounds(game, seat, wounds);
}
