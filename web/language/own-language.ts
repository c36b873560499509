import { createContext } from 'react'
import type { LanguageCode } from '#domain/message/language.ts'

/** The language of a part of the page that is not in the page's own; null: the page's. */
export const OwnLanguage = createContext<LanguageCode | null>(null)
