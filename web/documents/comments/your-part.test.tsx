import { screen, waitFor, within } from '@testing-library/preact'
import { expect, test } from 'vitest'
import type { DocumentComment } from '#contract/documents/comments.ts'
import { Problem } from '#domain/problem.ts'
import { dialog, openPart } from '#tests/components/open-part.tsx'
import { pageOfRows } from '#tests/components/page-of-rows.ts'
import { YourPart } from './your-part.tsx'

const OWN: DocumentComment = {
  ...{ id: 2, text: 'It goes on in May.', author: 'ola', by_owner: false, is_own: true, can_delete: true },
  ...{ waits: false, created_at: '2026-11-01T08:00:00.000Z', edited_at: null },
}
const MAILING = {
  ...{ every: 'week' as const, day: 1, to_me: true, email: 'ola@example.org', last_sent: null, next: null },
  addresses: [],
}

test('of what is hidden by now one takes back what one wrote, and ends the e-mails', async () => {
  const { user, calls } = await openPart(<YourPart id="winter" />, {
    answers: {
      'GET /document/{id}/comments': ({ query }) => pageOfRows([OWN], query),
      'GET /document-mailing': MAILING,
      'PUT /document-mailing': { ...MAILING, every: null },
      'DELETE /document/{id}/comments/{comment}': { detail: 'Done' } as never,
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Take it back' }))
  const asked = within(await dialog())
  await user.click(asked.getAllByRole('button').at(-1) ?? asked.getByRole('button'))
  await user.click(screen.getByRole('button', { name: 'End the e-mails' }))
  await waitFor(() =>
    expect(calls.of('PUT /document-mailing').map(({ body }) => body)).toEqual([
      { about: '/document/winter', every: null },
    ]),
  )
})

test('whoever has no part in it sees nothing of it', async () => {
  const none = new Problem('not-found', 'There is no such document.')
  const { calls, container } = await openPart(<YourPart id="winter" />, {
    answers: { 'GET /document/{id}/comments': none, 'GET /document-mailing': none },
  })
  await waitFor(() => expect(calls.of('GET /document-mailing').length).toBeGreaterThan(0))
  expect(container.textContent).toBe('')
})
