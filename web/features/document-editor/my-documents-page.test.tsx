import { screen, waitFor, within } from '@testing-library/preact'
import { Route } from 'wouter'
import { expect, test } from 'vitest'
import type { DocumentSummary } from '#contract/documents/document.ts'
import { PAGES } from '#catalogue/pages.ts'
import { Problem } from '#domain/problem.ts'
import type { MadeUpAnswers } from '#tests/components/made-up-answers.ts'
import { aDocument, aSummary } from '#tests/components/made-up-documents.ts'
import { anAccount } from '#tests/components/made-up-account.ts'
import { dialog, openPart } from '#tests/components/open-part.tsx'
import { draftName } from '#web/editing/kept-draft.ts'
import { keepText, keptText } from '#web/memory/kept.ts'
import DocumentHistoryPage from './document-history-page.tsx'
import LettersPage from './letters-page.tsx'
import MyDocumentsPage from './my-documents-page.tsx'

const OWN = { is_own: true, state: 'draft' } as const

/** Documents that go to the bin and come back. */
function documents(...first: readonly DocumentSummary[]): MadeUpAnswers {
  let rows = first
  const put = (deleted: string | null) => (asked: { readonly path: Readonly<Record<string, string>> }) => {
    rows = rows.map((row) => (row.id === asked.path.id ? { ...row, deleted } : row))
    return { data: aDocument(asked.path.id ?? '') }
  }
  return {
    'GET /document': ({ query }) => ({
      data: { results: rows.filter(({ deleted }) => (deleted !== null) === (query.status === 'deleted')) },
    }),
    'DELETE /document/{id}': (asked) => {
      put('2026-11-01T08:00:00.000Z')(asked)
      return { deleted: asked.path.id ?? '' }
    },
    'POST /document/{id}/undelete': put(null),
    'POST /document/{id}/duplicate': ({ path }) => {
      rows = [...rows, aSummary('copy', OWN)]
      return { data: aDocument(path.id ?? '', { ...OWN, title: 'Copy' }) }
    },
  }
}

const press = (name: string | RegExp) => screen.findByRole('button', { name })

test('own documents alone, narrowed by words and by tag', async () => {
  const { user } = await openPart(<MyDocumentsPage />, {
    answers: documents(
      aSummary('winter', { ...OWN, tags: ['cold'], description: 'Of snow' }),
      aSummary('summer', OWN),
      aSummary('other', { author: 'Mina' }),
    ),
  })
  await screen.findByText('2 documents')
  await user.type(screen.getByRole('searchbox'), 'SNOW')
  await screen.findByText('1 document')
  await user.clear(screen.getByRole('searchbox'))
  await user.selectOptions(screen.getByLabelText('Tag'), 'cold')
  await screen.findByText('1 document')
  expect(screen.queryByText('Summer')).toBeNull()
})

test('a document goes to the bin after a question, and comes back from it', async () => {
  const { user } = await openPart(<MyDocumentsPage />, { answers: documents(aSummary('winter', OWN)) })
  await user.click(await press('Delete Winter'))
  await user.click(within(await dialog()).getByRole('button', { name: 'Delete' }))
  await screen.findByText('In the bin for 30 days')
  await screen.findByText('You have no documents yet. Make the first one.')
  await user.click(screen.getByText('Bin'))
  await screen.findByText('Deleted 1 Nov 2026, kept until 1 Dec 2026')
  await user.click(await press('Bring back Winter'))
  await screen.findByText('“Winter” is back, as it was')
  await screen.findByText(/^The bin is empty\./)
})

test('what this device keeps of a document is gone as soon as it is deleted, before any list has come', async () => {
  const name = draftName(anAccount({}).id, 'winter')
  const { promise, resolve } = Promise.withResolvers<void>()
  let isDeleted = false
  const { user } = await openPart(<MyDocumentsPage />, {
    answers: {
      'DELETE /document/{id}': ({ path: { id = '' } }) => {
        isDeleted = true
        return { deleted: id }
      },
      'GET /document': async () => {
        if (isDeleted) await promise
        return { data: { results: [aSummary('winter', OWN)] } }
      },
    },
  })
  keepText(name, '{}')
  await user.click(await press('Delete Winter'))
  await user.click(within(await dialog()).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(keptText(name)).toBeNull())
  resolve()
  await screen.findByText('In the bin for 30 days')
})

