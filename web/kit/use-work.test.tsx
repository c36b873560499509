import { act, renderHook } from '@testing-library/preact'
import { expect, test } from 'vitest'
import '#tests/components/open-part.tsx'
import { useWork, type Work } from './use-work.ts'

interface Question {
  readonly number: number
}

/** Workers that answer when a test says so. */
class MadeUpWorker extends EventTarget implements Worker {
  static all: MadeUpWorker[] = []
  readonly asked: unknown[] = []
  isEnded = false
  onmessage = null
  onmessageerror = null
  onerror = null

  constructor() {
    super()
    MadeUpWorker.all.push(this)
  }

  postMessage(question: unknown): void {
    this.asked.push(question)
  }

  terminate(): void {
    this.isEnded = true
  }

  answer(data: unknown): void {
    act(() => void this.dispatchEvent(new MessageEvent('message', { data })))
  }

  fail(message?: string): void {
    act(() => void this.dispatchEvent(Object.assign(new Event('error'), { message })))
  }
}

const start = () => new MadeUpWorker()

function work(first: Question | null) {
  MadeUpWorker.all = []
  return renderHook(({ question }) => useWork<Question, string>(start, question), {
    initialProps: { question: first },
  })
}

const QUESTION = { number: 1 }

function pressRetry(now: Work<string>): void {
  if (!('retry' in now)) throw new Error(`Nothing is tried again while it is ${now.status}`)
  act(now.retry)
}

function pressCancel(now: Work<string>): void {
  if (!('cancel' in now)) throw new Error(`Nothing is ended while it is ${now.status}`)
  act(now.cancel)
}

test('a question is answered by a worker of its own, which ends then', () => {
  const { result } = work(QUESTION)
  expect(result.current.status).toBe('working')
  const [worker] = MadeUpWorker.all
  expect(worker?.asked).toEqual([QUESTION])
  worker?.answer('one')
  expect(result.current).toEqual({ status: 'ready', answer: 'one' })
  expect(worker?.isEnded).toBe(true)
})

test('without a question nothing is worked out', () => {
  expect(work(null).result.current).toEqual({ status: 'idle' })
  expect(MadeUpWorker.all).toEqual([])
})

test('another question ends the work on the one before, whose late answer is not shown', () => {
  const { result, rerender } = work(QUESTION)
  rerender({ question: { number: 2 } })
  const [first, second] = MadeUpWorker.all
  expect(first?.isEnded).toBe(true)
  first?.answer('of the first')
  expect(result.current.status).toBe('working')
  second?.answer('of the second')
  expect(result.current).toMatchObject({ answer: 'of the second' })
})

test('what failed is tried again with a new worker', () => {
  const { result } = work(QUESTION)
  MadeUpWorker.all[0]?.fail('It divides by nothing')
  expect(result.current.status).toBe('failed')
  pressRetry(result.current)
  expect(result.current.status).toBe('working')
  expect(MadeUpWorker.all).toHaveLength(2)
  MadeUpWorker.all[1]?.answer('again')
  expect(result.current).toMatchObject({ answer: 'again' })
})

test('a reader who has waited enough ends it, and may begin again', () => {
  const { result } = work(QUESTION)
  pressCancel(result.current)
  expect(MadeUpWorker.all[0]?.isEnded).toBe(true)
  expect(result.current.status).toBe('cancelled')
  pressRetry(result.current)
  expect(result.current.status).toBe('working')
})

test('the work ends with the page', () => {
  act(work(QUESTION).unmount)
  expect(MadeUpWorker.all.map(({ isEnded }) => isEnded)).toEqual([true])
})
