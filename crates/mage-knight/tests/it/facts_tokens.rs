//! Enemies, ruins, Units, Skills, Tactics, cities and the Reputation track against the printed facts.

use mage_knight::{
    cards::{Banner, CardId, Effect},
    content::{
        Color, EnemyColor, EnemyId, Mana, RuinId, RuinKind, SkillId, TacticId, Time, Traits,
        UnitId, UnitKind, Usage,
        city::{CITY_LEVELS, garrison},
        enemy::ENEMY_TOKENS,
        reputation,
        ruin::{ALTAR_FAME, ALTAR_MANA},
        tactic::Moment,
        unit::RecruitSite,
    },
};
use rules::{covers, mk};
use serde_json::{Value, json};

use crate::{
    fact_names::{element, type_name},
    facts::read,
    facts_cards::{id_of, same_effect},
};

fn list<'a>(facts: &'a Value, key: &str) -> &'a Vec<Value> {
    facts[key].as_array().unwrap_or_else(|| panic!("{key} is a list"))
}

fn resistances(traits: Traits) -> Vec<&'static str> {
    let named = [
        (Traits::RESISTS_FIRE, "fire"),
        (Traits::RESISTS_ICE, "ice"),
        (Traits::RESISTS_PHYSICAL, "physical"),
    ];
    named.into_iter().filter(|(one, _)| traits.has(*one)).map(|(_, name)| name).collect()
}

#[test]
fn every_enemy_token_is_as_printed() {
    let facts = read(include_str!("../facts/enemies.json"));
    let facts = list(&facts, "enemies");
    assert_eq!(facts.len(), EnemyId::all().count());
    for (fact, enemy) in facts.iter().zip(EnemyId::all()) {
        let printed = enemy.printed();
        let id = enemy.id();
        assert_eq!(id_of(fact), id);
        assert_eq!(fact["color"], printed.color.id(), "{id}");
        assert_eq!(fact["copies"], printed.copies, "{id}");
        assert_eq!(fact["armor"], printed.armor, "{id}");
        assert_eq!(fact["fame"], printed.fame, "{id}");
        let abilities: Vec<_> = printed.traits.without(Traits::RESISTANCES).names().collect();
        assert_eq!(fact["abilities"], json!(abilities), "{id}");
        assert_eq!(fact["resistances"], json!(resistances(printed.traits)), "{id}");
        if printed.traits.has(Traits::SUMMON) {
            assert_eq!((printed.attack, &fact["attack"]), (0, &Value::Null), "{id}");
            assert_eq!(fact["summons"], "brown", "{id}");
        } else {
            let attack = json!({"value": printed.attack, "element": element(printed.element)});
            assert_eq!(fact["attack"], attack, "{id}");
        }
    }
    let tokens = |color| {
        let of = EnemyId::all().map(EnemyId::printed).filter(move |enemy| enemy.color == color);
        of.map(|enemy| usize::from(enemy.copies)).sum::<usize>()
    };
    assert_eq!(EnemyColor::ALL.map(tokens), [12, 10, 10, 10, 8, 10]);
    assert_eq!(EnemyColor::ALL.map(tokens).iter().sum::<usize>(), ENEMY_TOKENS);
}

#[test]
fn every_ruin_token_is_as_printed() {
    covers![mk::SITE_RUINS_07];
    let facts = read(include_str!("../facts/ruins.json"));
    let facts = list(&facts, "tokens");
    assert_eq!(facts.len(), RuinId::all().count());
    for (fact, ruin) in facts.iter().zip(RuinId::all()) {
        assert_eq!(id_of(fact), ruin.id());
        match ruin.printed().kind {
            RuinKind::Altar(mana) => {
                assert_eq!(fact["cost"], json!({"color": mana.id(), "n": ALTAR_MANA}));
                assert_eq!(fact["reward"], json!([{"fame": ALTAR_FAME}]));
            }
            RuinKind::Guarded { enemies, reward } => {
                assert_eq!(fact["enemies"], json!(enemies.map(EnemyColor::id)), "{ruin}");
                let mut won = Vec::new();
                let counted = [
                    ("artifact", reward.artifacts),
                    ("spell", reward.spells),
                    ("advanced_action", reward.advanced_actions),
                    ("unit", reward.units),
                ];
                for (what, count) in counted {
                    if count > 0 {
                        won.push(json!({what: count}));
                    }
                }
                if let each @ 1.. = reward.crystals_each {
                    let each = json!({"white": each, "green": each, "red": each, "blue": each});
                    won.push(json!({"crystals": each}));
                }
                assert_eq!(fact["reward"], json!(won), "{ruin}");
            }
        }
    }
}

