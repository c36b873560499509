import type { Language } from '#domain/message/language.ts'
import { message, type Value } from '#domain/message/message.ts'
import { day } from '#domain/message/value.ts'
import type { Figure } from '#charts/figure.ts'
import { indicatorName } from '#domain/message/value.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { citation, licences } from './citation.ts'
import type { FigureExport } from './figure-export.ts'

/** The notes of a file about its figure: pairs of a word and a text. */
export function aboutFigure(content: FigureExport): readonly (readonly [string, string])[] {
  const { figure, reference, release, language, address } = content
  const said: readonly (readonly [Value, Value])[] = [
    [message('export.title'), figure.title],
    [message('export.unit'), figure.subtitle],
    [message('export.in-words'), figure.summary],
    ...figure.notes.map((note) => [message('export.note'), note] as const),
    ...definitions(figure, reference),
    ...missing(figure),
    [message('export.sources'), sourcesOf(figure, language)],
    ...licences(figure, reference).flatMap(
      ({ source, licence, citation: cite }) =>
        [
          [message('export.licence-of', { source }), licence],
          [message('export.cite-source', { source }), cite],
        ] as const,
    ),
    [message('export.cite-figure'), citation(figure, content)],
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

/** The line of sources without its own head: the file has one. */
function sourcesOf({ sourceLine }: Figure, { text }: Language): string {
  const heads = (['chart.source', 'chart.sources-in-full'] as const).map((id) =>
    text(message(id, { source: '' })).trim(),
  )
  const head = heads.find((one) => sourceLine.startsWith(one)) ?? ''
  return sourceLine.slice(head.length).trim()
}

/** The meaning of the codes for rows without a value or without an interval. */
function missing({ rows, gaps }: Figure): readonly (readonly [Value, Value])[] {
  const reasons = [...gaps.map(({ gap }) => gap.reason), ...rows.map((row) => row.noInterval?.reason ?? null)]
  const codes = [...new Set(reasons)].filter((reason) => reason !== null)
  return codes.map((reason) => [
    message('export.missing', { code: reason }),
    message('export.missing-means', { reason }),
  ])
}

/** The definition of each indicator of a figure, with its population, as far as the catalogue has it. */
function definitions(figure: Figure, reference: ReferenceData): readonly (readonly [Value, Value])[] {
  const ids = [...new Set(figure.rows.map((row) => row.point.indicator))]
  return ids.map((id) => {
    const indicator = byId(reference.indicators, id)
    const { definition, numerator, denominator } = indicator
    const parts = [definition, numerator, denominator].filter((part) => part !== '')
    return [message('export.definition-of', { indicator: indicatorName(indicator) }), parts.join(' / ')]
  })
}
