//! What mana can be paid with (MK-MANA).

use arrayvec::ArrayVec;
use kernel::Seat;

use crate::{
    cards::{
        CardId, Colors, Effect,
        effect::{CardFilter, Cards, Standing, TurnModifier},
    },
    content::{Color, Mana, SkillId, Time},
    flow::variants,
    state::{DiePlace, MageKnight, ManaFrom},
};

/// Mana that is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cost {
    Is(Mana),
    /// MK-CARD-06: the black mana for the strong effect of a Spell.
    StrongSpell,
    AnyBasic,
    /// MK-RULING-104: whatever can be used now.
    Any,
}

/// Costs of one play: a Spell with black mana and one more, or an altar.
pub type Costs = ArrayVec<Cost, 5>;

/// Ways to pay one mana.
pub type Ways = ArrayVec<(ManaFrom, Mana), 64>;

/// All mana a seat could pay with now.
#[derive(Clone, Copy, Debug)]
pub struct Purse<'g> {
    tokens: [u8; 6],
    crystals: [u8; 4],
    /// Source dice by colour, and how many of them may still be used.
    dice: [u8; 6],
    dice_left: u8,
    stored: Option<Mana>,
    endless: u8,
    gold: bool,
    black: bool,
    day: bool,
    dice_as_basic: bool,
    /// MK-VARIANT-FRIENDLY-04: gold dice do not stand for colours that lie in the Source.
    spares_gold: bool,
    /// A Skill turns one mana into its opposite.
    opposite: bool,
    /// Cards that can be discarded for mana spent at once, one copy of the card being played apart.
    hand: &'g [CardId],
    except: Option<CardId>,
    /// What colours a Wound and what another card gives, one bit a colour.
    discard_gives: [u8; 2],
}

impl<'g> Purse<'g> {
    /// `except`: a card that is about to be played and cannot be discarded as well.
    pub fn of(game: &'g MageKnight, seat: Seat, except: Option<CardId>) -> Self {
        let player = game.player(seat);
        let mut dice = [0; 6];
        let mut stored = None;
        for die in &game.source {
            match die.place {
                DiePlace::Source => dice[die.color.index()] += 1,
                DiePlace::Stored(owner) if owner == seat => stored = Some(die.color),
                DiePlace::Stored(_) | DiePlace::Claimed(_) | DiePlace::Used | DiePlace::Kept => (),
            }
        }
        let day = game.time_now() == Time::Day;
        // MK-MANA-07, MK-MANA-08, MK-MANA-09, MK-MANA-10, MK-RULING-71
        let (mut gold, mut black, mut dice_left) = (day, !day, game.turn.dice_left);
        let (mut endless, mut dice_as_basic) = (0, false);
        for modifier in game.turn.modifiers.iter() {
            match modifier {
                TurnModifier::NightAsDay => gold = true,
                TurnModifier::DayAsNight => black = true,
                TurnModifier::SourceClosed => dice_left = 0,
                TurnModifier::EndlessMana([one, other]) => {
                    endless |= 1 << one.index() | 1 << other.index();
                }
                TurnModifier::GoldAndBlackDiceAsBasic => dice_as_basic = true,
                _ => (),
            }
        }
        let mut purse = Purse {
            tokens: player.mana,
            crystals: player.crystals,
            dice,
            dice_left,
            stored,
            endless,
            gold,
            black,
            day,
            dice_as_basic,
            spares_gold: variants::friendly::spares_gold(game),
            opposite: false,
            hand: &player.hand,
            except,
            discard_gives: [0; 2],
        };
        for skill in player.skills.iter().filter(|skill| !skill.used && !skill.flipped) {
            match &skill.skill.printed().effect {
                Effect::Always(Standing::OppositeMana) => purse.opposite = true,
                Effect::Choose(options) => purse.add_discards(options),
                _ => (),
            }
        }
        purse
    }

