//! Both rule catalogues as data: generated rule ids, lookup, coverage.
