### Die Karte von Mage Knight im Browser: Pläne, Plätze, das nächste Teil, die Übersicht.

## Pläne

page-mk-go-reveal = Hingehen und aufdecken
page-mk-go-deal = Hingehen und verhandeln
page-mk-only-go = Nur hingehen
page-mk-reveal-to = Aufdecken im { $direction }
page-mk-step-reveal = aufdecken { $cost }
page-mk-left = { $left ->
    [one] 1 bleibt übrig.
   *[other] { $left } bleiben übrig.
}
page-mk-chosen-deal = Gewählt: { $place }, { $cost } von { $points } Bewegung, dann mit den Einwohnern verhandeln; die übrigen { $left } verfallen.
page-mk-chosen-plan = Gewählt: { $place }, dann im { $direction } aufdecken: { $cost } von { $points } Bewegung. Aufdecken kann nicht zurückgenommen werden.
page-mk-chosen-place = Gewählt: im { $direction } aufdecken für { $cost } Bewegung. Aufdecken kann nicht zurückgenommen werden.
page-mk-plan-stopped = Unterwegs wurde etwas aufgedeckt: Dein Plan hält hier an.
page-mk-direction-n = Norden
page-mk-direction-ne = Nordosten
page-mk-direction-e = Osten
page-mk-direction-se = Südosten
page-mk-direction-s = Süden
page-mk-direction-sw = Südwesten
page-mk-direction-w = Westen
page-mk-direction-nw = Nordwesten

## Zurücknehmen

page-mk-undo-turn = Frei bis zum Anfang deines Zugs
page-mk-undo-until = Frei bis: { $what }
page-mk-stands = Es bleibt dabei
page-mk-stands-reveal = Das Aufdecken bleibt
page-mk-stands-roll = Der Wurf bleibt

## Plätze für ein Teil

page-mk-place = { $direction }: Teil aufdecken, { $cost } Bewegung
page-mk-places = Wo ein Teil aufgedeckt werden kann
page-mk-place-beside = { $spaces ->
    [one] Eines seiner Felder grenzt an dich.
   *[other] { $spaces } seiner Felder grenzen an dich.
}
page-mk-place-after = { $spaces ->
    [one] Eines seiner Felder wird an dich grenzen.
   *[other] { $spaces } seiner Felder werden an dich grenzen.
}
page-mk-place-coast = An der Küste: Dahinter liegt nichts.
page-mk-place-touching = Es berührt { $tiles } Teile.

## Das nächste Teil

page-mk-next-tile = Nächstes Teil
page-mk-core-left = Zentralteile, noch { $left }
page-mk-country-left = Landschaftsteile, noch { $left }
page-mk-next-odds = { $what } in { $tiles } von { $of }.
page-mk-next-certain = Darauf: { $what }.
page-mk-next-unknown = Was darauf ist, lässt sich nicht zählen.
page-mk-next-name = Nenne erst den Platz, dann wird es umgedreht.
page-mk-a-city = Eine Stadt
page-mk-a-village = ein Dorf
page-mk-a-monastery = ein Kloster
page-mk-a-keep = eine Burg
page-mk-a-mage-tower = ein Magierturm
page-mk-a-glade = eine Magische Lichtung
page-mk-a-mine = ein Bergwerk
page-mk-a-ruins = eine Ruine
page-mk-a-dungeon = ein Dungeon
page-mk-a-tomb = ein Grabmal
page-mk-a-monster-den = eine Monsterbehausung
page-mk-a-spawning-grounds = eine Brutstätte
page-mk-a-orcs = umherziehende Orks
page-mk-a-draconum = ein Drakonier
page-mk-feature-city = Städte
page-mk-feature-village = Dörfer
page-mk-feature-monastery = Klöster
page-mk-feature-keep = Burgen
page-mk-feature-mage-tower = Magiertürme
page-mk-feature-glade = Magische Lichtungen
page-mk-feature-mine = Bergwerke
page-mk-feature-ruins = Ruinen
page-mk-feature-dungeon = Dungeons
page-mk-feature-tomb = Grabmäler
page-mk-feature-monster-den = Monsterbehausungen
page-mk-feature-spawning-grounds = Brutstätten
page-mk-feature-orcs = Umherziehende Orks
page-mk-feature-draconum = Drakonier

