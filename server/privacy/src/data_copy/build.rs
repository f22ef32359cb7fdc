//! Building the ZIP file of a data copy.

use std::io;

use platform::clock::rfc3339;
use platform::data_area::{DataArea, DataList};
use platform::jobs::{Failure, Running};
use platform::store::Store;

use super::words;
use super::zip::{File, Zip};
use crate::Areas;

/// The member whose copy it is.
pub(super) struct Owner<'a> {
    pub(super) id: &'a str,
    pub(super) account: &'a str,
    pub(super) language: &'a str,
}

fn broken(error: io::Error) -> Failure {
    Failure::Permanent(format!("the file could not be written ({error})"))
}

/// The bytes of the file, built area by area; reports the job's progress.
pub(super) async fn build(
    store: &Store,
    areas: Areas,
    owner: &Owner<'_>,
    running: &Running,
) -> Result<Vec<u8>, Failure> {
    let at = rfc3339(running.now_ms());
    let areas: Vec<&DataArea> = areas.iter().copied().flatten().collect();
    let total = areas.len() as u64;
    let mut zip = Zip::new(&at);
    let mut readme = File::new("README.txt");
    readme.write(&readme_of(&areas, owner, &at)).map_err(broken)?;
    zip.add(readme).map_err(broken)?;
    for (done, area) in areas.into_iter().enumerate() {
        running.progress(done as u64, total).await?;
        zip.add(file_of(store, area, owner.id).await?).map_err(broken)?;
    }
    let bytes = zip.finish().map_err(broken)?;
    running.progress(total, total).await?;
    Ok(bytes)
}

async fn file_of(store: &Store, area: &DataArea, member_id: &str) -> Result<File, Failure> {
    let mut file = File::new(&format!("{}.json", area.file));
    file.write("{").map_err(broken)?;
    for (index, list) in area.lists.iter().enumerate() {
        let comma = if index == 0 { "" } else { "," };
        file.write(&format!("{comma}\n  \"{}\": [", list.name)).map_err(broken)?;
        write_list(store, list, member_id, &mut file).await?;
        file.write("\n  ]").map_err(broken)?;
    }
    file.write("\n}\n").map_err(broken)?;
    Ok(file)
}

async fn write_list(store: &Store, list: &DataList, member_id: &str, file: &mut File) -> Result<(), Failure> {
    let mut offset = 0;
    loop {
        let (rows, more) = list.read(store, member_id, offset).await?;
        for (index, row) in rows.iter().enumerate() {
            let comma = if offset == 0 && index == 0 { "" } else { "," };
            file.write(&format!("{comma}\n    {row}")).map_err(broken)?;
        }
        offset += i64::try_from(rows.len()).unwrap_or(0);
        if !more {
            return Ok(());
        }
    }
}

/// The text of README.txt in the member's language: what each file of the copy holds.
fn readme_of(areas: &[&DataArea], owner: &Owner<'_>, at: &str) -> String {
    let language = owner.language;
    let mut text = format!("{}\r\n{}, {at}\r\n\r\n", words::HEAD.of(language), owner.account);
    text.push_str(&format!("{}\r\n\r\n", words::ABOUT.of(language)));
    for area in areas {
        text.push_str(&format!("{}.json\r\n    {}\r\n\r\n", area.file, area.about.of(language)));
    }
    text.push_str(words::FOOT.of(language));
    text.push_str("\r\n");
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use platform::localized_text::LANGUAGES;

    #[test]
    fn a_readme_names_each_file_in_each_language() {
        assert!(words::HEAD.is_whole() && words::ABOUT.is_whole() && words::FOOT.is_whole());
        let areas: Vec<&DataArea> = crate::DATA.iter().chain(cashier::DATA).collect();
        for language in LANGUAGES {
            let text = readme_of(&areas, &Owner { id: "1", account: "mira", language }, "2026-11-23T21:50:14Z");
            for area in &areas {
                assert!(area.about.is_whole() && text.contains(&format!("{}.json", area.file)), "{text}");
            }
            assert!(text.contains("mira, 2026-11-23T21:50:14Z"), "{text}");
        }
    }
}
