import { documentChanges, type PartChange } from '#domain/document/document-changes.ts'
import type { Document } from '#domain/document/document.ts'

/** A line of the comparison: a part that somebody changed, or blocks in a row that are the same. */
export type ComparedLine =
  | { readonly kind: 'changed'; readonly change: PartChange }
  | { readonly kind: 'same'; readonly ids: readonly string[] }

/** The parts of a document in its order: first its fields, then the blocks, equal ones in a row folded into one line. */
export function comparedLines(
  base: Document | null,
  mine: Document,
  theirs: Document,
): readonly ComparedLine[] {
  const changes = documentChanges(base, mine, theirs)
  const ofBlock = new Map(
    changes.flatMap((change) => (change.part.kind === 'block' ? [[change.part.id, change] as const] : [])),
  )
  const lines: ComparedLine[] = changes
    .filter(({ part }) => part.kind !== 'block')
    .map((change) => ({ kind: 'changed', change }))
  for (const id of idsInOrder(mine, theirs, [...ofBlock.keys()])) {
    const change = ofBlock.get(id)
    const last = lines.at(-1)
    if (change) lines.push({ kind: 'changed', change })
    else if (last?.kind === 'same') lines[lines.length - 1] = { kind: 'same', ids: [...last.ids, id] }
    else lines.push({ kind: 'same', ids: [id] })
  }
  return lines
}

/** Blocks in my order; those that only the other has stand behind what they stood behind there. */
function idsInOrder(mine: Document, theirs: Document, changed: readonly string[]): readonly string[] {
  const ids = mine.blocks.map(({ id }) => id)
  let before: string | undefined
  for (const { id } of theirs.blocks) {
    if (!ids.includes(id)) ids.splice(before === undefined ? 0 : ids.indexOf(before) + 1, 0, id)
    before = id
  }
  return [...ids, ...changed.filter((id) => !ids.includes(id))]
}
