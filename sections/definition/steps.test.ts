import { expect, test } from 'vitest'
import { begin } from './steps.ts'

function* threeSteps(taken: number[]): Generator<undefined, string> {
  for (const step of [1, 2, 3]) {
    taken.push(step)
    yield
  }
  return 'done'
}

test('work pauses when its time is over, goes on where it stopped, and gives its result again', () => {
  const taken: number[] = []
  const goOn = begin(threeSteps(taken))
  expect(goOn(0)).toBeNull()
  expect(taken).toEqual([1])
  expect(goOn(Number.POSITIVE_INFINITY)).toEqual({ result: 'done' })
  expect(goOn(0)).toEqual({ result: 'done' })
  expect(taken).toEqual([1, 2, 3])
})

test('what is no work is the result', () => {
  expect(begin({ next: 'page' })(0)).toEqual({ result: { next: 'page' } })
  expect(begin(null)(0)).toEqual({ result: null })
})
