import type { TagRow } from '#contract/tags/tags.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { wireTimes } from '#server/platform/listing/wire-text.ts'

export interface StoredTag {
  readonly id: number
  readonly name: string
  readonly category: string
  readonly description: string
  readonly indicators: readonly number[]
  readonly created_at: Date
  readonly updated_at: Date
}

export const TAG_COLUMNS = 't.id, t.name, t.category, t.description, t.indicators, t.created_at, t.updated_at'

export function tagRowOf(stored: StoredTag): TagRow {
  return { ...stored, indicators: [...stored.indicators], ...wireTimes(stored) }
}

/** All tags in the order of the alphabet. */
export async function readTags(store: SqlRunner): Promise<TagRow[]> {
  const rows = await store.query<StoredTag>(
    `select ${TAG_COLUMNS} from indicator_tag t order by lower(t.name), t.id`,
  )
  return rows.map(tagRowOf)
}
