import { describe, expect, test } from 'vitest'
import { foundDashboards, isTitled } from './own-dashboards.ts'

test.each([
  ['Kano review', 'kano_review', true],
  ['Kano review', 'Kano review', true],
  ['Kano review', 'Kano', false],
  ['Snow & ice?', 'Snow %26 ice%3F', true],
  ['100%', '100%', true],
  ['a%26b', 'a%26b', true],
])('%s is called %s in an address: %s', (title, inAddress, isIt) => {
  expect(isTitled(title, inAddress)).toBe(isIt)
})

describe('public dashboards', () => {
  const row = (title: string, category: string, updated: string, tags: string[] = []) => ({
    ...{ title, category, updated, tags, description: 'Figures', author: 'ada' },
  })
  const ROWS = [row('Snow', 'Winter', '2026-01-02'), row('Rain', 'Spring', '2026-01-03', ['Kano'])]
  test.each([
    [{ search: '', category: '', order: 'newest' }, ['Rain', 'Snow']],
    [{ search: '', category: '', order: 'name' }, ['Rain', 'Snow']],
    [{ search: 'kano figures', category: '', order: 'name' }, ['Rain']],
    [{ search: '', category: 'Winter', order: 'name' }, ['Snow']],
    [{ search: 'hail', category: '', order: 'name' }, []],
  ] as const)('%j', (asked, titles) => {
    expect(foundDashboards(ROWS, asked).map(({ title }) => title)).toEqual(titles)
  })
})
