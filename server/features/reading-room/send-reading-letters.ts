import { readAccount } from '#server/identity/account-row.ts'
import type { Accounts } from '#server/identity/accounts.ts'
import type { LinkKeys } from '#server/identity/link-keys.ts'
import { growing, type JobKind } from '#server/jobs/job-kind.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { currentRelease } from '#server/release/current-release.ts'
import { releaseWords } from '#server/release/read-reference-data.ts'
import { newInAreas } from './new-in-areas.ts'
import { type ReadingNews, readingLetter } from './reading-letter.ts'
import { topicsOf } from './reading-profile.ts'
import { namesOf, newFigures, newPosts } from './whats-new.ts'

/** Looks four times an hour whose letter is due, and sends each once, whatever the number of processes. */
export function readingLetterJob(
  { database, letters, address }: Pick<Accounts, 'database' | 'letters' | 'address'>,
  keys: () => Promise<LinkKeys>,
): JobKind {
  return {
    name: 'reading-letters',
    attempts: 3,
    pause: growing(60, 4),
    every: 15 * 60,
    failure: 'E-mails of the reading room could not be sent.',
    run: async () => {
      for (;;) {
        const taken = await database.transaction(takeDue)
        if (taken === null) return
        const { account, news } = taken
        if (news === null) continue
        await letters.send(readingLetter(news, address, (await keys()).keyOf(account)))
      }
    },
  }
}

interface DueProfile {
  readonly account: number
  readonly until: Date
  readonly from: Date
  readonly from_release: number
}

interface Taken {
  readonly account: number
  /** Null: nothing is new, or whoever asked for letters cannot get them now. */
  readonly news: ReadingNews | null
}

/**
 * Takes a letter that is due, and sets when the next is. It counts as sent from here on: a process that is killed meanwhile
 * loses a letter, and none comes twice. Null: nothing is due.
 */
async function takeDue(transaction: SqlRunner): Promise<Taken | null> {
  const release = await currentRelease(transaction)
  const [due] = await transaction.query<DueProfile>(
    `with due as (
       select account, since, since_release from reading_profile where next_at <= now()
       order by next_at, account limit 1 for update skip locked)
     update reading_profile p set next_at = now() + interval '1 week', since = now(), since_release = $1
     from due where p.account = due.account
     returning p.account, p.since as until, due.since as "from", due.since_release as from_release`,
    [release.number],
  )
  if (!due) return null
  const account = await readAccount(transaction, due.account)
  if (!account?.isActive || !account.emailVerified) return { account: due.account, news: null }
  const span = { from: due.from, to: due.until, fromRelease: due.from_release, toRelease: release.number }
  const topics = await topicsOf(transaction, account.id)
  const posts = await newPosts(transaction, account.id, topics, span)
  const figures = await newFigures(transaction, topics, span)
  const { reference } = await releaseWords(transaction, release)
  const areas = await newInAreas(transaction, reference, namesOf(topics, 'area'), span)
  const isEmpty = [posts, figures, areas.flatMap((area) => area.figures)].every((news) => news.length === 0)
  return {
    account: account.id,
    news: isEmpty ? null : { to: account.email, posts, figures, areas, release: release.number },
  }
}
