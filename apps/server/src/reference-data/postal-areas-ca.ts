/**
 * The locations of postal codes in Canada, by the first two or three characters of a postal code. Format: province,
 * then for each area the prefix of its codes, latitude and longitude of its center to the nearest 0.01, and its main
 * place. Computed from the tables of the npm package zipcodes 8.0.0 (BSD licence, Copyright (c) 2007 Dav Glass).
 * Written into the database when the service starts; corrections are made here.
 */
export const canadianAreas = `AB: T0A 53.92 -111.06 St. Paul; T0B 53.06 -112.31 Tofield; T0C 51.96 -110.08 Stettler; T0E 53.85 -114.44 Jasper; T0G 54.27 -115.38 Alberta; T0H 56.66 -117.29 High Level
AB: T0J 49.84 -110.78 Drumheller; T0K 49.73 -112.62 Cardston; T0L 49.87 -113.51 Alberta; T0M 52.03 -113.96 Alberta; T0P 58.76 -111.09 Fort Chipewyan
AB: T0V 59.87 -111.63 Alberta; T1A 50.04 -110.66 Medicine Hat; T1B 50.02 -110.65 Medicine Hat; T1C 50.06 -110.68 Medicine Hat; T1G 49.78 -112.16 Taber
AB: T1H 49.71 -112.82 Lethbridge; T1J 49.69 -112.83 Lethbridge; T1K 49.68 -112.8 Lethbridge; T1L 51.18 -115.57 Banff; T1M 49.73 -112.61 Coaldale; T1P 51.05 -113.4 Strathmore
AB: T1R 50.57 -111.89 Brooks; T1S 50.71 -113.96 Okotoks; T1V 50.58 -113.87 High River; T1W 51.09 -115.34 Canmore; T1X 51.05 -113.82 Chestermere; T1Y 51.08 -114 Calgary
AB: T2 51.03 -114.07 Calgary; T3 51.1 -114.13 Calgary; T4A 51.27 -113.99 Airdrie; T4B 51.28 -114.02 Airdrie; T4C 51.19 -114.48 Cochrane; T4E 52.29 -113.7 Alberta
AB: T4G 52.03 -113.95 Innisfail; T4H 51.8 -114.09 Olds; T4J 52.66 -113.58 Ponoka; T4L 52.36 -114.37 Lacombe; T4N 52.26 -113.82 Red Deer; T4P 52.29 -113.84 Red Deer
AB: T4R 52.25 -113.79 Red Deer; T4S 52.31 -114.09 Sylvan Lake; T4T 52.38 -114.93 Rocky Mountain House; T4V 53.02 -112.81 Camrose; T4X 53.36 -113.41 Beaumont
AB: T5 53.57 -113.5 Edmonton; T6 53.5 -113.48 Edmonton; T7A 53.22 -114.99 Drayton Valley; T7E 53.59 -116.41 Edson; T7N 54.11 -114.39 Barrhead; T7P 54.17 -113.85 Alberta
AB: T7S 54.14 -115.69 Whitecourt; T7V 53.4 -117.56 Hinton; T7X 53.55 -113.9 Spruce Grove; T7Y 53.45 -113.71 Spruce Grove; T7Z 53.52 -114.01 Stony Plain
AB: T8A 53.52 -113.32 Sherwood Park; T8B 53.45 -113.27 Sherwood Park Outer; T8C 53.42 -113.15 Sherwood Park Inner; T8E 53.45 -113.05 Sherwood Park
AB: T8G 53.47 -112.95 Sherwood Park; T8H 53.55 -113.26 Sherwood Park; T8L 53.69 -113.23 Alberta; T8N 53.62 -113.64 St. Albert; T8R 53.79 -113.65 Morinville
AB: T8S 56.25 -117.28 Peace River; T8V 55.17 -118.8 Grande Prairie; T8W 55.14 -118.77 Grande Prairie; T8X 55.17 -118.76 Grande Prairie; T9A 52.97 -113.36 Wetaskiwin
AB: T9C 53.49 -112.06 Vegreville; T9E 53.25 -113.54 Leduc; T9G 53.36 -113.73 Devon; T9H 56.7 -111.34 Fort Mcmurray Outer; T9J 56.71 -111.37 Fort Mcmurray Inner
AB: T9K 56.73 -111.44 Fort Mcmurray; T9M 54.41 -110.22 Cold Lake; T9N 54.27 -110.73 Bonnyville; T9S 54.71 -113.29 Athabasca; T9V 53.28 -110.02 Lloydminster
AB: T9W 52.84 -110.87 Wainwright; T9X 53.35 -110.85 Vermilion
BC: V0A 50.54 -116 Golden; V0B 49.45 -116.76 Fernie; V0C 56.25 -120.85 Fort Nelson; V0E 50.96 -119.16 British Columbia; V0G 49.73 -116.91 Rossland
BC: V0H 49.24 -119.01 British Columbia; V0J 55.2 -129.08 British Columbia; V0K 50.74 -121.27 British Columbia; V0L 52.4 -124.02 British Columbia; V0M 49.23 -121.77 Agassiz
BC: V0P 50.9 -124.86 Gold River; V0R 49.28 -126.06 Chemainus; V0S 48.58 -123.46 Sooke; V0T 54.8 -130.08 British Columbia; V0V 53.42 -129.26 British Columbia
BC: V0W 59.48 -133.63 Atlin; V0X 49.05 -122.48 British Columbia; V1A 49.66 -115.97 Kimberley; V1B 50.22 -119.27 Vernon; V1C 49.51 -115.77 Cranbrook
BC: V1E 50.69 -119.29 Salmon Arm; V1G 55.77 -120.25 Dawson Creek; V1H 50.26 -119.3 Vernon; V1J 56.23 -120.83 Fort St. John; V1K 50.11 -120.78 Merritt; V1L 49.48 -117.3 Nelson
BC: V1M 49.16 -122.66 Langley Township; V1N 49.33 -117.66 Castlegar; V1P 49.88 -119.36 Kelowna; V1R 49.11 -117.72 Trail; V1S 50.66 -120.38 Kamloops; V1T 50.25 -119.28 Vernon
BC: V1V 49.93 -119.47 Kelowna; V1W 49.84 -119.49 Kelowna; V1X 49.88 -119.4 Kelowna; V1Y 49.88 -119.5 Kelowna; V1Z 49.88 -119.54 Kelowna; V2A 49.5 -119.59 Penticton
BC: V2B 50.69 -120.36 Kamloops; V2C 50.68 -120.34 Kamloops; V2E 50.66 -120.38 Kamloops; V2G 52.13 -122.13 Williams Lake; V2H 50.69 -120.05 Kamloops
BC: V2J 52.97 -122.51 British Columbia; V2K 53.93 -122.78 Prince George; V2L 53.91 -122.73 Prince George; V2M 53.93 -122.79 Prince George; V2N 53.91 -122.78 Prince George
BC: V2P 49.16 -121.95 Chilliwack; V2R 49.14 -121.96 Chilliwack; V2S 49.03 -122.3 Abbotsford; V2T 49.04 -122.33 Abbotsford; V2V 49.13 -122.34 Mission
BC: V2W 49.22 -122.5 Maple Ridge; V2X 49.2 -122.66 Maple Ridge; V2Y 49.12 -122.67 Langley Township; V2Z 49.05 -122.67 Langley Township; V3 49.21 -122.82 Surrey
BC: V4A 49.02 -122.77 Surrey; V4B 49.03 -122.84 White Rock; V4C 49.13 -122.91 Delta; V4E 49.05 -122.96 Delta; V4G 49.14 -123.01 Delta; V4K 49.08 -123.09 Delta
BC: V4L 49 -123.04 Delta; V4M 49 -123.07 Delta; V4N 49.16 -122.77 Surrey; V4P 49.05 -122.8 Surrey; V4R 49.22 -122.5 Maple Ridge; V4S 49.16 -122.31 Mission
BC: V4T 49.84 -119.67 British Columbia; V4V 50.07 -119.44 Winfield; V4W 49.13 -122.54 Langley Township; V4X 49 -122.44 Abbotsford; V4Z 49.15 -121.94 Chilliwack
BC: V5 49.27 -123.06 Burnaby; V6 49.27 -123.13 Vancouver; V7 49.3 -123.1 North Vancouver; V8 48.5 -123.37 Victoria; V9A 48.45 -123.38 Esquimalt; V9B 48.45 -123.44 Highlands
BC: V9C 48.45 -123.46 Metchosin; V9E 48.46 -123.45 Saanich; V9G 50.09 -125.34 Ladysmith; V9H 49.92 -125.19 Campbell River; V9J 49.87 -125.13 British Columbia
BC: V9K 49.35 -124.41 British Columbia; V9L 48.78 -123.71 Duncan; V9M 49.67 -124.95 Comox; V9N 49.69 -125.02 Courtenay; V9P 49.32 -124.32 Parksville
BC: V9R 49.14 -123.95 Nanaimo; V9S 49.17 -123.94 Nanaimo; V9T 49.21 -123.98 Nanaimo; V9V 49.25 -124.05 Nanaimo; V9W 50.01 -125.23 Campbell River; V9X 49.12 -123.93 Cedar
BC: V9Y 49.22 -124.81 Port Alberni
MB: R0A 49.06 -96.11 Lorette; R0B 55.82 -98.83 Norway House; R0C 50.7 -97.15 Manitoba; R0E 50.43 -95.34 Beausejour; R0G 49.07 -98.76 Manitoba; R0H 49.72 -99 Manitoba
MB: R0J 50.78 -99.55 Manitoba; R0K 49.07 -99.53 Killarney; R0L 52.42 -100.96 Swan River; R0M 50.02 -101.36 Virden; R1A 50.15 -96.88 Selkirk; R1B 50.1 -96.93 Lockport
MB: R1N 49.97 -98.31 Portage La Prairie; R2 49.92 -97.1 Winnipeg; R3 49.87 -97.16 Winnipeg; R4 49.89 -97.38 Cartier; R5 49.67 -96.69 St. Adolphe; R6 49.19 -97.94 Morden
MB: R7 49.87 -99.97 Brandon; R8A 54.76 -101.87 Flin Flon; R8N 55.74 -97.88 Thompson; R9 53.82 -101.24 The Pas
NB: E1 46.11 -64.84 Moncton; E2 45.29 -66.01 Saint John; E3A 45.98 -66.69 Fredericton; E3B 45.95 -66.67 New Brunswick; E3E 45.81 -66.93 Kingsclear
NB: E3L 45.17 -67.29 St. Stephen; E3N 48.01 -66.67 Campbellton; E3V 47.36 -68.32 Edmundston; E3Y 47.05 -67.74 Grand Falls; E3Z 47.05 -67.75 Grand Falls
NB: E4A 46.17 -65.87 Bathurst; E4B 45.94 -66.09 Minto; E4C 45.81 -65.97 Youngs Cove; E4E 45.72 -65.51 Sussex; E4G 45.91 -65.53 Smiths Creek; E4H 45.91 -64.82 Hillsborough
NB: E4J 45.98 -64.99 Salisbury; E4K 46.05 -64.62 Dorchester; E4L 45.89 -64.37 Sackville; E4M 46.1 -63.91 Bayfield; E4N 46.23 -64.26 New Brunswick; E4P 46.22 -64.51 Shediac
NB: E4R 46.23 -64.78 Cocagne; E4S 46.42 -64.92 Bouctouche; E4T 46.3 -64.96 Bass River; E4V 46.31 -64.59 Saint-Antoine; E4W 46.65 -64.88 Richibucto
NB: E4X 46.74 -64.97 St-Louis-De-Kent; E4Y 46.73 -65.45 Rogersville; E4Z 45.75 -65.05 Petitcodiac; E5A 45.24 -66.99 Moores Mills; E5B 45.07 -67.04 St. Andrews
NB: E5C 45.24 -66.99 St. George; E5E 44.89 -66.95 Campobello Island; E5G 44.66 -66.86 Grand Manan Island; E5H 45.08 -66.77 Pennfield; E5J 45.21 -66.35 Lepreau
NB: E5K 45.33 -66.21 New Brunswick; E5L 45.53 -66.51 Fredericton Junction; E5M 45.63 -66.18 Gagetown; E5N 45.53 -65.82 Hampton; E5P 45.85 -65.79 Apohaqui
NB: E5R 45.38 -65.63 St. Martins; E5S 45.36 -66.09 Kingston; E5T 45.68 -65.88 Norton; E5V 45.05 -66.96 Deer Island; E6A 46.28 -66.74 Boiestown; E6B 46.23 -66.67 Stanley
NB: E6C 45.95 -66.67 Durham Bridge; E6E 46.13 -67.2 Millville; E6G 45.99 -67.24 Nackawic; E6H 45.72 -67.65 Canterbury; E6J 45.59 -67.3 Mcadam; E6K 45.7 -66.96 Harvey
NB: E6L 46.12 -66.95 Burtts Corner; E7A 47.25 -68.72 Baker Brook; E7B 47.48 -68.42 Saint-Jacques; E7C 47.35 -68.22 Saint-Basile; E7E 47.17 -67.92 Saint-Leonard
NB: E7G 46.91 -67.4 Plaster Rock; E7H 46.73 -67.71 Perth-Andover; E7J 46.51 -67.59 Bath; E7K 46.43 -67.71 Centreville; E7L 46.44 -67.63 Florenceville
NB: E7M 46.14 -67.58 Woodstock; E7N 46.01 -67.72 Debec; E7P 46.37 -67.44 Hartland; E8A 47.5 -67.39 New Brunswick; E8B 47.65 -67.34 Kedgwick; E8C 48.05 -66.4 Dalhousie
NB: E8E 47.99 -66.51 Balmoral; E8G 47.87 -65.91 Belledune; E8J 47.76 -65.83 Petit-Rocher; E8K 47.67 -65.68 Beresford; E8L 47.59 -65.1 Allardville
NB: E8M 47.8 -65.19 Saint-Isidore; E8N 47.82 -65.09 Grande-Anse; E8P 47.67 -64.95 Inkerman; E8R 47.74 -64.72 Paquetville; E8S 47.75 -64.71 Shippagan
NB: E8T 47.79 -64.65 New Brunswick; E9A 46.74 -65.85 Baie-Sainte-Anne; E9B 46.78 -65.86 Blackville; E9C 46.45 -66.26 Doaktown; E9E 46.98 -65.67 Red Bank
NB: E9G 47.23 -65.14 Neguac; E9H 47.33 -65.01 Brantville
NL: A0A 47.01 -52.96 Newfoundland and Labrador; A0B 47.76 -53.98 Newfoundland and Labrador; A0C 48.35 -53.96 Newfoundland and Labrador
NL: A0E 47.36 -54.9 Newfoundland and Labrador; A0G 49.45 -54.1 Lewisporte; A0H 49.13 -56.08 Bishops Falls; A0J 49.6 -55.67 Springdale
NL: A0K 51.23 -56.8 Newfoundland and Labrador; A0L 48.99 -58.1 Lark Harbour; A0M 48.18 -58.86 Newfoundland and Labrador; A0N 48.61 -58.87 St. George's
NL: A0P 55.89 -60.88 Happy Valley-Goose Bay; A0R 53.53 -64.01 Newfoundland and Labrador; A1 47.55 -52.79 St. John's; A2A 48.92 -55.65 Grand Falls; A2B 48.95 -55.67 Windsor
NL: A2H 48.97 -57.92 Corner Brook; A2N 48.57 -58.6 Stephenville; A2V 52.93 -66.91 Newfoundland and Labrador; A5 48.17 -53.96 Clarenville; A8 49.18 -57.41 Deer Lake
NS: B0C 46.28 -60.28 Nova Scotia; B0E 45.51 -60.97 Baddeck; B0H 45.61 -61.7 Havre Boucher; B0J 45.15 -61.81 Lunenburg; B0K 45.58 -62.2 Nova Scotia
NS: B0L 45.58 -64.66 Nova Scotia; B0M 45.33 -64.76 Springhill; B0N 44.88 -63.73 Nova Scotia; B0P 45.02 -64.89 Nova Scotia; B0R 44.74 -65.51 Nova Scotia
NS: B0S 44.65 -65.55 Nova Scotia; B0T 43.7 -65.11 Nova Scotia; B0V 44.03 -65.94 Digby Neck; B0W 43.82 -65.95 Nova Scotia; B1 46.17 -60.19 Sydney; B2A 46.24 -60.1 Nova Scotia
NS: B2C 45.62 -62 Iona; B2E 45.63 -62 Loch Lomond; B2G 45.62 -62 Antigonish; B2H 45.59 -62.66 New Glasgow; B2J 45.37 -63.3 Fourchu; B2N 45.35 -63.3 Truro
NS: B2R 44.74 -63.51 Waverley; B2S 44.98 -63.42 Lantz; B2T 44.85 -63.6 Enfield; B2V 44.67 -63.5 Dartmouth Morris Lake; B2W 44.64 -63.54 Dartmouth; B2X 44.68 -63.54 Dartmouth
NS: B2Y 44.73 -63.65 Dartmouth; B2Z 44.71 -63.48 Dartmouth; B3 44.64 -63.59 Halifax; B4A 44.71 -63.67 Bedford; B4B 44.72 -63.69 Bedford; B4C 44.78 -63.69 Lower Sackville
NS: B4E 44.78 -63.69 Lower Sackville; B4G 44.81 -63.67 Lower Sackville; B4H 45.84 -64.22 Amherst; B4N 45.09 -64.5 Kentville; B4P 45.09 -64.36 Wolfville
NS: B4R 44.37 -64.52 Coldbrook; B4V 44.37 -64.51 Bridgewater; B5 43.82 -66.12 Yarmouth; B9 45.61 -61.35 Port Hawkesbury
NT: X0E 62.4 -110.74 Inuvik; X0G 60.25 -123.41 Fort Liard; X1 62.47 -114.34 Yellowknife
NU: X0A 70.46 -68.48 Iqaluit; X0B 67.7 -107.91 Cambridge Bay; X0C 62.22 -92.59 Nunavut
ON: K0A 45.2 -76.15 Almonte; K0B 45.41 -74.91 Prescott; K0E 44.65 -75.77 Ontario; K0G 45.01 -75.65 Ontario; K0J 45.4 -78.08 Ontario; K0L 44.83 -77.93 Ontario
ON: K0M 44.44 -78.68 Ontario; K1 45.42 -75.65 Ottawa; K2 45.33 -75.79 Ottawa; K4 45.43 -75.43 Cumberland; K6A 45.61 -74.61 Hawkesbury; K6H 45.02 -74.71 Cornwall
ON: K6J 45.01 -74.73 Cornwall; K6K 45.06 -74.75 Cornwall; K6T 44.62 -75.69 Elizabethtown; K6V 44.59 -75.68 Brockville; K7A 44.9 -76.02 Smiths Falls
ON: K7C 45.14 -76.13 Carleton Place; K7G 44.33 -76.15 Gananoque; K7H 44.9 -76.25 Perth; K7K 44.23 -76.48 Kingston; K7L 44.23 -76.48 Kingston; K7M 44.23 -76.51 Kingston
ON: K7N 44.23 -76.63 Kingston; K7P 44.25 -76.58 Kingston; K7R 44.25 -76.94 Napanee; K7S 45.42 -76.36 Arnprior; K7V 45.48 -76.67 Renfrew; K8A 45.82 -77.12 Pembroke
ON: K8B 45.82 -77.11 Pembroke; K8H 45.92 -77.28 Petawawa; K8N 44.16 -77.37 Belleville; K8P 44.16 -77.38 Belleville; K8R 44.13 -77.45 Belleville; K8V 44.11 -77.56 Belleville
ON: K9 44.3 -78.31 Peterborough; L0A 44.18 -78.56 Ontario; L0B 44.03 -79 Orono; L0C 44.04 -79.2 Sunderland; L0E 44.24 -79.36 Sutton; L0G 44.16 -79.87 Ontario
ON: L0H 43.93 -79.12 Gormley; L0J 43.78 -79.5 Kleinburg; L0K 44.61 -79.63 Coldwater; L0L 44.15 -79.87 Oro; L0M 44.15 -79.87 Angus; L0N 43.86 -80.07 Ontario
ON: L0P 43.79 -79.68 Campbellville; L0R 43.17 -80.07 Ontario; L0S 43.08 -79.2 Fonthill; L1 43.9 -78.93 Oshawa; L2 43.13 -79.2 St. Catharines; L3B 42.99 -79.22 Welland
ON: L3C 43 -79.25 Welland; L3K 42.88 -79.24 Port Colborne; L3M 43.2 -79.63 Grimsby; L3P 43.86 -79.33 Markham; L3R 43.86 -79.36 Markham; L3S 43.83 -79.28 Markham
ON: L3T 43.8 -79.42 Markham; L3V 44.6 -79.41 Orillia; L3X 44.05 -79.49 Markham; L3Y 44.04 -79.45 Markham; L3Z 44.12 -79.57 Bradford; L4 43.84 -79.57 Vaughan
ON: L5 43.57 -79.64 Mississauga; L6 43.71 -79.71 Brampton; L7 43.36 -79.8 Burlington; L8 43.24 -79.85 Hamilton; L9A 43.24 -79.85 Hamilton; L9B 43.21 -79.89 Hamilton
ON: L9C 43.24 -79.88 Hamilton; L9G 43.22 -79.99 Ancaster; L9H 43.26 -79.95 Dundas; L9K 43.24 -79.94 Ancaster; L9L 44.09 -78.95 Port Perry; L9M 44.77 -79.94 Penetanguishene
ON: L9N 44.13 -79.48 Holland Landing; L9P 44.11 -79.14 Uxbridge; L9R 44.15 -79.87 Alliston; L9S 44.29 -79.67 Innisfil; L9T 43.5 -79.88 Milton; L9V 43.95 -80.11 Orangeville
ON: L9W 43.93 -80.11 Orangeville; L9Y 44.5 -80.22 Collingwood; L9Z 44.52 -80.02 Wasaga Beach; M1 43.76 -79.27 Toronto; M2 43.77 -79.38 Toronto; M3 43.74 -79.47 Toronto
ON: M4 43.68 -79.37 Toronto; M5 43.65 -79.38 Toronto; M6 43.67 -79.43 Toronto; M7 43.78 -79.25 Toronto; M8 43.62 -79.5 Toronto; M9 43.68 -79.54 Toronto
ON: N0A 42.95 -79.85 Ontario; N0B 43.77 -80.66 Wellington; N0C 44.3 -80.48 Dundalk; N0E 43.1 -80.56 Brant; N0G 43.86 -81.4 Huron; N0H 44.35 -80.91 Ontario
ON: N0J 43.22 -80.56 Oxford; N0K 43.58 -81.24 Perth; N0L 42.82 -81.64 Elgin; N0M 43.57 -81.7 Middlesex; N0N 42.8 -81.79 Lambton; N0P 42.53 -81.8 Kent; N0R 42.29 -82.71 Essex
ON: N1 43.52 -80.28 Guelph; N2 43.45 -80.48 Kitchener; N3A 43.42 -80.69 Baden; N3B 43.59 -80.57 Elmira; N3C 43.43 -80.31 Cambridge; N3E 43.42 -80.34 Cambridge
ON: N3H 43.41 -80.35 Cambridge; N3L 43.18 -80.37 Paris; N3P 43.19 -80.24 Brantford; N3R 43.15 -80.28 Brantford; N3S 43.12 -80.24 Brantford; N3T 43.11 -80.28 Brantford
ON: N3V 43.17 -80.29 Brantford; N3W 43.08 -79.96 Caledonia; N3Y 42.81 -80.31 Simcoe; N4B 42.82 -80.48 Delhi; N4G 42.88 -80.75 Tillsonburg; N4K 44.55 -80.94 Owen Sound
ON: N4L 44.61 -80.59 Meaford; N4N 44.14 -81.02 Hanover; N4S 43.13 -80.77 Woodstock; N4T 43.15 -80.73 Woodstock; N4V 43.11 -80.74 Woodstock; N4W 43.73 -80.95 Listowel
ON: N4X 43.26 -81.15 St. Mary's; N4Z 43.36 -81 Stratford; N5 42.98 -81.19 London; N6 42.98 -81.26 London; N7A 43.73 -81.71 Goderich; N7G 42.96 -81.61 Strathroy
ON: N7L 42.4 -82.19 Chatham; N7M 42.4 -82.2 Chatham; N7S 42.96 -82.37 Sarnia; N7T 42.97 -82.41 Sarnia; N7V 42.99 -82.4 Sarnia; N7W 42.98 -82.32 Sarnia
ON: N7X 43.01 -82.34 Sarnia; N8 42.32 -82.93 Windsor; N9 42.26 -83.04 Windsor; P0A 45.41 -79.67 Nipissing; P0B 45.11 -79.16 Nipissing; P0C 44.85 -79.8 Parry Sound Mid-Shore
ON: P0E 44.89 -79.74 Kilworthy; P0G 45.9 -80.58 Nobel; P0H 45.87 -79.88 Nipissing; P0J 47.68 -79.54 Timiskaming; P0K 48.13 -80.08 Timiskaming; P0L 52.92 -82.42 Hearst
ON: P0N 48.45 -80.82 Ontario; P0P 46.02 -82.25 Manitoulin; P0R 46.18 -82.82 Algoma; P0S 46.96 -84.5 Wawa; P0T 50.14 -89.06 Marathon; P0V 50.24 -90.2 Red Lake
ON: P0W 48.78 -93.96 Emo; P0X 49.7 -94.86 Keewatin; P0Y 49.79 -95.12 Ingolf; P1A 46.3 -79.46 Ontario; P1B 46.31 -79.46 Ontario; P1C 46.34 -79.45 Ontario
ON: P1H 45.33 -79.22 Huntsville; P1L 45.06 -79.34 Bracebridge; P1P 44.95 -79.35 Gravenhurst; P2A 45.34 -80.04 Parry Sound; P2B 46.37 -79.92 Sturgeon Falls
ON: P2N 48.15 -80.03 Kirkland Lake; P3 46.49 -81.01 Sudbury; P4 48.48 -81.35 Timmins; P5A 46.37 -82.67 Elliot Lake; P5E 46.26 -81.77 Espanola; P5N 49.41 -82.42 Kapuskasing
ON: P6 46.52 -84.34 Sault Ste. Marie; P7 48.4 -89.27 Thunder Bay; P8N 49.79 -92.84 Dryden; P8T 50.09 -91.91 Sioux Lookout; P9A 48.61 -93.39 Fort Frances
ON: P9N 49.77 -94.48 Kenora
PE: C0A 46.17 -62.65 Montague; C0B 46.32 -63.56 Prince Edward Island; C1 46.26 -63.12 Charlottetown
QC: G0A 46.85 -72.03 Capitale-Nationale; G0B 47.4 -61.77 Cap-Aux-Meules; G0C 48.15 -65.71 Quebec; G0E 48.93 -64.34 Quebec; G0G 50.12 -62.41 Quebec; G0H 49.16 -68.33 Quebec
QC: G0J 49.02 -66.82 Quebec; G0K 48.35 -68.39 Quebec; G0L 47.68 -68.87 Quebec; G0M 46.21 -70.83 Quebec; G0N 46.07 -71.44 Quebec; G0P 45.86 -71.65 Quebec
QC: G0R 46.91 -70.75 Quebec; G0S 46.26 -70.79 Quebec; G0T 47.65 -70.41 Quebec; G0V 48.34 -70.99 Quebec; G0W 48.89 -72.44 Quebec; G0X 46.7 -72.64 Quebec
QC: G0Y 45.65 -71.04 Quebec; G0Z 46.15 -72.13 Quebec; G1 46.82 -71.25 Quebec City; G2 46.86 -71.34 Quebec City; G3A 46.75 -71.37 Quebec; G3E 46.88 -71.32 Quebec
QC: G3G 46.94 -71.41 Lac-Saint-Charles; G3H 46.76 -71.7 Pont-Rouge; G3J 46.86 -71.42 Quebec; G3K 46.84 -71.4 Quebec; G3L 46.89 -71.83 Saint-Raymond
QC: G3M 46.67 -71.74 Donnacona; G3Z 47.45 -70.52 Baie-Saint-Paul; G4A 47.7 -70.22 Clermont; G4R 50.22 -66.36 Quebec; G4S 50.23 -66.39 Quebec; G4T 47.54 -61.54 Quebec
QC: G4V 49.13 -66.49 Quebec; G4W 48.85 -67.52 Matane; G4X 48.83 -64.48 Quebec; G4Z 49.24 -68.14 Baie-Comeau; G5A 47.63 -70.1 La Malbaie; G5B 50.04 -66.87 Port-Cartier
QC: G5C 49.2 -68.3 Baie-Comeau; G5H 48.59 -68.19 Mont-Joli; G5J 48.46 -67.43 Amqui; G5L 48.45 -68.52 Rimouski; G5M 48.45 -68.5 Rimouski; G5N 48.43 -68.51 Rimouski
QC: G5R 47.86 -69.54 Quebec; G5T 47.55 -68.64 Degelis; G5V 47 -70.56 Montmagny; G5X 46.21 -70.78 Beauceville; G5Y 46.13 -70.66 Saint-Georges; G5Z 46.12 -70.65 Saint-Georges
QC: G6A 46.14 -70.67 Saint-Georges; G6B 45.59 -70.92 Lac-Megantic; G6C 46.76 -71.12 Pintendre; G6E 46.47 -71.04 Sainte-Marie; G6G 46.11 -71.31 Lévis; G6H 46.07 -71.36 Lévis
QC: G6J 46.66 -71.31 Quebec; G6K 46.7 -71.28 Quebec; G6L 46.23 -71.78 Plessisville; G6P 46.06 -71.95 Victoriaville; G6R 46.04 -71.96 Victoriaville
QC: G6S 46.07 -71.93 Victoriaville; G6T 46.05 -71.95 Victoriaville; G6V 46.82 -71.18 Quebec; G6W 46.79 -71.19 Quebec; G6X 46.72 -71.28 Charny; G6Z 46.74 -71.21 Quebec
QC: G7 48.41 -71.2 Saguenay; G8A 48.42 -71.26 Quebec; G8B 48.55 -71.64 Alma; G8C 48.53 -71.64 Alma; G8E 48.56 -71.64 Alma; G8G 48.42 -71.87 Quebec
QC: G8H 48.5 -72.22 Trois-Rivières; G8J 48.58 -72.44 Trois-Rivières; G8K 48.66 -72.45 Trois-Rivières; G8L 48.87 -72.21 Quebec; G8M 48.89 -72.19 Albanel
QC: G8N 48.39 -71.68 Quebec; G8P 49.92 -74.36 Chibougamau; G8T 46.42 -72.6 Quebec; G8V 46.39 -72.49 Quebec; G8W 46.4 -72.58 Quebec; G8Y 46.37 -72.58 Quebec
QC: G8Z 46.36 -72.56 Quebec; G9 46.53 -72.73 Trois-Rivières; H0M 45.7 -73.5 Akwesasne; H1 45.59 -73.57 Montreal; H2 45.54 -73.61 Montreal
QC: H3 45.51 -73.62 Montreal; H4 45.5 -73.67 Montreal; H5 45.51 -73.56 Montreal; H7 45.59 -73.74 Laval; H8 45.46 -73.68 Montreal; H9 45.47 -73.86 Montreal
QC: J0A 45.7 -72 Quebec; J0B 45.24 -72.02 Estrie-Est; J0C 45.99 -72.32 Quebec; J0E 45.4 -72.88 Estrie-Ouest; J0G 46.07 -72.8 Bois-Francs-Nord
QC: J0H 45.61 -72.52 Bois-Francs-Sud; J0J 45.08 -73.03 Quebec; J0K 46.1 -73.26 Quebec; J0L 45.73 -73.28 Quebec; J0M 60.03 -70.01 Nunavik; J0N 45.72 -73.64 Quebec
QC: J0P 45.45 -74.1 Quebec; J0R 45.84 -74.14 Quebec; J0S 45.01 -74.17 Quebec; J0T 46.26 -74.77 Quebec; J0V 45.76 -74.46 Quebec; J0W 46.7 -75.44 Outaouais-Nord
QC: J0X 45.52 -76.44 Outaouais-Sud; J0Y 48.46 -78.19 Quebec; J0Z 47.48 -79.21 Quebec; J1 45.41 -71.93 Sherbrooke; J2A 45.85 -72.44 Drummondville
QC: J2B 45.88 -72.48 Drummondville; J2C 45.91 -72.48 Drummondville; J2E 45.9 -72.53 Drummondville; J2G 45.41 -72.71 Granby; J2H 45.4 -72.71 Granby; J2J 45.39 -72.78 Granby
QC: J2K 45.22 -72.76 Cowansville; J2L 45.32 -72.65 Bromont; J2N 45.29 -72.98 Farnham; J2R 45.65 -73.01 Saint-Hyacinthe; J2S 45.64 -72.97 Saint-Hyacinthe
QC: J2T 45.64 -72.92 Saint-Hyacinthe; J2W 45.4 -73.37 Saint-Luc; J2X 45.32 -73.23 Quebec; J2Y 45.32 -73.33 Quebec; J3A 45.33 -73.27 Quebec; J3B 45.32 -73.27 Quebec
QC: J3E 45.58 -73.34 Sainte-Julie; J3G 45.55 -73.23 Beloeil; J3H 45.54 -73.22 Beloeil; J3L 45.47 -73.29 Chambly; J3M 45.44 -73.17 Marieville; J3N 45.54 -73.27 Quebec
QC: J3P 46.05 -73.12 Sorel; J3R 46.05 -73.13 Sorel; J3T 46.23 -72.6 Nicolet; J3V 45.54 -73.36 Saint-Bruno; J3X 45.69 -73.43 Varennes; J3Y 45.48 -73.43 Saint-Hubert
QC: J3Z 45.47 -73.37 Saint-Hubert; J4 45.5 -73.49 Longueuil; J5A 45.38 -73.56 Saint-Constant; J5B 45.4 -73.54 Delson; J5J 45.82 -73.9 Saint-Sophie
QC: J5K 45.73 -74.13 Saint-Colomban; J5L 45.81 -74.11 Quebec; J5M 45.85 -73.76 Quebec; J5R 45.4 -73.53 La Prairie; J5T 45.91 -73.26 Lavaltrie; J5V 46.27 -72.94 Louiseville
QC: J5W 45.83 -73.42 L'assomption; J5X 45.85 -73.48 Quebec; J5Y 45.76 -73.43 Repentigny; J5Z 45.73 -73.49 Repentigny; J6A 45.71 -73.48 Repentigny; J6E 46.06 -73.43 Joliette
QC: J6J 45.39 -73.75 Quebec; J6K 45.36 -73.71 Quebec; J6N 45.36 -73.79 Beauharnois; J6R 45.31 -73.75 Mercier; J6S 45.28 -74.14 Quebec; J6T 45.26 -74.12 Quebec
QC: J6V 45.7 -73.53 Terrebonne; J6W 45.69 -73.63 Terrebonne; J6X 45.7 -73.66 Terrebonne; J6Y 45.7 -73.81 Terrebonne; J6Z 45.67 -73.75 Quebec; J7A 45.62 -73.8 Quebec
QC: J7B 45.65 -73.81 Quebec; J7C 45.65 -73.85 Quebec; J7E 45.63 -73.83 Quebec; J7G 45.6 -73.83 Quebec; J7H 45.62 -73.86 Quebec; J7J 45.66 -73.98 Mirabel
QC: J7K 45.76 -73.6 Mascouche Extremities; J7L 45.76 -73.63 Mascouche; J7M 45.79 -73.76 La Plaine; J7N 45.72 -74.03 Mirabel; J7P 45.56 -73.89 Saint-Eustache
QC: J7R 45.53 -73.89 Saint-Eustache; J7T 45.31 -74.06 Quebec; J7V 45.4 -74.03 Quebec; J7X 45.26 -74.21 Valleyfield; J7Y 45.81 -74.02 Quebec; J7Z 45.8 -74 Quebec
QC: J8 45.6 -75.44 Gatineau; J9A 45.42 -75.75 Hull; J9B 45.4 -75.83 Chelsea; J9E 46.37 -75.98 Maniwaki; J9H 45.4 -75.83 Aylmer; J9J 45.42 -75.77 Aylmer
QC: J9L 46.54 -75.5 Mont-Laurier; J9P 48.11 -77.78 Val-D'or; J9T 48.58 -78.1 Amos; J9V 47.33 -79.44 Ville-Marie; J9X 48.25 -79.03 Rouyn-Noranda; J9Y 48.81 -79.2 Rouyn-Noranda
QC: J9Z 48.81 -79.2 La Sarre
SK: S0A 51.82 -103.56 Melville; S0C 49.19 -104.44 Carlyle; S0E 53.13 -104.67 Melfort; S0G 51.37 -106 Saskatchewan; S0H 50.2 -105.85 Assiniboia; S0J 52.76 -107.47 La Ronge
SK: S0K 52.81 -105.36 Humboldt; S0L 51.23 -108.7 Kindersley; S0M 54.28 -109.24 Battleford; S0N 50.36 -108.51 Maple Creek; S0P 54.66 -102.08 Creighton
SK: S2 50.78 -104.93 Buena Vista; S3 51.2 -102.46 Yorkton; S4 50.44 -104.61 Regina; S6H 50.4 -105.53 Moose Jaw; S6J 50.42 -105.55 Moose Jaw; S6K 50.38 -105.58 Moose Jaw
SK: S6V 53.2 -105.75 Prince Albert; S6W 53.17 -105.76 Prince Albert; S6X 53.19 -105.71 Prince Albert; S7 52.13 -106.66 Saskatoon; S9A 52.78 -108.3 Saskatchewan
SK: S9H 50.29 -107.81 Swift Current; S9V 53.27 -110 Lloydminster; S9X 54.13 -108.43 Meadow Lake
YT: Y0A 60.17 -129.02 Watson Lake; Y0B 64.06 -139.44 Dawson City; Y1 60.72 -135.05 Whitehorse`;
