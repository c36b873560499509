import type { Change } from '#server/audit/change.ts'
import type { ChangeAudit } from '#server/data-audit/audit-change.ts'
import { Findings } from '#server/dataset/finding.ts'
import type { DataFile } from '#server/dataset/read-rows.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { currentRelease } from '#server/release/current-release.ts'
import { type Changes, type CountedChanges, findChanges, hasChanges } from '#server/release/find-changes.ts'
import { lockReleases, type Publication, type PublishedRelease } from '#server/release/publish-changes.ts'
import { type Difference, firstDifferences } from './differences.ts'
import { EVERY_RIGHT, type EntryRights, openEntryRights, type Purpose } from './may-enter.ts'
import { auditOf, publishAudited } from './publish-audited.ts'
import { RefusedRows } from './refused-rows.ts'
import { stageFiles } from './stage-files.ts'

export interface ImportOptions {
  /** The publisher, the time and the note; null for a dry run, which changes nothing. */
  readonly publication: Publication | null
  /** Why grave findings of the data audit are published all the same; empty: they are not. */
  readonly acknowledged?: string
  /** The sender of the files, and what for; absent: somebody at the command line, who may enter all figures. */
  readonly by?: Change & { readonly purpose: Purpose }
  /** What the audit log says of the release beside its note. */
  readonly noted?: object
  /** Where refused rows are listed when they are many. */
  readonly refusedPath: string
  /** How many differences are told; absent: ten. */
  readonly shown?: number
  /** Is given a line when a step begins, and now and then during a long one. */
  readonly progress: (line: string) => void
}

/** The findings and the changes of an import. */
export interface ImportReport {
  readonly changes: CountedChanges
  /** The first figures that differ from the current release. */
  readonly differences: readonly Difference[]
  readonly refused: number
  readonly problems: Findings
  readonly warnings: Findings
  /** The file with all refused rows; null when they are few. */
  readonly refusedList: string | null
  /** What whoever sends them may do with all of the figures, and the first row that they may not enter. */
  readonly rights: Pick<EntryRights, 'may' | 'refusal'>
  /** The number of the release with which they were compared. */
  readonly comparedWith: number
  /** New findings of the data audit; null where nothing changes or rows were refused. */
  readonly audit: ChangeAudit | null
  /** True where it was kept from being published because nobody said that the grave findings were seen. */
  readonly unacknowledged: boolean
  /** null in a dry run, when rows were refused, and when nothing is new. */
  readonly release: PublishedRelease | null
}

/** How many differences the command tells. */
const SHOWN = 10

async function compare(
  transaction: Transaction,
  files: readonly DataFile[],
  refused: RefusedRows,
  { publication, progress, acknowledged = '', by, noted, shown = SHOWN }: ImportOptions,
): Promise<ImportReport> {
  const warnings = new Findings()
  const locked = publication === null ? null : await lockReleases(transaction)
  const rights = by ? await openEntryRights(transaction, by.actor, by.purpose) : EVERY_RIGHT
  const reading = { problems: refused.problems, warnings, progress, rights }
  const { staged, unlisted, bare } = await stageFiles(transaction, files, reading)
  progress('Comparing with the published figures')
  const changes = await findChanges(staged, 'anew', bare)
  const report = {
    ...(await reportOf(changes, shown)),
    refused: refused.count + unlisted,
    problems: refused.problems,
    warnings,
    refusedList: null,
    rights: { may: rights.may, refusal: rights.refusal },
  }
  if (report.refused > 0 || !hasChanges(changes.counts)) return report
  progress('Holding the figures against each other')
  if (publication === null || locked === null) {
    const begun = await auditOf(changes)
    return { ...report, audit: await begun.found }
  }
  const audited = await publishAudited(changes, {
    ...{ publication, locked, by, progress },
    acknowledged: acknowledged === '' ? null : acknowledged,
    entry: { action: 'data.published', after: { note: publication.note, ...noted } },
  })
  return { ...report, ...audited, unacknowledged: audited.release === null }
}

/** What changes would do, before anybody has judged them. */
export async function reportOf(
  changes: Changes,
  shown: number,
): Promise<
  Pick<ImportReport, 'changes' | 'differences' | 'comparedWith' | 'audit' | 'unacknowledged' | 'release'>
> {
  return {
    changes: changes.counts,
    differences: await firstDifferences(changes, shown),
    comparedWith: (await currentRelease(changes.transaction)).number,
    audit: null,
    unacknowledged: false,
    release: null,
  }
}

/**
 * Compares CSV files with the current release, and makes a new one of them when asked and when no row was refused, in a
 * transaction of the caller.
 */
export async function importInto(
  transaction: Transaction,
  files: readonly DataFile[],
  options: ImportOptions,
): Promise<ImportReport> {
  const refused = new RefusedRows(options.refusedPath)
  try {
    const report = await compare(transaction, files, refused, options)
    return { ...report, refusedList: refused.close() }
  } finally {
    refused.close()
  }
}

/** As `importInto`, all in one transaction: whenever it is interrupted, nothing is left behind. */
export async function importFiles(
  database: Database,
  files: readonly DataFile[],
  options: ImportOptions,
): Promise<ImportReport> {
  const report = await database.transaction((transaction) => importInto(transaction, files, options))
  if (report.release !== null) await database.checkpoint()
  return report
}
