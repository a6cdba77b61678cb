//! Questions and answers in words.

use kernel::{Game, Message, Seat, msg};

use super::{card, effect::effect, names};
use crate::{
    cards::{CardId, program::Among},
    content::UnitId,
    derive,
    flow::{Frame, effect as flow_effect, interaction, playing, rewards::Taking},
    state::{Choice, DamageTo, MageKnight, Origin, Phase, Reward, Stage, TurnKind, Way},
};

/// What is asked in a turn.
pub(crate) fn act_question(game: &MageKnight) -> Message {
    if let Some(combat) = &game.combat {
        return match combat.phase {
            Phase::RangedAndSiege => msg!("mk-question-ranged"),
            Phase::Block => msg!("mk-question-block"),
            Phase::Damage => msg!("mk-question-damage"),
            Phase::Attack => msg!("mk-question-attack"),
        };
    }
    match (game.turn.kind, game.turn.stage) {
        (TurnKind::Resting(_), _) => msg!("mk-question-rest"),
        (_, Stage::Interacting) => {
            msg!("mk-question-interact", influence = interaction::available(game))
        }
        (_, Stage::Acted | Stage::Fighting) => msg!("mk-question-acted"),
        (TurnKind::Open, Stage::Movement) => msg!("mk-question-turn"),
        (TurnKind::Begun | TurnKind::Regular, Stage::Movement) => {
            msg!("mk-question-act", points = game.turn.move_points)
        }
    }
}

/// What the part of an effect that is being carried out asks for.
pub(crate) fn effect_question(game: &MageKnight) -> Message {
    match flow_effect::asked_for(game) {
        Some(part) => msg!("mk-question-effect", what = effect_name(game), part = effect(part)),
        None => msg!("mk-question-pick", what = effect_name(game)),
    }
}

/// What a reward asks for. Of Artifacts that were drawn the first one named goes back (MK-ENDTURN-11).
pub(crate) fn reward_question(game: &MageKnight, reward: Reward) -> Message {
    match (reward, game.agenda.peek()) {
        (
            Reward::Artifacts(drawn),
            Some(Frame::Reward { taking: Taking::Artifacts { returned: false, .. }, .. }),
        ) => msg!("mk-question-artifact-returned", drawn = drawn, kept = drawn.saturating_sub(1)),
        (Reward::Artifacts(left), _) => msg!("mk-question-artifact-order", left = left),
        (
            Reward::Spell
            | Reward::AdvancedAction
            | Reward::Unit
            | Reward::RandomCrystals(_)
            | Reward::Crystals
            | Reward::SpellOrArtifact,
            _,
        ) => msg!("mk-question-reward", reward = names::reward(reward)),
    }
}

/// The name of the effect that asks.
pub(crate) fn effect_name(game: &MageKnight) -> Message {
    origin(flow_effect::current(game).map(|run| run.origin))
}

/// The name of what a Block does besides, next.
pub(crate) fn rider_name(game: &MageKnight) -> Message {
    let riders = game.combat.as_ref().map(|combat| &combat.riders);
    origin(riders.and_then(|riders| riders.first()).map(|rider| rider.origin))
}

fn origin(origin: Option<Origin>) -> Message {
    match origin {
        Some(Origin::Card { card, .. } | Origin::Purchase(card) | Origin::Banner(card)) => {
            names::card(card)
        }
        Some(Origin::Ability { unit, .. }) => names::unit(unit),
        Some(Origin::Skill(skill)) => names::skill(skill),
        Some(Origin::Tactic(tactic)) => names::tactic(tactic),
        Some(Origin::Altar(ruin)) => names::ruin(ruin),
        None => msg!("mk-effect-nothing"),
    }
}

