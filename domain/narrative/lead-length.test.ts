import { beforeAll, expect, test } from 'vitest'
import { locationsAt } from '#domain/reference/reference-data.ts'
import { english } from '#languages/from-source.ts'
import { readShippedData, type ShippedData } from '#tests/builders/shipped-data.ts'
import { overviewAnswer, overviewWords } from './overview.ts'
import { zonalWords } from './zonal.ts'

/** DPT 3, measles, four and one visits, skilled attendance, stunting, neonatal and under-five deaths, fertility, nets. */
const HEADLINES = [18, 20, 6, 5, 7, 14, 30, 32, 1, 402] as const

let shipped: ShippedData
beforeAll(async () => {
  shipped = await readShippedData()
})

const question = (indicator: number, location: number) => ({
  ...{ indicator, location, currentYear: 2026, until: null },
  ...{ table: shipped.tableOf(indicator), reference: shipped.reference },
})

test('the lead of an indicator is two sentences at most, at every state', () => {
  const places = [1, ...locationsAt(shipped.reference, 3).map(({ id }) => id)]
  const long = HEADLINES.flatMap((indicator) =>
    places.flatMap((location) => {
      const said = english.text(overviewWords(question(indicator, location)).finding)
      return said.split(/(?<=[.?!]) (?=[A-Z])/).length > 2 ? [said] : []
    }),
  )
  expect(long).toEqual([])
})

test('where an indicator is high and low is two sentences at most, in the nation, every zone and state', () => {
  const places = ([1, 2, 3] as const).flatMap((level) =>
    locationsAt(shipped.reference, level).map(({ id }) => id),
  )
  const long = HEADLINES.flatMap((indicator) =>
    places.flatMap((location) => {
      const { reference } = shipped
      const asked = { table: shipped.tableOf(indicator), reference, indicator, location }
      const said = english.text(zonalWords({ ...asked, source: 2, period: 2024000 }).finding)
      return said.split(/(?<=[.?!]) (?=[A-Z])/).length > 2 ? [said] : []
    }),
  )
  expect(long).toEqual([])
})

test('what belongs to it is said apart, and nothing of it is lost', () => {
  const { finding, detail } = overviewWords(question(18, 1))
  expect(english.text(finding)).toBe(
    'The newest survey held puts DPT 3 / Penta 3 coverage in Nigeria at 53.4% (NDHS 2023–24); the latest estimate is 67% (WUENIC 2024). For the same children, born in 2022, WUENIC says 59% (WUENIC 2022): the two differ by 5.6 points, and are not independent of each other, and both are below the indicative national target of 90%.',
  )
  expect(detail && english.text(detail)).toContain('use 5 independent pieces of evidence')
  expect(english.text(overviewAnswer(question(18, 1)))).toBe(
    `${english.text(finding)} ${detail ? english.text(detail) : ''}`,
  )
})

test('a month of reports is not compared with a survey of the same births', () => {
  const lagos = english.text(overviewWords(question(1056, 32)).finding)
  expect(lagos).toContain('52.0% (NDHS 2023–24)')
  expect(lagos).not.toContain('differ by')
})
