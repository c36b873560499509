import type { ReleaseStamp } from '#contract/release-file.ts'
import { fetchJson } from './resource.ts'

/**
 * The release that this page shows. The server writes it into the page, so the first data address is known at once;
 * under the development server, which does not, it is asked for.
 */
export function currentRelease(): Promise<ReleaseStamp> {
  const written = document.getElementById('release')?.textContent
  if (written) return Promise.resolve(JSON.parse(written) as ReleaseStamp)
  return fetchJson<ReleaseStamp>('/api/releases/current')
}
