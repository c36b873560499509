import { beforeAll, expect, test } from 'vitest'
import { byId } from '#domain/reference/reference-data.ts'
import { english } from '#languages/from-source.ts'
import { readShippedData, type ShippedData } from '#tests/builders/shipped-data.ts'
import { ownSource } from './asked-number.ts'
import { checkNumber } from './check-number.ts'

let data: ShippedData
beforeAll(async () => {
  data = await readShippedData()
})

const [PENTA_3, LIVING_WITH_HIV, HIV_PREVALENCE] = [18, 1084, 26]
const [NIGERIA, YOBE] = [1, 43]

function check(indicator: number, location: number, year: number, value: number, from = '') {
  const { reference, tableOf } = data
  const asked = {
    indicator: byId(reference.indicators, indicator),
    location: byId(reference.locations, location),
    period: year * 1000,
    value,
    source: ownSource(from),
    ...{ numerator: null, denominator: null, months: null },
  }
  return checkNumber(asked, { table: tableOf(indicator), reference, people: null })
}

test('a count of a state is not held against that of the nation', () => {
  const { main, evidence, heading } = check(LIVING_WITH_HIV, YOBE, 2018, 12_000)
  expect([main, evidence]).toEqual([null, []])
  expect(english.text(heading)).toMatch(/^Nothing is held against which 12,000/)
})

test('a figure of another time is near, and confirms nothing', () => {
  // WUENIC has 67% for 2024, and nothing for 2035.
  const { heading, said } = check(PENTA_3, NIGERIA, 2035, 67)
  expect(english.text(heading)).toBe('67% is the same as the official estimate, which is about another time')
  expect(english.text(said[2] ?? '')).toBe(
    'Quote it with its source and year; the nearest evidence, WUENIC 2024, is about another time, and does not confirm it.',
  )
})

test('nobody is said to have a figure whose source was not given, and where there is no gap nothing causes it', () => {
  // NAIIS found 0.4% of the people of Yobe in 2018.
  const unnamed = check(HIV_PREVALENCE, YOBE, 2018, 0.4)
  expect(english.text(unnamed.said[0] ?? '')).toMatch(/^The figure for HIV prevalence/)
  const named = check(HIV_PREVALENCE, YOBE, 2018, 0.4, 'our DHIS2')
  expect(english.text(named.said[0] ?? '')).toMatch(/^By our DHIS2, the figure for HIV prevalence/)
  expect(named.standing).toMatchObject({ against: 'same', gap: 0 })
  expect(named.causes.map(({ id }) => id).filter((id) => /^survey/.test(id))).toEqual([])
})
