import { letterLanguage } from '#server/identity/letter-language.ts'
import { currentName } from '#server/front/current-name.ts'
import type { Accounts } from '#server/identity/accounts.ts'
import type { LinkKeys } from '#server/identity/link-keys.ts'
import { growing, type JobKind } from '#server/jobs/job-kind.ts'
import { addJob } from '#server/jobs/job-store.ts'
import type { Database, SqlRunner } from '#server/platform/database/database.ts'
import { platformSettings } from '#server/platform/platform-settings.ts'
import { issueLetter } from './newsletter-letters.ts'

const NAME = 'newsletter'

/** Asks for a newsletter to be sent, in the transaction that begins it. */
export async function askToSend(transaction: SqlRunner, issue: number): Promise<void> {
  await addJob(transaction, NAME, { issue }, `${NAME} ${issue}`)
}

interface TakenLetter {
  readonly subscriber: number
  readonly subject: string
  readonly content: string
  /** Null: the subscriber has ended the newsletter meanwhile. */
  readonly email: string | null
}

type Sending = Pick<Accounts, 'database' | 'mail' | 'address'>

/**
 * Hands over one letter after the other until none waits or the sending is stopped. A letter is taken before it is handed
 * over and never given back once the mail server may have it, so that a process that is killed sends nobody a second one.
 */
export function issueJob({ database, mail, address }: Sending, keys: () => Promise<LinkKeys>): JobKind {
  return {
    name: NAME,
    attempts: 8,
    pause: growing(30, 3),
    failure: 'A newsletter could not be sent.',
    run: async (input) => {
      const issue = Number(input.issue)
      const { name } = await currentName(database)
      const { replyAddress: replyTo } = await platformSettings(database)
      for (;;) {
        const taken = await take(database, issue)
        if (!taken) break
        const { subscriber, email } = taken
        const about = { issue, subscriber }
        if (email === null) {
          await note(database, about, 'has_failed = true')
          continue
        }
        const key = (await keys()).keyOf(subscriber)
        try {
          const language = await letterLanguage(database, email)
          await mail.send(issueLetter(taken, { to: email, key, replyTo }, address)(name, language))
        } catch (error) {
          if (!isRefusal(error)) {
            if (wasNotReached(error)) await note(database, about, 'taken_at = null')
            throw error
          }
          await note(database, about, 'has_failed = true')
          continue
        }
        await note(database, about, 'sent_at = now()')
      }
      await database.query(
        `update newsletter_issue set state = 'sent', ended_at = now() where id = $1 and state = 'sending'`,
        [issue],
      )
    },
  }
}

async function take(database: Database, issue: number): Promise<TakenLetter | undefined> {
  const [row] = await database.query<TakenLetter>(
    `update newsletter_sending s set taken_at = now() from newsletter_issue i
     where i.id = s.issue and i.state = 'sending' and s.issue = $1 and s.subscriber = (
       select w.subscriber from newsletter_sending w where w.issue = $1 and w.taken_at is null
       order by w.subscriber limit 1 for update skip locked)
     returning s.subscriber, i.subject, i.content, (select email from subscriber where id = s.subscriber) as email`,
    [issue],
  )
  return row
}

/** Writes down the outcome of a letter; `what` is a part of a statement and never comes from outside. */
async function note(
  database: Database,
  { issue, subscriber }: { readonly issue: number; readonly subscriber: number },
  what: string,
): Promise<void> {
  await database.query(`update newsletter_sending set ${what} where issue = $1 and subscriber = $2`, [
    issue,
    subscriber,
  ])
}

/** The mail server has answered, and does not want this letter. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500
}

/** No mail server had the letter: it can be handed over again. */
function wasNotReached(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return ['ECONNREFUSED', 'ECONNECTION', 'EDNS', 'EAUTH', 'ENOTFOUND', 'ENOSPC', 'EACCES'].includes(code)
}
