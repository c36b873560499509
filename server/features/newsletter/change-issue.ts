import type { IssueRow } from '#contract/newsletter/issues.ts'
import { REQUIRED } from '#domain/form/administered-text.ts'
import { Problem } from '#domain/problem.ts'
import { english } from '#languages/from-source.ts'
import type { Change } from '#server/audit/change.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { NEXT_VERSION, refuseOlderVersion } from '#server/platform/listing/same-version.ts'
import { cleanRichText, richTextWords } from '#server/platform/rich-text.ts'
import { issueRowOf, readIssue, type StoredIssue } from './issue-table.ts'
import { askToSend } from './send-issue.ts'

export interface IssueText {
  readonly subject: string
  readonly content: string
}

/** Keeps a newsletter as a draft. */
export function writeIssue(database: Database, text: IssueText, { actor }: Change): Promise<IssueRow> {
  const { subject, content } = cleaned(text)
  return database.transaction(async (transaction) => {
    const [made] = await transaction.query<{ id: number }>(
      'insert into newsletter_issue (subject, content, author) values ($1, $2, $3) returning id',
      [subject, content, actor.id],
    )
    return issueRowOf(await found(transaction, made?.id ?? 0))
  })
}

/** Changes a draft. Throws `not-found`, `changed-meanwhile`, and `invalid-input` for a faulty text. */
export function changeIssue(
  database: Database,
  id: number,
  { updated_at, ...text }: IssueText & { readonly updated_at: string },
): Promise<IssueRow> {
  const { subject, content } = cleaned(text)
  return database.transaction(async (transaction) => {
    refuseSent(refuseOlderVersion(await readIssue(transaction, id, 'lock'), updated_at))
    await transaction.query(
      `update newsletter_issue set subject = $2, content = $3, updated_at = ${NEXT_VERSION} where id = $1`,
      [id, subject, content],
    )
    return issueRowOf(await found(transaction, id))
  })
}

/** Deletes a draft; sent letters stay in the archive. */
export function deleteIssue(database: Database, id: number): Promise<void> {
  return database.transaction(async (transaction) => {
    refuseSent(await found(transaction, id, 'lock'))
    await transaction.query('delete from newsletter_issue where id = $1', [id])
  })
}

/**
 * Begins to send a draft to everybody who has confirmed, goes on with one that was stopped, or hands over again what was in hand when a
 * process ended: whether that arrived nobody knows, so somebody decides it.
 */
export function beginIssue(database: Database, id: number, seen: string, change: Change): Promise<IssueRow> {
  return database.transaction(async (transaction) => {
    const issue = refuseOlderVersion(await readIssue(transaction, id, 'lock'), seen)
    const isAgain = issue.state === 'sent' && issue.unsure > 0
    if (issue.state === 'sending' || (issue.state === 'sent' && !isAgain))
      throw new Problem('invalid-input', 'This newsletter is on its way already, or has been sent.')
    if (issue.recipients === 0)
      throw new Problem('invalid-input', 'Nobody has confirmed an address for the newsletter yet.')
    // A subscriber who confirms later gets the next one; a subscriber in the list gets this one once.
    if (issue.state === 'draft') {
      await transaction.query(
        `insert into newsletter_sending (issue, subscriber)
         select $1::int, id from subscriber where confirmed_at is not null`,
        [id],
      )
    }
    if (isAgain) {
      await transaction.query(
        'update newsletter_sending set taken_at = null where issue = $1 and sent_at is null and not has_failed',
        [id],
      )
    }
    await transaction.query(
      `update newsletter_issue set state = 'sending', begun_at = coalesce(begun_at, now()), ended_at = null,
         updated_at = ${NEXT_VERSION} where id = $1`,
      [id],
    )
    await askToSend(transaction, id)
    const begun = await found(transaction, id)
    await audit(transaction, 'newsletter.sent', begun, change)
    return issueRowOf(begun)
  })
}

/** Stops a sending: the letter that is being handed over is the last one. */
export function cancelIssue(database: Database, id: number, change: Change): Promise<IssueRow> {
  return database.transaction(async (transaction) => {
    const { state } = await found(transaction, id, 'lock')
    if (state !== 'sending') throw new Problem('invalid-input', 'This newsletter is not on its way.')
    await transaction.query(
      `update newsletter_issue set state = 'cancelled', ended_at = now(), updated_at = ${NEXT_VERSION} where id = $1`,
      [id],
    )
    const stopped = await found(transaction, id)
    await audit(transaction, 'newsletter.cancelled', stopped, change)
    return issueRowOf(stopped)
  })
}

async function found(transaction: Transaction, id: number, lock: 'lock' | null = null): Promise<StoredIssue> {
  const issue = await readIssue(transaction, id, lock)
  if (!issue) throw new Problem('not-found', 'There is no such newsletter.')
  return issue
}

function refuseSent({ state }: StoredIssue): void {
  if (state !== 'draft') throw new Problem('invalid-input', 'It has been sent; write a new one.')
}

function cleaned({ subject, content }: IssueText): IssueText {
  const clean = cleanRichText(content)
  if (richTextWords(clean) === '')
    throw new Problem('invalid-input', 'Look at content: it has no words.', {
      content: [english.text(REQUIRED)],
    })
  return { subject, content: clean }
}

function audit(
  transaction: Transaction,
  action: string,
  { id, subject, recipients, sent }: StoredIssue,
  { actor, address }: Change,
): Promise<void> {
  return writeAudit(transaction, {
    ...{ actor, action, address, subject: `newsletter ${id}` },
    after: { subject, recipients, sent },
  })
}
