import { describe, expect, it, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Indicator, IndicatorSource } from '#domain/indicator/indicator.ts'
import { NO_COORDINATES } from '#domain/observation/coordinates.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { aMeasure, aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import type { Reason } from './reason.ts'
import { type WhyTheyDiffer, whyTheyDiffer } from './why-they-differ.ts'

const SOURCES = [
  aSource(2, 'Survey A', { methodology: 'Cluster survey' }),
  aSource(3, 'Tables', { derivedFrom: [2], methodology: 'Tables of Survey A' }),
  aSource(4, 'Survey B', { methodology: 'Cluster survey' }),
  aSource(6, 'Clinics', { classification: 'Routine', methodology: 'Reports of clinics' }),
  aSource(10, 'Model', { classification: 'Estimate' }),
]

interface Told {
  readonly sources?: readonly DataSource[]
  readonly indicator?: Partial<Indicator>
  readonly measures?: readonly (readonly [source: number, change: Partial<IndicatorSource>])[]
  readonly period?: number
}

function asked(points: readonly Point[], [a, b]: readonly [number, number], told: Told = {}): WhyTheyDiffer {
  const reference = {
    ...aReference(told.sources ?? SOURCES, [anIndicator(7, told.indicator)]),
    measures: new Map((told.measures ?? []).map(([source, change]) => aMeasure(7, source, change))),
  }
  const table = tableOf(points)
  const answer = whyTheyDiffer({ table, reference, indicator: 7, location: 1, a, b, period: told.period })
  if (answer.status !== 'ok') throw new Error(answer.reason)
  return answer
}

function found(answer: WhyTheyDiffer, reason: Reason) {
  const one = answer.reasons.find((judged) => judged.reason === reason)
  return [one?.verdict, one?.size]
}

const bounds = (lower: number, upper: number): Partial<Point> => ({ lower, upper, intervalLevel: 95 })

describe('which figures are compared', () => {
  const points = [
    aPoint(2, 1, '2018', 50),
    aPoint(2, 1, '2024', 60),
    aPoint(4, 1, '2018', 55),
    aPoint(4, 1, '2022', 70),
    aPoint(4, 1, '2024', 80, { flags: ['projection'] }),
  ]
  it('the newest of the one that ends first, and what is nearest to it, projections left out', () => {
    expect(english.text(asked(points, [2, 4]).sentence)).toBe(
      'Survey A 2024 says 60.0%, Survey B 2022 says 70%: 10.0 points apart.',
    )
  })
  it('those nearest to a period', () => {
    expect(asked(points, [2, 4], { period: 2024000 }).difference).toBe(10)
  })
  it('the nearest in time when there is no common year', () => {
    expect(asked(points.slice(1), [2, 4]).sides.b.point.value).toBe(70)
  })
  it('nothing without a figure of both', () => {
    const question = { table: tableOf(points), reference: aReference(SOURCES), indicator: 7, location: 1 }
    expect(whyTheyDiffer({ ...question, a: 2, b: 6 })).toMatchObject({
      status: 'insufficient',
      n_required: 2,
    })
  })
})

