//! Effects in the words of the fact files, so that cards can be compared with what was read from print.

use mage_knight::cards::{
    Condition, Effect, JumpEnd, JumpPrice, Loss, Per, Target,
    effect::{
        AttackKinds, BonusFor, CardFilter, Cards, CardsFrom, CardsTo, CombatModifier, CostChange,
        DeckEnd, Dice, DiceUse, EnemyChange, Gone, Harm, Lasts, Offered, Pick, SidewaysBonus,
        Standing, TurnModifier, UnitBonus, UnitChange, WhichUnit,
    },
};
use serde_json::{Value, json};

use crate::fact_names::{
    colors, element, loss, offer, reach, target, terrain_ids, terrain_set, zone,
};

/// All steps of an effect.
pub(crate) fn steps(effect: &Effect) -> Vec<Value> {
    match *effect {
        Effect::All(effects) => effects.iter().flat_map(steps).collect(),
        Effect::ThisTurn(TurnModifier::UnitsResistAll) => vec![json!({
            "op": "units_resistances",
            "resistances": ["physical", "fire", "ice"],
            "target": "all_own_units",
            "duration": "turn",
        })],
        Effect::Others(Harm::DiscardChosenColor) => {
            vec![json!({"op": "others_discard_color", "kinds": ["spell", "action"]})]
        }
        Effect::Source(DiceUse::Claim) => vec![json!({
            "op": "source_die_claim",
            "color": "basic",
            "options": ["3_tokens_this_turn", "1_token_each_own_turn_from_next_turn"],
        })],
        Effect::Source(DiceUse::RerollUpTo(most)) => {
            vec![json!({"op": "reroll_source_dice", "n": most, "gold_first": true})]
        }
        Effect::Always(Standing::ExtraCommand) => vec![
            json!({"op": "gain_skill_setup", "add_regular_units_to_offer": 2}),
            json!({
                "op": "command_slot",
                "recruit_discount": 5,
                "min_cost": 0,
                "unit_usable_where_units_forbidden": true,
                "disband_allowed": false,
            }),
        ],
        _ => vec![step(effect)],
    }
}

