import type { FieldReader } from '../field-reader.ts'

/** What every block has. */
interface BlockBase<Kind extends string> {
  readonly kind: Kind
  /** Its own within the document; it stays when the block moves. */
  readonly id: string
}

/** A kind of block: its name, and how one is read from outside. */
export interface BlockKind<Kind extends string, Own extends object> {
  readonly kind: Kind
  /** Reads a block of this kind; what is wrong with it is told to the reader. */
  readonly read: (fields: FieldReader, id: string) => BlockBase<Kind> & Own
}

/** Describes a kind of block, once. `own` reads what it has beside its kind and its id. */
export function defineBlock<const Kind extends string, Own extends object>(
  kind: Kind,
  own: (fields: FieldReader) => Own,
): BlockKind<Kind, Own> {
  return { kind, read: (fields, id) => ({ kind, id, ...own(fields) }) }
}
