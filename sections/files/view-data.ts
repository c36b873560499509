import { lgaFilesOf, needsGroups } from '#charts/needs.ts'
import type { View } from '#charts/view.ts'
import type { Catalogue } from '#contract/release-data.ts'
import type { GroupFigure } from '#domain/disaggregation/group-figure.ts'
import type { ObservationTable } from '#domain/observation/observation-table.ts'
import { isDistrict, type ReferenceData } from '#domain/reference/reference-data.ts'
import { type FileRequest, indicatorFiles } from './file-request.ts'
import { figuresOf } from './figures.ts'
import type { LoadedFile } from './loaded-file.ts'
import type { ReleaseReader } from './release-reader.ts'

/** Everything that the figure of a view is made from. */
export interface ViewData {
  readonly catalogue: Catalogue
  readonly reference: ReferenceData
  readonly table: ObservationTable
  /** For views about groups of people. */
  readonly groups?: readonly GroupFigure[]
}

/**
 * Reads what a view is drawn from, as a page loads it: the files of its indicators, those of LGAs where it is about a state or
 * an LGA, and those by group. The view's indicators must be in the catalogue.
 */
export async function readViewData(view: View, reader: ReleaseReader): Promise<ViewData> {
  const catalogue = await reader.catalogue()
  const own = await Promise.all(indicatorFiles(view.indicators).map(reader.file))
  const below = await readLgas(view, { catalogue, reader, own })
  const { table, reference } = figuresOf(catalogue, [...own, ...below])
  const [first] = view.indicators
  if (!needsGroups(view) || first === undefined) return { catalogue, reference, table }
  const groups = await reader.file({ file: 'groups', indicator: first })
  return { catalogue, reference, table, ...(groups.file === 'groups' && { groups: groups.data }) }
}

interface OwnFiles {
  readonly catalogue: Catalogue
  readonly reader: ReleaseReader
  readonly own: readonly LoadedFile[]
}

/** The state of an LGA, and so the file of its months, is known when the file of years has come. */
async function readLgas(view: View, { catalogue, reader, own }: OwnFiles): Promise<LoadedFile[]> {
  const main = own.flatMap((file) => (file.file === 'indicator' ? [file.data] : [])).find(hasLgas)
  if (!main) return []
  const needed = (reference: ReferenceData): readonly FileRequest[] => {
    const { years, monthsOf } = lgaFilesOf(view, main.lga, reference)
    return [
      ...(years ? [{ file: 'lgas', indicator: main.id } as const] : []),
      ...(monthsOf === null ? [] : [{ file: 'lga-months', indicator: main.id, state: monthsOf } as const]),
    ]
  }
  const asked = needed(catalogue.reference)
  const first = await Promise.all(asked.map(reader.file))
  const later = needed(figuresOf(catalogue, first).reference).filter(
    (request) => !asked.some(({ file }) => file === request.file),
  )
  const all = [...first, ...(await Promise.all(later.map(reader.file)))]
  const { reference } = figuresOf(catalogue, all)
  const isOfDistrict = view.locations.some((id) => isDistrict(reference, id))
  return isOfDistrict ? [...all, await reader.file({ file: 'places' })] : all
}

function hasLgas({ lga }: { readonly lga: ReadonlyMap<number, unknown> }): boolean {
  return lga.size > 0
}
