import type { Figure } from '#charts/figure.ts'
import { licenceWords } from '#domain/reference/licence-words.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { Language } from '#domain/message/language.ts'
import { type Message, message } from '#domain/message/message.ts'
import { day, listOf } from '#domain/message/value.ts'
import type { FigureExport, NamedRelease } from './figure-export.ts'

/** In which release something was read, where it stands, and in whose words it is cited. */
export interface ReadIn {
  readonly release: NamedRelease
  readonly address: string
  readonly language: Language
}

/** How to cite a figure: title, sources with their publishers, the release of MSDAT it was read in, the day, and its address. */
export function citation(
  figure: Figure,
  { release, address, reference, language, readOn }: ReadIn & Pick<FigureExport, 'reference' | 'readOn'>,
): string {
  const ids = [...new Set(figure.rows.map((row) => row.point.source))]
  const publishers = ids.map((id) => {
    const { fullName, name, custodian, citation: own } = byId(reference.sources, id)
    return message('card.published-by', {
      source: fullName,
      name,
      publisher: (custodian || own).replace(/\.$/, ''),
    })
  })
  const from = ids.length > 0 ? `${language.text(listOf(publishers, 'apart'))}. ` : ''
  const spans = figure.sourceLine.replace(/\s+/g, ' ').trim()
  return `${figure.title}. ${from}${spans} ${language.text(readIn(release, readOn))} ${address}`
}

/** The release and the day, as citations and sheets end: a figure may be another in a later release. Null says no day. */
export function readIn(release: NamedRelease, readOn: FigureExport['readOn']): Message {
  const edition = editionOf(release)
  if (readOn === null) return message('card.of-release', { edition })
  return message('card.read-in', { edition, date: day(readOn) })
}

/** Name and licence of each source in a figure, in the order of its rows. */
export function licences(
  figure: Figure,
  reference: ReferenceData,
): readonly { readonly source: string; readonly licence: Message; readonly citation: string }[] {
  const ids = [...new Set(figure.rows.map((row) => row.point.source))]
  return ids.map((id) => {
    const source = byId(reference.sources, id)
    return { source: source.fullName, licence: licenceWords(source), citation: source.citation }
  })
}

/** The release of MSDAT that something was read in, as citations name it. */
export function editionOf({ number, published_at }: Pick<NamedRelease, 'number' | 'published_at'>): Message {
  return message('card.edition', { number: String(number), date: day(published_at) })
}
