import { beforeAll, describe, expect, test } from 'vitest'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { readShippedData, readShippedNames } from '#tests/builders/shipped-data.ts'
import type { NameIndex } from './name-index.ts'
import { type ReadContext, readContext } from './read-context.ts'
import { plainWords, slipsBetween } from './words.ts'

let reference: ReferenceData
let index: NameIndex
beforeAll(async () => {
  reference = (await readShippedData()).reference
  index = await readShippedNames()
})

/** What was understood, in the words of the catalogue. */
function inWords({ indicators, source, location, period }: ReadContext) {
  const [best] = indicators
  return [
    best ? reference.indicators.get(best.id)?.shortName : null,
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
    ['anc4 abuja', 'ANC coverage (4 visits)', null, 'FCT', null],
    ['national maternal mortality ratio', 'Maternal mortality ratio', null, 'Nigeria', null],
    ['WUENIC measles second dose 2023', 'Measles second dose coverage', 'WUENIC', null, 2023000],
    ['exclusive breastfeding Nassarawa', 'Exclusive breastfeeding (0-5 months)', null, 'Nasarawa', null],
    ['2024-W20 lassa deaths', 'Lassa fever deaths (week)', null, null, 2024120],
    ['Cross River', null, null, 'Cross River', null],
    ['quite another matter', null, null, null, null],
    ['', null, null, null, null],
  ])('%s', (text, ...expected) => {
    const read = inWords(readContext(text, reference, index))
    if (expected[0] === 'Lassa fever deaths (week)') expect(read[0]).toMatch(/^Lassa fever deaths/)
    else expect(read[0]).toBe(expected[0])
    expect(read.slice(1)).toEqual(expected.slice(1))
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
    expect(inWords(readContext(text, reference, index))).toEqual(expected)
  })
})

test('scores fall from the first to the last', () => {
  const scores = readContext('immunization coverage', reference, index).indicators.map(({ score }) => score)
  expect(scores.length).toBeGreaterThan(3)
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
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
