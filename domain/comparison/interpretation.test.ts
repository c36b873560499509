import { describe, expect, it, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { interpretation, multiplierOf, timesWords } from './interpretation.ts'
import type { Verdict } from './pair-verdict.ts'

test.each<[number, number, ReturnType<typeof multiplierOf>]>([
  [60, 40, { status: 'ratio', times: 1.5, direction: 'HIGHER' }],
  [40, 60, { status: 'ratio', times: 1.5, direction: 'LOWER' }],
  [50, 50, { status: 'ratio', times: 1, direction: 'HIGHER' }],
  [0, 40, { status: 'none', reason: 'zero' }],
  [40, 0, { status: 'none', reason: 'zero' }],
  [-2, 4, { status: 'none', reason: 'below_zero' }],
])('multiplier of %d and %d', (a, b, expected) => {
  expect(multiplierOf(a, b)).toEqual(expected)
})

test.each([
  [1.04, '1.04 times'],
  [1.5, '1.5 times'],
  [12.34, '12.3 times'],
  [250.2, '250 times'],
])('%d is written %s', (times, words) => {
  expect(english.text(timesWords(times))).toBe(words)
})

const reference = aReference([aSource(2, 'Survey A'), aSource(3, 'Survey B')])
const percent = anIndicator(7)
const count = anIndicator(7, { factor: 4, decimals: 0 })

function words(a: number, b: number, verdict: Verdict, location = 8, indicator = percent): string {
  const pair = { a: aPoint(2, location, '2018', a), b: aPoint(3, location, '2020', b), dependent: false }
  return english.text(interpretation(pair, verdict, indicator, reference))
}

it('compares no part of a year with a whole one', () => {
  const a = aPoint(2, 1, '2018', 60, { flags: ['partial_period'] })
  const pair = { a, b: aPoint(3, 1, '2020', 40), dependent: false }
  expect(english.text(interpretation(pair, 'routine', percent, reference))).toBe(
    'Survey A 2018 is not complete, so the two are not compared (Survey A 2018 60.0%, Survey B 2020 40.0%).',
  )
})

it.each([60, 5])('compares no month with a year, as %d', (value) => {
  const pair = { a: aPoint(2, 1, '2020', 60), b: aPoint(3, 1, '2020-09', value), dependent: false }
  const verdict = value === 60 ? 'same' : 'routine'
  expect(english.text(interpretation(pair, verdict, percent, reference))).toBe(
    `Survey A 2020 and Survey B Sep 2020 are of periods of different length, so the two are not compared (Survey A 2020 60.0%, Survey B Sep 2020 ${value}.0%).`,
  )
})

it('asks of counts no test that nobody can make', () => {
  expect(words(300, 200, 'no_interval', 1, { ...count, denominator: '' })).toMatch(
    /; counts without intervals cannot be tested for chance\.$/,
  )
  expect(words(60, 40, 'no_interval')).toMatch(/it is unclear whether this is more than chance\.$/)
})

describe('interpretation of two figures', () => {
  it.each<[string, string, string]>([
    [
      'says how many times as high where the intervals support it',
      words(60, 40, 'apart'),
      'Survey A 2018 is 1.5 times as high as Survey B 2020 in Northland state (60.0% against 40.0%, 20.0 points apart), more than the published intervals explain.',
    ],
    [
      'puts the larger first, and calls the nation by its name',
      words(40, 60, 'apart', 1),
      'Survey B 2020 is 1.5 times as high as Survey A 2018 in Aldovia (60.0% against 40.0%, 20.0 points apart), more than the published intervals explain.',
    ],
    [
      'claims no direction where the difference may be chance',
      words(60, 55, 'chance'),
      'Survey A 2018 (60.0%) and Survey B 2020 (55.0%) do not clearly differ in Northland state: the difference of 5.0 points may be chance.',
    ],
    [
      'repeats what is published with a caution where nothing can be tested',
      words(60, 40, 'no_interval'),
      'As published, Survey A 2018 is 1.5 times as high as Survey B 2020 in Northland state (60.0% against 40.0%, 20.0 points apart); without both intervals it is unclear whether this is more than chance.',
    ],
    [
      'says by how much, and no times, where one is hardly more than the other',
      words(1297, 1275, 'routine', 1, count),
      'As published, Survey A 2018 is 22 higher than Survey B 2020 in Aldovia (1,297 against 1,275); a routine count has no interval, so the difference cannot be tested.',
    ],
    [
      'does not divide by zero',
      words(0, 40, 'apart'),
      'One of the two figures is zero in Northland state (Survey A 2018 0.0%, Survey B 2020 40.0%), so they cannot be compared as a ratio.',
    ],
    [
      'says that equal figures are the same',
      words(40, 40, 'same'),
      'Survey A 2018 and Survey B 2020 show the same figure in Northland state: 40.0%.',
    ],
    [
      'gives counts without a unit of percentages',
      words(300, 200, 'routine', 8, count),
      'As published, Survey A 2018 is 1.5 times as high as Survey B 2020 in Northland state (300 against 200, 100 apart); a routine count has no interval, so the difference cannot be tested.',
    ],
  ])('%s', (_, said, expected) => {
    expect(said).toBe(expected)
  })
})
