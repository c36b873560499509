import { message } from '#domain/message/message.ts'
import type { SentFile } from '#contract/data-import/data-import.ts'
import type { FigureSubmission } from '#contract/data-import/figure-submissions.ts'
import { Problem } from '#domain/problem.ts'
import type { Change } from '#server/audit/change.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { hasChanges } from '#server/release/find-changes.ts'
import { announceRequest, changeReview } from '#server/reviews/change-review.ts'
import { heldReview, joinReview, openReview } from '#server/reviews/review-store.ts'
import { importSent, refuseForeign } from '../import-sent.ts'
import type { ImportReport } from '../import-files.ts'
import { FIGURES_REVIEW } from './submission-review.ts'
import { type Round, rowChanges } from './rounds.ts'
import { filesOf, packedFiles } from './submission-content.ts'
import { visibleSubmission } from './submission-row.ts'

/** Figures that somebody submits, or keeps as a draft. */
export interface SentFigures {
  readonly files: readonly SentFile[]
  readonly note: string
  readonly format: string
  readonly origins: FigureSubmission['origins']
  readonly draft: boolean
}

/** Submissions that one person may make in a day: each keeps its files. */
const MOST_A_DAY = 100

/** Keeps figures and asks for them to be published. Gives the id. Throws `not-allowed` where one is not for whoever sends them. */
export async function submitFigures(
  transaction: Transaction,
  change: Change,
  sent: SentFigures,
): Promise<number> {
  // One submission of a person at a time, so that they are counted.
  await transaction.query('select id from account where id = $1 for no key update', [change.actor.id])
  const { content, digest } = packedFiles(sent.files)
  const before = await sentBefore(transaction, change, { ...sent, digest })
  if (before !== null) return before
  await refuseTooMany(transaction, change)
  const counts = await countsOf(transaction, change, sent)
  const [row] = await transaction.query<{ id: number }>(
    `insert into figure_submission (author, note, format, origins, content, digest, counts)
     values ($1, $2, $3, $4::jsonb, decode($5, 'base64'), $6, $7::jsonb) returning id`,
    [
      ...[change.actor.id, sent.note, sent.format, JSON.stringify(sent.origins)],
      ...[content, digest, JSON.stringify(counts)],
    ],
  )
  if (!row) throw new Error('Submitted figures were not kept.')
  await openReview(transaction, 'figures', row.id, change.actor.id, sent.draft ? 'draft' : 'submitted')
  await tell(transaction, change, row.id, sent, digest)
  return row.id
}

/** Puts other files in the place of those that one submitted, while nobody has approved them, and asks again. */
export async function correctFigures(
  transaction: Transaction,
  change: Change,
  id: number,
  { version, ...sent }: SentFigures & { readonly version: number },
): Promise<void> {
  await refuseOthers(transaction, change, id)
  const before = await heldReview(transaction, 'figures', id)
  if (before.version !== version) throw new Problem(...FIGURES_REVIEW.refusals['other-version'])
  if (before.state === 'approved')
    throw new Problem('changed-meanwhile', 'These figures are published already.')
  const counts = await countsOf(transaction, change, sent)
  const round = before.state === 'declined' ? [await roundOf(transaction, id, before.reason, sent.files)] : []
  const { content, digest } = packedFiles(sent.files)
  await transaction.query(
    `update figure_submission set note = $2, format = $3, origins = $4::jsonb, content = decode($5, 'base64'),
       digest = $6, counts = $7::jsonb, earlier = earlier || $8::jsonb where id = $1`,
    [
      ...[id, sent.note, sent.format, JSON.stringify(sent.origins)],
      ...[content, digest, JSON.stringify(counts), JSON.stringify(round)],
    ],
  )
  await changeReview(transaction, FIGURES_REVIEW, id, { kind: sent.draft ? 'revise' : 'submit' })
  await tell(transaction, change, id, sent, digest)
}

/** The round that a correction ends: why they were sent back, and what is other in the new files. */
async function roundOf(
  transaction: Transaction,
  id: number,
  reason: string,
  files: readonly SentFile[],
): Promise<Round> {
  const changes = rowChanges(await filesOf(transaction, id), files)
  return { reason, at: new Date().toISOString(), ...changes }
}

/** As `correctFigures`, for figures that came as files: those that were typed into a form are corrected there. */
export async function correctFiles(
  transaction: Transaction,
  change: Change,
  id: number,
  sent: SentFigures & { readonly version: number },
): Promise<void> {
  const { entry_form: form, author } = await visibleSubmission(transaction, id, change.actor)
  if (form && author === change.actor.id) {
    throw new Problem('invalid-input', 'These figures were typed into a form. Correct them there.')
  }
  await correctFigures(transaction, change, id, sent)
}

