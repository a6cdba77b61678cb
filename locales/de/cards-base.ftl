# Mage Wars: Namen der Karten des Grundspiels, wie gedruckt, und ihrer Angriffe und Fähigkeiten.

## Magier

card-beastmaster = Tiermeister
card-priestess = Priesterin
card-warlock = Hexenmeister
card-wizard = Zauberer

## Kreaturen

card-adramelech-lord-of-fire = Adramelech, Herr des Feuers
card-asyran-cleric = Kleriker der Asyra
card-dark-pact-slayer = Schlächter des dunklen Bunds
card-bitterwood-fox = Bitterwood-Fuchs
card-blue-gremlin = Blauer Gremlin
card-brogan-bloodstone = Brogan Bloodstone
card-cervere-the-forest-shadow = Cervere, Schatten des Waldes
card-darkfenne-bat = Darkfenne-Fledermaus
card-darkfenne-hydra = Darkfenne-Hydra
card-emerald-tegu = Smaragd-Teju
card-fellella-pixie-familiar = Fellella, Feen-Vertraute
card-feral-bobcat = Wilder Rotluchs
card-firebrand-imp = Feuerbrandkobold
card-flaming-hellion = Flammender Hellion
card-goran-werewolf-pet = Goran, gezähmter Werwolf
card-gorgon-archer = Gorgonenschützin
card-gray-angel = Grauer Engel
card-highland-unicorn = Highland-Einhorn
card-huginn-raven-familiar = Huginn, Raben-Vertrauter
card-knight-of-westlock = Ritter von Westlock
card-malacoda = Malacoda
card-mana-leech = Manaegel
card-mountain-gorilla = Berggorilla
card-necropian-vampiress = Necropische Vampirin
card-moonglow-faerie = Mondschimmer-Fee
card-royal-archer = Königliche Bogenschützin
card-redclaw-alpha-male = Redclaw, Leittier
card-samandriel-angel-of-light = Samandriel, Engel des Lichts
card-skeletal-sentry = Skelettwache
card-sosruko-ferret-companion = Sosruko, Frettchen-Begleiter
card-steelclaw-grizzly = Stahlklauengrizzly
card-stonegaze-basilisk = Steinblick-Basilisk
card-tarok-the-skyhunter = Tarok, der Himmelsjäger
card-thunderift-falcon = Thunderift-Falke
card-timber-wolf = Timberwolf
card-valshalla-lightning-angel = Valshalla, Engel der Blitze
card-whirling-spirit = Wirbelndes Geistwesen

## Beschwörungen

card-rajans-fury = Rajans Raserei
card-animal-kinship = Tierfreund
card-tooth-and-nail = Zahn & Kralle
card-battle-forge = Schmiede der Schlacht
card-gate-to-hell = Tor zur Hölle
card-gate-to-voltari = Tor nach Voltari
card-hand-of-bim-shalla = Hand von Bim-Shalla
card-temple-of-the-dawnbreaker = Tempel des Dawnbreakers
card-lair = Behausung
card-idol-of-pestilence = Götze der Pestilenz
card-mana-crystal = Manakristall
card-mana-flower = Manablume
card-mana-siphon = Manasiphon
card-mohktari-great-tree-of-life = Mohktari, Lebensbaum
card-mordoks-obelisk = Mordoks Obelisk
card-pentagram = Pentagramm
card-poison-gas-cloud = Giftgaswolke
card-deathlock = Todesfessel
card-sacrificial-altar = Opferaltar
card-suppression-orb = Kugel der Unterdrückung
card-tanglevine = Schlingpflanze
card-temple-of-asyra = Tempel der Asyra
card-temple-of-light = Tempel des Lichts

## Wälle

card-fog-bank = Nebelbank
card-wall-of-stone = Steinwall
card-wall-of-fire = Feuerwall
card-wall-of-thorns = Dornenwall

## Verzauberungen

