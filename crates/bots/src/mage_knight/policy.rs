//! Which answers a sensible player gives, without looking ahead: steps toward something, cards for a purpose.

use kernel::{Game, Seat};
use mage_knight::{
    Choice, MageKnight,
    cards::CardId,
    content::Mana,
    derive,
    state::{Combat, Hex, ManaFrom, Phase, Points, Question, Stage, Way},
};

use super::{
    fight::Fight,
    goal,
    market::{self, Bargain},
    plan::Plan,
    power::{self, Want},
    prospects::{self, Place, Targets, Toil},
    weights,
};

/// Answers no sensible player gives.
pub(super) const SILLY: f32 = 0.004;

/// A weight for each answer.
pub(super) fn policy(game: &MageKnight, seat: Seat, options: &[Choice], weights: &mut Vec<f32>) {
    if let Some(combat) = game.combat().filter(|_| game.mover() == Some(seat)) {
        let fight = Fight::of(game, seat, combat);
        let of = |choice| fight.weight(game, seat, choice);
        weights.extend(options.iter().map(|it| of(it).unwrap_or_else(|| usual(game, seat, it))));
    } else if game.asked(seat) == Some(&Question::Act) {
        let turn = Turn::of(game, seat);
        let of = |choice| turn.weight(choice);
        weights.extend(options.iter().map(|it| of(it).unwrap_or_else(|| usual(game, seat, it))));
    } else {
        weights.extend(options.iter().map(|choice| usual(game, seat, choice)));
    }
}

/// What is done without a thought.
pub(super) fn forced_answer(game: &MageKnight, seat: Seat) -> Option<Choice> {
    match (game.asked(seat)?, game.combat()) {
        (Question::Act, Some(combat)) if game.mover() == Some(seat) => last_strike(combat),
        (Question::Act, None) => {
            let wounded = game.turn().healing > 0 && game.player(seat).wounds_in_hand() > 0;
            wounded.then_some(Choice::Heal)
        }
        (Question::Claim, _) => {
            game.turn().rewards.first().map(|reward| Choice::Claim { reward: *reward })
        }
        _ => None,
    }
}

/// A strike that ends the combat.
fn last_strike(combat: &Combat) -> Option<Choice> {
    let may = matches!(combat.phase, Phase::RangedAndSiege | Phase::Attack);
    if !may || !combat.has_attack_points() {
        return None;
    }
    let standing = combat.foes.iter().enumerate().filter(|(_, foe)| !foe.defeated);
    let enemies = standing.fold(0_u16, |bits, (at, _)| bits | 1 << at);
    (enemies != 0).then_some(Choice::Strike { enemies })
}

/// A turn outside combat.
struct Turn<'g> {
    game: &'g MageKnight,
    seat: Seat,
    stage: Stage,
    at: Hex,
    targets: Targets,
    plan: Plan,
    /// Attack points at hand.
    attack: f32,
    wounds: u8,
    /// What the Influence at hand buys here.
    bargain: Option<Bargain>,
    /// Influence that still has to be played for it.
    owed: bool,
}

impl<'g> Turn<'g> {
    fn of(game: &'g MageKnight, seat: Seat) -> Self {
        let player = game.player(seat);
        let stage = game.turn().stage;
        let (targets, plan) = match stage {
            Stage::Movement => {
                let targets = prospects::targets(game, seat, weights::embedded());
                let plan = Plan::of(game, seat, &targets);
                (targets, plan)
            }
            Stage::Interacting | Stage::Fighting | Stage::Acted => (Targets::new(), Plan::NONE),
        };
        let (bargain, has) = bargain(game, seat);
        Turn {
            game,
            seat,
            stage,
            at: player.at,
            plan,
            targets,
            attack: f32::from(power::at_hand(game, seat, Want::Attack)),
            wounds: player.wounds_in_hand(),
            owed: bargain.is_some_and(|bargain| i16::from(bargain.cost) > has),
            bargain,
        }
    }

