### Wo eine Partie Mage Knight eingerichtet wird.

page-nk-title = Eine Partie Mage Knight
page-nk-tale = Welche Geschichte?
page-nk-heroes = Helden am Tisch
page-nk-others = Andere können Menschen sein, Computerspieler, oder über einen Link dazukommen.
page-nk-first = Hier beginnen
page-nk-for = { $least ->
    [one] { $most ->
        [one] 1 Held
       *[other] 1–{ $most } Helden
    }
   *[other] { $least }–{ $most } Helden
}
page-nk-needs = { $most ->
    [one] für einen Helden
   *[other] braucht { $least } bis { $most } Helden
}
page-nk-rounds = { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}
page-nk-your-hero = Dein Held
page-nk-style-tovak = Stahl und Eis
page-nk-style-goldyx = Kristalle
page-nk-style-norowas = Einheiten, Einfluss
page-nk-style-arythea = Feuer, eigene Verletzungen
page-nk-own-card = Eigene Karte { $card }: { $basic }. Mit Mana: { $strong }.
page-nk-dummy = Dummy-Held, der die Zeit misst
page-nk-table = Wer spielt
page-nk-fit = { $open } passen, { $closed } sind verschlossen
page-nk-closed = Verschlossen: { $why }
page-nk-levels = Stadtlevel
page-nk-levels-text = Gedruckt: { $printed }. Jedes von { $least } bis { $most }, in der Reihenfolge, in der sie gefunden werden.
page-nk-city = { $number }. Stadt
page-nk-megalopolis = Megalopolis
page-nk-megalopolis-text = Die letzte Stadt liegt auf zwei Feldern und vereint zwei Besatzungen, jede von halbem Level.
page-nk-megalopolis-both = Beide sind eine Megalopolis
page-nk-megalopolis-both-text = Alle vier Städte sind im Spiel: Die zweite Hälfte wird jeweils gezogen.
page-nk-megalopolis-of = { $number }. Megalopolis
page-nk-lower = { $name }: niedriger
page-nk-higher = { $name }: höher
page-nk-goal = Ziel:
page-nk-length = Dauer:
page-nk-map = Spielplan:
page-nk-time = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}, { $nights ->
    [one] 1 Nacht
   *[other] { $nights } Nächte
}.
page-nk-tiles = { $countryside } Landschaftsteile und { $core ->
    [one] 1 Zentralteil.
   *[other] { $core } Zentralteile.
}
page-nk-alone = { $hero }, allein
page-nk-again = Wie beim letzten Mal
