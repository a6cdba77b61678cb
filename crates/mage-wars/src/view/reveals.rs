//! What revealing an enchantment now would change, for the seat that may do so.

use kernel::{Game, Seat};
use serde::Serialize;

use crate::{
    cards::shown_name,
    derive,
    flow::{AttackStep, Choice, Moment, Question},
    state::{MageWars, ObjectId},
};

/// An enchantment that may be revealed and paid for now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RevealView {
    pub enchantment: ObjectId,
    pub card: String,
    /// What it is attached to.
    pub host: Option<ObjectId>,
    pub cost: u16,
    /// It could make a difference now; and later it could not.
    pub matters: bool,
    pub last: bool,
    /// What the attack under way comes to as it is, and with the enchantment revealed.
    pub now: Option<ImpactView>,
    pub then: Option<ImpactView>,
}

/// What an attack comes to. After the dice are rolled it is certain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ImpactView {
    /// The chance in thousandths that it destroys the defender, and the mean damage in tenths.
    pub kills: u16,
    pub mean: u16,
    /// The chance in twelfths that the best Defense avoids a strike.
    pub avoids: u8,
}

/// What an answer would change, if it reveals something.
pub(super) fn reveal(game: &MageWars, seat: Seat, choice: &Choice) -> Option<RevealView> {
    let (Choice::Reveal { enchantment, pay: true }, Some(Question::Reveal { moment })) =
        (choice, game.asked(seat))
    else {
        return None;
    };
    let it = game.find(*enchantment)?;
    let now = game.impact(*moment);
    let then = now.and_then(|_| game.with_revealed(*enchantment).impact(*moment));
    let matters = game.matters(it, *moment);
    let turning = matches!(moment, Moment::Attack(_) | Moment::Cast(_));
    Some(RevealView {
        enchantment: *enchantment,
        card: shown_name(it.card),
        host: it.place.host(),
        cost: game.reveal_price(it).0,
        matters,
        last: turning && matters,
        now,
        then,
    })
}

impl MageWars {
    /// What the innermost attack comes to after this moment, as long as that is open.
    fn impact(&self, moment: Moment) -> Option<ImpactView> {
        let Moment::Attack(step) = moment else { return None };
        let attack = self.current_attack()?;
        if step < AttackStep::RollDice {
            let forecast = self.forecast(attack)?;
            return Some(ImpactView {
                kills: forecast.chances.at_least(usize::from(forecast.left)),
                mean: forecast.chances.mean(),
                avoids: if step < AttackStep::AvoidAttack { forecast.avoids } else { 0 },
            });
        }
        if step > AttackStep::RollDice {
            return None;
        }
        let (tally, _) = self.tally(attack)?;
        let left = derive::life_left(self, self.find(attack.defender)?);
        let kills = if tally.damage >= left { 1000 } else { 0 };
        Some(ImpactView { kills, mean: tally.damage.saturating_mul(10), avoids: 0 })
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Log, Viewer};
    use serde_json::json;

    use super::*;

    /// Answers until the seat is asked at this moment: the wolf of seat 1 (3) attacks that of seat 0 (2), on which a
    /// card of seat 0 lies hidden (4).
    fn at(card: &str, step: AttackStep) -> MageWars {
        let wolf = |controller: u8| {
            json!({ "creature": {
                "card": "timber-wolf", "controller": controller,
                "piece": { "zone": "A1", "active": controller == 1 },
            } })
        };
        let mut game = MageWars::from_json(json!({
            "seats": [{ "mage": "beastmaster" }, { "mage": "warlock" }],
            "position": {
                "round": 1,
                "initiative": 1,
                "turn": 1,
                "mages": [{ "zone": "B1", "mana": 10 }, { "zone": "B3", "mana": 10 }],
                "objects": [wolf(0), wolf(1), { "enchantment": {
                    "card": card, "controller": 0, "on": 2, "hidden": true,
                } }],
            },
        }));
        let wanted = Question::Reveal { moment: Moment::Attack(step) };
        while game.asked(Seat(0)) != Some(&wanted) {
            let seat = game.open_questions().first().expect("somebody is asked").seat;
            let mut options = Vec::new();
            game.options(seat, &mut options);
            let attacks = |choice: &&Choice| match choice {
                Choice::Activate(id) => id.0 == 3,
                Choice::Attack { target, .. } => target.0 == 2,
                choice => **choice == Choice::Pass,
            };
            let choice = *options.iter().find(attacks).expect("the attack goes on");
            game.apply(seat, &choice, &mut Log::off()).expect("a legal answer");
        }
        game
    }

    fn told(game: &MageWars) -> RevealView {
        let mut reveals = game.view(Viewer::Seat(Seat(0))).reveals;
        assert_eq!(reveals.len(), 1);
        reveals.remove(0)
    }

    #[test]
    fn armor_that_is_revealed_before_the_dice_lowers_what_is_to_be_expected() {
        let reveal = told(&at("rhino-hide", AttackStep::AvoidAttack));
        let (now, then) = (reveal.now.expect("an attack"), reveal.then.expect("an attack"));
        assert!(then.mean < now.mean && then.kills <= now.kills, "{now:?} {then:?}");
        assert!(!reveal.last, "after the dice it still helps");
    }

    #[test]
    fn after_the_dice_the_damage_is_the_one_that_follows() {
        let mut game = at("rhino-hide", AttackStep::RollDice);
        let reveal = told(&game);
        assert!(reveal.last);
        let before = game.find(ObjectId(2)).map_or(0, |wolf| wolf.damage);
        let answer = Choice::Reveal { enchantment: reveal.enchantment, pay: true };
        game.apply(Seat(0), &answer, &mut Log::off()).expect("a legal answer");
        while game.current_attack().is_some() && game.asked(Seat(0)).is_some() {
            game.apply(Seat(0), &Choice::Pass, &mut Log::off()).expect("a legal answer");
        }
        let wolf = game.find(ObjectId(2)).expect("it lives");
        assert_eq!((wolf.damage - before) * 10, reveal.then.expect("dice lie there").mean);
    }

    #[test]
    fn nobody_else_is_told_what_could_be_revealed() {
        let game = at("rhino-hide", AttackStep::AvoidAttack);
        for viewer in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
            assert_eq!(game.view(viewer).reveals, []);
        }
    }
}
