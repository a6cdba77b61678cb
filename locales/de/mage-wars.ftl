# Mage Wars: Fragen, Antworten, Ablehnungen und die Geschichte einer Partie.

## Namen

attack-bash = Anschlagen

card-vine = Ranke
marker-bleed = Blutend
marker-burn = In Brand
marker-corrode = Verrostend
marker-cripple = Verkrüppelt
marker-daze = Schwindlig
marker-growth = Wuchs
marker-larva = Larve
marker-rot = Fäulnis
marker-slam = Geschmettert
marker-sleep = Schlaf
marker-stuck = Festhängend
marker-stun = Betäubt
marker-tainted = Unrein
marker-taunt = Verhöhnt
marker-taunt-thorg = Verhöhnt (Thorg)
marker-taunt-skeelax = Verhöhnt (Skeelax)
marker-weak = Schwach
marker-zombie = Zombie

thing-gone = etwas, das nicht mehr da ist

phase-initiative = Initiativephase
phase-reset = Grundstellungsphase
phase-channel = Manasammlungsphase
phase-upkeep = Erhaltungsphase
phase-planning = Planungsphase
phase-deployment = Aufstellungsphase
phase-first-quickcast = Einleitende Schnellzauberphase
phase-action = Aktionsphasen
phase-final-quickcast = Abschließende Schnellzauberphase

moment-phase-end = am Ende der { $phase }
moment-activation = vor der Handlung
moment-action-done = nach der Aktion
moment-action-phase-end = am Ende der Aktionsphase
moment-declare-move = bevor die Bewegung beginnt
moment-pay-move-costs = nach dem Bezahlen der Bewegung
moment-leaving-zone-effects = vor dem Verlassen der Zone
moment-walls = nach dem Wall
moment-move = gleich nach der Ankunft in der neuen Zone
moment-entering-zone-effects = am Ende der Bewegung
moment-declare-attack = der Angriff ist angesagt
moment-pay-costs = der Angriff ist bezahlt
moment-roll-to-miss = bevor eine Verteidigung gewählt wird
moment-avoid-attack = bevor gewürfelt wird
moment-roll-dice = die Würfel liegen, der Schaden zählt noch nicht
moment-damage-and-effects = der Schaden ist zugefügt
moment-additional-strikes = nach dem letzten Schlag
moment-damage-barrier = bevor jemand zurückschlägt
moment-counterstrike = nach dem Gegenschlag
moment-attack-ends = der Angriff ist vorbei

## Fragen

ask-initiative = Du hast höher gewürfelt. Wer beginnt?
ask-turn = Du bist am Zug: Wer handelt?
ask-act = Was tut { $creature }?
ask-counterstrike = { $attacker } hat { $defender } angegriffen. Zurückschlagen?
ask-reveal = Eine verborgene Verzauberung aufdecken ({ $moment })?
ask-reveal-one = { $enchantment } aufdecken ({ $moment })?
ask-reveal-attack = { $attacker } greift { $defender } an. Eine verborgene Verzauberung aufdecken ({ $moment })?
ask-reveal-one-attack = { $attacker } greift { $defender } an. { $enchantment } aufdecken ({ $moment })?
ask-upkeep-seat = Erhaltung: Wessen Effekte kommen zuerst?
ask-upkeep = Erhaltung: Was geschieht bei dir zuerst?
ask-upkeep-use = { $heading ->
    [voltaric-shield] { $ability } für { $cost } Mana aufrichten
   *[other] { $ability } für { $cost } Mana nutzen
}?
ask-upkeep-offers = Erhaltung: Nutzt du etwas davon?
ask-pay-upkeep = { $object } für { $cost } Mana behalten?
ask-push = Wohin wird { $who } gestoßen?
ask-orb-gift = Die V’Tar-Kugel gibt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} Kraft: Mana oder Heilung?
ask-staunch = { $who } heilt { $amount }: Wie viele Marker Blutend gehen anstelle von Schaden?
ask-embers = { $count } Feuer auf { $who } gehen aus: Wie viele brennen für je { $cost } Mana weiter?
ask-ransom = Zahlst du { $cost } Mana, damit { $object } zerstört wird?
ask-intercept = { $attacker } schießt auf { $defender }: Fängt eine Wache den Angriff ab?
ask-watch = { $creature } ist wachsam: Wache halten?
ask-defend = Angriff auf { $defender } mit { $dice ->
    [one] einem Würfel
   *[other] { $dice } Würfeln
}. Verteidigen?
ask-defend-from = { $attacker } greift { $defender } mit { $dice ->
    [one] einem Würfel
   *[other] { $dice } Würfeln
} an. Verteidigen?
ask-sweep = { $attacker } holt weiter aus: Wer wird noch getroffen?

