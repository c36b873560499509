import { message, type Value } from '#domain/message/message.ts'
import { day } from '#domain/message/value.ts'
import { citation, licences } from '../citation.ts'
import { permalink } from '../permalink.ts'
import type { FigureExport } from './figure-export.ts'

/** What a file says about its figure: pairs of a word and a text. */
export function aboutFigure({
  figure,
  view,
  reference,
  release,
  language,
}: FigureExport): readonly (readonly [string, string])[] {
  const address = permalink(view)
  const said: readonly (readonly [Value, Value])[] = [
    [message('export.title'), figure.title],
    [message('export.unit'), figure.subtitle],
    [message('export.in-words'), figure.summary],
    ...figure.notes.map((note) => [message('export.note'), note] as const),
    [message('export.sources'), figure.sourceLine],
    ...licences(figure, reference).flatMap(
      ({ source, licence, citation: cite }) =>
        [
          [message('export.licence-of', { source }), licence],
          [message('export.cite-source', { source }), cite],
        ] as const,
    ),
    [message('export.cite-figure'), citation(figure, { release, language, address })],
    [message('export.address'), address],
    [
      message('export.release'),
      message('export.release-of', {
        number: String(release.number),
        date: day(release.published_at),
        hash: release.hash,
      }),
    ],
  ]
  return said.map(([word, value]) => [language.text(word), language.text(value)])
}