pub(super) fn choice(game: &MageKnight, seat: Seat, choice: &Choice) -> Message {
    match *choice {
        Choice::Tactic { tactic } => msg!(
            "mk-choice-tactic",
            number = tactic.printed().number,
            tactic = names::tactic(tactic),
            effect = card::tactic_text(tactic)
        ),
        Choice::UseTactic => match game.player(seat).tactic {
            Some(tactic) => msg!("mk-choice-use-tactic", tactic = names::tactic(tactic)),
            None => msg!("mk-choice-use-no-tactic"),
        },
        Choice::Play { card, way } => play(game, card, way),
        Choice::Activate { unit, ability } => activate(game, seat, unit, ability),
        Choice::UseSkill { skill } => msg!(
            "mk-choice-use-skill",
            skill = names::skill(skill),
            effect = effect(&skill.printed().effect)
        ),
        Choice::UseBanner { unit } => {
            msg!("mk-choice-use-banner", unit = own_unit(game, seat, unit))
        }
        Choice::Move { to } => {
            let space = names::space(&game.map, to);
            match derive::move_cost(game, to).and_then(|cost| cost.points) {
                Some(cost) => msg!("mk-choice-move", space = space, cost = cost),
                None => msg!("mk-choice-move-nowhere", space = space),
            }
        }
        Choice::Explore { at } => {
            let (own, _) = game.player(seat).at.place();
            match names::direction(own, at) {
                Some(direction) => msg!("mk-choice-explore", direction = direction),
                None => msg!("mk-choice-explore-at", a = at.a, b = at.b),
            }
        }
        Choice::Interact => msg!("mk-choice-interact"),
        Choice::Recruit { unit } => {
            msg!("mk-choice-recruit", unit = names::unit(unit), cost = unit.printed().cost)
        }
        Choice::BuyHealing => msg!("mk-choice-buy-healing"),
        Choice::BuyCard { card } => msg!("mk-choice-buy-card", card = names::card(card)),
        Choice::BuyArtifact => msg!("mk-choice-buy-artifact"),
        Choice::BuyUnseen => msg!("mk-choice-buy-unseen"),
        Choice::AddElite => msg!("mk-choice-add-elite"),
        Choice::EnterSite => msg!("mk-choice-enter-site"),
        Choice::Burn => msg!("mk-choice-burn"),
        Choice::Challenge { spaces } => challenge(game, seat, spaces),
        Choice::Duel => msg!("mk-choice-duel"),
        Choice::Launch => msg!("mk-choice-launch"),
        Choice::Propose { city, shares } => msg!(
            "mk-choice-propose",
            space = names::space(&game.map, city),
            shares = proposal(game, Seat::all(shares.len() as u8).zip(shares))
        ),
        Choice::Plunder => msg!("mk-choice-plunder"),
        Choice::MarkGlade { instead: None } => msg!("mk-choice-mark-glade"),
        Choice::MarkGlade { instead: Some(other) } => {
            msg!("mk-choice-mark-glade-instead", hero = names::hero(game.player(other).hero))
        }
        Choice::Incant => msg!("mk-choice-incant"),
        Choice::TakeHero { hero } => msg!("mk-choice-take-hero", hero = names::hero(hero)),
        Choice::Heal => msg!("mk-choice-heal"),
        Choice::HealUnit { unit } => msg!("mk-choice-heal-unit", unit = own_unit(game, seat, unit)),
        Choice::Strike { enemies } => strike(game, enemies),
        Choice::Block { enemy } => msg!("mk-choice-block", enemy = foe(game, enemy)),
        Choice::MoveToAttack { ranged: false } => msg!("mk-choice-move-to-attack"),
        Choice::MoveToAttack { ranged: true } => msg!("mk-choice-move-to-ranged"),
        Choice::InfluenceToBlock => msg!("mk-choice-influence-to-block"),
        Choice::Damage { to: DamageTo::Hero, .. } if game.duel.is_some() => {
            msg!("mk-choice-hit-hero")
        }
        Choice::Damage { to: DamageTo::Unit(unit), .. } if game.duel.is_some() => {
            let blocker = game.duel.as_ref().map_or(seat, |duel| duel.blocker());
            msg!("mk-choice-hit-unit", unit = own_unit(game, blocker, unit))
        }
        Choice::Damage { enemy, to: DamageTo::Hero } => {
            msg!("mk-choice-damage-hero", enemy = foe(game, enemy))
        }
        Choice::Damage { enemy, to: DamageTo::Unit(unit) } => msg!(
            "mk-choice-damage-unit",
            enemy = foe(game, enemy),
            unit = own_unit(game, seat, unit)
        ),
        Choice::EndPhase => match game.combat.as_ref().map(|combat| combat.phase) {
            Some(phase) => msg!("mk-choice-end-phase", phase = names::phase(phase)),
            None => msg!("mk-choice-end-no-phase"),
        },
        Choice::Rest => msg!("mk-choice-rest"),
        Choice::Discard { card } => msg!("mk-choice-discard", card = names::card(card)),
        Choice::AnnounceEndOfRound => msg!("mk-choice-announce"),
        Choice::EndTurn => msg!("mk-choice-end-turn"),
        Choice::Draw => msg!("mk-choice-draw"),
        Choice::Pick { option } => pick(game, option),
        Choice::Pay { from, color } => {
            msg!("mk-choice-pay", color = names::mana(color), from = names::mana_from(from))
        }
        Choice::Color { color } => msg!("mk-choice-color", color = names::mana(color)),
        Choice::Card { card } => msg!("mk-choice-card", card = names::card(card)),
        Choice::Enemy { enemy } => msg!("mk-choice-enemy", enemy = foe(game, enemy)),
        Choice::Unit { unit } => msg!("mk-choice-unit", unit = own_unit(game, seat, unit)),
        Choice::OthersUnit { seat: other, unit } => msg!(
            "mk-choice-others-unit",
            unit = own_unit(game, other, unit),
            hero = names::hero(game.player(other).hero)
        ),
        Choice::Hero { seat } => {
            msg!("mk-choice-hero", hero = names::hero(game.player(seat).hero))
        }
        Choice::OfferUnit { unit } => msg!("mk-choice-offer-unit", unit = names::unit(unit)),
        Choice::OfferAbility { unit, ability } => {
            msg!(
                "mk-choice-activate",
                unit = names::unit(unit),
                effect = ability_text(unit, ability)
            )
        }
        Choice::Space { to } => msg!("mk-choice-space", space = names::space(&game.map, to)),
        Choice::Amount { amount } => msg!("mk-choice-amount", amount = amount),
        Choice::Die { color } => msg!("mk-choice-die", color = names::mana(color)),
        Choice::Top => msg!("mk-choice-top"),
        Choice::Bottom => msg!("mk-choice-bottom"),
        Choice::Skill { skill } => {
            msg!("mk-choice-skill", skill = names::skill(skill), effect = card::skill_text(skill))
        }
        Choice::Claim { reward } => msg!("mk-choice-claim", reward = names::reward(reward)),
        Choice::Accept => match game.asked(seat) {
            Some(question) => question.row().about(game).yes,
            None => msg!("mk-choice-accept"),
        },
        Choice::Decline => match game.asked(seat) {
            Some(question) => question.row().about(game).no,
            None => msg!("mk-choice-decline"),
        },
    }
}

