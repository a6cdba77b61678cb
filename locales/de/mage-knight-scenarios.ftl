# Szenarien, Sonderregeln und Varianten von Mage Knight.

mk-scenario-full-cooperation = Vollständige Kooperation
mk-scenario-blitz-cooperation = Blitz-Kooperation
mk-scenario-mines-liberation = Freiheit den Bergwerken!
mk-scenario-druid-nights = Druidennächte
mk-scenario-dungeon-lords = Dungeon Lords
mk-scenario-conquer-and-hold = Erobern und Halten
mk-scenario-one-to-return = Einer kam zurück

mk-shape-wedge = Keil
mk-shape-fully-open = Vollständig freier Spielplan
mk-shape-four-lanes = Freier Spielplan mit vier Spalten
mk-shape-three-lanes = Freier Spielplan mit drei Spalten
mk-shape-fixed = Fester Spielplan

mk-rule-joint-assaults = Gemeinsamer Stadtüberfall
mk-rule-occupied-mines = Besetzte Bergwerke
mk-rule-incantations = Beschwörungsgesänge
mk-rule-crowded-glades = Wenige Schilde je Lichtung
mk-rule-secret-dungeons = Geheime Dungeons und Grabstätten
mk-rule-linked-dungeons = Verbundene Dungeons und Grabstätten
mk-rule-owned-towers = Magiertürme haben Besitzer
mk-rule-growing-garrisons = Besatzungen wachsen von Tag zu Tag
mk-rule-more-recruits = Mehr Einheiten in Burgen und Magiertürmen
mk-rule-unblamed-assaults = Kein Ansehensverlust für Überfälle
mk-rule-open-map = Spielplan von Anfang an aufgedeckt
mk-rule-closing-portal = Das Portal schließt sich
mk-rule-epic = Epische Variante
mk-rule-random-cities = Zufallsstädte
mk-rule-night-arrival = Ankunft bei Nacht
mk-rule-darkness = Die Dunkelheit naht!
mk-rule-rampage = Umherziehendes Übel!
mk-rule-more-rampage = Mehr umherziehendes Übel!
mk-rule-no-interactive-spells = Keine interaktiven Zauber
mk-rule-no-interactive-skills = Keine interaktiven Fähigkeiten
mk-rule-no-pvp = Kein Kampf Spieler-gegen-Spieler
mk-rule-friendly-mana = Manafreundlich
mk-rule-action-upgrades = Aktionsverbesserungen
mk-rule-draft = Zu Beginn Karten auswählen
mk-rule-auction = Helden versteigern
mk-rule-random-orientation = Spielplanteile zufällig ausrichten
mk-rule-interactive-combat = Interaktiver Kampf
mk-rule-lowest-counts = Je Kategorie zählt der niedrigste Wert

mk-setup-variant-tiles = So viele Spielplanteile gibt es nicht, oder es sind zu wenige für den Anfang.
mk-setup-variant-fixed-map = Der feste Spielplan hat Plätze für fünf Landschaftsteile und vier Zentralteile.
mk-setup-variant-city-levels = Stadtlevel gehen von 1 bis 11: eines für alle Städte oder eines für jede.
mk-setup-variant-megalopolis = Eine Megalopolis braucht ein Szenario mit höchstens drei Städten und hat Level 2 bis 22; zwei davon brauchen genau zwei Stadtteile.
mk-setup-variant-option = { $rule }: Das ändert hier nichts, was gespielt wird, oder passt nicht zu einer anderen Option.

mk-question-secret-dungeon = Wo ist der Eingang zum geheimen Dungeon?
mk-question-secret-tomb = Wo ist der Eingang zur geheimen Grabstätte?
mk-question-chosen-one = Wen aus deinem Team bestimmst du zum Auserwählten? Das andere Team erfährt es nicht.
mk-question-pick-hero = Welchen Helden nimmst du?
mk-question-bid = { $bid ->
    [0] Spieler { $player } nimmt { $hero }. Bietest du Ruhm für diesen Helden?
   *[other] { $hero } geht für { $bid } Ruhm an Spieler { $player }. Bietest du mehr?
}
mk-question-secret-die = Stelle verdeckt einen Würfel ein: Weiß und Blau erhöhen die Rüstung des Feindes, Rot seinen Angriff.
mk-choice-take-hero = { $hero } nehmen
mk-choice-mark-glade = Die Lichtung mit deinem Schild markieren
mk-choice-mark-glade-instead = Die Lichtung anstelle von { $hero } markieren
mk-choice-incant = Den Beschwörungsgesang anstimmen

