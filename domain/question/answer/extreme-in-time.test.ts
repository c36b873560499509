import { beforeAll, expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'
import { readQuestion } from '../read-question.ts'
import { answerQuestion } from './answer-question.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

// The figures of other sources beyond the end stand in the files of MICS, NNHS, JME and JRF-Admin, which reports up to 114%.
test.each([
  [
    'when was stunting lowest in Nigeria',
    'by NDHS: 36.8% in 2018',
    'lower by another source: 31.5% (NNHS 2019–20',
  ],
  ['when was measles coverage highest in Nigeria', 'by NDHS: 54% in 2018', 'higher by another source: 65'],
  ['when was wasting lowest', 'by NDHS: 8.4% in 2023–24', 'lower by another source: 6.5% (JME 2020)'],
])(
  '%s: the first sentence names its source and the figure of another that goes beyond it',
  (question, own, other) => {
    const [first] = answerQuestion(readQuestion(question, { ...world, before: null }), world.data).sentences
    const said = first ? english.text(first.said) : ''
    expect(said).toContain(own)
    expect(said).toContain(other)
  },
)
