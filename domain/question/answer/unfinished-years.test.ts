import { beforeAll, expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'
import { readQuestion } from '../read-question.ts'
import { answerQuestion } from './answer-question.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

// NCDC, deaths by year: 155, 159, 72, 140 and 206 of 2019 to 2022 and 2024 stand without all weeks; 2023 and 2025 are whole.
test.each([
  [
    'lassa deaths since 2019',
    ['2019: 155', '2020: 159', '2021: 72', '2022: 140', '2024: 206', '210 in 2023'],
  ],
  ['lassa deaths since 2022', ['2022: 140', '2024: 206', '210 in 2023', '211 in 2025']],
  [
    'lassa deaths 2019 to 2023',
    ['2019: 155', '2022: 140', '2023: 210', 'not complete: 2019, 2020, 2021 and 2022'],
  ],
  ['lassa cases 2020, 2021 and 2022', ['2020: 1,182', '2021: 480', '2022: 1,022', 'not complete: 2020']],
])('%s: one sentence has every year that was asked for, and which are not complete', (question, parts) => {
  const [first] = answerQuestion(readQuestion(question, { ...world, before: null }), world.data).sentences
  const said = first ? english.text(first.said) : ''
  for (const part of parts) expect(said).toContain(part)
  expect(said).toContain('not complete')
  expect(said.length).toBeLessThanOrEqual(160)
})
