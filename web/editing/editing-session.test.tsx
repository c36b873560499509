import { beforeEach, expect, test, vi } from 'vitest'
import { textBlock } from '#domain/document/blocks/text/text-block.ts'
import type { Block } from '#domain/document/blocks.ts'
import { type Document, EMPTY_DASHBOARD } from '#domain/document/document.ts'
import { PROBLEM_TEXTS } from '#domain/document/problem-texts.ts'
import { addBlock, replaceBlock } from '#domain/document/editing/edit-blocks.ts'
import { Problem } from '#domain/problem.ts'
import { badLine } from '#tests/components/bad-answers.ts'
import { answerCalls, type AskedCall } from '#tests/components/made-up-answers.ts'
import { aDocument } from '#tests/components/made-up-documents.ts'
import { addToDocument } from '#web/views/capture/add-to-document.ts'
import { editingSession, isInAccount } from './editing-session.ts'

const text = (id: string, words: string): Block => textBlock.begin(id, { html: `<p>${words}</p>` })
const BASE: Document = { ...EMPTY_DASHBOARD, title: 'Snow', blocks: [text('a', 'First')] }
const THEIRS: Document = { ...BASE, blocks: [text('a', 'Theirs')] }

/** An account that holds a document; who saves over another version than its last is told so. */
function anAccountWith(document: Document, version: number) {
  let saved = { document, version }
  const row = () => ({
    data: { ...aDocument('k', { version: saved.version }), document: { ...saved.document } },
  })
  const bodyOf = ({ body }: AskedCall) => body as { document: Document; version: number }
  const save = (asked: AskedCall) => {
    const sent = bodyOf(asked)
    if (sent.version !== saved.version) {
      const conflict = {
        version: saved.version,
        base: BASE,
        saved: saved.document,
        ...(saved.document === THEIRS ? { by: 'Mina', is_own: false } : { by: 'Ola', is_own: true }),
      }
      return new Problem('changed-meanwhile', 'Somebody saved.', {}, null, {
        conflict: { ...conflict, at: null },
      })
    }
    saved = { document: sent.document, version: saved.version + 1 }
    return row()
  }
  const made = new Map<string, Document>()
  const make = ({ body }: AskedCall) => {
    const { document: sent, attempt } = body as { document: Document; attempt: string }
    if (!made.has(attempt)) saved = { document: sent, version }
    made.set(attempt, sent)
    return row()
  }
  const calls = answerCalls({
    'GET /document/{id}': row,
    'PATCH /document/{id}': save,
    'POST /document': make,
  })
  return {
    calls,
    saved: () => saved,
    put: (other: Document) => (saved = { document: other, version: saved.version + 1 }),
  }
}

beforeEach(() => localStorage.clear())

test('who saves second is asked, and nothing is written before they chose', async () => {
  const account = anAccountWith(BASE, 1)
  const session = editingSession(BASE, { id: 'k', version: 1, saved: BASE })
  account.put(THEIRS)
  session.change((from) => replaceBlock(from, text('a', 'Mine')))
  expect(await session.save()).toBeNull()
  const { clash } = session.state.get()
  expect(clash).toMatchObject({ version: 2, base: BASE, theirs: THEIRS, by: 'Mina' })
  // Saving by itself asks no second time.
  expect(await session.save()).toBeNull()
  expect([account.calls.of('PATCH /document/{id}').length, account.saved().document]).toEqual([1, THEIRS])

  const both = { ...BASE, blocks: [text('a', 'Mine'), text('b', 'Theirs')] }
  await session.save({ document: both, version: 2 })
  expect(account.saved()).toEqual({ document: both, version: 3 })
  expect([session.now(), session.state.get().clash, isInAccount(session.state.get())]).toEqual([
    both,
    null,
    true,
  ])
  // The document put together can be taken back.
  session.step('back')
  expect(session.now().blocks).toEqual([text('a', 'Mine')])
})

test('what is changed while it is sent waits, and is sent over the version that came of it', async () => {
  const account = anAccountWith(BASE, 1)
  const session = editingSession(BASE, { id: 'k', version: 1, saved: BASE })
  session.change((from) => ({ ...from, description: 'One' }))
  const first = session.save()
  session.change((from) => ({ ...from, description: 'Two' }))
  expect(isInAccount(session.state.get())).toBe(false)
  await Promise.all([first, session.save()])
  expect(
    account.calls.of('PATCH /document/{id}').map(({ body }) => (body as { version: number }).version),
  ).toEqual([1, 2])
  expect(account.saved().document.description).toBe('Two')
})

test('whoever presses again while an answer is awaited sends once more, with what was typed last', async () => {
  const account = anAccountWith(BASE, 1)
  const session = editingSession(BASE, { id: 'k', version: 1, saved: BASE })
  session.change((from) => ({ ...from, description: 'One' }))
  const first = session.save()
  const others = [session.save(), session.save()]
  session.change((from) => ({ ...from, description: 'Two' }))
  others.push(session.save())
  expect([await first, ...(await Promise.all(others))].map((row) => row?.version)).toEqual([2, 3, 3, 3])
  expect(account.saved()).toMatchObject({ document: { description: 'Two' }, version: 3 })
})

