import type { Change } from '#server/audit/change.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import type { Database, SqlRunner } from '#server/platform/database/database.ts'

/** The names of topics in the order that administrators chose; empty: as they ship. */
export async function topicOrder(store: SqlRunner): Promise<string[]> {
  const [row] = await store.query<{ slugs: string[] }>('select slugs from help_topic_order')
  return row?.slugs ?? []
}

/** Keeps another order, each name once. */
export function orderTopics(
  database: Database,
  order: readonly string[],
  { actor, address }: Change,
): Promise<void> {
  return database.transaction(async (transaction) => {
    await transaction.query(
      `insert into help_topic_order (slugs) values ($1::text[]) on conflict (is_only) do update set slugs = excluded.slugs`,
      [[...new Set(order)]],
    )
    await writeAudit(transaction, { actor, action: 'help.ordered', address })
  })
}
