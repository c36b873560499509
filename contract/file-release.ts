import { requestOf } from './call.ts'
import type { CatalogueFile } from './release-file.ts'

/**
 * Counts the ways in which the files of indicators have been written. It is a part of their address: they stay as they are for
 * longer than a version of the product.
 */
export const FILE_FORMAT = 9

/** Counts the ways in which catalogues have been written, as a part of their address too. */
export const CATALOGUE_FORMAT = 2

/** The part of a catalogue that the addresses of files need. */
export type FileReleases = Pick<CatalogueFile, 'release' | 'earlier'>

/** The release since which the files of these indicators are as they are: its hash stands in their address. */
export function fileRelease({ release, earlier = [] }: FileReleases, indicators: readonly number[]): string {
  const since = indicators.map((id) => earlier.findIndex(([, ids]) => ids.includes(id)))
  const newest = since.includes(-1) ? -1 : Math.max(...since)
  return earlier[newest]?.[0] ?? release.hash
}

/** Of these indicators those whose files a release, by its hash, changed last. */
export function changedBy(
  { release, earlier = [] }: FileReleases,
  indicators: readonly number[],
  hash: string,
): readonly number[] {
  if (hash !== release.hash) return earlier.find(([since]) => since === hash)?.[1] ?? indicators
  const kept = new Set(earlier.flatMap(([, ids]) => ids))
  return indicators.filter((id) => !kept.has(id))
}

/** The address of a release's catalogue, as pages ask for it. */
export function catalogueAddress(hash: string): string {
  const query = { format: CATALOGUE_FORMAT }
  return requestOf('GET /releases/{hash}/catalogue', { path: { hash }, query }).address
}

/** The address of an indicator's file, as pages ask for it. */
export function indicatorFileAddress(catalogue: FileReleases, id: number): string {
  const path = { hash: fileRelease(catalogue, [id]), id }
  return requestOf('GET /releases/{hash}/indicators/{id}', { path, query: { format: FILE_FORMAT } }).address
}

/** The address of the files that travel with that of an indicator in one (`beside`), as pages ask for it. */
export function relatedFileAddress(catalogue: FileReleases, id: number, beside: readonly number[]): string {
  const path = { hash: fileRelease(catalogue, [id, ...beside]), id }
  return requestOf('GET /releases/{hash}/indicators/{id}/related', { path, query: { format: FILE_FORMAT } })
    .address
}

/**
 * The address of the data of health profiles, as pages ask for it. It names the indicators, so that another
 * choice of them has another address.
 */
export function profileFileAddress(catalogue: FileReleases, indicators: readonly number[]): string {
  const path = { hash: fileRelease(catalogue, indicators) }
  const query = { format: `${FILE_FORMAT}-${indicators.join('-')}` }
  return requestOf('GET /releases/{hash}/profiles', { path, query }).address
}