describe('sampling error', () => {
  // Standard errors of 2.551067 and 2.040854: z of 10 points is 3.060949, as in the worked example of methods §7.
  it('does not explain what is significant, and says how much it accounts for', () => {
    const answer = asked(
      [aPoint(2, 1, '2024', 50, bounds(45, 55)), aPoint(4, 1, '2024', 60, bounds(56, 64))],
      [2, 4],
    )
    const [verdict, size] = found(answer, 'sampling_error')
    expect(verdict).toBe('does_not_explain')
    expect(size).toBeCloseTo(6.403124, 5)
    expect(answer.unexplained).toBeCloseTo(3.596876, 5)
  })
  it('explains what is not', () => {
    const answer = asked(
      [aPoint(2, 1, '2024', 50, bounds(45, 55)), aPoint(4, 1, '2024', 54, bounds(50, 58))],
      [2, 4],
    )
    expect(found(answer, 'sampling_error')[0]).toBe('explains')
    expect([answer.unexplained, english.text(answer.rest)]).toEqual([
      0,
      'What can be counted leaves nothing unexplained.',
    ])
  })
  it.each([
    ['a routine figure has no error of its own', 6, 53, 'explains'],
    ['a routine figure far away', 6, 70, 'does_not_explain'],
    ['a figure without interval inside the other', 4, 53, 'may_explain'],
    ['a figure without interval outside the other', 4, 70, 'cannot_tell'],
  ] as const)('%s', (_, source, value, verdict) => {
    const points = [aPoint(2, 1, '2024', 50, bounds(45, 55)), aPoint(source, 1, '2024', value)]
    expect(found(asked(points, [2, source]), 'sampling_error')[0]).toBe(verdict)
  })
  it('is in both of two tabulations of one sample', () => {
    const points = [aPoint(2, 1, '2024', 50, bounds(45, 55)), aPoint(3, 1, '2024', 51, bounds(46, 56))]
    const answer = asked(points, [2, 3])
    expect(found(answer, 'sampling_error')).toEqual(['does_not_explain', 0])
    expect(found(answer, 'same_interviews')[0]).toBe('does_not_explain')
  })
})

describe('timing', () => {
  const yearly = [2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024]
  const model = yearly.map((year, step) => aPoint(10, 1, String(year), 40 + 2 * step))
  it('explains what the pace of the longer series makes of the years between', () => {
    const answer = asked([...model.slice(0, 8), aPoint(2, 1, '2024', 58)], [10, 2])
    // 54 in 2022 and 58 in 2024, at 2 points a year.
    expect(found(answer, 'timing')).toEqual(['explains', 4])
    expect(answer.unexplained).toBe(0)
  })
  it('against the trend makes the rest wider than the difference', () => {
    const answer = asked([...model.slice(0, 8), aPoint(2, 1, '2024', 50)], [10, 2])
    expect(found(answer, 'timing')).toEqual(['does_not_explain', 0])
    // 54 in 2022 beside 50 in 2024, where the pace leads to 58.
    // Half a point may be the rounding of the model.
    expect(answer.unexplained).toBeCloseTo(7.5, 9)
  })
  it.each([
    // MICS 62 of those born in 2009; WUENIC says 59 of 2011, and 76 of 2009: 14 points lie between the two at one time.
    ['MICS and WUENIC on BCG', 62, 59, 76, 14],
    // NDHS 50 of those born in 2017; the reports say 95 of 2018, and 106 of 2017.
    ['NDHS and the reports on Hib3', 50, 95, 106, 56],
    ['a change that is all of the difference', 62, 59, 62, 0],
    ['a change beyond the difference', 62, 59, 61, 1],
  ])('%s: %d beside %d, which is %d at that time, leaves %d', (_, a, b, then, rest) => {
    const born = { coordinates: { ...NO_COORDINATES, birthCohort: 2009 } }
    const points = [aPoint(2, 1, '2011', a, born), aPoint(10, 1, '2009', then), aPoint(10, 1, '2011', b)]
    expect(asked(points, [2, 10], { period: 2011000 }).unexplained).toBeCloseTo(rest, 9)
  })
  it('of children of other years of birth may explain what no trend can count, and comes first', () => {
    const born = (birthCohort: number) => ({ coordinates: { ...NO_COORDINATES, birthCohort } })
    const answer = asked([aPoint(2, 1, '2024', 51, born(2022)), aPoint(4, 1, '2021', 59, born(2020))], [2, 4])
    expect(answer.reasons[0]).toMatchObject({ reason: 'timing', verdict: 'may_explain' })
  })
  it('cannot tell without a trend', () => {
    expect(found(asked([aPoint(10, 1, '2022', 54), aPoint(2, 1, '2024', 58)], [10, 2]), 'timing')[0]).toBe(
      'cannot_tell',
    )
  })
  it('is what the series itself says of the children that the survey asked about', () => {
    const born = { coordinates: { ...NO_COORDINATES, birthCohort: 2022 } }
    const answer = asked([...model, aPoint(2, 1, '2024', 53, born)], [2, 10])
    expect([answer.sides.a.about, answer.sides.b.about]).toEqual([2022, 2024])
    // 58 of 2024 beside 53; the model says 54 of 2022, so 4 of the 5 points lie in the time.
    expect(found(answer, 'timing')).toEqual(['explains', 4])
    expect(english.text(answer.reasons.find(({ reason }) => reason === 'timing')?.evidence ?? '')).toBe(
      'Survey A is about 2022 (asked in 2024), Model about 2024. Model itself says 54% of the time that Survey A is about, so 4.0 points lie in the time between.',
    )
  })
  it('deaths of the last five years lie half of that back', () => {
    const span = { referenceStart: 2019000, referenceEnd: 2023000 }
    const coordinates = { ...NO_COORDINATES, ...span }
    expect(asked([...model, aPoint(2, 1, '2024', 56, { coordinates })], [2, 10]).sides.a.about).toBe(2021)
  })
})