fn site_name(site: &RecruitSite) -> &'static str {
    match site {
        RecruitSite::Village => "village",
        RecruitSite::Keep => "keep",
        RecruitSite::MageTower => "mage_tower",
        RecruitSite::Monastery => "monastery",
        RecruitSite::City => "city",
    }
}

#[test]
fn every_unit_is_as_printed() {
    let facts = read(include_str!("../facts/units.json"));
    let facts = [list(&facts, "regular").as_slice(), list(&facts, "elite")].concat();
    assert_eq!(facts.len(), UnitId::all().count());
    for (fact, unit) in facts.iter().zip(UnitId::all()) {
        let (id, printed) = (unit.id(), unit.printed());
        assert_eq!(id_of(fact), id);
        let kind = match printed.kind {
            UnitKind::Regular => "regular",
            UnitKind::Elite => "elite",
        };
        assert_eq!(fact["kind"], kind, "{id}");
        assert_eq!(fact["copies"], printed.copies, "{id}");
        assert_eq!(fact["level"], printed.level, "{id}");
        assert_eq!(fact["influence_cost"], printed.cost, "{id}");
        assert_eq!(fact["armor"], printed.armor, "{id}");
        assert_eq!(fact["resistances"], json!(resistances(printed.resistances)), "{id}");
        let sites: Vec<_> = printed.sites.iter().map(site_name).collect();
        assert_eq!(fact["recruit_sites"], json!(sites), "{id}");
        let abilities = list(fact, "abilities");
        assert_eq!(abilities.len(), printed.abilities.len(), "{id}");
        for (fact, ability) in abilities.iter().zip(printed.abilities) {
            assert_eq!(fact["mana_cost"], json!(ability.mana.map(Mana::id)), "{id}");
            same_effect(&fact["effect"], &ability.effect, id);
        }
    }
    for kind in [UnitKind::Regular, UnitKind::Elite] {
        let of = UnitId::all().map(UnitId::printed).filter(|unit| unit.kind == kind);
        assert_eq!(of.map(|unit| u32::from(unit.copies)).sum::<u32>(), 20);
    }
}

#[test]
fn every_skill_is_as_printed() {
    covers![mk::SKILL_01, mk::SKILL_11, mk::SKILL_12];
    let facts = read(include_str!("../facts/skills.json"));
    let facts = list(&facts, "skills");
    assert_eq!(facts.len(), SkillId::all().count());
    for (fact, skill) in facts.iter().zip(SkillId::all()) {
        let (id, printed) = (skill.id(), skill.printed());
        assert_eq!(id_of(fact), id);
        assert_eq!(fact["hero"], printed.hero.id(), "{id}");
        assert_eq!(fact["type"], type_name(&printed.icon), "{id}");
        let usage = match printed.usage {
            Usage::OncePerTurn => "once_per_turn",
            Usage::OncePerRound => "once_per_round_flip",
            Usage::InTheCentre => "once_per_round_center",
            Usage::Permanent => "permanent",
        };
        assert_eq!(fact["usage"], usage, "{id}");
        assert_eq!(fact["interactive"], printed.interactive, "{id}");
        assert_eq!(fact["usable_in_combat"], printed.in_combat, "{id}");
        same_effect(&fact["effect"], &printed.effect, id);
    }
}

