//! `grimoire admin`: what the host does with accounts and old games.

use std::{io::Write, path::PathBuf};

use server::admin::{Admin, AdminError};

use crate::{input, language::of_the_run, serve, trouble::Trouble};

/// Look after the accounts and games of a server, also while it runs
#[derive(Clone, Debug, PartialEq, Eq, clap::Args)]
pub struct Args {
    /// Where games are kept (default: as for `grimoire serve`)
    #[arg(long, value_name = "DIR", env = "GRIMOIRE_DATA", global = true)]
    data: Option<PathBuf>,
    /// A postgres:// address instead of the SQLite file
    #[arg(
        long,
        value_name = "URL",
        env = "GRIMOIRE_DATABASE_URL",
        hide_env_values = true,
        global = true
    )]
    database_url: Option<String>,
    #[command(subcommand)]
    deed: Deed,
}

#[derive(Clone, Debug, PartialEq, Eq, clap::Subcommand)]
enum Deed {
    /// Give an account a new password, and sign it out everywhere
    Reset { login: String },
    /// Give an account another login
    Rename { login: String, to: String },
    /// Forget an account with its books and ratings; its games stay for those who played them, without its name
    Delete { login: String },
    /// Let an account in no more, and sign it out everywhere
    Ban { login: String },
    /// Let an account in again
    Unban { login: String },
    /// Remove what nobody uses: old sessions, guests that never came back, games that were never begun or left
    Prune,
    /// Let nobody make an account
    CloseRegistration,
    /// Let everybody make an account
    OpenRegistration,
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Trouble> {
    let data = args.data.clone().unwrap_or_else(input::data_directory);
    let work = async {
        let admin = Admin::open(&data, args.database_url.as_deref()).await?;
        let said = carry_out(&admin, &args.deed).await;
        admin.close().await;
        said
    };
    match serve::runtime()?.block_on(work) {
        Ok(said) => Ok(writeln!(out, "{said}")?),
        Err(AdminError::Refused(why)) => Err(Trouble::Input(i18n::format(of_the_run(), &why))),
        Err(AdminError::System(error)) => Err(Trouble::Input(format!("{error:#}"))),
    }
}

async fn carry_out(admin: &Admin, deed: &Deed) -> Result<String, AdminError> {
    Ok(match deed {
        Deed::Reset { login } => {
            let password = admin.reset(login).await?;
            format!("The password of {login} is {password} until they change it")
        }
        Deed::Rename { login, to } => {
            admin.rename(login, to).await?;
            format!("{login} is {to} from now on")
        }
        Deed::Delete { login } => {
            admin.delete(login).await?;
            format!("{login} is forgotten")
        }
        Deed::Ban { login } => {
            admin.ban(login, true).await?;
            format!("{login} is not let in any more")
        }
        Deed::Unban { login } => {
            admin.ban(login, false).await?;
            format!("{login} is let in again")
        }
        Deed::Prune => match admin.prune().await? {
            1 => "One game was removed".to_owned(),
            count => format!("{count} games were removed"),
        },
        Deed::CloseRegistration => {
            admin.open_registration(false).await?;
            "Nobody can make an account any more".to_owned()
        }
        Deed::OpenRegistration => {
            admin.open_registration(true).await?;
            "Everybody can make an account".to_owned()
        }
    })
}
