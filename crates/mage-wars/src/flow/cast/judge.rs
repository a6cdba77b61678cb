//! Whether a spell can be cast: by whom, with which action, on what, for how much.

use kernel::{Refusal, Seat};
use rules::mw;

use super::{Aim, Cast, Fate, Manner, Spell};
use crate::{
    cards::{self, CardId},
    derive::{self, Flag, Viewpoint},
    fits,
    flow::Frame,
    state::{BOUND_SLOT, Border, MageWars, Object, ObjectId, Place, Zone},
    vocabulary::{
        Ability, ActionKind, AttackBar, AttackTrait, Card, DamageType, Filter, Kind, Limit, Range,
        Subtype, Target, Timing, Trait, filter::ZoneFilter,
    },
};

/// The printed lines a spell or ability is judged by.
#[derive(Clone, Copy)]
pub(crate) struct Lines {
    pub card: CardId,
    pub action: ActionKind,
    pub target: &'static Target,
    /// `None`: anywhere, seen or not.
    pub range: Option<Range>,
}

/// A spell as it is aimed at an object.
pub(super) struct Aiming<'a> {
    caster: &'a Object,
    pub(super) view: Viewpoint<'a>,
    range: Option<Range>,
    /// `None` for an ability, to which nothing is immune as to a spell.
    card: Option<&'static Card>,
    bar: Option<&'static AttackBar>,
}

impl MageWars {
    /// The spell as it would be declared, or the rule against it.
    pub(crate) fn judge_cast(
        &self,
        seat: Seat,
        caster: ObjectId,
        spell: Spell,
        on: Aim,
        manner: Manner,
    ) -> Result<Cast, Refusal> {
        let object = self.find(caster).ok_or_else(|| unknown(mw::CAST_02))?;
        if object.controller != seat {
            return Err(Refusal::new(mw::GEN_06, "refusal-not-yours"));
        }
        let lines = self.judge_source(seat, object, spell, manner)?;
        // Most targets are out of reach; whether the action fits is asked of those that are not.
        self.judge_aim(seat, object, spell, &lines, on)?;
        let quick = self.judge_action_type(object, spell, lines, manner)?;
        self.judge_right(seat, object, cards::card(lines.card), spell)?;
        let cast = Cast {
            caster,
            spell,
            card: lines.card,
            you: seat,
            turned_by: None,
            owner: seat,
            manner,
            quick,
            on,
            number: 0,
            location: None,
            extra: None,
            removals: Vec::new(),
            stamps: self.stamps(caster, on),
            paid_by_caster: 0,
            paid_by_mage: 0,
            fate: Fate::Open,
        };
        self.judge_fit(&cast)?;
        fits::mana_suffices(self.cost_of(&cast), self.mana_for(object))?;
        Ok(cast)
    }

    /// MW-READY-23: prepared, bound, or offered by a card in play.
    pub(super) fn judge_source(
        &self,
        seat: Seat,
        caster: &Object,
        spell: Spell,
        manner: Manner,
    ) -> Result<Lines, Refusal> {
        let is_mage = self.card(caster).kind == Kind::Mage;
        let casts = match manner {
            Manner::Deployment => cards::compiled(caster.card).spawns.is_some(),
            Manner::Quickcast => is_mage, // MW-QUICKCAST-02
            Manner::Action => is_mage || cards::compiled(caster.card).familiar.is_some(),
        };
        if !casts {
            return Err(Refusal::new(mw::ACTION_30, "refusal-no-caster"));
        }
        match spell {
            Spell::Card(card) => {
                let prepared = self.player(seat).is_some_and(|player| {
                    player.prepared.iter().any(|it| (it.card, it.caster) == (card, caster.id))
                });
                match prepared {
                    true => Ok(lines_of(card)),
                    false => Err(Refusal::new(mw::READY_23, "refusal-not-prepared")),
                }
            }
            Spell::Bound(id) => {
                let object = self.find(id).filter(|object| object.controller == seat && is_mage);
                let object = object.ok_or_else(|| unknown(mw::SPELLBIND_04))?;
                let card = object.bound.ok_or_else(|| unknown(mw::SPELLBIND_04))?;
                match object.uses(BOUND_SLOT) {
                    0 => Ok(lines_of(card)),
                    _ => Err(Refusal::new(mw::SPELLBIND_05, "refusal-bound-used")),
                }
            }
            Spell::Ability { object, at } => {
                let object = self.find(object).ok_or_else(|| unknown(mw::CAST_29))?;
                let own = object.id == caster.id || object.place == Place::On(caster.id);
                let ability = self.card(object).abilities.get(usize::from(at)).filter(|_| own);
                let Some(Ability::Use {
                    timing: Timing::Spell(action), limit, range, target, ..
                }) = ability
                else {
                    return Err(unknown(mw::CAST_29));
                };
                self.judge_limit(object, at, *limit)?;
                Ok(Lines { card: object.card, action: *action, target, range: *range })
            }
        }
    }

