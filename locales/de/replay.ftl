### Aufgezeichnete Spiele, auf der Seite und vom Server.

## Aufgezeichnete Spiele

server-replay-unreadable = Das ist kein aufgezeichnetes Spiel: { $why }
server-replay-version = Dieses aufgezeichnete Spiel hat die Form { $version }, die dieses Programm nicht kennt.
server-replay-broken = Dieses aufgezeichnete Spiel lässt sich nicht noch einmal spielen.
server-replay-step = Von dort kann das Spiel nicht weitergehen.
server-replay-scripted = Die Würfel dieses Spiels waren aufgeschrieben; es kann nicht weitergehen.
