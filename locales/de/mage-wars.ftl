# Mage Wars: Fragen, Antworten, Ablehnungen und die Geschichte einer Partie.

## Namen

attack-bash = Anschlagen

marker-burn = In Brand
marker-cripple = Verkrüppelt
marker-daze = Schwindlig
marker-rot = Fäulnis
marker-sleep = Schlaf
marker-stun = Betäubt
marker-taunt = Verhöhnt
marker-weak = Schwach

thing-gone = etwas, das nicht mehr da ist

phase-initiative = Initiativephase
phase-reset = Grundstellungsphase
phase-channel = Manasammlungsphase
phase-upkeep = Erhaltungsphase
phase-planning = Planungsphase
phase-deployment = Aufstellungsphase
phase-first-quickcast = Erste Schnellzauberphase
phase-action = Aktionsphasen
phase-final-quickcast = Letzte Schnellzauberphase

moment-phase-end = am Ende von: { $phase }
moment-activation = nach der Aktivierung
moment-action-done = nach der Aktion
moment-action-phase-end = am Ende der Aktionsphase
moment-declare-move = nach dem Ansagen der Bewegung
moment-pay-move-costs = nach dem Bezahlen der Bewegung
moment-leaving-zone-effects = nach den Effekten beim Verlassen der Zone
moment-walls = nach den Mauern
moment-move = nach dem Wechsel der Zone
moment-entering-zone-effects = nach den Effekten beim Betreten der Zone
moment-declare-attack = nach „Angriff erklären“
moment-pay-costs = nach dem Bezahlen der Kosten
moment-roll-to-miss = nach dem Fehlschlagwurf
moment-avoid-attack = nach „Angriff vermeiden“
moment-roll-dice = nach „Würfel werfen“
moment-damage-and-effects = nach „Schaden und Effekte“
moment-additional-strikes = nach „Zusatzschläge“
moment-damage-barrier = nach „Schadensbarriere“
moment-counterstrike = nach „Gegenschlag“
moment-attack-ends = nach dem Angriff

## Fragen

ask-initiative = Du hast höher gewürfelt: Wer hat die Initiative?
ask-turn = Du bist am Zug: Welche Kreatur aktivierst du?
ask-act = { $creature }: Welche Aktion?
ask-counterstrike = Angriff auf { $defender } durch { $attacker }. Zurückschlagen?
ask-reveal = Eine Verzauberung aufdecken ({ $moment })?
ask-upkeep-seat = Wessen Erhaltungsereignis kommt als Nächstes?
ask-upkeep = Welches deiner Erhaltungsereignisse kommt als Nächstes?
ask-pay-upkeep = { $cost } Mana für { $object } zahlen?
ask-push = Wohin wird gestoßen: { $who }?
ask-defend = Angriff auf { $defender }. Eine Verteidigung nutzen?
ask-sweep = { $attacker } darf noch etwas anderes angreifen.

## Antworten

choice-initiative = Spieler { $seat } beginnt
choice-activate = { $creature } aktivieren
choice-pass = Passen
choice-move = Nach { $zone } bewegen
choice-cross = Am Wall vorbei nach { $zone }: eine vollständige Aktion
choice-attack = { $target } angreifen: { $attack }, { $dice } Würfel
choice-guard = Wache halten
choice-finish = Aktionsphase beenden
choice-counterstrike = Zurückschlagen: { $attack }
choice-reveal = { $enchantment } für { $cost } Mana aufdecken
choice-reveal-unpaid = { $enchantment } aufdecken, ohne zu zahlen: wird zerstört
choice-upkeep-seat = Spieler { $seat }
choice-upkeep-burn = { $object }: In Brand
choice-upkeep-rot = { $object }: Fäulnis
choice-upkeep-regenerate = { $object }: Regeneration
choice-upkeep-cost = { $object }: Erhaltungskosten
choice-pay = Zahlen
choice-let-go = Zerstören lassen
choice-push = Nach { $zone } stoßen
choice-defend = Verteidigen mit { $source }: { $roll } oder mehr
choice-sweep = Auch { $target } angreifen

