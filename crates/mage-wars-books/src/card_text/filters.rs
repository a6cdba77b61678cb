//! Filters as noun phrases: `each other friendly living creature in this zone`.

use kernel::msg;

use super::{
    grammar::{Case, Determiner, Number, Phrase, Phrases, Speaker},
    names::{self, noun, property},
};
use mage_wars::text::card_message;
use mage_wars::vocabulary::{ActionKind, Filter, Kind, Target, Token, Trait};

/// "Other" is the first of all adjectives.
const OTHER_RANK: u8 = 0;

/// Whether a filter is about what is in play or about cards that are cast.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sense {
    Objects,
    Spells,
}

/// A property that must hold, or must not.
#[derive(Clone, Copy, Debug)]
struct Literal<'f> {
    holds: bool,
    filter: &'f Filter,
}

/// What is said of one alternative, before it is put in order.
#[derive(Default)]
struct Parts {
    /// A reference like "this creature", which needs no description.
    reference: Option<Phrase>,
    noun: Option<&'static str>,
    before: Vec<(u8, String)>,
    after: Vec<String>,
    /// Traits it must not have, said together.
    without: Vec<String>,
    /// Whether there are several.
    plural: bool,
}

impl Parts {
    fn put_before(&mut self, rank: u8, stem: String) {
        self.before.push((rank, stem));
    }
}

