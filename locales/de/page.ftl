### Was Seite und Server außerhalb der Worte eines Spiels sagen.

## Startbildschirm

page-home = Startbildschirm
page-guest = Gast, kein Konto nötig
page-theme-light = Farben des Tages
page-theme-dark = Farben der Nacht
page-language = Sprache
page-hero-1 = Schlag das Buch auf.
page-hero-2 = Die Regeln wahren sich selbst.
page-hero-text = Zwei große Spiele der Magie, jede Regel durchgesetzt und erklärt, gegen den Computer oder mit allen neben dir.
page-games = Spiele
page-play-computer = Gegen den Computer
page-play-alone = Allein spielen
page-play-hot-seat =
    { $seats ->
        [2] Zu zweit an diesem Bildschirm
       *[other] Zu { $seats } an diesem Bildschirm
    }
page-opponent = , Gegner: { $bot }
page-with-friends = Mit Freunden
page-learn = Lernen
page-sit-name = Dein Name, wie andere ihn lesen
page-continue = Weiterspielen
page-continue-turn = Du bist am Zug
page-game-answers =
    { $count ->
        [one] { $count } Entscheidung bisher
       *[other] { $count } Entscheidungen bisher
    }
page-fair-dice = Faire Würfel: Der Startwert wird vor dem ersten Wurf versiegelt und nach dem letzten geöffnet.
page-credits = Inoffizielles Fanwerk. Embleme: game-icons.net, CC BY 3.0
page-try-again = Noch einmal

page-game-mage-wars = Mage Wars
page-tag-mage-wars = Magier im Duell in der Arena
page-as-mage = Als { $mage }, Lehrlingsregeln
page-game-mage-knight = Mage Knight
page-tag-mage-knight = Eroberung auf der Hexkarte
page-as-hero = Als { $hero }: { $scenario }, allein
page-tome-heroes = Held

page-bot-random = zufällig
page-bot-greedy = gierig
page-bot-easy = leicht
page-bot-normal = normal
page-bot-hard = schwer

## Spielbildschirm

page-you = Du
page-seat = Platz { $seat }
page-open-seat = Platz { $seat }, noch frei
page-bot = Computer ({ $bot })
page-seats = Mitspielende
page-thinking = denkt nach …
page-to-act = am Zug
page-to-act-you = du bist am Zug
page-not-there = gerade nicht da
page-table = Zurücknehmen, einigen, beenden
page-ask-undo = Um Zurücknehmen bitten
page-undo-further = Weiter zurücknehmen
page-offer-draw = Unentschieden anbieten
page-resign = Aufgeben
page-resign-sure = Ja, ich gebe auf
page-play-on = Weiterspielen
page-rematch = Revanche
page-download-replay = Spiel speichern
page-agree = Zustimmen
page-decline = Ablehnen
page-withdraw = Doch nicht
page-proposal-waiting = Die anderen müssen noch zustimmen.
page-proposal-undo = { $who } möchte die letzte Antwort zurücknehmen.
page-proposal-draw = { $who } bietet ein Unentschieden an.
page-chat = Am Tisch
page-chat-say = Sag etwas
page-chat-send = Sagen
page-clocks = Bedenkzeit
page-curtain = Gib den Bildschirm weiter an { $who }
page-curtain-text = Was heimlich geplant ist, bleibt geheim. Alle anderen schauen weg.
page-curtain-lift = Ich bin { $who }

page-kicker-yours = Deine Entscheidung
page-kicker-seat = { $name } entscheidet
page-kicker-waiting = Einen Augenblick
page-kicker-watching = Du siehst zu
page-kicker-over = Das Spiel ist aus
page-going-on = Das Spiel geht weiter …
page-waiting = Warten auf { $who }
page-options = Deine Möglichkeiten
page-search-options = Unter { $count } Möglichkeiten suchen
page-why-not =
    { $count ->
        [one] Warum nicht? Eine Möglichkeit ist dir verwehrt
       *[other] Warum nicht? { $count } Möglichkeiten sind dir verwehrt
    }
page-undo = Zurücknehmen
page-story = Was bisher geschah
page-story-score = Schaden { $each }
page-story-modes = Wie die Geschichte erzählt wird
page-story-prose = Erzählung
page-story-every = Regeln
page-story-replay = Von hier abspielen
page-story-replay-last = Letzten Zug noch einmal zeigen
page-die-effect = Effektwürfel: { $roll }
page-die-blank = Leer
page-die-normal = { $damage } normaler Schaden
page-die-critical = { $damage } kritischer Schaden
page-story-topics = Nur zeigen
page-topic-all = Alles
page-topic-fight = Kämpfe
page-topic-magic = Zauber
page-topic-turns = Runden und Züge
page-story-empty = Noch ist nichts geschehen.
page-seed = Alle Würfe dieses Spiels folgen aus diesem Startwert:

page-connecting = Das Buch wird aufgeschlagen …
page-lost = Der Server ist nicht erreichbar. Wir versuchen es weiter; nichts geht verloren.
page-unreachable = Der Server ist nicht erreichbar.
page-status-open = verbunden
page-status-connecting = verbinde …
page-status-lost = Verbindung verloren, neuer Versuch läuft

page-ending-won =
    { $who ->
        [Du] Du gewinnst!
       *[other] { $who } gewinnt.
    }
page-ending-draw = Das Spiel endet unentschieden.
page-ending-agreed = Alle haben sich auf ein Unentschieden geeinigt.
page-ending-solo =
    { $score ->
        [one] Das Szenario ist verloren, mit { $score } Punkt.
       *[other] Das Szenario ist verloren, mit { $score } Punkten.
    }
page-ending-lost = Das Szenario ist für alle verloren.
page-ending-solo-won =
    { $score ->
        [one] Sieg, mit { $score } Punkt!
       *[other] Sieg, mit { $score } Punkten!
    }
page-ending-resigned =
    { $who ->
        [Du] Du hast aufgegeben.
       *[other] { $who } hat aufgegeben.
    }
page-ending-time =
    { $who ->
        [Du] Deine Zeit ist um.
       *[other] { $who } hat keine Zeit mehr.
    }
page-ending-fault = Die Engine hat einen Fehler in sich gefunden und angehalten. Das Protokoll des Spiels bleibt erhalten.

## Die Arena

page-arena = Arena
page-round = Runde { $round }
page-initiative = Initiative: { $who }
page-life = Leben
page-armor = Rüstung
page-mana = Mana
page-guard = Wache
page-flying = Fliegen
page-ready = Hat noch nicht gehandelt.
page-acting = Handelt gerade.
page-acted = Hat gehandelt.
page-nobody = niemandem
page-orb-off = noch nicht berührt
page-orb-free = niemand kontrolliert sie
page-passage = Geheimgang nach { $zone }
page-vtar = V’Tar: { $vtar } von { $goal }
page-of = Gehört: { $owner }.
page-hidden-enchantment = Verdeckte Verzauberung
page-conjuration = { $card } ({ $left } von { $life } Leben)
page-own-hidden = { $card } (verdeckt)

## Die Karte

page-map = Karte
page-day = Tag
page-night = Nacht
page-of-rounds = Runde { $round } von { $rounds }
page-fame = Ruhm
page-source = Quelle
page-combat = Kampf
page-units = Einheiten
page-reputation = Ansehen
page-influence = Einfluss
page-hand = Hand
page-played = Spielbereich
page-space = { $terrain }, Bewegungskosten { $cost }
page-space-closed = { $terrain }, kein Weg hinein
page-hero-here = { $hero } ist hier
page-space-at = Feld { $at }
page-offers = Angebote
page-offer-units = Einheiten
page-offer-advanced = Fortgeschrittene Aktionen
page-offer-monastery = In Klöstern
page-offer-spells = Zauber
page-offer-skills = Fähigkeiten
page-offer-rules = Sonderregeln
page-turn-order = Reihenfolge der Züge
page-dummy = Dummyspieler
page-city-held = Stadt, { $color }: Level { $level }, Verteidiger: { $count }
page-city-conquered = Stadt, { $color }: Level { $level }, erobert, Anführer: { $who }
page-auction = Die Helden werden versteigert
page-auction-bid = { $who } bekäme { $hero } für { $bid } Ruhm.
page-tiles-left = Übrige Landschaftsteile: { $count }

## Was der Server sagt

