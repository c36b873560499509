import { beforeEach, expect, test, vi } from 'vitest'
import type { OwnAccount } from '#contract/account/sign-in.ts'
import { Problem } from '#domain/problem.ts'
import { anAccount } from '#tests/components/made-up-account.ts'
import { answerCalls } from '#tests/components/made-up-answers.ts'

/** The page loaded anew, with what the device keeps. `answer`: who the server says is signed in; null: no line. */
async function load(answer: OwnAccount | Problem | null) {
  vi.resetModules()
  answerCalls({
    'GET /account': () => {
      if (answer === null) throw new TypeError('Failed to fetch')
      return answer
    },
  })
  const page = await import('./own-account.ts')
  const state = await page.refreshOwnAccount()
  return { page, state }
}

const mark = (isThere: boolean) =>
  Reflect.set(document, 'cookie', `msdat-signed-in=${isThere ? 1 : 0}; path=/`)
const OLA = anAccount()
const ENDED = new Problem('not-signed-in', 'Sign in.')

beforeEach(() => {
  localStorage.clear()
  mark(true)
})

test('without a line the device knows who is signed in, until the server says otherwise', async () => {
  expect((await load(null)).state).toEqual({ status: 'failed' })
  await load(OLA)
  const { page, state } = await load(null)
  expect(state).toEqual({ status: 'signed-in', account: OLA, isKept: true })
  expect(await page.confirmOwnAccount()).toBe(false)
  answerCalls({ 'GET /account': OLA })
  expect(await page.confirmOwnAccount()).toBe(true)
  expect(page.ownAccountNow()).toEqual({ status: 'signed-in', account: OLA })
})

test('who was told by the server while the line was there stays', async () => {
  const { page } = await load(OLA)
  answerCalls({
    'GET /account': () => {
      throw new TypeError('Failed to fetch')
    },
  })
  expect(await page.refreshOwnAccount()).toEqual({ status: 'signed-in', account: OLA })
})

test('a silent line is waited for, and then the device says who is signed in until the answer comes', async () => {
  await load(OLA)
  vi.resetModules()
  const { promise, resolve } = Promise.withResolvers<OwnAccount>()
  answerCalls({ 'GET /account': () => promise })
  vi.useFakeTimers()
  try {
    const page = await import('./own-account.ts')
    const asked = page.refreshOwnAccount()
    await vi.advanceTimersByTimeAsync(page.PATIENCE - 1)
    expect(page.ownAccountNow()).toEqual({ status: 'unknown' })
    await vi.advanceTimersByTimeAsync(1)
    expect(page.ownAccountNow()).toMatchObject({ account: OLA, isKept: true })
    resolve(OLA)
    expect(await asked).toEqual({ status: 'signed-in', account: OLA })
  } finally {
    vi.useRealTimers()
  }
})

test('of two people on one device it is the last who signed in', async () => {
  await load(OLA)
  localStorage.setItem('msdat-of-7-answer-GET /document', '{}')
  localStorage.setItem('msdat-of-7-draft-k', '{}')
  const bo = anAccount({ id: 8, username: 'bo' })
  await load(bo)
  expect((await load(null)).state).toMatchObject({ account: bo, isKept: true })
  // What was only read goes, what was written stays with its writer.
  const names = Object.keys(localStorage).filter((name) => name.startsWith('msdat-of-7-'))
  expect(names).toEqual(['msdat-of-7-draft-k'])
})

test('a session that has ended, and one that was never begun, are no account without a line', async () => {
  await load(OLA)
  await load(ENDED)
  // Where the browser cannot take the mark away.
  mark(true)
  expect((await load(null)).state).toEqual({ status: 'failed' })
  await load(OLA)
  mark(false)
  expect((await load(null)).state).toEqual({ status: 'anonymous', since: 'start' })
})

test('what is kept and cannot be read is nobody', async () => {
  await load(OLA)
  for (const name of Object.keys(localStorage).filter((one) => one.endsWith('-account')))
    localStorage.setItem(name, '{')
  expect((await load(null)).state).toEqual({ status: 'failed' })
})

test('a session that ends by itself keeps the page as it is until its reader signs in again, or closes the door', async () => {
  const { page } = await load(OLA)
  const door = await import('#web/kit/sign-in-door.ts')
  const { ask } = await import('./ask.ts')
  let isOver = true
  const calls = answerCalls({
    'GET /account': () => (isOver ? ENDED : OLA),
    'GET /notifications/unread-count': ENDED,
  })
  const refuse = () => ask('GET /notifications/unread-count').catch(() => null)
  await refuse()
  expect(page.ownAccountNow()).toEqual({ status: 'signed-in', account: OLA, isEnded: true })
  // Closed with somebody signed in: the same page goes on.
  isOver = false
  mark(true)
  door.openSignIn(null)
  await vi.waitFor(() => expect(page.ownAccountNow()).toEqual({ status: 'signed-in', account: OLA }))
  await refuse()
  // Closed with nobody: then nobody is.
  isOver = true
  door.openSignIn(null)
  await vi.waitFor(() => expect(page.ownAccountNow()).toEqual({ status: 'anonymous', since: 'expired' }))
  expect(calls.of('GET /account').length).toBeGreaterThan(0)
})
