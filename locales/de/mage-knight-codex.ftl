### Alles, was in Mage Knight einen Namen hat, wie Kodex und Terminal es erklären. Der Tisch braucht diese Sätze nicht.

## Was etwas ist

mk-what-basic = Basis-Aktion, { $color }
mk-what-advanced = Fortgeschrittene Aktion, { $color }
mk-what-spell = Zauber, { $color }
mk-what-spell-competitive = Zauber, { $color }, für Spiele mit anderen
mk-what-artifact = Artefakt
mk-what-banner = Artefakt, Banner
mk-what-wound = Verletzung
mk-what-regular-unit = Normale Einheit, Level { $level }
mk-what-elite-unit = Eliteeinheit, Level { $level }
mk-what-skill = Fähigkeit von { $hero }
mk-what-skill-permanent = Fähigkeit von { $hero }, immer in Kraft
mk-what-skill-interactive = Fähigkeit von { $hero }, für Spiele mit anderen
mk-what-tactic-day = Tag-Taktik Nummer { $number }
mk-what-tactic-night = Nacht-Taktik Nummer { $number }
mk-what-enemy = { $pile }; { $copies ->
    [one] einmal im Spiel
   *[other] { $copies }-mal im Spiel
}
mk-what-ability = Eigenschaft von Feinden
mk-what-resistance = Widerstand von Feinden und Einheiten
mk-what-site = Ort
mk-what-fortified-site = Befestigter Ort
mk-what-adventure-site = Abenteuerort
mk-what-inhabited-site = Bewohnter Ort
mk-what-rampaging = Umherziehende Feinde
mk-what-city = Stadt
mk-what-ruin = Ruinenplättchen
mk-what-scenario = Szenario für { $least } bis { $most } Spieler
mk-what-scenario-for = { $players ->
    [one] Szenario für einen Spieler
   *[other] Szenario für { $players } Spieler
}
mk-what-variant = Sonderregel oder Variante

## Karten, Einheiten, Feinde

mk-entry-wound = Kann nicht gespielt werden. Sie wird geheilt oder bei einer Rast abgelegt.
mk-entry-basic = Einfache Wirkung: { $effect }
mk-entry-basic-mana = Einfache Wirkung (Mana: { $color }): { $effect }
mk-entry-strong-mana = Starke Wirkung (Mana: { $color }): { $effect }
mk-entry-strong-spell = Starke Wirkung „{ $name }“ (Mana: { $color } und schwarz): { $effect }
mk-entry-strong-thrown = Starke Wirkung (das Artefakt wird entfernt): { $effect }
mk-entry-recruit = Kostet { $cost } Einfluss. Zu rekrutieren: { $sites }
mk-entry-recruit-nowhere = Kostet { $cost } Einfluss. Wird an keinem Ort rekrutiert.
mk-entry-city = Stadt
mk-entry-armor = Rüstung { $armor }
mk-entry-armor-resists = Rüstung { $armor }; { $traits }
mk-entry-ability = { $effect }
mk-entry-ability-mana = Mit Mana ({ $color }): { $effect }
mk-entry-enemy = Rüstung { $armor }, Angriff { $attack } ({ $element }), Ruhm { $fame }
mk-entry-enemy-no-attack = Rüstung { $armor }, kein eigener Angriff, Ruhm { $fame }
mk-entry-named = { $name }: { $text }
mk-token-green = grün
mk-token-grey = grau
mk-token-violet = violett
mk-token-brown = braun
mk-token-red = rot
mk-token-white = weiß
mk-pile-green = Ork-Marodeure, grünes Plättchen
mk-pile-grey = Besatzung von Burgen, graues Plättchen
mk-pile-violet = Besatzung von Magiertürmen, violettes Plättchen
mk-pile-brown = Monster der Dungeons, braunes Plättchen
mk-pile-red = Drakonier, rotes Plättchen
mk-pile-white = Besatzung von Städten, weißes Plättchen

## Orte

