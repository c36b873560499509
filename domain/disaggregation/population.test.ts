import { describe, expect, test } from 'vitest'
import { groupsOf } from '#tests/builders/made-up-groups.ts'
import { shippedGroups } from '#tests/builders/shipped-groups.ts'
import { groupsWhere } from './group-filter.ts'
import { populationFacts, pyramidOf } from './population.ts'

describe('of the data that ship, added up from the file by hand', () => {
  const at = (location: number) =>
    groupsWhere(shippedGroups('cod-ps.csv'), { dimension: 'age_sex', location })

  test.each([
    [1, 216_783_381, 108_432_971, 33_596_028, 51_988_879, 81.58168955382813],
    [27, 15_462_177, 7_436_564, 2_580_996, 3_478_465, 91.12445827367715],
  ])('location %i', (location, total, female, under5, women, dependency) => {
    const facts = populationFacts(at(location))
    expect(facts?.total).toBe(total)
    expect(facts?.female?.people).toBe(female)
    expect(facts?.male?.people).toBe(total - female)
    expect(facts?.under5?.people).toBe(under5)
    expect(facts?.women15to49?.people).toBe(women)
    expect(facts?.dependency).toBeCloseTo(dependency, 10)
  })

  test('the pyramid has 17 bands and begins with the youngest', () => {
    const pyramid = pyramidOf(at(1))
    expect(pyramid?.bands).toHaveLength(17)
    expect(pyramid?.bands[0]).toEqual({ from: 0, to: 4, female: 16_705_671, male: 16_890_357 })
    expect(pyramid?.bands.at(-1)).toEqual({ from: 80, to: null, female: 363_089, male: 368_248 })
  })
})

test('bands that do not meet the ages asked for give no fact, not a wrong one', () => {
  const facts = populationFacts(groupsOf('age_sex', { 'F 0-9': 10, 'F 10+': 30, 'M 0-9': 20, 'M 10+': 40 }))
  expect(facts).toMatchObject({
    total: 100,
    female: { people: 40, percent: 40 },
    under5: null,
    women15to49: null,
    dependency: null,
  })
})

test('a gap between bands is not bridged', () => {
  const facts = populationFacts(groupsOf('age_sex', { 'F 0-4': 1, 'F 10+': 3, 'M 0-4': 2, 'M 10+': 4 }))
  expect(facts).toMatchObject({ total: 10, female: null, under5: { people: 3, percent: 30 } })
})

test('without counts by age and sex there is no population', () => {
  expect(populationFacts(groupsOf('sex', { Female: 5, Male: 6 }))).toBeNull()
  expect(pyramidOf([])).toBeNull()
})
