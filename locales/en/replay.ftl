### Recorded games, in the page and from the server.

## Recorded games

server-replay-unreadable = This is not a recorded game: { $why }
server-replay-version = This recorded game has form { $version }, which this program does not know.
server-replay-broken = This recorded game cannot be played again.
server-replay-step = The game cannot go on from there.
server-replay-scripted = The dice of this game were written down; it cannot go on.