test('a copy stands in the list', async () => {
  const { user } = await openPart(<MyDocumentsPage />, { answers: documents(aSummary('winter', OWN)) })
  await user.click(await press('Duplicate Winter'))
  await screen.findByText('“Copy” is in the list')
  await screen.findByText('2 documents')
})

const version = (number: number, change: object = {}) => ({
  ...{
    number,
    title: 'Winter',
    author: 'Mina',
    is_own: false,
    restored: null,
    written: '2026-11-01T08:00:00.000Z',
  },
  ...change,
})

function openHistory(answers: MadeUpAnswers) {
  const page = PAGES.find(({ module }) => module === 'document-history-page')
  if (!page) throw new Error('There is no history')
  return openPart(
    <Route path={page.pattern}>{(params) => <DocumentHistoryPage page={page} params={params} />}</Route>,
    {
      at: '/document/winter/history',
      answers: {
        'GET /document/{id}': { data: aDocument('winter', { ...OWN, version: 5 }) },
        'GET /document/{id}/versions': {
          data: {
            results: [
              version(5, { is_own: true, restored: 2 }),
              version(4, { author: '' }),
              version(2, { title: 'Earlier' }),
            ],
          },
        },
        ...answers,
      },
    },
  )
}

test('who wrote each version, and the way back to one, as the newest was read', async () => {
  const { user, calls } = await openHistory({
    'POST /document/{id}/versions/{number}/restore': { data: aDocument('winter') },
  })
  const said = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(said[0]).toMatch(/^Version 5, the newest.* by you, version 2 brought back/)
  expect(said[1]).toMatch(/^Version 4.* by a former member/)
  expect(said[2]).toMatch(/^Version 2.* by Mina: “Earlier”/)
  expect(screen.queryByRole('button', { name: 'Go back to version 5' })).toBeNull()
  await user.click(await press('Go back to version 2'))
  await user.click(within(await dialog()).getByRole('button', { name: 'Go back' }))
  await screen.findByText('Version 2 is the newest again')
  expect(calls.of('POST /document/{id}/versions/{number}/restore')).toMatchObject([
    { path: { id: 'winter', number: '2' }, body: { version: 5 } },
  ])
})

test('a version that somebody came before is not gone back to, and why is said', async () => {
  const { user } = await openHistory({
    'POST /document/{id}/versions/{number}/restore': new Problem(
      'changed-meanwhile',
      'There is a newer one.',
    ),
  })
  await user.click(await press('Go back to version 4'))
  await user.click(within(await dialog()).getByRole('button', { name: 'Go back' }))
  await within(await dialog()).findByText('There is a newer one.')
})

test('letters end when the button is pressed and not before; a link without its key says so', async () => {
  const answers: MadeUpAnswers = { 'POST /document-mailing/end': { detail: 'Done' } }
  const first = await openPart(<LettersPage />, { account: null, answers, at: '/letters' })
  await screen.findByText('This link is incomplete.')
  first.unmount()
  const { user, calls } = await openPart(<LettersPage />, {
    account: null,
    answers,
    at: '/letters?end=key-1',
  })
  const button = await press('Unsubscribe')
  expect(calls.of('POST /document-mailing/end')).toEqual([])
  await user.click(button)
  await screen.findByText('You get no further e-mail about it.')
  await waitFor(() =>
    expect(calls.of('POST /document-mailing/end').map(({ query }) => query)).toEqual([{ key: 'key-1' }]),
  )
})

test('an address is confirmed by a press and not by opening the link', async () => {
  const answers: MadeUpAnswers = { 'POST /document-mailing/confirm': { detail: 'Done' } }
  const { user, calls } = await openPart(<LettersPage />, {
    account: null,
    answers,
    at: '/letters?confirm=key-2',
  })
  const button = await press('Yes, send them to me')
  expect(calls.of('POST /document-mailing/confirm')).toEqual([])
  await user.click(button)
  await screen.findByText('You get the e-mails from now on')
  expect(calls.of('POST /document-mailing/confirm').map(({ query }) => query)).toEqual([{ key: 'key-2' }])
})