## Antworten

choice-initiative = Spieler { $seat } beginnt
    .named = { $seat } beginnt
    .you = Du beginnst
choice-activate = { $creature } aktivieren
choice-pass = Passen
choice-move = Nach { $zone } bewegen{ $cost ->
    [0] { "" }
   *[other] , für { $cost } Mana
}
choice-teleport = Für { $cost } Mana nach { $zone } teleportieren
choice-cross = Am Wall vorbei nach { $zone }: eine vollständige Aktion{ $cost ->
    [0] { "" }
   *[other] , für { $cost } Mana
}
choice-attack-zone = Alles in { $zone } angreifen: { $attack }
choice-attack = { $target } angreifen: { $attack }, { $dice } Würfel{ $cost ->
    [0] { "" }
   *[other] , für { $cost } Mana
}
choice-guard = Wache halten
choice-embers = { $count ->
    [0] Alle gehen aus
    [one] Eines brennt weiter
   *[other] { $count } brennen weiter
    }
choice-no-guard = Keine Wache halten
choice-intercept = { $guard } fängt ab
choice-no-intercept = Niemand fängt ab
choice-finish = Nichts weiter tun
choice-counterstrike = Zurückschlagen: { $attack }, { $dice } Würfel
choice-no-counterstrike = Nicht zurückschlagen
choice-nobody-else = Niemand sonst
choice-no-more-attacks = Kein weiterer Angriff
choice-jump-ends = Hier enden lassen
choice-reveal = { $enchantment } für { $cost } Mana aufdecken
choice-reveal-unpaid = { $enchantment } aufdecken, ohne zu zahlen: wird zerstört
choice-keep-hidden = Verborgen lassen
choice-reveal-in-vain = Nicht zahlen: wird ohne Wirkung zerstört
choice-upkeep-seat = Die von Spieler { $seat }
    .named = Die von { $seat }
    .you = Deine
choice-upkeep-burn = { $object } brennt: { $dice } Würfel
choice-upkeep-rot = { $object } fault: { $damage } Schaden
choice-upkeep-bleed = { $object } blutet: { $damage } Schaden
choice-upkeep-regenerate = { $object } regeneriert sich: heilt { $amount }
choice-upkeep-cost = Über { $object } entscheiden: Behalten kostet { $cost } Mana
choice-upkeep-pass = Nicht in dieser Runde
choice-pay = Zahlen
choice-pay-mana = Ja, { $cost } Mana zahlen
choice-keep-mana = Nein, das Mana behalten
choice-let-go = Zerstören lassen
choice-let-die = { $object } zerstören lassen
choice-push = Nach { $zone } stoßen
choice-push-edge = Gegen den Rand der Arena
choice-orb-mana = { $mana } Mana
choice-orb-healing = { $healing } Schaden heilen
choice-orb-both = { $mana } Mana, und { $healing } Schaden heilen
choice-touch = { $orb } berühren
choice-staunch = { $count ->
    [0] Nur Schaden heilen
    [one] 1 Marker Blutend entfernen
   *[other] { $count } Marker Blutend entfernen
    }
