import type { LetterRhythm } from '#domain/document/letter-day.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'

/** Days in which an address can be confirmed; one that was not is forgotten then. */
export const CONFIRM_DAYS = 7

/** Letters of one person about one page. */
export interface Mailing {
  readonly id: number
  readonly account: number
  /** The public id of the document; null for another page, whose address stands in `page`. */
  readonly public_id: string | null
  readonly page: string | null
  readonly every: LetterRhythm
  readonly day: number
  readonly next_at: Date
  /** The release of the letter before; null: there was none. */
  readonly last_release: string | null
  readonly last_sent_at: Date | null
}

/** An address of a mailing; `email` is null for the account’s own. */
export interface MailingAddress {
  readonly id: number
  readonly email: string | null
  readonly confirmed_at: Date | null
  readonly stopped_at: Date | null
  readonly last_sent_at: Date | null
}

/** The page of a mailing: the document of a row, or the address of another page. */
export interface MailingPage {
  readonly document: number | null
  readonly page: string | null
}

const COLUMNS = `m.id, m.account, m.page, m.every, m.day, m.next_at, m.last_release, m.last_sent_at,
  (select d.public_id from document d where d.id = m.document) as public_id`

const OF_PAGE =
  'm.account = $1 and m.document is not distinct from $2::int and m.page is not distinct from $3'

/** The mailing of a person about a page; undefined: there is none. */
export async function readMailingOf(
  store: SqlRunner,
  account: number,
  { document, page }: MailingPage,
): Promise<Mailing | undefined> {
  const [row] = await store.query<Mailing>(`select ${COLUMNS} from document_mailing m where ${OF_PAGE}`, [
    account,
    document,
    page,
  ])
  return row
}

/** The document about which somebody has letters sent, by its public id, whoever may see it by now; null: they have none. */
export async function ownMailingOf(
  store: SqlRunner,
  account: number,
  publicId: string,
): Promise<MailingPage | null> {
  const [row] = await store.query<{ document: number }>(
    `select m.document from document_mailing m join document d on d.id = m.document
     where m.account = $1 and d.public_id = $2`,
    [account, publicId],
  )
  return row ? { document: row.document, page: null } : null
}

export function addressesOf(store: SqlRunner, mailing: number): Promise<MailingAddress[]> {
  return store.query<MailingAddress>(
    `select id, email, confirmed_at, stopped_at, last_sent_at from document_mailing_address
     where mailing = $1 order by id`,
    [mailing],
  )
}

/** Takes the mailing that has been due longest, and sets when its next letters go; undefined: nothing is due. */
export async function takeDue(
  transaction: SqlRunner,
  { hash, next }: { readonly hash: string; readonly next: (mailing: Mailing) => Date },
): Promise<Mailing | undefined> {
  const [due] = await transaction.query<Mailing>(
    `select ${COLUMNS} from document_mailing m where m.next_at <= now()
     order by m.next_at, m.id limit 1 for update skip locked`,
  )
  if (due) {
    await transaction.query('update document_mailing set next_at = $2, last_release = $3 where id = $1', [
      due.id,
      next(due).toISOString(),
      hash,
    ])
  }
  return due
}

/** Notes that a letter goes to an address now; false: it was stopped meanwhile. */
export async function noteSent(store: SqlRunner, mailing: number, address: number): Promise<boolean> {
  const rows = await store.query(
    `with sent as (update document_mailing_address set last_sent_at = now()
       where id = $2 and stopped_at is null returning id)
     update document_mailing set last_sent_at = now() where id = $1 and exists (select 1 from sent) returning id`,
    [mailing, address],
  )
  return rows.length > 0
}

export async function deleteMailing(store: SqlRunner, id: number): Promise<void> {
  await store.query('delete from document_mailing where id = $1', [id])
}

/** Keeps an address that was asked in time; false: it is not there any more. */
export async function confirmAddress(store: SqlRunner, id: number): Promise<boolean> {
  const rows = await store.query(
    `update document_mailing_address set confirmed_at = coalesce(confirmed_at, now()), stopped_at = null
     where id = $1 and (confirmed_at is not null or asked_at > now() - interval '${CONFIRM_DAYS} days')
     returning id`,
    [id],
  )
  return rows.length > 0
}

/** Ends the letters to an address. The sender’s own goes; another stays on the list as stopped, so that the sender sees it. */
export async function stopAddress(transaction: SqlRunner, id: number): Promise<void> {
  await transaction.query('update document_mailing_address set stopped_at = now() where id = $1', [id])
  await transaction.query('delete from document_mailing_address where id = $1 and email is null', [id])
  await transaction.query(
    `delete from document_mailing m
     where not exists (select 1 from document_mailing_address a where a.mailing = m.id)`,
  )
}

/** Forgets addresses that nobody confirmed. */
export const FORGET_UNCONFIRMED = `delete from document_mailing_address
  where confirmed_at is null and asked_at < now() - interval '${CONFIRM_DAYS} days'`
