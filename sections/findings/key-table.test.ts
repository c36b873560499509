import { expect, test } from 'vitest'
import type { BriefData } from '#domain/brief/question.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { english } from '#languages/from-source.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { readShippedData } from '#tests/builders/shipped-data.ts'
import { headlineOf } from './lead.ts'
import { keyTable } from './key-table.ts'

const PLACE = 8
const indicator = anIndicator(7, { slope: 'Positive' })
const reference = aReference([aSource(2, 'DHS'), aSource(6, 'Mini')], [indicator])
const sure = (period: string, value: number) =>
  aPoint(2, PLACE, period, value, { lower: value - 2, upper: value + 2, intervalLevel: 95 })
const points = [sure('2018', 20), sure('2024', 30), aPoint(6, PLACE, '2025', 33)]

const data: BriefData = {
  ...{ reference, currentYear: 2026, tableOf: () => tableOf(points), heldAt: () => 1, groupsOf: () => [] },
  subjects: {
    ...{ key: [7], trends: [], watched: [], compared: [], grouped: [], people: [] },
    facilities: { all: 7, tiers: [], density: 7 },
  },
}

test('beside a figure without an interval stands the change of the last one with one, by name', () => {
  const question = { data, place: byId(reference.locations, PLACE) }
  const { parts, found } = keyTable(question, english)
  expect(JSON.stringify(parts)).toContain('DHS 2018: 20.0 → 30.0')
  expect(JSON.stringify(parts)).toContain('the change is that of the last survey with one, which is named')
  expect(english.text(headlineOf({ place: question.place, key: found.key ?? [] }))).toMatch(
    /better since DHS 2018/,
  )
})

test('of a zone without a figure stands what its states have', async () => {
  const { reference: shipped, tableOf: tables } = await readShippedData()
  const real = { ...data, reference: shipped, tableOf: tables }
  const question = {
    data: { ...real, subjects: { ...data.subjects, key: [14, 7] } },
    place: byId(shipped.locations, 4),
  }
  const { parts } = keyTable(question, english)
  // The lowest and the highest of NDHS 2023–24 among the seven states of the North-West.
  expect(JSON.stringify(parts)).toContain('7 states: 40.7–64.6')
  expect(JSON.stringify(parts)).toContain('7 states: 9.6–36.9')
  expect(JSON.stringify(parts)).toMatch(/"NDHS","note":"2023–24"/)
  expect(JSON.stringify(parts)).toContain('those of its states lie between these two')
})
