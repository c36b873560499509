import { screen, within } from '@testing-library/preact'
import { expect, test } from 'vitest'
import type { DocumentSummary } from '#contract/documents/document.ts'
import { Problem } from '#domain/problem.ts'
import type { MadeUpAnswers } from '#tests/components/made-up-answers.ts'
import { aDocument, aSummary } from '#tests/components/made-up-documents.ts'
import { dialog, openPart } from '#tests/components/open-part.tsx'
import RequestsPage from './requests-page.tsx'

/** Requests of which each decision takes one away. */
function requests(...rows: readonly DocumentSummary[]): MadeUpAnswers {
  let waiting = rows
  const gone = ({ path }: { readonly path: Readonly<Record<string, string>> }) => {
    waiting = waiting.filter(({ id }) => id !== path.id)
    return { data: aDocument(path.id ?? '') }
  }
  return {
    'GET /document': () => ({ data: { results: [...waiting] } }),
    'POST /document/{id}/approve': gone,
    'POST /document/{id}/decline': gone,
  }
}

const WINTER = aSummary('winter', {
  reason: 'It helps',
  author: 'Mina',
  organization: 'Ministry',
  version: 4,
})
const press = (name: string) => screen.findByRole('button', { name })

test('what somebody asks for is approved as it was read, and said', async () => {
  const { user, calls } = await openPart(<RequestsPage />, { answers: requests(WINTER) })
  expect((await screen.findAllByRole('row'))[1]?.textContent).toContain('Mina, Ministry')
  expect(screen.getByText('It helps')).toBeTruthy()
  await user.click(await press('Approve Winter'))
  await screen.findByText('Winter is public now')
  expect(await screen.findByText('No requests.')).toBeTruthy()
  expect(calls.of('POST /document/{id}/approve')).toMatchObject([
    { path: { id: 'winter' }, body: { version: 4 } },
  ])
})

test('it is declined with a reason that is not empty', async () => {
  const { user, calls } = await openPart(<RequestsPage />, { answers: requests(WINTER) })
  await user.click(await press('Decline Winter'))
  const asks = within(await dialog())
  await user.click(asks.getByRole('button', { name: 'Decline' }))
  expect(calls.of('POST /document/{id}/decline')).toEqual([])
  expect(asks.getByLabelText('Reason').getAttribute('aria-invalid')).toBe('true')
  await user.type(asks.getByLabelText('Reason'), '  Name the sources. ')
  await user.click(asks.getByRole('button', { name: 'Decline' }))
  await screen.findByText('Winter was declined')
  expect(calls.of('POST /document/{id}/decline').map(({ body }) => body)).toEqual([
    { version: 4, reason: 'Name the sources.' },
  ])
})

test('nobody decides on their own', async () => {
  await openPart(<RequestsPage />, { answers: requests(aSummary('own', { is_own: true })) })
  await screen.findByText('Your own: somebody else decides.')
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull()
})

test('what somebody else decided meanwhile is said, and the list is asked for again', async () => {
  let asked = 0
  const { user } = await openPart(<RequestsPage />, {
    answers: {
      'GET /document': () => ({ data: { results: asked++ === 0 ? [WINTER] : [] } }),
      'POST /document/{id}/approve': new Problem('changed-meanwhile', 'It was decided already.'),
    },
  })
  await user.click(await press('Approve Winter'))
  await screen.findByText('It was decided already.')
  await screen.findByText('None waits for a decision.')
})
