//! `grimoire admin`: what the host does with accounts and old games.

use std::{io::Write, path::PathBuf};

use kernel::{Message, msg};
use server::admin::Admin;

use crate::{input, language::say, serve, trouble::Trouble};

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
        let done = carry_out(&admin, &args.deed).await;
        admin.close().await;
        done
    };
    let done = serve::runtime()?.block_on(work);
    let done = done.map_err(|error: anyhow::Error| Trouble::Input(Trouble::of_host(&error)))?;
    Ok(writeln!(out, "{}", say(&done))?)
}

async fn carry_out(admin: &Admin, deed: &Deed) -> anyhow::Result<Message> {
    Ok(match deed {
        Deed::Reset { login } => {
            let password = admin.reset(login).await?;
            msg!("cli-admin-reset", login = login.clone(), password = password)
        }
        Deed::Rename { login, to } => {
            admin.rename(login, to).await?;
            msg!("cli-admin-renamed", login = login.clone(), to = to.clone())
        }
        Deed::Delete { login } => {
            admin.delete(login).await?;
            msg!("cli-admin-deleted", login = login.clone())
        }
        Deed::Ban { login } => {
            admin.ban(login, true).await?;
            msg!("cli-admin-banned", login = login.clone())
        }
        Deed::Unban { login } => {
            admin.ban(login, false).await?;
            msg!("cli-admin-unbanned", login = login.clone())
        }
        Deed::Prune => msg!("cli-admin-pruned", count = admin.prune().await? as i64),
        Deed::CloseRegistration => {
            admin.open_registration(false).await?;
            msg!("cli-admin-closed")
        }
        Deed::OpenRegistration => {
            admin.open_registration(true).await?;
            msg!("cli-admin-opened")
        }
    })
}
