import type { Change } from '#server/audit/change.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import { beginChangeAudit, type BegunChangeAudit, type ChangeAudit } from '#server/data-audit/audit-change.ts'
import { keepAudit } from '#server/data-audit/kept-audit.ts'
import { isSevere, type NewFinding } from '#server/data-audit/new-findings.ts'
import { Findings } from '#server/dataset/finding.ts'
import type { DataFile } from '#server/dataset/read-rows.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { currentRelease } from '#server/release/current-release.ts'
import { type Changes, type CountedChanges, findChanges, hasChanges } from '#server/release/find-changes.ts'
import {
  type LockedReleases,
  lockReleases,
  type Publication,
  type PublishedRelease,
  publishChanges,
} from '#server/release/publish-changes.ts'
import { type ChangedFigure, firstChanged } from './changed-figures.ts'
import { refuseOthersFigures } from './may-enter.ts'
import { RefusedRows } from './refused-rows.ts'
import { stageFiles } from './stage-files.ts'

export interface ImportOptions {
  /** The publisher, the time and the note; null for a dry run, which changes nothing. */
  readonly publication: Publication | null
  /** Why grave findings of the data audit are published all the same; empty: they are not. */
  readonly acknowledged?: string
  /** The sender of the files; absent: somebody at the command line, who may enter all figures. */
  readonly by?: Change
  /** Where refused rows are listed when they are many. */
  readonly refusedPath: string
  /** Is given a line when a step begins, and now and then during a long one. */
  readonly progress: (line: string) => void
}

/** The findings and the changes of an import. */
export interface ImportReport {
  readonly changes: CountedChanges
  readonly changed: readonly ChangedFigure[]
  readonly refused: number
  readonly problems: Findings
  readonly warnings: Findings
  /** The file with all refused rows; null when they are few. */
  readonly refusedList: string | null
  /** New findings of the data audit; null where nothing changes or rows were refused. */
  readonly audit: ChangeAudit | null
  /** True where it was kept from being published because nobody said that the grave findings were seen. */
  readonly unacknowledged: boolean
  /** null in a dry run, when rows were refused, and when nothing is new. */
  readonly release: PublishedRelease | null
}

async function compare(
  transaction: Transaction,
  files: readonly DataFile[],
  refused: RefusedRows,
  { publication, progress, acknowledged = '', by }: ImportOptions,
): Promise<ImportReport> {
  const warnings = new Findings()
  const locked = publication === null ? null : await lockReleases(transaction)
  const reading = { problems: refused.problems, warnings, progress }
  const { staged, unlisted } = await stageFiles(transaction, files, reading)
  if (by !== undefined) await refuseOthersFigures(staged, by.actor)
  progress('Comparing with the published figures')
  const changes = await findChanges(staged)
  const report = {
    changes: changes.counts,
    changed: changes.counts.points.changed > 0 ? await firstChanged(changes) : [],
    refused: refused.count + unlisted,
    problems: refused.problems,
    warnings,
    refusedList: null,
    audit: null,
    unacknowledged: false,
    release: null,
  }
  if (report.refused > 0 || !hasChanges(changes.counts)) return report
  progress('Holding the figures against each other')
  const begun = await beginChangeAudit(changes, await currentRelease(transaction))
  if (publication === null || locked === null) return { ...report, audit: await begun.found }
  progress('Writing the release')
  await transaction.script('savepoint unseen')
  const { release, audit } = await written(changes, begun, { publication, locked, progress })
  const severe = audit.findings.filter(isSevere)
  if (severe.length > 0 && acknowledged === '') {
    await transaction.script('rollback to savepoint unseen')
    return { ...report, audit, unacknowledged: true }
  }
  progress('Keeping what was found')
  if (audit.audits !== null) await keepAudit(transaction, release, audit.audits)
  await tellPublished(transaction, { release, severe, why: acknowledged, by })
  return { ...report, audit, release }
}

interface Writing {
  readonly publication: Publication
  readonly locked: LockedReleases
  readonly progress: (line: string) => void
}

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

interface Published {
  readonly release: PublishedRelease
  readonly severe: readonly NewFinding[]
  readonly why: string
  readonly by: Change | undefined
}

/** The audit log says who published, and which grave findings they had seen. */
async function tellPublished(
  transaction: Transaction,
  { release, severe, why, by }: Published,
): Promise<void> {
  const seen = severe.length > 0 ? { acknowledged: severe.map(({ finding }) => finding.key), why } : {}
  await writeAudit(transaction, {
    actor: by?.actor ?? null,
    action: 'data.published',
    subject: `release ${release.number}`,
    after: { note: release.note, ...seen },
    ...(by && { address: by.address }),
  })
}

/**
 * Compares CSV files with the current release, and makes a new one of them when asked and when no row was refused. All in
 * one transaction: whenever it is interrupted, nothing is left behind.
 */
export async function importFiles(
  database: Database,
  files: readonly DataFile[],
  options: ImportOptions,
): Promise<ImportReport> {
  const refused = new RefusedRows(options.refusedPath)
  try {
    const report = await database.transaction((transaction) => compare(transaction, files, refused, options))
    if (report.release !== null) await database.checkpoint()
    return { ...report, refusedList: refused.close() }
  } finally {
    refused.close()
  }
}
