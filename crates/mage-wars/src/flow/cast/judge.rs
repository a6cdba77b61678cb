//! Whether a spell can be cast: by whom, with which action, on what, for how much.

use kernel::{Refusal, Seat};
use rules::mw;

use super::{Aim, Cast, CastTiming, Spell};
use crate::{
    cards::{self, CardId, Compiled},
    derive::{self, Flag, Kinds},
    legal::{self, Judgement, forbid, needs, other_question},
    state::{BOUND_SLOT, MageWars, Object, ObjectId, Place, Prepared},
    vocabulary::{Ability, ActionKind, Card, Kind, Limit, Range, Target, Timing, Trait},
};

/// The printed lines a spell or ability is judged by.
#[derive(Clone, Copy)]
pub(crate) struct Lines {
    pub card: CardId,
    pub action: ActionKind,
    pub target: &'static Target,
    /// `None`: anywhere, seen or not.
    pub range: Option<Range>,
    /// What those are that the target line can mean.
    pub kinds: Kinds,
}

impl Lines {
    /// Those of an ability.
    pub(crate) fn of_ability(
        card: CardId,
        at: u8,
        action: ActionKind,
        target: &'static Target,
        range: Option<Range>,
    ) -> Self {
        let kinds = cards::compiled(card).ability_kinds.get(usize::from(at)).copied();
        Lines { card, action, target, range, kinds: kinds.unwrap_or(Kinds::ALL) }
    }
}

/// Who casts, and with which right.
#[derive(Clone, Copy)]
pub(crate) struct Caster<'a> {
    pub seat: Seat,
    pub object: &'a Object,
    pub timing: CastTiming,
    helpless: bool,
}

impl<'a> Caster<'a> {
    pub(crate) fn new(game: &MageWars, seat: Seat, object: &'a Object, timing: CastTiming) -> Self {
        let helpless = derive::traits(game, object).has(Flag::Incapacitated);
        Caster { seat, object, timing, helpless }
    }
}

impl MageWars {
    /// Whether a spell can be cast so, or the rule against it.
    pub(crate) fn judge_cast(
        &self,
        seat: Seat,
        caster: ObjectId,
        spell: Spell,
        on: Aim,
        timing: CastTiming,
    ) -> Judgement {
        let object = self.find(caster).ok_or_else(|| other_question(mw::CAST_02))?;
        forbid(object.controller != seat, mw::GEN_06, "refusal-not-yours")?;
        let caster = Caster::new(self, seat, object, timing);
        let lines = self.judge_source(&caster, spell)?;
        // Most targets are out of reach; whether the action fits is asked of those that are not.
        self.judge_aim(&self.aiming(seat, object, spell, lines), on)?;
        let cast = self.declared(&caster, spell, on)?;
        self.judge_right(&caster, cards::card(lines.card), spell)?;
        self.judge_fit(seat, spell, lines.card, on)?;
        legal::mana_suffices(self.cost_of(&cast), self.mana_for(object))
    }

    /// A spell as it is declared by a caster that may cast it.
    pub(crate) fn declared(
        &self,
        caster: &Caster<'_>,
        spell: Spell,
        on: Aim,
    ) -> Result<Cast, Refusal> {
        let lines = match spell {
            Spell::Card(card) => Some(lines_by(caster.object, card)),
            Spell::Bound(_) | Spell::Ability { .. } => self.lines(spell),
        };
        let lines = lines.ok_or_else(|| other_question(mw::CAST_02))?;
        let quick = self.judge_action_type(caster, spell, lines)?;
        let stamps = self.stamps(caster.object.id, on);
        Ok(Cast { on, stamps, ..Cast::draft(caster, spell, lines.card, quick) })
    }

