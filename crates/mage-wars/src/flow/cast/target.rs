//! What a spell can be aimed at: its target line, range, sight, and who is immune to it.

use kernel::{Refusal, Seat};
use rules::mw;

use super::{Aim, Cast, Lines, Spell, pay};
use crate::{
    cards::{self, CardId},
    derive::{self, Flag, Sight, Viewpoint},
    legal::{Judgement, forbid, in_range, needs, other_question},
    state::{Border, Cause, MageWars, Object, ObjectId, Place, Zone},
    vocabulary::{Ability, AttackBar, Effect, Filter, Kind, Range, Target, filter::ZoneFilter},
};

/// A spell or ability as it is aimed: by whom, seen from where, and the lines it is judged by.
#[derive(Clone, Copy)]
pub(crate) struct Aiming<'a> {
    pub(super) caster: &'a Object,
    pub(super) spell: Spell,
    pub(super) lines: Lines,
    pub(super) view: Viewpoint<'a>,
    pub(super) beyond: Beyond,
}

/// What is aimed at beyond the range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Beyond {
    Nothing,
    /// What something in the same zone lets one aim at (MW-TRAIT-VINE-06).
    Through,
    /// That was paid for: the range does not count.
    Paid,
}

impl MageWars {
    /// The bar a spell or ability attacks with, if it is an attack.
    pub(super) fn attack_bar_of(&self, spell: Spell, card: CardId) -> Option<&'static AttackBar> {
        let compiled = cards::compiled(card);
        let bar = match spell {
            Spell::Card(_) | Spell::Bound(_) => {
                Some(0).filter(|_| compiled.card.kind == Kind::Attack)
            }
            Spell::Ability { at, .. } => *compiled.attacks_with.get(usize::from(at))?,
        };
        compiled.card.attacks.get(usize::from(bar?))
    }

    /// MW-ATTACK-GEN-05, MW-TRAIT-IMMUNITY-02: what the attack of a spell or ability cannot be aimed at.
    pub(crate) fn judge_ranged_target(
        &self,
        attacker: Option<&Object>,
        bar: &AttackBar,
        object: &Object,
    ) -> Judgement {
        self.judge_ban(attacker, bar, object)?;
        let immune = derive::is_immune(self, bar, object) && !bar.puts_out_fires();
        forbid(immune, mw::TRAIT_IMMUNITY_02, "refusal-immune")
    }

    /// MW-CAST-03 to MW-CAST-05, MW-CAST-20, MW-CAST-21, MW-CAST-30: the target, by target line, range and sight.
    pub(crate) fn judge_aim(&self, aiming: &Aiming<'_>, on: Aim) -> Judgement {
        let [here, beside] = on.zones();
        let view = Viewpoint { here, beside, ..aiming.view };
        let aiming = &Aiming { view, ..*aiming };
        let lines = aiming.lines;
        let object = |id, filter: &Filter| {
            let object = self.find(id).ok_or_else(|| other_question(mw::CAST_20))?;
            self.judge_aimed_at(aiming, filter, object).map(|()| object)
        };
        let steals = || match cards::card(lines.card).effect {
            Some(Effect::MoveEnchantment { steal }) => steal,
            _ => false,
        };
        match (lines.target, on) {
            (Target::None | Target::Arena, Aim::Nothing) => Ok(()),
            (Target::Zone(filter), Aim::Zone(zone)) => self.judge_zone(aiming, *filter, zone),
            (Target::ZoneOrObject(_), Aim::Zone(zone)) => {
                self.judge_zone(aiming, ZoneFilter::Any, zone)
            }
            (Target::Object(filter) | Target::ZoneOrObject(filter), Aim::Object(id)) => {
                object(id, filter).map(|_| ())
            }
            (Target::ObjectAndZone(filter), Aim::ObjectAndZone(id, zone)) => {
                let moved = object(id, filter)?;
                self.judge_zone(aiming, ZoneFilter::Any, zone)?;
                self.judge_landing(moved, zone)
            }
            (Target::ObjectAndAttached(filter, second), Aim::Two(id, attached)) => {
                object(id, filter)?;
                let part = self.find(attached).filter(|part| part.place == Place::On(id));
                let part = part.ok_or_else(|| other_question(mw::CAST_20))?;
                let fits = derive::matches_from(self, &view, second, part);
                needs(fits, mw::CAST_21, "refusal-target")
            }
            (Target::EnchantmentAndHost(filter), Aim::Two(id, host)) => {
                let enchantment = object(id, filter)?;
                let host = self.find(host).ok_or_else(|| other_question(mw::CAST_20))?;
                self.judge_reach(aiming, host)?;
                self.judge_new_host(view.you, enchantment, Place::On(host.id), steals())
            }
            (Target::EnchantmentAndHost(filter), Aim::ObjectAndZone(id, zone)) => {
                let enchantment = object(id, filter)?;
                self.judge_zone_reach(aiming, zone)?;
                self.judge_new_host(view.you, enchantment, Place::Zone(zone), steals())
            }
            (Target::ZoneOrPair, Aim::Zone(zone)) => self.judge_zone(aiming, ZoneFilter::Any, zone),
            // MW-CAST-32: one of both is enough.
            (Target::ZoneOrPair, Aim::Border(border)) => {
                let [one, other] = border.zones();
                let first = self.judge_zone(aiming, ZoneFilter::Any, one);
                first.or_else(|refusal| {
                    let second = self.judge_zone(aiming, ZoneFilter::Any, other);
                    second.map_err(|_| refusal)
                })
            }
            (Target::Border, Aim::Border(border)) => self.judge_border_aim(aiming, border),
            (Target::Discarded(filter), Aim::Discarded(id)) => {
                let player = self.player(view.you);
                let there = player.is_some_and(|player| player.discard.contains(&id));
                let fits = there && derive::card_matches(filter, cards::card(id));
                needs(fits, mw::CAST_03, "refusal-target")
            }
            (Target::ZoneNear(near), Aim::Zone(zone)) => {
                needs(self.arena.contains(zone), mw::CAST_20, "refusal-other-question")?;
                let close = |(filter, within): &(Filter, u8)| {
                    self.objects.iter().any(|object| {
                        self.zone_of(object).is_some_and(|at| at.distance(zone) <= *within)
                            && derive::matches_from(self, &view, filter, object)
                    })
                };
                needs(near.iter().any(close), mw::TRAIT_VINE_08, "refusal-too-far")
            }
            (Target::ObjectAndNeighbor(filter, other), Aim::Two(id, second)) => {
                let first = object(id, filter)?;
                let second = object(second, other)?;
                let together =
                    self.zone_of(first).is_some() && self.zone_of(first) == self.zone_of(second);
                needs(together && first.id != second.id, mw::CAST_21, "refusal-target")
            }
            (Target::AnyDiscarded(filter), Aim::DiscardedOf(seat, id)) => {
                let there = self.player(seat).is_some_and(|player| player.discard.contains(&id));
                let fits = there && derive::card_matches(filter, cards::card(id));
                needs(fits, mw::CAST_39, "refusal-target")
            }
            (Target::DestroyedHere(filter), Aim::DiscardedOf(seat, id)) => {
                let fits =
                    self.died_here(&view, filter).any(|it| (it.owner, it.card) == (seat, id));
                needs(fits, mw::CARD_29, "refusal-target")
            }
            _ => Err(Refusal::new(mw::CAST_03, "refusal-target")),
        }
    }

    /// What was destroyed in this round in the zone of who carries the word, and lies in a discard pile still.
    pub(super) fn died_here<'a>(
        &'a self,
        view: &'a Viewpoint<'a>,
        filter: &'a Filter,
    ) -> impl Iterator<Item = &'a Object> {
        let here = view.this.and_then(|this| self.zone_of(this));
        self.departed.iter().filter(move |object| {
            here.is_some()
                && object.place.zone() == here
                && self.is_in_pile(object.id)
                && derive::matches_from(self, view, filter, object)
        })
    }

    /// How a spell is aimed.
    pub(crate) fn aiming<'a>(
        &'a self,
        you: Seat,
        caster: &'a Object,
        spell: Spell,
        lines: Lines,
    ) -> Aiming<'a> {
        let this = match spell {
            Spell::Card(_) | Spell::Bound(_) => Some(caster),
            Spell::Ability { object, .. } => self.find(object),
        };
        let view = Viewpoint { you, this, here: None, beside: None, spell: Some(lines.card) };
        let mut lines = lines;
        let compiled = cards::compiled(caster.card);
        // MW-CARD-35: it aims at its own zone, and nothing widens that.
        if compiled.casts_here && !matches!(spell, Spell::Ability { .. }) {
            lines.range = Some(Range { min: 0, max: 0 });
        }
        let through = derive::board_index(self).casts_through && !compiled.casts_here;
        let beyond = if through { Beyond::Through } else { Beyond::Nothing };
        Aiming { caster, spell, lines, view, beyond }
    }

    /// The same for a spell that was declared.
    pub(super) fn aiming_cast<'a>(
        &'a self,
        cast: &Cast,
        caster: &'a Object,
        lines: Lines,
    ) -> Aiming<'a> {
        let aiming = self.aiming(cast.you, caster, cast.spell, lines);
        if cast.through { Aiming { beyond: Beyond::Paid, ..aiming } } else { aiming }
    }

    /// MW-TRAIT-VINE-06, MW-TRAIT-VINE-10: what must be destroyed to aim such a spell at these zones beyond its range.
    fn through(
        &self,
        aiming: &Aiming<'_>,
        zones: &[Zone],
        target: Option<ObjectId>,
    ) -> Option<ObjectId> {
        if aiming.beyond != Beyond::Through {
            return None;
        }
        let mage = self.mage(aiming.view.you)?;
        let (spells, through) = cards::compiled(mage.card).casts_through.as_ref()?;
        let card = cards::card(aiming.lines.card);
        let fits = match aiming.spell {
            Spell::Card(_) | Spell::Bound(_) => derive::card_matches(spells, card),
            Spell::Ability { at, .. } => pay::counts_as(card, at, spells),
        };
        let like = |object: &&Object| {
            Some(object.id) != target
                && object.place.zone().is_some_and(|zone| zones.contains(&zone))
                && derive::matches(self, aiming.view.you, Some(mage), through, object)
        };
        self.objects.iter().filter(|_| fits).find(like).map(|object| object.id)
    }

    /// MW-CAST-04: whether what lies in these zones is in range, or something lets the spell reach there.
    fn judge_range(
        &self,
        aiming: &Aiming<'_>,
        distance: u8,
        range: Range,
        zones: &[Zone],
        target: Option<ObjectId>,
    ) -> Judgement {
        let reached = in_range(distance, range, mw::CAST_04);
        if reached.is_err()
            && (aiming.beyond == Beyond::Paid || self.through(aiming, zones, target).is_some())
        {
            return Ok(());
        }
        reached
    }

    /// MW-TRAIT-VINE-10: the marker that a spell is cast through is destroyed as a cost.
    pub(super) fn pay_by_marker(&mut self, cast: &mut Cast) {
        let Some(caster) = self.find(cast.by()) else { return }; // it left play meanwhile
        let Some(lines) = self.lines(cast.spell) else { return };
        let aiming = self.aiming(cast.you, caster, cast.spell, lines);
        let near = Aiming { beyond: Beyond::Nothing, ..aiming };
        if aiming.beyond == Beyond::Nothing || self.judge_aim(&near, cast.on).is_ok() {
            return;
        }
        let target = cast.on.object();
        let zones: Vec<Zone> = match cast.on {
            Aim::Border(border) => border.zones().to_vec(),
            on => {
                let there = target.and_then(|id| self.find(id)).and_then(|it| self.zone_of(it));
                on.zone().into_iter().chain(there).collect()
            }
        };
        let [here, beside] = cast.on.zones();
        let view = Viewpoint { here, beside, ..aiming.view };
        let aiming = Aiming { view, ..aiming };
        if let Some(marker) = self.through(&aiming, &zones, target) {
            cast.through = true;
            self.destroy(marker, Cause::Cost);
        }
    }

    /// An object as target of a spell: in range, in sight, like the target line says, and not immune to it.
    fn judge_aimed_at(&self, aiming: &Aiming<'_>, filter: &Filter, object: &Object) -> Judgement {
        let worn = aiming.is_card() && cards::card(aiming.lines.card).kind == Kind::Equipment;
        forbid(worn && self.card(object).kind != Kind::Mage, mw::EQUIP_01, "refusal-target")?;
        self.judge_off_map(object)?;
        self.judge_reach(aiming, object)?;
        let fits = derive::matches_from(self, &aiming.view, filter, object);
        needs(fits, mw::CAST_21, "refusal-target")?;
        self.judge_proof(aiming, object)
    }

    /// Whether an object can be the target of such a spell at all.
    pub(super) fn judge_proof(&self, aiming: &Aiming<'_>, object: &Object) -> Judgement {
        self.judge_off_map(object)?;
        let enemy = self.is_enemy(aiming.view.you, object);
        forbid(enemy && self.is_warded(aiming, object), mw::TRAIT_PROTECTED_01, "refusal-warded")?;
        // MW-TRAIT-IMMUNITY-01: never the target of a spell of that type; nothing is immune to an ability.
        let immune =
            aiming.is_card() && derive::is_immune_to_spell(self, aiming.lines.card, object);
        forbid(immune, mw::TRAIT_IMMUNITY_01, "refusal-immune")?;
        match self.attack_bar_of(aiming.spell, aiming.lines.card) {
            Some(bar) => self.judge_ranged_target(Some(aiming.caster), bar, object),
            None => Ok(()),
        }
    }

    /// Whether wards keep such a spell off an object.
    fn is_warded(&self, aiming: &Aiming<'_>, object: &Object) -> bool {
        aiming.is_charm() && derive::traits(self, object).has(Flag::Warded)
    }

    /// MW-DOM-24, MW-DOM-36: nothing is aimed at what lies on the map.
    fn judge_off_map(&self, object: &Object) -> Judgement {
        let of_map = self.arena.map.is_some() && self.card(object).kind.is_of_the_map();
        forbid(of_map, mw::DOM_24, "refusal-of-the-map")
    }

    /// MW-CAST-04, MW-CAST-05, MW-RANGE-07
    pub(super) fn judge_reach(&self, aiming: &Aiming<'_>, object: &Object) -> Judgement {
        // MW-RULING-98: what is out of the arena is beyond every range.
        let from = self.zone_of(aiming.caster);
        let Some(range) = aiming.lines.range else {
            self.judge_presence(object)?;
            return from.map_or(Ok(()), |from| self.judge_dark(from, object));
        };
        let from = from.ok_or_else(|| other_question(mw::CAST_20))?;
        let Some(distance) = self.distance(from, object) else {
            self.judge_presence(object)?;
            return Err(other_question(mw::CAST_20));
        };
        let zones: Vec<Zone> = match self.carrier(object).place {
            Place::Border(border) => border.zones().to_vec(),
            place => place.zone().into_iter().collect(),
        };
        self.judge_range(aiming, distance, range, &zones, Some(object.id))?;
        self.judge_dark(from, object)?;
        judge_sight(derive::sees(self, aiming.caster, object))
    }

    /// MW-TRAIT-OBSCURED-01: whether something can be targeted from so far away.
    pub(crate) fn judge_dark(&self, from: Zone, object: &Object) -> Judgement {
        let far = || self.distance(from, object).is_some_and(|distance| distance > 1);
        forbid(self.is_obscured(object) && far(), mw::TRAIT_OBSCURED_01, "refusal-obscured")
    }

    /// MW-TRAIT-OBSCURED-02: enchantments and equipment are as dark as what they are attached to.
    fn is_obscured(&self, object: &Object) -> bool {
        if !derive::board_index(self).obscures {
            return false;
        }
        let worn = matches!(self.card(object).kind, Kind::Enchantment | Kind::Equipment);
        let host = object.place.host().filter(|_| worn).and_then(|host| self.find(host));
        derive::traits(self, host.unwrap_or(object)).has(Flag::Obscured)
    }

    /// MW-RULING-98: whether something is in the arena, with what carries it.
    pub(crate) fn judge_presence(&self, object: &Object) -> Judgement {
        forbid(self.is_away(object), mw::RULING_98, "refusal-banished")
    }

    fn judge_zone_reach(&self, aiming: &Aiming<'_>, zone: Zone) -> Judgement {
        let Some(range) = aiming.lines.range else { return Ok(()) };
        let from = self.zone_of(aiming.caster).ok_or_else(|| other_question(mw::CAST_20))?;
        self.judge_range(aiming, from.distance(zone), range, &[zone], None)?;
        judge_sight(Sight::of(self, aiming.caster).sees_zone(zone))
    }

    /// The same where something may let the spell reach there.
    pub(super) fn judge_border_aim(&self, aiming: &Aiming<'_>, border: Border) -> Judgement {
        let Aiming { caster, lines, .. } = *aiming;
        let paid = aiming.beyond == Beyond::Paid;
        match self.judge_border_reach(caster, lines.range, border) {
            Err(_) if paid || self.through(aiming, &border.zones(), None).is_some() => {
                self.judge_border_reach(caster, None, border)
            }
            judged => judged,
        }
    }

    /// MW-WALL-04, MW-WALL-05, MW-WALL-22
    pub(super) fn judge_border_reach(
        &self,
        caster: &Object,
        range: Option<Range>,
        border: Border,
    ) -> Judgement {
        let inside = border.zones().iter().all(|zone| self.arena.contains(*zone));
        needs(inside, mw::CAST_20, "refusal-other-question")?;
        let from = self.zone_of(caster).ok_or_else(|| other_question(mw::CAST_20))?;
        if let Some(range) = range {
            in_range(border.distance(from), range, mw::CAST_04)?;
        }
        judge_sight(Sight::of(self, caster).sees_border(border))
    }

    pub(super) fn judge_zone(
        &self,
        aiming: &Aiming<'_>,
        filter: ZoneFilter,
        zone: Zone,
    ) -> Judgement {
        let you = aiming.view.you;
        needs(self.arena.contains(zone), mw::CAST_20, "refusal-other-question")?;
        let warded = aiming.is_charm()
            && self.in_zone(zone).any(|it| self.card(it).abilities.contains(&Ability::WardsZone));
        forbid(warded, mw::DOM_46, "refusal-warded")?;
        if !self.summons_at(aiming, zone) {
            self.judge_zone_reach(aiming, zone)?;
        }
        let enemies = || {
            self.in_zone(zone).any(|object| self.is_creature(object) && self.is_enemy(you, object))
        };
        let trapped = filter == ZoneFilter::WithoutEnemyCreatures && enemies();
        forbid(trapped, mw::TRAP_02, "refusal-trap-zone")?;
        let walked = filter == ZoneFilter::WithoutEnemyWalkers && self.has_walkers(you, zone);
        forbid(walked, mw::CARD_24, "refusal-trap-zone")?;
        let orb = |zone| self.orbs_in(zone).next().is_some();
        let own = |zone| {
            self.orbs_in(zone).any(|orb| orb.seat().is_some_and(|seat| self.same_team(seat, you)))
        };
        match filter {
            ZoneFilter::WithOrb => needs(orb(zone), mw::CAST_21, "refusal-zone-orb")?,
            ZoneFilter::BesideOwnOrb => {
                let fits = !orb(zone) && self.near(zone).any(own);
                needs(fits, mw::DOM_49, "refusal-beside-orb")?;
            }
            _ => (),
        }
        let beside = match filter {
            ZoneFilter::AwayFrom(subtype) => self.near(zone).any(|near| {
                self.in_zone(near).any(|object| {
                    !self.is_enemy(you, object) && self.card(object).subtypes.contains(&subtype)
                })
            }),
            ZoneFilter::Any
            | ZoneFilter::WithOrb
            | ZoneFilter::BesideOwnOrb
            | ZoneFilter::WithoutEnemyCreatures
            | ZoneFilter::WithoutEnemyWalkers => false,
        };
        forbid(beside, mw::CONJ_20, "refusal-beside")
    }

    /// MW-CARD-24: whether an enemy creature is there that does not fly.
    pub(super) fn has_walkers(&self, you: Seat, zone: Zone) -> bool {
        self.in_zone(zone).any(|object| {
            self.is_creature(object)
                && self.is_enemy(you, object)
                && !derive::traits(self, object).has(Flag::Flying)
        })
    }

    /// Whether a card in play lets this creature appear there instead of near its caster.
    fn summons_at(&self, aiming: &Aiming<'_>, zone: Zone) -> bool {
        let (you, card) = (aiming.view.you, cards::card(aiming.lines.card));
        card.kind == Kind::Creature
            && derive::board_index(self).summons
            && self.in_zone(zone).filter(|object| object.controller == you).any(|object| {
                self.card(object).abilities.iter().any(|ability| match ability {
                    Ability::SummonHere { condition, spells, by } => {
                        let view = Viewpoint::of(object);
                        let by = by
                            .as_ref()
                            .is_none_or(|by| derive::matches_from(self, &view, by, aiming.caster));
                        by && derive::card_matches(spells, card)
                            && derive::holds(self, object, condition)
                    }
                    _ => false,
                })
            })
    }
}

impl Aiming<'_> {
    /// Whether a card is the spell; an ability is none.
    fn is_card(&self) -> bool {
        !matches!(self.spell, Spell::Ability { .. })
    }

    /// Whether it is one of the spells that wards keep off.
    fn is_charm(&self) -> bool {
        let kind = cards::card(self.lines.card).kind;
        self.is_card() && matches!(kind, Kind::Incantation | Kind::Enchantment)
    }
}

/// MW-CAST-05
fn judge_sight(sees: bool) -> Judgement {
    needs(sees, mw::CAST_05, "refusal-no-sight")
}
