//! Whether what a spell would bring into play has its place there: same names, Unique, Legendary, new hosts,
//! locations of equipment.

use kernel::{Refusal, Seat};
use rules::mw;

use super::{Aim, Spell};
use crate::{
    cards::{self, CardId},
    derive::{self, Viewpoint},
    legal::{Judgement, forbid, needs, other_question, placement},
    state::{Face, MageWars, Object, ObjectId, Place, Zone},
    vocabulary::{Kind, Location, Locations, Target, filter::ZoneFilter},
};

impl MageWars {
    pub(crate) fn judge_fit(&self, you: Seat, spell: Spell, card: CardId, on: Aim) -> Judgement {
        if let Spell::Ability { .. } = spell {
            return Ok(());
        }
        match cards::card(card).kind {
            Kind::Creature | Kind::Mage | Kind::Orb | Kind::Tile => {
                placement::copies_fit(self, card, you, None)
            }
            Kind::Conjuration | Kind::Wall => {
                let place = on.place().ok_or_else(|| other_question(mw::CAST_03))?;
                placement::conjuration_fits(self, card, you, place, None).map_err(|refusal| {
                    // What must not be in play together cannot be cast there (MW-CONJ-16, MW-WALL-03).
                    match refusal.rule {
                        mw::CONJ_15 => Refusal::new(mw::CONJ_16, "refusal-zone-exclusive"),
                        mw::WALL_02 => Refusal::new(mw::WALL_03, "refusal-border-taken"),
                        _ => refusal,
                    }
                })
            }
            Kind::Enchantment => {
                placement::copies_fit(self, card, you, None)?;
                let place = on.place().ok_or_else(|| other_question(mw::CAST_03))?;
                self.judge_same_name(you, card, place)
            }
            Kind::Equipment => {
                let mage = on.object().ok_or_else(|| other_question(mw::EQUIP_01))?;
                self.judge_equipment(you, card, mage)
            }
            Kind::Incantation => match on.discarded() {
                Some(back) => {
                    // MW-CAST-39
                    if let Aim::DiscardedOf(..) = on {
                        self.judge_control(you, cards::card(back))?;
                    }
                    placement::copies_fit(self, back, you, None).map_err(|refusal| {
                        if refusal.rule == mw::TRAIT_LEGENDARY_01 {
                            Refusal::new(mw::TRAIT_LEGENDARY_02, "refusal-legendary")
                        } else {
                            refusal
                        }
                    })
                }
                None => Ok(()),
            },
            Kind::Attack => Ok(()),
        }
    }

    /// MW-ENCH-06, MW-MULTI-07, MW-RULING-57: no second one of the same name on the same side, hidden or not.
    fn judge_same_name(&self, you: Seat, id: CardId, place: Place) -> Judgement {
        let doubled = |other: &&Object| {
            other.card == id && other.place == place && self.same_team(you, other.controller)
        };
        let doubled = match place {
            Place::On(host) => self.attached_to(host).find(doubled),
            Place::Zone(_) | Place::Border(_) | Place::Away(_) => self.objects.iter().find(doubled),
        };
        let by_friend = doubled.is_some_and(|other| other.controller != you);
        let rule = if by_friend { mw::MULTI_07 } else { mw::ENCH_06 };
        forbid(doubled.is_some(), rule, "refusal-same-name")
    }

    /// MW-CONJ-07, MW-CONJ-15: whether something that is moved may come to be in this zone.
    pub(crate) fn judge_landing(&self, object: &Object, zone: Zone) -> Judgement {
        if self.card(object).kind != Kind::Conjuration {
            return Ok(());
        }
        let exclusive =
            |other: &Object| derive::traits(self, other).has(derive::Flag::ZoneExclusive);
        for other in self.in_zone(zone) {
            if other.id == object.id || self.card(other).kind != Kind::Conjuration {
                continue;
            }
            forbid(other.card == object.card, mw::CONJ_07, "refusal-same-name")?;
            forbid(exclusive(object) && exclusive(other), mw::CONJ_15, "refusal-zone-exclusive")?;
        }
        Ok(())
    }

    /// Whether an enchantment can be attached there, when somebody takes it elsewhere.
    pub(crate) fn judge_new_host(
        &self,
        you: Seat,
        enchantment: &Object,
        place: Place,
        steals: bool,
    ) -> Judgement {
        // MW-RULING-99: who steals may leave it where it is.
        forbid(enchantment.place == place && !steals, mw::CAST_03, "refusal-target")?;
        self.judge_control(you, self.card(enchantment))?;
        let view =
            Viewpoint { you, this: Some(enchantment), here: None, beside: None, spell: None };
        let fits = match (&self.card(enchantment).target, place) {
            (Target::Object(filter) | Target::ZoneOrObject(filter), Place::On(host)) => {
                self.find(host).is_some_and(|host| derive::matches_from(self, &view, filter, host))
            }
            (Target::ZoneOrObject(_) | Target::Zone(ZoneFilter::Any), Place::Zone(_)) => true,
            (Target::Zone(ZoneFilter::WithoutEnemyWalkers), Place::Zone(zone)) => {
                !self.has_walkers(you, zone)
            }
            (Target::Zone(ZoneFilter::WithOrb), Place::Zone(zone)) => {
                self.orbs_in(zone).next().is_some()
            }
            (Target::Zone(ZoneFilter::WithoutEnemyCreatures), Place::Zone(zone)) => !self
                .in_zone(zone)
                .any(|object| self.is_creature(object) && self.is_enemy(you, object)),
            _ => false,
        };
        needs(fits, mw::CAST_21, "refusal-target")?;
        let host = place.host().and_then(|host| self.find(host));
        let immune =
            host.is_some_and(|host| derive::is_immune_to_spell(self, enchantment.card, host));
        forbid(immune, mw::TRAIT_IMMUNITY_01, "refusal-immune")?;
        let doubled = self.objects.iter().any(|other| {
            other.place == place
                && other.card == enchantment.card
                && other.id != enchantment.id
                && (self.same_team(you, other.controller)
                    || other.face == Face::Up && enchantment.face == Face::Up)
        });
        forbid(doubled, mw::ENCH_06, "refusal-same-name")
    }

    /// MW-EQUIP-08 to MW-EQUIP-11, MW-RULING-21: friends replace what is in the way, enemies cannot.
    fn judge_equipment(&self, you: Seat, id: CardId, mage: ObjectId) -> Judgement {
        let Some(mage) = self.find(mage) else { return Err(other_question(mw::EQUIP_01)) };
        self.judge_control(mage.controller, cards::card(id))?;
        if self.same_team(you, mage.controller) {
            return Ok(());
        }
        let choices = locations_of(id);
        let free = choices.iter().any(|location| {
            placement::equipment_conflicts(self, mage.id, id, *location, None).is_empty()
        });
        needs(free, mw::EQUIP_09, "refusal-location")
    }
}

/// The choices a card leaves its wearer; one without a choice is `None`.
pub(crate) fn locations_of(id: CardId) -> Vec<Option<Location>> {
    match cards::card(id).locations {
        Some(Locations::Either(one, other)) => vec![Some(one), Some(other)],
        Some(Locations::One(_) | Locations::Both(..)) | None => vec![None],
    }
}
