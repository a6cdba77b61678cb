//! Spellbooks: judged for everybody, kept for guests and accounts.

use protocol::{CardPrice, CheckBook, CheckedBook, MAX_BOOKS, Me, SaveBook, Shelf, StoredBook};

use crate::{accounts::Browser, host::Host};

const LIST: &str = "Mage: Wizard\nTraining: Air\n2x Dispel\n3x Lightning Bolt\n1x Timber Wolf\n";

async fn check(host: &Host, asked: &CheckBook) -> CheckedBook {
    let body = serde_json::to_string(asked).unwrap();
    let answer = host.request("POST", "/api/v1/books/check?language=de", Some(&body)).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    serde_json::from_str(&answer.body).unwrap()
}

fn of(text: &str) -> CheckBook {
    CheckBook { text: text.to_owned(), ..CheckBook::default() }
}

fn wish(text: &str, name: Option<&str>) -> String {
    let wish = SaveBook { text: Some(text.to_owned()), name: name.map(str::to_owned) };
    serde_json::to_string(&wish).unwrap()
}

#[tokio::test]
async fn a_book_is_judged_with_reasons_figures_and_all_formats() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    let sheet = check(&host, &of(LIST)).await.sheet.unwrap();
    assert!(sheet.legal && sheet.points_allowed == Some(120) && sheet.size == 6);
    assert_eq!((sheet.mage.as_str(), sheet.training.as_deref()), ("wizard", Some("air")));
    let trained: Vec<_> = sheet.trained.iter().filter_map(|it| it.school.as_deref()).collect();
    assert_eq!(trained, ["arcane", "air"]);
    let wolf = sheet.cards.iter().find(|row| row.card == "timber-wolf").unwrap();
    assert_eq!((wolf.count, wolf.points, wolf.price.each), (1, 4, 4));
    let part = &wolf.price.parts[0];
    assert_eq!(
        (part.school.as_str(), part.level, part.standing.as_str(), part.factor),
        ("nature", 2, "untrained", 2)
    );
    assert_eq!(wolf.price.rules, ["MW-BOOK-03"]);
    assert_eq!(sheet.points, sheet.cards.iter().map(|row| row.points).sum::<u16>());
    assert_eq!(sheet.points, sheet.points_by_school.values().sum::<u16>());
    assert_eq!(sheet.size, sheet.curve.iter().map(|bar| bar.cards).sum::<u16>() + sheet.cost_x);
    assert_eq!(sheet.curve.iter().map(|bar| bar.creatures).sum::<u16>(), 1);
    assert!(
        sheet.formats.text.as_ref().unwrap().contains("Timberwolf"),
        "in the language asked for"
    );

    // Every format is the same book again.
    let formats = sheet.formats.clone();
    for text in [formats.code, formats.text, formats.json, formats.o8d] {
        assert_eq!(check(&host, &of(&text.unwrap())).await.sheet, Some(sheet.clone()));
    }
}

#[tokio::test]
async fn every_problem_is_told_at_once_with_rule_card_and_line() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    let broken = "Mage: Warlock\n7x Fireball\n2x Arcane Ring\n40x Hellfire Trap\n";
    let sheet = check(&host, &of(broken)).await.sheet.unwrap();
    let rules: Vec<_> = sheet
        .problems
        .iter()
        .filter_map(|problem| Some((problem.rule.as_deref()?, problem.card.as_deref())))
        .collect();
    assert!(rules.contains(&("MW-BOOK-08", Some("fireball"))), "{rules:?}");
    assert!(rules.contains(&("MW-BOOK-10", Some("arcane-ring"))), "{rules:?}");
    assert!(rules.contains(&("MW-BOOK-07", Some("hellfire-trap"))), "{rules:?}");
    assert!(!sheet.legal);
    let unlimited = CheckBook {
        collection: protocol::BookCollection::Unlimited,
        ..of("Mage: Warlock\n4x Fireball\n")
    };
    assert!(check(&host, &unlimited).await.sheet.unwrap().legal);
    assert!(!check(&host, &of(&unlimited.text)).await.sheet.unwrap().legal, "a box has fewer");

    let unreadable = check(&host, &of("Mage: Wizzard\n2x Dispell\n0x Fireball\n")).await;
    assert_eq!(unreadable.sheet, None);
    let lines: Vec<_> = unreadable.flaws.iter().map(|flaw| flaw.line).collect();
    assert_eq!(lines, [Some(1), Some(2), Some(3)]);
    let printed = check(&host, &of("apprentice:warlock")).await.sheet.unwrap();
    assert!(printed.legal && printed.points_allowed.is_none());
}

