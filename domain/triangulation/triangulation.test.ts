import { describe, expect, it } from 'vitest'
import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Point } from '#domain/observation/point.ts'
import { inEnglish } from '#tests/builders/in-words.ts'
import { aPoint, aReference, anIndicator, aSource } from '#tests/builders/made-up-country.ts'
import { judgeIndicator, type KnownGroup } from './judged-indicator.ts'
import { commonIndicators, type TriangulationQuestion } from './question.ts'
import { triangulate } from './triangulate.ts'

const SURVEY = aSource(2, 'Survey A')
const REPORTS = aSource(6, 'Reports B', { classification: 'Routine' })
const COPY = aSource(9, 'Copy C', { derivedFrom: [2] })
const YEARS = [2014, 2015, 2016, 2017, 2018]
const A = [60, 62, 70, 75, 80]
const B = [58, 65, 69, 80, 78]

interface Given {
  readonly sources?: readonly DataSource[]
  readonly indicators?: readonly Indicator[]
  readonly indicator?: number | null
  readonly location?: number
  readonly groups?: readonly KnownGroup[]
  readonly mostPairs?: number
  readonly change?: Partial<TriangulationQuestion>
}

/** A triangulation of points in the made-up country in 2020, the first source against the others. */
function triangulated(points: readonly Point[], given: Given = {}) {
  const { sources = [SURVEY, REPORTS], indicators = [anIndicator(7)], indicator = 7, groups = [] } = given
  const [primary = SURVEY, ...comparisons] = sources
  const reference = aReference(sources, indicators)
  const holdings = new Map(
    sources.map(({ id }) => [
      id,
      new Set(points.filter(({ source }) => source === id).map((point) => point.indicator)),
    ]),
  )
  const question: TriangulationQuestion = {
    primary,
    comparisons,
    indicator: indicators.find(({ id }) => id === indicator) ?? null,
    location: reference.locations.get(given.location ?? 0) ?? null,
    currentYear: 2020,
    reference,
    holdings,
    documented: true,
    ...given.change,
  }
  const judged = commonIndicators(question).map((id) => {
    const own = points.filter((point) => point.indicator === id)
    return judgeIndicator(question, indicators.find((one) => one.id === id) ?? anIndicator(id), own, groups)
  })
  return inEnglish(triangulate(question, judged, given.mostPairs ?? 2000))
}

function series(
  source: number,
  values: readonly number[],
  change: Partial<Point> = {},
  location = 1,
): Point[] {
  return values.map((value, index) => aPoint(source, location, `${YEARS[index]}`, value, change))
}

/** Grades of a source by metric. */
function gradesOf(result: ReturnType<typeof triangulated>, name: string): Record<string, number> {
  const source = result.sources.find((one) => one.name === name)
  const grades = { ...source?.consistency.grades, ...source?.complementarity.grades }
  return Object.fromEntries(Object.entries(grades).map(([metric, { score }]) => [metric, score]))
}

