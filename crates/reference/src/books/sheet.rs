//! A judged book as others see it.

use i18n::Language;
use kernel::RuleId;
use mage_wars_books::book::{self, Breach, Format, Title, Training, terms::school_id};
use protocol::{BookCard, BookFormats, BookProblem, BookSheet, CurveBar};

use super::{
    Judged, names_in, pool,
    price::{branches, price},
};
use crate::rules::word;

impl Judged {
    /// The book with all its figures, and in every format.
    pub fn sheet(&self, language: Language) -> BookSheet {
        let Judged { book, report, .. } = self;
        let training = self.training();
        BookSheet {
            legal: report.is_legal(),
            name: book.title.as_ref().map(Title::as_str).map(str::to_owned),
            mage: book.mage.id().to_owned(),
            training: book.training.map(school_id).map(str::to_owned),
            trained: branches(&training.trained),
            opposed: branches(&training.opposed),
            points: report.points,
            points_allowed: report.allowed,
            size: report.cards,
            cards: self.cards(&training),
            kinds: report.kinds.iter().map(|(kind, count)| (word(kind), *count)).collect(),
            points_by_school: report
                .schools
                .iter()
                .map(|(school, points)| (school_id(*school).to_owned(), *points))
                .collect(),
            curve: self.curve(),
            cost_x: report.curve.x,
            problems: report.breaches.iter().map(problem).collect(),
            formats: BookFormats {
                code: self.written(Format::Code),
                text: self.written(Format::Text(names_in(language))),
                json: self.written(Format::Json),
                o8d: self.written(Format::O8d),
            },
        }
    }

    pub fn training(&self) -> Training {
        Training::of(self.book.mage, self.book.training, self.wizard)
    }

    /// In a format, if that can write all its cards.
    pub fn written(&self, format: Format) -> Option<String> {
        book::write(&self.book, pool(), format).ok()
    }

    fn cards(&self, training: &Training) -> Vec<BookCard> {
        let card = |(id, count): (&str, u8)| {
            let price = price(&pool().get(id)?.card, training);
            let points = price.each.saturating_mul(count.into());
            Some(BookCard { card: id.to_owned(), count, points, price })
        };
        self.book.cards().filter_map(card).collect()
    }

    fn curve(&self) -> Vec<CurveBar> {
        let curve = &self.report.curve;
        let creatures = |mana| curve.creatures.get(mana).copied().unwrap_or(0);
        curve
            .mana
            .iter()
            .map(|(mana, cards)| CurveBar {
                mana: *mana,
                cards: *cards,
                creatures: creatures(mana),
            })
            .collect()
    }
}

/// A breach of the construction rules.
pub(super) fn problem(breach: &Breach) -> BookProblem {
    let (has, allowed) = breach.numbers().unzip();
    BookProblem {
        rule: breach.rule().map(RuleId::as_str).map(str::to_owned),
        card: breach.card().map(str::to_owned),
        has,
        allowed,
        message: breach.message(),
    }
}
