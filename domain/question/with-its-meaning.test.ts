import { beforeAll, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

const TFR = 'Average number of children a woman would bear'
const STUNTED = 'height-for-age is below -2 SD'
const IMMUNIZED = 'BCG, three doses of DPT/Penta, three of polio and one of measles vaccine'
const SKILLED = 'attended by skilled health personnel'
const WASTED = 'weight-for-height is below -2 SD'

test.each([
  ['what does TFR mean and what is it in Kano', TFR, 5.8],
  ['define TFR and give the figure for Kano', TFR, 5.8],
  ['what is the meaning of total fertility rate and the value in Kano?', TFR, 5.8],
  ['what is TFR in Kano and what does it mean', TFR, 5.8],
  ["explain stunting and give me Yobe's figure", STUNTED, 54.5],
  ['explain stunting, and how high is it in Yobe?', STUNTED, 54.5],
  ['stunting in Yobe and its definition', STUNTED, 54.5],
  ['what is stunting and what is it in Yobe', STUNTED, 54.5],
  ['explain stunting. What is it in Yobe?', STUNTED, 54.5],
  ['stunting: what does it mean and what is the rate in Yobe', STUNTED, 54.5],
  // NDHS 2023-24: all basic vaccines 68.1% in Delta, skilled attendance 36.9% in Kano.
  ['How do I read fully immunised, and what is it for Delta?', IMMUNIZED, 68.1],
  ['fully immunised in Delta, and how should I read it', IMMUNIZED, 68.1],
  ['How should I understand stunting, and what is it in Yobe?', STUNTED, 54.5],
  ['what counts as skilled birth attendance and what is it in Kano', SKILLED, 36.9],
  ['how is stunting defined and what is it in Yobe', STUNTED, 54.5],
  ['how do you define stunting, and what is the figure for Yobe', STUNTED, 54.5],
  ['define wasting and tell me the value for Borno in 2018', WASTED, 16],
])('%s: the meaning and the figure', (text, meaning, value) => {
  const { answer, text: words } = answeredTurns(world, [text])
  expect(words).toContain(meaning)
  expect(answer.rows.map((row) => Math.round(row.value * 10) / 10)).toContain(value)
})

test.each([
  ['what does TFR mean', 0],
  ['stunting and wasting in Kano', 2],
  ['explain stunting and give me the capital of Yobe', 0],
])('%s: no meaning beside a figure', (text, rows) => {
  const { answer } = answeredTurns(world, [text])
  expect(answer.rows.filter(({ kind }) => kind === 'figure')).toHaveLength(rows)
})

test('how many have it stands beside what it means: no half is dropped', () => {
  const said = answeredTurns(world, ['what is catastrophic spending and how many households face it']).text
  expect(said).toContain('spending more than 10%')
  expect(said).toContain('in Nigeria: 15.8% (World Bank 2018)')
})
