import { beforeAll, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

const asked = (text: string) => answeredTurns(world, [text]).text

test.each([
  [
    'What is the maternal mortality ratio?',
    '993 per 100,000 (MMEIG 2023)',
    'Maternal deaths per 100,000 live births',
  ],
  ['What is the under-five mortality rate?', '104.9 per 1,000 (UN IGME 2023', 'before the fifth birthday'],
  ['what is stunting prevalence', '39.5% (NDHS 2023–24)', 'height-for-age'],
  ['what is penta 3 coverage', '53.4% (NDHS 2023–24)', 'third dose'],
  ['what is doctor density', '3.9 per 10,000 population (World Bank 2022)', 'Medical doctors per 10,000'],
])('%s: the figure and its meaning', (text, figure, meaning) => {
  expect(asked(text)).toContain(figure)
  expect(asked(text)).toContain(meaning)
})

test.each([
  'what is stunting?',
  'What does stunting mean',
  'define stunting',
  'what is the definition of stunting prevalence',
  'what is exclusive breastfeeding',
])('%s: the meaning alone', (text) => {
  expect(asked(text)).not.toContain('in Nigeria:')
})
