import { serialiseView } from '#charts/view-address.ts'
import type { View } from '#charts/view.ts'
import type { FigureExport } from '#charts/export/figure-export.ts'
import { whyNotView } from '#charts/why-not.ts'
import { releaseYear } from '#contract/release-data.ts'
import { Problem } from '#domain/problem.ts'
import { isNoPlace, type ReferenceData } from '#domain/reference/reference-data.ts'
import { languageOf } from '#languages/from-source.ts'
import type { ReleaseReader } from '#sections/files/release-reader.ts'
import { readViewData, type ViewData } from '#sections/files/view-data.ts'
import { figureOfView } from '#server/drawing/draw-view.ts'
import type { FigureOrder } from './figure-order.ts'

/** A figure with the texts of its files, and its sources. */
export interface ShownFigure extends FigureExport {
  readonly data: ViewData
}

/**
 * The figure of a view as its page shows it, for an order. Throws `invalid-input` where its kind cannot show what it names, and
 * `not-found` for what its release does not have.
 */
export async function shownFigure(
  order: FigureOrder,
  view: View,
  reader: ReleaseReader,
): Promise<ShownFigure> {
  const language = languageOf(order.language)
  const catalogue = await reader.catalogue()
  const reason = whyNotView(view, (id) => catalogue.reference.locations.get(id)?.level)
  if (reason !== null) throw new Problem('invalid-input', language.text(reason))
  refuseUnknown(view.indicators, catalogue.reference.indicators, 'indicator')
  refuseUnknown(view.sources, catalogue.reference.sources, 'data source')
  const data = await readViewData(view, reader)
  refuseUnknown(
    view.locations.filter((id) => isNoPlace(data.reference, id)),
    new Map(),
    'place',
  )
  const nameless = view.locations.find((id) => !data.reference.locations.has(id))
  if (nameless !== undefined) {
    throw new Problem('not-found', `The place ${nameless} has no figure of this indicator in this release.`)
  }
  const figure = await figureOf(view, data, order)
  const address = `${order.site}/figure?${order.search || serialiseView(view)}`
  const { reference } = data
  return { figure, view, reference, release: catalogue.release, language, address, readOn: null, data }
}

function figureOf(view: View, { catalogue, reference, table, groups }: ViewData, order: FigureOrder) {
  return figureOfView({
    ...{ view, table, reference },
    currentYear: releaseYear(catalogue.release),
    language: languageOf(order.language),
    ...(groups && { groups }),
  })
}

function refuseUnknown(
  ids: readonly number[],
  known: ReadonlyMap<number, unknown> | ReferenceData['locations'],
  word: string,
): void {
  const unknown = ids.find((id) => !known.has(id))
  if (unknown !== undefined) throw new Problem('not-found', `There is no ${word} ${unknown} in this release.`)
}
