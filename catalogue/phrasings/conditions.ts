import type { Phrasings } from '#domain/question/phrasings.ts'

/** People's own names for money, staff and facilities, and living conditions. */
export const CONDITIONS: Phrasings = {
  OOP: 'oop, oops, out of pocket, out-of-pocket, out of pocket spending, out of pocket payment, household health spending, paid by households, own pocket, pay by yourself for hospital, money wey people dey pay for hospital',
  CHEGDP:
    'che, current health expenditure, health spending, health expenditure, health spending share of gdp, health spending gdp, total health expenditure, spending on health, health budget share of gdp',
  CHEPC:
    'health spending per person, health expenditure per capita, per capita health spending, spending per head on health, health money per person, che per capita, dollars per person health, health spending per head',
  GGHE: 'government health expenditure, government health spending, public health spending, domestic government health spending, gghe, gghe-d, government share of health spending, govt health spending',
  GGHEGGE:
    'abuja declaration, health share of budget, health budget, share of the budget for health, 15 percent for health, government budget on health, health in government spending, health allocation, share of government budget for health, budget that goes to health',
  EXTCHE:
    'external health expenditure, donor funding, donor health spending, foreign aid health, external funding for health, development partners funding, donors, donor money',
  CATA10:
    'catastrophic spending over 10 percent of income, catastrophic health spending, catastrophic expenditure, catastrophic health expenditure, financial hardship, catastrophic payments, health costs above 10 percent, ruinous health costs, hospital bill wey finish money',
  UHC: 'uhc, uhc index, universal health coverage, service coverage index, uhc service coverage, sdg 3.8.1, coverage of essential services, universal coverage',
  DOCDENS:
    'doctors, doctor density, doctors per 10000, physicians, physician density, number of doctors, medical doctors, doctor per population, doctor patient ratio',
  NURSEDENS:
    'nurses, midwives, nurse density, nurses and midwives, nurse per population, nurse density per 10000, number of nurses, nursing staff, chews and nurses',
  BEDS: 'hospital beds, bed density, beds per 10000, hospital bed density, number of beds, inpatient beds, beds, bed space',
  FACN: 'health facilities, facilities, number of health facilities, public facilities, health centres, places of care, public places of care, health facility count',
  FACPRI:
    'primary health care centres, phc centres, primary facilities, primary health centres, phc facilities, health posts, dispensaries, basic health centres',
  POP: 'population, total population, how many people, number of people, inhabitants, people living in, census population, headcount, number of inhabitants',
  POPU5:
    'under five population, population under 5, number of children under 5, children under five, how many under fives, under 5 children number, target population under five, under five children',
  LEXP: 'life expectancy, life expectancy at birth, how long people live, average age at death, lifespan, expected years of life, longevity, years to live',
  MPI: 'poverty, mpi, multidimensional poverty, poor people, poverty rate, poverty headcount, share of poor people, poverty index, suffer head',
  HDI: 'hdi, human development index, human development, development index, hdi score, subnational hdi, human development by state',
  LITW: 'women wey sabi read, literacy, female literacy, literate women, women who can read, women who can read and write, women literacy, literacy of women, can read and write women, literacy rate women',
  OOSP: 'out of school children at primary age, out of school, out of school children, children not in school, out-of-school, oosc, not enrolled, pikin wey no dey go school',
  OD: 'open defecation, od, odf, open defaecation, defecating in the open, no toilet, bush toilet, shit for bush, without a toilet',
  BWAT: 'water, drinking water, basic water, safe water, clean water, basic drinking water, access to water, potable water',
  BSAN: 'sanitation, toilets, toilet, basic sanitation, latrine, access to toilet, sanitation service, latrines',
  HWASH:
    'handwashing, hand washing, handwash, soap and water, handwashing facility, hygiene, hand hygiene, wash hand',
  ELECPOP:
    'electricity, power, access to electricity, nepa, electricity access, power supply, people with electricity, nepa light',
  UNEMP:
    'unemployment, unemployed, jobless, joblessness, no work, unemployment rate, without work, people wey no get work',
  IDP: 'idp, idps, internally displaced, displaced people, displaced persons, people in camps, displacement, internally displaced persons',
  GDPPC:
    'gdp, gdp per capita, gdp per person, income per head, national income, economy, gross domestic product, gdp per head',
  INTERNET:
    'internet, internet users, internet access, online, people online, people using the internet, internet use, browsing',
}

export const CONDITIONS_FAMILIES: Phrasings = {
  // All public facilities are no hospitals: general and teaching hospitals are two levels of them.
  'hospital, hospitals, how many hospitals, number of hospitals, public hospitals, government hospitals':
    'FACSEC, FACTER, FACN',
  'wash, water and sanitation, water sanitation and hygiene': 'BWAT, BSAN, OD, HWASH',
  'health workers, health workforce, workforce, human resources for health, hrh, staff':
    'DOCDENS, NURSEDENS, PHARMDENS',
  'health financing, financing, money for health, budget': 'CHEGDP, OOP, GGHE, GGHEGGE',
  'sabi read, sabi read and write, fit read and write': 'LITA, LITW',
  'education, school, schooling': 'OOSP, CPLPRI, ATT911, LITW',
}