server-stale = Das Spiel ist inzwischen weitergegangen. Sieh noch einmal hin.
server-over = Das Spiel ist aus.
server-unreadable = Das ist nicht lesbar: { $why }
server-setup = Dieser Aufbau ist nicht spielbar.
server-not-your-seat = Du spielst Platz { $seat } nicht.
server-unknown-key = Einer der Schlüssel gehört zu keinem Platz dieses Spiels.
server-elsewhere = Ein anderer Server führt dieses Spiel. Versuche es gleich noch einmal.
server-trouble = Auf dem Server ist etwas schiefgegangen. Was angenommen wurde, bleibt erhalten.
server-bot-failed = Der Computergegner „{ $bot }“ auf Platz { $seat } kann nicht weiterspielen. War es nicht der einfachste, so übernimmt dieser; sonst steht die Partie still.
server-bots-endless = Nach { $answers } Antworten sind die Computergegner zu keinem Ende gekommen; die Partie ist unentschieden.
server-closing = Der Server wird beendet. Was angenommen wurde, bleibt erhalten.
server-chat-seat = Nur wer mitspielt, kann etwas sagen.
server-chat-text = Sag etwas mit höchstens { $most } Zeichen.
server-orders = Anweisungen für höchstens { $most } Karten werden behalten.
server-no-such-game = Dieses Spiel gibt es nicht.
server-no-such-game-kind = Dieser Server bietet dieses Spiel nicht an.
server-no-such-seat = Diesen Platz gibt es nicht.
server-no-such-address = Unter dieser Adresse gibt es nichts.
server-no-such-bot = Diesen Computergegner gibt es nicht. Es gibt: { $known }
server-wrong-method = Diese Adresse nimmt solche Anfragen nicht an.
server-seat-taken = Dieser Platz ist vergeben.
server-seat-count = Dieses Spiel hat { $seats ->
        [one] einen Platz
       *[other] { $seats } Plätze
    }; sag, wer welchen spielt.
server-name = Ein Name hat höchstens { $most } Zeichen.
server-no-hello = Die erste Nachricht muss eine Begrüßung sein.
server-hello-again = Die Begrüßung kam schon.
server-protocol = Dieser Server spricht Version { $version } des Protokolls. Lade die Seite neu.
server-binary = Nachrichten sind Text.
server-id = Eine Id hat 1 bis { $most } Zeichen.
server-proposal-open = Es ist schon etwas vorgeschlagen. Warte, bis es entschieden ist.
server-proposal-impossible = Das lässt sich hier nicht vorschlagen.
server-no-coach = Beraten wird nur, wer gegen den Computer spielt.
server-no-proposal = Dir ist nichts vorgeschlagen.
server-clock = Eine Uhr hat zwischen einer Sekunde und einem Jahr.
server-rated-two = Nur Spiele zu zweit werden gewertet.
server-not-over = Das Spiel ist noch nicht zu Ende.
server-rematch-players = Nur wer mitgespielt hat, kann um eine Revanche bitten.
server-no-such-person = Diese Person gibt es nicht.
server-no-such-session = Diese Anmeldung gibt es nicht.
server-no-such-book = Dieses Buch gibt es nicht.
server-no-such-card = Diese Karte gibt es nicht.
server-no-such-rule = Diese Regel gibt es nicht.
server-no-such-language = Diese Sprache wird hier nicht gesprochen.
server-question-too-long = Die Frage ist zu lang.
server-too-many-books = Du hast schon { $most } Bücher. Lösche zuerst eines.
server-not-signed-in = Du bist nicht angemeldet.
server-login-length = Ein Anmeldename hat { $least } bis { $most } Zeichen.
server-password-length = Ein Passwort hat { $least } bis { $most } Zeichen.
server-login-taken = Dieser Anmeldename ist vergeben.
server-wrong-login = Anmeldename oder Passwort ist falsch.
server-too-often = Zu viele Anfragen. Warte kurz und versuche es noch einmal.
server-other-site = Anfragen anderer Seiten werden nicht angenommen.
server-other-host = Dieser Server ist unter einem anderen Namen bekannt.
server-login-letters = Ein Anmeldename hat Buchstaben von a bis z, Ziffern, Punkte, Binde- und Unterstriche.
server-login-reserved = Dieser Anmeldename ist dem Betreiber vorbehalten.
server-password-common = Dieses Passwort wählen zu viele. Wähle eines, das niemand errät.
server-wrong-password = Das Passwort ist falsch.
server-account-exists = Du hast schon ein Konto.
server-no-account = Nur ein Konto hat ein Passwort.
server-registration-closed = Auf diesem Server werden keine neuen Konten angelegt.
server-banned = Der Betreiber dieses Servers lässt dich nicht herein.
server-rated-account = Gewertete Partien sind für Leute mit einem Konto.
server-rated-position = Eine gewertete Partie beginnt an ihrem Anfang.
server-book-too-long = Ein Zauberbuch hat höchstens { $most } Zeilen.
server-replay-too-long = Eine Partie kann nach höchstens { $most } Antworten einer aufgezeichneten weitergehen.
about-position = beginnt in einer aufgeschriebenen Stellung
about-free-books = Zauberbücher gegen die Regeln für ihren Bau
about-house-rules = Regeln nach eigener Lesart
about-continued = setzt eine aufgezeichnete Partie fort
about-stand-in =
    { $bot ->
        [random] zufälliger Computer
        [greedy] gieriger Computer
        [easy] leichter Computer
        [normal] mittlerer Computer
        [hard] schwerer Computer
       *[other] Computer ({ $bot })
    } übernimmt nach Zeitablauf

