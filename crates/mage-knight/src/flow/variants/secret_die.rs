//! Interactive combat: another player sets a die for the enemy in secret (MK-VARIANT-ICOMBAT).

use kernel::{Seat, msg};
use rules::mk;

use crate::{
    content::{Mana, TableRule},
    legal::{About, Answers, Row},
    state::{Choice, Combat, Event, MageKnight, Phase, Question, SecretDie},
};

/// MK-VARIANT-ICOMBAT-06: colours that help the enemy, who is then worth more.
const HELPING: [Mana; 3] = [Mana::White, Mana::Red, Mana::Blue];
/// MK-VARIANT-ICOMBAT-06
const FAME: u8 = 1;

/// MK-VARIANT-ICOMBAT-01, MK-VARIANT-ICOMBAT-02: before a combat with a single enemy the one who played before this seat
/// is asked.
pub(crate) fn ask(game: &mut MageKnight, seat: Seat) {
    let single = |combat: &Combat| combat.foes.len() == 1;
    if !game.plays(TableRule::InteractiveCombat) || !game.combat.as_ref().is_some_and(single) {
        return;
    }
    if let Some(other) = game.in_order(seat).skip(1).last() {
        game.ask(other, Question::SecretDie);
    }
}

/// MK-VARIANT-ICOMBAT-02: what the die of the enemy shows.
pub(crate) struct SetDie;

impl Row for SetDie {
    fn about(&self, _game: &MageKnight) -> About {
        About::new("secret-die", msg!("mk-question-secret-die"))
            .refusing(mk::VARIANT_ICOMBAT_02, "mk-refusal-no-such-die")
    }

    fn answers(&self, _game: &MageKnight, _seat: Seat, answers: &mut Answers<'_>) {
        answers.add_all(Mana::ALL.map(|color| Choice::Die { color }));
    }

    fn take(&self, game: &mut MageKnight, seat: Seat, choice: Choice) {
        let (Choice::Die { color }, Some(combat)) = (choice, &mut game.combat) else {
            return game.misplaced();
        };
        combat.die = Some(SecretDie { color, by: seat, shown: false });
        game.log.push(|| Event::DieSet { seat });
    }
}

/// MK-VARIANT-ICOMBAT-07: the die is shown in the phase it affects, and in the Attack phase in any case.
pub(crate) fn phase_begins(game: &mut MageKnight) {
    let Some(combat) = &game.combat else { return game.broken("a phase of no combat") };
    let due = |die: SecretDie| match combat.phase {
        Phase::RangedAndSiege => die.color == Mana::White,
        Phase::Block => die.color == Mana::Red,
        Phase::Damage => false,
        Phase::Attack => true,
    };
    if combat.die.is_some_and(due) {
        show(game);
    }
}

fn show(game: &mut MageKnight) {
    if let Some(die) = game.combat.as_mut().and_then(|combat| combat.die.as_mut())
        && !die.shown
    {
        die.shown = true;
        let color = die.color;
        game.log.push(|| Event::DieRevealed { color });
    }
}

/// MK-VARIANT-ICOMBAT-06: what the die makes a defeated enemy worth besides. A die nobody has seen is shown now.
pub(crate) fn fame(game: &mut MageKnight) -> u8 {
    show(game);
    let die = game.combat.as_ref().and_then(|combat| combat.die);
    if die.is_some_and(|die| HELPING.contains(&die.color)) { FAME } else { 0 }
}

/// Colours a die may have that nobody has shown in this phase (MK-VARIANT-ICOMBAT-07).
pub(crate) fn still_possible(combat: &Combat) -> impl Iterator<Item = Mana> {
    let block = matches!(combat.phase, Phase::Block | Phase::Damage);
    let denied = move |color: &Mana| *color == Mana::White || block && *color == Mana::Red;
    Mana::ALL.into_iter().filter(move |color| !denied(color))
}
