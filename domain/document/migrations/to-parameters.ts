import { richParagraphs } from '#domain/rich-text/read-rich-text.ts'
import type { StoredRecord } from '../stored-record.ts'

const PAPER = { size: 'a4', orientation: 'portrait', columns: 2 }

/** The members that blocks have since version 2, by their kind. */
const ADDED: Readonly<Record<string, StoredRecord>> = {
  figure: { width: 'full', height: 'usual', annotations: [], frozen: null },
  text: { width: 'full' },
  embed: { width: 'full' },
}

/** 1 to 2: parameters, a release and a sheet; figures have a size and annotations, texts are formatted. */
export function toParameters(stored: StoredRecord): StoredRecord {
  const { blocks } = stored
  return {
    ...stored,
    parameters: [],
    release: 'latest',
    paper: PAPER,
    blocks: Array.isArray(blocks) ? blocks.map(blockOf) : blocks,
  }
}

/** A value that is no block of version 1 stays as it is, so that reading reports the fault. */
function blockOf(block: unknown): unknown {
  if (typeof block !== 'object' || block === null) return block
  const { text, ...rest }: StoredRecord = { ...block }
  const added = ADDED[String(rest.kind)]
  if (rest.kind !== 'text' || typeof text !== 'string') return { ...block, ...added }
  return { ...rest, html: richParagraphs(text), ...added }
}
