//! Imagining what a viewer cannot know: other spellbooks, prepared and bound spells, what lies hidden.
//!
//! Nothing of the real secret enters: every unknown card is dealt anew from all cards it could be by what everyone can
//! see.

use kernel::{Chance, Seat, Viewer};

use crate::{
    cards::{self, CardId, Compiled},
    derive,
    flow::{Frame, Spell},
    state::{MageWars, Object, ObjectId, Place},
    vocabulary::{Kind, Target},
};

pub(crate) fn determinize(game: &MageWars, viewer: Viewer, chance: &mut Chance) -> MageWars {
    let mut imagined = game.clone();
    imagined.deal_hidden(game, viewer, chance);
    imagined.deal_casts(game, viewer, chance);
    for seat in Seat::all(game.seats).filter(|seat| !game.shares(viewer, *seat)) {
        imagined.deal_book(seat, chance);
        imagined.deal_bound(seat, chance);
    }
    imagined.chance = Chance::seeded(chance.fork());
    imagined
}

impl MageWars {
    /// Other cards for what lies hidden: any enchantment that could lie there.
    fn deal_hidden(&mut self, game: &MageWars, viewer: Viewer, chance: &mut Chance) {
        let hidden: Vec<ObjectId> = game
            .objects
            .iter()
            .filter(|object| !game.knows(viewer, object))
            .map(|object| object.id)
            .collect();
        for (at, id) in hidden.iter().enumerate() {
            let mut pool: Vec<CardId> = cards::of_sets(self.sets)
                .iter()
                .copied()
                .filter(|card| cards::card(*card).kind == Kind::Enchantment)
                .filter(|card| {
                    game.could_lie(*id, *card)
                        && !self.is_taken(*id, *card, &hidden[at..])
                        && !self.stands_in_the_way(*id, *card)
                })
                .collect();
            chance.shuffle(&mut pool);
            if let (Some(card), Some(object)) = (pool.first(), self.objects.change_indexed(*id)) {
                object.card = *card;
            }
        }
    }

    /// Other enchantments for those that are being cast.
    fn deal_casts(&mut self, game: &MageWars, viewer: Viewer, chance: &mut Chance) {
        let mut dealt = Vec::new();
        for (cast, _) in self.agenda.iter().filter_map(Frame::cast) {
            let unknown = cards::card(cast.card).kind == Kind::Enchantment
                && !game.shares(viewer, cast.you)
                && !game.shares(viewer, cast.owner);
            let place = cast.on.place().filter(|_| unknown);
            dealt.push(place.and_then(|place| {
                let imagined = |card| {
                    let face = crate::state::Face::Down;
                    Object::new(ObjectId(u16::MAX), card, cast.you, place, face)
                };
                let mut pool: Vec<CardId> = cards::of_sets(game.sets)
                    .iter()
                    .copied()
                    .filter(|card| cards::card(*card).kind == Kind::Enchantment)
                    .filter(|card| {
                        game.could_be_there(&imagined(*card))
                            && !game.is_there_already(cast.you, *card, place)
                    })
                    .collect();
                chance.shuffle(&mut pool);
                pool.first().copied()
            }));
        }
        let mut dealt = dealt.into_iter();
        for frame in self.agenda.iter_mut() {
            let Some(cast) = frame.cast_mut() else { continue };
            if let Some(Some(card)) = dealt.next() {
                if let Spell::Card(known) = &mut cast.spell {
                    *known = card;
                }
                cast.card = card;
            }
        }
    }

