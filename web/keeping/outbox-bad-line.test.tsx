import { beforeEach, expect, test } from 'vitest'
import type { EntryFormRow } from '#contract/data-entry/entry-forms.ts'
import { type Document, EMPTY_DASHBOARD } from '#domain/document/document.ts'
import { Problem } from '#domain/problem.ts'
import { mayBeFull } from '#tests/builders/made-up-device.ts'
import { badLine } from '#tests/components/bad-answers.ts'
import { answerCalls, type AskedCall } from '#tests/components/made-up-answers.ts'
import { aDocument } from '#tests/components/made-up-documents.ts'
import { entryDraftName } from '#web/editing/entry-draft.ts'
import { draftName, keepUnder } from '#web/editing/kept-draft.ts'
import { noRoom } from '#web/memory/no-room.ts'
import { look, putUnsent, sendUnsent, type Unsent } from './outbox.ts'
import { outbox } from './outbox-state.ts'
import { theDatabase } from './the-database.ts'

const ADA = 7
const FORM = '/data-entry/forms/{datasource}/{location}/{period}'
const PATH = { datasource: 2, location: 8, period: '2024' }
const CELLS = { '7': { text: '41', reason: '', isZero: false } }
const NEW = draftName(ADA, 'new-dashboard')
const SNOW: Document = { ...EMPTY_DASHBOARD, title: 'Snow' }

const unsent = (kind: Unsent['kind'], subject: string, content: object): Unsent => ({
  ...{ account: ADA, subject, kind, title: subject, attempt: `attempt-${subject}` },
  content: JSON.stringify(content),
})

/** One thing of each kind, in the order in which they were written. */
const WRITTEN: readonly Unsent[] = [
  unsent('comment', 'first', { document: 'k', text: 'first' }),
  unsent('document', NEW, {}),
  unsent('form', entryDraftName(ADA, PATH), {
    ...{ form: PATH, version: 0, base: {}, cells: CELLS, unanswered: [], note: 'Two clinics came late.' },
  }),
  unsent('topic', 'topic-18', { kind: 'indicator', topic: '18', followed: true }),
  unsent('view', 'view', { dashboard: 'Demographics', section: 'maps' }),
  unsent('comment', 'second', { document: 'k', text: 'second' }),
]

/** A server as ours: it knows attempts and versions. `made` has what it did, each with how often. */
function aServer() {
  const made = new Map<string, number>()
  const attempts = new Set<unknown>()
  const form = { version: 0, cells: {} }
  const once = (name: string, attempt: unknown) => {
    if (!attempts.has(attempt)) made.set(name, (made.get(name) ?? 0) + 1)
    attempts.add(attempt)
  }
  const attemptIn = ({ body }: AskedCall) => (body as { readonly attempt: string }).attempt
  answerCalls({
    'POST /document/{id}/comments': (asked) => {
      once(`comment ${(asked.body as { readonly text: string }).text}`, attemptIn(asked))
      return { id: 1 } as never
    },
    'POST /document': (asked) => {
      once('document', attemptIn(asked))
      return { data: { ...aDocument('n', { version: 1 }), document: { ...SNOW } } }
    },
    [`GET ${FORM}`]: () => ({ ...form, is_open: true }) as EntryFormRow,
    [`PUT ${FORM}`]: ({ body }: AskedCall) => {
      const sent = body as { readonly version: number; readonly cells: object }
      if (sent.version !== form.version) return new Problem('changed-meanwhile', 'Somebody changed it.')
      Object.assign(form, { version: form.version + 1, cells: sent.cells })
      made.set('figures', (made.get('figures') ?? 0) + 1)
      return { version: form.version, changed_at: '2024-05-03T08:00:00.000Z' }
    },
    [`POST ${FORM}/send`]: (asked: AskedCall) => {
      once('figures for approval', attemptIn(asked))
      return { id: 12 } as never
    },
    'PUT /reading/topics': ({ body }) => {
      const { topic, followed } = body as { readonly topic: string; readonly followed: boolean }
      made.set(`followed ${topic}`, followed ? 1 : 0)
      return {} as never
    },
    'POST /user_interactions': (asked) => {
      once('view', attemptIn(asked))
      return { recorded: true } as never
    },
  })
  return made
}

const fullness = mayBeFull(theDatabase())

beforeEach(async () => {
  localStorage.clear()
  fullness.writes = null
  noRoom.set(false)
  await theDatabase().transactions.clear()
  keepUnder(NEW, { document: SNOW, account: null, at: '' })
  return () => {
    fullness.writes = null
  }
})

/** Sends until nothing waits, as a page does whenever there is a line. */
async function sendAll(): Promise<void> {
  for (let again = 0; again < 30 && (again === 0 || outbox.get().length > 0); again += 1) {
    await sendUnsent(ADA)
  }
}

const ONCE = [
  ...['comment first', 'document', 'figures', 'figures for approval', 'followed 18', 'view'],
  'comment second',
].map((name) => [name, 1])

test.each([
  ['drops every third call', 'drops', 3, 0],
  ['drops every third call, from the second on', 'drops', 3, 2],
  ['drops every other call', 'drops', 2, 1],
  ['loses every third answer', 'loses', 3, 0],
  ['loses every third answer, from the first on', 'loses', 3, 1],
  ['loses every third answer, from the second on', 'loses', 3, 2],
] as const)(
  'over a line that %s, everything that waits is done once, in its order',
  async (_, how, each, at) => {
    const made = aServer()
    for (const one of WRITTEN) await putUnsent(one)
    badLine({ [how]: (times: number) => times % each === at })
    await sendAll()
    expect(outbox.get()).toEqual([])
    expect([...made]).toEqual(ONCE)
  },
)

test('a full device refuses what cannot wait in words, keeps what waited, and sends it once', async () => {
  const made = aServer()
  const [first, ...others] = WRITTEN
  if (first) await putUnsent(first)
  fullness.writes = 0
  for (const one of others) {
    noRoom.set(false)
    await expect(putUnsent(one)).rejects.toMatchObject({ status: 507, message: /^This device has no room/ })
    expect(noRoom.get()).toBe(true)
  }
  await look()
  expect(outbox.get().map(({ subject }) => subject)).toEqual(['first'])
  await sendAll()
  expect([...made]).toEqual([['comment first', 1]])
})

test('a full device that cannot note what became of a sending sends it again, and it is done once', async () => {
  const made = aServer()
  for (const one of WRITTEN) await putUnsent(one)
  fullness.writes = 0
  badLine({ loses: (times) => times === 4 })
  await sendAll()
  expect(outbox.get()).toEqual([])
  expect([...made]).toEqual(ONCE)
})