    /// MW-ACTION-30: whether somebody casts spells in this timing at all.
    pub(super) fn judge_caster(&self, caster: &Caster<'_>) -> Judgement {
        let compiled = cards::compiled(caster.object.card);
        let is_mage = compiled.card.kind == Kind::Mage;
        let casts = match caster.timing {
            CastTiming::Deployment => compiled.spawns.is_some(),
            CastTiming::Quickcast => is_mage, // MW-QUICKCAST-02
            // MW-FAMILIAR-09: what is no creature has no Action Phase.
            CastTiming::Action => is_mage || compiled.familiar.is_some() && compiled.is_creature(),
            CastTiming::Around => compiled.casts_around,
        };
        needs(casts, mw::ACTION_30, "refusal-no-caster")
    }

    /// MW-READY-23: prepared, bound, or offered by a card in play.
    pub(super) fn judge_source(&self, caster: &Caster<'_>, spell: Spell) -> Result<Lines, Refusal> {
        self.judge_caster(caster)?;
        let Caster { seat, object: caster, .. } = *caster;
        match spell {
            Spell::Card(card) => {
                let wanted = Prepared { card, caster: caster.id };
                let player = self.player(seat);
                let prepared = player.is_some_and(|player| player.prepared.contains(&wanted));
                needs(prepared, mw::READY_23, "refusal-not-prepared")?;
                Ok(lines_by(caster, card))
            }
            Spell::Bound(id) => {
                let is_mage = self.card(caster).kind == Kind::Mage;
                // MW-FAMILIAR-12: a familiar casts what is bound to it itself, and its mage does not.
                let own = |object: &&Object| {
                    let casts_itself = cards::compiled(object.card).familiar.is_some();
                    object.controller == seat
                        && if casts_itself { object.id == caster.id } else { is_mage }
                };
                let object = self.find(id).filter(own);
                let object = object.ok_or_else(|| other_question(mw::SPELLBIND_04))?;
                let card = object.bound.ok_or_else(|| other_question(mw::SPELLBIND_04))?;
                forbid(object.uses(BOUND_SLOT) > 0, mw::SPELLBIND_05, "refusal-bound-used")?;
                Ok(lines_of(card))
            }
            Spell::Ability { object, at } => {
                let own = |it: &Object| it.id == caster.id || it.place == Place::On(caster.id);
                let offered = self.offered(object, at).filter(|(it, ..)| own(it));
                let (object, limit, lines) = offered.ok_or_else(|| other_question(mw::CAST_29))?;
                self.judge_limit(object, at, limit)?;
                Ok(lines)
            }
        }
    }

    /// Whether an ability can be used once more.
    pub(crate) fn judge_limit(&self, object: &Object, at: u8, limit: Limit) -> Judgement {
        let left = match limit {
            Limit::None => true,
            Limit::PerRound(most) | Limit::EachOnce { at_most: most } => object.uses(at) < most,
            Limit::PerRoundTogether(most) => self.uses_together(object) < most,
            Limit::PerGame(_) => !object.is_spent(at),
        };
        needs(left, mw::GEN_01, "refusal-ability-used")
    }

    /// How often in this round those abilities were used that share a limit.
    fn uses_together(&self, object: &Object) -> u8 {
        let shares = |ability: &Ability| match ability {
            Ability::Use { limit, .. } => matches!(limit, Limit::PerRoundTogether(_)),
            _ => false,
        };
        let abilities = (0..).zip(&self.card(object).abilities);
        abilities.filter(|(_, it)| shares(it)).map(|(at, _)| object.uses(at)).sum()
    }

