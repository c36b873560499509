import { kindNamed } from '#charts/view.ts'
import type { Block } from '#domain/document/blocks.ts'
import type { Document } from '#domain/document/document.ts'
import { canFollow, follows, following, withControl } from '#domain/document/editing/following.ts'
import { replaceBlock } from '#domain/document/editing/edit-blocks.ts'
import type { Parameter, ParameterName } from '#domain/document/parameters.ts'

/** Whether what a block shows can follow a control: a figure whose sources belong to its periods by position cannot. */
export function mayFollow(block: Block, name: ParameterName): boolean {
  if (!canFollow(block, name)) return false
  if (!('view' in block)) return true
  const slots = kindNamed(block.view.kind)?.slots
  if (!slots) return false
  const { together = [] } = slots
  if (name === 'place') return slots.locations.most > 0
  const list = name === 'source' ? 'sources' : 'periods'
  return slots[list].most > 0 && !together.includes(list)
}

/** Blocks that show figures, and those of them that follow a control. */
export function followersOf({ blocks }: Document, name: ParameterName) {
  const able = blocks.filter((block) => mayFollow(block, name))
  return { able, following: able.filter((block) => follows(block, name)) }
}

/** The document with a control that has a value. Of a new control every figure becomes a follower that shows one such thing. */
export function sharing(document: Document, control: Parameter): Document {
  const isNew = document.parameters.every(({ name }) => name !== control.name)
  const shared = withControl(document, control)
  if (!isNew) return shared
  return shared.blocks
    .filter((block) => mayFollow(block, control.name) && isOfOne(block, control.name))
    .reduce((from, block) => replaceBlock(from, following(block, control.name)), shared)
}

/** Whether a block shows one place, source or period, and not several that are compared. */
function isOfOne(block: Block, name: ParameterName): boolean {
  if (!('view' in block)) return true
  const slots = kindNamed(block.view.kind)?.slots
  if (name === 'place') return block.view.locations.length <= 1
  const list = name === 'source' ? 'sources' : 'periods'
  return slots?.[list].most === 1 || block.view[list].length === 1
}
