import { describe, expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { auditedCountry, DOSE_1, DOSE_3, PEOPLE } from '#tests/builders/audited-country.ts'
import type { AuditFinding } from './audit-finding.ts'
import { caseWords } from './audit-words.ts'

const { reference } = auditedCountry(1)
const PERIOD = 2015000

const CASES: readonly (readonly [
  rule: AuditFinding['rule'],
  sentence: string,
  indicator: number,
  numbers: Readonly<Record<string, number>>,
  words: string,
])[] = [
  ['impossible', 'below', PEOPLE, { value: -5 }, 'lies below zero'],
  ['impossible', 'share', DOSE_1, { value: 140 }, '140.0% is more than all there are.'],
  ['impossible', 'interval', DOSE_1, { value: 40, lower: 41, upper: 44 }, 'own interval, 41.0 to 44.0%.'],
  ['impossible', 'parts', DOSE_1, { value: 40, made: 48 }, 'numerator and denominator give 48.0%.'],
  [
    'repeats_part',
    'part',
    DOSE_1,
    { value: 40, place: 8, copies: 6, of: 6 },
    '40.0% is exactly the figure of Place 8; 6 of 6 places repeat one of their parts.',
  ],
  [
    'total_parts',
    'sum',
    PEOPLE,
    { value: 100, sum: 90, parts: 36 },
    '100 in all, while its 36 parts add up to 90.',
  ],
  ['outside_parts', 'range', DOSE_1, { value: 40, least: 41, most: 60 }, 'its parts run from 41.0 to 60.0%.'],
  [
    'mean_of_parts',
    'mean',
    DOSE_1,
    { value: 40, mean: 55 },
    'the mean of its parts, weighted with people, is 55.0%.',
  ],
  [
    'parts_repeat',
    'whole',
    DOSE_1,
    { value: 40, same: 20, of: 36 },
    '20 of its 36 parts have exactly its figure, 40.0%.',
  ],
  [
    'part_above_whole',
    'above',
    DOSE_3,
    { value: 60, whole: 50, first: DOSE_1 },
    '60.0%, more than the 50.0% of indicator 71.',
  ],
  [
    'share_above_whole',
    'inside',
    DOSE_3,
    { value: 56.4, whole: 34.7, first: DOSE_1, sum: 91.1 },
    '56.4%, more than the 34.7% of indicator 71, of whom they are a part.',
  ],
  [
    'share_above_whole',
    'together',
    DOSE_3,
    { value: 14.7, whole: 90.9, first: DOSE_1, sum: 105.6 },
    '14.7%, and 90.9% of indicator 71: together 105.6%.',
  ],
  [
    'outside_lgas',
    'range',
    DOSE_1,
    { value: 97.2, least: 54, most: 86.5 },
    '97.2%, while Copy has 54.0 to 86.5% in its LGAs from the same interviews.',
  ],
  [
    'improbable',
    'lga',
    DOSE_1,
    { value: 90, most: 40 },
    'more than twice what any state has, 40.0% at most.',
  ],
  ['constant', 'series', PEOPLE, { value: 219, values: 25 }, '219 in each of 25 years, the last 2015'],
  ['late_zeros', 'zero', PEOPLE, { value: 0, usual: 201 }, '0, where 201 are usual before and after'],
  [
    'equal_doses',
    'months',
    DOSE_3,
    { value: 40, months: 14, of: 20, first: DOSE_1 },
    'in 14 months on end, of 20, exactly as many as of indicator 71, the last 2015.',
  ],
  [
    'projections',
    'fell',
    PEOPLE,
    { value: 90, before: 100, rate: 1.74 },
    '90 after 100: 1.7% less each year',
  ],
  [
    'projections',
    'grew',
    PEOPLE,
    { value: 140, before: 100, rate: 5.77 },
    '140 after 100: 5.8% more each year',
  ],
  ['definitions', 'counts', PEOPLE, { value: 48, copy: 21 }, '48, while Copy has 21: the two count by two'],
  ['over_100', 'coverage', DOSE_1, { value: 113 }, '113.0%, more than were to be reached.'],
  [
    'improbable',
    'sources',
    DOSE_1,
    { value: 5, least: 50, most: 52 },
    '5.0%, while other sources have 50.0 to 52.0%.',
  ],
  [
    'improbable',
    'places',
    DOSE_1,
    { value: 90, median: 12 },
    '90.0%, while the middle of all such places is 12.0%.',
  ],
  [
    'jump',
    'between',
    DOSE_1,
    { value: 90, before: 50, after: 51 },
    '90.0%, between 50.0% before and 51.0% after.',
  ],
  ['copies', 'twin', DOSE_1, { value: 50, copy: 57 }, '50.0%, while Copy has 57.0% from the same evidence.'],
  ['editions', 'earlier', DOSE_1, { value: 61, older: 50 }, '61.0% now, 50.0% in an earlier edition.'],
  [
    'editions',
    'copy',
    DOSE_1,
    { value: 50, newer: 61 },
    '50.0% in an older edition, 61.0% in the present one of Copy.',
  ],
  ['rejected', 'reason', DOSE_1, { value: 50 }, '50.0% was taken out: a slip of the pen.'],
  [
    'survey_estimate',
    'births',
    DOSE_1,
    { value: 64, estimate: 41, born: 2013 },
    '64.0% of the children born in 2013, while Copy estimates 41.0% for them.',
  ],
  [
    'one_cause',
    'state',
    DOSE_1,
    { place: 3, figures: 11, indicators: 5 },
    '11 figures of 5 indicators leave their course at once. One cause, such as a report that is missing.',
  ],
  [
    'one_cause',
    'source',
    DOSE_1,
    { states: 37, figures: 222, indicators: 6 },
    '222 figures of 6 indicators in 37 states leave their course at once.',
  ],
  ['digits', 'whole', PEOPLE, { share: 61, values: 300 }, '61% of 300 figures end in 0 or 5'],
  [
    'digits',
    'decimal',
    DOSE_1,
    { share: 61, values: 300 },
    '61% of 300 figures have 0 or 5 behind the point',
  ],
]

describe('what a finding says', () => {
  test.each(CASES)('%s %s', (rule, sentence, indicator, numbers, words) => {
    const points = [{ indicator, source: 2, location: 3, period: PERIOD }]
    const said = caseWords(
      { rule, indicator, source: 2, other: 3 },
      { sentence, numbers, points, note: 'a slip of the pen' },
      reference,
    )
    const text = english.text(said)
    expect(text).toContain(words)
    const isOfSeries = rule === 'constant' || rule === 'equal_doses'
    expect(
      rule === 'digits' ||
        sentence === 'source' ||
        text.startsWith(isOfSeries ? 'Place 3: ' : 'Place 3, 2015: '),
    ).toBe(true)
    expect(text).not.toMatch(/NaN|undefined|\{/)
  })
})
