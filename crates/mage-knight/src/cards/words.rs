//! The constructors cards are written with, so that the enums of [`super::effect`] can be reshaped freely.

use super::effect::{
    AttackKinds, Banner, BonusFor, CardFilter, Cards, CardsFrom, CardsTo, Colors, CombatModifier,
    Condition, CostChange, DeckEnd, DiceUse, Effect, Element, EnemyChange, Gone, Harm, Jump,
    JumpEnd, JumpPrice, Lasts, Loss, OfferKind, Per, Pick, Reach, SidewaysBonus, Standing, Target,
    Terrains, TurnModifier, UnitBonus, UnitChange, WhichUnit, Zone,
};
use crate::content::{Mana, Terrain};

pub const fn all(effects: &'static [Effect]) -> Effect {
    Effect::All(effects)
}

pub const fn choose(effects: &'static [Effect]) -> Effect {
    Effect::Choose(effects)
}

pub const fn may(effect: &'static Effect) -> Effect {
    Effect::May(effect)
}

pub const fn at_end_of_turn(effect: &'static Effect) -> Effect {
    Effect::AtEndOfTurn(effect)
}

pub const fn when(condition: Condition, effect: &'static Effect) -> Effect {
    Effect::If(condition, effect)
}

pub const fn if_else(holds: Condition, yes: &'static Effect, no: &'static Effect) -> Effect {
    Effect::IfElse(holds, yes, no)
}

pub const fn for_each(per: Per, effect: &'static Effect) -> Effect {
    Effect::ForEach { per, most: 0, effect }
}

pub const fn for_each_up_to(most: u8, per: Per, effect: &'static Effect) -> Effect {
    Effect::ForEach { per, most, effect }
}

pub const fn plus_per_enemy(bonus: u8, effect: &'static Effect) -> Effect {
    Effect::PlusPerEnemy { bonus, effect }
}

pub const fn gain_move(points: u8) -> Effect {
    Effect::Move(points)
}

pub const fn influence(points: u8) -> Effect {
    Effect::Influence(points)
}

pub const fn heal(points: u8) -> Effect {
    Effect::Heal(points)
}

pub const fn attack(amount: u8) -> Effect {
    Effect::Attack { amount, reach: Reach::Melee, element: Element::Physical }
}

pub const fn ranged_attack(amount: u8) -> Effect {
    Effect::Attack { amount, reach: Reach::Ranged, element: Element::Physical }
}

pub const fn siege_attack(amount: u8) -> Effect {
    Effect::Attack { amount, reach: Reach::Siege, element: Element::Physical }
}

pub const fn block(amount: u8) -> Effect {
    Effect::Block { amount, element: Element::Physical }
}

pub const fn block_per_trait(amount: u8, element: Element) -> Effect {
    Effect::BlockPerTrait { amount, element }
}

impl Effect {
    /// The same Attack or Block, made of something else.
    pub const fn of(self, element: Element) -> Effect {
        match self {
            Effect::Attack { amount, reach, .. } => Effect::Attack { amount, reach, element },
            Effect::Block { amount, .. } => Effect::Block { amount, element },
            _ => panic!("only an Attack or a Block has an element"),
        }
    }
}

pub const fn fame(amount: i8) -> Effect {
    Effect::Fame(amount)
}

pub const fn reputation(amount: i8) -> Effect {
    Effect::Reputation(amount)
}

pub const fn draw(cards: u8) -> Effect {
    Effect::Draw(cards)
}

pub const fn discard(cards: u8) -> Effect {
    discard_of(Cards::Exactly(cards), CardFilter::NonWound)
}

pub const fn discard_any_number() -> Effect {
    discard_of(Cards::Any, CardFilter::NonWound)
}

pub const fn discard_of(cards: Cards, of: CardFilter) -> Effect {
    Effect::Discard { cards, of, to: Gone::DiscardPile }
}

/// Wounds of the hand, at least one.
pub const fn drop_wounds(most: u8, to: Gone) -> Effect {
    Effect::Discard { cards: Cards::OneTo(most), of: CardFilter::Wound, to }
}

pub const fn throw_away_action() -> Effect {
    Effect::Discard { cards: Cards::Exactly(1), of: CardFilter::Action, to: Gone::OutOfTheGame }
}

pub const fn move_cards(from: CardsFrom, to: CardsTo, cards: Cards, pick: Pick) -> Effect {
    Effect::MoveCards { from, to, cards, pick }
}

/// Cards of the discard pile go to an end of the Deed deck.
pub const fn recover(cards: u8, pick: Pick) -> Effect {
    move_cards(CardsFrom::DiscardPile, CardsTo::DeckEnd, Cards::Exactly(cards), pick)
}

pub const fn take_wound() -> Effect {
    Effect::TakeWound(1)
}

pub const fn play_strong(bonus: u8) -> Effect {
    Effect::PlayOther { strong: true, times: 1, bonus, throw_away: false }
}

pub const fn play_often(strong: bool, times: u8) -> Effect {
    Effect::PlayOther { strong, times, bonus: 0, throw_away: true }
}

pub const fn return_to_deck(end: DeckEnd, if_deck_not_empty: bool) -> Effect {
    Effect::ReturnToDeck { end, if_deck_not_empty }
}

pub const fn gain_card(kind: OfferKind, color: Colors, to: Zone) -> Effect {
    Effect::GainCard { kind, color, to }
}

