# Kartentexte von Mage Wars: Satzmuster und Wörter, aus denen der Text jeder Karte entsteht.
#
# [mana] ist ein Symbol, [flying|Fliegen] ein Stichwort des Kodex und wie es hier lautet. Nomen haben ihr Geschlecht
# (gender), die Mehrzahl (plural) und die Fälle, die anders lauten (gen, dat, acc, plural-dat). Artikel und Endungen haben
# eine Form je Geschlecht und Fall; was fehlt, lautet wie der Eintrag selbst.

## Begleiter

ct-a = ein
    .m-gen = eines
    .m-dat = einem
    .m-acc = einen
    .f-nom = eine
    .f-gen = einer
    .f-dat = einer
    .f-acc = eine
    .n-gen = eines
    .n-dat = einem
ct-the = die
    .m-nom = der
    .m-gen = des
    .m-dat = dem
    .m-acc = den
    .f-gen = der
    .f-dat = der
    .n-nom = das
    .n-gen = des
    .n-dat = dem
    .n-acc = das
    .pl-gen = der
    .pl-dat = den
ct-this = diese
    .m-nom = dieser
    .m-gen = dieses
    .m-dat = diesem
    .m-acc = diesen
    .f-gen = dieser
    .f-dat = dieser
    .n-nom = dieses
    .n-gen = dieses
    .n-dat = diesem
    .n-acc = dieses
    .pl-gen = dieser
    .pl-dat = diesen
ct-that = jene
    .m-nom = jener
    .m-gen = jenes
    .m-dat = jenem
    .m-acc = jenen
    .f-gen = jener
    .f-dat = jener
    .n-nom = jenes
    .n-gen = jenes
    .n-dat = jenem
    .n-acc = jenes
    .pl-gen = jener
    .pl-dat = jenen
ct-each = jede
    .m-nom = jeder
    .m-gen = jedes
    .m-dat = jedem
    .m-acc = jeden
    .f-gen = jeder
    .f-dat = jeder
    .n-nom = jedes
    .n-gen = jedes
    .n-dat = jedem
    .n-acc = jedes
ct-all = alle
    .pl-gen = aller
    .pl-dat = allen
ct-your = dein
    .m-gen = deines
    .m-dat = deinem
    .m-acc = deinen
    .f-nom = deine
    .f-gen = deiner
    .f-dat = deiner
    .f-acc = deine
    .n-gen = deines
    .n-dat = deinem
    .pl-nom = deine
    .pl-gen = deiner
    .pl-dat = deinen
    .pl-acc = deine

## Endungen von Adjektiven: ohne Artikel, nach „ein“, nach „der“

ct-ending-strong = en
    .m-nom = er
    .m-dat = em
    .f-nom = e
    .f-gen = er
    .f-dat = er
    .f-acc = e
    .n-nom = es
    .n-dat = em
    .n-acc = es
    .pl-nom = e
    .pl-gen = er
    .pl-acc = e
ct-ending-mixed = en
    .m-nom = er
    .f-nom = e
    .f-acc = e
    .n-nom = es
    .n-acc = es
ct-ending-weak = en
    .m-nom = e
    .f-nom = e
    .f-acc = e
    .n-nom = e
    .n-acc = e

## Nomen

ct-noun-attacker = Angreifer
    .gender = m
    .gen = Angreifers
ct-noun-caster = Anwender
    .gender = m
    .gen = Anwenders
ct-noun-conjuration = Beschwörung
    .gender = f
    .plural = Beschwörungen
ct-noun-orb = V’Tar-Kugel
    .gender = f
    .plural = V’Tar-Kugeln
ct-noun-tile = besonderes Feld
    .gender = n
    .plural = besondere Felder
ct-noun-creature = Kreatur
    .gender = f
    .plural = Kreaturen
ct-noun-enchantment = Verzauberung
    .gender = f
    .plural = Verzauberungen
ct-noun-equipment = Ausrüstung
    .gender = f
    .plural = Ausrüstungen
ct-noun-host = neuer Träger
    .gender = m
    .nom = neue Träger
    .gen = neuen Trägers
    .dat = neuen Träger
    .acc = neuen Träger
ct-noun-mage = Magier
    .gender = m
    .gen = Magiers
    .plural = Magier
    .plural-dat = Magiern
ct-noun-object = Objekt
    .gender = n
    .gen = Objekts
    .plural = Objekte
    .plural-dat = Objekten
ct-noun-spell = Zauber
    .gender = m
    .gen = Zaubers
    .plural = Zauber
    .plural-dat = Zaubern
ct-noun-target = Ziel
    .gender = n
    .gen = Ziels
ct-noun-target-zone = Zielzone
    .gender = f
ct-noun-wall = Wall
    .gender = m
    .gen = Walls
    .plural = Wälle
    .plural-dat = Wällen
ct-noun-zone = Zone
    .gender = f
    .plural = Zonen

ct-spell-attack = Angriffszauber
    .gender = m
    .gen = Angriffszaubers
    .plural = Angriffszauber
    .plural-dat = Angriffszaubern
ct-spell-conjuration = Beschwörungszauber
    .gender = m
    .gen = Beschwörungszaubers
    .plural = Beschwörungszauber
    .plural-dat = Beschwörungszaubern
ct-spell-creature = Kreaturenzauber
    .gender = m
    .gen = Kreaturenzaubers
    .plural = Kreaturenzauber
    .plural-dat = Kreaturenzaubern
ct-spell-enchantment = Verzauberung
    .gender = f
    .plural = Verzauberungen
ct-spell-equipment = Ausrüstungszauber
    .gender = m
    .gen = Ausrüstungszaubers
    .plural = Ausrüstungszauber
    .plural-dat = Ausrüstungszaubern
ct-spell-incantation = Formel
    .gender = f
    .plural = Formeln
ct-spell-mage = Magier
    .gender = m
    .gen = Magiers
    .plural = Magier
    .plural-dat = Magiern
ct-spell-wall = Wallzauber
    .gender = m
    .gen = Wallzaubers
    .plural = Wallzauber
    .plural-dat = Wallzaubern

## Eigenschaften

ct-is-bordering = am Rand dieser Zone
ct-is-channels = mit [channeling|Manasammlung]
    .after = mit [channeling|Manasammlung]
ct-is-chosen = gewählt
ct-is-corporeal = [corporeal|körperlich]
ct-is-damaged = verletzt
ct-is-enemy = gegnerisch
ct-is-guarding = Wache haltend
ct-is-quick-spell = schnell
ct-is-full-spell = vollständig
ct-is-casting = zaubernd
    .after = mit [familiar|Vertrauter] oder [spawnpoint|Zauberquelle]
ct-is-on-host = ebendort angefügt
    .after = an derselben Stelle angefügt
ct-is-attached = an ein Objekt angefügt
ct-is-epic = [epic|episch]
ct-is-friendly = befreundet
ct-is-had-this-spell = in dieser Runde schon von diesem Zauber betroffen
ct-is-hidden = verdeckt
ct-is-living = [living|lebend]
ct-is-new-to-this-spell = in dieser Runde noch nicht von diesem Zauber betroffen
    .after = (jede höchstens einmal pro Runde)
ct-is-non-mage = außer Magiern
    .after = (kein Magier)
    .after-plural = (keine Magier)
ct-is-other = ander
ct-is-owned = aus deinem Zauberbuch
    .after = (aus deinem Zauberbuch)
ct-is-revealed = aufgedeckt
ct-is-summoned-this-round = in dieser Runde herbeigerufen
ct-is-yours = unter deiner Kontrolle
    .after = unter deiner Kontrolle

