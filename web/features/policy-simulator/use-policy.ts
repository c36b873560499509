import { useCallback, useEffect, useState } from 'react'
import type { PolicyInputs } from '#contract/policy/policy.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { waits } from '#web/files/drawn.ts'
import { refusalText } from '#web/kit/use-task.ts'
import { ask } from '#web/queries/ask.ts'

/** Where Generate stands. */
export type Generated =
  | { readonly status: 'generating' }
  | {
      readonly status: 'failed'
      /** In the server's words, where it has some. */
      readonly sentence: string | null
    }
  | {
      readonly status: 'ready'
      readonly inputs: PolicyInputs
      /** How often the reader asked; a new round begins a new conversation. */
      readonly round: number
    }

/** Asks for interventions when the page opens, when indicator or place changes, and when the reader wants it again. */
export function usePolicy(indicator: number, location: number) {
  const { code } = useLanguage()
  const [state, setState] = useState<Generated>({ status: 'generating' })
  const [round, setRound] = useState(0)
  useEffect(() => {
    const stopping = new AbortController()
    const isHere = waits()
    setState({ status: 'generating' })
    ask('POST /policy/generate', { body: { indicator, location, lang: code } }, stopping.signal)
      .then(
        (inputs) => setState({ status: 'ready', inputs, round }),
        (error: unknown) =>
          stopping.signal.aborted || setState({ status: 'failed', sentence: refusalText(error, '') || null }),
      )
      .finally(isHere)
    return () => stopping.abort()
  }, [indicator, location, code, round])
  const generate = useCallback(() => setRound((before) => before + 1), [])
  return { state, generate }
}
