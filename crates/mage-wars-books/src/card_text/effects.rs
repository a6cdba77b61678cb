//! What happens, as clauses: sentences without capital and full stop, so that they can stand behind a colon or in a list.

use kernel::{Message, msg};

use super::{
    filters::Sense,
    grammar::{Case, Determiner, Speaker},
    names::{self, noun},
    span::capitalised,
    who::Scope,
};
use mage_wars::text::card_message;
use mage_wars::vocabulary::{
    Amount, Condition, Cost, Effect, Filter, Pile, Stopped, Target, Who,
    effect::{Destination, Direction, Through},
};

impl Speaker<'_> {
    /// The clauses of an effect, one after the other.
    pub(super) fn effect(&self, effect: &Effect, scope: Scope<'_>) -> Vec<String> {
        match effect {
            Effect::Seq(parts) => parts.iter().flat_map(|part| self.effect(part, scope)).collect(),
            Effect::ForEach(filter, inner) if is_leaf(inner) => {
                let scope = Scope { each: Some(filter), each_in_sentence: true, ..scope };
                self.effect(inner, scope)
            }
            Effect::Gain { who, gains, until } => {
                let who = self.reference_to(*who, scope);
                self.gains(&who, gains, Some(*until), scope)
            }
            other => vec![self.clause(other, scope)],
        }
    }

    /// An effect as one clause.
    pub(super) fn clause(&self, effect: &Effect, scope: Scope<'_>) -> String {
        let nom = |who: Who| self.who(who, scope, Case::Nom);
        let of = |who: Who| self.who(who, scope, Case::Gen);
        let dat = |who: Who| self.who(who, scope, Case::Dat);
        let acc = |who: Who| self.who(who, scope, Case::Acc);
        let inner = |effect: &Effect| self.effect(effect, scope).join("; ");
        let sentence = |effect: &Effect| capitalised(&inner(effect));
        let amount = |amount| self.amount(amount, scope);
        let quantity = |amount| self.quantity(amount, scope);
        let message = match effect {
            Effect::Seq(_) | Effect::Gain { .. } => return inner(effect),
            Effect::Choose(options) => {
                let options: Vec<String> = options.iter().map(inner).collect();
                msg!("ct-choose", options = options.join("; "))
            }
            Effect::May(part) => msg!("ct-may", effect = sentence(part)),
            Effect::If(condition, part) => {
                let condition = self.condition(condition, scope);
                match self.permission(part, scope) {
                    Some(effect) => msg!("ct-if-then", condition = condition, effect = effect),
                    None => msg!("ct-if", condition = condition, effect = sentence(part)),
                }
            }
            Effect::ForEach(filter, part) => {
                let each = Scope { each: Some(filter), each_in_sentence: false, ..scope };
                let which = self.objects(filter, Determiner::Each, Case::Acc);
                match self.permission(part, each) {
                    Some(effect) => msg!("ct-for-each-then", which = which, effect = effect),
                    None => {
                        let effect = capitalised(&self.effect(part, each).join("; "));
                        msg!("ct-for-each", which = which, effect = effect)
                    }
                }
            }
            Effect::MayPay(Amount::Number(mana), part) => {
                msg!("ct-may-pay", mana = *mana, effect = sentence(part))
            }
            Effect::MayPay(mana, part) => {
                msg!("ct-may-pay-x", amount = amount(mana), effect = sentence(part))
            }
            Effect::Sacrifice { which, obliterates: true, then } => msg!(
                "ct-sacrifice-obliterate",
                which = self.objects(which, Determiner::A, Case::Acc),
                effect = sentence(then),
            ),
            Effect::Sacrifice { which, obliterates: false, then } => msg!(
                "ct-sacrifice",
                which = self.objects(which, Determiner::A, Case::Acc),
                effect = sentence(then),
            ),
            Effect::Pick { which, within, of, then } => {
                let which = self.objects(which, Determiner::A, Case::Acc);
                let effect = sentence(then);
                match of {
                    Who::Target => msg!("ct-pick-there", which = which, effect = effect),
                    _ => msg!("ct-pick", which = which, zones = *within, effect = effect),
                }
            }
            Effect::OnRoll(Amount::Number(roll), part) => {
                msg!("ct-on-roll", roll = *roll, effect = sentence(part))
            }
            Effect::OnRoll(roll, part) => {
                msg!("ct-on-roll-x", roll = amount(roll), effect = sentence(part))
            }
            Effect::Damage { who, amount: Amount::Dice(dice), damage_type: None } => {
                msg!("ct-damage-dice", who = nom(*who), dice = *dice)
            }
            Effect::Damage { who, amount: Amount::Dice(dice), damage_type: Some(damage) } => msg!(
                "ct-damage-dice-typed",
                who = nom(*who),
                dice = *dice,
                damage = self.word(names::damage(*damage)),
            ),
            Effect::Damage { who, amount: dealt, damage_type: None } => {
                msg!("ct-damage", who = nom(*who), amount = quantity(dealt))
            }
            Effect::Damage { who, amount: dealt, damage_type: Some(damage) } => msg!(
                "ct-damage-typed",
                who = nom(*who),
                amount = quantity(dealt),
                damage = self.word(names::damage(*damage)),
            ),
            Effect::Drain { from, amount: Amount::Dice(dice), to } => {
                msg!("ct-drain-dice", from = nom(*from), dice = *dice, to = nom(*to))
            }
            Effect::Drain { from, amount: drained, to } => {
                msg!("ct-drain", from = nom(*from), amount = quantity(drained), to = nom(*to))
            }
            Effect::Heal { who, amount: Amount::Dice(dice) } => {
                msg!("ct-heal-dice", who = nom(*who), dice = *dice)
            }
            Effect::Heal { who, amount: healed } => {
                msg!("ct-heal", who = nom(*who), amount = quantity(healed))
            }
            Effect::RemoveDamage { who, amount: Amount::Dice(dice) } => {
                msg!("ct-remove-damage-dice", who = dat(*who), dice = *dice)
            }
            Effect::RemoveDamage { who, amount: removed } => {
                msg!("ct-remove-damage", who = dat(*who), amount = quantity(removed))
            }
            Effect::BuyOffDamage { who, mana } => {
                msg!("ct-buy-off-damage", who = dat(*who), mana = *mana)
            }
            Effect::MoveDamage { from, to, up_to } => {
                msg!("ct-move-damage", from = dat(*from), to = acc(*to), amount = *up_to)
            }
            Effect::LoseLife { who, amount: lost } => {
                msg!("ct-lose-life", who = nom(*who), amount = quantity(lost))
            }
            Effect::PlaceMarker { who, marker } => {
                msg!("ct-place-marker", who = acc(*who), marker = self.word(names::marker(*marker)))
            }
            Effect::RemoveMarkers { who, damage_type: None, any_number: false } => {
                msg!(
                    "ct-remove-marker",
                    who = of(*who),
                    cost = self.removal(&msg!("ct-for-removal"))
                )
            }
            Effect::RemoveMarkers { who, damage_type: None, any_number: true } => {
                msg!(
                    "ct-remove-markers",
                    who = of(*who),
                    cost = self.removal(&msg!("ct-for-removals"))
                )
            }
            Effect::RemoveMarkers { who, damage_type: Some(damage), any_number: false } => msg!(
                "ct-remove-marker-typed",
                who = of(*who),
                damage = self.word(names::damage(*damage)),
                cost = self.removal(&msg!("ct-for-removal")),
            ),
            Effect::RemoveMarkers { who, damage_type: Some(damage), any_number: true } => msg!(
                "ct-remove-markers-typed",
                who = of(*who),
                damage = self.word(names::damage(*damage)),
                cost = self.removal(&msg!("ct-for-removals")),
            ),
            Effect::ClearMarkers { who, marker } => {
                let marker = self.word(names::marker(*marker));
                msg!("ct-clear-markers", who = dat(*who), marker = marker)
            }
            Effect::MoveMarker { marker, from: Who::Target, to: Who::Second } => {
                msg!("ct-move-marker-over", marker = self.word(names::marker(*marker)))
            }
            Effect::MoveMarker { marker, from, to } => {
                let marker = self.word(names::marker(*marker));
                msg!("ct-move-marker", marker = marker, from = dat(*from), to = acc(*to))
            }
            Effect::MoveToken { who, token } => {
                msg!("ct-move-token", who = acc(*who), token = self.word(names::token(*token)))
            }
            Effect::BuyOffEnchantments { who, which } => msg!(
                "ct-buy-off-enchantments",
                who = dat(*who),
                which = self.objects(which, Determiner::None, Case::Acc),
                cost = self.removal(&msg!("ct-for-total-costs")),
            ),
            Effect::PlaceToken { who, token, at_most: None } => {
                msg!("ct-place-token", who = acc(*who), token = self.word(names::token(*token)))
            }
            // One that cannot be had twice needs no more words.
            Effect::PlaceToken { who, token, at_most: Some(1) } => {
                msg!("ct-place-the-token", who = acc(*who), token = self.word(names::token(*token)))
            }
            Effect::PlaceToken { who, token, at_most: Some(most) } => msg!(
                "ct-place-token-at-most",
                who = acc(*who),
                token = self.word(names::token(*token)),
                most = *most,
            ),
            Effect::PlaceGuard(who) => msg!("ct-place-guard", who = acc(*who)),
            Effect::GainMana { who, amount: gained } => {
                msg!("ct-gain-mana", who = nom(*who), amount = quantity(gained))
            }
            Effect::TransferMana { from, amount: Amount::Dice(dice), to } => {
                msg!("ct-transfer-mana-dice", from = nom(*from), dice = *dice, to = nom(*to))
            }
            Effect::TransferMana { from, amount: lost, to } => {
                msg!("ct-transfer-mana", from = nom(*from), amount = quantity(lost), to = nom(*to),)
            }
            Effect::GainVTar(amount) => msg!("ct-gain-vtar", amount = *amount),
            Effect::RestOrbs => msg!("ct-rest-orbs"),
            Effect::Destroy(who) => msg!("ct-destroy", who = acc(*who)),
            Effect::DestroyAttached { who, which } => msg!(
                "ct-destroy-attached",
                who = of(*who),
                which = self.objects(which, Determiner::All, Case::Acc),
            ),
            Effect::ReturnAttached { who, which } => msg!(
                "ct-return-attached",
                who = dat(*who),
                which = self.objects(which, Determiner::A, Case::Acc),
            ),
            Effect::Push { who, direction, walls } => {
                let how = match direction {
                    Direction::OfChoice => msg!("ct-push", who = acc(*who)),
                    Direction::Random => msg!("ct-push-random", who = acc(*who)),
                    Direction::Away => msg!("ct-push-away", who = acc(*who)),
                    Direction::Toward => msg!("ct-push-toward", who = acc(*who)),
                };
                match walls {
                    Through::Always => how,
                    Through::ForMana(mana) => {
                        msg!("ct-push-through-walls", push = self.say(&how), mana = *mana)
                    }
                    Through::Never => msg!("ct-push-not-through-walls", push = self.say(&how)),
                }
            }
            Effect::Teleport { who, to } => match to {
                Destination::TargetZone => msg!("ct-teleport-to-target", who = acc(*who)),
                Destination::Within(zones) => {
                    msg!("ct-teleport-within", who = acc(*who), zones = *zones)
                }
                Destination::Anywhere => msg!("ct-teleport-anywhere", who = acc(*who)),
            },
            Effect::Banish { who, rounds } => {
                msg!("ct-banish", who = acc(*who), rounds = *rounds)
            }
            Effect::Attack { bar, who, dice, effect_die } => {
                let attack = self.bar_reference(*bar);
                let who = acc(*who);
                match (dice, effect_die) {
                    (None, None) => msg!("ct-attack", attack = attack, who = who),
                    (Some(dice), None) => {
                        msg!("ct-attack-dice", attack = attack, who = who, dice = amount(dice))
                    }
                    (None, Some(roll)) => {
                        msg!("ct-attack-roll", attack = attack, who = who, roll = amount(roll))
                    }
                    (Some(dice), Some(roll)) => msg!(
                        "ct-attack-dice-roll",
                        attack = attack,
                        who = who,
                        dice = amount(dice),
                        roll = amount(roll),
                    ),
                }
            }
            Effect::AttackZone { bar } => {
                msg!("ct-attack-zone", attack = self.bar_reference(*bar))
            }
            Effect::AttackEach { bar, which } => msg!(
                "ct-attack",
                attack = self.bar_reference(*bar),
                who = self.objects(which, Determiner::Each, Case::Acc),
            ),
            Effect::AttackBy { by, bar, whom } => msg!(
                "ct-attack-by",
                by = nom(*by),
                attack = self.bar_reference(*bar),
                whom = self.objects(whom, Determiner::A, Case::Acc),
            ),
            Effect::BuyOff { who, which, then } => msg!(
                "ct-buy-off",
                who = dat(*who),
                which = self.objects(which, Determiner::A, Case::Acc),
                effect = sentence(then),
            ),
            Effect::PutIntoPlay(name) => msg!("ct-put-into-play", what = card_message(name)),
            Effect::CancelMove => msg!("ct-cancel-move"),
            Effect::Activate(who) => msg!("ct-activate", who = of(*who)),
            Effect::MoveEnchantment { steal: false } => msg!("ct-move-enchantment"),
            Effect::MoveEnchantment { steal: true } => msg!("ct-steal-enchantment"),
            Effect::TakeEquipment(who) => msg!("ct-take-equipment", who = acc(*who)),
            Effect::LookAt(who) => msg!("ct-look-at", who = acc(*who)),
            Effect::RemoveTokens { who, token, count } => msg!(
                "ct-remove-tokens",
                who = dat(*who),
                token = self.word(names::token(*token)),
                count = *count,
            ),
            Effect::ReturnToPlay { as_zombie: false } => msg!("ct-return-to-play"),
            Effect::ReturnToPlay { as_zombie: true } => msg!("ct-return-as-zombie"),
            Effect::RemoveFromGame => msg!("ct-remove-from-game"),
            Effect::Reanimate { who, as_zombie: false } => msg!("ct-reanimate", who = acc(*who)),
            Effect::Reanimate { who, as_zombie: true } => {
                msg!("ct-reanimate-as-zombie", who = acc(*who))
            }
            Effect::TakeBack(who) => msg!("ct-take-back", who = acc(*who)),
            Effect::ChooseObject { which, within: None } => {
                msg!("ct-choose-object", which = self.objects(which, Determiner::A, Case::Acc))
            }
            Effect::ChooseObject { which, within: Some(u8::MAX) } => {
                msg!("ct-choose-object-seen", which = self.objects(which, Determiner::A, Case::Acc),)
            }
            Effect::ChooseObject { which, within: Some(zones) } => msg!(
                "ct-choose-object-within",
                which = self.objects(which, Determiner::A, Case::Acc),
                zones = *zones,
            ),
            Effect::AvoidAttack { reflect: false } => msg!("ct-avoid-attack"),
            Effect::AvoidAttack { reflect: true } => msg!("ct-reflect-attack"),
            Effect::CancelAttack { again: false } => msg!("ct-cancel-attack"),
            Effect::CancelAttack { again: true } => msg!("ct-stop-attack"),
            Effect::StopSpell { how, card, refund } => {
                let how = match how {
                    Stopped::Countered => "countered",
                    Stopped::Canceled => "canceled",
                };
                let stopped = self.say(&msg!("ct-stop-spell", how = how.to_owned()));
                match (card, refund) {
                    (Pile::Discard, false) => return stopped,
                    (Pile::Discard, true) => msg!("ct-stop-spell-refund", stopped = stopped),
                    (Pile::Spellbook, false) => msg!("ct-stop-spell-return", stopped = stopped),
                    (Pile::Spellbook, true) => msg!("ct-stop-spell-undo", stopped = stopped),
                }
            }
            Effect::TurnSpell(who) => msg!("ct-turn-spell", who = acc(*who)),
            Effect::ExtraAttack(who) => msg!("ct-extra-attack", who = nom(*who)),
            Effect::Whirl(who) => msg!("ct-whirl", who = nom(*who)),
            Effect::Rebind => msg!("ct-rebind"),
        };
        self.say(&message)
    }

    /// What the controller may do, to go on a clause that has begun, so that colons do not pile up.
    fn permission(&self, effect: &Effect, scope: Scope<'_>) -> Option<String> {
        let sentence = |part: &Effect| capitalised(&self.effect(part, scope).join("; "));
        Some(self.say(&match effect {
            Effect::May(part) => msg!("ct-may-then", effect = sentence(part)),
            Effect::MayPay(Amount::Number(mana), part) => {
                msg!("ct-may-pay-then", mana = *mana, effect = sentence(part))
            }
            Effect::MayPay(mana, part) => {
                let amount = self.amount(mana, scope);
                msg!("ct-may-pay-x-then", amount = amount, effect = sentence(part))
            }
            _ => return None,
        }))
    }

    /// A condition as a subordinate clause, to stand behind "if" or "as long as".
    pub(super) fn condition(&self, condition: &Condition, scope: Scope<'_>) -> String {
        self.say(&match condition {
            Condition::Always => msg!("ct-condition-always"),
            Condition::WithYourMage => {
                msg!("ct-condition-with-your-mage", who = self.phrase(&self.bearer(), Case::Nom))
            }
            Condition::YouControl(filter) => {
                msg!("ct-condition-you-control", what = self.controlled(filter))
            }
            Condition::Token(token) => msg!(
                "ct-condition-token",
                who = self.phrase(&self.this(), Case::Nom),
                token = self.word(names::token(*token)),
            ),
            Condition::Is(who, Filter::Marked(marker)) => msg!(
                "ct-condition-marked",
                who = self.who(*who, scope, Case::Nom),
                marker = self.word(names::marker(*marker)),
            ),
            Condition::Is(who, filter) => msg!(
                "ct-condition-is",
                who = self.who(*who, scope, Case::Nom),
                what = self.kind_of(*who, filter),
            ),
            Condition::AtLeast(Amount::Removals, 1) => msg!("ct-condition-removed"),
            Condition::AtLeast(amount, least) => {
                msg!("ct-condition-at-least", amount = self.amount(amount, scope), least = *least,)
            }
            Condition::WasPushed(who) => {
                msg!("ct-condition-pushed", who = self.who(*who, scope, Case::Nom))
            }
            Condition::Not(inner) => match &**inner {
                Condition::Always => msg!("ct-condition-never"),
                Condition::WithYourMage => {
                    let who = self.phrase(&self.bearer(), Case::Nom);
                    msg!("ct-condition-without-your-mage", who = who)
                }
                Condition::YouControl(filter) => {
                    msg!("ct-condition-you-control-not", what = self.controlled(filter))
                }
                Condition::Token(token) => msg!(
                    "ct-condition-no-token",
                    who = self.phrase(&self.this(), Case::Nom),
                    token = self.word(names::token(*token)),
                ),
                Condition::Is(who, Filter::Marked(marker)) => msg!(
                    "ct-condition-not-marked",
                    who = self.who(*who, scope, Case::Nom),
                    marker = self.word(names::marker(*marker)),
                ),
                Condition::Is(who, filter) => msg!(
                    "ct-condition-is-not",
                    who = self.who(*who, scope, Case::Nom),
                    what = self.kind_of(*who, filter),
                ),
                Condition::AtLeast(amount, least) => msg!(
                    "ct-condition-less-than",
                    amount = self.amount(amount, scope),
                    least = *least,
                ),
                Condition::WasPushed(who) => {
                    msg!("ct-condition-not-pushed", who = self.who(*who, scope, Case::Nom))
                }
                Condition::Not(twice) => return self.condition(twice, scope),
            },
        })
    }

    /// What a removal costs, unless that was paid as the cost of the card; begins with the space it needs.
    fn removal(&self, cost: &Message) -> String {
        match &self.card.cost {
            Cost::X(Amount::Removals) => String::new(),
            Cost::X(_) | Cost::Mana(_) => format!(" {}", self.say(cost)),
        }
    }

    /// What somebody is said to be; a target is at least what it had to be.
    fn kind_of(&self, who: Who, filter: &Filter) -> String {
        let mut phrases = self.filter(filter, Determiner::A, Sense::Objects);
        if let (Who::Target, Target::Object(target)) = (who, &self.card.target) {
            for phrase in phrases.0.iter_mut().filter(|phrase| phrase.noun == noun::OBJECT) {
                phrase.noun = self.noun_for(target);
            }
        }
        self.phrases(&phrases, Case::Nom)
    }

    /// What "you control" is said of; the filter itself need not say it again.
    fn controlled(&self, filter: &Filter) -> String {
        let without = match filter {
            Filter::All(parts) => {
                let rest = parts.iter().filter(|part| **part != Filter::Yours);
                Filter::All(rest.cloned().collect())
            }
            other => other.clone(),
        };
        self.objects(&without, Determiner::A, Case::Acc)
    }

    /// The name of an attack bar of the card.
    pub(super) fn bar_reference(&self, bar: u8) -> String {
        let bar = self.card.attacks.get(usize::from(bar));
        self.say(&bar.map_or_else(|| msg!("thing-gone"), Speaker::bar_name))
    }
}

/// Whether "each such creature" can be the subject or object of the effect's own sentence.
fn is_leaf(effect: &Effect) -> bool {
    match effect {
        Effect::Damage { who, .. }
        | Effect::Heal { who, .. }
        | Effect::RemoveDamage { who, .. }
        | Effect::Gain { who, .. }
        | Effect::PlaceMarker { who, .. }
        | Effect::ClearMarkers { who, .. }
        | Effect::PlaceToken { who, .. }
        | Effect::RemoveTokens { who, .. }
        | Effect::GainMana { who, .. }
        | Effect::LoseLife { who, .. }
        | Effect::Destroy(who)
        | Effect::PlaceGuard(who)
        | Effect::Activate(who) => *who == Who::Each,
        _ => false,
    }
}
