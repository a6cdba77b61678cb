//! Exact chances of attack dice, worked out before any is rolled: every roll is counted, none is sampled.

/// Sides of the attack die.
const SIDES: u128 = 6;

/// How the dice of one strike count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Strike {
    pub dice: u8,
    /// Armor that counts, after Piercing.
    pub armor: u16,
    /// Dice showing 2 count nothing (MW-INCORP-05).
    pub ghost: bool,
    /// Normal numbers count nothing (MW-TRAIT-RESILIENT-01).
    pub resilient: bool,
    /// Normal numbers count as critical ones.
    pub all_critical: bool,
    /// So many critical points count as normal ones (MW-CARD-60).
    pub softened: u16,
}

impl Strike {
    /// More dice than this are not counted; no attack of the game comes near.
    pub const MOST_DICE: u8 = 16;

    /// What a face of the attack die counts: normal and critical (MW-DICE-01).
    pub fn face(&self, face: u8) -> (u16, u16) {
        let (mut normal, mut critical) = match face {
            3 => (1, 0),
            4 => (2, 0),
            5 => (0, 1),
            6 => (0, 2),
            _ => (0, 0),
        };
        if self.ghost {
            normal = if normal == 2 { 0 } else { normal };
            critical = if critical == 2 { 0 } else { critical };
        }
        match (self.all_critical, self.resilient) {
            (true, _) => (0, normal + critical),
            (false, true) => (0, critical),
            (false, false) => (normal, critical),
        }
    }

    /// How many of the `6^dice` rolls come to each damage, from none on (MW-DAMAGE-01 to MW-DAMAGE-03).
    pub fn ways(&self) -> Vec<u128> {
        let dice = usize::from(self.dice.min(Self::MOST_DICE));
        let wide = 2 * dice + 1;
        // Normal and critical numbers apart, since armor stops only the former.
        let mut sums = vec![0_u128; wide * wide];
        if let Some(first) = sums.first_mut() {
            *first = 1;
        }
        for _ in 0..dice {
            let mut next = vec![0_u128; wide * wide];
            for (at, ways) in sums.iter().enumerate().filter(|(_, ways)| **ways > 0) {
                for face in 1..=6 {
                    let (normal, critical) = self.face(face);
                    let to = at + usize::from(normal) * wide + usize::from(critical);
                    if let Some(found) = next.get_mut(to) {
                        *found += ways;
                    }
                }
            }
            sums = next;
        }
        let armor = usize::from(self.armor);
        let mut damages = vec![0_u128; wide];
        for (at, ways) in sums.iter().enumerate() {
            let (normal, critical) = (at / wide, at % wide);
            let soft = critical.min(usize::from(self.softened));
            let (normal, critical) = (normal + soft, critical - soft);
            if let Some(found) = damages.get_mut(normal.saturating_sub(armor) + critical) {
                *found += ways;
            }
        }
        damages
    }

    /// The number of different rolls.
    pub fn rolls(&self) -> u128 {
        SIDES.pow(u32::from(self.dice.min(Self::MOST_DICE)))
    }
}

/// Damage by its chance. Rolls with different numbers of dice are made comparable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chances {
    /// By damage.
    ways: Vec<u128>,
    total: u128,
}

impl Chances {
    /// Takes ways by damage, out of `total`.
    pub fn new(ways: Vec<u128>, total: u128) -> Self {
        Chances { ways, total: total.max(1) }
    }

    /// The chance of each damage, in thousandths, up to the last that can happen.
    pub fn each(&self) -> Vec<u16> {
        let last = self.ways.iter().rposition(|ways| *ways > 0).map_or(0, |at| at + 1);
        self.ways.iter().take(last).map(|ways| self.thousandths(*ways)).collect()
    }

    /// The chance of so much damage or more, in thousandths.
    pub fn at_least(&self, damage: usize) -> u16 {
        self.thousandths(self.ways.iter().skip(damage).sum())
    }

    /// The mean damage, in tenths.
    pub fn mean(&self) -> u16 {
        let sum: u128 =
            self.ways.iter().enumerate().map(|(damage, ways)| ways * damage as u128).sum();
        u16::try_from((sum * 10 + self.total / 2) / self.total).unwrap_or(u16::MAX)
    }

    /// Rounded, but nothing that can happen is called impossible, and nothing that can fail is called certain.
    fn thousandths(&self, ways: u128) -> u16 {
        let rounded = (ways * 1000 + self.total / 2) / self.total;
        let rounded = match ways {
            0 => 0,
            _ if ways == self.total => 1000,
            _ => rounded.clamp(1, 999),
        };
        u16::try_from(rounded).unwrap_or(1000)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chances(strike: Strike) -> Chances {
        Chances::new(strike.ways(), strike.rolls())
    }

    #[test]
    fn one_die_has_the_chances_of_its_faces() {
        let die = Strike { dice: 1, ..Strike::default() };
        assert_eq!(die.ways(), [2, 2, 2], "nothing, 1 and 2 on two faces each");
        let armored = Strike { armor: 1, ..die };
        assert_eq!(armored.ways(), [3, 2, 1], "a normal 1 is stopped, a normal 2 is 1");
        let ghost = Strike { ghost: true, ..die };
        assert_eq!(ghost.ways(), [4, 2, 0]);
        let critical = Strike { all_critical: true, ..armored };
        assert_eq!(critical.ways(), [2, 2, 2], "armor stops nothing");
        let softened = Strike { softened: 1, ..armored };
        assert_eq!(softened.ways(), [4, 2, 0], "of a critical 2 one point is stopped");
    }

    #[test]
    fn several_dice_agree_with_counting_every_roll() {
        let strike = Strike { dice: 4, armor: 2, ..Strike::default() };
        let mut counted = vec![0_u128; 9];
        for roll in 0..6_usize.pow(4) {
            let (mut normal, mut critical) = (0, 0);
            for die in 0..4 {
                let face = (roll / 6_usize.pow(die) % 6) as u8 + 1;
                let (n, c) = strike.face(face);
                normal += n;
                critical += c;
            }
            counted[usize::from(normal.saturating_sub(2) + critical)] += 1;
        }
        assert_eq!(strike.ways(), counted);
        assert_eq!(strike.ways().iter().sum::<u128>(), strike.rolls());
    }

    #[test]
    fn chances_are_rounded_but_never_to_what_is_not_so() {
        let three = chances(Strike { dice: 3, ..Strike::default() });
        assert_eq!(three.at_least(0), 1000);
        assert_eq!(three.mean(), 30, "each die is 1 on average");
        assert_eq!(three.each().len(), 7);
        let many = chances(Strike { dice: Strike::MOST_DICE, ..Strike::default() });
        assert_eq!(many.at_least(32), 1, "possible, though hardly");
        assert_eq!(many.at_least(1), 999, "sure, but for one roll in millions");
        assert_eq!(many.at_least(33), 0);
    }

    #[test]
    fn no_dice_do_nothing() {
        let none = chances(Strike::default());
        assert_eq!((none.each(), none.mean(), none.at_least(1)), (vec![1000], 0, 0));
    }
}
