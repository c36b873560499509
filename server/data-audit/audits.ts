import type { Database } from '#server/platform/database/database.ts'
import { currentRelease, type Release } from '#server/release/current-release.ts'
import { auditIndicators } from './audit-indicators.ts'
import { keepAudit, readAudit } from './kept-audit.ts'
import { type IndicatorAudit, type ReleaseAudit, releaseAudit } from './release-audit.ts'

/** What the data audit finds in the releases of a store. */
export interface Audits {
  /** As it is kept; a release that nobody has looked at is audited for whoever asks first, and nothing is written. */
  of(release: Release): Promise<ReleaseAudit>
  /** Audits the current release and keeps what was found, unless that was done. */
  keep(): Promise<void>
}

/** A release that is being looked at, or was. */
interface Look {
  readonly hash: string
  readonly found: Promise<readonly IndicatorAudit[]>
  readonly audit: Promise<ReleaseAudit>
}

/** Opens the audits of a store. Only the newest stays in memory, and nothing is looked at twice at a time. */
export function openAudits(database: Database): Audits {
  let newest: Look | null = null
  const find = async (release: Release) =>
    (await readAudit(database, release)) ?? (await auditIndicators(database, { release }))
  const lookAt = (release: Release): Look => {
    if (newest?.hash === release.hash) return newest
    const found = find(release)
    const look = { hash: release.hash, found, audit: found.then(releaseAudit) }
    newest = look
    look.audit.catch(() => {
      if (newest === look) newest = null
    })
    return look
  }
  return {
    of: (release) => lookAt(release).audit,
    async keep() {
      const release = await currentRelease(database)
      if ((await readAudit(database, release)) !== null) return
      await keepAudit(database, release, await lookAt(release).found)
    },
  }
}
