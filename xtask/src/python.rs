//! The Python package: put together from what cargo built, and tested where Python is present.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

use crate::{
    coverage,
    run::{Run, Said},
    tools, workspace,
};

/// The extension module as cargo names it, and as Python looks for it. The package is tested where it is built: on Unix.
const BUILT: [&str; 2] = ["libengine.so", "libengine.dylib"];
const MODULE: &str = "engine.abi3.so";

/// How the tests of the package ended, or why they did not run.
pub(crate) enum Tested {
    Ran(Said),
    LeftOut(String),
}

pub(crate) fn test(root: &Path) -> Result<Tested> {
    let Some(python) = tools::find("python3") else {
        return Ok(Tested::LeftOut("there is no python3".to_owned()));
    };
    let new_enough = "import sys; sys.exit(sys.version_info < (3, 11))";
    let version = Run::program(root, &python).arg("-c").arg(new_enough).unseen()?;
    if !version.success {
        return Ok(Tested::LeftOut("python3 is older than 3.11".to_owned()));
    }
    let python = match environment(root, &python) {
        Ok(python) => python,
        Err(error) => {
            return Ok(Tested::LeftOut(format!("its packages cannot be installed: {error:#}")));
        }
    };
    let package = assemble(root)?;
    // Not in `python/`: its folder of the same name, without the extension, would be found first.
    let said = Run::program(&package, python)
        .arg("-m")
        .arg("pytest")
        .arg("-q")
        .arg("-c")
        .arg(root.join("pyproject.toml"))
        .arg(root.join("python/tests"))
        .env("PYTHONPATH", &package)
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .watched()?;
    Ok(Tested::Ran(said))
}

/// An environment of our own with the packages the tests need; made once for each list of packages.
fn environment(root: &Path, python: &Path) -> Result<PathBuf> {
    let list = root.join("python/requirements.txt");
    let wanted = fs::read(&list).context("python/requirements.txt")?;
    let place = coverage::target(root).join("python");
    let own = place.join("bin/python");
    let mark = place.join("installed");
    if !fs::read(&mark).is_ok_and(|installed| installed == wanted) {
        Run::program(root, python).arg("-m").arg("venv").arg("--clear").arg(&place).succeed()?;
        let install = Run::program(root, &own).arg("-m").arg("pip").arg("install");
        install.arg("--quiet").arg("--disable-pip-version-check").arg("-r").arg(&list).succeed()?;
        fs::write(mark, wanted)?;
    }
    Ok(own)
}

/// Puts the package together in a folder of its own, which is returned.
fn assemble(root: &Path) -> Result<PathBuf> {
    let folder = workspace::libraries(root)?;
    let package = coverage::target(root).join("python-package");
    let place = package.join("grimoire");
    if place.exists() {
        fs::remove_dir_all(&place)?;
    }
    fs::create_dir_all(&place)?;
    for entry in fs::read_dir(root.join("python/grimoire"))? {
        let file = entry?.path();
        let name = file.file_name().context("a file has a name")?;
        if file.extension().is_some_and(|ending| ending == "py") {
            fs::copy(&file, place.join(name))?;
        }
    }
    let built = BUILT.iter().map(|name| folder.join(name)).find(|file| file.exists());
    let built = built.context("cargo built no extension module")?;
    fs::copy(built, place.join(MODULE))?;
    Ok(package)
}
