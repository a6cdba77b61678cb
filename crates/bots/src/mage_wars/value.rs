//! How a state looks for a seat: what its side has, less what the other side has.

use kernel::{Game, Seat};
use mage_wars::{
    MageWars,
    cards::{self, Compiled, Lean, lean},
    derive::{self, Flag, Traits},
    state::{Face, Object, Place, Zone},
    vocabulary::Kind,
};

use super::{weights::Weights, worth};

/// From 0 (lost) to 1 (won).
pub(super) fn value(game: &MageWars, seat: Seat, weights: &Weights) -> f32 {
    if let Some(outcome) = game.outcome() {
        return match (outcome.winners.is_empty(), outcome.winners.contains(&seat)) {
            (true, _) => 0.4,
            (false, won) => f32::from(u8::from(won)),
        };
    }
    let lead = lead(game, seat, weights);
    // Three quarters at a lead of `scale`, and never quite a victory.
    0.5 + 0.49 * lead / (lead.abs() + weights.scale)
}

/// What the seat's side has more than the others have on average.
pub(super) fn lead(game: &MageWars, seat: Seat, weights: &Weights) -> f32 {
    let judge = Judge::new(game, seat, weights);
    let (mut own, mut others) = (0.0, 0.0);
    let mut opponents = 0.0;
    for other in Seat::all(game.seats()) {
        if !game.same_team(seat, other) {
            opponents += 1.0;
        }
    }
    for object in game.objects().iter().filter(|object| !object.is_neutral()) {
        let worth = judge.object(object);
        if game.same_team(seat, object.controller) { own += worth } else { others += worth }
    }
    if let Some(map) = game.arena().map {
        let goal = f32::from(map.plan().goal);
        for other in Seat::all(game.seats()) {
            let vtar = f32::from(game.player(other).map_or(0, |player| player.vtar));
            // The last ones are worth more than the first.
            let worth = vtar * weights.vtar * (0.6 + (vtar / goal).min(1.0));
            if game.same_team(seat, other) { own += worth } else { others += worth }
        }
        own += judge.way_to_orbs();
    }
    own - others / f32::max(opponents, 1.0)
}

struct Judge<'g> {
    game: &'g MageWars,
    weights: &'g Weights,
    /// Who asks.
    seat: Seat,
    /// What being near is worth more to those who ask in a long game, so that they go and end it. The others do not count:
    /// two mages are as near to each other, and nobody would move.
    impatience: f32,
    /// Where mages stand, with their seats.
    mages: arrayvec::ArrayVec<(Seat, Zone), 4>,
}

impl<'g> Judge<'g> {
    fn new(game: &'g MageWars, seat: Seat, weights: &'g Weights) -> Self {
        let mage = |seat| Some((seat, game.zone_of(game.mage(seat)?)?));
        let mages = Seat::all(game.seats()).take(4).filter_map(mage).collect();
        let late = f32::from(game.round()) - weights.late_from;
        let impatience = (late * weights.impatience).clamp(0.0, 1.0);
        Judge { game, weights, seat, impatience, mages }
    }

    /// For those who ask: hurt guardians, and creatures near Orbs that are not theirs yet.
    fn way_to_orbs(&self) -> f32 {
        let objects = self.game.objects();
        let own =
            |object: &&Object| object.seat().is_some_and(|it| self.game.same_team(self.seat, it));
        let orb = |object: &&Object| cards::card(object.card).kind == Kind::Orb;
        let mut sum = 0.0;
        for guardian in objects.iter().filter(|it| it.is_neutral() && self.game.is_creature(it)) {
            let life = f32::from(cards::card(guardian.card).life.unwrap_or(1)).max(1.0);
            let left = worth::life_left(self.game, guardian).unwrap_or(0.0) / life;
            sum -= self.weights.orb * 0.5 * left;
        }
        for orb in objects.iter().filter(orb).filter(|orb| !own(orb)) {
            let Place::Zone(zone) = orb.place else { continue };
            let fighters = objects.iter().filter(own).filter(|it| self.game.is_creature(it));
            let near = fighters.filter_map(|it| Some(self.game.zone_of(it)?.distance(zone))).min();
            sum += self.weights.orb * 0.08 * (4.0 - f32::from(near.unwrap_or(4))).max(0.0);
        }
        sum
    }

    /// What an object is worth to its controller.
    fn object(&self, object: &Object) -> f32 {
        let compiled = cards::compiled(object.card);
        match compiled.card.kind {
            Kind::Mage => self.mage(object, compiled),
            Kind::Creature => self.creature(object, compiled),
            Kind::Conjuration | Kind::Wall => self.conjuration(object, compiled),
            Kind::Equipment => worth::cost(&compiled.card) * self.weights.equipment,
            Kind::Enchantment => self.enchantment(object, compiled),
            Kind::Orb => self.weights.orb,
            Kind::Incantation | Kind::Attack | Kind::Tile => 0.0,
        }
    }