    /// Whether an ability can be used once more.
    pub(crate) fn judge_limit(&self, object: &Object, at: u8, limit: Limit) -> Result<(), Refusal> {
        let left = match limit {
            Limit::None => true,
            Limit::PerRound(most) | Limit::EachOnce { at_most: most } => object.uses(at) < most,
            Limit::PerGame(_) => !object.is_spent(at),
        };
        match left {
            true => Ok(()),
            false => Err(Refusal::new(mw::GEN_01, "refusal-ability-used")),
        }
    }

    /// MW-CAST-16, MW-CAST-17: whether it is cast as a quick spell, if its caster may cast it now at all.
    pub(super) fn judge_action_type(
        &self,
        caster: &Object,
        spell: Spell,
        lines: Lines,
        manner: Manner,
    ) -> Result<bool, Refusal> {
        let as_quick = |game: &Self| match (lines.action, spell) {
            (ActionKind::Quick, _) => true,
            (ActionKind::Full, Spell::Card(card)) => game.quickened_by(caster, card).is_some(),
            (ActionKind::Full, Spell::Bound(_) | Spell::Ability { .. }) => false,
        };
        let helpless = derive::traits(self, caster).has(Flag::Incapacitated);
        if helpless && manner != Manner::Deployment {
            let is_mage = self.card(caster).kind == Kind::Mage;
            if !is_mage {
                return Err(Refusal::new(mw::COND_INCAP_01, "refusal-incapacitated"));
            }
            let attacks = self.is_attack_spell(spell, lines.card);
            if attacks || lines.action == ActionKind::Full && !as_quick(self) {
                return Err(Refusal::new(mw::COND_INCAP_03, "refusal-incapacitated-spell"));
            }
        }
        match manner {
            Manner::Deployment => Ok(lines.action == ActionKind::Quick),
            Manner::Quickcast => {
                if !caster.flags.quickcast {
                    return Err(Refusal::new(mw::QUICKCAST_12, "refusal-quickcast-used"));
                }
                match as_quick(self) {
                    true => Ok(true),
                    false => Err(Refusal::new(mw::QUICKCAST_03, "refusal-quickcast-full")),
                }
            }
            Manner::Action => {
                let phase = self.acting().filter(|phase| phase.creature == caster.id);
                let phase = phase.ok_or_else(|| unknown(mw::ACTION_03))?;
                match lines.action {
                    ActionKind::Quick => Ok(true),
                    ActionKind::Full if phase.moves == 0 => Ok(helpless),
                    ActionKind::Full => match as_quick(self) {
                        true => Ok(true),
                        false => Err(Refusal::new(mw::CAST_17, "refusal-full-action-after-move")),
                    },
                }
            }
        }
    }

    /// The ability of the caster that lets it cast this card as a quick spell.
    pub(crate) fn quickened_by(&self, caster: &Object, card: CardId) -> Option<u8> {
        let abilities = &self.card(caster).abilities;
        (0..).zip(abilities).find_map(|(at, ability)| match ability {
            Ability::AsQuickSpell { limit, spells }
                if derive::card_matches(spells, cards::card(card))
                    && self.judge_limit(caster, at, *limit).is_ok() =>
            {
                Some(at)
            }
            _ => None,
        })
    }

