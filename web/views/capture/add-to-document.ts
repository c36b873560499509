import { addBlock, isFull } from '#domain/document/editing/edit-blocks.ts'
import type { Block } from '#domain/document/blocks.ts'
import { type Document, type DocumentKind, EMPTY_DASHBOARD } from '#domain/document/document.ts'
import { readDocument } from '#domain/document/read-document.ts'
import type { DocumentSummary } from '#contract/documents/document.ts'
import { AskError } from '#web/kit/ask-error.ts'
import { ask } from '#web/queries/ask.ts'
import { change } from '#web/queries/change.ts'

/** How documents are called until somebody gives them a name. */
const FIRST_TITLES: Readonly<Record<DocumentKind, string>> = {
  dashboard: 'My dashboard',
  report: 'Custom Report',
  brief: 'Brief',
  profile: 'Profile',
}

/** A document of a kind before anybody has put something into it. */
export function emptyDocument(kind: DocumentKind): Document {
  return { ...EMPTY_DASHBOARD, kind, title: FIRST_TITLES[kind] }
}

/** An id for a block that no other editor of the same document thinks of. */
export function newBlockId(kind: Block['kind']): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  return `${kind}-${random.toString(36)}`
}

/** Keeps a new document that holds one block, and gives it. */
export async function keepNewDocument(kind: 'dashboard' | 'report', block: Block): Promise<DocumentSummary> {
  const made = { ...emptyDocument(kind), blocks: [block] }
  const { data } = await change('POST /document', { body: { document: { ...made } } })
  return data
}

/**
 * Puts a block behind all others of one's own document. What somebody saves at the same moment stays: the block is added to
 * what is there then. Throws an AskError.
 */
export async function addToDocument(id: string, block: Block, again = true): Promise<DocumentSummary> {
  const { data: row } = await ask('GET /document/{id}', { path: { id } })
  const read = readDocument(row.document)
  if (!read.ok) throw new AskError(400, 'invalid-input', 'This document cannot be read here.')
  if (isFull(read.document)) {
    throw new AskError(400, 'invalid-input', 'It holds 200 blocks, which is the most. Choose another one.')
  }
  const more = addBlock(read.document, block, read.document.blocks.length)
  try {
    const body = { version: row.version, document: { ...more } }
    const { data } = await change('PATCH /document/{id}', { path: { id }, body })
    return data
  } catch (error) {
    if (again && error instanceof AskError && error.status === 409) return addToDocument(id, block, false)
    throw error
  }
}
