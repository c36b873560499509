import { beforeEach, expect, test } from 'vitest'
import { textBlock } from '#domain/document/blocks/text/text-block.ts'
import { type Document, EMPTY_DASHBOARD } from '#domain/document/document.ts'
import { Problem } from '#domain/problem.ts'
import { badLine } from '#tests/components/bad-answers.ts'
import { answerCalls, type AskedCall } from '#tests/components/made-up-answers.ts'
import { aDocument } from '#tests/components/made-up-documents.ts'
import { draftName, draftUnder, keepUnder } from '#web/editing/kept-draft.ts'
import { outbox } from './outbox-state.ts'
import { commentIn } from '#web/device/waiting-content.ts'
import { look, putUnsent, rewriteComment, sendUnsent, takeBack, type Unsent } from './outbox.ts'
import { theDatabase } from './the-database.ts'

const ADA = 7
const comment = (name: string, account = ADA): Unsent => ({
  ...{ account, subject: `comment-${name}`, kind: 'comment', title: name, attempt: `attempt-${name}` },
  content: JSON.stringify({ document: 'k', text: name }),
})
const NEW = draftName(ADA, 'new-dashboard')
const draft: Unsent = {
  ...{ account: ADA, subject: NEW, kind: 'document', title: 'Snow', attempt: 'attempt-snow', content: '{}' },
}
const snow = (words: string): Document => ({
  ...{ ...EMPTY_DASHBOARD, title: 'Snow' },
  blocks: [textBlock.begin('a', { html: `<p>${words}</p>` })],
})

/** A server that knows attempts, and loses the answers that `loses` names. */
function aServer(loses: (times: number) => boolean = () => false) {
  const made = new Map<string, string>()
  const sent: string[] = []
  const answer = ({ body }: AskedCall) => {
    const { text, attempt } = body as { text: string; attempt: string }
    sent.push(text)
    if (!made.has(attempt)) made.set(attempt, text)
    return { id: 1, text, author: 'ada' } as never
  }
  const calls = answerCalls({ 'POST /document/{id}/comments': answer })
  badLine({ loses })
  return { calls, made, sent }
}

const left = async () => {
  await look()
  return outbox.get().map(({ title, status }) => `${title} ${status}`)
}

beforeEach(async () => {
  localStorage.clear()
  await theDatabase().transactions.clear()
})

test('what waits goes in its order, each once, and only that of whoever is signed in', async () => {
  const server = aServer()
  for (const name of ['one', 'two', 'three']) await putUnsent(comment(name))
  await putUnsent(comment('of somebody else', 8))
  await Promise.all([sendUnsent(ADA), sendUnsent(ADA)])
  expect(server.sent.slice(0, 3)).toEqual(['one', 'two', 'three'])
  expect([...server.made.values()]).toEqual(['one', 'two', 'three'])
  expect(await left()).toEqual(['of somebody else waiting'])
})

test('an answer that is lost on its way makes nothing twice, and what comes after it keeps its place', async () => {
  // Every third answer is lost.
  const server = aServer((times) => times % 3 === 2)
  const names = ['one', 'two', 'three', 'four', 'five']
  for (const name of names) await putUnsent(comment(name))
  await sendUnsent(ADA)
  expect(await left()).toEqual(['two waiting', 'three waiting', 'four waiting', 'five waiting'])
  for (let again = 0; again < 5; again += 1) await sendUnsent(ADA)
  expect([...server.made.values()]).toEqual(names)
  expect(server.sent.length).toBeGreaterThan(names.length)
  expect(await left()).toEqual([])
})

test('of one subject only the newest waits, in the place of the one before, also when both come at once', async () => {
  const server = aServer()
  await putUnsent(comment('one'))
  await putUnsent(comment('two'))
  const content = JSON.stringify({ document: 'k', text: 'one, newer' })
  await Promise.all([1, 2, 3].map(() => putUnsent({ ...comment('one'), content })))
  await sendUnsent(ADA)
  expect([...server.made.values()]).toEqual(['one, newer', 'two'])
})

test('what waits can be changed and taken back', async () => {
  const server = aServer()
  await putUnsent(comment('one'))
  await putUnsent(comment('two'))
  await look()
  const [first, second] = outbox.get()
  if (first) await rewriteComment(first, 'another one')
  if (second) await takeBack(second)
  expect(outbox.get().map((waiting) => commentIn(waiting).text)).toEqual(['another one'])
  await sendUnsent(ADA)
  expect([...server.made.values()]).toEqual(['another one'])
})

