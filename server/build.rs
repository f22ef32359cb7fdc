//! Embeds the migrations: lists the files of `migrations/`, named `0001_what_it_is.sql`, for `store/connect.rs`.

use std::error::Error;
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo:rerun-if-changed=migrations");
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("migrations");
    let mut files = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>, std::io::Error>>()?;
    files.sort();
    let mut list = String::from("[\n");
    for file in files.iter().filter(|file| file.extension().is_some_and(|extension| extension == "sql")) {
        let stem = file.file_stem().unwrap_or_default().to_string_lossy();
        let (version, description) = stem.split_once('_').ok_or("a migration is named NUMBER_WHAT_IT_IS.sql")?;
        let version: i64 = version.parse()?;
        writeln!(list, "({version}, {:?}, include_str!({file:?})),", description.replace('_', " "))?;
    }
    list.push(']');
    fs::write(Path::new(&env::var("OUT_DIR")?).join("migrations.rs"), list)?;
    Ok(())
}
