//! Abilities and effects of a card as paragraphs.

use kernel::{Message, msg};

use super::{
    LineKind,
    bars::{SEPARATOR, span_of},
    filters::Sense,
    grammar::{Case, Determiner, Speaker},
    names,
    span::capitalised,
    triggers::actor,
    who::Scope,
};
use mage_wars::vocabulary::{
    Ability, Amount, Condition, During, Filter, Limit, Range, Target, Timing,
    ability::{Payers, RevealTime},
};

pub(super) fn lines(speaker: &Speaker<'_>) -> Vec<(LineKind, String)> {
    let card = speaker.card;
    let mut lines = Vec::new();
    if let Some(effect) = &card.effect {
        lines.push((LineKind::Ability, sentences(&speaker.effect(effect, Scope::PLAIN))));
    }
    for (at, ability) in card.abilities.iter().enumerate() {
        // A heading over several that have names of their own stands over the first of them.
        for heading in card.headings.iter().filter(|heading| usize::from(heading.from) == at) {
            let name = Message::new(format!("ability-{}", heading.name));
            lines.push((LineKind::Heading, speaker.say(&name)));
        }
        lines.push((LineKind::Ability, speaker.ability(ability)));
    }
    lines
}

/// Clauses as sentences.
fn sentences(clauses: &[String]) -> String {
    let sentence = |clause: &String| format!("{}.", capitalised(clause));
    clauses.iter().map(sentence).collect::<Vec<_>>().join(" ")
}

