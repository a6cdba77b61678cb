//! Scenarios with their goal and length, and the special rules and variants.

use kernel::{Message, RuleId, msg};
use rules::mk;

use super::{Entry, EntryKind};
use crate::{
    content::{CityRule, End, ScenarioId, ScenarioSheet, TableRule, Victory},
    text::names,
};

/// Most heroes at a table.
const MOST: u8 = 4;

pub(super) fn entries() -> impl Iterator<Item = Entry> {
    ScenarioId::ALL
        .into_iter()
        .map(scenario_entry)
        .chain(TableRule::ALL.into_iter().map(variant_entry))
}

/// The sheets of a scenario with the numbers of players they are for.
fn sheets(scenario: ScenarioId) -> impl Iterator<Item = (u8, ScenarioSheet)> {
    (1..=MOST).filter_map(move |players| Some((players, scenario.sheet(players.into())?)))
}

fn scenario_entry(id: ScenarioId) -> Entry {
    let all: Vec<_> = sheets(id).collect();
    let least = all.first().map_or(0, |(players, _)| *players);
    let most = all.last().map_or(0, |(players, _)| *players);
    let summary = if least == most {
        msg!("mk-what-scenario-for", players = most)
    } else {
        msg!("mk-what-scenario", least = least, most = most)
    };
    // What the most play is what the book says; alone some of it changes.
    let usual = all.last().map(|(_, sheet)| *sheet);
    let mut rules: Vec<TableRule> = all.iter().flat_map(|(_, sheet)| sheet.rules.iter()).collect();
    rules.sort_unstable();
    rules.dedup();
    let lengths = all.iter().map(|(players, sheet)| {
        msg!(
            "mk-entry-length",
            players = *players,
            rounds = sheet.rounds,
            countryside = sheet.countryside,
            core = sheet.city_core + sheet.other_core
        )
    });
    let alone = all.first().filter(|(players, _)| *players == 1).map(|(_, sheet)| victory(sheet));
    Entry::new(EntryKind::Scenario, id.id(), names::scenario(id), summary)
        .lines(usual.iter().flat_map(|sheet| [end(sheet), cities(sheet), victory(sheet)]))
        .lines(
            alone
                .filter(|alone| usual.is_some_and(|sheet| victory(&sheet) != *alone))
                .map(|alone| msg!("mk-entry-alone", text = alone)),
        )
        .lines(lengths)
        .links(EntryKind::Variant, rules.into_iter().map(|rule| (names::rule(rule), rule.id())))
        .rules(&[scenario_rule(id)])
}

fn end(sheet: &ScenarioSheet) -> Message {
    match sheet.end {
        End::CityRevealed => msg!("mk-entry-end-city-revealed"),
        End::CitiesConquered => msg!("mk-entry-end-cities-conquered"),
        End::MinesLiberated => msg!("mk-entry-end-mines-liberated"),
        End::DungeonsConquered => msg!("mk-entry-end-dungeons-conquered"),
        End::LastIncantation => msg!("mk-entry-end-last-incantation"),
        End::RoundLimit => msg!("mk-entry-end-round-limit"),
    }
}

fn victory(sheet: &ScenarioSheet) -> Message {
    match sheet.victory {
        Victory::MostPoints => msg!("mk-entry-victory-most-points"),
        Victory::Goal => msg!("mk-entry-victory-goal"),
        Victory::SoleMost => msg!("mk-entry-victory-sole-most"),
        Victory::OnThePortal => msg!("mk-entry-victory-on-the-portal"),
    }
}

fn cities(sheet: &ScenarioSheet) -> Message {
    let levels = sheet.city_levels.into_iter().filter(|level| *level > 0);
    match sheet.cities {
        CityRule::Closed => msg!("mk-entry-cities-closed"),
        CityRule::Friendly => msg!("mk-entry-cities-friendly"),
        CityRule::Defended => {
            let mut levels: Vec<u8> = levels.take(sheet.city_core.into()).collect();
            let last = levels.pop().unwrap_or_default();
            if levels.iter().all(|level| *level == last) {
                msg!("mk-entry-cities-level", level = last)
            } else {
                let first = levels.first().copied().unwrap_or(last);
                msg!("mk-entry-cities-levels", first = first, last = last)
            }
        }
    }
}

