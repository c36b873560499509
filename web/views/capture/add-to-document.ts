import { addBlock, isFull } from '#domain/document/editing/edit-blocks.ts'
import type { Block } from '#domain/document/blocks.ts'
import { readDocument } from '#domain/document/read-document.ts'
import type { DocumentSummary } from '#contract/documents/document.ts'
import { AskError } from '#web/kit/ask-error.ts'
import { ask } from '#web/queries/ask.ts'
import { change } from '#web/queries/change.ts'
import { emptyDocument } from './empty-document.ts'

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
