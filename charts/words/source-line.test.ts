import { expect, test } from 'vitest'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { english } from '#languages/from-source.ts'
import { sourceLine } from './source-line.ts'

const reference = aReference([
  aSource(2, 'Survey A', { custodian: 'Bureau of Aldovia', periodLabels: { '2024': '2023–24' } }),
  aSource(5, 'Survey B'),
  aSource(10, 'Model', {
    classification: 'Estimate',
    vintage: '2025 revision; completed in May',
    custodian: 'Institute',
  }),
  aSource(11, 'Second model', { classification: 'Estimate', vintage: '2020 edition' }),
])

const worded = { reference, language: english }

test('one source comes with its period and its custodian', () => {
  expect(sourceLine([aPoint(2, 1, '2024', 50)], worded)).toBe('Source: Survey A 2023–24, Bureau of Aldovia.')
})

test('a source without a custodian is cited', () => {
  expect(sourceLine([aPoint(5, 1, '2018', 50)], worded)).toBe('Source: Survey B 2018, Survey B, Aldovia.')
})

test('it says when the interval is not the publisher’s own', () => {
  const point = aPoint(2, 1, '2018', 50, { flags: ['interval_from_reanalysis'] })
  expect(sourceLine([point], worded)).toContain('Intervals come from a re-analysis of the survey.')
})

test('it says why there are no intervals where earlier editions have them', () => {
  const measure = {
    ...{ id: 1, indicator: 7, source: 10, name: '', definition: '', numerator: '', denominator: '' },
    ...{
      frequency: '',
      method: '',
      national: true,
      zonal: false,
      state: false,
      senatorial: false,
      lga: false,
    },
    ...{
      periods: '',
      comparability: '',
      custodian: true,
      intervalEditions: ['2017 round'],
      intervalPublished: 'not_known' as const,
    },
  }
  const measures = new Map([
    ['7:10', measure],
    ['9:10', { ...measure, indicator: 9 }],
  ])
  const asked = { ...worded, reference: { ...reference, measures } }
  const bare = aPoint(10, 1, '2018', 50)
  expect(sourceLine([bare], asked)).toMatch(
    /The newest figures of Model come through a copy without intervals; held with intervals: 2017 round\.$/,
  )
  // Of two indicators it is said once.
  const both = sourceLine([bare, { ...bare, indicator: 9 }], asked)
  expect(both.match(/come through a copy/g)).toHaveLength(1)
  const bounded = aPoint(10, 1, '2019', 50, { lower: 40, upper: 60, intervalLevel: 90 })
  expect(sourceLine([bare, bounded], asked)).not.toContain('intervals')
})

test('many sources are named with period and edition only', () => {
  const points = [2, 5, 10, 11].map((source) => aPoint(source, 1, '2018', 50))
  expect(sourceLine([...points, aPoint(10, 1, '2023', 60)], worded)).toBe(
    'Sources: Survey A 2018; Survey B 2018; Model 2018 to 2023 (2025 revision); Second model 2018 (2020 edition).',
  )
})

test('of a vintage for each of several subjects only that of the figures is told', () => {
  const several = (vintage: string) =>
    ({ classification: 'Estimate', vintage, custodian: 'Institute' }) as const
  const sources = [
    aSource(8, 'Burden', several('GBD 2016 (maternal mortality), 2017 (deaths) and 2019 (life expectancy)')),
    aSource(12, 'Reports', several('General population: 2025 estimates; key populations: 2019 snapshot')),
    aSource(31, 'Weeks', several('Lassa to 2026 week 23; COVID-19 to 5 June 2020')),
  ]
  const names = [
    ['Life expectancy', 7],
    ['COVID-19 deaths', 8],
    ['Confirmed Lassa fever cases', 9],
  ] as const
  const indicators = names.map(([fullName, id]) => anIndicator(id, { fullName }))
  const asked = { reference: aReference(sources, indicators), language: english }
  const line = (source: number, indicator: number, edition = '') => {
    const point = aPoint(source, 1, '2019', 50)
    return sourceLine([{ ...point, indicator, coordinates: { ...point.coordinates, edition } }], asked)
  }
  expect(line(8, 7, 'GBD 2019')).toBe('Source: Burden 2019 (GBD 2019), Institute.')
  expect(line(8, 7)).toBe('Source: Burden 2019, Institute.')
  expect(line(12, 7)).toBe('Source: Reports 2019, Institute.')
  expect(line(31, 8)).toBe('Source: Weeks 2019 (COVID-19 to 5 June 2020), Institute.')
  expect(line(31, 9)).toBe('Source: Weeks 2019 (Lassa to 2026 week 23), Institute.')
})

test('no figure has no source', () => expect(sourceLine([], worded)).toBe(''))