fn step(effect: &Effect) -> Value {
    match *effect {
        Effect::May(inner) => json!({"op": "may", "steps": steps(inner)}),
        Effect::AtEndOfTurn(Effect::RemoveWoundsOfThisTurn) => {
            json!({"op": "remove_wounds_this_turn", "when": "end_of_turn", "optional": true})
        }
        Effect::AtEndOfTurn(Effect::MoveCards { from: CardsFrom::PlayArea, .. }) => {
            json!({"op": "take_back_played", "except_this": true, "when": "end_of_turn"})
        }
        Effect::AtEndOfTurn(inner) => with(step(inner), "when", json!("end_of_turn")),
        Effect::If(holds, inner) => conditional(holds, inner),
        Effect::IfElse(holds, yes, no) => json!({"op": "cases", "cases": [
            {"if": condition(holds), "steps": steps(yes)},
            {"if": if holds == Condition::Day { "night" } else { "otherwise" }, "steps": steps(no)},
        ]}),
        Effect::ForEach { per: Per::CardDiscarded, effect: Effect::Draw(1), .. } => {
            json!({"op": "draw", "n": "cards_discarded"})
        }
        Effect::ForEach { per, most, effect } => {
            let step = with(step(effect), "per", json!(item(per)));
            if most == 0 { step } else { with(step, "max", json!(most)) }
        }
        Effect::PlusPerEnemy { bonus, effect } => {
            with(with(step(effect), "bonus", json!(bonus)), "bonus_per", json!("enemy_faced"))
        }
        Effect::RaisedUpTo { bonus, effect } => {
            with(step(effect), "optional_bonus_max", json!(bonus))
        }
        Effect::IfAlsoPaid { one, both, effect } => {
            let values = json!({"blue": one, "red": one, "blue_and_red": both});
            with(step(effect), "n_if_paid", values)
        }
        Effect::Choose(effects) => {
            json!({"op": "choose_one", "options": effects.iter().map(steps).collect::<Vec<_>>()})
        }
        Effect::Move(n) => json!({"op": "move", "n": n}),
        Effect::Influence(n) => json!({"op": "influence", "n": n}),
        Effect::Heal(n) => json!({"op": "heal", "n": n}),
        Effect::Attack { amount, reach: kind, element: of } => {
            json!({"op": "attack", "n": amount, "kind": reach(kind), "element": element(of)})
        }
        Effect::Block { amount, element: of } => {
            json!({"op": "block", "n": amount, "element": element(of)})
        }
        Effect::BlockPerTrait { amount, element: of } => json!({
            "op": "block_bonus_per_trait",
            "n": amount,
            "element": element(of),
            "traits": ["special_ability", "attack_colour", "resistance"],
            "pvp": "+1 per mana the opponent spent in the attack",
        }),
        Effect::Fame(n) => json!({"op": "fame", "n": n}),
        Effect::Reputation(n) => json!({"op": "reputation", "n": n}),
        Effect::ThisTurn(TurnModifier::TerrainCost { terrains, change }) => {
            let step = json!({"op": "terrain_cost", "terrains": terrain_set(terrains), "duration": "turn"});
            match change {
                CostChange::Set(cost) => with(step, "set", json!(cost)),
                CostChange::Less { by, min } => {
                    with(with(step, "delta", json!(-i32::from(by))), "min", json!(min))
                }
                CostChange::Passable(cost) => {
                    with(with(step, "op", json!("terrain_passable")), "cost", json!(cost))
                }
                CostChange::More { .. } => panic!("{effect:?} is printed nowhere"),
            }
        }
        Effect::Jump(_) => jump(effect),
        Effect::ThisTurn(TurnModifier::ReachTwo) => json!({"op": "adjacency_two"}),
        Effect::ThisTurn(TurnModifier::ProvokeNothing) => json!({"op": "no_provoke"}),
        Effect::Others(Harm::SpendUnit { max_level }) => {
            json!({"op": "spend_other_players_unit", "max_level": max_level})
        }
        Effect::Others(Harm::LoseCrystal) => json!({
            "op": "others_lose_crystal", "pick": "random", "you_may_gain": 1, "wound_if_none": true,
        }),
        Effect::Others(Harm::WoundPerCrystal) => json!({
            "op": "all_wound_per_crystal", "color": "chosen_colour", "includes_self": true,
        }),
        Effect::Lasting(Lasts::CurseMana) => {
            json!({"op": "curse_mana_color", "max_wounds_per_turn": 1})
        }
        Effect::Others(Harm::StealDiscardedAction) => {
            json!({"op": "steal_discarded_action", "n": 1})
        }
        Effect::Others(Harm::WoundToClosest) => {
            json!({"op": "give_wound_to_closest_hero", "n": 1, "tie": "you choose"})
        }
        Effect::Lasting(Lasts::Weather) => json!({
            "op": "place_in_center",
            "self": {"terrain_delta": -2, "min": 1},
            "others": {"terrain_delta": 1, "max": 5},
            "until": "start of own next turn",
        }),
        Effect::Lasting(Lasts::FreezeSource) => json!({"op": "place_in_source"}),
        Effect::Lasting(Lasts::MarkMana) => {
            json!({"op": "place_in_center", "mark": "chosen colour"})
        }
        _ => of_cards(effect)
            .or_else(|| of_mana(effect))
            .or_else(|| of_combat(effect))
            .or_else(|| of_turn(effect))
            .or_else(|| of_units(effect))
            .unwrap_or_else(|| panic!("{effect:?} has no words among the facts")),
    }
}

/// A condition is a field of the step it qualifies, under one of several names.
fn conditional(holds: Condition, inner: &Effect) -> Value {
    match (holds, *inner) {
        (Condition::BlockSucceeds, Effect::May(attack)) => json!({
            "op": "may",
            "steps": [with(step(attack), "when", json!("attack_phase"))],
            "condition": "part_of_successful_block",
        }),
        (Condition::StartOfCombat, _) => with(step(inner), "when", json!("start_of_combat")),
        (Condition::AttackPhaseOnly, _) => with(step(inner), "when", json!("attack_phase_only")),
        (Condition::NotInCombat, _) => with(step(inner), "not_in_combat", json!(true)),
        _ => with(step(inner), "condition", json!(condition(holds))),
    }
}