    /// The weight of an answer that depends on the turn.
    fn weight(&self, choice: &Choice) -> Option<f32> {
        Some(match choice {
            Choice::Move { to } => self.step(*to),
            Choice::Explore { .. } if goal::ends_too_early(self.game, self.seat) => SILLY,
            Choice::Explore { .. } => 5.0,
            Choice::Challenge { spaces } => {
                let around = self.at.neighbours().into_iter().enumerate();
                let called = around.filter(|(bit, _)| spaces & 1 << bit != 0);
                self.fight(0.5, called.filter_map(|(_, hex)| prospects::holders(self.game, hex)))
            }
            Choice::EnterSite => self.enter(),
            Choice::Interact => self.bargain.map_or(0.02, |bargain| 1.0 + 1.5 * bargain.worth),
            choice if self.bargain.is_some_and(|bargain| bargain.choice == *choice) => 12.0,
            Choice::Play { card, way } => self.play(*card, *way),
            Choice::Activate { unit, ability } => {
                let player = self.game.player(self.seat);
                match power::of_ability(player, *unit, *ability) {
                    Some(effect) if !power::readies_in_vain(player, effect) => {
                        0.6 * self.used(|want| power::points(effect, want))
                    }
                    Some(_) | None => SILLY,
                }
            }
            Choice::UseSkill { skill } => {
                let effect = &skill.printed().effect;
                self.used(|want| power::points(effect, want)).max(0.3)
            }
            Choice::EndTurn => match self.stage {
                Stage::Movement if self.plan.is_for_now() => 0.5 / (1.0 + self.plan.gain()),
                Stage::Movement => 0.5,
                Stage::Interacting if self.bargain.is_some() => 0.2,
                Stage::Interacting | Stage::Fighting | Stage::Acted => 2.0,
            },
            Choice::Rest => match self.wounds {
                0 => 0.04,
                wounds => 0.1 + 0.3 * f32::from(wounds),
            },
            _ => return None,
        })
    }

    fn step(&self, to: Hex) -> f32 {
        let assault = derive::must_be_assaulted(self.game, self.seat, to);
        // MK-PROVOKE-01: rampaging enemies beside both ends of the step.
        let provoked = to
            .neighbours()
            .into_iter()
            .filter(|hex| hex.is_adjacent(self.at) && self.game.is_rampaged(*hex));
        let mut foes = provoked.filter_map(|hex| prospects::holders(self.game, hex)).peekable();
        if assault {
            let holders = prospects::holders(self.game, to);
            // A city need not fall at once.
            let holders = match self.game.city_at(to) {
                Some(city) => holders.map(|all| goal::one_of(all, city.defenders.len())),
                None => holders,
            };
            return self.fight(self.reward(to, holders), holders.into_iter().chain(foes));
        }
        if foes.peek().is_some() {
            return 0.5 * self.fight(0.5, foes);
        }
        let again = self.game.turn().path.contains(&to);
        5.0 * (-1.2 * self.plan.behind(to)).max(-4.0).exp() * if again { 0.03 } else { 1.0 }
    }

    fn enter(&self) -> f32 {
        use mage_knight::content::{EnemyColor, Site};
        let brown = Toil::unseen(EnemyColor::Brown);
        let site = self.game.space(self.at).and_then(|space| space.site);
        let drawn = match site {
            Some(Site::SpawningGrounds) => brown.and(brown),
            Some(Site::Tomb) => Toil::unseen(EnemyColor::Red),
            Some(Site::Ruins) => {
                let unseen = Toil::unseen(EnemyColor::Grey);
                unseen.and(unseen)
            }
            _ => brown,
        };
        let foes = prospects::holders(self.game, self.at).unwrap_or(drawn);
        self.fight(self.reward(self.at, Some(foes)), std::iter::once(foes))
    }

    /// What a space brings besides the Fame for those who hold it.
    fn reward(&self, hex: Hex, holders: Option<Toil>) -> f32 {
        let target = self.targets.iter().find(|target| target.place == Place::On(hex));
        let fame = holders.map_or(0.0, |holders| holders.fame);
        target.map_or(0.0, |target| (target.prize - fame).max(0.0))
    }

    /// Beginning a fight with these: the better the more of it can be won with what is at hand.
    fn fight(&self, reward: f32, foes: impl Iterator<Item = Toil>) -> f32 {
        let all = foes.reduce(Toil::and).unwrap_or_default();
        let armor = f32::from(self.game.player(self.seat).level_token().armor);
        let gain = all.gain(reward + all.fame, self.attack, armor);
        0.02 + 1.5 * gain.max(0.0)
    }

    fn play(&self, card: CardId, way: Way) -> f32 {
        match way {
            Way::Basic => self.used(|want| power::of_card(card, false, want)),
            Way::Strong => 0.8 * self.used(|want| power::of_card(card, true, want)),
            Way::Sideways(Points::Move)
                if self.stage == Stage::Movement && self.plan.needs_points() =>
            {
                if self.plan.is_for_now() { 0.3 } else { 0.05 }
            }
            Way::Sideways(Points::Influence) if self.stage == Stage::Interacting && self.owed => {
                0.4
            }
            Way::Sideways(_) => SILLY,
        }
    }

    /// Something that gives these points.
    fn used(&self, gives: impl Fn(Want) -> u8) -> f32 {
        let moving = f32::from(gives(Want::Move));
        let speaking = f32::from(gives(Want::Influence));
        let mut weight = 0.0_f32;
        if gives(Want::Heal) > 0 && self.wounds > 0 {
            weight = weight.max(1.5);
        }
        if moving > 0.0 && self.stage == Stage::Movement {
            let wanted = if self.plan.needs_points() { 1.5 } else { 0.1 };
            weight = weight.max((0.4 + 0.3 * moving) * wanted);
        }
        if speaking > 0.0 && self.stage == Stage::Interacting && self.owed {
            weight = weight.max(0.5 + 0.4 * speaking);
        }
        let none = [Want::Move, Want::Influence, Want::Attack, Want::Block].map(&gives) == [0; 4];
        // Cards to draw, mana to gain and the like.
        if none && (gives(Want::Heal) == 0 || self.wounds == 0) {
            weight = weight.max(0.15);
        }
        weight.max(SILLY)
    }
}

