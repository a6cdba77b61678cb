//! The ids OCTGN knows the base set by. The table is also the numbering of the share code: its order is never to be
//! changed, and new cards go to its end.

use mage_wars::vocabulary::kinds::MageClass;

/// The game in deck files.
pub(super) const GAME: &str = "9acef3d0-efa8-4d3f-a10c-54812baecdda";

/// The mage card and the ability card of a mage. A deck has both.
pub(super) const fn mage_cards(mage: MageClass) -> [&'static str; 2] {
    match mage {
        MageClass::Beastmaster => {
            ["2b2ab8c5-65c0-4a49-8fab-e01e7d2c145f", "665fd551-678d-4b5c-94a3-347dd320f20a"]
        }
        MageClass::Priestess => {
            ["b5de32e7-8b57-44f2-a25a-b7bae56bffb7", "352e2f88-a99e-46f0-86f9-ab7b05d978cb"]
        }
        MageClass::Warlock => {
            ["2253ac7a-0146-4022-bd2e-4f5403ad8e1d", "52fdb62d-59e3-4b5e-904e-d92ae2be7012"]
        }
        MageClass::Wizard => {
            ["4208e1b0-b570-42de-9e62-5ce15b97b91e", "56ee2c14-3d58-4c08-a0c9-3c9bc85a765b"]
        }
    }
}

/// The card used in apprentice mode in place of the ability card.
pub(super) const fn apprentice_card(mage: MageClass) -> &'static str {
    match mage {
        MageClass::Beastmaster => "608f34d9-e0dd-4ca4-9840-2ef90b742058",
        MageClass::Priestess => "9b9af674-185b-4e60-9943-fa6f1c35d4b2",
        MageClass::Warlock => "1a179a08-8c76-4583-a995-0037bd60a215",
        MageClass::Wizard => "2563e3d8-8f45-482a-9009-d80a51fdf377",
    }
}

/// The printed number of the card with this id.
pub(super) fn code(id: &str) -> Option<&'static str> {
    CARDS.iter().find(|(_, card)| card.eq_ignore_ascii_case(id)).map(|(code, _)| *code)
}

/// The id of the card with this printed number.
pub(super) fn id(code: &str) -> Option<&'static str> {
    CARDS.iter().find(|(card, _)| *card == code).map(|(_, id)| *id)
}

