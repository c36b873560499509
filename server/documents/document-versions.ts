import type { Document } from '#domain/document/document.ts'
import { Problem } from '#domain/problem.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { documentIn } from './stored-document.ts'

/** What a document said at one time. */
export interface StoredVersion {
  readonly number: number
  readonly author: number | null
  /** Null: whoever wrote it has no account any more. */
  readonly author_name: string | null
  /** The number of the earlier version that was brought back; null: it was written. */
  readonly restored: number | null
  readonly written_at: Date
  readonly title: string
}

/** Versions of one document; the oldest go when there are more. */
const MOST_VERSIONS = 200

/** Keeps what a document says now as its newest version. */
export async function keepVersion(
  transaction: SqlRunner,
  id: number,
  author: number,
  restored: number | null = null,
): Promise<void> {
  await transaction.query(
    `insert into document_version (document, number, content, author, restored)
     select t.id, r.version, t.content, $2, $3 from document t
     join review r on r.subject_kind = 'document' and r.subject = t.id where t.id = $1`,
    [id, author, restored],
  )
  await transaction.query(
    `delete from document_version where document = $1 and number <= (
       select number from document_version where document = $1 order by number desc offset ${MOST_VERSIONS} limit 1)`,
    [id],
  )
}

/** The versions of a document, newest first, without what they say. */
export function versionsOf(store: SqlRunner, id: number): Promise<StoredVersion[]> {
  return store.query<StoredVersion>(
    `select v.number, v.author, a.display_username as author_name, v.restored, v.written_at,
       v.content ->> 'title' as title
     from document_version v left join account a on a.id = v.author
     where v.document = $1 order by v.number desc`,
    [id],
  )
}

/** A version with what it says. Throws `not-found` where there is none of that number. */
export async function versionOf(
  store: SqlRunner,
  id: number,
  number: number,
): Promise<StoredVersion & { readonly document: Document }> {
  const version = (await versionsOf(store, id)).find((each) => each.number === number)
  const document = version && (await documentAt(store, id, number))
  if (!version || !document) throw new Problem('not-found', 'There is no such version.')
  return { ...version, document }
}

/** What a document said when it had this version; null: so long ago that it is not kept. */
export async function documentAt(store: SqlRunner, id: number, version: number): Promise<Document | null> {
  const [row] = await store.query<{ content: unknown }>(
    'select content from document_version where document = $1 and number <= $2 order by number desc limit 1',
    [id, version],
  )
  return row ? documentIn(row.content, `version ${version} of the document ${id}`) : null
}

/** The version in which a document was asked for; null: it waits for no decision. */
export async function sentVersion(store: SqlRunner, id: number): Promise<number | null> {
  const [row] = await store.query<{ asked_version: number | null }>(
    "select asked_version from review where subject_kind = 'document' and subject = $1 and state = 'submitted'",
    [id],
  )
  return row?.asked_version ?? null
}

/** What a document said when it was asked for. Throws `not-found` unless it waits for a decision. */
export async function askedVersion(
  store: SqlRunner,
  id: number,
): Promise<{ readonly version: number; readonly document: Document }> {
  const version = await sentVersion(store, id)
  const document = version === null ? null : await documentAt(store, id, version)
  if (version !== null && document !== null) return { version, document }
  throw new Problem('not-found', 'This document waits for no decision.')
}
