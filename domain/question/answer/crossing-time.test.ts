import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

// The figures stand in datasets/.
describe('when a figure lay on a side of a number', () => {
  test.each([
    [
      'when did under five mortality fall below 120',
      'First below 120 in 2019',
      '117.5 per 1,000 (UN IGME 2019',
    ],
    ['in which year did penta 3 first pass 50% in nigeria', 'First above 50% in 2023–24', 'of 2018, is 50%'],
    [
      'in what year was DTP3 by WUENIC above 60% for the first time',
      'First above 60% in 2009',
      'of 2008, is 53%',
    ],
    ['when did polio cases reach zero', 'First at or below 0 in 2017', 'of 2016, is 5'],
    ["when did kano's penta 3 last exceed 45%", 'Last above 45% in 2023–24', 'newest figure of that series'],
    ['in which year did stunting first fall below 40% in kano', 'None of the 3 figures', 'is below 40%'],
    ['when was the last case of guinea worm', 'Last above 0 in 2008', 'of 2009, is 0'],
    ['in which year was the last reported polio case', 'Last above 0 in 2019', 'may have been so since'],
  ])('%s', (question, first, second) => {
    const { text, answer } = answeredTurns(world, [question])
    expect(answer.declined).toBe(false)
    expect(text).toContain(first)
    expect(text).toContain(second)
  })

  test('a next turn asks it of another place', () => {
    const { text } = answeredTurns(world, ['when did penta 3 first pass 50% in nigeria', 'and in lagos?'])
    expect(text).toContain('First above 50% in 2008: DPT 3 / Penta 3 coverage in Lagos was 74%')
  })

  test.each([
    ['is penta 3 above 60% in kano', 'threshold'],
    ['which states are above 60% in penta 3', 'threshold'],
    ['which year had the highest polio cases', 'extreme_in_time'],
  ])('%s is another question', (question, kind) => {
    expect(answeredTurns(world, [question]).question?.frame.kind).toBe(kind)
  })
})

describe('two times of one figure', () => {
  test.each([
    ['penta 3 in nigeria 2014 and the latest', ['43%', '67%']],
    ['maternal mortality ratio in 2000 and the current one', ['1,136', '993']],
    ['under five mortality now and in 1990', ['209.8', '104.9']],
    ['the first and the latest figure of fertility', ['6.0', '4.8']],
  ])('%s', (question, figures) => {
    const { text, question: asked } = answeredTurns(world, [question])
    expect(asked?.frame.kind).toBe('change')
    for (const figure of figures) expect(text).toContain(figure)
  })
})
