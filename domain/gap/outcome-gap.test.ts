import { expect, it } from 'vitest'
import { insufficient, invalid } from '#domain/statistics/outcome.ts'
import { english } from '#languages/from-source.ts'
import { gapMark } from './gap-words.ts'
import { outcomeGap } from './outcome-gap.ts'

it.each<[Parameters<typeof outcomeGap>[0], string, string]>([
  [insufficient(1, 3), 'too_few', 'Too few values: 3 needed, 1 found.'],
  [insufficient(0, 1), 'too_few', 'Too few values: 1 needed, 0 found.'],
  [insufficient(2, 3, 'too_few_pairs'), 'too_few', 'Too few pairs of figures: 3 needed, 2 found.'],
  [insufficient(1, 2, 'too_few_sources'), 'too_few', 'Too few sources: 2 needed, 1 found.'],
  [insufficient(4, 10, 'too_few_cases'), 'too_few', 'Too few cases: 10 needed, 4 found.'],
  [insufficient(0, 1, 'no_figures'), 'too_few', 'Too few values: 1 needed, 0 found.'],
  [
    insufficient(9, 3, 'zero_variance'),
    'not_applicable',
    'All values are the same, so there is nothing to compare.',
  ],
  [invalid('unit_mismatch'), 'not_applicable', 'The two figures have different units.'],
  [invalid('zero_denominator'), 'not_applicable', 'It would be a division by zero.'],
  [invalid('values_out_of_range'), 'not_applicable', 'The method has no meaning for these values.'],
  [invalid('toString'), 'not_applicable', 'The method has no meaning for these values.'],
])('%j', (refused, reason, note) => {
  const gap = outcomeGap(refused)
  expect([gap.reason, english.text(gap.note)]).toEqual([reason, note])
})

it('says of an interval that is held back that it is not given, and of a method without a meaning that it does not apply', () => {
  const markOf = (reason: string) => english.text(gapMark(outcomeGap(invalid(reason))))
  expect(['smooth_model', 'too_wide', 'unit_mismatch'].map(markOf)).toEqual([
    ...['not given', 'not given', 'does not apply'],
  ])
})