choice-defend = Verteidigen mit { $source }: gelingt mit { $roll } oder mehr
choice-defend-for = Verteidigen mit { $source } für { $cost } Mana: gelingt mit { $roll } oder mehr
choice-no-defense = Nicht verteidigen
choice-sweep = Auch { $target } angreifen, { $dice } Würfel{ $cost ->
    [0] { "" }
   *[other] , für { $cost } Mana
}

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
refusal-of-the-map = Kein Zauber und keine Fähigkeit zielt auf das, was auf der Karte liegt.
refusal-orb-melee = Eine Kugel wird nur durch Nahkampfangriffe berührt.
refusal-orb-guarded = Solange ein Wächter dort ist, berührt niemand die Kugel.
refusal-orb-healing = Der Magier hat nichts zu heilen oder kann nicht geheilt werden.
refusal-no-life = Nur was Leben hat, kann angegriffen werden.
refusal-melee-other-zone = Ein Nahkampfangriff reicht nur in die eigene Zone.
refusal-guarded = Erst muss eine Wache in dieser Zone angegriffen werden.
refusal-no-counterstrike = Mit diesem Angriff kann nicht zurückgeschlagen werden.
refusal-already-revealed = Sie ist schon aufgedeckt.
refusal-mana = Das kostet { $needed } Mana; du hast { $has }.
refusal-incapacitated = Das geht nicht: handlungsunfähig.
refusal-restrained = Das geht nicht: festgehalten, keine Bewegung möglich.
refusal-rooted = Verwurzelt: keine Bewegungsaktion möglich.
refusal-zone-orb = Die Zone braucht eine V’Tar-Kugel.
refusal-beside-orb = Es muss eine Zone ohne V’Tar-Kugel sein, neben einer mit einer eigenen Kugel.
refusal-warded = Beschützt: Formeln und Verzauberungen von Gegnern können es nicht als Ziel haben.
refusal-obscured = Verdunkelt: nur aus höchstens 1 Zone Entfernung möglich.
refusal-too-far = Nichts ist nahe genug, das dort etwas wachsen lässt.
refusal-not-in-pile = Dort liegt keine solche Karte.
refusal-bloodthirsty = Blutdurst: Ein verwundeter lebender Gegner hier muss angegriffen werden.
refusal-immune = Das Ziel ist gegen diese Schadensart immun.
refusal-flying = Das Ziel fliegt außer Reichweite.
refusal-attack-forbidden = Eine Karte im Spiel verbietet solche Angriffe darauf.
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
refusal-tokens = Es liegen nicht genug Plättchen darauf: { $needed } werden gebraucht, { $has } sind da.
refusal-lured = Thorg hat sie verhöhnt: Sie muss zu ihm kommen oder ihn angreifen.
refusal-no-intercept = Sie kann nicht abfangen.
refusal-other-zone = Sie ist nicht in der Zone des Ziels.
refusal-flying-target = Ein Angriff auf Fliegende kann nicht abgefangen werden.
refusal-sweep-height = Ein Flieger führt seinen Rundschlag entweder in der Luft oder am Boden.
refusal-legendary = Es ist legendär, und eins ist schon im Spiel.
refusal-unique = Es ist einzigartig, und du hast schon eins im Spiel.
refusal-border-taken = Dort steht schon ein Wall.
refusal-same-conjuration = Dort ist schon eine Beschwörung dieses Namens.
refusal-zone-exclusive = Die Zone hat schon eine zoneneinmalige Beschwörung.

## Die Geschichte

log-initiative-rolled = Spieler { $seat } würfelt { $roll } um die Initiative.
    .named = { $seat } würfelt { $roll } um die Initiative.
    .you = Du würfelst { $roll } um die Initiative.
log-initiative = Spieler { $seat } hat die Initiative.
    .named = { $seat } hat die Initiative.
    .you = Du hast die Initiative.
log-round = Runde { $round }
log-action-stage = Die Aktionsphasen beginnen.
log-mana-gained = { $who } sammelt { $amount } Mana.
log-mana-spent = { $who } gibt { $amount } Mana aus.
log-activated = { $who } wird aktiviert.
log-turn-passed = Spieler { $seat } passt.
    .named = { $seat } passt.
    .you = Du passt.
