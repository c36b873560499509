import { expect, test } from 'vitest'
import { mapModel } from '#charts/map/model.ts'
import type { MapInput } from '#charts/map/view.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import { languageOf } from '#languages/from-source.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { regionLooks } from './region-look.ts'

const PERCENT = anIndicator(7, { factor: 2 })
const RATE = anIndicator(8, { factor: 1 })

function looks(indicator: number, interval: { lower: number; upper: number }) {
  const input: MapInput = {
    view: { kind: 'map', indicators: [indicator], sources: [2], locations: [], periods: [], options: {} },
    table: tableOf([
      { ...aPoint(2, 8, '2018', 40, interval), indicator },
      { ...aPoint(2, 9, '2018', 60), indicator },
    ]),
    reference: aReference([aSource(2, 'Survey')], [PERCENT, RATE]),
    currentYear: 2026,
    language: languageOf('en'),
  }
  return new Map(regionLooks(mapModel(input), 'light').map(({ id, over }) => [id, over]))
}

test('a wide interval of a share is marked, and a region without a figure', () => {
  const shown = looks(7, { lower: 15, upper: 56 })
  expect([shown.get(8), shown.get(9), shown.get(10)]).toEqual(['wide', null, 'none'])
  expect(looks(7, { lower: 20, upper: 60 }).get(8)).toBeNull()
})

test('of a rate no interval counts as wide, as its points are no shares', () => {
  expect(looks(8, { lower: 1, upper: 90 }).get(8)).toBeNull()
})