describe('editions', () => {
  const old = { coordinates: { ...NO_COORDINATES, edition: '2020 edition', supersededBy: 10 } }
  it('what a revision changed explains as much', () => {
    const answer = asked(
      [aPoint(4, 1, '2018', 57, old), aPoint(10, 1, '2018', 61), aPoint(6, 1, '2018', 61)],
      [4, 6],
    )
    expect(found(answer, 'edition')).toEqual(['explains', 4])
    expect(english.text(answer.reasons.find(({ reason }) => reason === 'edition')?.evidence ?? '')).toBe(
      'Survey B 2018 is of an earlier edition (2020 edition) and says 57.0%; the current one, in Model, says 61.0% of the same time.',
    )
  })
  it('that the current one says the same is said in these words', () => {
    const answer = asked([aPoint(4, 1, '2018', 57, old), aPoint(10, 1, '2018', 57)], [4, 10])
    expect(english.text(answer.reasons.find(({ reason }) => reason === 'edition')?.evidence ?? '')).toBe(
      'Survey B 2018 is of an earlier edition (2020 edition); the current one, in Model, says the same: 57.0%.',
    )
  })
  it('is no reason where both are current and neither was revised', () => {
    const answer = asked([aPoint(4, 1, '2018', 57), aPoint(6, 1, '2018', 61)], [4, 6])
    expect(found(answer, 'edition')).toEqual(['does_not_explain', 0])
  })
})

describe('what descriptions tell', () => {
  const points = [aPoint(2, 1, '2024', 50), aPoint(4, 1, '2024', 60)]
  const TABLE: [string, Reason, Partial<IndicatorSource>, Partial<IndicatorSource>, string][] = [
    [
      'other words',
      'definition',
      { definition: 'Owns a shovel' },
      { definition: 'Used a shovel' },
      'may_explain',
    ],
    [
      'the same words',
      'definition',
      { definition: 'Owns a shovel' },
      { definition: 'owns a shovel.' },
      'does_not_explain',
    ],
    [
      'a remark',
      'definition',
      { definition: 'Owns one', comparability: 'Tools too' },
      { definition: 'Owns one' },
      'may_explain',
    ],
    ['silence', 'definition', { definition: 'Owns a shovel' }, {}, 'cannot_tell'],
    ['other people', 'denominator', { denominator: 'Houses' }, { denominator: 'Families' }, 'may_explain'],
    [
      'the same people',
      'denominator',
      { denominator: 'Houses' },
      { denominator: 'Houses' },
      'does_not_explain',
    ],
    [
      'other ages',
      'age_group',
      { denominator: 'Women 15-49' },
      { denominator: 'Women 15-44' },
      'may_explain',
    ],
    [
      'the same ages',
      'age_group',
      { denominator: 'Women 15-49' },
      { denominator: 'All women 15–49' },
      'does_not_explain',
    ],
    ['no ages', 'age_group', { denominator: 'Houses' }, { denominator: 'Houses' }, 'cannot_tell'],
    [
      'other memories',
      'recall_period',
      { comparability: 'In the last 2 weeks' },
      { comparability: 'In the last 4 weeks' },
      'may_explain',
    ],
    ['no memory', 'recall_period', { comparability: 'In the last 2 weeks' }, {}, 'cannot_tell'],
    [
      'the same memories',
      'recall_period',
      { comparability: 'Last two weeks' },
      { comparability: 'Last two weeks.' },
      'does_not_explain',
    ],
    ['one method', 'method', {}, {}, 'does_not_explain'],
    ['two methods', 'method', { method: 'By telephone' }, {}, 'may_explain'],
  ]
  it.each(TABLE)('%s: %s', (_, reason, a, b, verdict) => {
    const measures = [
      [2, a],
      [4, b],
    ] as const
    expect(found(asked(points, [2, 4], { measures }), reason)[0]).toBe(verdict)
  })

  it.each<[Reason, Partial<IndicatorSource>, Partial<IndicatorSource>, string]>([
    [
      'method',
      { method: 'Stratified cluster survey; by state from 2008' },
      { method: 'Cluster survey' },
      'Both are of one kind. Survey A: Stratified cluster survey; by state from 2008. Survey B: Cluster survey.',
    ],
    ['method', {}, {}, 'Both: Cluster survey.'],
    [
      'recall_period',
      { comparability: 'Births of the last two years' },
      { comparability: 'In the last 2 years' },
      'Both ask about the same time. Survey A: Births of the last two years. Survey B: In the last 2 years.',
    ],
  ])('%s: the words of one are never said of both', (reason, a, b, said) => {
    const { reasons } = asked(points, [2, 4], {
      measures: [
        [2, a],
        [4, b],
      ],
    })
    const judged = reasons.find((one) => one.reason === reason)
    expect([judged?.verdict, english.text(judged?.evidence ?? '')]).toEqual(['does_not_explain', said])
  })

  test('a flag on the figure is another definition', () => {
    const flagged = [points[0], aPoint(4, 1, '2024', 60, { flags: ['definition_differs'] })].filter(
      (point) => point !== undefined,
    )
    expect(found(asked(flagged, [2, 4]), 'definition')[0]).toBe('may_explain')
  })
})

