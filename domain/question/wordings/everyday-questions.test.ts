import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorldWith } from '#tests/builders/question-data.ts'

/** Files of figures by group that are asked about here. */
const GROUPS = ['gdl', 'gdl-shdi', 'iceh', 'nbs-wm', 'unaids', 'unesco-uis', 'who-est', 'jme']

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorldWith(GROUPS)
})

// Asked by people who knew the data and neither the names nor the rules; the figures were computed from the files of datasets/.
describe('a question in everyday words', () => {
  test.each([
    ['Which sources give HIV prevalence by state?', 'NAIIS (2018); IHME-LBD (2000 to 2017)'],
    [
      'What is the probability that a 15 year old woman in Nigeria dies before age 60?',
      'Adult mortality, women in Nigeria: 343 per 1,000',
    ],
    [
      'For a feature on pneumonia I need the number of under-five deaths (1-59 months) it caused in Nigeria in 2019.',
      'Pneumonia deaths, 1-59 months in Nigeria: 124,896',
    ],
    ['BCG doses given in Bauchi in week 30 of 2018, fixed plus outreach', 'in Bauchi: 2,576'],
    [
      'Did open defecation fall in Plateau between the 2018 and 2024 surveys?',
      'was 64.0% in 2018, 60.1% in 2023–24',
    ],
    [
      "Maternal mortality is 993 per 100,000 live births. That's one death in how many births?",
      'about one in 101',
    ],
    ['avg years of school adults kano', 'Mean years of schooling in Kano: 4.9'],
    [
      'people living in homes where a school age child is not going to school, kebbi',
      'Deprived: school attendance in Kebbi: 63.5%',
    ],
    [
      'Tuberculosis mortality excluding HIV-positive people per 100,000: change from 2010 to 2024 per WHO TB programme',
      'was 55 per 100,000 in 2010, 24 per 100,000 in 2024',
    ],
    [
      'How many US dollars came from abroad for HIV/AIDS in 2018?',
      'HIV expenditure, international in Nigeria: US$429,008,214',
    ],
    [
      'Severe food insecurity in Nigeria, 2015 against 2023, FAO figures. How many points up?',
      'The difference is 13.3 points',
    ],
    ['what % of nigerias population is female now?', 'Female population'],
    ['Stunted children: boys or girls worse, latest', 'Stunting'],
    ['One in how many homes has a woman as its head?', 'about one in 6.7'],
    ['how many measles cases did nigeria report in march 2019?', 'Measles cases reported'],
    ['Roughly how many Nigerians take their own life each year?', 'Suicide deaths in Nigeria: 7,511'],
    ['Which has more infants under one year, Kaduna or Katsina?', 'Katsina 358,590'],
    ['How many people were counted in Jigawa at the 2006 census?', 'Total population in Jigawa: 4,361,002'],
    ['school attendance 9-11: how many states under half in 2018', '6 of 37 states below 50%'],
    ['which state has lost the most people to lassa so far in 2026', 'Highest Lassa fever deaths'],
    ['Nigerian refugees abroad in 2013 vs 2024, how many times more', '15.0 times'],
    [
      'how many childern between five and nine died in nigeria in 2023',
      'Deaths, ages 5-9 in Nigeria: 76,308',
    ],
    [
      'Years of schooling of grown women versus grown men in Sokoto, 2019',
      'Mean years of schooling in Sokoto, by sex: Female: 0.7 and Male: 2.6',
    ],
    ['How many COVID patients had recovered in Lagos by week 20 of 2020?', 'COVID-19 recovered cases'],
    [
      'Probability that a 15-year-old dies before 20, per thousand, 2023?',
      'Mortality, ages 15-19 in Nigeria: 7.1 per 1,000',
    ],
    ['one in how many Nigerians falls ill with TB in a year, WHO estimate', 'about one in 457'],
    ['A child who turns 10 today - one in how many dies before 15? latest', 'about one in 154'],
    [
      "When was Nigeria's domestic government spending on HIV at its peak?",
      'Highest HIV expenditure, domestic public in Nigeria by UNAIDS: US$125,139,587 in 2010',
    ],
    ['In 2021, how many times more newborns died of sepsis than of tetanus?', '21.6 times'],
    ['Pls what % of new TB cases in Nigeria are estimated to also have HIV?', 'HIV among TB cases'],
    ['cooking with firewood or charcoal: difference between Bauchi and Lagos', 'Lagos 1.2%'],
    [
      'How many percent of women wey carry belle for Naija no get enough blood?',
      'Anaemia, pregnant women in Nigeria: 45.0%',
    ],
    [
      'When did Nigeria last report a guinea worm case, and how many that year?',
      'Last above 0 in 2008: Guinea worm cases in Nigeria was 38',
    ],
    ['How many states had passed 500 confirmed covid cases by week 23 of 2020?', '3 of 37 states above 500'],
    ['Share of babies under six months fed only breast milk - MICS 2021 result?', 'Exclusive breastfeeding'],
    [
      'How many women did cancer of the neck of the womb kill in Nigeria in 2023',
      'Cervical cancer deaths in Nigeria: 12,033',
    ],
    [
      'out of every 1000 young people who turn 20 how many die before they are 25?',
      'Mortality, ages 20-24 in Nigeria: 9.8 per 1,000',
    ],
    ['New HIV infections in adults 15-49: percent drop from 2010 to 2024, UNAIDS?', 'That is 71.0% less'],
    [
      'Which killed more newborns in 2021, birth asphyxia or being born too early?',
      'Newborn deaths, prematurity in Nigeria: 51,227',
    ],
    [
      'How old on average were rural and urban women at their first birth in 2018?',
      'Mean age at first birth in Nigeria, by residence: Urban: 21.2',
    ],
    ['How do WHO-GHO and IHME differ on malaria deaths of small children in 2005?', '175,133 (IHME 2005)'],
    ['One in how many Nigerians cooks with clean fuel such as gas or electricity?', 'about one in 3.9'],
    [
      'Planning sanitary pads for Oyo: how many women between 15 and 49 live there?',
      'Women of reproductive age in Oyo: 1,924,760',
    ],
    [
      'Okrika LGA - facilities giving delivery care day and night, what percentage?',
      'Facilities with delivery day and night in Okrika: 81.3%',
    ],
    [
      "For a Women's Day story: what share of House of Reps seats do women hold now?",
      'Women in parliament in Nigeria: 3.9%',
    ],
    ['One in how many deaths in Nigeria in 2019 was due to noncommunicable diseases?', 'about one in 3.7'],
    [
      'How many people had to flee their homes because of fighting in Nigeria in 2022?',
      'New displacement by conflict in Nigeria: 148,000',
    ],
    [
      'Zaria LGA: share of births in government facilities, and in private ones, latest',
      'Delivery in a private facility in Zaria: 17.9%',
    ],
    [
      'NDHS 2024: in which states did over 60% of toddlers get no basic vaccine at all?',
      '3 of 37 states above 60%',
    ],
    [
      'How many years of schooling can a child starting school in Yobe expect? use 2019',
      'Expected years of schooling in Yobe: 4.9',
    ],
    [
      'List the states where women still have six or more children on average (2024 DHS)',
      '6 of 37 states with at least 6',
    ],
    [
      'Living standards survey - share of people in Ikorodu who had ever done an HIV test',
      'Ever tested for HIV',
    ],
    ['How many percent of women for Nigeria too thin (BMI no reach 18.5) for di last DHS?', 'Thin women'],
    [
      'In Taraba, how many percent of people drink straight from rivers, streams or ponds?',
      'Surface drinking water in Taraba: 43.6%',
    ],
    [
      'How much has the TB death rate among people without HIV come down from 2019 to 2024?',
      '63 per 100,000 in 2019, 24 per 100,000 in 2024',
    ],
    [
      'IPV coverage for 2022: administrative reports versus WUENIC. How far apart are they?',
      '55% (WUENIC 2022)',
    ],
    [
      'How much money from foreign donors went into HIV/AIDS in Nigeria in 2016, in dollars?',
      'HIV expenditure, international in Nigeria: US$455,167,515',
    ],
    [
      'In which year did TB treatment coverage first pass 50% and what was it the year before?',
      'First above 50% in 2022: TB treatment coverage in Nigeria was 58.0%',
    ],
    [
      'pls what % of teenage girls 15 to 19 are already mothers or expecting a baby in nigeria',
      'Teenage mothers',
    ],
    [
      'Leaving out newborn babies, how many under-fives did pneumonia kill in Nigeria in 2012?',
      'Pneumonia deaths, 1-59 months in Nigeria: 150,746',
    ],
    ['Bacteriologically confirmed TB cases in 2019 and 2024, and how many times did they grow?', '3.9 times'],
    [
      'What proportion of men and of women smoke or use tobacco in Nigeria, newest WHO estimate?',
      'Female: 0.5% and Male: 6.1%',
    ],
    [
      'Which states gave vitamin A to fewer than a quarter of young children in the 2023-24 DHS?',
      '4 of 37 states below 25%',
    ],
    [
      'I work for an NGO in Imo. How many percent of under-fives are underweight in Mbaitoli LGA?',
      'Underweight',
    ],
    [
      'Top three states losing the most children between penta 1 and penta 3 in the new mini DHS?',
      'Largest figures of DPT/Penta 1',
    ],
    [
      'Lack of blood among women of childbearing age: what does the DHS say and what does WHO say?',
      '37.9% (WHO-EST 2023)',
    ],
    [
      'How many babies and toddlers between one month and five years died from meningitis in 2019?',
      'Meningitis deaths, 1-59 months in Nigeria: 24,580',
    ],
    [
      "Under-five mortality over 170 per 1000 in UN IGME's state estimates for 2021: which states?",
      '5 of 37 states above 170',
    ],
    [
      "I'm writing a piece on TB. How many TB patients were reported per 100,000 Nigerians in 2019?",
      'TB case notification rate in Nigeria: 56 per 100,000',
    ],
    [
      "Out of all money spent on health in Nigeria how much came from people's own pockets in 2022?",
      'Out-of-pocket expenditure',
    ],
    [
      'The polio vaccine that is given as an injection: which three states have the lowest coverage?',
      'Smallest figures of IPV coverage among the states: Kebbi 12.7%',
    ],
    [
      'Out of everybody who falls ill with TB in Nigeria, what percentage die of it? latest estimate',
      'TB case fatality ratio in Nigeria: 12%',
    ],
    [
      'If every unwanted birth were avoided, how many children would the average Nigerian woman have?',
      'Wanted fertility rate in Nigeria: 4.8 births per woman',
    ],
    [
      'In 2015, was HIV more common among sex workers under 25 or those 25 and older? Figures please.',
      'HIV prevalence, sex workers in Nigeria, by age: Under 25: 9.8%',
    ],
    [
      'Pregnant women who swallowed at least one dose of Fansidar against malaria, Imo versus Anambra?',
      'Anambra 93.2%',
    ],
    [
      'Where do your numbers on bowel cancer deaths among men come from and which years do they cover?',
      'Colorectal cancer mortality, men: 1 source has figures: IHME',
    ],
    [
      'TB patients being treated for a second time: what percentage were treated successfully in 2015?',
      'TB treatment success',
    ],
    [
      'Of children with fever, how many percent had a finger prick test in Kwara (malaria survey 2021)',
      'Fever: blood taken for testing in Kwara: 44.6%',
    ],
    [
      'How did people having to use river/stream water change from 2018 to 2024 nationwide in the DHS?',
      'Surface drinking water in Nigeria was 9.1%',
    ],
    [
      'Where do your numbers on catastrophic health bills (over 10% of the household budget) come from',
      'Catastrophic health spending',
    ],
    [
      'In how many states did more than 45 percent of pregnant women get 3+ doses of IPTp in NMIS 2021?',
      '5 of 37 states above 45%',
    ],
    [
      'What proportion of children got their measles jab before the first birthday? newest survey please',
      'Measles vaccine by 12 months in Nigeria: 54%',
    ],
    [
      'One in how many Nigerian girls will end up dying from pregnancy or childbirth, over her lifetime?',
      'about one in 25',
    ],
    [
      'If Nigerian women had only the births they wanted, what would the fertility rate have been in 2018?',
      'Wanted fertility rate in Nigeria: 4.8 births per woman',
    ],
    [
      'How many of the poorest quarter of households have a flush toilet compared with the richest quarter?',
      'Lowest 25%: 0.3%',
    ],
    [
      'Which state loses the most children between the 1st and the 3rd penta jab, going by the 2023-24 DHS?',
      'Largest figure of DPT/Penta 1 to 3 dropout among the states: Borno 38.2%',
    ],
    [
      'In the 2016-17 MICS, how many times higher was the teen birth rate (15-19) in Katsina than in Rivers?',
      'The figure of Katsina is 12.1 times that of Rivers',
    ],
    [
      'One Nigerian in how many dies between 30 and 70 from heart disease, cancer, diabetes or lung disease?',
      'about one in 5.6',
    ],
    [
      'For IPV first dose in 2022, what do the administrative data, the official figure and WUENIC each say?',
      '62% (JRF-Official 2022)',
    ],
    [
      'Facilities doing caesarean sections in the MDG inventory: how many times as many in Lagos as in Yobe?',
      '33.0 times',
    ],
    [
      'Married women who do not want a baby now but use nothing: percentage in the 2018 DHS, for the country?',
      'Unmet need for family planning in Nigeria: 18.9%',
    ],
    [
      'What percent of new babies in Kaduna get looked at by a health worker in their first two days of life?',
      'Postnatal care coverage',
    ],
    [
      'Which states have under 15% of births happening in government health facilities, going by the 2024 DHS?',
      '3 of 37 states below 15%',
    ],
    [
      'Add up the children given BCG in Kaduna in weeks 24 to 27 of 2018 from the weekly immunization reports.',
      'Children given BCG',
    ],
    [
      'Donor money as % of current health spending: 2010 and 2022 (GHED)',
      'External health expenditure (% of CHE) in Nigeria: 6.3% (WHO-GHED 2010); 6.8%',
    ],
    [
      'One in how many Nigerian women go die from pregnancy or childbirth for her lifetime?',
      'about one in 25',
    ],
    ['pls what share of people in Ebonyi lived in towns and cities in 2018', '84.2% (GDL 2018)'],
    ['Wetin be the average age wey women dey born their first pikin for Sokoto?', '18.0 years (GDL 2018)'],
    ['population in 2022 and what is projected for 2030', '223,150,896 (UNWPP 2022)'],
    ['population in 2022 and what is projected for 2030', '262,380,970 (UNWPP 2030, a projection)'],
    ['population in 2010, 2020 and 2030', '166,642,886 (UNWPP 2010); 213,996,181 (UNWPP 2020)'],
    ['population in 2010, 2020 and 2030', '262,380,970 (UNWPP 2030, a projection)'],
    ['population in 2030 and 2050', 'For 2050: I cannot say that'],
    ['under 5 mortality in 2021 and 2040', '111.3 per 1,000 (UN IGME 2021'],
  ])('%s', (question, figure) => {
    expect(answeredTurns(world, [question]).text).toContain(figure)
  })
})
