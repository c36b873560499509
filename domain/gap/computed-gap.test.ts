import { expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import type { Gap } from '#domain/observation/gap.ts'
import { insufficient, invalid } from '#domain/statistics/outcome.ts'
import { anIndicator, aSource } from '#tests/builders/made-up-country.ts'
import { outcomeGap } from './computed-gap.ts'
import { gapSentence } from './gap-words.ts'
import { groupGap } from './group-gap.ts'

const BIRTHS = anIndicator(29, {
  shortName: 'Maternal mortality ratio',
  fullName: 'Maternal mortality ratio',
})
const WOMEN = anIndicator(1, { denominator: 'Women aged 15-49' })
const SURVEY = aSource(2, 'Survey A')

test.each<[Gap, Gap['reason'], string]>([
  [outcomeGap(insufficient(2, 5)), 'too_few', 'Too few. There are 2 figures where 5 are needed.'],
  [outcomeGap(insufficient(1, 3)), 'too_few', 'Too few. There is one figure where 3 are needed.'],
  [outcomeGap(insufficient(0, 3)), 'too_few', 'Too few. There is no figure where 3 are needed.'],
  [
    outcomeGap(insufficient(6, 3, 'zero_variance')),
    'too_few',
    'Too few. All 6 figures are alike, so this has no value.',
  ],
  [
    outcomeGap(invalid('unit_mismatch')),
    'not_applicable',
    'Does not apply. This has no meaning for these figures.',
  ],
  [
    groupGap(BIRTHS, SURVEY, 'sex'),
    'not_applicable',
    'Does not apply. Maternal mortality ratio is about one sex only, so it has no figure by sex.',
  ],
  [
    groupGap(WOMEN, SURVEY, 'age_sex'),
    'not_applicable',
    'Does not apply. Indicator 1 is about one sex only, so it has no figure by age and sex.',
  ],
  [
    groupGap(WOMEN, SURVEY, 'wealth_quintile'),
    'not_published',
    'Not in this release. Survey A has no figure of indicator 1 by wealth quintile.',
  ],
])('%j is %s', (gap, reason, sentence) => {
  expect(gap.reason).toBe(reason)
  expect(english.text(gapSentence(gap))).toBe(sentence)
})
