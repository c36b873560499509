import { stateAround } from '#domain/reference/reference-data.ts'
import type { Location } from '#domain/location/location.ts'
import type { Database } from '#server/platform/database/database.ts'
import { currentRelease, type Release } from '#server/release/current-release.ts'
import { auditIndicators } from './audit-indicators.ts'
import { keepAudit, readAudit } from './kept-audit.ts'
import { type IndicatorAudit, type ReleaseAudit, releaseAudit } from './release-audit.ts'

/** The findings of the data audit in the releases of a store. */
export interface Audits {
  /** As it is kept; a release that nobody has looked at is audited at the first request, and nothing is written. */
  of(release: Release): Promise<ReleaseAudit>
  /** The same for callers that cannot wait: null while the rules still run, which begins with the first request. */
  soon(release: Release): Promise<ReleaseAudit | null>
  /** What is known without looking: null for a release that nobody has begun to look at, too. */
  known(release: Release): Promise<ReleaseAudit | null>
  /** Audits the current release and keeps the findings, unless that was done. */
  keep(): Promise<void>
  /** Ends an audit that is under way, because the server stops; the next start begins it anew. */
  stop(): void
}

/** A release that is being looked at, or was. */
interface Look {
  readonly hash: string
  /** False while the rules run: not before it is known whether they have to. */
  readonly isKnown: () => Promise<boolean>
  readonly found: Promise<readonly IndicatorAudit[]>
  readonly audit: Promise<ReleaseAudit>
}

/** Opens the audits of a store. Only the newest stays in memory, and nothing is looked at twice at a time. */
export function openAudits(database: Database): Audits {
  let newest: Look | null = null
  const stopping = new AbortController()
  const { signal } = stopping
  const lookAt = (release: Release): Look => {
    if (newest?.hash === release.hash) return newest
    const kept = readAudit(database, release)
    const found = kept.then((audits) => {
      if (audits) return audits
      signal.throwIfAborted()
      return auditIndicators(database, { release, signal })
    })
    let isFound = false
    const audit = found.then(async (audits) => {
      const stateOf = await statesOf(database)
      isFound = true
      return releaseAudit(audits, stateOf)
    })
    const isKnown = async () => isFound || (await kept) !== null
    const look = { hash: release.hash, isKnown, found, audit }
    newest = look
    look.audit.catch(() => {
      if (newest === look) newest = null
    })
    return look
  }
  return {
    of: (release) => lookAt(release).audit,
    async soon(release) {
      const { isKnown, audit } = lookAt(release)
      return (await isKnown()) ? audit : null
    },
    async known(release) {
      const isBegun = newest?.hash === release.hash
      if (!isBegun && (await readAudit(database, release)) === null) return null
      const { isKnown, audit } = lookAt(release)
      return (await isKnown()) ? audit : null
    },
    async keep() {
      const release = await currentRelease(database)
      if ((await readAudit(database, release)) !== null) return
      await keepAudit(database, release, await lookAt(release).found)
    },
    stop: () => stopping.abort(),
  }
}

/** The state that a place is or lies in, by the place; null for the nation and zones. */
async function statesOf(database: Database): Promise<(location: number) => number | null> {
  const places = await database.query<Pick<Location, 'id' | 'level' | 'parent'>>(
    'select id, level, parent from location',
  )
  const byId = new Map(places.map((place) => [place.id, place]))
  return (location) => stateAround(byId, location)?.id ?? null
}