log-guarding = { $who } hält Wache.
log-tokens-spent = { $who } gibt { $count } × { $token } aus.
log-spared = { $who } wird nicht zerstört.
log-faces = Die Vorderseite von { $who } ist { $zone } zugewandt.
log-intercepted = { $guard } fängt den Angriff auf { $defender } ab.
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
log-not-escaped = { $who } würfelt { $roll }: { $marker } bleibt.
log-mana-lost = { $who } verliert { $amount } Mana.
log-hit = { $attacker } trifft, { $damage } Schaden für { $defender }: { $normal } normal gegen Rüstung { $armor }{ $piercing ->
    [0] {""}
   *[other] {" "}(Durchdringend { $piercing })
}, { $critical } kritisch.
log-revealed = { $who } wird aufgedeckt.
log-revealed-on = { $who } wird aufgedeckt, angefügt an { $host }.
log-destroyed = { $who } wird zerstört.
log-obliterated = { $who } wird ausgelöscht.
log-removed-from-game = { $card } verlässt das Spiel.
log-laid-in-wait = { $card } liegt verdeckt in { $zone } und kommt am Ende der Runde ins Spiel.
log-damage-shifted = { $amount } Schaden geht von { $from } auf { $to } über.
log-in-vain = { $who } wurde vergeblich aufgedeckt und wird zerstört.
log-mage-destroyed = Der Magier von Spieler { $seat } ist gefallen.
    .named = Der Magier von { $seat } ist gefallen.
    .you = Dein Magier ist gefallen.
log-won = Spieler { $seat } gewinnt.
    .named = { $seat } gewinnt.
    .you = Du gewinnst.
log-draw = Die Partie endet unentschieden.

## Kartensätze

set-core = Grundspiel
set-forcemaster-vs-warlord = Machtmeisterin vs. Kriegsherr
set-conquest-of-kumanjaro = Die Eroberung von Kumanjaro
set-druid-vs-necromancer = Druidin vs. Nekromant
set-forged-in-fire = Flammenschmiede
set-battlegrounds-domination = Battlegrounds: Domination
set-own = Eigene Karten

## Karten von Domination

card-tile-vtorrak = V’Torrak
card-tile-corrosive-pool = Zersetzender Tümpel
card-tile-altar-of-oblivion = Altar des Vergessens
card-tile-septagram = Septagramm
card-tile-molten-rock = Geschmolzenes Gestein
card-tile-spiked-pit = Speergrube
attack-spiked-pit = Speere
card-tile-samandriels-circle = Samandriels Kreis
card-tile-ethereal-mist = Ätherischer Nebel
card-vtar-orb = V’Tar-Kugel

map-ancient-wards = Uralte Schutzzeichen
map-blasted-lands = Verbrannte Lande
map-court-of-the-antarians = Hof der Antarianer
map-gauntlet-of-vtar = Spießrutenlauf des V’Tar
map-grand-arena = Große Arena
map-lost-expedition = Verschollene Expedition
map-no-mans-land = Niemandsland
map-path-of-war = Pfad des Krieges
map-swamp-crossroads = Kreuzwege im Sumpf
map-triumvirate = Triumvirat
map-truce-at-straywood = Waffenruhe im Irrwald
map-unseen-passage = Verborgener Gang
map-wartorn-expanse = Vom Krieg zerrissene Weite
map-weathered-sanctuary = Verwittertes Heiligtum
map-wheel-of-death = Rad des Todes
map-ziggurats-rise = Aufstieg des Zikkurats

## Ungültige Aufbauten