ct-not = nicht { $what }
ct-not-behind = nicht { $what }
ct-except = außer { $what }
ct-provided = (falls { $what })
ct-with = mit { $what }
ct-without = ohne { $what }
ct-with-token = mit dem Plättchen „{ $token }“
ct-without-token = ohne das Plättchen „{ $token }“
ct-that-harmed = (hat in dieser Runde { $whom } angegriffen und beschädigt)
ct-of-level = mit Level { $level }
ct-of-level-from = ab Level { $level }
ct-of-levels = mit Level { $min } bis { $max }
ct-of-school = der Schule { $school }
ct-of-class = der Klasse { $class }
ct-named = namens „{ $card }“
ct-not-of-school = nicht der Schule { $school }
ct-of-subtype = der Unterart { $subtype }
ct-not-of-subtype = nicht der Unterart { $subtype }
ct-in-zone-of = in der Zone { $who }
ct-in-target-zone = in der Zielzone
ct-in-this-zone = in dieser Zone
ct-in-zone-with = in der Zone von { $who }
ct-within-zones = höchstens { $zones ->
    [one] 1 Zone
   *[other] { $zones } Zonen
    } von { $who } entfernt
ct-damaged-by = in dieser Runde von { $by } angegriffen und verletzt

ct-and = { $first } und { $last }
ct-or = { $first } oder { $last }

## Listen des Spiels

ct-kind-attack = [attack-spell|Angriff]
ct-kind-conjuration = [conjuration|Beschwörung]
ct-kind-creature = [creature|Kreatur]
ct-kind-enchantment = [enchantment|Verzauberung]
ct-kind-equipment = [equipment|Ausrüstung]
ct-kind-incantation = [incantation|Formel]
ct-kind-mage = [mage|Magier]
ct-kind-orb = [vtar-orb|V’Tar-Kugel]
ct-kind-tile = [special-tile|Besonderes Feld]
ct-kind-wall = [wall|Wall]

ct-action-full = [full]
ct-action-quick = [quick]
ct-action-spell-full = [full-spell]
ct-action-spell-quick = [quick-spell]

ct-school-air = [school-air|Luft]
ct-school-arcane = [school-arcane|Arkan]
    .adjective = [school-arcane|Arkan]
ct-school-dark = [school-dark|Dunkel]
    .adjective = [school-dark|Dunkl]
ct-school-earth = [school-earth|Erde]
ct-school-fire = [school-fire|Feuer]
ct-school-holy = [school-holy|Heilig]
    .adjective = [school-holy|Heilig]
ct-school-mind = [school-mind|Geist]
ct-school-nature = [school-nature|Natur]
ct-school-war = [school-war|Krieg]
ct-school-water = [school-water|Wasser]

ct-class-beastmaster = Tiermeister
ct-class-druid = Druidin
ct-class-forcemaster = Machtmeisterin
ct-class-necromancer = Nekromant
ct-class-priestess = Priesterin
ct-class-warlock = Hexenmeister
ct-class-warlord = Kriegsherr
ct-class-wizard = Zauberer

ct-damage-type-acid = [acid-damage|Säure]
ct-damage-type-flame = [flame-damage|Flammen]
ct-damage-type-frost = [frost-damage|Frost]
ct-damage-type-hydro = [hydro-damage|Wasser]
ct-damage-type-light = [light-damage|Licht]
ct-damage-type-lightning = [lightning-damage|Blitz]
ct-damage-type-poison = [poison-damage|Gift]
ct-damage-type-psychic = [psychic-damage|Übersinnlich]
ct-damage-type-wind = [wind-damage|Wind]

ct-marker-bleed = [bleed|Blutend]
ct-marker-burn = [burn|In Brand]
ct-marker-corrode = [corrode|Verrostend]
ct-marker-cripple = [cripple|Verkrüppelt]
ct-marker-daze = [daze|Schwindlig]
ct-marker-growth = [growth|Wuchs]
ct-marker-larva = [larva|Larve]
ct-marker-rot = [rot|Fäulnis]
ct-marker-slam = [slam|Geschmettert]
ct-marker-sleep = [sleep|Schlaf]
ct-marker-stuck = [stuck|Festhängend]
ct-marker-stun = [stun|Betäubt]
ct-marker-tainted = [tainted|Unrein]
ct-marker-taunt = [taunt|Verhöhnen]
ct-marker-taunt-thorg = [taunt-thorg|Thorgs Verhöhnen]
ct-marker-taunt-skeelax = [taunt-skeelax|Verhöhnen des Skeelax]
ct-marker-weak = [weak|Schwach]
ct-marker-zombie = [zombie|Zombie]
ct-result-push = [push|Stoß]
ct-result-snatch = [snatch|Ergreifen]
ct-result-several = { $count }× { $result }

ct-token-armor = Rüstung +1
ct-token-banish = Verbannung
ct-token-load = Ladung
ct-token-sink = Versunken
ct-token-bloodreaper = Blutschnitter
ct-token-crush = Quetschung
ct-token-egg = Ei
ct-token-mist = Nebel
ct-token-holy-avenger = Heiliger Rächer
ct-token-open = Offen
ct-token-pet = Gefährte
ct-token-rage = [rage|Wut]
ct-token-trap = Falle
ct-token-skull = Schädel
ct-token-wrath = Zorn
ct-token-veteran = Veteran
ct-token-wounded-prey = Verwundete Beute

ct-location-amulet = Amulett
ct-location-belt = Gürtel
ct-location-boots = Stiefel
ct-location-chest = Brustrüstung
ct-location-cloak = Umhang
ct-location-gloves = Handschuhe
ct-location-helmet = Helm
ct-location-ring = Ring
ct-location-shield = Schild
ct-location-weapon = Waffe

ct-symbol-armor = Rüstung
ct-symbol-barrier = Schadensbarriere
ct-symbol-channeling = Manasammlung
ct-symbol-die = Würfel
ct-symbol-full = vollständige Aktion
ct-symbol-life = Leben
ct-symbol-mana = Mana
ct-symbol-melee = Nahkampf
ct-symbol-no-armor = keine Rüstung
ct-symbol-passage = Durchgang
ct-symbol-quick = schnelle Aktion
ct-symbol-ranged = Fernkampf
ct-symbol-reveal = Aufdecken
ct-symbol-special = ohne Aktion
ct-symbol-zone-attack = Zone

## Merkmale

ct-trait-aegis = [aegis|Obhut { $amount }]
ct-trait-anchored = [anchored|Verankert]
ct-trait-blocks-los = [blocks-los|Blockiert SL]
ct-trait-burnproof = [burnproof|Feuerfest]
ct-trait-cantrip = [cantrip|Trick]
ct-trait-climbing = [climbing|Klettern]
ct-trait-elusive = [elusive|Ausweichend]
ct-trait-extendable = [extendable|Ausdehnung]
ct-trait-familiar = [familiar|Vertrauter] (wendet nur { $spells } an)
ct-trait-fast = [fast|Schnell]
ct-trait-finite-life = [finite-life|Begrenztes Leben]
ct-trait-flying = [flying|Fliegen]
ct-trait-fragile = jeder Schaden zerstört es
ct-trait-immunity = [immunity|Immun] gegen { $damage }
    .noun = [immunity|Immunität] gegen { $damage }
ct-trait-incapacitated = [incapacitated|Handlungsunfähig]
ct-trait-intercept = [intercept|Abfangen]
ct-trait-incorporeal = [incorporeal|Körperlos]
    .adjective = [incorporeal|körperlos]
ct-trait-indestructible = [indestructible|Unzerstörbar]
ct-trait-legendary = [legendary|Legendär]
    .adjective = [legendary|legendär]
