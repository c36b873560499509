import { requestOf } from '#contract/call.ts'
import type { ReleaseStamp } from '#contract/release-file.ts'
import { fetchFile, fetchJson } from './resource.ts'

/**
 * The release that this page shows. The server writes it into the page, so the first data address is known at once;
 * under the development server, which does not, it is asked for.
 */
export function currentRelease(): Promise<ReleaseStamp> {
  const written = document.getElementById('release')?.textContent
  if (written) return Promise.resolve(JSON.parse(written) as ReleaseStamp)
  return fetchJson<ReleaseStamp>(requestOf('GET /releases/current').address)
}

/** Reads a file of everything in the release that this page shows; its address holds the release, so it never changes. */
export async function readReleaseFile<File>(
  call: `GET /releases/{hash}/${'definitions' | 'groups' | 'places'}`,
): Promise<File> {
  const { hash } = await currentRelease()
  return fetchFile<File>(requestOf(call, { path: { hash } }).address)
}
