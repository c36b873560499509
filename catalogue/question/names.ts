import type { Phrasings } from '#domain/question/phrasings.ts'

/** People's own names for places, between commas → the name of the data, beside `OTHER_NAMES`. */
export const PLACE_WORDS: Readonly<Record<string, string>> = {
  'nigeria, naija, 9ja, national, nationwide, nationally, whole country, the country, federal, nigerian, national level, our country, niaja, country level, the nation, federation, national average, the national average, national mean, country average, average of the country, average for the country, nigerian average, average of nigeria, average for nigeria, national figure, average nigerian, countrywide, country wide':
    'Nigeria',
  'fct abuja, abuja fct, f c t, federal capital': 'FCT',
  'north central zone, nc, middle belt, northcentral nigeria': 'North-Central',
  'north east zone, ne, north eastern, northeastern, northeastern nigeria': 'North-East',
  'north west zone, nw, north western, northwestern, northwestern nigeria': 'North-West',
  'south east zone, se, south eastern, southeastern, southeastern nigeria': 'South-East',
  'south south zone, ss, niger delta zone, niger delta region': 'South-South',
  'south west zone, sw, south western, southwestern, southwestern nigeria': 'South-West',
  'a ibom, akwa ibom state': 'Akwa Ibom',
  'c river, cross rivers, x river': 'Cross River',
  'eko, lasgidi': 'Lagos',
  'kaduna state': 'Kaduna',
  plateu: 'Plateau',
  'river state': 'Rivers',
  'ph, portharcourt, port harcort, phc city': 'Port-Harcourt',
}

/** Wider areas, between commas → the places that make them up. All of them are meant: there is no figure of the whole. */
export const AREA_WORDS: Readonly<Record<string, string>> = {
  'the north, northern nigeria, northern states, northern zones, northern part, northern region, north, northern, arewa, ariwa, ugwu awusa':
    'North-Central, North-East, North-West',
  'the south, southern nigeria, southern states, southern zones, southern part, southern region, south, southern, kudu, guusu, ndida':
    'South-East, South-South, South-West',
  // The nine states of its commission, of which three are in other zones.
  'niger delta': 'Abia, Akwa Ibom, Bayelsa, Cross River, Delta, Edo, Imo, Ondo, Rivers',
}

