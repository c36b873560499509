import { screen, waitFor, within } from '@testing-library/preact'
import { expect, test } from 'vitest'
import type { InquiryRow } from '#contract/inquiries/inquiries.ts'
import type { WaitingRow } from '#contract/waiting/waiting.ts'
import { DEFAULT_PREFERENCES } from '#domain/account/preferences.ts'
import { Problem } from '#domain/problem.ts'
import type { MadeUpAnswers } from '#tests/components/made-up-answers.ts'
import { CATALOGUE_ANSWERS } from '#tests/components/made-up-catalogue.ts'
import { aDocument } from '#tests/components/made-up-documents.ts'
import { dialog, openPart } from '#tests/components/open-part.tsx'
import { queryClient } from '#web/queries/query-client.ts'
import WaitingPage from './waiting-page.tsx'

const row = (kind: WaitingRow['kind'], id: string, change: Partial<WaitingRow> = {}): WaitingRow => ({
  ...{ kind, id, what: '', title: `Thing ${id}`, from: 'Mina', since: '2026-11-01T08:00:00.000Z' },
  ...{ version: '1', changed: false, remarks: 0 },
  ...change,
})

/** A list that tests may change while the page is open. */
function waiting(...rows: readonly WaitingRow[]) {
  const list = { rows, decided: [] as { kind: WaitingRow['kind']; id: string; state: string }[] }
  const answers: MadeUpAnswers = {
    ...CATALOGUE_ANSWERS,
    'GET /account/preferences': DEFAULT_PREFERENCES,
    'GET /waiting': () => ({
      results: [...list.rows],
      counts: Object.fromEntries(
        [...Map.groupBy(list.rows, ({ kind }) => kind)].map(([kind, of]) => [kind, of.length]),
      ),
      decided: list.decided.map((one) => ({
        ...one,
        ...{ what: '', title: `Thing ${one.id}`, by: 'ada', at: '2026-11-26T11:35:00.000Z' },
      })),
    }),
    'GET /document/{id}': ({ path }) => ({
      data: aDocument(path.id ?? '', { version: 1, reason: 'It helps' }),
    }),
    'GET /document/{id}/asked': ({ path }) => ({
      data: aDocument(path.id ?? '', { version: 1 }, { title: 'Earlier title' }),
    }),
    'GET /inquiries/{id}': ({ path }) => inquiry(Number(path.id)),
    'GET /reported-comments/{id}': {
      ...{ id: 5, text: 'Buy skates here', author: 'spam', title: 'Winter', page: '/document/winter' },
      ...{ reports: ['Advertising', 'Advertising'], version: 1, created_at: '2026-11-01T08:00:00.000Z' },
    },
  }
  const gone = (id: string) => {
    list.rows = list.rows.filter((one) => one.id !== id)
  }
  return { list, answers, gone }
}

const inquiry = (id: number, change: Partial<InquiryRow> = {}): InquiryRow => ({
  ...{ id, kind: 'contact', state: 'new', name: 'Ada', email: 'ada@example.org', organization: '' },
  ...{ subject: 'Question', text: 'Where is snow?', details: {}, answer: '', answered: null },
  ...{ created_at: '2026-11-01T08:00:00.000Z', updated_at: '2026-11-02T08:00:00.000Z' },
  ...change,
})