    fn mage(&self, object: &Object, compiled: &Compiled) -> f32 {
        let weights = self.weights;
        let traits = derive::traits(self.game, object);
        let life = worth::life_left(self.game, object).unwrap_or(0.0);
        let mana = f32::from(object.mana);
        let in_use = mana.min(weights.mana_in_use);
        let dice = worth::dice(self.game, object, &traits);
        let mut sum = life * weights.life + life.min(weights.low_life_from) * weights.low_life;
        sum += in_use * weights.mana + (mana - in_use) * weights.spare_mana;
        sum += f32::from(derive::channeling(self.game, object)) * weights.channeling;
        sum += derive::armor(self.game, object) as f32 * weights.mage_armor;
        sum += (dice - worth::printed_dice(compiled)) * weights.mage_dice;
        sum += self.nearness(object) * dice * (weights.mage_near + self.hurry(object));
        sum + self.markers(object)
    }

    fn creature(&self, object: &Object, compiled: &Compiled) -> f32 {
        let weights = self.weights;
        let traits = derive::traits(self.game, object);
        let printed_life = f32::from(compiled.card.life.unwrap_or(1)).max(1.0);
        let life = worth::life_left(self.game, object).unwrap_or(0.0) / printed_life;
        let dice = worth::dice(self.game, object, &traits);
        let printed_armor = f32::from(compiled.card.armor.unwrap_or(0));
        let mut sum = worth::cost(&compiled.card)
            * weights.creature
            * (weights.body + (1.0 - weights.body) * life);
        sum += (dice - worth::printed_dice(compiled)) * weights.dice;
        sum += (derive::armor(self.game, object) as f32 - printed_armor) * weights.armor;
        sum *= 1.0 - self.hampered(&traits);
        sum += self.markers(object);
        sum += self.nearness(object) * dice * (weights.near + self.hurry(object));
        if self.game.can_be_activated(object) {
            sum += dice * weights.active;
        }
        if object.flags.guard {
            sum += self.guarding(object);
        }
        sum += f32::from(object.mana) * weights.own_mana;
        sum.max(0.5)
    }

    /// The part of its worth a creature has lost.
    fn hampered(&self, traits: &Traits) -> f32 {
        match (traits.has(Flag::Incapacitated), traits.has(Flag::Restrained)) {
            (true, _) => self.weights.helpless,
            (false, true) => self.weights.restrained,
            (false, false) => 0.0,
        }
    }

    /// How many zones nearer than four the next enemy mage is.
    fn nearness(&self, object: &Object) -> f32 {
        let Place::Zone(zone) = object.place else { return 0.0 };
        let distances = self
            .mages
            .iter()
            .filter(|(seat, _)| !self.game.same_team(*seat, object.controller))
            .map(|(_, at)| f32::from(zone.distance(*at)));
        (4.0 - distances.fold(4.0, f32::min)).max(0.0)
    }

    fn hurry(&self, object: &Object) -> f32 {
        if self.game.same_team(self.seat, object.controller) { self.impatience } else { 0.0 }
    }

    fn guarding(&self, object: &Object) -> f32 {
        let Some(zone) = self.game.zone_of(object) else { return 0.0 };
        let with_mage =
            self.mages.iter().any(|(seat, at)| *seat == object.controller && *at == zone);
        let threatened = self.game.objects().iter().any(|other| {
            self.game.is_enemy(object.controller, other)
                && self.game.is_creature(other)
                && self.game.zone_of(other).is_some_and(|at| at.distance(zone) <= 1)
        });
        match (with_mage, threatened) {
            (true, true) => self.weights.guard + self.weights.guard_of_mage,
            (false, true) => self.weights.guard,
            (_, false) => 0.0,
        }
    }

    fn markers(&self, object: &Object) -> f32 {
        let cost = |(marker, count)| -self.weights.marker(marker) * f32::from(count);
        object.conditions().map(cost).sum()
    }

    fn conjuration(&self, object: &Object, compiled: &Compiled) -> f32 {
        let life = match (worth::life_left(self.game, object), compiled.card.life) {
            (Some(left), Some(printed)) => left / f32::from(printed.max(1)),
            _ => 1.0,
        };
        let whole = worth::cost(&compiled.card) * self.weights.conjuration;
        whole * (self.weights.body + (1.0 - self.weights.body) * life)
            + f32::from(object.mana) * self.weights.own_mana
    }

    /// Worth its mana where it lies on the right side, and as much less than nothing where it does not.
    fn enchantment(&self, object: &Object, compiled: &Compiled) -> f32 {
        let weights = self.weights;
        let card = &compiled.card;
        let (cast, reveal) = (worth::cost(card), worth::reveal_cost(card));
        let worth = match (object.face, card.mandatory) {
            (Face::Up, _) => (cast + reveal) * weights.enchantment,
            (Face::Down, true) => cast * weights.hidden_cast + reveal * weights.mandatory_reveal,
            (Face::Down, false) => cast * weights.hidden_cast + reveal * weights.hidden_reveal,
        };
        let Place::On(host) = object.place else { return worth };
        let Some(host) = self.game.find(host) else { return 0.0 };
        let friendly = !self.game.is_enemy(object.controller, host);
        let rightly = match lean(object.card) {
            Lean::Helps => friendly,
            Lean::Harms => !friendly,
            Lean::Either => return worth * 0.8,
        };
        if rightly { worth * self.host(host) } else { -worth }
    }

    /// Enchantments do more on those who matter.
    fn host(&self, host: &Object) -> f32 {
        let compiled = cards::compiled(host.card);
        match compiled.card.kind {
            Kind::Mage => 1.1,
            _ => 0.7 + (worth::cost(&compiled.card) / 40.0).min(0.5),
        }
    }
}