mk-log-glade-marked = { $hero } markiert eine Lichtung: { $space }.
mk-log-glades-cleared = Alle Schilde verschwinden von den Lichtungen.
mk-log-incantation = { $hero } stimmt den Beschwörungsgesang an.
mk-log-secret = { $hero } findet einen geheimen Eingang ({ $site }): { $space }.
mk-log-eliminated = { $hero } stand auf dem Portal und scheidet aus.
mk-log-portal-closed = Das Portal schließt sich.
mk-log-darkness = Kommt die Dunkelheit? Die Würfel zeigen { $dice }.
mk-log-one-chosen = Das Team von { $hero } hat seinen Auserwählten bestimmt.
mk-log-hero-picked = Spieler { $player } nimmt { $hero }, falls niemand auf diesen Helden bietet.
mk-log-hero-bid = Spieler { $player } bietet { $bid } Ruhm.
mk-log-hero-won = Spieler { $player } spielt { $hero } und gibt { $bid } Ruhm dafür ab.
mk-log-die-set = { $hero } stellt verdeckt einen Würfel ein.
mk-log-die-revealed = Der verdeckte Würfel zeigt { $color }.

mk-refusal-no-entrance = Der Eingang muss auf einem begehbaren Feld ohne Ort daneben liegen und nicht im Sumpf.
mk-refusal-no-glade = Nur auf einer magischen Lichtung und nicht im Kampf.
mk-refusal-marked = Dein Schild markiert diese Lichtung schon.
mk-refusal-glade-room = Kein Platz: Ein anderer Schild muss weichen, oder keiner braucht es.
mk-refusal-movement-over = Du hast die Lichtung markiert, auf der deine Bewegung endete.
mk-refusal-incant-night = Der Beschwörungsgesang wird in der Nacht angestimmt.
mk-refusal-incanted = Du hast den Beschwörungsgesang dieser Nacht schon angestimmt.
mk-refusal-incant-inhabited = Nicht auf einem bewohnten Feld.
mk-refusal-no-marks = Keine Lichtung ist mit deinem Schild markiert.
mk-refusal-chosen-one = Nur ein Held deines Teams kann der Auserwählte sein.
mk-refusal-hero-taken = Diesen Helden spielt schon jemand.
mk-refusal-bid = Gebote gehen jetzt von { $least } bis { $most } Ruhm.
mk-refusal-no-such-die = Ein Würfel zeigt eine der sechs Manafarben.
mk-refusal-unmanned = Für diesen Ort fehlt noch ein Plättchen: Hier kann noch niemand bekämpft werden.

mk-question-draft = Behalte eine dieser Fortgeschrittenen Aktionen; die übrigen gehen an den nächsten Spieler.
mk-question-add-drafted = Welche deiner beiseitegelegten Karten mischst du in dein Handlungsdeck?
mk-question-upgrade = Nimmst du eine der aufgedeckten Fortgeschrittenen Aktionen im Tausch gegen eine eigene Aktionskarte?
mk-question-replace = Welche deiner Aktionskarten gibst du für { $card } ab?
mk-log-rampage = Kehren umherziehende Feinde zurück: { $space }? Der Würfel zeigt { $die }.
mk-log-drafted = { $hero } legt eine Karte beiseite.
mk-log-drafted-added = { $hero } mischt eine beiseitegelegte Karte in das Handlungsdeck.
mk-log-upgraded = { $hero } nimmt { $new } im Tausch gegen { $old }.
mk-refusal-not-dealt = Diese Karte steht dir nicht zur Wahl.
mk-refusal-not-set-aside = Diese Karte liegt nicht beiseite.
mk-refusal-upgrade = Getauscht wird eine aufgedeckte Karte gegen eine Aktionskarte derselben Farbe oder Art.
