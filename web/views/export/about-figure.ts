import { longDate } from '#web/kit/long-date.ts'
import { citation, licences } from '../citation.ts'
import { permalink } from '../permalink.ts'
import type { FigureExport } from './figure-export.ts'

/** What a file says about its figure: pairs of a word and a text. */
export function aboutFigure({
  figure,
  view,
  reference,
  release,
}: FigureExport): readonly (readonly [string, string])[] {
  const address = permalink(view)
  return [
    ['Title', figure.title],
    ['Unit', figure.subtitle],
    ['In words', figure.summary],
    ...figure.notes.map((note) => ['Note', note] as const),
    ['Sources', figure.sourceLine],
    ...licences(figure, reference).flatMap(
      ({ source, licence, citation: cite }) =>
        [
          [`Licence of ${source}`, licence],
          [`Cite ${source}`, cite],
        ] as const,
    ),
    ['Cite this figure', citation(figure, release, address)],
    ['Address', address],
    ['Release', `${release.number} of ${longDate(release.published_at)} (${release.hash})`],
  ]
}
