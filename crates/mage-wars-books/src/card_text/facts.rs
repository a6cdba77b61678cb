//! The lines of printed facts: name, type, cost, stats, attacks, defenses, traits, restrictions.

use kernel::msg;

use super::{
    LineKind,
    bars::{SEPARATOR, span_of},
    filters::Sense,
    grammar::{Case, Determiner, Speaker},
    names,
    who::Scope,
};
use crate::book::{breach::branch_message, training::mages};
use mage_wars::{
    text::card_message,
    vocabulary::{
        Amount, Branch, Cost, Filter, Locations, Restriction, School, Schools, Target,
        filter::ZoneFilter,
    },
};

pub(super) fn lines(speaker: &Speaker<'_>) -> Vec<(LineKind, String)> {
    let card = speaker.card;
    let mut lines = vec![(LineKind::Name, speaker.name()), (LineKind::Type, speaker.type_line())];
    if card.kind.is_spell() {
        lines.push((LineKind::Cost, speaker.cost_line()));
    }
    if let Some(stats) = speaker.stats() {
        lines.push((LineKind::Stats, stats));
    }
    lines.extend(card.attacks.iter().map(|bar| (LineKind::Attack, speaker.bar(bar))));
    lines.extend(card.defenses.iter().map(|it| (LineKind::Defense, speaker.defense(it))));
    if !card.traits.is_empty() {
        let traits: Vec<_> = card.traits.iter().map(|held| speaker.trait_text(held)).collect();
        lines.push((LineKind::Traits, traits.join(SEPARATOR)));
    }
    if !card.restrictions.is_empty() {
        let restrictions: Vec<_> =
            card.restrictions.iter().map(|it| speaker.restriction(*it)).collect();
        lines.push((LineKind::Restriction, restrictions.join(SEPARATOR)));
    }
    lines
}

