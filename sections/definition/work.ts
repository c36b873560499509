import type { Value } from '#domain/message/message.ts'

/** How far something is that is worked out; `idle`: there is nothing to work out. */
export type Progress<Answer> =
  | { readonly status: 'idle' | 'working' | 'failed' | 'cancelled' }
  | { readonly status: 'ready'; readonly answer: Answer }

/**
 * The part of a choice that takes longer than a frame. Pages have it worked out by the `worker` of the section's panels,
 * and show the section in the meantime; others wait for `answer`.
 */
export interface Work<Choice, Question extends object = object, Answer = unknown> {
  /** The name of the result inside a sentence: `the forecast`. */
  readonly what: Value
  /** Plain data; null: there is nothing to work out. The same question is not worked out again. */
  question(choice: Choice): Question | null
  answer(question: Question): Answer
  /** A short value that differs where two questions do, for questions that are too long to be compared as they are. */
  key?(question: Question): object
  /** The section has nothing to show before its answer: what was shown last stays meanwhile. */
  readonly isWhole?: true
  /** The choice with what is known by now. */
  known(choice: Choice, progress: Progress<Answer>): Choice
}

/** A choice with all that is worked out for it. */
export function workedOut<Choice>(work: Work<Choice> | undefined, choice: Choice): Choice {
  const question = work?.question(choice) ?? null
  if (!work || question === null) return choice
  return work.known(choice, { status: 'ready', answer: work.answer(question) })
}