## Die ganze Karte

page-mk-minimap = Die ganze Karte, klein
page-mk-fit = Alles
page-mk-center-you = Du
page-mk-overview = Die ganze Karte
page-mk-overview-note = Die Handkarten sind solange weg. Klicke auf ein Feld, um dorthin zurückzukehren; Escape führt zu deinem Plan.
page-mk-overview-back = Zurück zu meinem Plan
page-mk-on-the-map = Auf der Karte
page-mk-lights-up = anklicken hebt sie hervor
page-mk-open-of = { $open } von { $all } nicht erobert
page-mk-still-hidden = Noch verborgen
page-mk-hidden-tiles = { $country ->
    [0] { $core ->
        [0] Kein Teil ist mehr da.
        [one] Ein Zentralteil.
       *[other] { $core } Zentralteile.
    }
   *[other] { $country ->
        [one] Ein Landschaftsteil
       *[other] { $country } Landschaftsteile
    } und { $core } Zentralteile.
}
page-mk-hidden-places = { $places ->
    [0] Kein Platz für ein Teil liegt in deiner Reichweite.
    [one] Ein Platz für ein Teil liegt in deiner Reichweite.
   *[other] { $places } Plätze für ein Teil liegen in deiner Reichweite.
}
page-mk-legend-you = Du
page-mk-legend-place = hier kann ein Teil liegen

## Ein Teil, das aufgedeckt wurde

page-mk-revealed = Was auf dem Teil ist
page-mk-revealed-start = Das erste Teil
page-mk-revealed-countryside = Ein Landschaftsteil
page-mk-revealed-core = Ein Zentralteil ohne Stadt
page-mk-revealed-city-core = Ein Zentralteil mit Stadt
page-mk-found-rampaging = { $enemy }, umherziehend
page-mk-found-garrison = { $site }, Besatzung verborgen
page-mk-found-face-down = { $site }, verdeckt
page-mk-found-site = { $site }
page-mk-found-nothing = Nichts als Land.

## Ruinen, von außen gesehen

page-mk-about = Über: { $place }
page-mk-shield-of = Schild: { $hero }
page-mk-ruin-altar = { $mana } Mana ({ $color }): Ruhm { $fame }
page-mk-ruin-two = Zwei Feinde: { $color }
page-mk-ruin-pair = Zwei Feinde: { $first } und { $second }
page-mk-ruin-taken = erobert: { $hero }
page-mk-ruin-open = liegt anderswo offen
page-mk-ruin-hidden = Das Plättchen liegt verdeckt, bis jemand das Feld betritt oder ein Tag beginnt. Erst dann entscheidest du über deine Aktion.
page-mk-ruin-lies-open = Das Plättchen liegt offen. Wer dort steht, kann die Aktion des Zuges dafür nutzen.
page-mk-ruin-step = Das Betreten ist Bewegung, keine Aktion
page-mk-ruin-units = Einheiten dürfen hier kämpfen
page-mk-ruin-no-reputation = Kein Ansehen für Orks oder Drakonier von hier
page-mk-ruin-fail = Wenn es misslingt, bleiben Überlebende für den nächsten Besuch
page-mk-ruin-may = Was hier liegen kann
page-mk-ruin-here = Was hier liegt
page-mk-ruin-left = { $left } von { $all } Plättchen sind ungesehen, jedes gleich wahrscheinlich
page-mk-ruin-kinds = eines von { $left } Plättchen
page-mk-ruin-short = Kurz gesagt
page-mk-ruin-altars = Altar
page-mk-ruin-guarded = Zwei Feinde
page-mk-ruin-artifacts = Artefakt unter den Belohnungen
page-mk-ruin-draconum = Ein Drakonier
page-mk-ruin-known = Es zählt nur, was offen liegt: Plättchen auf der Karte und solche, die jemand erobert hat. Niemand sieht in den Stapel.
page-mk-ruin-question = Gehst du in die Ruine?
page-mk-ruin-outside = Eine Ruine, von außen gesehen
page-mk-ruin-note = Du darfst nachsehen und weiterziehen: Was du findest, kostet nichts, bis du handelst.
page-mk-ruin-walk = Hineingehen
