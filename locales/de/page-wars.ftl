### Der Tisch von Mage Wars.
page-phases = Phasen der Runde
page-phase-initiative = Initiative
page-phase-reset = Grundstellung
page-phase-channel = Manasammlung
page-phase-upkeep = Erhaltung
page-phase-planning = Planung
page-phase-deployment = Aufstellung
page-phase-first-quickcast = Schnellzauber
page-phase-action = Aktionen
page-phase-final-quickcast = Letzter Schnellzauber
page-of-life = von { $life }
page-prepared-count = { $count } vorbereitet
page-still-to-act = Noch am Zug
page-beside = Neben der Arena
page-key-enter = Enter
page-more-answers = Mehr ({ $count })
