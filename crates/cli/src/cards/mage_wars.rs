//! The mages, creatures and enchantments of Mage Wars.

use kernel::{Message, msg};
use mage_wars::{
    MageWars,
    cards::{self, ActionKind, AttackBar, Card, Kind, Stat, Target, Trait},
    text::card_message,
};

use super::{CardEntry, Cards, facts};

impl Cards for MageWars {
    fn cards() -> Vec<CardEntry> {
        cards::all().iter().map(entry).collect()
    }
}

fn entry(card: &Card) -> CardEntry {
    let mut text = vec![kind(card)];
    if let Some(life) = card.life {
        text.push(msg!("cli-cards-body", life = life, armor = card.armor));
    }
    if let Some(channeling) = card.channeling {
        text.push(msg!("cli-cards-channeling", channeling = channeling));
    }
    text.extend(card.attacks.iter().map(attack));
    text.extend(card.traits.iter().copied().map(granted));
    text.extend(card.target.map(|target| match target {
        Target::LivingCreature => msg!("cli-cards-attach-living-creature"),
    }));
    let grants = card.grants.iter().copied().map(granted);
    text.extend(grants.map(|granted| msg!("cli-cards-host-gains", granted = granted)));
    CardEntry {
        id: card.id.clone(),
        set: "core",
        name: card_message(&card.id),
        text,
        facts: facts(card),
    }
}

fn kind(card: &Card) -> Message {
    match card.kind {
        Kind::Mage => msg!("cli-cards-mage"),
        Kind::Creature => msg!("cli-cards-creature", level = card.level, cost = card.cost),
        Kind::Enchantment => msg!(
            "cli-cards-enchantment",
            level = card.level,
            cost = card.cost,
            reveal = card.reveal_cost
        ),
    }
}

fn attack(bar: &AttackBar) -> Message {
    let name = Message::new(format!("attack-{}", bar.name));
    match bar.action {
        ActionKind::Quick => msg!("cli-cards-quick-melee", name = name, dice = bar.dice),
        ActionKind::Full => msg!("cli-cards-full-melee", name = name, dice = bar.dice),
    }
}

fn granted(this: Trait) -> Message {
    match this {
        Trait::Fast => msg!("cli-cards-fast"),
        Trait::Nonliving => msg!("cli-cards-nonliving"),
        Trait::PsychicImmunity => msg!("cli-cards-psychic-immunity"),
        Trait::Plus(stat, amount) => {
            let amount = format!("{amount:+}").replace('-', "−");
            match stat {
                Stat::Armor => msg!("cli-cards-plus-armor", amount = amount),
                Stat::Life => msg!("cli-cards-plus-life", amount = amount),
                Stat::Magebind => msg!("cli-cards-plus-magebind", amount = amount),
                Stat::Melee => msg!("cli-cards-plus-melee", amount = amount),
            }
        }
    }
}