describe('two sources of one indicator', () => {
  const result = triangulated([...series(2, A), ...series(6, B)])

  // By hand: distances 2, 3, 1, 5, 2: median 2, m = 1 − 2/25. Directions .9 and concordance .930979 (methods §1.7): m
  // .915490. 3 of 13 fields filled. Survey 4 − 1 without methodology; programme 2 − 1. Checks: unit, periodicity, places,
  // repeats and gaps can be made, and are passed. Years and places are copies of each other: .5. Class and periodicity:
  // ½ · 2/3 + ½ · 1/1 = .8333. Of the 6 features both have `repeated`: ½ · 1/6. Related: both have the only one: .5.
  it.each([
    ['Survey A', 3, 80],
    ['Reports B', 1, 72],
  ])('%s has the grades computed by hand', (name, credibility, score) => {
    expect(gradesOf(result, name)).toEqual({
      variability: 5,
      metadata_documentation_quality: 2,
      source_credibility: credibility,
      uniformity_of_data: 5,
      uniformity_in_findings: 5,
      years_available: 3,
      methodology: 5,
      area: 3,
      study_population: 0,
      research_design: 1,
      related_indicators: 3,
    })
    const source = result.sources.find((one) => one.name === name)
    expect(source?.consistency).toMatchObject({ score, score_available: score, n_available: 5 })
    expect(source?.complementarity).toMatchObject({ score: 50, score_available: 60, n_available: 5 })
  })

  it('gives the measures behind the grades', () => {
    const { consistency, complementarity } = result.sources[1] ?? {}
    expect(consistency?.grades.variability.m).toBeCloseTo(0.92, 10)
    expect(consistency?.grades.variability.evidence).toMatchObject({ d: 2, unit: 'points' })
    expect(consistency?.grades.variability.evidence.window1?.n_pairs).toBe(5)
    expect(consistency?.grades.uniformity_in_findings.m).toBeCloseTo(0.9154895, 6)
    expect(consistency?.grades.metadata_documentation_quality.m).toBeCloseTo(3 / 13, 10)
    expect(complementarity?.grades.methodology.m).toBeCloseTo(5 / 6, 10)
    expect(consistency?.grades.uniformity_of_data.evidence.checks.map(({ verdict }) => verdict)).toEqual([
      'passed',
      'passed',
      'not_assessable',
      'not_assessable',
      'passed',
      'passed',
      'not_assessable',
      'passed',
    ])
    expect(consistency?.grades.source_credibility.evidence.steps).toEqual([
      { reason: 'starts as programme', delta: 2, n_indicators: 1 },
      { reason: 'no methodology text', delta: -1, n_indicators: 1 },
    ])
  })

  it('joins them to one aggregate and one overall score', () => {
    // ½ (.92 + .915490); documentation 2, 3, 5 of the survey and 2, 1, 5 of the reports.
    expect(result.overall.consistency).toEqual({
      score: 91.8,
      band: 'Very High',
      n_sources: 2,
      n_pairs: 5,
      bound: null,
    })
    expect(result.overall.documentation).toEqual({ score: 60, n_sources: 2 })
    expect(result.overall.complementarity).toEqual({ score: 50, band: 'Moderate', n_sources: 2 })
    expect(result.aggregates.map(({ name }) => name)).toEqual(['Survey A_Reports B'])
    expect(result.aggregates[0]?.consistency.source_credibility).toMatchObject({ score: 2, scale: 'Fair' })
    expect(result.aggregates[0]?.complementarity.study_population).toMatchObject({ score: 0 })
  })

  it('lists the pairs, their agreement and what could not be judged', () => {
    expect(result.pairs).toMatchObject({ n: 5, shown: 5 })
    expect(result.pairs.rows[0]).toMatchObject({ period: '2014', difference: -2, significant: null })
    const [agreement] = result.agreement
    if (agreement?.statistics.status !== 'ok') throw new Error('Five pairs are enough')
    expect(agreement.statistics.bias).toBeCloseTo(0.6, 10)
    // Routine over survey: 70 / 69.4.
    expect(agreement.statistics.external_consistency?.ratio).toBeCloseTo(70 / 69.4, 10)
    expect(result.not_judged.map(({ what }) => what)).toEqual([
      'study population of Survey A',
      'study population of Reports B',
      'whether 5 of the 5 pairs shown differ beyond chance',
      'completeness of the reports behind Reports B',
    ])
    expect(result.headline).toBe(
      'They tell the same story; Survey A and Reports B are 2.6 points apart on average over 5 pairs of figures, and neither lies clearly above the other.',
    )
  })
})

it('without a common place and year only the documentation is judged', () => {
  const result = triangulated([aPoint(2, 1, '2014', 40), aPoint(6, 1, '2016', 42)])
  const caveat =
    'no figures of the same place and time on different evidence: the grades of consistency use documentation only'
  expect(result.sources.map((source) => source.caveat)).toEqual([caveat, caveat])
  expect(gradesOf(result, 'Survey A')).toMatchObject({ variability: 0, uniformity_in_findings: 0 })
  expect(result).toMatchObject({ n: 0, warnings: ['low_evidence'] })
  expect(result.agreement[0]?.statistics).toMatchObject({ status: 'insufficient', n: 0 })
  expect(result.headline).toContain(
    'have no figures of indicator 7 of the same place and time that use different evidence',
  )
})

it('shows what pairs a year apart would give, without using it', () => {
  const result = triangulated([aPoint(2, 1, '2014', 40), aPoint(6, 1, '2015', 45)])
  const { variability } = result.sources[0]?.consistency.grades ?? {}
  expect(variability).toMatchObject({
    score: 0,
    m: null,
    evidence: { window1: { n_pairs: 1, d: 5, m: 0.8 } },
  })
})

