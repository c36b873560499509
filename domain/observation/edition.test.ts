import { expect, test } from 'vitest'
import { byAge, editionYear } from './edition.ts'

test('an edition is as old as the year in its name', () => {
  const names = ['2024 revision', 'copy of 2018 (WHO-GHO)', '2017 revision', 'WDI mid-2025', 'provisional']
  expect(names.map(editionYear)).toEqual([2024, 2018, 2017, 2025, null])
  expect(byAge(names.map((edition) => ({ edition }))).map(({ edition }) => edition)).toEqual([
    'provisional',
    '2017 revision',
    'copy of 2018 (WHO-GHO)',
    '2024 revision',
    'WDI mid-2025',
  ])
})
