//! Lines of the log that everybody may read as they are.

use kernel::{Message, Seat, msg};

use super::{
    effect::{effect, signed},
    names,
};
use crate::{
    cards::Effect,
    state::{Event, MageKnight, ManaFrom, Mover, Phase, Reward, event::Whither},
};

/// The line of an event; `None` for those that other lines tell, and for those with notices of their own.
pub(crate) fn line(game: &MageKnight, event: &Event) -> Option<Message> {
    let hero = |seat: &Seat| names::hero(game.player(*seat).hero);
    let at = |hex: &crate::state::Hex| names::space(&game.map, *hex);
    Some(match event {
        Event::TacticTaken { by, tactic } => {
            msg!("mk-log-tactic", who = mover(game, *by), tactic = names::tactic(*tactic))
        }
        Event::TacticUsed { seat, tactic } => {
            msg!("mk-log-tactic-used", hero = hero(seat), tactic = names::tactic(*tactic))
        }
        Event::SourceRolled { dice } => {
            msg!("mk-log-source", dice = names::list(dice.iter().map(|mana| names::mana(*mana)))?)
        }
        Event::DummyTurned { cards } => {
            let cards = names::list(cards.iter().map(|card| names::card(*card)))?;
            msg!("mk-log-dummy-turned", cards = cards)
        }
        Event::DummyAnnounced => msg!("mk-log-dummy-announced"),
        Event::UnitActivated { seat, unit, ability } => {
            let ability = unit.printed().abilities.get(usize::from(*ability))?;
            msg!(
                "mk-log-activated",
                hero = hero(seat),
                unit = names::unit(*unit),
                effect = effect(&ability.effect)
            )
        }
        Event::SkillUsed { seat, skill } => {
            msg!("mk-log-skill-used", hero = hero(seat), skill = names::skill(*skill))
        }
        Event::Paid { seat, from, color } => {
            msg!(
                "mk-log-paid",
                hero = hero(seat),
                color = names::mana(*color),
                from = mana_from(*from)
            )
        }
        Event::GainedMana { seat, mana, tokens } => {
            msg!("mk-log-mana", hero = hero(seat), color = names::mana(*mana), tokens = *tokens)
        }
        Event::DuelBegan { seat, other } => {
            msg!("mk-log-duel-began", hero = hero(seat), other = hero(other))
        }
        Event::DuelAttended { seat, fully: true } => {
            msg!("mk-log-duel-fully", hero = hero(seat))
        }
        Event::DuelAttended { seat, fully: false } => {
            msg!("mk-log-duel-partially", hero = hero(seat))
        }
        Event::DuelAttacked { seat, points } => {
            msg!("mk-log-duel-attack", hero = hero(seat), points = *points)
        }
        Event::DuelBlocked { seat, left } => {
            msg!("mk-log-duel-blocked", hero = hero(seat), left = *left)
        }
        Event::DuelPassed { seat } => msg!("mk-log-duel-passed", hero = hero(seat)),
        Event::DuelEnded { loser: Some(loser) } => {
            msg!("mk-log-duel-lost", hero = hero(loser))
        }
        Event::DuelEnded { loser: None } => msg!("mk-log-duel-drawn"),
        Event::TacticRemoved { tactic } => {
            msg!("mk-log-tactic-removed", tactic = names::tactic(*tactic))
        }
        Event::JointProposed { seat } => msg!("mk-log-joint-proposed", hero = hero(seat)),
        Event::JointDeclined { seat } => msg!("mk-log-joint-declined", hero = hero(seat)),
        Event::JointBegan { seats } => {
            msg!("mk-log-joint-began", heroes = names::list(seats.iter().map(hero))?)
        }
        Event::TurnSkipped { seat } => msg!("mk-log-turn-skipped", hero = hero(seat)),
        Event::LostCrystal { seat, color } => {
            msg!("mk-log-lost-crystal", hero = hero(seat), color = names::color(*color))
        }
        Event::HandShown { seat, cards } => {
            let cards = names::list(cards.iter().map(|card| names::card(*card)))?;
            msg!("mk-log-hand-shown", hero = hero(seat), cards = cards)
        }
        Event::CardStolen { seat, from, card } => {
            msg!("mk-log-stolen", hero = hero(seat), card = names::card(*card), other = hero(from))
        }
        Event::UnitSpent { seat, unit } => {
            msg!("mk-log-unit-spent", hero = hero(seat), unit = names::unit(*unit))
        }
        Event::GainedCrystal { seat, color } => {
            msg!("mk-log-crystal", hero = hero(seat), color = names::color(*color))
        }
        Event::GainedAttack { seat, amount, reach, element } => {
            let attack = Effect::Attack { amount: *amount, reach: *reach, element: *element };
            msg!("mk-log-gained", hero = hero(seat), what = effect(&attack))
        }
        Event::GainedBlock { seat, amount, element } => {
            let block = Effect::Block { amount: *amount, element: *element };
            msg!("mk-log-gained", hero = hero(seat), what = effect(&block))
        }
        Event::Withdrew { seat, to, wounds } => {
            msg!("mk-log-withdrew", hero = hero(seat), space = at(to), wounds = *wounds)
        }
        Event::EnemyRevealed { at: hex, enemy } => {
            msg!("mk-log-enemy-revealed", enemy = names::enemy(*enemy), space = at(hex))
        }
        Event::RuinRevealed { at: hex, ruin } => {
            msg!("mk-log-ruin-revealed", ruin = names::ruin(*ruin), space = at(hex))
        }
        Event::CityRevealed { color, level } => {
            msg!("mk-log-city-revealed", color = names::color(*color), level = *level)
        }
        Event::Offered { card, .. } | Event::UpgradeOffered { card } => {
            msg!("mk-log-offered", what = names::card(*card))
        }
        Event::UnitOffered { unit } => msg!("mk-log-offered", what = names::unit(*unit)),
        Event::SkillOffered { skill } => msg!("mk-log-offered", what = names::skill(*skill)),
        Event::InteractionBegan { seat, influence } => {
            msg!("mk-log-interaction", hero = hero(seat), influence = *influence)
        }
        Event::Recruited { seat, unit, cost } => {
            msg!("mk-log-recruited", hero = hero(seat), unit = names::unit(*unit), cost = *cost)
        }
        Event::Disbanded { seat, unit } => {
            msg!("mk-log-disbanded", hero = hero(seat), unit = names::unit(*unit))
        }
        Event::Bought { seat, card, cost } => {
            msg!("mk-log-bought", hero = hero(seat), card = names::card(*card), cost = *cost)
        }
        Event::CardMoved { seat, card, to } => {
            let (hero, card) = (hero(seat), names::card(*card));
            match to {
                Whither::DeckTop => msg!("mk-log-to-deck-top", hero = hero, card = card),
                Whither::DeckBottom => msg!("mk-log-to-deck-bottom", hero = hero, card = card),
                Whither::Discard => msg!("mk-log-to-discard", hero = hero, card = card),
                Whither::Hand => msg!("mk-log-to-hand", hero = hero, card = card),
                Whither::Stored => return None,
                Whither::Away => msg!("mk-log-thrown-away", hero = hero, card = card),
            }
        }
        Event::Healed { seat } => msg!("mk-log-healed", hero = hero(seat)),
        Event::UnitHealed { seat, unit } => {
            msg!("mk-log-unit-healed", hero = hero(seat), unit = names::unit(*unit))
        }
        Event::UnitReadied { seat, unit } => {
            msg!("mk-log-unit-readied", hero = hero(seat), unit = names::unit(*unit))
        }
        Event::BannerAssigned { seat, banner, unit } => msg!(
            "mk-log-banner",
            hero = hero(seat),
            banner = names::card(*banner),
            unit = names::unit(*unit)
        ),
        Event::ReputationChanged { seat, by } => {
            msg!("mk-log-reputation", hero = hero(seat), by = signed(*by))
        }
        Event::LevelReached { seat, level } => {
            msg!("mk-log-level", hero = hero(seat), level = *level)
        }
        Event::SkillGained { seat, skill } => {
            msg!("mk-log-skill", hero = hero(seat), skill = names::skill(*skill))
        }
        Event::SkillsRevealed { seat, skills } => {
            let skills = names::list(skills.iter().map(|skill| names::skill(*skill)))?;
            msg!("mk-log-skills-revealed", hero = hero(seat), skills = skills)
        }
        Event::RewardGained { seat, reward: won } => {
            msg!("mk-log-reward", hero = hero(seat), reward = reward(*won))
        }
        Event::CombatBegan { seat, enemies } => {
            let enemies = names::list(enemies.iter().map(|enemy| names::enemy(*enemy)))?;
            msg!("mk-log-combat", hero = hero(seat), enemies = enemies)
        }
        Event::PhaseBegan { phase: now } => msg!("mk-log-phase", phase = phase(*now)),
        Event::EnemySummoned { by, monster } => {
            msg!("mk-log-summoned", enemy = names::enemy(*by), monster = names::enemy(*monster))
        }
        Event::EnemyDefeated { seat, enemy } => {
            msg!("mk-log-defeated", hero = hero(seat), enemy = names::enemy(*enemy))
        }
        Event::EnemyBlocked { seat, enemy } => {
            msg!("mk-log-blocked", hero = hero(seat), enemy = names::enemy(*enemy))
        }
        Event::BlockFailed { seat, enemy } => {
            msg!("mk-log-block-failed", hero = hero(seat), enemy = names::enemy(*enemy))
        }
        Event::EnemyHeldBack { enemy } => msg!("mk-log-held-back", enemy = names::enemy(*enemy)),
        Event::EnemyWeakened { enemy } => msg!("mk-log-weakened", enemy = names::enemy(*enemy)),
        Event::WoundsCounted { seat, wounds } => {
            msg!("mk-log-wounds-counted", hero = hero(seat), wounds = *wounds)
        }
        Event::WoundsTaken { seat, wounds, to_discard: false } => {
            msg!("mk-log-wounds", hero = hero(seat), wounds = *wounds)
        }
        Event::WoundsTaken { seat, wounds, to_discard: true } => {
            msg!("mk-log-wounds-discard", hero = hero(seat), wounds = *wounds)
        }
        Event::UnitWounded { seat, unit, wounds } => msg!(
            "mk-log-unit-wounded",
            hero = hero(seat),
            unit = names::unit(*unit),
            wounds = *wounds
        ),
        Event::UnitAbsorbed { seat, unit } => {
            msg!("mk-log-unit-absorbed", hero = hero(seat), unit = names::unit(*unit))
        }
        Event::UnitDestroyed { seat, unit } => {
            msg!("mk-log-unit-destroyed", hero = hero(seat), unit = names::unit(*unit))
        }
        Event::UnitWeakened { seat, unit } => {
            msg!("mk-log-unit-weakened", hero = hero(seat), unit = names::unit(*unit))
        }
        Event::UnitHeldBack { seat, unit } => {
            msg!("mk-log-unit-held-back", hero = hero(seat), unit = names::unit(*unit))
        }
        Event::HandLost { seat } => msg!("mk-log-hand-lost", hero = hero(seat)),
        Event::CombatEnded { seat } => msg!("mk-log-combat-ended", hero = hero(seat)),
        Event::SiteConquered { seat, at: hex } => {
            msg!("mk-log-conquered", hero = hero(seat), space = at(hex))
        }
        Event::CityConquered { seat, color } => {
            msg!("mk-log-city-conquered", hero = hero(seat), color = names::color(*color))
        }
        Event::Plundered { seat } => msg!("mk-log-plundered", hero = hero(seat)),
        Event::GladeMarked { seat, at: hex } => {
            msg!("mk-log-glade-marked", hero = hero(seat), space = at(hex))
        }
        Event::GladesCleared => msg!("mk-log-glades-cleared"),
        Event::IncantationBegan { seat } => msg!("mk-log-incantation", hero = hero(seat)),
        Event::SecretPlaced { seat, at: hex, secret } => {
            let what = names::site(secret.site());
            msg!("mk-log-secret", hero = hero(seat), site = what, space = at(hex))
        }
        Event::Eliminated { seat } => msg!("mk-log-eliminated", hero = hero(seat)),
        Event::PortalClosed => msg!("mk-log-portal-closed"),
        Event::RampageRolled { at: hex, die } => {
            msg!("mk-log-rampage", space = at(hex), die = names::mana(*die))
        }
        Event::DraftedAdded { seat } => msg!("mk-log-drafted-added", hero = hero(seat)),
        Event::Drafted { seat, .. } => msg!("mk-log-drafted", hero = hero(seat)),
        Event::Upgraded { seat, new, old } => msg!(
            "mk-log-upgraded",
            hero = hero(seat),
            new = names::card(*new),
            old = names::card(*old)
        ),
        Event::OneChosen { seat } => msg!("mk-log-one-chosen", hero = hero(seat)),
        // Heroes are not known yet: players are named by their seats.
        Event::HeroPicked { seat, hero } => msg!(
            "mk-log-hero-picked",
            player = seat.letter().to_string(),
            hero = names::hero(*hero)
        ),
        Event::HeroBid { seat, bid } => {
            msg!("mk-log-hero-bid", player = seat.letter().to_string(), bid = *bid)
        }
        Event::HeroWon { seat, hero, bid } => msg!(
            "mk-log-hero-won",
            player = seat.letter().to_string(),
            hero = names::hero(*hero),
            bid = *bid
        ),
        Event::DieSet { seat } => msg!("mk-log-die-set", hero = hero(seat)),
        Event::DieRevealed { color } => {
            msg!("mk-log-die-revealed", color = names::mana(*color))
        }
        Event::DarknessRolled { dice } => {
            let dice = names::list(dice.iter().map(|mana| names::mana(*mana)))?;
            msg!("mk-log-darkness", dice = dice)
        }
        // These have notices of their own, or are told by others.
        Event::GainedInfluence { .. }
        | Event::GainedHealing { .. }
        | Event::SpentInfluence { .. }
        | Event::RoundBegan { .. }
        | Event::DeckShuffled { .. }
        | Event::Drew { .. }
        | Event::TurnBegan { .. }
        | Event::RestDeclared { .. }
        | Event::RoundEndAnnounced { .. }
        | Event::Played { .. }
        | Event::GainedMovePoints { .. }
        | Event::Moved { .. }
        | Event::Explored { .. }
        | Event::TileRevealed(_)
        | Event::ArtifactsDrawn { .. }
        | Event::DraftPassed { .. }
        | Event::GainedFame { .. }
        | Event::LastTurns { .. }
        | Event::Discarded { .. }
        | Event::LostMovePoints { .. }
        | Event::PlayAreaCleared { .. }
        | Event::GameOver => return None,
    })
}

