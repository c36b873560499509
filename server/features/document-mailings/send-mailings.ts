import type { Accounts } from '#server/identity/accounts.ts'
import { readAccount } from '#server/identity/account-row.ts'
import type { LinkKeys } from '#server/identity/link-keys.ts'
import { documentFor, pathOf, type StoredDocument } from '#server/documents/stored-document.ts'
import { growing, type JobKind } from '#server/jobs/job-kind.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { composeLetter } from '#server/platform/mail/compose-letter.ts'
import type { LetterOf } from '#server/platform/mail/mail.ts'
import { oneClickHeaders } from '#server/platform/mail/one-click-headers.ts'
import { Problem } from '#domain/problem.ts'
import { currentRelease, type Release } from '#server/release/current-release.ts'

interface DueMailing {
  readonly id: number
  readonly document: number
  readonly account: number
  readonly every: 'week' | 'month'
}

/** Looks four times an hour whose letter is due, and sends each once, whatever the number of processes. */
export function mailingJob(
  { database, letters, address }: Pick<Accounts, 'database' | 'letters' | 'address'>,
  keys: () => Promise<LinkKeys>,
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
        const { mailing, ...about } = taken.letter
        const key = (await keys()).keyOf(mailing.id)
        await letters.send(mailingLetter({ ...about, every: mailing.every }, address, key))
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
  /** Null: whoever would get it may not see the document any more. */
  readonly letter: (AboutLetter & { readonly mailing: DueMailing }) | null
}

/**
 * Takes a letter that is due, and sets when the next is. It counts as sent from here on: a process that is killed meanwhile
 * loses a letter, and none comes twice. Null: nothing is due.
 */
async function takeDue(transaction: SqlRunner): Promise<Taken | null> {
  const [mailing] = await transaction.query<DueMailing>(
    `update document_mailing set next_at = now() + ('1 ' || every)::interval
     where id = (select id from document_mailing where next_at <= now() order by next_at, id limit 1 for update skip locked)
     returning id, document, account, every`,
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

/** The document by the address by which it was asked for; null: it is deleted, or hidden from whoever gets the letters. */
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

function mailingLetter(
  { to, document, release, every }: AboutLetter & Pick<DueMailing, 'every'>,
  address: string,
  key: string,
): LetterOf {
  const { title, document: content, owner_name } = document
  const day = release.published_at.toISOString().slice(0, 10)
  return composeLetter(() => ({
    to,
    subject: `${title}: this ${every}`,
    paragraphs: [
      `You asked for a letter about “${title}”${owner_name === null ? '' : ` by ${owner_name}`} every ${every}.`,
      ...(content.description === '' ? [] : [content.description]),
      content.release === 'latest'
        ? `It shows release ${release.number} of the figures, published on ${day}.`
        : 'It shows the release of the figures that its author chose.',
      { words: 'Open it', link: address + pathOf(document) },
      { words: 'No more letters about it', link: `${address}/letters?end=${key}` },
    ],
    headers: oneClickHeaders(`${address}/api/document-mailing/end?key=${key}`),
  }))
}
