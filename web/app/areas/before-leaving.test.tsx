import { screen, within } from '@testing-library/preact'
import { beforeEach, expect, test } from 'vitest'
import type { Waiting } from '#web/device/waiting.ts'
import { outbox } from '#web/keeping/outbox-state.ts'
import { dialog, openPart } from '#tests/components/open-part.tsx'
import { mayLeave } from './before-leaving.tsx'
import { acted } from '#tests/components/acted.ts'

const ME = 7

const keep = (name: string, kept: unknown) =>
  localStorage.setItem(name, typeof kept === 'string' ? kept : JSON.stringify(kept))
const draft = (id: string, title: string, version = 1) =>
  keep(`msdat-of-${ME}-draft-${id}`, { document: { kind: 'report', title, blocks: [] }, version })
const waiting = (kind: Waiting['kind'], title: string, account = ME): Waiting => ({
  ...{ account, subject: title, kind, title, at: '2026-11-01T08:00:00.000Z', attempt: title },
  ...{ content: '', status: 'waiting', why: '' },
})

beforeEach(() => {
  localStorage.clear()
  outbox.set([])
})

/** Begins to leave: whether that goes at once, and how it ends; in an object, since a promise would be waited for. */
async function leaving() {
  let left = Promise.resolve(false)
  const goes = await acted(() => {
    left = mayLeave(ME)
    return Promise.race([left, new Promise((resolve) => setTimeout(resolve, 250, 'asked'))])
  })
  return { goes, left }
}

/** What is asked about, with where each can be saved; null: nothing is asked. */
async function asked(): Promise<readonly (readonly [string | null, string | null])[] | null> {
  const { user } = await openPart(<p>Page</p>)
  const { goes, left } = await leaving()
  if (goes === true) return null
  const links = within(await dialog()).getAllByRole('link')
  const found = links.map((link) => [link.textContent, link.getAttribute('href')] as const)
  await user.click(screen.getByRole('button', { name: 'Stay signed in' }))
  expect(await left).toBe(false)
  return found
}

test('somebody who has everything in the account goes at once', async () => {
  keep(`msdat-of-${ME + 1}-draft-winter`, { document: { title: 'Of somebody else' }, version: 1 })
  keep('msdat-something', 'else')
  outbox.set([waiting('view', 'A view'), waiting('document', 'Winter'), waiting('comment', 'Theirs', ME + 1)])
  expect(await asked()).toBeNull()
})

test('drafts of documents are asked about, with the page on which each is saved', async () => {
  draft('winter', 'Winter')
  draft('new-report', 'A new one', 0)
  draft('spring', '')
  const found = await asked()
  expect(found).toHaveLength(3)
  expect(found).toEqual(
    expect.arrayContaining([
      ['Winter', '/document/winter/edit'],
      ['A new one', '/document/new?kind=report'],
      ['A dashboard without a name', '/document/spring/edit'],
    ]),
  )
})

test('a dashboard in steps is one where something was kept of it', async () => {
  const steps = (id: string, keptAt: string | null, saved: object | null) =>
    keep(`msdat-of-${ME}-dashboard-${id}`, { values: { name: ` ${id} ` }, keptAt, saved })
  steps('Snow', '2026-11-01', null)
  steps('Ice', '2026-11-01', { id: 'ice' })
  steps('Frost', null, null)
  const found = await asked()
  expect(found).toHaveLength(2)
  expect(found).toEqual(
    expect.arrayContaining([
      ['Snow', '/my-dashboard/details'],
      ['Ice', '/my-dashboard/details?edit=ice'],
    ]),
  )
})

test.each<[string, object, boolean]>([
  ['an empty one', { document: { title: 'Report', blocks: [] }, account: null }, false],
  ['one that nobody sent', { document: { title: 'Report', blocks: [1] }, account: null }, true],
  [
    'one that the account has',
    { document: { title: 'Report', blocks: [1] }, account: { saved: { title: 'Report', blocks: [1] } } },
    false,
  ],
  [
    'one that the account has otherwise',
    { document: { title: 'Report', blocks: [1] }, account: { saved: { title: 'Report', blocks: [] } } },
    true,
  ],
])('of the report of this tab %s is asked about: %o', async (_, report, isAsked) => {
  keep(`msdat-of-${ME}-report`, report)
  expect(await asked()).toEqual(isAsked ? [['Report', '/report/draft']] : null)
})

test('what waits to be sent is asked about, and what cannot be read is not', async () => {
  outbox.set([waiting('comment', 'A word'), waiting('form', 'A form'), waiting('topic', 'A topic')])
  keep(`msdat-of-${ME}-draft-broken`, 'no JSON')
  expect(await asked()).toEqual([
    ['A word', '/on-this-device'],
    ['A form', '/on-this-device'],
    ['A topic', '/on-this-device'],
  ])
})

test('who says so goes', async () => {
  draft('winter', 'Winter')
  const { user } = await openPart(<p>Page</p>)
  const { left } = await leaving()
  await user.click(within(await dialog()).getByRole('button', { name: 'Log out and remove it' }))
  expect(await left).toBe(true)
})
