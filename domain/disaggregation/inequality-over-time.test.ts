import { expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { anIndicator } from '#tests/builders/made-up-country.ts'
import { groupsOf, quintiles } from '#tests/builders/made-up-groups.ts'
import type { GroupFigure } from './group-figure.ts'
import { categoriesOf } from './group-filter.ts'
import { inequalityOverTime } from './inequality-over-time.ts'

function overTime(figures: readonly GroupFigure[]) {
  const found = inequalityOverTime(figures, categoriesOf(figures), anIndicator(7), { '2018': '2017–18' })
  return found.map(({ label, rows }) =>
    [label, ...rows.map(({ value }) => value)].map((said) => (said === null ? null : english.text(said))),
  )
}

test('the main measures of each period, the newest first, under the source’s names of rounds', () => {
  const figures = [
    ...quintiles([20, 40, 50, 60, 80], { iso: '2013' }),
    ...quintiles([30, 40, 50, 60, 70], { iso: '2018' }),
  ]
  const found = overTime(figures)
  expect(found.map((row) => row.slice(0, 3))).toEqual([
    ['2017–18', '40.0 points', '2.33 times'],
    ['2013', '60.0 points', '4.00 times'],
  ])
  expect(found.every((row) => row.length === 5)).toBe(true)
})

test('measures that no period has are left out', () => {
  const figures = [
    ...groupsOf('sex', { Female: 40, Male: 30 }, { iso: '2013' }),
    ...groupsOf('sex', { Female: 44, Male: 40 }, { iso: '2018' }),
  ]
  expect(overTime(figures)).toEqual([
    ['2017–18', '4.0 points', '1.10 times'],
    ['2013', '10.0 points', '1.33 times'],
  ])
})

test('one period is no course', () => expect(overTime(quintiles([20, 40, 50, 60, 80]))).toEqual([]))
