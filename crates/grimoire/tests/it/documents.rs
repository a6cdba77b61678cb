//! Every command of the documents is run as it is written.

use std::{
    fs,
    io::{BufRead as _, BufReader},
    os::unix::fs::symlink,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

/// A command with where it is written.
struct Written {
    place: String,
    line: String,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The lines of code blocks that call the program, without what is said beside them.
fn commands() -> Vec<Written> {
    let docs = fs::read_dir(root().join("docs")).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<_> =
        docs.filter(|path| path.extension().is_some_and(|it| it == "md")).collect();
    files.sort();
    files.insert(0, root().join("README.md"));
    let mut found = Vec::new();
    for file in files {
        let mut in_block = false;
        for (number, line) in (1..).zip(fs::read_to_string(&file).unwrap().lines()) {
            if line.starts_with("```") {
                in_block = !in_block;
            } else if in_block && line.starts_with("grimoire ") {
                let line = line.split(" #").next().unwrap_or_default().trim().to_owned();
                let name = file.file_name().unwrap().to_string_lossy();
                found.push(Written { place: format!("{name}:{number}"), line });
            }
        }
    }
    found
}

/// A folder with everything the documents speak of, and a command in it that finds the program.
fn shell(folder: &Path, line: &str) -> Command {
    let program = Path::new(env!("CARGO_BIN_EXE_grimoire"));
    let mut folders = vec![program.parent().unwrap().to_owned()];
    folders.extend(std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default()));
    let mut command = Command::new("sh");
    command
        .args(["-c", line])
        .current_dir(folder)
        .env("PATH", std::env::join_paths(folders).unwrap())
        .env("LC_ALL", "C")
        .env_remove("LANGUAGE")
        .env("XDG_DATA_HOME", folder)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

fn run(folder: &Path, place: &str, line: &str) {
    let ran = shell(folder, line).output().unwrap();
    let said = String::from_utf8_lossy(&ran.stderr);
    assert!(ran.status.success(), "{place}: {line}\n{said}");
}

/// A server runs until it is told to stop.
fn serve(folder: &Path, place: &str, line: &str) {
    let line = line.replace("--open", "");
    let mut server = shell(folder, &format!("exec {line} --port 0")).spawn().unwrap();
    let mut first = String::new();
    BufReader::new(server.stdout.take().unwrap()).read_line(&mut first).unwrap();
    server.kill().unwrap();
    server.wait().unwrap();
    assert!(first.starts_with("Listening on http://"), "{place}: {line}: {first}");
}

#[test]
fn every_command_of_the_documents_runs_as_it_is_written() {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path();
    for name in ["docs", "scenarios", "rules"] {
        symlink(root().canonicalize().unwrap().join(name), folder.join(name)).unwrap();
    }
    // What the documents call yours.
    run(folder, "", "grimoire book convert starting:wizard --to text --output my-book.txt");
    run(folder, "", "grimoire setup mage-wars --output my-setup.json");
    fs::create_dir_all(folder.join("grimoire/games")).unwrap();
    run(folder, "", "grimoire play mage-wars --keep grimoire/games/mage-wars-0001.json");
    let commands = commands();
    assert!(commands.len() > 20, "the documents have commands: {}", commands.len());
    for Written { place, line } in &commands {
        if line.starts_with("grimoire serve") {
            serve(folder, place, line);
        } else {
            run(folder, place, line);
        }
    }
}

#[test]
fn the_first_hour_of_a_stranger_goes_well() {
    let home = tempfile::tempdir().unwrap();
    let script = root().canonicalize().unwrap().join("docs/first-hour.sh");
    let ran = shell(home.path(), "sh \"$SCRIPT\"").env("SCRIPT", script).output().unwrap();
    let (said, wrong) =
        (String::from_utf8_lossy(&ran.stdout), String::from_utf8_lossy(&ran.stderr));
    assert!(ran.status.success(), "{said}\n{wrong}");
    assert!(said.ends_with("All of it worked\n"), "{said}\n{wrong}");
}
