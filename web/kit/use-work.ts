import { useCallback, useEffect, useMemo, useState } from 'react'
import { useNextTry } from '#web/files/next-try.ts'

/** A calculation that runs beside the page, so that the page never stands still. */
export type Work<Answer> =
  /** There is nothing to work out. */
  | { readonly status: 'idle' }
  | { readonly status: 'working'; readonly cancel: () => void }
  | { readonly status: 'ready'; readonly answer: Answer }
  | { readonly status: 'failed' | 'cancelled'; readonly retry: () => void }

interface Finished<Question, Answer> {
  readonly question: Question
  /** `lost`: the worker's own file did not come. */
  readonly outcome: { readonly answer: Answer } | 'failed' | 'lost' | 'cancelled'
}

/**
 * Answers a question in a worker made by `start`, a new one for each question; the last one is ended when the question
 * changes, the reader cancels or the page goes. A worker whose file did not come is started again once the line is back.
 * `question` should be the same object until it changes.
 */
export function useWork<Question extends object, Answer>(
  start: () => Worker,
  question: Question | null,
): Work<Answer> {
  const [finished, finish] = useState<Finished<Question, Answer> | null>(null)
  const [attempt, setAttempt] = useState(0)
  const own = finished?.question === question ? finished?.outcome : undefined
  useEffect(() => {
    if (question === null || attempt < 0) return
    const worker = start()
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      finish({ question, outcome: { answer: data } })
      worker.terminate()
    })
    // An error of the calculation is described; a file that did not come is not.
    worker.addEventListener('error', ({ message }) =>
      finish({ question, outcome: message === undefined ? 'lost' : 'failed' }),
    )
    worker.postMessage(question)
    cancelled.set(question, () => worker.terminate())
    return () => worker.terminate()
  }, [start, question, attempt])
  const cancel = useCallback(() => {
    if (question === null) return
    cancelled.get(question)?.()
    finish({ question, outcome: 'cancelled' })
  }, [question])
  const retry = useCallback(() => {
    finish(null)
    setAttempt((count) => count + 1)
  }, [])
  useNextTry(own === 'lost' ? retry : null)
  return useMemo(() => {
    if (question === null) return { status: 'idle' }
    if (own === undefined) return { status: 'working', cancel }
    if (own === 'failed' || own === 'lost') return { status: 'failed', retry }
    return own === 'cancelled' ? { status: own, retry } : { status: 'ready', answer: own.answer }
  }, [question, own, cancel, retry])
}

/** How to end the work on a question. */
const cancelled = new WeakMap<object, () => void>()
