import { addBlock, isFull } from '#domain/document/editing/edit-blocks.ts'
import type { Block } from '#domain/document/blocks.ts'
import type { Document } from '#domain/document/document.ts'
import type { DocumentSummary } from '#contract/documents/document.ts'
import { documentIn } from '#web/editing/clash.ts'
import { newAttempt } from '#web/editing/account-copy.ts'
import { saveDocument } from '#web/editing/save-document.ts'
import { AskError } from '#web/kit/ask-error.ts'
import { ask } from '#web/queries/ask.ts'
import { emptyDocument } from './empty-document.ts'

/** Keeps a new document that holds one block, and gives it. */
export async function keepNewDocument(kind: 'dashboard' | 'report', block: Block): Promise<DocumentSummary> {
  const document = { ...emptyDocument(kind), blocks: [block] }
  const saved = await saveDocument({ document, account: null, attempt: newAttempt() })
  if ('row' in saved) return saved.row
  throw changedAgain()
}

/**
 * Puts a block behind all others of one's own document. What somebody saves at the same moment stays: adding is no change of theirs, so
 * the block is added to what is there then. Throws an AskError.
 */
export async function addToDocument(id: string, block: Block): Promise<DocumentSummary> {
  const { data: row } = await ask('GET /document/{id}', { path: { id } })
  const first = await saveDocument(adding(block, documentIn(row.document), row))
  if ('row' in first) return first.row
  const second = await saveDocument(adding(block, first.clash.theirs, { id, version: first.clash.version }))
  if ('row' in second) return second.row
  throw changedAgain()
}

function adding(
  block: Block,
  to: Document | null,
  { id, version }: { readonly id: string; readonly version: number },
): Parameters<typeof saveDocument>[0] {
  if (!to) throw new AskError(400, 'invalid-input', 'This document cannot be read here.')
  if (isFull(to)) {
    throw new AskError(400, 'invalid-input', 'It holds 200 blocks, which is the most. Choose another one.')
  }
  return { document: addBlock(to, block, to.blocks.length), account: { id, version }, attempt: '' }
}

function changedAgain(): AskError {
  return new AskError(409, 'changed-meanwhile', 'Somebody else is changing it right now. Try again.')
}
