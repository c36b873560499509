import { describe, expect, it } from 'vitest'
import { english } from '#languages/from-source.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { GapReason } from '#domain/observation/gap.ts'
import type { Point } from '#domain/observation/point.ts'
import { message, type Value } from '#domain/message/message.ts'
import { periodCode } from '#domain/period/period.ts'
import { describedSet } from '#domain/spread/described-set.ts'
import { describeValues } from '#domain/statistics/descriptive/descriptive.ts'
import { trendOf } from '#domain/statistics/trend/trend.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import type { StatedFigure } from './stated-figure.ts'
import { spreadAnswer, spreadHeading } from './descriptive.ts'
import { statisticGroups } from './descriptive-statistics.ts'
import { trendAnswer, trendCaveats, trendGroups } from './descriptive-trend.ts'

const REFERENCE = aReference([aSource(2, 'DHS')])

function spreadOf(
  points: readonly Point[],
  across: 'states' | 'time' = 'states',
  whole: StatedFigure | null = null,
) {
  const source = aSource(2, 'DHS')
  const period = across === 'time' ? null : periodCode('2020')
  const set = describedSet({
    ...{ table: tableOf(points), reference: REFERENCE, indicator: 7, source: 2, location: 1 },
    ...{ period, across },
  })
  return { set, text: english.text(spreadAnswer({ set, source, period, reference: REFERENCE, whole })) }
}
const states = (values: readonly number[], half?: number) =>
  values.map((value, at) =>
    aPoint(2, 8 + at, '2020', value, half === undefined ? {} : { lower: value - half, upper: value + half }),
  )

describe('the spread in a sentence', () => {
  it.each([
    ['of its own round', '2020', ' (DHS 2020).'],
    ['of another round', '2018', ' (DHS 2018), of another round.'],
  ])('says the figure of the nation beside its states, %s', (_, year, end) => {
    const whole = { point: aPoint(2, 1, year, 46.2), source: aSource(2, 'DHS') }
    expect(spreadOf(states([40, 50, 88]), 'states', whole).text).toContain(
      `The figure for Aldovia itself is 46.2%${end}`,
    )
  })

  it.each<[string, Point[], string]>([
    ['none', [], 'DHS 2020 has no figures of indicator 7 for these states.'],
    ['one', states([40]), 'DHS 2020 has one figure here: 40.0%. One value has no spread.'],
    ['equal ones', states([40, 40, 40]), 'All 3 states of DHS 2020 are 40.0%.'],
    [
      'three',
      states([40, 95, 88], 2),
      'DHS 2020 has 3 states: the median is 88.0%. The values run from 40.0% (Northland) to 95.0% (Snowland).',
    ],
    [
      'a shared end names all that share it',
      states([40, 40, 88], 2),
      'DHS 2020 has 3 states: the median is 40.0%. The values run from 40.0% (Northland and Snowland) to 88.0% (Southland).',
    ],
    [
      'without intervals nobody is named',
      states([40, 50, 88]),
      'DHS 2020 has 3 states: the median is 50.0%. The values run from 40.0% to 88.0%; without intervals it is unclear which place is at either end.',
    ],
    [
      'a share above 100% is at no end',
      states([40, 130, 88], 2),
      'DHS 2020 has 3 states: the median is 88.0%. The values run from 40.0% (Northland) to 88.0% (Southland). Snowland, 130%: above 100%, which no coverage can be, so it is left out.',
    ],
    [
      'ends that the intervals cannot tell apart are not named',
      states([50, 51, 52], 20),
      'DHS 2020 has 3 states: the median is 51.0%. The values run from 50.0% to 52.0%; the intervals do not allow saying which place is at either end.',
    ],
  ])('%s', (_, points, expected) => expect(spreadOf(points).text).toBe(expected))

  it.each([
    // Quartiles of type 7 of 10, 20, … 80: 27.5 and 62.5.
    [8, 'The middle half of 8 states in DHS 2020 lies between 27.5% and 62.5%, the median is 45.0%.'],
    [7, 'DHS 2020 has 7 states: the median is 40.0%.'],
  ])('gives the middle half of eight places and not of fewer: %d', (count, expected) => {
    const ids = Array.from({ length: count }, (_, index) => 100 + index)
    const locations = new Map([
      ...[...REFERENCE.locations].filter(([, { level }]) => level < 3),
      ...ids.map((id) => [id, { id, name: `State ${id}`, level: 3, parent: 2 } as const] as const),
    ])
    const reference = { ...REFERENCE, locations }
    const points = ids.map((id, index) => aPoint(2, id, '2020', 10 * (index + 1)))
    const source = aSource(2, 'DHS')
    const period = periodCode('2020')
    const asked = { table: tableOf(points), reference, indicator: 7, source: 2, location: 1, period }
    const set = describedSet({ ...asked, across: 'states' })
    expect(english.text(spreadAnswer({ set, source, period, reference, whole: null }))).toContain(expected)
  })

  it('gives no middle half of years, which lead somewhere', () => {
    const points = [10, 20, 30, 40].map((value, at) => aPoint(2, 1, String(2010 + at), value))
    const { text, set } = spreadOf(points, 'time')
    expect(text).toBe(
      'DHS has 4 figures: the median is 25.0%. The values run from 10.0% (2010) to 40.0% (2013).',
    )
    expect(english.text(spreadHeading(set))).toBe('Indicator 7 in Aldovia over time')
  })

  it('asks how places differ', () => {
    expect(english.text(spreadHeading(spreadOf(states([1])).set))).toBe(
      'How do the states differ in indicator 7?',
    )
  })
})

