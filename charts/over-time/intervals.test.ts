import { expect, test } from 'vitest'
import type { SourceLine } from '#charts/over-time/line.ts'
import { chartThemeOf } from '#charts/picture/chart-theme.ts'
import type { Classification } from '#domain/data-source/data-source.ts'
import { drawnOnPaper } from '#tests/builders/drawing-paper.ts'
import { aPoint, aSource } from '#tests/builders/made-up-country.ts'
import { intervalLayer } from './intervals.ts'

const THEME = chartThemeOf({ width: 840, height: 360, mode: 'light', fontScale: 1 })

/** Figures of some years, those of `bounded` with an interval of 5 on both sides. */
function drawn(years: readonly number[], bounded: readonly number[], classification: Classification) {
  const points = years.map((year) =>
    aPoint(4, 1, String(year), 50, bounded.includes(year) ? { lower: 45, upper: 55, intervalLevel: 90 } : {}),
  )
  const source = aSource(4, 'Model', { classification })
  const line: SourceLine = { source, role: 'chosen', rank: 0, points }
  const shapes = intervalLayer([line], {}, THEME).flatMap((layer) => drawnOnPaper(layer).flat())
  const upright = shapes.flatMap(({ type, shape }) =>
    type === 'line' && shape && shape.x1 === shape.x2 ? [Number(shape.x1)] : [],
  )
  return { bands: shapes.filter(({ type }) => type === 'polygon').length, whiskers: [...new Set(upright)] }
}

// Under-5 mortality in Yobe by UN IGME: the bounds of 2003 and 2008, far from all others, were not drawn.
test.each<[string, number[], number[], Classification, ReturnType<typeof drawn>]>([
  ['a band', [2019, 2020, 2021], [2019, 2020, 2021], 'Estimate', { bands: 1, whiskers: [] }],
  ['one alone', [2019, 2020, 2021], [2020], 'Estimate', { bands: 0, whiskers: [20200] }],
  [
    'one beside a band',
    [2018, 2019, 2020, 2021],
    [2018, 2020, 2021],
    'Routine',
    { bands: 1, whiskers: [20180] },
  ],
  [
    'those before a gap',
    [2003, 2008, 2013, 2016, 2018, 2021],
    [2003, 2008, 2013, 2016, 2018, 2021],
    'Estimate',
    { bands: 1, whiskers: [20030, 20080] },
  ],
  ['surveys', [2018, 2021], [2018, 2021], 'Survey', { bands: 0, whiskers: [20180, 20210] }],
  ['none', [2018, 2021], [], 'Estimate', { bands: 0, whiskers: [] }],
])('every interval is drawn: %s', (_, years, bounded, classification, expected) => {
  expect(drawn(years, bounded, classification)).toEqual(expected)
})
