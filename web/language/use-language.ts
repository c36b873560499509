import type { Language } from '#domain/message/language.ts'
import { useStore } from '#web/memory/store.ts'
import { pageLanguage } from './current-language.ts'

/** The reader's language; the page is drawn again when it changes. */
export function useLanguage(): Language {
  return useStore(pageLanguage)
}
