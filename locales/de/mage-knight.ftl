### Mage Knight.

## Helden und Szenarien

mk-hero-arythea = Arythea
mk-hero-goldyx = Goldyx
mk-hero-norowas = Norowas
mk-hero-tovak = Tovak
mk-scenario-first-reconnaissance = Die ersten Erkundungen
mk-scenario-full-conquest = Vollständige Eroberung
mk-scenario-blitz-conquest = Blitzeroberung
mk-scenario-solo-conquest = Soloeroberung

## Karten

mk-card-wound = Verletzung
mk-card-rage = Zorn
mk-card-determination = Entschlossenheit
mk-card-swiftness = Schnelligkeit
mk-card-march = Marsch
mk-card-stamina = Ausdauer
mk-card-tranquility = Gelassenheit
mk-card-promise = Versprechen
mk-card-threaten = Drohung
mk-card-crystallize = Kristallisieren
mk-card-mana-draw = Manazug
mk-card-concentration = Konzentration
mk-card-improvisation = Improvisation
mk-card-battle-versatility = Kampfgewandtheit
mk-card-will-focus = Willensstärke
mk-card-noble-manners = Edles Auftreten
mk-card-cold-toughness = Kalte Härte
mk-list = { $first }, { $rest }

## Wirkungen

mk-effect-move = Bewegung { $points }
mk-effect-influence = Einfluss { $points }
mk-effect-attack = Angriff
mk-effect-ranged-attack = Fernangriff
mk-effect-siege-attack = Belagerungsangriff
mk-effect-attack-amount = { $attack } { $amount }
mk-effect-fire-attack-amount = Feuer-{ $attack } { $amount }
mk-effect-ice-attack-amount = Eis-{ $attack } { $amount }
mk-effect-block = Block { $amount }
mk-effect-fire-block = Feuer-Block { $amount }
mk-effect-ice-block = Eis-Block { $amount }
mk-effect-block-per-trait = +{ $amount } für jede Eigenschaft, Angriffsfarbe und jeden Widerstand des geblockten Feindes
mk-effect-heal = Heilung { $points }
mk-effect-draw = { $cards ->
    [one] ziehe eine Karte
   *[other] ziehe { $cards } Karten
}
mk-effect-pay-mana = bezahle 1 Mana ({ $color })
mk-effect-any-basic-color = beliebige Grundfarbe
mk-effect-color-as-paid = die bezahlte Farbe
mk-effect-more-source-dice = { $dice ->
    [one] nutze in diesem Zug einen weiteren Würfel der Quelle
   *[other] nutze in diesem Zug { $dice } weitere Würfel der Quelle
}
mk-effect-set-source-die = nimm einen Würfel der Quelle, drehe ihn auf eine beliebige Farbe außer Gold und erhalte { $tokens } Manamarker dieser Farbe; der Würfel kehrt so zurück
mk-effect-fame = Ruhm { $amount }
mk-effect-reputation = Ansehen { $amount }
mk-effect-at-end-of-turn = am Ende des Zugs: { $effect }
mk-effect-then = { $first }; { $rest }
mk-effect-or = { $first } oder { $rest }
mk-effect-nothing = nichts

## Der Spielplan

mk-terrain-plains = Ebene
mk-terrain-hills = Hügel
mk-terrain-forest = Wald
mk-terrain-wasteland = Ödland
mk-terrain-desert = Wüste
mk-terrain-swamp = Sumpf
mk-terrain-lake = See
mk-terrain-mountain = Gebirge
mk-terrain-sea = Meer
mk-site-portal = Portal
mk-site-glade = Magische Lichtung
mk-site-village = Dorf
mk-site-monastery = Kloster
mk-site-keep = Burg
mk-site-mage-tower = Magierturm
mk-site-ruins = Ruine
mk-site-dungeon = Dungeon
mk-site-tomb = Grabmal
mk-site-monster-den = Monsterbehausung
mk-site-spawning-grounds = Brutstätte
mk-site-mine = Bergwerk ({ $color })
mk-site-city = Stadt ({ $color })
mk-rampaging-orc = Ork-Marodeure
mk-rampaging-draconum = Drakonier
mk-color-red = rot
mk-color-blue = blau
mk-color-white = weiß
mk-color-green = grün
mk-tile-start = Startteil
mk-tile-countryside = Landschaftsteil { $number }
mk-tile-core = Zentralteil { $number }
mk-spot-c = Mitte
mk-spot-ne = Nordosten
mk-spot-e = Osten
mk-spot-se = Südosten
mk-spot-sw = Südwesten
mk-spot-w = Westen
mk-spot-nw = Nordwesten
mk-direction-north-east = Nordosten
mk-direction-north = Norden
mk-direction-west = Westen
mk-direction-south-west = Südwesten
mk-direction-south = Süden
mk-direction-east = Osten
mk-space = { $what } ({ $tile }, { $spot })
mk-space-unknown = ein Feld außerhalb des Spielplans
mk-time-day = Tag
mk-time-night = Nacht

