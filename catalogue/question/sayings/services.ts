import type { Phrasings } from '#domain/question/phrasings.ts'

/** Names that people say for money for health, staff and facilities. */
export const SERVICES_SAYINGS: Phrasings = {
  CHEGDP:
    'che as percent of gdp, che gdp, health share of gdp, share of gdp spent on health, percent of gdp spent on health, percent of gdp for health, health spending weighed against gdp',
  EXTCHE:
    'external share of health spending, external share, donor share, donor share of health spending, share of health spending from donors, donor funding of health, donor financing of health, foreign share of health spending, health costs covered by donors, donor part of health spending, health bills footed by foreigners',
  GGHE: 'government share, government share of health spending, public share of health spending, public share of health expenditure, share of health spending paid by government, share of health spending that government pays, government part of health spending, government spending on health as share of health expenditure, government spending on health as share of total health expenditure, government spending on health as share of current health expenditure, government spending on health as percent of health expenditure, government spending on health as percent of total health expenditure, government spending on health as percent of current health expenditure, health costs that government covers, health spending from public coffers',
  PVTCHE:
    'private share, private share of health spending, private share of health expenditure, private share of current health expenditure, private health spending, share of health spending that is private, private part of health spending, health spending that is private, private part of total health spending, health care paid for privately, how far private money funds health, private sources share of health spending',
  CHEPC:
    'current health expenditure per person, current health expenditure per capita, health spending per head in dollars, health spending per person in dollars, dollars spent on health per person, dollars per person for health, health expenditure per person in dollars, health spending per person in us dollars, health spending per head in us dollars, amount spent on each persons health',
  CHEPPP:
    'health expenditure per capita ppp, health spending per head ppp, health spending per person in international dollars, health spending per head in international dollars, health spending per capita ppp',
  GGHEGGE:
    'share of government spending going to health, share of government spending on health, government spending that goes to health, of government spending on health, of general government expenditure on health, of its general government expenditure on health, of total government expenditure on health, of government expenditure on health, of its government spending on health, of the government budget on health, of its budget on health, of the budget on health, of its spending on health, percent of the budget for health, percent of government spending on health, does government spend on health as share of government spending, does government spend on health as share of government expenditure, does government spend on health as share of the budget, does government spend on health as percent of government spending, does government spend on health as percent of government expenditure, does government spend on health as percent of the budget, government spending on health as share of government spending, government spending on health as share of government expenditure, government spending on health as share of the budget, government spending on health as percent of government spending, government spending on health as percent of government expenditure, government spending on health as percent of the budget, government money going to health, percentage of government spending for health, health in total government spending, priority of health in government spending',
  GGHEGDP:
    'public health spending gdp, public spending on health gdp, government health spending gdp, government spending on health gdp, government spending on health as share of gdp, government spending on health as percent of gdp, public health spending of gdp, public health spending % of gdp, public health spending against gdp, government health spending compared with gdp',
  OOPPC:
    'out of pocket per person, out of pocket per head, out of pocket per capita, oop per head, oop per capita, oop per person, oop per head in dollars, oop per head in us dollars, oop per capita dollars, oop per person in dollars, out of pocket spending per person, out of pocket spending per head, out of pocket spending per capita, out of pocket health spending per capita, out of pocket health spending per head, out of pocket per person in dollars, out of pocket per head in dollars, people who pay out of pocket per head in dollars, pay out of pocket per head, pay out of pocket per person, out of pocket payments per head, out of pocket dollars per head, dollars paid from pocket per person, own pocket health payments per head, direct payment for treatment per head',
  OOPPPP:
    'oop per capita ppp, oop per person ppp, oop per head ppp, out of pocket per person ppp, out of pocket per head in international dollars, out of pocket per person in international dollars, out of pocket spending per head in international dollars',
  GHEDPC:
    'government spending on health per person, government spending on health per head, government health spending per head in dollars, government health spending per person in dollars, public health spending per head, government dollars per head for health, public health spending for each person, state health money per head',
  GHEDPPP:
    'government health expenditure per capita ppp, government health spending per head ppp, government health spending per head in international dollars, government health spending per person in international dollars',
  EHEPC:
    'donor health spending per person, donor spending on health per person, donor spending on health per head, external health expenditure per capita, external health expenditure per head, external health spending per head, foreign health aid per head, foreign health aid per person, health aid per person, outside money for each persons health, external funds for health per head, donor dollars for health per citizen, health aid for each person',
  PVTPC:
    'private health expenditure per capita, private health expenditure per head, private spending on health per head, private spending on health per person, private health spending per head, private health spending per head in dollars, private dollars for each persons health, private sector health spending per head, private funds for health per citizen',
  CATA10:
    'households spending more than 10 on health, people spending more than 10 of their budget on health, people spending over a tenth of their budget on health, households spending over a tenth of their budget on health, more than a tenth of the budget on health, spending over 10 of their budget on health, spending over 10 of household budget on health, spending over 10 of their income on health, spending over 10 of income on health, spending more than 10 of their budget on health, spending more than 10 of household budget on health, spending more than 10 of their income on health, spending more than 10 of income on health, spending above 10 of their budget on health, spending above 10 of household budget on health, spending above 10 of their income on health, spending above 10 of income on health, spend over 10 of their budget on health, spend over 10 of household budget on health, spend over 10 of their income on health, spend over 10 of income on health, spend more than 10 of their budget on health, spend more than 10 of household budget on health, spend more than 10 of their income on health, spend more than 10 of income on health, spend above 10 of their budget on health, spend above 10 of household budget on health, spend above 10 of their income on health, spend above 10 of income on health, catastrophic spending, catastrophic spending on health, catastrophic health costs',
  CATA25:
    'households spending more than 25 on health, people spending more than 25 of their budget on health, people spending over a quarter of their budget on health, households spending over a quarter of their budget on health, more than a quarter of the budget on health, spending over 25 of their budget on health, spending over 25 of household budget on health, spending over 25 of their income on health, spending over 25 of income on health, spending more than 25 of their budget on health, spending more than 25 of household budget on health, spending more than 25 of their income on health, spending more than 25 of income on health, spending above 25 of their budget on health, spending above 25 of household budget on health, spending above 25 of their income on health, spending above 25 of income on health, spend over 25 of their budget on health, spend over 25 of household budget on health, spend over 25 of their income on health, spend over 25 of income on health, spend more than 25 of their budget on health, spend more than 25 of household budget on health, spend more than 25 of their income on health, spend more than 25 of income on health, spend above 25 of their budget on health, spend above 25 of household budget on health, spend above 25 of their income on health, spend above 25 of income on health',
  IMPOV:
    'impoverishing health spending, pushed into poverty by health costs, pushed into poverty by health spending, pushed into poverty by medical bills, pushed below the poverty line by medical bills, pushed below the poverty line by health spending, made poor by medical bills, people made poor by hospital bills, treatment costs making people poor, health bills driving people into poverty, people impoverished by paying for treatment, medical bills that make people poor, hospital bills pushing families into poverty, those sickness expenses turn poor',
  ODAH: 'health aid, aid for health, foreign aid for health, aid to health, aid to health sector, aid to the health sector, oda for health, oda health, development assistance for health, aid donors give for basic health, aid money for basic health, donor dollars for basic health, foreign assistance for health, overseas aid to the health sector, aid that donors send for health, official aid for basic health, millions donors give for health',
  ODAPC:
    'oda per capita, oda per head, foreign aid per head, foreign aid per person, aid per head, foreign aid received per person, aid money per head, foreign aid for each citizen, donor aid per person, aid dollars per head, foreign assistance per citizen, official aid per inhabitant, donor money per head',
  HIVEXP:
    'hiv spending, hiv expenditure, total hiv expenditure, hiv aids spending, hiv aids expenditure, aids spending, spending on hiv, spending on aids, money spent on hiv, money for hiv, money spent on fighting hiv, everything spent on hiv altogether, money put into hiv programmes, what the aids response costs, total funds used against hiv, overall spending to fight aids, cost of fighting aids',
  HIVEXPPUB:
    'government spending on hiv, government hiv spending, hiv expenditure from government, public money for hiv, public spending on hiv, domestic public money for hiv, domestic spending on hiv, government money for hiv, government money spent on hiv, money government spends on hiv, public funds spent fighting aids, dollars government spends on aids, governments own money for hiv, public spending on hiv and aids, government funding for aids',
  HIVEXPINT:
    'donor money for hiv, donor spending on hiv, donor funding for hiv, foreign funding for hiv, foreign money for hiv, international funding of hiv, international money for hiv, donor money spent on hiv, money donors spend on hiv, foreign money spent fighting aids, dollars foreigners spend on aids, international funds for hiv, hiv money from foreign donors, donor funding for aids',
  PHARMDENS:
    'chemists per 10000, pharmacists serving ten thousand people, pharmacists relative to population, pharmacists compared with the population, trained pharmacists for each ten thousand',
  DENTDENS:
    'dental doctors, dental doctors per 10000, dentists serving ten thousand people, dentists relative to population, dentists compared with the population',
  INVDOC:
    'doctors in health facilities, doctors in hospitals and clinics, doctors counted in the inventory, doctors counted in facilities, doctors working in facilities, doctors working in health facilities, doctors working in public clinics, doctors posted to health facilities, doctors counted at health facilities, doctors staffing the health facilities, doctors on staff at clinics, doctors at public health facilities, doctors in health centres and hospitals, doctors counted in the facilities',
  INVNUR:
    'nurses in health facilities, nurses in hospitals and clinics, nurses counted in the inventory, nurses counted in facilities, nurses working in facilities, nurses working in health facilities, nurses working in public clinics, nurses posted to health facilities, nurses counted at health facilities, nurses staffing the health facilities, nurses on staff at clinics, nurses at public health facilities',
  INVMID:
    'midwives in health facilities, midwives counted in the inventory, midwives counted in facilities, midwives working in facilities, midwives in hospitals and clinics, midwives working in public clinics, midwives counted at health facilities, nurse midwives at government facilities, midwives staffing the health facilities, midwives on staff at clinics',
  INVCHEW:
    'junior and senior chews, senior chews, junior chews, extension workers, number of chews, chews working in health facilities, chews counted at health facilities, extension workers at health centres, chews staffing the health facilities, jchews and chews at clinics',
  INVLAB:
    'lab technicians, lab technicians in facilities, laboratory technicians in facilities, lab techs, lab staff, laboratory staff, lab scientists in facilities, laboratory technicians in clinics',
  DOCREG:
    'registered doctors, number of registered doctors, doctors registered, total number of doctors, male and female doctors, medical doctors available in total, number of medical doctors, all the doctors put together, count of medical doctors, women and men who are doctors, total medical doctors counted',
  FACPRI:
    'primary health facilities run by government, primary health facilities the government runs, government primary health centres, government primary facilities, primary health facilities, public health centres and clinics, primary health centres run by government, government owned phcs, public dispensaries and health centres, phc facilities owned by government, public health posts and clinics, government facilities at primary level',
  FACDENS:
    'public health facilities per 10000, public health facilities per 10000 people, public facilities per 10000, public facilities per 10000 population, facilities per 10000, facilities per 10000 people, facility density, health facility density, public facilities compared with the population, ratio of health facilities to people, facility to population ratio, clinics relative to the population',
  INVFAC:
    'facilities surveyed, number of facilities surveyed, facilities in the inventory, facilities visited by the inventory, clinics visited by the inventory, health facilities the surveyors visited, facilities enumerators went to, facilities reached by the facility survey',
  INVDEL:
    'facilities where women can deliver, facilities that take deliveries, health facilities offering delivery, facilities offering delivery, facilities with maternity services, clinics with maternity services, clinics with delivery services, clinics that take deliveries, facilities offering delivery services, health centres that conduct deliveries, facilities that deliver babies, clinics where a woman can deliver, health centres handling childbirth, clinics that handle deliveries, facilities equipped to take deliveries',
  INVSBA:
    'clinics with a midwife or skilled attendant, clinics with a skilled birth attendant, facilities with a skilled attendant',
  INVCS:
    'where caesarean sections are done, where caesareans are done, facilities offering caesarean section, facilities offering c section, hospitals that do caesareans, hospitals that do c sections, facilities that do cs, hospitals that offer cs, facilities offering caesarean operation, hospitals equipped for caesarean section',
  INVMEA:
    'health facilities providing measles immunization, clinics offering measles vaccine, facilities offering measles vaccine, facilities with measles vaccine, facilities offering measles vaccination, health centres giving measles jabs, clinics with measles vaccination service',
  INVEMT:
    'facilities with an ambulance, health facilities with ambulance, health facilities with an ambulance, clinics with an ambulance, clinics with ambulance, facilities with ambulances, hospitals with an ambulance, health facilities having emergency vehicles, health centres with referral transport',
  INV247:
    'clinics open 24 7, facilities open 24 7, 24 hour health facilities, 24 hour facilities, 24 hour clinics, facilities open round the clock, clinics open round the clock, facilities open all day and night, clinics open day and night, clinics that never close',
  INVRI:
    'facilities offering immunization, facilities offering vaccination, facilities that offer vaccination, clinics offering immunization, clinics giving vaccines, facilities giving vaccines, clinics that vaccinate, facilities that vaccinate, facilities that provide immunization services, clinics where babies can be immunized, health facilities running routine immunization, facilities doing routine childhood vaccination, health centres offering immunization, clinics that immunize babies',
  INVANC:
    'facilities offering anc, facilities offering antenatal care, clinics with antenatal services, facilities with antenatal services, clinics offering antenatal care, facilities with anc, facilities that provide antenatal services, clinics running antenatal clinics, health facilities with antenatal service, facilities that check pregnant women, health centres doing antenatal, facilities with anc services',
  INVD247:
    'facilities with 24 hour delivery, 24 hour delivery, 24 hour delivery services, round the clock delivery, round the clock delivery services, delivery day and night, clinics where women can deliver at any time, facilities where women can deliver at any time, maternity service open 24 hours',
  INVFP:
    'facilities offering family planning, facilities offering fp, health facilities that offer fp, clinics with family planning services, facilities with family planning services, family planning clinics, clinics offering family planning, facilities that provide contraceptives, clinics that dispense contraceptives',
  INVGM:
    'growth monitoring, growth monitoring of children, health facilities offering growth monitoring, facilities offering growth monitoring, clinics that weigh children, facilities that weigh children, facilities that track how children grow, clinics where babies get weighed, facilities that monitor child growth, health centres doing growth monitoring, facilities weighing babies regularly',
  INVHIV:
    'hiv testing centres, hiv test centres, clinics offering hiv test, clinics offering hiv testing, facilities offering hiv testing, facilities offering hiv tests, facilities offering htc, facilities that test for hiv, health centres doing hiv tests, health centres offering hiv test, facilities having hiv test service',
  INVMAL:
    'facilities offering malaria rdt, facilities offering malaria rdt or microscopy, facilities offering malaria tests, clinics that test for malaria, facilities that test for malaria, facilities offering malaria testing, health centres doing malaria tests, clinics with malaria rapid tests, facilities testing blood for malaria, health centres offering malaria test',
  INVWAT:
    'facilities with water, health facilities with water, clinics with water, clinics with clean water, health facilities with clean water, facilities with clean water, hospitals with water, health facilities with running water, hospitals with safe water supply, facilities with functional water source, health facilities that have water, facilities supplied with clean water',
  INVGRID:
    'facilities with electricity, health facilities with electricity, clinics with electricity, hospitals with electricity, facilities with power, health facilities with power, facilities with grid power, clinics with power, clinics with light, facilities with light, facilities that have electricity connection, clinics wired to public electricity, health centres that have nepa',
  INVNET:
    'facilities giving out nets, facilities that give out nets, facilities with nets, facilities giving nets, clinics distributing bed nets, clinics that distribute nets, facilities that distribute nets, clinics giving nets, health facilities handing out nets, facilities giving out treated nets, hospitals that hand out bednets',
  OOP: 'oop share, oop share of health spending, out of pocket share of health spending, share of health spending out of pocket, health bills patients pay themselves, health spending borne by patients',
  MPI: 'people poor beyond just money, people facing multiple deprivations, people counted as multidimensionally poor, families living in multidimensional poverty, poverty that goes beyond income',
  MARR18: 'young women married as children, girls who marry as minors',
  ANAEMP:
    'pregnant women without enough blood, pregnant women with low haemoglobin, shortage of blood in pregnancy',
  EDUGOV:
    'government money spent on schools, budget set aside for education, money government budgets for schooling, government spending devoted to education',
  MCNPNE: 'newborns lost to pneumonia, newborn deaths due to pneumonia',
  MCNTET: 'newborns lost to tetanus, newborn deaths due to tetanus, babies killed by cord tetanus',
  MCNDIA: 'newborns lost to diarrhoea, newborn deaths due to diarrhoea',
  GUINEA:
    'people who caught guinea worm, people infected by guinea worm, guinea worm infections found, new guinea worm patients, people attacked by guinea worm',
  RIOUTP: 'immunization outreaches scheduled each week',
  RIOUTC: 'weekly outreach sessions carried out, outreach trips vaccinators made weekly',
  IDP: 'people living in idp camps',
  DROWN:
    'people who die in water, people drowning in rivers, boat mishap and drowning deaths, rate of people drowning',
  HINSW:
    'women with nhis cover, women enrolled in health insurance, women protected by health insurance, women holding health insurance, females with health insurance',
  HINSM:
    'men with nhis cover, men enrolled in health insurance, men protected by health insurance, men holding health insurance',
  MALDEATHU5: 'little ones who die of malaria',
  TBNOTIF:
    'tb cases the programme found, tb patients reported in the year, people found with tb and reported, tb cases detected and notified, tuberculosis patients recorded by the programme, tb patients diagnosed and reported, people diagnosed with tuberculosis and registered, tb cases officially reported, tb patients on the register, detected tb patients in total',
  TBTSR:
    'people who finish tb treatment successfully, tb patients whose treatment worked, completing their tb drugs successfully, curing new tb patients, tb treatment ending in cure, people with new tb who recover, tb patients who completed their drugs, finished tb treatment successfully',
  SUICIDE: 'rate at which people commit suicide',
  UHC: 'score for health services coverage, progress towards health for all, how close to universal health coverage, getting health services to everybody, health for all index, uhc sci, uhc index, uhc service index',
  DOCDENS:
    'doctors serving ten thousand people, doctors relative to the population, doctors compared with the population, physicians relative to population',
  NURSEDENS:
    'nurses serving ten thousand people, nurse to patient ratio, nurses and midwives relative to population, nurses compared with the population, nurses relative to the population',
  BEDS: 'hospital beds for every thousand people, beds available for patients, hospital beds relative to population, beds for sick people in hospitals, beds where patients are admitted, hospital bed space for patients, hospital beds available for admission',
  FACN: 'government owned hospitals and clinics, government hospitals and health centres together, places of treatment owned by government',
  FACSEC:
    'government general hospitals, general hospitals run by government, state owned general and cottage hospitals, government general and cottage hospitals, government facilities at secondary level, secondary hospitals run by government',
  FACTER:
    'government teaching hospitals, federal medical centres and specialist hospitals, big government referral hospitals, tertiary hospitals owned by government, top level government hospitals, government facilities at tertiary level, university teaching hospitals and fmcs',
  LITW: 'women able to read, women who know how to read, women able to read a sentence, reading ability among women, women who are not illiterate, women able to read and write',
  SECW: 'women who went to secondary school, women who attended secondary school, women with at least secondary schooling, women reaching secondary school, women who got to secondary school, women schooled to secondary or higher, women with secondary or university education, women educated beyond primary school',
  IMPWAT:
    'people getting water from protected sources, household members drinking from improved sources, persons using protected water sources',
  ATT911: 'attending school at nine to eleven',
  ATT1214: 'attending school at twelve to fourteen',
  INTERNET:
    'persons connected to the internet, people who browse online, people using the web, people surfing the internet',
  DIPHC:
    'people who caught diphtheria, people infected with diphtheria, diphtheria infections in a year, diphtheria patients reported, people contracting diphtheria, annual diphtheria cases',
  BURULI:
    'people who caught buruli ulcer, new buruli ulcer patients, people diagnosed with buruli, buruli ulcer infections, people having buruli sores, buruli patients reported, people infected with buruli',
  MENC: 'meningitis cases in the outbreak season, people ill with suspected meningitis, people who caught meningitis, people catching csm in the season',
  DTH1519: 'dead teenagers aged 15 to 19',
  LITY: 'young people able to read, youths able to read and write, young people who are literate, reading and writing among young people, youth who know how to read, youths who are not illiterate, literacy among young people',
  MEDMARR: 'average age at marriage of women, age half of women get married, median marriage age',
  ANCN: 'antenatal headcount',
}
