//! Migrations are embedded by a macro that cargo does not look into.

fn main() {
    println!("cargo:rerun-if-changed=migrations");
}