## Fragen

mk-question-out-of-turn = Ein anderer spielt; dies darfst du währenddessen tun.
mk-question-turn = Dein Zug: Spiele Karten, raste oder beende den Zug.
mk-question-act = { $points ->
    [0] Dein Zug geht weiter: Du hast keine Bewegungspunkte.
    [one] Dein Zug geht weiter: Du hast 1 Bewegungspunkt.
   *[other] Dein Zug geht weiter: Du hast { $points } Bewegungspunkte.
}
mk-question-rest = Du rastest: Lege eine Karte ab, die keine Verletzung ist, danach beliebig viele Verletzungen; oder eine Verletzung, wenn du nichts anderes hast.
mk-question-discard = Lege beliebig viele Karten ab, dann ziehe nach.
mk-question-must-discard = Du hast in diesem Zug keine Karte benutzt: Lege mindestens eine ab, dann ziehe nach.

## Antworten

mk-choice-play = { $card }: { $effect }
mk-choice-play-strong = { $card } mit Mana: { $effect }
mk-choice-sideways = { $card } quer: { $effect }
mk-choice-play-wound = { $card } spielen
mk-choice-move = Bewegen nach { $space }: { $cost }
mk-choice-move-nowhere = Bewegen nach { $space }
mk-choice-explore = Nach { $direction } erkunden: 2
mk-choice-explore-at = Bei { $a }, { $b } erkunden: 2
mk-choice-rest = Rasten
mk-choice-discard = { $card } ablegen
mk-choice-announce = Das Rundenende ansagen
mk-choice-end-turn = Den Zug beenden
mk-choice-draw = Karten nachziehen

## Das Protokoll

mk-log-round = Runde { $round } beginnt: { $time }.
mk-log-shuffled = { $hero } mischt alle Handlungskarten.
mk-log-drew = { $hero } zieht { $cards }.
mk-log-drew-hidden = { $count ->
    [one] { $hero } zieht eine Karte.
   *[other] { $hero } zieht { $count } Karten.
}
mk-log-turn = { $hero } ist am Zug.
mk-log-rest = { $hero } rastet.
mk-log-announced = { $hero } sagt das Rundenende an.
mk-log-played = { $hero } spielt { $card }: { $effect }.
mk-log-played-strong = { $hero } spielt { $card } mit Mana: { $effect }.
mk-log-played-sideways = { $hero } spielt { $card } quer: { $effect }.
mk-log-moved = { $hero } bewegt sich für { $cost } nach { $space }.
mk-log-explored = { $hero } erkundet für { $cost }.
mk-log-tile = Aufgedeckt: { $tile }.
mk-log-fame = { $hero } erhält Ruhm { $fame }.
mk-log-last-turns = { $turns ->
    [one] Die Stadt ist entdeckt: noch ein Zug.
   *[other] Die Stadt ist entdeckt: noch { $turns } Züge.
}
mk-log-discarded = { $hero } legt { $card } ab.
mk-log-lost-points = { $points ->
    [one] { $hero } verliert 1 übrigen Bewegungspunkt.
   *[other] { $hero } verliert { $points } übrige Bewegungspunkte.
}
mk-log-over = Das Spiel ist zu Ende.

## Warum nicht

