import { english } from '#languages/from-source.ts'
import { message } from './message.ts'
import { describe, expect, it } from 'vitest'
import { anIndicator } from '#tests/builders/made-up-country.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { midSentence, unitOf } from './indicator-words.ts'

describe('words of an indicator', () => {
  it.each([
    ['Neonatal mortality rate', 'neonatal mortality rate'],
    ['HIV prevalence', 'HIV prevalence'],
    ['DPT 3 / Penta 3 coverage', 'DPT 3 / Penta 3 coverage'],
    ['BCG coverage', 'BCG coverage'],
    ['Under-five deaths', 'under-five deaths'],
    ['Lassa fever deaths (year)', 'Lassa fever deaths (year)'],
    ['Human Development Index', 'Human Development Index'],
  ])('%s inside a sentence is %s', (name, expected) => {
    expect(midSentence(name)).toBe(expected)
  })

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