## Planen und Zaubern

page-spellbook = Dein Zauberbuch
page-show-book = Zauberbuch
page-show-arena = Arena
page-search-cards = Name, Begriff, Text
page-search-book = { $count } Karten durchsuchen: Name, Begriff, Text
page-affordable = Mit { $mana } Mana bezahlbar
page-quick-only = Nur schnelle
page-kinds = Zauberarten
page-all-kinds = Alle
page-book-none = Keine Karte deines Zauberbuchs passt.
page-kind-mage = Magier
page-kind-creature = Kreaturen
page-kind-attack = Angriffe
page-kind-incantation = Formeln
page-kind-enchantment = Verzauberungen
page-kind-equipment = Ausrüstung
page-kind-conjuration = Beschwörungen
page-kind-wall = Wälle
page-action-quick = schnell
page-action-full = vollständig
page-range = Reichw. { $range }
page-slot-empty = Wähle einen Zauber
page-slot-picked = Der nächste Zauber kommt hierher
page-put-back = { $card } zurücklegen
page-plan-ready =
    { $count ->
        [0] Fertig ohne Zauber
        [one] Fertig mit einem Zauber
       *[other] Fertig mit { $count } Zaubern
    }
page-planning = plant …
page-plan-done = fertig
page-prepared = Vorbereitete Zauber
page-cast-by = gewirkt von: { $name }
page-ability = Fähigkeit
page-own-ability = eine Fähigkeit
page-back = Zurück
page-choose-target = { $way }: wähle, wie es weitergeht
page-reveal-orders = Verdeckte Verzauberungen
page-reveal-when = Frag mich nach dem Aufdecken
page-reveal-auto = wo eine Karte wichtig sein kann
page-reveal-every = nach jedem Schritt
page-reveal-yield-turn = erst wieder bei meiner nächsten Entscheidung
page-reveal-yield-round = nicht in dieser Runde
page-reveal-keys = Leertaste lässt eine Gelegenheit zum Aufdecken vorbei; S hält ab jetzt nach jedem Schritt an.
page-order-usual = wie oben
page-order-ask = fragen, wann immer sie aufgedeckt werden kann
page-order-hold = verdeckt lassen
page-order-at-channel = vor der Erhaltungsphase aufdecken
page-order-at-activation = nach einer Aktivierung aufdecken
page-order-at-declare-move = aufdecken, wenn eine Bewegung angesagt wird
page-order-at-avoid-attack = aufdecken, bevor Angriffswürfel geworfen werden
page-order-at-roll-dice = aufdecken, nachdem Angriffswürfel geworfen wurden
page-zone = Zone { $zone }
page-border = Grenze { $border }
page-thing-in = { $name } in { $zone }
page-thing-gone = etwas, das nicht mehr da ist
page-for-mana = für { $mana } Mana
page-look-at = { $name } lesen
page-and-more = und { $count } weitere
page-spell-under-way = Der laufende Zauber
page-casts = { $caster } wirkt { $spell }
page-casts-on = { $caster } wirkt { $spell }: { $on }
page-read-card = Karte lesen
page-cast-declare-spell = Ansagen
page-cast-pay-costs = Bezahlen
page-cast-counter-spell = Kontern
page-cast-resolve-spell = Abhandeln
page-coach = Rat
page-coach-ask = Was würdest du tun?
page-coach-thinks = Denkt nach …
page-coach-says = Ein Computerspieler an deiner Stelle würde:
page-coach-gain = ({ $gain } % Richtung Sieg)
page-fights = Kämpfe dieser Runde
page-fight-sum = { $normal } normal − { $armor } Rüstung = { $through }; { $critical } kritisch.
page-fight-piercing = Durchdringen hat { $piercing } Rüstung weggenommen.
page-fight-prevented = { $amount } verhindert.
page-fight-damage = { $damage } Schaden
page-dice-faces = Würfel: { $faces }
page-dice-faces-effect = Würfel: { $faces }; Effektwürfel: { $effect }
page-way-hindered = eingeschränkt
page-way-hindered-by = eingeschränkt durch { $who }, keine weitere Bewegung
page-way-attacked = Mauer greift an
page-way-attacked-by = { $wall } greift unterwegs an
page-distance = Entfernung { $distance }
page-distance-walled = Entfernung { $distance }, von der Außenmauer verdeckt
page-distance-hidden = Entfernung { $distance }, verdeckt durch { $wall }
page-odds = Was zu erwarten ist
page-odds-against = Was gegen { $defender } zu erwarten ist
page-odds-spoken = tötet { $kills }, im Mittel { $mean } Schaden
page-odds-own = deins
page-odds-kills = Tötung
page-odds-strikes = × { $count } Schläge
page-odds-armor = gegen Rüstung { $armor }
page-odds-piercing = −{ $piercing } Durchdringen
page-odds-mean = Im Mittel { $mean } Schaden; { $left } würden töten.
page-odds-misses = Der Angreifer ist schwindlig und verfehlt in { $chance } der Fälle.
page-odds-avoids = Eine Verteidigung wendet { $chance } der Schläge ab.
page-odds-effects = Effektwürfel: { $effects }.
page-odds-push = Stoß
page-odds-hidden =
    { $count ->
        [one] Die verdeckte Verzauberung darauf ist nicht mitgerechnet.
       *[other] Die { $count } verdeckten Verzauberungen darauf sind nicht mitgerechnet.
    }
