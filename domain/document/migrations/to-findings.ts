import type { StoredRecord } from '../stored-record.ts'

/** 6 to 7: there are findings of places; all parts of a document of version 6 stay as they are. */
export function toFindings(stored: StoredRecord): StoredRecord {
  return stored
}