/** Takes one's own figures back. */
export async function withdrawFigures(
  transaction: Transaction,
  change: Change,
  id: number,
  version: number,
): Promise<void> {
  await refuseOthers(transaction, change, id)
  const before = await heldReview(transaction, 'figures', id)
  if (before.version !== version) throw new Problem(...FIGURES_REVIEW.refusals['other-version'])
  if (before.state === 'approved')
    throw new Problem('changed-meanwhile', 'These figures are published already.')
  await changeReview(transaction, FIGURES_REVIEW, id, { kind: 'withdraw', as: 'taken-back' })
  const { actor, address } = change
  await writeAudit(transaction, { actor, action: 'figures.withdrawn', subject: `figures ${id}`, address })
}

/** Nobody else changes them; whoever decides on them is told so, all others that there are none. */
async function refuseOthers(transaction: Transaction, { actor }: Change, id: number): Promise<void> {
  const { author } = await visibleSubmission(transaction, id, actor)
  if (author !== actor.id) throw new Problem('not-allowed', 'Only whoever submitted figures changes them.')
}

async function countsOf(
  transaction: Transaction,
  change: Change,
  { files }: SentFigures,
): Promise<FigureSubmission['counts']> {
  await transaction.script('savepoint looked')
  const report = await importSent(transaction, files, {
    publication: null,
    by: { ...change, purpose: 'submit' },
  })
  // The tables of the comparison go with it.
  await transaction.script('rollback to savepoint looked')
  refuseForeign(report)
  refuseFaulty(report)
  const { points, groups } = report.changes
  return {
    added: points.added + groups.added,
    changed: points.changed + groups.changed,
    unchanged: points.unchanged + groups.unchanged,
    withdrawn: points.withdrawn + groups.withdrawn,
  }
}

/** Figures wait for a decision only once every row can be read and something would change. */
export function refuseFaulty({ refused, problems, changes }: ImportReport): void {
  const [first] = problems.first
  if (refused > 0) {
    const where = first ? ` The first is in line ${first.line}: ${first.message}` : ''
    const sentence = `${refused} ${refused === 1 ? 'row' : 'rows'} cannot be used.${where}`
    throw new Problem('invalid-input', sentence, { files: [sentence] })
  }
  if (!hasChanges(changes)) {
    const sentence = 'All of these figures are published already.'
    throw new Problem('invalid-input', sentence, { files: [sentence] })
  }
}

/** Figures that came in whole while the answer was lost on its way: sent again they are the same submission, and nobody is asked twice. */
async function sentBefore(
  transaction: Transaction,
  { actor }: Change,
  { digest, note, draft }: SentFigures & { readonly digest: string },
): Promise<number | null> {
  const [row] = await transaction.query<{ id: number }>(
    `select t.id from figure_submission t ${joinReview('figures')}
     where t.author = $1 and t.digest = $2 and t.note = $3 and r.state = $4 and t.entry_form is null
       and t.created_at > now() - interval '1 hour'
     order by t.id desc limit 1`,
    [actor.id, digest, note, draft ? 'draft' : 'submitted'],
  )
  return row?.id ?? null
}

async function refuseTooMany(transaction: Transaction, { actor }: Change): Promise<void> {
  const [row] = await transaction.query<{ count: number }>(
    `select count(*) as count from figure_submission where author = $1 and created_at > now() - interval '1 day'`,
    [actor.id],
  )
  if ((row?.count ?? 0) < MOST_A_DAY) return
  throw new Problem('too-many-requests', `You may submit ${MOST_A_DAY} times a day. Try again tomorrow.`)
}

/** A draft is nobody's business yet. */
async function tell(
  transaction: Transaction,
  change: Change,
  id: number,
  { note, draft }: Pick<SentFigures, 'note' | 'draft'>,
  digest: string,
): Promise<void> {
  if (draft) return
  const request = {
    kind: 'figures-request',
    title: message('told.figures-asked', { name: change.actor.username, note }),
    text: message('told.figures-asked-text'),
    link: `/admin#/waiting?kind=figures&id=${id}`,
  } as const
  const entry = { action: 'figures.submitted', after: { note, digest } }
  await announceRequest(transaction, FIGURES_REVIEW, id, entry, request, change)
}
