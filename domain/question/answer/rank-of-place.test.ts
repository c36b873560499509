import { beforeAll, expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'
import { readQuestion } from '../read-question.ts'
import { answerQuestion } from './answer-question.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

function said(text: string): string {
  const { lexicon, currentYear, data } = world
  const answer = answerQuestion(readQuestion(text, { lexicon, currentYear, before: null }), data)
  return english.text(answer.text)
}

test('a rank without an interval says so', () => {
  const text = said('where does Kogi rank for post-neonatal mortality rate?')
  expect(text).toMatch(/^Kogi is number \d+/)
  expect(text).toContain('No interval is held here, so places with figures near it may not differ from it.')
})

test('fewer than 20 cases have no rank', () => {
  const text = said('where does Plateau rank for Lassa fever confirmed cases (year)?')
  expect(text).not.toContain('is number')
  expect(text).toContain('1 figure is based on fewer than 20 events and is not ranked.')
})

test('what is counted is ranked by itself', () => {
  const text = said('where does Kano rank for public primary care facilities?')
  expect(text).toMatch(/^Kano is number \d+/)
  expect(text).not.toContain('No interval')
})

test.each([
  ['does Kano have the lowest measles vaccination rate', 'No, not by these figures. Kano is number 7 of 37'],
  ['is Sokoto the worst in penta 3', 'Yes, by these figures. Sokoto is number 1 of 37'],
  ['is Lagos among the best five for ANC 4', 'Yes, by these figures. Lagos is number 1 of 37'],
  [
    'is Nasarawa among the worst ten states for distance to facility as a problem?',
    'No, not by these figures.',
  ],
])('an end that is asked about is answered by yes or no, and counted from there: %s', (text, words) => {
  expect(said(text)).toContain(words)
})

test('an order that is asked for by itself is counted from the highest, without yes or no', () => {
  expect(said('rank of Kano for stunting')).toMatch(/^Kano is number 7 of 37 .* counted from the highest/)
})
