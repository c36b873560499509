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
    'part_above_whole',
    'lost',
    DOSE_3,
    { value: 20, whole: 50, first: DOSE_1, lost: 60 },
    '20.0% after 50.0% of indicator 71; 60% are lost in between.',
  ],
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
    expect(rule === 'digits' || text.startsWith('Place 3, 2015: ')).toBe(true)
    expect(text).not.toMatch(/NaN|undefined|\{/)
  })
})
