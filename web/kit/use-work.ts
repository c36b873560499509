import { useCallback, useEffect, useMemo, useState } from 'react'

/** A calculation that runs beside the page, so that the page never stands still. */
export type Work<Answer> =
  /** There is nothing to work out. */
  | { readonly status: 'idle' }
  | { readonly status: 'working'; readonly cancel: () => void }
  | { readonly status: 'ready'; readonly answer: Answer }
  | { readonly status: 'failed' | 'cancelled'; readonly retry: () => void }

interface Finished<Question, Answer> {
  readonly question: Question
  readonly outcome: { readonly answer: Answer } | 'failed' | 'cancelled'
}

/**
 * Answers a question in a worker made by `start`, a new one for each question; the last one is ended when the question
 * changes, the reader cancels or the page goes. `question` should be the same object until it changes.
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
    worker.addEventListener('error', () => finish({ question, outcome: 'failed' }))
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
  return useMemo(() => {
    if (question === null) return { status: 'idle' }
    if (own === undefined) return { status: 'working', cancel }
    return typeof own === 'string' ? { status: own, retry } : { status: 'ready', answer: own.answer }
  }, [question, own, cancel, retry])
}

/** How to end the work on a question. */
const cancelled = new WeakMap<object, () => void>()
