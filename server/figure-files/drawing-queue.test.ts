import { expect, test } from 'vitest'
import { Problem } from '#domain/problem.ts'
import { DrawingQueue } from './drawing-queue.ts'

const BOUNDS = { what: 'figures', atOnce: 1, waiting: 4, ofOneCaller: 3, retryAfter: 5 } as const
const never = new AbortController().signal

/** Work that ends when it is told to, and a list of what was begun. */
function bench() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const work = (name: string) => () => {
    begun.push(name)
    const { promise, resolve } = Promise.withResolvers<string>()
    ends.push(() => resolve(name))
    return promise
  }
  const endNext = async () => {
    ends.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { begun, work, endNext }
}

test('one after the other, and callers take turns', async () => {
  const queue = new DrawingQueue(BOUNDS)
  const { begun, work, endNext } = bench()
  const all = ['a1', 'a2', 'a3', 'b1'].map((name) => queue.run(name[0] ?? '', never, work(name)))
  for (const _ of all) await endNext()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1'])
})

test('T46, T48: a full queue is refused with when to come again; one caller does not fill it for others', async () => {
  const queue = new DrawingQueue(BOUNDS)
  const { begun, work, endNext } = bench()
  const own = ['a1', 'a2', 'a3', 'a4'].map((name) => queue.run('a', never, work(name)))
  const refused = await queue.run('a', never, work('a5')).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Problem)
  expect(refused).toMatchObject({ code: 'too-many-requests', retryAfter: 5 })
  const other = queue.run('b', never, work('b1'))
  await expect(queue.run('c', never, work('c1'))).rejects.toMatchObject({ code: 'too-many-requests' })
  for (const _ of [...own, other]) await endNext()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'a4'])
  await Promise.all([...own, other])
})

test('who has gone is not drawn for, and its place is free', async () => {
  const queue = new DrawingQueue(BOUNDS)
  const { begun, work, endNext } = bench()
  const gone = new AbortController()
  const first = queue.run('a', never, work('a1'))
  const second = queue.run('a', gone.signal, work('a2')).catch(() => 'gone')
  const third = queue.run('a', never, work('a3'))
  gone.abort()
  await endNext()
  await endNext()
  expect([await first, await second, await third]).toEqual(['a1', 'gone', 'a3'])
  expect(begun).toEqual(['a1', 'a3'])
})

test('work that fails makes room for the next', async () => {
  const queue = new DrawingQueue(BOUNDS)
  const fails = queue.run('a', never, () => Promise.reject(new Error('broken')))
  const next = queue.run('a', never, () => Promise.resolve('drawn'))
  await expect(fails).rejects.toThrow('broken')
  expect(await next).toBe('drawn')
})
