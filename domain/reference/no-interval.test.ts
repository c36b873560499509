import { expect, test } from 'vitest'
import type { IndicatorSource, IntervalPublished } from '#domain/indicator/indicator.ts'
import { english, languageOf } from '#languages/from-source.ts'
import { anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { noInterval, noIntervalOf, NONE_HELD } from './no-interval.ts'
import { measureKey } from './reference-data.ts'

function measureOf(source: number, intervalPublished: IntervalPublished): [string, IndicatorSource] {
  const words = { name: '', definition: '', numerator: '', denominator: '', frequency: '', method: '' }
  const levels = { national: true, zonal: false, state: false, senatorial: false, lga: false }
  const rest = { periods: '', comparability: '', custodian: false, intervalEditions: [], intervalPublished }
  return [measureKey(7, source), { id: source, indicator: 7, source, ...words, ...levels, ...rest }]
}

const reference = {
  ...aReference([aSource(2, 'DHS'), aSource(3, 'MIS'), aSource(4, 'GDL')], [anIndicator(7)]),
  measures: new Map([measureOf(2, 'yes'), measureOf(3, 'not_known'), measureOf(4, 'no')]),
}
const of = (...sources: readonly number[]) => sources.map((source) => ({ indicator: 7, source }))
const pidgin = languageOf('pcm')

test.each<[string, readonly number[], string, string]>([
  ['its publisher gives one', [2], 'no interval held here', 'no range dey here'],
  ['nobody knows', [3], 'no interval held here', 'no range dey here'],
  ['its publisher gives none', [4], 'GDL published no interval', 'GDL no publish range'],
  ['only one of two gives none', [4, 3], 'no interval held here', 'no range dey here'],
  ['it is of nobody', [], 'no interval held here', 'no range dey here'],
])('where %s: %j', (_, sources, inEnglish, inPidgin) => {
  expect(english.text(noInterval(reference, of(...sources)))).toBe(inEnglish)
  expect(pidgin.text(noInterval(reference, of(...sources)))).toBe(inPidgin)
})

test('a sentence begins with a capital, and can name the source', () => {
  expect(english.text(noIntervalOf(reference, { indicator: 7, source: 2 }))).toBe(
    'No interval held here for this figure.',
  )
  expect(english.text(noIntervalOf(reference, { indicator: 7, source: 4 }))).toBe(
    'GDL published no interval for this figure.',
  )
  expect(english.text(noInterval(reference, of(2), 'yes'))).toBe('no interval held here for DHS')
  expect(english.text(NONE_HELD)).toBe('no interval held here')
})
