import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorldWith } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorldWith(['iceh', 'gdl'])
})

const asked = (text: string) => answeredTurns(world, [text])

// The figures were read from the files of datasets/observations/.
describe('a share of one figure', () => {
  test.each([
    [
      'What share of estimated TB cases was actually found and notified in 2023',
      'TB treatment coverage in Nigeria: 74.0% (WHO-TB 2023',
    ],
    ['what percentage of new TB cases were reported in 2023', 'TB treatment coverage in Nigeria: 74.0%'],
    [
      'Of all estimated TB cases, what share was notified in 2023?',
      'TB treatment coverage in Nigeria: 74.0%',
    ],
    [
      'What percentage of the estimated TB patients in 2023 were diagnosed and treated?',
      'TB treatment coverage in Nigeria: 74.0%',
    ],
    [
      'how many percent of estimated TB cases did Nigeria find in 2023',
      'TB treatment coverage in Nigeria: 74.0%',
    ],
    ['What share of people fall ill with TB', 'TB incidence in Nigeria: 219 per 100,000 (WHO-TB 2024'],
    ['how many people became sick with TB in 2023', 'TB incident cases in Nigeria: 499,000 (WHO-TB 2023'],
    ['what share of births are in facilities and attended by skilled staff', 'Skilled attendance at birth'],
  ])('%s', (text, said) => {
    expect(asked(text).text).toContain(said)
  })

  test.each([
    'what proportion of the stunted children are also wasted',
    'what share of stunted kids are also underweight',
  ])('%s: its own figure beside that of the other is no answer', (text) => {
    const { answer, text: said } = asked(text)
    expect(answer?.declined).toBe(true)
    expect(said).not.toContain('NDHS')
  })
})

test.each([
  ['lassa deaths this yr (2026) so far, and fatality rate?', 'deaths (year) in Nigeria: 155', '18.6%'],
  ['lassa cases in 2025, and case fatality?', 'confirmed cases (year) in Nigeria: 1,131', '18.7%'],
  ['Lassa: deaths and CFR 2025', 'deaths (year) in Nigeria: 211', '18.7%'],
  ['lassa cases 2025, and deaths?', 'confirmed cases (year) in Nigeria: 1,131', '211 (NCDC 2025)'],
  ['lassa deaths and cases 2025', 'deaths (year) in Nigeria: 211', '1,131 (NCDC 2025)'],
  ['case fatality and deaths of lassa 2025', 'fatality ratio in Nigeria: 18.7%', '211 (NCDC 2025)'],
  ['lassa deaths in Ondo 2025, and the fatality rate?', 'deaths (year) in Ondo: 55', '13.8%'],
])('%s: both are told', (text, one, other) => {
  const { text: said } = asked(text)
  expect(said).toContain(one)
  expect(said).toContain(other)
})

describe('children who die of malaria', () => {
  test.each([
    'How many children die of malaria in Nigeria every year?',
    'how many kids does malaria kill',
    'how many pikin malaria dey kill every year',
    'how many under-fives die of malaria each year',
    'children killed by malaria',
    'how many children died of malaria in 2021',
  ])('%s: those that are counted until 2021', (text) => {
    expect(asked(text).text).toContain('Malaria deaths, 1-59 months in Nigeria: 180,294 (WHO-MCEE 2021)')
  })

  test.each([
    ['malaria deaths under 5', '104,085 (IHME 2017)'],
    ['how many children died of malaria in 2015', '129,264 (IHME 2015)'],
  ])('%s: by its name and its year', (text, said) => {
    expect(asked(text).text).toContain(said)
  })
})

describe('no dose at all', () => {
  test.each([
    ['How many pikin for Zamfara never collect any penta at all?', 'Zero-dose children in Zamfara: 49.6%'],
    ['pikin wey no collect any penta for Kano', 'Zero-dose children in Kano: 38.7%'],
    ['not a single dose of penta in Kano', 'Zero-dose children in Kano: 38.7%'],
    ['kids without any dose of penta in Sokoto', 'Zero-dose children in Sokoto: 76.5%'],
    ['did not get a dose of penta in Kano', 'Zero-dose children in Kano: 38.7%'],
    ['never had any DPT in Katsina', 'Zero-dose children in Katsina: 48.2%'],
    ['pikin wey dem never give any penta for Sokoto', 'Zero-dose children in Sokoto: 76.5%'],
    ['got a dose of penta in Kano', 'DPT 1 / Penta 1 coverage in Kano: 61.3%'],
    ['never got penta 3 in Kano', 'without DPT 3 / Penta 3 coverage, in Kano: 45.4%'],
  ])('%s', (text, said) => {
    expect(asked(text).text).toContain(said)
  })
})

