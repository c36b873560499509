import type { Phrasings } from '#domain/question/phrasings.ts'

/** Names that people say for children: their food, vaccination and deaths. */
export const CHILDREN_SAYINGS: Phrasings = {
  UNDERWS: 'severe low weight for age, very low weight for age, severely low weight for age',
  WASTES: 'severely thin children',
  DEWORM:
    'deworming medication, deworming drugs, given deworming medication, given deworming drugs, worm tablets',
  IRONANC:
    'pregnant women who took iron, women taking iron during pregnancy, women taking iron in pregnancy, pregnant women taking iron, iron supplementation in pregnancy',
  MAD: 'acceptable diet of young children, minimum acceptable diet of young children',
  ANAEMC: 'anaemia of children, kids with anaemia',
  ANAEMN:
    'anaemia in women who are not pregnant, women who are not pregnant with anaemia, anaemia of women who are not pregnant, nonpregnant women with anaemia, anaemia among nonpregnant women, anaemia in nonpregnant women, nonpregnant anaemia',
  UNDNOUR: 'undernourished people, undernourished population, people who are undernourished',
  FIESMS:
    'food insecure people moderate or severe, moderately or severely food insecure, moderate and severe food insecurity',
  FIESS: 'severely food insecure people, severely food insecure',
  KCAL: 'calories per person per day, calories per person, kilocalories per day per person, kilocalories per person, calories available per person, calorie supply, dietary energy supply, food energy supply, calories each person has',
  SUGAR:
    'sugar per person per day, sugar per person, sugar consumption, sugar consumption per person, grams of sugar per person, how much sugar people eat, sugar that people eat, sugar eaten per person',
  SALT: 'salt iodization, salt iodisation, iodized salt coverage, iodised salt, homes with iodised salt, iodine in salt',
  VASD: 'vitamin a twice a year, two vitamin a doses, two vitamin a doses in a year, children with two vitamin a doses, children with two vitamin a doses in a year, vitamin a two dose coverage, both doses of vitamin a',
  WOMTHIN: 'low bmi in women, women with bmi below 18.5, bmi below 18.5, thinness in women',
  ZERO: 'children without any dpt dose, children without any dpt, kids who never got penta, children who never got penta, children with no first dose of penta, children with no first penta, no first dose of penta, without a first dose of penta, not one dose of dpt',
  BCG: 'children given bcg, children with bcg, given bcg',
  MCV2: 'measles vaccination second dose, second dose of measles vaccine, second dose measles vaccination',
  MENA: 'meningococcal a vaccine, meningococcal a vaccine coverage, meningococcal vaccine coverage',
  HEPBB:
    'hepatitis b vaccine within 24 hours, hepatitis b vaccine within 24 hours of birth, hepatitis b within a day of birth',
  HEPB3: 'hep b 3, hepb 3, hep b third dose, hepatitis b 3',
  HIB3: 'hib vaccine, hib vaccine coverage, haemophilus influenzae vaccine, haemophilus influenzae type b vaccine, haemophilus vaccine, hib 3',
  OPV1: 'oral polio first dose, first oral polio dose, oral polio 1',
  OPV0: 'opv birth dose, polio vaccine at birth, polio dose at birth, oral polio at birth',
  BCG12:
    'bcg before first birthday, bcg before the first birthday, bcg by one year, bcg by age one, bcg before age one, timely bcg, timely bcg by 12 months',
  PENTA1_12:
    'dpt 1 by first birthday, dpt 1 before first birthday, penta 1 before first birthday, penta 1 by first birthday, first penta dose before age one, first penta dose by age one, penta 1 by age one, dpt 1 before age one',
  PENTA3_12:
    'dpt 3 before first birthday, dpt 3 by first birthday, penta 3 before first birthday, penta 3 by first birthday, third penta dose by age one, third penta dose before age one, penta 3 by age one, dpt 3 before age one',
  MCV1_12:
    'measles vaccination before first birthday, measles vaccine before first birthday, measles vaccine by first birthday, measles by one year, measles vaccine by one year, measles vaccine by age one, measles vaccine before age one, measles vaccination by age one',
  OPV3_12:
    'third polio dose by first birthday, polio 3 by first birthday, polio 3 before first birthday, polio third dose before age one, polio 3 by age one, third polio dose before first birthday',
  VCIMP:
    'people who think vaccines are important, believe vaccines are important, belief that vaccines are important, vaccines are important, vaccine confidence importance, importance of vaccines, vaccines important for children',
  VCSAFE:
    'people who think vaccines are safe, believe vaccines are safe, belief in vaccine safety, vaccines are safe, vaccine safety, vaccine safety confidence, confidence in vaccine safety, trust in vaccine safety',
  VCEFF:
    'people who think vaccines work, vaccines work, believe vaccines work, belief that vaccines are effective, vaccines are effective, vaccine effectiveness, vaccine effectiveness confidence, confidence that vaccines work',
  CARDSEEN:
    'immunization card retention, vaccination card retention, card retention, kids with health card seen, children with health card seen, child health card seen, children with an immunization card',
  FICNS:
    'all vaccines of the national schedule, full vaccination national schedule, full immunization national schedule, fully vaccinated by the national schedule, completed the national immunization schedule, completed the national schedule, all vaccines of the schedule',
  RIFIXP:
    'planned fixed post sessions, fixed post sessions planned, facility vaccination sessions planned, vaccination sessions planned at facilities',
  RIFIXC:
    'fixed post sessions held, facility vaccination sessions held, facility vaccination sessions conducted, vaccination sessions held at facilities',
  RIBCG:
    'weekly bcg vaccinations, bcg vaccinations in a week, bcg doses per week, bcg doses given per week, children vaccinated with bcg weekly, children vaccinated with bcg in a week, weekly bcg doses',
  RIPENTA1:
    'weekly penta 1 vaccinations, penta 1 vaccinations in a week, penta 1 doses per week, children vaccinated with penta 1 weekly, weekly penta 1 doses, children vaccinated with penta 1 in a week',
  RIPENTA3:
    'weekly penta 3 vaccinations, penta 3 vaccinations in a week, penta 3 doses per week, children vaccinated with penta 3 weekly, weekly penta 3 doses, children vaccinated with penta 3 in a week',
  RIIPV:
    'weekly ipv vaccinations, ipv vaccinations in a week, ipv doses per week, children vaccinated with ipv weekly, weekly ipv doses',
  RIMEAS:
    'weekly measles vaccinations, measles vaccinations in a week, measles vaccine doses per week, children vaccinated against measles weekly, weekly measles vaccine doses',
  RISUP:
    'supervisory visits, supervision visits, supportive supervision, supportive supervision visits, supervision of vaccination sessions, supervision of sessions, lga team supervision visits, supervisory visits to sessions',
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
  IMR: 'babies dying before their first birthday',
  U5CAUSE:
    'causes of child death, causes of child deaths, causes of death in children, causes of death of children, what kills children, what kills children under five, what kills under fives, what children die of, leading causes of child death, leading causes of under five deaths, leading causes of under five mortality, main causes of child death',
  MR0509: 'probability of dying age 5 to 9, probability of dying between 5 and 9, chance of dying age 5 to 9',
  MR1014:
    'probability of dying age 10 to 14, probability of dying between 10 and 14, chance of dying age 10 to 14',
  MR1519:
    'probability of dying age 15 to 19, probability of dying between 15 and 19, chance of dying age 15 to 19',
  MR2024:
    'probability of dying age 20 to 24, probability of dying between 20 and 24, chance of dying age 20 to 24',
  DTH0509:
    'deaths of children 5 to 9, deaths of children aged 5 9, number of deaths of children 5 to 9, deaths of children 5 9',
  DTH1014:
    'deaths of children 10 to 14, deaths of children aged 10 14, number of deaths of children 10 to 14',
  MCPNEU:
    'pneumonia deaths of children, children dying of pneumonia, child deaths from pneumonia, children who die of pneumonia, under five pneumonia deaths, pneumonia deaths in under fives, deaths of children from pneumonia',
  MCDIA:
    'diarrhoea deaths of children, children dying of diarrhoea, child deaths from diarrhoea, children who die of diarrhoea, under five diarrhoea deaths, diarrhoea deaths in under fives, deaths of children from diarrhoea',
  MCMAL:
    'malaria deaths at 1 59 months, deaths of children from malaria 1 to 59 months, child malaria deaths 1 59 months',
  MCMEA:
    'children dying of measles, child deaths from measles, children who die of measles, children killed by measles, under five measles deaths, deaths of children from measles',
  MCMEN:
    'children dying of meningitis, child deaths from meningitis, child meningitis deaths, children who die of meningitis, meningitis deaths of children',
  MCHIV:
    'child deaths from hiv, hiv deaths of children, children who die of hiv, children dying of hiv, hiv deaths among children, hiv deaths among children under five, child aids deaths, aids deaths of children',
  MCINJ:
    'injury deaths of children, children dying of injuries, child deaths from injuries, child deaths from accidents, children who die of injuries, children killed by accidents',
  MCINF:
    'child deaths from other infections, child deaths other infections, deaths of children from other infections, other infections deaths',
  MCNPRE:
    'deaths from preterm birth, preterm deaths, preterm birth deaths, babies dying of prematurity, babies who die because they are born too early, babies dying from being born too early, prematurity deaths',
  MCNASP:
    'birth asphyxia, birth asphyxia deaths, babies dying of asphyxia, asphyxia deaths, newborns who die of asphyxia',
  MCNSEP: 'babies dying of sepsis, newborn sepsis deaths, neonatal sepsis deaths, newborns who die of sepsis',
  MCNCON:
    'birth defects deaths, deaths from birth defects, newborn deaths from birth defects, babies dying of birth defects, congenital anomaly deaths, deaths from congenital anomalies, neonatal deaths from congenital malformations, deaths from congenital malformations',
  INFD: 'number of babies who died before one',
  POPU1:
    'number of infants, children under one year, number of children under one, surviving infants, infants under one population, infant population, population of infants, population of babies, population of babies under 1',
  POPU5:
    'children aged 0 4, number of children aged 0 4, population of children under five, population of under fives, population of under five, number of under 5 children',
  HBSAG:
    'hepatitis b in children, children with hepatitis b, children infected with hepatitis b, hepatitis b prevalence under 5, hepatitis b prevalence in children, hepatitis b infection in children, under fives with hepatitis b, hbsag prevalence',
  DISCIPL:
    'children beaten at home, children who are beaten, children physically punished, children who are physically punished, physical punishment of children, violent punishment, violent punishment of children, corporal punishment, corporal punishment of children, child discipline violence',
  ECD: 'children developmentally on track, children on track in development, early child development, early child development index, early childhood development index, child development on track',
}
