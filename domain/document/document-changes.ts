import type { Block } from './blocks.ts'
import type { Document } from './document.ts'
import { isSameValue } from './same-value.ts'

/** Two who changed one document. */
export type Side = 'mine' | 'theirs'

/** The change of one of them to a part. */
export type Touch = 'same' | 'changed' | 'added' | 'removed'

/** Fields of a document that are taken from one side or the other as a whole. */
export const DOCUMENT_PARTS = [
  'kind',
  'title',
  'description',
  'subject',
  'parameters',
  'release',
  'paper',
] as const satisfies readonly (keyof Document)[]

/** A part of a document that somebody changed: a field, a block by its id, or the order of the blocks. */
export type DocumentPart =
  | { readonly kind: 'field'; readonly field: (typeof DOCUMENT_PARTS)[number] }
  /** The block as each side has it; null where it has none. */
  | {
      readonly kind: 'block'
      readonly id: string
      readonly mine: Block | null
      readonly theirs: Block | null
    }
  | { readonly kind: 'order' }

/** The part that was changed, and whose change it is. */
export interface PartChange {
  /** Unlike that of every other part. */
  readonly key: string
  readonly part: DocumentPart
  readonly mine: Touch
  readonly theirs: Touch
  /** Both changed it, and not to the same: somebody has to choose. */
  readonly isConflict: boolean
}

/**
 * The changes of two people to one document, part by part. `base`: the version that both began with; null
 * when nobody knows it any more, and then every difference counts as changed by both. Changes that both made
 * alike are not among them.
 */
export function documentChanges(
  base: Document | null,
  mine: Document,
  theirs: Document,
): readonly PartChange[] {
  const fields = DOCUMENT_PARTS.map((field) =>
    changeOf(
      `field:${field}`,
      { kind: 'field', field },
      { base: base?.[field], mine: mine[field], theirs: theirs[field] },
    ),
  )
  const blocks = idsOf(base, mine, theirs).map((id) => {
    const of = { base: blockOf(base, id), mine: blockOf(mine, id), theirs: blockOf(theirs, id) }
    const part = { kind: 'block', id, mine: of.mine ?? null, theirs: of.theirs ?? null } as const
    return changeOf(`block:${id}`, part, of)
  })
  const isShared = (id: string) => [mine, theirs, base ?? mine].every((each) => blockOf(each, id))
  const shared = ({ blocks: all }: Document) => all.map(({ id }) => id).filter(isShared)
  const order = changeOf(
    'order',
    { kind: 'order' },
    { base: base ? shared(base) : undefined, mine: shared(mine), theirs: shared(theirs) },
  )
  return [...fields, ...blocks, order].flatMap((change) => change ?? [])
}

interface Three {
  readonly base: unknown
  readonly mine: unknown
  readonly theirs: unknown
}

function changeOf(key: string, part: DocumentPart, { base, mine, theirs }: Three): PartChange | null {
  if (isSameValue(mine, theirs)) return null
  const touches = { mine: touchOf(base, mine), theirs: touchOf(base, theirs) }
  const isConflict = touches.mine !== 'same' && touches.theirs !== 'same'
  return { key, part, ...touches, isConflict }
}

function touchOf(base: unknown, now: unknown): Touch {
  if (isSameValue(base, now)) return 'same'
  if (now === undefined) return 'removed'
  return base === undefined ? 'added' : 'changed'
}

/**
 * One document of both: every change that only one side made, and where both made one, that of the chosen side. Blocks that
 * one side added stand behind the block that they stood behind there. `chosen` is asked for conflicts alone.
 */
export function mergedDocument(
  base: Document | null,
  mine: Document,
  theirs: Document,
  chosen: (conflict: PartChange) => Side,
): Document {
  const taken = new Map(
    documentChanges(base, mine, theirs).map((change) => [change.key, sideOf(change, chosen)] as const),
  )
  const from = (key: string) => (taken.get(key) === 'mine' ? mine : theirs)
  const fields = {
    kind: from('field:kind').kind,
    title: from('field:title').title,
    description: from('field:description').description,
    subject: from('field:subject').subject,
    parameters: from('field:parameters').parameters,
    release: from('field:release').release,
    paper: from('field:paper').paper,
  }
  const [leading, other] = taken.get('order') === 'mine' ? [mine, theirs] : [theirs, mine]
  const blocks = orderOf(leading, other).flatMap((id) => blockOf(from(`block:${id}`), id) ?? [])
  return { ...theirs, ...fields, blocks }
}

function sideOf(change: PartChange, chosen: (conflict: PartChange) => Side): Side {
  if (change.isConflict) return chosen(change)
  return change.mine === 'same' ? 'theirs' : 'mine'
}

/** The ids of both in the order of one; those that only the other has stand behind what they stood behind there. */
function orderOf(leading: Document, other: Document): readonly string[] {
  const ids = leading.blocks.map(({ id }) => id)
  let before: string | null = null
  for (const { id } of other.blocks) {
    if (!ids.includes(id)) ids.splice(before === null ? 0 : ids.indexOf(before) + 1, 0, id)
    before = id
  }
  return ids
}

function idsOf(...documents: readonly (Document | null)[]): readonly string[] {
  return [...new Set(documents.flatMap((each) => each?.blocks.map(({ id }) => id) ?? []))]
}

function blockOf(of: Document | null, wanted: string): Block | undefined {
  return of?.blocks.find(({ id }) => id === wanted)
}