impl Speaker<'_> {
    /// What a filter describes, with this determiner. References like "this creature" keep their own.
    pub(super) fn filter(&self, filter: &Filter, determiner: Determiner, sense: Sense) -> Phrases {
        let alternatives = alternatives(Literal { holds: true, filter });
        let phrase = |literals: &Vec<Literal<'_>>| self.described(literals, determiner, sense);
        Phrases(alternatives.iter().map(phrase).collect())
    }

    pub(super) fn objects(&self, filter: &Filter, determiner: Determiner, case: Case) -> String {
        self.phrases(&self.filter(filter, determiner, Sense::Objects), case)
    }

    pub(super) fn spells(&self, filter: &Filter, determiner: Determiner, case: Case) -> String {
        self.phrases(&self.filter(filter, determiner, Sense::Spells), case)
    }

    /// The noun for something like this, without any description.
    pub(super) fn noun_for(&self, filter: &Filter) -> &'static str {
        match &self.filter(filter, Determiner::The, Sense::Objects).0[..] {
            [only] => only.noun,
            _ => noun::OBJECT,
        }
    }

    fn described(&self, literals: &[Literal<'_>], determiner: Determiner, sense: Sense) -> Phrase {
        let plural = determiner.number() == Number::Plural;
        let mut parts = Parts { plural, ..Parts::default() };
        for literal in literals {
            self.describe(*literal, sense, &mut parts);
        }
        for literal in literals {
            self.subtype(*literal, sense, &mut parts);
        }
        if !parts.without.is_empty() {
            let what = self.one_of(std::mem::take(&mut parts.without));
            parts.after.push(self.say(&msg!("ct-without", what = what)));
        }
        parts.before.sort_by_key(|(rank, _)| *rank);
        // "Another" where a language makes one word of it.
        let another = self.form(property::OTHER, "with-a").filter(|_| determiner == Determiner::A);
        let determiner = match (another, parts.before.first_mut()) {
            (Some(another), Some((OTHER_RANK, stem))) => {
                *stem = another;
                Determiner::Bare
            }
            _ => determiner,
        };
        let before = parts.before.into_iter().map(|(_, stem)| stem);
        if let Some(mut reference) = parts.reference {
            let provided: Vec<String> = before.chain(parts.after).collect();
            if !provided.is_empty() {
                let what = self.all_of(provided);
                reference.after.push(self.say(&msg!("ct-provided", what = what)));
            }
            return reference;
        }
        let fallback = match sense {
            Sense::Objects => noun::OBJECT,
            Sense::Spells => noun::SPELL,
        };
        Phrase {
            determiner,
            adjectives: before.collect(),
            noun: parts.noun.unwrap_or(fallback),
            after: parts.after,
        }
    }

    fn describe(&self, Literal { holds, filter }: Literal<'_>, sense: Sense, parts: &mut Parts) {
        match filter {
            Filter::Kind(kind) => self.kind(*kind, holds, sense, parts),
            Filter::Creature if holds => {
                parts.noun = Some(match sense {
                    Sense::Objects => noun::CREATURE,
                    Sense::Spells => names::spell(Kind::Creature),
                });
            }
            Filter::Creature => {
                parts.after.push(self.except(&Phrase::new(Determiner::None, noun::CREATURE)));
            }
            Filter::Named(name) => {
                let named = self.say(&msg!("ct-named", card = card_message(name)));
                parts.after.push(if holds { named } else { self.negated_behind(named) });
            }
            Filter::Class(class) => {
                let class = self.word(names::mage_class(*class));
                let of = self.say(&msg!("ct-of-class", class = class));
                parts.after.push(if holds { of } else { self.negated_behind(of) });
            }
            Filter::School(school) => {
                let id = names::school(*school);
                match (self.form(id, "adjective"), holds) {
                    (Some(stem), true) => parts.put_before(8, stem),
                    (Some(stem), false) => parts.put_before(8, self.negated(stem)),
                    (None, true) => {
                        parts.after.push(self.say(&msg!("ct-of-school", school = self.word(id))));
                    }
                    (None, false) => {
                        parts
                            .after
                            .push(self.say(&msg!("ct-not-of-school", school = self.word(id))));
                    }
                }
            }
            Filter::Level(min, max) => parts.after.push(self.levels(*min, *max, holds)),
            Filter::Action(ActionKind::Quick) => self.property(property::QUICK, 5, holds, parts),
            Filter::Action(ActionKind::Full) => self.property(property::FULL, 5, holds, parts),
            Filter::Epic => self.property(property::EPIC, 6, holds, parts),
            Filter::Living if !holds => self.has(&Trait::Nonliving, true, parts),
            Filter::Living => self.property(property::LIVING, 7, true, parts),
            Filter::Corporeal if !holds => self.has(&Trait::Incorporeal, true, parts),
            Filter::Corporeal => self.property(property::CORPOREAL, 7, true, parts),
            Filter::Has(held) => self.has(held, holds, parts),
            Filter::Channels => self.property(property::CHANNELS, 9, holds, parts),
            Filter::Damaged => self.property(property::DAMAGED, 3, holds, parts),
            Filter::SummonedThisRound => {
                self.property(property::SUMMONED_THIS_ROUND, 7, holds, parts);
            }
            Filter::Hidden => self.property(property::HIDDEN, 3, holds, parts),
            Filter::Revealed => self.property(property::REVEALED, 3, holds, parts),
            Filter::Friendly => self.property(property::FRIENDLY, 2, holds, parts),
            Filter::Enemy => self.property(property::ENEMY, 2, holds, parts),
            Filter::Yours if holds => parts.after.insert(0, self.behind(property::YOURS)),
            Filter::Yours => self.property(property::YOURS, 2, false, parts),
            Filter::Owned => self.property(property::OWNED, 2, holds, parts),
            Filter::This if !holds => self.property(property::OTHER, OTHER_RANK, true, parts),
            Filter::This => parts.reference = Some(self.this()),
            Filter::Host => self.reference(self.host(), holds, parts),
            Filter::YourMage => {
                self.reference(Phrase::new(Determiner::Your, noun::MAGE), holds, parts);
            }
            Filter::Chosen => self.reference(self.chosen(), holds, parts),
            Filter::Here => {
                let here = self.here();
                parts.after.push(if holds { here } else { self.negated_behind(here) });
            }
            Filter::Bordering => {
                let words = self.word(property::BORDERING);
                parts.after.push(if holds { words } else { self.negated_behind(words) });
            }
            Filter::Casts => self.property(property::CASTS, 9, holds, parts),
            Filter::OnHost => self.property(property::ON_HOST, 3, holds, parts),
            Filter::Within(zones) => {
                let words =
                    self.say(&msg!("ct-within-zones", zones = *zones, who = self.this_of()));
                parts.after.push(if holds { words } else { self.negated_behind(words) });
            }
            Filter::DamagedBy(by) => {
                let by = self.objects(by, Determiner::A, Case::Dat);
                let words = self.say(&msg!("ct-damaged-by", by = by));
                parts.after.push(if holds { words } else { self.negated_behind(words) });
            }
            Filter::Guarding => self.property(property::GUARDING, 3, holds, parts),
            Filter::Attached => self.property(property::ATTACHED, 3, holds, parts),
            Filter::With(other) => {
                let other = self.objects(other, Determiner::A, Case::Dat);
                let words = self.say(&msg!("ct-in-zone-with", who = other));
                parts.after.push(if holds { words } else { self.negated_behind(words) });
            }
            Filter::Harmed(whom) => {
                let whom = self.objects(whom, Determiner::A, Case::Acc);
                let words = self.say(&msg!("ct-that-harmed", whom = whom));
                parts.after.push(if holds { words } else { self.negated_behind(words) });
            }
            Filter::Marked(marker) => {
                let marker = self.word(names::marker(*marker));
                parts.after.push(self.say(&if holds {
                    msg!("ct-with", what = marker)
                } else {
                    msg!("ct-without", what = marker)
                }));
            }
            Filter::Token(token) => {
                if holds {
                    parts.noun = parts.noun.or(Some(carrier(*token)));
                }
                let token = self.word(names::token(*token));
                parts.after.push(self.say(&if holds {
                    msg!("ct-with-token", token = token)
                } else {
                    msg!("ct-without-token", token = token)
                }));
            }
            Filter::HadThisSpell => {
                let id = if holds { property::HAD_THIS_SPELL } else { property::NEW_TO_THIS_SPELL };
                self.property(id, 7, true, parts);
            }
            Filter::Carries(carried) => parts.after.push(if holds {
                let what = self.objects(carried, Determiner::A, Case::Dat);
                self.say(&msg!("ct-with", what = what))
            } else {
                let what = self.objects(carried, Determiner::A, Case::Acc);
                self.say(&msg!("ct-without", what = what))
            }),
            // Subtypes come after the rest: they may take the place of a noun. The others were taken apart.
            Filter::Subtype(_) | Filter::All(_) | Filter::Any(_) | Filter::Not(_) => (),
        }
    }

    fn has(&self, held: &Trait, holds: bool, parts: &mut Parts) {
        match (held, holds) {
            // Everything is one or the other.
            (Trait::Nonliving, false) => return self.property(property::LIVING, 7, true, parts),
            (Trait::Incorporeal, false) => {
                return self.property(property::CORPOREAL, 7, true, parts);
            }
            (Trait::Living, false) => return self.has(&Trait::Nonliving, true, parts),
            (_, _) => (),
        }
        let message = self.trait_message(held);
        let name = || self.form_of(&message, "noun").unwrap_or_else(|| self.say(&message));
        match (self.form(&message.id, "adjective"), holds) {
            (Some(stem), true) => parts.put_before(6, stem),
            (Some(stem), false) => parts.put_before(6, self.negated(stem)),
            (None, true) => parts.after.push(self.say(&msg!("ct-with", what = name()))),
            (None, false) => parts.without.push(name()),
        }
    }

    fn kind(&self, kind: Kind, holds: bool, sense: Sense, parts: &mut Parts) {
        match (holds, sense, kind) {
            (true, Sense::Spells, _) => parts.noun = Some(names::spell(kind)),
            // Whoever says creature means mages too (MW-GEN-17); this word does not.
            (true, Sense::Objects, Kind::Creature) => {
                parts.noun = Some(noun::CREATURE);
                self.property(property::NON_MAGE, 8, true, parts);
            }
            (true, Sense::Objects, _) => parts.noun = Some(names::object(kind)),
            (false, _, Kind::Mage) => self.property(property::NON_MAGE, 8, true, parts),
            (false, _, _) => {
                parts.after.push(self.except(&Phrase::new(Determiner::None, names::object(kind))));
            }
        }
    }

    /// A subtype is the noun where it can be one, else an adjective, else said behind the noun.
    fn subtype(&self, Literal { holds, filter }: Literal<'_>, sense: Sense, parts: &mut Parts) {
        let Filter::Subtype(subtype) = filter else { return };
        let id = names::subtype(*subtype);
        let free = match sense {
            Sense::Objects => matches!(parts.noun, None | Some(noun::CREATURE)),
            Sense::Spells => parts.noun.is_none(),
        };
        if holds && free && self.form(id, "plural").is_some() {
            parts.noun = Some(id);
            return;
        }
        match (self.form(id, "adjective"), holds) {
            (Some(stem), true) => parts.put_before(9, stem),
            (Some(stem), false) => parts.put_before(9, self.negated(stem)),
            (None, true) => {
                parts.after.insert(0, self.say(&msg!("ct-of-subtype", subtype = self.word(id))));
            }
            (None, false) => {
                parts
                    .after
                    .insert(0, self.say(&msg!("ct-not-of-subtype", subtype = self.word(id))));
            }
        }
    }

    fn reference(&self, phrase: Phrase, holds: bool, parts: &mut Parts) {
        if holds { parts.reference = Some(phrase) } else { parts.after.push(self.except(&phrase)) }
    }

    fn property(&self, id: &'static str, rank: u8, holds: bool, parts: &mut Parts) {
        let plural = || parts.plural.then(|| self.form(id, "after-plural")).flatten();
        let (words, behind) = match plural().or_else(|| self.form(id, "after")) {
            Some(words) => (words, true),
            None => (self.word(id), false),
        };
        match (behind, holds) {
            (true, true) => parts.after.push(words),
            (true, false) => parts.after.push(self.negated_behind(words)),
            (false, true) => parts.put_before(rank, words),
            (false, false) => parts.put_before(rank, self.negated(words)),
        }
    }

    fn behind(&self, id: &'static str) -> String {
        self.form(id, "after").unwrap_or_else(|| self.word(id))
    }

    fn negated(&self, what: String) -> String {
        self.say(&msg!("ct-not", what = what))
    }

    fn negated_behind(&self, what: String) -> String {
        self.say(&msg!("ct-not-behind", what = what))
    }

    fn except(&self, phrase: &Phrase) -> String {
        self.say(&msg!("ct-except", what = self.phrase(phrase, Case::Dat)))
    }

    pub(super) fn levels(&self, min: u8, max: u8, holds: bool) -> String {
        let levels = match (min, max) {
            (min, max) if min == max => msg!("ct-of-level", level = min),
            (min, u8::MAX) => msg!("ct-of-level-from", level = min),
            (min, max) => msg!("ct-of-levels", min = min, max = max),
        };
        let levels = self.say(&levels);
        if holds { levels } else { self.negated_behind(levels) }
    }

    fn this_of(&self) -> String {
        self.phrase(&self.this(), Case::Dat)
    }

    /// Where the object is that carries the word.
    fn here(&self) -> String {
        let message = match (&self.card.kind, &self.card.target) {
            _ if self.at_zone => msg!("ct-in-target-zone"),
            (Kind::Incantation | Kind::Attack, _) => msg!("ct-in-target-zone"),
            (Kind::Conjuration | Kind::Wall | Kind::Orb | Kind::Tile, _)
            | (Kind::Enchantment, Target::Zone(_)) => {
                msg!("ct-in-this-zone")
            }
            (Kind::Mage, _) => msg!("ct-in-zone-of-your-mage"),
            (Kind::Creature | Kind::Equipment | Kind::Enchantment, _) => {
                msg!("ct-in-zone-of", who = self.phrase(&self.bearer(), Case::Gen))
            }
        };
        self.say(&message)
    }
}

