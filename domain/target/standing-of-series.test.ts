import { describe, expect, test } from 'vitest'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { message } from '#domain/message/message.ts'
import type { FigureRow } from '#domain/statistics/figure-row.ts'
import { aPoint, anIndicator } from '#tests/builders/made-up-country.ts'
import { standingOfSeries, type TargetKind } from './standing-of-series.ts'

/** 50, 52, … in steps of 2 points a year from 2018 on. */
const row = (year: number, value: number): FigureRow => {
  const point = aPoint(2, 1, String(year), value)
  return { indicator: 7, source: 2, location: 1, period: point.period, point }
}
const ROWS = [2018, 2019, 2020, 2021, 2022, 2023].map((year, at) => row(year, 50 + 2 * at))
const TO_80 = anIndicator(7, { nationalTarget: 80, nationalTargetYear: 2033, nationalSource: 'Plan' })

test('a series that gains 2 points a year is at its target of 80 in the tenth year', () => {
  const found = standingOfSeries(ROWS, TO_80, null)
  expect(found).toMatchObject({
    status: 'ok',
    n: 6,
    gap: 20,
    met: false,
    on_track: true,
    projected_year: 2033,
  })
  expect(found).toMatchObject({
    of: { target: 'national', value: 80, year: 2033, latest: 60, latest_period: '2023' },
    caveats: expect.not.arrayContaining([message('answers.indicative-target')]),
  })
})

describe('what is said beside it', () => {
  test.each<[string, Partial<Indicator>, TargetKind | null, number, readonly string[]]>([
    ['a year of its own', {}, null, 2033, []],
    ['no year: that of the goals', { nationalTargetYear: null }, null, 2030, ['answers.no-target-year']],
    ['a target nobody checked', { nationalSource: 'Indicative' }, null, 2033, ['answers.indicative-target']],
    [
      'the year that the SDG names',
      { sdgTarget: 90, sdgInformation: 'At least 90% by 2028' },
      'sdg',
      2028,
      [],
    ],
    ['an SDG without a year', { sdgTarget: 90 }, 'sdg', 2030, ['answers.no-target-year']],
    [
      'the SDG where there is no national target',
      { nationalTarget: null, sdgTarget: 90, sdgInformation: 'by 2030', nationalSource: 'Indicative' },
      null,
      2030,
      [],
    ],
  ])('%s', (_, change, wanted, year, caveats) => {
    const found = standingOfSeries(ROWS, { ...TO_80, ...change }, wanted)
    if (found.status !== 'ok') throw new Error(found.status)
    expect(found.of.year).toBe(year)
    const own = ['answers.no-target-year', 'answers.indicative-target']
    expect(found.caveats.map(({ id }) => id).filter((id) => own.includes(id))).toEqual(caveats)
  })
})

test.each<[string, Partial<Indicator>, TargetKind | null, readonly FigureRow[], object]>([
  ['no target at all', { nationalTarget: null }, null, ROWS, { reason: 'no_target' }],
  ['none of the kind asked for', {}, 'sdg', ROWS, { reason: 'no_sdg_target' }],
  [
    'no national one',
    { nationalTarget: null, sdgTarget: 90 },
    'national',
    ROWS,
    { reason: 'no_national_target' },
  ],
  ['no direction that is wanted', { slope: null }, null, ROWS, { reason: 'no_slope_direction' }],
  ['no figure', {}, null, [], { status: 'insufficient', n: 0, n_required: 2 }],
  ['one figure', {}, null, ROWS.slice(0, 1), { status: 'insufficient', n: 1 }],
])('%s has no standing', (_, change, wanted, rows, expected) => {
  const found = standingOfSeries(rows, { ...TO_80, ...change }, wanted)
  expect(found).toMatchObject(expected)
  expect(found.status).not.toBe('ok')
})
