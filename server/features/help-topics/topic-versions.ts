import type {
  HelpTopicText,
  HelpTopicVersion,
  RemovedTopic,
  WrittenTopic,
} from '#contract/help/help-topics.ts'
import { Problem } from '#domain/problem.ts'
import type { Change } from '#server/audit/change.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import { isShipped } from './topic-names.ts'
import type { Database, SqlRunner, Transaction } from '#server/platform/database/database.ts'

interface StoredVersion {
  readonly number: number
  readonly topic: HelpTopicText | null
  readonly author: string | null
  readonly restored: number | null
  readonly written_at: Date
}

/** The newest version of every topic that is not as it ships. */
export async function writtenTopics(store: SqlRunner): Promise<WrittenTopic[]> {
  const rows = await store.query<{ slug: string; number: number; topic: HelpTopicText | null }>(
    'select distinct on (slug) slug, number, topic from help_topic_version order by slug, number desc',
  )
  return rows.flatMap(({ slug, number, topic }) => (topic ? [{ slug, version: number, ...topic }] : []))
}

/** Topics that were added here and taken away again, each with the last version that had a text. */
export async function removedTopics(store: SqlRunner): Promise<RemovedTopic[]> {
  const rows = await store.query<RemovedTopic>(
    `select distinct on (v.slug) v.slug, v.topic ->> 'title' as title, n.number as version, v.number as last
     from help_topic_version v
     join (select distinct on (slug) slug, number, topic from help_topic_version order by slug, number desc) n
       on n.slug = v.slug
     where n.topic is null and v.topic is not null order by v.slug, v.number desc`,
  )
  return rows.filter(({ slug }) => !isShipped(slug)).sort((a, b) => a.title.localeCompare(b.title))
}

/** The versions of a topic, newest first. */
export async function versionsOfTopic(store: SqlRunner, slug: string): Promise<HelpTopicVersion[]> {
  const rows = await store.query<StoredVersion>(
    `select v.number, v.topic, a.display_username as author, v.restored, v.written_at
     from help_topic_version v left join account a on a.id = v.author where v.slug = $1 order by v.number desc`,
    [slug],
  )
  return rows.map(({ written_at, ...row }) => ({ ...row, written: written_at.toISOString() }))
}

/** The text put in place of a topic; null: the topic as it ships. */
interface NewVersion {
  readonly topic: HelpTopicText | null
  readonly restored: number | null
}

/** Writes the next version of a topic. Throws `changed-meanwhile` when there is a newer one than was seen. */
export function writeVersion(
  database: Database,
  slug: string,
  seen: number,
  change: Change,
  make: (versions: readonly HelpTopicVersion[]) => NewVersion,
): Promise<HelpTopicVersion> {
  return database.transaction(async (transaction) => {
    await transaction.script('lock table help_topic_version in share row exclusive mode')
    const versions = await versionsOfTopic(transaction, slug)
    const [newest] = versions
    if ((newest?.number ?? 0) !== seen) {
      throw new Problem(
        'changed-meanwhile',
        'Somebody else has changed this meanwhile. Look at their version, then make your change again.',
      )
    }
    const next = make(versions)
    await insert(transaction, { slug, number: seen + 1, author: change.actor.id, ...next })
    await writeAudit(transaction, {
      actor: change.actor,
      action: actionOf(slug, seen, next),
      subject: `help topic ${slug}`,
      before: newest?.topic ?? null,
      after: next.topic,
      address: change.address,
    })
    const [written] = await versionsOfTopic(transaction, slug)
    if (!written) throw new Problem('unexpected', 'The topic was not kept.')
    return written
  })
}

/**
 * The name of the action in the audit log: of a topic that does not ship, its first version adds it and none
 * takes it away.
 */
function actionOf(slug: string, seen: number, { topic, restored }: NewVersion): string {
  if (!isShipped(slug) && seen === 0) return 'help.added'
  if (!isShipped(slug) && topic === null) return 'help.removed'
  return restored === null ? 'help.changed' : 'help.restored'
}

interface Inserted extends NewVersion {
  readonly slug: string
  readonly number: number
  readonly author: number
}

async function insert(
  transaction: Transaction,
  { slug, number, topic, author, restored }: Inserted,
): Promise<void> {
  await transaction.query(
    `insert into help_topic_version (slug, number, topic, author, restored) values ($1, $2, $3::jsonb, $4, $5)`,
    [slug, number, topic && JSON.stringify(topic), author, restored],
  )
}
