import { beforeAll, expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import { withhold } from '#domain/small-numbers/withhold.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'
import { readQuestion } from '../read-question.ts'
import { answerQuestion } from './answer-question.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

/** The answer with what the product keeps back: in Sapele the figure of 2018 is 12.2% with an interval from 0 to 27.8, that of 2015 is 1.2%. */
function said(text: string): string {
  const { lexicon, data, currentYear } = world
  const kept = (indicator: number) => {
    const { shown, withheld } = withhold(pointsWhere(data.tableOf(indicator), { indicator }), data.reference)
    return { ...tableOf(shown), withheld }
  }
  const questions = readQuestion(text, { lexicon, currentYear, before: null })
  return english.text(answerQuestion(questions, { ...data, tableOf: kept }).text)
}

const WITHHELD = 'is held (NMEP-HBHI 2018) and is not shown: it is of too few people, or too imprecise.'

test('a later figure that is held and not shown is not denied', () => {
  const text = said('effective malaria treatment, under 5 in Sapele')
  expect(text).toContain('1.2% (NMEP-HBHI 2015')
  expect(text).toContain(`A later figure ${WITHHELD}`)
  expect(text).not.toContain('Nothing later')
})

test('nor is one of a year that was asked for', () => {
  const text = said('effective malaria treatment, under 5 in Sapele in 2018')
  expect(text).toContain(`A figure ${WITHHELD} What is held: NMEP-HBHI 2015`)
  expect(text).not.toContain('No source has')
})

test('where nothing is kept back, nothing of it is said', () => {
  expect(said('effective malaria treatment, under 5 in Aba North')).toContain(
    'Nothing later than NMEP-HBHI 2018 is held',
  )
})
