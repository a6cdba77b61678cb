//! What scripts can expect of the game.

use kernel::Seat;
use script::{Complaint, Line, Names};

use super::{objects::read_border, read_marker, read_spell, read_token, read_zone};
use crate::{
    cards::{self, CardId},
    derive::{self, AttackFacts, Flag},
    flow::{Frame, Moment},
    setup::{
        chooses,
        training::{Training, WizardTraining},
    },
    state::{Face, MageWars, Object, ObjectId, Place, Zone},
    vocabulary::School,
};

impl MageWars {
    pub(super) fn expected(&self, names: &Names, line: &mut Line<'_>) -> Result<(), Complaint> {
        match line.word("what is expected")? {
            "round" => {
                let wanted: u16 = line.number("a round")?;
                same(line, "the round", &self.round, &wanted)
            }
            "phase" => {
                let wanted = line.word("a phase")?;
                same(line, "the phase", &Moment::PhaseEnd(self.phase).name().as_str(), &wanted)
            }
            "book" => {
                let what = "the number of copies in the spellbook";
                self.expect_copies(line, what, |game, seat| {
                    game.player(seat).map_or(&[][..], |player| &player.book)
                })
            }
            "discard" => {
                let what = "the number of copies in the discard pile";
                self.expect_copies(line, what, |game, seat| {
                    game.player(seat).map_or(&[][..], |player| &player.discard)
                })
            }
            "points" => self.expect_points(line),
            "vtar" => {
                let seat = self.read_seat(line)?;
                let wanted: u16 = line.number("V'Tar")?;
                let vtar = self.player(seat).map_or(0, |player| player.vtar);
                same(line, "the V'Tar", &vtar, &wanted)
            }
            "prepared" => {
                let seat = self.read_seat(line)?;
                let wanted: usize = line.number("a number of spells")?;
                let count = self.player(seat).map_or(0, |player| player.prepared.len());
                same(line, "the number of prepared spells", &count, &wanted)
            }
            "initiative" => {
                let wanted = self.read_seat(line)?;
                same(line, "the initiative", &self.initiative, &wanted)
            }
            name => {
                let gone = cards::find(name)
                    .filter(|card| self.is_gone(*card))
                    .map(|_| ObjectId(u16::MAX));
                let id = self
                    .named(names, name)
                    .or(gone)
                    .ok_or_else(|| line.complain(format!("nothing is called “{name}”")))?;
                self.expect_object(names, id, name, line)
            }
        }
    }

    fn expect_copies(
        &self,
        line: &mut Line<'_>,
        what: &str,
        pile: fn(&MageWars, Seat) -> &[CardId],
    ) -> Result<(), Complaint> {
        let (seat, card) = (self.read_seat(line)?, read_spell(line)?);
        let wanted: usize = line.number("a number of copies")?;
        let copies = pile(self, seat).iter().filter(|it| cards::card(**it).id == card).count();
        same(line, what, &copies, &wanted)
    }

    /// `expect points A 117 [trained fire]`: what the spellbook was built for, wherever its cards are now (MW-BOOK-01).
    fn expect_points(&self, line: &mut Line<'_>) -> Result<(), Complaint> {
        let seat = self.read_seat(line)?;
        let wanted: u16 = line.number("spellbook points")?;
        let elective = if line.maybe("trained") { Some(read_school(line)?) } else { None };
        let mage = self.mage(seat).and_then(|mage| cards::compiled(mage.card).mage);
        let (Some(mage), Some(player)) = (mage, self.player(seat)) else {
            return Err(line.complain(format!("{seat} has no mage in play")));
        };
        let training = Training::of(mage, elective, WizardTraining::Chosen);
        let in_play = self
            .objects
            .iter()
            .filter(|object| object.owner == seat && cards::card(object.card).kind.is_spell());
        let bound = self.objects.iter().filter(|object| object.bound_owner == seat);
        let all = (player.book.iter().copied())
            .chain(player.discard.iter().copied())
            .chain(player.prepared.iter().map(|prepared| prepared.card))
            .chain(in_play.map(|object| object.card))
            .chain(bound.filter_map(|object| object.bound));
        let points = all.map(|card| training.points(cards::card(card)).total).sum::<u16>();
        same(line, "the spellbook’s points", &points, &wanted)
    }

