import { type Block, slotsOf } from '../blocks.ts'
import type { SlotValue } from '../blocks/slot.ts'
import type { Document } from '../document.ts'
import { holeOf, type Parameter, type ParameterName } from '../parameters.ts'

/**
 * Shared controls of a document are its parameters, and a block follows one where it holds its hole. Without the hole it has a
 * place, source or period of its own.
 */

/** The slot of a block that can follow a control. */
function slotFor(block: Block, name: ParameterName) {
  const slot = slotsOf(block).find(({ control }) => control?.name === name)
  return slot?.control ? { values: slot.values, with: slot.control.with } : null
}

/** Whether a block follows a shared control. */
export function follows(block: Block, name: ParameterName): boolean {
  return slotFor(block, name)?.values.includes(holeOf(name)) ?? false
}

/** Whether a block has a field that may follow a control. */
export function canFollow(block: Block, name: ParameterName): boolean {
  return slotFor(block, name) !== null
}

/**
 * The block following a control: its first own value gives way to the hole. The other values that the block
 * shows (the nation that a state is held against) stay.
 */
export function following(block: Block, name: ParameterName): Block {
  const slot = slotFor(block, name)
  return !slot || follows(block, name) ? block : slot.with([holeOf(name), ...slot.values.slice(1)])
}

/** The block with a value of its own in the place of the hole; null leaves it without one. */
export function onItsOwn(block: Block, name: ParameterName, value: SlotValue | null): Block {
  const slot = slotFor(block, name)
  if (!slot || !follows(block, name)) return block
  const hole = holeOf(name)
  return slot.with([...new Set(slot.values.flatMap((each) => (each === hole ? (value ?? []) : each)))])
}

/** The document with a shared control that has this value, whether it had the control before or not. */
export function withControl(from: Document, control: Parameter): Document {
  const others = from.parameters.filter(({ name }) => name !== control.name)
  const isNew = others.length === from.parameters.length
  const parameters = isNew
    ? [...others, control]
    : from.parameters.map((each) => (each.name === control.name ? control : each))
  return { ...from, parameters }
}

/** The document without a shared control: blocks that followed it keep the value that they showed. */
export function withoutControl(from: Document, name: ParameterName): Document {
  const control = from.parameters.find((each) => each.name === name)
  if (!control) return from
  const { opening } = from.subject
  const closed = (value: SlotValue | null) => (typeof value === 'string' ? null : value)
  return {
    ...from,
    subject: {
      ...from.subject,
      opening: {
        ...opening,
        ...(name === 'source' && opening.source === '{source}' && { source: closed(control.value) }),
        ...(name === 'place' && opening.location === '{place}' && { location: closed(control.value) }),
      },
    },
    parameters: from.parameters.filter((each) => each !== control),
    blocks: from.blocks.map((block) => onItsOwn(block, name, control.value)),
  }
}
