mod coverage;
mod rulings;