setup-seats = Eine Partie hat zwei bis vier Plätze; hier sind es { $count }.
setup-arena = Eine Arena aus { $columns } mal { $rows } Zonen gibt es nicht, nur 2 mal 3, 4 mal 3 und 6 mal 4.
setup-map-seats = { $map } ist eine Karte für { $count } Spieler.
setup-map-teams = Auf { $map } sind der erste und der dritte Spieler ein Team, und der zweite und der vierte.
setup-map-alone = Auf { $map } spielt jeder für sich.
setup-mage = Einen Magier namens „{ $name }“ gibt es nicht.
setup-no-apprentice = { $mage }: Als Lehrlinge werden nur die Magier des Grundspiels gespielt.
setup-positions = Jeder Platz braucht genau eine Stellung für seinen Magier; hier sind es { $count }.
setup-card = Für diese Stelle gibt es keine solche Karte: „{ $name }“.
setup-set = { $card } spielt nicht mit: Die Karte ist aus „{ $set }“.
setup-seat = An { $seat } sitzt niemand.
setup-round = Runden zählen ab 1.
setup-zone = Die Zone { $zone } liegt nicht in der Arena.
setup-dead = Mit diesem Schaden wäre es zerstört: Sein Leben ist { $life }.
setup-host = Es ist an nichts angefügt, was es tragen kann.
setup-target = Daran kann es nicht angefügt werden.
setup-doubled = Dieselbe Karte liegt dort schon.
setup-misplaced = Das kann dort nicht liegen.
setup-mana = Darauf liegt kein Mana: Das haben Magier und was Mana sammelt oder Zauber wirkt.
setup-guard = Wer handlungsunfähig ist, bewacht nichts.
setup-location = Es muss genau dann angegeben sein, wo es getragen wird, wenn die Karte eine Wahl lässt.
setup-worn = Dort wird schon etwas anderes getragen.
setup-taunt = „Verhöhnt“ kommt von jemandem: Es muss angegeben sein, von wem.
setup-map-set = { $map } braucht das Set „{ $set }“.
setup-guardian = Kreaturen, die niemand kontrolliert, gibt es nur auf einer Karte von Domination.
setup-orbs = Die Karte hat { $count } Kugeln.
setup-used = Es gibt dort nichts Derartiges, das benutzt sein könnte.
setup-bound = Dieser Zauber kann nicht daran gebunden sein.
setup-chosen = Für diese Karte wird nichts gewählt.
setup-caster = Hierfür werden keine Zauber vorbereitet.
setup-prepared = Hierfür { $most ->
    [one] ist höchstens ein Zauber
   *[other] sind höchstens { $most } Zauber
} vorbereitet.

## Zauber

thing-enchantment = eine Verzauberung
card-hidden-enchantment = eine verdeckte Verzauberung

token-armor = einen Rüstungsmarker
token-banish = einen Verbannungsmarker
token-load = Ladung
token-sink = Versunken
token-bloodreaper = den Blutschnitter-Marker
token-crush = einen Quetschmarker
token-egg = ein Ei
token-mist = einen Nebelmarker
token-holy-avenger = den Marker des Heiligen Rächers
token-rage = einen Wutmarker
token-trap = Falle
token-skull = einen Schädelmarker
token-open = einen Marker für „offen“
token-pet = den Gefährten-Marker
token-wrath = einen Zornmarker
token-veteran = das Veteranen-Abzeichen
token-wounded-prey = den Marker der Verwundeten Beute

location-amulet = Amulett
location-belt = Gürtel
location-boots = Stiefel
location-chest = Brust
location-cloak = Umhang
location-gloves = Handschuhe
location-helmet = Helm
location-ring = Ring
location-shield = Schild
location-weapon = Waffe

moment-declare-spell = der Zauber ist angesagt
moment-pay-spell = der Zauber ist bezahlt
moment-counter-spell = bevor der Zauber wirkt
moment-resolve-spell = der Zauber hat gewirkt