ct-trait-lifebond = [lifebond|Lebensbund +{ $amount }]
ct-trait-living = [living|Lebend]
    .adjective = [living|lebend]
ct-trait-lumbering = [lumbering|Schwerfällig]
ct-trait-magecast = [magecast|Vom Magier angewendet]
ct-trait-nonliving = [nonliving|Nicht Lebend]
    .adjective = [nonliving|nicht lebend]
ct-trait-obscured = [obscured|Verdunkelt]
ct-trait-move-limit = eine Grenze von { $most } { $most ->
    [one] Bewegungsaktion
   *[other] Bewegungsaktionen
    }
ct-trait-passage-attacks = [passage-attacks|Angriff bei Durchgang]
ct-trait-passage-blocked = [passage-blocked|Durchgang blockiert]
ct-trait-pest = [pest|Plage]
ct-trait-rage = [rage|Wut +{ $amount }]
ct-trait-regenerate = [regenerate|Regenerieren { $amount }]
ct-trait-resilient = [resilient|Unverwüstlich]
ct-trait-restrained = [restrained|Gezügelt]
ct-trait-rooted = [rooted|Verwurzelt]
ct-trait-slow = [slow|Langsam]
ct-trait-spawnpoint = [spawnpoint|Zauberquelle] (kann in jeder Aufstellungsphase { $spells } anwenden)
ct-trait-spawnpoint-mana = [spawnpoint|Zauberquelle] (kann ab { $mana } [mana] darauf in jeder Aufstellungsphase { $spells } anwenden)
ct-trait-spellbind = [spellbind|Zauberbindung] ({ $spells })
ct-trait-teleports = [teleport|Teleportation] in { $zones ->
    [one] eine angrenzende Zone
   *[other] eine bis zu { $zones } Zonen entfernte Zone
    } anstelle jeder Bewegungsaktion
ct-trait-tough = [tough|Zäh −{ $amount }]
ct-trait-uncontainable = [uncontainable|Unhaltbar]
ct-trait-unique = [unique|Einzigartig]
ct-trait-unmovable = [unmovable|Unbeweglich]
ct-trait-unstoppable = [unstoppable|Unaufhaltsam]
ct-trait-uproot = [uproot|Entwurzeln { $amount }]
ct-trait-vigilant = [vigilant|Wachsam]
ct-trait-warded = [warded|Beschützt]
ct-trait-zone-exclusive = [zone-exclusive|Zoneneinmalig]

ct-stat-armor = [armor|Rüstung { $amount }]
ct-stat-attack-dice = { $amount } Angriffswürfel bei Angriffen, die keine Zauber sind
ct-stat-bloodthirsty = [bloodthirsty|Blutdurstig { $amount }]
ct-stat-channeling = [channeling|Manasammlung { $amount }]
ct-stat-charge = [charge|Ansturm { $amount }]
ct-stat-damage = { $damage } { $amount }
ct-stat-innate-life = [innate-life|Ureigenes Leben { $amount }]
ct-stat-life = [life|Leben { $amount }]
ct-stat-magebind = [magebind|Magierbindung { $amount }]
ct-stat-melee = [melee|Nahkampf { $amount }]
ct-stat-piercing = [piercing|Durchdringen { $amount }]
ct-stat-ranged = [ranged|Fernangriff { $amount }]
ct-stat-upkeep = [upkeep|Erhaltung { $amount }]

ct-attack-counterstrike = [counterstrike|Gegenschlag]
ct-attack-critical-damage = [critical-damage|Kritischer Schaden]
ct-attack-defrost = [defrost|Entfrostet]
ct-attack-devour = [devour|Verschlingen]
ct-attack-doublestrike = [doublestrike|Doppelschlag]
ct-attack-ethereal = [ethereal|Ätherisch]
ct-attack-extinguish = [extinguish|Feuer löschen]
ct-attack-puts-out-fires = hat das Ziel [burn|In Brand], wird der Angriff im Schritt „Würfel werfen“ abgebrochen, und stattdessen werden alle diese Zustände vom Ziel entfernt
ct-attack-jumps = darf nach jedem beschädigten Ziel auf ein neues überspringen, höchstens { $zones ->
    [one] 1 Zone
   *[other] { $zones } Zonen
    } weiter und in Sichtlinie davon, jedes Mal mit { $fewer ->
    [one] 1 Würfel
   *[other] { $fewer } Würfeln
    } weniger und { $fewer } weniger auf dem Effektwürfel
ct-attack-mana-transfer = [mana-transfer|Manaübertragung +{ $amount }]
ct-attack-mana-drain = [mana-drain|Manaabzug +{ $amount }]
ct-attack-no-damage = [no-damage|Kein Schaden]
ct-attack-piercing = [piercing|Durchdringen +{ $amount }]
ct-attack-reach = [reach|Erreichen]
ct-attack-sweeping = [sweeping|Rundschlag]
ct-attack-fewer-by-distance = 1 [die] weniger für jede Zone Entfernung über 1
ct-attack-self-destruct = zerstört als Kosten den Angreifer
ct-attack-triplestrike = [triplestrike|Dreifacher Schlag]
ct-attack-unavoidable = [unavoidable|Unvermeidbar]
ct-attack-vampiric = [vampiric|Vampirisch]
ct-attack-versus = +{ $amount } gegen { $whom }

## Angriffe und Verteidigungen

ct-bar = { $name }: { $facts }
ct-bar-dice = { $dice ->
    [one] 1 [die]
   *[other] { $dice } [dice]
    }
ct-bar-dice-any = X [dice]
ct-reach-melee = [melee]
ct-reach-ranged = [ranged] { $range }
ct-reach-zone = [zone-attack] { $range }
ct-reach-zone-around = [zone-attack] { $range }, verschont den Angreifer
ct-reach-damage-barrier = [barrier]
ct-reach-passage = [passage]
ct-reach-passage-by-level = [passage], so oft wie der Level der Kreatur minus 1
ct-reach-special = [special]

ct-defense = [defense|Verteidigung] { $roll }+
ct-defense-once = einmal pro Runde
ct-defense-unlimited = unbegrenzt
ct-defense-melee = nur gegen Nahkampfangriffe
ct-defense-ranged = nur gegen Fernangriffe
ct-defense-only-from = nur gegen Angriffe von { $whom }
ct-defense-steadfast = wirkt wie sonst, gleich welche Zustände ihr Träger hat

## Gedruckte Angaben

ct-name = [card:{ $id }|{ $name }]
ct-school-level = { $school } { $level }
ct-trained = ausgebildet in { $schools }
ct-trained-elective = ausgebildet in { $schools } und nach Wahl in { $elective }
ct-opposed = Gegenschule { $schools }
ct-cost = { $mana } [mana]
ct-cost-x = X [mana]
ct-cost-tokens = { $count } Plättchen „{ $token }“
ct-cost-amount = [mana]: { $amount }
ct-reveal-cost = [reveal] { $mana } [mana]
ct-reveal-cost-x = [reveal] [mana]: { $amount }
ct-reveal-cost-mandatory = [reveal] { $mana } [mana], [mandatory|muss aufgedeckt werden]
ct-range = Reichweite { $range }
ct-range-any = beliebige Entfernung
ct-target = Ziel: { $target }
ct-x-is = X = { $amount }
ct-target-arena = ganze Arena
ct-target-zone = Zone
ct-target-zone-away-from = Zone, nicht neben { $what }
ct-target-zone-without-enemies = Zone ohne gegnerische Kreaturen
ct-target-zone-without-walkers = Zone ohne gegnerische Kreaturen, die nicht fliegen
ct-target-zone-or-pair = 1 oder 2 benachbarte Zonen
ct-target-border = Zonenrand
ct-target-zone-or = Zone oder { $object }
ct-target-and-zone = { $object }, dazu eine Zone
ct-target-and-host = { $object }, dazu ein erlaubter neuer Träger in Reichweite
ct-target-and-attached = { $object }, dazu { $attached } an diesem Ziel
ct-target-discarded = { $object } in deinem Ablagestapel
ct-target-any-discarded = { $object } in einem beliebigen Ablagestapel
ct-zone-near = { $zones ->
    [0] in derselben Zone mit { $what }
    [one] bis zu 1 Zone entfernt von { $what }
   *[other] bis zu { $zones } Zonen entfernt von { $what }
    }