    /// MW-CAST-16, MW-CAST-17: whether it is cast as a quick spell, if its caster, helpless or not, may cast it now at all.
    pub(super) fn judge_action_type(
        &self,
        caster: &Caster<'_>,
        spell: Spell,
        lines: Lines,
    ) -> Result<bool, Refusal> {
        let Caster { object: caster, timing, helpless, .. } = *caster;
        let as_quick = |game: &Self| match (lines.action, spell) {
            (ActionKind::Quick, _) => true,
            (ActionKind::Full, Spell::Card(card)) => game.quickened_by(caster, card).is_some(),
            (ActionKind::Full, Spell::Bound(_) | Spell::Ability { .. }) => false,
        };
        if helpless && timing != CastTiming::Deployment {
            let is_mage = self.card(caster).kind == Kind::Mage;
            needs(is_mage, mw::COND_INCAP_01, "refusal-incapacitated")?;
            let attacks = self.attack_bar_of(spell, lines.card).is_some();
            let barred = attacks || lines.action == ActionKind::Full && !as_quick(self);
            forbid(barred, mw::COND_INCAP_03, "refusal-incapacitated-spell")?;
        }
        match timing {
            CastTiming::Deployment | CastTiming::Around => Ok(lines.action == ActionKind::Quick),
            CastTiming::Quickcast => {
                needs(caster.flags.quickcast, mw::QUICKCAST_12, "refusal-quickcast-used")?;
                needs(as_quick(self), mw::QUICKCAST_03, "refusal-quickcast-full")?;
                Ok(true)
            }
            CastTiming::Action => {
                let phase = self.action_phase().filter(|phase| phase.creature == caster.id);
                let phase = phase.ok_or_else(|| other_question(mw::ACTION_03))?;
                match lines.action {
                    ActionKind::Quick => Ok(true),
                    ActionKind::Full if phase.moves == 0 => Ok(helpless),
                    ActionKind::Full => {
                        let message = "refusal-full-action-after-move";
                        needs(as_quick(self), mw::CAST_17, message).map(|()| true)
                    }
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

    /// MW-CAST-26, MW-TRAIT-MAGECAST-01, MW-FAMILIAR-01, MW-SPAWN-01: whether this caster may cast such a card.
    pub(super) fn judge_right(&self, by: &Caster<'_>, card: &Card, spell: Spell) -> Judgement {
        let caster = by.object;
        if let Spell::Ability { .. } = spell {
            return Ok(());
        }
        let for_mages = card.traits.contains(&Trait::Magecast);
        let barred = for_mages && self.card(caster).kind != Kind::Mage;
        forbid(barred, mw::TRAIT_MAGECAST_01, "refusal-magecast")?;
        self.judge_class(by.seat, card)?;
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
    pub(crate) fn judge_class(&self, seat: Seat, card: &Card) -> Judgement {
        let fits = |mage: &Object| cards::compiled(mage.card).may_have(card);
        needs(self.mage(seat).is_some_and(fits), mw::CAST_26, "refusal-class")
    }

    /// MW-CAST-27: nor do they come under the control of other mages.
    pub(super) fn judge_control(&self, seat: Seat, card: &Card) -> Judgement {
        self.judge_class(seat, card).map_err(|_| Refusal::new(mw::CAST_27, "refusal-class"))
    }

    pub(crate) fn lines(&self, spell: Spell) -> Option<Lines> {
        match spell {
            Spell::Card(card) => Some(lines_of(card)),
            Spell::Bound(object) => Some(lines_of(self.find(object)?.bound?)),
            Spell::Ability { object, at } => Some(self.offered(object, at)?.2),
        }
    }

    /// What a card in play offers as a spell, how often, and by which lines.
    fn offered(&self, object: ObjectId, at: u8) -> Option<(&Object, Limit, Lines)> {
        let object = self.find(object)?;
        match self.card(object).abilities.get(usize::from(at))? {
            Ability::Use { timing: Timing::Spell(action), limit, range, target, .. } => {
                let lines = Lines::of_ability(object.card, at, *action, target, *range);
                Some((object, *limit, lines))
            }
            _ => None,
        }
    }
}

/// The lines of a card as this caster casts it.
pub(super) fn lines_by(caster: &Object, id: CardId) -> Lines {
    let lines = lines_of(id);
    match cards::compiled(caster.card).casts_as {
        Some((action, range)) => Lines { action, range: Some(range), ..lines },
        None => lines,
    }
}

pub(super) fn lines_of(id: CardId) -> Lines {
    let Compiled { card, target_kinds: kinds, .. } = cards::compiled(id);
    let range = Some(card.range);
    Lines { card: id, action: card.action, target: &card.target, range, kinds: *kinds }
}
