### Runden von Mage Knight im Browser: die Chronik, was andere taten, das Ende einer Runde, Taktiken, die Wertung.

page-mk-dummy = Dummyspieler

## Was andere taten

page-mk-reel = Was die anderen tun
page-mk-action-of = Handlung { $action } von { $actions }
page-mk-frame-moved = Zieht
page-mk-frame-withdrew = Zieht sich zurück
page-mk-frame-explored = Erkundet
page-mk-frame-tile-revealed = Ein neues Teil
page-mk-frame-source-rolled = Die Quelle
page-mk-frame-turn-began = Ein Zug beginnt
page-mk-frame-rest-declared = Rastet
page-mk-frame-round-end-announced = Kündigt das Ende an
page-mk-frame-round-began = Eine neue Runde
page-mk-frame-dummy-turned = Deckt Karten auf
page-mk-frame-dummy-announced = Kündigt das Ende an
page-mk-frame-combat-began = Kämpft
page-mk-frame-wounded = Verwundet
page-mk-frame-gained-fame = Ruhm
page-mk-frame-level-reached = Eine neue Stufe
page-mk-frame-site-conquered = Erobert
page-mk-frame-city-conquered = Erobert eine Stadt
page-mk-frame-plundered = Plündert
page-mk-frame-interaction-began = Verhandelt
page-mk-frame-other = Handelt
page-mk-since = Seit deinem letzten Zug
page-mk-changed = Was sich für dich ändert
page-mk-changed-tiles = { $tiles ->
    [one] Ein neues Teil auf der Karte
   *[other] { $tiles } neue Teile auf der Karte
}
page-mk-changed-fallen = Nicht mehr auf der Karte: { $enemies }
page-mk-changed-taken = { $hero } hält: { $what }
page-mk-changed-offer = Nicht mehr im Angebot: { $what }
page-mk-changed-source = Die Quelle: { $dice }
page-mk-changed-fame = { $hero }: Ruhm { $before } → { $now }
page-mk-changed-fame-past = { $hero }: Ruhm { $before } → { $now }, an dir vorbei
page-mk-changed-dummy = { $cards ->
    [0] Der Dummyspieler hat keine Karte mehr
    [one] Der Dummyspieler hat noch 1 Karte
   *[other] Der Dummyspieler hat noch { $cards } Karten
}

## Taktiken

page-mk-first-certain = sicher als Erster
page-mk-first-never = nie als Erster
page-mk-first-drawn = in { $times } von { $of } Fällen als Erster
page-mk-first-open = als Erster, wenn niemand eine kleinere nimmt

## Das Ende einer Runde

page-mk-round-over = Runde { $round } ist vorbei
page-mk-round-announced-by = { $who } hat es angekündigt; alle anderen hatten noch einen Zug.
page-mk-round-next = Runde { $round } von { $rounds } ist { $time ->
    [day] ein Tag
   *[night] eine Nacht
}.
page-mk-round-deeds = Was { $hero } getan hat
page-mk-round-nothing = Nichts Erwähnenswertes.
page-mk-standing = Stand
page-mk-standing-what = nur Ruhm; der Rest zählt am Ende
page-mk-new-round = { $time ->
    [day] Der Tag beginnt
   *[night] Die Nacht beginnt
}
page-mk-new-dice = Die Quelle wurde gewürfelt: { $dice }.
page-mk-new-units = Alle Einheiten sind wieder bereit; verwundete bleiben verwundet.
page-mk-new-decks = Alle Karten, auch Verletzungen, werden in die Decks gemischt.
page-mk-new-offer = Neu im Angebot: { $what }.
page-mk-new-day = Wälder kosten 3, Wüsten 5. Goldenes Mana wirkt, schwarzes nicht.
page-mk-new-night = Wälder kosten 5, Wüsten 3. Schwarzes Mana wirkt, goldenes nicht.
page-mk-choosing = Wer wann eine Taktik wählt
page-mk-choosing-what = der geringste Ruhm zuerst
page-mk-chooses-first = wählt zuerst
page-mk-rounds-left = { $rounds ->
    [0] Dies ist die letzte Runde
    [one] Nach dieser bleibt eine Runde
   *[other] Nach dieser bleiben { $rounds } Runden
}
page-mk-ready = Weiter zu den Taktiken
page-mk-ready-note = deine Hand ist gezogen
page-mk-fame-gained = Ruhm { $by }
page-mk-warn-last-turn = { $who } hat das Ende der Runde angekündigt: Nach deinem Zug ist sie vorbei.
page-mk-warn-dummy = Der Dummyspieler hat { $cards ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $cards } Karten
} übrig: Die Runde endet bald.

## Die Wertung

page-mk-count-level = Stufe { $count }
page-mk-count-spells = { $count ->
    [one] 1 Zauber
   *[other] { $count } Zauber
}
page-mk-count-advanced-actions = { $count } Fortgeschrittene
page-mk-count-artifacts = { $count ->
    [one] 1 Artefakt
   *[other] { $count } Artefakte
}
page-mk-count-crystals = { $count ->
    [one] 1 Kristall
   *[other] { $count } Kristalle
}
page-mk-count-shields = { $count ->
    [one] 1 Schild
   *[other] { $count } Schilde
}
page-mk-count-wounds = { $count ->
    [one] 1 Verletzung
   *[other] { $count } Verletzungen
}
page-mk-count-cities-led = führt { $count }
page-mk-count-cities-shared = Schild in { $count }
page-mk-count-cities = { $count } erobert
page-mk-count-rounds = { $count } gespart
page-mk-count-cards = { $count ->
    [one] noch 1 Karte
   *[other] noch { $count } Karten
}
page-mk-count-unit = { $count }
page-mk-count-wounded-unit = die Hälfte von { $count }
page-mk-with-titles = mit Titeln
page-mk-no-titles = allein: keine Titel
page-mk-tied = geteilt { $by }
page-mk-copy = Als Text kopieren
page-mk-save-picture = Bild speichern
page-mk-copied = Kopiert
page-mk-share-line = { $what }: { $points }
page-mk-share-head = { $scenario }, Runde { $round } von { $rounds }
