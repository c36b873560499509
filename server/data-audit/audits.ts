import type { Database } from '#server/platform/database/database.ts'
import { currentRelease, type Release } from '#server/release/current-release.ts'
import { auditIndicators } from './audit-indicators.ts'
import { keepAudit, readAudit } from './kept-audit.ts'
import { type ReleaseAudit, releaseAudit } from './release-audit.ts'

/** What the data audit finds in the releases of a store. */
export interface Audits {
  /** As it is kept; a release that nobody has looked at is audited for whoever asks first, and nothing is written. */
  of(release: Release): Promise<ReleaseAudit>
  /** Audits the current release and keeps what was found, unless that was done. */
  keep(): Promise<void>
}

/** Opens the audits of a store. Only the newest stays in memory. */
export function openAudits(database: Database): Audits {
  let newest: { readonly hash: string; readonly audit: Promise<ReleaseAudit> } | null = null
  const remember = (hash: string, audit: Promise<ReleaseAudit>) => {
    newest = { hash, audit }
    audit.catch(() => {
      newest = null
    })
    return audit
  }
  const find = async (release: Release) =>
    releaseAudit((await readAudit(database, release)) ?? (await auditIndicators(database, { release })))
  return {
    of: (release) => (newest?.hash === release.hash ? newest.audit : remember(release.hash, find(release))),
    async keep() {
      const release = await currentRelease(database)
      if ((await readAudit(database, release)) !== null) return
      const audits = auditIndicators(database, { release })
      await remember(release.hash, audits.then(releaseAudit))
      await keepAudit(database, release, await audits)
    },
  }
}
