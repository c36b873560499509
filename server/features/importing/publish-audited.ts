import type { Change } from '#server/audit/change.ts'
import { type AuditEntry, writeAudit } from '#server/audit/write-audit.ts'
import { beginChangeAudit, type BegunChangeAudit, type ChangeAudit } from '#server/data-audit/audit-change.ts'
import { keepAudit } from '#server/data-audit/kept-audit.ts'
import { isSevere } from '#server/data-audit/new-findings.ts'
import { currentRelease } from '#server/release/current-release.ts'
import type { Changes } from '#server/release/find-changes.ts'
import {
  type LockedReleases,
  type Publication,
  type PublishedRelease,
  publishChanges,
} from '#server/release/publish-changes.ts'

/** The publication of changes that are held against the other figures. */
export interface AuditedPublication {
  readonly publication: Publication
  readonly locked: LockedReleases
  /** Why grave findings of the data audit are published all the same; null: they are not. */
  readonly acknowledged: string | null
  /** The entry of the audit log that tells of it. */
  readonly entry: Pick<AuditEntry, 'action' | 'after'>
  readonly by: Change | undefined
  readonly progress: (line: string) => void
}

/** A release, and what was found in it; null where grave findings were not acknowledged. */
export interface Audited {
  readonly release: PublishedRelease | null
  readonly audit: ChangeAudit
}

/** Begins to hold changes against the figures of the current release. */
export async function auditOf(changes: Changes): Promise<BegunChangeAudit> {
  return beginChangeAudit(changes, await currentRelease(changes.transaction))
}

/** Publishes changes with their audit and their entry in the audit log, or leaves them where nobody acknowledged what is grave. */
export async function publishAudited(
  changes: Changes,
  { publication, locked, acknowledged, entry, by, progress }: AuditedPublication,
): Promise<Audited> {
  const { transaction } = changes
  const begun = await auditOf(changes)
  progress('Writing the release')
  await transaction.script('savepoint unseen')
  const { release, audit } = await written(changes, begun, { publication, locked, progress })
  const severe = audit.findings.filter(isSevere)
  if (severe.length > 0 && acknowledged === null) {
    await transaction.script('rollback to savepoint unseen')
    return { release: null, audit }
  }
  progress('Keeping what was found')
  if (audit.audits !== null) await keepAudit(transaction, release, audit.audits)
  const keys = severe.map(({ finding }) => finding.key)
  // The audit log says who published, and which grave findings they had seen.
  const seen = keys.length > 0 ? { acknowledged: keys, why: acknowledged } : {}
  await writeAudit(transaction, {
    actor: by?.actor ?? null,
    subject: `release ${release.number}`,
    ...entry,
    after: { ...entry.after, ...seen },
    ...(by && { address: by.address }),
  })
  return { release, audit }
}

type Writing = Pick<AuditedPublication, 'publication' | 'locked' | 'progress'>

/** Writes a release while its figures are held against each other. Whichever of both fails, no statement comes after the answer. */
async function written(
  changes: Changes,
  { found, digests }: BegunChangeAudit,
  { publication, locked, progress }: Writing,
): Promise<{ readonly release: PublishedRelease; readonly audit: ChangeAudit }> {
  const published = publishChanges(changes, locked, publication, digests).finally(() =>
    progress('Waiting for what is found in them'),
  )
  const failures: unknown[] = []
  const note = (failure: unknown) => failures.push(failure)
  await Promise.all([published.catch(note), found.catch(note)])
  // The second only says that the transaction is over.
  if (failures.length > 0) throw failures[0]
  return { release: await published, audit: await found }
}
