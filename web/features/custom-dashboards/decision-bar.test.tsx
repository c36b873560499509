import { screen, waitFor, within } from '@testing-library/preact'
import { expect, test } from 'vitest'
import type { DocumentSummary } from '#contract/documents/document.ts'
import { Problem } from '#domain/problem.ts'
import type { MadeUpAnswers } from '#tests/components/made-up-answers.ts'
import { aDocument, aSummary } from '#tests/components/made-up-documents.ts'
import { dialog, openPart } from '#tests/components/open-part.tsx'
import { DecisionBar } from './decision-bar.tsx'

const WAITS = aSummary('winter', { visibility: 'public', reason: 'For the ministry', version: 3 })
const MODERATOR = { role: { value: 'moderator', label: 'Moderator' } } as const

async function open(row: DocumentSummary, account: object = MODERATOR, answers: MadeUpAnswers = {}) {
  const done = { reloads: 0 }
  const onReload = async () => {
    done.reloads += 1
  }
  const part = await openPart(
    <>
      <DecisionBar row={row} onReload={onReload} />
      <p>Page</p>
    </>,
    { account, answers },
  )
  await screen.findByText('Page')
  await waitFor(() => expect(screen.queryByText('…')).toBeNull())
  return { ...part, done }
}

const names = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)
const press = (name: string) => screen.getByRole('button', { name })

test.each([
  ['a private one', aSummary('winter')],
  ['one that was approved', { ...WAITS, state: 'approved' as const }],
])('%s has no bar', async (_, row) => {
  await open(row)
  expect(screen.queryByRole('status')).toBeNull()
})

test('one that waits says who asks and why, and those who may decide it', async () => {
  await open(WAITS)
  expect(screen.getByRole('status').textContent).toContain(
    'Mina wants everybody to see this dashboard. Reason given: For the ministry',
  )
  expect(names()).toEqual(['Approve', 'Decline'])
})

test('without a reason it says so', async () => {
  await open({ ...WAITS, reason: '' })
  expect(screen.getByRole('status').textContent).toContain('Reason given: none')
})

test('one that was declined says why, and can be approved after all', async () => {
  await open({ ...WAITS, state: 'declined', declined_because: 'It names a patient.' })
  expect(screen.getByRole('status').textContent).toContain('Reason: It names a patient.')
  expect(screen.getByRole('status').getAttribute('data-declined')).toBe('true')
  expect(names()).toEqual(['Approve'])
})

test.each([
  ['waits', WAITS],
  ['was declined', { ...WAITS, state: 'declined' as const, declined_because: '' }],
])('who has the link of one that %s reads nothing of it', async (_, row) => {
  await open(row, {})
  expect(screen.queryByRole('status')).toBeNull()
  expect(names()).toEqual([])
})

test('its owner reads why it was declined', async () => {
  await open({ ...WAITS, is_own: true, state: 'declined', declined_because: 'It names a patient.' }, {})
  expect(screen.getByRole('status').textContent).toContain('Reason: It names a patient.')
})

test('nobody decides on their own', async () => {
  await open({ ...WAITS, is_own: true })
  expect(screen.getByRole('status').textContent).toContain('once it has been approved.')
  expect(names()).toEqual([])
})

test('it is approved as it was read, and is public then', async () => {
  const { user, calls, done } = await open(WAITS, MODERATOR, {
    'POST /document/{id}/approve': { data: aDocument('winter') },
  })
  await user.click(press('Approve'))
  await screen.findByText('The dashboard is public now')
  expect(calls.of('POST /document/{id}/approve').map(({ path, body }) => [path.id, body])).toEqual([
    ['winter', { version: 3 }],
  ])
  expect(done.reloads).toBe(0)
})

test('where somebody else was first it is read anew, and nothing is said to be public', async () => {
  const { user, done } = await open(WAITS, MODERATOR, {
    'POST /document/{id}/approve': new Problem('cannot-write', 'The disk is full.'),
  })
  await user.click(press('Approve'))
  await waitFor(() => expect(done.reloads).toBe(1))
  expect(screen.queryByText('The dashboard is public now')).toBeNull()
})

test('it is declined with a reason, which its author reads', async () => {
  const { user, calls } = await open(WAITS, MODERATOR, {
    'POST /document/{id}/decline': { data: aDocument('winter') },
  })
  await user.click(press('Decline'))
  const form = within(await dialog())
  expect(form.getByText('Its author reads this.')).toBeTruthy()
  await user.type(form.getByRole('textbox'), 'It names a patient.')
  await user.click(form.getByRole('button', { name: 'Decline' }))
  await waitFor(() =>
    expect(calls.of('POST /document/{id}/decline').map(({ body }) => body)).toEqual([
      { version: 3, reason: 'It names a patient.' },
    ]),
  )
})
