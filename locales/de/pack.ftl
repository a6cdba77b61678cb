# Pakete eigener Karten: was an einer Datei nicht stimmt. docs/card-packs.md beschreibt das Format.

pack-duplicate = Eine Karte mit dieser Kennung gibt es schon.
pack-empty = Das sagt nichts aus.
pack-enchantment-cost = Eine Verzauberung anzuwenden kostet immer 2 Mana; verschieden sind die Aufdeckkosten.
pack-field-twice = Das Feld „{ $field }“ steht hier zweimal.
pack-id = „{ $words }“ ist keine Kennung: Nötig sind Kleinbuchstaben und Ziffern, mit Bindestrichen zwischen Wörtern.
pack-level = Jede Schule braucht mindestens Level 1.
pack-mage = Ein Paket enthält Zauber; Magier lassen sich nicht hinzufügen.
pack-missing = Das Feld „{ $field }“ fehlt.
pack-needless-effect = Nur Formeln haben selbst einen Effekt; andere Karten haben Fähigkeiten.
pack-needless-life = Diese Art Karte hat kein Leben.
pack-needless-location = Nur Ausrüstung wird irgendwo getragen.
pack-needless-mandatory = Nur Verzauberungen können obligatorisch sein.
pack-needless-reveal = Nur Verzauberungen haben Aufdeckkosten.
pack-no-amount = X steht für nichts: Kosten von X brauchen einen Wert, der nachgesehen wird.
pack-no-attack = Ein Angriffszauber braucht einen Angriff.
pack-no-bar = Die Karte hat keinen Angriff Nummer { $bar }; gezählt wird ab 0.
pack-no-copies = Mindestens ein Exemplar ist nötig.
pack-no-dice = Ein Angriff braucht mindestens einen Würfel oder einen Effekt, der sagt, wie viele er wirft.
pack-no-effect = Eine Formel braucht einen Effekt.
pack-no-life = Eine Karte, die in der Arena steht, braucht mindestens 1 Leben.
pack-no-location = Ausrüstung braucht eine Position, an der sie getragen wird.
pack-no-reveal = Eine Verzauberung braucht Aufdeckkosten.
pack-no-school = Ein Zauber braucht Schule und Level; „and“ und „or“ brauchen mindestens zwei davon.
pack-no-trigger = Eine obligatorische Verzauberung braucht eine Fähigkeit mit Auslöser.
pack-no-words = Nichts sagt, wie „{ $name }“ heißt; trage es unter „words“ ein.
pack-not-lent = Eine angelegte Karte braucht eine Fähigkeit, die das ihrem Träger gibt.
pack-not-on-mage = Ausrüstung wird nur von Magiern getragen.
pack-nothing-to-lend = Eine Fähigkeit gibt eine Verteidigung oder Schadensbarriere, die die Karte nicht hat.
pack-out-of-place = Das Wort „{ $word }“ bedeutet hier nichts.
pack-range = Die Reichweite beginnt bei { $min } und endet davor, bei { $max }.
pack-roll = Kein Effektwürfel zeigt eine { $roll }; möglich sind 1 bis 12.
pack-roll-order = Die Zeile ab { $roll } muss vor denen mit höheren Würfen stehen, und nur einmal.
pack-unknown-field = Eine Karte hat kein Feld „{ $field }“.
pack-unreadable = Das lässt sich nicht lesen: { $detail }
pack-words = Wörter müssen eine Zeile sein, weder leer noch zu lang.

pack-flaw = { $file }:{ $line }: { $path }: { $what }
pack-flaw-card = { $file }:{ $line }: { $card } bei { $path }: { $what }
pack-flaws = { $count ->
    [one] Ein Problem; keine Karte wurde hinzugefügt.
   *[other] { $count } Probleme; keine Karte wurde hinzugefügt.
}
