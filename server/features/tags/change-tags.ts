import type { TagRow } from '#contract/tags/tags.ts'
import { Problem } from '#domain/problem.ts'
import type { Change } from '#server/audit/change.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { NEXT_VERSION, refuseOlderVersion } from '#server/platform/listing/same-version.ts'
import { refuseUnknownIds } from '#server/platform/reference/unknown-ids.ts'
import { type StoredTag, TAG_COLUMNS, tagRowOf } from './tag-table.ts'

export interface TagText {
  readonly name: string
  readonly category: string
  readonly description: string
  readonly indicators: readonly number[]
}

/** Makes a tag. Throws `already-exists` when the name is taken, without regard to case, and `invalid-input`. */
export function makeTag(database: Database, text: TagText, change: Change): Promise<TagRow> {
  return database.transaction(async (transaction) => {
    const values = await checked(transaction, text, null)
    const [stored] = await transaction.query<StoredTag>(
      `insert into indicator_tag as t (name, category, description, indicators)
       values ($1, $2, $3, $4::smallint[]) returning ${TAG_COLUMNS}`,
      values,
    )
    if (!stored) throw new Problem('unexpected', 'The tag was not kept.')
    await audit(transaction, 'tag.created', stored.id, change, null, text)
    return tagRowOf(stored)
  })
}

/** Replaces a tag. Throws `not-found`, `changed-meanwhile`, `already-exists` and `invalid-input`. */
export function changeTag(
  database: Database,
  id: number,
  text: TagText,
  seen: string,
  change: Change,
): Promise<TagRow> {
  return database.transaction(async (transaction) => {
    const values = await checked(transaction, text, id)
    const before = refuseOlderVersion(await readTag(transaction, id), seen)
    const [stored] = await transaction.query<StoredTag>(
      `update indicator_tag t set name = $1, category = $2, description = $3, indicators = $4::smallint[],
         updated_at = ${NEXT_VERSION} where id = $5 returning ${TAG_COLUMNS}`,
      [...values, id],
    )
    await audit(transaction, 'tag.changed', id, change, before, text)
    return tagRowOf(stored ?? before)
  })
}

/** Deletes a tag. Throws `not-found`. */
export function removeTag(database: Database, id: number, change: Change): Promise<void> {
  return database.transaction(async (transaction) => {
    const before = await readTag(transaction, id)
    if (!before) throw new Problem('not-found', `There is no tag with the id ${id}.`)
    await transaction.query('delete from indicator_tag where id = $1', [id])
    await audit(transaction, 'tag.deleted', id, change, before, null)
  })
}

/** The columns of a tag that may be written, in their order; one writer at a time, so that names stay unique. */
async function checked(transaction: Transaction, text: TagText, own: number | null) {
  await transaction.script('lock table indicator_tag in share row exclusive mode')
  const [taken] = await transaction.query<{ id: number }>(
    'select id from indicator_tag where lower(name) = lower($1) and id is distinct from $2::int',
    [text.name, own],
  )
  if (taken) {
    const sentence = `There is a tag named ${text.name} already.`
    throw new Problem('already-exists', sentence, { name: [sentence] })
  }
  const indicators = [...new Set(text.indicators)]
  await refuseUnknownIds(transaction, 'indicator', 'indicators', indicators)
  return [text.name, text.category, text.description, indicators] as const
}

async function readTag(transaction: Transaction, id: number): Promise<StoredTag | undefined> {
  const [row] = await transaction.query<StoredTag>(
    `select ${TAG_COLUMNS} from indicator_tag t where t.id::bigint = $1::bigint for update`,
    [id],
  )
  return row
}

async function audit(
  transaction: Transaction,
  action: string,
  id: number,
  { actor, address }: Change,
  before: TagText | null,
  after: TagText | null,
): Promise<void> {
  const kept = (tag: TagText | null) =>
    tag && {
      name: tag.name,
      category: tag.category,
      description: tag.description,
      indicators: tag.indicators,
    }
  await writeAudit(transaction, {
    actor,
    action,
    subject: `tag ${id}`,
    before: kept(before),
    after: kept(after),
    address,
  })
}
