### Was beide Spiele und der Tisch sagen.

refusal-not-asked = Du bist gerade nicht am Zug.

## Zurücknehmen

undo-chance = Seitdem wurde gewürfelt.
undo-disclosed = Seitdem wurde etwas bekannt.
undo-other-seat = Seitdem hat Platz { $seat } gehandelt.
undo-start = Es gibt nichts zurückzunehmen.

## Wie ein Spiel endet

ending-won = { $count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } gewinnen.
}
ending-draw = Das Spiel endet unentschieden.
ending-lost = Die Partie ist verloren.
ending-won-alone = Die Partie ist gewonnen.
ending-score-alone = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
ending-score = { $seat }: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}

## Teile eines Spiels

chapter-round = Runde { $round }
chapter-day = Runde { $round }, Tag
chapter-night = Runde { $round }, Nacht

## Spiele in einer Liste

about-apprentice = Lehrlingsregeln
about-full = Volle Regeln