ask-plan = Welche Zauber bereitest du für diese Runde vor?
ask-deploy = Wirkt eine deiner Zauberquellen ihren Zauber?
ask-deploy-by = Wirkt { $caster } jetzt einen Zauber?
ask-quickcast = Einen schnellen Zauber wirken, bevor jemand handelt?
ask-quickcast-final = Einen schnellen Zauber am Ende der Runde wirken?
ask-before-action = Einen schnellen Zauber wirken oder etwas nutzen, bevor { $creature } handelt?
ask-after-action = Einen schnellen Zauber wirken oder etwas nutzen, bevor es weitergeht?
ask-location = Wo wird { $card } getragen?
ask-extra = { $cost } Mana mehr für den zusätzlichen Effekt zahlen ({ $card })?
ask-second-wall = { $cost } Mana mehr für einen zweiten Wall zahlen ({ $card })?
ask-removals = Was entfernt { $card }?
ask-replace-ring = { $mage } trägt schon zwei Ringe. Welcher geht ins Zauberbuch zurück?
ask-extend = Wo steht der zweite Wall ({ $card })?
ask-bind = Welchen Zauber bindest du an { $object }?
ask-hatch = Schlüpft { $card } in { $zone }?
ask-uproot = Entwurzelst du { $who } für { $mana } Mana?
ask-front = Welcher Zone ist die Vorderseite von { $object } zugewandt?
ask-may = { $card } nutzen?
ask-may-pay = { $cost } Mana für den Effekt zahlen ({ $card })?
ask-branch = Was bewirkt { $card }?
ask-object = { $card }: Wer oder was wird gewählt?
ask-sacrifice = Was gibst du für { $card } auf?
ask-pick = { $card }: welches Objekt?
ask-pick-second = { $card }: Das eine ist { $first }. Welches ist das andere?
ask-new-target = { $card } wird umgelenkt: Was ist das neue Ziel?
ask-departed = Welche Karte bringt { $card } zurück?
ask-buy-off = Was bezahlst und zerstörst du mit { $card }?
ask-round-end = Welche Karte kommt zuerst ins Spiel?
ask-zone = { $card }: In welche Zone kommt { $who }?
ask-push-by = { $card }: Wohin wird { $who } gestoßen?
ask-number = { $card }: Wie viel Schaden geht über?
ask-order = Mehreres geschieht zugleich. Was kommt zuerst?
ask-must-reveal = { $enchantment } wird ausgelöst. { $cost } Mana zahlen, damit die Karte wirkt?
ask-next-defender = Wer in { $zone } wird als Nächstes angegriffen?
ask-next-attacked = Wer wird als Nächstes angegriffen?
ask-extra-attack = { $attacker } darf noch einmal angreifen: Wen?
ask-jump = Der Angriff springt von { $from } weiter. Wen trifft er als Nächstes?

choice-upkeep-orb = { $object } gibt V’Tar und Kraft
choice-upkeep-return = { $object } kommt der Rückkehr eine Runde näher
choice-bond-to-mage = { $amount } Schaden von { $object } auf deinen Magier verschieben
choice-bond-from-mage = { $amount } Schaden von deinem Magier auf { $object } verschieben
choice-upkeep-ability = { $object } wirkt
choice-upkeep-use = { $heading ->
    [voltaric-shield] { $ability } für { $cost } Mana aufrichten
   *[other] { $ability } für { $cost } Mana nutzen
}
choice-prepare = { $card } für { $caster } vorbereiten
choice-put-back = { $card } von { $caster } zurücklegen
choice-ready = Fertig
choice-cast = { $spell } wirken{ $on }
choice-withdraw = Zauber zurücknehmen
choice-cast-nothing = Jetzt nichts wirken
choice-go-on = Weiter
choice-location = { $location }
choice-extra = Zahlen
choice-no-extra = Ohne ihn
choice-remove-marker = { $marker } entfernen
choice-remove = { $object } entfernen
choice-remove-no-more = Das ist alles
choice-remove-hidden = { $object } entfernen
choice-remove-for = { $object } für { $cost } Mana entfernen
choice-use = { $object } nutzen{ $on }
choice-use-for = { $object } nutzen{ $on } für { $number } Mana
choice-extend = Zwischen { $border }
choice-no-second-wall = Kein zweiter Wall
choice-bind = { $card } binden
choice-bind-nothing = Nichts binden
choice-fetch-book = Aus deinem Zauberbuch nehmen
choice-fetch-discard = Aus deinem Ablagestapel nehmen
choice-hatch-nothing = Nichts schlüpfen lassen
choice-yes = Ja
choice-no = Nein
choice-use-it = Ja, nutzen
choice-leave-it = Nein
branch-armor = Rüstung +{ $amount } für diese Runde
branch-melee = Nahkampf +{ $amount } für diese Runde
branch-heal = { $amount } Schaden heilen
branch-heal-dice = So viel Schaden heilen, wie { $dice } Würfel zeigen
choice-branch = Effekt { $number }
choice-pick = { $object }
choice-comes-first = { $card } in { $zone }
choice-sacrifice = { $object } aufgeben
choice-buy-off = { $object } für { $cost } Mana zerstören
choice-zone = Zone { $zone }
choice-number = { $number }
choice-order = { $object } zuerst