## Warum nicht

refusal-other-question = Das ist gerade nicht gefragt.
refusal-not-yours = Das kontrollierst du nicht.
refusal-inactive = Diese Kreatur hat in dieser Runde schon gehandelt.
refusal-pass = Passen darfst du nur, solange ein Gegner mehr aktive Kreaturen hat: Du hast { $own }, die meisten sind { $most }.
refusal-arena-edge = Hier endet die Arena.
refusal-not-adjacent = Eine Bewegung führt in eine angrenzende Zone; diese ist { $distance } entfernt.
refusal-hindered = Ein Gegner schränkt sie ein: keine weitere Bewegung in dieser Aktionsphase.
refusal-third-move = Eine schnelle Kreatur bewegt sich höchstens zweimal.
refusal-full-action-after-move = Auf eine Bewegung kann keine vollständige Aktion folgen.
refusal-no-life = Nur was Leben hat, kann angegriffen werden.
refusal-melee-other-zone = Ein Nahkampfangriff reicht nur in die eigene Zone.
refusal-guarded = Erst muss eine Wache in dieser Zone angegriffen werden.
refusal-no-counterstrike = Mit diesem Angriff kann nicht zurückgeschlagen werden.
refusal-already-revealed = Sie ist schon aufgedeckt.
refusal-mana = Das kostet { $needed } Mana; du hast { $has }.
refusal-incapacitated = Das geht nicht: handlungsunfähig.
refusal-restrained = Das geht nicht: festgehalten, keine Bewegung möglich.
refusal-bloodthirsty = Blutdurst: Ein verwundeter lebender Gegner hier muss angegriffen werden.
refusal-immune = Das Ziel ist gegen diese Schadensart immun.
refusal-flying = Das Ziel fliegt außer Reichweite.
refusal-not-by-ranged = Fernkampfangriffe können es nicht als Ziel wählen.
refusal-range = Das Ziel ist { $distance } entfernt; die Reichweite ist { $min } bis { $max }.
refusal-swept-already = Der zweite Angriff braucht ein anderes Ziel.
refusal-push-direction = Ein Stoß führt von seiner Quelle weg.
refusal-unavoidable = Dieser Angriff ist unvermeidbar.
refusal-defense-used = Diese Verteidigung wurde in dieser Runde schon genutzt.
refusal-defense-melee = Diese Verteidigung hilft nicht gegen Nahkampfangriffe.
refusal-defense-ranged = Diese Verteidigung hilft nicht gegen Fernkampfangriffe.
refusal-defense-attacker = Diese Verteidigung hilft nicht gegen diesen Angreifer.
refusal-passage-blocked = Ein Wall versperrt den Weg.
refusal-full-action-to-pass = Durch diesen Wall kommt sie nur mit einer vollständigen Aktion.
refusal-no-wall = Dort steht kein Wall.
refusal-no-climber = Über diesen Wall kommt nur, wer Klettern hat.
refusal-climb-incorporeal = Über einen körperlosen Wall klettert niemand.
refusal-no-sight = Ein Wall blockiert die Sichtlinie.
refusal-taunted = Sie ist verhöhnt und muss angreifen, wer sie verhöhnt hat.
refusal-sweep-height = Ein Flieger führt seinen Rundschlag entweder in der Luft oder am Boden.
refusal-legendary = Es ist legendär, und eins ist schon im Spiel.
refusal-unique = Es ist einzigartig, und du hast schon eins im Spiel.
refusal-border-taken = Dort steht schon ein Wall.
refusal-same-conjuration = Dort ist schon eine Beschwörung dieses Namens.
refusal-zone-exclusive = Die Zone hat schon eine zoneneinmalige Beschwörung.

## Die Geschichte

