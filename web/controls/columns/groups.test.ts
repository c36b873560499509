import { describe, expect, test } from 'vitest'
import { aReference, aSource, anIndicator } from '#tests/builders/made-up-country.ts'
import { groupState, indicatorGroups, isFound, sourceGroups, toggledGroup, toggledOne } from './groups.ts'

const reference = aReference(
  [
    aSource(2, 'Snow survey', { classification: 'Survey', hasData: true }),
    aSource(3, 'Frost model', { classification: 'Estimate', hasData: true }),
    aSource(4, 'Weather posts', { classification: 'Routine', hasData: true }),
    aSource(5, 'A survey', { classification: 'Survey', hasData: true }),
    aSource(6, 'Nobody’s survey', { classification: 'Survey', hasData: false }),
  ],
  [
    anIndicator(7, { shortName: 'Snow', programArea: 'Winter' }),
    anIndicator(8, { shortName: 'Rain', programArea: 'Spring' }),
    anIndicator(9, { shortName: 'Ọ̀yọ́ ice', programArea: 'Winter' }),
    anIndicator(10, { shortName: 'Fog', programArea: 'Winter' }),
  ],
)
const coverage = new Map([7, 8, 9].map((id) => [id, new Map([[2, 7]])]))

describe('a program area', () => {
  test.each([
    [[], 'none', [1, 2, 3]],
    [[2], 'some', [2, 1, 3]],
    [[9, 2], 'some', [9, 2, 1, 3]],
    [[3, 9, 1, 2], 'all', [9]],
  ] as const)(
    'of which %j is chosen is chosen in part or whole, and its box does the rest',
    (chosen, state, after) => {
      expect(groupState([1, 2, 3], new Set(chosen))).toBe(state)
      expect(toggledGroup(chosen, [1, 2, 3])).toEqual(after)
    },
  )

  test('holds the indicators with figures that a search found, the best first', () => {
    const all = [
      { name: 'Winter', ids: [7, 9] },
      { name: 'Spring', ids: [8] },
    ]
    expect(indicatorGroups(reference, coverage, null)).toEqual(all)
    expect(indicatorGroups(reference, coverage, [9, 8, 7])).toEqual([
      { name: 'Winter', ids: [9, 7] },
      { name: 'Spring', ids: [8] },
    ])
    expect(indicatorGroups(reference, coverage, [10])).toEqual([])
  })
})

test('sources stand by class, ROUTINE first, those without figures nowhere', () => {
  const names = (search: string) => sourceGroups(reference, search).map(({ name, ids }) => [name, ids])
  expect(names('')).toEqual([
    ['ROUTINE', [4]],
    ['SURVEY', [5, 2]],
    ['ESTIMATE', [3]],
  ])
  expect(names('survey snow')).toEqual([['SURVEY', [2]]])
})

test('one is chosen and chosen no more', () => {
  expect(toggledOne([1, 2], 3)).toEqual([1, 2, 3])
  expect(toggledOne([1, 2, 3], 2)).toEqual([1, 3])
})

test.each([
  ['Snow in Ọ̀yọ́', 'oyo snow', true],
  ['Snow', '', true],
  ['Snow', 'snow rain', false],
])('%s, looked for as “%s”: %s', (text, search, found) => {
  expect(isFound(text, search)).toBe(found)
})
