import { CURATION } from '#catalogue/curation.ts'
import type { FigureInput } from '#charts/figure.ts'
import type { View } from '#charts/view.ts'
import { decodeGroups, type GroupFile } from '#contract/groups/group-file.ts'
import { catalogueOf, indicatorDataOf, releaseYear } from '#contract/release-data.ts'
import type { CatalogueColumns } from '#contract/catalogue-columns.ts'
import type { IndicatorFile, ReleaseStamp } from '#contract/release-file.ts'
import { mergeTables } from '#domain/observation/merge-tables.ts'
import { english } from '#languages/from-source.ts'
import { extendReference } from '#web/queries/extend-reference.ts'
import { productUrl } from './product.ts'

async function get<T>(path: string): Promise<T> {
  const response = await fetch(productUrl() + path)
  if (!response.ok) throw new Error(`${path} answers ${response.status}`)
  return (await response.json()) as T
}

/** The input from which a page draws a view, and its release. */
export interface ReleaseInput extends Omit<FigureInput<View>, 'shapes'> {
  readonly release: ReleaseStamp
}

/**
 * The input from which a page draws a view, read from the same files of the release; views that need figures
 * of LGAs are not asked for.
 */
export async function inputOfRelease(view: View): Promise<ReleaseInput> {
  const { hash } = await get<{ readonly hash: string }>('/api/releases/current')
  const release = `/api/releases/${hash}`
  const catalogue = catalogueOf(await get<CatalogueColumns>(`${release}/catalogue`), CURATION)
  const files = view.indicators.map((id) => get<IndicatorFile>(`${release}/indicators/${id}`))
  const indicators = (await Promise.all(files)).map(indicatorDataOf)
  const [first] = view.indicators
  const isByGroup = view.kind === 'groups' || view.kind === 'pyramid'
  return {
    view,
    release: catalogue.release,
    table: mergeTables(indicators.map(({ table }) => table)),
    reference: extendReference(catalogue.reference, indicators, []),
    currentYear: releaseYear(catalogue.release),
    language: english,
    ...(isByGroup && { groups: decodeGroups(await get<GroupFile>(`${release}/indicators/${first}/groups`)) }),
  }
}