impl Speaker<'_> {
    fn ability(&self, ability: &Ability) -> String {
        match ability {
            Ability::While { condition, who, gains } => {
                let who = self.filter(who, Determiner::All, Sense::Objects);
                let clauses = self.gains(&who, gains, None, Scope::PLAIN);
                match condition {
                    Condition::Always => sentences(&clauses),
                    condition => {
                        let condition = self.condition(condition, Scope::PLAIN);
                        let head = self.say(&msg!("ct-as-long-as", condition = condition));
                        self.headed(&head, &clauses)
                    }
                }
            }
            Ability::When { trigger, limit, optional, cost, effect } => {
                let scope = Scope { actor: actor(trigger), ..Scope::PLAIN };
                let head = self.trigger(trigger);
                let head = match self.trigger_limit(trigger, *limit) {
                    Some(limit) => self.say(&msg!("ct-limited", what = head, limit = limit)),
                    None => head,
                };
                let clauses = self.effect(effect, scope);
                let sentence = capitalised(&clauses.join("; "));
                let clauses = match (optional, cost) {
                    (false, 0) => clauses,
                    (true, 0) => vec![self.say(&msg!("ct-may", effect = sentence))],
                    (true, mana) => {
                        vec![self.say(&msg!("ct-may-pay", mana = *mana, effect = sentence,))]
                    }
                    (false, mana) => {
                        vec![self.say(&msg!("ct-must-pay", mana = *mana, effect = sentence,))]
                    }
                };
                self.headed(&head, &clauses)
            }
            Ability::Use { timing, limit, cost, by, range, target, effect, counts_as, tokens } => {
                let mut head = self.usage(*timing, *limit, cost, by.as_ref(), *range, target);
                if !counts_as.is_empty() {
                    let words = counts_as.iter().map(|it| self.word(names::subtype(*it)));
                    let subtypes = self.all_of(words.collect());
                    head = self.say(&msg!("ct-counts-as", head = head, subtypes = subtypes));
                }
                if let Some((token, count)) = tokens {
                    let token = self.word(names::token(*token));
                    let cost = self.say(&msg!("ct-cost-tokens", token = token, count = *count));
                    head = format!("{head}{SEPARATOR}{cost}");
                }
                let at_zone = matches!(target, Target::Zone(_));
                let user = Speaker { at_zone, ..*self };
                let effect = sentences(&user.effect(effect, Scope::PLAIN));
                self.say(&msg!("ct-used", head = capitalised(&head), effect = effect))
            }
            other => sentences(&[self.rule(other)]),
        }
    }

    /// What stands before a colon, and what happens.
    fn headed(&self, head: &str, clauses: &[String]) -> String {
        self.say(&msg!("ct-headed", head = capitalised(head), effect = sentences(clauses)))
    }

    /// When, for what, by whom and on what an ability is used.
    fn usage(
        &self,
        timing: Timing,
        limit: Limit,
        cost: &Amount,
        by: Option<&Filter>,
        range: Option<Range>,
        target: &Target,
    ) -> String {
        let mut facts = vec![self.timing(timing)];
        if let Some(by) = by {
            let who = self.objects(by, Determiner::A, Case::Gen);
            facts[0] = self.say(&msg!("ct-action-of", action = facts[0].clone(), who = who));
        }
        match cost {
            // What is removed says what it costs.
            Amount::Number(0) | Amount::Removals => (),
            Amount::Number(mana) => facts.push(self.say(&msg!("ct-cost", mana = *mana))),
            Amount::ChosenUpTo(_) => {
                facts.push(self.say(&msg!("ct-cost-x")));
                facts.push(self.x_is(cost));
            }
            amount => {
                let amount = self.amount(amount, Scope::PLAIN);
                facts.push(self.say(&msg!("ct-cost-amount", amount = amount)));
            }
        }
        match (range, target) {
            (_, Target::None) => (),
            (Some(range), _) => facts.push(self.say(&msg!("ct-range", range = span_of(range)))),
            (None, _) => facts.push(self.say(&msg!("ct-range-any"))),
        }
        if let Some(target) = self.target(target) {
            facts.push(self.say(&msg!("ct-target", target = target)));
        }
        facts.extend(self.limit(limit));
        facts.join(SEPARATOR)
    }

    /// Abilities that are one rule, as a clause.
    fn rule(&self, ability: &Ability) -> String {
        self.say(&match ability {
            Ability::While { .. } | Ability::When { .. } | Ability::Use { .. } => {
                return self.ability(ability);
            }
            Ability::Discount { amount, spells, on_cast, on_reveal, target, payers, times } => {
                let times = self.say(&msg!("ct-per-round", times = *times));
                let who = self.phrase(&self.bearer(), Case::Nom);
                let who = match payers {
                    Payers::Bearer => who,
                    Payers::Spawnpoints => self.say(&msg!("ct-and-spawnpoints", who = who)),
                    Payers::Casters => self.say(&msg!("ct-and-casters", who = who)),
                };
                let spells = match target {
                    None => self.spells(spells, Determiner::A, Case::Acc),
                    Some(target) => {
                        let target = self.objects(target, Determiner::A, Case::Acc);
                        let spells = self.spells(spells, Determiner::A, Case::Acc);
                        self.say(&msg!("ct-spell-on", spells = spells, target = target))
                    }
                };
                match (on_cast, on_reveal) {
                    (true, false) => {
                        msg!(
                            "ct-discount",
                            times = times,
                            who = who,
                            amount = *amount,
                            spells = spells,
                        )
                    }
                    (false, _) => {
                        msg!(
                            "ct-discount-reveal",
                            times = times,
                            who = who,
                            amount = *amount,
                            spells = spells,
                        )
                    }
                    (true, true) => {
                        msg!(
                            "ct-discount-both",
                            times = times,
                            who = who,
                            amount = *amount,
                            spells = spells,
                        )
                    }
                }
            }
            Ability::CheaperUpkeep { amount, which, times } => msg!(
                "ct-cheaper-upkeep",
                amount = *amount,
                times = *times,
                which = self.objects(which, Determiner::None, Case::Acc),
            ),
            Ability::Attacks { which, rule } => return self.attack_rule(which, rule),
            Ability::MoveCost { by, mana } => {
                msg!(
                    "ct-move-cost",
                    by = self.objects(by, Determiner::Each, Case::Gen),
                    mana = *mana
                )
            }
            Ability::Surcharge { amount, spells, target } => msg!(
                "ct-surcharge",
                spells = self.spells(spells, Determiner::All, Case::Nom),
                target = self.objects(target, Determiner::A, Case::Acc),
                amount = *amount,
            ),
            Ability::Prevents { whom, price } => msg!(
                "ct-prevents",
                whom = self.objects(whom, Determiner::A, Case::Nom),
                price = *price,
            ),
            Ability::WardsZone => msg!("ct-wards-zone"),
            Ability::BarsTeleports => msg!("ct-bars-teleports"),
            Ability::CastsAs { action, range } => msg!(
                "ct-casts-as",
                action = self.word(names::action(*action)),
                range = span_of(*range),
            ),
            Ability::CastsAround => msg!("ct-casts-around"),
            Ability::OneFront => msg!("ct-one-front"),
            Ability::KeepsBurning(mana) => {
                msg!("ct-keeps-burning", who = self.phrase(&self.host(), Case::Dat), mana = *mana,)
            }
            Ability::FullActionToPass(filter) => msg!(
                "ct-full-action-to-pass",
                who = self.objects(filter, Determiner::All, Case::Nom),
                what = self.phrase(&self.this(), Case::Acc),
            ),
            Ability::StaysHidden { who, during } => {
                let who = self.who(*who, Scope::PLAIN, Case::Nom);
                match during {
                    During::Action => msg!("ct-hidden-during-actions", who = who),
                    During::Casting => msg!("ct-hidden-when-cast", who = who),
                }
            }
            Ability::AsQuickSpell { limit, spells } => {
                let spells = self.spells(spells, Determiner::A, Case::Acc);
                match self.limit(*limit) {
                    Some(limit) => {
                        msg!("ct-as-quick-spell-limited", spells = spells, limit = limit)
                    }
                    None => msg!("ct-as-quick-spell", spells = spells),
                }
            }
            Ability::SummonHere { condition, spells, by } => {
                let which = self.objects(spells, Determiner::A, Case::Acc);
                let here = match by {
                    None => msg!("ct-summon-here", which = which),
                    Some(by) => {
                        let by = self.objects(by, Determiner::A, Case::Nom);
                        msg!("ct-summon-here-by", by = by, which = which)
                    }
                };
                let here = self.say(&here);
                match condition {
                    Condition::Always => return here,
                    condition => {
                        let condition = self.condition(condition, Scope::PLAIN);
                        let head = self.say(&msg!("ct-as-long-as", condition = condition));
                        msg!("ct-headed", head = head, effect = capitalised(&here))
                    }
                }
            }
            Ability::Hinders(whom) => msg!(
                "ct-hinders",
                who = self.phrase(&self.this(), Case::Nom),
                whom = self.objects(whom, Determiner::All, Case::Acc),
            ),
            Ability::CastsThrough { spells, through } => msg!(
                "ct-casts-through",
                spells = self.spells(spells, Determiner::A, Case::Acc),
                through = self.objects(through, Determiner::A, Case::Gen),
            ),
            Ability::CastsHere => {
                msg!("ct-casts-here", who = self.phrase(&self.this(), Case::Nom))
            }
            Ability::GivesCantrip(which) => {
                msg!("ct-gives-cantrip", which = self.spells(which, Determiner::All, Case::Nom),)
            }
            Ability::RevealOnly(RevealTime::BetweenActionPhases) => {
                msg!("ct-hidden-but-pauses", who = self.phrase(&self.this(), Case::Nom))
            }
            Ability::RevealOnly(RevealTime::BearerLeaves) => msg!(
                "ct-reveal-only-leaving",
                who = self.phrase(&self.this(), Case::Nom),
                host = self.phrase(&self.host(), Case::Gen),
            ),
            Ability::TeleportsInstead { mana, to: Some(to), .. } => msg!(
                "ct-teleports-to",
                who = self.phrase(&self.this(), Case::Nom),
                mana = *mana,
                what = self.objects(to, Determiner::A, Case::Dat),
            ),
            Ability::TeleportsInstead { mana, within, to: None } => msg!(
                "ct-teleports-instead",
                who = self.phrase(&self.this(), Case::Nom),
                mana = *mana,
                zones = *within,
            ),
            Ability::Rerolls { limit, rolls } => {
                let rolls = self.one_of(rolls.iter().map(|roll| self.roll(roll)).collect());
                match self.limit(*limit) {
                    Some(limit) => msg!("ct-rerolls-limited", limit = limit, rolls = rolls),
                    None => msg!("ct-rerolls", rolls = rolls),
                }
            }
        })
    }
}