    /// `expect wolf damage 2`, `expect wolf not guarding`, `expect wolf destroyed` …
    fn expect_object(
        &self,
        names: &Names,
        id: ObjectId,
        name: &str,
        line: &mut Line<'_>,
    ) -> Result<(), Complaint> {
        let wanted = !line.maybe("not");
        let what = line.word("what is expected of it")?;
        let there = self.find(id);
        if what == "destroyed" {
            let found = if there.is_some() { "it is in play" } else { "it is destroyed" };
            return is(line, there.is_none() == wanted, found);
        }
        let Some(object) = there else {
            return Err(line.complain(format!("{name} is no longer in play")));
        };
        let place = || self.place_in_words(names, object);
        let traits = || derive::traits(self, object);
        match what {
            "at" => {
                let zone = self.read_zone_here(line)?;
                is(line, (object.place == Place::Zone(zone)) == wanted, &place())
            }
            "between" => {
                let border = read_border(line)?;
                if let Some(outside) =
                    border.zones().into_iter().find(|zone| !self.arena.contains(*zone))
                {
                    return Err(line.complain(format!("zone {outside} is not in the arena")));
                }
                is(line, (object.place == Place::Border(border)) == wanted, &place())
            }
            "on" => {
                let host = self.read_name(names, line)?;
                is(line, (object.place == Place::On(host)) == wanted, &place())
            }
            "chosen" => {
                let other = self.read_name(names, line)?;
                if !chooses(self.card(object)) {
                    return Err(line.complain("nothing is chosen for this card"));
                }
                let chosen = object.chosen.map(|id| self.script_name(names, id));
                let found = match &chosen {
                    Some(chosen) => format!("{chosen} is chosen for it"),
                    None => "nothing is chosen for it".to_owned(),
                };
                is(line, (object.chosen == Some(other)) == wanted, &found)
            }
            "sees" => match self.find(self.read_name(names, line)?) {
                Some(other) => {
                    let sees = derive::sees(self, object, other);
                    is(line, sees == wanted, if sees { "it does" } else { "it does not" })
                }
                None => Err(line.complain("that is no longer in play")),
            },
            "controller" => {
                let seat = if line.maybe("nobody") { None } else { Some(self.read_seat(line)?) };
                let found = match object.seat() {
                    Some(seat) => format!("its controller is {seat}"),
                    None => "nobody controls it".to_owned(),
                };
                is(line, (object.seat() == seat) == wanted, &found)
            }
            "lit" => flag(line, what, object.is_lit(), wanted),
            "owner" => {
                let seat = self.read_seat(line)?;
                let found = format!("its owner is {}", object.owner);
                is(line, (object.owner == seat) == wanted, &found)
            }
            "bound" => {
                let card = read_spell(line)?;
                if cards::compiled(object.card).binds.is_none() {
                    return Err(line.complain("no spell can be bound to it"));
                }
                let bound = object.bound.map(|card| cards::card(card).id.as_str());
                let found = bound.map_or_else(
                    || "no spell is bound to it".to_owned(),
                    |bound| format!("{bound} is bound to it"),
                );
                is(line, (bound == Some(card.as_str())) == wanted, &found)
            }
            "guarding" => flag(line, what, object.flags.guard, wanted),
            "active" => flag(line, what, object.flags.active, wanted),
            "quickcast" => flag(line, what, object.flags.quickcast, wanted),
            "flying" => flag(line, what, traits().has(Flag::Flying), wanted),
            "restrained" => flag(line, what, traits().has(Flag::Restrained), wanted),
            "incapacitated" => flag(line, what, traits().has(Flag::Incapacitated), wanted),
            "living" => flag(line, what, traits().is_living(), wanted),
            "hidden" => flag(line, what, object.face == Face::Down, wanted),
            "away" => flag(line, what, matches!(object.place, Place::Away(_)), wanted),
            "token" => {
                let token = read_token(line)?;
                let count: u8 = line.number("a number of tokens")?;
                exactly(line, wanted)?;
                same(line, "the number of these tokens", &object.tokens(token), &count)
            }
            stat => {
                let value = self.stat(object, stat).map_err(|why| line.complain(why))?;
                exactly(line, wanted)?;
                let amount: i32 = line.number("an amount")?;
                same(line, stat, &value, &amount)
            }
        }
    }