    /// This card, and no other, is about to be played and cannot be discarded as well.
    pub(crate) fn set_aside(&mut self, card: CardId) {
        self.except = Some(card);
    }

    /// Options of a Skill that discards a card for mana to be spent at once.
    fn add_discards(&mut self, options: &[Effect]) {
        for option in options {
            if let Effect::All(
                [
                    Effect::Discard { cards: Cards::Exactly(1), of, .. },
                    Effect::GainMana { colors: Colors::OneOf(colors), spent_at_once: true, .. },
                ],
            ) = option
            {
                let slot = usize::from(*of != CardFilter::Wound);
                self.discard_gives[slot] =
                    colors.iter().fold(0, |bits, mana| bits | 1 << mana.index());
            }
        }
    }

    /// Every different way to pay this.
    pub fn ways(&self, cost: Cost) -> Ways {
        let mut ways = Ways::new();
        self.any_way(cost, &mut |from, used_as| {
            if !ways.contains(&(from, used_as)) && !ways.is_full() {
                ways.push((from, used_as));
            }
            false
        });
        ways
    }

    /// Whether a way to pay this is the one looked for. Some ways come up more than once.
    #[inline]
    fn any_way(&self, cost: Cost, is_it: &mut impl FnMut(ManaFrom, Mana) -> bool) -> bool {
        match cost {
            Cost::Is(mana) => self.any_way_of(mana, is_it),
            // MK-RULING-112: gold stands for this black at Night, and for no other.
            Cost::StrongSpell => {
                self.any_way_of(Mana::Black, is_it)
                    || self.opposite && !self.day && self.any_pure(Mana::Gold, Mana::Black, is_it)
            }
            Cost::AnyBasic | Cost::Any => {
                Color::ALL.into_iter().any(|color| self.any_way_of(Mana::of(color), is_it))
                    || cost == Cost::Any && self.any_way_of(Mana::Black, is_it)
            }
        }
    }

    fn any_way_of(&self, mana: Mana, is_it: &mut impl FnMut(ManaFrom, Mana) -> bool) -> bool {
        // MK-MANA-08, MK-MANA-11: black is black, and only where it can be used; gold is never asked for.
        let usable = mana != Mana::Gold && (mana != Mana::Black || self.black);
        let basic = mana.basic().is_some();
        let as_basic = |die| self.has_die(die, mana);
        usable && self.any_pure(mana, mana, is_it)
            || usable && self.discard_gives != [0; 2] && self.any_discard(mana, is_it)
            || basic && self.gold && self.any_pure(Mana::Gold, mana, is_it)
            || basic
                && self.dice_as_basic
                && [Mana::Gold, Mana::Black]
                    .into_iter()
                    .any(|die| as_basic(die) && is_it(ManaFrom::Die(die), mana))
            || self.opposite
                && opposites(mana, self.day).any(|other| self.any_pure(other, mana, is_it))
    }

    /// Cards of the hand that a Skill turns into this mana.
    fn any_discard(&self, mana: Mana, is_it: &mut impl FnMut(ManaFrom, Mana) -> bool) -> bool {
        self.hand.iter().any(|card| {
            let copies = self.hand.iter().filter(|held| *held == card).count();
            let free = copies > usize::from(self.except == Some(*card));
            let gives = self.discard_gives[usize::from(!card.is_wound())];
            free && gives & 1 << mana.index() != 0 && is_it(ManaFrom::Discard(*card), mana)
        })
    }

    /// Mana of one colour wherever it lies, used as another.
    fn any_pure(
        &self,
        own: Mana,
        used_as: Mana,
        is_it: &mut impl FnMut(ManaFrom, Mana) -> bool,
    ) -> bool {
        let crystals = own.basic().map_or(0, |color| self.crystals[color as usize]);
        self.endless & 1 << own.index() != 0 && is_it(ManaFrom::Endless(own), used_as)
            || self.tokens[own.index()] > 0 && is_it(ManaFrom::Token(own), used_as)
            || crystals > 0 && is_it(ManaFrom::Crystal(own), used_as)
            || self.has_die(own, used_as) && is_it(ManaFrom::Die(own), used_as)
            || self.stored == Some(own) && is_it(ManaFrom::StoredDie(own), used_as)
    }

