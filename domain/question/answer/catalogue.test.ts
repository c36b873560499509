import { beforeAll, expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'
import { readQuestion } from '../read-question.ts'
import { answerQuestion } from './answer-question.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

function said(question: string): string {
  return english.text(answerQuestion(readQuestion(question, { ...world, before: null }), world.data).text)
}

test('sources with state figures are those alone that have figures by state', () => {
  // Rows of indicator 18 at states stand in six of the files: NDHS, NNHS, GDL, JRF-Admin, NICS and NmDHS.
  expect(said('which sources have state figures for penta 3')).toMatch(/: 6 sources have figures: NDHS/)
  const listed = said('list all data sources with state figures for immunisation')
  expect(listed).toMatch(/^9 sources have figures by state: /)
  expect(listed).not.toMatch(/WUENIC|World Bank/)
})

test('without an indicator no sources are counted for one place', () => {
  expect(said('how many sources have figures for Kano')).not.toMatch(/sources are held/)
})

test.each(['ANC 4 in Lagos 2018 and 2024', 'which states improved most in ANC 4 since 2018'])(
  '%s: births of five years against those of two are said to be',
  (question) => expect(said(question)).toContain('such as births of five years and of two'),
)
