import { message } from '#domain/message/message.ts'
import type { UndoReportRow } from '#contract/data-import/undo.ts'
import { isoPeriod } from '#domain/period/period.ts'
import { Problem } from '#domain/problem.ts'
import type { Change } from '#server/audit/change.ts'
import { Findings } from '#server/dataset/finding.ts'
import { notify } from '#server/notify/notify.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { findChanges, hasChanges } from '#server/release/find-changes.ts'
import { lockReleases } from '#server/release/publish-changes.ts'
import { stageUndo, type StagedUndo } from '#server/release/stage-undo.ts'
import type { Staged } from '#server/release/staging.ts'
import { type ImportReport, reportOf } from './import-files.ts'
import { importReportRow, MOST_DIFFERENCES } from './import-report-row.ts'
import { openEntryRights } from './may-enter.ts'
import { auditOf, publishAudited } from './publish-audited.ts'

/** A release that somebody wants undone. */
interface Undoing {
  readonly release: number
  /** Why; null: only what would happen is asked. */
  readonly note: string | null
  readonly by: Change
}

/** How many conflicts are told. */
const MOST_CONFLICTS = 100

/**
 * Restores the figures that a release changed as they stood before it, in a new release, or says what that would do. Throws
 * `not-found`, `not-allowed` where a figure is not for whoever asks, and `changed-meanwhile` where it is undone already or later
 * releases changed the same figures.
 */
export async function undoRelease(database: Database, undoing: Undoing): Promise<UndoReportRow> {
  const answer = await database.transaction((transaction) => undo(transaction, undoing))
  if (answer.report.release !== null) await database.checkpoint()
  return answer
}

async function undo(transaction: Transaction, undoing: Undoing): Promise<UndoReportRow> {
  const { release, note, by } = undoing
  const locked = note === null ? null : await lockReleases(transaction)
  await refuseOthers(transaction, release)
  await refuseCatalogue(transaction, release)
  const undone = await stageUndo(transaction, release, MOST_CONFLICTS)
  await refuseOthersFigures(undone.staged, by)
  const changes = await findChanges(undone.staged, 'all')
  const report: ImportReport = {
    ...(await reportOf(changes, MOST_DIFFERENCES)),
    refused: 0,
    problems: new Findings(),
    warnings: new Findings(),
    refusedList: null,
    rights: { may: { submit: true, publish: true }, refusal: null },
  }
  if (note === null || locked === null) {
    const begun = hasChanges(changes.counts) ? await auditOf(changes) : null
    return answerOf({ ...report, audit: begun && (await begun.found) }, undone)
  }
  refuseConflicts(undone)
  if (!hasChanges(changes.counts)) throw new Problem('changed-meanwhile', 'Nothing of this release is left.')
  const audited = await publishAudited(changes, {
    publication: { note, actor: by.actor.username, now: new Date() },
    // What stood before stands again, whatever the rules find in it.
    acknowledged: note,
    entry: { action: 'data.undone', after: { note, undone: release } },
    locked,
    by,
    progress: () => {},
  })
  await keepUndo(transaction, release, audited.release?.number ?? 0)
  await tellSubmitter(transaction, undoing)
  return answerOf({ ...report, ...audited }, undone)
}

const KIND_WORDS = {
  indicator: 'indicator',
  source: 'source',
  measure: 'pair of indicator and source',
} as const

/** A release of the catalogue has no figures: it is undone where it was made. */
async function refuseCatalogue(transaction: Transaction, release: number): Promise<void> {
  const changes = await transaction.query<{ kind: keyof typeof KIND_WORDS; item: number }>(
    'select kind, item from catalogue_change where release = $1 order by id limit 1',
    [release],
  )
  for (const { kind, item } of changes) {
    const sentence = `Release ${release} changed ${KIND_WORDS[kind]} ${item} and no figures. Undo it in its history under Sources and indicators.`
    throw new Problem('invalid-input', sentence, { release: [sentence] })
  }
}

/** Only what people published can be undone; an update of the data set that ships comes with the product. */
async function refuseOthers(transaction: Transaction, release: number): Promise<void> {
  const [row] = await transaction.query<{ dataset: string; undone_by: number | null }>(
    `select r.dataset, u.undone_by from release r left join release_undo u on u.release = r.number
     where r.number = $1 and r.number > 1 and r.hash is not null`,
    [release],
  )
  if (!row) throw new Problem('not-found', 'There is no such release, or it is the first.')
  if (row.dataset !== '') {
    throw new Problem('invalid-input', 'This release came with the product and cannot be undone here.', {
      release: ['Name a release that people published.'],
    })
  }
  if (row.undone_by !== null) {
    throw new Problem('changed-meanwhile', `Release ${row.undone_by} has undone this one already.`)
  }
}

async function refuseOthersFigures({ transaction, points, groups }: Staged, { actor }: Change) {
  const rights = await openEntryRights(transaction, actor, 'publish')
  const figures = await transaction.query<{ source: number; location: number; name: string }>(
    `select s.datasource as source, s.location, d.datasource as name from (
       select datasource, location from ${points.name} union select datasource, location from ${groups.name}
     ) s join datasource d on d.id = s.datasource order by 1, 2`,
  )
  const wrong = figures.find((figure) => !rights.allows(figure))
  if (wrong)
    throw new Problem('not-allowed', `Your right to publish figures is not for all of ${wrong.name}.`)
}

function refuseConflicts({ conflicts, conflictCount }: StagedUndo): void {
  if (conflictCount === 0) return
  const releases = [...new Set(conflicts.map(({ release }) => release))].toSorted((a, b) => a - b)
  throw new Problem(
    'changed-meanwhile',
    `Later releases (${releases.join(', ')}) changed ${conflictCount} of the same figures. Undo them first.`,
  )
}

/** Undoing what had undone another release makes that one stand again. */
async function keepUndo(transaction: Transaction, release: number, by: number): Promise<void> {
  await transaction.query('delete from release_undo where undone_by = $1', [release])
  await transaction.query('insert into release_undo (release, undone_by) values ($1, $2)', [release, by])
}

async function tellSubmitter(transaction: Transaction, { release, note, by }: Undoing): Promise<void> {
  const [submission] = await transaction.query<{ id: number; author: number; note: string }>(
    'select id, author, note from figure_submission where release = $1 and author is not null',
    [release],
  )
  if (!submission) return
  await notify(transaction, {
    to: submission.author,
    except: by.actor.id,
    kind: 'figures-decision',
    title: message('told.figures-undone', { note: submission.note }),
    text: note ?? '',
    link: `/data-import/${submission.id}`,
  })
}

function answerOf(report: ImportReport, { conflicts, conflictCount }: StagedUndo): UndoReportRow {
  return {
    report: importReportRow(report, []),
    conflicts: conflicts.map(({ period, ...conflict }) => ({ ...conflict, period: isoPeriod(period) })),
    conflict_count: conflictCount,
  }
}
