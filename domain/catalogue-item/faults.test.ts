import { expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { itemFaults, type ItemSurroundings } from './faults.ts'
import { changedFields, type ItemKind, type ItemValues } from './fields.ts'

const INDICATOR: ItemValues = {
  ...{
    short_name: 'Warm coats',
    full_name: 'Children with a warm coat',
    code: 'COAT',
    program_area: 'Winter',
  },
  ...{ factor: '2', decimals: '1' },
}

const SOURCE: ItemValues = {
  ...{ datasource: 'Coat count', full_name: 'Count of coats', classification: 'Routine', custodian: 'Mayor' },
  ...{ licence: 'CC BY 4.0', licence_class: 'attribution', citation: 'Mayor, 2026' },
}

const AROUND: ItemSurroundings = {
  id: 7,
  others: [
    { id: 7, values: { short_name: 'Warm coats', code: 'COAT', datasource: 'Coat count' } },
    { id: 8, values: { short_name: 'Skates', code: 'SKATE', datasource: 'Skate count' } },
  ],
  stays: {},
  known: { indicator: new Set([7]), source: new Set([2, 3]) },
}

const said = (kind: ItemKind, values: ItemValues, around = AROUND) =>
  Object.entries(itemFaults(kind, values, around)).map(([name, fault]) => `${name}: ${english.text(fault)}`)

test('an indicator and a source without a fault', () => {
  const more = { related: '8', national_target: '90', national_target_year: '2030', link: '' }
  expect(said('indicator', { ...INDICATOR, ...more })).toEqual([])
  const labels = {
    period_labels: '2024=2023–24; 2016=2016–17',
    derived_from: '8',
    link: 'https://example.org/a',
  }
  expect(said('source', { ...SOURCE, ...labels })).toEqual([])
})

test.each<[string, ItemValues, string]>([
  ['a name of another', { short_name: 'skates' }, 'short_name: Indicator 8 has it already.'],
  ['a code of another', { code: 'Skate' }, 'code: Indicator 8 has it already.'],
  ['nothing typed', { full_name: ' ' }, 'full_name: Fill this in.'],
  ['a unit that does not exist', { factor: '5' }, 'factor: Choose one of the list.'],
  ['seven digits', { decimals: '7' }, 'decimals: Write a whole number from 0 to 6.'],
  ['a target in words', { national_target: 'ninety' }, 'national_target: Write a number, such as 90 or 1.5.'],
  ['a share above all', { national_target: '112' }, 'national_target: A percentage ends at 100.'],
  [
    'a year without a target',
    { national_target_year: '2030' },
    'national_target: Write the target of that year, or leave the year out.',
  ],
  ['an indicator that is not there', { related: '8; 99' }, 'related: There is none with the id 99.'],
  ['itself', { related: '7' }, 'related: There is none with the id 7.'],
  ['five of four', { related: '8;8;8;8;8' }, 'related: Name 4 at most.'],
])('an indicator with %s', (_, change, expected) => {
  expect(said('indicator', { ...INDICATOR, ...change })).toEqual([expected])
})

test.each<[string, ItemValues, string]>([
  ['no publisher', { custodian: '' }, 'custodian: Fill this in.'],
  [
    'a link that opens nothing',
    { link: 'javascript:alert(1)' },
    'link: Write an address that begins with https://.',
  ],
  ['a licence of another kind', { licence_class: 'free' }, 'licence_class: Choose one of the list.'],
  [
    'a label without a period',
    { period_labels: '2024=2023–24; soon=2026' },
    'period_labels: “soon=2026” is not a period and its label, such as 2024=2023–24.',
  ],
])('a source with %s', (_, change, expected) => {
  expect(said('source', { ...SOURCE, ...change })).toEqual([expected])
})

const MEASURE: ItemValues = {
  ...{ indicator: '7', source: '2', datasource_indicator: 'Coats per child', interval_published: 'no' },
  state: 'true',
}

test.each<[string, ItemValues, readonly string[]]>([
  ['nothing wrong', {}, []],
  ['no name at the source', { datasource_indicator: '' }, ['datasource_indicator: Fill this in.']],
  ['a source that is not there', { source: '9' }, ['source: There is none with the id 9.']],
  ['a level in words', { lga: 'some' }, ['lga: Choose one of the list.']],
  ['the pair of another', { source: '3' }, ['source: It is known already how this source measures it.']],
])('how a source measures an indicator, with %s', (_, change, expected) => {
  const others = [{ id: 7003, values: { indicator: '7', source: '3' } }]
  expect(said('measure', { ...MEASURE, ...change }, { ...AROUND, id: null, others })).toEqual(expected)
})

test('levels with figures and the pair stay', () => {
  const around = {
    ...{ ...AROUND, id: 7002, others: [] },
    stays: { indicator: '7', source: '2', state: 'true', national: 'true' },
  }
  expect(said('measure', { ...MEASURE, source: '3', national: 'true', state: 'false' }, around)).toEqual([
    'source: It stays. Make another for another indicator or source.',
    'state: Figures are published at this level.',
  ])
})

test('the unit of figures that are published stays', () => {
  const around = { ...AROUND, stays: { factor: '1' } }
  expect(said('indicator', INDICATOR, around)).toEqual([
    'factor: Figures are published in the unit it had. Make a new indicator for another unit.',
  ])
})

test('which fields differ', () => {
  expect(changedFields('indicator', INDICATOR, { ...INDICATOR, decimals: '0' })).toEqual([
    { name: 'decimals', before: '1', after: '0' },
  ])
  expect(changedFields('source', null, SOURCE)).toHaveLength(7)
})
