import { anIndicator } from '#tests/builders/made-up-country.ts'
import type { NumberKind } from '#domain/number/bounds.ts'
import type { Factor } from '#domain/number/factor.ts'
import { expect, test } from 'vitest'
import { numberKind } from './number-kind.ts'

test.each<[string, Factor, string, NumberKind]>([
  ['Total population', 4, '', 'count'],
  ['Life expectancy at birth (years)', 4, '', 'other'],
  ['HIV and AIDS expenditure, all funding sources (US$)', 4, '', 'money'],
  ['Gross domestic product per person (current US$)', 4, '', 'money'],
  ['Government expenditure on education as a share of GDP', 2, '', 'percent'],
  ['Yearly growth of the population', 2, '', 'other'],
  ['Under-five mortality rate (per 1,000 live births)', 1, '', 'per-1000'],
  ['Maternal mortality ratio (per 100,000 live births)', 3, '', 'per-100000'],
  ['Total fertility rate (births per woman)', 4, 'Women aged 15-49', 'other'],
])('%s of factor %i', (fullName, factor, denominator, kind) => {
  expect(numberKind(anIndicator(1, { fullName, factor, denominator }))).toBe(kind)
})