page-attack-under-way = Der laufende Angriff
page-attacks = { $attacker } greift { $defender } an
page-strikes-back = { $attacker } schlägt gegen { $defender } zurück
page-is-attacked = { $defender } wird angegriffen
page-attack-declare-attack = Angriff erklären
page-attack-pay-costs = Kosten bezahlen
page-attack-roll-to-miss = Fehlschlagwurf
page-attack-avoid-attack = Angriff vermeiden
page-attack-roll-dice = Würfel werfen
page-attack-damage-and-effects = Schaden und Effekte
page-attack-additional-strikes = Zusatzschläge
page-attack-damage-barrier = Schadensbarriere
page-attack-counterstrike = Gegenschlag
page-attack-attack-ends = Ende des Angriffs
page-defeated = besiegt
page-team = Team { $team }
page-quickcast-ready = Schnellzauber bereit
page-quickcast-used = Schnellzauber benutzt
page-book-count =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
page-discard-count = Abgelegt: { $count }
page-bound = { $card }, gebunden: { $spell }
page-bound-hidden = ein verdeckter Zauber
page-lies-in-wait = { $card } kommt am Ende der Runde ins Spiel
page-removed = { $card } (nicht mehr im Spiel)
page-away =
    { $rounds ->
        [one] { $card }, noch eine Runde fort
       *[other] { $card }, noch { $rounds } Runden fort
    }
page-attached = Daran liegt:
page-printed = aufgedruckt
page-dice =
    { $count ->
        [one] { $count } Würfel
       *[other] { $count } Würfel
    }
page-card = Karte: { $card }
page-close = Schließen
page-token-armor = Rüstungsmarker
page-token-banish = Verbannungsmarker
page-token-bloodreaper = Blutschnitter
page-token-holy-avenger = Heiliger Rächer
page-token-rage = Wutmarker
page-token-open = Offen
page-token-pet = Gefährte
page-token-wrath = Zornmarker
page-token-veteran = Veteran: Nahkampf +1, Rüstung +1
page-token-wounded-prey = Verwundete Beute

## Eine eigene Partie

page-set-up = Partie einrichten
page-form = Eine Partie Mage Wars
page-form-mode = Regeln
page-mode-apprentice = Lehrlinge
page-mode-full = Vollständig, mit Fähigkeiten der Magier
page-form-arena = Arena
page-sets = Erweiterungen
page-arenas = Spielbretter
page-maps = Domination
page-map-seats = { $map } ({ $seats } Spieler)
page-map-teams = { $map } ({ $seats } Spieler, zwei Teams)
page-arena-small = Klein: 2 mal 3 Zonen
page-arena-standard = Normal: 4 mal 3 Zonen
page-arena-large = Groß: 6 mal 4 Zonen
page-form-seats = Spieler
page-form-teams = Zwei Teams zu zweit
page-form-who = Gespielt von
page-form-me = Mir, an diesem Bildschirm
page-form-open = Offen, für jemanden mit der Adresse
page-form-mage = Magier
page-form-book = Zauberbuch
page-form-no-book = Eigenes Buch wählen
page-shelf-apprentice = Lehrlingsbuch
page-shelf-apprentice-de = Lehrlingsbuch der deutschen Ausgabe
page-shelf-starting = Startbuch
page-form-scenario = Szenario
page-form-hero = Held
page-form-variants = Varianten aus dem Szenarienbuch
page-form-begin = Beginnen
page-sit = Platz { $seat } einnehmen