fn condition(holds: Condition) -> &'static str {
    match holds {
        Condition::Day => "day",
        Condition::Night => "night",
        Condition::InForest => "in_forest",
        Condition::Interacting => "used_in_interaction",
        Condition::InteractionOnly => "interaction_only",
        Condition::AttackPhaseOnly => "attack_phase_only",
        Condition::StartOfCombat => "start_of_combat",
        Condition::BlockSucceeds => "part_of_successful_block",
        Condition::EnoughMoveLeft => {
            "unspent_move_points_on_entering_combat >= number_of_enemies_faced"
        }
        Condition::LeastFame => "strictly_least_fame",
        Condition::WoundDropped => "wound_discarded",
        Condition::UnitReadied => "unit_readied",
        Condition::NotInCombat => "not_in_combat",
    }
}

fn item(per: Per) -> String {
    match per {
        Per::CardDiscarded => "card_discarded",
        Per::Wound => "wound_in_hand_or_on_own_units",
        Per::ReadyUnit => "ready_unwounded_own_unit",
        Per::CrystalColor => "different_crystal_colour_in_inventory",
        Per::UnitRecruited => "unit_recruited_this_turn",
        Per::EnemyDefeated => "enemy_defeated_this_turn",
        Per::FightingUnit => "own_unit_that_attacks_or_blocks_this_turn",
        Per::SpellCast(mana) => return format!("{}_spell_cast_this_turn", mana.id()),
        Per::HealingSpent => "healing_point_of_this_card_spent",
        Per::WoundHealed => "wound_healed_from_hand_this_turn",
    }
    .to_owned()
}

fn of_cards(effect: &Effect) -> Option<Value> {
    Some(match *effect {
        Effect::Draw(n) => json!({"op": "draw", "n": n}),
        Effect::Discard { cards: Cards::OneTo(most), of: CardFilter::Wound, to } => {
            let how = if to == Gone::OutOfTheGame { "throw_away" } else { "discard" };
            json!({"op": "discard_wounds", "how": how, "max": most})
        }
        Effect::Discard {
            cards: Cards::Exactly(1),
            of: CardFilter::Action,
            to: Gone::OutOfTheGame,
        } => {
            json!({"op": "throw_away", "what": "action_card_from_hand"})
        }
        Effect::Discard { cards, of, to: Gone::DiscardPile } => {
            let step = match cards {
                Cards::Exactly(n) => json!({"op": "discard", "n": n}),
                Cards::UpTo(n) => json!({"op": "discard", "n": n, "upto": true}),
                Cards::Any => json!({"op": "discard", "n": "any"}),
                Cards::OneTo(_) => return None,
            };
            match of {
                CardFilter::NonWound => step,
                CardFilter::Wound => with(step, "filter", json!("wound")),
                CardFilter::Every => with(step, "filter", json!("any_incl_wound")),
                CardFilter::Action => return None,
            }
        }
        Effect::TakeWound(n) => json!({"op": "take_wound", "n": n}),
        Effect::RollForWounds(dice) => {
            let dice = match dice {
                Dice::AsRaised => json!("bonus_taken"),
                Dice::Exactly(dice) => json!(dice),
            };
            json!({"op": "roll_wound", "dice": dice, "faces": ["black", "red"]})
        }
        Effect::PlayOther { strong, times, bonus, throw_away } => {
            let side = if strong { "powered" } else { "basic" };
            let step =
                json!({"op": "play_other_action", "effect": side, "times": times, "free": true});
            if throw_away {
                with(step, "then", json!("throw_away_other_card"))
            } else {
                let kinds = json!(["move", "influence", "block", "attack"]);
                with(with(step, "bonus", json!(bonus)), "bonus_applies_to", kinds)
            }
        }
        Effect::ReturnToDeck { end, if_deck_not_empty } => {
            let end = match end {
                DeckEnd::Top => "top",
                DeckEnd::Bottom => "bottom",
            };
            let step = json!({"op": "card_to_deck", "position": end});
            if if_deck_not_empty { with(step, "condition", json!("deck_not_empty")) } else { step }
        }
        Effect::MoveCards { from, to, cards, pick } => move_cards(from, to, cards, pick)?,
        Effect::ThisTurn(TurnModifier::RaiseHandLimit(n)) => {
            json!({"op": "hand_limit_bonus", "n": n, "when": "end_of_this_turn"})
        }
        Effect::ThisTurn(TurnModifier::SkipDraw) => json!({"op": "skip_draw"}),
        Effect::ThisTurn(TurnModifier::ExtraTurn) => json!({"op": "extra_turn"}),
        Effect::GainCard { kind, color, to } => {
            json!({"op": "gain_card", "kind": offer(kind), "color": colors(color), "to": zone(to)})
        }
        Effect::ThisTurn(TurnModifier::BuyCard { kind, influence, to }) => json!({
            "op": "buy_card",
            "kind": offer(kind),
            "influence": influence,
            "source": "advanced_action_offer",
            "to": zone(to),
            "times": 1,
        }),
        Effect::UseOffered(Offered::Spell) => json!({"op": "use_spell_from_offer", "color": "any"}),
        Effect::Always(Standing::RaiseRefill { min_hand, by }) => {
            json!({"op": "refill_bonus", "min_hand": min_hand, "n": by})
        }
        _ => return None,
    })
}

