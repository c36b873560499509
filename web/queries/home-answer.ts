import { type AnswerOf, requestWith } from '#contract/call.ts'
import type { LanguageCode } from '#domain/message/language.ts'
import { fetchJson, LoadError, type Resource, resource } from './resource.ts'

/** What the first page tells, in a language. It belongs to the page that shows it: stories are found for each release. */
export function homeResource(lang: LanguageCode): Resource<AnswerOf<'GET /home'>> {
  return resource(async () => {
    const told = await fetchJson<AnswerOf<'GET /home'>>(requestWith('GET /home', { query: { lang } }).address)
    if (!Array.isArray(told?.stories)) throw new LoadError('unreadable', 'No answer of the first page')
    return told
  })
}
