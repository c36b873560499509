import { expect, test } from 'vitest'
import { readShippedData } from '#tests/builders/shipped-data.ts'
import { republishing } from './republishing.ts'

test.each([
  ['open', 'MIT (repository)', 'may'],
  ['attribution', 'CC BY 4.0', 'may'],
  ['attribution', 'CC BY 4.0 (World Bank copy); terms of WHO not verified', 'ask'],
  ['non_commercial', 'Non-commercial use only', 'not_for_sale'],
  [
    'non_commercial',
    'Published under CC BY 4.0; terms are non-commercial, not verified here',
    'not_for_sale',
  ],
  ['not_verified', 'Official published statistics', 'not_verified'],
  ['not_verified', 'Free use, copying, adaptation and sharing with source and link named', 'may'],
  [
    'not_verified',
    'Terms for datasets: free use and distribution for public health purposes; some products non-commercial',
    'not_for_sale',
  ],
  ['not_verified', 'Free use with the source named; terms of the copy not verified', 'not_verified'],
] as const)('%s, %s: %s', (licenceClass, licence, expected) => {
  expect(republishing({ licenceClass, licence })).toBe(expected)
})

test('sources whose publisher states its terms are read by them', async () => {
  const { reference } = await readShippedData()
  const of = (id: number) => {
    const source = reference.sources.get(id)
    return source && [source.name, republishing(source)]
  }
  expect([102, 111, 9].map(of)).toEqual([
    ['GDL', 'may'],
    ['GDL-SHDI', 'may'],
    ['WHO-GHO', 'not_for_sale'],
  ])
})

test('every source of the data set that nobody may use without asking names whom to ask', async () => {
  const { reference } = await readShippedData()
  const asked = [...reference.sources.values()].filter((source) =>
    ['ask', 'not_verified'].includes(republishing(source)),
  )
  expect(asked.length).toBeGreaterThan(20)
  expect(asked.filter(({ custodian }) => custodian === '').map(({ name }) => name)).toEqual([])
})
