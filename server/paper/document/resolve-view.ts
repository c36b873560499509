import { sheetTitle } from '#charts/drawing/sheet-title.ts'
import type { Figure } from '#charts/figure.ts'
import { serialiseView } from '#charts/view-address.ts'
import { isView, type View } from '#charts/view.ts'
import { whyNotView } from '#charts/why-not.ts'
import { releaseYear } from '#contract/release-data.ts'
import { type Message, message } from '#domain/message/message.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { StoredView } from '#domain/view/stored-view.ts'
import { readViewData } from '#sections/files/view-data.ts'
import { figureOfView } from '#server/drawing/draw-view.ts'
import type { BlockGround } from './ground.ts'

/** A view made into its figure, with what is needed to write it down. */
export interface ResolvedView {
  readonly view: View
  readonly figure: Figure
  readonly reference: ReferenceData
  /** What it is called where nobody knows the country. */
  readonly title: string
  /** Where it is opened again. */
  readonly address: string
}

/** The figure of a view in the release of a block, or why there is none. */
export async function resolveView(view: StoredView, ground: BlockGround): Promise<ResolvedView | Message> {
  const { catalogue, reader, language } = ground
  const { locations } = catalogue.reference
  if (!isView(view)) return message('paper.no-view')
  const refusal = whyNotView(view, (id) => locations.get(id)?.level)
  if (refusal) return refusal
  if (!isKnown(view, catalogue.reference)) return message('page-words.no-figure-why')
  const { table, reference, groups } = await readViewData(view, reader)
  const currentYear = releaseYear(catalogue.release)
  const figure = await figureOfView({
    view,
    table,
    reference,
    currentYear,
    language,
    ...(groups && { groups }),
  })
  return drawnView(view, { figure, reference, ground })
}

/** A figure that is there already, such as that of a section. */
export function drawnView(
  view: View,
  {
    figure,
    reference,
    ground,
  }: Pick<ResolvedView, 'figure' | 'reference'> & { readonly ground: BlockGround },
): ResolvedView {
  const { language, origin, cited } = ground
  for (const { point } of figure.rows) cited.add(point.source)
  const address = `${origin}/figure?${serialiseView(view).replaceAll('%2C', ',')}`
  return { view, figure, reference, title: sheetTitle(figure.title, view, { reference, language }), address }
}

function isKnown({ indicators, sources, locations }: View, reference: ReferenceData): boolean {
  return (
    indicators.length > 0 &&
    indicators.every((id) => reference.indicators.has(id)) &&
    sources.every((id) => reference.sources.has(id)) &&
    locations.every((id) => id > 0)
  )
}
