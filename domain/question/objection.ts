/** What can be wrong with an answer, in the order in which it is offered. */
export const OBJECTIONS = ['number', 'meaning', 'declined', 'unclear', 'else'] as const

/** What a reader says is wrong with an answer. */
export interface Objection {
  readonly reason: (typeof OBJECTIONS)[number]
  readonly remark: string
}