describe('completeness and rounding', () => {
  it.each([
    ['no routine source', [aPoint(4, 1, '2024', 60)], 4, 'does_not_explain'],
    [
      'a year above 100%, which no missing report makes',
      [aPoint(6, 1, '2024', 90), aPoint(6, 1, '2023', 106)],
      6,
      'cannot_tell',
    ],
    ['a year that is not over', [aPoint(6, 1, '2024', 30, { flags: ['partial_period'] })], 6, 'may_explain'],
    [
      'a year that is not over beside a whole one, which is compared',
      [aPoint(6, 1, '2023', 60), aPoint(6, 1, '2024', 30, { flags: ['partial_period'] })],
      6,
      'cannot_tell',
    ],
    ['nothing known', [aPoint(6, 1, '2024', 60)], 6, 'cannot_tell'],
  ] as const)('%s', (_, points, source, verdict) => {
    expect(found(asked([aPoint(2, 1, '2024', 50), ...points], [2, source]), 'completeness')[0]).toBe(verdict)
  })

  it('a year above 100% is a matter of the people that are divided by', () => {
    const above = [aPoint(2, 1, '2024', 50), aPoint(6, 1, '2024', 90), aPoint(6, 1, '2023', 106)]
    const judged = asked(above, [2, 6]).reasons.find(({ reason }) => reason === 'denominator')
    expect(judged?.verdict).toBe('may_explain')
    expect(english.text(judged?.evidence ?? '')).toMatch(
      /is above 100% in 2023: often because the assumed target population is too low/,
    )
  })

  it('whole numbers explain less than a point', () => {
    const rounded = { flags: ['rounded'] } as const
    const close = asked([aPoint(2, 1, '2024', 50, rounded), aPoint(4, 1, '2024', 50.4)], [2, 4])
    expect(found(close, 'rounding')).toEqual(['explains', expect.closeTo(0.4, 9)])
    const far = asked([aPoint(2, 1, '2024', 50, rounded), aPoint(4, 1, '2024', 60, rounded)], [2, 4])
    expect(found(far, 'rounding')).toEqual(['does_not_explain', 1])
    expect([far.unexplained, english.text(far.rest)]).toEqual([9, '9.0 points are unexplained.'])
  })
})
