//! The grimoire program: the command line with the sentences and the page it needs. Both change often and are built in
//! here, at the very end, so that a changed sentence compiles nothing else.

use std::process::ExitCode;

fn main() -> ExitCode {
    i18n::install(sentences::FILES);
    i18n::install_catalogues(sentences::CATALOGUES);
    cli::main(page::FILES)
}