    /// Whether a Source die of this colour can be used as that one.
    fn has_die(&self, own: Mana, used_as: Mana) -> bool {
        let spared = self.spares_gold
            && own == Mana::Gold
            && used_as != Mana::Gold
            && self.dice[used_as.index()] > 0;
        self.dice_left > 0 && self.dice[own.index()] > 0 && !spared
    }

    /// The purse after one payment.
    #[must_use]
    fn without(mut self, from: ManaFrom, used_as: Mana) -> Purse<'g> {
        if self.needs_opposite(from, used_as) {
            self.opposite = false;
        }
        match from {
            ManaFrom::Token(mana) => {
                self.tokens[mana.index()] = self.tokens[mana.index()].saturating_sub(1);
            }
            ManaFrom::Crystal(mana) => {
                if let Some(color) = mana.basic() {
                    let held = &mut self.crystals[color as usize];
                    *held = held.saturating_sub(1);
                }
            }
            ManaFrom::Die(mana) => {
                self.dice[mana.index()] = self.dice[mana.index()].saturating_sub(1);
                self.dice_left = self.dice_left.saturating_sub(1);
            }
            ManaFrom::StoredDie(_) => self.stored = None,
            ManaFrom::Endless(_) => (),
            ManaFrom::Discard(_) => self.discard_gives = [0; 2],
        }
        self
    }

    /// Whether only the Skill for opposite colours allows this payment.
    pub fn needs_opposite(&self, from: ManaFrom, used_as: Mana) -> bool {
        let plain = Purse { opposite: false, ..*self };
        self.opposite && !plain.has_way(from, used_as, Cost::Is(used_as))
    }

    /// Whether all of this can be paid together.
    pub fn affords(&self, costs: &[Cost]) -> bool {
        let [first, rest @ ..] = costs else { return true };
        self.any_way(*first, &mut |from, used_as| self.leaves(from, used_as, rest))
    }

    /// Whether this is one of its ways to pay.
    fn has_way(&self, from: ManaFrom, used_as: Mana, cost: Cost) -> bool {
        self.any_way(cost, &mut |one, color| (one, color) == (from, used_as))
    }

    /// Whether one of its [`Purse::ways`] to pay leaves enough for the other costs.
    pub(crate) fn leaves(&self, from: ManaFrom, used_as: Mana, rest: &[Cost]) -> bool {
        rest.is_empty() || self.without(from, used_as).affords(rest)
    }
}

/// What can stand for this colour once a Skill turns mana into its opposite: by Day black for any basic colour.
fn opposites(mana: Mana, day: bool) -> impl Iterator<Item = Mana> {
    let opposite = match mana {
        Mana::Red => Some(Mana::Blue),
        Mana::Blue => Some(Mana::Red),
        Mana::White => Some(Mana::Green),
        Mana::Green => Some(Mana::White),
        Mana::Black | Mana::Gold => None,
    };
    opposite.into_iter().chain(opposite.filter(|_| day).map(|_| Mana::Black))
}

/// The Skill of this seat that pays this way, if any.
pub(crate) fn paying_skill(game: &MageKnight, seat: Seat, discards: bool) -> Option<SkillId> {
    let usable = game.player(seat).skills.iter().filter(|skill| !skill.used && !skill.flipped);
    let fits = |skill: SkillId| match skill.printed().effect {
        Effect::Always(Standing::OppositeMana) => !discards,
        Effect::Choose(
            [
                Effect::All([Effect::Discard { .. }, Effect::GainMana { spent_at_once: true, .. }]),
                ..,
            ],
        ) => discards,
        _ => false,
    };
    usable.map(|state| state.skill).find(|skill| fits(*skill))
}
