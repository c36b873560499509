import type { Block } from '../blocks.ts'
import type { Document } from '../document.ts'
import { documentChanges, mergedDocument, type PartChange, type Side } from '../document-changes.ts'
import { addBlock, indexOfBlock } from './edit-blocks.ts'

/** The decision about a part that two changed: one of its versions, or of a block one behind the other. */
export type Choice = Side | 'both'

/** Whether both versions of a part can be kept: of a block that stands on both sides. */
export function canKeepBoth({ isConflict, part }: PartChange): boolean {
  return isConflict && part.kind === 'block' && part.mine !== null && part.theirs !== null
}

/**
 * One document of two that were made from one: changes of only one of them are taken over, and of those of
 * both the ones that `chosen` names. Of a block of which both versions are kept, that of `theirs` stands
 * behind that of `mine` under the id that `idOf` gives; a document that is full takes no second one.
 */
export function chosenOfBoth(
  base: Document | null,
  mine: Document,
  theirs: Document,
  chosen: (conflict: PartChange) => Choice,
  idOf: (block: Block) => string,
): Document {
  const twice = documentChanges(base, mine, theirs).flatMap((change) => {
    const { part } = change
    const isTwice = canKeepBoth(change) && chosen(change) === 'both'
    return isTwice && part.kind === 'block' && part.theirs ? [part.theirs] : []
  })
  const merged = mergedDocument(base, mine, theirs, (change) => {
    const choice = chosen(change)
    return choice === 'both' ? 'mine' : choice
  })
  return twice.reduce(
    (document, block) =>
      addBlock(document, { ...block, id: idOf(block) }, indexOfBlock(document, block.id) + 1),
    merged,
  )
}

/**
 * One document of two that were made from one, where nobody is asked: changes of only one of them are taken
 * over, and a block that both changed stands there as `mine` has it, with that of `theirs` behind it under an
 * id of its own. Of a title or a setting that both changed, mine stays. A block that one side removed and the
 * other changed stays.
 */
export function bothKept(base: Document | null, mine: Document, theirs: Document): Document {
  const chosen = (change: PartChange): Choice => {
    if (canKeepBoth(change)) return 'both'
    return change.part.kind === 'block' && change.part.mine === null ? 'theirs' : 'mine'
  }
  return chosenOfBoth(base, mine, theirs, chosen, ({ id }) => `${id}-other`)
}
