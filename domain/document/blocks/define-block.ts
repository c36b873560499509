import type { Message } from '#domain/message/message.ts'
import type { FieldReader } from '../field-reader.ts'
import type { Known } from '../known.ts'
import type { Closing, Filled } from './closing.ts'
import type { Slot } from './slot.ts'

/** The members of every block. */
interface BlockBase<Kind extends string> {
  readonly kind: Kind
  /** Its own within the document; it stays when the block moves. */
  readonly id: string
}

/**
 * The definition of a kind of block; `Made` is such a block, `Own` its members beside its kind and its id.
 */
interface BlockWords<Made extends object, Own extends object, Beginning extends object> {
  /** Its name for people, wherever they meet it. */
  readonly name: Message
  /** The members of a new one, made of the knowledge that it needs. */
  begin(from: Beginning): Own
  /** The block with its holes closed. */
  fill(block: Made, closing: Closing): Filled<Made>
  /** Its author's words on one line, by which it is told apart; absent or empty: its name does. */
  says?(block: Made): string
  /** The fields that name something or leave it open; absent: it has none. */
  slots?(block: Made): readonly Slot<Made>[]
  /**
   * References beside its ids to things that do not exist: path of the field and its fault; absent: none.
   */
  missing?(block: Made, known: Known): readonly (readonly [path: string, why: Message])[]
  /** For how many figures it counts where figures are limited; absent: none. */
  figures?(block: Made): number
}

/** A kind of block: everything that is known of it without drawing it. */
export interface BlockDefinition<Made extends object, Beginning extends object>
  extends Omit<Required<BlockWords<Made, object, Beginning>>, 'begin'> {
  /** Reads a block of this kind; its faults are told to the reader. */
  read(fields: FieldReader, id: string): Made
  /** A new block of this kind. */
  begin(id: string, from: Beginning): Made
}

/** Describes a kind of block, once. `own` reads its members beside its kind and its id. */
export function defineBlock<const Kind extends string, Own extends object>(
  kind: Kind,
  own: (fields: FieldReader) => Own,
) {
  type Made = BlockBase<Kind> & Own
  return <Beginning extends object = object>({
    begin,
    ...words
  }: BlockWords<Made, Own, Beginning>): BlockDefinition<Made, Beginning> => ({
    says: () => '',
    slots: () => [],
    missing: () => [],
    figures: () => 0,
    ...words,
    read: (fields, id) => ({ kind, id, ...own(fields) }),
    begin: (id, from) => ({ kind, id, ...begin(from) }),
  })
}
