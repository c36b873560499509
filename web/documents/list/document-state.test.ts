import { expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { addressOf, documentState } from './document-state.ts'

test.each([
  [{ step: null, visibility: 'private' }, '/custom/private/a'],
  [{ step: null, visibility: 'link' }, '/custom/private/a'],
  [{ step: null, visibility: 'public' }, '/custom/public/a'],
  [{ step: 2, visibility: 'private' }, '/my-dashboard/preference-table?edit=a'],
  [{ step: 5, visibility: 'private' }, '/my-dashboard/embed-dashboard?edit=a'],
] as const)('%j is at %s', (row, address) => {
  expect(addressOf({ id: 'a', kind: 'dashboard', ...row })).toBe(address)
})

test('a report has a page of its own, whoever may see it', () => {
  expect(addressOf({ id: 'a', kind: 'report', step: null, visibility: 'public' })).toBe('/report/a')
})

test.each([
  [{ step: 2, visibility: 'private', state: 'draft' }, 'Draft, step 2 of 5'],
  [{ step: null, visibility: 'private', state: 'draft' }, 'Private'],
  [{ step: null, visibility: 'link', state: 'draft' }, 'By link'],
  [{ step: null, visibility: 'public', state: 'submitted' }, 'Awaiting Approval'],
  [{ step: null, visibility: 'public', state: 'approved' }, 'Approved'],
  [{ step: null, visibility: 'public', state: 'declined' }, 'Disapproved'],
] as const)('%j is %s', (row, word) => {
  expect(english.text(documentState(row).word)).toBe(word)
})