describe('the source that somebody has in mind', () => {
  test.each([
    [
      'malaria prevalence in Kebbi, I have the malaria indicator survey in mind',
      'in Kebbi: 49.0% (NMIS 2021)',
    ],
    ['Stunting in Kano. I have the 2018 DHS in mind.', '56.9% (NDHS 2018'],
    ['I have NDHS 2018 in mind: stunting in Kano', '56.9% (NDHS 2018'],
    ['penta 3 in kano, it is the NDHS I am after', '47.5% (NDHS 2023–24'],
    ["wasting in Borno, it's the 2018 NDHS that I have in mind", '16.0% (NDHS 2018'],
    ['stunting in Kano, MICS is what I have in mind', 'MICS has no figure of stunting (under 5) in Kano'],
    ['HIV prevalence in Benue (I have NAIIS in mind)', '5.3% (NAIIS 2018)'],
  ])('%s', (text, said) => {
    expect(asked(text).text).toContain(said)
  })

  test('what is no source is not left out', () => {
    expect(asked('I have Kano in mind, penta 3').answer?.declined).toBe(true)
  })
})

test.each([
  ['family planning modern methods lagos', 'Modern contraceptive prevalence in Lagos: 30.7%'],
  ['modern methods of family planning in Kano', 'Modern contraceptive prevalence in Kano: 10.9%'],
  ['modern methods family planning Ekiti', 'Modern contraceptive prevalence in Ekiti: 42.8%'],
  ['family planning, modern methods, Kano vs Lagos', 'Lagos 30.7%'],
  [
    'demand for family planning satisfied with modern methods',
    'Family planning need met (modern) in Nigeria: 37%',
  ],
])('%s', (text, said) => {
  expect(asked(text).text).toContain(said)
})

test.each([
  [
    'I am writing a piece on malaria in Kebbi. What share of young children there tested positive in the latest malaria survey?',
    'in Kebbi: 49.0% (NMIS 2021)',
  ],
  ['share of under-fives who tested positive in the malaria survey, Kebbi', 'in Kebbi: 49.0% (NMIS 2021)'],
  ['malaria in Kano: what percent of children tested positive in NMIS 2021', 'in Kano: 25.5% (NMIS 2021)'],
  ['share of children who tested positive for malaria in Kebbi', 'in Kebbi: 49.0% (NMIS 2021)'],
])('%s', (text, said) => {
  expect(asked(text).text).toContain(said)
})

describe('compared by the same source', () => {
  test.each([
    [
      'BCG coverage for Borno against the national figure from the same survey',
      'Borno 76.2% (NDHS 2023–24); Nigeria 66.7% (NDHS 2023–24)',
    ],
    ['BCG in Borno against Kano by the same source', 'Kano 63.5% (NDHS 2023–24)'],
    ['stunting in Kano vs Lagos in the same survey', 'Lagos 17.3% (NDHS 2023–24'],
    ['penta 3 Kano vs national average, same survey please', 'Nigeria 53.4% (NDHS 2023–24)'],
    ['wasting in Yobe compared with Borno in the same year', 'Borno 10.3% (NDHS 2023–24'],
  ])('%s', (text, said) => {
    expect(asked(text).text).toContain(said)
  })

  test('of one place it is not known which source is the same', () => {
    expect(asked('stunting in Kano from the same survey').answer?.declined).toBe(true)
  })
})

describe('which states have most', () => {
  test.each([
    'Which states have most children with no vaccination at all?',
    'which states have most stunted children',
    'which lgas have most home deliveries in Kano',
    'which states have most people practising open defecation',
    'what states have most doctors',
  ])('%s: an order', (text) => {
    expect(asked(text).question?.frame.kind).toBe('rank')
  })

  test.each([
    'In which states are most children stunted?',
    'in which states do most women deliver at home?',
    'which states have most of their children stunted',
    'which states have more than half of children stunted',
  ])('%s: more than half', (text) => {
    expect(asked(text).question?.frame.kind).toBe('threshold')
  })
})
