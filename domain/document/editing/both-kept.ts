import type { Document } from '../document.ts'
import { documentChanges, mergedDocument } from '../document-changes.ts'
import { addBlock, indexOfBlock } from './edit-blocks.ts'

/**
 * One document of two that were made from one, where nobody is asked: what only one of them changed is taken from there, and
 * a block that both changed stands there as `mine` has it, with that of `theirs` behind it under an id of its own. Of a title
 * or a setting that both changed, mine stays. A block that one side removed and the other changed stays.
 */
export function bothKept(base: Document | null, mine: Document, theirs: Document): Document {
  const conflicts = documentChanges(base, mine, theirs).filter(({ isConflict }) => isConflict)
  const merged = mergedDocument(base, mine, theirs, ({ part }) =>
    part.kind === 'block' && part.mine === null ? 'theirs' : 'mine',
  )
  return conflicts.reduce((document, { part }) => {
    if (part.kind !== 'block' || part.mine === null || part.theirs === null) return document
    const other = { ...part.theirs, id: `${part.id}-other` }
    return addBlock(document, other, indexOfBlock(document, part.id) + 1)
  }, merged)
}