describe('the statistics in words', () => {
  const lineOf = (points: readonly Point[], name: string, across: 'states' | 'time' = 'states') => {
    const { set } = spreadOf(points, across)
    const described = describeValues({ values: points.map((point) => point.value) })
    if (described.status !== 'ok') throw new Error('nothing described')
    const groups = statisticGroups(described, set, {
      status: 'none',
      reason: message('weights.of-one-place'),
    })
    const found = groups.flatMap((group) => group.lines).find((line) => english.text(line.name) === name)
    const said = (value: Value | null | undefined) => (value ? english.text(value) : null)
    return {
      value: said(found?.value),
      remark: said(found?.gap?.note ?? found?.remark),
      gap: found?.gap?.reason ?? null,
    }
  }

  it.each<[string, number[], string, GapReason]>([
    ['too few values', [1, 2, 3], 'Lower quartile (Q1)', 'too_few'],
    ['no meaning', [0, 5], 'Geometric mean', 'not_applicable'],
    ['a sum of shares', [40, 50], 'Sum', 'not_applicable'],
    ['no spread', [5, 5, 5], 'Skewness (G1)', 'not_applicable'],
  ])('%s is a reason', (_, values, name, reason) => {
    expect(lineOf(states(values), name).gap).toBe(reason)
  })

  it.each<[string, number[], string, string | null, string | null]>([
    ['the mean', [40, 50, 90], 'Mean', '60.0%', null],
    ['a range is in points', [40, 50, 90], 'Range', '50.0 points', null],
    ['the standard deviation of 2, 4, 9 is √13', [2, 4, 9], 'Standard deviation', '3.6 points', null],
    [
      'shares do not add up',
      [40, 50],
      'Sum',
      null,
      'Only counts add up; a sum of shares, rates or means says nothing.',
    ],
    ['too few for quartiles', [1, 2, 3], 'Lower quartile (Q1)', null, 'Too few values: 4 needed, 3 found.'],
    ['too few for an interval', [1], '95% interval of the mean', null, 'Too few values: 3 needed, 1 found.'],
    ['no shape without spread', [5, 5, 5], 'Skewness (G1)', null, 'All values are the same.'],
    ['no geometric mean of zero', [0, 5], 'Geometric mean', null, 'Needs values above 0 only.'],
    [
      'no weights',
      [1, 2],
      'Mean weighted by population',
      null,
      'Weights belong to places; these values are of one place.',
    ],
    ['a mode', [5, 5, 7], 'Mode', '5.0%', 'Occurs 2 times.'],
    ['no mode', [5, 6, 7], 'Mode', null, 'No value, as shown, occurs twice.'],
    [
      'no fence below what a share can be',
      [10, 20, 60, 70],
      'Lower fence',
      null,
      'It would lie beyond what the values can be, so nothing is an outlier on this side.',
    ],
  ])('%s', (_, values, name, value, remark) => {
    expect(lineOf(states(values), name)).toMatchObject({ value, remark })
  })

  it('calls no value the most frequent where two are equally so', () => {
    const points = [5, 5, 7, 7].map((value, at) => aPoint(2, 1, String(2010 + at), value))
    expect(lineOf(points, 'Mode', 'time')).toMatchObject({
      value: null,
      remark: '2 values occur 2 times each, so none is the most frequent.',
    })
  })

  it('keeps the caveat beside the interval of the mean', () => {
    // 10, 12, 23, 23, 16, 23, 21, 16 of methods §3: 13.621567 to 22.378433.
    const points = [10, 12, 23, 23, 16, 23, 21, 16].map((value, at) => aPoint(2, 1, String(2010 + at), value))
    expect(lineOf(points, '95% interval of the mean')).toMatchObject({
      value: '13.6% to 22.4%',
      remark: expect.stringContaining('describes their spread, not sampling error'),
    })
  })
})

