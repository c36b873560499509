import { describe, expect, it } from 'vitest'
import { anIndicator } from '#tests/builders/made-up-country.ts'
import { fittingPopulations } from './fitting-population.ts'

const COUNTS = [
  'Estimated under-five deaths from rain',
  'Number of infant deaths',
  'Total population',
  'Population aged under 5',
  'Population aged under 1',
  'Women of reproductive age (15-49)',
  'Live births',
].map((fullName, index) =>
  anIndicator(100 + index, { fullName, shortName: fullName, factor: 4, denominator: '' }),
)

describe('the population that fits a denominator', () => {
  it.each([
    ['Children under 5 measured', 'Population aged under 5'],
    ['Children aged 0-59 months', 'Population aged under 5'],
    ['Surviving infants', 'Population aged under 1'],
    ['Women aged 15-49', 'Women of reproductive age (15-49)'],
    ['Live births', 'Live births'],
    ['Population', 'Total population'],
  ])('of %s is %s, never a count of deaths among them', (denominator, expected) => {
    const found = fittingPopulations(anIndicator(1, { denominator }), COUNTS)
    expect(found.map(({ fullName }) => fullName)).toEqual([expected])
  })

  it('is none for people that nobody counts', () => {
    expect(fittingPopulations(anIndicator(1, { denominator: 'Children aged 12-23 months' }), COUNTS)).toEqual(
      [],
    )
  })
})
