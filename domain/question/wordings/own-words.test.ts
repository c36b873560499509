import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorldWith } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorldWith(['gdl'])
})

// Asked by people who know no name of an indicator; the figures were computed from the files of datasets/.
describe('a question in the words of its asker', () => {
  test.each([
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

// What it is for, or what the answer says anyway, behind the question; two things in one.
describe('a question with more around it', () => {
  test.each([
    [
      'Good morning. Please what is the crude birth rate for Yobe in the latest NDHS, and for Nigeria? I need both for a memo to the Hon. Commissioner.',
      'Crude birth rate in Yobe: 45.0',
      'Crude birth rate in Nigeria: 33.4',
    ],
    [
      "What does 'OOP as % of CHE' mean exactly, and what was it in 2020?",
      'Household out-of-pocket spending as a percentage',
      'in Nigeria: 74.7%',
    ],
    [
      'Which states have more than 35% of people drinking from rivers, ponds and other surface water in NDHS 2023-24?',
      '4 of 36 states above 35%',
    ],
    [
      'How many public tertiary health facilities are there in Ebonyi? and in the whole country?',
      'in Ebonyi: 3',
      'in Nigeria: 44',
    ],
    [
      'Give me the old-age dependency ratio for Oyo State (65+ per 100 working age).',
      'No source has a figure of old-age dependency ratio in Oyo',
    ],
    [
      "donor money for HIV in Nigeria 2018 vs government's own money that same year, in dollars",
      'US$429,008,214',
      'US$10,477,615',
    ],
    [
      "In which year since 2000 was government's share of current health expenditure lowest in Nigeria, and how much was it (WHO GHED)?",
      'Lowest government health expenditure (% of CHE) in Nigeria: 13.0% in 2016',
    ],
    ['PMTCT coverage Nigeria please. What year is that?', 'PMTCT coverage in Nigeria: 32.0%'],
    [
      'Abeg how many women for FCT get health insurance for 2018, and the men nko?',
      'Women with health insurance in the FCT: 10.2%',
      'Men with health insurance in the FCT: 11.3%',
    ],
    [
      'FGM in Osun? We have a campaign meeting tomorrow, so the state figure please and its source.',
      'Female genital mutilation in Osun: 67.8%',
    ],
    [
      'rifampicin resistant TB: estimated number of new cases in Nigeria 2015 and 2024',
      '21,000 (WHO-TB 2015',
    ],
    [
      'Do urban or rural kids aged 12-14 attend school more? 2018 figures please',
      'Urban: 88.1% and Rural: 60.8%',
    ],
    [
      'In how many states were more than 85% of households below 50 on the wealth index (IWI) in 2018, and which ones?',
      '6 of 37 states above 85%',
    ],
    [
      'What is the probability of a Nigerian aged 20 dying before 25, in 2023, and roughly one in how many is that?',
      'about one in 102',
    ],
    [
      'Suicide deaths in Nigeria, latest estimate, and which body made it?',
      'Suicide deaths in Nigeria: 7,511 (IHME 2023)',
    ],
    ['Has Nigeria reached its infant mortality target of 38 per 1000?', 'national target of 38 or less'],
    [
      'What percentage of all deaths in Nigeria come from communicable, maternal, perinatal and nutrition causes?',
      'Deaths from communicable causes in Nigeria: 65.2%',
    ],
    [
      'What percent of health facilities in Lokoja LGA have an improved water supply? MDG facility inventory, for our WASH proposal',
      'in Lokoja: 20.0% (MDG-IS 2014)',
    ],
    [
      'What percent of kids under 5 with pneumonia symptoms (ARI) were given antibiotics, 2013?',
      'ARI treated with antibiotics in Nigeria: 36.5%',
    ],
    [
      "We're running a story on lassa fever: how many confirmed cases did Ondo have in 2024, and how many people died there that year?",
      'Lassa fever confirmed cases (year) in Ondo: 400',
      'Lassa fever deaths (year) in Ondo: 26',
    ],
    [
      "Hello, I'm a final year public health student. How many doctors does Nigeria have per 10,000 people, and which year is that figure from?",
      'Doctor density in Nigeria: 3.9 per 10,000 population (World Bank 2022)',
    ],
    [
      "How many Nigerian women died from breast cancer in 2023? It's for World Cancer Day.",
      'Breast cancer deaths in Nigeria: 26,224',
    ],
    [
      'PCV3 and rota coverage for Nigeria in WUENIC 2024, please. Donor call in ten minutes!',
      'Pneumococcal (PCV3) coverage in Nigeria: 28%',
      'Rotavirus last dose coverage in Nigeria: 57%',
    ],
    [
      "What does the UHC service coverage index mean and what is Nigeria's score?",
      'Geometric mean of 14 tracer indicators',
      'in Nigeria: 38',
    ],
    [
      'For the anniversary of the 2022 floods: how many people were affected nationwide and how many died?',
      'People affected by floods in Nigeria: 2,803,103',
      'Deaths in recorded floods in Nigeria: 603',
    ],
  ])('%s', (asked, ...said) => {
    const { text } = answeredTurns(world, [asked])
    for (const words of said) expect(text).toContain(words)
  })
})

describe('a turn in the words of its asker', () => {
  test.each([
    [
      ['Percentage of men who survive to 65 in Nigeria 2023?', 'how was it for women in 1960?'],
      'Women surviving to 65 in Nigeria: 31.0%',
    ],
    [
      ['TB treatment success among HIV positive patients, Nigeria 2015?', 'and retreatment cases?'],
      'TB treatment success (retreated) in Nigeria: 84%',
    ],
    [
      ['International Wealth Index for Lagos?', 'what does this index measure?'],
      'Mean household score on an asset-based index',
    ],
    [
      ['any method contraception Imo MICS 2016', 'whole country same year same survey'],
      '13.4% (MICS 2016–17)',
    ],
    [
      ["Kano's neonatal mortality in the 2023-24 NDHS", 'is that better or worse than the SDG target'],
      'misses the SDG target of 12',
    ],
    [
      [
        'under-five deaths from malaria did IHME estimate for 2017?',
        'deaths at 1-59 months in 2021, WHO-MCEE?',
      ],
      'Malaria deaths, 1-59 months in Nigeria: 180,294',
    ],
    [['Syphilis-positive ANC clients treated 2015', 'any newer than that?'], '99.4% (WHO-GHO 2016)'],
    [
      [
        'slept under ITN children Kano newest',
        'and 2018?',
        'by how much did it change',
        'which state has the smallest share?',
      ],
      'Ogun 10.7% (NDHS 2023–24)',
    ],
    [['cervical cancer deaths 2023', 'the breast one, 2023?'], 'Breast cancer deaths in Nigeria: 26,224'],
    [
      ['median age at first marriage zamfara', 'Edo?', 'how many years between the two?'],
      'The difference is 9.2 years',
    ],
    [['surface drinking water niger state 2024', 'is any other state higher?'], 'Niger 50.7%'],
    [
      [
        'FGM prevalence in Osun, MICS 2016-17?',
        'Kwara?',
        'is there any state with a higher figure than Osun?',
      ],
      'Osun 67.8%',
    ],
    [['FGM prevalence in Osun, MICS 2016-17?', 'which ones are at zero?'], 'Adamawa 0.0%, Bauchi 0.0%'],
    [
      ['Confirmed Lassa fever cases in Nigeria 2023?', 'deaths?', 'which state had the most cases'],
      'Lassa fever confirmed cases (year) of the states: Ondo 433',
    ],
    [
      [
        'MMR in Nigeria',
        'how many deaths is that in a year?',
        "and a woman's lifetime risk, as one in how many?",
      ],
      'about one in 25',
    ],
    [['public PHCs in Kano', 'where is the list from?'], 'Public health facility census'],
    [
      ['How many people were killed in road accidents in Nigeria in 2023?', 'and by suicide?', 'in 2010?'],
      'Suicide deaths in Nigeria: 5,845',
    ],
    [
      [
        'What share of people in Bayelsa are multidimensionally poor in the NBS 2022 survey?',
        'is that worse than the country as a whole?',
      ],
      'Nigeria 63%',
    ],
  ] as const)('%j', (turns, figure) => {
    expect(answeredTurns(world, turns).text).toContain(figure)
  })
})