const fn scenario_rule(id: ScenarioId) -> RuleId {
    match id {
        ScenarioId::FirstReconnaissance => mk::SCEN_RECON_01,
        ScenarioId::FullConquest => mk::SCEN_FULLCONQ_01,
        ScenarioId::BlitzConquest => mk::SCEN_BLITZCONQ_01,
        ScenarioId::FullCooperation => mk::SCEN_FULLCOOP_01,
        ScenarioId::BlitzCooperation => mk::SCEN_BLITZCOOP_01,
        ScenarioId::SoloConquest => mk::SCEN_SOLO_01,
        ScenarioId::MinesLiberation => mk::SCEN_MINES_01,
        ScenarioId::DruidNights => mk::SCEN_DRUID_01,
        ScenarioId::DungeonLords => mk::SCEN_DUNGEON_01,
        ScenarioId::ConquerAndHold => mk::SCEN_HOLD_01,
        ScenarioId::OneToReturn => mk::SCEN_RETURN_01,
    }
}

fn variant_entry(rule: TableRule) -> Entry {
    let used = ScenarioId::ALL
        .into_iter()
        .filter(|id| sheets(*id).any(|(_, sheet)| sheet.has(rule)))
        .map(|id| (names::scenario(id), id.id()));
    let text = Message::new(format!("mk-variant-{}", rule.id()));
    Entry::new(EntryKind::Variant, rule.id(), names::rule(rule), msg!("mk-what-variant"))
        .line(text)
        .links(EntryKind::Scenario, used)
        .rules(variant_rules(rule))
}

const fn variant_rules(rule: TableRule) -> &'static [RuleId] {
    match rule {
        TableRule::OccupiedMines => &[mk::SCEN_MINES_04, mk::SCEN_MINES_05],
        TableRule::Incantations => &[mk::SCEN_DRUID_03, mk::SCEN_DRUID_04, mk::SCEN_DRUID_08],
        TableRule::CrowdedGlades => &[mk::SCEN_DRUID_10],
        TableRule::SecretDungeons => &[mk::SCEN_DUNGEON_03, mk::SCEN_DUNGEON_05],
        TableRule::LinkedDungeons => &[mk::SCEN_DUNGEON_06, mk::SCEN_DUNGEON_07],
        TableRule::OwnedTowers => &[mk::SCEN_HOLD_08, mk::SCEN_HOLD_09],
        TableRule::GrowingGarrisons => &[mk::SCEN_HOLD_11, mk::SCEN_HOLD_12],
        TableRule::MoreRecruits => &[mk::SCEN_HOLD_05],
        TableRule::UnblamedAssaults => &[mk::SCEN_HOLD_06],
        TableRule::OpenMap => &[mk::SCEN_HOLD_15],
        TableRule::ClosingPortal => &[mk::SCEN_RETURN_03, mk::SCEN_RETURN_04],
        TableRule::Epic => &[mk::SCEN_DRUID_11, mk::SCEN_RETURN_07],
        TableRule::RandomCities => &[mk::VARIANT_RANDCITY_01, mk::VARIANT_RANDCITY_02],
        TableRule::NightArrival => &[mk::VARIANT_NIGHTSTART_01, mk::VARIANT_NIGHTSTART_02],
        TableRule::Darkness => &[mk::VARIANT_DARKNESS_01],
        TableRule::Rampage => &[mk::VARIANT_RAMPAGE_01, mk::VARIANT_RAMPAGE_02],
        TableRule::MoreRampage => &[mk::VARIANT_RAMPAGE_06, mk::VARIANT_RAMPAGE_07],
        TableRule::NoInteractiveSpells => &[mk::VARIANT_FRIENDLY_01],
        TableRule::NoInteractiveSkills => &[mk::VARIANT_FRIENDLY_02],
        TableRule::NoPvp => &[mk::VARIANT_FRIENDLY_03],
        TableRule::JointAssaults => &[mk::COOP_01],
        TableRule::FriendlyMana => &[mk::VARIANT_FRIENDLY_04, mk::VARIANT_FRIENDLY_05],
        TableRule::ActionUpgrades => &[mk::VARIANT_UPGRADE_01, mk::VARIANT_UPGRADE_04],
        TableRule::Draft => &[mk::VARIANT_DRAFT_01, mk::VARIANT_DRAFT_03],
        TableRule::Auction => &[mk::VARIANT_AUCTION_01, mk::VARIANT_AUCTION_02],
        TableRule::RandomOrientation => &[mk::VARIANT_ORIENT_01, mk::VARIANT_ORIENT_02],
        TableRule::InteractiveCombat => &[mk::VARIANT_ICOMBAT_01, mk::VARIANT_ICOMBAT_02],
        TableRule::LowestCounts => &[mk::SCEN_FULLCOOP_17],
    }
}