describe('the trend in words', () => {
  const trendThrough = (values: readonly number[], slope: 'Positive' | 'Negative' | null = 'Positive') =>
    trendOf(
      values.map((value, at) => ({ time: 2015 + at, value })),
      slope,
    )

  it.each<[string, number[], 'Positive' | 'Negative' | null, string]>([
    ['none', [], null, 'The source has no figure for the place itself, only for places inside it.'],
    ['one', [5], null, 'There is one figure for the place itself: no trend can be seen.'],
    [
      'two',
      [5, 7],
      'Positive',
      'The last figure is 2.0 points more than the first. 2 figures are too few to test a trend.',
    ],
    // Methods §3: Theil–Sen 1.666667 (−1 to 3.5), p .060289.
    [
      'no clear one',
      [50, 52, 51, 55, 58, 57],
      'Positive',
      'Stable, no clear trend: +1.7 points a year (95% interval −1.0 to +3.5), Mann–Kendall p = 0.060. The last figure is 7.0 points more than the first.',
    ],
    ['better', [1, 2, 3, 4, 5, 6, 7, 8], 'Positive', 'Improving: +1.0 points a year'],
    ['worse', [1, 2, 3, 4, 5, 6, 7, 8], 'Negative', 'Worsening: +1.0 points a year'],
    ['neither', [8, 7, 6, 5, 4, 3, 2, 1], null, 'Decreasing: −1.0 points a year'],
    ['constant', [5, 5, 5, 5, 5], 'Positive', 'Stable, no clear trend: 0.00 points a year'],
  ])('%s', (_, values, slope, expected) => {
    expect(english.text(trendAnswer(trendThrough(values, slope), anIndicator(7))).startsWith(expected)).toBe(
      true,
    )
  })

  it('tests nothing with four figures, and says so once', () => {
    const trend = trendThrough([40, 42, 47, 51])
    if (trend.status !== 'ok') throw new Error('no trend')
    const [test] = trendGroups(trend, anIndicator(7))[1]?.lines ?? []
    expect([test?.value, test?.gap?.reason]).toEqual([null, 'too_few'])
    expect(trendCaveats(trend)).toEqual([])
  })

  it('gives every number or the reason for none', () => {
    const trend = trendThrough([0, 5, 6])
    if (trend.status !== 'ok') throw new Error('no trend')
    const lines = trendGroups(trend, anIndicator(7)).flatMap((group) => group.lines)
    expect(lines.filter(({ value, gap }) => (value === null) !== (gap !== null))).toEqual([])
    const [slope] = lines.filter(({ name }) => english.text(name) === 'Theil–Sen slope')
    expect(english.text(slope?.gap?.note ?? '')).toBe('Too few values: 4 needed, 3 found.')
  })
})
