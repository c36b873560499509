import { render } from '@testing-library/preact'
import { expect, test } from 'vitest'
import type { PeriodCode } from '#domain/period/period.ts'
import type { QuarterCount } from '#domain/quarters/quarter-count.ts'
import { QuarterSpark } from './quarter-spark.tsx'

const quarter = (year: number, part: number) => year * 1000 + 200 + part

type Counts = readonly (readonly [quarter: PeriodCode, value: number])[]

/** The path and the spots of the line of whole quarters with their counts. */
function drawn(counts: Counts, chosen = 0, year = 0) {
  const quarters = counts.map(
    ([of, value]): QuarterCount => ({ quarter: of, value, counts: [], whole: true }),
  )
  const { container, unmount } = render(<QuarterSpark {...{ quarters, chosen, year, label: 'Snowmen' }} />)
  const path = container.querySelector('path')?.getAttribute('d') ?? null
  const spots = [...container.querySelectorAll('circle')].map((one) =>
    ['cx', 'cy', 'fill'].map((name) => one.getAttribute(name)),
  )
  unmount()
  return { path, spots }
}

const [Q1, Q2, Q3, Q4] = [1, 2, 3, 4].map((part) => quarter(2023, part)) as [number, number, number, number]

// From 4 to 88 across, and from 14 at zero up to 4 at the most.
test.each<[string, Counts, string | null]>([
  [
    'each quarter a step on, zero at the foot',
    [
      [Q1, 0],
      [Q2, 50],
      [Q3, 100],
    ],
    'M4.0 14.0L46.0 9.0L88.0 4.0',
  ],
  [
    'a gap where a quarter is missing',
    [
      [Q1, 10],
      [Q2, 10],
      [Q4, 10],
    ],
    'M4.0 4.0L32.0 4.0M88.0 4.0',
  ],
  [
    'nothing but zeros',
    [
      [Q1, 0],
      [Q2, 0],
      [Q3, 0],
    ],
    'M4.0 14.0L46.0 14.0L88.0 14.0',
  ],
  [
    'over the turn of a year',
    [
      [quarter(2022, 4), 5],
      [Q1, 10],
      [Q2, 0],
    ],
    'M4.0 9.0L46.0 4.0L88.0 14.0',
  ],
  [
    'two quarters are no line',
    [
      [Q1, 1],
      [Q2, 2],
    ],
    null,
  ],
])('%s', (_, counts, path) => {
  expect(drawn(counts).path).toBe(path)
})

test('the chosen quarter is filled, that of a year before is open', () => {
  const counts = [
    [quarter(2022, 3), 50],
    [Q2, 75],
    [Q3, 100],
  ] as const
  expect(drawn(counts, Q3, quarter(2022, 3)).spots).toEqual([
    ['4', '9', 'var(--canvas)'],
    ['88', '4', 'var(--routine)'],
  ])
  expect(drawn(counts, Q3, quarter(2021, 3)).spots).toHaveLength(1)
})