/// Who usually carries such a token.
fn carrier(token: Token) -> &'static str {
    match token {
        Token::Crush
        | Token::Mist
        | Token::Open
        | Token::Load
        | Token::Sink
        | Token::Skull
        | Token::Trap => noun::OBJECT,
        Token::Armor
        | Token::Banish
        | Token::Bloodreaper
        | Token::Egg
        | Token::Rage
        | Token::Pet
        | Token::Wrath
        | Token::Veteran
        | Token::HolyAvenger
        | Token::WoundedPrey => noun::CREATURE,
    }
}

/// The filter as alternatives, each a list of what must hold.
fn alternatives(Literal { holds, filter }: Literal<'_>) -> Vec<Vec<Literal<'_>>> {
    match (filter, holds) {
        (Filter::Not(inner), _) => alternatives(Literal { holds: !holds, filter: inner }),
        (Filter::All(parts), true) | (Filter::Any(parts), false) => {
            let mut found = vec![Vec::new()];
            for part in parts {
                let ways = alternatives(Literal { holds, filter: part });
                let extend = |start: &Vec<_>| {
                    let more = |way: &Vec<_>| [start.clone(), way.clone()].concat();
                    ways.iter().map(more).collect::<Vec<_>>()
                };
                found = found.iter().flat_map(extend).collect();
            }
            found
        }
        (Filter::Any(parts), true) | (Filter::All(parts), false) => {
            parts.iter().flat_map(|part| alternatives(Literal { holds, filter: part })).collect()
        }
        _ => vec![vec![Literal { holds, filter }]],
    }
}