ct-target-zone-near = Zone { $near }
ct-target-and-neighbor = { $object }, und { $other } in derselben Zone
ct-target-destroyed-here = { $object } in einem beliebigen Ablagestapel, in dieser Runde in der Zone { $who } zerstört
ct-life = [life] { $life }
ct-armor = [armor] { $armor }
ct-no-armor = [no-armor]
ct-channeling = [channeling] { $channeling }
ct-channeling-x = [channeling] X (X = { $amount })
ct-epic = [epic|Episch]
ct-novice = [novice|Novize]
ct-class-only = [mage-only|Nur { $class }]
ct-school-only = [mage-only|Nur Magier der Schule] { $school }

## Mengen

ct-amount-dice = { $dice ->
    [one] 1 [die]
   *[other] { $dice } [dice]
    }
ct-amount-level = Level { $who }
ct-amount-casting-cost = Zauberkosten { $who }
ct-amount-total-cost = Zauber- und Aufdeckkosten { $who }
ct-amount-total-cost-there = Zauber- und Aufdeckkosten { $who } am neuen Träger
ct-amount-distance = Entfernung vom Ziel zur Zielzone in Zonen
ct-amount-count = Anzahl von { $what }
ct-amount-count-on = Anzahl von { $what } an { $who }
ct-amount-cleared = Anzahl der entfernten Marker
ct-amount-chosen-up-to = deine Wahl, mindestens 1 und höchstens die { $most }
ct-amount-chosen = X
ct-amount-removals = Beseitigungskosten der Zustände und Zauber- und Aufdeckkosten der Verzauberungen, die du wählst
ct-amount-level-of-sacrifice = Level der dafür zerstörten Kreatur
ct-amount-markers = die Anzahl der Marker { $marker } auf { $who }
ct-amount-tokens = die Anzahl der Marker { $token } auf { $who }
ct-amount-times = { $times } × { $amount }
ct-amount-at-least = { $amount }, aber mindestens { $least }
ct-amount-at-most = { $amount }, aber höchstens { $most }
ct-amount-half = aufgerundete Hälfte ({ $amount })
ct-amount-beyond = Überschuss über { $bound } von: { $amount }
ct-amount-if-hidden = { $hidden }, solange { $who } verdeckt ist, sonst { $revealed }

## Was jemand erhält

ct-gains = { $who } { $number ->
    [plural] erhalten
   *[singular] erhält
    } { $what }{ $until }
ct-loses = { $who } { $number ->
    [plural] verlieren
   *[singular] verliert
    } { $what }{ $until }
ct-gain-per-token = { $stat } für jedes Plättchen „{ $token }“ darauf
ct-gain-while-guarding = { $stat }, solange ein Wachmarker darauf liegt,
ct-gain-melee = { $what } für Nahkampfangriffe
ct-gain-ranged = { $what } für Fernangriffe
ct-gain-against = { $what } gegen { $whom }
ct-gain-dice = [melee|Nahkampf +{ $amount }] und [ranged|Fernangriff +{ $amount }] für Angriffe mit { $damage }
ct-gain-counterstrike = [counterstrike|Gegenschlag] für schnelle Nahkampfangriffe
ct-gain-defenses = die obige [defense|Verteidigung]
ct-gain-defense-rolls = +{ $amount } auf alle Würfe für [defense|Verteidigung]
ct-gain-printed-defense-rolls = +{ $amount } auf Würfe für die obige [defense|Verteidigung]
ct-gain-damage-barrier = die obige [damage-barrier|Schadensbarriere]
ct-gain-prevent-damage = einen Schild gegen bis zu { $amount } Schaden des nächsten Angriffs, der Schaden zufügt,
ct-until-end-of-action-phase = bis zum Ende der Aktionsphase
ct-until-end-of-round = bis zum Ende der Runde
ct-until-next-action-phase = bis zur nächsten eigenen Aktionsphase, höchstens bis zum Ende der Runde
ct-until-next-melee-attack = für den nächsten Nahkampfangriff in dieser Runde
ct-until-next-ranged-attack = für den nächsten Fernangriff in dieser Runde
ct-until-permanent = für den Rest der Partie

## Was geschieht

ct-choose = wähle eines: { $options }
ct-may = wenn du möchtest: { $effect }
ct-may-then = darfst du Folgendes tun: { $effect }
ct-may-pay = du darfst dafür { $mana } [mana] zahlen: { $effect }
ct-must-pay = zahle { $mana } [mana]: { $effect }
ct-may-pay-then = darfst du dafür { $mana } [mana] zahlen: { $effect }
ct-if = falls { $condition }: { $effect }
ct-if-then = falls { $condition }, { $effect }
ct-for-each = für { $which }: { $effect }
ct-for-each-then = für { $which } { $effect }
ct-sacrifice = zerstöre als Kosten { $which }: { $effect }
ct-sacrifice-obliterate = [obliterate|lösche] { $which } als Kosten aus: { $effect }
ct-pick = wähle { $which } in Sicht, höchstens { $zones } { $zones ->
    [one] Zone
   *[other] Zonen
} entfernt: { $effect }
ct-pick-there = wähle in derselben Zone noch { $which }: { $effect }
ct-on-roll = wirf den [effect-die|Effektwürfel]; bei { $roll }+: { $effect }
ct-on-roll-x = wirf den [effect-die|Effektwürfel]; bei X oder mehr (X = { $roll }): { $effect }
ct-damage = { $who } erleidet { $amount } [direct-damage|direkten Schaden]
ct-damage-typed = { $who } erleidet { $amount } [direct-damage|direkten Schaden] ({ $damage })
ct-drain = { $from } erleidet { $amount } [direct-damage|direkten Schaden]; { $to } heilt ebenso viel, wie erlitten wurde
ct-heal = { $who } heilt { $amount } Schaden
ct-remove-damage = [reconstruct|entferne] bis zu { $amount } Schaden von { $who }
ct-remove-damage-dice = [reconstruct|entferne] so viel Schaden von { $who }, wie { $dice ->
    [one] 1 [die] zeigt
   *[other] { $dice } [dice] zeigen
    }