mk-refusal-turn-not-ended = Du ziehst erst nach, wenn dein Zug beendet ist.
mk-refusal-turn-ended = Dein Zug ist beendet: Lege Karten ab oder ziehe nach.
mk-refusal-announce-too-late = Das Rundenende wird angesagt, bevor im Zug etwas anderes getan wird.
mk-refusal-announce-deck = { $cards ->
    [one] In deinem Handlungsdeck ist noch eine Karte.
   *[other] In deinem Handlungsdeck sind noch { $cards } Karten.
}
mk-refusal-announced-before = Das Rundenende wurde schon angesagt.
mk-refusal-rest-unfinished = Du rastest: Lege zuerst eine Karte dafür ab.
mk-refusal-only-wounds = Du hast nur Verletzungen auf der Hand und keine Karte benutzt: Nur die langsame Erholung hilft.
mk-refusal-not-in-hand = Du hast diese Karte nicht auf der Hand.
mk-refusal-wound-played = Verletzungen können nie gespielt werden.
mk-refusal-resting = Wer rastet, kann sich nicht bewegen und nichts erkunden.
mk-refusal-not-adjacent = Du bewegst dich immer auf ein angrenzendes Feld.
mk-refusal-unrevealed = Dort liegt noch kein Spielplanteil: Erkunde zuerst.
mk-refusal-impassable = Dieses Gelände ist unpassierbar.
mk-refusal-rampaging = Ein umherziehender Feind hält dieses Feld.
mk-refusal-city = In diesem Szenario können Städte nicht betreten werden.
mk-refusal-move-points = Du brauchst { $needed } Bewegungspunkte und hast { $has }.
mk-refusal-explored = Dort liegt schon ein Spielplanteil.
mk-refusal-coast = Dort endet der Spielplan: Dahinter liegt das Meer.
mk-refusal-explore-adjacent = Du musst neben der Stelle stehen, an der das Spielplanteil liegen soll.
mk-refusal-explore-points = Erkunden kostet { $needed } Bewegungspunkte; du hast { $has }.
mk-refusal-no-tiles = Es gibt keine Spielplanteile mehr.
mk-refusal-touch-left-out = Der Spielplan-Stapel ist leer: Ein weiteres Teil muss { $needed } Teile berühren; hier wären es { $touching }.
mk-refusal-touch-core = Ein Zentralteil muss { $needed } Teile berühren; hier wären es { $touching }.
mk-refusal-touch-countryside = Ein Landschaftsteil muss { $needed } Teile berühren oder eines, das es tut; hier wären es { $touching }.
mk-refusal-core-coast = Zentralteile dürfen nicht an der Küste liegen.
mk-refusal-own-turn-only = Das geht nur in deinem eigenen Zug.
mk-refusal-rest-too-late = Nach Bewegung, einer Aktion oder Bewegungs- oder Einflusspunkten wird ein Zug keine Rast mehr.
mk-refusal-rest-empty-hand = Ohne Handkarten kannst du nicht rasten.
mk-refusal-discard-now = Karten werden am Ende des Zugs abgelegt oder beim Rasten.
mk-refusal-rest-wound-first = Lege zuerst die Karte ab, die keine Verletzung ist.
mk-refusal-rest-one-card = Eine Rast legt genau eine Karte ab, die keine Verletzung ist.
mk-refusal-rest-one-wound = Die langsame Erholung legt genau eine Verletzung ab.
mk-refusal-wound-discarded = Verletzungen können hier nicht abgelegt werden.
mk-refusal-must-discard = Du hast in diesem Zug keine Karte benutzt: Lege zuerst mindestens eine ab.

## Was an einem Spielaufbau nicht stimmt

mk-setup-heroes = Das Szenario ist nicht für { $heroes ->
    [one] einen Helden
   *[other] { $heroes } Helden
}.
mk-setup-hero-twice = Jeden Helden spielt nur ein Spieler.
mk-setup-teams = Teams sind je zwei von vier Spielern.
mk-setup-seat = Diesen Spieler gibt es nicht.
mk-setup-tactic-twice = Jede Taktik hat nur ein Spieler.
mk-setup-round = Runde { $round } ist keine der { $rounds } Runden.
mk-setup-time = Tag und Nacht wechseln sich ab, Runde 1 ist ein Tag: Runde { $round } ist das andere.
mk-setup-players = { $players } Spieler sind für { $heroes } Helden angegeben.
mk-setup-turns-left = Ist das Ende des Szenarios erreicht, beginnt noch höchstens ein Zug je Spieler; vorher gibt es diese Zahl nicht.
mk-setup-start = Das erste Spielplanteil muss { $tile } auf 0, 0 sein.
mk-setup-position = Die Spielplanform hat dort keinen freien Platz.
mk-setup-apart = Das Spielplanteil berührt keines der vorher gelegten.
mk-setup-tile-twice = { $tile } gibt es nur einmal.
mk-setup-stack-order = Landschaftsteile kommen vor Zentralteilen.
mk-setup-city-left-out = Beim Spielaufbau übrige Stadtteile kommen nie ins Spiel.
mk-setup-too-many-cards = Es ist Platz für { $most } Karten.
mk-setup-deck = Hand, Deck, Ablage und Spielbereich müssen die sechzehn Karten des Helden enthalten; es sind { $cards }.
mk-setup-space = Dort kann der Held nicht stehen.
mk-setup-move-points = Die gespielten Karten geben höchstens { $most } Bewegungspunkte, nicht { $points }.
mk-setup-turn = Solange nichts getan ist, wurde keine Karte gespielt; ein normaler Zug begann mit einer.
mk-setup-wounds = { $wounds } Verletzungen können in der ersten Runde nicht im Deck sein: Sie werden am Ende einer Runde hineingemischt.
mk-setup-shield = Dort kann nichts erobert werden: Es liegt kein Schild dort.
mk-setup-mark = Nur magische Lichtungen werden markiert.
mk-setup-ruin = Dort ist keine Ruine.
mk-setup-gone = Dort war kein umherziehender Feind.
mk-setup-shares = Nur in Städten liegen mehrere Schilde, einer für jeden Verteidiger, der fort ist.
mk-setup-enemies = Dort können keine Feinde liegen, oder nicht so viele.
mk-setup-faces = Dort können keine Plättchen liegen, also weder offen noch verdeckt.
mk-setup-unit-wounds = Eine Einheit hat höchstens { $most } Verletzungen.
mk-setup-banner = Was eine Einheit trägt, ist ein Banner.
mk-setup-copies = Diese Karte gibt es nur einmal, und sie liegt schon anderswo.
mk-setup-tactic-time = Diese Taktik gehört zur anderen Tageszeit.
