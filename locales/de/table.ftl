### Die Lobby, Konten, Absprachen am Tisch, Hinweise, Töne und Meldungen.

page-lobby = An einen Tisch setzen
page-lobby-none = Gerade wartet niemand auf Gesellschaft. Richte ein Spiel mit einem freien Platz ein, dann erscheint es hier.
page-lobby-count =
    { $count ->
        [0] Kein Tisch wartet
        [one] Ein Tisch wartet
       *[other] { $count } Tische warten
    }
page-lobby-waits = { $who } wartet
page-lobby-somebody = Jemand
page-lobby-yours = Dein Tisch
page-lobby-rated = gewertet
page-lobby-no-clock = ohne Uhr
page-join = Hinsetzen
page-join-address = Adresse eines Spiels
page-join-go = Dorthin
page-join-wrong = Das ist nicht die Adresse eines Spiels.
page-all-replays = Alle beendeten Spiele

page-terms = An diesem Tisch
page-terms-clock = Bedenkzeit
page-terms-clock-none = Alle Zeit der Welt
page-terms-clock-own = Etwas anderes …
page-terms-live = In einer Sitzung
page-terms-days = Über Tage
page-terms-minutes = Minuten für jeden
page-terms-seconds = Sekunden mehr für jeden Zug
page-terms-absent = Wenn jemandes Zeit um ist
page-terms-absent-lost = ist das Spiel für ihn verloren
page-terms-absent-bot = spielt der Computer ({ $bot }) weiter
page-terms-found = Zu finden für
page-terms-listed = alle, auf der Startseite
page-terms-private = wer die Adresse hat
page-terms-rated = Zählt für die Wertung
page-terms-rated-account = Zählt für Wertungen (für Leute mit einem Konto)
page-clock-and = { $bank } + { $increment }
page-clock-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
page-clock-hours =
    { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
page-clock-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
page-clock-seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }

page-account = Konto
page-account-guest = Du kannst ohne Konto spielen. Mit einem folgen dir deine Spiele und Wertungen auf jedes Gerät.
page-account-signed-in = Angemeldet als { $login }.
page-account-name-head = Dein Name
page-account-name = Name
page-account-name-hint = Was andere am Tisch lesen. Er darf leer sein.
page-account-save = Speichern
page-account-saved = Gespeichert.
page-account-profile = Profil
page-account-register = Konto anlegen
page-account-register-note = Die Spiele, die du hier gespielt hast, bleiben deine.
page-account-sign-in = Anmelden
page-account-login = Anmeldename
page-account-password = Passwort
page-account-password-hint = Mindestens 8 Zeichen.
page-account-changed = Geändert. Andere Browser sind abgemeldet.
page-account-new = Neues Passwort
page-account-old = Altes Passwort
page-account-change-note = Andere Browser werden dabei abgemeldet.
page-account-change = Passwort ändern
page-account-sessions = Wo du angemeldet bist
page-account-this-browser = dieser Browser
page-account-some-browser = Irgendein Browser
page-account-seen = zuletzt gesehen { $when }
page-account-end = Beenden
page-account-sign-out = Abmelden
page-account-sign-out-everywhere = Überall abmelden
page-person-unnamed = Jemand ohne Namen
page-person-ratings = Wertungen
page-person-no-ratings = Noch ist kein gewertetes Spiel zu Ende.
page-person-rating =
    { $games ->
        [one] { $game }, ± { $deviation }, ein Spiel
       *[other] { $game }, ± { $deviation }, { $games } Spiele
    }
page-person-results = Beendete Spiele
page-person-no-results = Noch ist kein Spiel zu Ende, oder sie waren nicht öffentlich.

page-report = Problem melden
page-report-running = Die Meldung enthält, was du von diesem Spiel siehst und weißt, und keine Geheimnisse der anderen. Sie wird als Datei auf deinem Gerät gespeichert; du entscheidest, wer sie bekommt.
page-report-over = Die Meldung enthält, was du siehst. Das Skript enthält das ganze Spiel mit jedem Wurf und jeder Antwort, damit andere es nachspielen können.
page-report-note = Was ging schief? Was hast du erwartet?
page-report-save = Meldung speichern
page-report-script = Spiel als Skript speichern
page-report-saved = Die Datei ist gespeichert.

page-sounds = Töne
page-title-yours = ● Deine Entscheidung · { $name }

hint = Hinweis
hint-skip = Keine Hinweise
hint-finish = Verstanden
hint-show = Hinweise zeigen
hint-initiative = Wer die Initiative hat, handelt in der Runde zuerst. Wähle; sie wechselt jede Runde.
hint-plan = Plane verdeckt: Wähle bis zu zwei Zauber aus deinem Buch für diese Runde. Eine Kreatur ist ein guter Anfang. Klicke auf eine Karte, um sie vorzubereiten.
hint-plan-second = Wähle noch einen zweiten Zauber, wenn du magst, und sag dann, dass du fertig bist.
hint-plan-ready = Zwei Zauber sind vorbereitet: Sag, dass du fertig bist. Was du nicht wirkst, bleibt dein und kann wieder gewählt werden.
hint-quickcast = Dein Magier darf in jeder Runde neben seiner Aktion einen schnellen Zauber wirken. Nutze das jetzt, oder passe und heb es dir auf.
hint-turn = Du bist am Zug: Aktiviere eine Kreatur, die noch nicht gehandelt hat. Ihr wechselt euch ab, Kreatur für Kreatur.
hint-act = Sie darf sich bewegen und dann etwas Schnelles tun, oder stattdessen eine volle Aktion. Deine vorbereiteten Zauber liegen unter dem Spielfeld: Wähle einen, um zu sehen, wohin er kann.
hint-target = Gold zeigt jeden Ort und jede Kreatur, die du wählen darfst. Fahr über anderes, um zu lesen, warum nicht. Escape führt zurück.
hint-reveal = In solchen Momenten darf eine verdeckte Verzauberung aufgedeckt werden, wenn du dafür bezahlst. Ist es nicht der richtige, dann passe.
hint-wait = Die andere Seite entscheidet. Die Geschichte erzählt, was geschieht; jede Zeile und Karte lässt sich in Ruhe lesen.
hint-done = Das war eine ganze Runde: planen, handeln, und weiter zur nächsten. Du gewinnst, wenn der feindliche Magier kein Leben mehr hat. Viel Spaß!

server-begun = Das Spiel hat begonnen, oder der Platz ist besetzt: Es bleibt bei dem, was eingerichtet wurde.

page-sit-head = Ein freier Platz
page-sit-as-set-up = Wie eingerichtet
page-invite = Warten auf Gesellschaft
page-invite-text = Schick diese Adresse an alle, die mitspielen sollen.
page-invite-copy = Kopieren
page-invite-copied = Die Adresse ist kopiert.
