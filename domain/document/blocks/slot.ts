import type { ParameterName } from '../parameters.ts'
import type { ReferenceName } from '../problem-texts.ts'

/** A value of a slot: ids, holes, and periods or ids of an address as text. */
export type SlotValue = number | string

/** A field of a block that names indicators, sources, places or periods, or leaves open which. */
export interface Slot<Any> {
  /** Of the field inside the block: `view.sources`. */
  readonly path: string
  /** The catalogue has to have its ids; null: it names periods, or something else. */
  readonly ids: ReferenceName | null
  readonly values: readonly SlotValue[]
  /** The shared control that the slot can follow, and the block with other values there; null: it follows none. */
  readonly control: {
    readonly name: ParameterName
    readonly with: (values: readonly SlotValue[]) => Any
  } | null
}
