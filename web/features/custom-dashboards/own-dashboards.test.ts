import { describe, expect, test } from 'vitest'
import { addressOfDashboard, foundDashboards, isTitled, ownState } from './own-dashboards.ts'

test.each([
  [{ step: null, visibility: 'private' }, '/custom/private/a'],
  [{ step: null, visibility: 'link' }, '/custom/private/a'],
  [{ step: null, visibility: 'public' }, '/custom/public/a'],
  [{ step: 2, visibility: 'private' }, '/my-dashboard/preference-table?edit=a'],
  [{ step: 5, visibility: 'private' }, '/my-dashboard/embed-dashboard?edit=a'],
] as const)('%j is at %s', (row, address) => {
  expect(addressOfDashboard({ id: 'a', ...row })).toBe(address)
})

test.each([
  ['Kano review', 'kano_review', true],
  ['Kano review', 'Kano review', true],
  ['Kano review', 'Kano', false],
])('%s is called %s in an address: %s', (title, inAddress, isIt) => {
  expect(isTitled(title, inAddress)).toBe(isIt)
})

test.each([
  [{ step: 2, visibility: 'private', state: 'draft' }, 'Draft, step 2 of 5'],
  [{ step: null, visibility: 'private', state: 'draft' }, 'Private'],
  [{ step: null, visibility: 'link', state: 'draft' }, 'By link'],
  [{ step: null, visibility: 'public', state: 'submitted' }, 'Awaiting Approval'],
  [{ step: null, visibility: 'public', state: 'approved' }, 'Public'],
  [{ step: null, visibility: 'public', state: 'declined' }, 'Disapproved'],
] as const)('%j is %s', (row, word) => {
  expect(ownState(row).word).toBe(word)
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
