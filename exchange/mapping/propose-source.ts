import { type Message, message } from '#domain/message/message.ts'
import { plainWords } from '#exchange/values/category.ts'

/** A source of ours, as far as its names go. */
export interface KnownSource {
  readonly id: number
  readonly name: string
  readonly fullName: string
}

/** The source of ours that a text of a file names. */
export interface SourceProposal {
  readonly source: number
  readonly because: Message
}

/** Identifiers of surveys of the DHS Program in Nigeria: the kind of survey → our name. */
const SURVEYS: Readonly<Record<string, string>> = { DHS: 'NDHS', MIS: 'NMIS' }

/** The source that a name, an identifier of a survey or `NDHS 2018` means; null where none of ours has the name. */
export function proposeSource(text: string, sources: Iterable<KnownSource>): SourceProposal | null {
  const survey = /^NG\d{4}([A-Z]{3})$/.exec(text.trim())?.[1]
  const asked = plainWords(survey === undefined ? text : (SURVEYS[survey] ?? text))
    .replace(/\b(19|20)\d{2}( (19|20)?\d{2})?\b/g, '')
    .trim()
  if (asked === '') return null
  for (const { id, name, fullName } of sources) {
    if ([name, fullName].some((known) => plainWords(known) === asked)) {
      return { source: id, because: message('exchange.source-name', { text, source: name }) }
    }
  }
  return null
}
