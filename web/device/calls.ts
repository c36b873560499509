import type { AnswerOf, Call, Given, Reading } from '#contract/call.ts'

/** The calls of whoever sends: a page, whose parts are told of changes, or the worker. They throw a refusal. */
export interface Calls {
  ask<C extends Reading>(call: C, ...values: Given<C>): Promise<AnswerOf<C>>
  change<C extends Exclude<Call, Reading>>(call: C, ...values: Given<C>): Promise<AnswerOf<C>>
}
