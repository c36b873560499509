import { english } from '#languages/from-source.ts'
import { message } from './message.ts'
import { describe, expect, it } from 'vitest'
import { anIndicator } from '#tests/builders/made-up-country.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { unitOf } from './indicator-words.ts'

describe('words of an indicator', () => {
  it.each<[Partial<Indicator>, string]>([
    [{ denominator: 'Children aged 12-23 months' }, 'Percentage of children aged 12–23 months'],
    [{ denominator: '' }, 'Percentage'],
    [
      { factor: 1, numerator: 'Deaths at 0-27 days', denominator: 'Live births' },
      'Deaths at 0–27 days per 1,000 live births',
    ],
    [{ factor: 3, denominator: 'Live births' }, 'Per 100,000 live births'],
    [{ factor: 4, fullName: 'Births per woman aged 15-49' }, 'Births per woman aged 15–49'],
  ])('the unit of %j is %s', (change, expected) => {
    expect(english.text(message('unit.alone', { unit: unitOf(anIndicator(7, change)) }))).toBe(expected)
  })
})
