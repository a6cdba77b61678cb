//! The closed lists of the game: conditions, damage types, schools, types of spells.

use super::codex;

codex!(CONDITIONS, Condition:
    "bleed" COND_BLEED_01 COND_BLEED_02 COND_BLEED_03 COND_BLEED_04 COND_BLEED_05 COND_BLEED_06;
    "burn" COND_BURN_01 COND_BURN_02 COND_BURN_03 COND_BURN_04;
    "corrode" COND_CORRODE_01 COND_CORRODE_02 COND_CORRODE_03 COND_CORRODE_04 COND_CORRODE_05 COND_CORRODE_06
        COND_CORRODE_07;
    "cripple" COND_CRIPPLE_01 COND_CRIPPLE_02 COND_CRIPPLE_03 COND_CRIPPLE_04 COND_CRIPPLE_05;
    "daze" COND_DAZE_01 COND_DAZE_02 COND_DAZE_03 COND_DAZE_04 COND_DAZE_05 DEFENSE_11;
    "rot" COND_ROT_01 COND_ROT_02;
    "slam" COND_SLAM_01 COND_SLAM_02 COND_SLAM_03 COND_SLAM_04 COND_SLAM_05 COND_SLAM_06;
    "sleep" COND_SLEEP_01 COND_SLEEP_02 COND_SLEEP_03 COND_SLEEP_04 COND_SLEEP_05;
    "stuck" COND_STUCK_01 COND_STUCK_02 COND_STUCK_03 COND_STUCK_04 COND_STUCK_05 COND_STUCK_06;
    "stun" COND_STUN_01 COND_STUN_02 COND_STUN_03 COND_STUN_04 COND_STUN_05;
    "tainted" COND_TAINTED_01 COND_TAINTED_02 COND_TAINTED_03 COND_TAINTED_04 COND_TAINTED_05;
    "taunt" COND_TAUNT_01 COND_TAUNT_02 COND_TAUNT_03 COND_TAUNT_05;
    "weak" COND_WEAK_01 COND_WEAK_02 COND_WEAK_03 COND_WEAK_04;
);

codex!(DAMAGE_TYPES, DamageType:
    "acid-damage" DAMAGE_14;
    "flame-damage" DAMAGE_13 COND_BURN_03;
    "frost-damage" DAMAGE_14;
    "hydro-damage" DAMAGE_13;
    "light-damage" DAMAGE_13;
    "lightning-damage" DAMAGE_13;
    "poison-damage" DAMAGE_13 DAMAGE_15 CREATURE_08;
    "psychic-damage" DAMAGE_13 CONJ_03;
    "wind-damage" DAMAGE_13;
);

codex!(SCHOOLS, School:
    "school-air" BOOK_14;
    "school-arcane" BOOK_13;
    "school-dark" BOOK_13;
    "school-earth" BOOK_14;
    "school-fire" BOOK_14;
    "school-holy" BOOK_13;
    "school-mind" BOOK_13;
    "school-nature" BOOK_13;
    "school-war" BOOK_13;
    "school-water" BOOK_14;
);

codex!(SPELL_TYPES, SpellType:
    "attack-spell" CAST_24 ATTACK_GEN_05 ATTACK_GEN_06 ATTACK_GEN_07 ATTACK_GEN_08;
    "conjuration" CONJ_01 CONJ_02 CONJ_03 CONJ_05 CONJ_06;
    "creature" CREATURE_01 CREATURE_02 CREATURE_03 CREATURE_05 GEN_17;
    "enchantment" ENCH_01 ENCH_02 ENCH_03 ENCH_04 ENCH_05 ENCH_06;
    "equipment" EQUIP_01 EQUIP_02 EQUIP_03 EQUIP_07 EQUIP_10;
    "incantation" CAST_23 GEN_03;
    "mage" GEN_17 GEN_18 ROUND_01 MAGE_GEN_01;
    "wall" WALL_01 WALL_02 WALL_06 WALL_07 WALL_08 WALL_15;
);
