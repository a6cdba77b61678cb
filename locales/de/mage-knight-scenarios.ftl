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

## Was ein Tisch vor dem Spiel wählt

mk-mood-alone = allein
mk-mood-together = alle gemeinsam
mk-mood-race = gegeneinander, ohne Duelle
mk-mood-rivals = gegeneinander
mk-mood-fierce = gegeneinander, ohne Gnade

mk-goal-first-reconnaissance = Erkundet das Land, bis eine Stadt in Sicht kommt. Jedes aufgedeckte Teil bringt { $fame } Ruhm; Städte bleiben verschlossen.
mk-goal-full-conquest = { $cities ->
    [one] Erobert die Stadt von Level { $level }.
   *[other] Erobert { $cities } Städte von Level { $level }.
} Am Ende zählen Ruhm und Taten.
mk-goal-blitz-conquest = Erobert { $cities } Städte von Level { $level } in kurzer Zeit. Alle beginnen mit besserem Ansehen, und Quelle und Einheiten sind reicher.
mk-goal-full-cooperation = Erobert gemeinsam alle { $cities } Städte. Die letzte ist stark: Level { $last }.
mk-goal-blitz-cooperation = Erobert in kurzer Zeit gemeinsam { $cities } Städte. Die letzte hat Level { $last }.
mk-goal-solo-conquest = Erobere beide Städte, Level { $first } und { $last }, bevor die letzte Nacht endet.
mk-goal-mines-liberation = Befreit die Bergwerke: Je zwei Feinde halten sie. Ein Bergwerk zählt 4 Punkte, im Zentrum 7.
mk-goal-druid-nights = Markiert Lichtungen mit euren Schilden und ruft bei Nacht die Monster, für doppelten Ruhm.
mk-goal-dungeon-lords = Erobert Dungeons und Grabmäler, auch geheime: Jedes zählt 4 Punkte.
mk-goal-conquer-and-hold = Nehmt Burgen (3 Punkte) und Magiertürme (2 Punkte) ein und haltet sie gegen die anderen.
mk-goal-one-to-return = Stehe als Einziger auf dem Portal, wenn die letzte Nacht endet. Sonst zählt nichts.

mk-closed-part = Gehört schon zu diesem Szenario.
mk-closed-alone = Du bist allein: Es würde nichts ändern.
mk-closed-glades = Nur wo Lichtungen markiert werden: „Druidennächte“.
mk-closed-fixed-map = Nur auf dem festen Spielplan von „Erobern und Halten“.
mk-closed-epic = Nur in „Druidennächte“ und „Einer kam zurück“.
mk-closed-auction = Nicht neben einem Dummy-Spieler: Niemand bietet gegen dich.
mk-closed-secret-die = Braucht einen anderen Spieler, der den Würfel einstellt.
mk-closed-together = Nur in Kooperation.
mk-closed-no-cities = Hier kann keine Stadt überfallen werden.
mk-closed-other = Es passt nicht zu diesem Szenario.

## Sonderregeln und Varianten

mk-variant-occupied-mines = Zwei Feinde halten jedes Bergwerk. Wer den letzten besiegt, hat es befreit und erhält Kristalle von ihm.
mk-variant-incantations = Helden markieren Lichtungen mit ihren Schilden. In jeder Nacht darf jeder einmal Feinde rufen, einen für jede markierte Lichtung, für doppelten Ruhm.
mk-variant-crowded-glades = Eine Lichtung hat bei zwei Spielern Platz für einen Schild, bei mehr Spielern für zwei.
mk-variant-secret-dungeons = Dörfer verbergen Dungeons und Klöster Grabmäler: Wer sie aufdeckt, bestimmt, wo der Eingang ist.
mk-variant-linked-dungeons = Eroberte Dungeons und Grabmäler können nicht noch einmal betreten werden; Helden reisen unter der Erde von einem zum anderen.
mk-variant-owned-towers = Magiertürme gehören wie Burgen dem, der sie erobert hat, und bringen ihm Mana.
mk-variant-growing-garrisons = Burgen und Türme anderer werden ab dem zweiten Tag von zwei Plättchen verteidigt, ab dem dritten von drei.
mk-variant-more-recruits = Einheiten der Klöster können auch in Magiertürmen rekrutiert werden, die der Dörfer auch in Burgen.
mk-variant-unblamed-assaults = Überfälle auf Burgen und Magiertürme kosten kein Ansehen.
mk-variant-open-map = Alle Teile liegen von Anfang an offen.
mk-variant-closing-portal = Das Portal schließt sich mit dem ersten Tag: Ein Held darauf scheidet aus, und danach ist es ein Feld wie jedes andere.
mk-variant-epic = Länger und größer: mehr Runden und mehr Teile.
mk-variant-random-cities = Welche Stadt auf einem Stadtteil steht, wird gezogen, wenn es aufgedeckt wird.
mk-variant-night-arrival = Die erste Runde ist eine Nacht.
mk-variant-darkness = Nach jedem Tag entscheiden Würfel, ob noch ein Tag folgt oder nur noch Nächte.
mk-variant-rampage = Helden beginnen mit Ansehen −2, und nach jeder Runde entscheiden Würfel, wo umherziehende Feinde zurückkehren.
mk-variant-more-rampage = Helden beginnen mit Ansehen −4, und nach jeder Runde kehren umherziehende Feinde überall zurück, wo sie besiegt wurden.
mk-variant-no-interactive-spells = Die vier Zauber, die andere Spieler betreffen, bleiben in der Schachtel.
mk-variant-no-interactive-skills = Fähigkeiten, die andere Spieler betreffen, bleiben in der Schachtel.
mk-variant-no-pvp = Helden können einander nicht angreifen.
mk-variant-joint-assaults = Mehrere Helden dürfen eine Stadt gemeinsam überfallen und sich die Verteidiger teilen.
mk-variant-friendly-mana = Bei Tag kann ein goldener Würfel nicht für eine Farbe stehen, die ein anderer zeigt, und wird zuletzt neu gewürfelt.
mk-variant-action-upgrades = Nach jeder Nacht außer der letzten darf jeder eine eigene Aktionskarte gegen eine Fortgeschrittene Aktion tauschen, das schwächste Deck zuerst.
mk-variant-draft = Vor dem Spiel wählt jeder reihum drei Fortgeschrittene Aktionen; nach jedem Tag kommt eine davon ins Deck.
mk-variant-auction = Helden werden versteigert: Wer den Helden eines anderen will, bietet Ruhm.
mk-variant-random-orientation = Spielplanteile werden zufällig ausgerichtet.
mk-variant-interactive-combat = Gegen einen einzelnen Feind stellt ein anderer Spieler verdeckt einen Würfel ein, der ihn stärken kann, für 1 Ruhm mehr.
mk-variant-lowest-counts = Von denen, die gemeinsam spielen, zählt in jeder Kategorie der niedrigste Wert.