/** People's own names for sources → their name in the data, beside `OTHER_NAMES`. */
export const SOURCE_WORDS: Readonly<Record<string, string>> = {
  'demographic and health survey, demographic health survey, nigeria dhs, dhs survey, ndh survey': 'NDHS',
  'multiple indicator cluster survey, mics survey, multi indicator cluster survey, mix survey': 'MICS',
  'malaria indicator survey, mis, nigeria malaria indicator survey, nmis survey, malaria survey, indicator survey':
    'NMIS',
  'national nutrition and health survey, nutrition and health survey, smart survey': 'NNHS',
  'health management information system, hmis, dhis, routine health information, nhmis dhis': 'NHMIS-DHIS2',
  'wdi, world development indicators': 'World Bank',
  'gbd, global burden of disease, ihme gbd': 'IHME',
  'global health observatory': 'WHO-GHO',
  'who unicef estimates, who and unicef estimates, who and unicef estimate, who unicef estimate, who and unicef estimates of national immunization coverage, who unicef coverage estimates':
    'WUENIC',
  'un aids, unaids estimates': 'UNAIDS',
  'aids indicator and impact survey, naiis survey': 'NAIIS',
  'world population prospects, wpp, un population, un population division, united nations population, un wpp, un projection, un projections':
    'UNWPP',
  'population census, national census, 2006 census, census 2006, npc census, population commission': 'NPC',
  'un inter agency group, inter agency group for child mortality, un interagency group, igme estimates':
    'UN IGME',
  'nigeria centre for disease control, centre for disease control, ncdc reports, cdc nigeria': 'NCDC',
  'ndhs sae, small area estimates, small area, sae, ndhs small area': 'NDHS-SAE',
  'who tb, who tuberculosis, global tb report': 'WHO-TB',
  'sdg database, un sdg database, sustainable development goals database, unsdg': 'UN SDG',
  'facility list, facility registry, health facility registry, master facility list, hfr, grid3':
    'Facility census',
  'cod ps, codps, cod, ocha population': 'COD-PS',
  'international center for equity in health, international centre for equity in health': 'ICEH',
  'un desa, desa, un desa family planning, desa fp, un family planning': 'UN DESA-FP',
  'subnational hdi database, gdl shdi, shdi, shdi database': 'GDL-SHDI',
  'jrf admin, administrative coverage, admin coverage': 'JRF-Admin',
  'jrf official, official country estimate, country reported, country official, official country report, official country figure':
    'JRF-Official',
  'national immunization coverage survey, immunization coverage survey': 'NICS',
  'mmeig estimates, maternal mortality estimation inter agency group, maternal mortality estimation group':
    'MMEIG',
  'joint malnutrition estimates, jme estimates, joint un estimates, joint un estimate, joint child malnutrition estimates':
    'JME',
  'joint monitoring programme, joint monitoring program': 'JMP',
  'ghed, global health expenditure database': 'WHO-GHED',
  'world malaria report': 'WMR',
  'food and agriculture organization, food and agriculture organisation': 'FAO',
  'unesco, uis': 'UNESCO-UIS',
  'emdat, disaster database': 'EM-DAT',
  mcee: 'WHO-MCEE',
  'nmep, hbhi, malaria programme planning data, malaria program planning data, malaria programme data, malaria program data, high burden high impact':
    'NMEP-HBHI',
  'mpi survey, national mpi': 'NBS-MPI',
  nlss: 'NBS-NLSS',
  'nbs book, nbs women and men, women and men report, report on women and men, women and men in nigeria':
    'NBS-WM',
  'harmonised living standard survey, harmonized living standard survey, harmonised nigeria living standard survey':
    'HNLSS',
  'malaria atlas, map model, map estimate, map estimates, map project': 'MAP',
  'mini survey, new mini survey, mini dhs, mini ndhs, mini demographic and health survey': 'NmDHS',
  'igme states, subnational igme, igme subnational, un igme subnational, un igme subnational estimates, un igme states, un igme state estimates, igme state estimates, un state estimates, un estimates by state':
    'UN IGME-States',
  'ndhs small area estimates, ndhs small area, dhs small area estimates, small area estimates of the ndhs':
    'NDHS-SAE',
  'dhs surface, dhs surfaces, dhs modelled surface, dhs modelled surfaces': 'DHS-Surface',
  'mdg information system, mdg inventory, facility inventory, mdg facility inventory': 'MDG-IS',
  'oxford poverty initiative, oxford poverty, oxford poverty people': 'OPHI',
  'global health estimates, who ghe': 'WHO-EST',
  'idm, gates foundation, institute for disease modelling': 'IDM-RI',
  'ihme local burden, local burden of disease': 'IHME-LBD',
  'international labour organisation, international labor organization, ilostat': 'ILO',
  'monthly dhis2, monthly nhmis, dhis2 monthly, nhmis monthly, nhmis by month': 'NHMIS-DHIS2 (monthly)',
  'wellcome, wellcome trust': 'Wellcome',
  'unhcr, idmc': 'UNHCR-IDMC',
  'pip, poverty and inequality platform': 'WB-PIP',
  'food consumption and micronutrient survey, micronutrient survey': 'NFCMS',
  'ncd risc': 'NCD-RisC',
}

/** Names that are words of everyday language, unless they are written in capitals. */
export const ONLY_IN_CAPITALS =
  'abi, who, un, map, ne, se, ss, sw, nw, nc, art, mad, che, cod, sam, gam, song, nets, light, mis, ph, pip, cod, se, sp, pab, abr, lit, ado, ise, ido, isa, awe, ini, edu, men, act, do, don, gada, bade, dass, zing, toro, rano, roni, guri, gaya, ofu, esan'