/// Printed numbers with ids.
#[rustfmt::skip]
pub(super) const CARDS: [(&str, &str); 174] = [
    ("MW1A01", "755727ff-55c8-417a-a376-958f1dbb8d99"),
    ("MW1A02", "d9db82f3-e853-4281-8f24-1574f02912b9"),
    ("MW1A03", "96b996dd-50d6-4449-9ad5-3b7c52936738"),
    ("MW1A04", "d8562a1d-6a95-4ca4-99aa-91c5ca769a33"),
    ("MW1A05", "aecb2a7e-5d16-48bd-8a82-67522fa1f96e"),
    ("MW1A06", "f47d8498-c367-44dd-98c8-e919a02e4b1d"),
    ("MW1A07", "9217f8a0-e46d-401e-b8b6-477100eaba54"),
    ("MW1A08", "8ca4ca3f-2d9f-4828-bbfc-b106fb9b7b46"),
    ("MW1A09", "effa9ea8-3cf2-4efe-a83f-6f920c8faa22"),
    ("MW1A11", "d661f9e7-c9b5-4913-b809-e9fda8606c2b"),
    ("MW1A12", "297f9d29-cedf-4d1a-970c-703a3f978907"),
    ("MW1A13", "f214db3b-3583-4e9f-b09b-3abb0481efbe"),
    ("MW1C01", "5fe1c35e-e146-456c-bf66-73aefd29bb7f"),
    ("MW1C02", "8963689f-6703-417d-aeda-64cbb9dab440"),
    ("MW1C03", "a0eb52c1-e93d-40a5-aafe-3e4e0d5c6b3b"),
    ("MW1C04", "87cb82db-2f99-4227-8447-72cffba636dc"),
    ("MW1C05", "64ac6979-be87-4a71-b840-c60fade56a13"),
    ("MW1C06", "76d2e8e3-6414-488c-b866-20d91f6320db"),
    ("MW1C07", "1df603fc-3d5d-4a40-9942-640bca00e396"),
    ("MW1C08", "bd1f7bbc-4a61-4006-a1d8-a5cbd78799db"),
    ("MW1C09", "1b6c4df2-706b-440e-9f55-c6d3c0df93a7"),
    ("MW1C12", "ddb64417-619b-49a4-a783-9bcf77f54c34"),
    ("MW1C13", "bf4ff874-b6f9-4f70-9dcb-7831a58c8997"),
    ("MW1C14", "acfc7da8-49f0-45f0-ab19-e7ccd124711f"),
    ("MW1C15", "d6769d21-6095-43b4-a5c3-cbfd6c5f9436"),
    ("MW1C16", "4ed5ed50-3c2a-4513-ae98-c954766e5a79"),
    ("MW1C17", "536cee06-aa95-4efc-a484-e4d19a3f2222"),
    ("MW1C18", "03d52691-75b2-42ec-a81c-ca2074f28002"),
    ("MW1C19", "8bd0df13-3dc5-4ff1-888e-e36beb073902"),
    ("MW1C20", "da91fdd3-73dd-418f-91cf-bf827ef40509"),
    ("MW1C21", "e6dc6c98-4d6b-4d02-9b13-1df201ea1df4"),
    ("MW1C22", "12f32a67-eb37-4311-ab57-addb40573990"),
    ("MW1C23", "52b0f102-59d5-415c-9e5b-3d2192613155"),
    ("MW1C24", "ad3b90cf-5a53-4541-903f-4b0cfe397f64"),
    ("MW1C25", "b49212c1-f912-441b-b63f-9f9e415c2d00"),
    ("MW1C26", "a69231c7-9c7a-4b15-a432-275aeaf4bfed"),
    ("MW1C27", "057affb5-b19a-4de0-b75a-abc5451897df"),
    ("MW1C28", "38380818-d4ca-45b4-a13e-d85d7683c25a"),
    ("MW1C29", "cdfe1a7e-8adf-42c1-b786-9dbef6256061"),
    ("MW1C31", "33e41d11-c799-4fb0-a25d-dcb5758bc0f0"),
    ("MW1C32", "0d9b07c9-5d2b-45fa-9e69-6f371293f883"),
    ("MW1C33", "28828fac-23f8-4b66-bde0-38d4a4931862"),
    ("MW1C34", "3a55bfaa-a96e-43fc-9a66-f8aff21701d5"),
    ("MW1C35", "031d394a-fafc-4e88-b1c9-1152b223b278"),
    ("MW1C36", "5745219f-22d6-4027-8006-e71e9557b3ff"),
    ("MW1C37", "d83c084a-1757-4402-98cb-443958e22f54"),
    ("MW1C38", "434d1870-d8bb-4362-aa21-415d4843e839"),
    ("MW1C39", "4519600d-8012-4b90-b05c-bcf36ca62469"),
    ("MW1C40", "ec0215f9-dcc4-4df6-98f9-25e789a21a51"),
    ("MW1E01", "8df84f88-e24a-4517-aae5-8595c09cc3cd"),
    ("MW1E02", "25d70640-eea1-4429-b146-4d176b493e41"),
    ("MW1E03", "b4c5b374-da35-482f-9ef1-594a39de116e"),
    ("MW1E04", "775fd07c-63b3-48af-9a6d-061165fe5805"),
    ("MW1E05", "7b9de53a-a500-44b5-a510-19636528d89a"),
    ("MW1E06", "0574a699-e012-4b4e-9c68-1b5f02f05c8a"),
    ("MW1E07", "746e5dba-4689-4ae5-831e-a844131c4824"),
    ("MW1E08", "46b36e31-5dec-4a37-a39c-c2a5b6e0caee"),
    ("MW1E09", "9527b6ab-5931-40ec-99ac-bb0d03c3bce6"),
    ("MW1E10", "ed610a8f-e3f2-4d3e-8db6-5d85c42afb4b"),
    ("MW1E11", "d7ad20c5-f185-4e32-beec-f6e120e05719"),
    ("MW1E12", "58b52bf5-816a-4342-b1b8-a37f16daa49f"),
    ("MW1E13", "f7fee204-8053-446d-b85d-c8d07e70d4fd"),
    ("MW1E14", "20b2deab-90f3-4a9b-83b4-ad83129ec14c"),
    ("MW1E15", "00cfd5d8-8fa8-4db5-b4df-6f5bae378d4b"),
    ("MW1E16", "aeada61e-e636-4c46-b169-833162a13b93"),
    ("MW1E17", "7fe6a6b2-4403-4a07-8048-4692d954898a"),
    ("MW1E18", "77b5e9a1-9824-40a5-95e9-2f669a01a5c8"),
    ("MW1E19", "660cd33f-8812-48bb-a513-2ada886a0320"),
    ("MW1E20", "f5d06493-1929-4d1f-9bcb-756339ccf23e"),
    ("MW1E21", "8c9e5e56-a9a9-4077-92c1-f35123ee4c64"),
    ("MW1E22", "22fe0c48-f14e-4d31-b5ff-4013a4245071"),
    ("MW1E23", "7bc882f8-d7d0-4c70-b40f-2cbc844e3579"),
    ("MW1E24", "9fd89680-0bb1-442c-ad19-193ea556873e"),
    ("MW1E25", "6fa6c0f1-d187-47ed-8285-4d40aeb49207"),
    ("MW1E27", "2d94d69e-5c08-4db2-89a0-5c811bfaca17"),
    ("MW1E28", "4d939439-345f-4005-9f35-b95d5a41f70a"),
    ("MW1E29", "81c93236-8b3f-41fd-9210-89a9498ecfce"),
    ("MW1E30", "22a8931e-1c99-44dd-bfb1-ad56e91fb361"),
    ("MW1E31", "52758d34-ee4f-46cd-bb00-6f9bc5edd553"),
    ("MW1E32", "76d440be-b82c-4a12-97ef-c2bad86fdc1a"),
    ("MW1E33", "24b63480-3272-4f93-b576-48710d5bedaa"),
    ("MW1E34", "732f4d7f-0cf6-4393-9446-b9360c8f18e3"),
    ("MW1E35", "5f318366-9c85-4304-b7b1-3c60daf0edde"),
    ("MW1E36", "afd1e927-92a2-4525-a33f-50fec7c9b382"),
    ("MW1E37", "39d0a0a1-154d-4e33-9af0-937f0b98465c"),
    ("MW1E38", "f6a5cb45-a9ec-4e4a-858f-60a48d88b7ab"),
    ("MW1E39", "6c1dde62-0d1d-429a-ae53-af492e964f8d"),
    ("MW1E40", "b981c228-b1e5-4318-a7ec-444c647eed87"),
    ("MW1I01", "4229008c-e836-49a4-94a6-220d04851ebb"),
    ("MW1I02", "a1959fe8-780f-4720-a446-0c2f999e2df2"),
    ("MW1I03", "5d5025e2-8e1a-4694-9845-fd944cc37b92"),
    ("MW1I04", "78846d18-04ca-4fc8-b3e1-bc22003a92a8"),
    ("MW1I06", "2753eeea-2130-4399-ae88-f96ed1ccf776"),
    ("MW1I07", "87fb7a11-c77d-4503-a66c-659ddd6ad100"),
    ("MW1I08", "ffda5f70-74ef-40d8-9da5-f848c2447615"),
    ("MW1I09", "59b650aa-2e7c-42bb-b7b5-4c7a938b2b4b"),
    ("MW1I10", "965bddc4-b43e-4f90-bc05-8bd602d7c33d"),
    ("MW1I11", "90e866bf-64db-4199-ba5f-3364eecaf7ce"),
    ("MW1I12", "9455c697-f680-4d12-b5d6-72235c03f77c"),
    ("MW1I13", "f3c06b0f-69ac-40ba-8d78-632c5f89505c"),
    ("MW1I14", "5c2d7a57-f15c-44a9-9dc8-9393056d9e55"),
    ("MW1I15", "70840eb1-9d97-4eff-bba2-1b23ef72d9db"),
    ("MW1I16", "61d4135c-e151-4c04-b759-23b1eb12abee"),
    ("MW1I17", "96719b92-1dd5-4a7e-b7eb-574464feeca8"),
    ("MW1I18", "9100e9fa-f1b0-47de-95b2-52cd795e97ea"),
    ("MW1I19", "dc3cd8bd-9867-4dde-99a2-911d3ca69b67"),
    ("MW1I20", "59cd1ea8-72d8-4ce8-90f9-1513ef6940ae"),
    ("MW1I21", "d40a8aa6-93d7-434b-b855-94e960a3553f"),
    ("MW1I22", "f03a6893-230c-48e1-b611-2ad5cde7552e"),
    ("MW1I23", "4f78b672-2c43-4979-8a3b-0bb2e3e8e1a2"),
    ("MW1I24", "3aaab9ab-7dbf-4694-b3cb-fc7e4710bad3"),
    ("MW1I25", "daf6a859-cc1a-48a8-bbfb-79365761acee"),
    ("MW1I26", "d781b3a9-4c77-47c0-a899-0067fbafe856"),
    ("MW1I27", "be358e54-8996-43cb-8aad-6ed879bbdbb7"),
    ("MW1I28", "b969cb2f-6f0b-4d89-8839-511aab891c0d"),
    ("MW1I29", "b0624cd4-8802-4e9f-8e1d-869638c3b861"),
    ("MW1J01", "c202e960-7279-412a-b539-af007cc6d538"),
    ("MW1J02", "0d5dd26c-5ff4-4678-8ad4-8bcdf4107085"),
    ("MW1J03", "a239d7aa-4e81-4a4e-b447-cc3202bb5bad"),
    ("MW1J04", "7e359ecb-7ce3-46f0-a516-de5a5f589733"),
    ("MW1J06", "b684d6b9-0bc0-4735-998b-026a82ce7e4b"),
    ("MW1J07", "ee196806-7dc0-4de8-af56-50b3b76c2206"),
    ("MW1J08", "804e971e-0b45-4198-bf12-ff71c7d43b05"),
    ("MW1J09", "177abb85-6437-4e91-8ebb-7df1c9103c06"),
    ("MW1J10", "a6a69bf2-56a1-4f73-b62e-d1423983eddf"),
    ("MW1J11", "c175d5b3-b5b7-4e1b-896a-cd9bef3c790c"),
    ("MW1J12", "9efdd1ac-d30c-4773-9ccd-f916470f4861"),
    ("MW1J13", "782de4d1-61aa-4efa-baf1-99df5688704e"),
    ("MW1J14", "cfbeb5ae-3c91-4b05-94e2-bbde8bec21f9"),
    ("MW1J15", "358a2b4f-f579-45f3-813f-b2790eab468b"),
    ("MW1J16", "26208d5a-4b15-41ee-880c-2dcf896ac45c"),
    ("MW1J17", "6a65ca7e-df13-4c27-90cb-44d4c86b2610"),
    ("MW1J18", "884ef60a-b2a2-4dc3-89a2-6134541724f3"),
    ("MW1J19", "d6f98712-aa0d-45b5-950e-7f9b991f5684"),
    ("MW1J20", "9dfe00eb-4795-4583-b272-b7b31ddb0f7c"),
    ("MW1J21", "20ee0189-9f93-4000-93f0-b236bbc20c67"),
    ("MW1J22", "2380dfaa-3339-4fd9-b927-91aa7a30019d"),
    ("MW1J23", "93627f10-0699-4aa9-a18a-3fe06fd1b7b1"),
    ("MW1J24", "0e4eed2a-34a6-4b4f-9fb2-23aabb2e958c"),
    ("MW1Q01", "d927a1b6-06f0-4abc-b072-d2ea692c408c"),
    ("MW1Q02", "12b4584c-1338-4155-8a7f-6ba27ced88ba"),
    ("MW1Q03", "5d82d063-51bc-491f-a9eb-a72a6722d509"),
    ("MW1Q04", "0c8d6e31-5e59-454c-a7e0-0d3118f0cead"),
    ("MW1Q05", "fc42efdc-0a85-4a45-a273-f5e403f1489c"),
    ("MW1Q06", "66582dca-63bc-4b49-bbcd-add00a57cf11"),
    ("MW1Q07", "dda72c4a-8f33-42cf-9eed-bd52fb91af22"),
    ("MW1Q08", "469d4201-ec88-4f13-a8dc-f11b48e3df4b"),
    ("MW1Q09", "d2d9ee17-377b-453f-9772-e996076cece4"),
    ("MW1Q10", "42f6de77-bab3-4be7-a0e1-567957dc37ba"),
    ("MW1Q11", "1257b363-d905-4ebe-94c8-cd220565b28c"),
    ("MW1Q12", "ad9461c7-8594-44f6-9616-2bba7edbbd44"),
    ("MW1Q13", "86e3fd4a-e52d-4ccd-9b33-333a13126ac8"),
    ("MW1Q14", "5d2f72e1-7aaf-4931-b0e0-f11cce928313"),
    ("MW1Q15", "5a07689a-9edc-4366-9d70-6eecf5f4447d"),
    ("MW1Q16", "a6a267f1-a2ec-4264-aaff-85b40c0a68dd"),
    ("MW1Q17", "d2b981a2-18c0-450a-b4cf-4d1c3d412e63"),
    ("MW1Q18", "fabfda9b-1168-4b3b-9f2b-c5ead9215b81"),
    ("MW1Q19", "86d43008-5faf-4eaf-a66a-cdd985f45d5f"),
    ("MW1Q21", "83181c0c-46a8-40f3-9451-c7b28ca8783f"),
    ("MW1Q22", "b28a0c37-8690-4bb4-826a-131cd9f12294"),
    ("MW1Q23", "983a31d2-4e37-441d-a39e-3088f9b3d84c"),
    ("MW1Q24", "aa404428-c691-4c46-b11c-824158dfcf4d"),
    ("MW1Q25", "7900f68c-f781-48d1-9c96-74973d16530c"),
    ("MW1Q27", "35592eff-8121-45e0-9c1f-a52bf24469ae"),
    ("MW1Q28", "91180ca9-e88e-4355-854a-49e78e2b4ec6"),
    ("MW1Q29", "d78f4233-edf8-4535-b3db-37ba3a69d0ab"),
    ("MW1Q30", "e3375aac-6b2d-45b8-93a9-c8d0b316ee94"),
    ("MW1Q31", "4376c705-deea-45cd-9dc2-70d5bc1483a8"),
    ("MW1Q32", "b37baf19-da0b-40f6-8cb3-cf8205bfb04e"),
    ("MW1Q33", "9394929c-4773-4aa2-bd02-2a930cfa07a0"),
    ("MW1W01", "ca4dc7c2-6172-46fe-9a2d-a22a66214615"),
    ("MW1W02", "b318bb77-75c5-4e7a-9347-dbdcbde55f33"),
    ("MW1W03", "4223e20b-75b1-4f21-938e-a4a8acf06195"),
    ("MW1W04", "6444b6f4-ae19-45b7-8855-a1dd96ba6bab"),
];