test('whoever presses again while no answer comes is told so with the first, and nothing is sent until the next try', async () => {
  const account = anAccountWith(BASE, 1)
  const session = editingSession(BASE, { id: 'k', version: 1, saved: BASE })
  badLine({ drops: (times) => times === 1 })
  session.change((from) => ({ ...from, description: 'One' }))
  const first = session.save()
  const others = [session.save(), session.save()]
  session.change((from) => ({ ...from, description: 'Two' }))
  expect([await first, ...(await Promise.all(others))]).toEqual([null, null, null])
  expect(session.state.get().sending).toMatchObject({ status: 'failed', isLine: true })
  expect(account.saved().document).toEqual(BASE)
  expect((await session.save())?.version).toBe(2)
  expect(account.saved()).toMatchObject({ document: { description: 'Two' }, version: 2 })
})

test('after an answer was lost the account may hold what was taken back since: it is not said to be as it is here', async () => {
  const account = anAccountWith(BASE, 1)
  const session = editingSession(BASE, { id: 'k', version: 1, saved: BASE })
  badLine({ loses: (times) => times === 1 })
  session.change((from) => replaceBlock(from, text('a', 'Mine')))
  await session.save()
  session.step('back')
  expect([session.now(), isInAccount(session.state.get())]).toEqual([BASE, false])
  expect(await session.save()).not.toBeNull()
  expect([account.saved().document, isInAccount(session.state.get())]).toEqual([BASE, true])
})

test('the same attempt makes one document, and another document is another attempt', async () => {
  const account = anAccountWith(BASE, 1)
  const offline = new Error('offline')
  const session = editingSession(BASE, null)
  const answer = globalThis.fetch
  vi.stubGlobal('fetch', () => Promise.reject(offline))
  await session.save()
  expect(session.state.get().sending.status).toBe('failed')
  vi.stubGlobal('fetch', answer)
  await session.save()
  session.open({ ...BASE, title: 'Other' }, null)
  await session.save()
  const attempts = account.calls.of('POST /document').map(({ body }) => (body as { attempt: string }).attempt)
  expect([attempts.length, new Set(attempts).size]).toEqual([2, 2])
  expect(session.state.get().account).toMatchObject({ id: 'k', version: 1 })
})

/** The line takes the next call, and loses its answer. */
function loseNextAnswer(): void {
  const answered = globalThis.fetch
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    vi.stubGlobal('fetch', answered)
    await answered(...asked)
    throw new TypeError('Failed to fetch')
  })
}

test.each([
  ['in the account', { id: 'k', version: 1, saved: BASE }],
  ['new', null],
] as const)(
  'a document that is %s: whoever types on after an answer was lost is not asked about their own words, and loses none',
  async (_, copy) => {
    const account = anAccountWith(BASE, 1)
    const session = editingSession(BASE, copy)
    session.change((from) => replaceBlock(from, text('a', 'Mine')))
    loseNextAnswer()
    expect(await session.save()).toBeNull()
    session.change((from) => replaceBlock(from, text('a', 'Mine, and more')))
    expect(await session.save()).not.toBeNull()
    expect(session.state.get().clash).toBeNull()
    expect(account.saved().document.blocks).toEqual([text('a', 'Mine, and more')])
    expect(isInAccount(session.state.get())).toBe(true)
  },
)

test('whoever types on after an answer was lost is asked about what somebody else saved since', async () => {
  const account = anAccountWith(BASE, 1)
  const session = editingSession(BASE, { id: 'k', version: 1, saved: BASE })
  session.change((from) => replaceBlock(from, text('a', 'Mine')))
  loseNextAnswer()
  await session.save()
  account.put(THEIRS)
  session.change((from) => replaceBlock(from, text('a', 'Mine, and more')))
  expect(await session.save()).toBeNull()
  expect(session.state.get().clash).toMatchObject({ version: 3, by: 'Mina' })
})

test('a document that cannot be kept is not sent, and its block is named', async () => {
  const account = anAccountWith(BASE, 1)
  const session = editingSession({ ...BASE, blocks: [text('a', 'First'), text('b', '')] }, null)
  session.change((from) => ({ ...from, blocks: [{ kind: 'heading', id: 'h', text: ' ', level: 2 }] }))
  await session.save()
  expect(session.state.get().sending).toEqual({
    ...{ status: 'failed', block: 1 },
    why: PROBLEM_TEXTS.words,
  })
  expect(account.calls.made).toEqual([])
})

test('a captured block is added to what somebody saved at the same moment', async () => {
  const account = anAccountWith(BASE, 1)
  const answer = globalThis.fetch
  let isFirst = true
  vi.stubGlobal('fetch', (...asked: Parameters<typeof fetch>) => {
    // Somebody saves after the document was read.
    if (isFirst && asked[1]?.method === 'PATCH') account.put(THEIRS)
    if (asked[1]?.method === 'PATCH') isFirst = false
    return answer(...asked)
  })
  await addToDocument('k', text('captured', 'New'))
  expect(account.saved().document).toEqual(addBlock(THEIRS, text('captured', 'New'), 1))
})
