import { beforeEach, expect, test, vi } from 'vitest'
import type { EntryFormRow } from '#contract/data-entry/entry-forms.ts'
import type { EntryCells } from '#domain/data-entry/entry-cell.ts'
import { Problem } from '#domain/problem.ts'
import { badLine } from '#tests/components/bad-answers.ts'
import { answerCalls, type AskedCall } from '#tests/components/made-up-answers.ts'
import type { WaitingForm } from '#web/device/waiting-content.ts'
import { entryDraftName, entryDraftUnder } from '#web/editing/entry-draft.ts'
import { keepUnder } from '#web/editing/kept-draft.ts'
import { countOf, outbox } from './outbox-state.ts'
import { look, putUnsent, sendUnsent, takeBackKind, type Unsent } from './outbox.ts'
import { theDatabase } from './the-database.ts'

const ADA = 7
const PATH = { datasource: 2, location: 8, period: '2024' }
const SUBJECT = entryDraftName(ADA, PATH)
const FORM = '/data-entry/forms/{datasource}/{location}/{period}'
const filled = (text: string): EntryCells => ({ '7': { text, reason: '', isZero: false } })

/** A form that waits, with its draft on the device. */
const form = (
  cells: EntryCells,
  note: string | null,
  { attempt = 'attempt-form', unanswered = [] as readonly EntryCells[] } = {},
): Unsent => {
  const content: WaitingForm = { form: PATH, version: 0, base: {}, cells, unanswered, note }
  keepUnder(SUBJECT, { cells, base: { version: 0, cells: {} } })
  return {
    ...{ account: ADA, subject: SUBJECT, kind: 'form', title: 'Northland, 2024', attempt },
    content: JSON.stringify(content),
  }
}

/** A server with one form, as ours behaves: versions, and attempts that it knows. `loses` names the answers that are lost, by their count. */
function aServer({ loses = (_: number): boolean => false, closed = '' } = {}) {
  const account = { version: 0, cells: {} as EntryCells }
  const made = new Map<string, unknown>()
  const refused = () => new Problem('changed-meanwhile', closed || 'Somebody changed it.')
  const isOther = (body: { version: number }) => closed !== '' || body.version !== account.version
  const calls = answerCalls({
    [`GET ${FORM}`]: () => ({ ...account, is_open: closed === '' }) as EntryFormRow,
    [`PUT ${FORM}`]: ({ body }: AskedCall) => {
      const sent = body as { version: number; cells: EntryCells }
      if (isOther(sent)) return refused()
      Object.assign(account, { cells: sent.cells, version: account.version + 1 })
      return { version: account.version, changed_at: '2024-05-03T08:00:00.000Z' }
    },
    [`POST ${FORM}/send`]: ({ body }: AskedCall) => {
      const sent = body as { version: number; attempt: string }
      if (!made.has(sent.attempt) && isOther(sent)) return refused()
      if (!made.has(sent.attempt)) account.version += 1
      made.set(sent.attempt, sent)
      return { id: 12 } as never
    },
  })
  badLine({ loses })
  return { account, calls, made }
}

const left = async () => {
  await look()
  return outbox.get().map(({ kind, status, why }) => `${kind} ${status} ${why}`.trim())
}

beforeEach(async () => {
  localStorage.clear()
  await theDatabase().transactions.clear()
})

test('a form that waits as a draft is kept in the account, and then the device forgets it', async () => {
  const { account, calls } = aServer()
  await putUnsent(form(filled('41'), null))
  await sendUnsent(ADA)
  expect(account).toEqual({ version: 1, cells: filled('41') })
  expect(calls.of(`POST ${FORM}/send`)).toEqual([])
  expect(await left()).toEqual([])
  expect(entryDraftUnder(SUBJECT)).toBeNull()
})

test.each([1, 2, 3])(
  'a form goes for approval once, also where the answer to call %i is lost on its way',
  async (lost) => {
    const { account, made } = aServer({ loses: (times) => times === lost })
    await putUnsent(form(filled('41'), 'Two clinics came late.'))
    for (let again = 0; again < 3; again += 1) await sendUnsent(ADA)
    expect(account).toEqual({ version: 2, cells: filled('41') })
    expect([...made.values()]).toMatchObject([{ note: 'Two clinics came late.', attempt: 'attempt-form' }])
    expect(await left()).toEqual([])
  },
)

test('a form that its author wrote on after an answer was lost goes over what arrived, and nobody is asked', async () => {
  const { account } = aServer({ loses: (times) => times === 1 })
  await putUnsent(form(filled('4'), null))
  await sendUnsent(ADA)
  expect([account.version, await left()]).toEqual([1, ['form waiting']])
  await putUnsent(form(filled('41'), null, { unanswered: [filled('4')] }))
  await sendUnsent(ADA)
  expect(account).toEqual({ version: 2, cells: filled('41') })
  expect(await left()).toEqual([])
})

test('cells that somebody else filled meanwhile join a draft; filled differently they are left to its author', async () => {
  const { account } = aServer()
  Object.assign(account, { version: 3, cells: { '8': { text: '9', reason: '', isZero: false } } })
  await putUnsent(form(filled('41'), null))
  await sendUnsent(ADA)
  expect(account.cells).toEqual({ ...filled('41'), '8': { text: '9', reason: '', isZero: false } })
  await putUnsent(form(filled('42'), null))
  await sendUnsent(ADA)
  expect(await left()).toEqual(['form changedElsewhere'])
  expect(account.cells['7']?.text).toBe('41')
  expect(entryDraftUnder(SUBJECT)?.cells).toEqual(filled('42'))
})

