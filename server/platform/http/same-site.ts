import type { FastifyRequest } from 'fastify'
import { Problem } from '#domain/problem.ts'
import type { Endpoint } from '#contract/endpoint.ts'

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD'])

/** The pages that may send changes in the name of somebody's cookie. */
export interface TrustedPages {
  /** Where people reach the product; null: what each request says. */
  readonly publicUrl: string | null
  /** Origins whose pages may call with credentials. */
  readonly corsOrigins: readonly string[]
}

/**
 * Refuses a change that a page of another site asks for with the reader's cookie.
 *
 * A browser names the page's origin with every change; a bearer token cannot be sent by a page that does not know it. A
 * cookie without an origin comes from no browser that we know and is refused too.
 */
export function refuseOtherSites(request: FastifyRequest, endpoint: Endpoint, trusted: TrustedPages): void {
  if (READS.has(request.method) || !isGuarded(endpoint)) return
  if (/^bearer /i.test(request.headers.authorization ?? '')) return
  const { origin, cookie } = request.headers
  if (origin === undefined && cookie === undefined) return
  if (origin !== undefined && isOurs(origin, request, trusted)) return
  throw new Problem('not-allowed', 'This change was asked for by a page of another site, and was not made.')
}

function isGuarded({ permission, sameSite }: Endpoint): boolean {
  return sameSite ?? permission !== 'public'
}

/**
 * Whether an origin is that of our own pages, with its scheme: a page that came over http could have been written by
 * anybody on the way. Behind a proxy, without a public address, we cannot know the scheme, and the browser's word counts.
 */
function isOurs(origin: string, request: FastifyRequest, { publicUrl, corsOrigins }: TrustedPages): boolean {
  if (corsOrigins.includes(origin)) return true
  const known = publicUrl === null ? null : new URL(publicUrl)
  if (origin === known?.origin) return true
  if (!URL.canParse(origin) || new URL(origin).host !== request.host || known?.host === request.host)
    return false
  return (
    origin === `${request.protocol}://${request.host}` || request.headers['sec-fetch-site'] === 'same-origin'
  )
}
