import { OFFERED_LANGUAGES, type OfferedLanguage } from '#domain/message/language.ts'
import { Problem } from '#domain/problem.ts'

/** The language that an address asks for by `lang`, else English. Throws `invalid-input` for one that readers cannot choose. */
export function languageAsked(query: URLSearchParams): OfferedLanguage {
  const wanted = query.get('lang')
  const language = OFFERED_LANGUAGES.find((one) => one === wanted) ?? (wanted ? null : 'en')
  if (language !== null) return language
  const sentence = `lang is one of ${OFFERED_LANGUAGES.join(', ')}.`
  throw new Problem('invalid-input', sentence, { lang: [sentence] })
}