/// Who faces how many defenders.
fn proposal(game: &MageKnight, shares: impl Iterator<Item = (Seat, u8)>) -> Message {
    let there = shares.filter(|(seat, share)| *share > 0 && seat.index() < game.players.len());
    let parts: Vec<Message> = there
        .map(|(seat, share)| {
            msg!("mk-share", hero = names::hero(game.player(seat).hero), enemies = share)
        })
        .collect();
    names::list(parts.into_iter()).unwrap_or_else(|| msg!("mk-no-foe"))
}

/// What was proposed.
pub(crate) fn shares(game: &MageKnight) -> Message {
    let members = game.joint.iter().flat_map(|joint| &joint.members);
    proposal(game, members.map(|member| (member.seat, member.share)))
}

fn play(game: &MageKnight, card: CardId, way: Way) -> Message {
    let name = names::card(card);
    match way {
        Way::Basic => msg!("mk-choice-play", card = name, effect = card::half(card, false)),
        Way::Strong => msg!("mk-choice-play-strong", card = name, effect = card::half(card, true)),
        Way::Sideways(points) => match playing::sideways_value(game, card) {
            Some(value) => {
                msg!("mk-choice-sideways", card = name, effect = card::sideways(points, value))
            }
            None => msg!("mk-choice-play-wound", card = name),
        },
    }
}

