import type { Account } from '#domain/account/account.ts'
import { type LetterRhythm, nextLetterAt } from '#domain/document/letter-day.ts'
import { Problem } from '#domain/problem.ts'
import type { SqlRunner, Transaction } from '#server/platform/database/database.ts'
import { addressesOf, deleteMailing, type MailingPage, readMailingOf } from './mailing-store.ts'

/** Pages about which one person may have letters sent. */
const MOST_MAILINGS = 50

/** What somebody wants to have sent. */
export interface WantedMailing {
  readonly every: LetterRhythm | null
  readonly day: number
  readonly to_me: boolean
  readonly addresses: readonly string[]
}

/** An address that has to be asked whether it wants the letters. */
export interface NewAddress {
  readonly id: number
  readonly email: string
}

/** Keeps what somebody wants; gives the addresses that are new and have to confirm. */
export async function keepMailing(
  transaction: Transaction,
  { id: account, emailVerified, mailbox }: Account,
  about: MailingPage,
  { every, day, to_me, addresses }: WantedMailing,
): Promise<readonly NewAddress[]> {
  const before = await readMailingOf(transaction, account, about)
  if (every === null) {
    if (before) await deleteMailing(transaction, before.id)
    return []
  }
  if (!emailVerified) {
    const sentence = 'Confirm your e-mail address first. An e-mail with a link was sent to it.'
    throw new Problem('invalid-input', sentence, { every: [sentence] })
  }
  const wanted = othersAmong(addresses, mailbox)
  const isToMe = to_me || addresses.length > wanted.size
  if (!isToMe && wanted.size === 0) {
    const sentence = 'Give at least one address.'
    throw new Problem('invalid-input', sentence, { addresses: [sentence] })
  }
  const next = nextLetterAt(every, day, new Date()).toISOString()
  const mailing = before
    ? await changed(transaction, before.id, { every, day, next })
    : await made(transaction, account, about, { every, day, next })
  const kept = await addressesOf(transaction, mailing)
  const gone = kept.filter(({ email }) => (email === null ? !isToMe : !wanted.has(email.toLowerCase())))
  for (const { id } of gone)
    await transaction.query('delete from document_mailing_address where id = $1', [id])
  if (isToMe && !kept.some(({ email }) => email === null)) {
    await transaction.query(
      'insert into document_mailing_address (mailing, confirmed_at) values ($1, now())',
      [mailing],
    )
  }
  const known = new Set(kept.map(({ email }) => email?.toLowerCase()))
  const fresh: NewAddress[] = []
  for (const [key, email] of wanted) {
    if (known.has(key)) continue
    const [row] = await transaction.query<{ id: number }>(
      'insert into document_mailing_address (mailing, email) values ($1, $2) returning id',
      [mailing, email],
    )
    if (row) fresh.push({ id: row.id, email })
  }
  return fresh
}

/** Addresses of others as they were typed, by what they are in lower case. */
function othersAmong(addresses: readonly string[], mailbox: string): ReadonlyMap<string, string> {
  const own = mailbox.toLowerCase()
  return new Map(addresses.filter((one) => one.toLowerCase() !== own).map((one) => [one.toLowerCase(), one]))
}

/** How many addresses a change would ask that are not on the list yet. */
export async function newTo(
  store: SqlRunner,
  { id, mailbox }: Account,
  about: MailingPage,
  { addresses }: Pick<WantedMailing, 'addresses'>,
): Promise<number> {
  const wanted = othersAmong(addresses, mailbox)
  const before = wanted.size === 0 ? undefined : await readMailingOf(store, id, about)
  const known = before ? await addressesOf(store, before.id) : []
  return wanted.size - known.filter(({ email }) => email !== null && wanted.has(email.toLowerCase())).length
}

interface When {
  readonly every: LetterRhythm
  readonly day: number
  readonly next: string
}

async function changed(transaction: Transaction, id: number, { every, day, next }: When): Promise<number> {
  // Who only changes addresses keeps the day on which the next letter comes.
  await transaction.query(
    `update document_mailing set next_at = case when every = $2 and day = $3 then next_at else $4 end, every = $2, day = $3
     where id = $1`,
    [id, every, day, next],
  )
  return id
}

async function made(
  transaction: Transaction,
  account: number,
  { document, page }: MailingPage,
  { every, day, next }: When,
): Promise<number> {
  const [counted] = await transaction.query<{ count: number }>(
    'select count(*)::int as count from document_mailing where account = $1',
    [account],
  )
  if ((counted?.count ?? 0) >= MOST_MAILINGS) {
    throw new Problem('invalid-input', `One person has e-mails sent about ${MOST_MAILINGS} pages at most.`)
  }
  const [row] = await transaction.query<{ id: number }>(
    `insert into document_mailing (account, document, page, every, day, next_at)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [account, document, page, every, day, next],
  )
  return row?.id ?? 0
}
