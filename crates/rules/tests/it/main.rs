mod catalogue;
mod coverage;
