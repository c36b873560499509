/** A record as it was stored, of whatever version. */
export type StoredRecord = Readonly<Record<string, unknown>>

/** What makes a document of one version into one of the next; its result has the next number as its `schema`. */
export type DocumentMigration = (stored: StoredRecord) => StoredRecord