fn move_cards(from: CardsFrom, to: CardsTo, cards: Cards, pick: Pick) -> Option<Value> {
    Some(match (from, to, cards, pick) {
        (CardsFrom::DiscardPile, CardsTo::DeckEnd, Cards::Exactly(n), _) => json!({
            "op": "recover_from_discard",
            "n": n,
            "pick": if pick == Pick::Chosen { "chosen" } else { "random" },
            "to": "top_or_bottom_of_deck",
        }),
        (CardsFrom::DiscardPile, CardsTo::Deck, Cards::Any, Pick::InOrder) => {
            json!({"op": "shuffle_discard_into_deck"})
        }
        (CardsFrom::DiscardPile, CardsTo::Deck, Cards::Exactly(n), Pick::Random) => {
            json!({"op": "random_discard_to_deck", "n": n})
        }
        (CardsFrom::Hand, CardsTo::Deck, Cards::UpTo(n), Pick::Chosen) => {
            json!({"op": "hand_to_deck_and_redraw", "n": n, "wounds_allowed": true})
        }
        (CardsFrom::Deck, CardsTo::Hand, Cards::Exactly(n), Pick::Chosen) => {
            json!({"op": "search_deck", "n": n})
        }
        (CardsFrom::Deck, CardsTo::Tactic, Cards::Exactly(n), Pick::InOrder) => {
            json!({"op": "store_under_tactic", "n": n})
        }
        (CardsFrom::Tactic, CardsTo::Hand, Cards::Any, _) => json!({"op": "take_stored_cards"}),
        _ => return None,
    })
}

fn of_mana(effect: &Effect) -> Option<Value> {
    Some(match *effect {
        Effect::PayMana(of) => json!({"op": "pay_mana", "color": colors(of), "n": 1}),
        Effect::GainMana { colors: of, tokens, spent_at_once } => {
            let step = json!({"op": "gain_mana", "color": colors(of), "n": tokens});
            if spent_at_once { with(step, "spend_immediately", json!(true)) } else { step }
        }
        Effect::GainCrystal { colors: of, crystals } => {
            json!({"op": "gain_crystal", "color": colors(of), "n": crystals})
        }
        Effect::ReturnSpentCrystals => json!({"op": "return_spent_crystals"}),
        Effect::RollForCrystals { dice } => json!({"op": "roll_crystals", "dice": dice}),
        Effect::ThisTurn(TurnModifier::EndlessMana(of)) => {
            json!({"op": "endless_mana", "colors": of.iter().map(|m| m.id()).collect::<Vec<_>>()})
        }
        Effect::Source(DiceUse::More(n)) => json!({"op": "extra_source_dice", "n": n}),
        Effect::Source(DiceUse::Set { tokens }) => json!({
            "op": "source_die_set",
            "set_to": "any_except_gold",
            "tokens": tokens,
            "reroll_on_return": false,
        }),
        Effect::Source(DiceUse::Crystal) => json!({"op": "source_die_crystal_reroll"}),
        Effect::Source(DiceUse::RerollAll) => json!({"op": "source_reroll_all"}),
        Effect::ThisTurn(TurnModifier::GoldAndBlackDiceAsBasic) => {
            json!({"op": "source_gold_black_as_basic"})
        }
        Effect::Source(DiceUse::Store) => json!({"op": "store_source_die", "color": "any_basic"}),
        Effect::ThisTurn(TurnModifier::NightAsDay) => json!({"op": "night_as_day"}),
        Effect::ThisTurn(TurnModifier::DayAsNight) => json!({"op": "day_as_night"}),
        Effect::Always(Standing::OppositeMana) => json!({"op": "mana_opposite_color"}),
        Effect::ThisTurn(TurnModifier::Sideways { value, better }) => match better {
            SidewaysBonus::WoundsOnly => {
                json!({"op": "sideways_value", "card": "wound", "value": value})
            }
            SidewaysBonus::Uncommon => json!({
                "op": "sideways_value",
                "value": value,
                "value_if_advanced_action_spell_or_artifact": value + 1,
            }),
            SidewaysBonus::WithoutSource => json!({
                "op": "sideways_value",
                "value": value,
                "value_if_no_source_die_used_this_turn": value + 1,
            }),
            SidewaysBonus::OfPaidColor(_) => json!({
                "op": "sideways_value",
                "value": value,
                "value_if_action_or_spell_of_same_colour": value + 1,
            }),
        },
        _ => return None,
    })
}

