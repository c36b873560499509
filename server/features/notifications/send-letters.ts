import type { Accounts } from '#server/identity/accounts.ts'
import { growing, type JobKind } from '#server/jobs/job-kind.ts'
import { keptWords } from '#server/notify/kept-words.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { type Told, toldLetter } from './told-letter.ts'

/** Looks every minute whose letters about requests and decisions are due, and sends each person one with all of them. */
export function notificationLetters({
  database,
  letters,
  address,
}: Pick<Accounts, 'database' | 'letters' | 'address'>): JobKind {
  return {
    name: 'notification-letters',
    attempts: 3,
    pause: growing(60, 4),
    every: 60,
    failure: 'E-mails about requests and decisions could not be sent.',
    run: async () => {
      for (;;) {
        const taken = await database.transaction(takeDue)
        if (taken === null) return
        if (taken.told.length > 0) await letters.send(toldLetter(taken, address))
      }
    },
  }
}

/**
 * Takes what is due to one person. It counts as sent from here on: a process that is killed meanwhile loses a letter, and none
 * comes twice. A request that was read or decided on meanwhile needs no letter. Null: nothing is due.
 */
async function takeDue(
  transaction: SqlRunner,
): Promise<{ readonly to: string; readonly told: readonly Told[] } | null> {
  const [due] = await transaction.query<{ id: number }>(
    `select t.id from account t
     where exists (select from notification n where n.user_id = t.id and n.letter_at <= now())
     order by t.id limit 1 for no key update skip locked`,
  )
  if (!due) return null
  const told = await transaction.query<Told & { email: string; still: boolean }>(
    `with due as (
       update notification set letter_at = null where user_id = $1 and letter_at <= now()
       returning id, kind, title, text, link, read_at, names)
     select d.kind, d.title, d.text, d.link, coalesce(jsonb_array_length(d.names), 1) as count, a.email,
       a.is_active and a.email_verified and (d.read_at is null or d.kind like '%-decision') as still
     from due d join account a on a.id = $1 order by d.id`,
    [due.id],
  )
  return { to: told[0]?.email ?? '', told: told.filter(({ still }) => still).map(inKnownWords) }
}

function inKnownWords<Row extends Told>(told: Row): Row {
  return { ...told, title: keptWords(told.title), text: keptWords(told.text) }
}