/** More of people's own names for indicators, by code. */
export const INDICATOR_WORDS: Phrasings = {
  SBA: 'births assisted by skilled staff, births attended by skilled health personnel, women helped by a nurse doctor or midwife at birth, births attended by trained people, skilled births, deliveries with a skilled attendant, delivery with a doctor or nurse, births with a midwife, births attended by a doctor nurse or midwife, births with skilled help, women wey nurse help born, skilled attendance at delivery, birth attendants who are skilled, women attended by skilled provider at birth',
  ANC4: 'women with four or more antenatal visits, women who went for antenatal four times, pregnant women who attend antenatal clinic at least four times, at least four antenatal visits, anc 4 plus, antenatal clinic four times, antenatal visit 4 times, 4 antenatal visits, woman wey go antenatal four times, belle woman go clinic four times, belle women go clinic four times, belle woman wey go clinic four times, women wey get belle go clinic four times, pregnant women who go to clinic four times',
  ANC1: 'women with at least one antenatal visit, women who saw a skilled provider in pregnancy, antenatal at least once, pregnant women who attend antenatal at least once, anc once, anc at least once',
  IDELIV:
    'women who give birth in a health facility, babies born in a hospital, deliveries in hospital, births in health facilities, births in hospitals, births in a clinic, women who deliver in a facility, deliveries in health facilities, women wey born for hospital, give birth in a facility, birth in health centre, delivery in a health centre, delivered in a health centre',
  HDELIV:
    'women who give birth at home, babies born at home, deliveries at home, home births, women wey born for house, give birth at home, births outside a facility, born for house, delivers at home',
  U5MR: 'children who die before age five, children who die before their fifth birthday, children under five die, child dies before five, deaths before age five, die before five, die before fifth birthday, die before reaching five, dies before 5, die before 5 years, pikin wey die before five years, u5 deaths per 1000, death of children under 5, under fives who die',
  IMR: 'babies under one who die, infants who die before their first birthday, babies who die before age one, babies die before one, die before first birthday, infants die, die before age 1, die before 1 year, deaths of infants per 1000',
  NMR: 'babies who die in the first month, babies who die in the first 28 days, newborns who die, newborns die, newborn deaths per 1000, die in first month of life, die in first 28 days, babies die within 28 days, neonatal mortality rate',
  MMR: 'mothers who die giving birth, women die giving birth, maternal deaths per 100000, mothers die in childbirth per 100000, women die from pregnancy per 100000, mothers who die, dying in childbirth',
  STUNT:
    'pikin wey no tall reach, pikin wey no tall, no tall reach, no tall reach for age, children too short for their age, too short for age, children who are stunted, short children, stunting prevalence, stunted growth, children with stunted growth, stunted kids',
  WASTE: 'children too thin for their height, too thin for height, children who are wasted, thin for height',
  UNDERW:
    'children too light for their age, too light for age, children who weigh too little, low weight children',
  FIC: 'children who got all basic vaccines, children with all vaccines, got all their vaccines, received all vaccines, complete basic vaccination, fully immunised children, full basic immunization, fully immunized, fully vaccinated children, full immunization coverage, children who completed all vaccines, completed immunization, complete immunization, all vaccines, all the vaccines',
  ZERO: 'children who got no first dose of dpt, zero dose children, zero dose prevalence, no penta 1, no dpt 1, never got penta 1',
  NOVAC:
    'children who never got any vaccine, children with no vaccines, children who received no vaccine, never received any vaccine, no vaccines at all, never vaccinated children, children without vaccination, pikin wey never take any vaccine, never been vaccinated, not vaccinated at all, never immunized, no immunization at all, not immunized',
  MCV1: 'measles vaccine uptake, uptake of measles vaccine, get measles vaccine, got measles vaccine, measles vaccine coverage, children vaccinated against measles, measles vaccine coverage, measles vaccination coverage, measles immunisation coverage, vaccinated for measles, measles vaccinated children, measles vaccine level, got measles vaccine, vaccine against measles',
  BCG: 'bcg coverage, children vaccinated with bcg, got bcg',
  OPV3: 'polio vaccine third dose, third dose of polio vaccine, polio 3 coverage, three doses of polio vaccine',
  PENTA3:
    'third dose of penta, three doses of penta, dpt third dose, children with three doses of dpt, children who got three doses of penta, third pentavalent dose, penta 3 coverage, dpt 3 vaccination, penta 3 vaccination, penta 3 vaccination coverage, dpt penta 3 vaccination coverage, pentavalent third dose, dtp third dose, get penta 3',
  PENTA1: 'first dose of penta, dpt first dose, penta 1 coverage, first pentavalent dose, one dose of penta',
  HIVPREV:
    'adults with hiv, people living with hiv percent, how common is hiv, hiv common, hiv infection rate, share of adults with hiv, hiv prevalence among adults, hiv in adults, adult hiv prevalence, percentage of people with hiv',
  PLHIV:
    'how many people had hiv, how many people with hiv, how many nigerians have hiv, how many people live with hiv, how many people have hiv, people living with hiv, how many people living with hiv, number of people living with hiv, people who live with hiv, number living with hiv, number with hiv',
  ARTCOV:
    'people with hiv on treatment, hiv positive people on treatment, hiv positive people on drugs, hiv positive on treatment, people with hiv who get treatment, hiv patients on treatment, hiv treatment coverage, share of people with hiv on art',
  ITNHH:
    'households with a bed net, households with bed nets, households with a mosquito net, households with nets, households where an itn is owned, households that own a net, net ownership, households owning a net',
  GNIPC: 'gni per person, gni per capita, gross national income per capita',
  MOBW: 'women who own a mobile phone, mobile phone ownership among women, phone ownership among women, women mobile phone ownership, womens phone ownership, women owning a mobile phone, women with a mobile phone, women who own a phone, women who have a mobile phone',
  IMPWAT:
    'improved water source, improved water, improved drinking water, improved water sources, improved source of drinking water',
  HHMOB:
    'households with a mobile phone, mobile phone ownership, households owning a mobile phone, households that own a mobile phone',
  HHTV: 'households with a tv, households that own a tv, households with a television, television ownership, households owning a television, households that own a television',
  HHPC: 'households with a computer, computer ownership, households owning a computer, households that own a computer',
  TBTSR:
    'tb patients treated successfully, tb patients cured, tb treatment success rate, successfully treated tb patients, tb treatment success',
  PM25: 'air pollution pm2.5, pm2.5, pm2.5 level, fine particle pollution, particles in the air',
  ELECHH:
    'electricity access of households, household access to electricity, households with electricity access, electricity access households',
  INTERNET: 'internet penetration, internet use, people online, internet access of people',
  EDUGOV:
    'education budget share, education budget, share of the budget for education, government spending on education',
  GGHEGGE: 'health budget share, health budget, share of the budget for health',
  POV300:
    'poverty at 3 dollars a day, people living on less than 3 dollars a day, people below 3 dollars a day',
  TBINCN:
    'new tb cases, new cases of tb, number of new tb cases, new tuberculosis cases, people who fell ill with tb, how many people fell ill with tb',
  DEPOLD: 'old age dependency, old age dependency ratio, dependency of old people',
  DEPYG: 'young age dependency, child dependency, young age dependency ratio, dependency of children',
  ONART:
    'people treated for hiv, people on hiv treatment, number of people treated for hiv, people on art, people receiving art, how many people are on art',
  URBAN:
    'urbanisation, people living in towns, population living in towns, people living in cities, population living in cities, share of people in towns, people who live in towns, people who live in cities, urban population, population in urban areas',
  ALCOHOL:
    'alcohol consumption per head, alcohol per head, alcohol per capita, alcohol that people drink, how much alcohol do people drink, alcohol drunk per person, alcohol per adult, alcohol consumption, alcohol use',
  REFIN:
    'refugees nigeria hosts, refugees in nigeria, refugees hosted by nigeria, hosted refugees, number of refugees hosted',
  CPI: 'inflation, inflation rate, consumer price inflation, rise of prices',
  HIVDEATH:
    'people who died of aids, aids deaths, deaths from aids, hiv deaths, people killed by hiv, people who died of hiv, deaths due to aids, deaths due to hiv, deaths from hiv',
  HWASH:
    'households with handwashing facility, households with a place to wash hands, handwashing with soap, hand washing with soap, handwashing with soap and water, soap and water at home, handwashing place with soap',
  HIVNEWALL:
    'new hiv infections, people newly infected with hiv, how many people were newly infected with hiv, number of new hiv infections',
  WRA: 'women of childbearing age, women of child bearing age, women in childbearing age, women of reproductive age, women in reproductive age, women 15 to 49, population of women 15 to 49',
  TBINC:
    'new tb cases per 100000, how many people fall ill with tb, how many people had tb, tuberculosis incidence rate, incidence of tuberculosis, incidence of tb',
  ITNU5:
    'children who slept under a mosquito net, children sleeping under a net, children under five under nets, children under five who sleep under a net, under fives sleeping under nets, slept under a mosquito net, under five net use, children sleep under treated net',
  MALPREV:
    'children with malaria, malaria in under fives, malaria prevalence in children, children who have malaria, malaria parasite prevalence, malaria positivity in children',
  IPTP3:
    'three or more doses of iptp, pregnant women with three doses of sp, iptp 3 or more doses, iptp at least three doses, three or more doses of sp, iptp3 plus, 3 doses of sp',
  PFPR: 'malaria parasite rate, parasite rate, pfpr, falciparum parasite rate',
  POVGAP: 'poverty gap, poverty gap index, depth of poverty',
  MEDMARR: 'median age at marriage, median age of marriage, median marriage age',
  WATPREM:
    'water at home, water in the house, water on the premises, water on their premises, water inside the compound',
  INVCHEW: 'chews, chew, community health workers, community health extension workers',
  HIVMSM: 'hiv among men who have sex with men, hiv in men who have sex with men, men who have sex with men',
  POVNAT:
    'poverty headcount national line, national poverty line, poverty rate by the national line, people below the national poverty line, national poverty headcount',
  TOBACCO:
    'tobacco use among adults, adult tobacco use, adults who use tobacco, adults who smoke, adult smokers',
  MCPR: 'modern cpr, mcpr, modern contraceptive rate, women using modern contraception, modern contraceptive use, use of modern contraceptives, women who use modern family planning, modern contraception use, women on family planning, modern contraceptives, married women using modern methods, modern contraceptive prevalence rate, family planning use among married women',
  CPR: 'any family planning method, any method of family planning, any contraceptive, any contraceptive method, women using any contraceptive, any method of contraception, use of contraception, contraceptive prevalence any method, women who use contraception',
  UNMET: 'women with unmet need, unmet need for fp, unmet need of family planning',
  TFR: 'children does the average woman have, children born per woman, children an average woman has, fertility, average number of children per woman, how many children does a woman have, children does a woman have, babies per woman, children born to a woman, births each woman has, number of children a woman bears',
  EBF: 'babies fed only breast milk, exclusive breastfeeding rate, babies breastfed exclusively, infants exclusively breastfed, exclusive breast feeding, babies only breastfed, exclusively breastfed babies, babies who get only breast milk',
  VITA: 'children who got vitamin a, vitamin a capsules, vitamin a for children, children given vitamin a',
  ORT: 'children with diarrhoea given ort, children with diarrhoea who got ors, diarrhoea treated with ors',
  ARICARE:
    'children with pneumonia symptoms taken to a clinic, care for pneumonia, pneumonia care seeking, children with cough taken to a doctor',
  BREG: 'children with a birth certificate, children whose births are registered, registered at birth, children under five registered',
  FGM: 'women who are circumcised, women cut, female genital cutting, girls circumcised, women with fgm, circumcision of women',
  MARR18:
    'girls married before 18, women married before eighteen, child marriage rate, girls who marry before 18, child brides, girl child marriage, marry before 18, married as children',
  MARR15: 'girls married before 15, married before fifteen, marry before 15, women married before age 15',
  TEENM:
    'teenage girls who are pregnant, girls who are mothers, teenage motherhood, teenage pregnancy rate, teen mothers, girls 15 to 19 who have begun childbearing',
  OD: 'households using open defecation, households practising open defecation, people who defecate in the open, people without toilets, open defecation rate, people defecating outside, people who go to toilet in the bush',
  BWAT: 'people with drinking water, people with basic water, households with clean water, access to clean water, access to safe water, people with safe drinking water',
  BSAN: 'people with basic toilets, people with toilets, households with toilets, access to sanitation, people with sanitation, basic toilet',
  ELECPOP:
    'people with light, homes with electricity, electricity access rate, people who have electricity, people with nepa light',
  POP: 'most people, most populous, most populated, fewest people, least populous, people plenty pass, how many live in, live in, number of people, number people, people number, people many, many people, people live many, how many people live in, how many people live, people live in, people live, population size, how many people dey, number of residents, how many people are there, people dey, people wey dey, people wey live, how many nigerians, inhabitants, population figure, population of, people living there',
  POPU5:
    'children under five live in, number of under fives, how many children under five are there, how many under five children',
  LEXP: 'how long do people live, how many years do people live, how old do people get, average life span, life span',
  AFM: 'age at first marriage, average age at first marriage, age of first marriage',
  POPGR: 'how fast does the population grow, population growing, how fast is the population growing',
  GHEDPC:
    'government health expenditure per capita, government health spending per capita, government health spending per head, government health expenditure per head, government health expenditure per person, public health spending per person',
  DENTDENS: 'dentists, dentists per 10000, number of dentists, dentist numbers',
  PHARMDENS: 'pharmacists, pharmacists per 10000, number of pharmacists, pharmacist numbers',
  ANALLW: 'anaemia among women, anaemia in women, anaemic women',
  INVCS:
    'facilities doing c sections, facilities that do c sections, facilities that do caesareans, facilities with c sections, facilities performing c sections, facilities that can do a caesarean, caesarean facilities',
  BMIF: 'bmi of women, bmi women, female bmi, women bmi, average bmi of women, mean bmi of women',
  BMIM: 'bmi of men, bmi men, male bmi, men bmi, average bmi of men, mean bmi of men',
  SRB: 'ratio of boys to girls at birth, boys to girls at birth, boys per girl at birth, boys for every girl born, ratio of male to female births',
  AFB: 'age at first birth, average age at first birth, age of mothers at first birth, average age of mothers at first birth, age when women have their first child, age at first child',
  GUINEA: 'guinea worm, guinea worm disease, dracunculiasis',
  FACN: 'public facilities, public health facilities, how many health facilities, health facilities are there, government health facilities',
  FACPRI:
    'primary health care facilities, public primary facilities, how many phcs, primary health centers, primary healthcare centres, primary healthcare facilities',
  FACSEC:
    'secondary facilities, secondary hospitals, general hospitals, public hospitals of secondary level, secondary level hospitals, secondary health facilities, secondary level facilities, secondary care hospitals',
  FACTER:
    'tertiary hospitals, tertiary facilities, teaching hospitals, tertiary level hospitals, federal medical centres, tertiary health facilities',
  LASSAC:
    'confirmed lassa cases, confirmed lassa fever cases, confirmed lassa fever, lassa confirmed cases, confirmed cases of lassa fever, cases of lassa fever, how many people got lassa, people with lassa fever',
  LASSAS:
    'suspected lassa cases, suspected lassa fever cases, suspected lassa fever, lassa suspected cases, suspected cases of lassa fever, lassa suspects',
  LASSAD: 'people who died of lassa fever, lassa fever death, died from lassa',
  COVIDD:
    'covid deaths, covid 19 deaths, deaths from covid, people who died of covid, corona deaths, covid death toll',
  COVIDR: 'covid recoveries, covid recovered, recovered from covid',
  OOP: 'out of pocket health spending, share of health costs paid by families, out of pocket share, what people pay themselves for health, out of pocket health expenditure',
  MATD: 'how many mothers died, how many women die in pregnancy, number of women who die giving birth',
  U5D: 'number of under five deaths, how many children under five died, how many children under five die each year, number of children who die before five, under five deaths number',
  NEOD: 'number of newborn deaths, how many newborns die each year, how many newborns died, number of babies who die in first month',
  INFD: 'number of infant deaths, how many infants die each year, how many babies died before one',
  CHEPC:
    'health spending per head, health expenditure per head, health spending per capita, health spending per capita in dollars, spend on health per person in us dollars',
  GDPPC: 'gdp per person, gdp per head, gdp per capita, gross domestic product per capita, income per person',
  DOCDENS: 'doctors per 10000 people, doctors per population, how many doctors per 10000',
  DIAB: 'people with diabetes, adults with diabetes, diabetes rate, how common is diabetes',
  SYPHT: 'pregnant women tested for syphilis, syphilis testing in antenatal care',
  PMTCT:
    'pregnant women with hiv on treatment, hiv positive mothers on drugs, pmtct coverage, hiv pregnant women treated',
  ANAEMN: 'nonpregnant women with anaemia',
  HEPBB: 'hepatitis b birth dose, hepatitis b at birth, hep b at birth, birth dose of hepatitis b',
  PNCM: 'mothers checked after birth, postnatal check for mothers, mother check within two days, women with postnatal check, postnatal checks for mothers',
  PNCN: 'newborns checked after birth, postnatal check for newborns, newborn check within two days, newborns with postnatal check, babies checked after birth',
  DFPSM:
    'family planning needs met with modern methods, demand for modern family planning satisfied, fp demand satisfied',
  DROP13:
    'dropout from penta 1 to penta 3, children who drop out between penta 1 and penta 3, penta dropout rate, vaccine dropout, dpt dropout rate',
  IRONANC: 'pregnant women who take iron, iron tablets in pregnancy, women given iron',
  ABR: 'births to girls aged 15 to 19, teenage births, birth rate of teenagers, births per 1000 girls',
  ANAEMP:
    'anaemia among pregnant women, pregnant women with anaemia, anaemic pregnant women, anaemia in pregnancy, anemia in pregnancy, low blood in pregnancy',
  TBDEATH:
    'tuberculosis deaths, deaths from tb, deaths due to tuberculosis, people who die of tb, people killed by tuberculosis, number of tb deaths, tb deaths',
  GINI: 'gini, inequality, income inequality',
  LFP: 'lfpr',
  ECD: 'ecdi',
  TBCPT: 'cpt',
  NTDNEED: 'ntds',
  PIPED: 'tap water, pipe borne water',
  FLUSH: 'water closet, water closets',
  UNDNOUR: 'undernourished people',
  GGHE: 'government health spend',
  TBMORT: 'tb mortality rate, tuberculosis mortality, tuberculosis death rate, tb death rate, tb mortality',
}