test.each([
  ['not-signed-in', ['one signIn', 'two waiting']],
  ['not-found', ['one refused', 'two refused']],
  ['store-unavailable', ['one waiting', 'two waiting']],
  ['too-many-requests', ['one waiting', 'two waiting']],
] as const)('a refusal as %s: %j', async (code, expected) => {
  answerCalls({ 'POST /document/{id}/comments': new Problem(code, 'No.') })
  await putUnsent(comment('one'))
  await putUnsent(comment('two'))
  await sendUnsent(ADA)
  expect(await left()).toEqual(expected)
})

test('a draft goes as it is then, one for each document; what is written meanwhile stays a draft over the new version', async () => {
  let saved: { document: Document; version: number } | null = null
  const row = () => ({
    data: { ...aDocument('k', { version: saved?.version ?? 1 }), document: { ...saved?.document } },
  })
  const calls = answerCalls({
    'POST /document': ({ body }) => {
      saved ??= { document: (body as { document: Document }).document, version: 1 }
      keepUnder(NEW, { document: snow('third'), account: null, at: '' })
      return row()
    },
    'PATCH /document/{id}': ({ body }) => {
      saved = { document: (body as { document: Document }).document, version: (saved?.version ?? 1) + 1 }
      return row()
    },
  })
  keepUnder(NEW, { document: snow('first'), account: null, at: '' })
  await putUnsent(draft)
  keepUnder(NEW, { document: snow('second'), account: null, at: '' })
  await putUnsent(draft)
  expect(outbox.get()).toHaveLength(1)
  await sendUnsent(ADA)
  expect(calls.of('POST /document').map(({ body }) => body)).toMatchObject([
    { document: snow('second'), attempt: 'attempt-snow' },
  ])
  expect(await left()).toEqual([])
  expect(draftUnder(NEW)).toMatchObject({ document: snow('third'), account: { id: 'k', version: 1 } })
})

test('a draft whose answer was lost and that was written on since goes over its own version, and nobody is asked', async () => {
  const name = draftName(ADA, 'k')
  let saved = { document: snow('first'), version: 1 }
  let loses = true
  answerCalls({
    'PATCH /document/{id}': ({ body }) => {
      const sent = body as { document: Document; version: number }
      if (sent.version !== saved.version) {
        const own = { version: saved.version, saved: saved.document, by: 'Ola', is_own: true, at: null }
        const conflict = { ...own, base: snow('first') }
        return new Problem('changed-meanwhile', 'You saved.', {}, null, { conflict })
      }
      saved = { document: sent.document, version: saved.version + 1 }
      if (loses) throw new TypeError('Failed to fetch')
      return { data: { ...aDocument('k', { version: saved.version }), document: { ...saved.document } } }
    },
  })
  const write = (words: string) => {
    const kept = draftUnder(name)?.account ?? { id: 'k', version: 1, saved: snow('first') }
    keepUnder(name, { document: snow(words), account: kept, at: '' })
  }
  write('second')
  await putUnsent({ ...draft, subject: name })
  await sendUnsent(ADA)
  expect(await left()).toEqual(['Snow waiting'])
  loses = false
  write('third')
  await sendUnsent(ADA)
  expect(await left()).toEqual([])
  expect([saved.document, saved.version, draftUnder(name)]).toEqual([snow('third'), 3, null])
})

test('a draft over a document that somebody changed meanwhile stays, and says so', async () => {
  const name = draftName(ADA, 'k')
  const conflict = {
    version: 4,
    base: snow('first'),
    saved: snow('theirs'),
    by: 'Mina',
    is_own: false,
    at: null,
  }
  answerCalls({
    'PATCH /document/{id}': new Problem('changed-meanwhile', 'Somebody saved.', {}, null, { conflict }),
  })
  keepUnder(name, { document: snow('mine'), account: { id: 'k', version: 1, saved: snow('first') }, at: '' })
  await putUnsent({ ...draft, subject: name })
  await sendUnsent(ADA)
  expect(await left()).toEqual(['Snow changedElsewhere'])
  expect(draftUnder(name)?.document).toEqual(snow('mine'))
})
