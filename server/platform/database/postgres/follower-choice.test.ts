import { expect, test } from 'vitest'
import { Follower } from './follower.ts'
import { FollowerChoice } from './follower-choice.ts'

/** A primary and two copies, whose positions a test sets; null: it does not answer. */
function threeServers() {
  const at: { now: number; primary: bigint | null; copies: (bigint | null)[]; asked: number } = {
    now: 0,
    primary: 100n,
    copies: [100n, 100n],
    asked: 0,
  }
  const answer = (position: bigint | null | undefined) =>
    position === null || position === undefined
      ? Promise.reject(new Error('gone'))
      : Promise.resolve(position)
  const copies = [0, 1].map(
    (number) =>
      new Follower(() => {
        at.asked += 1
        return answer(at.copies[number])
      }),
  )
  const choice = new FollowerChoice(
    copies,
    { bytes: 1000, seconds: 10 },
    { primary: () => answer(at.primary), now: () => at.now * 1000 },
  )
  const chosen = async (since = 0n) => {
    const copy = await choice.choose(since)
    return copy === null ? 'primary' : copies.indexOf(copy)
  }
  const bothTimes = async (since = 0n) => [await chosen(since), await chosen(since)].toSorted()
  return { at, choice, chosen, bothTimes }
}

test('before anybody has looked the primary is asked; then the copies in turn', async () => {
  const { choice, bothTimes } = threeServers()
  expect(await bothTimes()).toEqual(['primary', 'primary'])
  await choice.look()
  expect(await bothTimes()).toEqual([0, 1])
})

test('a copy that does not answer is left out, and taken back when it does', async () => {
  const { at, choice, bothTimes } = threeServers()
  at.copies = [100n, null]
  await choice.look()
  expect(await bothTimes()).toEqual([0, 0])
  at.copies = [100n, 100n]
  expect(await bothTimes()).toEqual([0, 0])
  await choice.look()
  expect(await bothTimes()).toEqual([0, 1])
})

test('a copy that is behind by too many bytes is left out until it is near again', async () => {
  const { at, choice, bothTimes } = threeServers()
  at.primary = 2000n
  at.copies = [1000n, 999n]
  await choice.look()
  expect(await bothTimes()).toEqual([0, 0])
  at.copies = [1000n, 1500n]
  await choice.look()
  expect(await bothTimes()).toEqual([0, 1])
})

test('a copy that lacks for too long what the primary had is left out, however little it is', async () => {
  const { at, choice, bothTimes } = threeServers()
  at.copies = [101n, 100n]
  at.primary = 101n
  await choice.look()
  at.now = 9
  await choice.look()
  expect(await bothTimes()).toEqual([0, 1])
  at.now = 11
  at.primary = 500n
  await choice.look()
  expect(await bothTimes()).toEqual([0, 0])
})

test('a quiet primary makes no copy late', async () => {
  const { at, choice, bothTimes } = threeServers()
  for (at.now = 0; at.now < 60; at.now += 1) await choice.look()
  expect(await bothTimes()).toEqual([0, 1])
})

test('while the primary does not answer, the copies go on', async () => {
  const { at, choice, bothTimes } = threeServers()
  await choice.look()
  at.primary = null
  at.now = 100
  await choice.look()
  expect(await bothTimes()).toEqual([0, 1])
})

test('who has written is shown a copy that has it, and else the primary', async () => {
  const { at, choice, chosen, bothTimes } = threeServers()
  await choice.look()
  at.copies = [150n, 100n]
  expect(await bothTimes(150n)).toEqual([0, 0])
  expect(await chosen(151n)).toBe('primary')
  expect(await bothTimes()).toEqual([0, 1])
})

test('a copy is asked only where it may have moved on, and once by all who ask together', async () => {
  const { at, choice, chosen } = threeServers()
  await choice.look()
  at.asked = 0
  await Promise.all([chosen(100n), chosen(100n), chosen(5n)])
  expect(at.asked).toBe(0)
  await Promise.all(Array.from({ length: 20 }, () => chosen(101n)))
  expect(at.asked).toBeLessThanOrEqual(4)
})

test('what was announced is read by everybody where it has arrived', async () => {
  const { at, choice, bothTimes } = threeServers()
  await choice.look()
  at.primary = 200n
  await choice.raise()
  expect(await bothTimes()).toEqual(['primary', 'primary'])
  at.copies = [100n, 200n]
  expect(await bothTimes()).toEqual([1, 1])
})

test('after a fail-over to a server that lacks the last of the log the copies are used again', async () => {
  const { at, choice, bothTimes } = threeServers()
  at.primary = 200n
  await choice.look()
  await choice.raise()
  at.primary = 100n
  at.now = 100
  await choice.look()
  expect(await bothTimes()).toEqual([0, 1])
})