ct-buy-off-damage = [reconstruct|entferne] beliebig viel Schaden von { $who } für je { $mana } [mana]
ct-move-damage = verschiebe bis zu { $amount } Schaden von { $from } auf { $to }, dort als [direct-damage|direkten Schaden]
ct-lose-life = { $who } verliert dauerhaft { $amount } [life]
ct-place-marker = lege { $marker } auf { $who }
ct-remove-marker = entferne einen [condition|Zustand] { $who }{ $cost }
ct-remove-markers = entferne beliebig viele [condition|Zustände] { $who }{ $cost }
ct-remove-marker-typed = entferne einen [condition|Zustand] ({ $damage }) { $who }{ $cost }
ct-remove-markers-typed = entferne beliebig viele [condition|Zustände] ({ $damage }) { $who }{ $cost }
ct-clear-markers = entferne alle Marker { $marker } von { $who }
ct-move-marker = lege einen Marker { $marker } von { $from } auf { $to }
ct-move-marker-over = lege einen Marker { $marker } vom einen auf das andere
ct-buy-off-enchantments = zerstöre beliebig viele { $who } angefügte { $which }{ $cost }
ct-buy-off = du darfst die Wirkkosten von { $which } an { $who } ausgeben, um es zu zerstören; wenn du das tust: { $effect }
ct-for-removal = für seine Beseitigungskosten
ct-for-removals = für ihre Beseitigungskosten
ct-for-total-costs = für ihre jeweiligen Zauber- und Aufdeckkosten
ct-place-token = lege ein Plättchen „{ $token }“ auf { $who }
ct-place-the-token = lege das Plättchen „{ $token }“ auf { $who }
ct-move-token = lege dein Plättchen „{ $token }“ auf { $who }, wo immer es lag; ohne Schaden oder Ziel kehrt es zurück
ct-place-token-at-most = lege ein Plättchen „{ $token }“ auf { $who }, höchstens { $most } insgesamt
ct-remove-tokens = entferne { $count } { $token } von { $who }
ct-place-guard = lege einen Wachmarker auf { $who }, falls möglich
ct-gain-mana = { $who } erhält { $amount } [mana]
ct-transfer-mana = { $from } verliert bis zu { $amount } [mana]; { $to } erhält ebenso viel, wie verloren ging
ct-destroy = zerstöre { $who }
ct-destroy-attached = zerstöre { $which } { $who }
ct-return-attached = lege { $which } an { $who } ins Zauberbuch des Besitzers zurück statt auf den Ablagestapel
ct-push = [push|stoße] { $who } eine Zone weit in eine Richtung deiner Wahl
ct-push-random = [push|stoße] { $who } eine Zone weit in eine zufällige Richtung: wirf den Effektwürfel, 1–3 Norden, 4–6 Osten, 7–9 Süden, 10–12 Westen
ct-push-away = [push|stoße] { $who } eine Zone weit weg
ct-push-toward = [push|stoße] { $who } eine Zone weit heran
ct-push-not-through-walls = { $push }; ein Wall mit [passage-attacks|Angriff bei Durchgang] hält das auf
ct-push-through-walls = { $push }; ein Wall mit [passage-attacks|Angriff bei Durchgang] hält das auf, außer du zahlst beim Anwenden { $mana } [mana] mehr
ct-teleport-to-target = [teleport|teleportiere] { $who } in die Zielzone
ct-teleport-within = [teleport|teleportiere] { $who } in eine Zone deiner Wahl, höchstens { $zones } entfernt
ct-teleport-anywhere = [teleport|teleportiere] { $who } in eine Zone deiner Wahl
ct-banish = nimm { $who } mit { $rounds } Plättchen „Verbannung“ aus der Arena; jede Erhaltungsphase entfernt ein Plättchen, und nach dem letzten folgt die Rückkehr in die verlassene Zone
ct-attack = führe den Angriff „{ $attack }“ gegen { $who } aus
ct-attack-zone = führe den Angriff „{ $attack }“ gegen die Zielzone aus
ct-attack-dice = führe den Angriff „{ $attack }“ gegen { $who } aus ({ $dice } [dice])
ct-attack-roll = führe den Angriff „{ $attack }“ gegen { $who } aus und zähle { $roll } zum Effektwürfel hinzu
ct-attack-dice-roll = führe den Angriff „{ $attack }“ gegen { $who } aus ({ $dice } [dice]) und zähle { $roll } zum Effektwürfel hinzu
ct-attack-by = { $by } macht den Angriff „{ $attack }“ auf { $whom } deiner Wahl in derselben Zone
ct-activate = drehe den Aktionsstein { $who } auf die aktive Seite
ct-move-enchantment = füge das Ziel seinem neuen Träger an
ct-steal-enchantment = füge das Ziel seinem neuen Träger an; es steht von nun an unter deiner Kontrolle
ct-take-equipment = übernimm die Kontrolle über { $who } und trage es; was dort im Weg ist, kehrt ins Zauberbuch zurück, und was du nicht tragen darfst, wird zerstört
ct-look-at = sieh dir { $who } geheim an
ct-return-to-play = bringe das Ziel in der Zone des Anwenders ins Spiel
ct-return-as-zombie = bringe das Ziel in der Zone des Zaubernden unter deiner Kontrolle ins Spiel, mit [zombie|Zombie] und so viel Schaden wie seine Stufe
ct-put-into-play = bringe ein „{ $what }“ in der Zielzone unter deiner Kontrolle ins Spiel
ct-remove-from-game = entferne das Ziel aus dem Spiel
ct-reanimate = [reanimate|reanimiere] { $who }
ct-reanimate-as-zombie = [reanimate|reanimiere] { $who }; die Karte kommt mit [zombie|Zombie] und so viel Schaden wie ihre Stufe ins Spiel
ct-take-back = stecke { $who } ins Zauberbuch des Besitzers statt auf den Ablagestapel
ct-choose-object = wähle { $which }
ct-choose-object-within = wähle { $which }, höchstens { $zones } Zonen entfernt und in Sichtlinie
ct-choose-object-seen = wähle { $which } in Sichtlinie
ct-avoid-attack = vermeide den Angriff, außer er ist [unavoidable|Unvermeidbar]
ct-reflect-attack = vermeide den Angriff, außer er ist [unavoidable|Unvermeidbar], und lenke ihn auf seine eigene Quelle
ct-cancel-attack = der Angriff wird aufgehoben
ct-cancel-move = die Bewegungsaktion wird abgebrochen
ct-stop-attack = der Angriff findet nicht statt; der Angreifer darf ein anderes Ziel wählen
ct-stop-spell = der Zauber wird { $how ->
    [canceled] aufgehoben
   *[countered] [counter|gekontert]
    }
ct-stop-spell-refund = { $stopped }; sein Mana kehrt zu denen zurück, die es bezahlt haben
ct-stop-spell-return = { $stopped }; seine Karte kehrt in ihr Zauberbuch zurück
ct-stop-spell-undo = { $stopped }; seine Karte kehrt in ihr Zauberbuch zurück und sein Mana zu denen, die es bezahlt haben
ct-turn-spell = der Zauber hat nun { $who } zum Ziel und gehört dir: Du triffst alle Entscheidungen neu und zahlst, was er mehr kostet
ct-extra-attack = nach dem nächsten Nahkampfangriff in dieser Runde, der kein Gegenschlag ist, darf { $who } in derselben Aktion einen weiteren schnellen Nahkampfangriff ausführen
ct-rebind = tausche den gebundenen Zauber gegen einen anderen aus deinem Zauberbuch
ct-whirl = einmal in dieser Runde darf { $who } einen schnellen Nahkampfangriff, den es mit einer vollständigen Aktion ausführt, gegen bis zu 2 weitere Ziele seiner Zone richten, eines nach dem anderen

