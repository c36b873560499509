import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type DeviceDatabase, deviceDatabase } from '#web/device/database.ts'
import type { Waiting } from '#web/device/waiting.ts'
import { sendByWorker } from './send-by-worker.ts'

let database: DeviceDatabase
let asked: string[] = []

const waiting = (kind: Waiting['kind'], name: string, content: object, account = 7): Waiting => ({
  ...{ account, subject: `${kind}-${name}`, kind, title: name, at: new Date().toISOString() },
  ...{ attempt: `attempt-${name}`, content: JSON.stringify(content), status: 'waiting', why: '' },
})
const comment = (name: string, account = 7) =>
  waiting('comment', name, { document: 'k', text: name }, account)

/** Answers calls of the worker; null: no answer comes. */
function answers(reply: (call: string, body: unknown) => { status: number; body: object } | null): void {
  asked = []
  vi.stubGlobal('fetch', async (input: string, { method = 'GET', body }: RequestInit = {}) => {
    const call = `${method} ${input}`
    asked.push(call)
    const answer = reply(call, body === undefined ? null : JSON.parse(String(body)))
    if (answer === null) throw new TypeError('Failed to fetch')
    return Response.json(answer.body, { status: answer.status })
  })
}

const ada = (call: string) => (call === 'GET /api/account' ? { status: 200, body: { id: 7 } } : null)
const done = { status: 200, body: {} }
const statuses = async () =>
  (await database.transactions.orderBy('id').toArray()).map(({ title, status }) => `${title} ${status}`)

beforeEach(() => {
  database = deviceDatabase({ indexedDB: new IDBFactory(), IDBKeyRange })
})
afterEach(() => {
  database.close()
})

test('what waits for whoever is signed in is sent in its order without a page, and marked for the next one to tell', async () => {
  await database.transactions.bulkAdd([
    comment('one'),
    comment('of somebody else', 8),
    waiting('view', 'seen', { dashboard: 'Winter' }),
    waiting('topic', 'Northland', { kind: 'place', topic: '8', followed: true }),
  ])
  answers((call) => ada(call) ?? done)
  await sendByWorker(database)
  expect(asked).toEqual([
    'GET /api/account',
    'POST /api/document/k/comments',
    'POST /api/user_interactions',
    'PUT /api/reading/topics',
  ])
  expect(await statuses()).toEqual(['one sent', 'of somebody else waiting', 'Northland sent'])
  await sendByWorker(database)
  expect(asked).toHaveLength(5)
})

test('from a document on everything waits for a page, which alone has its draft', async () => {
  await database.transactions.bulkAdd([comment('one'), waiting('document', 'Snow', {}), comment('two')])
  answers((call) => ada(call) ?? done)
  await sendByWorker(database)
  expect(await statuses()).toEqual(['one sent', 'Snow waiting', 'two waiting'])
})

test('where no answer comes the browser is told to wake the worker again; nothing is sent twice by that', async () => {
  await database.transactions.bulkAdd([comment('one'), comment('two')])
  const made = new Set<string>()
  let isLost = true
  answers((call, body) => {
    const known = ada(call)
    if (known) return known
    made.add(Object(body).attempt)
    if (Object(body).text === 'two' && isLost) return null
    return done
  })
  await expect(sendByWorker(database)).rejects.toThrow('Not everything')
  expect(await statuses()).toEqual(['one sent', 'two waiting'])
  isLost = false
  await sendByWorker(database)
  expect(await statuses()).toEqual(['one sent', 'two sent'])
  expect([...made]).toEqual(['attempt-one', 'attempt-two'])
})

test.each([
  ['nobody is signed in', 401, 'one waiting'],
  ['the server refuses', 200, 'one refused'],
] as const)('where %s the text stays', async (_, status, expected) => {
  await database.transactions.add(comment('one'))
  const refusal = { type: '/problems/not-found', detail: 'There is no such document.' }
  answers((call) =>
    call === 'GET /api/account'
      ? { status, body: status === 200 ? { id: 7 } : refusal }
      : { status: 404, body: refusal },
  )
  await sendByWorker(database)
  expect(await statuses()).toEqual([expected])
})

test('without anything that waits nobody is asked who is signed in', async () => {
  answers(ada)
  await sendByWorker(database)
  expect(asked).toEqual([])
})