fn of_combat(effect: &Effect) -> Option<Value> {
    Some(match *effect {
        Effect::Enemy { target: whom, change: EnemyChange::Armor { less, less_if_fortified } } => {
            let whom = if whom == Target::Blocked { "one_blocked_with_this" } else { target(whom) };
            let delta = -i32::from(less);
            let step = json!({"op": "enemy_armor", "delta": delta, "target": whom, "min_armor": 1});
            if less == less_if_fortified {
                step
            } else {
                with(step, "delta_if_fortified", json!(-i32::from(less_if_fortified)))
            }
        }
        Effect::Enemy { target: whom, change: EnemyChange::ArmorPerResistance } => json!({
            "op": "enemy_armor",
            "delta": -1,
            "per": "resistance_of_target",
            "target": target(whom),
            "min_armor": 1,
        }),
        Effect::Enemy { target: whom, change: EnemyChange::DoesNotAttack { unfortified } } => {
            let step =
                json!({"op": "enemy_no_attack", "target": target(whom), "duration": "combat"});
            if unfortified { with(step, "restriction", json!("unfortified")) } else { step }
        }
        Effect::Enemy { change: EnemyChange::Loses(Loss::Swift), .. } => json!({
            "op": "enemy_loses", "what": ["swift"], "target": "enemy_blocked_with_this",
        }),
        Effect::Enemy { target: whom, change: EnemyChange::Loses(what) } => {
            json!({"op": "enemy_loses", "what": loss(what), "target": target(whom)})
        }
        Effect::Enemy { target: Target::Blocked, change: EnemyChange::Destroyed } => {
            json!({"op": "destroy_enemy", "target": "blocked_enemy"})
        }
        Effect::Enemy { target: whom, change: EnemyChange::Destroyed } => {
            json!({"op": "destroy_enemy", "target": target(whom)})
        }
        Effect::ThisCombat(what) => match what {
            CombatModifier::SkipBlockAndDamage => {
                json!({"op": "skip_phases", "phases": ["block", "assign_damage"]})
            }
            CombatModifier::AttacksAreColdFire => {
                json!({"op": "attacks_become", "element": "cold_fire", "duration": "combat"})
            }
            CombatModifier::AttacksAreSiege => {
                json!({"op": "attacks_become", "kind": "siege", "duration": "combat"})
            }
        },
        _ => return None,
    })
}

fn of_turn(effect: &Effect) -> Option<Value> {
    let Effect::ThisTurn(modifier) = *effect else { return None };
    Some(match modifier {
        TurnModifier::IgnoreSiteFortification => json!({"op": "ignore_site_fortification"}),
        TurnModifier::MoveToAttack { cost, reach: kind } => {
            json!({"op": "move_points_to_attack", "cost": cost, "kind": reach(kind)})
        }
        TurnModifier::InfluenceAsBlock(of) => {
            json!({"op": "influence_as_block", "element": element(of)})
        }
        TurnModifier::FirstAttackOrBlock { attack, block } => {
            json!({"op": "first_attack_or_block_bonus", "attack": attack, "block": block})
        }
        TurnModifier::DoublePhysicalAttacks => json!({"op": "double_physical_attacks"}),
        TurnModifier::UnitsTakeNoDamage => json!({"op": "units_no_damage"}),
        TurnModifier::UnitBonus(bonus) => unit_bonus(bonus),
        _ => return None,
    })
}

