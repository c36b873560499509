import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorldWith } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorldWith(['gdl', 'iceh', 'unaids'])
})

// Asked by people who know no name of an indicator; the figures were computed from the files of datasets/.
describe('a question in the words of its asker', () => {
  test.each([
    [
      'Abeg, how many babies die for Nigeria because dem born dem before time, for 2021?',
      'Newborn deaths, prematurity in Nigeria: 51,227',
    ],
    [
      "How heavy are Nigerian women for their height on average - the weight-over-height-squared number? I'd like the last year you hold.",
      'Body mass index, women in Nigeria: 23.7',
    ],
    [
      "I'm a nurse in a TB clinic. When somebody is found with TB, what share of the people living with them in the same house were given medicine so they don't catch it? Nigeria, 2024.",
      'TB preventive treatment, contacts in Nigeria: 39.0%',
    ],
    [
      "The stubborn TB that ordinary drugs don't touch: how many in a hundred of those treated in Nigeria came through it well? give me the latest year",
      'MDR-TB treatment success in Nigeria: 74%',
    ],
    [
      'In the towns of Nigeria, how much of the population lives in shanty conditions (Makoko-type places)? World Bank number, latest.',
      'Urban population in slums in Nigeria: 48.5%',
    ],
    [
      'How many people does a typical Nigerian household hold? e.g. in 2018',
      'Average household size in Nigeria: 4.7 persons',
    ],
    [
      'Out of 1,000 Nigerian girls who reach fifteen, how many would be dead before their sixtieth birthday? take 2023',
      'Adult mortality, women in Nigeria: 343',
    ],
    [
      'If death rates stay as they are, how many of 100 baby girls born in Nigeria would get to be 65? newest',
      'Women surviving to 65 in Nigeria: 48.9%',
    ],
    [
      'How many Nigerian women died from cancer of the neck of the womb in 2023?',
      'Cervical cancer deaths in Nigeria: 12,033',
    ],
    [
      'Young guys 15 to 24 in Nigeria, how many percent wore a rubber the last time they slept with someone? last figure you get',
      'Condom use, young men in Nigeria: 44.7%',
    ],
    [
      'In Ikorodu local government, what share of births happened in the house and not in a clinic, 2024?',
      'Home delivery in Ikorodu: 14.1%',
    ],
    [
      'how many pregnant women were counted at the clinics in Ikorodu LGA in 2018',
      'Antenatal clients (year) in Ikorodu: 99,644',
    ],
    [
      'Of the women in Plateau, how many say the hospital is so far it is a serious obstacle to getting treated? 2024 survey',
      'in Plateau: 60.0%',
    ],
    [
      'In the 2018 DHS, what portion of Kano women had at least one serious obstacle to seeing a doctor: money, permission, distance or going alone?',
      'Any problem in obtaining care in Kano: 37.1%',
    ],
    [
      'Compare Abia and Katsina: how old are women on average when they get their first baby? 2018',
      'Mean age at first birth: Abia 23.9',
    ],
    [
      'In which states do more than 40 in 100 women say the clinic is too far and that is a big headache for them? latest',
      '4 of 37 states above 40%',
    ],
    [
      'Where in Nigeria did the least women have health cover (NHIS or any other) in 2018? bottom three states',
      'Zamfara 0.1%, Jigawa 0.2% and Benue 0.5%',
    ],
    [
      'Which state has the most people spending over half an hour on the trip to fetch clean enough water, 2024 DHS?',
      'Ebonyi 32.4%',
    ],
    [
      'How did the share of people without a toilet who ease themselves outside move between the 2018 and 2024 DHS, whole country?',
      '22.9% in 2018, 19.9% in 2023–24',
    ],
    [
      'In what year were the most Nigerians killed by disease outbreaks that the world disaster database recorded?',
      'Highest deaths in recorded epidemics in Nigeria by EM-DAT: 7,689 in 1991',
    ],
    [
      "Do rich families' babies get the measles jab more than poor ones'? Give richest fifth and poorest fifth, Nigeria 2018.",
      'Poorest: 31.9%',
    ],
    [
      'On average how many children will a woman in Yobe bear? newest DHS',
      'Total fertility rate in Yobe: 7.5',
    ],
    [
      'How many CHEWs were counted in the health centres of Kano state in that MDG count?',
      'Health extension workers (inventory) in Kano: 1,805',
    ],
    [
      "UNDP's score for how well a country lives (health, schooling, income): what did Nigeria get last?",
      'Human Development Index in Nigeria: 0.560',
    ],
    [
      'Do young women or young men know more about preventing HIV? (comprehensive knowledge 15-24, 2017)',
      'Female: 29.3% and Male: 27.9%',
    ],
    [
      'What percent of married women take part in all three household decisions - own health, big purchases, family visits?',
      'Women taking part in decisions in Nigeria: 33.5%',
    ],
    [
      'What percentage of grown-up women in Nigeria are working or hunting for work, latest please',
      'Labour force participation, women in Nigeria: 80.7%',
    ],
    [
      'TB deaths per 100 000 Nigerians leaving out people who also had HIV, most recent figure?',
      'TB mortality, HIV-negative people in Nigeria: 24 per 100,000',
    ],
    [
      'Which surveys or offices give you figures on kids who have not had a single vaccine at all?',
      'Children with no vaccination: 5 sources',
    ],
    [
      'How many people per 100,000 lose their life in motor accidents on our roads in a year? WHO 2019 for Nigeria',
      'Road traffic mortality rate in Nigeria: 20.7',
    ],
    [
      'The jab against pneumonia germs (three doses): what happened to coverage from 2022 to 2023 acc. to WHO/UNICEF estimates?',
      '59% in 2022, 26% in 2023',
    ],
    [
      'For babies who completed their three shots of the five-in-one jab in Nigeria, 2024: what does the demographic and health survey say and what does WHO/UNICEF say?',
      '53.4% (NDHS 2023–24); 67% (WUENIC 2024)',
    ],
    [
      'how many general hospitals and other mid-level government hospitals does Osun have, as counted in 2019? (not the primary health centres)',
      'Public secondary care facilities in Osun: 62',
    ],
    [
      'Grown Nigerians aged 15 to 49 who freshly caught HIV in 2024 - how many?',
      'New HIV infections, adults 15-49 in Nigeria: 29,000',
    ],
    [
      'Of 1,000 children who reach their fifth birthday in Nigeria, how many die before they turn ten? Year 2023',
      'Mortality, ages 5-9 in Nigeria: 11.9',
    ],
    [
      'Add up for me: babies given the TB jab in Kaduna in weeks 30 to 33 of 2018, fixed and outreach posts together',
      'added up: 12,274',
    ],
    [
      'pls, out of every 100 babies in Cross River how many had the second drop against that bad running-stomach virus? the 2024 survey',
      'Rotavirus 2 vaccine coverage in Cross River: 82.6%',
    ],
    [
      'How many states had mothers starting childbearing, on average, before they were 18? 2018 figures.',
      '8 of 37 states below 18',
    ],
    [
      'Average fatness of Nigerian women, that weight-over-height-squared number: 1975 against 2016?',
      '20.6 (NCD-RisC 1975); 23.7',
    ],
    [
      "Good day. I need the number of people in Nigeria who actually fell ill with TB in 2024, I mean WHO's estimate and not only those the clinics found.",
      'TB incident cases in Nigeria: 510,000',
    ],
    [
      'Lagos and Kano: who had more nurses at the health centres visited in 2014, and by how many?',
      'Lagos 2,095 (MDG-IS 2014); Kano 258',
    ],
    [
      'In which states did over 85% of pregnant women take at least one dose of the malaria-prevention tablets? 2024 DHS',
      '5 of 37 states above 85%',
    ],
    [
      'na how many TB patients hospitals find and report for Nigeria for 2023?',
      'TB cases notified in Nigeria: 367,250',
    ],
    [
      'newborns that died in 2021 because they were born malformed, whole country, count pls',
      'Newborn deaths, congenital in Nigeria: 13,261',
    ],
    [
      "What part of brand-new TB patients carry the kind that rifampicin can't kill? 2024, Nigeria",
      'RR-TB among new cases in Nigeria: 1.4%',
    ],
    [
      'What score on the world poverty index that counts many hardships at once (0 to 1) did Yobe have in 2021?',
      'Global MPI value in Yobe: 0.343',
    ],
    [
      'Percent of one-year-olds in Sokoto that have never had any basic jab, 2024 survey?',
      'Children with no vaccination in Sokoto: 84.2%',
    ],
    [
      'Out of 100 people in Taraba, how many drink from a protected kind of source like borehole or pipe? 2024',
      'Improved drinking-water source in Taraba: 41.2%',
    ],
    [
      'Of all adults living with HIV in Nigeria, what part is female? 2024',
      "Women's share of people with HIV (15+) in Nigeria: 64.2%",
    ],
    [
      'How far below the national poverty line do people fall on average (as % of the line), in Taraba 2019?',
      'Poverty gap, national line in Taraba: 42.4%',
    ],
    [
      'People who are nearly poor - not yet poor in many ways but close to it - percent in Benue in 2021?',
      'Global MPI: vulnerable to poverty in Benue: 35.0%',
    ],
    [
      'For every 100 naira spent on health in Nigeria in 2022, how much did the sick people and their families bring out from their own pockets?',
      'Out-of-pocket expenditure (% of CHE) in Nigeria: 76.1%',
    ],
    ['how many newborn babies did lockjaw kill in 2021', 'Newborn deaths, tetanus in Nigeria: 1,914'],
    [
      'What proportion of toddlers in Zamfara State were given worm medicine in the half year before the 2018 household survey?',
      'Deworming (children) in Zamfara: 3.3%',
    ],
    [
      'How many people died on our roads in 2023, crashes of cars, lorries, okada and all? The total body count, not a rate.',
      'Road traffic deaths in Nigeria: 52,022',
    ],
    [
      'Of townspeople in Nigeria, what share live in shanties, the kind of crowded settlements like Makoko? Most recent.',
      'Urban population in slums in Nigeria: 48.5%',
    ],
    [
      'Nigerian grown-ups who say that injections given against diseases are safe - what percentage in 2024?',
      'Vaccine confidence: safe in Nigeria: 89%',
    ],
    [
      'How many small government clinics (the first-level ones, not general or teaching hospitals) does Niger State have?',
      'Public primary care facilities in Niger: 1,162',
    ],
    [
      'Out of every 100 people confirmed with the rat fever in Bauchi State in 2025, how many did not survive?',
      'Lassa fever case fatality ratio in Bauchi: 13.8%',
    ],
    ['Roughly one doctor for how many Nigerians? Use the newest figure.', 'That is about one in 2,538.'],
    [
      'For the families with the least money, how many homes own a computer compared with the best-off families? 2018 please.',
      'by wealth quarter: Lowest 25%: 0.1%',
    ],
    [
      'In which three states have the most women been cut down there as girls? The 2016-17 survey will do.',
      'Osun 67.8%, Ekiti 62.6% and Kwara 55.1%',
    ],
    [
      'List the states where more than 40 in every 100 women complain that the clinic is too far from them, 2024 survey.',
      '4 of 37 states above 40%',
    ],
    [
      'which 3 states have the fewest small children with their birth put down officially by government? most recent survey',
      'Jigawa 15.7%, Kebbi 18.8% and Sokoto 19.0%',
    ],
    [
      'In how many states did more than half of the people fall under the poverty line set by our own statistics office in 2019?',
      '16 of 36 states above 50%',
    ],
    [
      'Are we taking less sugar than before? Compare 2015 with 2022, per head per day.',
      '31 grams (FAO 2015); 22 grams (FAO 2022)',
    ],
    [
      'The people found each year with the long cough that coughs blood (new ones and those whose illness came back) - how did that number move from 2019 to 2024?',
      'was 117,320 in 2019, 402,051 in 2024',
    ],
    [
      'When was the last year Nigeria still reported anybody with that long worm that comes out of the leg, and how many people?',
      'Last above 0 in 2008: Guinea worm cases in Nigeria was 38',
    ],
    [
      'What percentage of grown-ups in Kano State have sugar in their blood, the disease my uncle injects himself for?',
      'No source has a figure of diabetes prevalence (20-79) in Kano',
    ],
    [
      'How heavy for their height were Nigerian men on average in 2016? I mean that kg-over-metres-squared number.',
      'Body mass index, men in Nigeria: 22.4',
    ],
    [
      'Of the people who catch TB in Nigeria, how many percent are actually found and put on treatment? latest',
      'TB treatment coverage in Nigeria: 79.0%',
    ],
    [
      'How many Nigerians were living away from their own homes inside the country because of conflict or disaster at the end of 2024?',
      'Internally displaced people in Nigeria: 3,359,000',
    ],
    [
      'In dollars, how much was spent on the health of each Nigerian in 2022?',
      'Health spending per person (US$) in Nigeria: US$91',
    ],
    [
      'How many babies and small children past their first month died of chest infection, pneumonia, in 2021?',
      'Pneumonia deaths, 1-59 months in Nigeria: 120,370',
    ],
  ])('%s', (asked, ...said) => {
    const { text } = answeredTurns(world, [asked])
    for (const words of said) expect(text).toContain(words)
  })
})
