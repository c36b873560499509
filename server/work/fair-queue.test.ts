import { expect, test } from 'vitest'
import { Problem } from '#domain/problem.ts'
import { FairQueue } from './fair-queue.ts'

const BOUNDS = {
  what: 'figures',
  atOnce: 1,
  waiting: 4,
  retryAfter: 5,
  ofOneCaller: { account: 3, guest: 2 },
} as const
const never = new AbortController().signal
const by = (caller: string, signal = never) => ({ caller, isGuest: false, signal })

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
  const queue = new FairQueue(BOUNDS)
  const { begun, work, endNext } = bench()
  const all = ['a1', 'a2', 'a3', 'b1'].map((name) => queue.run(by(name[0] ?? ''), work(name)))
  for (const _ of all) await endNext()
  expect(begun).toEqual(['a1', 'b1', 'a2', 'a3'])
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1'])
})

test('T46, T48: a full queue is refused with when to come again; one caller does not fill it for others', async () => {
  const queue = new FairQueue(BOUNDS)
  const { begun, work, endNext } = bench()
  const own = ['a1', 'a2', 'a3', 'a4'].map((name) => queue.run(by('a'), work(name)))
  const refused = await queue.run(by('a'), work('a5')).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Problem)
  expect(refused).toMatchObject({ code: 'too-many-requests', retryAfter: 5 })
  const other = queue.run(by('b'), work('b1'))
  await expect(queue.run(by('c'), work('c1'))).rejects.toMatchObject({ code: 'too-many-requests' })
  for (const _ of [...own, other]) await endNext()
  expect(begun).toEqual(['a1', 'b1', 'a2', 'a3', 'a4'])
  await Promise.all([...own, other])
})

test('fewer of somebody without an account wait', async () => {
  const queue = new FairQueue(BOUNDS)
  const { work, endNext } = bench()
  const guest = { ...by('g'), isGuest: true }
  const own = ['g1', 'g2', 'g3'].map((name) => queue.run(guest, work(name)))
  await expect(queue.run(guest, work('g4'))).rejects.toMatchObject({ code: 'too-many-requests' })
  for (const _ of own) await endNext()
  await Promise.all(own)
})

test('a place that became free goes to who was served longest ago', async () => {
  const queue = new FairQueue({ ...BOUNDS, atOnce: 2 })
  const { begun, work, endNext } = bench()
  const all = ['a1', 'a2', 'a3', 'b1', 'c1'].map((name) => queue.run(by(name[0] ?? ''), work(name)))
  for (const _ of all) await endNext()
  await Promise.all(all)
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3'])
})

test('who has gone is not drawn for, and its place is free', async () => {
  const queue = new FairQueue(BOUNDS)
  const { begun, work, endNext } = bench()
  const gone = new AbortController()
  const first = queue.run(by('a'), work('a1'))
  const second = queue.run(by('a', gone.signal), work('a2')).catch(() => 'gone')
  const third = queue.run(by('a'), work('a3'))
  gone.abort()
  await endNext()
  await endNext()
  expect([await first, await second, await third]).toEqual(['a1', 'gone', 'a3'])
  expect(begun).toEqual(['a1', 'a3'])
})

test('work that fails makes room for the next', async () => {
  const queue = new FairQueue(BOUNDS)
  const fails = queue.run(by('a'), () => Promise.reject(new Error('broken')))
  const next = queue.run(by('a'), () => Promise.resolve('drawn'))
  await expect(fails).rejects.toThrow('broken')
  expect(await next).toBe('drawn')
})

test('the turn of an answer that is sent while it is made lasts until its asker has gone', async () => {
  const queue = new FairQueue(BOUNDS)
  const begun: string[] = []
  const readers = ['a1', 'a2', 'b1'].map((name) => {
    const leaves = new AbortController()
    const turn = queue.turn(by(name[0] ?? '', leaves.signal)).then(
      () => void begun.push(name),
      (reason: unknown) => void begun.push(`${name} ${reason}`),
    )
    return { leaves, turn }
  })
  const [first, second, third] = readers
  await first?.turn
  expect(begun).toEqual(['a1'])
  second?.leaves.abort('left')
  await second?.turn
  first?.leaves.abort()
  await third?.turn
  expect(begun).toEqual(['a1', 'a2 left', 'b1'])
  third?.leaves.abort()
  expect(await queue.run(by('c'), () => Promise.resolve('drawn'))).toBe('drawn')
})

test('who had gone before the turn came takes no place', async () => {
  const queue = new FairQueue(BOUNDS)
  await expect(queue.turn(by('a', AbortSignal.abort('left')))).rejects.toBe('left')
  expect(await queue.run(by('b'), () => Promise.resolve('drawn'))).toBe('drawn')
})

test('who was let in goes on in turn and is not refused, however many wait', async () => {
  const queue = new FairQueue(BOUNDS)
  const { begun, work, endNext } = bench()
  const own = ['a1', 'a2', 'a3', 'a4'].map((name) => queue.run(by('a'), work(name)))
  const other = queue.run(by('b'), work('b1'))
  const further = queue.goOn(by('a'), work('a5'))
  for (const _ of [...own, further, other]) await endNext()
  expect(begun).toEqual(['a1', 'b1', 'a2', 'a3', 'a4', 'a5'])
  expect(await Promise.all([...own, further, other])).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'b1'])
  const last = queue.goOn(by('a'), work('a6'))
  await endNext()
  expect(await last).toBe('a6')
})