    pub(crate) fn is_attack_spell(&self, spell: Spell, card: CardId) -> bool {
        self.attack_bar_of(spell, card).is_some()
    }

    /// The bar a spell or ability attacks with, if it is an attack.
    fn attack_bar_of(&self, spell: Spell, card: CardId) -> Option<&'static AttackBar> {
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
        match derive::is_immune(self, bar, object) && !puts_out {
            true => Err(Refusal::new(mw::TRAIT_IMMUNITY_02, "refusal-immune")),
            false => Ok(()),
        }
    }

    /// MW-CAST-26, MW-TRAIT-MAGECAST-01, MW-FAMILIAR-01, MW-SPAWN-01: whether this caster may cast such a card.
    pub(super) fn judge_right(
        &self,
        seat: Seat,
        caster: &Object,
        card: &Card,
        spell: Spell,
    ) -> Result<(), Refusal> {
        if let Spell::Ability { .. } = spell {
            return Ok(());
        }
        if card.traits.contains(&Trait::Magecast) && self.card(caster).kind != Kind::Mage {
            return Err(Refusal::new(mw::TRAIT_MAGECAST_01, "refusal-magecast"));
        }
        self.judge_class(seat, card)?;
        if let Some((_, mana)) = &cards::compiled(caster.card).spawns
            && caster.mana < u16::from(*mana)
        {
            return Err(Refusal::new(mw::SPAWN_01, "refusal-spawnpoint-mana")
                .with("needed", *mana)
                .with("has", caster.mana));
        }
        Ok(())
    }

    /// MW-CAST-26, MW-RULING-58: cards of a class or school stay with mages of it.
    pub(crate) fn judge_class(&self, seat: Seat, card: &Card) -> Result<(), Refusal> {
        let fits = |mage: &Object| cards::compiled(mage.card).may_have(card);
        match self.mage(seat).is_some_and(fits) {
            true => Ok(()),
            false => Err(Refusal::new(mw::CAST_26, "refusal-class")),
        }
    }

    /// MW-CAST-27: nor do they come under the control of other mages.
    pub(super) fn judge_control(&self, seat: Seat, card: &Card) -> Result<(), Refusal> {
        self.judge_class(seat, card).map_err(|_| Refusal::new(mw::CAST_27, "refusal-class"))
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
                match derive::matches_from(self, &view, second, part) {
                    true => Ok(()),
                    false => Err(Refusal::new(mw::CAST_21, "refusal-target")),
                }
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
                match there && derive::card_matches(filter, cards::card(id)) {
                    true => Ok(()),
                    false => Err(Refusal::new(mw::CAST_03, "refusal-target")),
                }
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
            Spell::Card(_) | Spell::Bound(_) => (Some(caster), Some(cards::card(lines.card))),
            Spell::Ability { object, .. } => (self.find(object), None),
        };
        let view = Viewpoint { you, this, here, spell: Some(lines.card) };
        let bar = self.attack_bar_of(spell, lines.card);
        Aiming { caster, view, range: lines.range, card, bar }
    }

    /// An object as target of a spell: like the target line says, and not immune to it.
    pub(super) fn judge_aimed_at(
        &self,
        aiming: &Aiming<'_>,
        filter: &Filter,
        object: &Object,
    ) -> Result<(), Refusal> {
        let is_equipment = aiming.card.is_some_and(|card| card.kind == Kind::Equipment);
        if is_equipment && self.card(object).kind != Kind::Mage {
            return Err(Refusal::new(mw::EQUIP_01, "refusal-target"));
        }
        self.judge_object(&aiming.view, aiming.caster, aiming.range, filter, object)?;
        self.judge_proof(aiming, object)
    }

    /// Whether an object can be the target of such a spell at all.
    pub(super) fn judge_proof(&self, aiming: &Aiming<'_>, object: &Object) -> Result<(), Refusal> {
        if aiming.card.is_some_and(|card| self.is_immune_to(object, card)) {
            return Err(Refusal::new(mw::TRAIT_IMMUNITY_01, "refusal-immune"));
        }
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
        match derive::matches_from(self, view, filter, object) {
            true => Ok(()),
            false => Err(Refusal::new(mw::CAST_21, "refusal-target")),
        }
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

    fn judge_zone(
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
            && derive::bearings(self).summons
            && self.in_zone(zone).filter(|object| object.controller == you).any(|object| {
                self.card(object).abilities.iter().any(|ability| match ability {
                    Ability::SummonHere { condition, spells } => {
                        derive::card_matches(spells, card) && derive::holds(self, object, condition)
                    }
                    _ => false,
                })
            })
    }

    /// MW-TRAIT-IMMUNITY-01: never the target of a spell of that type.
    fn is_immune_to(&self, object: &Object, card: &Card) -> bool {
        let traits = derive::traits(self, object);
        let by_subtype = card.subtypes.iter().filter_map(|subtype| type_of(*subtype));
        let by_attack = card.attacks.iter().filter_map(|bar| bar.damage_type);
        let by_attack = by_attack.filter(|_| card.kind == Kind::Attack);
        // MW-TRAIT-IMMUNITY-02: what puts out fires may be aimed at the immune.
        if card.attacks.iter().any(|bar| bar.traits.contains(&AttackTrait::PutsOutFires)) {
            return false;
        }
        by_subtype.chain(by_attack).any(|damage_type| traits.is_immune(damage_type))
    }

    pub(crate) fn lines(&self, spell: Spell) -> Option<Lines> {
        match spell {
            Spell::Card(card) => Some(lines_of(card)),
            Spell::Bound(object) => Some(lines_of(self.find(object)?.bound?)),
            Spell::Ability { object, at } => {
                let object = self.find(object)?;
                match self.card(object).abilities.get(usize::from(at))? {
                    Ability::Use { timing: Timing::Spell(action), range, target, .. } => {
                        Some(Lines { card: object.card, action: *action, target, range: *range })
                    }
                    _ => None,
                }
            }
        }
    }

    /// The frame that asks for a spell now, as the right it is cast with.
    pub(crate) fn manner_now(&self) -> Option<Manner> {
        match self.agenda.peek()? {
            Frame::ActionPhase(_) => Some(Manner::Action),
            Frame::Turn { .. } | Frame::Around { .. } | Frame::Quickcast { .. } => {
                Some(Manner::Quickcast)
            }
            Frame::Deploy { .. } => Some(Manner::Deployment),
            _ => None,
        }
    }
}

