import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { recallAdjusted } from './anchor.ts'
import { coverageEstimate, type CoverageInput } from './coverage.ts'
import { reportedYears } from './coverage-series.ts'

const survey = (year: number, value: number, n = 1000) => ({ year, value, n })

/** Year by year: value and rule. */
function rules(input: CoverageInput): string[] {
  const result = coverageEstimate(input)
  if (result.status !== 'ok') return [result.reason]
  return result.estimates.map(({ value, rule }) => (value === null ? '–' : `${value} ${rule}`))
}

// All by hand from the rules of methods §8.1.
const CASES: [string, CoverageInput, string[]][] = [
  ['no survey', { reported: { 2010: 50, 2012: 60 }, surveys: [] }, ['50 R:', '55 R:', '60 R:']],
  [
    'two supported anchors leave the report',
    { reported: { 2010: 50, 2011: 52, 2012: 54 }, surveys: [survey(2010, 45), survey(2012, 60)] },
    ['50 R:AP', '52 R:', '54 R:AP'],
  ],
  [
    'between a supported and a survey anchor: reported + (line of anchors − line of reports)',
    { reported: { 2010: 50, 2011: 60, 2012: 70 }, surveys: [survey(2010, 45), survey(2012, 50)] },
    // Anchors 50 and 50; reports at anchors 50 and 70: at 2011 60 + 50 − 60.
    ['50 R:AP', '50 C:', '50 S:AP'],
  ],
  [
    'ends are carried from the nearest anchor',
    {
      reported: { 2010: 50, 2011: 55, 2012: 60 },
      surveys: [survey(2011, 30)],
      years: [2009, 2010, 2011, 2012, 2013],
    },
    ['25 C:', '25 C:', '30 S:AP', '35 C:', '35 C:'],
  ],
  ['only surveys', { reported: {}, surveys: [survey(2010, 40), survey(2012, 50)] }, ['40 S:', '–', '50 S:']],
  ['bounded to 0–99', { reported: { 2010: 99.6, 2011: 100 }, surveys: [] }, ['99 R:', '99 R:']],
  [
    'surveys of one year by sample size',
    { reported: {}, surveys: [survey(2010, 40, 300), survey(2010, 60, 900)] },
    ['55 S:'],
  ],
  ['a small survey is not used', { reported: { 2010: 80 }, surveys: [survey(2010, 40, 299)] }, ['80 R:']],
  ['nothing', { reported: { 2010: 120 }, surveys: [] }, ['no_usable_figures']],
  [
    'an editor assigns a value',
    {
      reported: { 2010: 50 },
      surveys: [],
      decisions: [{ kind: 'assign', year: 2010, value: 44, editor: 'E' }],
    },
    ['44 editor'],
  ],
  [
    'an editor leaves a survey out',
    {
      reported: { 2010: 80 },
      surveys: [survey(2010, 40)],
      decisions: [{ kind: 'ignore_survey', year: 2010, editor: 'E' }],
    },
    ['80 R:'],
  ],
]

describe('coverage by rules', () => {
  it.each(CASES)('%s', (_, input, expected) => {
    expect(rules(input)).toEqual(expected)
  })

  it('gives stars by what speaks for a figure', () => {
    const input = {
      reported: { 2010: 50, 2014: 52 },
      surveys: [survey(2010, 45)],
      recomputed: { 2010: 48, 2014: 80 },
    }
    const result = coverageEstimate(input)
    if (result.status !== 'ok') throw new Error(result.reason)
    expect(result.estimates.map(({ evidence }) => evidence.join(' '))).toEqual([
      'R+ S+ D+',
      'S+',
      'S+',
      '',
      'R+ D-',
    ])
    expect(result.estimates.map(({ stars }) => stars)).toEqual([3, 2, 2, 1, 1])
  })
})

describe('reported figures that are not used', () => {
  const rejected = (reported: Record<string, number>) =>
    reportedYears(reported).flatMap((entry) => (entry.rejected ? [`${entry.year} ${entry.rejected}`] : []))

  it.each<[string, Record<string, number>, string[]]>([
    ['above 100', { 2010: 101, 2011: 95 }, ['2010 above_100']],
    ['a sawtooth upwards', { 2010: 50, 2011: 70, 2012: 52, 2013: 53 }, ['2011 sawtooth']],
    ['a sawtooth downwards', { 2010: 50, 2011: 30, 2012: 52, 2013: 53 }, ['2011 sawtooth']],
    ['no sawtooth at exactly 10', { 2010: 50, 2011: 60, 2012: 50 }, []],
    ['nor by the noise of fractions', { 2010: 62.3, 2011: 72.3, 2012: 62.3 }, []],
    ['a step is none', { 2010: 50, 2011: 70, 2012: 72 }, []],
    ['a jump in the newest year', { 2010: 50, 2011: 52, 2012: 70 }, ['2012 jump_in_newest_year']],
    [
      'neighbours are taken before rejection',
      { 2010: 50, 2011: 120, 2012: 60, 2013: 80, 2014: 79 },
      ['2011 above_100', '2012 sawtooth'],
    ],
  ])('%s', (_, reported, expected) => {
    expect(rejected(reported)).toEqual(expected)
  })

  it('can be taken back or made by an editor', () => {
    const editor = 'E'
    const decisions = [
      { kind: 'accept_reported', year: 2010, editor },
      { kind: 'ignore_reported', year: 2011, editor },
    ] as const
    expect(reportedYears({ 2010: 101, 2011: 95 }, decisions).map((entry) => entry.rejected)).toEqual([
      null,
      'editor',
    ])
  })
})

// card3 · card or history 1 / card 1, by hand.
it.each([
  [40, 60, 30, 45],
  [50, 90, 80, 99],
  [0, 60, 30, null],
])('card %i, card or history %i, third by card %i: %s', (card1, card_or_history1, card3, expected) => {
  expect(recallAdjusted({ year: 2010, value: 50, card1, card_or_history1, card3 })).toBe(expected)
})

test('every figure lies between 0 and 99', () => {
  const percent = fc.double({ min: 0, max: 100, noNaN: true })
  const years = fc.integer({ min: 2000, max: 2020 })
  let estimated = 0
  fc.assert(
    fc.property(
      fc.dictionary(years.map(String), percent),
      fc.array(fc.record({ year: years, value: percent }), { maxLength: 5 }),
      (reported, surveys) => {
        const result = coverageEstimate({ reported, surveys })
        if (result.status !== 'ok') return
        estimated++
        for (const { value } of result.estimates) {
          expect(value ?? 0).toBeGreaterThanOrEqual(0)
          expect(value ?? 0).toBeLessThanOrEqual(99)
        }
      },
    ),
  )
  expect(estimated).toBeGreaterThan(20)
})

// The survey of 2016 stands where nothing was reported; that of 2018 where 106 was reported and rejected.
test('nothing reported speaks neither for a figure nor against it, a rejected report speaks against it', () => {
  const result = coverageEstimate({
    reported: { 2015: 80, 2017: 82, 2018: 106 },
    surveys: [survey(2016, 60), survey(2018, 60)],
  })
  if (result.status !== 'ok') throw new Error(result.reason)
  const signs = new Map(result.estimates.map(({ year, evidence }) => [year, evidence]))
  expect(signs.get(2016)).toEqual(['S+'])
  expect(signs.get(2018)).toEqual(['R-', 'S+'])
})
