import { useCallback, useEffect, useState } from 'react'
import type { PolicyInputs } from '#contract/policy/policy.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { ask } from '#web/queries/ask.ts'

/** Where Generate stands. */
export type Generated =
  | { readonly status: 'generating' | 'failed' }
  | { readonly status: 'ready'; readonly inputs: PolicyInputs }

/** Asks for interventions when the page opens, when indicator or place changes, and when the reader wants it again. */
export function usePolicy(indicator: number, location: number) {
  const { code } = useLanguage()
  const [state, setState] = useState<Generated>({ status: 'generating' })
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again.
  useEffect(() => {
    const stopping = new AbortController()
    setState({ status: 'generating' })
    ask('POST /policy/generate', { body: { indicator, location, lang: code } }, stopping.signal).then(
      (inputs) => setState({ status: 'ready', inputs }),
      () => stopping.signal.aborted || setState({ status: 'failed' }),
    )
    return () => stopping.abort()
  }, [indicator, location, code, round])
  const generate = useCallback(() => setRound((before) => before + 1), [])
  return { state, generate, round }
}
