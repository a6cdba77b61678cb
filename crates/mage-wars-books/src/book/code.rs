//! Share codes: a whole book in a few dozen characters that survive chats, URLs and paper.
//!
//! A code is `mw1-` and characters of six bits each. Cards are numbers in a fixed table; of the sorted numbers the gaps
//! are written (Rice code), and each with its copies (one bit for one copy, two for two …). Cards the table does not
//! have are written out by id. The last four characters are a checksum. A book has exactly one code.

use mage_wars::{setup::training::is_playable, vocabulary::Mage};

use super::{
    Book, Flaw, MOST_COPIES, Pool, Title, Wrong, bits,
    draft::Draft,
    flaw::excerpt,
    octgn,
    terms::{SCHOOLS, school_id},
};

const PREFIX: &str = "mw";
const VERSION: &str = "1";

/// Copies from here on are written as a number.
const MANY_COPIES: u8 = 7;
const MAGE_BITS: u32 = 5;
const SCHOOL_BITS: u32 = 4;
const RICE_BITS: u32 = 2;
const COUNT_BITS: u32 = 8;
const COPIES_BITS: u32 = 7;
const LENGTH_BITS: u32 = 9;

/// Whether a text is meant as a share code, whole or damaged: it begins like one.
pub fn is_code(text: &str) -> bool {
    split(text.trim_start()).is_some()
}

/// Version and payload.
fn split(text: &str) -> Option<(&str, &str)> {
    let start = text.get(..PREFIX.len())?;
    let (version, payload) = text.get(PREFIX.len()..)?.split_once('-')?;
    let is_version =
        (1..=4).contains(&version.len()) && version.bytes().all(|c| c.is_ascii_digit());
    (start.eq_ignore_ascii_case(PREFIX) && is_version).then_some((version, payload))
}

/// Reads a code; white space in it does not matter.
pub fn read(text: &str, pool: &Pool) -> Result<Book, Vec<Flaw>> {
    let damaged = || vec![Flaw::whole(Wrong::DamagedCode)];
    let text: String = text.split_whitespace().collect();
    let (version, payload) = split(&text).ok_or_else(damaged)?;
    if version != VERSION {
        return Err(vec![Flaw::whole(Wrong::CodeVersion { version: excerpt(version) })]);
    }
    let symbols = bits::symbols(payload).ok_or_else(damaged)?;
    let (content, checksum) = symbols.split_last_chunk::<4>().ok_or_else(damaged)?;
    if bits::checksum(content) != *checksum {
        return Err(damaged());
    }
    let mut draft = Draft::new(pool);
    unpack(content, pool, &mut draft).ok_or_else(damaged)?;
    let book = draft.finish()?;
    // A code that says the same in another way is not one of ours.
    match write(&book, pool) {
        Ok(code) if code.split_once('-').map(|(_, own)| own) == Some(payload) => Ok(book),
        Ok(_) | Err(_) => Err(damaged()),
    }
}

/// Writes a code, unless there are own cards with endless ids in the book.
pub fn write(book: &Book, pool: &Pool) -> Result<String, Vec<Flaw>> {
    let mut numbered: Vec<(u32, u8)> = Vec::new();
    let mut own: Vec<(&str, u8)> = Vec::new();
    for (id, copies) in book.cards() {
        match number_of(id, pool) {
            Some(number) => numbered.push((number, copies)),
            None => own.push((id, copies)),
        }
    }
    numbered.sort_unstable();
    let endless = own.iter().filter(|(id, _)| id.len() >= 1 << COUNT_BITS);
    let flaws: Vec<Flaw> =
        endless.map(|(id, _)| Flaw::whole(Wrong::NotWritable { card: (*id).to_owned() })).collect();
    if !flaws.is_empty() {
        return Err(flaws);
    }

    let mut out = bits::Writer::default();
    out.number(position(&Mage::ALL, &book.mage), MAGE_BITS);
    out.number(book.training.map_or(0, |school| position(&SCHOOLS, &school) + 1), SCHOOL_BITS);
    let gaps: Vec<(u32, u8)> = gaps(&numbered);
    let rice = (0..1 << RICE_BITS).min_by_key(|rice| rice_length(&gaps, *rice)).unwrap_or(0);
    out.number(rice, RICE_BITS);
    out.number(length(gaps.len()), COUNT_BITS);
    for (gap, copies) in gaps {
        out.unary(gap >> rice);
        out.number(gap, rice);
        write_copies(&mut out, copies);
    }
    out.bit(!own.is_empty());
    if !own.is_empty() {
        out.number(length(own.len()), COUNT_BITS);
        for (id, copies) in own {
            out.number(length(id.len()), COUNT_BITS);
            id.bytes().for_each(|byte| out.number(byte.into(), 8));
            write_copies(&mut out, copies);
        }
    }
    out.bit(book.title.is_some());
    if let Some(title) = &book.title {
        out.number(length(title.as_str().len()), LENGTH_BITS);
        title.as_str().bytes().for_each(|byte| out.number(byte.into(), 8));
    }
    let mut symbols = out.into_symbols();
    symbols.extend(bits::checksum(&symbols));
    Ok(format!("{PREFIX}{VERSION}-{}", bits::characters(&symbols)))
}

