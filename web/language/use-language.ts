import { useContext } from 'react'
import type { Language } from '#domain/message/language.ts'
import { useStore } from '#web/memory/store.ts'
import { languageOf, pageLanguage } from './current-language.ts'
import { OwnLanguage } from './own-language.ts'

/** The language of this part of the page, which is the reader's but where it says otherwise; it is drawn again when that changes. */
export function useLanguage(): Language {
  const page = useStore(pageLanguage)
  const own = useContext(OwnLanguage)
  return own ? languageOf(own) : page
}
