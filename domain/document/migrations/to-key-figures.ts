import type { StoredRecord } from '../stored-record.ts'

/** 5 to 6: there are key figures and slide breaks; what a document of version 5 has stays as it is. */
export function toKeyFigures(stored: StoredRecord): StoredRecord {
  return stored
}
