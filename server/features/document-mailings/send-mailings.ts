import { type Account, displayName } from '#domain/account/account.ts'
import { nextLetterAt } from '#domain/document/letter-day.ts'
import { letterPage } from '#domain/document/letter-page.ts'
import { Problem } from '#domain/problem.ts'
import type { Accounts } from '#server/identity/accounts.ts'
import { readAccount } from '#server/identity/account-row.ts'
import type { LinkKeys } from '#server/identity/link-keys.ts'
import { growing, type JobKind } from '#server/jobs/job-kind.ts'
import type { DocumentFiles } from '#server/paper/document-files.ts'
import { currentRelease } from '#server/release/current-release.ts'
import { letterContent } from './letter-content.ts'
import type { FindSubject, LetterSubject } from './letter-subject.ts'
import { mailingLetter } from './mailing-letter.ts'
import { addressesOf, deleteMailing, type Mailing, noteSent, takeDue } from './mailing-store.ts'

interface MailingGround {
  readonly keys: () => Promise<LinkKeys>
  readonly files: DocumentFiles
  readonly find: FindSubject
}

/**
 * Looks four times an hour whose letters are due, and sends each once, whatever the number of processes. A letter counts as sent
 * before it is handed over: a process that is killed meanwhile loses one, and none comes twice.
 */
export function mailingJob(
  { database, letters, address }: Pick<Accounts, 'database' | 'letters' | 'address'>,
  { keys, files, find }: MailingGround,
): JobKind {
  const next = ({ every, day }: Mailing) => nextLetterAt(every, day, new Date())
  const sendAll = async (mailing: Mailing, subject: LetterSubject, account: Account) => {
    const { every, last_release } = mailing
    const release = await currentRelease(database)
    const isLater = subject.isNewest && last_release !== release.hash
    const receivers = (await addressesOf(database, mailing.id)).filter(
      (one) => one.confirmed_at !== null && one.stopped_at === null,
    )
    if (receivers.length === 0) return
    const content = await letterContent(files, {
      ...{ subject, site: address, before: isLater ? last_release : null },
    })
    for (const { id, email, last_sent_at } of receivers) {
      if (!(await noteSent(database, mailing.id, id))) continue
      const key = (await keys()).keyOf(id)
      const isFirst = last_release === null || last_sent_at === null
      const to = email ?? account.mailbox
      const sender = email === null ? null : displayName(account)
      await letters.send(
        mailingLetter({ to, sender, subject, release, every, content, isFirst }, address, key),
      )
    }
  }
  return {
    name: 'document-mailings',
    attempts: 3,
    pause: growing(60, 4),
    every: 15 * 60,
    failure: 'E-mails about documents could not be sent.',
    run: async () => {
      for (;;) {
        const { hash } = await currentRelease(database)
        const mailing = await database.transaction((transaction) => takeDue(transaction, { hash, next }))
        if (!mailing) return
        const account = await readAccount(database, mailing.account)
        const subject = account?.isActive ? await stillSeen(mailing, account, find) : null
        if (account && subject) await sendAll(mailing, subject, account)
        else await deleteMailing(database, mailing.id)
      }
    },
  }
}

/** The page for whoever has its letters sent; null: it is deleted, or hidden from them. */
async function stillSeen(
  { public_id, page }: Mailing,
  account: Account,
  find: FindSubject,
): Promise<LetterSubject | null> {
  const about = letterPage(page ?? `/document/${public_id ?? ''}`)
  try {
    return about && (await find(account, about))
  } catch (error) {
    if (error instanceof Problem && error.code === 'not-found') return null
    throw error
  }
}
