//! Changes of the map and what lies on it.

use arrayvec::ArrayVec;
use kernel::Seat;

use crate::{
    content::{EnemyColor, EnemyId, TableRule, TileId},
    state::{Event, Hex, MageKnight, Placed, Position, SpotState},
};

impl MageKnight {
    /// MK-MOVE-04: the figure enters a space and pays for it.
    pub(crate) fn step(&mut self, seat: Seat, to: Hex, cost: u8) {
        self.turn.move_points = self.turn.move_points.saturating_sub(cost);
        let from = std::mem::replace(&mut self.player_mut(seat).at, to);
        // MK-RULING-21: what is forgotten of a very long way is its beginning.
        if self.turn.path.is_full() {
            self.turn.path.remove(0);
        }
        self.turn.path.push(from);
        self.log.push(|| Event::Moved { seat, from, to, cost });
    }

    /// MK-ENDTURN-02, MK-COMBAT-OUTCOME-14: the figure goes back.
    pub(crate) fn withdraw(&mut self, seat: Seat, to: Hex, wounds: u8) {
        let from = std::mem::replace(&mut self.player_mut(seat).at, to);
        self.log.push(|| Event::Withdrew { seat, from, to, wounds });
        self.take_wounds(seat, wounds, false);
    }

    /// MK-EXPLORE-05, MK-EXPLORE-10: lays the next tile here and says which it was.
    pub(crate) fn reveal_tile(&mut self, at: Position) -> Option<TileId> {
        let tile = match self.next_in_stack(at) {
            Some(place) => self.stack.remove(place),
            None => self.left_out.pop()?,
        };
        // MK-VARIANT-ORIENT-01, MK-RULING-90: by so many sixths. The six ways a tile can lie cover the same spaces, so that
        // corners with symbols always meet (MK-VARIANT-ORIENT-02).
        let random = self.plays(TableRule::RandomOrientation);
        let turned = if random { self.chance.below(6) as u8 } else { 0 };
        let placed = Placed { tile, at, turned };
        self.map.place(placed);
        self.spots.push([SpotState::default(); 7]);
        self.log.push(|| Event::TileRevealed(placed));
        Some(tile)
    }

    /// MK-SETUP-09: the top token of a pile, whose discards are shuffled when it is empty.
    pub(crate) fn draw_enemy(&mut self, color: EnemyColor) -> Option<EnemyId> {
        let at = color.index();
        if self.enemies.piles[at].is_empty() {
            let mut pile = std::mem::take(&mut self.enemies.discards[at]);
            pile.sort_unstable();
            self.chance.shuffle(&mut pile);
            self.enemies.piles[at] = pile;
        }
        self.enemies.piles[at].pop()
    }

    pub(crate) fn discard_enemy(&mut self, enemy: EnemyId) {
        let pushed = self.enemies.discards[enemy.printed().color.index()].try_push(enemy);
        self.fits(pushed, "more tokens of a colour than there are");
    }

    /// A token that lies face down is turned up.
    pub(crate) fn turn_up_enemies(&mut self, at: Hex) {
        self.draw_owed(at);
        // Not every space around a hero is on a tile.
        let Some(spot) = self.spot_mut(at) else { return };
        let mut revealed = ArrayVec::<EnemyId, 2>::new();
        for (enemy, known) in spot.enemies.iter_mut().flatten().filter(|(_, known)| !*known) {
            *known = true;
            revealed.push(*enemy);
        }
        for enemy in revealed {
            self.log.push(|| Event::EnemyRevealed { at, enemy });
        }
    }

    /// MK-RULING-58, MK-SCEN-MINES-09: what is owed to a space is drawn as far as there are tokens; says whether any was.
    pub(crate) fn draw_owed(&mut self, at: Hex) -> bool {
        let mut drawn = false;
        for (owed, color) in std::mem::take(&mut self.enemies.owed) {
            let free = self.spot(at).enemies.iter().position(Option::is_none);
            let enemy = match free {
                Some(_) if owed == at => self.draw_enemy(color),
                Some(_) | None => None,
            };
            match (enemy, free) {
                (Some(enemy), Some(slot)) => {
                    self.lay_enemy(at, slot, Some(enemy));
                    drawn = true;
                }
                (None, _) | (_, None) => self.owe(owed, color),
            }
        }
        drawn
    }

    /// MK-RULING-58: a space waits for a token.
    pub(crate) fn owe(&mut self, at: Hex, color: EnemyColor) {
        self.enemies.owed.push((at, color));
    }

    /// Lays a token face down on a space, or none.
    pub(crate) fn lay_enemy(&mut self, at: Hex, slot: usize, enemy: Option<EnemyId>) {
        self.change_spot(at, |spot| spot.enemies[slot] = enemy.map(|enemy| (enemy, false)));
    }

    pub(crate) fn turn_up_ruin(&mut self, at: Hex) {
        if let Some(SpotState { ruin: Some((ruin, known)), .. }) = self.spot_mut(at)
            && !*known
        {
            *known = true;
            let ruin = *ruin;
            self.log.push(|| Event::RuinRevealed { at, ruin });
        }
    }

    /// MK-SITE-CITY-01
    pub(crate) fn turn_up_city(&mut self, at: Hex) {
        let Some(city) = self.cities.iter_mut().find(|city| city.stands_at(at) && !city.known)
        else {
            return;
        };
        city.known = true;
        for enemy in &city.defenders {
            let enemy = *enemy;
            self.log.push(|| Event::EnemyRevealed { at, enemy });
        }
    }

    /// MK-COMBAT-OUTCOME-05, MK-COMBAT-OUTCOME-07: a Shield marks the space.
    pub(crate) fn conquer(&mut self, seat: Seat, at: Hex) {
        self.change_spot(at, |spot| spot.shield = Some(seat));
        self.log.push(|| Event::SiteConquered { seat, at });
    }
}
