import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openRecognition, RESTART_DELAY } from './recognition.ts'

/** A browser's recogniser that does what the test says. */
class Recogniser {
  static readonly all: Recogniser[] = []
  readonly calls: string[] = []
  lang = ''
  continuous = true
  interimResults = false
  onresult: ((event: unknown) => void) | null = null
  onerror: ((event: { readonly error: string }) => void) | null = null
  onend: (() => void) | null = null
  constructor() {
    Recogniser.all.push(this)
  }
  start = () => this.calls.push('start')
  stop = () => this.calls.push('stop')
  abort = () => this.calls.push('abort')
  hear(words: string, isFinal: boolean) {
    this.onresult?.({ results: [Object.assign([{ transcript: words }], { isFinal })] })
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', { webkitSpeechRecognition: Recogniser })
  Recogniser.all.length = 0
})
afterEach(() => void vi.useRealTimers())

function opened() {
  const heard: string[] = []
  const recognition = openRecognition({
    onWords: (words, isFinal) => heard.push(`${words}${isFinal ? '.' : ''}`),
    onError: (error) => heard.push(`error ${error}`),
    onEnd: () => heard.push('end'),
  })
  return { heard, recognition }
}

test('it listens in en-US, not continuously, and tells interim results', () => {
  const { heard, recognition } = opened()
  recognition.start()
  const [one] = Recogniser.all
  expect(one).toMatchObject({ lang: 'en-US', continuous: false, interimResults: true, calls: ['start'] })
  one?.hear(' penta ', false)
  one?.hear('penta 3', true)
  recognition.stop()
  one?.onend?.()
  expect([heard, one?.calls]).toEqual([
    ['penta', 'penta 3.', 'end'],
    ['start', 'stop'],
  ])
})

test('where it is listening already it stops first, and starts again after 100 ms', () => {
  const { heard, recognition } = opened()
  recognition.start()
  recognition.start()
  expect(Recogniser.all.map(({ calls }) => calls)).toEqual([['start', 'abort']])
  vi.advanceTimersByTime(RESTART_DELAY - 1)
  expect(Recogniser.all).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(Recogniser.all.map(({ calls }) => calls)).toEqual([['start', 'abort'], ['start']])
  expect(RESTART_DELAY).toBe(100)
  // What the first still has to say belongs to nobody.
  Recogniser.all[0]?.hear('late', true)
  Recogniser.all[0]?.onend?.()
  expect(heard).toEqual([])
})

test('given up while it waits to start again, it does not start', () => {
  const { recognition } = opened()
  recognition.start()
  recognition.start()
  recognition.abort()
  vi.advanceTimersByTime(1000)
  expect(Recogniser.all).toHaveLength(1)
})
