import type { Phrasings } from '#domain/question/phrasings.ts'

/** Names that people say for children: their food, vaccination and deaths. */
export const CHILDREN_SAYINGS: Phrasings = {
  UNDERWS:
    'severe low weight for age, very low weight for age, severely low weight for age, children who are badly underweight, children severely light for age, very underweight children under five',
  WASTES:
    'severely thin children, children dangerously thin, children extremely thin for height, under fives severely acutely malnourished, children severely thin for their height, kids who are dangerously wasted, very wasted children under five',
  DEWORM:
    'deworming medication, deworming drugs, given deworming medication, given deworming drugs, worm tablets, children treated for intestinal worms, kids who swallowed worm tablets',
  IRONANC:
    'pregnant women who took iron, women taking iron during pregnancy, women taking iron in pregnancy, pregnant women taking iron, iron supplementation in pregnancy, expectant mothers taking iron syrup',
  MAD: 'acceptable diet of young children, minimum acceptable diet of young children',
  ANAEMC:
    'anaemia of children, kids with anaemia, under fives lacking blood, kids suffering from anaemia, children with shortage of blood, children with low haemoglobin, low blood in under fives, low blood in children, weak blood in children',
  ANAEMN:
    'anaemia in women who are not pregnant, women who are not pregnant with anaemia, anaemia of women who are not pregnant, anaemia among nonpregnant women, anaemia in nonpregnant women, nonpregnant anaemia, nonpregnant women with low blood, nonpregnant women lacking blood, women outside pregnancy with anaemia, nonpregnant women who are anaemic, nonpregnant women without enough blood',
  UNDNOUR:
    'undernourished people, undernourished population, people who are undernourished, people suffering chronic hunger, people chronically short of calories, people habitually underfed',
  FIESMS:
    'food insecure people moderate or severe, moderately or severely food insecure, moderate and severe food insecurity, people skipping meals or worse, families unsure of food, food insecurity level, hungry households, moderate or severe together',
  FIESS:
    'severely food insecure people, severely food insecure, people severely short of food, people facing severe hunger, people in severe food shortage',
  KCAL: 'calories per person per day, calories per person, kilocalories per day per person, kilocalories per person, calories available per person, calorie supply, dietary energy supply, food energy supply, calories each person has, calories available to each person daily, food energy available per person, daily calories per person, daily food energy supplied per person, calories supplied to each person, amount of calories available per head, calories available per head each day',
  SUGAR:
    'sugar per person per day, sugar per person, sugar consumption, sugar consumption per person, grams of sugar per person, how much sugar people eat, sugar that people eat, sugar eaten per person, sugar available to each person daily, sugar supplied for each person, sugar a person consumes each day, daily sugar per person, sugar available per head, sugar people have to eat daily, sugar per head each day, daily grams of sugar per head, sugar eaten per person each day',
  SALT: 'salt iodization, salt iodisation, iodized salt coverage, iodised salt, homes with iodised salt, iodine in salt, households eating iodised salt, households whose salt has iodine, families using iodised salt, households that buy iodised salt',
  VASD: 'vitamin a twice a year, two vitamin a doses, two vitamin a doses in a year, children with two vitamin a doses, children with two vitamin a doses in a year, vitamin a two dose coverage, both doses of vitamin a',
  WOMTHIN:
    'low bmi in women, women with bmi below 18.5, bmi below 18.5, thinness in women, women who are too thin, women who are underweight, underweight women of reproductive age, women with low bmi, women who weigh too little',
  ZERO: 'children without any dpt dose, children without any dpt, kids who never got penta, children who never got penta, children with no first dose of penta, children with no first penta, no first dose of penta, without a first dose of penta, not one dose of dpt, kids who never started penta',
  BCG: 'children given bcg, children with bcg, given bcg, newborns given bcg',
  MCV2: 'measles vaccination second dose, second dose of measles vaccine, second dose measles vaccination, children vaccinated twice against measles, kids with both measles jabs, children immunized against measles twice',
  MENA: 'meningococcal a vaccine, meningococcal a vaccine coverage, meningococcal vaccine coverage, babies injected against meningitis, mena conjugate vaccine',
  HEPBB:
    'hepatitis b vaccine within 24 hours, hepatitis b vaccine within 24 hours of birth, hepatitis b within a day of birth',
  HEPB3: 'hep b 3, hepb 3, hep b third dose, hepatitis b 3',
  HIB3: 'hib vaccine, hib vaccine coverage, haemophilus influenzae vaccine, haemophilus influenzae type b vaccine, haemophilus vaccine, hib 3, children vaccinated against haemophilus influenzae, infants fully dosed against hib',
  OPV1: 'oral polio first dose, first oral polio dose, oral polio 1, babies who took first polio drops, kids who got polio one, babies getting their first polio drops, kids given the first polio drops',
  OPV0: 'opv birth dose, polio vaccine at birth, polio dose at birth, oral polio at birth, polio drops right after birth, newborns given polio drops, babies given opv zero, newborn babies getting polio drops',
  BCG12:
    'bcg before first birthday, bcg before the first birthday, bcg by one year, bcg by age one, bcg before age one, timely bcg, timely bcg by 12 months, bcg taken before one year',
  PENTA1_12:
    'dpt 1 by first birthday, dpt 1 before first birthday, penta 1 before first birthday, penta 1 by first birthday, first penta dose before age one, first penta dose by age one, penta 1 by age one, dpt 1 before age one',
  PENTA3_12:
    'dpt 3 before first birthday, dpt 3 by first birthday, penta 3 before first birthday, penta 3 by first birthday, third penta dose by age one, third penta dose before age one, penta 3 by age one, dpt 3 before age one',
  MCV1_12:
    'measles vaccination before first birthday, measles vaccine before first birthday, measles vaccine by first birthday, measles by one year, measles vaccine by one year, measles vaccine by age one, measles vaccine before age one, measles vaccination by age one',
  OPV3_12:
    'third polio dose by first birthday, polio 3 by first birthday, polio 3 before first birthday, polio third dose before age one, polio 3 by age one, third polio dose before first birthday',
  VCIMP:
    'people who think vaccines are important, believe vaccines are important, belief that vaccines are important, vaccines are important, vaccine confidence importance, importance of vaccines, vaccines important for children, people convinced that vaccines matter, think vaccines matter for kids, think vaccines matter',
  VCSAFE:
    'people who think vaccines are safe, believe vaccines are safe, belief in vaccine safety, vaccines are safe, vaccine safety, vaccine safety confidence, confidence in vaccine safety, trust in vaccine safety, belief that vaccines are safe',
  VCEFF:
    'people who think vaccines work, vaccines work, believe vaccines work, belief that vaccines are effective, vaccines are effective, vaccine effectiveness, vaccine effectiveness confidence, confidence that vaccines work, adults who believe vaccines work, people convinced that vaccines protect, belief that vaccines work',
  CARDSEEN:
    'immunization card retention, vaccination card retention, card retention, kids with health card seen, children with health card seen, child health card seen, children with an immunization card',
  FICNS:
    'all vaccines of the national schedule, full vaccination national schedule, full immunization national schedule, fully vaccinated by the national schedule, completed the national immunization schedule, completed the national schedule, all vaccines of the schedule',
  RIFIXP:
    'planned fixed post sessions, fixed post sessions planned, facility vaccination sessions planned, vaccination sessions planned at facilities, fixed post sessions planned weekly',
  RIFIXC:
    'fixed post sessions held, facility vaccination sessions held, facility vaccination sessions conducted, vaccination sessions held at facilities, fixed post sessions conducted weekly',
  RIBCG:
    'weekly bcg vaccinations, bcg vaccinations in a week, bcg doses per week, bcg doses given per week, children vaccinated with bcg weekly, children vaccinated with bcg in a week, weekly bcg doses, children immunized with bcg weekly',
  RIPENTA1:
    'weekly penta 1 vaccinations, penta 1 vaccinations in a week, penta 1 doses per week, children vaccinated with penta 1 weekly, weekly penta 1 doses, children vaccinated with penta 1 in a week, babies starting pentavalent each week',
  RIPENTA3:
    'weekly penta 3 vaccinations, penta 3 vaccinations in a week, penta 3 doses per week, children vaccinated with penta 3 weekly, weekly penta 3 doses, children vaccinated with penta 3 in a week, babies completing pentavalent each week',
  RIIPV:
    'weekly ipv vaccinations, ipv vaccinations in a week, ipv doses per week, children vaccinated with ipv weekly, weekly ipv doses, ipv doses given weekly',
  RIMEAS:
    'weekly measles vaccinations, measles vaccinations in a week, measles vaccine doses per week, children vaccinated against measles weekly, weekly measles vaccine doses, measles vaccine doses given weekly',
  RISUP:
    'supervisory visits, supervision visits, supportive supervision, supportive supervision visits, supervision of vaccination sessions, supervision of sessions, lga team supervision visits, supervisory visits to sessions, supervision visits to vaccination sessions, lga supervisors visiting immunization sessions, supervisors checking on vaccination sessions, times supervisors visited fixed sessions, visits to monitor vaccination sessions',
  MCV1D:
    'measles 1 doses administered, first measles doses administered, first doses of measles vaccine administered, mcv 1 doses given, mcv 1 doses administered, measles first doses administered',
  MCV2D:
    'measles 2 doses administered, second measles doses administered, second doses of measles vaccine administered, mcv 2 doses given, mcv 2 doses administered, second measles doses given',
  YFVD: 'yellow fever vaccine doses administered, yellow fever doses administered',
  MENAD:
    'mena doses given, mena doses administered, meningitis a doses administered, meningitis vaccine doses administered',
  MENASH: 'mena target share, mena share of target, share of the mena target',
  MEASREC: 'received doses of measles vaccine',
  YFREC: 'yellow fever doses received, received doses of yellow fever vaccine',
  MENAOPEN: 'mena doses opened, opened doses of mena',
  MENAREC: 'mena doses received, received doses of meningitis a vaccine, meningitis a doses received',
  MENASTOCK: 'opening stock of mena vaccine, mena vaccine stock, mena stock',
  MEASSTOCK: 'measles vaccine balance, measles vaccine opening balance',
  YFSTOCK: 'yellow fever vaccine opening balance',
  TARGETSI:
    'target population of infants, infant target population, target number of infants, target infants',
  IMR: 'babies dying before their first birthday, risk that an infant dies, mortality under one year, under one mortality, under one mortality rate',
  MR0509:
    'probability of dying age 5 to 9, probability of dying between 5 and 9, chance of dying age 5 to 9, children dying between five and nine, five year olds not reaching ten',
  MR1014:
    'probability of dying age 10 to 14, probability of dying between 10 and 14, chance of dying age 10 to 14, children dying between ten and fourteen, ten year olds not reaching fifteen, young adolescents who die per thousand',
  MR1519:
    'probability of dying age 15 to 19, probability of dying between 15 and 19, chance of dying age 15 to 19, teenagers dying between fifteen and nineteen, fifteen year olds not reaching twenty, older teenagers who die per thousand',
  MR2024:
    'probability of dying age 20 to 24, probability of dying between 20 and 24, chance of dying age 20 to 24, twenty year olds not reaching 25',
  DTH0509:
    'deaths of children 5 to 9, deaths of children aged 5 9, number of deaths of children 5 to 9, deaths of children 5 9, dead children aged 5 to 9',
  DTH1014:
    'deaths of children 10 to 14, deaths of children aged 10 14, number of deaths of children 10 to 14, dead children aged 10 to 14',
  MCPNEU:
    'pneumonia deaths of children, children dying of pneumonia, child deaths from pneumonia, children who die of pneumonia, under five pneumonia deaths, pneumonia deaths in under fives, deaths of children from pneumonia, kids dying of pneumonia, children who die from pneumonia, children lost to pneumonia',
  MCDIA:
    'diarrhoea deaths of children, children dying of diarrhoea, child deaths from diarrhoea, children who die of diarrhoea, under five diarrhoea deaths, diarrhoea deaths in under fives, deaths of children from diarrhoea, children killed by diarrhoea, kids dying of diarrhoea, children lost to diarrhoea',
  MCMAL:
    'malaria deaths at 1 59 months, deaths of children from malaria 1 to 59 months, child malaria deaths 1 59 months',
  MCMEA:
    'children dying of measles, child deaths from measles, children who die of measles, children killed by measles, under five measles deaths, deaths of children from measles, kids dying of measles, children who die from measles, children lost to measles',
  MCMEN:
    'children dying of meningitis, child deaths from meningitis, child meningitis deaths, children who die of meningitis, meningitis deaths of children, children killed by meningitis, kids dying of meningitis, children who die from meningitis, children lost to meningitis',
  MCHIV:
    'child deaths from hiv, hiv deaths of children, children who die of hiv, children dying of hiv, hiv deaths among children, hiv deaths among children under five, child aids deaths, aids deaths of children, children killed by hiv, kids dying of aids, children lost to aids',
  MCINJ:
    'injury deaths of children, children dying of injuries, child deaths from injuries, child deaths from accidents, children who die of injuries, children killed by accidents, children killed by injuries, kids dying from injuries, children lost to accidents',
  MCINF:
    'child deaths from other infections, child deaths other infections, deaths of children from other infections, other infections deaths, children killed by other infections, kids dying of other infections, children lost to other infections',
  MCNPRE:
    'deaths from preterm birth, preterm deaths, preterm birth deaths, babies dying of prematurity, babies who die because they are born too early, babies dying from being born too early, prematurity deaths, preterm babies who die',
  MCNASP:
    'birth asphyxia, birth asphyxia deaths, babies dying of asphyxia, asphyxia deaths, newborns who die of asphyxia, newborns who suffocate at birth',
  MCNSEP:
    'babies dying of sepsis, newborn sepsis deaths, neonatal sepsis deaths, newborns who die of sepsis, newborns lost to sepsis, newborn deaths due to sepsis, tiny babies lost to sepsis',
  MCNCON:
    'birth defects deaths, deaths from birth defects, newborn deaths from birth defects, babies dying of birth defects, congenital anomaly deaths, deaths from congenital anomalies, neonatal deaths from congenital malformations, deaths from congenital malformations, babies born with defects who die, newborns lost to birth defects, newborns dying of congenital problems, neonates dying from congenital malformations, newborns congenital abnormalities kill',
  INFD: 'number of babies who died before one, number of babies who died, total babies dying before first birthday, babies under one who died, infants who died in a year, total deaths of babies under one, yearly deaths of infants, number of under ones who died, babies under one dying each year',
  POPU1:
    'number of infants, children under one year, number of children under one, surviving infants, infants under one population, infant population, population of infants, population of babies, population of babies under 1, babies under one year, babies living in the population, number of babies below one, children below one year, children not yet one year old, infants in the population, total babies under twelve months, babies not yet one, number of under ones, children under twelve months',
  POPU5:
    'children aged 0 4, number of children aged 0 4, population of children under five, population of under fives, population of under five, number of under 5 children, children below five years, kids below the age of five, children aged 0 to 4',
  HBSAG:
    'hepatitis b in children, children with hepatitis b, children infected with hepatitis b, hepatitis b prevalence under 5, hepatitis b prevalence in children, hepatitis b infection in children, under fives with hepatitis b, hbsag prevalence, children testing positive for hepatitis b, children with chronic hepatitis b, hepatitis b in children, children with hepatitis b, pikin with hepatitis b',
  DISCIPL:
    'children beaten at home, children who are beaten, children physically punished, children who are physically punished, physical punishment of children, violent punishment, violent punishment of children, corporal punishment, corporal punishment of children, child discipline violence, children who are beaten at home, kids flogged by their parents, children punished with beating, parents who beat their children, children disciplined with violence, children beaten by their caregivers, kids suffering harsh punishment at home, children slapped or shouted at, parents flogging their children, beating children as punishment',
  ECD: 'children developmentally on track, children on track in development, early child development, early child development index, early childhood development index, child development on track, children developing normally for their age, preschool children developing well, preschoolers on track in development, children reaching developmental milestones',
  STUNT: 'kids not growing tall enough',
  WASTE: 'children acutely malnourished, children wasting away from hunger',
  IPV1: 'infants injected against polio, children given polio vaccine by injection',
  FIC: 'babies who finished their immunizations',
  NMR: 'chance of a newborn dying, newborns who fail to survive',
  U5MR: 'children lost before age five',
  PENTA1: 'babies who started dpt vaccination, started their dpt shots, at least started their dpt shots',
  ROTA1:
    'babies given their first rota vaccine, kids who started the rotavirus vaccine, babies who began rota vaccination, kids who received first rota drops, children who took rotavirus dose one, children started on rota vaccine, first rotavirus injection, first rotavirus vaccine, first dose of rotavirus',
  ROTA2: 'children who took rotavirus twice',
  YFV: 'babies injected against yellow fever, infants immunised for yellow fever',
  OVERW:
    'children who weigh too much, children carrying too much weight, children above normal weight, kids weighing too much for height',
  STUNTS: 'kids much too short for age, very stunted children under five',
  PENTA2: 'kids given penta twice',
  NOVAC:
    'kids who missed every basic vaccine, children who have had zero vaccinations, children left completely unvaccinated',
  IPV2: 'kids injected twice against polio, babies who had both polio injections',
  CMR: 'child deaths after infancy',
  PNNMR:
    'infants dying after 28 days, infant deaths after the newborn period, infants dying after the neonatal period, post newborn deaths before first birthday',
  SBR: 'babies delivered without life, babies who die in the womb, late losses of babies before birth, babies dead before they are delivered, babies not alive at birth, babies lost in late pregnancy, unborn babies dying late in pregnancy',
  M514: 'children dying between five and fourteen, school age children who die, older children dying before fifteen, dying between fifth and fifteenth birthdays, risk of school age children dying',
  U5D: 'under fives lost each year, total deaths of children under five, yearly deaths of under fives, children lost before five total',
  NEOD: 'yearly deaths of newborn babies, total deaths of newborns, first month deaths total',
  BREG: 'babies registered with the birth authorities, parents registering the births of children, births of children officially recorded, registering the birth of children, birth was put on record, birth put on record',
  EBF: 'babies on breast milk alone, on breast milk alone, breast milk alone',
  DROP13: 'drop out in between',
  EYS: 'projected years of education, prospective years of schooling',
}
