### Aufgezeichnete Spiele, auf der Seite und vom Server.

## Aufgezeichnete Spiele

server-replay-unreadable = Das ist kein aufgezeichnetes Spiel: { $why }
server-replay-version = Dieses aufgezeichnete Spiel hat die Form { $version }, die dieses Programm nicht kennt.
server-replay-broken = Dieses aufgezeichnete Spiel lässt sich nicht noch einmal spielen.
server-replay-step = Von dort kann das Spiel nicht weitergehen.
server-replay-scripted = Die Würfel dieses Spiels waren aufgeschrieben; es kann nicht weitergehen.

page-replay = Aufgezeichnetes Spiel
page-replays = Aufzeichnungen
page-replays-text = Jedes beendete Spiel lässt sich durchblättern, mit den Augen von wem du willst, und an jeder Stelle wieder aufnehmen.
page-replays-own = Deine beendeten Spiele
page-replays-own-none = Noch ist keines deiner Spiele zu Ende.
page-replays-others = Spiele von anderen
page-replays-file = Ein gespeichertes Spiel
page-replays-choose = Datei auswählen
page-replays-sending = Wird noch einmal gespielt …
page-replays-file-text = Die Datei eines Spiels, das hier oder von der Kommandozeile gespeichert wurde. Sie wird dir gezeigt und nicht aufbewahrt.
page-replay-watch = Noch einmal ansehen
page-replay-loading = Das Spiel wird noch einmal gespielt …
page-replay-controls = Abspielen
page-replay-timeline = Zeitleiste
page-replay-chapters = Teile des Spiels
page-replay-step = Schritt { $step } von { $steps }
page-replay-step-of = Schritt { $step } von { $steps }. { $chapter }
page-replay-answered = { $who }: { $what }
page-replay-answered-secret = { $who } hat entschieden
page-replay-quiet = Von diesem Schritt wird nichts erzählt.
page-replay-play = Abspielen
page-replay-pause = Anhalten
page-replay-back = Einen Schritt zurück
page-replay-forward = Einen Schritt weiter
page-replay-chapter-back = Zurück zum Anfang der Runde
page-replay-chapter-forward = Weiter zur nächsten Runde
page-replay-speed = Geschwindigkeit
page-replay-eyes = Augen von
page-replay-eyes-all = Allwissend
page-replay-eyes-spectator = Jemand, der zusieht
page-replay-continue = Ab hier weiterspielen
page-continue-title = Ein neues Spiel ab Schritt { $step }
page-continue-text = Es beginnt mit den bisherigen Antworten und geht mit eigenen Würfeln weiter. Was verdeckt liegt, kann man in der Aufzeichnung nachlesen; deshalb zählt es nie für die Wertung.
page-continue-begin = Weiterspielen
page-loading = Einen Moment …

page-proof-holds = Die Würfel waren ehrlich: Der Startwert ist der vor dem Spiel versprochene, und alles folgt daraus.
page-proof-scripted = Jede Antwort ist erlaubt. Die Würfel waren aufgeschrieben; über sie wurde nichts versprochen.
page-proof-promise-broken = Der Startwert ist nicht der, der vor dem Spiel versprochen wurde.
page-proof-other-end = Noch einmal gespielt, endet dieses Spiel anders als aufgezeichnet.
page-proof-stops = Nach Schritt { $step } kommt eine Antwort, die hier nicht erlaubt ist; nur was davor liegt, lässt sich zeigen.
page-proof-noted = Dieser Browser hat sich das Versprechen zu Beginn des Spiels gemerkt. Es ist dasselbe.
page-proof-noted-other = Diesem Browser wurde zu Beginn des Spiels ein anderer Startwert versprochen.
page-proof-edition = Mit anderen Regeln oder Karten gespielt, als dieser Server hat. Was du siehst, kann von dem abweichen, was gespielt wurde.
page-proof-played = Gespielt mit
page-proof-here = Hier
page-proof-details = Selbst nachprüfen
page-proof-promise = Versprechen (SHA-256 des Startwerts)
page-proof-seed = Startwert
page-proof-how = Dieser Befehl muss das Versprechen ausgeben:
server-replay-no-script = Dieses Spiel lässt sich nicht als Szenario-Skript schreiben.
