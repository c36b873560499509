import { beforeAll, describe, expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { normalStream } from '#domain/statistics/random.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { readShippedData, type ShippedData } from '#tests/builders/shipped-data.ts'
import type { WorkAim, WorkShare } from './work-aim.ts'
import { workList } from './work-list.ts'
import { workEntries, type WorkStanding } from './work-standing.ts'
import { workLead, workTitle } from './work-words.ts'

const share = (one: WorkShare): WorkAim => ({ kind: 'share', share: one })
const line = (value: number): WorkAim => ({ kind: 'line', value })

/** The made-up country with so many areas in Northland. */
function withAreas(count: number, indicator = anIndicator(7)) {
  const reference = aReference([aSource(2, 'DHS')], [indicator])
  const locations = new Map(reference.locations)
  for (let id = 101; id <= 100 + count; id++)
    locations.set(id, { id, name: `Area ${id}`, level: 4, parent: 8 })
  return { indicator, reference: { ...reference, locations } }
}

const area = (at: number, value: number, half: number | null, change: Partial<Point> = {}) =>
  aPoint(2, 100 + at, '2024', value, {
    ...(half !== null && { lower: value - half, upper: value + half, intervalLevel: 95 }),
    ...change,
  })

function standings(points: readonly Point[], aim: WorkAim, indicator = anIndicator(7)): WorkStanding[] {
  const { reference } = withAreas(points.length, indicator)
  return workEntries(points, { indicator, aim, reference }).map(({ standing }) => standing)
}

describe('where a place stands, worked out by hand', () => {
  // Six areas, of which the lowest third are two. Half widths of 95% intervals: two differ where their distance is more than the root
  // of the sum of the squares.
  test.each([
    [
      'two far below the others',
      [area(1, 10, 3), area(2, 12, 3), area(3, 40, 3), area(4, 42, 3), area(5, 44, 3), area(6, 46, 3)],
      ['surely', 'surely', 'rest', 'rest', 'rest', 'rest'],
    ],
    [
      // The third differs from the second by 4 = less than √18, so that neither is decided.
      'a third that may be the second',
      [area(1, 10, 3), area(2, 20, 3), area(3, 24, 3), area(4, 42, 3), area(5, 44, 3), area(6, 46, 3)],
      ['surely', 'perhaps', 'perhaps', 'rest', 'rest', 'rest'],
    ],
    [
      'wide intervals say nothing, narrow ones that touch say perhaps',
      [area(1, 30, 25), area(2, 31, 25), area(3, 32, 8), area(4, 33, 8), area(5, 34, 8), area(6, 35, 8)],
      ['unclear', 'unclear', 'perhaps', 'perhaps', 'perhaps', 'perhaps'],
    ],
    [
      'without an interval, or on few events, it cannot be said',
      [
        area(1, 1, null),
        area(2, 2, 1, { numerator: 4 }),
        area(3, 40, 3),
        area(4, 60, 3),
        area(5, 70, 3),
        area(6, 80, 3),
      ],
      ['unclear', 'unclear', 'perhaps', 'perhaps', 'rest', 'rest'],
    ],
    [
      'an interval of a modelled area that is too narrow makes nobody sure',
      [area(1, 10, 1), area(2, 12, 3), area(3, 40, 3), area(4, 42, 3), area(5, 44, 3), area(6, 46, 3)],
      ['perhaps', 'surely', 'rest', 'rest', 'rest', 'rest'],
    ],
  ] as const)('%s', (_, points, expected) => {
    expect(standings(points, share('third'))).toEqual(expected)
  })

  test('where less is better the high end comes first', () => {
    const deaths = anIndicator(7, { slope: 'Negative' })
    const points = [area(1, 10, 3), area(2, 12, 3), area(3, 40, 3)]
    expect(standings(points, share('third'), deaths)).toEqual(['rest', 'rest', 'surely'])
  })

  test('a line is held against the whole published interval', () => {
    const points = [area(1, 20, 4.9), area(2, 20, 5), area(3, 30, 5), area(4, 30, 4), area(5, 40, 20)]
    expect(standings(points, line(25))).toEqual(['surely', 'perhaps', 'rest', 'rest', 'unclear'])
    const deaths = anIndicator(7, { slope: 'Negative' })
    expect(standings([area(1, 20, 4), area(2, 30, 4), area(3, 26, 4)], line(25), deaths)).toEqual([
      'rest',
      'surely',
      'perhaps',
    ])
  })
})

test('where all true values are equal, nearly no list calls a place sure', () => {
  const next = normalStream(7)
  const cases = Array.from({ length: 300 }, () =>
    Array.from({ length: 37 }, (_, at) => {
      const se = 2 + Math.abs(next()) * 2
      return area(at + 1, 60 + se * next(), 1.96 * se)
    }),
  )
  const false_ = cases.filter((points) => standings(points, share('third')).includes('surely'))
  expect(false_.length / cases.length).toBeLessThan(0.05)
})

describe('several indicators', () => {
  const [first, second] = [anIndicator(7), anIndicator(8, { slope: 'Negative' })]
  const made = aReference([aSource(2, 'DHS')], [first, second])
  const locations = new Map(made.locations)
  for (let id = 101; id <= 106; id++) locations.set(id, { id, name: `Area ${id}`, level: 4, parent: 8 })
  const reference = { ...made, locations }
  const rows = [
    [10, 12, 40, 42, 44, 46].map((value, at) => area(at + 1, value, 3)),
    [80, 10, 12, 14, 78, 11].map((value, at) => area(at + 1, value, 3, { indicator: 8 })),
  ].flat()

  test('a place is as sure as in the surest, and the row says in how many', () => {
    const list = workList({
      ...{ area: { level: 4, within: [8] }, indicators: [7, 8], aim: share('third'), reference },
      ...{ chosen: { source: null, period: null }, currentYear: 2026, tableOf: () => tableOf(rows) },
    })
    expect(list.rows.map(({ place, standing, surely }) => [place.id, standing, surely])).toEqual([
      [101, 'surely', 2],
      [102, 'surely', 1],
      [105, 'surely', 1],
      [103, 'rest', 0],
      [104, 'rest', 0],
      [106, 'rest', 0],
    ])
  })

  test('an indicator that nobody has there is named', () => {
    const list = workList({
      ...{ area: { level: 4, within: [8] }, indicators: [8], aim: share('third'), reference },
      ...{ chosen: { source: null, period: null }, currentYear: 2026, tableOf: () => tableOf([]) },
    })
    expect([list.rows, list.without]).toEqual([[], [second]])
    const said = { list, aim: share('third'), reference }
    expect(english.text(workLead(said))).toBe(
      'No round has figures of indicator 8 for at least half of the LGAs of Northland.',
    )
  })
})

describe('the data set that ships, its counts worked out by another program', () => {
  let data: ShippedData
  beforeAll(async () => {
    data = await readShippedData()
  })
  const listOf = (within: number, level: 3 | 4, aim: WorkAim) => {
    const list = workList({
      ...{ area: { level, within: [within] }, indicators: [18], aim, ...data },
      ...{ chosen: { source: null, period: null }, currentYear: 2026 },
    })
    const counts = (['surely', 'perhaps', 'unclear', 'rest'] as const).map(
      (standing) => list.rows.filter((row) => row.standing === standing).length,
    )
    return { list, counts, said: { list, aim, reference: data.reference } }
  }

  test.each([
    [4, 4, 'third', [7, 79, 81, 19]],
    [4, 4, 'ten', [0, 40, 27, 119]],
    [27, 4, 'third', [0, 18, 23, 3]],
    [4, 3, 'third', [0, 3, 0, 4]],
    [1, 3, 'third', [3, 15, 6, 13]],
  ] as const)('Penta 3 in %i at level %i, %s', (within, level, one, expected) => {
    expect(listOf(within, level, share(one)).counts).toEqual(expected)
  })

  test('the ranks of the North-West', () => {
    const { list } = listOf(4, 4, share('third'))
    const bands = list.rows.slice(0, 8).map(({ place, cells: [entry] }) => [place.name, entry?.band])
    expect(bands).toEqual([
      ['Suru', { from: 1, to: 42 }],
      ['Gwandu', { from: 1, to: 47 }],
      ['Augie', { from: 1, to: 49 }],
      ['Wurno', { from: 1, to: 48 }],
      ['Argungu', { from: 1, to: 46 }],
      ['Talata Mafara', { from: 1, to: 50 }],
      ['Bagudo', { from: 1, to: 55 }],
      ['Jega', { from: 1, to: 64 }],
    ])
  })

  test('its sentences', () => {
    const { said } = listOf(4, 4, share('third'))
    expect(english.text(workTitle(said))).toBe('Where first? DPT 3 / Penta 3 coverage in the North-West')
    expect(english.text(workLead(said))).toBe(
      '7 of the 186 LGAs of the North-West are surely among the lowest third, 5 of them in Kebbi. 79 perhaps are, and 81 are unclear.',
    )
    const below = listOf(27, 4, line(25))
    expect(english.text(workLead(below.said))).toMatch(
      /^None of the 44 LGAs of Kano is surely among those below 25(\.0)?%\./,
    )
  })
})
