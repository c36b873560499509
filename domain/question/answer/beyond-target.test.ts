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

test('above the target, where less is better, are those that miss it', () => {
  expect(said('how many states are above the target for infant mortality?')).toMatch(
    /^33 places of 37 miss the target of 38 or less for infant mortality rate \(GDL 2018\)/,
  )
  expect(said('which states are below the target for infant mortality?')).toMatch(/^4 places of 37 reach/)
})

test('where no interval is held, a target that is reached was not tested', () => {
  expect(said('which states are below the target for infant mortality?')).toContain(
    'no interval of them is held here, so this is not tested.',
  )
})

test('without a target nobody is ranked in its place', () => {
  expect(said('how many states are above the target for total fertility rate?')).toMatch(
    /^No target is known for (?:the )?total fertility rate\.$/i,
  )
})

test('a forecast says what the publisher itself expects, and how far it was off with its unit', () => {
  const text = said('what will population under 5 be in Nigeria in 2028?')
  expect(text).toMatch(/UNWPP itself expects [\d,]+ in 20\d\d\./)
  expect(text).toContain('If the course of UNWPP up to 2023 goes on')
})

test('a forecast goes on from the source that is quoted', () => {
  // UNWPP has 54.46 years for 2023; IHME, with 64.34 for 2019, is not quoted.
  const text = said('forecast life expectancy in Nigeria')
  expect(text).toContain('If the course of UNWPP up to 2023 goes on')
  expect(text).not.toContain('IHME')
})

test('a figure whose level nobody believes says so among those below a number', () => {
  // Doubtful of NDHS 2023–24 and below 50: Adamawa 24.39, Bauchi 27.91, Borno 37.74 and Gombe 38.83; Kano 36.89 is not.
  const text = said('how many states are below 50% for skilled attendance?')
  for (const place of ['Adamawa', 'Borno', 'Gombe'])
    expect(text).toMatch(new RegExp(`${place} \\d+\\.\\d% \\(implausible level\\)`))
  expect(text).not.toMatch(/Kano \d+\.\d% \(implausible/)
})
