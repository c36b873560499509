import type { StoredRecord } from '../stored-record.ts'

const USUAL = { size: null, bold: false, colour: null }

/** 2 to 3: texts have a size, a weight and a colour; there are blocks about indicators. */
export function toTextLooks(stored: StoredRecord): StoredRecord {
  const { blocks } = stored
  return { ...stored, blocks: Array.isArray(blocks) ? blocks.map(blockOf) : blocks }
}

/** A value that is no block of version 2 stays as it is, so that reading reports the fault. */
function blockOf(block: unknown): unknown {
  if (typeof block !== 'object' || block === null) return block
  const fields: StoredRecord = { ...block }
  return fields.kind === 'text' ? { ...fields, ...USUAL } : block
}
