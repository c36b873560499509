import { expect, it } from 'vitest'
import type { DataSource } from '#domain/data-source/data-source.ts'
import { aSource } from '#tests/builders/made-up-country.ts'
import { sourceKind } from './source-kind.ts'

it.each<[string, Partial<DataSource>]>([
  ['census', { methodology: 'Full census count' }],
  ['survey', { methodology: 'Two-stage cluster household survey' }],
  ['modelled', { classification: 'Estimate', custodian: 'WHO and UNICEF' }],
  ['modelled', { classification: 'Estimate', methodology: 'Small-area models of a survey' }],
  ['unknown', { classification: 'Estimate', methodology: 'Modelled by one institute' }],
  ['routine', { classification: 'Routine', description: 'Facility service statistics' }],
  ['programme', { classification: 'Routine', methodology: 'Doses over the target population' }],
  [
    'programme',
    { classification: 'Routine', fullName: 'Facility census', methodology: 'A list of facilities' },
  ],
  ['census', { classification: 'Routine', methodology: 'Civil registration of deaths' }],
])('%s: %o', (kind, change) => {
  expect(sourceKind(aSource(2, 'Made up', change))).toBe(kind)
})
