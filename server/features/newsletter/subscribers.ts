import type { Database } from '#server/platform/database/database.ts'
import { CONFIRM_DAYS } from './newsletter-letters.ts'

/** Somebody who asked for the newsletter. */
export interface Subscriber {
  readonly id: number
  readonly email: string
  readonly name: string
  readonly asked_at: Date
  readonly confirmed_at: Date | null
}

const COLUMNS = 'id, email, name, asked_at, confirmed_at'

/** Keeps an address that asks for the newsletter. Gives its id; null: it gets the newsletter already. */
export async function keepSubscriber(
  database: Database,
  email: string,
  name: string,
): Promise<number | null> {
  const [row] = await database.query<{ id: number }>(
    `insert into subscriber as s (email, name) values ($1, $2)
     on conflict (lower(email)) do update set name = excluded.name, asked_at = now() where s.confirmed_at is null
     returning id`,
    [email, name],
  )
  return row?.id ?? null
}

/** Confirms an address. Gives its row, with whether this was the first time; null: it is not there, or was asked too long ago. */
export async function confirmSubscriber(
  database: Database,
  id: number,
): Promise<(Subscriber & { readonly is_new: boolean }) | null> {
  const [row] = await database.query<Subscriber & { is_new: boolean }>(
    `with before as (select id, confirmed_at from subscriber where id = $1 for update)
     update subscriber s set confirmed_at = coalesce(s.confirmed_at, now()) from before b
     where s.id = b.id and (s.confirmed_at is not null or s.asked_at > now() - interval '${CONFIRM_DAYS} days')
     returning s.id, s.email, s.name, s.asked_at, s.confirmed_at, b.confirmed_at is null as is_new`,
    [id],
  )
  return row ?? null
}

/** Forgets an address; one that is not there is as well as forgotten. */
export async function forgetSubscriber(database: Database, id: number): Promise<void> {
  await database.query('delete from subscriber where id = $1', [id])
}

/** The subscribers, newest first; `isConfirmed`: only those who get it. Without a window: all of them. */
export function readSubscribers(
  database: Database,
  isConfirmed: boolean,
  window: { readonly size: number; readonly offset: number } | null,
): Promise<Subscriber[]> {
  const part = window ? `limit ${window.size} offset ${window.offset}` : ''
  return database.query<Subscriber>(
    `select ${COLUMNS} from subscriber where confirmed_at is not null or not $1::boolean order by id desc ${part}`,
    [isConfirmed],
  )
}

/** Removes addresses that nobody confirmed. */
export const FORGET_UNCONFIRMED = `delete from subscriber where confirmed_at is null and asked_at < now() - interval '${CONFIRM_DAYS} days'`
