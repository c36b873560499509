import { describe, expect, it, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import type { Classification, DataSource } from '#domain/data-source/data-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { measureKey } from '#domain/reference/reference-data.ts'
import { inEnglish } from '#tests/builders/in-words.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { type FigureToQuote, figureToQuote } from './figure-to-quote.ts'

const kind = (classification: Classification, change: Partial<DataSource> = {}) => ({
  classification,
  ...change,
})
// 10 and 26 publish the official estimate.
const SOURCES = [
  aSource(1, 'Survey B', { methodology: 'Cluster survey; joint with Survey A in 2021' }),
  aSource(2, 'Survey A', { methodology: 'Cluster survey' }),
  aSource(3, 'Tables', { derivedFrom: [2] }),
  aSource(10, 'Estimate of agencies', kind('Estimate', { methodology: 'Rules over surveys and reports' })),
  aSource(26, 'Group of agencies', kind('Estimate', { description: 'inter-agency' })),
  aSource(6, 'Clinics', kind('Routine', { methodology: 'Reports of clinics in DHIS2' })),
  aSource(19, 'Count', { methodology: 'Full census count' }),
  aSource(109, 'Old model', kind('Estimate', { vintage: 'Round of 2016: superseded' })),
]
const COVERAGE: Partial<Indicator> = { programArea: 'WASH', fullName: 'Houses with a snow shovel' }
const DEATHS: Partial<Indicator> = {
  programArea: 'Mortality',
  fullName: 'Under-five mortality rate',
  factor: 1,
}
const CASES: Partial<Indicator> = { programArea: 'IDSR', fullName: 'Snow falls', factor: 4, denominator: '' }

const WORDS = { name: '', definition: '', numerator: '', denominator: '', frequency: '', method: '' }
const LEVELS = { national: true, zonal: false, state: false, senatorial: false, lga: false }
const OFFICIAL = new Map(
  [10, 26].map((source) => [
    measureKey(7, source),
    {
      id: source,
      indicator: 7,
      source,
      ...WORDS,
      ...LEVELS,
      periods: '',
      comparability: '',
      custodian: true,
      intervalEditions: [],
      intervalPublished: 'not_known' as const,
    },
  ]),
)

function answerTo(points: readonly Point[], about: Partial<Indicator> = COVERAGE, place = 1, year?: number) {
  const reference = { ...aReference(SOURCES, [anIndicator(7, about)]), measures: OFFICIAL }
  const question = { table: tableOf(points), reference, indicator: 7, location: place, currentYear: 2025 }
  return figureToQuote({ ...question, year })
}

function quoteFor(...asked: Parameters<typeof answerTo>): FigureToQuote {
  const answer = answerTo(...asked)
  if (answer.status !== 'quote') throw new Error(english.text(answer.why))
  return answer
}

const months = (source: number, year: number, values: readonly number[]) =>
  values.map((value, index) => aPoint(source, 1, `${year}-${String(index + 1).padStart(2, '0')}`, value))

describe('the rule that chooses', () => {
  const TABLE: [string, Partial<Indicator>, Point[], string, number | null][] = [
    [
      'the newest survey for coverage',
      COVERAGE,
      [aPoint(1, 1, '2021', 40), aPoint(2, 1, '2023', 50), aPoint(10, 1, '2024', 60)],
      'household_survey',
      2,
    ],
    [
      'a survey of exactly 5 years',
      COVERAGE,
      [aPoint(2, 1, '2020', 50), aPoint(10, 1, '2024', 60)],
      'household_survey',
      2,
    ],
    [
      'the official estimate where the survey is 6 years old',
      COVERAGE,
      [aPoint(2, 1, '2019', 50), aPoint(10, 1, '2024', 60)],
      'official_estimate',
      10,
    ],
    [
      'a pooled value where no single figure qualifies',
      COVERAGE,
      [aPoint(2, 1, '2019', 50), aPoint(6, 1, '2022', 60)],
      'pooled',
      null,
    ],
    [
      'counts are never pooled',
      CASES,
      [aPoint(2, 1, '2019', 50), aPoint(6, 1, '2022', 60)],
      'weak_newest',
      6,
    ],
    [
      'an official estimate for mortality',
      DEATHS,
      [aPoint(2, 1, '2024', 50), aPoint(26, 1, '2022', 60)],
      'official_estimate',
      26,
    ],
    [
      'the newest official estimate, though it is 4 years old',
      DEATHS,
      [aPoint(2, 1, '2024', 50), aPoint(26, 1, '2021', 60)],
      'official_estimate',
      26,
    ],
    [
      'complete routine counts',
      CASES,
      [aPoint(6, 1, '2024', 700, { flags: ['summed'] }), aPoint(2, 1, '2024', 900)],
      'complete_routine',
      6,
    ],
    ['routine counts of unknown completeness', CASES, [aPoint(6, 1, '2024', 700)], 'weak_newest', 6],
    ['twelve months of counts', CASES, months(6, 2024, Array(12).fill(10)), 'complete_routine', 6],
    [
      'own interviews before tabulations of one year',
      COVERAGE,
      [aPoint(3, 1, '2023', 49), aPoint(2, 1, '2023', 50)],
      'household_survey',
      2,
    ],
    [
      'the right definition before a newer one',
      COVERAGE,
      [aPoint(1, 1, '2024', 70, { flags: ['definition_differs'] }), aPoint(2, 1, '2022', 50)],
      'household_survey',
      2,
    ],
    [
      'another definition when there is no other',
      COVERAGE,
      [aPoint(1, 1, '2024', 70, { flags: ['definition_differs'] })],
      'household_survey',
      1,
    ],
    ['a single figure that no rule names', DEATHS, [aPoint(2, 1, '2019', 50)], 'weak_newest', 2],
  ]
  it.each(TABLE)('%s', (_, about, points, rule, source) => {
    const quote = quoteFor(points, about)
    expect([quote.rule, quote.figure?.source.id ?? null]).toEqual([rule, source])
  })

  it('a routine percentage far from the survey of that year is red and steps back', () => {
    const routine = months(6, 2025, Array(12).fill(90))
    expect(quoteFor(routine, DEATHS_SHARE).rule).toBe('complete_routine')
    expect(quoteFor([...routine, aPoint(2, 1, '2024', 50)], DEATHS_SHARE).rule).not.toBe('complete_routine')
  })
})
const DEATHS_SHARE: Partial<Indicator> = { programArea: 'Area', fullName: 'Share of roofs with snow' }

describe('do not quote', () => {
  const TABLE: [string, Point[], Partial<Indicator>, number, string][] = [
    ['no figure at all', [], COVERAGE, 1, 'no_figures'],
    ['figures of other places only', [aPoint(2, 8, '2024', 50)], COVERAGE, 1, 'no_figures'],
    ['only projections', [aPoint(10, 1, '2025', 50, { flags: ['projection'] })], COVERAGE, 1, 'projection'],
    ['only few interviews', [aPoint(2, 1, '2024', 50, { sampleSize: 24 })], COVERAGE, 1, 'suppressed'],
    ['only above 100', [aPoint(6, 1, '2024', 106)], COVERAGE, 1, 'over_100'],
    ['only doubtful', [aPoint(2, 1, '2024', 50, { flags: ['doubtful'] })], COVERAGE, 1, 'doubtful'],
    [
      'outside its own interval',
      [aPoint(2, 1, '2024', 50, { lower: 51, upper: 60 })],
      COVERAGE,
      1,
      'impossible',
    ],
    [
      'a year that is not over',
      [aPoint(6, 1, '2025', 9, { flags: ['partial_period'] })],
      CASES,
      1,
      'partial_period',
    ],
    ['a survey for an LGA', [aPoint(2, 45, '2024', 50)], COVERAGE, 45, 'not_representative'],
    ['older than ten years', [aPoint(2, 1, '2014', 50)], COVERAGE, 1, 'too_old'],
    ['each for its own reason', [aPoint(2, 1, '2014', 50), aPoint(6, 1, '2024', 106)], COVERAGE, 1, 'mixed'],
  ]
  it.each(TABLE)('%s', (_, points, about, place, reason) => {
    const answer = answerTo(points, about, place)
    expect([answer.status, 'reason' in answer && answer.reason]).toEqual(['do_not_quote', reason])
  })

  it('an older figure of the source stands in for one that is barred', () => {
    const points = [aPoint(6, 1, '2024', 106), aPoint(6, 1, '2023', 90)]
    const quote = quoteFor(points)
    expect(quote.value).toBe(90)
    expect(quote.notUsed.map(({ bar, point }) => [bar, point.value])).toEqual([['over_100', 106]])
  })
})

describe('beside the figure', () => {
  const points = [
    aPoint(2, 1, '2024', 50, { lower: 48, upper: 52, intervalLevel: 90 }),
    aPoint(3, 1, '2024', 50.2),
    aPoint(10, 1, '2024', 63),
    aPoint(1, 1, '2021', 55),
  ]
  const quote = quoteFor(points, { ...COVERAGE, shortName: 'Shovel coverage' })

  test('runners-up in the order of the rules, each with its reason', () => {
    expect(quote.runnersUp.map(({ figure, why }) => [figure.source.name, english.text(why)])).toEqual([
      ['Estimate of agencies', 'official estimate; for coverage a household survey goes first'],
      ['Tables', 'shares interviews with another source'],
      ['Survey B', 'household survey, 3 years older'],
    ])
  })

  test('the distance of the runner-up against the limit of 10 points', () => {
    expect(inEnglish(quote.distances)[0]).toEqual({
      from: 'Estimate of agencies 2024',
      value: 63,
      apart: 13,
      unit: 'points',
      limit: 10,
      disagrees: true,
    })
  })

  test('tabulations of the same interviews and models over surveys stay out of the pool', () => {
    expect(quote.pooled?.members.map(({ figure }) => figure.source.id)).toEqual([2, 1])
    // (4 / 3.29)² + 2² = 5.478; three years older: 2² + (3 · 2)² = 40.
    expect(quote.pooled?.members[0]?.weight_pct).toBeCloseTo((100 * 40) / 45.478, 2)
  })

  test('what speaks against a figure leaves it one star', () => {
    expect(quote.confidence.stars).toBe(1)
    expect(inEnglish(quote.confidence.signs)).toContainEqual({
      about: 'sources',
      speaks: 'against',
      why: 'More than 10 points away: Estimate of agencies 2024 says 63.0%, 13.0 points higher',
    })
    expect(quote.confidence).toMatchObject({ strength: 'strong', agreement: 'disagrees' })
  })

  test('three stars take somebody independent who agrees; silence adds none', () => {
    const agreed = quoteFor([...points.slice(0, 1), aPoint(1, 1, '2024', 52)])
    expect(agreed.confidence).toMatchObject({ stars: 3, strength: 'strong', agreement: 'agrees' })
    expect(agreed.confidence.signs).toHaveLength(3)
    expect(quoteFor(points.slice(0, 1)).confidence).toMatchObject({ stars: 2, agreement: 'nobody' })
    // Tables of the same interviews, and a model over them that says the same, are nobody.
    const copied = quoteFor([...points.slice(0, 2), aPoint(10, 1, '2024', 51)])
    expect(copied.confidence).toMatchObject({ stars: 2, agreement: 'nobody' })
    const bare = quoteFor([aPoint(2, 1, '2024', 50)])
    expect(bare.confidence).toMatchObject({ stars: 1, strength: 'fair', agreement: 'nobody' })
  })

  test('who is not independent of whom', () => {
    expect(english.text(quote.notIndependent ?? '')).toBe(
      'Tables uses the same evidence as Survey A: these sources are not independent. The 4 sources are 3 pieces of evidence, so their agreement proves little.',
    )
    expect(quoteFor(points.slice(0, 1)).notIndependent).toBeNull()
    const modelled = quoteFor([...points.slice(0, 1), aPoint(10, 1, '2024', 51)])
    expect(english.text(modelled.notIndependent ?? '')).not.toContain('one piece')
  })

  test('a text to copy', () => {
    expect(english.text(quote.citation)).toBe(
      'Shovel coverage in Aldovia was 50.0% (children aged 12–23 months; Survey A 2024; 90% interval 48.0 to 52.0). Survey A, Aldovia. Estimate of agencies 2024 gives 63.0%.',
    )
  })

  test('a pooled value says that nobody published it', () => {
    const pooled = quoteFor([aPoint(2, 1, '2019', 50), aPoint(6, 1, '2022', 60)])
    expect(pooled.figure).toBeNull()
    expect(english.text(pooled.citation)).toContain(
      'This is no published figure: MSDAT pooled it from Survey A 2019 and',
    )
    expect(pooled.warnings.map((said) => english.text(said))).toEqual([
      'Nobody published this figure: say that it is pooled, and from what.',
    ])
  })

  test('earlier editions are not pooled, and are named when they are all there is', () => {
    const held = [aPoint(109, 1, '2024', 50), aPoint(2, 1, '2019', 60)]
    expect(quoteFor(held, DEATHS).rule).toBe('weak_newest')
    expect(quoteFor(held, DEATHS).warnings.map((said) => english.text(said))).toContain(
      'Held here in an earlier edition: Round of 2016: superseded.',
    )
  })

  test('a model stands in for surveys in an LGA, and says so', () => {
    const modelled = quoteFor([aPoint(10, 45, '2024', 44, { lower: 40, upper: 48 })], COVERAGE, 45)
    expect(modelled.rule).toBe('official_estimate')
    expect(english.text(modelled.warnings[0] ?? '')).toMatch(
      /^Household surveys are too small to speak for an LGA/,
    )
  })

  test('a year of the past looks at no later figure', () => {
    const past = quoteFor([...points, aPoint(2, 1, '2018', 30)], COVERAGE, 1, 2019)
    expect([past.value, past.year]).toEqual([30, 2019])
  })
})