mk-entry-mine = Bergwerk
mk-place-portal = Hier beginnt jeder Held. Beliebig viele Helden dürfen hier stehen, es ist sicher, und niemand wird hier angegriffen.
mk-place-glade = Ein Zug, der hier beginnt, bringt bei Tag einen goldenen und bei Nacht einen schwarzen Manamarker. Ein Zug, der hier endet, entfernt eine Verletzung.
mk-place-village = Interagiere, um Einheiten zu rekrutieren und für je { $healing } Einfluss zu heilen. Während andere spielen, kann das Dorf einmal geplündert werden: zwei Karten für Ansehen −1.
mk-place-monastery = Interagiere, um Einheiten zu rekrutieren, für je { $healing } Einfluss zu heilen und eine Fortgeschrittene Aktion des Einheitenangebots für { $action } zu lernen. Es kann für ein Artefakt niedergebrannt werden: Ansehen −3 und ein violetter Feind, ohne Einheiten.
mk-place-keep = Ein grauer Feind hält sie hinter Mauern; sie muss überfallen werden, was Ansehen −1 kostet. Wer sie erobert, rekrutiert dort und darf für jede eigene Burg eine Karte mehr halten, wenn der Zug auf ihr oder daneben endet.
mk-place-mage-tower = Ein violetter Feind hält ihn hinter Mauern; ein Überfall kostet Ansehen −1. Die Eroberung bringt einen Zauber. Danach darf dort jeder rekrutieren und Zauber für { $spell } Einfluss und Mana ihrer Farbe lernen.
mk-place-ruins = Ein Plättchen sagt, was wartet: ein Altar, der Mana verlangt, oder zwei Feinde, die eine Belohnung bewachen. Bei Nacht liegt es verdeckt, bis jemand das Feld betritt.
mk-place-dungeon = Betritt ihn als Aktion: ein brauner Feind, die Regeln der Nacht, keine Einheiten. Der erste Erfolg bringt einen Zauber oder ein Artefakt, wie ein Würfel entscheidet; spätere nur Ruhm.
mk-place-tomb = Betritt es als Aktion: ein roter Feind, die Regeln der Nacht, keine Einheiten. Der erste Erfolg bringt einen Zauber und ein Artefakt; spätere nur Ruhm.
mk-place-monster-den = Betritt sie als Aktion: ein brauner Feind, der bleibt, wenn er überlebt. Der Erfolg bringt zwei zufällige Kristalle.
mk-place-spawning-grounds = Betritt sie als Aktion: zwei braune Feinde, die in einem Kampf zu besiegen sind. Der Erfolg bringt ein Artefakt und drei zufällige Kristalle.
mk-place-mine = Ein Zug, der hier endet, bringt einen Kristall in der Farbe des Bergwerks.
mk-place-orc = Hier liegt ein grüner Feind offen. Wer von einem Feld neben ihm auf ein anderes neben ihm geht, provoziert ihn; von daneben kann er herausgefordert werden. Wer ihn besiegt, erhält Ansehen +1.
mk-place-draconum = Hier liegt ein roter Feind offen. Wer von einem Feld neben ihm auf ein anderes neben ihm geht, provoziert ihn; von daneben kann er herausgefordert werden. Wer ihn besiegt, erhält Ansehen +2.
mk-city-offers-red = Ist sie erobert: Rekrutiere Einheiten und kaufe Artefakte für je { $artifact } Einfluss.
mk-city-offers-blue = Ist sie erobert: Rekrutiere Einheiten und lerne Zauber für { $spell } Einfluss und Mana ihrer Farbe.
mk-city-offers-white = Ist sie erobert: Rekrutiere Einheiten jeder Art und bringe für { $elite } Einfluss eine Eliteeinheit ins Angebot.
mk-city-offers-green = Ist sie erobert: Rekrutiere Einheiten und lerne Fortgeschrittene Aktionen des Angebots oder ungesehen die nächste für je { $action } Einfluss.
mk-city-defence-red = Ihre Verteidiger mit physischem Angriff sind brutal.
mk-city-defence-blue = Ihre Verteidiger mit Feuer- oder Eis-Angriff haben Angriff +2, die mit Kaltem Feuer +1.
mk-city-defence-white = Ihre Verteidiger haben Rüstung +1.
mk-city-defence-green = Ihre Verteidiger mit physischem Angriff sind giftig.
mk-entry-garrison = Level { $level }: { $tokens }
mk-entry-altar = Bezahle als Aktion { $mana } Mana ({ $color }): ein Schild und Ruhm { $fame }.
mk-entry-guarded = Bekämpfe als Aktion zwei Feinde ({ $first } und { $second }). Wer den letzten besiegt, gewinnt: { $reward }

## Szenarien

mk-entry-length = { $players ->
    [one] Ein Spieler
   *[other] { $players } Spieler
}: { $rounds } Runden, { $countryside } Landschaftsteile, { $core } Zentralteile
mk-entry-end-city-revealed = Ziel: die Stadt finden. Ist sie aufgedeckt, hat jeder noch einen Zug.
mk-entry-end-cities-conquered = Ziel: alle Städte erobern. Danach hat jeder noch einen Zug.
mk-entry-end-mines-liberated = Ziel: alle Teile aufdecken und alle Bergwerke befreien. Danach hat jeder noch einen Zug.
mk-entry-end-dungeons-conquered = Ziel: alle Teile aufdecken und alle Dungeons und Grabmäler erobern. Danach hat jeder noch einen Zug.
mk-entry-end-last-incantation = Ziel: in der letzten Nacht den Beschwörungsgesang anstimmen. Haben es alle getan, hat jeder noch einen Zug.
mk-entry-end-round-limit = Es endet mit der letzten Runde.
mk-entry-victory-most-points = Der meiste Ruhm gewinnt; bei Gleichstand teilen sich mehrere den Sieg.
mk-entry-victory-goal = Alle gewinnen gemeinsam, wenn das Ziel erreicht ist; sonst niemand.
mk-entry-victory-sole-most = Die meisten Punkte gewinnen; bei Gleichstand niemand.
mk-entry-victory-on-the-portal = Wer am Ende auf dem Portal steht, gewinnt.
mk-entry-alone = Allein: { $text }
mk-entry-cities-closed = Städte können weder betreten noch erobert werden.
mk-entry-cities-friendly = Die Stadt ist freundlich: Niemand verteidigt sie, und jeder darf dort verhandeln.
mk-entry-cities-level = Städte haben Level { $level }.
mk-entry-cities-levels = Städte haben Level { $first }, die letzte Level { $last }.