aim-nothing = { "" }
aim-zone = { " " }in Zone { $zone }
aim-border = { " " }zwischen { $border }
aim-object = { " " }auf { $object }
aim-object-zone = { " " }auf { $object }, nach Zone { $zone }
aim-two = { " " }auf { $object } und { $second }
aim-discarded = { " " }auf { $card } im Ablagestapel
aim-discarded-of = { " " }auf { $card } im Ablagestapel von Spieler { $seat }

refusal-no-caster = Das kann keine Zauber wirken.
refusal-not-prepared = Dieser Zauber ist nicht vorbereitet.
refusal-not-in-book = Im Zauberbuch ist keine solche Karte mehr.
refusal-prepared-enough = Mehr als { $most } können dafür nicht vorbereitet werden.
refusal-not-for-this-caster = Zauber dieser Art kann es nicht haben.
refusal-bound-used = Ein gebundener Zauber wird einmal je Runde gewirkt.
refusal-ability-used = Diese Fähigkeit kann nicht noch einmal genutzt werden.
refusal-incapacitated-spell = Wer handlungsunfähig ist, wirkt nur schnelle Zauber und keine Angriffszauber.
refusal-quickcast-used = Die Schnellzauberaktion ist verbraucht.
refusal-quickcast-full = Die Schnellzauberaktion wirkt nur schnelle Zauber.
refusal-magecast = Nur ein Magier kann diesen Zauber wirken.
refusal-class = Magier dieser Klasse oder Schule können diese Karte nicht haben.
refusal-spawnpoint-mana = Der Quellpunkt braucht { $needed } eigenes Mana; er hat { $has }.
refusal-target = Das ist kein erlaubtes Ziel.
refusal-nothing-to-destroy = Dafür ist nichts da, was zerstört werden könnte.
refusal-beside = Neben dieser Zone liegt eine mit einem befreundeten Objekt dieser Art.
refusal-trap-zone = Eine Falle braucht eine Zone ohne feindliche Kreaturen.
refusal-same-name = Eine Verzauberung dieses Namens liegt dort schon.
refusal-location = Der Platz ist besetzt.
refusal-removal = Das lässt sich so nicht entfernen.
refusal-banished = Es ist außerhalb der Arena.
refusal-stopped = Nur ein anderer Angriff darf an die Stelle des verhinderten treten.
refusal-quickcast-now = Mitten in einer Aktionsphase kann die Schnellzauberaktion nicht verwendet werden.
refusal-move-limit = Es darf in dieser Runde nicht mehr als { $most } { $most ->
    [one] Bewegungsaktion
   *[other] Bewegungsaktionen
    } ausführen.
refusal-must-activate = Jetzt muss eine Kreatur aktiviert werden.
refusal-quick-melee = Das muss ein schneller Nahkampfangriff sein.
refusal-reveal-moment = Jetzt kann sie nicht aufgedeckt werden.
refusal-reveal-pause = Sie kann nur zwischen Aktionsphasen aufgedeckt werden.
refusal-not-connected = Die zweite Mauer muss die erste berühren.

setup-book = Es gibt kein gedrucktes Zauberbuch namens „{ $name }“.

log-planned = { $count ->
    [one] Spieler { $seat } hat einen Zauber vorbereitet.
   *[other] Spieler { $seat } hat { $count } Zauber vorbereitet.
}
    .named = { $count ->
        [one] { $seat } hat einen Zauber vorbereitet.
       *[other] { $seat } hat { $count } Zauber vorbereitet.
    }
    .you = { $count ->
        [one] Du hast einen Zauber vorbereitet.
       *[other] Du hast { $count } Zauber vorbereitet.
    }