/// The best that can be bought here with all the Influence at hand, and the Influence there is already.
fn bargain(game: &MageKnight, seat: Seat) -> (Option<Bargain>, i16) {
    let turn = game.turn();
    let at = game.player(seat).at;
    let site = game.space(at).and_then(|space| space.site);
    let standing = match turn.stage {
        Stage::Interacting => Some(i16::from(turn.standing)),
        Stage::Movement if derive::is_inhabited(game, seat, at) => market::standing(game, seat),
        Stage::Movement | Stage::Fighting | Stage::Acted => None,
    };
    let (Some(site), Some(standing)) = (site, standing) else { return (None, 0) };
    let has = i16::from(turn.influence) + standing;
    let all = has + i16::from(power::at_hand(game, seat, Want::Influence));
    (market::best(game, seat, site, all), has)
}

/// The weight of an answer that is much the same everywhere.
fn usual(game: &MageKnight, seat: Seat, choice: &Choice) -> f32 {
    let asked = game.asked(seat);
    match choice {
        Choice::Strike { enemies } => 4.0 + enemies.count_ones() as f32,
        Choice::Block { .. }
        | Choice::Launch
        | Choice::Heal
        | Choice::BuyCard { .. }
        | Choice::BuyArtifact
        | Choice::BuyUnseen => 5.0,
        Choice::Recruit { unit } => 4.0 + 0.4 * f32::from(unit.printed().cost),
        Choice::BuyHealing => match game.player(seat).wounds_in_hand() {
            0 => SILLY,
            _ => 3.0,
        },
        Choice::Explore { .. } | Choice::UseTactic | Choice::HealUnit { .. } => 3.0,
        Choice::Play { way, .. } => match way {
            Way::Strong | Way::Basic => 1.5,
            Way::Sideways(_) => 0.4,
        },
        Choice::Pay { from, .. } => match from {
            ManaFrom::Endless(_) => 4.0,
            ManaFrom::Token(_) => 3.0,
            ManaFrom::Die(Mana::Gold) => 1.5,
            ManaFrom::Die(_) | ManaFrom::StoredDie(_) => 2.0,
            ManaFrom::Crystal(_) => 0.7,
            ManaFrom::Discard(_) => 0.3,
        },
        Choice::Discard { card } if card.is_wound() => 3.0,
        // Discarding before drawing is seldom better than keeping.
        Choice::Discard { .. } => match asked {
            Some(Question::DiscardBeforeDrawing { .. }) => 0.1,
            _ => 0.5,
        },
        Choice::Decline => match asked {
            Some(Question::Claim) => SILLY,
            _ => 0.6,
        },
        Choice::Accept | Choice::Claim { .. } | Choice::Draw => 1.5,
        Choice::Card { card } if card.is_wound() => 2.0,
        // One that readies others does not ready itself, or it would do so for ever.
        Choice::Unit { unit } if asked == Some(&Question::Effect) => {
            let state = game.player(seat).units.get(usize::from(*unit));
            match state.map(|state| state.unit) {
                Some(unit) if !power::readies(unit) => f32::from(unit.printed().level),
                Some(_) | None => SILLY,
            }
        }
        Choice::EndPhase => 0.4,
        Choice::EndTurn => 0.35,
        Choice::Rest | Choice::Burn | Choice::Plunder | Choice::AnnounceEndOfRound => 0.1,
        Choice::Duel | Choice::Propose { .. } => 0.2,
        Choice::Amount { amount } => 1.0 + f32::from(*amount),
        Choice::Move { .. }
        | Choice::Activate { .. }
        | Choice::UseSkill { .. }
        | Choice::UseBanner { .. }
        | Choice::Interact
        | Choice::EnterSite
        | Choice::MarkGlade { .. }
        | Choice::Incant
        | Choice::Challenge { .. }
        | Choice::Damage { .. }
        | Choice::Tactic { .. }
        | Choice::TakeHero { .. }
        | Choice::AddElite
        | Choice::MoveToAttack { .. }
        | Choice::InfluenceToBlock
        | Choice::Pick { .. }
        | Choice::Color { .. }
        | Choice::Card { .. }
        | Choice::Enemy { .. }
        | Choice::Unit { .. }
        | Choice::OthersUnit { .. }
        | Choice::Hero { .. }
        | Choice::OfferUnit { .. }
        | Choice::OfferAbility { .. }
        | Choice::Space { .. }
        | Choice::Die { .. }
        | Choice::Top
        | Choice::Bottom
        | Choice::Skill { .. } => 1.0,
    }
}
