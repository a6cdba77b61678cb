//! Events as a viewer may know them.

use kernel::{Seat, Viewer, msg};

use super::{
    Amount, Die, Face, Kind, Line, Piece, Place,
    parts::{auction, card_moved, colors, drew, hero_piece, named, offered, origin, played, shown},
};
use crate::{
    cards::Effect,
    content::UnitId,
    state::{Event, Hex, MageKnight, Mover},
    text::{
        effect::{effect, signed},
        names,
    },
};

/// The event as this viewer may know it.
pub(crate) fn tell(game: &MageKnight, event: &Event, viewer: Viewer) -> Line {
    let hero = |seat: &Seat| names::hero(game.player(*seat).hero);
    let space = |hex: &Hex| names::space(&game.map, *hex);
    let by = |kind: Kind, seat: &Seat| Line::new(kind).who(hero_piece(game, *seat));
    let unit = |kind: Kind, seat: &Seat, unit: &UnitId| {
        by(kind, seat).what([Piece::of(*seat, Face::Unit(*unit))])
    };
    match event {
        Event::RoundBegan { round, time } => Line::new(Kind::RoundBegan)
            .text(msg!("mk-log-round", round = *round, time = names::time(*time)))
            .what([Piece::face(Face::Time(*time))])
            .amount(Amount::Round, *round),
        Event::TacticTaken { by: mover, tactic } => {
            let (who, name) = match mover {
                Mover::Seat(seat) => (hero_piece(game, *seat), hero(seat)),
                Mover::Dummy => (Piece::face(Face::Dummy), msg!("mk-dummy")),
            };
            Line::new(Kind::TacticTaken)
                .text(msg!("mk-log-tactic", who = name, tactic = names::tactic(*tactic)))
                .who(who)
                .what([Piece::face(Face::Tactic(*tactic))])
        }
        Event::TacticUsed { seat, tactic } => by(Kind::TacticUsed, seat)
            .text(msg!("mk-log-tactic-used", hero = hero(seat), tactic = names::tactic(*tactic)))
            .what([Piece::face(Face::Tactic(*tactic))]),
        Event::TacticRemoved { tactic } => Line::new(Kind::TacticRemoved)
            .text(msg!("mk-log-tactic-removed", tactic = names::tactic(*tactic)))
            .what([Piece::face(Face::Tactic(*tactic))]),
        Event::SourceRolled { dice } => Line::new(Kind::SourceRolled)
            .text(colors(dice).map(|dice| msg!("mk-log-source", dice = dice)))
            .dice(dice.iter().map(|color| Die::Mana { color: *color })),
        Event::DeckShuffled { seat } => {
            by(Kind::DeckShuffled, seat).text(msg!("mk-log-shuffled", hero = hero(seat)))
        }
        Event::Drew { seat, cards } => drew(game, viewer, *seat, cards).from(Place::DeckTop(*seat)),
        Event::ArtifactsDrawn { seat, cards } | Event::DraftPassed { seat, cards } => {
            drew(game, viewer, *seat, cards)
        }
        Event::DummyTurned { cards } => Line::new(Kind::DummyTurned)
            .text(named(cards).map(|cards| msg!("mk-log-dummy-turned", cards = cards)))
            .who(Piece::face(Face::Dummy))
            .what(cards.iter().map(|card| Piece::face(Face::Card(*card)))),
        Event::DummyAnnounced => Line::new(Kind::DummyAnnounced)
            .text(msg!("mk-log-dummy-announced"))
            .who(Piece::face(Face::Dummy)),
        Event::TurnBegan { seat } => {
            by(Kind::TurnBegan, seat).text(msg!("mk-log-turn", hero = hero(seat)))
        }
        Event::TurnSkipped { seat } => {
            by(Kind::TurnSkipped, seat).text(msg!("mk-log-turn-skipped", hero = hero(seat)))
        }
        Event::RestDeclared { seat } => {
            by(Kind::RestDeclared, seat).text(msg!("mk-log-rest", hero = hero(seat)))
        }
        Event::RoundEndAnnounced { seat } => {
            by(Kind::RoundEndAnnounced, seat).text(msg!("mk-log-announced", hero = hero(seat)))
        }
        Event::Played { seat, card, way, value } => played(game, *seat, *card, *way, *value),
        Event::UnitActivated { seat, unit: name, ability } => {
            let printed = name.printed().abilities.get(usize::from(*ability));
            let text = printed.map(|ability| {
                msg!(
                    "mk-log-activated",
                    hero = hero(seat),
                    unit = names::unit(*name),
                    effect = effect(&ability.effect)
                )
            });
            unit(Kind::UnitActivated, seat, name).text(text).amount(Amount::Ability, *ability)
        }
        Event::SkillUsed { seat, skill } => by(Kind::SkillUsed, seat)
            .text(msg!("mk-log-skill-used", hero = hero(seat), skill = names::skill(*skill)))
            .what([Piece::of(*seat, Face::Skill(*skill))]),
        Event::Paid { seat, from, color } => by(Kind::Paid, seat)
            .text(msg!(
                "mk-log-paid",
                hero = hero(seat),
                color = names::mana(*color),
                from = names::mana_from(*from)
            ))
            .what([Piece::face(Face::Mana(*color))])
            .cause(Piece::face(Face::ManaFrom(*from))),
        // The card or Unit that gives these says so.
        Event::GainedMovePoints { seat, points } => {
            by(Kind::GainedMove, seat).amount(Amount::Move, *points)
        }
        Event::GainedInfluence { seat, points, from } => {
            by(Kind::GainedInfluence, seat).cause(origin(*from)).amount(Amount::Influence, *points)
        }
        Event::GainedHealing { seat, points } => {
            by(Kind::GainedHealing, seat).amount(Amount::Healing, *points)
        }
        Event::SpentInfluence { seat, points } => {
            by(Kind::SpentInfluence, seat).amount(Amount::Influence, *points)
        }
        Event::LostMovePoints { seat, points } => by(Kind::LostMove, seat)
            .text(msg!("mk-log-lost-points", hero = hero(seat), points = *points))
            .amount(Amount::Move, *points),
        Event::GainedAttack { seat, amount, reach, element, from } => {
            let attack = Effect::Attack { amount: *amount, reach: *reach, element: *element };
            by(Kind::GainedAttack, seat)
                .text(msg!("mk-log-gained", hero = hero(seat), what = effect(&attack)))
                .what([Piece::face(Face::Attack { reach: *reach, element: *element })])
                .cause(from.map(origin))
                .amount(Amount::Attack, *amount)
        }
        Event::GainedBlock { seat, amount, element, from } => {
            let block = Effect::Block { amount: *amount, element: *element };
            by(Kind::GainedBlock, seat)
                .text(msg!("mk-log-gained", hero = hero(seat), what = effect(&block)))
                .what([Piece::face(Face::Block { element: *element })])
                .cause(from.map(origin))
                .amount(Amount::Block, *amount)
        }
        Event::GainedMana { seat, mana, tokens } => {
            let color = names::mana(*mana);
            by(Kind::GainedMana, seat)
                .text(msg!("mk-log-mana", hero = hero(seat), color = color, tokens = *tokens))
                .what([Piece::face(Face::Mana(*mana))])
                .amount(Amount::Count, *tokens)
        }
        Event::GainedCrystal { seat, color } => by(Kind::GainedCrystal, seat)
            .text(msg!("mk-log-crystal", hero = hero(seat), color = names::color(*color)))
            .what([Piece::face(Face::Crystal(*color))]),
        Event::LostCrystal { seat, color } => by(Kind::LostCrystal, seat)
            .text(msg!("mk-log-lost-crystal", hero = hero(seat), color = names::color(*color)))
            .what([Piece::face(Face::Crystal(*color))]),
        Event::DuelBegan { seat, other } => by(Kind::DuelBegan, seat)
            .text(msg!("mk-log-duel-began", hero = hero(seat), other = hero(other)))
            .what([hero_piece(game, *other)]),
        Event::DuelAttended { seat, fully } => by(Kind::DuelAttended, seat).text(if *fully {
            msg!("mk-log-duel-fully", hero = hero(seat))
        } else {
            msg!("mk-log-duel-partially", hero = hero(seat))
        }),
        Event::DuelAttacked { seat, points } => by(Kind::DuelAttacked, seat)
            .text(msg!("mk-log-duel-attack", hero = hero(seat), points = *points))
            .amount(Amount::Attack, *points),
        Event::DuelBlocked { seat, left } => by(Kind::DuelBlocked, seat)
            .text(msg!("mk-log-duel-blocked", hero = hero(seat), left = *left))
            .amount(Amount::Attack, *left),
        Event::DuelPassed { seat } => {
            by(Kind::DuelPassed, seat).text(msg!("mk-log-duel-passed", hero = hero(seat)))
        }
        Event::DuelEnded { loser } => Line::new(Kind::DuelEnded)
            .text(match loser {
                Some(loser) => msg!("mk-log-duel-lost", hero = hero(loser)),
                None => msg!("mk-log-duel-drawn"),
            })
            .who(loser.map(|loser| hero_piece(game, loser))),
        Event::JointProposed { seat } => {
            by(Kind::JointProposed, seat).text(msg!("mk-log-joint-proposed", hero = hero(seat)))
        }
        Event::JointDeclined { seat } => {
            by(Kind::JointDeclined, seat).text(msg!("mk-log-joint-declined", hero = hero(seat)))
        }
        Event::JointBegan { seats } => Line::new(Kind::JointBegan)
            .text(
                names::list(seats.iter().map(hero))
                    .map(|heroes| msg!("mk-log-joint-began", heroes = heroes)),
            )
            .what(seats.iter().map(|seat| hero_piece(game, *seat))),
        Event::HandShown { seat, cards } => by(Kind::HandShown, seat)
            .text(
                named(cards)
                    .map(|cards| msg!("mk-log-hand-shown", hero = hero(seat), cards = cards)),
            )
            .what(cards.iter().map(|card| Piece::of(*seat, Face::Card(*card)))),
        Event::CardStolen { seat, from, card } => by(Kind::CardStolen, seat)
            .text(msg!(
                "mk-log-stolen",
                hero = hero(seat),
                card = names::card(*card),
                other = hero(from)
            ))
            .what([Piece::of(*from, Face::Card(*card))])
            .from(Place::Hand(*from)),
        Event::Discarded { seat, card } => by(Kind::Discarded, seat)
            .text(msg!("mk-log-discarded", hero = hero(seat), card = names::card(*card)))
            .what([Piece::of(*seat, Face::Card(*card))])
            .from(Place::Hand(*seat))
            .to(Place::Discard(*seat)),
        Event::CardMoved { seat, card, to } => card_moved(game, viewer, *seat, *card, *to),
        // The end of the turn shows it.
        Event::PlayAreaCleared { seat, cards } => by(Kind::PlayAreaCleared, seat)
            .what(cards.iter().map(|card| Piece::of(*seat, Face::Card(*card))))
            .from(Place::PlayArea(*seat))
            .to(Place::Discard(*seat)),
        Event::HandLost { seat } => {
            by(Kind::HandLost, seat).text(msg!("mk-log-hand-lost", hero = hero(seat)))
        }
        Event::Moved { seat, from, to, cost } => by(Kind::Moved, seat)
            .text(msg!("mk-log-moved", hero = hero(seat), space = space(to), cost = *cost))
            .from(Place::Hex(*from))
            .to(Place::Hex(*to))
            .amount(Amount::Cost, *cost),
        Event::Withdrew { seat, from, to, wounds } => by(Kind::Withdrew, seat)
            .text(msg!("mk-log-withdrew", hero = hero(seat), space = space(to), wounds = *wounds))
            .from(Place::Hex(*from))
            .to(Place::Hex(*to))
            .amount(Amount::Wounds, *wounds),
        Event::Explored { seat, cost } => by(Kind::Explored, seat)
            .text(msg!("mk-log-explored", hero = hero(seat), cost = *cost))
            .amount(Amount::Cost, *cost),
        Event::TileRevealed(placed) => Line::new(Kind::TileRevealed)
            .text(msg!("mk-log-tile", tile = names::tile(placed.tile)))
            .what([Piece::face(Face::Tile(placed.tile))])
            .to(Place::Tile { at: placed.at, turned: placed.turned }),
        Event::EnemyRevealed { at, enemy } => Line::new(Kind::EnemyRevealed)
            .text(msg!("mk-log-enemy-revealed", enemy = names::enemy(*enemy), space = space(at)))
            .what([Piece::face(Face::Enemy(*enemy))])
            .to(Place::Hex(*at)),
        Event::RuinRevealed { at, ruin } => Line::new(Kind::RuinRevealed)
            .text(msg!("mk-log-ruin-revealed", ruin = names::ruin(*ruin), space = space(at)))
            .what([Piece::face(Face::Ruin(*ruin))])
            .to(Place::Hex(*at)),
        Event::CityRevealed { color, level } => Line::new(Kind::CityRevealed)
            .text(msg!("mk-log-city-revealed", color = names::color(*color), level = *level))
            .what([Piece::face(Face::City(*color))])
            .amount(Amount::Level, *level),
        Event::Offered { offer, card } => {
            offered(names::card(*card), Face::Card(*card), Place::Offer(*offer))
        }
        Event::UpgradeOffered { card } => {
            offered(names::card(*card), Face::Card(*card), Place::UpgradeOffer)
        }
        Event::UnitOffered { unit } => {
            offered(names::unit(*unit), Face::Unit(*unit), Place::UnitOffer)
        }
        Event::SkillOffered { skill } => {
            offered(names::skill(*skill), Face::Skill(*skill), Place::SkillOffer)
        }
        Event::InteractionBegan { seat, influence } => by(Kind::InteractionBegan, seat)
            .text(msg!("mk-log-interaction", hero = hero(seat), influence = *influence))
            .amount(Amount::Influence, *influence),
        Event::Recruited { seat, unit: name, cost } => unit(Kind::Recruited, seat, name)
            .text(msg!(
                "mk-log-recruited",
                hero = hero(seat),
                unit = names::unit(*name),
                cost = *cost
            ))
            .amount(Amount::Cost, *cost),
        Event::Disbanded { seat, unit: name } => unit(Kind::Disbanded, seat, name).text(msg!(
            "mk-log-disbanded",
            hero = hero(seat),
            unit = names::unit(*name)
        )),
        Event::Bought { seat, card, cost } => by(Kind::Bought, seat)
            .text(msg!("mk-log-bought", hero = hero(seat), card = names::card(*card), cost = *cost))
            .what([Piece::of(*seat, Face::Card(*card))])
            .amount(Amount::Cost, *cost),
        Event::Healed { seat } => {
            by(Kind::Healed, seat).text(msg!("mk-log-healed", hero = hero(seat)))
        }
        Event::UnitHealed { seat, unit: name } => unit(Kind::UnitHealed, seat, name).text(msg!(
            "mk-log-unit-healed",
            hero = hero(seat),
            unit = names::unit(*name)
        )),
        Event::UnitReadied { seat, unit: name } => unit(Kind::UnitReadied, seat, name).text(msg!(
            "mk-log-unit-readied",
            hero = hero(seat),
            unit = names::unit(*name)
        )),
        Event::UnitSpent { seat, unit: name } => unit(Kind::UnitSpent, seat, name).text(msg!(
            "mk-log-unit-spent",
            hero = hero(seat),
            unit = names::unit(*name)
        )),
        Event::BannerAssigned { seat, banner, unit: name } => {
            unit(Kind::BannerAssigned, seat, name)
                .text(msg!(
                    "mk-log-banner",
                    hero = hero(seat),
                    banner = names::card(*banner),
                    unit = names::unit(*name)
                ))
                .cause(Piece::of(*seat, Face::Card(*banner)))
        }
        Event::ReputationChanged { seat, by: change } => by(Kind::ReputationChanged, seat)
            .text(msg!("mk-log-reputation", hero = hero(seat), by = signed(*change)))
            .amount(Amount::Reputation, *change),
        Event::GainedFame { seat, fame } => by(Kind::GainedFame, seat)
            .text(msg!("mk-log-fame", hero = hero(seat), fame = *fame))
            .amount(Amount::Fame, *fame),
        Event::LevelReached { seat, level } => by(Kind::LevelReached, seat)
            .text(msg!("mk-log-level", hero = hero(seat), level = *level))
            .amount(Amount::Level, *level),
        Event::SkillGained { seat, skill } => by(Kind::SkillGained, seat)
            .text(msg!("mk-log-skill", hero = hero(seat), skill = names::skill(*skill)))
            .what([Piece::of(*seat, Face::Skill(*skill))]),
        Event::SkillsRevealed { seat, skills } => {
            let named = names::list(skills.iter().map(|skill| names::skill(*skill)));
            by(Kind::SkillsRevealed, seat)
                .text(named.map(|skills| {
                    msg!("mk-log-skills-revealed", hero = hero(seat), skills = skills)
                }))
                .what(skills.iter().map(|skill| Piece::of(*seat, Face::Skill(*skill))))
        }
        Event::RewardGained { seat, reward } => by(Kind::RewardGained, seat)
            .text(msg!("mk-log-reward", hero = hero(seat), reward = names::reward(*reward)))
            .what([Piece::face(Face::Reward(*reward))]),
        Event::CombatBegan { seat, enemies } => {
            let named = names::list(enemies.iter().map(|enemy| names::enemy(*enemy)));
            by(Kind::CombatBegan, seat)
                .text(
                    named
                        .map(|enemies| msg!("mk-log-combat", hero = hero(seat), enemies = enemies)),
                )
                .what(enemies.iter().map(|enemy| Piece::face(Face::Enemy(*enemy))))
        }
        Event::PhaseBegan { phase } => Line::new(Kind::PhaseBegan)
            .text(msg!("mk-log-phase", phase = names::phase(*phase)))
            .what([Piece::face(Face::Phase(*phase))]),
        Event::EnemySummoned { by, monster } => {
            let (enemy, summoned) = (names::enemy(*by), names::enemy(*monster));
            Line::new(Kind::EnemySummoned)
                .text(msg!("mk-log-summoned", enemy = enemy, monster = summoned))
                .who(Piece::face(Face::Enemy(*by)))
                .what([Piece::face(Face::Enemy(*monster))])
        }
        // Who falls says so.
        Event::Struck { seat, enemies, held, needed } => by(Kind::Struck, seat)
            .what(enemies.iter().map(|enemy| Piece::face(Face::Enemy(*enemy))))
            .amount(Amount::Held, *held)
            .amount(Amount::Needed, *needed),
        Event::EnemyDefeated { seat, enemy } => by(Kind::EnemyDefeated, seat)
            .text(msg!("mk-log-defeated", hero = hero(seat), enemy = names::enemy(*enemy)))
            .what([Piece::face(Face::Enemy(*enemy))]),
        Event::EnemyBlocked { seat, enemy, held, needed } => by(Kind::EnemyBlocked, seat)
            .text(msg!("mk-log-blocked", hero = hero(seat), enemy = names::enemy(*enemy)))
            .what([Piece::face(Face::Enemy(*enemy))])
            .amount(Amount::Held, *held)
            .amount(Amount::Needed, *needed),
        Event::BlockFailed { seat, enemy, held, needed } => by(Kind::BlockFailed, seat)
            .text(msg!("mk-log-block-failed", hero = hero(seat), enemy = names::enemy(*enemy)))
            .what([Piece::face(Face::Enemy(*enemy))])
            .amount(Amount::Held, *held)
            .amount(Amount::Needed, *needed),
        // The Wounds say so.
        Event::EnemyAttacked { seat, enemy, damage, unit } => Line::new(Kind::EnemyAttacked)
            .who(Piece::face(Face::Enemy(*enemy)))
            .what([match unit {
                Some(unit) => Piece::of(*seat, Face::Unit(*unit)),
                None => hero_piece(game, *seat),
            }])
            .amount(Amount::Attack, *damage),
        Event::EnemyHeldBack { enemy } => Line::new(Kind::EnemyHeldBack)
            .text(msg!("mk-log-held-back", enemy = names::enemy(*enemy)))
            .who(Piece::face(Face::Enemy(*enemy))),
        Event::EnemyWeakened { enemy } => Line::new(Kind::EnemyWeakened)
            .text(msg!("mk-log-weakened", enemy = names::enemy(*enemy)))
            .who(Piece::face(Face::Enemy(*enemy))),
        Event::WoundsCounted { seat, wounds } => by(Kind::WoundsCounted, seat)
            .text(msg!("mk-log-wounds-counted", hero = hero(seat), wounds = *wounds))
            .amount(Amount::Wounds, *wounds),
        Event::WoundsTaken { seat, wounds, to_discard } => {
            let (text, to) = if *to_discard {
                let text = msg!("mk-log-wounds-discard", hero = hero(seat), wounds = *wounds);
                (text, Place::Discard(*seat))
            } else {
                let text = msg!("mk-log-wounds", hero = hero(seat), wounds = *wounds);
                (text, Place::Hand(*seat))
            };
            by(Kind::Wounded, seat).text(text).to(to).amount(Amount::Wounds, *wounds)
        }
        Event::UnitWounded { seat, unit: name, wounds } => unit(Kind::UnitWounded, seat, name)
            .text(msg!(
                "mk-log-unit-wounded",
                hero = hero(seat),
                unit = names::unit(*name),
                wounds = *wounds
            ))
            .amount(Amount::Wounds, *wounds),
        Event::UnitAbsorbed { seat, unit: name } => unit(Kind::UnitAbsorbed, seat, name)
            .text(msg!("mk-log-unit-absorbed", hero = hero(seat), unit = names::unit(*name))),
        Event::UnitDestroyed { seat, unit: name } => unit(Kind::UnitDestroyed, seat, name)
            .text(msg!("mk-log-unit-destroyed", hero = hero(seat), unit = names::unit(*name))),
        Event::UnitWeakened { seat, unit: name } => unit(Kind::UnitWeakened, seat, name)
            .text(msg!("mk-log-unit-weakened", hero = hero(seat), unit = names::unit(*name))),
        Event::UnitHeldBack { seat, unit: name } => unit(Kind::UnitHeldBack, seat, name)
            .text(msg!("mk-log-unit-held-back", hero = hero(seat), unit = names::unit(*name))),
        Event::CombatEnded { seat } => {
            by(Kind::CombatEnded, seat).text(msg!("mk-log-combat-ended", hero = hero(seat)))
        }
        Event::SiteConquered { seat, at } => by(Kind::SiteConquered, seat)
            .text(msg!("mk-log-conquered", hero = hero(seat), space = space(at)))
            .to(Place::Hex(*at)),
        Event::CityConquered { seat, color } => by(Kind::CityConquered, seat)
            .text(msg!("mk-log-city-conquered", hero = hero(seat), color = names::color(*color)))
            .what([Piece::face(Face::City(*color))]),
        Event::Plundered { seat } => {
            by(Kind::Plundered, seat).text(msg!("mk-log-plundered", hero = hero(seat)))
        }
        Event::GladeMarked { seat, at } => by(Kind::GladeMarked, seat)
            .text(msg!("mk-log-glade-marked", hero = hero(seat), space = space(at)))
            .to(Place::Hex(*at)),
        Event::GladesCleared => Line::new(Kind::GladesCleared).text(msg!("mk-log-glades-cleared")),
        Event::IncantationBegan { seat } => {
            by(Kind::IncantationBegan, seat).text(msg!("mk-log-incantation", hero = hero(seat)))
        }
        Event::SecretPlaced { seat, at, secret } => {
            let site = names::site(secret.site());
            by(Kind::SecretPlaced, seat)
                .text(msg!("mk-log-secret", hero = hero(seat), site = site, space = space(at)))
                .what([Piece::face(Face::Site(secret.site()))])
                .to(Place::Hex(*at))
        }
        Event::Eliminated { seat } => {
            by(Kind::Eliminated, seat).text(msg!("mk-log-eliminated", hero = hero(seat)))
        }
        Event::PortalClosed => Line::new(Kind::PortalClosed).text(msg!("mk-log-portal-closed")),
        Event::RampageRolled { at, die } => Line::new(Kind::RampageRolled)
            .text(msg!("mk-log-rampage", space = space(at), die = names::mana(*die)))
            .to(Place::Hex(*at))
            .dice([Die::Mana { color: *die }]),
        Event::DarknessRolled { dice } => Line::new(Kind::DarknessRolled)
            .text(colors(dice).map(|dice| msg!("mk-log-darkness", dice = dice)))
            .dice(dice.iter().map(|color| Die::Mana { color: *color })),
        // Which card it is nobody else knows before the game begins.
        Event::Drafted { seat, card } => by(Kind::Drafted, seat)
            .text(msg!("mk-log-drafted", hero = hero(seat)))
            .what([shown(game, viewer, *seat, *card)]),
        Event::DraftedAdded { seat } => {
            by(Kind::DraftedAdded, seat).text(msg!("mk-log-drafted-added", hero = hero(seat)))
        }
        Event::Upgraded { seat, new, old } => by(Kind::Upgraded, seat)
            .text(msg!(
                "mk-log-upgraded",
                hero = hero(seat),
                new = names::card(*new),
                old = names::card(*old)
            ))
            .what([Piece::of(*seat, Face::Card(*new)), Piece::of(*seat, Face::Card(*old))]),
        Event::OneChosen { seat } => {
            by(Kind::OneChosen, seat).text(msg!("mk-log-one-chosen", hero = hero(seat)))
        }
        // Heroes are not known yet: players are named by their seats.
        Event::HeroPicked { seat, hero } => {
            auction(Kind::HeroPicked, *seat, Some(*hero)).text(msg!(
                "mk-log-hero-picked",
                player = seat.letter().to_string(),
                hero = names::hero(*hero)
            ))
        }
        Event::HeroBid { seat, bid } => auction(Kind::HeroBid, *seat, None)
            .text(msg!("mk-log-hero-bid", player = seat.letter().to_string(), bid = *bid))
            .amount(Amount::Bid, *bid),
        Event::HeroWon { seat, hero, bid } => auction(Kind::HeroWon, *seat, Some(*hero))
            .text(msg!(
                "mk-log-hero-won",
                player = seat.letter().to_string(),
                hero = names::hero(*hero),
                bid = *bid
            ))
            .amount(Amount::Bid, *bid),
        Event::DieSet { seat } => {
            by(Kind::DieSet, seat).text(msg!("mk-log-die-set", hero = hero(seat)))
        }
        Event::DieRevealed { color } => Line::new(Kind::DieRevealed)
            .text(msg!("mk-log-die-revealed", color = names::mana(*color)))
            .dice([Die::Mana { color: *color }]),
        Event::LastTurns { turns } => Line::new(Kind::LastTurns)
            .text(msg!("mk-log-last-turns", turns = *turns))
            .amount(Amount::Turns, *turns),
        Event::GameOver => Line::new(Kind::GameOver).text(msg!("mk-log-over")),
    }
}
