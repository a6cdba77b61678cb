//! Numbers as bits, and bits as characters of URLs: six bits a character.

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const BITS: u32 = 6;

/// Bits being written, six to a symbol.
#[derive(Debug, Default)]
pub(super) struct Writer {
    symbols: Vec<u8>,
    /// How many bits of the last symbol are used; 0: it is full or there is none.
    used: u32,
}

impl Writer {
    pub(super) fn bit(&mut self, bit: bool) {
        if self.used == 0 {
            self.symbols.push(0);
        }
        self.used = (self.used + 1) % BITS;
        if let Some(last) = self.symbols.last_mut() {
            *last |= u8::from(bit) << ((BITS - self.used) % BITS);
        }
    }

    /// The lowest bits of a number, highest first.
    pub(super) fn number(&mut self, number: u32, bits: u32) {
        for at in (0..bits).rev() {
            self.bit(number >> at & 1 == 1);
        }
    }

    /// So many ones and a zero.
    pub(super) fn unary(&mut self, number: u32) {
        (0..number).for_each(|_| self.bit(true));
        self.bit(false);
    }

    pub(super) fn into_symbols(self) -> Vec<u8> {
        self.symbols
    }
}

/// Bits being read. `None`: there are no more.
#[derive(Debug)]
pub(super) struct Reader<'a> {
    symbols: &'a [u8],
    at: usize,
}

impl<'a> Reader<'a> {
    pub(super) fn new(symbols: &'a [u8]) -> Self {
        Reader { symbols, at: 0 }
    }

    pub(super) fn bit(&mut self) -> Option<bool> {
        let width = BITS as usize;
        let symbol = self.symbols.get(self.at / width)?;
        let bit = symbol >> (width - 1 - self.at % width) & 1 == 1;
        self.at += 1;
        Some(bit)
    }

    pub(super) fn number(&mut self, bits: u32) -> Option<u32> {
        (0..bits).try_fold(0, |number: u32, _| Some(number << 1 | u32::from(self.bit()?)))
    }

    pub(super) fn unary(&mut self) -> Option<u32> {
        let mut number = 0;
        while self.bit()? {
            number += 1;
        }
        Some(number)
    }
}

pub(super) fn characters(symbols: &[u8]) -> String {
    symbols.iter().map(|symbol| char::from(ALPHABET[usize::from(symbol & 63)])).collect()
}

/// `None` if there is a character in it that is none of ours.
pub(super) fn symbols(characters: &str) -> Option<Vec<u8>> {
    let symbol = |c: u8| ALPHABET.iter().position(|one| *one == c);
    characters.bytes().map(|c| symbol(c).and_then(|at| u8::try_from(at).ok())).collect()
}

/// CRC-24 as in RFC 9580, four symbols long. It notices every mistake in up to four characters side by side.
pub(super) fn checksum(symbols: &[u8]) -> [u8; 4] {
    let mut crc: u32 = 0x00b7_04ce;
    for symbol in symbols {
        crc ^= u32::from(*symbol) << 16;
        for _ in 0..8 {
            crc <<= 1;
            if crc & 0x0100_0000 != 0 {
                crc ^= 0x0186_4cfb;
            }
        }
    }
    [18, 12, 6, 0].map(|shift| (crc >> shift & 63) as u8)
}
