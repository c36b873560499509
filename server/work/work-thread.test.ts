import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { PROJECT } from '#server/platform/project-folder.ts'
import { newTestFolder } from '#tests/builders/test-folder.ts'
import { WorkThread } from './work-thread.ts'

const OWN_SIDE = pathToFileURL(join(PROJECT, 'server/work/in-thread.ts')).href

/** The orders that a thread of these tests can carry out, by name. */
const WORK = `
import { threadId } from 'node:worker_threads'
import { workInThread } from '${OWN_SIDE}'
workInThread(async (order, { need, step }) => {
  if (order === 'endless') for (;;) await step()
  if (order === 'deaf') for (;;) ;
  if (order === 'slow') for (const until = Date.now() + 3000; Date.now() < until; ) await step()
  if (order === 'greedy') { const all = []; for (;;) all.push(new Array(1e5).fill(order)) }
  if (order === 'broken') throw new Error('the wheel came off')
  if (order === 'asks') return need('double', 21)
  return threadId
})`

const waiting = new AbortController().signal
const threads: { end(): Promise<void> }[] = []
afterEach(async () => {
  for (const thread of threads.splice(0)) await thread.end()
})

function threadWith(patience = 60_000, longest = patience) {
  const file = join(newTestFolder(), 'work.mjs')
  writeFileSync(file, WORK)
  const log = { error: vi.fn() }
  const thread = new WorkThread<string, number, { double: { asked: number; answer: number } }>(
    pathToFileURL(file),
    {
      bounds: { what: 'This work', heap: 64, patience, longest },
      answers: { double: (asked) => Promise.resolve(asked * 2) },
      log,
    },
  )
  threads.push(thread)
  return { thread, log }
}

describe('work in a thread', () => {
  test('asks the server for what it needs, and is one thread for all orders', async () => {
    const { thread } = threadWith()
    expect(await thread.make('asks', waiting)).toBe(42)
    expect(await thread.make('who', waiting)).toBe(await thread.make('who', waiting))
  })

  test('ends at its next step when nobody waits any more, and the thread goes on', async () => {
    const { thread } = threadWith()
    const before = await thread.make('who', waiting)
    const left = new AbortController()
    const endless = thread.make('endless', left.signal).catch((error: unknown) => error)
    left.abort(new Error('gone'))
    expect(await endless).toMatchObject({ code: 'request-timeout' })
    expect(await thread.make('who', waiting)).toBe(before)
  })

  test('T46: that comes to no step is ended with its thread; the next order gets another', async () => {
    const { thread } = threadWith()
    const before = await thread.make('who', waiting)
    const left = new AbortController()
    const deaf = thread.make('deaf', left.signal).catch((error: unknown) => error)
    left.abort('gone')
    expect(await deaf).toBe('gone')
    expect(await thread.make('who', waiting)).not.toBe(before)
  })

  test.each([
    ['takes too long', 'deaf', 1500],
    ['needs too much memory', 'greedy', 60_000],
  ])('that %s is refused, and the next is done', async (why, order, patience) => {
    const { thread } = threadWith(patience)
    await expect(thread.make(order, waiting)).rejects.toMatchObject({
      code: 'too-much-work',
      message: `This work ${why}. Ask for less.`,
    })
    expect(await thread.make('who', waiting)).toBeGreaterThan(0)
  })

  test.each([
    ['may take long as long as it goes on', 60_000, null],
    ['is refused when it goes on for ever', 2000, 'too-much-work'],
  ])('%s', async (_what, longest, refusal) => {
    const { thread } = threadWith(1500, longest)
    const made = thread.make('slow', waiting).catch(({ code }: { readonly code: string }) => code)
    expect(await made).toEqual(refusal ?? expect.any(Number))
  })

  test('that fails is told without its words, which are for the log', async () => {
    const { thread } = threadWith()
    await expect(thread.make('broken', waiting)).rejects.toMatchObject({
      code: 'unexpected',
      message: expect.not.stringContaining('wheel'),
      cause: expect.stringContaining('the wheel came off'),
    })
  })
})
