import { screen, waitFor, within } from '@testing-library/preact'
import { expect, test } from 'vitest'
import type { NotificationRow } from '#contract/notifications/notifications.ts'
import { Problem } from '#domain/problem.ts'
import type { MadeUpAnswers } from '#tests/components/made-up-answers.ts'
import { aDocument } from '#tests/components/made-up-documents.ts'
import { dialog, openPart } from '#tests/components/open-part.tsx'
import { pageOfRows } from '#tests/components/page-of-rows.ts'
import NotificationsPage from './notifications-page.tsx'

const row = (id: number, change: Partial<NotificationRow> = {}): NotificationRow => ({
  ...{ id, kind: 'update', title: `Message ${id}`, text: '', link: '', datetime: '2026-11-05T09:00:00.000Z' },
  ...{ seen: false, request: '', request_id: '', request_version: null, decided_by: '', decided_at: null },
  ...change,
})

const REQUEST = { kind: 'dashboard-request', request_id: 'winter', request_version: 3, request: 'waiting' }

/** Messages that can be read, left unread and removed. */
function messages(...first: readonly NotificationRow[]): MadeUpAnswers {
  let rows = first
  const mark = (seen: boolean) => (asked: { readonly path: Readonly<Record<string, string>> }) => {
    rows = rows.map((one) => (String(one.id) === asked.path.id ? { ...one, seen } : one))
    return { unread: 0 }
  }
  return {
    'GET /notifications': ({ query: { status, ...query } }) =>
      pageOfRows(
        rows.filter(({ seen }) => status === 'all' || seen === (status === 'read')),
        query,
      ),
    'GET /notifications/unread-count': () => ({ unread: rows.filter(({ seen }) => !seen).length }),
    'POST /notifications/{id}/read': mark(true),
    'POST /notifications/{id}/unread': mark(false),
    'DELETE /notifications/{id}': ({ path }) => {
      rows = rows.filter(({ id }) => String(id) !== path.id)
      return { unread: 0 }
    },
    'POST /notifications/read-all': () => {
      rows = rows.map((one) => ({ ...one, seen: true }))
      return { unread: 0 }
    },
  }
}

const press = (name: string) => screen.findByRole('button', { name })
const titlesIn = (group: string) =>
  within(screen.getByRole('region', { name: group }))
    .getAllByRole('listitem')
    .map(({ textContent }) => /Message \d/.exec(textContent ?? '')?.[0])

test('unread messages stand above those that were read; each changes sides and goes', async () => {
  const { user } = await openPart(<NotificationsPage />, {
    answers: messages(row(1), row(2, { seen: true })),
  })
  await user.click(await press('Mark as read: Message 1'))
  await waitFor(() => expect(titlesIn('Past')).toEqual(['Message 1', 'Message 2']))
  await user.click(await press('Mark as unread: Message 2'))
  await waitFor(() => expect(titlesIn('Unread')).toEqual(['Message 2']))
  await user.click(await press('Delete: Message 1'))
  await waitFor(() => expect(screen.queryByText('Message 1')).toBeNull())
  await user.click(await press('Mark all as read'))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Unread' })).toBeNull())
  expect(await press('Mark all as read')).toHaveProperty('disabled', true)
})

test('read ones alone, and nothing says so', async () => {
  const { user } = await openPart(<NotificationsPage />, { answers: messages(row(1)) })
  await screen.findByText('Message 1')
  await user.click(await press('Read'))
  await screen.findByText('No pending Notifications!!!')
  expect((await press('Read')).getAttribute('aria-pressed')).toBe('true')
})

test('a request is approved where it is told, as it was shown', async () => {
  const { user, calls } = await openPart(<NotificationsPage />, {
    answers: { ...messages(row(1, REQUEST)), 'POST /document/{id}/approve': { data: aDocument('winter') } },
  })
  await user.click(await press('Approve'))
  await screen.findByText('Everybody can see it now')
  expect(calls.of('POST /document/{id}/approve')).toMatchObject([
    { path: { id: 'winter' }, body: { version: 3 } },
  ])
})

test('a request is declined with a reason; one that was decided meanwhile is asked for again', async () => {
  const { user, calls } = await openPart(<NotificationsPage />, {
    answers: {
      ...messages(row(1, REQUEST)),
      'POST /document/{id}/approve': new Problem('changed-meanwhile', 'It was changed.'),
      'POST /document/{id}/decline': { data: aDocument('winter') },
    },
  })
  await user.click(await press('Approve'))
  await screen.findByText('It was not approved. It was changed.')
  expect(calls.of('GET /notifications').length).toBeGreaterThan(1)
  await user.click(await press('Decline'))
  await user.type(within(await dialog()).getByLabelText('Reason'), 'Name the sources.')
  await user.click(within(await dialog()).getByRole('button', { name: 'Decline' }))
  await waitFor(() =>
    expect(calls.of('POST /document/{id}/decline').map(({ body }) => body)).toEqual([
      { version: 3, reason: 'Name the sources.' },
    ]),
  )
})

test.each<[Partial<NotificationRow>, string | RegExp]>([
  [{ ...REQUEST, request: 'changed' }, 'Changed since it was sent: compare'],
  [{ ...REQUEST, request: 'withdrawn' }, 'taken back or deleted'],
  [
    { ...REQUEST, request: 'approved', decided_by: 'mina', decided_at: '2026-11-06T09:00:00.000Z' },
    /^approved by mina, /,
  ],
  [{ ...REQUEST, request: 'declined' }, 'declined by an account that is gone'],
  [{ ...REQUEST, kind: 'figures-request', request: 'declined', decided_by: 'ada' }, 'sent back by ada'],
])('a request that waits no more says what became of it: %o', async (change, words) => {
  await openPart(<NotificationsPage />, { answers: messages(row(1, change)) })
  await screen.findByText(words)
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
})