/** How to use the product: topic → people's questions. */
export const PRODUCT_WORDS: Readonly<Record<string, string>> = {
  export:
    'excel, into excel, to excel, in excel, spreadsheet, as a spreadsheet, how do i export, how can i export, export, how do i download, how can i download, download, save as excel, save as csv, get the data as csv, excel file, download the data, export a chart, export data, save a chart, how do i save, how do i print, print a chart, how do i copy',
  cite: 'how should i reference, reference these data, reference this data, reference the data, how do i cite, how can i cite, how should i cite, how to cite, citation, reference this, how do i reference, how do i quote this site, how to reference',
  share: 'how do i share, how can i share, share a link, share link, embed, how do i embed, share a chart',
  mistake:
    'report a mistake, report mistakes, report an error, report errors, report a wrong figure, report a wrong number, complain, complaint, complaints, make a complaint, mistake in the data, error in the data, wrong figure, wrong number, flag an error, flag a figure, correct a figure, spotted an error, spotted a mistake, found an error, found a mistake, who do i tell, something is wrong with',
  account:
    'how do i sign in, how do i log in, log in, login, sign up, register an account, create an account, my account, reset my password, change my password, forgot my password, how do i register',
  dashboards:
    'how do i save a dashboard, save a dashboard, save my dashboard, how do i make a dashboard, build a dashboard, custom dashboard, own dashboard, create a dashboard, make my own dashboard, how do i create a dashboard',
  language:
    'switch to pidgin, in pidgin language, in pidgin, this in pidgin, in hausa, in yoruba, in igbo, use pidgin, read in pidgin, switch language, switch the language, speak pidgin, change the language, language settings, change language, other languages',
  compare: 'how do i compare, how can i compare, how to compare',
  maps: 'how do i make a map, how do i see a map, how do i use the map, how to make a map',
  api: 'api, programming interface, python, how do i use the api, json',
  about:
    'what is msdat, about msdat, who made this, who runs this site, what is this site, who made msdat, multi source data analytics',
}
