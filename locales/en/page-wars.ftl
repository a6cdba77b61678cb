### The table of Mage Wars.
page-phases = Phases of the round
page-phase-initiative = Initiative
page-phase-reset = Reset
page-phase-channel = Channel
page-phase-upkeep = Upkeep
page-phase-planning = Planning
page-phase-deployment = Deployment
page-phase-first-quickcast = Quickcast
page-phase-action = Actions
page-phase-final-quickcast = Final quickcast
page-of-life = of { $life }
page-prepared-count = { $count } prepared
page-still-to-act = Still to act
page-beside = Beside the arena
page-key-enter = Enter
page-more-answers = More ({ $count })