ct-condition-always = die Partie läuft
ct-condition-never = nichts anderes gilt
ct-condition-with-your-mage = { $who } in der Zone deines Magiers ist
ct-condition-without-your-mage = { $who } nicht in der Zone deines Magiers ist
ct-condition-you-control = du { $what } kontrollierst
ct-condition-you-control-not = du nicht bereits { $what } kontrollierst
ct-condition-token = { $who } das Plättchen „{ $token }“ hat
ct-condition-no-token = { $who } das Plättchen „{ $token }“ nicht hat
ct-condition-marked = { $who } { $marker } ist
ct-condition-pushed = { $who } dadurch bewegt wurde
ct-condition-not-pushed = { $who } dadurch nicht bewegt wurde
ct-condition-not-marked = { $who } nicht { $marker } ist
ct-condition-is = { $who } { $what } ist
ct-condition-is-not = { $who } nicht { $what } ist
ct-condition-at-least = { $amount } { $least } oder mehr beträgt
ct-condition-less-than = { $amount } weniger als { $least } beträgt
ct-condition-removed = etwas entfernt wurde

## Wann

ct-headed = { $head }: { $effect }
ct-limited = { $what } ({ $limit })
ct-as-long-as = solange { $condition }
ct-per-round = { $times ->
    [one] einmal pro Runde
    [2] zweimal pro Runde
   *[other] { $times }-mal pro Runde
    }
ct-per-round-together = { $times ->
    [one] eines davon einmal pro Runde
    [2] eines davon zweimal pro Runde
   *[other] eines davon { $times }-mal pro Runde
    }
ct-each-once = pro Runde für jedes Objekt einmal, insgesamt { $times ->
    [one] einmal
    [2] zweimal
   *[other] { $times }-mal
    }
ct-once-for-each = pro Runde für { $each } einmal, insgesamt pro Runde höchstens { $times ->
    [one] einmal
    [2] zweimal
   *[other] { $times }-mal
    }
ct-once-for-each-one = pro Runde für { $each } einmal
ct-per-game = { $times ->
    [one] einmal pro Partie
    [2] zweimal pro Partie
   *[other] { $times }-mal pro Partie
    }
ct-around-action-phase = direkt vor oder nach der Aktionsphase einer befreundeten Kreatur
ct-in-deployment-phase = in der Aufmarschphase
ct-action-of = { $action } { $who }
ct-when-enters-play = wenn { $who } ins Spiel kommt
ct-when-revealed = wenn { $who } aufgedeckt wird
ct-when-destroyed = wenn { $who } zerstört wird
ct-when-slain = wenn { $who } durch Schaden zerstört wird
ct-when-action-phase-ends = am Ende der Aktionsphase { $who }
ct-when-round-ends = am Ende der Runde
ct-when-upkeep = in jeder Erhaltungsphase
ct-when-activated = wenn { $who } aktiviert wird
ct-when-takes-move-action = immer wenn { $who } eine Bewegungsaktion ausgeführt hat
ct-when-resolves-spell = immer wenn { $who } { $spell } anwendet und der Zauber ausgeführt wird
ct-when-enters-or-acts-here = wenn { $who } diese Zone betritt oder hier eine Aktionsphase beginnt
ct-when-leaves = wenn { $who } diese Zone verlässt
ct-when-enters = wenn { $who } diese Zone betritt
ct-when-attacked = wenn { $who } angegriffen wird, im Schritt „Angriff vermeiden“
ct-when-melee-declared-against = wenn { $by } einen Nahkampfangriff gegen { $who } erklärt, außer einem Gegenschlag
ct-when-counterstruck = wenn { $who } einen Gegenschlag ausgeführt hat
ct-when-guards = wenn { $who } die Aktion „Wache halten“ wählt
ct-when-casts-quick-spell = wenn { $who } einen schnellen Zauber anwendet, im Schritt „Zauber kontern“
ct-when-targeted-by = wenn { $spell } eines Gegners { $who } zum Ziel hat, im Schritt „Zauber kontern“
ct-when-reveals = immer wenn { $who } { $which } aufdeckt
ct-when-summoned = wenn { $which } ins Spiel kommt
ct-when-any-destroyed = wenn { $which } zerstört wird
ct-when-attack-destroys = wenn ein Angriff { $by } { $whom } zerstört
ct-when-melee-destroys = wenn ein Nahkampfangriff { $by } { $whom } zerstört
ct-when-strikes = am Ende des Schadens- und Effektschritts eines Angriffs { $by } auf { $whom }
ct-when-spell-over = wenn { $who } einen Zauber angewendet hat, ob er wirkte oder aufgehalten wurde
ct-when-upkeep-due = bevor die [upkeep|Erhaltung] bezahlt wird
ct-when-upkeep-paid = wenn die [upkeep|Erhaltung] bezahlt wird
ct-when-attack-damages = wenn { $by } durch einen Angriff { $whom } Schaden zufügt
ct-when-attack-damages-by = wenn { $by } durch einen Angriff mit der Schadensart { $damage } { $whom } Schaden zufügt

## Eigene Regeln

ct-and-spawnpoints = { $who } oder eine eigene Zauberquelle
ct-and-casters = { $who } oder eine eigene Zauberquelle oder ein eigener Vertrauter
ct-discount = { $times } zahlt { $who } { $amount } [mana] weniger für { $spells }
ct-discount-reveal = { $times } zahlt { $who } { $amount } [mana] weniger beim Aufdecken für { $spells }
ct-discount-both = { $times } zahlt { $who } { $amount } [mana] weniger für { $spells }; bei einer Verzauberung beim Aufdecken statt beim Anwenden
ct-cheaper-upkeep = in jeder Erhaltungsphase zahlst du { $amount } [mana] weniger [upkeep|Erhaltungskosten] für bis zu { $times } { $which }
ct-spell-on = { $spells } auf { $target }
ct-attack-noun = { $reach ->
    [melee] { $form ->
        [plural] Nahkampfangriffe
        [genitive] Nahkampfangriffs
       *[singular] Nahkampfangriff
        }
    [ranged] { $form ->
        [plural] Fernangriffe
        [genitive] Fernangriffs
       *[singular] Fernangriff
        }
   *[any] { $form ->
        [plural] Angriffe
        [genitive] Angriffs
       *[singular] Angriff
        }
    }
ct-attack-noun-of = { $attack } mit { $damage }
ct-attacks-of = { $who }
ct-attacks-effects = { $attacks } { $number ->
    [plural] haben
   *[singular] hat
    } den Effektwurf { $lines }
ct-attacks-against = gegen { $whom }
ct-attacks-first = der erste { $attack }{ $by } in jeder Runde{ $against }
ct-attacks-no-counterstrike = { $attacks }, Gegenschläge ausgenommen,
ct-attacks-no-spells = { $attacks }, Angriffszauber ausgenommen,
ct-attacks-cost = { $attacks } { $number ->
    [plural] kosten den Kontrollierenden { $mana } [mana] oder finden
   *[singular] kostet den Kontrollierenden { $mana } [mana] oder findet
    } nicht statt
ct-attacks-more-dice = { $attacks } { $number ->
    [plural] haben
   *[singular] hat
    } { $dice ->
    [one] 1 [die]
   *[other] { $dice } [dice]
    } mehr
ct-attacks-fewer-dice = { $attacks } { $number ->
    [plural] haben
   *[singular] hat
    } { $dice ->
    [one] 1 [die]
   *[other] { $dice } [dice]
    } weniger
ct-attacks-gain = { $attacks } { $number ->
    [plural] erhalten
   *[singular] erhält
    } { $gains }
ct-attacks-effect-die = { $attacks } { $number ->
    [plural] haben
   *[singular] hat
    } { $amount } auf dem Effektwürfel
ct-attacks-forbidden = { $attacks } { $number ->
    [plural] können
   *[singular] kann
    } nicht angesagt werden
ct-attacks-soften = { $attacks } { $number ->
    [plural] fügen
   *[singular] fügt
    } bis zu { $points } Punkte kritischen Schaden als normalen Schaden zu
