import type { StoredRecord } from '../stored-record.ts'

/** 6 to 7: there are findings of places; what a document of version 6 has stays as it is. */
export function toFindings(stored: StoredRecord): StoredRecord {
  return stored
}
