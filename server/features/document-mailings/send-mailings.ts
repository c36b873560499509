import type { Accounts } from '#server/identity/accounts.ts'
import { readAccount } from '#server/identity/account-row.ts'
import type { LinkKeys } from '#server/identity/link-keys.ts'
import { documentFor, type StoredDocument } from '#server/documents/stored-document.ts'
import { growing, type JobKind } from '#server/jobs/job-kind.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import type { DocumentFiles } from '#server/paper/document-files.ts'
import { Problem } from '#domain/problem.ts'
import { currentRelease, type Release } from '#server/release/current-release.ts'
import { letterContent } from './letter-content.ts'
import { mailingLetter } from './mailing-letter.ts'

interface DueMailing {
  readonly id: number
  readonly document: number
  readonly account: number
  readonly every: 'week' | 'month'
  /** The release of the letter before; null: there was none. */
  readonly last_release: string | null
}

/** Looks four times an hour whose letter is due, and sends each once, whatever the number of processes. */
export function mailingJob(
  { database, letters, address }: Pick<Accounts, 'database' | 'letters' | 'address'>,
  keys: () => Promise<LinkKeys>,
  files: DocumentFiles,
): JobKind {
  return {
    name: 'document-mailings',
    attempts: 3,
    pause: growing(60, 4),
    every: 15 * 60,
    failure: 'Letters about documents could not be sent.',
    run: async () => {
      for (;;) {
        const taken = await database.transaction(takeDue)
        if (taken === null) return
        if (taken.letter === null) continue
        const { mailing, document, release, to } = taken.letter
        const { every, last_release } = mailing
        const follows = document.document.release === 'latest' && last_release !== release.hash
        const before = follows ? last_release : null
        const content = await letterContent(files, { document, site: address, before })
        const key = (await keys()).keyOf(mailing.id)
        const isFirst = last_release === null
        await letters.send(mailingLetter({ to, document, release, every, content, isFirst }, address, key))
      }
    },
  }
}

interface AboutLetter {
  readonly to: string
  readonly document: StoredDocument
  readonly release: Release
}

interface Taken {
  /** Null: the reader may not see the document any more. */
  readonly letter: (AboutLetter & { readonly mailing: DueMailing }) | null
}

/**
 * Takes a letter that is due, and sets when the next is. It counts as sent from here on: a process that is killed meanwhile
 * loses a letter, and none comes twice. Null: nothing is due.
 */
async function takeDue(transaction: SqlRunner): Promise<Taken | null> {
  const { hash } = await currentRelease(transaction)
  const [mailing] = await transaction.query<DueMailing>(
    `update document_mailing m set next_at = now() + ('1 ' || m.every)::interval, last_release = $1 from (
       select id, last_release from document_mailing where next_at <= now()
       order by next_at, id limit 1 for update skip locked) due
     where m.id = due.id returning m.id, m.document, m.account, m.every, due.last_release`,
    [hash],
  )
  if (!mailing) return null
  const document = await stillSeen(transaction, mailing)
  const account = await readAccount(transaction, mailing.account)
  if (document && account?.isActive) {
    const release = await currentRelease(transaction)
    return { letter: { to: account.email, document, release, mailing } }
  }
  await transaction.query('delete from document_mailing where id = $1', [mailing.id])
  return { letter: null }
}

/**
 * The document by the address by which it was asked for; null: it is deleted, or hidden from the readers of
 * the letters.
 */
async function stillSeen(
  store: SqlRunner,
  { document, account }: DueMailing,
): Promise<StoredDocument | null> {
  const [row] = await store.query<{ public_id: string }>('select public_id from document where id = $1', [
    document,
  ])
  try {
    return await documentFor(store, await readAccount(store, account), row?.public_id ?? '')
  } catch (error) {
    if (error instanceof Problem && error.code === 'not-found') return null
    throw error
  }
}