ct-attacks-kept-away = { $attacks } { $number ->
    [plural] können
   *[singular] kann
    } nicht angesagt werden, Zonenangriffe auf dieselbe Zone eingeschlossen
ct-move-cost = jede Bewegungsaktion { $by } kostet den Kontrollierenden { $mana } [mana]
ct-surcharge = { $spells } von Gegnern, die { $target } zum Ziel haben, kosten { $amount } [mana] mehr
ct-prevents = wenn ein Zauber oder eine Fähigkeit eines Gegners { $whom } zerstören würde, bleibt es, außer der Gegner zahlt { $price } [mana]
ct-bars-teleports = keine Kreatur kann in ihre Zone [teleport|teleportiert] werden
ct-gain-vtar = du erhältst { $amount } [vtar|V’Tar]
ct-rest-orbs = in der nächsten Unterhaltsphase geben [vtar-orb|V’Tar-Kugeln] nichts
ct-amount-dice-for = ein Wurf mit so vielen Würfeln: { $amount }
ct-attack-per-orb = { $each } für jede [vtar-orb|V’Tar-Kugel], die du kontrollierst
ct-attack-pushes-at-random = ein [push|Stoß] geht in eine zufällige Richtung
ct-target-zone-with-orb = Zone mit einer [vtar-orb|V’Tar-Kugel]
ct-target-zone-beside-orb = Zone ohne [vtar-orb|V’Tar-Kugel] neben einer Zone mit einer, die du kontrollierst
ct-wards-zone = Formeln und Verzauberungen können ihre Zone nicht als Ziel haben, wer sie auch wirkt
ct-casts-as = ihre Zauber brauchen die Aktion: { $action }, Reichweite { $range }
ct-casts-around = sie wendet ihre Zauber direkt vor oder nach der Aktionsphase einer befreundeten Kreatur an
ct-one-front = sie greift nur an, wer von ihrer Vorderseite aus hindurchgeht
ct-keeps-burning = immer wenn ein Würfel für [burn|Brennend] von { $who } eine leere Seite zeigt, darfst du { $mana } [mana] zahlen, damit der Marker bleibt
ct-full-action-to-pass = { $who } brauchen eine vollständige Aktion, um sich durch { $what } zu bewegen
ct-hidden-during-actions = { $who } kann nicht während einer Aktion aufgedeckt werden
ct-hidden-but-pauses = { $who } kann nur zwischen Aktionsphasen aufgedeckt werden
ct-as-quick-spell = dein Magier kann { $spells } als schnellen Zauber anwenden
ct-as-quick-spell-limited = { $limit } kann dein Magier { $spells } als schnellen Zauber anwenden
ct-hidden-when-cast = sobald dieser Zauber angewendet wird, kann { $who } nicht mehr aufgedeckt werden
ct-summon-here-by = wenn { $by } { $which } herbeiruft, darfst du die Kreatur stattdessen in diese Zone stellen
ct-summon-here = beim Herbeirufen darfst du { $which } stattdessen in diese Zone legen
ct-rerolls = du darfst { $rolls } wiederholen
ct-teleports-instead = statt einer Bewegungsaktion darf { $who } sich für { $mana } [mana] in { $zones ->
    [one] eine angrenzende Zone
   *[other] eine bis zu { $zones } Zonen entfernte Zone
    } [teleport|teleportieren]
ct-hinders = { $who } behindert { $whom } wie eine Kreatur
ct-casts-through = du und was du kontrollierst dürfen { $spells } ohne Rücksicht auf die Reichweite auf die Zone { $through }, auf etwas darin oder auf ihre Grenzen anwenden; dafür wird jenes zerstört
ct-casts-here = { $who } wendet Zauber nur auf die eigene Zone, auf etwas darin oder auf ihre Grenzen an, egal welche Reichweite sie haben
ct-gives-cantrip = bei dir haben { $which } [cantrip|Trick]
ct-reveal-only-leaving = { $who } kann nur nach den Effekten beim Verlassen einer Zone bei einer Bewegungsaktion { $host } aufgedeckt werden
ct-teleports-to = statt einer Bewegungsaktion darf { $who } sich für { $mana } [mana] in eine Zone mit { $what } [teleport|teleportieren]
ct-rerolls-limited = { $limit } darfst du { $rolls } wiederholen
ct-roll-defense = einen Verteidigungswurf { $who }
ct-roll-escape = einen Rettungswurf { $who }
ct-roll-miss = einen Wurf auf Verfehlen { $who }
ct-roll-attack-dice = alle Angriffswürfel eines { $attack }
ct-roll-effect-die = den Effektwurf eines { $attack }
ct-symbol-dice = Würfel
ct-symbol-full-spell = vollständiger Zauber
ct-symbol-quick-spell = schneller Zauber
ct-damage-dice = { $who } erleidet so viel [direct-damage|direkten Schaden], wie { $dice ->
    [one] 1 [die] zeigt
   *[other] { $dice } [dice] zeigen
    }
ct-damage-dice-typed = { $who } erleidet so viel [direct-damage|direkten Schaden] ({ $damage }), wie { $dice ->
    [one] 1 [die] zeigt
   *[other] { $dice } [dice] zeigen
    }
ct-drain-dice = { $from } erleidet so viel [direct-damage|direkten Schaden], wie { $dice ->
    [one] 1 [die] zeigt
   *[other] { $dice } [dice] zeigen
    }; { $to } heilt ebenso viel, wie erlitten wurde
ct-heal-dice = { $who } heilt so viel Schaden, wie { $dice ->
    [one] 1 [die] zeigt
   *[other] { $dice } [dice] zeigen
    }
ct-transfer-mana-dice = { $from } verliert so viel [mana], wie { $dice ->
    [one] 1 [die] zeigt
   *[other] { $dice } [dice] zeigen
    }, oder alles; { $to } erhält ebenso viel, wie verloren ging
ct-may-pay-x = du darfst dafür X [mana] zahlen (X = { $amount }): { $effect }
ct-may-pay-x-then = darfst du dafür X [mana] zahlen (X = { $amount }): { $effect }
ct-x-where = X (X = { $amount })
ct-used = { $head } — { $effect }
ct-counts-as = { $head } · zählt als { $subtypes }
ct-in-zone-of-your-mage = in der Zone deines Magiers

## Unterarten

ct-subtype-acid = Säure
ct-subtype-aegis = Obhut
ct-subtype-altar = Altar
    .gender = m
    .plural = Altäre
    .gen = Altars
    .plural-dat = Altären
ct-subtype-angel = Engel
    .gender = m
    .plural = Engel
    .gen = Engels
    .plural-dat = Engeln
ct-subtype-animal = Tier
    .gender = n
    .plural = Tiere
    .gen = Tiers
    .plural-dat = Tieren
ct-subtype-antarian = Antarianer
ct-subtype-ape = Affe
    .gender = m
    .plural = Affen
    .acc = Affen
    .dat = Affen
    .gen = Affen
ct-subtype-artifact = Artefakt
    .gender = n
    .plural = Artefakte
    .gen = Artefakts
    .plural-dat = Artefakten
ct-subtype-barrier = Barriere
ct-subtype-bat = Fledermaus
    .gender = f
    .plural = Fledermäuse
    .plural-dat = Fledermäusen
ct-subtype-bear = Bär
    .gender = m
    .plural = Bären
    .acc = Bären
    .dat = Bären
    .gen = Bären
ct-subtype-bird = Vogel
    .gender = m
    .plural = Vögel
    .gen = Vogels
    .plural-dat = Vögeln
ct-subtype-canine = Hund
    .gender = m
    .plural = Hunde
    .gen = Hundes
    .plural-dat = Hunden
