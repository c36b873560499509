import { describe, expect, it } from 'vitest'
import type { Topic } from '#domain/indicator/topics.ts'
import { inEnglish } from '#tests/builders/in-words.ts'
import type { Estimate, FigureScale } from './estimate.ts'
import { pooledFigure } from './pooled.ts'
import { quotedFigure } from './quoted.ts'

describe('pooled value', () => {
  it('of rates is made of logarithms', () => {
    // Python's standard library.
    const estimates: Estimate[] = [
      { class: 'survey', value: 512, lower: 440, upper: 590, year: 2018 },
      { class: 'estimate', value: 600, year: 2020 },
      { class: 'routine', value: 430, year: 2015 },
    ]
    const result = pooledFigure(estimates, 2020, 'rate')
    if (result.status !== 'ok') throw new Error(result.reason)
    expect(result.value).toBeCloseTo(563.804577095703, 8)
    expect(result.se).toBeCloseTo(0.063603051452, 10)
    expect(result.ci95[0]).toBeCloseTo(497.725144900724, 8)
    expect(result.ci95[1]).toBeCloseTo(638.656906147403, 8)
    expect(result.Q).toBeCloseTo(1.801091755543, 10)
    expect(result).toMatchObject({ B: 1, I2_pct: 0 })
    expect(result.weights_pct[1]).toBeCloseTo(63.208564905471, 9)
  })

  it('needs two figures, and no logarithm of zero', () => {
    const zero: Estimate[] = [
      { class: 'survey', value: 0, year: 2018 },
      { class: 'survey', value: 5, year: 2018 },
    ]
    expect(pooledFigure(zero, 2018, 'rate')).toMatchObject({ status: 'insufficient', n: 1, n_required: 2 })
    expect(pooledFigure(zero, 2018, 'percent')).toMatchObject({ status: 'ok', n: 2 })
  })

  it('trusts routine figures by their completeness', () => {
    const weightAt = (completeness_pct: number) => {
      const survey: Estimate = { class: 'survey', value: 50, year: 2018 }
      const routine: Estimate = { class: 'routine', value: 50, year: 2018, completeness_pct }
      const result = pooledFigure([survey, routine], 2018, 'percent')
      return result.status === 'ok' ? result.weights_pct[1] : null
    }
    // 1/25, 1/64 and 1/225 against 1/4.
    expect(weightAt(90)).toBeCloseTo((100 * 0.04) / 0.29, 9)
    expect(weightAt(75)).toBeCloseTo(100 / 64 / (0.25 + 1 / 64), 9)
    expect(weightAt(74)).toBeCloseTo(100 / 225 / (0.25 + 1 / 225), 9)
  })
})

const survey = (year: number): Estimate => ({ label: `survey ${year}`, class: 'survey', value: 50, year })
const official: Estimate = { label: 'agencies', class: 'estimate', value: 55, year: 2018, official: true }
const routine: Estimate = { label: 'routine', class: 'routine', value: 70, year: 2020, completeness_pct: 95 }

const CASES: [string, Topic | undefined, FigureScale, Estimate[], string][] = [
  ['mortality: the agencies', 'mortality', 'rate', [survey(2019), official], 'official_estimate agencies'],
  ['mortality: agencies too old', 'mortality', 'rate', [{ ...official, year: 2014 }], 'weak_newest agencies'],
  [
    'mortality: a survey before older agencies are pooled with it',
    'mortality',
    'rate',
    [survey(2018), { ...official, year: 2014 }],
    'household_survey survey 2018',
  ],
  [
    'anything else: the official custodian',
    'other',
    'rate',
    [{ ...official, year: 2016 }],
    'official_estimate agencies',
  ],
  [
    'totals of several sources are never pooled',
    'count',
    'count',
    [survey(2014), { ...official, official: false, year: 2014 }],
    'weak_newest survey 2014',
  ],
  [
    'coverage: the newest survey',
    undefined,
    'percent',
    [survey(2016), survey(2018), official],
    'household_survey survey 2018',
  ],
  [
    'coverage: no survey of the last five years',
    undefined,
    'percent',
    [survey(2014), routine],
    'complete_routine routine',
  ],
  [
    'services: complete routine',
    'service_volume',
    'count',
    [survey(2019), routine],
    'complete_routine routine',
  ],
  [
    'services: red routine',
    'service_volume',
    'count',
    [survey(2013), { ...routine, red: true }],
    'weak_newest routine',
  ],
  ['only one, and weak', 'other', 'rate', [survey(2010)], 'weak_newest survey 2010'],
  ['nothing before the year', 'other', 'rate', [survey(2030)], 'no_estimates'],
]

describe('figure to quote', () => {
  it.each(CASES)('%s', (_, topic, scale, estimates, expected) => {
    const result = quotedFigure({ estimates, year: 2020, scale, topic })
    const said = result.status === 'ok' ? `${result.quote.rule} ${result.quote.label}` : result.reason
    expect(said).toBe(expected)
  })

  it('names the runner-up and the disagreement', () => {
    const result = quotedFigure({ estimates: [survey(2020), routine], year: 2020, scale: 'percent' })
    expect(result).toMatchObject({
      quote: { rule: 'household_survey', value: 50 },
      runner_up: { rule: 'complete_routine', value: 70 },
      sources_disagree: false,
    })
    const far = quotedFigure({
      estimates: [survey(2020), { ...official, value: 90, year: 2020 }],
      year: 2020,
      scale: 'percent',
    })
    expect(far).toMatchObject({ sources_disagree: true })
  })

  it('says when one figure was made from another', () => {
    const made: Estimate = { ...official, derived_from: ['survey 2018'] }
    const found = quotedFigure({ estimates: [survey(2018), made], year: 2020, scale: 'percent' })
    expect(inEnglish(found)).toMatchObject({
      caveats: [expect.stringContaining('not independent')],
    })
    expect(quotedFigure({ estimates: [survey(2018), official], year: 2020, scale: 'percent' })).toMatchObject(
      { caveats: [] },
    )
  })
})
