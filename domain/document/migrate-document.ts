import type { Message } from '#domain/message/message.ts'
import type { DocumentMigration, StoredRecord } from './stored-record.ts'
import { PROBLEM_TEXTS } from './problem-texts.ts'
import { toFindings } from './migrations/to-findings.ts'
import { toKeyFigures } from './migrations/to-key-figures.ts'
import { toParameters } from './migrations/to-parameters.ts'
import { toPlaces } from './migrations/to-places.ts'
import { toScope } from './migrations/to-scope.ts'
import { toTextLooks } from './migrations/to-text-looks.ts'

/**
 * The steps from each version of the schema to the next: the first one makes 1 into 2. A step is never
 * changed once documents have been written with its result.
 */
export const DOCUMENT_MIGRATIONS: readonly DocumentMigration[] = [
  toParameters,
  toTextLooks,
  toScope,
  toPlaces,
  toKeyFigures,
  toFindings,
]

/** A stored record in the newest version, or why it cannot be had. */
export type MigratedRecord = { readonly record: StoredRecord } | { readonly fault: Message }

/**
 * A stored record in the newest version that the steps lead to, or its fault: it has no version, or one that only a newer
 * version of the product knows.
 */
export function migrateDocument(
  stored: StoredRecord,
  steps: readonly DocumentMigration[] = DOCUMENT_MIGRATIONS,
): MigratedRecord {
  const newest = steps.length + 1
  const { schema } = stored
  if (typeof schema !== 'number' || !Number.isSafeInteger(schema) || schema < 1) {
    return { fault: PROBLEM_TEXTS.schema(newest) }
  }
  if (schema > newest) {
    return { fault: PROBLEM_TEXTS.newerSchema(schema, newest) }
  }
  const record = steps
    .slice(schema - 1)
    .reduce<StoredRecord>((before, step, index) => ({ ...step(before), schema: schema + index + 1 }), stored)
  return { record }
}