fn ability_text(unit: UnitId, ability: u8) -> Message {
    match unit.printed().abilities.get(usize::from(ability)) {
        Some(ability) => match ability.mana {
            Some(mana) => {
                msg!("mk-ability-paid", color = names::mana(mana), effect = effect(&ability.effect))
            }
            None => effect(&ability.effect),
        },
        None => msg!("mk-effect-nothing"),
    }
}

fn activate(game: &MageKnight, seat: Seat, unit: u8, ability: u8) -> Message {
    let text = match game.player(seat).units.get(usize::from(unit)) {
        Some(state) => ability_text(state.unit, ability),
        None => msg!("mk-effect-nothing"),
    };
    msg!("mk-choice-activate", unit = own_unit(game, seat, unit), effect = text)
}

/// A Unit of one's own by name, with its place, since there may be two of a kind.
fn own_unit(game: &MageKnight, seat: Seat, unit: u8) -> Message {
    match game.player(seat).units.get(usize::from(unit)) {
        Some(state) => msg!("mk-own-unit", unit = names::unit(state.unit), place = unit + 1),
        None => msg!("mk-no-unit"),
    }
}

/// An enemy of the combat by name, with its place.
fn foe(game: &MageKnight, enemy: u8) -> Message {
    let foe = game.combat.as_ref().and_then(|combat| combat.foes.get(usize::from(enemy)));
    match foe {
        Some(foe) => {
            let acting = foe.monster.map_or(foe.enemy, |monster| monster.enemy);
            msg!("mk-foe", enemy = names::enemy(acting), place = enemy + 1)
        }
        None => msg!("mk-no-foe"),
    }
}

fn strike(game: &MageKnight, enemies: u16) -> Message {
    let Some(combat) = &game.combat else { return msg!("mk-no-foe") };
    let targets = (0..combat.foes.len() as u8).filter(|at| enemies & 1 << at != 0);
    let targets = names::list(targets.map(|at| foe(game, at)).collect::<Vec<_>>().into_iter());
    let sums = derive::foe::strike(game, combat, enemies);
    msg!(
        "mk-choice-strike",
        enemies = targets.unwrap_or_else(|| msg!("mk-no-foe")),
        attack = sums.total,
        armor = sums.needed
    )
}

fn challenge(game: &MageKnight, seat: Seat, spaces: u8) -> Message {
    let around = game.player(seat).at.neighbours();
    let there = around.into_iter().enumerate().filter(|(at, _)| spaces & 1 << at != 0);
    let enemies: Vec<Message> = there
        .flat_map(|(_, hex)| game.spot(hex).enemies.into_iter().flatten())
        .map(|(enemy, _)| names::enemy(enemy))
        .collect();
    let enemies = names::list(enemies.into_iter()).unwrap_or_else(|| msg!("mk-no-foe"));
    msg!("mk-choice-challenge", enemies = enemies)
}

fn pick(game: &MageKnight, option: u8) -> Message {
    match flow_effect::choosing(game).map(|(_, _, choose)| choose.among) {
        Some(Among::Effects(effects)) => match effects.get(usize::from(option)) {
            Some(chosen) => msg!("mk-choice-pick", effect = effect(chosen)),
            None => msg!("mk-choice-decline"),
        },
        Some(Among::Whether(inner)) if option == 0 => {
            msg!("mk-choice-pick", effect = effect(inner))
        }
        Some(Among::Paying { effect: inner, one, both }) => match option {
            0 => msg!("mk-choice-pick", effect = effect(inner)),
            1 => msg!("mk-choice-pick-blue", amount = one),
            2 => msg!("mk-choice-pick-red", amount = one),
            _ => msg!("mk-choice-pick-both", amount = both),
        },
        Some(Among::Whether(_)) | None => msg!("mk-choice-decline"),
    }
}
