import { requestWith } from '#contract/call.ts'
import { FILE_FORMAT, type FileReleases, fileRelease } from '#contract/file-release.ts'
import type { ListedFile } from '#contract/files-list.ts'

const CALLS = {
  indicator: 'GET /releases/{hash}/indicators/{id}',
  lgas: 'GET /releases/{hash}/indicators/{id}/lga',
  'lga-months': 'GET /releases/{hash}/indicators/{id}/lga/{state}',
  'lga-counts': 'GET /releases/{hash}/indicators/{id}/lga-counts',
  reporting: 'GET /releases/{hash}/indicators/{id}/reporting',
  groups: 'GET /releases/{hash}/indicators/{id}/groups',
} as const satisfies Readonly<Record<ListedFile, string>>

/** The address of a file of an indicator in a release, as pages ask for it; `state`: of figures by month. */
export function fileAddress(
  releases: FileReleases,
  file: ListedFile,
  indicator: number,
  state: number | null = null,
): string {
  const path = { hash: fileRelease(releases, [indicator]), id: indicator, ...(state !== null && { state }) }
  return requestWith(CALLS[file], { path, query: { format: FILE_FORMAT } }).address
}

/** The address of a file of everything in a release. */
export function wholeFileAddress(file: 'definitions' | 'files' | 'groups' | 'places', hash: string): string {
  return requestWith(`GET /releases/{hash}/${file}`, { path: { hash } }).address
}
