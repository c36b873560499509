import { message } from '#domain/message/message.ts'
import type { z } from 'zod'
import type { submissionForm } from '#contract/plugins/submissions.ts'
import type { Account } from '#domain/account/account.ts'
import { compareVersions } from '#domain/plugin/plugin-version.ts'
import { Problem } from '#domain/problem.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { fileList, type InspectedPlugin } from '#server/plugin-archives/inspect-plugin.ts'
import { refuse } from '#server/plugin-archives/refuse-plugin.ts'
import { announceRequest, withdrawFrom } from '#server/reviews/change-review.ts'
import { joinReview, openReview } from '#server/reviews/review-store.ts'
import { PLUGIN_REVIEW } from './plugin-review.ts'

/** Submissions that one person may make in a day: each keeps its file. */
const MOST_A_DAY = 20

/** A plugin that passed its checks, with its author's words beside it. */
export interface NewSubmission {
  readonly form: z.output<typeof submissionForm>
  readonly plugin: InspectedPlugin
  readonly archive: Buffer
  readonly address: string
}

/**
 * Keeps a submission, and gives its id. The same file sent again, while it waits or is approved, is the same submission
 * (T57). A later version takes the place of the author's own that still waits (T58).
 */
export async function keepSubmission(
  transaction: Transaction,
  author: Account,
  submission: NewSubmission,
): Promise<{ readonly id: number; readonly isNew: boolean }> {
  const { plugin, address } = submission
  const { name, version } = plugin.manifest
  // One submission of a person at a time: of the same file sent twice at once, the second finds the first.
  await transaction.query('select id from account where id = $1 for no key update', [author.id])
  const before = await sameFile(transaction, author, plugin.sha256)
  if (before !== null) return { id: before, isNew: false }
  await refuseTooMany(transaction, author)
  await refuseTakenName(transaction, author, name, version)
  const id = await insert(transaction, author, submission)
  await openReview(transaction, 'plugin', id, author.id, 'submitted')
  const earlier = await transaction.query<{ id: number }>(
    `select t.id from plugin_submission t ${joinReview('plugin')}
     where t.author = $1 and t.name = $2 and r.state = 'submitted' and t.id <> $3`,
    [author.id, name, id],
  )
  await withdrawFrom(
    transaction,
    PLUGIN_REVIEW,
    'submitted',
    earlier.map((submission) => submission.id),
    'replaced',
  )
  const note = { action: 'plugin.submitted', after: { name, version, sha256: plugin.sha256 } }
  const request = {
    kind: 'plugin-request',
    title: message('told.plugin-asked', { title: plugin.manifest.title }),
    link: `/admin#/waiting?kind=plugin&id=${id}`,
  } as const
  await announceRequest(transaction, PLUGIN_REVIEW, id, note, request, { actor: author, address })
  return { id, isNew: true }
}

async function sameFile(store: Transaction, author: Account, sha256: string): Promise<number | null> {
  const [row] = await store.query<{ id: number }>(
    `select t.id from plugin_submission t ${joinReview('plugin')}
     where t.author = $1 and t.sha256 = $2 and r.state in ('submitted', 'approved')`,
    [author.id, sha256],
  )
  return row?.id ?? null
}

async function refuseTooMany(store: Transaction, author: Account): Promise<void> {
  const [row] = await store.query<{ count: number }>(
    `select count(*) as count from plugin_submission where author = $1 and created_at > now() - interval '1 day'`,
    [author.id],
  )
  if ((row?.count ?? 0) < MOST_A_DAY) return
  throw new Problem('too-many-requests', `You may submit ${MOST_A_DAY} plugins a day. Try again tomorrow.`)
}

/** A name belongs to whoever had a plugin of that name approved first. */
async function refuseTakenName(store: Transaction, author: Account, name: string, version: string) {
  const [row] = await store.query<{ owner: number | null; version: string }>(
    'select p.owner, s.version from plugin p join plugin_submission s on s.id = p.submission where p.name = $1',
    [name],
  )
  if (!row) return
  if (row.owner !== author.id) {
    refuse([`The name “${name}” belongs to another plugin. Choose another name in manifest.json.`])
  }
  if (compareVersions(version, row.version) <= 0) {
    refuse([`Version ${row.version} of “${name}” is approved. Give this one a higher version.`])
  }
}

async function insert(
  store: Transaction,
  author: Account,
  { form, plugin, archive }: NewSubmission,
): Promise<number> {
  const { manifest, files, remarks, sha256 } = plugin
  const [row] = await store.query<{ id: number }>(
    `insert into plugin_submission (author, name, version, title, manifest, files, remarks, sha256, archive)
     values ($1, $2, $3, $4, $5::jsonb, $6::jsonb, $7::jsonb, $8, decode($9, 'base64'))
     returning id`,
    [
      author.id,
      manifest.name,
      manifest.version,
      manifest.title,
      JSON.stringify(manifest),
      JSON.stringify(fileList(files)),
      JSON.stringify(remarks),
      sha256,
      archive.toString('base64'),
    ],
  )
  if (!row) throw new Error('A submission was not kept.')
  await store.query(
    `insert into plugin_contact (submission, account, name, email, phone, purpose, description)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      row.id,
      author.id,
      ...[form.name, form.email, form.phone, form.purpose, form.description].map(withoutZero),
    ],
  )
  return row.id
}

/** The store does not take the character 0. */
function withoutZero(text: string): string {
  return text.replaceAll('\0', '')
}
