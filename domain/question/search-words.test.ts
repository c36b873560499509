import { beforeAll, describe, expect, test } from 'vitest'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'
import { readQuestion } from './read-question.ts'
import { type SearchedWords, searchWords, statementsIn } from './search-words.ts'
import { plainWords, slipsBetween } from './words.ts'

let reference: ReferenceData
let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
  reference = world.lexicon.reference
})

/** The words as understood, by the names of the catalogue. */
function inWords({ indicators, source, location, period }: SearchedWords) {
  const [best] = indicators
  return [
    best ? reference.indicators.get(best)?.shortName : null,
    source === null ? null : reference.sources.get(source)?.name,
    location === null ? null : reference.locations.get(location)?.name,
    period,
  ]
}

describe('typed words', () => {
  test.each([
    ['penta 3 kano ndhs 2018', 'DPT 3 / Penta 3 coverage', 'NDHS', 'Kano', 2018000],
    ['How many got DPT3 in Lagos?', 'DPT 3 / Penta 3 coverage', null, 'Lagos', null],
    ['u5mr north west', 'Under 5 mortality rate', null, 'North-West', null],
    ['stunting in Sokoto state', 'Stunting (under 5)', null, 'Sokoto', null],
    ['anc4 abuja', 'ANC 4+ (any provider)', null, 'FCT', null],
    ['national maternal mortality ratio', 'Maternal mortality ratio', null, 'Nigeria', null],
    ['WUENIC measles second dose 2023', 'Measles second dose coverage', 'WUENIC', null, 2023000],
    ['exclusive breastfeding Nassarawa', 'Exclusive breastfeeding (0-5 months)', null, 'Nasarawa', null],
    ['2024-W20 lassa deaths', 'Lassa fever deaths (week)', null, null, 2024120],
    ['Cross River', null, null, 'Cross River', null],
    ['quite another matter', null, null, null, null],
    ['', null, null, null, null],
  ])('%s', (text, ...expected) => {
    const read = inWords(searchWords(text, world))
    if (expected[0] === 'Lassa fever deaths (week)') expect(read[0]).toMatch(/^Lassa fever deaths/)
    else expect(read[0]).toBe(expected[0])
    expect(read.slice(1)).toEqual(expected.slice(1))
  })
})

describe('statements of a text', () => {
  test.each([
    [
      'Only half of children in Kano get Penta 3, says ministry; stunting in Sokoto stays high',
      ['DPT 3 / Penta 3 coverage in Kano', 'Stunting (under 5) in Sokoto'],
    ],
    [
      'Penta 3 in Kano and stunting in Sokoto',
      ['DPT 3 / Penta 3 coverage in Kano', 'Stunting (under 5) in Sokoto'],
    ],
    [
      'Penta 3 fell in Kano. So did ANC 4!',
      ['DPT 3 / Penta 3 coverage in Kano', 'ANC 4+ (any provider) in Kano'],
    ],
    ['Stunting in Sokoto. Stunting in Sokoto in 2018.', ['Stunting (under 5) in Sokoto']],
    ['The weather is fine; nobody knows why.', []],
    [
      'Children of Kano get Penta 3, so somebody whispers; stunting in Sokoto stays high',
      ['DPT 3 / Penta 3 coverage in Kano', 'Stunting (under 5) in Sokoto'],
    ],
    ['https://example.org/news/stunting-in-kano-and-penta-3-in-lagos', []],
  ])('%s', (text, expected) => {
    const said = statementsIn(text, world).map(
      ({ indicator, location }) =>
        `${reference.indicators.get(indicator)?.shortName} in ${reference.locations.get(location ?? 0)?.name}`,
    )
    expect(said).toEqual(expected)
  })
})

describe('pasted addresses', () => {
  test.each([
    [
      'https://example.org/dashboard/Health?indicator=18&datasource=2&location=27&period=2018',
      ['DPT 3 / Penta 3 coverage', 'NDHS', 'Kano', 2018000],
    ],
    ['/dashboard/Health?indicator=18&year=2018', ['DPT 3 / Penta 3 coverage', null, null, 2018000]],
    ['https://example.org/news/stunting-in-kano-2023', ['Stunting (under 5)', null, 'Kano', 2023000]],
    ['https://example.org/?indicator=999999&location=0', [null, null, null, null]],
    ['https://example.org/%E0%A4%A', [null, null, null, null]],
  ])('%s', (text, expected) => {
    expect(inWords(searchWords(text, world))).toEqual(expected)
  })
})

describe('what a search finds first is what a question of the same words is answered with', () => {
  test.each([
    'penta 3 kano',
    'u5mr north west',
    'maternal deaths',
    'exclusive breastfeeding Sokoto 2018',
    'penta 3 and stunting',
  ])('%s', (text) => {
    const answered = readQuestion(text, { ...world, before: null }).flatMap(({ indicators }) => indicators)
    expect(answered.length).toBeGreaterThan(0)
    expect(searchWords(text, world).indicators.slice(0, answered.length)).toEqual(answered)
  })
})

test.each([
  ['pent', 'DPT 3 / Penta 3 coverage'],
  ['exclusive breastf', 'Exclusive breastfeeding (0-5 months)'],
  ['measles deaths', 'Measles deaths, 1-59 months'],
])('%s, which is under way or no single indicator, finds what is near: %s', (text, name) => {
  const [first] = searchWords(text, world).indicators
  expect(reference.indicators.get(first ?? 0)?.shortName).toContain(name)
})

test('words that nothing is called are said', () => {
  expect(searchWords('penta 3 biscuits kan', world).unknown).toEqual(['biscuits'])
})

test('words are compared without case, accents and signs', () => {
  expect(plainWords('  Côte-d’Ivoire, 2ND dose! ')).toEqual(['cote', 'divoire', '2', 'dose'])
})

test.each([
  ['measels', 'measles', 1],
  ['breastfeding', 'breastfeeding', 1],
  ['malria', 'malaria', 1],
  ['stunting', 'stunting', 0],
  ['kastina', 'katsina', 1],
  ['zamfra', 'zamfara', 1],
  ['brestfedding', 'breastfeeding', 2],
  ['malaria', 'mortality', null],
  ['male', 'male2', null],
  ['lagos', 'yagos', null],
  ['12345', '12346', null],
])('%s for %s: %s slips', (typed, word, slips) => {
  expect(slipsBetween(typed, word)).toBe(slips)
})
