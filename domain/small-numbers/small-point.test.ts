import { expect, test } from 'vitest'
import type { Classification } from '#domain/data-source/data-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Point } from '#domain/observation/point.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { smallPoint } from './small-point.ts'

const HIV = { factor: 4, fullName: 'People with HIV', denominator: '' } as const
const DEATHS = { factor: 1, fullName: 'Infant mortality rate' } as const

/** The verdict on the point, and by which rule of methods 11 it is hidden (h) or only not ranked (n). */
test.each<[string, Classification, Partial<Indicator>, Partial<Point>, string]>([
  ['24 cases of a survey', 'Survey', {}, { sampleSize: 24 }, 'h survey_sample'],
  ['25 cases', 'Survey', {}, { sampleSize: 25 }, 'n survey_sample'],
  ['50 cases', 'Survey', {}, { sampleSize: 50 }, ''],
  ['no sample size', 'Survey', {}, {}, ''],
  ['249 children', 'Survey', DEATHS, { sampleSize: 249 }, 'h mortality_exposure'],
  ['four persons in a state', 'Routine', HIV, { value: 4 }, 'h sensitive_count'],
  ['nobody in a state', 'Routine', HIV, { value: 0 }, ''],
  ['four persons in the nation', 'Routine', HIV, { value: 4, location: 1 }, ''],
  ['four sheds', 'Routine', { ...HIV, fullName: 'Sheds' }, { value: 4 }, ''],
  ['19 events', 'Routine', DEATHS, { numerator: 19, denominator: 9000 }, 'n few_events'],
  ['19 events among many, as a share', 'Routine', {}, { numerator: 19, denominator: 9000 }, 'n few_events'],
  ['29 children in a clinic', 'Routine', {}, { numerator: 20, denominator: 29 }, 'n small_denominator'],
  // Half of the interval is 1.96 standard errors: 10.2 of 20 is above 50%.
  ['a wide interval', 'Survey', DEATHS, { value: 20, lower: 0, upper: 40, intervalLevel: 95 }, 'h imprecise'],
  // Both hide it; the sample is the reason that is told.
  [
    '249 children and a wide interval',
    'Survey',
    DEATHS,
    { sampleSize: 249, value: 20, lower: 0, upper: 40, intervalLevel: 95 },
    'h mortality_exposure',
  ],
  [
    '300 children and 19 events',
    'Survey',
    DEATHS,
    { sampleSize: 300, numerator: 19, denominator: 300 },
    'n mortality_exposure',
  ],
  ['a modelled estimate', 'Estimate', DEATHS, { value: 20, lower: 0, upper: 40 }, ''],
])('%s', (_, classification, change, about, expected) => {
  const location = aReference().locations.get(about.location ?? 8)
  const source = aSource(2, 'Source', { classification })
  const verdict = smallPoint(aPoint(2, 8, '2020', 60, about), {
    indicator: anIndicator(7, change),
    source,
    location,
  })
  const word = verdict.suppressed ? 'h' : verdict.ranked ? '' : 'n'
  expect(`${word} ${verdict.rule ?? ''}`.trim()).toBe(expected)
})
