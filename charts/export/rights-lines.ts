import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { licenceWords } from '#domain/reference/licence-words.ts'

/** The lines of a sheet that say under which licence a source may be used and how it is cited; `name`: as the sheet calls it. */
export function rightsLines(
  { text }: Language,
  name: string,
  source: DataSource,
): readonly (readonly [string, string])[] {
  return [
    [text(message('export.licence-of', { source: name })), text(licenceWords(source))],
    [text(message('export.cite-source', { source: name })), source.citation],
  ]
}
