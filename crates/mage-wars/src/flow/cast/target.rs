//! What a spell can be aimed at: its target line, range, sight, and who is immune to it.

use kernel::{Refusal, Seat};
use rules::mw;

use super::{Aim, Lines, Spell, judge::unknown};
use crate::{
    cards::{self, CardId},
    derive::{self, DamageTypes, Flag, Viewpoint},
    legal::{forbid, require},
    state::{Border, MageWars, Object, Place, Zone},
    vocabulary::{
        Ability, AttackBar, AttackTrait, Filter, Kind, Range, Target, filter::ZoneFilter,
    },
};

/// A spell as it is aimed at an object.
pub(super) struct Aiming<'a> {
    caster: &'a Object,
    pub(super) view: Viewpoint<'a>,
    range: Option<Range>,
    /// Its types; none for an ability, to which nothing is immune as to a spell.
    types: DamageTypes,
    is_equipment: bool,
    bar: Option<&'static AttackBar>,
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
    ) -> Result<(), Refusal> {
        self.judge_ban(attacker, bar, object)?;
        let puts_out = bar.traits.contains(&AttackTrait::PutsOutFires);
        forbid(
            derive::is_immune(self, bar, object) && !puts_out,
            mw::TRAIT_IMMUNITY_02,
            "refusal-immune",
        )
    }

    /// MW-CAST-03 to MW-CAST-05, MW-CAST-20, MW-CAST-21, MW-CAST-30: the target, by target line, range and sight.
    pub(crate) fn judge_aim(
        &self,
        you: Seat,
        caster: &Object,
        spell: Spell,
        lines: &Lines,
        on: Aim,
    ) -> Result<(), Refusal> {
        let aiming = self.aiming(you, caster, spell, lines, on.zone());
        let view = aiming.view;
        let object = |id, filter: &Filter| {
            let object = self.find(id).ok_or_else(|| unknown(mw::CAST_20))?;
            self.judge_aimed_at(&aiming, filter, object).map(|()| object)
        };
        match (lines.target, on) {
            (Target::None | Target::Arena, Aim::Nothing) => Ok(()),
            (Target::Zone(filter), Aim::Zone(zone)) => {
                self.judge_zone(you, caster, lines, *filter, zone)
            }
            (Target::ZoneOrObject(_), Aim::Zone(zone)) => {
                self.judge_zone(you, caster, lines, ZoneFilter::Any, zone)
            }
            (Target::Object(filter) | Target::ZoneOrObject(filter), Aim::Object(id)) => {
                object(id, filter).map(|_| ())
            }
            (Target::ObjectAndZone(filter), Aim::ObjectAndZone(id, zone)) => {
                let moved = object(id, filter)?;
                self.judge_zone(you, caster, lines, ZoneFilter::Any, zone)?;
                self.judge_landing(moved, zone)
            }
            (Target::ObjectAndAttached(filter, second), Aim::Two(id, attached)) => {
                object(id, filter)?;
                let part = self.find(attached).filter(|part| part.place == Place::On(id));
                let part = part.ok_or_else(|| unknown(mw::CAST_20))?;
                require(
                    derive::matches_from(self, &view, second, part),
                    mw::CAST_21,
                    "refusal-target",
                )
            }
            (Target::EnchantmentAndHost(filter), Aim::Two(id, host)) => {
                let enchantment = object(id, filter)?;
                let host = self.find(host).ok_or_else(|| unknown(mw::CAST_20))?;
                self.judge_reach(caster, lines.range, host)?;
                self.judge_new_host(you, enchantment, Place::On(host.id))
            }
            (Target::EnchantmentAndHost(filter), Aim::ObjectAndZone(id, zone)) => {
                let enchantment = object(id, filter)?;
                self.judge_zone_reach(caster, lines.range, zone)?;
                self.judge_new_host(you, enchantment, Place::Zone(zone))
            }
            (Target::Border, Aim::Border(border)) => {
                self.judge_border_reach(caster, lines.range, border)
            }
            (Target::Discarded(filter), Aim::Discarded(id)) => {
                let there = self.player(you).is_some_and(|player| player.discard.contains(&id));
                require(
                    there && derive::card_matches(filter, cards::card(id)),
                    mw::CAST_03,
                    "refusal-target",
                )
            }
            _ => Err(Refusal::new(mw::CAST_03, "refusal-target")),
        }
    }

    /// How a spell is aimed.
    pub(super) fn aiming<'a>(
        &'a self,
        you: Seat,
        caster: &'a Object,
        spell: Spell,
        lines: &Lines,
        here: Option<Zone>,
    ) -> Aiming<'a> {
        let (this, card) = match spell {
            Spell::Card(_) | Spell::Bound(_) => (Some(caster), Some(cards::compiled(lines.card))),
            Spell::Ability { object, .. } => (self.find(object), None),
        };
        Aiming {
            caster,
            view: Viewpoint { you, this, here, spell: Some(lines.card) },
            range: lines.range,
            types: card.map_or_else(DamageTypes::default, |card| card.spell_types),
            is_equipment: card.is_some_and(|card| card.card.kind == Kind::Equipment),
            bar: self.attack_bar_of(spell, lines.card),
        }
    }

    /// An object as target of a spell: like the target line says, and not immune to it.
    pub(super) fn judge_aimed_at(
        &self,
        aiming: &Aiming<'_>,
        filter: &Filter,
        object: &Object,
    ) -> Result<(), Refusal> {
        forbid(
            aiming.is_equipment && self.card(object).kind != Kind::Mage,
            mw::EQUIP_01,
            "refusal-target",
        )?;
        self.judge_object(&aiming.view, aiming.caster, aiming.range, filter, object)?;
        self.judge_proof(aiming, object)
    }

    /// Whether an object can be the target of such a spell at all.
    pub(super) fn judge_proof(&self, aiming: &Aiming<'_>, object: &Object) -> Result<(), Refusal> {
        // MW-TRAIT-IMMUNITY-01: never the target of a spell of that type.
        let types = aiming.types;
        forbid(
            !types.is_empty() && derive::traits(self, object).is_immune_to_any(types),
            mw::TRAIT_IMMUNITY_01,
            "refusal-immune",
        )?;
        match aiming.bar {
            Some(bar) => self.judge_ranged_target(Some(aiming.caster), bar, object),
            None => Ok(()),
        }
    }

    /// An object as target: in range, in sight, and like the target line says.
    pub(crate) fn judge_object(
        &self,
        view: &Viewpoint<'_>,
        caster: &Object,
        range: Option<Range>,
        filter: &Filter,
        object: &Object,
    ) -> Result<(), Refusal> {
        self.judge_reach(caster, range, object)?;
        require(derive::matches_from(self, view, filter, object), mw::CAST_21, "refusal-target")
    }

    /// MW-CAST-04, MW-CAST-05, MW-RANGE-07
    fn judge_reach(
        &self,
        caster: &Object,
        range: Option<Range>,
        object: &Object,
    ) -> Result<(), Refusal> {
        let Some(range) = range else { return Ok(()) };
        let from = self.zone_of(caster).ok_or_else(|| unknown(mw::CAST_20))?;
        let distance = self.distance(from, object).ok_or_else(|| unknown(mw::CAST_20))?;
        judge_range(range, distance)?;
        judge_sight(derive::sees(self, caster, object))
    }

    pub(super) fn judge_zone_reach(
        &self,
        caster: &Object,
        range: Option<Range>,
        zone: Zone,
    ) -> Result<(), Refusal> {
        let Some(range) = range else { return Ok(()) };
        let from = self.zone_of(caster).ok_or_else(|| unknown(mw::CAST_20))?;
        judge_range(range, from.distance(zone))?;
        judge_sight(derive::sees_zone(self, from, || self.flies(caster), zone))
    }

    /// MW-WALL-04, MW-WALL-05, MW-WALL-22
    pub(super) fn judge_border_reach(
        &self,
        caster: &Object,
        range: Option<Range>,
        border: Border,
    ) -> Result<(), Refusal> {
        if !border.zones().iter().all(|zone| self.arena.contains(*zone)) {
            return Err(unknown(mw::CAST_20));
        }
        let from = self.zone_of(caster).ok_or_else(|| unknown(mw::CAST_20))?;
        if let Some(range) = range {
            judge_range(range, border.distance(from))?;
        }
        judge_sight(derive::sees_border(self, from, || self.flies(caster), border))
    }

    fn flies(&self, caster: &Object) -> bool {
        self.is_creature(caster) && derive::traits(self, caster).has(Flag::Flying)
    }

    pub(super) fn judge_zone(
        &self,
        you: Seat,
        caster: &Object,
        lines: &Lines,
        filter: ZoneFilter,
        zone: Zone,
    ) -> Result<(), Refusal> {
        if !self.arena.contains(zone) {
            return Err(unknown(mw::CAST_20));
        }
        if !self.summons_at(you, lines.card, zone) {
            self.judge_zone_reach(caster, lines.range, zone)?;
        }
        let enemies = || {
            self.in_zone(zone).any(|object| self.is_creature(object) && self.is_enemy(you, object))
        };
        match filter {
            ZoneFilter::WithoutEnemyCreatures if enemies() => {
                Err(Refusal::new(mw::TRAP_02, "refusal-trap-zone"))
            }
            ZoneFilter::WithoutEnemyCreatures | ZoneFilter::Any => Ok(()),
        }
    }

    /// Whether a card in play lets this creature appear there instead of near its caster.
    fn summons_at(&self, you: Seat, card: CardId, zone: Zone) -> bool {
        let card = cards::card(card);
        card.kind == Kind::Creature
            && derive::board_index(self).summons
            && self.in_zone(zone).filter(|object| object.controller == you).any(|object| {
                self.card(object).abilities.iter().any(|ability| match ability {
                    Ability::SummonHere { condition, spells } => {
                        derive::card_matches(spells, card) && derive::holds(self, object, condition)
                    }
                    _ => false,
                })
            })
    }
}

/// MW-CAST-04
pub(super) fn judge_range(range: Range, distance: u8) -> Result<(), Refusal> {
    if (range.min..=range.max).contains(&distance) {
        Ok(())
    } else {
        Err(Refusal::new(mw::CAST_04, "refusal-range")
            .with("distance", distance)
            .with("min", range.min)
            .with("max", range.max))
    }
}

/// MW-CAST-05
pub(super) fn judge_sight(sees: bool) -> Result<(), Refusal> {
    require(sees, mw::CAST_05, "refusal-no-sight")
}