log-cast = { $caster } wirkt { $spell }.
log-cast-on = { $caster } wirkt { $spell } auf { $target }.
log-cast-at = { $caster } wirkt { $spell } in { $zone }.
log-cast-to = { $caster } wirkt { $spell } auf { $target }, nach { $zone }.
log-cast-ability = { $caster } nutzt eine Fähigkeit als Zauber.
log-cast-ability-on = { $caster } nutzt eine Fähigkeit als Zauber auf { $target }.
log-countered = { $card } wird gekontert.
log-canceled = { $card } wird abgebrochen.
log-spell-returned = { $card } wird abgebrochen und geht zurück ins Zauberbuch.
log-enchantment-returned = Eine Verzauberung wird abgebrochen und geht zurück ins Zauberbuch.
log-arrived = { $who } erscheint in { $zone }.
log-arrived-on = { $who } wird an { $host } angelegt.
log-raised = { $who } wird errichtet.
log-hidden-on = Eine verdeckte Verzauberung von Spieler { $seat } liegt auf { $host }.
    .named = Eine verdeckte Verzauberung von { $seat } liegt auf { $host }.
    .you = Eine deiner verdeckten Verzauberungen liegt auf { $host }.
log-hidden-in = Eine verdeckte Verzauberung von Spieler { $seat } liegt in { $zone }.
    .named = Eine verdeckte Verzauberung von { $seat } liegt in { $zone }.
    .you = Eine deiner verdeckten Verzauberungen liegt in { $zone }.
log-attached = { $who } liegt nun an { $host }.
log-attached-zone = { $who } liegt nun in { $zone }.
log-used = Die Fähigkeit von { $who } wird genutzt.
log-used-on = Die Fähigkeit von { $who } wird auf { $target } genutzt.
log-effect-roll = { $card }: { $roll } auf dem Effektwürfel, { $needed } nötig.
log-amount-roll = { $card }: { $faces }.
log-affected = { $card } wirkt auf { $who }.
log-token = { $who } erhält { $token }.
log-tokens-removed = { $who } verliert { $count } × { $token }.
log-life-gained = { $who } erhält { $amount } Leben dazu.
log-life-lost = { $who } verliert { $amount } Leben.
log-roused = { $who } ist wieder aktiv.
log-chosen = { $who }: { $chosen } ist gewählt.
log-looked-at = Spieler { $seat } sieht sich { $who } an.
    .named = { $seat } sieht sich { $who } an.
    .you = Du siehst dir { $who } an.
log-looked = Spieler { $seat } sieht sich eine verdeckte Verzauberung an.
    .named = { $seat } sieht sich eine verdeckte Verzauberung an.
    .you = Du siehst dir eine verdeckte Verzauberung an.
log-sent-away = { $who } ist für { $rounds } Runden aus der Arena verschwunden.
log-came-back = { $who } ist zurück in { $zone }.
log-taken-back = { $card } geht zurück ins Zauberbuch von Spieler { $seat }.
    .named = { $card } kommt zurück ins Zauberbuch von { $seat }.
    .you = { $card } kommt zurück in dein Zauberbuch.
log-vtar = Spieler { $seat } erhält { $amount } V’Tar und hat { $total }.
log-orb-taken = { $orb } steht unter der Kontrolle von Spieler { $seat }.
log-orb-freed = { $by } berührt { $orb }: Niemand kontrolliert sie jetzt.
log-orb-free = Niemand kontrolliert { $orb } mehr.
log-vtorrak = Mit { $total } V’Tar aktiviert Spieler { $seat } den V’Torrak.
log-spell-lost = { $card } lag dort bereit und kommt auf den Ablagestapel von Spieler { $seat }.
    .named = { $card } wurde dort aufbewahrt und kommt auf den Ablagestapel von { $seat }.
    .you = { $card } wurde dort aufbewahrt und kommt auf deinen Ablagestapel.
log-zone-attack = { $attacker } greift alles in { $zone } an: { $attack }.

## Neu würfeln, Teams

ask-reroll = Mit Hilfe von { $object } noch einmal würfeln?
choice-reroll = Noch einmal würfeln
choice-reroll-attack = Alle Angriffswürfel noch einmal würfeln
choice-reroll-effect = Den Effektwürfel noch einmal würfeln
choice-keep-roll = Den Wurf behalten
log-won-team = Die Spieler { $seats } gewinnen.
setup-teams = Wer zusammen spielt, sitzt getrennt: Die Teams wechseln sich am Tisch ab.
