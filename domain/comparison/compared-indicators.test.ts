import { describe, expect, it } from 'vitest'
import { english } from '#languages/from-source.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { compareIndicators, type ComparisonQuestion, missingSentences } from './compared-indicators.ts'
import { comparisonAnswer } from '#domain/narrative/comparison-answer.ts'
import { axisGroups, unitGroups } from './unit-groups.ts'

const reference = aReference(
  [
    aSource(2, 'Survey A'),
    aSource(3, 'Tables', { derivedFrom: [2] }),
    aSource(6, 'Counts', { classification: 'Routine' }),
    aSource(7, 'Model', { classification: 'Estimate' }),
    aSource(9, 'Joined', { classification: 'Estimate', methodology: 'Combination of other series' }),
  ],
  [
    anIndicator(7, { shortName: 'Shovels' }),
    anIndicator(8, { shortName: 'Sleds' }),
    anIndicator(9, { shortName: 'Falls', factor: 1 }),
    anIndicator(10, { shortName: 'Houses', factor: 4, decimals: 0 }),
    anIndicator(11, { shortName: 'Skis', factor: 4, decimals: 0 }),
  ],
)
const of = (indicator: number, ...rest: Parameters<typeof aPoint>): Point => ({
  ...aPoint(...rest),
  indicator,
})

function question(points: readonly Point[], change: Partial<ComparisonQuestion> = {}): ComparisonQuestion {
  return {
    table: tableOf(points),
    reference,
    indicators: [7, 8],
    source: null,
    by: 'period',
    location: 1,
    period: null,
    currentYear: 2025,
    ...change,
  }
}

const shownSources = (asked: ComparisonQuestion) =>
  compareIndicators(asked).shown.map(({ indicator, source, points }) => [
    indicator.shortName,
    source.name,
    points.map(({ period }) => period / 1000),
  ])

describe('each indicator in its best source', () => {
  it.each<[string, Point[], string]>([
    [
      'a survey before routine counts of the same year',
      [of(7, 2, 1, '2020', 40), of(7, 6, 1, '2020', 60)],
      'Survey A',
    ],
    [
      'a source of its own before a newer re-tabulation',
      [of(7, 2, 1, '2020', 40), of(7, 3, 1, '2021', 41)],
      'Survey A',
    ],
    [
      'an estimate before a survey that is much older',
      [of(7, 2, 1, '2010', 40), of(7, 7, 1, '2020', 50)],
      'Model',
    ],
    [
      'a survey up to five years old before an estimate',
      [of(7, 2, 1, '2016', 40), of(7, 7, 1, '2020', 50)],
      'Survey A',
    ],
    ['years before months of one class', [of(7, 7, 1, '2020', 40), of(7, 9, 1, '2021-05', 50)], 'Model'],
    ['an estimate first for rates', [of(9, 2, 1, '2020', 40), of(9, 7, 1, '2020', 50)], 'Model'],
    ['own figures before joined ones', [of(9, 7, 1, '2020', 40), of(9, 9, 1, '2020', 50)], 'Model'],
  ])('%s', (_, points, expected) => {
    const { shown } = compareIndicators(question(points, { indicators: [7, 9] }))
    expect(shown.map(({ source }) => source.name)).toEqual([expected])
  })

  it('keeps to the source asked for, and names those that it lacks', () => {
    const points = [of(7, 2, 1, '2018', 40), of(7, 7, 1, '2020', 50), of(8, 7, 1, '2020', 20)]
    const asked = question(points, { source: 2 })
    expect(shownSources(asked)).toEqual([['Shovels', 'Survey A', [2018]]])
    expect(missingSentences(compareIndicators(asked), asked).map((said) => english.text(said))).toEqual([
      'Sleds, does not have available data.',
    ])
  })

  it('gives all periods of the place over time, projections too', () => {
    const points = [
      of(7, 7, 1, '2019', 40),
      of(7, 7, 1, '2030', 60, { flags: ['projection'] }),
      of(7, 7, 8, '2020', 50),
    ]
    expect(shownSources(question(points))).toEqual([['Shovels', 'Model', [2019, 2030]]])
  })
})

