import { expect, test } from 'vitest'
import { anIndicator } from '#tests/builders/made-up-country.ts'
import type { Factor } from '#domain/number/factor.ts'
import { aggregatedKind, figureUnit, unitScale } from './figure-unit.ts'
import { fittingPopulations } from './fitting-population.ts'

test.each<[Factor, string, string, string, string, number]>([
  [2, 'Coats', 'Children', 'percent', 'percent', 100],
  [1, 'Falls per 1,000', 'Steps', 'rate', 'rate', 1000],
  [3, 'Maternal frost ratio', 'Live births', 'rate', 'ratio', 100_000],
  [4, 'Number of snowmen', '', 'count', 'count', 1],
  [4, 'Snowmen', 'Gardens', 'other', 'rate', 1],
  [4, 'Median age of snowmen', '', 'other', 'median', 1],
  [4, 'Life expectancy of snowmen', '', 'other', 'life_expectancy', 1],
  [4, 'Frost development index', '', 'other', 'index', 1],
])('factor %i, %s of %s is %s', (factor, fullName, denominator, unit, kind, scale) => {
  const indicator = anIndicator(7, { factor, fullName, denominator })
  expect(figureUnit(indicator)).toBe(unit)
  expect(aggregatedKind(indicator)).toBe(kind)
  expect(unitScale(indicator)).toBe(scale)
})

test.each<[string, number[]]>([
  ['Women aged 15-49', [2]],
  ['Children aged 0–59 months', [3]],
  ['Children under five', [3]],
  ['Population', [1]],
  // Births are counted by nobody here, and a population does not stand in for them.
  ['Live births', []],
  ['Population at the poles', []],
  ['', []],
])('of %s the population is %j', (denominator, ids) => {
  const population = (id: number, fullName: string) =>
    anIndicator(id, { fullName, factor: 4, denominator: '' })
  const all = [
    population(1, 'Total population'),
    population(2, 'Women of reproductive age (15-49)'),
    population(3, 'Population aged under 5'),
  ]
  const found = fittingPopulations(anIndicator(7, { denominator }), all)
  expect(found.map(({ id }) => id)).toEqual(ids)
})
