import { type Reading, requestOf, requestWith } from '#contract/call.ts'
import type { ReleaseStamp } from '#contract/release-file.ts'
import { fetchJson } from './resource.ts'

/**
 * The release that this page shows. The server writes it into the page, so the first data address is known at once;
 * under the development server, which does not, it is asked for.
 */
export function currentRelease(): Promise<ReleaseStamp> {
  const written = document.getElementById('release')?.textContent
  if (written) return Promise.resolve(JSON.parse(written) as ReleaseStamp)
  return fetchJson<ReleaseStamp>(requestOf('GET /releases/current').address)
}

/** A call for a file of a release; its address holds the release, so what it answers never changes. */
type ReleaseFile = Extract<Reading, `GET /releases/{hash}/${string}`>

/** Reads a file of the release that this page shows: of everything, of one indicator, or of a part of it that `more` names. */
export async function readReleaseFile<File>(
  call: ReleaseFile,
  id = 0,
  more: Readonly<Record<string, number>> = {},
): Promise<File> {
  const { hash } = await currentRelease()
  return fetchJson<File>(requestWith(call, { path: { hash, id, ...more } }).address)
}