#[test]
fn every_tactic_is_as_printed() {
    covers![mk::TACTIC_08, mk::TACTIC_11];
    let facts = read(include_str!("../facts/tactics.json"));
    for (key, time) in [("day", Time::Day), ("night", Time::Night)] {
        let facts = list(&facts, key);
        assert_eq!(facts.len(), 6);
        for (fact, tactic) in facts.iter().zip(TacticId::of_time(time)) {
            let (id, printed) = (tactic.id(), tactic.printed());
            assert_eq!(id_of(fact), id);
            assert_eq!(fact["number"], printed.number, "{id}");
            let moment = match printed.moment {
                Moment::Never => Value::Null,
                Moment::OnTaking => json!("on_taking"),
                Moment::OnceInTurn => json!("once_in_own_turn"),
                Moment::OnceWithEmptyDeck => json!("once_when_deck_empty"),
                Moment::EachTurnBeforeSource => json!("once_per_turn_before_using_source"),
                Moment::OnceBeforeTurn => json!("once_before_own_turn"),
                Moment::BeforeEachTurn => json!("before_each_own_turn"),
                Moment::EndOfEachTurn => json!("end_of_each_own_turn"),
            };
            assert_eq!(fact["when"], moment, "{id}");
            same_effect(&fact["effect"], &printed.effect, id);
        }
    }
}

#[test]
fn every_garrison_is_as_printed() {
    covers![mk::SITE_CITY_02];
    let facts = read(include_str!("../facts/cities.json"));
    for fact in list(&facts, "cities") {
        let name = fact["color"].as_str().unwrap();
        let city = Color::ALL.into_iter().find(|color| color.id() == name).unwrap();
        let rows = list(fact, "garrison_by_level");
        assert_eq!(rows.len(), usize::from(CITY_LEVELS));
        for (level, row) in (1..).zip(rows) {
            let tokens: Vec<_> = garrison(city, level).iter().map(|color| color.id()).collect();
            assert_eq!(row["tokens"], json!(tokens), "{name} {level}");
        }
        assert!(garrison(city, 0).is_empty() && garrison(city, 12).is_empty());
    }
}

#[test]
fn the_reputation_track_is_as_printed() {
    covers![mk::INTERACT_06];
    let facts = read(include_str!("../facts/reputation.json"));
    let spaces = facts.as_object().unwrap().values().find_map(|value| {
        value.as_array().filter(|list| list.first().is_some_and(|one| one["position"].is_i64()))
    });
    let spaces = spaces.expect("the track is among the facts");
    assert_eq!(spaces.len(), 15);
    for space in spaces {
        let at = space["position"].as_i64().unwrap() as i8;
        assert!((reputation::LOWEST..=reputation::HIGHEST).contains(&at));
        assert_eq!(space["influence_modifier"], json!(reputation::modifier(at)), "{at}");
    }
}

/// What Banners grant is one word each, so their facts are compared here.
#[test]
fn every_banner_grants_what_is_printed_on_it() {
    let facts = read(include_str!("../facts/artifacts.json"));
    let mut seen = Vec::new();
    for fact in list(&facts, "cards").iter().filter(|fact| fact["banner"] == true) {
        let card = CardId::from_id(&id_of(fact)).unwrap();
        let Some(Effect::AssignBanner(banner)) = card.card().basic() else {
            panic!("{card} is assigned to a Unit");
        };
        let expected = match banner {
            Banner::Glory => json!({
                "armor": 1,
                "attack": 1,
                "block": 1,
                "fame_when_unit_attacks_or_blocks": 1,
                "attack_kinds": "any",
            }),
            Banner::CancelAttack => json!({
                "in_block_phase": [{"op": "cancel_attack_by_spending_unit", "fame": 1}],
            }),
            Banner::Protection => json!({"armor": 1, "resistances": ["fire", "ice"]}),
            Banner::Ready => json!({
                "once_per_round": "flip_banner_to_ready_this_unit",
                "not_in_combat": true,
                "unflips": "round_start",
            }),
        };
        assert_eq!(fact["basic"]["effect"][0]["grants"], expected, "{card}");
        seen.push(*banner);
    }
    assert_eq!(seen.len(), 4);
}
