import { isDeepStrictEqual } from 'node:util'
import type { Document } from '#domain/document/document.ts'
import type { SqlValue } from '#server/platform/database/database.ts'

/** Who may see a document: its owner; whoever has its address; everybody, once it is approved. */
export type Visibility = 'private' | 'link' | 'public'

/** What a person may set of a document that is stored. */
export interface DocumentFields {
  readonly document: Document
  /** The `config` of an earlier client, where the document alone would be written otherwise on the wire. */
  readonly earlier_config: string | null
  readonly category: string
  readonly tags: readonly string[]
  /** Why it should be public, and for whom its owner speaks. */
  readonly reason: string
  readonly organization: string
  readonly visibility: Visibility
  /** How far its author has come in the five steps; null: it is finished. */
  readonly step: number | null
}

/** The fields alone, of a record that holds them among others. */
export function fieldsAlone(fields: DocumentFields): DocumentFields {
  const { document, earlier_config, category, tags, reason, organization, visibility, step } = fields
  return { document, earlier_config, category, tags, reason, organization, visibility, step }
}

/** Whether two say the same. */
export function isSameDocument(one: DocumentFields, other: DocumentFields): boolean {
  return isDeepStrictEqual(fieldsAlone(one), fieldsAlone(other))
}

/** Columns and the values to write into them, in one order. */
export function columnsOf(fields: DocumentFields): ReadonlyMap<string, SqlValue> {
  const { document, tags, ...columns } = fieldsAlone(fields)
  return new Map<string, SqlValue>(
    Object.entries({ ...columns, content: JSON.stringify(document), tags: [...tags] }),
  )
}
