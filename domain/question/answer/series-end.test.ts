import { beforeAll, expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'
import { readQuestion } from '../read-question.ts'
import { answerQuestion } from './answer-question.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

/** The answer as somebody gets it who asks in `currentYear`. */
function saidIn(currentYear: number, text: string): string {
  const { lexicon, data } = world
  const questions = readQuestion(text, { lexicon, currentYear, before: null })
  return english.text(answerQuestion(questions, { ...data, currentYear }).text)
}

const ENDS = 'Nothing later than'

test.each([
  ['a figure of years, seven years on', 'public health facilities in Kano', 2026, true],
  ['the same a year before', 'public health facilities in Kano', 2025, false],
  ['a week, a year on', 'cholera cases (week) in Nigeria', 2026, true],
  ['the same in its own year', 'cholera cases (week) in Nigeria', 2025, false],
  ['a figure whose year was asked for', 'public health facilities in Kano in 2019', 2026, false],
])('that a series ends is said of %s: %s', (_, text, year, isSaid) => {
  expect(saidIn(year, text).includes(ENDS)).toBe(isSaid)
})
