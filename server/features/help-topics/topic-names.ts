import { FAQ } from '#catalogue/faq.ts'
import { topicSlug } from '#catalogue/faq-topic.ts'
import { Problem } from '#domain/problem.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'

const SHIPPED = new Set(FAQ.map(topicSlug))

/** Whether a topic comes with the product; others were added here. */
export function isShipped(slug: string): boolean {
  return SHIPPED.has(slug)
}

/** The name of a topic that ships or was added here. Throws `not-found`. */
export async function knownTopic(store: SqlRunner, slug: string): Promise<string> {
  if (isShipped(slug) || (await isAdded(store, slug))) return slug
  throw new Problem('not-found', 'The help has no such topic.')
}

/** A name that no topic has or had, made of a title: `whom-do-i-ask`, else `whom-do-i-ask-2`. */
export async function freeTopicName(store: SqlRunner, title: string): Promise<string> {
  const base = topicSlug({ title }).slice(0, 150) || 'topic'
  for (let number = 1; ; number++) {
    const slug = number === 1 ? base : `${base}-${number}`
    if (!isShipped(slug) && !(await isAdded(store, slug))) return slug
  }
}

async function isAdded(store: SqlRunner, slug: string): Promise<boolean> {
  const rows = await store.query('select 1 from help_topic_version where slug = $1 limit 1', [slug])
  return rows.length > 0
}