/// Reads the content into a draft; `None` when it makes no sense.
fn unpack(content: &[u8], pool: &Pool, draft: &mut Draft<'_>) -> Option<()> {
    let mut bits = bits::Reader::new(content);
    let mage = *Mage::ALL.get(bits.number(MAGE_BITS)? as usize)?;
    draft.known_mage(None, is_playable(mage).then_some(mage)?);
    match bits.number(SCHOOL_BITS)? {
        0 => (),
        school => draft.training(None, school_id(*SCHOOLS.get(school as usize - 1)?)),
    }
    let rice = bits.number(RICE_BITS)?;
    let mut next = 0;
    for _ in 0..bits.number(COUNT_BITS)? {
        let gap = bits.unary()? << rice | bits.number(rice)?;
        let (code, _) = octgn::CARDS.get((next + gap) as usize)?;
        next += gap + 1;
        let copies = read_copies(&mut bits)?;
        match pool.by_code(code) {
            Some(entry) => draft.known_card(None, entry, Some(copies)),
            None => draft.card(None, code, Some(copies)),
        }
    }
    if bits.bit()? {
        for _ in 0..bits.number(COUNT_BITS)? {
            let length = bits.number(COUNT_BITS)?;
            let id = read_text(&mut bits, length)?;
            let copies = read_copies(&mut bits)?;
            match pool.get(&id) {
                Some(entry) => draft.known_card(None, entry, Some(copies)),
                None => draft.unknown_card(None, &id),
            }
        }
    }
    if bits.bit()? {
        let length = bits.number(LENGTH_BITS)?;
        let title = read_text(&mut bits, length)?;
        draft.title(None, Title::new(&title)?.as_str());
    }
    Some(())
}

/// The number of a card in the table, if it is the one the number will be read as.
fn number_of(id: &str, pool: &Pool) -> Option<u32> {
    let entry = pool.get(id)?;
    let number = octgn::CARDS.iter().position(|(code, _)| *code == entry.card.code)?;
    (pool.by_code(&entry.card.code) == Some(entry)).then(|| length(number))
}

/// How many numbers lie between one card and the next.
fn gaps(numbered: &[(u32, u8)]) -> Vec<(u32, u8)> {
    let mut next = 0;
    let gap = |(number, copies): &(u32, u8)| {
        let gap = number - next;
        next = number + 1;
        (gap, *copies)
    };
    numbered.iter().map(gap).collect()
}

fn rice_length(gaps: &[(u32, u8)], rice: u32) -> u32 {
    gaps.iter().map(|(gap, _)| (gap >> rice) + 1 + rice).sum()
}

fn write_copies(out: &mut bits::Writer, copies: u8) {
    if copies < MANY_COPIES {
        out.unary(u32::from(copies).saturating_sub(1));
    } else {
        (1..MANY_COPIES).for_each(|_| out.bit(true));
        out.number(copies.into(), COPIES_BITS);
    }
}

fn read_copies(bits: &mut bits::Reader<'_>) -> Option<u8> {
    for copies in 1..MANY_COPIES {
        if !bits.bit()? {
            return Some(copies);
        }
    }
    let copies = u8::try_from(bits.number(COPIES_BITS)?).ok()?;
    (MANY_COPIES..=MOST_COPIES).contains(&copies).then_some(copies)
}

fn read_text(bits: &mut bits::Reader<'_>, length: u32) -> Option<String> {
    let bytes: Option<Vec<u8>> =
        (0..length).map(|_| bits.number(8).and_then(|byte| u8::try_from(byte).ok())).collect();
    String::from_utf8(bytes?).ok()
}

fn position<T: PartialEq>(all: &[T], one: &T) -> u32 {
    length(all.iter().position(|other| other == one).unwrap_or(0))
}

/// Lengths of our own tables and texts, all short.
fn length(length: usize) -> u32 {
    u32::try_from(length).unwrap_or(u32::MAX)
}