fn mover(game: &MageKnight, who: Mover) -> Message {
    match who {
        Mover::Seat(seat) => names::hero(game.player(seat).hero),
        Mover::Dummy => msg!("mk-dummy"),
    }
}

pub(super) fn mana_from(from: ManaFrom) -> Message {
    match from {
        ManaFrom::Token(mana) => msg!("mk-from-token", color = names::mana(mana)),
        ManaFrom::Crystal(mana) => msg!("mk-from-crystal", color = names::mana(mana)),
        ManaFrom::Die(mana) => msg!("mk-from-die", color = names::mana(mana)),
        ManaFrom::StoredDie(mana) => msg!("mk-from-stored-die", color = names::mana(mana)),
        ManaFrom::Endless(mana) => msg!("mk-from-endless", color = names::mana(mana)),
        ManaFrom::Discard(card) => msg!("mk-from-discard", card = names::card(card)),
    }
}

pub(super) fn reward(reward: Reward) -> Message {
    match reward {
        Reward::Artifacts(count) => msg!("mk-reward-artifacts", count = count),
        Reward::Spell => msg!("mk-reward-spell"),
        Reward::AdvancedAction => msg!("mk-reward-advanced-action"),
        Reward::Unit => msg!("mk-reward-unit"),
        Reward::RandomCrystals(count) => msg!("mk-reward-random-crystals", count = count),
        Reward::Crystals => msg!("mk-reward-crystals"),
        Reward::SpellOrArtifact => msg!("mk-reward-spell-or-artifact"),
    }
}

pub(super) fn phase(phase: Phase) -> Message {
    match phase {
        Phase::RangedAndSiege => msg!("mk-phase-ranged-and-siege"),
        Phase::Block => msg!("mk-phase-block"),
        Phase::Damage => msg!("mk-phase-damage"),
        Phase::Attack => msg!("mk-phase-attack"),
    }
}