pub const fn buy_advanced_action(influence: u8, to: Zone) -> Effect {
    let kind = OfferKind::AdvancedAction;
    Effect::ThisTurn(TurnModifier::BuyCard { kind, influence, to })
}

pub const fn pay_mana(colors: Colors) -> Effect {
    Effect::PayMana(colors)
}

pub const fn gain_mana(colors: Colors) -> Effect {
    Effect::GainMana { colors, tokens: 1, spent_at_once: false }
}

pub const fn gain_tokens(tokens: u8, colors: Colors) -> Effect {
    Effect::GainMana { colors, tokens, spent_at_once: false }
}

pub const fn mana_spent_at_once(colors: Colors) -> Effect {
    Effect::GainMana { colors, tokens: 1, spent_at_once: true }
}

pub const fn gain_crystal(colors: Colors) -> Effect {
    Effect::GainCrystal { colors, crystals: 1 }
}

pub const fn gain_crystals(crystals: u8, colors: Colors) -> Effect {
    Effect::GainCrystal { colors, crystals }
}

pub const fn more_source_dice(dice: u8) -> Effect {
    Effect::Source(DiceUse::More(dice))
}

pub const fn set_source_die(tokens: u8) -> Effect {
    Effect::Source(DiceUse::Set { tokens })
}

pub const fn sideways(value: u8, better: SidewaysBonus) -> Effect {
    this_turn(TurnModifier::Sideways { value, better })
}

pub const fn terrain_set(terrains: Terrains, cost: u8) -> Effect {
    terrain_cost(terrains, CostChange::Set(cost))
}

pub const fn terrain_less(terrains: Terrains, by: u8, min: u8) -> Effect {
    terrain_cost(terrains, CostChange::Less { by, min })
}

pub const fn passable(terrains: &'static [Terrain], cost: u8) -> Effect {
    terrain_cost(Terrains::these(terrains), CostChange::Passable(cost))
}

const fn terrain_cost(terrains: Terrains, change: CostChange) -> Effect {
    this_turn(TurnModifier::TerrainCost { terrains, change })
}

pub const fn this_turn(modifier: TurnModifier) -> Effect {
    Effect::ThisTurn(modifier)
}

pub const fn this_combat(modifier: CombatModifier) -> Effect {
    Effect::ThisCombat(modifier)
}

pub const fn always(standing: Standing) -> Effect {
    Effect::Always(standing)
}

pub const fn others(harm: Harm) -> Effect {
    Effect::Others(harm)
}

pub const fn lasting(what: Lasts) -> Effect {
    Effect::Lasting(what)
}

pub const fn jump(spaces: u8, price: JumpPrice, end: JumpEnd) -> Effect {
    Effect::Jump(Jump { spaces, price, not_through: &[], end })
}

pub const fn jump_around(spaces: u8, not_through: &'static [Terrain], end: JumpEnd) -> Effect {
    Effect::Jump(Jump { spaces, price: JumpPrice::InAll(0), not_through, end })
}

pub const fn armor_less(less: u8, target: Target) -> Effect {
    armor_less_fortified(less, less, target)
}

pub const fn armor_less_fortified(less: u8, less_if_fortified: u8, target: Target) -> Effect {
    enemy(target, EnemyChange::Armor { less, less_if_fortified })
}

pub const fn does_not_attack() -> Effect {
    enemy(Target::One, EnemyChange::DoesNotAttack { unfortified: false })
}

pub const fn enemy(target: Target, change: EnemyChange) -> Effect {
    Effect::Enemy { target, change }
}

pub const fn loses(what: Loss, target: Target) -> Effect {
    enemy(target, EnemyChange::Loses(what))
}

pub const fn destroy(target: Target) -> Effect {
    enemy(target, EnemyChange::Destroyed)
}

pub const fn move_to_attack(cost: u8, reach: Reach) -> Effect {
    this_turn(TurnModifier::MoveToAttack { cost, reach })
}

pub const fn first_attack_or_block(attack: u8, block: u8) -> Effect {
    this_turn(TurnModifier::FirstAttackOrBlock { attack, block })
}

pub const fn ready_unit(max_level: u8) -> Effect {
    ready(WhichUnit::UpToLevel(max_level))
}

pub const fn ready(which: WhichUnit) -> Effect {
    Effect::Unit { which, change: UnitChange::Ready }
}

pub const fn heal_unit(which: WhichUnit) -> Effect {
    Effect::Unit { which, change: UnitChange::Heal }
}

pub const fn units_fight_better(by: u8) -> Effect {
    unit_bonus(0, by, AttackKinds::Any, by, BonusFor::AllThisCombat)
}

pub const fn activated_unit_attacks_better(attack: u8, kinds: AttackKinds) -> Effect {
    unit_bonus(0, attack, kinds, 0, BonusFor::Activated)
}

pub const fn activated_unit_blocks_better(block: u8) -> Effect {
    unit_bonus(0, 0, AttackKinds::Any, block, BonusFor::Activated)
}

pub const fn unit_bonus(
    armor: u8,
    attack: u8,
    kinds: AttackKinds,
    block: u8,
    whom: BonusFor,
) -> Effect {
    this_turn(TurnModifier::UnitBonus(UnitBonus { armor, attack, kinds, block, whom }))
}

pub const fn banner(grants: Banner) -> Effect {
    Effect::AssignBanner(grants)
}

/// One colour alone.
pub const fn only(color: &'static [Mana]) -> Colors {
    Colors::OneOf(color)
}
