import { beforeAll, expect, test } from 'vitest'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'
import { readQuestion } from '../read-question.ts'
import { answerQuestion } from './answer-question.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

function linksOf(text: string): readonly string[] {
  const { lexicon, currentYear, data } = world
  const answer = answerQuestion(readQuestion(text, { lexicon, currentYear, before: null }), data)
  return answer.links.map(({ href }) => href)
}

test('a number that is not the figure is checked a link away, and stands in no address', () => {
  const links = linksOf('Why is penta 3 in Kano 112%')
  expect(links).toContain('/check?indicator=18&location=27')
  expect(links.join()).not.toContain('112')
})

/** datasets/observations/ndhs.csv has 47.5. */
test('a number that is the figure needs no check', () => {
  expect(linksOf('is penta 3 in Kano 47.5% in NDHS 2024?').join()).not.toContain('/check')
})
