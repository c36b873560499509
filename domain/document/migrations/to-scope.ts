import type { StoredRecord } from '../stored-record.ts'

/** 3 to 4: levels and years can be chosen beside indicators and sources; all are, where nobody could choose. */
export function toScope(stored: StoredRecord): StoredRecord {
  const { subject } = stored
  if (typeof subject !== 'object' || subject === null) return stored
  return { ...stored, subject: { ...subject, levels: [], years: [] } }
}
