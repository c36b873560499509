import { beforeAll, expect, test } from 'vitest'
import { NATION } from '#domain/location/location.ts'
import { pointsWhere, tableOf } from '#domain/observation/observation-table.ts'
import { readShippedData, type ShippedData } from '#tests/builders/shipped-data.ts'
import { type IndicatorRadar, indicatorRadar, sourceRadars } from './source-radar.ts'

const apart = (a: number, b: number, points: number) => ({ sources: [a, b] as const, points })

const ONE: IndicatorRadar = {
  sources: [1, 2, 3],
  quoted: 2,
  gaps: [apart(1, 2, 4), apart(1, 2, 10), apart(1, 3, 1), apart(1, 3, 2)],
  otherDefinition: [3],
  grades: [
    { source: 1, grade: 4 },
    { source: 2, grade: 3 },
    { source: 3, grade: 5 },
  ],
}
const TWO: IndicatorRadar = {
  sources: [1, 3],
  quoted: null,
  gaps: [apart(1, 3, 30)],
  otherDefinition: [3, 3],
  grades: [
    { source: 1, grade: 3 },
    { source: 3, grade: 5 },
  ],
}

test('what indicators say is put together by source; a distance needs five pairs', () => {
  expect(sourceRadars([ONE, TWO])).toEqual([
    {
      source: 1,
      national: 2,
      quoted: 0,
      pairs: 5,
      medianGap: 4,
      otherDefinition: 0,
      grade: { usual: 3, lowest: 3, highest: 4 },
    },
    {
      source: 2,
      national: 1,
      quoted: 1,
      pairs: 2,
      medianGap: null,
      otherDefinition: 0,
      grade: { usual: 3, lowest: 3, highest: 3 },
    },
    {
      source: 3,
      national: 2,
      quoted: 0,
      pairs: 3,
      medianGap: null,
      otherDefinition: 3,
      grade: { usual: 5, lowest: 5, highest: 5 },
    },
  ])
  expect(sourceRadars([])).toEqual([])
})

let data: ShippedData
beforeAll(async () => {
  data = await readShippedData()
})

const radar = (indicator: number) => {
  const points = pointsWhere(data.tableOf(indicator), { indicator, location: NATION })
  const { reference } = data
  return indicatorRadar({ indicator, points, table: tableOf(points), reference, currentYear: 2026 })
}

test('of Penta 3 the newest survey is quoted, and no survey is held against a table of its own interviews', () => {
  const { quoted, gaps, sources } = radar(18)
  const name = (id: number) => data.reference.sources.get(id)?.name ?? ''
  expect(name(quoted ?? 0)).toBe('NDHS')
  const pairs = new Set(gaps.map(({ sources: [a, b] }) => [name(a), name(b)].sort().join(' ')))
  // ICEH and GDL tabulate the interviews of NDHS, WUENIC takes them in.
  for (const kin of ['ICEH NDHS', 'GDL NDHS', 'NDHS WUENIC']) expect(pairs).not.toContain(kin)
  expect(sources.length).toBeGreaterThan(5)
  expect(gaps.every(({ points }) => points >= 0 && points <= 100)).toBe(true)
})

test('a survey with a method and a newest round within five years is graded 4 at least', () => {
  const grades = new Map(
    radar(18).grades.map(({ source, grade }) => [data.reference.sources.get(source)?.name, grade]),
  )
  expect(grades.get('NDHS')).toBeGreaterThanOrEqual(4)
})

test('counts and rates have no distance in percentage points', () => {
  expect(radar(29).gaps).toEqual([])
  expect(radar(29).quoted).not.toBeNull()
})