card-bear-strength = Bärenstärke
card-block = Blocken
card-bull-endurance = Stierausdauer
card-chains-of-agony = Ketten der Qual
card-cheetah-speed = Gepardenschnelligkeit
card-circle-of-lightning = Kreis aus Blitzen
card-cobra-reflexes = Kobrareflexe
card-death-link = Todesbund
card-agony = Agonie
card-decoy = Täuschung
card-divine-intervention = Göttliche Einmischung
card-divine-protection = Göttlicher Schutz
card-eagle-wings = Adlerschwingen
card-enfeeble = Entkräftung
card-essence-drain = Essenzschwund
card-force-hold = Machtgriff
card-force-orb = Machtkugel
card-force-sword = Machtschwert
card-ghoul-rot = Ghulfäulnis
card-harmonize = Harmonisieren
card-hawkeye = Falkenauge
card-hellfire-trap = Höllenfeuerfalle
card-jinx = Verhexen
card-magebane = Magierfluch
card-maim-wings = Flügellahm
card-marked-for-death = Todgeweiht
card-mongoose-agility = Flink wie ein Mungo
card-nullify = Zunichte machen
card-pacify = Beruhigen
card-poisoned-blood = Blutvergiftung
card-regrowth = Nachwachsen
card-retaliate = Vergeltungsschlag
card-reverse-attack = Angriffsumkehr
card-reverse-magic = Magieumkehr
card-rhino-hide = Nashornhaut
card-sacred-ground = Heiliger Boden
card-teleport-trap = Teleportationsfalle
card-turn-to-stone = Zu Stein verwandeln
card-vampirism = Vampirismus

## Ausrüstung

card-arcane-ring = Arkaner Ring
card-bearskin = Bärenfellrüstung
card-crown-of-protection = Krone des Schutzes
card-deflection-bracers = Abwehrarmschienen
card-demonhide-armor = Dämonenhautrüstung
card-dragonscale-hauberk = Drachenschuppenpanzer
card-elemental-cloak = Elementarumhang
card-elemental-wand = Elementarzauberstab
card-enchanters-ring = Verzauberter Ring
card-fireshaper-ring = Ring des Feuerformens
card-gauntlets-of-strength = Handschuhe der Kraft
card-helm-of-fear = Helm der Furcht
card-ivarium-longbow = Ivarium-Langbogen
card-lash-of-hellfire = Peitsche des Höllenfeuers
card-leather-boots = Lederstiefel
card-leather-gloves = Lederhandschuhe
card-lightning-ring = Ring der Blitze
card-mage-staff = Magierstab
card-mage-wand = Magierzauberstab
card-molochs-torment = Molochs Folterqualen
card-moonglow-amulet = Mondschimmer-Amulett
card-regrowth-belt = Gürtel des Nachwachsens
card-ring-of-asyra = Ring der Asyra
card-ring-of-beasts = Bestienring
card-dawnbreaker-ring = Morgendämmerungsring
card-ring-of-curses = Ring der Flüche
card-staff-of-asyra = Stab der Asyra
card-staff-of-beasts = Bestienstab
card-staff-of-the-arcanum = Stab des Urzaubers
card-suppression-cloak = Unterdrückungsmantel
card-wind-wyvern-hide = Windwurmhaut

## Formeln

card-banish = Verbannen
card-battle-fury = Kampfwildheit
card-call-of-the-wild = Ruf der Wildnis
card-charge = Ansturm
card-dispel = Beseitigung
card-dissolve = Auflösung
card-drain-life = Lebensschwund
card-drain-power = Kraftentzug
card-evade = Vermeiden
card-explode = Sprengen
card-force-push = Machtstoß
card-group-heal = Gruppenheilung
card-heal = Heilen
card-knockdown = Niederschlagen
card-lay-hands = Hand auflegen
card-minor-heal = Schwache Heilung
card-perfect-strike = Perfekter Treffer
card-piercing-strike = Durchbohren
card-purify = Reinigung
card-purge-magic = Magielöschung
card-resurrection = Auferstehung
card-rouse-the-beast = Erwecke die Bestie
card-seeking-dispel = Suchende Zerteilung
card-shift-enchantment = Verzauberung versetzen
card-sleep = Schlaf
card-steal-enchantment = Verzauberung entwenden
card-teleport = Teleportation
card-vampiric-strike = Vampirschlag

