import { CURATION } from '#catalogue/curation.ts'
import type { CatalogueColumns } from '#contract/catalogue-columns.ts'
import { catalogueAddress } from '#contract/file-release.ts'
import type { FilesList } from '#contract/files-list.ts'
import { type PlacesFile, placesDataOf } from '#contract/places-file.ts'
import { type Catalogue, catalogueOf } from '#contract/release-data.ts'
import { decodeMeasure } from '#contract/release-decode.ts'
import type { IndicatorFile } from '#contract/release-file.ts'
import { readBlock } from '#web/device/blocks.ts'
import type { DeviceDatabase } from '#web/device/database.ts'
import { unpacked } from '#web/device/packed.ts'
import { measureRow, releaseRows } from '#web/device/release-rows.ts'
import { swapRelease } from '#web/device/swap-release.ts'
import type { KeptSet, MeasureRow } from '#web/device/tables.ts'
import { wholeFileAddress } from '#web/queries/file-address.ts'
import { fetchJson } from '#web/queries/resource.ts'

/** What is known of a release before any of it is kept: its catalogue, without a reader's own sheets, and its files. */
export interface Plan {
  readonly catalogue: Catalogue
  readonly list: FilesList
}

/** Reads what is known of a release. */
export async function readPlan(hash: string): Promise<Plan> {
  const [columns, list] = await Promise.all([
    fetchJson<CatalogueColumns>(catalogueAddress(hash)),
    fetchJson<FilesList>(wholeFileAddress('files', hash)),
  ])
  return { catalogue: catalogueOf(columns, CURATION), list }
}

/** Makes the release of a plan the one of this device, once the files of its sets are here. */
export async function makeWhole(
  database: DeviceDatabase,
  { catalogue }: Plan,
  sets: readonly KeptSet[],
): Promise<void> {
  const places = await fileHere<PlacesFile>(database, wholeFileAddress('places', catalogue.release.hash))
  const lgas = places ? placesDataOf(places).lgas : []
  const addresses = new Set(sets.flatMap((set) => set.addresses))
  await swapRelease(database, {
    release: catalogue.release,
    rows: releaseRows(catalogue, lgas),
    measures: await measuresIn(database, addresses),
    sets,
  })
}

const OF_INDICATOR = /\/indicators\/\d+(?:\?|$)/

async function measuresIn(database: DeviceDatabase, addresses: ReadonlySet<string>): Promise<MeasureRow[]> {
  const rows: MeasureRow[] = []
  for (const address of addresses) {
    const file = OF_INDICATOR.test(address) ? await fileHere<IndicatorFile>(database, address) : null
    if (file) rows.push(...file.measures.map((row) => measureRow(decodeMeasure(row))))
  }
  return rows
}

async function fileHere<File>(database: DeviceDatabase, address: string): Promise<File | null> {
  const block = await readBlock(database, address)
  return block ? ((await new Response(unpacked(block.value)).json()) as File) : null
}
