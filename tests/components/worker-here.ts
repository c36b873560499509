import { act } from '@testing-library/preact'
import { studyForecast } from '#domain/forecast/forecast-study.ts'
import { judged } from '#sections/triangulation/judgement.ts'

/** What the workers of sections answer, by the name of their file. */
const ANSWERS: Readonly<Record<string, (question: never) => unknown>> = {
  'forecast.worker.ts': studyForecast,
  'triangulation.worker.ts': judged,
}

/** A worker in the process of the page, for a DOM that has none: what is sent arrives as a copy, and the answer later. */
export class WorkerHere extends EventTarget {
  readonly #answer
  #isEnded = false

  constructor(address: URL | string) {
    super()
    this.#answer = ANSWERS[String(address).replace(/\?.*$/, '').split('/').at(-1) ?? '']
  }

  postMessage(question: unknown): void {
    const answer = this.#answer
    if (!answer) return
    const sent = structuredClone(question)
    queueMicrotask(() => {
      const data = structuredClone(Reflect.apply(answer, undefined, [sent]))
      act(() => void (this.#isEnded || this.dispatchEvent(new MessageEvent('message', { data }))))
    })
  }

  terminate(): void {
    this.#isEnded = true
  }
}
