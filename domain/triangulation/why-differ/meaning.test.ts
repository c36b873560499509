import { expect, test } from 'vitest'
import { definingRemark, methodMeaning, recallMeaning } from './meaning.ts'

test.each([
  [
    'Received at any time before the survey, children aged 12-23 months, card or history',
    'Vaccination received at any time before the survey, children 12-23 months, card or history',
    true,
  ],
  ['Received at any time before the survey', 'Received by 12 months of age', false],
  ['Births in the last 2 years', 'Births of the two years before the survey', true],
  ['Births in the last two years', 'Births in the last five years', false],
  ['Fever in the last two weeks', 'Fever in the last two months', false],
])('“%s” and “%s” ask for one memory: %s', (a, b, isOne) => {
  expect(recallMeaning(a)).not.toBeNull()
  expect(recallMeaning(a) === recallMeaning(b)).toBe(isOne)
})

test.each([
  [
    'Stratified two-stage cluster household survey; state-representative from 2008',
    'Two-stage cluster household survey',
    true,
  ],
  ['Two-stage cluster household survey', 'SMART-method household survey, state estimates', true],
  ['Two-stage cluster household survey', 'Monthly summary forms from health facilities', false],
  ['Bayesian B-spline bias-reduction model over surveys', 'Re-tabulation of NDHS microdata', false],
])('“%s” and “%s” are one method: %s', (a, b, isOne) => {
  expect(methodMeaning(a)).not.toBeNull()
  expect(methodMeaning(a) === methodMeaning(b)).toBe(isOne)
})

test.each([
  [
    'Several rounds are known from secondary sources or whole percentages; see the definition note of each value',
    '',
  ],
  ['Received at any time before the survey, card or history. Doses by 12 months are indicator 1066.', ''],
  [
    'Population basis; the earlier platform listed this indicator on a household basis.',
    'Population basis. the earlier platform listed this indicator on a household basis',
  ],
])('what “%s” defines', (remark, expected) => {
  expect(definingRemark(remark)).toBe(expected)
})

test('words that say nothing known have no meaning', () => {
  expect([recallMeaning(null), methodMeaning(''), recallMeaning('As usual')]).toEqual([null, null, null])
})
