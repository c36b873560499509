import { describe, expect, it } from 'vitest'
import { MadeOnce } from './made-once.ts'

const LARGEST = 1000

function counted(answers: readonly (string | null | Error)[]) {
  let calls = 0
  const make = async () => {
    const answer = answers[Math.min(calls, answers.length - 1)] ?? null
    calls += 1
    if (answer instanceof Error) throw answer
    return answer
  }
  return { make, calls: () => calls }
}

const opened = () => new MadeOnce<string | null>(LARGEST, ({ length }) => length)

describe('what is made when it is asked for', () => {
  it('is made once for many who ask at a time, and kept for those who come later', async () => {
    const once = opened()
    const work = counted(['a'])
    const asked = Array.from({ length: 5 }, () => once.get('name', work.make))
    expect(await Promise.all(asked)).toEqual(['a', 'a', 'a', 'a', 'a'])
    expect(await once.get('name', work.make)).toBe('a')
    expect(work.calls()).toBe(1)
  })

  it('does not keep that there is nothing', async () => {
    const once = opened()
    const work = counted([null, 'b'])
    expect(await once.get('name', work.make)).toBeNull()
    expect(await once.get('name', work.make)).toBe('b')
  })

  it('of the newest name alone is kept', async () => {
    const once = MadeOnce.newest<string | null>()
    const work = counted(['first', 'second', 'first again'])
    expect(await once.get('one', work.make)).toBe('first')
    expect(await once.get('two', work.make)).toBe('second')
    expect(await once.get('two', work.make)).toBe('second')
    expect(await once.get('one', work.make)).toBe('first again')
  })

  it('tells all who wait of a failure, and tries again for the next', async () => {
    const once = opened()
    const work = counted([new Error('broken'), 'c'])
    const waiting = await Promise.allSettled([once.get('name', work.make), once.get('name', work.make)])
    expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await once.get('name', work.make)).toBe('c')
  })

  it('goes on for the others where one who waits gives up', async () => {
    const once = opened()
    const work = counted([new Error('gave up'), 'd'])
    const [first, second] = [new AbortController(), new AbortController()]
    const waiting = [
      once.get('name', work.make, first.signal),
      once.get('name', work.make, second.signal),
      once.get('name', work.make, second.signal),
    ]
    first.abort()
    const [one, ...others] = await Promise.allSettled(waiting)
    expect(one?.status).toBe('rejected')
    expect(others).toEqual([
      { status: 'fulfilled', value: 'd' },
      { status: 'fulfilled', value: 'd' },
    ])
    expect(work.calls()).toBe(2)
  })
})