#[tokio::test]
async fn the_shelf_has_the_printed_books_and_cards_have_a_price_for_every_mage() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    let mut nobody = Browser::new(&host);
    let shelf: Shelf = nobody.get("/books").await;
    let base = shelf.mages.iter().filter(|mage| mage.set == "core").count();
    let apprentice = shelf.printed.iter().filter(|it| it.shelf.starts_with("apprentice")).count();
    assert_eq!((base, apprentice), (4, 8));
    assert!(shelf.printed.iter().all(|printed| printed.book.legal), "{shelf:?}");
    let wizard = shelf.mages.iter().find(|mage| mage.mage == "wizard").unwrap();
    assert_eq!(wizard.elective.len(), 4);

    let prices: Vec<CardPrice> = nobody.get("/books/prices?mage=wizard&training=fire").await;
    let price = |id: &str| prices.iter().find(|price| price.card == id).unwrap();
    assert_eq!((price("fireball").price.each, price("timber-wolf").price.each), (2, 4));
    assert_eq!(price("fireball").barred, None);
    let beasts = price("ring-of-beasts").barred.as_ref().unwrap();
    assert_eq!(beasts.rule.as_deref(), Some("MW-BOOK-10"));
    assert_eq!(nobody.ask("GET", "/books/prices?mage=cook", None).await.status, 422);
    assert_eq!(nobody.ask("GET", "/books/prices?mage=wizard&training=x", None).await.status, 422);
    assert_eq!(nobody.cookie, None, "who only asks stays nobody");
}

#[tokio::test]
async fn a_guest_keeps_books_renames_them_and_drops_them() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    let mut ann = Browser::new(&host);
    assert!(ann.get::<Vec<StoredBook>>("/me/books").await.is_empty());
    let made = ann.ask("POST", "/me/books", Some(&wish(LIST, Some("Storm")))).await;
    assert_eq!(made.status, 201, "{}", made.body);
    let made: StoredBook = serde_json::from_str(&made.body).unwrap();
    assert_eq!((made.book.name.as_deref(), made.book.legal), (Some("Storm"), true));
    assert!(ann.get::<Option<Me>>("/me").await.is_some(), "keeping makes a guest");

    let path = format!("/me/books/{}", made.id);
    let renamed = ann.ask("PUT", &path, Some(r#"{"name":"Stress"}"#)).await;
    let renamed: StoredBook = serde_json::from_str(&renamed.body).unwrap();
    assert_eq!(renamed.book.name.as_deref(), Some("Stress"));
    assert_eq!(renamed.book.size, 6, "only the name is another");
    let illegal = ann.ask("PUT", &path, Some(&wish("Mage: Wizard\n9x Dispel\n", None))).await;
    assert_eq!(illegal.status, 200, "a book may break rules");

    let mut eve = Browser::new(&host);
    assert_eq!(eve.ask("PUT", &path, Some(r#"{"name":"Mine"}"#)).await.status, 403);
    eve.ask("PUT", "/me/name", Some(r#"{"name":"Eve"}"#)).await;
    assert_eq!(eve.ask("PUT", &path, Some(r#"{"name":"Mine"}"#)).await.status, 404);
    assert_eq!(eve.ask("DELETE", &path, None).await.status, 404);

    let cookie = ann.cookie.take();
    host.kill();
    let host = Host::start(data.path());
    let mut again = Browser::new(&host);
    again.cookie = cookie;
    let kept: Vec<StoredBook> = again.get("/me/books").await;
    assert_eq!((kept.len(), kept[0].book.size, kept[0].book.legal), (1, 9, false));
    assert_eq!(again.ask("DELETE", &path, None).await.status, 204);
    assert_eq!(again.ask("DELETE", &path, None).await.status, 404);
    assert!(again.get::<Vec<StoredBook>>("/me/books").await.is_empty());
}

#[tokio::test]
async fn what_is_no_book_is_refused_and_makes_no_guest() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    let mut nobody = Browser::new(&host);
    let long = "x".repeat(81);
    for (body, status, message) in [
        (wish("2x Dispel", None), 422, "book-flaw-no-mage"),
        (wish("Mage: Wizard\n2x Dispell", None), 422, "book-flaw-card-one"),
        (wish(LIST, Some(&long)), 422, "book-flaw-title"),
        (r#"{"name":"Storm"}"#.to_owned(), 422, "book-flaw-no-mage"),
        (r#"{"text":"","owner":"x"}"#.to_owned(), 422, "server-unreadable"),
    ] {
        let answer = nobody.ask("POST", "/me/books", Some(&body)).await;
        assert_eq!((answer.status, answer.problem().as_str()), (status, message), "{body}");
    }
    assert_eq!(nobody.cookie, None);
    assert_eq!(nobody.ask("DELETE", "/me/books/x", None).await.status, 403);
}

#[tokio::test]
async fn nobody_keeps_more_books_than_there_is_room_for() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    let mut ann = Browser::new(&host);
    let body = wish("starting:wizard", None);
    for _ in 0..MAX_BOOKS {
        assert_eq!(ann.ask("POST", "/me/books", Some(&body)).await.status, 201);
    }
    let refused = ann.ask("POST", "/me/books", Some(&body)).await;
    assert_eq!((refused.status, refused.problem().as_str()), (409, "server-too-many-books"));
    assert_eq!(ann.get::<Vec<StoredBook>>("/me/books").await.len(), usize::from(MAX_BOOKS));
    let mut bob = Browser::new(&host);
    assert_eq!(bob.ask("POST", "/me/books", Some(&body)).await.status, 201);
}