    /// A value as derived now, or why it has none.
    fn stat(&self, object: &Object, stat: &str) -> Result<i32, String> {
        let value = match stat {
            "damage" => {
                derive::life(self, object).map(|_| i32::from(object.damage)).ok_or("no Life")
            }
            "mana" => Ok(i32::from(object.mana)),
            "life" => derive::life(self, object).ok_or("no Life"),
            "armor" => Ok(derive::armor(self, object)),
            "dice" => {
                let bar = derive::bars(self, object.id).next().map(|(_, _, bar)| {
                    let facts = AttackFacts::planned(Some(object), bar, None);
                    derive::attack_dice(self, &facts)
                });
                bar.ok_or("no attack")
            }
            "channeling" => {
                let card = self.card(object);
                let printed = card.channeling.or(card.channeling_x.as_ref().map(|_| 0));
                printed.map(|_| i32::from(derive::channeling(self, object))).ok_or("no Channeling")
            }
            other => match read_marker(other) {
                Some(marker) => Ok(i32::from(object.markers(marker))),
                None => {
                    return Err(format!(
                        "“{other}” is nothing that can be expected; there are {EXPECTED}"
                    ));
                }
            },
        };
        value.map_err(|lacks| format!("it has {lacks}"))
    }

    /// Whether a card that is called by no object of its own has left play, or never got there: a script may say that it is
    /// destroyed. What nobody has, or what lives under another name, is a slip of the pen.
    fn is_gone(&self, card: CardId) -> bool {
        let discarded = self.players.iter().flat_map(|player| &player.discard);
        let left = discarded.chain(self.departed.iter().map(|object| &object.card));
        if left.into_iter().any(|other| *other == card) {
            return true;
        }
        let lives = self.objects.iter().any(|object| object.card == card);
        let held = self.players.iter().any(|player| {
            player.has_in_book(card) || player.prepared.iter().any(|it| it.card == card)
        });
        let cast = self.agenda.iter().filter_map(Frame::cast).any(|(cast, _)| cast.card == card);
        !lives && (held || cast)
    }

    fn read_seat(&self, line: &mut Line<'_>) -> Result<Seat, Complaint> {
        let seat = line.seat()?;
        if seat.0 < self.seats {
            Ok(seat)
        } else {
            Err(line.complain(format!("nobody sits at {seat}")))
        }
    }

    fn read_zone_here(&self, line: &mut Line<'_>) -> Result<Zone, Complaint> {
        let zone = read_zone(line)?;
        if self.arena.contains(zone) {
            Ok(zone)
        } else {
            Err(line.complain(format!("zone {zone} is not in the arena")))
        }
    }

    fn place_in_words(&self, names: &Names, object: &Object) -> String {
        match object.place {
            Place::Zone(zone) => format!("it is at {zone}"),
            Place::Border(border) => format!("it is between {border}"),
            Place::On(host) => format!("it is on {}", self.script_name(names, host)),
            Place::Away(zone) => format!("it is out of the arena, and was at {zone} last"),
        }
    }

    fn read_name(&self, names: &Names, line: &mut Line<'_>) -> Result<ObjectId, Complaint> {
        let name = line.word("a name")?;
        let id = self.named(names, name);
        id.ok_or_else(|| line.complain(format!("nothing is called “{name}”")))
    }
}

/// What can be expected of an object.
const EXPECTED: &str = "damage, mana, life, armor, dice, channeling, conditions such as burn, token TOKEN, guarding, active, \
                        quickcast, flying, restrained, incapacitated, living, hidden, away, destroyed, at ZONE, between ZONE \
                        ZONE, on NAME, controller SEAT|nobody, owner SEAT, bound CARD, chosen NAME, sees NAME, lit";

/// An amount is expected as it is: that it is any other would hold for every slip of the pen.
fn exactly(line: &Line<'_>, wanted: bool) -> Result<(), Complaint> {
    if wanted {
        Ok(())
    } else {
        Err(line.complain("“not” has no place before an amount: write the amount"))
    }
}

fn flag(line: &Line<'_>, what: &str, there: bool, wanted: bool) -> Result<(), Complaint> {
    let found = if there { format!("it is {what}") } else { format!("it is not {what}") };
    is(line, there == wanted, &found)
}

fn is(line: &Line<'_>, holds: bool, found: &str) -> Result<(), Complaint> {
    if holds { Ok(()) } else { Err(line.complain(format!("that is not so: {found}"))) }
}

fn same<T: PartialEq + std::fmt::Display>(
    line: &Line<'_>,
    what: &str,
    is: &T,
    wanted: &T,
) -> Result<(), Complaint> {
    if is == wanted { Ok(()) } else { Err(line.complain(format!("{what} is {is}"))) }
}

fn read_school(line: &mut Line<'_>) -> Result<School, Complaint> {
    let word = line.word("a school of magic")?;
    let school = serde_json::from_value(serde_json::Value::String(word.to_owned())).ok();
    school.ok_or_else(|| line.complain(format!("no school is called “{word}”")))
}