describe('across places', () => {
  const states = [
    of(7, 2, 8, '2018', 40),
    of(7, 2, 9, '2018', 50),
    of(7, 2, 10, '2018', 60),
    of(7, 2, 1, '2018', 51),
    of(7, 2, 8, '2020', 45),
    of(8, 2, 8, '2020', 10),
    of(8, 2, 9, '2030', 99, { flags: ['projection'] }),
  ]

  it('takes the newest period with nearly all places, with the figure of the nation beside', () => {
    const [shovels, sleds] = compareIndicators(question(states, { by: 'states' })).shown
    expect(shovels?.points.map(({ location, value }) => [location, value])).toEqual([
      [8, 40],
      [9, 50],
      [10, 60],
    ])
    expect(shovels?.whole?.value).toBe(51)
    expect(sleds?.points.map(({ value }) => value)).toEqual([10])
    expect(sleds?.whole).toBeNull()
  })

  it('takes a whole period before a later part of one', () => {
    const part = [8, 9, 10].map((place) => of(7, 2, place, '2022', 5, { flags: ['partial_period'] }))
    const { shown } = compareIndicators(question([...states, ...part], { by: 'states' }))
    expect(shown[0]?.points.map(({ value }) => value)).toEqual([40, 50, 60])
  })

  it('says which indicator has no such period', () => {
    const asked = question(states, { by: 'states', period: 2_018_000 })
    const comparison = compareIndicators(asked)
    expect(comparison.shown.map(({ indicator }) => indicator.id)).toEqual([7])
    expect(missingSentences(comparison, asked).map((said) => english.text(said))).toEqual([
      'Sleds has no 2018.',
    ])
  })
})

describe('the answer', () => {
  const newest = [of(7, 2, 1, '2018', 40), of(8, 7, 1, '2020', 20), of(9, 7, 1, '2020', 3.5)]
  const said = (asked: ComparisonQuestion) => english.text(comparisonAnswer(compareIndicators(asked), asked))

  it('names the newest figure of each with its source', () => {
    expect(said(question(newest, { indicators: [7, 8, 9] }))).toBe(
      'The newest figures for Aldovia, each of one source: shovels 40.0% (Survey A 2018); sleds 20.0% (Model 2020); falls 3.5 per 1,000 (Model 2020).',
    )
  })

  it('says of one source that others are newer', () => {
    const survey = [of(7, 2, 1, '2010', 64), of(7, 7, 1, '2024', 57), of(7, 3, 1, '2023', 51)]
    expect(said(question(survey, { indicators: [7], source: 2 }))).toBe(
      'Survey A, newest figure for Aldovia: shovels 64.0% (Survey A 2010, others are newer).',
    )
  })

  it('names no place where the intervals cannot tell the ends apart', () => {
    const wide = [8, 9].map((place, index) =>
      of(7, 2, place, '2018', 40 + index, { lower: 20, upper: 60, intervalLevel: 95 }),
    )
    expect(said(question(wide, { by: 'states' }))).toBe(
      'Across the states: shovels between 40.0% and 41.0% (Survey A 2018), and the intervals do not allow saying which of the 2 states is highest or lowest.',
    )
    const clear = [8, 9].map((place, index) =>
      of(7, 2, place, '2018', 20 + 50 * index, {
        lower: 19 + 50 * index,
        upper: 21 + 50 * index,
        intervalLevel: 95,
      }),
    )
    expect(said(question(clear, { by: 'states' }))).toBe(
      'Across the states: shovels from 20.0% in Northland to 70.0% in Snowland (Survey A 2018).',
    )
  })

  it('says so when nothing fits', () => {
    expect(said(question([], { by: 'zones' }))).toBe(
      'None of the chosen indicators has figures for the zones that fit the choice.',
    )
  })
})

describe('axes', () => {
  const shown = (values: readonly [number, number][]) => {
    const points = values.map(([indicator, value]) => of(indicator, 2, 1, '2020', value))
    return compareIndicators(question(points, { indicators: values.map(([indicator]) => indicator) })).shown
  }

  it('are shared by percentages, by rates of one base, and by no two plain numbers', () => {
    const groups = unitGroups(
      shown([
        [7, 40],
        [9, 3],
        [8, 30],
        [10, 5],
        [11, 6],
      ]),
    )
    expect(
      groups.map(({ heading, compared }) => [
        english.text(heading, 'name'),
        compared.map(({ indicator }) => indicator.id),
      ]),
    ).toEqual([
      ['Percentage', [7, 8]],
      ['Per 1,000', [9]],
      ['Houses', [10]],
      ['Skis', [11]],
    ])
  })

  it('are split where figures would lie at the foot of the others', () => {
    expect(
      axisGroups(
        shown([
          [7, 60],
          [8, 2],
        ]),
      ).map(({ heading }) => english.text(heading, 'name')),
    ).toEqual(['Percentage', 'Percentage, smaller figures'])
    expect(
      axisGroups(
        shown([
          [7, 60],
          [8, 30],
        ]),
      ),
    ).toHaveLength(1)
  })
})