log-initiative-rolled = Spieler { $seat } würfelt { $roll } um die Initiative.
log-initiative = Spieler { $seat } hat die Initiative.
log-round = Runde { $round }
log-action-stage = Die Aktionsphasen beginnen.
log-mana-gained = { $who } sammelt { $amount } Mana.
log-mana-spent = { $who } gibt { $amount } Mana aus.
log-activated = { $who } wird aktiviert.
log-turn-passed = Spieler { $seat } passt.
log-guarding = { $who } hält Wache.
log-guard-removed = { $who } hält nicht mehr Wache.
log-moved = { $who } bewegt sich von { $from } nach { $to }.
log-hindered = { $who } wird eingeschränkt.
log-move-stopped = { $who } kommt nicht weiter und bleibt stehen.
log-attack = { $attacker } greift an: { $attack } gegen { $defender }.
log-counterstrike = { $attacker } schlägt zurück: { $attack } gegen { $defender }.
log-dice = { $attacker } würfelt { $faces }.
log-missed = { $attacker } ist schwindlig, würfelt { $roll } und verfehlt.
log-not-missed = { $attacker } ist schwindlig, würfelt { $roll } und schlägt trotzdem zu.
log-avoided = { $defender } würfelt { $roll } gegen { $needed } und vermeidet den Angriff.
log-not-avoided = { $defender } würfelt { $roll } gegen { $needed } und kann den Angriff nicht vermeiden.
log-dice-effect = { $attacker } würfelt { $faces } und { $effect } mit dem Effektwürfel.
log-attack-canceled = Der Angriff ist abgebrochen: { $attacker }.
log-healed = { $who } heilt { $amount } Schaden.
log-marker-placed = { $who } erleidet: { $marker }.
log-marker-removed = { $who } wird los: { $marker } ({ $count }).
log-burn = { $who } brennt: { $faces }.
log-escaped = { $who } würfelt { $roll } und kommt frei.
log-not-escaped = { $who } würfelt { $roll } und bleibt verkrüppelt.
log-mana-lost = { $who } verliert { $amount } Mana.
log-hit = { $attacker } trifft, { $damage } Schaden für { $defender }: { $normal } normal gegen Rüstung { $armor }{ $piercing ->
    [0] {""}
   *[other] {" "}(Durchdringend { $piercing })
}, { $critical } kritisch.
log-revealed = { $who } wird aufgedeckt.
log-revealed-on = { $who } wird aufgedeckt, angefügt an { $host }.
log-destroyed = { $who } wird zerstört.
log-in-vain = { $who } wurde vergeblich aufgedeckt und wird zerstört.
log-mage-destroyed = Der Magier von Spieler { $seat } ist gefallen.
log-won = Spieler { $seat } gewinnt.
log-draw = Die Partie endet unentschieden.

## Ungültige Aufbauten

setup-seats = Eine Partie hat zurzeit zwei Plätze; hier sind es { $count }.
setup-arena = Eine Arena aus { $columns } mal { $rows } Zonen gibt es nicht, nur 2 mal 3, 4 mal 3 und 6 mal 4.
setup-mage = Einen Magier namens „{ $name }“ gibt es nicht.
setup-positions = Jeder Platz braucht genau eine Stellung für seinen Magier; hier sind es { $count }.
setup-card = Für diese Stelle gibt es keine solche Karte: „{ $name }“.
setup-seat = An { $seat } sitzt niemand.
setup-round = Runden zählen ab 1.
setup-zone = Die Zone { $zone } liegt nicht in der Arena.
setup-dead = Mit diesem Schaden wäre es zerstört: Sein Leben ist { $life }.
setup-host = Es ist an nichts angefügt, was es tragen kann.
setup-target = Daran kann es nicht angefügt werden.
setup-doubled = Dieselbe Karte liegt dort schon.
setup-misplaced = Das kann dort nicht liegen.
setup-location = Es muss genau dann angegeben sein, wo es getragen wird, wenn die Karte eine Wahl lässt.
setup-worn = Dort wird schon etwas anderes getragen.
