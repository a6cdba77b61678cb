//! What players are told beside the game holds when it is played.

use kernel::{Chance, Consult, Game, InfoState, Log, Seat, Seed, Viewer};
use mage_knight::{
    Choice, MageKnight,
    consult::{Query, Reply},
    content::UnitId,
    solver::Proof,
    state::{DamageTo, Phase, Question},
};
use scenario::Script;

const ME: Seat = Seat(0);

fn at_the_end_of(script: &str) -> MageKnight {
    let script = Script::parse(script).unwrap();
    scenario::play::<MageKnight>(&script).unwrap_or_else(|failure| panic!("{failure}"))
}

fn consult(game: &MageKnight, query: &Query) -> Option<Reply> {
    let mut chance = Chance::seeded(Seed::from_number(1));
    MageKnight::consult(&InfoState::new(game, ME), query, &mut chance)
}

fn fight(board: &str) -> MageKnight {
    at_the_end_of(&format!(
        "game mage-knight\nhero tovak at countryside-2.C\nsource red blue black\n{board}\ndo challenge countryside-2.NW\n"
    ))
}

/// Ends phases until this one.
fn until(mut game: MageKnight, phase: Phase) -> MageKnight {
    while game.combat().unwrap().phase != phase {
        let mut options = Vec::new();
        game.options(ME, &mut options);
        let damage = options.iter().find(|choice| matches!(choice, Choice::Damage { .. }));
        let choice = damage.copied().unwrap_or(Choice::EndPhase);
        game.apply(ME, &choice, &mut Log::off()).unwrap();
    }
    game
}

/// Whether the goal can be reached with so many plays, by trying every answer.
fn reachable(game: &MageKnight, goal: Choice, plays: usize) -> bool {
    if game.asked(ME) == Some(&Question::Act) && game.check(ME, &goal).is_ok() {
        return true;
    }
    let mut options = Vec::new();
    game.options(ME, &mut options);
    let acting = game.asked(ME) == Some(&Question::Act);
    options.into_iter().any(|choice| {
        let is_play = matches!(
            choice,
            Choice::Play { .. } | Choice::Activate { .. } | Choice::UseSkill { .. }
        );
        if acting && (!is_play || plays == 0) {
            return false;
        }
        let (mut next, mut log) = (game.clone(), Log::recording());
        next.apply_unchecked(ME, &choice, &mut log);
        let told = |event| next.blocks_undo(event, Viewer::Seat(ME));
        let certain = next.chance().drawn() == game.chance().drawn()
            && !log.events().iter().any(told)
            && next.combat().is_some();
        certain && reachable(&next, goal, plays - usize::from(acting))
    })
}

#[test]
fn a_proposal_can_be_played_and_nothing_smaller_does_it() {
    let boards = [
        "hand rage march stamina\nenemy countryside-2.NW prowlers",
        "hand rage swiftness march\ncrystals white 1\nenemy countryside-2.NW prowlers",
        "hand cold-toughness rage march stamina\nenemy countryside-2.NW wolf-riders",
        "hand rage\nunit peasants\nenemy countryside-2.NW cursed-hags",
        "hand ice-shield march\nunit utem-swordsmen\nenemy countryside-2.NW diggers",
    ];
    let mut found = 0;
    for board in boards {
        for phase in [Phase::RangedAndSiege, Phase::Block, Phase::Attack] {
            let game = until(fight(board), phase);
            let goal = match phase {
                Phase::Block => Choice::Block { enemy: 0 },
                _ => Choice::Strike { enemies: 1 },
            };
            let Some(Reply::Proposal(proposal)) = consult(&game, &Query::Propose { goal }) else {
                panic!("{board}, {phase:?}: no reply")
            };
            assert!(proposal.proven, "{board}, {phase:?}");
            if proposal.found {
                let mut after = game.clone();
                for choice in &proposal.answers {
                    after.apply(ME, choice, &mut Log::off()).unwrap();
                }
                let fewer = proposal.plays.len().checked_sub(1);
                assert!(!fewer.is_some_and(|fewer| reachable(&game, goal, fewer)), "{board}");
                assert!(proposal.held >= proposal.needed);
                found += 1;
            } else {
                assert!(!reachable(&game, goal, 4), "{board}, {phase:?}");
            }
        }
    }
    assert!(found >= 6, "only {found} proposals");
}