impl Speaker<'_> {
    fn name(&self) -> String {
        let id = self.card.id.clone();
        self.say(&msg!("ct-name", id = id.clone(), name = card_message(&id)))
    }

    fn type_line(&self) -> String {
        let card = self.card;
        let mut facts = vec![self.word(names::kind(card.kind))];
        if !card.subtypes.is_empty() {
            let subtypes: Vec<_> =
                card.subtypes.iter().map(|it| self.word(names::subtype(*it))).collect();
            facts.push(subtypes.join(", "));
        }
        match &card.schools {
            Schools::None => (),
            Schools::One(school, level) => facts.push(self.school_level((*school, *level))),
            Schools::And(parts) => {
                facts
                    .push(self.all_of(parts.iter().map(|part| self.school_level(*part)).collect()));
            }
            Schools::Or(parts) => {
                facts
                    .push(self.one_of(parts.iter().map(|part| self.school_level(*part)).collect()));
            }
        }
        facts.extend(self.training());
        if let Some(locations) = card.locations {
            let word = |location| self.word(names::location(location));
            facts.push(match locations {
                Locations::One(one) => word(one),
                Locations::Both(one, other) => self.all_of(vec![word(one), word(other)]),
                Locations::Either(one, other) => self.one_of(vec![word(one), word(other)]),
            });
        }
        facts.join(SEPARATOR)
    }

    /// The schools a mage is trained in and opposed to (MW-BOOK-15).
    fn training(&self) -> Vec<String> {
        let Some(mage) = mages().iter().find(|mage| mage.card.id == self.card.id) else {
            return Vec::new();
        };
        let school = |school| self.word(names::school(school));
        let words = |branches: &[Branch]| -> Vec<String> {
            let words = branches.iter().map(|branch| match branch.school {
                Some(whole) if branch.is_whole(whole) => school(whole),
                _ => self.say(&branch_message(branch)),
            });
            words.collect()
        };
        let trained = self.all_of(words(&mage.trained));
        let elective: Vec<String> = mage.elective.iter().copied().map(school).collect();
        let mut facts = vec![self.say(&match elective {
            elective if elective.is_empty() => msg!("ct-trained", schools = trained),
            elective => {
                let elective = self.one_of(elective);
                msg!("ct-trained-elective", schools = trained, elective = elective)
            }
        })];
        if !mage.opposed.is_empty() {
            let schools = self.all_of(words(&mage.opposed));
            facts.push(self.say(&msg!("ct-opposed", schools = schools)));
        }
        facts
    }

    fn school_level(&self, (school, level): (School, u8)) -> String {
        let school = self.word(names::school(school));
        self.say(&msg!("ct-school-level", school = school, level = level))
    }

    /// Costs, action, range and target.
    fn cost_line(&self) -> String {
        let card = self.card;
        let mut facts = vec![self.say(&match &card.cost {
            Cost::Mana(mana) => msg!("ct-cost", mana = *mana),
            Cost::X(_) => msg!("ct-cost-x"),
        })];
        if let Some(amount) = &card.reveal_x {
            let amount = self.amount(amount, Scope::PLAIN);
            facts.push(self.say(&msg!("ct-reveal-cost-x", amount = amount)));
        } else if let Some(mana) = card.reveal_cost {
            let said = if card.mandatory {
                msg!("ct-reveal-cost-mandatory", mana = mana)
            } else {
                msg!("ct-reveal-cost", mana = mana)
            };
            facts.push(self.say(&said));
        }
        facts.push(self.word(names::action(card.action)));
        facts.push(self.say(&msg!("ct-range", range = span_of(card.range))));
        if let Some(target) = self.target(&card.target) {
            facts.push(self.say(&msg!("ct-target", target = target)));
        }
        if let Cost::X(amount) = &card.cost {
            facts.push(self.x_is(amount));
        }
        facts.join(SEPARATOR)
    }

    pub(super) fn x_is(&self, amount: &Amount) -> String {
        let amount = self.amount(amount, Scope::PLAIN);
        self.say(&msg!("ct-x-is", amount = amount))
    }

    /// What is targeted, without a determiner.
    pub(super) fn target(&self, target: &Target) -> Option<String> {
        Some(match target {
            Target::None => return None,
            Target::Arena => self.say(&msg!("ct-target-arena")),
            Target::Zone(ZoneFilter::Any) => self.say(&msg!("ct-target-zone")),
            Target::Zone(ZoneFilter::AwayFrom(subtype)) => {
                let near = Filter::Subtype(*subtype).and(Filter::Friendly);
                let what = self.objects(&near, Determiner::A, Case::Dat);
                self.say(&msg!("ct-target-zone-away-from", what = what))
            }
            Target::Zone(ZoneFilter::WithoutEnemyCreatures) => {
                self.say(&msg!("ct-target-zone-without-enemies"))
            }
            Target::Zone(ZoneFilter::WithOrb) => self.say(&msg!("ct-target-zone-with-orb")),
            Target::Zone(ZoneFilter::BesideOwnOrb) => self.say(&msg!("ct-target-zone-beside-orb")),
            Target::Zone(ZoneFilter::WithoutEnemyWalkers) => {
                self.say(&msg!("ct-target-zone-without-walkers"))
            }
            Target::ZoneOrPair => self.say(&msg!("ct-target-zone-or-pair")),
            Target::Border => self.say(&msg!("ct-target-border")),
            Target::Object(filter) => self.bare(filter),
            Target::ZoneOrObject(filter) => {
                self.say(&msg!("ct-target-zone-or", object = self.bare(filter)))
            }
            Target::ObjectAndZone(filter) => {
                self.say(&msg!("ct-target-and-zone", object = self.bare(filter)))
            }
            Target::EnchantmentAndHost(filter) => {
                self.say(&msg!("ct-target-and-host", object = self.bare(filter)))
            }
            Target::ObjectAndAttached(filter, attached) => self.say(&msg!(
                "ct-target-and-attached",
                object = self.bare(filter),
                attached = self.objects(attached, Determiner::A, Case::Nom),
            )),
            Target::Discarded(filter) => {
                let card = self.filter(filter, Determiner::Bare, Sense::Objects);
                self.say(&msg!("ct-target-discarded", object = self.phrases(&card, Case::Nom)))
            }
            Target::ZoneNear(near) => {
                let near = near.iter().map(|(filter, within)| {
                    let what = self.objects(filter, Determiner::A, Case::Dat);
                    self.say(&msg!("ct-zone-near", what = what, zones = *within))
                });
                let near = self.one_of(near.collect());
                self.say(&msg!("ct-target-zone-near", near = near))
            }
            Target::ObjectAndNeighbor(filter, other) => self.say(&msg!(
                "ct-target-and-neighbor",
                object = self.bare(filter),
                other = self.objects(other, Determiner::A, Case::Nom),
            )),
            Target::AnyDiscarded(filter) => {
                let card = self.filter(filter, Determiner::Bare, Sense::Objects);
                self.say(&msg!("ct-target-any-discarded", object = self.phrases(&card, Case::Nom)))
            }
            Target::DestroyedHere(filter) => {
                let card = self.filter(filter, Determiner::Bare, Sense::Objects);
                let who = self.phrase(&self.this(), Case::Gen);
                let card = self.phrases(&card, Case::Nom);
                self.say(&msg!("ct-target-destroyed-here", object = card, who = who))
            }
        })
    }

    fn bare(&self, filter: &Filter) -> String {
        self.objects(filter, Determiner::Bare, Case::Nom)
    }

    fn stats(&self) -> Option<String> {
        let card = self.card;
        let mut facts = Vec::new();
        if let Some(life) = card.life {
            facts.push(self.say(&msg!("ct-life", life = life)));
            facts.push(self.say(&match card.armor {
                Some(armor) => msg!("ct-armor", armor = armor),
                None => msg!("ct-no-armor"),
            }));
        }
        if let Some(amount) = &card.channeling_x {
            let amount = self.amount(amount, Scope::PLAIN);
            facts.push(self.say(&msg!("ct-channeling-x", amount = amount)));
        }
        if let Some(channeling) = card.channeling {
            facts.push(self.say(&msg!("ct-channeling", channeling = channeling)));
        }
        (!facts.is_empty()).then(|| facts.join(SEPARATOR))
    }

    fn restriction(&self, restriction: Restriction) -> String {
        self.say(&match restriction {
            Restriction::Epic => msg!("ct-epic"),
            Restriction::Novice => msg!("ct-novice"),
            Restriction::ClassOnly(class) => {
                msg!("ct-class-only", class = self.word(names::mage_class(class)))
            }
            Restriction::SchoolOnly(school) => {
                msg!("ct-school-only", school = self.word(names::school(school)))
            }
        })
    }
}
