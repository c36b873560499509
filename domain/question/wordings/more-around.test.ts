import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorldWith } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorldWith(['gdl'])
})

// What it is for, or what the answer says anyway, behind the question; two things in one.
describe('a question with more around it', () => {
  test.each([
    [
      "I'm on deadline - WUENIC MCV1 for Nigeria in 2019 and 2024, both please.",
      '58% (WUENIC 2019); 57% (WUENIC 2024)',
    ],
    ['under five deaths in Nigeria 2023, number not rate', 'Under-five deaths in Nigeria: 768,479'],
    [
      'Did the number of u5 deaths fall between 2015 and 2023 per UN IGME? by how much',
      'was 920,267 in 2015, 768,479 in 2023',
    ],
    ['Penta 1 coverage Lagos NDHS 2024 vs Kano same survey', 'Lagos 95.3%', 'Kano 57.6%'],
    [
      'We are preparing a memo for the commissioner: rotavirus first dose coverage in Kaduna State please, and the Nigerian average.',
      'in Kaduna: 46.3%',
      'in Nigeria: 55.3%',
    ],
    [
      'Share of women cut (FGM) in Osun, MICS 2016-17, and is Osun the highest?',
      'Osun is number 1 of 37 states',
    ],
    [
      "What does the Human Capital Index measure and what is Nigeria's score in 2020",
      'Expected productivity of a child born today',
      'in Nigeria: 0.36 ',
    ],
    [
      'Anaemia among non pregnant women, latest WHO estimate. one in how many is that?',
      'Anaemia, non-pregnant women in Nigeria: 37.2%',
      'one in 2.7',
    ],
    [
      "I'm filing a story tonight - how many people died of Lassa fever in Ondo in 2025, and how many nationwide?",
      'in Ondo: 55',
      'in Nigeria: 211',
    ],
    [
      'How many public health facilities are there in Katsina State, and is that the most in the country?',
      'Katsina is number 1 of 37 states',
    ],
    [
      'Road traffic death rate per 100,000 in Nigeria 2019, and who publishes it?',
      'Road traffic mortality rate in Nigeria: 20.7',
    ],
    [
      "Prostate cancer death rate in Nigerian men (age-standardised), newest - my father's group is preparing an awareness day.",
      'Prostate cancer mortality in Nigeria: 38.8',
    ],
    ["How many times bigger is Lagos's income per person (GNI) than Yobe's?", 'Lagos 8,757', 'Yobe 2,365'],
    [
      'Someone on radio said three out of four Nigerians are food insecure. What is the moderate or severe food insecurity figure?',
      'Moderate or severe food insecurity in Nigeria: 74.8%',
    ],
    [
      'Suicide rate 2016: UN SDG says one thing and WHO another. Can you give me both?',
      '9.5 per 100,000 (UN SDG 2016); 4.4 per 100,000 (WHO-EST 2016)',
    ],
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
      'Lowest government health expenditure (% of CHE) in Nigeria by WHO-GHED: 13.0% in 2016',
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

// Words that name a place or a year are never put in others that lose it: the figure would be of another.
test.each([
  ['How common is HIV? It is for my report on Kano.', 'HIV prevalence (15-49) in Nigeria'],
  [
    'When a small child has cough with fast breathing, how often do the parents bring the child to a clinic in Kano?',
    'in Nigeria: 40.1%',
  ],
])('%s is not answered of the nation', (asked, wrong) => {
  expect(answeredTurns(world, [asked]).text).not.toContain(wrong)
})