#[test]
fn damage_is_planned_as_it_then_falls() {
    let game = until(
        fight(
            "hand rage march\nunit utem-guardsmen\nunit peasants\nenemy countryside-2.NW cursed-hags",
        ),
        Phase::Damage,
    );
    let plan = |chosen: Vec<Choice>| match consult(&game, &Query::Damage { chosen }) {
        Some(Reply::Damage(plan)) => plan,
        other => panic!("{other:?}"),
    };
    let cheapest = plan(Vec::new());
    assert_eq!(cheapest.rows.len(), 1);
    assert_eq!(cheapest.rows[0].cells.len(), 3);
    assert_eq!(cheapest.rows[0].cells.iter().filter(|cell| cell.chosen).count(), 1);
    for to in [DamageTo::Hero, DamageTo::Unit(0), DamageTo::Unit(1)] {
        let chosen = plan(vec![Choice::Damage { enemy: 0, to }]);
        let cell = chosen.rows[0].cells.iter().find(|cell| cell.chosen).unwrap();
        assert_eq!(cell.to, to);
        let mut after = game.clone();
        for choice in &chosen.answers {
            after.apply(ME, choice, &mut Log::off()).unwrap();
        }
        let wounds = |game: &MageKnight| {
            game.player(ME).hand.iter().filter(|card| card.is_wound()).count() as u8
        };
        assert_eq!(chosen.after.wounds, wounds(&after) - wounds(&game));
        let on_units: u8 = after.player(ME).units.iter().map(|unit| unit.wounds).sum();
        assert_eq!(chosen.after.unit_wounds, on_units);
        assert_eq!(after.combat().unwrap().phase, Phase::Attack);
    }
}

#[test]
fn a_line_is_played_to_the_end_of_the_combat() {
    let game = fight("hand rage march\nenemy countryside-2.NW prowlers");
    let Some(Reply::Line(line)) = consult(&game, &Query::Line) else { panic!("no line") };
    assert_eq!(line.proof, Proof::Proven);
    let mut after = game.clone();
    for step in &line.steps {
        after.apply(ME, &step.choice, &mut Log::off()).unwrap();
    }
    assert!(after.combat().is_none());
    assert_eq!(line.balance.unwrap().fame, i32::from(after.player(ME).fame));
}

#[test]
fn what_waits_in_a_dungeon_is_counted_and_never_looked_at() {
    let dungeon = |next: &str| {
        at_the_end_of(&format!(
            "game mage-knight\ntile countryside-7 at 0,1\nhero tovak at countryside-7.SE\nhand rage march cold-toughness\n{next}"
        ))
    };
    let game = dungeon("next minotaur\n");
    let by = Choice::EnterSite;
    assert_eq!(game.check(ME, &by), Ok(()), "a dungeon lies there");
    let Some(Reply::Verdicts(verdicts)) = consult(&game, &Query::Enter { by }) else {
        panic!("no verdicts")
    };
    let ahead = game.view(Viewer::Seat(ME)).ahead.unwrap();
    let [site] = &ahead.sites[..] else { panic!("{:?}", ahead.sites) };
    assert!(!site.units_allowed && site.night && site.conquers);
    let [draw] = &site.draws[..] else { panic!("{:?}", site.draws) };
    let copies = |list: Vec<i32>| list.iter().sum::<i32>();
    let unseen = copies(draw.unseen.iter().map(|kind| i32::from(kind.copies)).collect());
    assert_eq!(copies(verdicts.draws.iter().map(|draw| draw.times).collect()), unseen);
    // Another token on top changes nothing of what is said.
    let other = dungeon("next gargoyle\n");
    assert_eq!(consult(&other, &Query::Enter { by }), Some(Reply::Verdicts(verdicts)));
    assert_eq!(other.view(Viewer::Seat(ME)).ahead.unwrap().sites, ahead.sites);
}

#[test]
fn the_price_of_a_unit_is_made_up_by_cards() {
    let mut game = at_the_end_of(
        "game mage-knight\nhero tovak at countryside-1.E\nhand promise march threaten\noffer units peasants\ndo interact\n",
    );
    let unit = UnitId::from_id("peasants").unwrap();
    let goal = Choice::Recruit { unit };
    let Some(Reply::Proposal(proposal)) = consult(&game, &Query::Propose { goal }) else {
        panic!("no reply")
    };
    assert!(proposal.found);
    for choice in &proposal.answers {
        game.apply(ME, choice, &mut Log::off()).unwrap();
    }
    assert_eq!(game.player(ME).units[0].unit, unit);
}