/// MW-CAST-04
pub(super) fn judge_range(range: Range, distance: u8) -> Result<(), Refusal> {
    match (range.min..=range.max).contains(&distance) {
        true => Ok(()),
        false => Err(Refusal::new(mw::CAST_04, "refusal-range")
            .with("distance", distance)
            .with("min", range.min)
            .with("max", range.max)),
    }
}

/// MW-CAST-05
pub(super) fn judge_sight(sees: bool) -> Result<(), Refusal> {
    match sees {
        true => Ok(()),
        false => Err(Refusal::new(mw::CAST_05, "refusal-no-sight")),
    }
}

fn lines_of(id: CardId) -> Lines {
    let card = cards::card(id);
    Lines { card: id, action: card.action, target: &card.target, range: Some(card.range) }
}

/// The damage type a subtype of spells belongs to.
fn type_of(subtype: Subtype) -> Option<DamageType> {
    match subtype {
        Subtype::Flame => Some(DamageType::Flame),
        Subtype::Hydro => Some(DamageType::Hydro),
        Subtype::Light => Some(DamageType::Light),
        Subtype::Lightning => Some(DamageType::Lightning),
        Subtype::Poison => Some(DamageType::Poison),
        Subtype::Psychic => Some(DamageType::Psychic),
        Subtype::Wind => Some(DamageType::Wind),
        _ => None,
    }
}

pub(super) fn unknown(rule: kernel::RuleId) -> Refusal {
    Refusal::new(rule, "refusal-other-question")
}