fn of_units(effect: &Effect) -> Option<Value> {
    Some(match *effect {
        Effect::Unit { which, change } => match (which, change) {
            (WhichUnit::Any, UnitChange::Ready) => {
                json!({"op": "ready_unit", "n": 1, "max_level": null})
            }
            (WhichUnit::UpToLevel(level), UnitChange::Ready) => {
                json!({"op": "ready_unit", "n": 1, "max_level": level})
            }
            (WhichUnit::Levels(levels), UnitChange::Ready) => {
                json!({"op": "ready_unit_levels", "levels": levels})
            }
            (WhichUnit::All, UnitChange::Ready) => json!({"op": "ready_all_units"}),
            (WhichUnit::Same, UnitChange::Heal) => json!({"op": "heal_unit", "target": "same"}),
            (WhichUnit::Any, UnitChange::Heal) => {
                json!({"op": "heal_unit", "target": "one_own_unit"})
            }
            (WhichUnit::Same, UnitChange::Wound) => json!({"op": "wound_self_unit"}),
            _ => return None,
        },
        Effect::UseOffered(Offered::UnitAbility) => {
            json!({"op": "use_unit_from_offer", "abilities": 1, "damage_assignable": false})
        }
        Effect::RecruitFree => json!({"op": "recruit_free", "disband_if_full": true}),
        Effect::AssignBanner(_) => json!({"op": "assign_banner"}),
        _ => return None,
    })
}

fn unit_bonus(bonus: UnitBonus) -> Value {
    let UnitBonus { armor, attack, kinds, block, whom } = bonus;
    let mut step = json!({"op": "unit_bonus"});
    for (name, by) in [("armor", armor), ("attack", attack), ("block", block)] {
        if by > 0 {
            step = with(step, name, json!(by));
        }
    }
    if attack > 0 {
        let kinds = match kinds {
            AttackKinds::Any => "any",
            AttackKinds::Melee => "melee",
            AttackKinds::Ranged => "ranged",
        };
        step = with(step, "attack_kinds", json!(kinds));
    }
    match whom {
        BonusFor::AllThisCombat => {
            with(with(step, "target", json!("all_own_units")), "duration", json!("combat"))
        }
        BonusFor::AllThisTurn => {
            with(with(step, "target", json!("all_own_units")), "duration", json!("turn"))
        }
        BonusFor::Activated => with(step, "target", json!("unit_being_activated")),
    }
}

fn jump(effect: &Effect) -> Value {
    let Effect::Jump(jump) = effect else { panic!("{effect:?} is no jump") };
    let mut step = json!({"op": "jump_move", "through": "revealed_spaces", "provokes": false});
    step = match jump.price {
        JumpPrice::InAll(cost) => {
            with(with(step, "max_spaces", json!(jump.spaces)), "cost", json!(cost))
        }
        JumpPrice::PerSpace(per) => {
            let step = with(step, "min_move_points", json!(1));
            let step = with(step, "max_move_points", json!(jump.spaces));
            with(step, "spaces_per_point", json!(per))
        }
    };
    if !jump.not_through.is_empty() {
        step = with(step, "not_through", json!(terrain_ids(jump.not_through)));
    }
    match jump.end {
        JumpEnd::SafeSpace => with(step, "end", json!("safe_space")),
        JumpEnd::Assault => {
            let step = with(step, "end", json!("fortified_site_or_space_with_other_player"));
            let step = with(step, "ends_movement", json!(true));
            let step = with(step, "counts_as", json!("assault_or_attack_on_player"));
            with(step, "withdraw_to", json!("original_space"))
        }
    }
}

pub(crate) fn with(step: Value, key: &str, value: Value) -> Value {
    let Value::Object(mut fields) = step else { panic!("{step} is no step") };
    fields.insert(key.to_owned(), value);
    Value::Object(fields)
}
