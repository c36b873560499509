import { beforeAll, expect, test } from 'vitest'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'
import { readQuestion } from '../read-question.ts'
import { answerQuestion } from './answer-question.ts'

const NATION = 1
const NORTH_EAST = 3

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

function rowsOf(text: string) {
  const { lexicon, currentYear, data } = world
  return answerQuestion(readQuestion(text, { lexicon, currentYear, before: null }), data).rows
}

test.each([
  ['how many states are above the target for measles', NATION],
  ['how many states are above 50% for penta 3', NATION],
  ['how many states are above the national average for penta 3', NATION],
  ['which states have ANC4 below 40% and stunting above 60%', NATION],
  ['how many states lost ground on BCG, NDHS 2013 to 2018', NATION],
  ['how many states in the North East are above 50% for penta 3', NORTH_EAST],
])('a count of places is of the place that holds them all: %s', (text, place) => {
  const counts = rowsOf(text).filter(({ kind }) => kind === 'count')
  expect(counts).not.toEqual([])
  expect(new Set(counts.map(({ location }) => location))).toEqual(new Set([place]))
})

test('a difference between two rounds is of both periods', () => {
  const change = rowsOf('how did BCG in Kano change from NDHS 2013 to NDHS 2018')
  expect(change.find(({ kind }) => kind === 'difference')?.period).toBe('2013/2018')
  const places = rowsOf('which states lost ground on BCG, NDHS 2013 to 2018')
  expect(new Set(places.filter(({ kind }) => kind === 'difference').map(({ period }) => period))).toEqual(
    new Set(['2013/2018']),
  )
})
