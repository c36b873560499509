import { expect, test } from 'vitest'
import { byId } from '#domain/reference/reference-data.ts'
import { readShippedData } from '#tests/builders/shipped-data.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import { wholeCourse } from './whole-course.ts'

test('confirmed Lassa fever goes from the first complete year to the last', async () => {
  const { reference, tableOf } = await readShippedData()
  const table = tableOf(481)
  const [point] = pointsWhere(table, { indicator: 481, source: 31, location: 1, period: 2025000 })
  if (!point) throw new Error('NCDC 2025 is not held')
  const course = wholeCourse({ point, source: byId(reference.sources, 31) }, table)
  // 2018 (548) begins and 2026 (833, to week 23) ends in the middle of a year.
  expect(course.at(0)?.period).toBeGreaterThan(2018000)
  expect(course.at(-1)).toMatchObject({ period: 2025000, value: 1131 })
})