test('figures that their author has not seen are not sent for approval', async () => {
  const { account, made } = aServer()
  Object.assign(account, { version: 3, cells: { '8': { text: '9', reason: '', isZero: false } } })
  await putUnsent(form(filled('41'), ''))
  await sendUnsent(ADA)
  expect(made.size).toBe(0)
  expect(await left()).toEqual(['form changedElsewhere'])
})

test('a form that takes nothing any more stays, with the words of the server', async () => {
  aServer({ closed: 'These figures wait for a decision.' })
  await putUnsent(form(filled('41'), ''))
  await sendUnsent(ADA)
  expect(await left()).toEqual(['form changedElsewhere These figures wait for a decision.'])
  expect(entryDraftUnder(SUBJECT)?.cells).toEqual(filled('41'))
})

test('what its author puts there anew while it is on its way is not lost with it', async () => {
  const { account } = aServer()
  await putUnsent(form(filled('41'), null))
  const online = globalThis.fetch
  let times = 0
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    times += 1
    if (times === 1) await putUnsent(form(filled('42'), null, { attempt: 'attempt-newer' }))
    return online(...asked)
  })
  await sendUnsent(ADA)
  expect(await left()).toEqual(['form waiting'])
  expect(account.cells['7']?.text).toBe('41')
  expect(entryDraftUnder(SUBJECT)?.cells).toEqual(filled('42'))
})

const topic = (followed: boolean): Unsent => ({
  ...{ account: ADA, subject: 'topic-place:8', kind: 'topic', title: 'Northland', attempt: `a-${followed}` },
  content: JSON.stringify({ kind: 'place', topic: '8', followed }),
})

test('of a topic the last choice is sent, whatever was chosen before', async () => {
  const calls = answerCalls({ 'PUT /reading/topics': {} as never })
  for (const followed of [true, false, true]) await putUnsent(topic(followed))
  await sendUnsent(ADA)
  expect(calls.of('PUT /reading/topics').map(({ body }) => body)).toEqual([
    { kind: 'place', topic: '8', followed: true },
  ])
  expect(await left()).toEqual([])
})

const view = (section: string): Unsent => {
  const content = JSON.stringify({ dashboard: 'Winter', section, indicator: 7, year: '2024' })
  return {
    ...{ account: ADA, subject: `view-${content}`, kind: 'view', title: '', attempt: `a-${section}` },
    content,
  }
}

test('views wait as one thing and go with their age; one that the server does not know is dropped and stops nothing', async () => {
  const calls = answerCalls({
    'POST /user_interactions': ({ body }) =>
      Object(body).section === 'gone'
        ? new Problem('invalid-input', 'There is no such dashboard.')
        : { recorded: true },
    'PUT /reading/topics': {} as never,
  })
  for (const section of ['map', 'gone', 'table', 'map']) await putUnsent(view(section))
  await putUnsent(topic(true))
  expect([outbox.get().length, countOf(outbox.get())]).toEqual([4, 2])
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString()
  await theDatabase().transactions.toCollection().modify({ at: hourAgo })
  await sendUnsent(ADA)
  const bodies = calls.of('POST /user_interactions').map(({ body }) => Object(body))
  expect(bodies.map(({ section, attempt }) => [section, attempt])).toEqual([
    ['map', 'a-map'],
    ['gone', 'a-gone'],
    ['table', 'a-table'],
  ])
  for (const { age } of bodies) expect(Math.round(age / 3600)).toBe(1)
  expect(calls.of('PUT /reading/topics')).toHaveLength(1)
  expect(await left()).toEqual([])
})

test('the views can be taken back together, and everything else stays', async () => {
  for (const one of [view('map'), topic(true), view('table')]) await putUnsent(one)
  await takeBackKind(ADA, 'view')
  expect(await left()).toEqual(['topic waiting'])
})

test('a session that ended lets everything wait; after signing in it goes on in its order', async () => {
  let isSignedIn = false
  const calls = answerCalls({
    'PUT /reading/topics': () => (isSignedIn ? ({} as never) : new Problem('not-signed-in', 'Sign in.')),
    'POST /user_interactions': { recorded: true },
  })
  await putUnsent(topic(true))
  await putUnsent(view('map'))
  await sendUnsent(ADA)
  expect(await left()).toEqual(['topic signIn', 'view waiting'])
  isSignedIn = true
  await sendUnsent(ADA)
  expect(await left()).toEqual([])
  expect(calls.made.map(({ call }) => call)).toEqual([
    'PUT /reading/topics',
    'PUT /reading/topics',
    'POST /user_interactions',
  ])
})

test('what the worker sent is told by the next page, with its draft forgotten', async () => {
  answerCalls({})
  await putUnsent(form(filled('41'), ''))
  await theDatabase().transactions.toCollection().modify({ status: 'sent' })
  expect(await left()).toEqual([])
  expect(entryDraftUnder(SUBJECT)).not.toBeNull()
  await sendUnsent(ADA)
  expect(await theDatabase().transactions.count()).toBe(0)
  expect(entryDraftUnder(SUBJECT)).toBeNull()
})
