import type { LanguageCode } from '#domain/message/language.ts'
import type { Value } from '#domain/message/message.ts'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { TriangulationAnswer } from '#contract/triangulation/result.ts'
import type { TriangulationRequest } from './triangulation-address.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { askTriangulation, failureText, keptAnswer, requestText } from './ask-triangulation.ts'

/** Where a triangulation stands. */
export type TriangulationWork =
  /** Nothing is asked. */
  | { readonly status: 'selecting' }
  | { readonly status: 'working'; readonly cancel: () => void }
  | { readonly status: 'ready'; readonly answer: TriangulationAnswer }
  | { readonly status: 'failed'; readonly message: Value; readonly again: () => void }
  | { readonly status: 'cancelled'; readonly again: () => void }

interface Outcome {
  readonly body: string
  readonly lang: LanguageCode
  readonly result: { readonly answer: TriangulationAnswer } | { readonly message: Value } | 'cancelled'
}

/** Asks for the triangulation of a request; a request that is left, changed or cancelled is aborted. */
export function useTriangulation(request: TriangulationRequest | null): TriangulationWork {
  const body = request === null ? null : requestText(request)
  const { code: lang } = useLanguage()
  const [outcome, settle] = useState<Outcome | null>(null)
  const [attempt, setAttempt] = useState(0)
  const known = body === null ? undefined : keptAnswer(body, lang)
  const own = outcome?.body === body && outcome?.lang === lang ? outcome?.result : undefined
  const isOpen = body !== null && known === undefined && own === undefined
  useEffect(() => {
    // The failure is forgotten when the reader chooses again.
    if (body === null) settle(null)
  }, [body])
  useEffect(() => {
    if (body === null || !isOpen || attempt < 0) return
    const controller = new AbortController()
    askTriangulation(body, lang, controller.signal).then(
      (answer) => settle({ body, lang, result: { answer } }),
      (error: unknown) => {
        if (!controller.signal.aborted) settle({ body, lang, result: { message: failureText(error) } })
      },
    )
    return () => controller.abort()
  }, [body, lang, isOpen, attempt])
  const cancel = useCallback(() => {
    if (body !== null) settle({ body, lang, result: 'cancelled' })
  }, [body, lang])
  const again = useCallback(() => {
    settle(null)
    setAttempt((count) => count + 1)
  }, [])
  return useMemo((): TriangulationWork => {
    if (body === null) return { status: 'selecting' }
    if (known) return { status: 'ready', answer: known }
    if (own === undefined) return { status: 'working', cancel }
    if (own === 'cancelled') return { status: 'cancelled', again }
    return 'answer' in own
      ? { status: 'ready', answer: own.answer }
      : { status: 'failed', message: own.message, again }
  }, [body, known, own, cancel, again])
}