ct-subtype-cat = Katze
    .gender = f
    .plural = Katzen
ct-subtype-cervine = Hirsch
    .gender = m
    .plural = Hirsche
    .gen = Hirschs
    .plural-dat = Hirschen
ct-subtype-charm = Talisman
ct-subtype-cleric = Kleriker
    .gender = m
    .plural = Kleriker
    .gen = Klerikers
    .plural-dat = Klerikern
ct-subtype-cloud = Wolke
    .gender = f
    .plural = Wolken
ct-subtype-command = Befehl
ct-subtype-control = Kontrolle
ct-subtype-curse = Fluch
    .gender = m
    .plural = Flüche
    .gen = Fluchs
    .plural-dat = Flüchen
ct-subtype-dark-elf = Dunkelelf
    .gender = m
    .plural = Dunkelelfen
    .acc = Dunkelelfen
    .dat = Dunkelelfen
    .gen = Dunkelelfen
ct-subtype-defense = Verteidigung
ct-subtype-demon = Dämon
    .gender = m
    .plural = Dämonen
    .gen = Dämons
ct-subtype-dragon = Drache
    .gender = m
    .plural = Drachen
    .acc = Drachen
    .dat = Drachen
    .gen = Drachen
ct-subtype-dwarf = Zwerg
    .gender = m
    .plural = Zwerge
    .gen = Zwergs
    .plural-dat = Zwergen
ct-subtype-elemental = Elementar
ct-subtype-faerie = Fee
    .gender = f
    .plural = Feen
ct-subtype-flame = Flammen
ct-subtype-flower = Blume
    .gender = f
    .plural = Blumen
ct-subtype-force = Macht
ct-subtype-gargoyle = Gargyl
    .gender = m
    .plural = Gargyle
    .gen = Gargyls
    .plural-dat = Gargylen
ct-subtype-goblin = Goblin
    .gender = m
    .plural = Goblins
    .gen = Goblins
ct-subtype-golem = Golem
    .gender = m
    .plural = Golems
    .gen = Golems
ct-subtype-gremlin = Gremlin
    .gender = m
    .plural = Gremlins
    .gen = Gremlins
ct-subtype-harpy = Harpyie
    .gender = f
    .plural = Harpyien
ct-subtype-healing = Heilung
ct-subtype-high-elf = Hochelf
    .gender = m
    .plural = Hochelfen
    .acc = Hochelfen
    .dat = Hochelfen
    .gen = Hochelfen
ct-subtype-horse = Pferd
    .gender = n
    .plural = Pferde
    .gen = Pferds
    .plural-dat = Pferden
ct-subtype-human = Mensch
    .gender = m
    .plural = Menschen
    .acc = Menschen
    .dat = Menschen
    .gen = Menschen
ct-subtype-hydro = Wasser
ct-subtype-illusion = Illusion
ct-subtype-insect = Insekt
    .gender = n
    .plural = Insekten
    .gen = Insekts
ct-subtype-knight = Ritter
    .gender = m
    .plural = Ritter
    .gen = Ritters
    .plural-dat = Rittern
ct-subtype-light = Licht
ct-subtype-lightning = Blitz
ct-subtype-lizard = Echse
    .gender = f
    .plural = Echsen
ct-subtype-lycanthrope = Lykanthrop
    .gender = m
    .plural = Lykanthropen
    .acc = Lykanthropen
    .dat = Lykanthropen
    .gen = Lykanthropen
ct-subtype-mana = Mana
ct-subtype-metal = Metall
ct-subtype-metamagic = Metamagie
ct-subtype-minotaur = Minotaurus
ct-subtype-necro = Nekro
ct-subtype-obelisk = Obelisk
    .gender = m
    .plural = Obelisken
    .acc = Obelisken
    .dat = Obelisken
    .gen = Obelisken
ct-subtype-ooze = Schleim
    .gender = m
    .plural = Schleime
    .gen = Schleims
    .plural-dat = Schleimen
ct-subtype-orc = Ork
    .gender = m
    .plural = Orks
    .gen = Orks
ct-subtype-outpost = Außenposten
    .gender = m
    .plural = Außenposten
    .gen = Außenpostens
ct-subtype-plant = Pflanze
    .gender = f
    .plural = Pflanzen
ct-subtype-poison = Gift
ct-subtype-portal = Portal
    .gender = n
    .plural = Portale
    .gen = Portals
    .plural-dat = Portalen
ct-subtype-protection = Schutz
ct-subtype-psychic = Übersinnlich
    .adjective = übersinnlich
ct-subtype-psyoculus = Psyokulus
ct-subtype-reptile = Reptil
    .gender = n
    .plural = Reptilien
    .gen = Reptils
ct-subtype-rune = Rune
    .gender = f
    .plural = Runen
ct-subtype-seismic = Seismisch
ct-subtype-sequoian = Sequoianer
ct-subtype-serpent = Schlange
    .gender = f
    .plural = Schlangen
ct-subtype-shadow = Schatten
ct-subtype-skeleton = Skelett
    .gender = n
    .plural = Skelette
    .gen = Skeletts
    .plural-dat = Skeletten
ct-subtype-soldier = Soldat
    .gender = m
    .plural = Soldaten
    .acc = Soldaten
    .dat = Soldaten
    .gen = Soldaten
ct-subtype-spider = Spinne
    .gender = f
    .plural = Spinnen
ct-subtype-spirit = Geist
    .gender = m
    .plural = Geister
    .gen = Geists
    .plural-dat = Geistern
ct-subtype-statue = Statue
    .gender = f
    .plural = Statuen
ct-subtype-stone = Stein
ct-subtype-structure = Bauwerk
    .gender = n
    .plural = Bauwerke
    .gen = Bauwerks
    .plural-dat = Bauwerken
ct-subtype-teleport = Teleportation
ct-subtype-temple = Tempel
    .gender = m
    .plural = Tempel
    .gen = Tempels
    .plural-dat = Tempeln
ct-subtype-tome = Foliant
ct-subtype-totem = Totem
    .gender = n
    .plural = Totems
    .gen = Totems
ct-subtype-tower = Turm
    .gender = m
    .plural = Türme
    .gen = Turms
    .plural-dat = Türmen
ct-subtype-transform = Verwandlung
ct-subtype-trap = Falle
    .gender = f
    .plural = Fallen
ct-subtype-tree = Baum
    .gender = m
    .plural = Bäume
    .gen = Baums
    .plural-dat = Bäumen
ct-subtype-troll = Troll
    .gender = m
    .plural = Trolle
    .gen = Trolls
    .plural-dat = Trollen
ct-subtype-undead = Untot
    .adjective = untot
ct-subtype-v-tar = V’Tar
ct-subtype-vampire = Vampir
    .gender = m
    .plural = Vampire
    .gen = Vampirs
    .plural-dat = Vampiren
ct-subtype-vampiric = Vampirisch
    .adjective = vampirisch
ct-subtype-vine = Ranke
    .gender = f
    .plural = Ranken
ct-subtype-war-machine = Kriegsmaschine
    .gender = f
    .plural = Kriegsmaschinen
ct-subtype-weather = Wetter
ct-subtype-well = Brunnen
ct-subtype-wind = Wind
ct-subtype-wood-elf = Waldelf
    .gender = m
    .plural = Waldelfen
    .acc = Waldelfen
    .dat = Waldelfen
    .gen = Waldelfen
ct-subtype-worm = Wurm
    .gender = m
    .plural = Würmer
    .gen = Wurms
    .plural-dat = Würmern
ct-subtype-zombie = Zombie
    .gender = m
    .plural = Zombies
    .gen = Zombies