it('a source of another place is paired nowhere, and the chosen place limits the years', () => {
  const points = [...series(2, A), ...series(6, B), aPoint(2, 8, '2016', 50), aPoint(6, 8, '2016', 52)]
  const result = triangulated(points, { location: 8 })
  expect(result.sources[0]).toMatchObject({ n_pairs: 1, n_locations: 1, n_years: 1, low_evidence: true })
  // All places count for the area: ½ of level 1, and 1 of 3 states on both sides: ½ · 1/3.
  expect(result.sources[0]?.complementarity.grades.area.m).toBeCloseTo((0.5 + 1 / 6) / 2, 10)
  expect(result.headline).toBe(
    'Only 1 pair of figures: Survey A 2016 50.0% beside Reports B 2016 52.0% (Northland). Too few to say whether the sources tell the same story.',
  )
})

it('pools the pairs of two comparisons for the primary and never mixes their series', () => {
  const other = aSource(9, 'Other_C')
  const points = [...series(2, A), ...series(6, B), ...series(9, A)]
  const result = triangulated(points, { sources: [SURVEY, REPORTS, other] })
  const [primary, , third] = result.sources
  expect([primary?.n_pairs, third?.n_pairs, third?.name]).toEqual([10, 5, 'Other C'])
  // .9 against the reports and 1 against the copy.
  expect(primary?.consistency.grades.uniformity_in_findings.evidence.trend_agreement).toBeCloseTo(0.95, 10)
  expect(result.aggregates.map(({ name }) => name)).toEqual([
    'Survey A_Reports B',
    'Survey A_Other C',
    'Reports B_Other C',
  ])
})

describe('several indicators', () => {
  const other = (point: Point): Point => ({ ...point, indicator: 8 })
  const points = [
    ...series(2, [50, 50, 50, 50, 50]),
    ...series(6, [50, 50, 50, 50, 50]),
    other(aPoint(2, 1, '2018', 40)),
    other(aPoint(6, 1, '2018', 60)),
    { ...aPoint(2, 1, '2018', 1), indicator: 11 },
  ]
  const indicators = [anIndicator(7), anIndicator(8), anIndicator(11)]
  const result = triangulated(points, { indicators, indicator: null })

  it('count the same, however many pairs they have', () => {
    // 1 for five equal pairs, 1 − 20/25 = .2 for one pair: mean .6. Pooled pairs would give 1.
    const { variability } = result.sources[0]?.consistency.grades ?? {}
    expect(variability?.m).toBeCloseTo(0.6, 10)
    expect(variability).toMatchObject({ score: 3, n_indicators: 2, evidence: { d: null, unit: null } })
    expect(result.sources[0]?.by_indicator.map(({ n_pairs }) => n_pairs)).toEqual([5, 1])
  })

  it('leave out those that one source alone has, and have no mean difference', () => {
    expect(result.inputs.n_indicators).toBe(2)
    expect(result.sources[0]?.adds.unique_indicators.map(({ id }) => id)).toEqual([11])
    expect(result.agreement).toEqual([])
    // 3 of 3 by the survey; 2 of 3 by the reports, which add nothing: ½ · 2/3.
    expect(result.sources[1]?.complementarity.grades.related_indicators.m).toBeCloseTo(1 / 3, 10)
  })

  it('are not judged from one pair', () => {
    const one = triangulated([aPoint(2, 1, '2018', 50), aPoint(6, 1, '2018', 50)], { indicator: null })
    expect(one.headline).toBe(
      'Survey A and Reports B have only 1 pair of figures: too few to say whether they tell the same story.',
    )
  })

  it('are none when nothing is in common', () => {
    const alone = triangulated([aPoint(2, 1, '2018', 1)], { indicator: null })
    expect(alone.headline).toBe('Survey A has no indicator in common with Reports B.')
    expect(alone.sources[0]?.consistency.grades.source_credibility.score).toBe(0)
  })
})

