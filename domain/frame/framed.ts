import type { FramedId, Message, ValuesOf } from '#domain/message/message.ts'
import type { Frame } from './frame.ts'

/** A statement, or a part of one, with the frame that it is true in. */
export interface Framed extends Message {
  readonly frame: Frame
}

/** The statement in the words of a text of frames. Only the makers beside it call it. */
export function framed<Id extends FramedId>(
  frame: Frame,
  id: Id,
  values: ValuesOf<Id>,
): Framed /** In the words of any of them. */
export function framed(frame: Frame, id: FramedId, values: Message['values']): Framed {
  return { kind: 'message', id, values, frame }
}
