#!/bin/sh
# A stranger's first hour with Grimoire: install, a first game, a book, a card, a bot and a server of one's own.
#
#     sh docs/first-hour.sh
#
# Every step must succeed, or the script ends with its exit code. It uses the `grimoire` on the path, or installs one
# from this checkout, works in a new folder, and removes it. A test runs it.
set -eu

here=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
server=
leave() {
  [ -z "$server" ] || kill "$server" 2>/dev/null || true
  rm -rf "$work"
}
trap leave EXIT
trap 'exit 130' INT TERM
step() { printf '\n== %s\n' "$*"; }
# Numbers as answers; one that does not fit is asked again.
answers() { awk 'BEGIN { for (i = 0; i < 20000; i++) print (i * 5 + int(i / 7)) % 7 + 1 }'; }

step 'Install'
if ! command -v grimoire >/dev/null; then
  cargo install --locked --path "$here/crates/grimoire" --root "$work/install"
  PATH="$work/install/bin:$PATH"
fi
cd "$work"
grimoire --version

step 'A first game, and a look at how it went'
for game in mage-wars mage-knight; do
  answers | grimoire play "$game" --level random --seed 1 --keep "$game.json" >"$game.txt"
  tail -n 3 "$game.txt"
  grimoire replay verify "$game.json"
done
grimoire rules mage-wars guard | head -n 3
grimoire cards mage-knight wolf riders | head -n 3

step 'A book of your own'
grimoire book convert starting:wizard --to text |
  sed -e 's/^2x Decoy$/1x Decoy/' -e 's/^1x Nullify$/2x Nullify/' >my-book.txt
grimoire book check my-book.txt
grimoire sim mage-wars --full --mage wizard --book my-book.txt --against warlock \
  --seats random,random --games 2 --seed 1

step 'A card of your own'
cat >my-cards.json <<'CARDS'
[
  {
    "id": "lamp-cat",
    "names": { "en": "Lamp Cat", "de": "Laternenkatze" },
    "kind": "creature",
    "schools": { "one": ["arcane", 1] },
    "subtypes": ["cat"],
    "cost": { "mana": 5 },
    "life": 6,
    "traits": ["fast"],
    "attacks": [
      { "name": "scratch", "reach": "melee", "action": "quick", "dice": 2 }
    ],
    "words": { "scratch": { "en": "Scratch", "de": "Kratzen" } },
    "copies": 2
  }
]
CARDS
grimoire cards mage-wars lamp --cards my-cards.json
sed 's/^2x Blue Gremlin$/2x Lamp Cat/' my-book.txt >my-cats.txt
grimoire book check my-cats.txt --cards my-cards.json
grimoire sim mage-wars --full --mage wizard --book my-cats.txt --against warlock \
  --seats random,random --games 2 --seed 1 --cards my-cards.json

step 'A bot of your own: one that fears for its life'
sed 's/"life": [0-9.]*/"life": 3.0/' "$here/crates/bots/src/mage_wars/weights.json" >careful.json
grimoire ladder mage-wars --bots greedy:weights=careful.json,random --games 2 --seed 1

step 'A server of your own'
grimoire serve --port 0 --data games >address.txt 2>server.txt &
server=$!
tries=0
until grep -q 'Listening on' address.txt; do
  tries=$((tries + 1))
  [ "$tries" -lt 600 ] || { cat server.txt; exit 1; }
  sleep 0.1
done
port=$(sed -n 's/.*:\([0-9]*\)$/\1/p' address.txt)
grimoire health --port "$port"
grimoire backup games.copy --data games
grimoire admin --data games close-registration
kill "$server"
wait "$server"
server=
grimoire restore games.copy --data games

step 'All of it worked'