describe('the headline', () => {
  const shifted = (by: number) => A.map((value, index) => value - by - (index % 2))
  it.each<[string, number[], string]>([
    // Gaps 10, 11, 10, 11, 10: mean 10.4, its interval far from 0. Directions 1, concordance about 114 / (114 + 10.4²).
    [
      'names the side when chance cannot have done it',
      shifted(10),
      'They move alike, but Survey A lies above Reports B in all 5 pairs of figures, by 10.4 points on average.',
    ],
    // Gaps 3, 12, 29, 21, 16 as those of BCG between a survey and reports: too unequal for an interval without 0, and all on one side.
    [
      'names the side that it is in every pair',
      [63, 74, 99, 96, 96],
      'They tell the same story in part; Survey A lies below Reports B in all 5 pairs of figures, by 16.2 points on average.',
    ],
    // Gaps 23, 0, 0, 2 and 0.1, as those of DPT 1 between WUENIC and the surveys.
    [
      'lets no old pair make the distance',
      [37, 62, 70, 77, 80.1],
      'They tell the same story; Survey A and Reports B are 0.1 points apart in the middle one of 5 pairs of figures and 23.0 points at most, and neither lies clearly above the other.',
    ],
    [
      'says when findings differ',
      [80, 75, 70, 62, 60],
      'They do not tell the same story; Survey A and Reports B are 13.2 points apart on average over 5 pairs of figures, and neither lies clearly above the other.',
    ],
  ])('%s', (_, values, sentence) => {
    expect(triangulated([...series(2, A), ...series(6, values)]).headline).toBe(sentence)
  })
})

describe('dependence', () => {
  const points = [...series(2, A), ...series(6, B), ...series(9, A)]
  const origin = aSource(3, 'Origin')

  it('of one source on another', () => {
    const { dependence } = triangulated(points, { sources: [SURVEY, COPY] })
    expect(dependence).toMatchObject({ dependent: true, links: [{ source: 9, origins: ['Survey A'] }] })
    expect(dependence.sentence).toBe(
      'Copy C is derived from Survey A: these sources are not independent. The 2 sources are one piece of evidence, so their agreement proves little.',
    )
  })

  it('of two sources on a third one, through another', () => {
    const [first, second] = [aSource(2, 'One', { derivedFrom: [3] }), aSource(6, 'Two', { derivedFrom: [9] })]
    const between = aSource(9, 'Between', { derivedFrom: [3] })
    const reference = aReference([first, second, between, origin])
    const { dependence } = triangulated(points, { sources: [first, second], change: { reference } })
    expect(dependence.sentence).toContain('One and Two are both derived from Origin')
  })

  it('by the flags of the figures', () => {
    const survey = aSource(2, 'NDHS')
    const flagged = [...series(2, A), ...series(6, B, { flags: ['from_NDHS'] })]
    const { dependence } = triangulated(flagged, { sources: [survey, REPORTS] })
    expect(dependence.sentence).toContain('Reports B is derived from NDHS')
  })

  it('none', () => {
    expect(triangulated(points).dependence).toEqual({ dependent: false, sentence: null, links: [] })
  })
})

it('groups of people are compared where a source has them', () => {
  const groups = [
    { source: 2, dimension: 'sex', category: 'girls' },
    { source: 2, dimension: 'sex', category: 'boys' },
    { source: 6, dimension: 'sex', category: 'girls' },
  ]
  const result = triangulated([...series(2, A), ...series(6, B)], { groups })
  // ½ · 2/2 + ½ · 1/1 and ½ · 1/2.
  expect(result.sources.map(({ complementarity }) => complementarity.grades.study_population.m)).toEqual([
    1, 0.25,
  ])
})

it('what a source adds: years in the gaps of the others, newer years and places', () => {
  const points = [...series(2, A), aPoint(6, 1, '2014', 1), aPoint(6, 1, '2016', 1), aPoint(6, 8, '2014', 1)]
  const [survey, reports] = triangulated(points).sources
  expect(survey?.adds).toMatchObject({
    unique_years: [2015, 2017, 2018],
    gap_years_filled: [2015],
    latest_year: 2018,
    timeliness_gain_years: 2,
    unique_locations_by_level: [],
  })
  expect(reports?.adds.unique_locations_by_level).toEqual([{ level: 3, name: 'State', n: 1 }])
})

it('lists a limited number of pairs and says the true one; projections are named', () => {
  const points = [...series(2, A, { flags: ['projection'] }), ...series(6, B)]
  const result = triangulated(points, { mostPairs: 3 })
  expect(result.pairs).toMatchObject({ n: 5, shown: 3 })
  expect(result.pairs.rows).toHaveLength(3)
  expect(result.warnings).toEqual(['projection'])
  expect(result.caveats).toContain('5 pairs: A projection, not an observation')
  expect(result.sources[0]?.adds.latest_year).toBeNull()
})
