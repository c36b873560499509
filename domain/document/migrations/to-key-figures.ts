import type { StoredRecord } from '../stored-record.ts'

/** 5 to 6: there are key figures and slide breaks; all parts of a document of version 5 stay as they are. */
export function toKeyFigures(stored: StoredRecord): StoredRecord {
  return stored
}
