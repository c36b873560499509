/** The faults that an answer can have, in the order in which they are offered. */
export const OBJECTIONS = ['number', 'meaning', 'declined', 'unclear', 'else'] as const

/** A reader's objection to an answer. */
export interface Objection {
  readonly reason: (typeof OBJECTIONS)[number]
  readonly remark: string
}