    /// Other cards for a spellbook and what is prepared from it; each prepared card fits its caster.
    fn deal_book(&mut self, seat: Seat, chance: &mut Chance) {
        let Some(mage) = self.mage(seat).map(|mage| mage.card) else { return };
        let castable: Vec<CardId> = cards::of_sets(self.sets)
            .iter()
            .copied()
            .filter(|card| is_spell(*card) && cards::compiled(mage).may_have(cards::card(*card)))
            .collect();
        let any = |pool: &[CardId], chance: &mut Chance| {
            let at = chance.below(u32::try_from(pool.len()).unwrap_or(1).max(1)) as usize;
            pool.get(at).copied()
        };
        let Some(player) = self.player(seat) else { return };
        let (size, prepared) = (player.book.len(), player.prepared.clone());
        let book: Vec<CardId> = (0..size).filter_map(|_| any(&castable, chance)).collect();
        let mut dealt = Vec::new();
        for mut spell in prepared {
            let wanted = self.find(spell.caster).map(|caster| cards::compiled(caster.card));
            let wanted = wanted.and_then(Compiled::casts);
            let pool: Vec<CardId> = castable
                .iter()
                .copied()
                .filter(|card| {
                    wanted.is_none_or(|wanted| derive::card_matches(wanted, cards::card(*card)))
                })
                .collect();
            if let Some(card) = any(&pool, chance) {
                spell.card = card;
            }
            dealt.push(spell);
        }
        dealt.sort_by_key(|prepared| (prepared.caster, prepared.card));
        if let Some(player) = self.player_mut(seat) {
            player.book.clear();
            book.into_iter().for_each(|card| player.put_into_book(card));
            player.prepared = dealt;
        }
    }

    /// Other spells for what is bound and not yet shown.
    fn deal_bound(&mut self, seat: Seat, chance: &mut Chance) {
        let unknown: Vec<(ObjectId, CardId)> = self
            .objects
            .iter()
            .filter(|object| object.controller == seat && !object.bound_shown)
            .filter(|object| object.bound.is_some())
            .map(|object| (object.id, object.card))
            .collect();
        for (id, card) in unknown {
            let Some(binds) = &cards::compiled(card).binds else { continue };
            let mut pool: Vec<CardId> = cards::of_sets(self.sets)
                .iter()
                .copied()
                .filter(|card| derive::card_matches(binds, cards::card(*card)))
                .collect();
            chance.shuffle(&mut pool);
            if let (Some(bound), Some(object)) = (pool.first(), self.find_mut(id)) {
                object.bound = Some(*bound);
            }
        }
    }

    /// Whether a hidden enchantment might be this card, judging by where it lies.
    fn could_lie(&self, id: ObjectId, card: CardId) -> bool {
        let Some(object) = self.find(id) else { return false };
        let mut imagined = *object;
        imagined.card = card;
        self.could_be_there(&imagined)
    }

    fn could_be_there(&self, imagined: &Object) -> bool {
        match (imagined.place, &self.card(imagined).target) {
            (Place::On(host), _) => {
                self.find(host).is_some_and(|host| self.can_carry(imagined, host))
            }
            (Place::Zone(_), Target::Zone(_) | Target::ZoneOrObject(_)) => true,
            (Place::Zone(_) | Place::Border(_) | Place::Away(_), _) => false,
        }
    }

    /// MW-ENCH-06: whether the same side already has a card of this name there. Those in `undealt` do not count.
    fn is_taken(&self, id: ObjectId, card: CardId, undealt: &[ObjectId]) -> bool {
        let Some(object) = self.find(id) else { return false };
        self.objects.iter().any(|other| {
            other.place == object.place
                && self.same_team(other.controller, object.controller)
                && other.card == card
                && !undealt.contains(&other.id)
        })
    }

    /// Whether this card would have forbidden the spell that moves an enchantment now: nobody moves one to where the
    /// same side has its name already.
    fn stands_in_the_way(&self, id: ObjectId, card: CardId) -> bool {
        let Some(object) = self.find(id) else { return false };
        self.agenda.iter().filter_map(Frame::cast).any(|(cast, _)| {
            let moved = cast.on.object().and_then(|id| self.find(id));
            let Some(place) = cast.on.new_place() else { return false };
            let Some(moved) = moved.filter(|it| self.same_team(cast.you, it.controller)) else {
                return false;
            };
            if moved.id == id {
                self.is_there_already(cast.you, card, place)
            } else {
                object.place == place
                    && card == moved.card
                    && self.same_team(cast.you, object.controller)
            }
        })
    }

    fn is_there_already(&self, seat: Seat, card: CardId, place: Place) -> bool {
        self.objects.iter().any(|other| {
            other.place == place && other.card == card && self.same_team(other.controller, seat)
        })
    }
}

fn is_spell(card: CardId) -> bool {
    cards::card(card).kind.is_spell()
}
