### Was Seite und Server außerhalb der Worte eines Spiels sagen.

## Startbildschirm

page-home = Startbildschirm
page-guest = Gast, kein Konto nötig
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
page-continue = Weiterspielen
page-game-over = Das Spiel ist aus
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
page-as-mage-wars = Lehrlingsregeln
page-game-mage-knight = Mage Knight
page-tag-mage-knight = Eroberung auf der Hexkarte
page-as-mage-knight = Erste Erkundung, allein

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

page-kicker-yours = Deine Entscheidung
page-kicker-seat = { $name } entscheidet
page-kicker-waiting = Einen Augenblick
page-kicker-watching = Du siehst zu
page-kicker-over = Das Spiel ist aus
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
page-ending-solo = Die Reise endet mit { $score } Punkten.
page-ending-solo-won = Sieg mit { $score } Punkten!
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
page-of = Gehört: { $owner }.
page-hidden-enchantment = Verdeckte Verzauberung
page-own-hidden = { $card } (verdeckt)

## Die Karte

page-map = Karte
page-day = Tag
page-night = Nacht
page-of-rounds = Runde { $round } von { $rounds }
page-fame = Ruhm
page-level = Stufe
page-source = Quelle
page-combat = Kampf
page-foe = Rüstung { $armor }, Angriff { $attack }
page-units = Einheiten
page-skills = Fähigkeiten
page-crystals = Kristalle und Mana
page-reputation = Ansehen
page-influence = Einfluss
page-healing = Heilung
page-move-points = Bewegungspunkte
page-hand = Hand
page-played = Spielbereich
page-discard = Ablagestapel: { $count }
page-deck = Deck: { $count }
page-space = { $terrain }, Bewegungskosten { $cost }
page-space-closed = { $terrain }, kein Weg hinein
page-hero-here = { $hero } ist hier
page-tiles-left = Übrige Landschaftsteile: { $count }

## Was der Server sagt

server-stale = Das Spiel ist inzwischen weitergegangen. Sieh noch einmal hin.
server-over = Das Spiel ist aus.
server-unreadable = Das ist nicht lesbar: { $why }
server-setup = Dieser Aufbau ist nicht spielbar.
server-not-your-seat = Du spielst Platz { $seat } nicht.
server-unknown-key = Einer der Schlüssel gehört zu keinem Platz dieses Spiels.
server-trouble = Auf dem Server ist etwas schiefgegangen. Was angenommen wurde, bleibt erhalten.
server-closing = Der Server wird beendet. Was angenommen wurde, bleibt erhalten.
server-chat-seat = Nur wer mitspielt, kann etwas sagen.
server-chat-text = Sag etwas mit höchstens { $most } Zeichen.
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
