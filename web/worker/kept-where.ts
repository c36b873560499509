import { SHELL_ADDRESS } from '#catalogue/device-addresses.ts'

/** Where an answer is kept: files of the program, of a release, lite pages; of other pages nothing but the shell. */
export type Keeping = 'program' | 'release' | 'lite' | 'page'

/** A request as far as it decides where its answer may be kept. */
export interface AskedFor {
  readonly method: string
  readonly mode: string
  readonly url: string
}

const HASH = '[0-9a-f]{16,128}'

/** Files of a release: open to everybody, and never another under the same address. */
const OF_RELEASE = new RegExp(
  `^/api/releases/${HASH}/(?:catalogue|definitions|groups|places|profiles|files|indicators/\\d+(?:/(?:related|groups|reporting|lga-counts|lga(?:/\\d+)?))?)/?$`,
)

/** Files of the build, whose names carry a hash, and the pictures of the product on a device. */
const OF_PROGRAM = /^\/(?:assets|icons)\/[\w.-]+$/

/** Pages of the product have no ending; what has one is a file that somebody takes away. */
const OF_NO_PAGE = /^\/(?:api|embed|figure\.\w+)(?:\/|$)|\.\w{1,12}$/

const LITE = /^\/lite(?:\/|$)/

/**
 * Where the answer to a request may be kept. An allow-list: what it does not name is left to the browser, so that no answer
 * to one person is ever kept. null: nowhere.
 */
export function keptWhere({ method, mode, url }: AskedFor, origin: string): Keeping | null {
  const { origin: asked, pathname } = new URL(url)
  if (method !== 'GET' || asked !== origin) return null
  if (mode === 'navigate') {
    if (LITE.test(pathname)) return 'lite'
    return OF_NO_PAGE.test(pathname) || pathname === SHELL_ADDRESS ? null : 'page'
  }
  if (OF_PROGRAM.test(pathname)) return 'program'
  return OF_RELEASE.test(pathname) ? 'release' : null
}

/** What a cache on the way may not keep, this one may not either. */
const OF_ONE = /\b(?:private|no-store)\b/

/** Whether an answer may be kept: whole, of this site, and for everybody. */
export function mayKeep({ status, type, headers }: Pick<Response, 'status' | 'type' | 'headers'>): boolean {
  return status === 200 && type === 'basic' && !OF_ONE.test(headers.get('cache-control') ?? '')
}
