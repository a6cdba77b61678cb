//! What a seat wants to be asked, and what shall be done without asking: settings of the table, outside the rules and
//! known to the seat alone.

use serde::{Deserialize, Serialize};

use crate::Window;

/// How much a seat is asked, and what it ordered for single objects.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Orders {
    pub attention: Attention,
    /// Orders for single objects; the first for an object counts.
    #[serde(default)]
    pub standing: Vec<StandingOrder>,
}

/// An order for one object.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct StandingOrder {
    /// As the view numbers it.
    pub object: u32,
    pub order: Standing,
}

/// Which windows a seat is asked in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Attention {
    /// Where something of its own could matter.
    #[default]
    Auto,
    /// In all of them.
    Every,
    /// In none until it has something else to decide.
    YieldTurn,
    /// In none before this round.
    YieldRound { round: u32 },
}

/// What is to be done with one object.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Standing {
    /// Ask in every window where it could be used.
    Ask,
    /// Never ask because of this object.
    Hold,
    /// Use it as soon as this moment comes.
    At { moment: String },
}

impl Orders {
    /// The answer to give without asking, or `None` when the seat wants to decide.
    pub fn answer<'a, C>(&self, window: &'a Window<C>) -> Option<&'a C> {
        if window.decision {
            return window.options.is_empty().then_some(&window.pass);
        }
        let standing = |object: u32| {
            let of = self.standing.iter().find(|standing| standing.object == object);
            of.map(|standing| &standing.order)
        };
        let due = window.options.iter().find(|option| match standing(option.object) {
            Some(Standing::At { moment }) => *moment == window.moment,
            Some(Standing::Ask | Standing::Hold) | None => false,
        });
        if let Some(option) = due {
            return Some(&option.choice);
        }
        let stops = match self.attention {
            Attention::Every => true,
            Attention::YieldTurn => false,
            Attention::YieldRound { round } if window.round < round => false,
            Attention::YieldRound { .. } | Attention::Auto => {
                window.options.iter().any(|option| match standing(option.object) {
                    Some(Standing::Ask) => true,
                    Some(Standing::Hold | Standing::At { .. }) => false,
                    None => option.matters,
                })
            }
        };
        (!stops).then_some(&window.pass)
    }

    /// An answer was taken back: a seat that did not want to be asked for a while may want to be now. Whether this changed
    /// anything is returned.
    pub fn clear_yields(&mut self) -> bool {
        let yields = match self.attention {
            Attention::YieldTurn | Attention::YieldRound { .. } => true,
            Attention::Auto | Attention::Every => false,
        };
        if yields {
            self.attention = Attention::Auto;
        }
        yields
    }

    /// The seat has something else to decide than a window. Whether this ended a yield is returned.
    pub fn end_turn_yield(&mut self) -> bool {
        let ends = self.attention == Attention::YieldTurn;
        if ends {
            self.attention = Attention::Auto;
        }
        ends
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::WindowOption;

    fn window(matters: bool) -> Window<&'static str> {
        Window {
            pass: "pass",
            moment: "roll-dice".to_owned(),
            round: 3,
            decision: false,
            options: vec![WindowOption { object: 7, choice: "reveal", matters }],
        }
    }

    fn orders(attention: Attention, standing: Option<Standing>) -> Orders {
        let standing = standing.into_iter().map(|order| StandingOrder { object: 7, order });
        Orders { attention, standing: standing.collect() }
    }

    #[test]
    fn by_itself_a_seat_is_asked_where_something_could_matter() {
        let auto = Orders::default();
        assert_eq!(auto.answer(&window(true)), None);
        assert_eq!(auto.answer(&window(false)), Some(&"pass"));
        assert_eq!(orders(Attention::Every, None).answer(&window(false)), None);
    }

    #[test]
    fn a_decision_goes_by_only_where_there_is_nothing_to_choose() {
        let orders = orders(Attention::YieldTurn, Some(Standing::Hold));
        let mut decision = Window { decision: true, ..window(false) };
        assert_eq!(orders.answer(&decision), None);
        decision.options.clear();
        assert_eq!(orders.answer(&decision), Some(&"pass"));
    }

    #[test]
    fn yields_last_until_their_end() {
        let until = |round| orders(Attention::YieldRound { round }, None);
        assert_eq!(until(4).answer(&window(true)), Some(&"pass"));
        assert_eq!(until(3).answer(&window(true)), None);
        let mut turn = orders(Attention::YieldTurn, None);
        assert_eq!(turn.answer(&window(true)), Some(&"pass"));
        turn.end_turn_yield();
        assert_eq!(turn.answer(&window(true)), None);
        let mut back = until(9);
        back.clear_yields();
        assert_eq!(back, Orders::default());
    }

    #[test]
    fn an_order_for_one_object_goes_before_what_could_matter() {
        let with = |order| orders(Attention::Auto, Some(order));
        assert_eq!(with(Standing::Ask).answer(&window(false)), None);
        assert_eq!(with(Standing::Hold).answer(&window(true)), Some(&"pass"));
        let at = |moment: &str| with(Standing::At { moment: moment.to_owned() });
        assert_eq!(at("roll-dice").answer(&window(false)), Some(&"reveal"));
        assert_eq!(at("activation").answer(&window(true)), Some(&"pass"));
    }
}
