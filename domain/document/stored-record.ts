/** A record as it was stored, of whatever version. */
export type StoredRecord = Readonly<Record<string, unknown>>

/**
 * A step from a document of one version to one of the next; its result has the next number as its `schema`.
 */
export type DocumentMigration = (stored: StoredRecord) => StoredRecord