## Angriffszauber

card-blinding-flash = Blendender Blitz
card-chain-lightning = Kettenblitz
card-electrify = Elektrifizieren
card-fireball = Feuerball
card-firestorm = Feuersturm
card-flameblast = Flammenschlag
card-lightning-bolt = Blitzschlag
card-geyser = Geysir
card-jet-stream = Luftwirbel
card-pillar-of-light = Säule aus Licht
card-ring-of-fire = Feuerring
card-thunderbolt = Donnerschlag

## Angriffe

attack-arcane-blast = Arkaner Schlag
attack-arcane-burst = Arkaner Ausbruch
attack-arcane-strike = Arkaner Hieb
attack-arcane-zap = Arkaner Stoß
attack-basic-melee-attack = Einfacher Nahkampfangriff
attack-beak = Schnabel
attack-beak-and-talons = Schnabel & Fänge
attack-bite = Biss
attack-blinding-flash = Blendender Blitz
attack-celestial-strike = Himmlischer Hieb
attack-chain-lightning = Kettenblitz
attack-claws = Krallen
attack-claws-and-bite = Krallen & Biss
attack-demonic-presence = Dämonische Gegenwart
attack-diseased-bite = Verseuchter Biss
attack-electric-surge = Stromstoß
attack-electrify = Elektrifizieren
attack-ethereal-touch = Ätherische Berührung
attack-fangs = Fangzähne
attack-feral-claws = Wilde Krallen
attack-fiery-blast = Feuerstoß
attack-fireball = Feuerball
attack-firestorm = Feuersturm
attack-fists = Fäuste
attack-flameblast = Flammenschlag
attack-geyser = Geysir
attack-gorging-bite = Gieriger Biss
attack-heavy-claw-strike = Schwerer Krallenhieb
attack-hell-trident = Höllendreizack
attack-hellfire-claws = Höllenfeuerkrallen
attack-hellfire-scythe = Höllenfeuersense
attack-hellfire-sweep = Höllenfeuerschwung
attack-hellsword = Höllenschwert
attack-horn = Horn
attack-jet-stream = Luftwirbel
attack-knife = Messer
attack-leeching-bite = Saugender Biss
attack-light-blast = Lichtstoß
attack-lightning-bolt = Blitzschlag
attack-lightning-sword = Blitzschwert
attack-longbow = Langbogen
attack-longsword = Langschwert
attack-open-the-gate = Das Tor öffnen
attack-paralysis-beam = Lähmungsstrahl
attack-pillar-of-light = Säule aus Licht
attack-poison-bow = Giftbogen
attack-razor-beak = Messerscharfer Schnabel
attack-ring-of-fire = Feuerring
attack-savage-strike = Wilder Hieb
attack-searing-flames = Sengende Flammen
attack-searing-thrash = Sengender Peitschenhieb
attack-sharp-thorns = Spitze Dornen
attack-short-sword = Kurzschwert
attack-snapping-bite = Schnappender Biss
attack-staff = Stab
attack-sword = Schwert
attack-talons = Klauen
attack-the-greatsword-starfire = Großschwert „Sternenfeuer“
attack-thunderbolt = Donnerschlag
attack-trap-attack = Fallenangriff
attack-triple-bite = Dreifacher Biss
attack-venomous-bite = Giftbiss
attack-voltaric-strike = Voltarischer Schuss
attack-vorpal-blade = Vorpalklinge
attack-windstorm = Sturmwind
attack-zap = Stromschlag

## Fähigkeiten

ability-arcane-zap = Arkaner Stoß
ability-battle-skill = Kampfgeschick
ability-bloodreaper = Blutschnitter
ability-curseweaving = Fluchbindung
ability-divine-reward = Göttlicher Dank
ability-healing-light = Heilendes Licht
ability-pet = Gefährte
ability-quick-summoning = Schnelle Herbeirufung
ability-ravens-eye = Rabenauge
ability-redeeming-sacrifice = Erlösendes Opfer
ability-restore = Wiederherstellen
ability-voltaric-shield = Voltarischer Schild
