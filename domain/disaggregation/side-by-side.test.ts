import { expect, test } from 'vitest'
import { isoPeriod, periodCode } from '#domain/period/period.ts'
import { groupsOf, quintiles } from '#tests/builders/made-up-groups.ts'
import { dimensionsSideBySide } from './side-by-side.ts'

const residence = (iso: string, source = 2) =>
  groupsOf('residence', { Rural: 20, Urban: 60 }, { iso, source })
const wanted = { location: 1, dimension: 'wealth_quintile', source: 2, period: periodCode('2018') }
const shown = (...groups: Parameters<typeof dimensionsSideBySide>) =>
  dimensionsSideBySide(...groups).map(
    ({ dimension, source, period }) => `${dimension} ${source} ${isoPeriod(period)}`,
  )

test('each kind stands once, in the order in which it is offered', () => {
  const groups = [
    ...residence('2018'),
    ...quintiles([10, 20, 30, 40, 50], { iso: '2018' }),
    ...groupsOf('wealth_decile', { D01: 5, D10: 60 }, { iso: '2018' }),
  ]
  expect(shown(groups, wanted)).toEqual(['wealth_quintile 2 2018', 'residence 2 2018'])
  expect(shown(groups, { ...wanted, dimension: 'wealth_decile' })).toEqual([
    'wealth_decile 2 2018',
    'residence 2 2018',
  ])
})

test('the chosen source goes before others, then the nearest period, the newer of two', () => {
  expect(shown([...residence('2018', 3), ...residence('2003')], wanted)).toEqual(['residence 2 2003'])
  expect(shown([...residence('2017'), ...residence('2019')], wanted)).toEqual(['residence 2 2019'])
  expect(shown([...residence('2003'), ...residence('2013')], { ...wanted, period: null })).toEqual([
    'residence 2 2013',
  ])
})

test('one group alone, parts of a whole and other places are no way of dividing people', () => {
  const groups = [
    ...groupsOf('sex', { Female: 12 }),
    ...groupsOf('cause', { Measles: 10, Malaria: 20 }),
    ...groupsOf('residence', { Rural: 1, Urban: 2 }, { location: 8 }),
  ]
  expect(shown(groups, wanted)).toEqual([])
})
