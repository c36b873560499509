import { english } from '#languages/from-source.ts'
import { answerQuestion } from '#domain/question/answer/answer-question.ts'
import type { Answer } from '#domain/question/answer/answer.ts'
import type { Question } from '#domain/question/question.ts'
import { readQuestion } from '#domain/question/read-question.ts'
import type { QuestionWorld } from './question-data.ts'

/** The last turn of a conversation: as it is understood, its answer, that in English, and the question that a next one goes on with. */
export interface AnsweredTurns {
  readonly question: Question | undefined
  readonly answer: Answer
  readonly text: string
  readonly before: Question | null
}

/** Asks the turns of a conversation one after the other, each as what comes after those before. */
export function answeredTurns(world: QuestionWorld, turns: readonly string[]): AnsweredTurns {
  let before: Question | null = null
  let understood: readonly Question[] = []
  let answer = answerQuestion(understood, world.data)
  for (const turn of turns) {
    understood = readQuestion(turn, { ...world, before })
    answer = answerQuestion(understood, world.data)
    before = answer.last ?? before
  }
  return { question: understood[0], answer, text: english.text(answer.text), before }
}
