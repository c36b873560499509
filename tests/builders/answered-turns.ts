import { english } from '#languages/from-source.ts'
import { answerQuestion } from '#domain/question/answer/answer-question.ts'
import type { Question } from '#domain/question/question.ts'
import { readQuestion } from '#domain/question/read-question.ts'
import type { QuestionWorld } from './question-data.ts'

/** The answer to the last turn of a conversation, and the question that a next one goes on with. */
export interface AnsweredTurns {
  readonly before: Question | null
  readonly declined: boolean
  readonly text: string
}

/** Asks the turns of a conversation one after the other, each as what comes after those before. */
export function answeredTurns(world: QuestionWorld, turns: readonly string[]): AnsweredTurns {
  let before: Question | null = null
  let answer = answerQuestion([], world.data)
  for (const turn of turns) {
    answer = answerQuestion(readQuestion(turn, { ...world, before }), world.data)
    before = answer.last ?? before
  }
  return { before, declined: answer.declined, text: english.text(answer.text) }
}