const DONE = { data: aDocument('a') }
const lines = () =>
  within(screen.getByRole('list', { name: 'What waits, oldest first' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => /Thing \w+/.exec(textContent ?? '')?.[0])
const press = (name: string | RegExp) => screen.findByRole('button', { name })

test('the first line is open; approved, it goes and the next one opens', async () => {
  const { answers, gone } = waiting(row('document', 'a'), row('document', 'b'))
  const { user, calls } = await openPart(<WaitingPage />, {
    answers: {
      ...answers,
      'POST /document/{id}/approve': ({ path }) => {
        gone(path.id ?? '')
        return DONE
      },
    },
  })
  await screen.findByRole('heading', { name: 'Two decisions wait for you' })
  await user.click(await press('Approve'))
  await screen.findByText('It is decided')
  await screen.findByRole('heading', { name: 'One decision waits for you' })
  expect(lines()).toEqual(['Thing b'])
  expect(calls.of('POST /document/{id}/approve')).toMatchObject([{ path: { id: 'a' }, body: { version: 1 } }])
  expect(await screen.findByRole('heading', { name: '“Thing b” asks to be public' })).toBeTruthy()
})

test('sent back it needs words; refused, what was typed stays and the list is asked for again', async () => {
  const { answers } = waiting(row('document', 'a'))
  const refusal = new Problem('changed-meanwhile', 'Somebody decided already.')
  const { user, calls } = await openPart(<WaitingPage />, {
    answers: { ...answers, 'POST /document/{id}/decline': refusal },
  })
  await user.click(await press('Send back'))
  const words = screen.getByLabelText('Comment (needed when sent back)')
  expect(words.getAttribute('aria-invalid')).toBe('true')
  expect(calls.of('POST /document/{id}/decline')).toEqual([])
  await user.type(words, 'Name the sources.')
  await user.click(await press('Send back'))
  await screen.findByText('Somebody decided already.')
  expect(words).toHaveProperty('value', 'Name the sources.')
  await waitFor(() => expect(calls.of('GET /waiting').length).toBeGreaterThan(1))
})

test('what was changed since it was sent is compared before it can be decided', async () => {
  const { answers } = waiting(row('document', 'a', { changed: true }))
  const { user, calls } = await openPart(<WaitingPage />, {
    answers: { ...answers, 'POST /document/{id}/approve': DONE },
  })
  await screen.findByText('It was changed since it was sent. Compare before you decide.')
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  await user.click(await press('Compare'))
  const compared = within(await dialog())
  expect((await compared.findByText('Earlier title')).tagName).toBe('DEL')
  expect(compared.getByText('A').tagName).toBe('INS')
  await user.click(compared.getByRole('button', { name: 'I have compared them' }))
  await user.click(await press('Approve'))
  await screen.findByText('It is decided')
  expect(calls.of('POST /document/{id}/approve')).toMatchObject([{ body: { version: 1, compared_with: 1 } }])
})

test('what its author changes while it is read is not decided unseen', async () => {
  const { answers, list } = waiting(row('document', 'a'))
  const { user } = await openPart(<WaitingPage />, { answers })
  await press('Approve')
  list.rows = [row('document', 'a', { version: '2' })]
  await queryClient.invalidateQueries({ queryKey: ['GET /waiting'] })
  await screen.findByText('This was changed while you read it.')
  expect(await press('Approve')).toHaveProperty('disabled', true)
  await user.click(await press('Show what it is now'))
  expect(await screen.findByText('Look at what it is now first.')).toBeTruthy()
})

test('a decision of somebody else takes the line away and says whose it was', async () => {
  const { answers, list, gone } = waiting(row('document', 'a'), row('inquiry', '4'))
  await openPart(<WaitingPage />, { answers })
  await press('Approve')
  gone('a')
  list.decided = [{ kind: 'document', id: 'a', state: 'approved' }]
  await queryClient.invalidateQueries({ queryKey: ['GET /waiting'] })
  const status = await screen.findByRole('status', { name: 'Decided by others just now' })
  await within(status).findByText(/ada/)
  expect(lines()).toEqual(['Thing 4'])
})

test('one kind alone, and all again', async () => {
  const { answers } = waiting(row('document', 'a'), row('inquiry', '4'))
  const { user } = await openPart(<WaitingPage />, { answers })
  await user.click(await press(/^Inquiries/))
  expect(lines()).toEqual(['Thing 4'])
  await user.click(await press(/^All/))
  expect(lines()).toEqual(['Thing a', 'Thing 4'])
})

test.each<['contact' | 'partnership', string, string, object]>([
  ['contact', 'Send answer', 'It is in the North.', { state: 'answered', letter: true }],
  ['contact', 'Close without an answer', '', { state: 'closed', letter: false }],
  ['partnership', 'Decline', '', { state: 'declined', letter: false }],
])('an inquiry (%s): %s', async (kind, way, words, sent) => {
  const { answers } = waiting(row('inquiry', '4'))
  const { user, calls } = await openPart(<WaitingPage />, {
    answers: {
      ...answers,
      'GET /inquiries/{id}': inquiry(4, { kind }),
      'PUT /inquiries/{id}': inquiry(4, { state: 'closed' }),
    },
  })
  await screen.findByText('Where is snow?')
  if (words !== '') {
    await user.click(await press(way))
    await screen.findByText('Write the answer first.')
    await user.type(screen.getByLabelText('Answer'), words)
  }
  await user.click(await press(way))
  await screen.findByText('It is decided')
  expect(calls.of('PUT /inquiries/{id}').map(({ body }) => body)).toEqual([
    { ...sent, answer: words, updated_at: '2026-11-02T08:00:00.000Z' },
  ])
})

test.each([
  ['Keep', '', { remove: false, reason: '', version: 1 }],
  ['Remove', 'Advertising', { remove: true, reason: 'Advertising', version: 1 }],
])('a reported comment: %s', async (way, words, body) => {
  const { answers } = waiting(row('comment', '5', { remarks: 2 }))
  const { user, calls } = await openPart(<WaitingPage />, {
    answers: { ...answers, 'POST /reported-comments/{id}/decision': { detail: 'Done' } },
  })
  await screen.findByText('Buy skates here')
  expect(screen.getAllByText('Advertising')).toHaveLength(1)
  if (words !== '') await user.type(screen.getByLabelText('Reason (needed when removed)'), words)
  await user.click(await press(way))
  await screen.findByText('It is decided')
  expect(calls.of('POST /reported-comments/{id}/decision').map((asked) => asked.body)).toEqual([body])
})

test('nothing waits: the last decisions instead', async () => {
  const { answers, list } = waiting()
  list.decided = ['a', 'b', 'c', 'd'].map((id) => ({ kind: 'document', id, state: 'approved' }))
  await openPart(<WaitingPage />, { answers })
  await screen.findByRole('heading', { name: 'Nothing waits for you' })
  expect(screen.getByText('Everything has been decided on.')).toBeTruthy()
  const region = within(screen.getByRole('region', { name: 'Decided last' }))
  expect(region.getAllByRole('listitem')).toHaveLength(3)
})

test('where nothing was ever sent, nothing was decided on', async () => {
  await openPart(<WaitingPage />, { answers: waiting().answers })
  await screen.findByText('Nothing has been sent to you yet.')
  expect(screen.queryByText('Everything has been decided on.')).toBeNull()
})

test('on a narrow page a line opens a page of its own, and leads back', async () => {
  const { answers } = waiting(row('document', 'a'), row('document', 'b'))
  const { user } = await openPart(<WaitingPage />, { answers, width: 800, at: '/admin#/waiting' })
  await screen.findByRole('heading', { name: 'Two decisions wait for you' })
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  await user.click(await press(/^Review: .*Thing b/))
  await press('Approve')
  expect(window.location.hash).toBe('#/waiting?kind=document&id=b')
  expect(screen.queryByRole('list', { name: 'What waits, oldest first' })).toBeNull()
  await user.click(await press('All that waits'))
  await screen.findByRole('list', { name: 'What waits, oldest first' })
})

test('how often letters come is chosen beside the list', async () => {
  const { answers } = waiting()
  const { user, calls } = await openPart(<WaitingPage />, {
    answers: { ...answers, 'PATCH /account/preferences': DEFAULT_PREFERENCES },
  })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'E-mail me' }), 'never')
  await waitFor(() =>
    expect(calls.of('PATCH /account/preferences').map(({ body }) => body)).toEqual([
      { letters: { requests: 'never' } },
    ]),
  )
})
