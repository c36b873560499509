import { expect, test } from 'vitest'
import { DISEASES } from '#catalogue/curation/diseases.ts'
import { english } from '#languages/from-source.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { saidOptions } from '#sections/definition/options.ts'
import { aPoint, aReference, aSource, anIndicator } from '#tests/builders/made-up-country.ts'
import { chosenMeasure, resolveEpidemic } from './epidemic-choice.ts'
import { placeOptions } from './epidemic-controls.ts'
import { EPIDEMIC_STATE } from './state.ts'

const reference = aReference(
  [aSource(31, 'Reports', { classification: 'Routine' })],
  [anIndicator(1301, { factor: 4 })],
)
const week = (location: number, period: string) => aPoint(31, location, period, 5, { indicator: 1301 })

function placesOf(points: readonly Point[]) {
  const wanted = EPIDEMIC_STATE.parse(new URLSearchParams())
  const measure = chosenMeasure(1301, reference.curation)
  const choice = resolveEpidemic(wanted, measure, { table: tableOf(points), reference })
  return saidOptions(placeOptions(choice, reference), english).map(({ label, hint, reason }) => [
    label,
    hint || reason,
  ])
}

test('the nation and its states, with their weeks or why they cannot be chosen', () => {
  const offered = placesOf([week(1, '2024-W01'), week(1, '2024-W02'), week(8, '2024-W01')])
  expect(offered[0]).toEqual(['Aldovia', '2 weeks'])
  expect(offered).toContainEqual(['Northland', '1 week'])
  expect(offered).toContainEqual(['Southland', 'No weekly figure of this count'])
})

test('levels without any weekly figure are not offered', () => {
  expect(placesOf([week(1, '2024-W01')])).toEqual([['Aldovia', '1 week']])
})

test('every disease is one that its counts and its reports name', () => {
  for (const disease of DISEASES) {
    for (const { indicator } of disease.measures) {
      expect(chosenMeasure(indicator, { ...reference.curation, diseases: DISEASES }).disease).toBe(disease)
    }
  }
})
