import type { ReadingProfile } from '#contract/reading-room/profile.ts'
import type { Account } from '#domain/account/account.ts'
import { Problem } from '#domain/problem.ts'
import { type FollowedTopic, MOST_TOPICS, SMALLEST_PLACE } from '#domain/reading-room/reading-room.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { wireTime } from '#server/platform/listing/wire-text.ts'
import { currentRelease } from '#server/release/current-release.ts'

/** The topics that somebody follows, and whether letters come. */
export async function readProfile(
  store: SqlRunner,
  { id, email, emailVerified }: Account,
): Promise<ReadingProfile> {
  const [row] = await store.query<{ joined_at: Date; letters: boolean }>(
    'select joined_at, next_at is not null as letters from reading_profile where account = $1',
    [id],
  )
  return {
    joined_at: wireTime(row?.joined_at ?? null),
    letters: row?.letters ?? false,
    email,
    email_confirmed: emailVerified,
    topics: await topicsOf(store, id),
  }
}

/** The topics of an account, in the order in which they were followed. */
export function topicsOf(store: SqlRunner, account: number): Promise<FollowedTopic[]> {
  return store.query<FollowedTopic>(
    'select kind, topic from reading_topic where account = $1 order by created_at, kind, topic',
    [account],
  )
}

/** Makes somebody a member, unless they are. The first letter tells of what comes from now on. */
export async function join(store: SqlRunner, { id }: Account): Promise<void> {
  const { number } = await currentRelease(store)
  await store.query(
    'insert into reading_profile (account, since_release) values ($1, $2) on conflict (account) do nothing',
    [id, number],
  )
}

/** Switches the weekly letter on or off. Throws `invalid-input` for an address that nobody has confirmed. */
export async function switchLetters(store: SqlRunner, account: Account, letters: boolean): Promise<void> {
  if (!letters) return endLetters(store, account.id)
  if (!account.emailVerified) {
    const sentence = 'Confirm your e-mail address first. An e-mail with a link was sent to it.'
    throw new Problem('invalid-input', sentence, { letters: [sentence] })
  }
  const { number } = await currentRelease(store)
  await store.query(
    `update reading_profile set next_at = now() + interval '1 week', since = now(), since_release = $2
     where account = $1 and next_at is null`,
    [account.id, number],
  )
}

/** No letter comes any more. */
export async function endLetters(store: SqlRunner, account: number): Promise<void> {
  await store.query('update reading_profile set next_at = null where account = $1', [account])
}

/** No topics, no letters. */
export async function leave(store: SqlRunner, { id }: Account): Promise<void> {
  await store.query('delete from reading_topic where account = $1', [id])
  await store.query('delete from reading_profile where account = $1', [id])
}

/** Follows a topic, once. Throws `invalid-input` for one that is none, and for more than one person may follow. */
export async function follow(
  store: SqlRunner,
  { id }: Account,
  { kind, topic }: FollowedTopic,
): Promise<void> {
  const refused = (sentence: string) => new Problem('invalid-input', sentence, { topic: [sentence] })
  const [known] = await store.query(KNOWN[kind], [topic])
  if (!known) throw refused('There is no such topic to follow.')
  // Held, so that two pages do not follow more together than one may.
  await store.query('select account from reading_profile where account = $1 for update', [id])
  const followed = await topicsOf(store, id)
  if (followed.some((each) => each.kind === kind && each.topic === topic)) return
  if (followed.length >= MOST_TOPICS) throw refused(`You may follow ${MOST_TOPICS} topics.`)
  await store.query('insert into reading_topic (account, kind, topic) values ($1, $2, $3)', [id, kind, topic])
}

/** Follows a topic no more. */
export async function unfollow(
  store: SqlRunner,
  { id }: Account,
  { kind, topic }: FollowedTopic,
): Promise<void> {
  await store.query('delete from reading_topic where account = $1 and kind = $2 and topic = $3', [
    id,
    kind,
    topic,
  ])
}

/** Finds the topic that a text names. */
const KNOWN: Readonly<Record<FollowedTopic['kind'], string>> = {
  indicator: 'select 1 from indicator where id::text = $1',
  area: 'select 1 from indicator where program_area = $1 limit 1',
  place: `select 1 from location where id::text = $1 and level <= ${SMALLEST_PLACE}`,
}
