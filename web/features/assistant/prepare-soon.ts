import type { LanguageCode } from '#domain/message/language.ts'
import { atLast } from '#web/files/next-try.ts'

/** What browsers tell of the line, where they do. */
type WithConnection = Navigator & { readonly connection?: { readonly saveData?: boolean } }

/**
 * Fetches what answers without a connection need, once the page has nothing better to do; not for readers who save data.
 *
 * @returns what calls it off
 */
export function prepareSoon(language: LanguageCode): () => void {
  if ((navigator as WithConnection).connection?.saveData) return () => undefined
  const timer = setTimeout(() => {
    void atLast(() => import('./local-answer.ts')).then(({ prepareLocalAnswers }) =>
      prepareLocalAnswers(language),
    )
  }, 1500)
  return () => clearTimeout(timer)
}
